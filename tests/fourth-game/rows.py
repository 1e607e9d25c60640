#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds Clean Wall to copies of the tables of games, by exactly the rows that docs/adding-a-game.md shows for Roll Tag: rows.py FOLDER writes
them there. It fails when the guide lacks a table or a row, or shows one that is not there, so that the guide stays true."""

import os
import re
import sys

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(TOP, 'tests'))
sys.dont_write_bytecode = True

import check_sources  # noqa: E402, the tables are listed there

GUIDE = 'docs/adding-a-game.md'
SHOWN, ADDED = 'rt', 'cw'                                     # the prefixes of the example and of the game that is added
BLOCK = re.compile(r'^```c (\S+)\n(.*?)^```$', re.MULTILINE | re.DOTALL)
ROW_OF_SHOWN = re.compile(rf'\b{SHOWN}[_-]')


class Mistake(Exception):
    """What is wrong with the guide."""


def rows_of(guide):
    """The rows that the guide shows, by table."""
    rows = {}
    for table, block in BLOCK.findall(guide):
        rows.setdefault(table, []).extend(line.strip() for line in block.splitlines() if line.strip())
    return rows


def check_tables(rows, tables):
    for table in sorted(set(rows) - set(tables)):
        raise Mistake(f'{GUIDE} shows rows of {table}, which is no table of games')
    for table in sorted(set(tables) - set(rows)):
        raise Mistake(f'{GUIDE} shows no row of {table}')


def check_rows(table, rows, lines):
    """The guide shows all rows of the example and no other."""
    there = [line.strip() for line in lines if ROW_OF_SHOWN.search(line)]
    for row in rows:
        if row not in there:
            raise Mistake(f'{GUIDE} shows “{row}”, which is not in {table}')
    for row in there:
        if row not in rows:
            raise Mistake(f'{GUIDE} does not show “{row}” of {table}')


def with_game(table, rows, text):
    """The table with one more row below each row of the example."""
    lines = text.splitlines(keepends=True)
    check_rows(table, rows, lines)
    added = []
    for line in lines:
        added.append(line)
        if line.strip() in rows:
            added.append(ROW_OF_SHOWN.sub(lambda found: ADDED + found[0][len(SHOWN):], line))
    return ''.join(added)


def main():
    rows = rows_of(check_sources.text_of(GUIDE))
    check_tables(rows, check_sources.TABLES)
    for table in check_sources.TABLES:
        with open(os.path.join(sys.argv[1], os.path.basename(table)), 'w', encoding='utf-8') as file:
            file.write(with_game(table, rows[table], check_sources.text_of(table)))


if __name__ == '__main__':
    try:
        main()
    except Mistake as mistake:
        sys.exit(str(mistake))
