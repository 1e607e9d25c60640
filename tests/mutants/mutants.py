#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes mistakes on purpose, and looks whether the tests notice: mutants.py [--work FOLDER] [--only NAME…].

Each mistake in mutants.toml is made in a copy of the tree, alone; the tests that cover the place are built and run. Prints which mistakes
survived. Fails when a mistake cannot be made any more, or when fewer than 95 % of those that matter are noticed."""

import argparse
import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
WANTED_SHARE = 0.95

Mutant = collections.namedtuple('Mutant', 'name file before after tests harmless layer')
Outcome = collections.namedtuple('Outcome', 'mutant kind detail')    # kind: died, survived or broken


def read_mutants(path, only):
    """The mistakes of the list, or those that were asked for by name or layer."""
    with open(path, 'rb') as file:
        entries = tomllib.load(file)
    mutants = [Mutant(layer=layer, harmless=entry.pop('harmless', ''), **entry) for layer, rows in entries.items() for entry in rows]
    repeated = [name for name, count in collections.Counter(mutant.name for mutant in mutants).items() if count > 1]
    if repeated:
        sys.exit(f'These names stand twice in the list: {", ".join(repeated)}')
    return [mutant for mutant in mutants if not only or mutant.name in only or mutant.layer in only]


def copy_tree(target):
    """Brings the copy up to date with the working tree; files that did not change keep their times, so that little is built again."""
    listed = subprocess.run(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], cwd=TOP, capture_output=True, check=True).stdout
    names = {name for name in os.fsdecode(listed).split('\0') if name and os.path.isfile(os.path.join(TOP, name))}
    for name in names:
        copy_file(os.path.join(TOP, name), os.path.join(target, name))
    for folder, _, files in os.walk(target):
        for name in files:
            path = os.path.join(folder, name)
            if os.path.relpath(path, target) not in names:
                os.unlink(path)


def copy_file(source, target):
    """Copies a file unless the copy is the same already."""
    with open(source, 'rb') as file:
        content = file.read()
    if os.path.exists(target):
        with open(target, 'rb') as file:
            if file.read() == content:
                return
    os.makedirs(os.path.dirname(target), exist_ok=True)
    shutil.copyfile(source, target)
    shutil.copymode(source, target)


def configure(tree, build):
    """Sets the build folder up, once."""
    if os.path.exists(os.path.join(build, 'build.ninja')):
        return
    compiler = 'ccache gcc' if shutil.which('ccache') else 'gcc'
    subprocess.run(['meson', 'setup', build, tree, '--buildtype=debug'], env={**os.environ, 'CC': compiler}, stdout=subprocess.DEVNULL, check=True)


def read_tests(build):
    """All tests by name, as meson describes them."""
    told = subprocess.run(['meson', 'introspect', '--tests', build], capture_output=True, check=True).stdout
    return {test['name']: test for test in json.loads(told)}


def build_tests(build, tests, jobs):
    """Builds what some tests run; returns the end of what the compiler said, or nothing if all went well."""
    targets = {os.path.relpath(part, build) for test in tests for part in test['cmd'] if part.startswith(build + os.sep)}
    done = subprocess.run(['ninja', f'-j{jobs}', '-C', build, *sorted(targets)], capture_output=True, text=True, check=False)
    return '' if done.returncode == 0 else done.stdout[-1500:] + done.stderr[-500:]


def fails(test):
    """Whether a test notices something; one that takes very long does."""
    try:
        done = subprocess.run(test['cmd'], env={**os.environ, **test['env']}, cwd=test['workdir'], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, timeout=test['timeout'] * 6, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0 or re.search(rb'^not ok', done.stdout, re.MULTILINE) is not None


def sources(tree):
    """All sources of the programs."""
    return [os.path.join(folder, name) for top in ('src', 'editor') for folder, _, files in os.walk(os.path.join(tree, top))
            for name in sorted(files) if name.endswith(('.c', '.h'))]


def changed_text(text, mutant):
    """The source with the mistake in it, or None where the place is not found exactly once; how the text is laid out does not matter."""
    pattern = r'\s+'.join(re.escape(word) for word in mutant.before.split())
    places = list(re.finditer(pattern, text))
    if len(places) != 1:
        return None
    return text[:places[0].start()] + mutant.after.strip() + text[places[0].end():]


def places(mutant, paths):
    """The source, its text, and the text with the mistake, for every source in which it can be made."""
    for path in paths:
        with open(path, encoding='utf-8') as file:
            text = file.read()
        changed = changed_text(text, mutant)
        if changed is not None:
            yield path, text, changed


def find_place(mutant, tree):
    """Where a mistake can be made: in the file of that name, wherever that lies now, or in any other, if the text has moved; None if nowhere."""
    paths = sources(tree)
    named = list(places(mutant, [path for path in paths if os.path.basename(path) == mutant.file]))
    found = named or list(places(mutant, paths))
    return found[0] if len(found) == 1 else None


def check_places(mutants):
    """Says which mistakes cannot be made any more; returns whether all can."""
    broken = [mutant for mutant in mutants if find_place(mutant, TOP) is None]
    for mutant in broken:
        print(f'{mutant.layer}, {mutant.name}: the place is not found exactly once, in {mutant.file} or elsewhere')
    print(f'{len(mutants) - len(broken)} of {len(mutants)} mistakes can be made')
    return not broken


def attempt(mutant, tree, build, tests, jobs):
    """Makes one mistake, and takes it back."""
    place = find_place(mutant, tree)
    if place is None:
        return Outcome(mutant, 'broken', f'the place is not found exactly once, in {mutant.file} or elsewhere')
    path, text, changed = place
    try:
        write(path, changed)
        return judge(mutant, build, [tests[name] for name in mutant.tests], jobs)
    finally:
        write(path, text)


def write(path, text):
    """Replaces a source."""
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def judge(mutant, build, tests, jobs):
    """Builds and runs the tests of a mistake until one notices it."""
    complaint = build_tests(build, tests, jobs)
    if complaint:
        return Outcome(mutant, 'broken', f'does not build:\n{complaint}')
    for test in tests:
        if fails(test):
            return Outcome(mutant, 'died', test['name'])
    return Outcome(mutant, 'survived', mutant.harmless or 'nobody noticed')


def check_tests(build, mutants, tests, jobs):
    """All tests pass before anything is changed; otherwise every mistake would seem to be noticed."""
    missing = {name for mutant in mutants for name in mutant.tests} - set(tests)
    if missing:
        sys.exit(f'There is no test {", ".join(sorted(missing))}')
    needed = [tests[name] for name in sorted({name for mutant in mutants for name in mutant.tests})]
    complaint = build_tests(build, needed, jobs)
    if complaint:
        sys.exit(complaint)
    subprocess.run(['ninja', '-C', build, 'tag-city-gmo'], stdout=subprocess.DEVNULL, check=True)
    for test in needed:
        if fails(test):
            sys.exit(f'{test["name"]} fails without any mistake')


def summarize(outcomes):
    """Prints layers and survivors; returns whether enough were noticed."""
    for layer in dict.fromkeys(outcome.mutant.layer for outcome in outcomes):
        kinds = collections.Counter(outcome.kind for outcome in outcomes if outcome.mutant.layer == layer)
        print(f'{layer}: {sum(kinds.values())} mistakes, {kinds["died"]} noticed, {kinds["survived"]} survived, {kinds["broken"]} cannot be made')
    mattering = [outcome for outcome in outcomes if not outcome.mutant.harmless and outcome.kind != 'broken']
    died = sum(outcome.kind == 'died' for outcome in mattering)
    print(f'{died} of {len(mattering)} that matter were noticed')
    return died >= WANTED_SHARE * len(mattering) and not any(outcome.kind == 'broken' for outcome in outcomes)


def parse_options():
    """What the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--work', default=os.path.join(TOP, 'build-mutants'), help='where the copy and its build lie; kept for the next time')
    parser.add_argument('--list', default=os.path.join(HERE, 'mutants.toml'), help='another list of mistakes')
    parser.add_argument('--only', nargs='+', default=[], help='names of mistakes or layers')
    parser.add_argument('--check', action='store_true', help='only look whether each mistake can be made')
    parser.add_argument('--jobs', type=int, default=2, help='how many compilers run at the same time')
    return parser.parse_args()


def main():
    """Tries all mistakes."""
    options = parse_options()
    mutants = read_mutants(options.list, options.only)
    if options.check:
        return not check_places(mutants)
    tree, build = os.path.join(os.path.abspath(options.work), 'tree'), os.path.join(os.path.abspath(options.work), 'build')
    os.makedirs(tree, exist_ok=True)
    copy_tree(tree)
    configure(tree, build)
    tests = read_tests(build)
    check_tests(build, mutants, tests, options.jobs)
    outcomes = []
    for mutant in mutants:
        outcomes.append(attempt(mutant, tree, build, tests, options.jobs))
        print(f'{outcomes[-1].kind}: {mutant.layer}, {mutant.name} ({mutant.file}): {outcomes[-1].detail}', flush=True)
    return not summarize(outcomes)


if __name__ == '__main__':
    sys.exit(main())
