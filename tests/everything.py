#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything that must hold, one pass after the other; the last line says "N passed, N failed".

Each check of the sources, each build, each case of a test program and each fuzz target counts as one."""

import argparse
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(TOP, 'tests', 'soak'))

import corpus  # noqa: E402

FUZZ_SECONDS = 30
# Many test programs are linked in each pass; this one takes a third of the time, where a system still has it.
FAST_LINKER = ['-Dc_link_args=-fuse-ld=gold'] if shutil.which('ld.gold') else []
LONGEST_LINE = 600    # characters of a message
# Following each allocation through libraries without frame pointers (fast_unwind_on_malloc=0) makes the tests four times slower. A leak is found
# without that; whether it is one of those that tests/lsan.supp names can only be told with it, so such a test runs again with WHOLE_STACKS.
SANITIZER_ENVIRONMENT = {
    'G_SLICE': 'always-malloc',
    'ASAN_OPTIONS': 'fast_unwind_on_malloc=1:detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1',
    'UBSAN_OPTIONS': 'halt_on_error=1:print_stacktrace=1',
    'LSAN_OPTIONS': f'suppressions={TOP}/tests/lsan.supp:print_suppressions=0',
}
WHOLE_STACKS = {**SANITIZER_ENVIRONMENT, 'ASAN_OPTIONS': SANITIZER_ENVIRONMENT['ASAN_OPTIONS'].replace('fast_unwind_on_malloc=1',
                                                                                             'fast_unwind_on_malloc=0:malloc_context_size=8'),
                # Whole programs are that much slower, too.
                'E2E_PATIENCE': '240'}
FUZZ_SEEDS = {
    'fuzz-board': ('data/boards', 'tests/data/boards', 'tests/data/broken/boards'),
    'fuzz-record': ('tests/data/records', 'tests/data/broken/records'),
}
SOURCE_CHECKS = ('format', 'licences', 'sizes', 'layers', 'folders', 'links', 'unused', 'sheets')


class Tally:
    """What has passed and failed so far."""

    def __init__(self):
        self.passed = 0
        self.failures = []

    def add(self, name, fine):
        if fine:
            self.passed += 1
        else:
            self.failures.append(name)
        return fine


def say(text):
    print(text, flush=True)


def shown_tail(text, n_lines=60):
    """The end of what a failing command said, without ninja's steps that went well."""
    for line in [line for line in text.splitlines() if not re.match(r'\[\d+/\d+\] ', line)][-n_lines:]:
        say(f'    {line[:LONGEST_LINE]}')


def run(command, **variables):
    """Runs a command from the top folder, without input; returns whether it succeeded, and its output."""
    done = subprocess.run(command, cwd=TOP, env={**os.environ, **variables}, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace', check=False)
    return done.returncode == 0, done.stdout


def step(tally, name, command, show=False, **variables):
    """One thing that succeeds or fails as a whole; its output is shown when it fails, or when asked for."""
    began = time.monotonic()
    fine, output = run(command, **variables)
    say(f'{name}: {"fine" if fine else "FAILED"} ({time.monotonic() - began:.0f} s)')
    if show or not fine:
        shown_tail(output)
    return tally.add(name, fine)


def build(tally, name, folder, options, targets=(), **variables):
    """Configures anew each time, so that a folder left by an older state of the project does no harm."""
    again = ['--reconfigure'] if os.path.exists(os.path.join(TOP, folder, 'build.ninja')) else []
    fine, output = run(['meson', 'setup', *again, *options, folder], **variables)
    if not fine:
        say(f'{name}: FAILED to configure')
        shown_tail(output)
        return tally.add(name, False)
    return step(tally, f'{name}, build', ['ninja', '-C', folder, '-j', '2', '-k', '0', *targets], **variables)


def cases_of(test):
    """The cases that passed and failed in one row of meson's log. A test that does not speak TAP is one case."""
    lines = re.findall(r'^(ok|not ok)\b(?: *\d+)?(.*)$', test.get('stdout') or '', re.MULTILINE)
    skipped = [rest for _, rest in lines if re.search(r'# *skip', rest, re.IGNORECASE)]
    passed = sum(1 for word, _ in lines if word == 'ok') - len(skipped)
    failed = [rest.strip(' -') for word, rest in lines if word == 'not ok' and not re.search(r'# *todo', rest, re.IGNORECASE)]
    if test['result'] == 'SKIP':
        return 0, [], max(1, len(skipped))
    if test['result'] not in ('OK', 'EXPECTEDFAIL'):
        return max(0, passed), failed or [test['result'].lower()], len(skipped)
    return (passed if lines else 1), [], len(skipped)


def read_log(folder):
    try:
        with open(os.path.join(TOP, folder, 'meson-logs', 'testlog.json'), encoding='utf-8', errors='replace') as log:
            return [json.loads(line) for line in log if line.strip()]
    except (OSError, ValueError):
        return []


def run_tests(folder, timeout_factor, names=(), **variables):
    """Runs all tests of a built folder, or those chosen; returns whether all went well, the output, and meson's log."""
    log = os.path.join(TOP, folder, 'meson-logs', 'testlog.json')
    if os.path.exists(log):
        os.remove(log)
    fine, output = run(['meson', 'test', '-C', folder, '--no-rebuild', '--num-processes', '4', '--timeout-multiplier', str(timeout_factor), *names],
                       **variables)
    return fine, output, read_log(folder)


def with_whole_stacks(folder, timeout_factor, tests):
    """The tests, those that leak replaced by another run of them in which the suppressions can see where a leak comes from."""
    leaking = {test['name'] for test in tests if 'LeakSanitizer' in (test.get('stderr') or '') + (test.get('stdout') or '')}
    if not leaking:
        return tests
    _, _, again = run_tests(folder, timeout_factor, sorted(name.rsplit(' / ', 1)[1] for name in leaking), **WHOLE_STACKS)
    return [test for test in tests if test['name'] not in leaking] + again


def suite(tally, name, folder, timeout_factor=1, chosen=(), **variables):
    """Runs the tests of a built folder, or those chosen, and counts their cases."""
    began = time.monotonic()
    fine, output, tests = run_tests(folder, timeout_factor, chosen, **variables)
    if variables:
        tests = with_whole_stacks(folder, timeout_factor, tests)
        fine = fine or bool(tests)
    n_passed, failures, n_skipped = 0, [], 0
    for test in tests:
        passed, failed, skipped = cases_of(test)
        n_passed += passed
        n_skipped += skipped
        failures += [f'{name}: {test["name"]}: {case}' for case in failed]
        if failed:
            say(f'{test["name"]}:')
            shown_tail((test.get('stdout') or '') + (test.get('stderr') or ''))
    if not fine and not failures:
        shown_tail(output)
        failures.append(f'{name}: the tests could not be run')
    tally.passed += n_passed
    tally.failures += failures
    skips = f', {n_skipped} skipped' if n_skipped else ''
    say(f'{name}, tests: {n_passed} fine, {len(failures)} failed{skips} ({time.monotonic() - began:.0f} s)')


def check_sources(tally, build_folder):
    for check in SOURCE_CHECKS:
        step(tally, f'sources, {check}', ['tests/check_sources.py', '--build', build_folder, check])


def gcc_pass(tally):
    if build(tally, 'gcc', 'build-gcc', ['-Dwerror=true', *FAST_LINKER], CC='gcc'):
        suite(tally, 'gcc', 'build-gcc')


def clang_pass(tally):
    """The other compiler's warnings and the sanitizers in one build: its sanitizers are the quicker ones, too. What reads texts or sources, or is
    played from outside by most of the same ways, was seen in the first build."""
    options = ['-Dwerror=true', '-Db_sanitize=address,undefined', '-Db_lundef=false', '-Doptimization=1', *FAST_LINKER]
    if build(tally, 'clang with sanitizers', 'build-sanitize', options, CC='clang'):
        suite(tally, 'clang with sanitizers', 'build-sanitize', timeout_factor=5, chosen=('--no-suite', 'once'), **SANITIZER_ENVIRONMENT)


def fuzz_targets():
    return [path for path in sorted(glob.glob(os.path.join(TOP, 'build-fuzz/tests/fuzz/fuzz-*'))) if os.path.isfile(path)]


def seeds_of(target):
    return [folder for folder in FUZZ_SEEDS.get(os.path.basename(target), ()) if os.path.isdir(os.path.join(TOP, folder))]


def fuzz_pass(tally):
    if not build(tally, 'fuzz', 'build-fuzz', ['-Dfuzz=true'], targets=['fuzz'], CC='clang'):
        return
    targets = fuzz_targets()
    if not targets:
        tally.add('fuzz: no targets', False)
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(lambda target: fuzz_for_a_while(tally, target), targets))


def fuzz_for_a_while(tally, target):
    """What is found here is thrown away; ./run soak keeps it."""
    with tempfile.TemporaryDirectory() as found:
        corpus.unpack(target, found)
        fuzz(tally, target, found, FUZZ_SECONDS)


def fuzz(tally, target, found, seconds, **how):
    """Begins with what is in the folder, where new finds go, and with the project's own files of that kind."""
    name = os.path.basename(target)
    words = os.path.join(TOP, 'tests', 'fuzz', name.removeprefix('fuzz-') + '.dict')
    dictionary = [f'-dict={words}'] if os.path.isfile(words) else []
    step(tally, name, [target, f'-max_total_time={seconds}', '-timeout=10', '-rss_limit_mb=2048', '-verbosity=0', '-print_final_stats=1',
                       f'-artifact_prefix={TOP}/build-fuzz/', *dictionary, found, *seeds_of(target)],
         ASAN_OPTIONS='detect_leaks=0', G_SLICE='always-malloc', **how)


def private_home(folder):
    """Tests never touch the home of the person who runs them."""
    for variable in [name for name in os.environ if name.startswith('XDG_')]:
        del os.environ[variable]
    os.environ['HOME'] = folder


def report(tally):
    """The last lines; returns what the program ends with."""
    for failure in tally.failures:
        say(f'FAILED: {failure}')
    say(f'{tally.passed} passed, {len(tally.failures)} failed')
    return 1 if tally.failures else 0


def main():
    parser = argparse.ArgumentParser(prog='./run test', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--quick', action='store_true', help="only the checks of the sources and gcc's build with its tests")
    options = parser.parse_args()
    tally = Tally()
    home = tempfile.mkdtemp(prefix='tag-city-home-')
    try:
        private_home(home)
        gcc_pass(tally)
        check_sources(tally, 'build-gcc')
        if not options.quick:
            clang_pass(tally)
            fuzz_pass(tally)
    except OSError as error:
        tally.failures.append(str(error))
    finally:
        shutil.rmtree(home, ignore_errors=True)
        result = report(tally)
    return result


if __name__ == '__main__':
    sys.exit(main())
