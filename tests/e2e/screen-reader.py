# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn as somebody plays it who hears the table: what a screen reader finds there, and what its actions and a few keys do."""

import os
import sys

try:
    import gi
except ImportError:
    # Another Python may come first; the system's own has what speaks to the desktop.
    if sys.executable != '/usr/bin/python3' and os.path.exists('/usr/bin/python3'):
        os.execv('/usr/bin/python3', ['/usr/bin/python3', '-B', *sys.argv])
    print('1..0 # SKIP Python cannot speak to the desktop here')
    sys.exit(0)

try:
    gi.require_version('Atspi', '2.0')
except ValueError:
    print('1..0 # SKIP there is nothing that screen readers speak through')
    sys.exit(0)

from gi.repository import Atspi, GLib

import desk
from keys import next_question, see_result, take_turn

RECORD = os.path.join(desk.DATA, 'screens', 'play.tagrecord.json')


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def read(node):
    """What is said of a widget: its name or, where newer versions of GTK let none be named, the text in it."""
    text = node.get_text_iface()
    return node.get_name() or (Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text is not None else '') or ''


def find(node, role, name):
    """The first widget below with that role of which those words are said, or None."""
    try:
        if node.get_role() == role and name in read(node):
            return node
        for child in children(node):
            found = find(child, role, name)
            if found is not None:
                return found
    except GLib.Error:
        pass    # it went away while it was looked at
    return None


def find_program(table):
    for program in children(Atspi.get_desktop(0)):
        if program.get_process_id() == table.process.pid:
            return program
    return None


def hear(program, role, name):
    return desk.wait_for(f'“{name}” to be heard', lambda: find(program, role, name))


def press(node):
    if not Atspi.Action.do_action(node, 0):
        raise desk.Failure(f'nothing can be done with “{node.get_name()}”')


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
    """What is said of the fill that stands on the table now, or nothing."""
    try:
        node = find(program, Atspi.Role.STATUS_BAR, ' fills ')
        return read(node) if node is not None else ''
    except GLib.Error:
        return ''    # it went away while it was looked at


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
    # What is filled with a drone can cost more than it brings.
    if ' Plus ' not in heard and ' Minus ' not in heard:
        raise desk.Failure(f'what it brings is not said: {heard}')
    hear(program, Atspi.Role.ALERT, 'The battle is over. ')
    hear(program, Atspi.Role.PUSH_BUTTON, 'See the Result')
    see_result(table)
    table.quit()


if __name__ == '__main__':
    os.environ['GTK_A11Y'] = 'atspi'
    Atspi.init()
    desk.run([(play_a_turn, {}), (hear_fills_and_end, {})])
