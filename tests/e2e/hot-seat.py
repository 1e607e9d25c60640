#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people at one screen: between their secret choices for the final die the shutter hides the boards."""

import time

import desk
from keys import play, play_to_end, see_result


def is_final(battle):
    return battle.is_over() or battle.phase == 'final'


def whole_battle(table):
    table.start(desk.SMALL_BOARD)
    table.key('Return')
    desk.wait_for('the battle to begin', table.battle)

    # Nothing is told to the other one, nor to the disk, before both have chosen.
    battle = play(table, is_final)
    n_events = len(battle.events)
    time.sleep(0.5)
    table.look('hot-seat-shutter')
    table.key('Return')
    time.sleep(0.5)
    table.look('hot-seat-raised')
    if len(table.battle().events) != n_events:
        raise desk.Failure('raising the shutter has played for somebody')

    battle = play_to_end(table)
    table.verify(battle)
    finals = [event for event in battle.events if event['event'] == 'final']
    if not finals or any(sorted(choice['seat'] for choice in event['choices']) != [0, 1] for event in finals):
        raise desk.Failure('somebody has not chosen what to do with a final die')
    see_result(table)
    table.quit()


if __name__ == '__main__':
    desk.run([(whole_battle, desk.last_battle([('Ana', 'human'), ('Zoe', 'human')]))])
