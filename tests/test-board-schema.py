#!/usr/bin/python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the schema of boards against boards, right and wrong: test-board-schema.py SCHEMAS BOARDS TEST_DATA. Speaks TAP."""

import glob
import json
import os
import sys

import jsonschema

# Mistakes that a schema cannot see, because they depend on what else stands in the board or on more than a form.
BEYOND_THE_SCHEMA = {
    'version-one-point-zero', 'value-8.0',
    'grid-ragged-short', 'grid-ragged-long', 'grid-undeclared-key', 'grid-all-outside', 'district-without-squares',
    'district-high-below-low', 'column-high-below-low', 'row-high-below-low', 'columns-too-few', 'columns-too-many', 'rows-too-few',
    'token-no-squares', 'token-disconnected', 'token-10-squares', 'token-6-by-1', 'token-ragged', 'token-control-id',
    'name-unseen', 'hq-unknown-token', 'hq-lower-case-token', 'hq-small-unknown', 'hq-fits-nowhere',
}


def load(path):
    with open(path, encoding='utf-8') as file:
        return json.load(file)


def broken_boards(folder):
    """Name and content of every broken board that is JSON at all."""
    with open(os.path.join(folder, 'broken', 'boards.txt'), encoding='utf-8') as table:
        rows = [line.split(': ', 2) for line in table if line.strip() and not line.startswith('#')]
    for name, kind, _ in rows:
        if kind not in ('syntax', 'too-large'):
            yield name.removesuffix('.city.json'), load(os.path.join(folder, 'broken', 'boards', name))


def cases(schemas, boards, folder):
    schema = load(os.path.join(schemas, 'board-1.schema.json'))
    jsonschema.Draft202012Validator.check_schema(schema)
    checker = jsonschema.Draft202012Validator(schema)
    for path in sorted(glob.glob(os.path.join(boards, '**', '*.city.json'), recursive=True) + glob.glob(os.path.join(folder, 'boards', '*.city.json'))):
        yield f'{os.path.basename(path)} is right', checker.is_valid(load(path))
    seen = set()
    for name, board in broken_boards(folder):
        seen.add(name)
        has_right_form = name in BEYOND_THE_SCHEMA
        yield f'{name} is {"right" if has_right_form else "wrong"} in form', checker.is_valid(board) == has_right_form
    yield 'every mistake beyond the schema is there', BEYOND_THE_SCHEMA <= seen


def main():
    failed = 0
    number = 0
    for number, (name, passed) in enumerate(cases(*sys.argv[1:4]), 1):
        print(f'{"ok" if passed else "not ok"} {number} {name}')
        failed += not passed
    print(f'1..{number}')
    return failed > 0


if __name__ == '__main__':
    sys.exit(main())
