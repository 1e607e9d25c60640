#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays TAG and Roll Tag without the mouse and without the keyboard, from a file to the end, once with a break in the middle. Nothing is aimed at a moment: a key or click that comes too
early or too late meets another question and is an answer to it or nothing."""

import itertools
import json
import os
import subprocess
import time
import types

import desk

# Where things lie on Roll Tag's table in a window of 1280 × 800.
CARDS = [(392, 690), (515, 690), (640, 690), (764, 690), (888, 690)]
PILES = [(540, 255), (740, 255), (540, 445), (740, 445)]
ROLL = (1126, 698)

# And on TAG's: the deck, where a hand of any size has cards, and the lowest of the buttons.
DECK = (532, 427)
HAND = [(612, 690), (745, 690), (810, 690), (878, 690), (1008, 690)]
LAST_BUTTON = (1203, 755)

CONTINUE = (1068, 147)     # on the page of the new battle

WAIT = 0.15            # seconds until what was done counts as having had no effect
LONGEST_GAME = 150     # seconds


def deal(table, game, controllers):
    """The file of a game that has not begun: what the headless program deals, with other players and without its moves."""
    path = os.path.join(table.home, 'dealt.jsonl')
    subprocess.run([table.lab, 'play', '--game', game, '--bots', 'random', '--players', str(len(controllers)), '--seed', '11', '--output', path],
                   check=True)
    with open(path, encoding='utf-8') as file:
        record = json.load(file)
    for seat, controller in zip(record['seats'], controllers):
        seat['controller'] = controller
    record['events'] = []
    del record['result']
    dealt = os.path.join(table.home, 'dealt.tagrecord.json')
    with open(dealt, 'w', encoding='utf-8') as file:
        json.dump(record, file)
    return dealt


def saved(table):
    """The newest saved game, or None; a save is replaced as a whole, so that it can be read at any time."""
    for path in reversed(table.saves()):
        try:
            with open(path, encoding='utf-8') as file:
                return json.load(file)
        except FileNotFoundError:
            continue
    return None


def has_grown(table, before):
    """Whether the saved game has changed soon after something was done; without waiting, keys and clicks would pile up before a slow program."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        if saved(table) != before:
            return True
        time.sleep(0.01)
    return False


def play_to_end(table, do_something):
    """Does one thing after the other until the game is over; returns its record."""
    newest = None
    end = time.monotonic() + LONGEST_GAME
    for number in itertools.count():
        table.check_alive()
        newest = saved(table) or newest
        if newest is not None and 'result' in newest:
            return types.SimpleNamespace(record=newest)
        if time.monotonic() > end:
            raise desk.Failure(f'no end after {len(newest["events"])} events')
        do_something(number)
        has_grown(table, newest)


def tag_by_keyboard(table):
    keys = itertools.cycle([['1', 'Return'], ['2', 'd'], ['3', 'Return'], ['d', '2']])

    table.start(deal(table, 'tag', ['human', 'bot:greedy', 'bot:greedy']))
    table.look('tag')
    game = play_to_end(table, lambda number: table.key(*next(keys)))
    table.verify(game)
    desk.wait_for('the end to be filed', lambda: not table.saves())
    table.wait_for_stillness()
    table.look('tag-end')
    table.quit()


def roll_tag_by_mouse(table):
    def do_something(number):
        if number % 9 == 8:
            table.click(ROLL)
        else:
            table.click(CARDS[number % 5], PILES[number // 2 % 4])

    table.start(deal(table, 'roll-tag', ['human', 'bot:greedy']))
    table.look('roll-tag')
    game = play_to_end(table, do_something)
    table.verify(game)
    desk.wait_for('the end to be filed', lambda: not table.saves())
    table.wait_for_stillness()
    table.look('roll-tag-end')
    table.quit()


def tag_by_mouse(table):
    """A click on a card chooses it and another one plays it; what cannot be played is discarded, and IT is left or accepted."""
    def do_something(number):
        card = HAND[number % len(HAND)]
        table.click(DECK, card, card, LAST_BUTTON)

    table.start(deal(table, 'tag', ['human', 'bot:greedy', 'bot:greedy']))
    game = play_to_end(table, do_something)
    table.verify(game)
    desk.wait_for('the end to be filed', lambda: not table.saves())
    table.quit()


def roll_tag_in_two_sittings(table):
    """By keyboard; whoever leaves in the middle finds the same game again."""
    keys = itertools.cycle([['1', 'Return'], ['3', 'Right', 'Return'], ['2', 'Down', 'Return'], ['r'], ['4', 'Left', 'Return']])

    def has_played():
        before = saved(table)
        table.key(*next(keys))
        has_grown(table, before)
        return saved(table) is not None and len(saved(table)['events']) >= 3

    table.start(deal(table, 'roll-tag', ['human', 'bot:greedy']))
    desk.wait_for('a few moves', has_played)
    table.quit()
    left = saved(table)

    table.start()
    table.look('roll-tag-continue')
    table.click(CONTINUE)
    game = play_to_end(table, lambda number: table.key(*next(keys)))
    if game.record['events'][:len(left['events'])] != left['events'] or game.record['setup'] != left['setup']:
        raise desk.Failure('another game was continued')
    table.verify(game)
    desk.wait_for('the end to be filed', lambda: not table.saves())
    table.quit()


def nearly_over(table):
    """A game of TAG in which only the last thing is to be done that is no skip, by a person."""
    path = os.path.join(table.home, 'dealt.jsonl')
    subprocess.run([table.lab, 'play', '--game', 'tag', '--bots', 'greedy', '--players', '2', '--seed', '9', '--output', path], check=True)
    with open(path, encoding='utf-8') as file:
        record = json.load(file)
    last = max(index for index, event in enumerate(record['events']) if event['event'] in ('play', 'discard'))
    record['seats'][record['events'][last]['seat']]['controller'] = 'human'
    record['events'] = record['events'][:last]
    del record['result']
    nearly = os.path.join(table.home, 'nearly.tagrecord.json')
    with open(nearly, 'w', encoding='utf-8') as file:
        json.dump(record, file)
    return nearly


def quit_before_the_verdict(table):
    """Whoever quits in the moment between the end and its verdict is heard, and has played to the end."""
    keys = itertools.cycle([['1', 'Return'], ['1', 'd']])

    table.start(nearly_over(table))
    play_to_end(table, lambda number: table.key(*next(keys)))
    table.quit()
    if table.saves():
        raise desk.Failure('a game that is over is kept to be continued')
    with open(os.path.join(table.home, 'data/tag-city/statistics.json'), encoding='utf-8') as file:
        if '"TAG"' not in file.read():
            raise desk.Failure('the game is not in the statistics')


if __name__ == '__main__':
    desk.run([(tag_by_keyboard, {}), (tag_by_mouse, {}), (roll_tag_by_mouse, {}), (roll_tag_in_two_sittings, {}), (quit_before_the_verdict, {})])
