# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards, *.city.json, by docs/formats.md."""

import re
import unicodedata
from collections import namedtuple

import shapes
from members import as_integer, as_integers, as_list, as_object, as_limited, as_name, as_text, as_texts, check_frame, member
from refusal import inside, require

Board = namedtuple('Board', 'cells features drones bubbles tokens sections small')
Feature = namedtuple('Feature', 'name cells high low')

LETTERS = 'ABCDEFGHIJKLMNOP'


def check_localised(value, place, check):
    """A text, or an object from language code to text with at least one; each is checked."""
    if isinstance(value, str):
        check(value, place)
        return
    require(isinstance(value, dict), place, 'must be a text, or an object from languages to texts')
    require(value, place, 'must have a text in at least one language')
    for language, text in value.items():
        check(text, inside(place, language))


def check_description(value, place):
    """A text that may be longer than a name."""
    as_limited(value, place, 2000)


def check_texts(root, place):
    """The texts about a board; only the name must be there."""
    check_localised(member(root, 'name', place), inside(place, 'name'), as_name)
    if 'description' in root:
        check_localised(root['description'], inside(place, 'description'), check_description)
    for name in ('author', 'license'):
        if name in root:
            as_name(root[name], inside(place, name))


def read_values(holder, place):
    """High and low value of a feature."""
    high = as_integer(member(holder, 'high', place), inside(place, 'high'), -99, 99)
    low = as_integer(member(holder, 'low', place), inside(place, 'low'), -99, 99)
    return high, low


def read_grid(root, keys, place):
    """The district of each city square, and the size of the grid."""
    rows = as_texts(member(root, 'grid', place), inside(place, 'grid'), (1, 16))
    cells = {}
    for number, text in enumerate(rows):
        at = inside(place, f'grid, row {number + 1}')
        require(1 <= len(text) <= 16, at, f'has {len(text)} squares')
        require(len(text) == len(rows[0]), at, 'is not as long as row 1')
        require(all(key in keys or key == '.' for key in text), at, 'has a square of no district')
        cells.update({(column, number): key for column, key in enumerate(text) if key != '.'})
    require(cells, inside(place, 'grid'), 'no square is in the city')
    return cells, len(rows[0]), len(rows)


def read_districts(root, place):
    """The values of the districts by their key."""
    place = inside(place, 'districts')
    districts = as_object(member(root, 'districts', place.rpartition(', ')[0]), place)
    require(1 <= len(districts) <= 12, place, f'has {len(districts)} districts')
    return {key: read_district(key, district, inside(place, key)) for key, district in districts.items()}


def read_district(key, district, place):
    """The values of one district."""
    require(re.fullmatch('[A-Za-z0-9]', key), place, 'the key must be one letter or digit')
    as_object(district, place)
    check_localised(member(district, 'name', place), inside(place, 'name'), as_name)
    colour = as_text(member(district, 'colour', place), inside(place, 'colour'))
    require(re.fullmatch('#[0-9A-Fa-f]{6}', colour), inside(place, 'colour'), 'must be # and six hexadecimal digits')
    return read_values(district, place)


def read_lines(root, name, count, place):
    """The values of all columns or all rows."""
    lines = as_list(member(root, name, place), inside(place, name), count, count)
    places = [inside(place, f'{name}, entry {number}') for number in range(1, count + 1)]
    return [read_values(as_object(line, at), at) for line, at in zip(lines, places)]


def make_feature(name, cells, values, place):
    """A feature, whose high value is not below its low one."""
    require(not cells or values[0] >= values[1], inside(place, name), 'the high value is below the low one')
    return Feature(name, frozenset(cells), *values)


def read_features(root, place):
    """All features of the board, those without a city square left out, and the city."""
    districts = read_districts(root, place)
    city, n_columns, n_rows = read_grid(root, districts, place)
    columns, rows = read_lines(root, 'columns', n_columns, place), read_lines(root, 'rows', n_rows, place)
    features = [make_feature(f'column:{LETTERS[i]}', [cell for cell in city if cell[0] == i], values, place) for i, values in enumerate(columns)]
    features += [make_feature(f'row:{i + 1}', [cell for cell in city if cell[1] == i], values, place) for i, values in enumerate(rows)]
    for key, values in districts.items():
        cells = [cell for cell in city if city[cell] == key]
        require(cells, inside(place, f'districts, {key}'), 'no square belongs to it')
        features.append(make_feature(f'district:{key}', cells, values, place))
    return [feature for feature in features if feature.cells], frozenset(city)


def read_token(name, rows, place):
    """A token of the author's own."""
    require(1 <= len(name.encode()) <= 15, place, 'an id has from 1 to 15 bytes')
    require(not any(unicodedata.category(character) in ('Cc', 'Cf', 'Cn', 'Cs') for character in name), place, 'an id can be shown')
    require(name not in shapes.BUILT_IN, place, 'a token of this name exists already')
    rows = as_texts(rows, place, (1, 8))
    require(all(re.fullmatch('[01]{1,8}', row) and len(row) == len(rows[0]) for row in rows), place, 'rows of 0 and 1, equally long')
    cells = shapes.of_rows(rows)
    require(1 <= len(cells) <= 9 and shapes.is_connected(cells), place, 'must have from 1 to 9 connected squares')
    require(all(column < 5 and row < 5 for column, row in shapes.pushed(cells)), place, 'must fit into 5 by 5 squares')
    return cells


def read_tokens(root, place):
    """All tokens that the board knows."""
    own = as_object(root.get('tokens', {}), inside(place, 'tokens'))
    require(len(own) <= 32, inside(place, 'tokens'), 'at most 32 are possible')
    return {**shapes.BUILT_IN, **{name: read_token(name, rows, inside(place, f'tokens, {name}')) for name, rows in own.items()}}


def read_ids(value, count, tokens, place):
    """Ids of tokens that there are."""
    ids = as_texts(value, place, (count, count))
    for number, name in enumerate(ids, 1):
        require(name in tokens, inside(place, f'entry {number}'), f'there is no token “{name}”')
    return ids


def read_hq(root, tokens, place):
    """The printed sections, or None, and the small tokens."""
    hq, place = as_object(member(root, 'hq', place), inside(place, 'hq')), inside(place, 'hq')
    sections = member(hq, 'sections', place)
    if sections is not None:
        sections = read_ids(sections, 6, tokens, inside(place, 'sections'))
        require(len(set(sections)) == 6, inside(place, 'sections'), 'a token lies in two sections')
    return sections, read_ids(member(hq, 'small', place), 3, tokens, inside(place, 'small'))


def read(root, place=''):
    """The board in an object of JSON."""
    as_object(root, place)
    check_frame(root, 'tag-city-board', place)
    check_texts(root, place)
    features, city = read_features(root, place)
    drones = as_integers(member(root, 'drones', place), inside(place, 'drones'), (1, 10), -99, 0)
    bubbles = as_integers(member(root, 'bubbles', place), inside(place, 'bubbles'), (1, 12), -99, 99)
    tokens = read_tokens(root, place)
    sections, small = read_hq(root, tokens, place)
    for name in [*(sections or []), *small]:
        require(shapes.fits(tokens[name], city), inside(place, 'hq'), f'the token “{name}” fits nowhere')
    return Board(city, features, drones, bubbles, tokens, sections, small)
