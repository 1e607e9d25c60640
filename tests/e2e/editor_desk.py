# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk with the board editor on it. What is being drawn is seen in the copy of unsaved work, and in the file once it is saved."""

import glob
import json
import os
import subprocess
import sys

import desk

STREET = bytes((0x4c, 0x4f, 0x5a))    # the colour of the streets, which lie around the grid as well
SCREEN = (1280, 800)


class EditorDesk(desk.Desk):
    """One person's home, with the editor running in it or not."""

    def __init__(self, editor, lab, schemas, game):
        super().__init__(editor, lab, schemas)
        self.environment['TAG_CITY_GAME'] = game
        self.environment['XDG_CACHE_HOME'] = f'{self.home}/cache'
        self.boards = f'{self.home}/data/tag-city/boards'
        self._grid = None

    def _width_of(self, window):
        shape = subprocess.run(['xdotool', 'getwindowgeometry', '--shell', window], capture_output=True, text=True, check=False).stdout
        return int(dict(line.split('=') for line in shape.split()).get('WIDTH', 0))

    def _find_window(self):
        """A question may be there as soon as the window that it is asked in, which is the larger one."""
        return max(self.find_windows(), key=self._width_of, default=None)

    def title(self):
        self.check_alive()
        return subprocess.run(['xdotool', 'getwindowname', self.window], capture_output=True, text=True, check=False).stdout.strip()

    def wait_for_title(self, title):
        desk.wait_for(f'the title “{title}”', lambda: self.title() == title)
        self.wait_for_stillness()

    def focus_dialog(self):
        """Gives the keyboard to the dialog that comes; returns its window."""
        dialog = desk.wait_for('a dialog', lambda: next((window for window in self.find_windows() if window != self.window), None))
        self.focus(dialog)
        self.wait_for_stillness()
        return dialog

    def wait_for_end_of(self, dialog):
        desk.wait_for('the dialog to go', lambda: dialog not in self.find_windows())
        self.focus(self.window)

    # What is drawn

    def copies(self):
        return glob.glob(f'{self.home}/state/tag-city/editor/*.recovery.json')

    def board(self):
        """The board as the copy of unsaved work has it, or None; a copy is replaced as a whole."""
        for path in self.copies():
            try:
                with open(path, encoding='utf-8') as file:
                    return json.load(file)['board']
            except FileNotFoundError:
                continue
        return None

    def wait_for_board(self, what, condition):
        def holds():
            self.check_alive()
            board = self.board()
            return board if board is not None and condition(board) else None
        return desk.wait_for(what, holds)

    def wait_for_grid(self, *rows):
        return self.wait_for_board(f'the grid {" ".join(rows)}', lambda board: board['grid'] == list(rows))

    def validate(self, path):
        done = subprocess.run([self.lab, 'validate', path], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise desk.Failure(f'validate: {done.stdout}{done.stderr}')

    # The canvas

    def find_grid(self, n_columns):
        """Looks where the grid is: within the streets around it."""
        shot = subprocess.run(['import', '-window', 'root', '-depth', '8', 'rgb:-'], capture_output=True, check=True).stdout
        width, height = SCREEN
        rows = [shot[3 * width * y:3 * width * (y + 1)] for y in range(height)]
        longest = max(range(height), key=lambda y: rows[y].count(STREET))
        line = [x for x in range(width) if rows[longest][3 * x:3 * x + 3] == STREET]
        middle = (line[0] + line[-1]) // 2
        top = next(y for y in range(height) if rows[y][3 * middle:3 * middle + 3] == STREET)
        street = next(y for y in range(top, height) if rows[y][3 * middle:3 * middle + 3] != STREET) - top
        level = rows[top + street + 60]    # below the corners, which are round
        left = next(x for x in range(width) if level[3 * x:3 * x + 3 * street] == street * STREET)
        right = next(x for x in reversed(range(width)) if level[3 * x:3 * x + 3 * street] == street * STREET) + street
        side = (right - left - 2 * street) / n_columns
        self._grid = (left, top, street, side)

    def square(self, name):
        """The middle of a square, "C4", on the screen."""
        left, top, street, side = self._grid
        column, row = ord(name[0]) - ord('A'), int(name[1:]) - 1
        return left + street + (column + 0.5) * side, top + street + (row + 0.5) * side

    def point_at(self, name):
        """Brings the pointer over a square, and waits until that is seen."""
        x, y = self.square(name)
        self.wait_for_stillness()
        subprocess.run(['xdotool', 'mousemove', str(int(x) - 8), str(int(y)), 'sleep', '0.05', 'mousemove', str(int(x)), str(int(y))], check=True)
        self.wait_for_stillness()

    def drag(self, start, end):
        """From one square to another, over those between as a hand goes."""
        (x, y), (to_x, to_y) = self.square(start), self.square(end)
        steps = 8
        moves = [['mousemove', str(int(x + (to_x - x) * i / steps)), str(int(y + (to_y - y) * i / steps)), 'sleep', '0.02']
                 for i in range(1, steps + 1)]
        self.check_alive()
        subprocess.run(['xdotool', 'mousemove', str(int(x)), str(int(y)), 'sleep', '0.05', 'mousedown', '1', 'sleep', '0.05',
                        *sum(moves, []), 'mouseup', '1'], check=True)


def run(cases):
    """Runs the cases, each at a desk of its own, and tells about them in TAP."""
    desk.run_at(cases, lambda _case: EditorDesk(*sys.argv[1:]))
