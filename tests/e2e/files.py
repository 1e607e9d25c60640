#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is given to the program on the command line, and what it says there."""

import os
import subprocess
import time

import desk
from keys import next_question, take_turn


def record(name):
    return os.path.join(desk.DATA, 'records', f'{name}.tagrecord.json')


def say(table, *arguments, **environment):
    """What the program says when it shows no window."""
    variables = {name: value for name, value in {**table.environment, **environment}.items() if value is not None}
    return subprocess.run([table.program, *arguments], env=variables, capture_output=True, text=True, timeout=desk.PATIENCE, check=False)


def version(table):
    done = say(table, '--version')
    if done.returncode != 0 or not done.stdout.startswith('tag-city ') or done.stdout.count('\n') != 1:
        raise desk.Failure(f'--version says {done.stdout!r} with {done.returncode}')


def no_screen(table):
    done = say(table, DISPLAY=None, WAYLAND_DISPLAY=None)
    if done.returncode != 1 or done.stderr.count('\n') != 1 or 'tag-city-lab' not in done.stderr:
        raise desk.Failure(f'without a screen it says {done.stderr!r} with {done.returncode}')


def finished_record(table):
    """It is watched: no battle begins, and the keys of the replay go both ways."""
    table.start(record('four-taggers'))
    table.key('Home', 'Right', 'Right', 'Left', 'End')
    time.sleep(0.5)
    table.look('replay')
    table.key('Escape')
    time.sleep(0.8)
    table.look('replay-result')
    if table.saves():
        raise desk.Failure('watching a battle has saved one')
    table.quit()


def unfinished_record(table):
    """It goes on in a save of its own; the file stays as it was."""
    path = record('unfinished')
    with open(path, encoding='utf-8') as file:
        before = file.read()
    table.start(path)
    desk.wait_for('the battle to go on', table.battle)
    battle = next_question(table, table.battle())
    take_turn(table, battle)
    with open(path, encoding='utf-8') as file:
        if file.read() != before:
            raise desk.Failure('the file that was opened has been changed')
    table.quit()


def damaged_record(table):
    """A message, behind which everything works."""
    path = os.path.join(table.home, 'damaged.tagrecord.json')
    with open(path, 'w', encoding='utf-8') as file:
        file.write('{"format": "tag-city-record"')
    table.start(path)
    time.sleep(0.5)
    table.look('damaged-record')
    table.check_alive()


if __name__ == '__main__':
    desk.run([(case, None) for case in (version, no_screen, finished_record, unfinished_record, damaged_record)])
