#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The guide to adding a game is held against the tables, and a guide that is wrong is noticed."""

import os
import re
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import rows  # noqa: E402

KIND = 'src/app/table/turn-game-kind.h'
MEMBER = re.compile(r'^  [A-Za-z].*?(?:\(\*(\w+)\)\s*\(|\b(\w+);$)')

GUIDE = 'Add this:\n\n```c a.c\n#include "rt-rules.h"\n  &rt_rules,\n```\n\nand something else:\n\n```sh\n./run\n```\n'
TABLE = '#include "rt-rules.h"\n#include "tc-rules.h"\n\nlist[] = {\n  &rt_rules,\n  NULL,\n};\n'


class Rows(unittest.TestCase):
    def test_reads_blocks_that_name_a_table(self):
        self.assertEqual(rows.rows_of(GUIDE), {'a.c': ['#include "rt-rules.h"', '&rt_rules,']})

    def test_adds_one_row_below_each(self):
        self.assertEqual(rows.with_game('a.c', rows.rows_of(GUIDE)['a.c'], TABLE),
                         '#include "rt-rules.h"\n#include "cw-rules.h"\n#include "tc-rules.h"\n\nlist[] = {\n  &rt_rules,\n  &cw_rules,\n  NULL,\n};\n')

    def test_notices_a_table_that_is_not_shown(self):
        with self.assertRaisesRegex(rows.Mistake, 'shows no row of b.c'):
            rows.check_tables(rows.rows_of(GUIDE), ['a.c', 'b.c'])

    def test_notices_a_table_that_is_none(self):
        with self.assertRaisesRegex(rows.Mistake, 'a.c, which is no table'):
            rows.check_tables(rows.rows_of(GUIDE), [])

    def test_notices_a_row_that_is_not_shown(self):
        with self.assertRaisesRegex(rows.Mistake, 'does not show “&rt_rules,”'):
            rows.with_game('a.c', ['#include "rt-rules.h"'], TABLE)

    def test_notices_a_row_that_is_not_there(self):
        with self.assertRaisesRegex(rows.Mistake, 'shows “&rt_old_rules,”'):
            rows.with_game('a.c', ['#include "rt-rules.h"', '&rt_rules,', '&rt_old_rules,'], TABLE)

    def test_the_guide_is_true(self):
        shown = rows.rows_of(rows.check_sources.text_of(rows.GUIDE))
        rows.check_tables(shown, rows.check_sources.TABLES)
        for table in rows.check_sources.TABLES:
            rows.with_game(table, shown[table], rows.check_sources.text_of(table))

    def test_the_guide_names_all_that_a_game_brings(self):
        text = rows.check_sources.text_of(KIND)
        members = [found[1] or found[2] for found in map(MEMBER.match, text[:text.index('} TurnGameKind;')].splitlines()) if found]
        self.assertGreater(len(members), 20)
        guide = rows.check_sources.text_of(rows.GUIDE)
        self.assertEqual([member for member in members if f'`{member}`' not in guide and f'.{member} =' not in guide], [])


if __name__ == '__main__':
    unittest.main()
