#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds tag-city-lab against the second reader in this folder on boards and records that were changed by chance:
differential.py --lab PROGRAM [--count N] [--seed S] [--keep FOLDER]. Speaks TAP; fails when the two disagree."""

import argparse
import collections
import glob
import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile

import judge
import mutations

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BATCH = 250
FRESH_GAMES = [
    ['--game=tag-city', '--bots=random', '--players=2', '--board=side-a', '--hq=random', '--drones=free'],
    ['--game=tag-city', '--bots=greedy,random,greedy', '--board=backstreets'],
    ['--game=tag-city', '--bots=random', '--players=4', '--board=side-b'],
    ['--game=tag', '--bots=random', '--players=2'],
    ['--game=tag', '--bots=random', '--players=3'],
    ['--game=tag', '--bots=greedy,random,random,greedy,random,random'],
    ['--game=roll-tag', '--bots=random', '--players=2'],
    ['--game=roll-tag', '--bots=greedy,random'],
]

Case = collections.namedtuple('Case', 'path kind refusal')


def load(path):
    """The document in a file."""
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def paths_of(ending, *folders):
    """The files of some folders of the project."""
    return [path for folder in folders for path in sorted(glob.glob(os.path.join(TOP, folder, '*' + ending)))]


def stored_documents():
    """Boards and records of the project, each with the ending of its name."""
    boards = paths_of('.city.json', 'data/boards', 'data/boards/templates', 'tests/data/boards', 'tests/data/records/boards')
    return [*(('.city.json', load(path)) for path in boards), *(('.tagrecord.json', load(path)) for path in paths_of('.tagrecord.json', 'tests/data/records'))]


def fresh_documents(lab, seed):
    """Records of games that were played just now."""
    for options in FRESH_GAMES:
        command = [lab, 'play', *options, '--games=2', f'--seed={seed}', '--threads=1', '--output=-']
        played = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        for line in played.splitlines():
            yield '.tagrecord.json', json.loads(line)


def known_contents(documents):
    """What is compared as it is: every document, files at the limits, and every file that is known to be wrong."""
    for ending in ('.city.json', '.tagrecord.json'):
        yield from limit_contents(ending, next(document for kind, document in documents if kind == ending))
    for ending, document in documents:
        yield 'unchanged', ending, json.dumps(document).encode()
    for ending, folder in (('.city.json', 'tests/data/broken/boards'), ('.tagrecord.json', 'tests/data/broken/records')):
        for path in paths_of(ending, folder):
            with open(path, 'rb') as file:
                yield os.path.basename(path), ending, file.read()


def count_values(value):
    """How many values there are, the one itself included."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return 1 + sum(count_values(part) for part in parts)


def limit_contents(ending, document):
    """Files at the limits of size, values, members and depth, and just beyond them."""
    n_values = count_values(document)
    for surplus in (0, 1):
        crowd = [0] * (250_000 - n_values - 1 + surplus)
        yield 'values', ending, json.dumps({**document, 'crowd': crowd}).encode()
        yield 'members', ending, json.dumps({**document, 'crowd': {f'm{number}': 0 for number in range(1024 + surplus)}}).encode()
        yield 'depth', ending, json.dumps({**document, 'deep': json.loads('[' * (31 + surplus) + ']' * (31 + surplus))}).encode()
        yield 'size', ending, json.dumps(document).encode().ljust(4 * 1024 * 1024 + surplus)


def changed_contents(documents, chance):
    """Kind, ending and bytes of changed files without end."""
    while True:
        ending, document = chance.choice(documents)
        names, content = mutations.mutate(chance, document)
        yield '+'.join(names), ending, content


def write_case(folder, number, kind, ending, content):
    """Writes one file, and asks the second reader about it."""
    path = os.path.join(folder, f'{number}{ending}')
    with open(path, 'wb') as file:
        file.write(content)
    return Case(path, kind, judge.judge(path, content))


def lines_of(output, pattern):
    """What the program says of each file, the first line that fits."""
    said = {}
    for line in output.decode('utf-8', 'replace').splitlines():
        match = re.match(r'(\S+\.(?:city|tagrecord)\.json): ' + pattern, line)
        if match:
            said.setdefault(match[1], match[2])
    return said


def ask(lab, command, paths):
    """What tag-city-lab refuses, by path; ends the test if the program ends in another way than it should."""
    if not paths:
        return {}
    done = subprocess.run([lab, command, *paths], capture_output=True, check=False)
    refused = lines_of(done.stdout, 'error: (.*)') if command == 'validate' else lines_of(done.stderr, '(.*)')
    if done.returncode != (1 if refused else 0):
        sys.exit(f'Bail out! {command} ended with {done.returncode}, {len(refused)} of {len(paths)} refused: {done.stderr[-500:]}')
    if command == 'verify' and set(lines_of(done.stdout, '(.*)')) | set(refused) != set(paths):
        sys.exit('Bail out! verify says nothing of some files')
    return refused


def number_of_event(text):
    """The event that a message names, or None."""
    match = re.match(r'events, (\d+)', text)
    return int(match[1]) if match else None


def disagreement(case, said):
    """In which way the two disagree, or None."""
    if case.refusal is None and said is not None:
        return 'only the program refuses'
    if case.refusal is not None and said is None:
        return 'only the second reader refuses'
    if said is not None and number_of_event(said) != number_of_event(str(case.refusal)):
        return 'both refuse, at different events'
    return None


def compare(lab, cases):
    """Asks the program about a batch of files; returns all disagreements."""
    refused = {}
    for command, ending in (('validate', '.city.json'), ('verify', '.tagrecord.json')):
        refused.update(ask(lab, command, [case.path for case in cases if case.path.endswith(ending)]))
    found = [(disagreement(case, refused.get(case.path)), case, refused.get(case.path)) for case in cases]
    return [entry for entry in found if entry[0]], len(refused)


def run(options, folder):
    """Makes and compares all files; returns how many there were and how many were refused, and the disagreements."""
    documents = [*stored_documents(), *fresh_documents(options.lab, options.seed)]
    changed = changed_contents(documents, random.Random(options.seed))
    source = enumerate(itertools.chain(known_contents(documents), itertools.islice(changed, options.count)))
    disagreements, n_refused, n_files = [], 0, 0
    while cases := [write_case(folder, number, *content) for number, content in itertools.islice(source, BATCH)]:
        found, refused = compare(options.lab, cases)
        disagreements += found
        n_refused += refused
        n_files += len(cases)
        kept = {case.path for _, case, _ in found}
        for case in cases:
            if case.path not in kept:
                os.unlink(case.path)
    return n_files, n_refused, disagreements


def show(disagreements):
    """The disagreements by kind, with some of each."""
    kinds = collections.Counter((way, case.kind) for way, case, _ in disagreements)
    for (way, kind), count in kinds.most_common():
        print(f'# {count} × {way}: {kind}')
    for way, case, said in disagreements[:200]:
        print(f'# {os.path.basename(case.path)}, {case.kind}: {way}\n#   program: {said}\n#   reader:  {case.refusal}')


def parse_options():
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--lab', required=True, help='the program tag-city-lab')
    parser.add_argument('--count', type=int, default=1000, help='how many changed files, besides those that are known')
    parser.add_argument('--seed', type=int, default=1, help='where chance begins')
    parser.add_argument('--keep', help='where files that the two disagree about are left')
    return parser.parse_args()


def main():
    """Runs the test."""
    options = parse_options()
    print('1..2', flush=True)
    with tempfile.TemporaryDirectory(prefix='tag-city-reader-') as temporary:
        if options.keep:
            os.makedirs(options.keep, exist_ok=True)
        n_files, n_refused, disagreements = run(options, options.keep or temporary)
    show(disagreements)
    print(f'{"not ok" if disagreements else "ok"} 1 {n_files} files, {len(disagreements)} disagreements')
    is_mixed = min(n_refused, n_files - n_refused) * 20 > n_files
    print(f'{"ok" if is_mixed else "not ok"} 2 of both kinds: {n_files - n_refused} right, {n_refused} refused')
    return bool(disagreements) or not is_mixed


if __name__ == '__main__':
    sys.exit(main())
