#!/usr/bin/python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the schema of records against records: test-record-schema.py SCHEMAS TEST_DATA. Speaks TAP."""

import copy
import glob
import json
import os
import sys

import jsonschema

try:
    import referencing    # how newer versions of jsonschema find one schema from another
except ImportError:
    referencing = None

# A foul has the right form and other mistakes do not, but for these: mistakes that depend on what else stands in the record, …
BEYOND_THE_SCHEMA = {
    'seed-too-large', 'board-row-long', 'board-unknown-district', 'hq-unknown-token', 'hq-long-token', 'leader-2', 'four-dice', 'seat-2',
    'seat-name-unseen', 'die-3', 'square-3', 'bubble-3', 'tag-first-2', 'tag-seat-2', 'tag-to-2', 'roll-tag-one-value-for-two', 'roll-tag-dice-falling',
}
# … and fouls that can be seen without knowing the rules.
WITHIN_THE_SCHEMA = {
    'hq-twice', 'foul-final-one-choice', 'foul-result-total-text', 'foul-result-no-winners', 'foul-result-winners-object', 'foul-result-seats',
    'roll-tag-deck-twice',
}

DECK = 12 * ['T'] + 12 * ['A'] + 12 * ['G'] + 10 * ['TAG'] + 6 * ['GOOL'] + 4 * ['FREEZE']
CARDS = [rank + suit for suit in 'CDHS' for rank in ('A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K')]
SEATS = [{'name': 'Ana', 'controller': 'human'}, {'name': 'Vandal', 'controller': 'bot:expert'}]
FRAME = {'format': 'tag-city-record', 'version': 1, 'seed': '1', 'seats': SEATS}

TAG = {
    **FRAME, 'game': 'tag', 'setup': {'deck': DECK, 'first': 1},
    'events': [
        {'event': 'draw', 'seat': 1, 'from': 'deck'}, {'event': 'draw', 'seat': 1, 'from': 'discard'},
        {'event': 'play', 'seat': 1, 'card': 'TAG'}, {'event': 'it', 'seat': 1, 'to': 0}, {'event': 'gool', 'seat': 0},
        {'event': 'accept', 'seat': 1}, {'event': 'it', 'seat': 1, 'to': None}, {'event': 'discard', 'seat': 0, 'card': 'FREEZE'},
        {'event': 'skip', 'seat': 1},
    ],
    'result': {'seats': [{'total': 4, 'sets': 3, 'tags': 4, 'it': True}, {'total': 0, 'sets': 0, 'tags': 0, 'it': False}], 'winners': [0]},
}

ROLL_TAG = {
    **FRAME, 'game': 'roll-tag', 'setup': {'deck': CARDS, 'dice': [[3, 5, 1], [2, 2, 6]], 'first': 1},
    'events': [
        {'event': 'place', 'seat': 0, 'card': '10D', 'pile': 2}, {'event': 'reroll', 'seat': 0, 'dice': [0, 2], 'values': [4, 6]},
        {'event': 'claim', 'seat': 1, 'pile': 3, 'dice': [1]},
    ],
    'result': {'seats': [{'total': 12}, {'total': 12}], 'winners': [0, 1], 'ended_by': 'deck'},
}

# One change of a right record each, and where: what the schema must refuse.
WRONG = [
    (TAG, ['setup', 'deck', 3], 'B'), (TAG, ['setup', 'deck'], DECK[1:]), (TAG, ['events', 0, 'from'], 'hand'),
    (TAG, ['events', 2, 'card'], 'IT'), (TAG, ['events', 3, 'to'], 6), (TAG, ['events', 8, 'event'], 'pass'),
    (TAG, ['result', 'seats', 0, 'it'], 1), (TAG, ['game'], 'chess'),
    (ROLL_TAG, ['setup', 'deck', 0], '2C'), (ROLL_TAG, ['setup', 'deck', 0], '1C'), (ROLL_TAG, ['setup', 'dice', 1], [2, 2]),
    (ROLL_TAG, ['events', 0, 'pile'], 4), (ROLL_TAG, ['events', 1, 'values', 0], 7), (ROLL_TAG, ['events', 2, 'dice'], []),
    (ROLL_TAG, ['result', 'ended_by'], 'bubbles'), (ROLL_TAG, ['seats'], SEATS + SEATS[:1]),
]


def load(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def changed(record, path, value):
    record = copy.deepcopy(record)
    place = record
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return record


def schema_checker(folder):
    schemas = {os.path.basename(path): load(path) for path in glob.glob(os.path.join(folder, '*.json'))}
    for schema in schemas.values():
        jsonschema.Draft202012Validator.check_schema(schema)
    record = schemas['record-1.schema.json']
    if referencing is None:
        return jsonschema.Draft202012Validator(record, resolver=jsonschema.RefResolver(record['$id'], record, store=schemas))
    return jsonschema.Draft202012Validator(record, registry=referencing.Registry().with_contents(schemas.items()))


def broken_records(folder):
    """Name, kind of error and content of every broken record that is JSON at all."""
    with open(os.path.join(folder, 'broken', 'records.txt'), encoding='utf-8') as table:
        rows = [line.split(': ', 2) for line in table if line.strip() and not line.startswith('#')]
    for name, kind, _ in rows:
        if kind not in ('syntax', 'too-large'):
            yield name.removesuffix('.tagrecord.json'), kind, load(os.path.join(folder, 'broken', 'records', name))


def cases(schemas, folder):
    checker = schema_checker(schemas)
    for path in sorted(glob.glob(os.path.join(folder, 'records', '*.tagrecord.json'))):
        yield f'{os.path.basename(path)} is right', checker.is_valid(load(path))
    yield 'a record of TAG is right', checker.is_valid(TAG)
    yield 'a record of Roll Tag is right', checker.is_valid(ROLL_TAG)
    for record, path, value in WRONG:
        yield f'{record["game"]}, {path}: {value!r:.20} is wrong', not checker.is_valid(changed(record, path, value))
    for name, kind, record in broken_records(folder):
        has_right_form = name not in WITHIN_THE_SCHEMA if kind == 'foul' else name in BEYOND_THE_SCHEMA
        yield f'{name} is {"right" if has_right_form else "wrong"} in form', checker.is_valid(record) == has_right_form


def main():
    failed = 0
    number = 0
    for number, (name, passed) in enumerate(cases(sys.argv[1], sys.argv[2]), 1):
        print(f'{"ok" if passed else "not ok"} {number} {name}')
        failed += not passed
    print(f'1..{number}')
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
