#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole battle with the mouse alone: where things lie in a window of 1280 × 800 is known here, and nothing else."""

import math
import time

import desk

START = (1097, 88)
NETWORKS = (802, 86)
CONFIRM = (779, 644)    # the last place of the row under the board
GO_ON = (640, 748)    # under the choices for the final die
BUBBLES = [(250, 722), (343, 722), (435, 722), (527, 722), (619, 722)]    # a built-in board has five, large ones while networks are checked
GREAT_HQ, SMALL_HQ = (454, 365, 211), (1089, 234, 150)    # centre and radius while leading and while choosing
CORNER, SQUARE = (118, 198), 50    # of the grid
COLUMNS, ROWS = 12, 8
SHAPES = {'I3': ['###'], 'I4': ['####'], 'O4': ['##', '##'], 'T4': ['###', '.#.'], 'S4': ['.##', '##.'], 'L4': ['#.', '#.', '##'], 'P5': ['##', '##', '#.'],
          'U5': ['#.#', '###'], 'V5': ['#..', '#..', '###'], 'W5': ['#..', '##.', '.##'], 'L5': ['#.', '#.', '#.', '##']}    # the eleven large ones
PIN = 0.35    # seconds
WAITS = (0.4, 1, 2)    # seconds until a click counts as having had no effect, in each try: a busy machine is given more time


def section(disc, index):
    """Where a section of the HQ is clicked: between the label and its dice."""
    x, y, radius = disc
    angle = math.radians(60 * index - 90)
    return x + 0.46 * radius * math.cos(angle), y + 0.46 * radius * math.sin(angle)


def find_free(battle, seat):
    """The squares that a tagger has not painted yet, as rows and columns."""
    taken = {cell for event in battle.events for choice in event.get('choices', [event])
             if choice.get('seat') == seat for cell in choice.get('cells', [])}
    return {(row, column) for row in range(ROWS) for column in range(COLUMNS) if f'{chr(65 + column)}{row + 1}' not in taken}


def orientations(shape):
    """The squares of a shape in each way that it can be turned and flipped."""
    squares = [(row, column) for row, text in enumerate(SHAPES[shape]) for column, letter in enumerate(text) if letter == '#']
    found = []
    for _flip in range(2):
        for _turn in range(4):
            top, left = min(row for row, _ in squares), min(column for _, column in squares)
            pushed = sorted((row - top, column - left) for row, column in squares)
            if pushed not in found:
                found.append(pushed)
            squares = [(column, -row) for row, column in squares]
        squares = [(row, -column) for row, column in squares]
    return found


def find_places(battle, shape):
    """For each way to turn the shape that fits, where the pointer puts it on a free place."""
    free = find_free(battle, 0)
    places = []
    for squares in orientations(shape):
        height, width = (max(square[i] for square in squares) + 1 for i in (0, 1))
        fitting = [(row, column) for row, column in sorted(free) if all((row + down, column + across) in free for down, across in squares)]
        places += [(CORNER[0] + SQUARE * (column + width / 2), CORNER[1] + SQUARE * (row + height / 2)) for row, column in fitting[:1]]
    return places


def has_moved(table, battle, wait):
    end = time.monotonic() + wait
    while time.monotonic() < end:
        now = table.battle()
        if now is None or len(now.events) > len(battle.events):
            return True
        time.sleep(0.01)
    return False


def open_hq(table, battle, wait):
    table.click(*[section(GREAT_HQ, face - 1) for face in battle.dice])
    table.look('mouse-leading')
    table.click(CONFIRM)
    return has_moved(table, battle, wait)


def seal(table, battle):
    """The final die is pinned by the first click, and sealed by another one that is no double click."""
    if battle.phase == 'final':
        time.sleep(PIN)
        table.click(CONFIRM)


def spray(table, battle, die, wait):
    """Holds the shape of a die over places that it fits, turning it until it does."""
    places = find_places(battle, battle.record['setup']['hq']['sections'][battle.sections[die]])
    if not places:
        return False
    if battle.phase == 'turn':
        table.click(section(SMALL_HQ, battle.sections[die]))
    for _turn in range(4):
        table.click(places[0], button=3)
        table.click(*places)
        seal(table, battle)
        if has_moved(table, battle, wait):
            return True
    return False


def check_networks(table, battle, die, wait):
    """Uses a die up for the last bubble that is free; the first one is chosen already."""
    used = {choice.get('bubble') for event in battle.events for choice in event.get('choices', [event])}
    table.click(NETWORKS)
    if battle.phase == 'turn':
        table.click(section(SMALL_HQ, battle.sections[die]))
    free = [place for bubble, place in enumerate(BUBBLES) if bubble not in used]
    if free:
        table.click(free[-1])
    table.look('mouse-networks')
    table.click(CONFIRM)
    seal(table, battle)
    return has_moved(table, battle, wait)


def answer(table, battle, wait):
    if battle.phase == 'place':
        return open_hq(table, battle, wait)
    die = battle.dice_left()[0]
    if battle.phase == 'turn' and len(battle.events) < 8:
        return check_networks(table, battle, die, wait)    # once for the experience
    return any(spray(table, battle, each, wait) for each in battle.dice_left()) or check_networks(table, battle, die, wait)


def see_result(table):
    """The first click may only show the last choices for the final die."""
    table.look('mouse-over')
    for _ in range(10):
        table.click(GO_ON)
        end = time.monotonic() + 1
        while time.monotonic() < end:
            if not table.saves():
                return
            time.sleep(0.05)
    raise desk.Failure('the result does not come')


def whole_battle(table):
    table.start()
    table.click(START)
    desk.wait_for('the battle to begin', table.battle)
    while True:
        battle = desk.wait_for('the table', lambda: next((now for now in [table.battle()] if now and (now.is_over() or now.waits_for_person())), None))
        if battle.is_over():
            break
        if not any(answer(table, battle, wait) for wait in WAITS):
            raise desk.Failure(f'no click helps in {battle.phase} after {battle.events[-1]}')
    table.verify(battle)
    if not {'tag', 'social'} <= battle.uses(0):
        raise desk.Failure(f'the mouse has only done this: {battle.uses(0)}')
    see_result(table)
    time.sleep(0.5)
    table.look('mouse-end')
    table.quit()


if __name__ == '__main__':
    desk.run([(whole_battle, desk.last_battle([('Ana', 'human'), ('Mika', 'bot:greedy')]))])
