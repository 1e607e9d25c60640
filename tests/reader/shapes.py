# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tokens: sets of squares that may be turned and flipped, and where they fit."""

# One of each free polyomino of up to five squares, as rows with / between them; docs/formats.md names them by the letters they look like.
DRAWN = {
    'I1': '1', 'I2': '11', 'I3': '111', 'V3': '11/10', 'I4': '1111', 'O4': '11/11', 'T4': '111/010', 'S4': '011/110', 'L4': '111/100',
    'F5': '011/110/010', 'I5': '11111', 'L5': '1111/1000', 'N5': '0111/1100', 'P5': '11/11/10', 'T5': '111/010/010', 'U5': '101/111',
    'V5': '111/100/100', 'W5': '110/011/001', 'X5': '010/111/010', 'Y5': '1111/0100', 'Z5': '110/010/011',
}
LARGE = 'I3 I4 O4 T4 S4 L4 P5 U5 V5 W5 L5'.split()


def pushed(cells):
    """The same shape in the top left corner."""
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    return frozenset((column - left, row - top) for column, row in cells)


def of_rows(rows):
    """The squares that are 1."""
    return frozenset((column, row) for row, text in enumerate(rows) for column, character in enumerate(text) if character == '1')


def orientations(cells):
    """A shape in all its turns, flipped and not."""
    found = set()
    for _ in range(4):
        cells = frozenset((-row, column) for column, row in cells)
        found |= {pushed(cells), pushed(frozenset((-column, row) for column, row in cells))}
    return found


def is_same(cells, shape):
    """Whether squares of a board make up a shape."""
    return len(cells) == len(shape) and pushed(cells) in orientations(shape)


def is_connected(cells):
    """Whether all squares hang together by their sides."""
    reached, waiting = set(), [next(iter(cells))]
    while waiting:
        column, row = waiting.pop()
        reached.add((column, row))
        beside = {(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)}
        waiting += beside & cells - reached
    return reached >= cells


def fits(shape, free):
    """Whether a shape can be drawn on some of these squares."""
    for turned in orientations(shape):
        first = min(turned)
        for column, row in free:
            if all((column + c - first[0], row + r - first[1]) in free for c, r in turned):
                return True
    return False


BUILT_IN = {name: of_rows(rows.split('/')) for name, rows in DRAWN.items()}
