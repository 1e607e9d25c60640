#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the records behind the pictures of Tag City's table again, from a battle of bots on the board as it is shipped.

make-records.py TAG-CITY-LAB FOLDER: the first seed whose battle has all the moments that the pictures need is taken."""

import copy
import json
import os
import subprocess
import sys

SEATS = (('Zaz', 'flamingo'), ('Mika', 'lagoon'), ('Nono', 'taxi'), ('Léa', 'mint'))
FIRST_ROUND = 7       # before it a board is too empty to show anything
FACE = 4              # of the die that the pictures take
LAST_SEED = 500


def battle_of(lab, seed, n_seats):
    command = [lab, 'play', '--board', 'side-a', '--bots', 'medium', '--players', str(n_seats), '--games', '1', '--seed', str(seed)]
    return json.loads(subprocess.run([*command, '--output', '-'], capture_output=True, check=True).stdout)


def rounds_of(events):
    """Each event with its round and the roll of that round."""
    number, dice = 0, []
    for index, event in enumerate(events):
        if event['event'] == 'roll':
            number, dice = number + 1, event['dice']
        yield index, event, number, dice


def is_play(event, dice):
    """Zaz tags with the die that the pictures take, and no other one shows the same face."""
    return event['event'] == 'turn' and event['seat'] == 0 and event['use'] == 'tag' and dice[event['die']] == FACE and dice.count(FACE) == 1


def moments_of(events):
    """How many events there are before Zaz takes the die, places dice as the leader, and before a final die."""
    moments = {}
    for index, event, number, dice in rounds_of(events):
        if number < FIRST_ROUND:
            continue
        if is_play(event, dice):
            moments['play'] = index
        elif event['event'] == 'place' and event['seat'] == 0:
            moments['leader'] = index
        elif event['event'] == 'final' and event['choices'][0]['seat'] == 0:
            moments['final-die'] = index
    return moments


def cut(record, n_events, people):
    """The record up to there, with those seats as people; without a number the whole of it."""
    made = copy.deepcopy(record)
    for seat, (name, paint) in enumerate(SEATS[:len(made['seats'])]):
        made['seats'][seat].update(name=name, paint=paint)
        if seat in people:
            made['seats'][seat]['controller'] = 'human'
    if n_events is not None:
        made['events'] = made['events'][:n_events]
        made.pop('result', None)
    return made


def find_battle(lab, n_seats):
    """The first battle that Zaz wins and that has all moments, with these."""
    for seed in range(1, LAST_SEED):
        record = battle_of(lab, seed, n_seats)
        moments = moments_of(record['events'])
        if record['result']['winners'] == [0] and len(moments) == 3:
            return record, moments
    sys.exit('No seed has all the moments.')


def write(folder, name, record):
    with open(os.path.join(folder, f'{name}.tagrecord.json'), 'w', encoding='utf-8') as file:
        json.dump(record, file, ensure_ascii=False, separators=(',', ':'))
        file.write('\n')


def main():
    lab, folder = sys.argv[1:]
    record, moments = find_battle(lab, 3)
    for name, n_events, people in (('play', moments['play'], (0,)), ('leader', moments['leader'], (0, 1, 2)),
                                   ('final-die', moments['final-die'], (0, 2)), ('result', None, (0,))):
        write(folder, name, cut(record, n_events, people))
    record, moments = find_battle(lab, 4)
    write(folder, 'four-taggers', cut(record, moments['play'], (0,)))
    write(folder, 'four-taggers-leader', cut(record, moments['leader'], (0,)))


if __name__ == '__main__':
    main()
