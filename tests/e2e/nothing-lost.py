#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A program that is killed in the middle of a battle, a log-out, a damaged save: nothing is lost and nothing is in the way."""

import os
import time

import desk
from keys import next_question, play, play_to_end, see_result

SEATS = desk.last_battle([('Ana', 'human'), ('Mika', 'bot:greedy')])


def begin(table):
    table.start(desk.SMALL_BOARD)
    table.key('Return')
    desk.wait_for('the battle to begin', table.battle)
    return play(table, lambda battle: len(battle.events) >= 3)


def continue_after(table, before):
    """Starts again and goes on: the button of the battle that was left has the keyboard."""
    table.start()
    table.look('continue')
    table.key('Return')
    time.sleep(0.5)
    battle = next_question(table, table.battle())
    if battle.events[:len(before.events)] != before.events:
        raise desk.Failure('the battle that goes on is another one')
    battle = play_to_end(table)
    if battle.events[:len(before.events)] != before.events:
        raise desk.Failure('the battle has forgotten its beginning')
    table.verify(battle)
    see_result(table)
    table.quit()


def killed_and_continued(table):
    before = begin(table)
    table.kill()
    continue_after(table, before)


def quit_and_continued(table):
    before = begin(table)
    table.quit()
    continue_after(table, before)


def damaged_save(table):
    """It is no battle to go on with, but the program starts and another one can be played."""
    folder = f'{table.home}/state/tag-city/games'
    os.makedirs(folder)
    for name, text in (('cut', '{"format": "tag-city-record", "ver'), ('empty', ''), ('wrong', '{"format": "tag-city-record", "version": 1}')):
        with open(f'{folder}/{name}.tagrecord.json', 'w', encoding='utf-8') as file:
            file.write(text)
    table.start()
    time.sleep(0.3)
    table.look('damaged-save')
    n_saves = len(table.saves())
    table.key('ctrl+Return')
    desk.wait_for('a new battle beside the damaged ones', lambda: len(table.saves()) > n_saves)
    table.quit()


if __name__ == '__main__':
    desk.run([(killed_and_continued, SEATS), (quit_and_continued, SEATS), (damaged_save, SEATS)])
