# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Catalogues of messages: reading them, and making the template from the sources as the build does."""

import ast
import re
import subprocess
from dataclasses import dataclass, field

KEYWORDS = ['_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3']
FLAGS = ['N_:1:pass-c-format', 'C_:2:pass-c-format', 'NC_:2:pass-c-format', 'g_dngettext:2:pass-c-format', 'g_strdup_printf:1:c-format',
         'g_string_printf:2:c-format', 'g_string_append_printf:2:c-format', 'g_error_new:3:c-format', 'g_set_error:4:c-format']


@dataclass
class Entry:
    """A message: what stands in the sources, and what it is in the language."""

    context: str = None
    id: str = None
    plural: str = None
    texts: list = field(default_factory=list)
    flags: list = field(default_factory=list)
    places: list = field(default_factory=list)
    obsolete: bool = False


class Catalogue:
    """A .po or .pot file; its entries by context and message, the header left out."""

    def __init__(self, path):
        self.header = ''
        self.entries = {}
        for block in re.split(r'\n\s*\n', path.read_text(encoding='utf-8')):
            entry = read_entry(block.split('\n'))
            if entry.id == '':
                self.header = entry.texts[0]
            elif entry.id is not None and not entry.obsolete:
                self.entries[(entry.context, entry.id)] = entry


def add_text(entry, key, text, begins):
    if key == 'msgctxt':
        entry.context = text if begins else entry.context + text
    elif key == 'msgid':
        entry.id = text if begins else entry.id + text
    elif key == 'msgid_plural':
        entry.plural = text if begins else entry.plural + text
    elif begins:
        entry.texts.append(text)
    else:
        entry.texts[-1] += text


def read_entry(lines):
    entry, key = Entry(), None
    for line in lines:
        found = re.match(r'(msgctxt|msgid_plural|msgid|msgstr)?(?:\[\d\])?\s*("(?:.*)")\s*$', line)
        if line.startswith('#,'):
            entry.flags += [flag.strip() for flag in line[2:].split(',')]
        elif line.startswith('#:'):
            entry.places += line[2:].split()
        elif line.startswith('#~'):
            entry.obsolete = True
        elif found:
            key = found[1] or key
            add_text(entry, key, ast.literal_eval(found[2]), found[1] is not None)

    return entry


def make_template(root, folder):
    """What the sources say now."""
    target = folder / 'tag-city.pot'
    subprocess.run(['xgettext', '--package-name=tag-city', f"--files-from={root / 'po/POTFILES.in'}", f'--directory={root}', '--from-code=UTF-8',
                    '--add-comments=Translators', f'--output={target}']
                   + [f'--keyword={keyword}' for keyword in KEYWORDS] + [f'--flag={flag}' for flag in FLAGS], check=True)

    return target
