#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the game from noise and sines: make-sounds.py NAME FILE.wav

Every run gives the same bytes, so that the build is reproducible.
"""

import array
import math
import random
import sys
import wave

RATE = 44100


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def mix(into, sound, at=0.0, gain=1.0):
    """Adds a sound to another one, which grows where needed."""
    start = int(RATE * at)
    into.extend([0.0] * max(0, start + len(sound) - len(into)))
    for i, value in enumerate(sound):
        into[start + i] += gain * value
    return into


def noise(seconds, source):
    return [source.uniform(-1, 1) for _ in range(int(RATE * seconds))]


def low_pass(sound, cutoff):
    """One pole is enough: the ear hears the colour, not the slope."""
    k = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    out, level = [], 0.0
    for value in sound:
        level += k * (value - level)
        out.append(level)
    return out


def high_pass(sound, cutoff):
    return [value - low for value, low in zip(sound, low_pass(sound, cutoff))]


def fade(sound, attack, decay):
    """Rises in `attack` seconds and then falls by e in `decay`."""
    rise = max(1, int(RATE * attack))
    return [
        value * min(1.0, i / rise) * math.exp(-max(0, i - rise) / (RATE * decay))
        for i, value in enumerate(sound)
    ]


def tone(frequency, seconds, harmonics=(1.0,), bend=0.0):
    """A sum of sines; `bend` is how many octaves it has risen by its end."""
    out, phase, n = [], 0.0, int(RATE * seconds)
    for i in range(n):
        phase += 2 * math.pi * frequency * 2 ** (bend * i / n) / RATE
        out.append(sum(a * math.sin(phase * (k + 1)) for k, a in enumerate(harmonics)))
    return out


def knock(source, pitch, loudness):
    body = fade(tone(pitch, 0.06, (1, 0.5, 0.3)), 0.001, 0.012)
    click = fade(high_pass(noise(0.03, source), 1800), 0.0005, 0.004)
    return mix(mix(silence(0.07), body, gain=0.7 * loudness), click, gain=0.9 * loudness)


def dice(source):
    out = silence(0.75)
    at, gap = 0.0, 0.055
    while at < 0.62:
        mix(out, knock(source, source.uniform(420, 760), 1 - at), at)
        at, gap = at + gap * source.uniform(0.7, 1.3), gap * 1.08
    return out


def push(source):
    slide = fade(low_pass(noise(0.16, source), 900), 0.04, 0.05)
    return mix(mix(silence(0.24), slide, gain=1.4), knock(source, 330, 0.8), 0.13)


def hiss(source, seconds):
    return high_pass(low_pass(noise(seconds, source), 7500), 1600)


def spray(source):
    out = silence(0.5)
    mix(out, fade(hiss(source, 0.42), 0.03, 0.2), gain=0.9)
    return mix(out, knock(source, 900, 0.3), 0.0)


def shake(source):
    """The ball in the can: it is what an illegal place sounds like."""
    out = silence(0.34)
    for i in range(3):
        mix(out, knock(source, 1250 - 90 * i, 0.55), 0.09 * i)
    return out


def fill(source):
    out = silence(0.7)
    for i, step in enumerate((0, 4, 7)):
        note = fade(tone(523.25 * 2 ** (step / 12), 0.45, (1, 0.35, 0.12)), 0.005, 0.13)
        mix(out, note, 0.07 * i, 0.5)
    return mix(out, fade(hiss(source, 0.2), 0.02, 0.06), gain=0.25)


def shutter(source):
    out = silence(0.62)
    for i in range(13):
        slat = fade(low_pass(noise(0.05, source), 2600), 0.002, 0.012)
        mix(out, slat, 0.032 * i, 0.5 + 0.03 * i)
    return mix(out, fade(tone(74, 0.2, (1, 0.6, 0.4)), 0.002, 0.06), 0.42, 1.1)


def drone(source):
    out = fade(tone(180, 0.5, (0.7, 0.4, 0.3, 0.2), bend=0.7), 0.08, 0.28)
    return mix(out, fade(low_pass(noise(0.5, source), 500), 0.1, 0.2), gain=0.5)


def bubble(source):
    out = silence(0.3)
    for i in range(2):
        mix(out, fade(tone(480 + 160 * i, 0.12, (1, 0.2), bend=0.8), 0.004, 0.035), 0.09 * i, 0.7)
    return out


def draw(source):
    """A card leaves a pile: a short, bright stroke."""
    stroke = fade(high_pass(low_pass(noise(0.11, source), 6500), 1400), 0.03, 0.022)
    return mix(mix(silence(0.16), stroke, gain=0.9), knock(source, 1500, 0.12), 0.075)


def card(source):
    """A card is laid: it slides and is patted down."""
    slide = fade(high_pass(low_pass(noise(0.14, source), 3600), 700), 0.05, 0.03)
    pat = fade(low_pass(noise(0.07, source), 700), 0.002, 0.016)
    return mix(mix(silence(0.24), slide, gain=0.7), pat, 0.1, 2.2)


def freeze(source):
    """Thin ice: high notes that stay a little."""
    out = silence(0.8)
    for i, step in enumerate((0, 7, 14, 11)):
        mix(out, fade(tone(1318.5 * 2 ** (step / 12), 0.5, (1, 0.1, 0.25)), 0.003, 0.12), 0.06 * i, 0.35)
    return mix(out, fade(hiss(source, 0.4), 0.1, 0.12), gain=0.25)


def caught(source):
    """Somebody is IT: two low steps down."""
    out = silence(0.6)
    for i, pitch in enumerate((196, 146.8)):
        mix(out, fade(tone(pitch, 0.3, (1, 0.6, 0.4, 0.2), bend=-0.25), 0.006, 0.1), 0.16 * i, 0.7)
    return mix(out, knock(source, 300, 0.5), 0.0)


def win(source):
    out = silence(1.9)
    for at, step in ((0, 0), (0.14, 4), (0.28, 7), (0.42, 12), (0.72, 7), (0.86, 12)):
        note = fade(tone(392 * 2 ** (step / 12), 0.9, (1, 0.45, 0.25, 0.1)), 0.008, 0.24)
        mix(out, note, at, 0.42)
    mix(out, fade(tone(98, 0.7, (1, 0.5)), 0.004, 0.22), 0.42, 0.6)
    return mix(out, fade(hiss(source, 0.9), 0.3, 0.3), 0.7, 0.3)


SOUNDS = {
    make.__name__: make
    for make in (bubble, card, caught, dice, draw, drone, fill, freeze, push, shake, shutter, spray, win)
}


def save(sound, path):
    peak = max(abs(value) for value in sound)
    samples = array.array("h", (round(26000 * value / peak) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in SOUNDS:
        sys.exit("usage: make-sounds.py %s FILE.wav" % "|".join(SOUNDS))
    save(SOUNDS[sys.argv[1]](random.Random(sys.argv[1])), sys.argv[2])


main()
