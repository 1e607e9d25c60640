#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a whole board from an empty grid, with mouse and keyboard, saves it, and plays on it."""

import os
import signal
import subprocess

import desk
import editor_desk

EMPTY_TEMPLATE = (242, 250)    # on the page to start from
LEFT_TO_RIGHT = (100, 224)     # among the symmetries
ADD_DISTRICT, ROW_HEIGHT = (128, 383), 43    # with one district; each further one moves the button down


def begin(table):
    table.start()
    table.click(EMPTY_TEMPLATE)
    table.wait_for_title('New City')
    table.key('1', 'Return')    # the empty grid, of the usual size
    table.wait_for_title('New City')
    table.focus(table.window)
    table.find_grid(12)


def add_district(table, number):
    table.click((ADD_DISTRICT[0], ADD_DISTRICT[1] + ROW_HEIGHT * (number - 2)))
    table.wait_for_board(f'district {number}', lambda board: len(board['districts']) == number)
    table.wait_for_stillness()
    table.look(f'editor-district-{number}')
    table.key('Escape')    # it could be given a name at once
    table.point_at('F6')    # a hand comes from somewhere; a click right after what it closed may be lost with it


def paint_four_quarters(table):
    """One with the rectangle, one with the brush, one with keys alone, and one by filling what is left."""
    table.key('u')
    table.drag('A1', 'F4')
    table.wait_for_grid(*['aaaaaa......'] * 4, *['............'] * 4)

    add_district(table, 2)
    table.key('2', 'b')
    for row in (1, 2, 3, 4):
        table.drag(f'G{row}', f'L{row}')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['............'] * 4)

    add_district(table, 3)
    table.key('3', 'u')
    table.click(table.square('A5'))    # brings the keyboard to the squares
    table.key('Return', *['Right'] * 5, *['Down'] * 3, 'Return')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['cccccc......'] * 4)

    add_district(table, 4)
    table.key('4', 'g')
    table.click(table.square('I7'))
    return table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['ccccccdddddd'] * 4)


def undo_and_redo(table):
    table.key('ctrl+z')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['cccccc......'] * 4)
    table.key('ctrl+shift+z')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['ccccccdddddd'] * 4)


def erase_with_symmetry(table):
    """A pond in both upper corners, with one click."""
    table.click(LEFT_TO_RIGHT)
    table.key('e')
    table.click(table.square('A1'))
    table.wait_for_grid('.aaaaabbbbb.', *['aaaaaabbbbbb'] * 3, *['ccccccdddddd'] * 4)


def type_values(table):
    """Tab leads from the squares to the values."""
    table.key('Tab')
    table.key('9', 'Tab', '4', 'Tab')
    table.wait_for_board('the values of a column', lambda board: {'high': 9, 'low': 4} in (board['columns'] + board['rows']))


def save(table):
    table.key('ctrl+s')
    dialog = table.focus_dialog()
    table.key('Return')
    path = f'{table.boards}/new-city.city.json'
    desk.wait_for('the file', lambda: os.path.exists(path))
    table.wait_for_end_of(dialog)
    table.wait_for_title('New City')
    desk.wait_for('the copy to go', lambda: not table.copies())
    return path


def play(table):
    """One key, and the game is there with this board: its battle is saved with it."""
    table.key('F5')

    def find_game():
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', '^Tag City$'], capture_output=True, text=True, check=False)
        return next(iter(found.stdout.split()), None)
    game = desk.wait_for('the game', find_game)
    pid = int(subprocess.run(['xdotool', 'getwindowpid', game], capture_output=True, text=True, check=True).stdout)
    try:
        table.focus(game)
        table.wait_for_stillness()
        table.look('editor-play')
        table.key('ctrl+Return')
        battle = desk.wait_for('a battle on this board', table.battle)
        if battle.record['setup']['board']['grid'][0] != '.aaaaabbbbb.':
            raise desk.Failure('the battle is on another board')
    finally:
        os.kill(pid, signal.SIGTERM)


def from_empty_to_a_battle(table):
    begin(table)
    paint_four_quarters(table)
    undo_and_redo(table)
    erase_with_symmetry(table)
    type_values(table)
    table.look('editor-author')
    path = save(table)
    table.validate(path)
    play(table)


def an_empty_board_is_saved_but_not_played(table):
    begin(table)
    path = save(table)
    try:
        table.validate(path)
    except desk.Failure as failure:
        if 'no square is in the city' not in str(failure):
            raise
    else:
        raise desk.Failure('a board without a city passes for right')


if __name__ == '__main__':
    editor_desk.run([from_empty_to_a_battle, an_empty_board_is_saved_but_not_played])
