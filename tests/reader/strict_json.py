# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Strict JSON within the limits that docs/formats.md sets for boards and records."""

import json
import math

from refusal import Refusal, require

MAX_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 32
MAX_VALUES = 250_000
MAX_MEMBERS = 1024
LARGEST_INTEGER = 2 ** 63 - 1


def to_object(pairs):
    """An object of members that all have names of their own."""
    names = [name for name, _ in pairs]
    for name in names if len(set(names)) < len(names) else ():
        require(names.count(name) == 1, '', f'“{name}” stands twice in this object')
    require(len(names) <= MAX_MEMBERS, '', 'this object has too many members')
    return dict(pairs)


def to_integer(digits):
    """A whole number of 64 bits."""
    require(len(digits) < 25, '', 'this number is too large')
    number = int(digits)
    require(-LARGEST_INTEGER - 1 <= number <= LARGEST_INTEGER, '', 'this number is too large')
    return number


def to_fraction(digits):
    """A number with a point or an exponent; no member that we know has one."""
    number = float(digits)
    require(math.isfinite(number), '', 'this number is too large')
    return number


def refuse_constant(name):
    """NaN and Infinity, which Python reads, are no JSON."""
    raise Refusal('', f'{name} is not JSON')


def check_text(text):
    """A text holds whole characters, and none of them is U+0000."""
    require('\0' not in text, '', 'the character U+0000 is not allowed in texts')
    require(not any(0xD800 <= ord(character) <= 0xDFFF for character in text), '', 'this escape is only half of a character')


def parts_of(value):
    """What stands directly in a value, names of members included."""
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return value if isinstance(value, list) else []


def check_values(root):
    """Depth, number and texts of all values, without recursion."""
    waiting, count = [(root, 1)], 0
    while waiting:
        value, depth = waiting.pop()
        is_bracket = isinstance(value, (dict, list))
        require(not is_bracket or depth <= MAX_DEPTH, '', 'brackets are nested too deeply')
        if isinstance(value, str):
            check_text(value)
        count += 1
        waiting += [(part, depth + is_bracket) for part in parts_of(value)]
        count -= len(value) if isinstance(value, dict) else 0
    require(count <= MAX_VALUES, '', 'the file has too many values')


def decode(content):
    """The text of a file."""
    require(len(content) <= MAX_BYTES, '', 'the file is larger than 4 MiB')
    try:
        return content.decode('utf-8')
    except UnicodeDecodeError as error:
        raise Refusal('', f'byte {error.start}: this is not UTF-8') from error


def parse(content):
    """The one object in the bytes of a file."""
    text = decode(content)
    try:
        root = json.loads(text, object_pairs_hook=to_object, parse_int=to_integer, parse_float=to_fraction, parse_constant=refuse_constant)
    except RecursionError as error:
        raise Refusal('', 'brackets are nested too deeply') from error
    except ValueError as error:
        raise Refusal('', str(error)) from error
    require(isinstance(root, dict), '', 'the file must hold an object')
    check_values(root)
    return root
