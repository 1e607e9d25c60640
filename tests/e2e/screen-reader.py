# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn as somebody plays it who hears the table: what a screen reader finds there, and what its actions and a few keys do."""

import os

import desk
from ears import Atspi, GLib, children, find, find_program, hear, open_up, press, read
from keys import next_question, see_result, take_turn

RECORD = os.path.join(desk.DATA, 'screens', 'play.tagrecord.json')


def expect(words, text):
    for word in words:
        if word not in text:
            raise desk.Failure(f'“{word}” is not said: {text}')


def play_a_turn(table):
    """Everything has a name; a die is taken by its action, the shape is painted with Enter."""
    table.start(RECORD)
    program = desk.wait_for('the program on the bus', lambda: find_program(table))
    hear(program, Atspi.Role.STATUS_BAR, 'Zaz, choose a die')
    names = [cell.get_name() for cell in children(hear(program, Atspi.Role.TABLE, 'Old Harbour'))]
    expect(['A 1, Docks, tagged', 'G 6, Metro, free', 'L 8, Heights, '], '\n'.join(names[:96]))
    expect(['Row 1, ', 'Column A, ', 'taken by '], '\n'.join(names[96:]))
    hear(program, Atspi.Role.PUSH_BUTTON, 'Mika, ')
    hear(program, Atspi.Role.PUSH_BUTTON, 'Nono, ')

    n_events = len(desk.wait_for('the battle', table.battle).record['events'])
    press(hear(program, Atspi.Role.PUSH_BUTTON, 'Die 4 '))
    hear(program, Atspi.Role.STATUS_BAR, 'Zaz, place the ')
    table.key('Return')
    desk.wait_for('the turn to be taken', lambda: len(table.battle().record['events']) > n_events)
    table.quit()


def hear_fill(program):
    """What the journal says of an act that filled something and what it brought, or nothing."""
    try:
        for sum_of_act in (' Plus ', ' Minus '):
            node = find(program, Atspi.Role.STATUS_BAR, sum_of_act)
            if node is not None and 'Fills ' in read(node):
                return read(node)
    except GLib.Error:
        pass    # it went away while it was looked at
    return ''


def hear_fills_and_end(table):
    """What somebody fills is heard with its value, and the end after the last of it."""
    table.start(RECORD)
    program = desk.wait_for('the program on the bus', lambda: find_program(table))
    battle = next_question(table, desk.wait_for('the battle', table.battle))
    heard = ''
    while not battle.is_over():
        battle = next_question(table, take_turn(table, battle))
        heard = heard or hear_fill(program)
    if not heard:
        raise desk.Failure('nobody was heard to fill anything')
    hear(program, Atspi.Role.ALERT, 'The battle is over. ')
    hear(program, Atspi.Role.PUSH_BUTTON, 'See the Result')
    see_result(table)
    table.quit()


if __name__ == '__main__':
    open_up()
    desk.run([(play_a_turn, {}), (hear_fills_and_end, {})])
