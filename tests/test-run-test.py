#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The testers tested: how "./run test" counts, and what the checks of the sources find."""

import os
import tempfile
import types
import unittest

import check_sources
import everything


class Counting(unittest.TestCase):
    CASES = [
        # result, standard output, passed, failed, skipped
        ('OK', '1..2\nok 1 /a\nok 2 /b\n', 2, [], 0),
        ('OK', '1..2\nok 1 /a # SKIP no screen\nok 2 /b\n', 1, [], 1),
        ('FAIL', '1..2\nok 1 /a\nnot ok 2 /b\n', 1, ['/b'], 0),
        ('ERROR', '1..2\nok 1 /a\nBail out! assertion\n', 1, ['error'], 0),
        ('TIMEOUT', '1..2\nok 1 /a\n', 1, ['timeout'], 0),
        ('ERROR', None, 0, ['error'], 0),
        ('OK', '', 1, [], 0),
        ('OK', 'okay is no case\n', 1, [], 0),
        ('FAIL', '', 0, ['fail'], 0),
        ('SKIP', '1..0 # SKIP valgrind is not installed\n', 0, [], 1),
    ]

    def test_cases(self):
        for result, output, *expected in self.CASES:
            with self.subTest(result=result, output=output):
                self.assertEqual(everything.cases_of({'result': result, 'stdout': output}), tuple(expected))

    def test_tally(self):
        tally = everything.Tally()
        self.assertTrue(tally.add('one', True))
        self.assertFalse(tally.add('two', False))
        self.assertEqual((tally.passed, tally.failures), (1, ['two']))


class Checks(unittest.TestCase):
    """Each on a small project of its own, with one thing wrong."""

    CASES = [
        # check, files, words that the one problem has; none: all is well
        ('licences', {'a.c': '/* SPDX-FileCopyrightText: x\n * SPDX-License-Identifier: y */\n'}, None),
        ('licences', {'a.c': '/* SPDX-FileCopyrightText: x */\n'}, 'a.c: no SPDX-License-Identifier'),
        ('licences', {'go': '#!/bin/sh\n# SPDX-License-Identifier: y\n'}, 'go: no SPDX-FileCopyrightText'),
        ('sizes', {'a.c': '\n' * 900}, None),
        ('sizes', {'a.c': '\n' * 901}, 'a.c: 901 lines'),
        ('sizes', {'a.c': 'void\nlong_one (void)\n{\n' + '  x;\n' * 60 + '}\n'}, None),
        ('sizes', {'a.c': 'void\nlong_one (void)\n{\n' + '  x;\n' * 61 + '}\n'}, 'long_one () has 61 lines'),
        ('sizes', {'a.c': 'struct x\n{\n' + '  int x;\n' * 61 + '};\n'}, None),
        ('sheets', {'a.css': 'a { border: 0 solid red; border-top-width: 1px; border-bottom: none; }\n'}, None),
        ('sheets', {'a.css': '\nb { border-left: 1px solid red; }\n'}, 'a.css:2: border-left: 1px solid red'),
        ('links', {'a.md': '[b](b.md), [far](https://example.org/), [here](#top)\n', 'b.md': ''}, None),
        ('links', {'docs/a.md': '[b](b.md)\n', 'b.md': ''}, 'docs/a.md: b.md is not there'),
        ('links', {'docs/a.md': 'See `turn-a.c` and `turn_b ()`.\n', 'src/ui/draw/turn-a.c': ''}, None),
        ('links', {'docs/a.md': 'See `turn-a.c`.\n'}, 'docs/a.md: there is no turn-a.c'),
        ('layers', {'src/rules/x/r.c': '#include <turn.h>\n', 'src/turn/turn.h': ''}, None),
        ('layers', {'src/turn/t.c': '#include "../rules/x/r.h"\n', 'src/rules/x/r.h': ''}, 'turn may not see rules'),
        ('layers', {'src/bots/b.c': '#include <glib.h>\n'}, 'bots is plain C, without glib.h'),
        ('layers', {'src/lab/lab-play.c': '#include <json-glib/json-glib.h>\n'}, 'lab is plain C'),
        ('layers', {'src/lab/main.c': '#include <glib.h>\n#include <s.h>\n', 'src/store/s.h': ''}, None),
        ('layers', {'src/lab/main.c': '#include <m.h>\n', 'src/model/m.h': ''}, 'lab may not see model'),
        ('layers', {'editor/e.c': '#include <a.h>\n', 'src/app/a.h': ''}, 'editor may not see app'),
        ('layers', {'src/store/s.c': '#include <u.h>\n', 'src/ui/u.h': ''}, 'store may not see ui'),
        ('unused', {'src/ui/icons/tc-a-symbolic.svg': '', 'src/ui/draw/turn-a.ui': '<b>tc-a-symbolic</b>'}, None),
        ('unused', {'src/ui/icons/tc-a-symbolic.svg': ''}, 'src/ui/icons/tc-a-symbolic.svg: nothing shows it'),
        ('unused', {'src/ui/a.h': 'void a_do (void);\n', 'src/ui/a.c': 'a_do ()\n', 'src/ui/b.c': 'x = a_do ();\n'}, None),
        ('unused', {'src/ui/a.h': 'void a_do (void);\n', 'src/ui/a.c': 'a_do ()\n', 'tests/t.c': 'a_do ();\n'}, 'uses a_do ()'),
        ('unused', {'src/ui/a.h': 'void a_do (void);\n', 'src/ui/b.c': '/* a_do */ "a_do"\n'}, 'uses a_do ()'),
        ('unused', {'src/ui/a-private.h': 'void a_do (void);\n', 'src/ui/a.c': 'a_do ()\n'}, None),
        ('folders', {'src/app/tag/tg-a.c': '#include <tg-b.h>\n#include <turn-c.h>\n', 'src/model/tag/tg-b.h': '', 'src/ui/draw/turn-c.h': ''}, None),
        ('folders', {'src/app/tag/tg-a.c': '#include <rt-b.h>\n', 'src/model/roll-tag/rt-b.h': ''}, 'tag may not see roll-tag'),
        ('folders', {'src/app/tag/tg-a.c': '#include <tc-b.h>\n', 'src/model/board/tc-b.h': ''}, 'tag may not see tag-city'),
        ('folders', {'src/ui/widgets/turn-a.c': '#include <tc-b.h>\n', 'src/ui/tag-city/hq/tc-b.h': ''}, 'what is shared may not see tag-city'),
        ('folders', {'src/rules/turn-rules-all.c': '#include <tg-b.h>\n', 'src/rules/tag/tg-b.h': ''}, None),
        ('folders', {'src/app/window/turn-a.c': '#include <tg-b.h>\n', 'src/app/tag/tg-b.h': ''}, 'what is shared may not see tag'),
        ('folders', {'src/app/table/tc-a.c': ''}, 'tc- is for the folders of tag-city'),
        ('folders', {'src/app/table/turn-a.h': 'int turn_a (int start_tc_a);\n', 'src/app/tag/tg-a.h': '#define TG_A 1\n\nint tg_a (void);\n'}, None),
        ('folders', {'src/app/table/turn-a.c': '/* As tc_a (). */\nint a (void)\n{\n  return TC_A;\n}\n'}, 'what is shared may not name TC_A'),
        ('folders', {'src/app/table/turn-a.ui': '<template class="TgPage"/>\n'}, 'what is shared may not name TgPage'),
        ('folders', {'src/app/tag/tg-a.h': 'typedef enum\n{\n  TG_A,\n  TURN_B,\n} TgA;\n'}, 'TURN_B has not the prefix of tag'),
        ('folders', {'src/rules/roll-tag/rt-a.h': 'int tg_a (void);\n'}, 'tg_a has not the prefix of roll-tag'),
        ('folders', {'src/ui/draw/turn-a.c': 'static GtkWidget *a;\n'}, 'ui/draw sees no widget (GtkWidget)'),
        ('folders', {f'src/ui/widgets/turn-{i}.c': '' for i in range(25)}, None),
        ('folders', {'src/app/tag/tg-a.c': '', 'src/app/table/turn-a.c': '', 'docs/architecture.md': '`src/app/{tag,roll-tag}/` `src/app/table/`'}, None),
        ('folders', {'src/app/tag/tg-a.c': '', 'docs/architecture.md': '`src/app/table/`'}, 'src/app/tag: docs/architecture.md does not say'),
        ('folders', {f'src/ui/widgets/turn-{i}.c': '' for i in range(26)}, 'src/ui/widgets: 26 sources, at most 25'),
        ('folders', {'editor/panels/tce-a.c': '#include "tce-b.h"\n', 'editor/window/tce-b.h': ''}, 'a part of the editor may not see its window'),
        ('folders', {'editor/window/tce-a.c': '#include "tce-b.h"\n', 'editor/window/tce-b.h': ''}, None),
        ('folders', {'editor/paper/tce-a.c': '#include <rt-b.h>\n', 'src/rules/roll-tag/rt-b.h': ''}, 'tag-city may not see roll-tag'),
    ]

    def problems(self, check, files):
        with tempfile.TemporaryDirectory() as check_sources.TOP:
            for name, text in {'build/compile_commands.json': '[]', **files}.items():
                path = os.path.join(check_sources.TOP, name)
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, 'w', encoding='utf-8') as file:
                    file.write(text)
            return check_sources.CHECKS[check](types.SimpleNamespace(build='build', fix=False))

    def test_checks(self):
        for check, files, expected in self.CASES:
            with self.subTest(check=check, files=list(files)):
                problems = self.problems(check, files)
                self.assertEqual(len(problems), 0 if expected is None else 1, problems)
                if expected is not None:
                    self.assertIn(expected, problems[0])


if __name__ == '__main__':
    unittest.main()
