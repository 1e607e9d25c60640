# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How somebody with a keyboard takes their turns. Every key is one that the table offers, and none is aimed: what is pressed too early or too late
meets another question and is an answer to it or nothing, so that a slow machine makes the battle longer and never wrong."""

import time

import desk

PIN = 0.35    # seconds after which what was pinned can be sealed
WAITS = (0.6, 1, 2)    # seconds until another way is tried: a busy machine is given more time


def ways(battle, drone_first):
    """Sequences of keys for the turn to be taken, the most wished for first."""
    if battle.phase == 'place':
        return [['Right'] * len(battle.dice) + ['Return'], ['Left'] * len(battle.dice) + ['Return']]
    if battle.phase == 'final':
        dice = ['Escape']
        tags = [['Return'], ['Escape', 'Return']]
    else:
        faces = [str(battle.dice[die]) for die in battle.dice_left()]
        dice = ['Escape', faces[0]]
        tags = [['Escape', face, 'Return'] for face in faces]
    drone = [*dice, 'd', 'Right', 'Return']
    networks = [*dice, 'n', 'Right', 'Return']
    return [drone, *tags, networks] if drone_first else [*tags, drone, networks]


def take_turn(table, battle, drone_first=False):
    """Tries one way after the other until the record has grown; returns the battle then."""
    n_events = len(battle.events)
    for wait in WAITS:
        for keys in ways(battle, drone_first):
            table.key(*keys)
            if battle.phase == 'final':
                time.sleep(PIN)
                table.key('Return')
            end = time.monotonic() + wait
            while time.monotonic() < end:
                now = table.battle()
                if now is None or len(now.events) > n_events or now.is_over():
                    return now
                time.sleep(0.01)
    raise desk.Failure(f'no key helps in {battle.phase} after {battle.events[-1]}')


def next_question(table, battle):
    """Waits until somebody is asked, or the battle is over."""
    def look():
        table.check_alive()
        now = table.battle()
        if now is not None and now.phase == 'roll' and now.events and not now.is_over():
            table.key('Return')    # shows all choices for the final die, then goes on
        return now if now is not None and (now.is_over() or now.waits_for_person()) else None
    return desk.wait_for(f'the table after {battle.phase}', look)


def play(table, until):
    """Plays until the battle says so; what it shows then is its whole record."""
    battle = next_question(table, table.battle())
    while not until(battle):
        battle = take_turn(table, battle, drone_first=len(battle.events) % 7 == 4)
        battle = next_question(table, battle)
    return battle


def play_to_end(table):
    return play(table, lambda battle: battle.is_over())


def see_result(table):
    """Goes on to the result: the first key may only show the last papers of the final die."""
    table.look('end-of-battle')
    for _ in range(10):
        table.key('Return')
        end = time.monotonic() + 1
        while time.monotonic() < end:
            if not table.saves():
                return
            time.sleep(0.05)
    raise desk.Failure('the result does not come')
