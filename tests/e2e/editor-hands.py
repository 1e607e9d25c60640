#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a whole board with the keyboard alone, and another with the mouse alone; both are saved and played on."""

import os
import signal
import subprocess

import desk
import editor_desk

# Where things lie in a window of 1280 × 800, for the mouse.
NEW_CITY = (242, 290)
EMPTY, START_PAINTING = (426, 680), (1050, 28)    # on the page of a new city
TOOLS = {'select': 36, 'brush': 78, 'rectangle': 120, 'fill': 162, 'eraser': 204, 'picker': 246}
TOOL_ROW = 115
ADD_DISTRICT, ROW_HEIGHT = (128, 383), 43         # with one district; each further one moves the button down
VALUES, BACK = (803, 83), (52, 28)
RAISE = (739, 754)                                # on the page of values
SAVE, PLAY = (68, 28), (1080, 28)


def type_text(table, words):
    table.check_alive()
    subprocess.run(['xdotool', 'type', '--delay', '12', words], check=True)


def name_district(table, number, english, french):
    """N opens the names, Tab goes on, and Return keeps them: the squares have the keys again."""
    table.key('n')
    table.wait_for_board(f'district {number}', lambda board: len(board['districts']) == number)
    table.wait_for_stillness()
    type_text(table, english)
    table.key('Tab')
    type_text(table, french)
    table.key('Return')
    board = table.wait_for_board(f'the name {english}', lambda board: any(
        district['name'] == {'en': english, 'fr': french} for district in board['districts'].values()))
    table.wait_for_stillness()    # the name is kept while it is typed, the popover goes after it
    return board


def rectangle(table, steps):
    """From where the cursor is."""
    table.key('u', 'Return', *steps, 'Return')


def save_and_find(table):
    path = f'{table.boards}/new-city.city.json'
    desk.wait_for('the file', lambda: os.path.exists(path))
    table.wait_for_title('New City')
    desk.wait_for('the copy to go', lambda: not table.copies())
    table.validate(path)
    return path


def find_game():
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', '^Tag City$'], capture_output=True, text=True, check=False)
    return next(iter(found.stdout.split()), None)


def see_battle(table, begin):
    """The game is there with this board; what begins the battle is given."""
    game = desk.wait_for('the game', find_game)
    pid = int(subprocess.run(['xdotool', 'getwindowpid', game], capture_output=True, text=True, check=True).stdout)
    try:
        table.focus(game)
        table.wait_for_stillness()
        begin()
        battle = desk.wait_for('a battle on this board', table.battle)
        return battle.record['setup']['board']
    finally:
        os.kill(pid, signal.SIGTERM)


def by_keyboard_alone(table):
    table.start()
    table.key('Tab', 'Tab', 'Tab', 'Tab', 'Return')
    table.wait_for_title('New City')
    table.key('1', 'Return')
    table.wait_for_stillness()

    rectangle(table, ['Right'] * 5 + ['Down'] * 7)
    table.wait_for_grid(*['aaaaaa......'] * 8)
    name_district(table, 2, 'Docks', 'Les Quais')
    table.key('Right', *['Up'] * 7)
    rectangle(table, ['Right'] * 5 + ['Down'] * 7)
    table.wait_for_grid(*['aaaaaabbbbbb'] * 8)
    table.look('hands-keyboard-painted')

    # The second one is cut in two, across its longer side.
    table.key('l', 'Return')
    table.wait_for_grid(*['aaaaaacccccc'] * 4, *['aaaaaabbbbbb'] * 4)
    table.key('ctrl+z')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 8)
    table.key('ctrl+shift+z')
    table.wait_for_grid(*['aaaaaacccccc'] * 4, *['aaaaaabbbbbb'] * 4)

    # All values go up by one, in the table.
    before = table.board()
    table.key('ctrl+t')
    table.wait_for_stillness()
    table.key('ctrl+a', 'plus')
    table.look('hands-keyboard-values')
    table.wait_for_board('higher values', lambda board: board['columns'][0]['high'] == before['columns'][0]['high'] + 1
                         and board['rows'][7]['high'] == before['rows'][7]['high'] + 1)
    table.key('alt+Left')    # Escape would first close the toast
    table.wait_for_stillness()

    table.key('ctrl+s')
    dialog = table.focus_dialog()
    table.key('Return')
    table.wait_for_end_of(dialog)
    save_and_find(table)
    table.key('F5')
    board = see_battle(table, lambda: table.key('ctrl+Return'))
    if board['grid'] != ['aaaaaacccccc'] * 4 + ['aaaaaabbbbbb'] * 4:
        raise desk.Failure('the battle is on another board')


def press(table, *place):
    """A hand comes from somewhere, and rests before it clicks."""
    x, y = (int(part) for part in place)
    subprocess.run(['xdotool', 'mousemove', str(x - 9), str(y), 'sleep', '0.1', 'mousemove', str(x), str(y), 'sleep', '0.15', 'click', '1'], check=True)
    table.wait_for_stillness()


def choose_tool(table, name):
    press(table, TOOLS[name], TOOL_ROW)


def add_district(table, number):
    press(table, ADD_DISTRICT[0], ADD_DISTRICT[1] + ROW_HEIGHT * (number - 2))
    table.wait_for_board(f'district {number}', lambda board: len(board['districts']) == number)
    table.wait_for_stillness()
    press(table, 700, 80)    # beside what has opened, which closes


def by_mouse_alone(table):
    table.start()
    press(table, *NEW_CITY)
    table.wait_for_title('New City')
    press(table, *EMPTY)
    press(table, *START_PAINTING)
    table.find_grid(12)

    choose_tool(table, 'rectangle')
    table.drag('A1', 'F8')
    table.wait_for_grid(*['aaaaaa......'] * 8)
    add_district(table, 2)
    table.drag('G1', 'L4')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['aaaaaa......'] * 4)
    add_district(table, 3)
    choose_tool(table, 'fill')
    press(table, *table.square('I7'))
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['aaaaaacccccc'] * 4)

    # A district is selected by a click and moved, and that is undone.
    choose_tool(table, 'select')
    press(table, *table.square('I7'))
    table.look('hands-mouse-selected')
    table.drag('I6', 'I5')
    table.wait_for_grid(*['aaaaaabbbbbb'] * 3, *['aaaaaacccccc'] * 4, 'aaaaaa......')
    press(table, 108, 28)
    table.wait_for_grid(*['aaaaaabbbbbb'] * 4, *['aaaaaacccccc'] * 4)

    # The first value of the table goes up by one.
    press(table, *VALUES)
    table.look('hands-mouse-values')
    before = table.board()
    press(table, 760, 160)
    press(table, *RAISE)
    table.wait_for_board('a higher value', lambda board: board != before)
    press(table, *BACK)

    press(table, *SAVE)
    dialog = table.focus_dialog()
    table.look('hands-mouse-save')
    shape = subprocess.run(['xdotool', 'getwindowgeometry', '--shell', dialog], capture_output=True, text=True, check=True).stdout
    at = {key: int(value) for key, value in (line.split('=') for line in shape.split())}
    press(table, at['X'] + at['WIDTH'] - 45, at['Y'] + at['HEIGHT'] - 28)
    table.wait_for_end_of(dialog)
    save_and_find(table)
    press(table, *PLAY)
    board = see_battle(table, lambda: press(table, 1097, 88))
    if board['grid'] != ['aaaaaabbbbbb'] * 4 + ['aaaaaacccccc'] * 4:
        raise desk.Failure('the battle is on another board')


if __name__ == '__main__':
    editor_desk.run([by_keyboard_alone, by_mouse_alone])
