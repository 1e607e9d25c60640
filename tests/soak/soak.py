#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The long runs, each by its name; without names all of them, one after the other. Each is bounded in time.

  kills-game, kills-editor   1,000 ends at random moments each: nothing that was seen for half a second is lost
  reader                     20,000 changed boards and records, judged by two readers
  mutants                    mistakes made on purpose: the tests notice them
  fuzz                       every reader of files meets what libFuzzer invents; what it found is kept in tests/fuzz/corpus"""

import argparse
import os
import sys
import tempfile
import time

TESTS = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOP = os.path.dirname(TESTS)
sys.path.insert(0, TESTS)

import corpus  # noqa: E402
import everything  # noqa: E402

BUILD = 'build-soak'
LONGEST_FILE = 8192    # bytes; longer ones are not kept


def kills(tally, name, minutes):
    program = name.removeprefix('kills-')
    everything.step(tally, name, ['tests/with-display', sys.executable, '-B', 'tests/soak/kills.py', program, f'--driver={TOP}/{BUILD}/tests/killed-{program}',
                                  f'--lab={TOP}/{BUILD}/src/lab/tag-city-lab', f'--board={TOP}/data/boards/side-a.city.json', '--count=1000',
                                  f'--seconds={minutes * 60}', f'--seed={int(time.time())}'],
                    GSETTINGS_SCHEMA_DIR=f'{TOP}/{BUILD}/data', show=True)


def reader(tally, name, minutes):
    everything.step(tally, name, ['timeout', f'{minutes}m', sys.executable, '-B', 'tests/reader/differential.py', f'--lab={TOP}/{BUILD}/src/lab/tag-city-lab',
                                  '--count=20000', f'--seed={int(time.time())}'], show=True)


def mutants(tally, name, minutes):
    everything.step(tally, name, ['timeout', f'{minutes}m', sys.executable, '-B', 'tests/mutants/mutants.py'], show=True)


def fuzz(tally, name, minutes):
    if not everything.build(tally, name, 'build-fuzz', ['-Dfuzz=true'], targets=['fuzz'], CC='clang'):
        return
    targets = everything.fuzz_targets()
    for target in targets:
        grow_corpus(tally, target, minutes * 60 // len(targets))


def grow_corpus(tally, target, seconds):
    """Fuzzes for so long, and keeps the fewest files that reach as much as all of them."""
    with tempfile.TemporaryDirectory() as found, tempfile.TemporaryDirectory() as fewest:
        corpus.unpack(target, found)
        everything.fuzz(tally, target, found, seconds, show=True)
        if everything.step(tally, f'{os.path.basename(target)}, fewest files', [target, '-merge=1', f'-max_len={LONGEST_FILE}', '-verbosity=0', fewest, found,
                                                                                *everything.seeds_of(target)],
                           ASAN_OPTIONS='detect_leaks=0', G_SLICE='always-malloc'):
            corpus.pack(target, fewest)


JOBS = {'kills-game': (kills, 45), 'kills-editor': (kills, 45), 'reader': (reader, 30), 'mutants': (mutants, 120), 'fuzz': (fuzz, 60)}


def main():
    parser = argparse.ArgumentParser(prog='./run soak', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*', metavar='NAME', help=', '.join(JOBS))
    parser.add_argument('--minutes', type=int, help='how long each may take, instead of its own bound')
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in JOBS]
    if unknown:
        parser.error(f'there is no run called {unknown[0]}; there are {", ".join(JOBS)}')
    tally = everything.Tally()
    with tempfile.TemporaryDirectory(prefix='tag-city-home-') as home:
        everything.private_home(home)
        if everything.build(tally, 'soak', BUILD, ['--buildtype=debugoptimized', *everything.FAST_LINKER]):
            for name in options.names or JOBS:
                job, minutes = JOBS[name]
                job(tally, name, options.minutes or minutes)
    return everything.report(tally)


if __name__ == '__main__':
    sys.exit(main())
