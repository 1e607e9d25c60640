#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Holds the pages of the help and the manual pages in step: every language has each page, with the same parts in the same order.

What is compared are headings, items, tables, pictures, ids of rules, commands and links. Words are for people to read."""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = [line for line in (ROOT / 'po/LINGUAS').read_text().split('\n') if line and not line.startswith('#')]
RESOURCES = (ROOT / 'src/ui/help/help.gresource.xml').read_text(encoding='utf-8')
PAGES = re.findall(r'alias="en/([\w-]+\.md)"', RESOURCES)


def load_translations():
    spec = spec_from_file_location('translations', ROOT / 'tests/test-translations.py')
    module = module_from_spec(spec)
    spec.loader.exec_module(module)

    return module


def parts_of(text):
    """Each part as what it is, without its words."""
    for line in text.split('\n'):
        if found := re.match(r'(#+) ', line):
            yield f'heading {len(found[1])}'
        elif line.startswith('!['):
            yield 'picture'
        elif line.startswith('|'):
            yield f"row of {line.count('|') - 1}"
        elif found := re.match(r'( *)(-|\d+\.) ', line):
            yield f'item {len(found[1]) // 2 + 1}' + ((rule := re.search(r'\*\*([CTR]\d+)\b', line)) and f' {rule[1]}' or '')


def compare(name, english, translated):
    ours, theirs = list(parts_of(english)), list(parts_of(translated))
    problems = []
    for number, (one, other) in enumerate(zip(ours, theirs), 1):
        if one != other:
            problems.append(f'{name}: part {number} is “{other}”, in English “{one}”')
            break
    if not problems and len(ours) != len(theirs):
        problems.append(f'{name}: {len(theirs)} parts, in English {len(ours)}')
    for what, pattern in (('rules', r'\b[CTR]\d+\b'), ('options', r'`[^`]*?(--[\w-]+)')):
        if (a := sorted(set(re.findall(pattern, english)))) != (b := sorted(set(re.findall(pattern, translated)))):
            problems.append(f'{name}: other {what} than in English: {sorted(set(a) ^ set(b))}')

    return problems


def anchor_of(heading):
    """As GitHub and turn_help_text_anchor () make it."""
    return re.sub(r'[^\w -]', '', heading.lower()).replace(' ', '-')


def broken_links(path, text):
    anchors = {anchor_of(heading) for heading in re.findall(r'^#+ (.*)$', text, re.MULTILINE)}
    problems = [f'{path}: no heading #{link}' for link in re.findall(r'\]\(#([^)]+)\)', text) if link not in anchors]

    return problems + [f'{path}: {link} is not there' for link in re.findall(r'\]\(([^)#\s]+)', text) if '://' not in link and not (path.parent / link).exists()]


def badly_set(name, text, translations):
    """Code is not set as French is."""
    text = re.sub(r'`[^`]*`|\]\([^)]*\)|^\|[-| ]+$', '', text, flags=re.MULTILINE)

    return [f'{name}: {what}: “{text[max(0, found.start() - 20):found.end() + 20]}”' for pattern, what in translations.FRENCH_MISTAKES for found in re.finditer(pattern, text)] + \
           [f'{name}: says vous: “{found[0]}”' for found in translations.FORMAL.finditer(text)]


def check(language, page, translations):
    english, path = (ROOT / 'docs' / page).read_text(encoding='utf-8'), ROOT / 'docs' / language / page
    if not path.exists():
        return [f'docs/{language}/{page} is missing']
    text = path.read_text(encoding='utf-8')
    problems = compare(f'docs/{language}/{page}', english, text) + broken_links(path, text) + broken_links(ROOT / 'docs' / page, english)
    if f'alias="{language}/{page}"' not in RESOURCES:
        problems.append(f'{language}/{page} is not in src/ui/help/help.gresource.xml')
    if language == 'fr':
        problems += badly_set(f'docs/fr/{page}', text, translations)

    return problems


# The usual ones, in the order of man-pages(7); those in the middle only where a program has them.
SECTIONS = {
    'en': ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'COMMANDS', 'OPTIONS', 'EXIT STATUS', 'ENVIRONMENT', 'FILES', 'EXAMPLES', 'SEE ALSO', 'AUTHORS'],
    'fr': ['NOM', 'SYNOPSIS', 'DESCRIPTION', 'COMMANDES', 'OPTIONS', 'CODE DE RETOUR', 'ENVIRONNEMENT', 'FICHIERS', 'EXEMPLES', 'VOIR AUSSI', 'AUTEURS'],
}
OPTIONAL = ['COMMANDS', 'ENVIRONMENT']


def manual_of(program, language):
    return ROOT / 'data/man' / (f'{program}.1' if language == 'en' else f'{program}.{language}.1')


def sections_of(text, language):
    """The sections by their English names."""
    names = dict(zip(SECTIONS[language], SECTIONS['en']))

    return [names.get(name.strip('"'), name) for name in re.findall(r'^\.SH (.*)$', text, re.MULTILINE)]


def check_manual(program, language):
    path = manual_of(program, language)
    if language not in SECTIONS or not path.exists():
        return [f'{path.name} is missing, or its headings in this test']
    text, english = path.read_text(encoding='utf-8'), manual_of(program, 'en').read_text(encoding='utf-8')
    sections = sections_of(text, language)
    problems = [f'{path.name}: no section {name}' for name in SECTIONS['en'] if name not in sections and name not in OPTIONAL]
    if sections != [name for name in SECTIONS['en'] if name in sections]:
        problems.append(f'{path.name}: its sections are {sections}')
    for what, pattern in (('options', r'\\-\\-[\w-]+'), ('parts', r'^\.(?:SH|TP|EX|PP)\b')):
        if sorted(re.findall(pattern, text, re.MULTILINE)) != sorted(re.findall(pattern, english, re.MULTILINE)):
            problems.append(f'{path.name}: other {what} than in English')

    return problems


def main():
    assert PAGES, 'there are no pages'
    translations, failures, number = load_translations(), 0, 0
    for language in LANGUAGES:
        for page in PAGES:
            number += 1
            failures += translations.report(number, f'{language}: {page}', check(language, page, translations))
    for language in ['en'] + LANGUAGES:
        for program in ('tag-city', 'tag-city-editor', 'tag-city-lab'):
            number += 1
            failures += translations.report(number, f'{language}: manual of {program}', check_manual(program, language))
    print(f'1..{number}')

    return failures > 0


if __name__ == '__main__':
    sys.exit(main())
