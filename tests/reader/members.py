# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Members of objects, each of the type and within the limits that it must have."""

from refusal import inside, require


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
