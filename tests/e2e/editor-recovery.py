#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The editor is killed in the middle of work: the next start offers it, and the file was never touched."""

import json
import os
import shutil

import desk
import editor_desk

BOARD = os.path.join(os.path.dirname(os.path.dirname(desk.DATA)), 'data', 'boards', 'side-a.city.json')


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def edit_and_die(table):
    """Fills the docks with the market and is killed as soon as that is kept."""
    path = os.path.join(table.home, 'mine.city.json')
    shutil.copy(BOARD, path)
    table.start(path)
    table.wait_for_title('Old Harbour')
    table.find_grid(12)
    table.key('2', 'g')
    table.click(table.square('B2'))
    table.wait_for_board('the docks to be gone', lambda board: not any('b' in row for row in board['grid']))
    table.kill()
    if read(path) != read(BOARD):
        raise desk.Failure('the file was touched')
    return path


def killed_and_recovered(table):
    path = edit_and_die(table)
    table.start()
    dialog = table.focus_dialog()
    table.look('editor-recover')
    table.key('Return')
    table.wait_for_end_of(dialog)
    table.wait_for_title('• Old Harbour')
    table.key('ctrl+s')
    desk.wait_for('the file to be written', lambda: read(path) != read(BOARD))
    if any('b' in row for row in json.loads(read(path))['grid']):
        raise desk.Failure('what was recovered is another board')
    desk.wait_for('the copy to go', lambda: not table.copies())


def killed_and_offered_again(table):
    """Whoever answers “later” is asked again, and nothing is lost by then."""
    edit_and_die(table)
    table.start()
    dialog = table.focus_dialog()
    table.key('Escape')
    table.wait_for_end_of(dialog)
    table.kill()
    if not table.copies():
        raise desk.Failure('the work is gone')
    table.start()
    table.focus_dialog()


if __name__ == '__main__':
    editor_desk.run([killed_and_recovered, killed_and_offered_again])
