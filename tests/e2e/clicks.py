#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clicks everything at the table that can be clicked, one thing before each turn, and takes every turn by keyboard: no click takes the keys away."""

import os
import re
import subprocess

import desk
from ears import Atspi, GLib, children, find_program, open_up
from keys import next_question, take_turn

RECORD = os.path.join(desk.DATA, 'screens', 'play.tagrecord.json')
ROLES = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.RADIO_BUTTON, Atspi.Role.CHECK_BOX)
LEADS_AWAY = ('Close', 'Minimize', 'Maximize', 'New battle')    # from the table, or the window from the screen


def list_buttons(node, found):
    """What can be clicked and has a name, by its name."""
    try:
        if node.get_role() in ROLES and node.get_state_set().contains(Atspi.StateType.SENSITIVE):
            place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
            if place.width > 0 and place.height > 0:
                found.setdefault(node.get_name(), (place.x + place.width / 2, place.y + place.height / 2))
    except GLib.Error:
        pass    # it has no place, or went away while it was looked at
    for child in children(node):
        list_buttons(child, found)
    return found


def put_away(table):
    """Closes whatever a click has opened, and gives the keyboard to the window that is left: there is nothing else on this screen to do it."""
    def is_alone():
        others = [window for window in table.find_windows() if window != table.window]
        for window in others:
            subprocess.run(['xdotool', 'windowfocus', window, 'key', 'Escape'], stderr=subprocess.DEVNULL, check=False)
        return not others
    table.key('Escape')
    desk.wait_for('the other windows to close', is_alone)
    table.focus(table.window)
    table.wait_for_stillness()


def click_next(table, program, clicked):
    """Clicks something of a kind that was not clicked yet (one die is as good as another); returns its name, or None."""
    for name, place in sorted(list_buttons(program, {}).items()):
        kind = re.sub(r' \d|[,:].*', '', name)
        if kind and kind not in clicked and not name.startswith(LEADS_AWAY):
            clicked.append(kind)
            table.click(place)
            table.wait_for_stillness()
            table.look(f'click-{len(clicked)}')
            put_away(table)
            return name
    return None


def click_everything(table):
    clicked, name = [], ''
    while name is not None:
        table.start(RECORD)
        program = desk.wait_for('the program on the bus', lambda: find_program(table))
        battle = next_question(table, desk.wait_for('the battle', table.battle))
        while name is not None and not battle.is_over():
            name = click_next(table, program, clicked)
            battle = next_question(table, desk.wait_for('the battle', table.battle))
            try:
                battle = next_question(table, take_turn(table, battle))
            except desk.Failure as failure:
                raise desk.Failure(f'after a click on “{name}”: {failure}') from None
        table.kill()
        for path in table.saves():
            os.remove(path)
    print(f'# {len(clicked)}: {", ".join(clicked)}')
    if len(clicked) < 15:
        raise desk.Failure(f'only this was found: {clicked}')


if __name__ == '__main__':
    open_up()
    desk.run([(click_everything, {})])
