#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the first battle, which a guide teaches, from its offer at the first start to its winning end: by mouse alone and by keyboard alone. And leaves it."""

import time

import desk
from ears import Atspi, GLib, children, find, find_focus, find_program, hear, open_up

NEW = {'first-games': '@as []'}
PIN = 0.4    # seconds after which what was pinned can be sealed
N_STEPS = 8
GO_ON = (640, 748)    # under the choices for the final die
RESULT, WINNER = 'The battle ended in round 2', 'Zaz, Back Yard'    # the name of the winner's picture


def find_place(node):
    """The middle of a widget on the screen, or None."""
    try:
        place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    except GLib.Error:
        return None
    return (place.x + place.width / 2, place.y + place.height / 2) if place.width > 0 and place.height > 0 else None


def find_named(node, begin):
    """The first widget that can be seen and whose name begins so, or None."""
    try:
        if (node.get_name() or '').startswith(begin) and find_place(node):
            return node
        for child in children(node):
            found = find_named(child, begin)
            if found is not None:
                return found
    except GLib.Error:
        pass    # it went away while it was looked at
    return None


def begin(table):
    table.start()
    return desk.wait_for('the program on the bus', lambda: find_program(table))


def await_step(table, program, step):
    hear(program, None, f'step {step} of {N_STEPS}')
    table.wait_for_stillness()
    table.look(f'first-game-{step}')


def click(table, program, name):
    place = desk.wait_for(f'“{name}”', lambda: find_place(find_named(program, name)) if find_named(program, name) else None)
    table.click(place)


def end(table, program, go_on):
    """Goes on from the choices for the final die: what comes first may only show the last of them."""
    desk.wait_for('the choices for the final die', lambda: find_named(program, 'See the Result'))
    for _ in range(5):
        table.wait_for_stillness()
        go_on()
        try:
            desk.wait_for('the result', lambda: find(program, None, RESULT), 5)
            break
        except desk.Failure:
            continue
    hear(program, None, WINNER)
    table.look('first-game-result')
    if table.saves():
        raise desk.Failure('a battle for learning was kept')
    table.quit()


def by_mouse(table):
    program = begin(table)
    click(table, program, 'First Battle')
    for step in (1, 2):
        await_step(table, program, step)
        click(table, program, 'Next')
    await_step(table, program, 3)
    click(table, program, 'Die 2')
    await_step(table, program, 4)
    click(table, program, 'E 1')
    await_step(table, program, 5)
    for step, name in ((5, 'Use the Drone'), (6, 'Next'), (7, 'Pin It There')):
        await_step(table, program, step)
        click(table, program, name)
    await_step(table, program, 8)
    time.sleep(PIN)
    click(table, program, 'Seal')
    end(table, program, lambda: table.click(GO_ON))


def focus_on(table, program, name):
    """Goes from one widget to the next until it is that one."""
    for _ in range(40):
        focus = find_focus(program)
        if focus is not None and (focus.get_name() or '').startswith(name):
            return
        table.key('Tab')
        time.sleep(0.1)
    raise desk.Failure(f'no Tab leads to “{name}”')


def by_keyboard(table):
    program = begin(table)
    focus_on(table, program, 'First Battle')
    table.key('Return')
    for step, keys in ((1, ['Return']), (2, ['Return']), (3, ['2']), (4, ['Right', 'Right', 'Up', 'Return']), (5, ['Return']), (6, ['Return']), (7, ['Return'])):
        await_step(table, program, step)
        table.key(*keys)
    await_step(table, program, 8)
    time.sleep(PIN)
    table.key('Return')
    end(table, program, lambda: table.key('Return'))


def leave(table):
    program = begin(table)
    focus_on(table, program, 'First Battle')
    table.key('Return')
    await_step(table, program, 1)
    table.key('Return')
    await_step(table, program, 2)
    table.key('Escape')
    desk.wait_for('the new battle', lambda: find_named(program, 'Start'))
    if find_named(program, 'Straight to the Game'):
        raise desk.Failure('it is offered again')
    table.look('first-game-left')
    table.quit()


if __name__ == '__main__':
    open_up()
    desk.run([(case, NEW) for case in (by_mouse, by_keyboard, leave)])
