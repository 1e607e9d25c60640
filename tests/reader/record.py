# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Records, *.tagrecord.json, by docs/formats.md: what all three games share."""

import re

import roll_tag
import tag
import tag_city
from members import as_choice, as_list, as_name, as_object, as_text, check_frame, member
from refusal import Refusal, inside, require

GAMES = {'tag-city': tag_city.Game, 'tag': tag.Game, 'roll-tag': roll_tag.Game}
CONTROLLERS = ['human', *(f'bot:{level}' for level in 'random greedy easy medium hard expert'.split())]


def check_line(value, place):
    """A short text on one line."""
    require(as_name(value, place, 60) != '', place, 'must be 1 to 60 characters')


def check_seat(seat, place):
    """Somebody at the table."""
    as_object(seat, place)
    check_line(member(seat, 'name', place), inside(place, 'name'))
    as_choice(member(seat, 'controller', place), inside(place, 'controller'), CONTROLLERS)
    for name in ('paint', 'language'):
        if name in seat:
            check_line(seat[name], inside(place, name))


def check_seed(root):
    """An unsigned number of 64 bits, as text."""
    seed = as_text(member(root, 'seed', ''), 'seed')
    require(re.fullmatch('[0-9]{1,20}', seed) and int(seed) < 2 ** 64, 'seed', 'must be a number below 2 to the power of 64')


def count_seats(root, game):
    """How many play, as many as the game allows."""
    seats = as_list(member(root, 'seats', ''), 'seats', *game.SEATS)
    for number, seat in enumerate(seats, 1):
        check_seat(seat, f'seats, entry {number}')
    return len(seats)


def play_events(game, root):
    """Plays all events, one after the other."""
    for number, event in enumerate(as_list(member(root, 'events', ''), 'events'), 1):
        place = f'events, {number}'
        as_object(event, place)
        name = as_choice(member(event, 'event', place), inside(place, 'event'), game.EVENTS)
        require(not game.is_over(), place, f'{game.END_RULE}: the game is over')
        getattr(game, 'play_' + name.replace('-', '_'))(event, place)


def compare(given, wanted, place):
    """Refuses a result that is not the one by the rules; members that we do not know may stand beside."""
    if isinstance(wanted, dict):
        as_object(given, place)
        for name, value in wanted.items():
            compare(member(given, name, place), value, inside(place, name))
    elif isinstance(wanted, list):
        as_list(given, place, len(wanted), len(wanted))
        for number, (entry, value) in enumerate(zip(given, wanted), 1):
            compare(entry, value, inside(place, f'entry {number}'))
    elif type(given) is not type(wanted) or given != wanted:
        raise Refusal(place, f'by the rules this is {wanted}')


def read(root):
    """Replays the record in an object of JSON; returns the game as it ended."""
    check_frame(root, 'tag-city-record')
    kind = GAMES[as_choice(member(root, 'game', ''), 'game', list(GAMES))]
    check_seed(root)
    n_seats = count_seats(root, kind)
    game = kind(as_object(member(root, 'setup', ''), 'setup'), n_seats)
    play_events(game, root)
    if 'result' in root:
        as_object(root['result'], 'result')
        require(game.is_over(), 'result', f'{game.END_RULE}: the game is not over yet')
        compare(root['result'], game.result(), 'result')
    return game
