#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A round as somebody hears it who plays with keyboard and screen reader: everything that is said is compared, word by word, with tests/data/transcript.
With --update at the end of its command it writes these files anew; they are for reading: each says what was pressed, and below what is heard then."""

import difflib
import os
import sys
import time

import desk
from ears import Listener, find_program, open_up
from keys import PIN

FOLDER = os.path.join(desk.DATA, 'transcript')
SEATS = [('Ana', 'human'), ('Mika', 'bot:greedy'), ('Nono', 'bot:greedy')]
UPDATE = '--update' in sys.argv


class Round:
    """One round of a battle that always takes the same course, and what is heard of it."""

    def __init__(self, table):
        self.table = table
        self.ears = Listener(table)
        self.table.move_pointer_away()
        self.table.start(desk.SMALL_BOARD)
        self.program = desk.wait_for('the program on the bus', lambda: find_program(table))
        self.lines = ['The program is there', *self.hear('the start')]

    def hear(self, cause, until=lambda: True):
        return ['  ' + line for line in self.ears.listen(self.program, cause, until)]

    def press(self, keys, until=lambda: True):
        self.lines += ['', keys]
        self.table.key(*keys.split())
        self.lines += self.hear(keys, until)

    def is_asked(self, phase, n_events=0):
        """Whether it is the person's turn, as the disk knows; the table says so in the same moment."""
        battle = self.table.battle()
        return battle is not None and battle.phase == phase and len(battle.events) >= n_events and battle.waits_for_person()


def play(it):
    it.press('Return', lambda: it.is_asked('place'))
    for key in ('Right', 'Left', 'Tab', 'Right', 'Right'):
        it.press(key)
    it.press('Return', lambda: it.is_asked('turn'))
    for key in ('6', 'Right', 'f', 'r', 'd', 'Escape', '6'):
        it.press(key)
    it.press('Return', lambda: it.is_asked('final'))
    it.press('Return')
    time.sleep(PIN)    # a second key so soon would be a slip
    it.press('Return', lambda: it.table.battle().phase == 'roll')
    it.press('Return', lambda: it.is_asked('turn'))
    it.press('ctrl+l')
    for key in ('Up', 'Up', 'ctrl+l'):
        it.press(key)


def compare(table, language):
    path = os.path.join(FOLDER, f'{language}.txt')
    it = Round(table)
    try:
        play(it)
    except desk.Failure:
        print('\n'.join('# ' + line for line in it.lines))
        raise
    table.quit()
    heard = '\n'.join(it.lines) + '\n'
    if UPDATE:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(heard)
        return
    with open(path, encoding='utf-8') as file:
        kept = file.read()
    if heard != kept:
        print('\n'.join('# ' + line for line in difflib.unified_diff(kept.splitlines(), heard.splitlines(), path, 'what was heard', lineterm='')))
        raise desk.Failure(f'something else is heard than in {path}; where that is right, run this with --update')


def english(table):
    compare(table, 'en')


def french(table):
    compare(table, 'fr')


if __name__ == '__main__':
    sys.argv = [word for word in sys.argv if word != '--update']
    open_up()
    # Who listens is given time: nothing goes on by itself.
    settings = {**desk.last_battle(SEATS, seed=1), desk.SCREEN_READER: 'true'}
    desk.run([(case, {**settings, 'language': f"'{language}'"}) for case, language in ((english, 'en'), (french, 'fr'))])
