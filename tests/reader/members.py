# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Members of objects, each of the type and within the limits that it must have."""

import unicodedata

from refusal import inside, require

MISLEADING = [
    (0, 0x1f), (0x7f, 0x9f), (0xad, 0xad), (0x61c, 0x61c), (0x180e, 0x180e), (0x200b, 0x200b), (0x200e, 0x200f), (0x2028, 0x202e),
    (0x2060, 0x206f), (0xfeff, 0xfeff), (0xfff9, 0xfffb), (0xe0000, 0xe007f)]
BLANK = '\u115f\u1160\u200c\u200d\u2800\u3164\uffa0'


def member(holder, name, place):
    """A member that must be there."""
    require(name in holder, inside(place, name), 'is missing')
    return holder[name]


def as_object(value, place):
    """The value, which must be an object."""
    require(isinstance(value, dict), place, 'must be an object')
    return value


def as_text(value, place):
    """The value, which must be a text."""
    require(isinstance(value, str), place, 'must be a text')
    return value


def as_limited(value, place, most):
    """The value, which must be a text of at most so many characters."""
    require(len(as_text(value, place)) <= most, place, f'must have at most {most} characters')
    return value


def is_blank(character):
    """Whether nobody sees it."""
    return character in BLANK or unicodedata.category(character) == 'Zs'


def as_name(value, place, most=200):
    """The value, which must be a name: nothing in it misleads, and something is seen of what is not empty."""
    as_limited(value, place, most)
    require(not any(low <= ord(character) <= high for character in value for low, high in MISLEADING), place, 'holds a character that misleads')
    require(value == '' or not all(map(is_blank, value)), place, 'nothing can be seen of it')
    return value


def as_integer(value, place, low, high):
    """The value, which must be a whole number; true, 1.0 and "1" are none."""
    require(type(value) is int, place, 'must be a whole number')
    require(low <= value <= high, place, f'must be from {low} to {high}, but is {value}')
    return value


def as_list(value, place, low=0, high=None):
    """The value, which must be a list of so many entries."""
    require(isinstance(value, list), place, 'must be a list')
    require(len(value) >= low and (high is None or len(value) <= high), place, f'has {len(value)} entries')
    return value


def as_choice(value, place, choices):
    """The value, which must be one of some texts."""
    require(as_text(value, place) in choices, place, f'must be one of {", ".join(choices)}')
    return value


def as_integers(value, place, count, low, high):
    """The value, which must be a list of so many whole numbers; count is a pair of limits."""
    return [as_integer(entry, inside(place, f'entry {number}'), low, high) for number, entry in enumerate(as_list(value, place, *count), 1)]


def as_texts(value, place, count):
    """The value, which must be a list of so many texts; count is a pair of limits."""
    return [as_text(entry, inside(place, f'entry {number}')) for number, entry in enumerate(as_list(value, place, *count), 1)]


def check_frame(root, wanted, place=''):
    """Format and version, which every file has."""
    require(root.get('format') == wanted, '' if not place else place, f'“format” is not “{wanted}”')
    version = member(root, 'version', place)
    as_integer(version, inside(place, 'version'), 1, 1)
