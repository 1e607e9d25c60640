#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through every window and page by keyboard: each opens, can be left again, and leaves the battle as it was."""

import time

import desk
from keys import next_question, play_to_end, see_result

WINDOWS = {'F1': 'Help', 'ctrl+comma': 'Preferences', 'ctrl+question': 'Shortcuts'}


def windows(table):
    """Everything at the desk that belongs to the program, but the main window."""
    return [window for window in table.find_windows() if window != table.window]


def visit(table, key):
    table.key(key)
    window = desk.wait_for(f'what {key} opens', lambda: windows(table))[-1]
    table.focus(window)
    time.sleep(0.4)
    table.look(f'tour-{WINDOWS[key].lower()}')
    table.key('Escape')
    desk.wait_for(f'what {key} opened to close', lambda: not windows(table))
    table.focus(table.window)


def windows_over_battle(table):
    table.start()
    table.key('Return')
    before = next_question(table, desk.wait_for('the battle to begin', table.battle))
    for key in WINDOWS:
        visit(table, key)
    table.key('ctrl+n')
    time.sleep(0.3)
    table.look('tour-new-over-battle')
    for key in ('ctrl+z', 'F10', 'Escape', 'F11', 'F11'):
        table.key(key)
        time.sleep(0.3)
    if table.battle().events != before.events or len(table.saves()) != 1:
        raise desk.Failure('looking around has changed the battle')
    table.quit()


def rematch_and_replay(table):
    """After a battle: watch it, come back, and play again with one key."""
    table.start(desk.SMALL_BOARD)
    table.key('Return')
    desk.wait_for('the battle to begin', table.battle)
    first = play_to_end(table)
    see_result(table)
    time.sleep(0.3)
    table.look('tour-result')
    table.key('Tab', 'Tab', 'Return')    # Rematch, New Battle, Watch Replay
    time.sleep(0.5)
    table.key('Home', 'Right', 'Right')
    time.sleep(0.3)
    table.look('tour-replay')
    table.key('Escape')
    time.sleep(0.3)
    table.look('tour-result-again')
    table.key('Return')
    second = desk.wait_for('the rematch', table.battle)
    if second.record['seed'] == first.record['seed'] or second.record['seats'] != first.record['seats']:
        raise desk.Failure('a rematch is the same people with other dice')
    table.quit()


if __name__ == '__main__':
    SEATS = desk.last_battle([('Ana', 'human'), ('Mika', 'bot:greedy')])
    desk.run([(windows_over_battle, SEATS), (rematch_and_replay, SEATS)])
