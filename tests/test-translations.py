#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Holds every translation against what the sources say now: nothing missing, unsure or ill-formed, and set as the language is.

test-translations.py        as a test, in TAP
test-translations.py LIST   prints what is missing in a language, such as fr, ready to be filled in
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from catalogue import Catalogue, make_template

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = [line for line in (ROOT / 'po/LINGUAS').read_text().split('\n') if line and not line.startswith('#')]

# What French does not write: the wrong quotes and apostrophes, and a space that may break where a line must not.
FRENCH_MISTAKES = [
    (r"'", 'a straight apostrophe'),
    (r'"', 'a straight quote'),
    (r'[“”]', 'an English quote'),
    (r'\.\.\.', 'three points instead of “…”'),
    (r'(?<=\S) [:;!?»]', 'a space that may break before a sign'),
    (r'« ', 'a space that may break after «'),
    (r'[^\W\d_][;!?](?!\w)(?<!;$)', 'no space before ; ! or ?'),
    (r'(?<=\w):(?= )', 'no space before a colon'),
    (r'(?<=\d) %(?!\w)|(?<=\w) %%', 'a space that may break before %'),
    (r'-(?=%d)', 'a hyphen for a minus'),
]

# What only those say who say vous. A few other words end alike.
FORMAL = re.compile(r'\b(?:vous|votre|vos|(?!(?:assez|chez|nez)\b)\w{2,}ez|dites|faites|êtes)\b', re.IGNORECASE)


def say(entry):
    return f'“{entry.id}”' + (f' ({entry.context})' if entry.context else '')


def find_missing(template, translation):
    return [f'not translated: {say(entry)}' for key, entry in template.entries.items()
            if key not in translation.entries or not all(translation.entries[key].texts)]


def find_fuzzy(template, translation):
    return [f'fuzzy: {say(entry)}' for key, entry in translation.entries.items() if 'fuzzy' in entry.flags and key in template.entries]


def find_ill_formed(path):
    with tempfile.NamedTemporaryFile(suffix='.mo') as target:
        answer = subprocess.run(['msgfmt', '--check', '--check-accelerators=_', '-o', target.name, path], capture_output=True, text=True)

    return answer.stderr.splitlines() if answer.returncode != 0 or 'warning' in answer.stderr else []


def find_edges(template, translation):
    """Spaces and line ends around a message belong to it."""
    return [f'begins or ends otherwise: {say(entry)}' for key, entry in translation.entries.items() if key in template.entries
            for text in entry.texts if text and re.findall(r'^\s+|[\n ]+$', text) != re.findall(r'^\s+|[\n ]+$', entry.id)]


def find_french_mistakes(template, translation):
    return [f'{what}: “{text}”' for key, entry in translation.entries.items() if key in template.entries
            for text in entry.texts for pattern, what in FRENCH_MISTAKES if re.search(pattern, text.replace('\n', ' \n').replace('://', ''))]


def find_formal(template, translation):
    """The programs say tu; only what stands in data/, for software centres and desktops, says vous."""
    return [f'says vous: “{text}”' for key, entry in translation.entries.items() if key in template.entries
            and not all(place.startswith('data/') for place in entry.places)
            for text in entry.texts if FORMAL.search(text)]


def find_stale(template):
    """What translators begin with holds the messages of the sources and no others."""
    stored = Catalogue(ROOT / 'po/tag-city.pot')
    return [f'not in po/tag-city.pot, which “ninja -C build tag-city-pot” makes: {say(entry)}'
            for key, entry in template.entries.items() if key not in stored.entries] + \
           [f'in po/tag-city.pot, but no longer said: {say(entry)}' for key, entry in stored.entries.items() if key not in template.entries]


def report(number, name, problems):
    print(f"{'not ok' if problems else 'ok'} {number} {name}")
    for problem in problems:
        print('# ' + problem.replace('\n', ' '))

    return bool(problems)


def check(language, template, first):
    path = ROOT / f'po/{language}.po'
    translation = Catalogue(path)
    checks = [
        ('complete', find_missing(template, translation)),
        ('sure', find_fuzzy(template, translation)),
        ('well-formed', find_ill_formed(path)),
        ('edges', find_edges(template, translation)),
        ('typography', find_french_mistakes(template, translation) if language == 'fr' else []),
        ('tu', find_formal(template, translation) if language == 'fr' else []),
    ]

    return sum(report(first + i, f'{language}: {name}', problems) for i, (name, problems) in enumerate(checks)), len(checks)


def main():
    failures, number = 0, 2
    with tempfile.TemporaryDirectory() as folder:
        template = Catalogue(make_template(ROOT, Path(folder)))
        if len(sys.argv) > 1:
            print('\n'.join(find_missing(template, Catalogue(ROOT / f'po/{sys.argv[1]}.po'))))
            return 0
        assert len(template.entries) > 500, 'the template is nearly empty'
        failures += report(1, 'template: up to date', find_stale(template))
        for language in LANGUAGES:
            failed, count = check(language, template, number)
            failures += failed
            number += count
    print(f'1..{number - 1}')

    return failures > 0


if __name__ == '__main__':
    sys.exit(main())
