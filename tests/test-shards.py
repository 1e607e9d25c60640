#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a playtest whole, on several threads and in parts, and wants the same bytes each time: test-shards.py LAB BOARDS. Speaks TAP.

The parts are also played by workers as docs/at-scale.md has it, one of which is killed in the middle and tried again; by GNU parallel where it is installed."""
import concurrent.futures
import json
import os
import shutil
import subprocess
import sys
import tempfile

LAB, BOARDS = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
PLAN = ['playtest', os.path.join(BOARDS, 'side-a.city.json'), os.path.join(BOARDS, 'backstreets.city.json'), '--battles', '23', '--seed', '5', '--json']

# What one worker runs for part {}: the file appears only when it is whole. The third part is killed the first time it is tried.
JOB = ('if [ {part} = 3 ] && [ ! -e tried ]; then touch tried; "$LAB" $PLAN --shard {part}/{n} >part-{part}.tmp & '
       'kill -9 $!; exit 1; fi; "$LAB" $PLAN --shard {part}/{n} >part-{part}.tmp && mv part-{part}.tmp part-{part}.json')


def lab(*arguments, expected=0):
    result = subprocess.run([LAB, *arguments], capture_output=True, check=False)
    assert result.returncode == expected, result.stderr.decode()
    return result.stdout


def write(name, content):
    with open(name, 'wb') as file:
        file.write(content)
    return name


def merged(n_parts, order=None):
    names = [write(f'{n_parts}-{part}.json', lab(*PLAN, '--shard', f'{part}/{n_parts}')) for part in range(1, n_parts + 1)]
    return lab('merge', '--json', *(reversed(names) if order == 'reversed' else names))


def play_by_parallel(n_parts, environment):
    job = JOB.format(part='{}', n=n_parts)
    subprocess.run(['parallel', '--jobs', '2', '--retries', '3', job, ':::', *map(str, range(1, n_parts + 1))], env=environment, check=True)


def play_by_workers(n_parts, environment):
    """What GNU parallel does with --jobs 2 --retries 3."""
    def work(part):
        job = JOB.format(part=part, n=n_parts)
        return any(subprocess.run(['sh', '-c', job], env=environment, check=False).returncode == 0 for _ in range(3))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        assert all(pool.map(work, range(1, n_parts + 1)))


def play_by_several(n_parts):
    environment = dict(os.environ, LAB=LAB, PLAN=' '.join(PLAN))
    if shutil.which('parallel'):
        play_by_parallel(n_parts, environment)
    else:
        play_by_workers(n_parts, environment)
    assert os.path.exists('tried')
    return lab('merge', '--json', *(f'part-{part}.json' for part in range(1, n_parts + 1)))


def cases():
    whole = lab(*PLAN)
    figures = json.loads(whole)
    yield 'one run has all battles', figures['played'] == [[0, 23]] and all(board['figures']['games'] == [23] for board in figures['boards'])
    for threads in '124':
        yield f'{threads} threads', lab(*PLAN, '--threads', threads) == whole
    for n_parts in (1, 2, 5, 24):
        yield f'{n_parts} parts', merged(n_parts) == whole
    yield 'parts in another order', merged(5, 'reversed') == whole
    lab('merge', '--json', '2-1.json', expected=1)
    yield 'a part alone is not whole', True
    lab('merge', '2-1.json', '2-1.json', expected=1)
    yield 'no battle counts twice', True
    other = write('other.json', lab('playtest', PLAN[1], '--battles', '23', '--seed', '6', '--json', '--shard', '2/2'))
    lab('merge', '2-1.json', other, expected=1)
    yield 'parts of another playtest', True
    yield 'workers, one of them killed', play_by_several(6) == whole


def main():
    number = 0
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for number, (title, is_fine) in enumerate(cases(), 1):
            print(f'{"ok" if is_fine else "not ok"} {number} {title}', flush=True)
        os.chdir('/')
    print(f'1..{number}')


main()
