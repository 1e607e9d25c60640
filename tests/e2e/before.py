#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the first version left on somebody's disk still opens: settings, a battle, the hall of fame, records and boards (tests/data/before)."""

import glob
import json
import os
import shutil
import subprocess
import time

import desk
from keys import next_question, play_to_end

BEFORE = os.path.join(desk.DATA, 'before')


def move_in(table):
    """The home as the first version left it."""
    for source, target in (('settings.keyfile', 'config/glib-2.0/settings/keyfile'), ('statistics.json', 'data/tag-city/statistics.json')):
        os.makedirs(os.path.dirname(f'{table.home}/{target}'), exist_ok=True)
        shutil.copy(f'{BEFORE}/{source}', f'{table.home}/{target}')
    shutil.copytree(f'{BEFORE}/games', f'{table.home}/state/tag-city/games')
    shutil.copytree(f'{BEFORE}/boards', f'{table.home}/data/tag-city/boards')


def read_statistics(table):
    with open(f'{table.home}/data/tag-city/statistics.json', encoding='utf-8') as file:
        return json.load(file)['rows']


def call_lab(table, *arguments):
    done = subprocess.run([table.lab, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise desk.Failure(f'{arguments}: {done.stdout}{done.stderr}')


def continue_battle(table):
    """The battle of the first version goes on to its end and is counted beside the one that was counted before."""
    move_in(table)
    with open(glob.glob(f'{BEFORE}/games/*')[0], encoding='utf-8') as file:
        events = json.load(file)['events']
    rows = read_statistics(table)
    table.start()
    table.key('Return')
    time.sleep(0.5)
    battle = next_question(table, desk.wait_for('the battle', table.battle))
    if battle.record['events'][:len(events)] != events:
        raise desk.Failure('the battle that goes on is another one')
    table.verify(play_to_end(table))
    table.key('Return')
    desk.wait_for('the battle to be counted', lambda: sum(row['games'] for row in read_statistics(table)) == sum(row['games'] for row in rows) + 1)
    table.quit()


def open_records(table):
    """Every record replays by the rules, and every board can be played."""
    call_lab(table, 'verify', *glob.glob(f'{BEFORE}/records/*.json'), *glob.glob(f'{BEFORE}/games/*.json'))
    for board in glob.glob(f'{BEFORE}/boards/*.json'):
        if not board.endswith('/empty.city.json'):    # a template without a city in it
            call_lab(table, 'play', '--bots', 'easy', '--players', '2', '--games', '1', '--board', board, '--output', f'{table.home}/records')
    for record in sorted(glob.glob(f'{BEFORE}/records/*.json')):
        table.start(record)
        table.quit()


if __name__ == '__main__':
    desk.run([(continue_battle, {}), (open_records, {})])
