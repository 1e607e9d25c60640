#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the game or the editor at random moments and looks at what is left on the disk; to be run by tests/with-display.

kills.py game|editor --driver PROGRAM --lab PROGRAM --board FILE [--count N] [--seconds N] [--seed S]

What was on the screen for longer than half a second must be on the disk, all of it must be readable, and after the next start nothing lies about that
nobody needs. Speaks TAP."""

import argparse
import fcntl
import glob
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

SAFE_AFTER = 0.5     # seconds on the screen after which nothing may be lost
LONGEST_LIFE = 2.0   # seconds from the first word of a program to its end
PATIENCE = 60.0


def is_held(path):
    """Whether a running program has locked a file, or has given it its name since it was seen."""
    try:
        with open(path, 'rb') as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return not os.path.exists(path)
    except (BlockingIOError, FileNotFoundError):
        return True


class Life:
    """One start of a program, which says what it shows, and its end."""

    def __init__(self, command, environment):
        self.said = []
        self.heard = threading.Event()
        self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
        self.reader = threading.Thread(target=self._listen)
        self.reader.start()

    def _listen(self):
        for line in self.process.stdout:
            self.said.append((time.monotonic(), line.split()))
            self.heard.set()
        self.heard.set()

    def end_after(self, seconds):
        """Kills it so long after its first word; False if it ended by itself or said nothing."""
        self.heard.wait(PATIENCE)
        time.sleep(seconds)
        alive = self.process.poll() is None
        self.process.kill()
        self.killed = time.monotonic()
        self.process.wait()
        self.reader.join()
        return alive and bool(self.said)

    def last(self, word, before):
        """The number last said with that word, before that time; 0 for none."""
        return max((int(words[1]) for when, words in self.said if words[0] == word and when <= before), default=0)

    def count(self, word):
        return sum(1 for _, words in self.said if words[0] == word)


class Victim:
    """A program in a home of its own, with what must be true of that home."""

    def __init__(self, options):
        self.options = options
        self.home = tempfile.mkdtemp(prefix='tag-city-kills-')
        self.environment = {**os.environ, 'HOME': self.home, 'GSETTINGS_BACKEND': 'memory', 'XDG_STATE_HOME': f'{self.home}/state',
                            'XDG_DATA_HOME': f'{self.home}/data', 'XDG_CONFIG_HOME': f'{self.home}/config', 'XDG_CACHE_HOME': f'{self.home}/cache'}
        self.problems = []
        self.oldest_lost = 0.0
        self.n_unsure = 0

    def complain(self, number, text):
        self.problems.append(f'kill {number}: {text}')

    def read(self, number, path):
        try:
            with open(path, encoding='utf-8') as file:
                return json.load(file)
        except (OSError, ValueError) as error:
            self.complain(number, f'{os.path.basename(path)} cannot be read: {error}')
            return None

    def compare(self, number, life, word, on_disk):
        """Notes how old the oldest thing is that was shown and is not on the disk."""
        if life.last(word, life.killed) > on_disk:
            self.n_unsure += 1
            first_lost = min(when for when, words in life.said if words[0] == word and int(words[1]) > on_disk)
            self.oldest_lost = max(self.oldest_lost, life.killed - first_lost)
        shown = life.last(word, life.killed - SAFE_AFTER)
        if shown > on_disk:
            self.complain(number, f'{shown} {word} were shown, {on_disk} are on the disk')

    def leftovers(self):
        """What lies in the folders of the program and is neither work of a person nor held by a running program."""
        paths = [os.path.join(folder, name) for folder, _, names in os.walk(self.home) for name in names]
        return [os.path.basename(path) for path in paths if os.path.basename(path).startswith('.tag-city-') and not is_held(path)]

    def clear(self):
        shutil.rmtree(self.home, ignore_errors=True)


class Game(Victim):
    """Battles of which one at a time is played, saved and counted."""

    n_begun = 0

    def command(self):
        return [self.options.driver]

    def saves(self):
        return glob.glob(f'{self.home}/state/tag-city/games/*.tagrecord.json')

    def check(self, number, life):
        self.n_begun += life.count('begin')
        records = [record for record in (self.read(number, path) for path in self.saves()) if record is not None]
        unfinished = [record for record in records if 'result' not in record]
        if len(records) > 2 or len(unfinished) > 1:
            self.complain(number, f'{len(records)} saves of one player')
        if unfinished and not life.count('over'):
            self.compare(number, life, 'events', len(unfinished[0]['events']))
        if self.saves():
            done = subprocess.run([self.options.lab, 'verify', *self.saves()], capture_output=True, text=True, check=False)
            if done.returncode != 0:
                self.complain(number, f'verify: {done.stdout}{done.stderr}')

    def finish(self, number):
        """Each battle that was begun is unfinished on the shelf or counted once in the statistics."""
        unfinished = [path for path in self.saves() if 'result' not in (self.read(number, path) or {})]
        path = f'{self.home}/data/tag-city/statistics.json'
        counted = sum(row['games'] for row in self.read(number, path)['rows']) if os.path.exists(path) else 0
        print(f'# {self.n_begun} battles begun, {counted} counted, {len(unfinished)} to go on with')
        if counted + len(unfinished) != self.n_begun:
            self.complain(number, f'{self.n_begun} battles were begun, {counted} are counted and {len(unfinished)} are saved')


class Editor(Victim):
    """A board that is drawn at, saved now and then."""

    def __init__(self, options):
        super().__init__(options)
        self.path = shutil.copy(options.board, f'{self.home}/mine.city.json')

    def copies(self):
        """The newest text of each board, and the copies of those that have none."""
        folder = f'{self.home}/state/tag-city/editor'
        newest = glob.glob(f'{folder}/*.recovery.newest')
        return newest + [path for path in glob.glob(f'{folder}/*.recovery.json') if f'{path.removesuffix("json")}newest' not in newest]

    def command(self):
        return [self.options.driver, *([] if self.copies() else [self.path])]

    def stroke_of(self, board):
        text = ((board or {}).get('description') or {}).get('en', '0')
        return int(text) if text.isdigit() else 0

    def check(self, number, life):
        copies = [copy for copy in (self.read(number, path) for path in self.copies()) if copy is not None]
        if len(copies) > 1:
            self.complain(number, f'{len(copies)} copies of one board')
        strokes = [self.stroke_of(copy['board']) for copy in copies] + [self.stroke_of(self.read(number, self.path))]
        self.compare(number, life, 'stroke', max(strokes))
        if life.last('saved', life.killed) > strokes[-1]:
            self.complain(number, 'what was saved is not in the file')

    def finish(self, number):
        done = subprocess.run([self.options.lab, 'validate', self.path], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            self.complain(number, f'validate: {done.stdout}{done.stderr}')


def kill_often(victim, options):
    """Returns how often it was killed."""
    chance = random.Random(options.seed)
    end = time.monotonic() + options.seconds
    number = 0
    while number < options.count and time.monotonic() < end:
        life = Life(victim.command(), victim.environment)
        number += 1
        if not life.end_after(chance.uniform(0, LONGEST_LIFE)):
            victim.complain(number, f'the program ended by itself with {life.process.returncode}')
            break
        victim.check(number, life)
    return number


def start_once_more(victim, number):
    """A start that lives long enough to tidy up, and is asked to end, as a session does it."""
    life = Life(victim.command(), victim.environment)
    life.heard.wait(PATIENCE)
    time.sleep(LONGEST_LIFE)
    left = victim.leftovers()
    life.end_after(0)
    victim.check(number, life)
    if left:
        victim.complain(number, f'left lying about: {", ".join(left)}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('program', choices=('game', 'editor'))
    parser.add_argument('--driver', required=True)
    parser.add_argument('--lab', required=True)
    parser.add_argument('--board', required=True)
    parser.add_argument('--count', type=int, default=1000)
    parser.add_argument('--seconds', type=float, default=3600)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    victim = (Game if options.program == 'game' else Editor)(options)
    try:
        number = kill_often(victim, options)
        start_once_more(victim, number + 1)
        victim.finish(number + 1)
    finally:
        victim.clear()
    for problem in victim.problems[:40]:
        print(f'# {problem}')
    print(f'# {number} kills; {victim.n_unsure} in the middle of a save, the oldest thing lost {victim.oldest_lost * 1000:.0f} ms old')
    print(f'1..1\n{"not ok" if victim.problems else "ok"} 1 {options.program} killed')
    return 1 if victim.problems else 0


if __name__ == '__main__':
    sys.exit(main())
