#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Every sentence that a placeholder completes, with every value it can take, in English and French side by side.

sentences.py              as a test, in TAP: nothing is left out, and no sentence trips over a value
sentences.py PAGE.html    writes the page, for people to read
sentences.py --text       prints French alone, a line a sentence"""

import html
import itertools
import json
import re
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent))

from catalogue import Catalogue, make_template  # noqa: E402

PLACEHOLDER = re.compile(r'%(?:(\d+)\$)?([-+0 #]*\d*(?:\.\d+)?)(?:l|ll|z)?([suidfcgx])')
COUNTS = [0, 1, 2, 21]         # of things, where the form of a message depends on it
NUMBERS = [1, 2, 6]            # of dice, rounds and places, where it does not
N_NESTED = 4                   # renderings of a message that is itself a value

# What no sentence may say, whatever completes it. One letter alone is a name, and keeps the word before it as it is.
FRENCH = [
    (r'\b(?:[Dd]e|à) (?:[Ll]es?)\b', 'du, des, au or aux'),
    (r'\b(?:[DdLlNnSsJjMmTt]e|[Ll]a|[Qq]ue|[Ll]orsque|[Jj]usque) [aeiouyàâéèêëîïôûùœAEIOUYÀÂÉÈÊÎÔÛŒ]\w', 'an apostrophe'),
    (r'\b(?:[Ll]es?|[Ll]a|[Uu]ne?|[Dd]es|[Dd]u) (?:les?|la|une?|du) ', 'an article twice'),
    (r'(?<=\w )(?:Le|La|Les) (?=\w)|(?<=\w )L’(?=\w)', 'a capital article within a sentence'),
    (r'(?:^|[.:] )[Ll]es (?!(?:\d|autres|valeurs|lignes|colonnes|battles|bulles|drones|dés|cartes|statistiques|piles|deux)\b)'
     r'[^:,.]*? (?:est|a|vaut|peut|fait|va|joue|reste|ne peut)\b', 'a verb in the plural'),
    (r'(?:^|[^\d ])\b[01] (?:\w+s|\w+aux)\b(?<!fois)(?<!pas)(?<!dans)(?<!sans)', 'the singular'),
]
ENGLISH = [
    (r'\ba [aeio]\w+', 'an'),
    (r'\b[Aa]n [bcdfgjklmnpqrstvwxyz]\w+', 'a'),
    (r'\b(?:a|an|the) (?:a|an|the)\b', 'an article twice'),
    (r'(?:^|[^\d,.−/ ] )1 [a-z]+s\b(?<!is)(?<!wins)(?<!rolls)(?<!has)(?<!goes)(?<!pays)(?<!costs)(?<!shows)(?<!lies)(?<!stays)(?<!stands)(?<!yours)(?<!becomes)(?<!appears)', 'the singular'),
]
BOTH = [
    (r'(?<=\S)  +(?=\S)|\u00a0\u00a0|\u00a0 | \u00a0', 'one space'),
    (r' [,.](?!\w)', 'no space before , and .'),
    (r'\.\.(?!\.)', 'one full stop'),
    (r'%[sudc]', 'a value'),
]
# Whose texts are people's own, or that are set so for a terminal.
ALLOWED = re.compile(r'“|^\s*(?:Rounds|Ended|First|Ties)|^ ')


@dataclass
class Value:
    """What a placeholder is filled with; n is what a list counts."""

    en: str
    fr: str
    n: int = None


def inside(name):
    """As tc_words_feature: an article that begins a name is not written large within a sentence."""
    found = re.match(r'(?:Les? |La |L’|The )', name)

    return name[0].lower() + name[1:] if found else name


def placeholders_of(entry):
    """The conversions in the order of the arguments. One form of a plural may do without."""
    found = max((list(PLACEHOLDER.finditer(text.replace('%%', ''))) for text in (entry.id, entry.plural) if text), key=len)
    if found and found[0][1]:
        found.sort(key=lambda match: int(match[1]))

    return [match[3] for match in found]


def fill(text, arguments):
    rest = iter(arguments)

    def one(match):
        argument = arguments[int(match[1]) - 1] if match[1] else next(rest)

        return f'%{match[2]}{match[3]}'.replace('u', 'd') % argument if isinstance(argument, (int, float)) else str(argument)

    return '%'.join(PLACEHOLDER.sub(one, part) for part in text.split('%%'))


class Sentences:
    """The messages of the sources, with what completes them."""

    def __init__(self):
        with tempfile.TemporaryDirectory() as folder:
            self.template = Catalogue(make_template(ROOT, Path(folder))).entries
        self.french = Catalogue(ROOT / 'po/fr.po').entries
        self.kinds = tomllib.loads((HERE / 'kinds.toml').read_text(encoding='utf-8'))
        rows = tomllib.loads((HERE / 'placeholders.toml').read_text(encoding='utf-8'))
        self.rows = {(None, text): kinds.split() for text, kinds in rows['messages'].items()}
        for context, messages in rows['context'].items():
            self.rows.update({(context, text): kinds.split() for text, kinds in messages.items()})
        self.used, self.values = set(), {}

    def get_boards(self, what):
        for path in sorted((ROOT / 'data/boards').glob('*.city.json')):
            board = json.loads(path.read_text(encoding='utf-8'))
            for named in [board] if what == 'names' else board['districts'].values():
                yield Value(named['name']['en'], named['name']['fr'])

    def find(self, key):
        context, _, text = key.rpartition('|')
        entry = self.template.get((context or None, text))
        assert entry, f'kinds.toml: there is no message “{key}”'

        return entry

    def make_lists(self, values, first):
        """Lists of one, two and three; of one there are all."""
        joined = {language: (self.get_forms(self.find('list|%s, %s'))[language][0], self.get_forms(self.find('list|%s and %s'))[language][0])
                  for language in ('en', 'fr')}
        lists = [Value(value.en, value.fr, 1) for value in values] if first == 1 else []
        for size in (2, 3):
            some = [values[i % len(values)] for i in range(size)]
            texts = {}
            for language, (comma, last) in joined.items():
                text = getattr(some[0], language)
                for i, value in enumerate(some[1:], 2):
                    text = fill(last if i == size else comma, [text, getattr(value, language)])
                texts[language] = text
            lists.append(Value(texts['en'], texts['fr'], size))

        return lists

    def get_values(self, kind):
        if kind not in self.values:
            self.values[kind] = self.make_values(kind)
        self.used.add(kind)

        return self.values[kind]

    def make_values(self, kind):
        about = self.kinds[kind]
        values = [Value(text, text) for text in about.get('texts', [])] + [Value(*pair) for pair in about.get('pairs', [])]
        values += [Value(str(n), str(n), n if about.get('counts') else None) for n in about.get('numbers', [])]
        if 'context' in about:
            for (context, text), entry in self.template.items():
                if context == about['context'] and not placeholders_of(entry) and not any(text.startswith(but) for but in about.get('but', [])) \
                        and any(text.startswith(only) for only in about.get('only', [''])):
                    values += self.render(entry)
        for key in about.get('messages', []):
            rendered = self.render(self.find(key))
            values += rendered if len(rendered) <= N_NESTED else rendered[::max(1, len(rendered) // N_NESTED)][:N_NESTED]
        if 'boards' in about:
            values += self.get_boards(about['boards'])
        for other in about.get('kinds', []):
            values += self.get_values(other)
        if about.get('inside'):
            values = [Value(inside(value.en), inside(value.fr)) for value in values]
        if 'lists' in about:
            values = self.make_lists(values if about['lists'] is True else self.get_values(about['lists']), about.get('from', 1))
        if 'after' in about:
            values = [Value(value.en + about['after'], value.fr + about['after']) for value in values]

        return values

    def get_kinds(self, entry):
        """A list of values for each placeholder."""
        types, kinds = placeholders_of(entry), self.rows.get((entry.context, entry.id), [])
        n_texts = sum(kind in 'sc' for kind in types)
        assert len(kinds) in (n_texts, len(types)), f'“{entry.id}” has {n_texts} texts, but placeholders.toml names {len(kinds)}'
        rest, counted, lists = iter(kinds), False, []
        for kind in types:
            if kind in 'sc' or (len(kinds) == len(types) and kinds):
                name = next(rest)
                lists.append(self.get_values(name))
            elif entry.plural and not counted:
                counted = True
                lists.append(COUNTS)
            else:
                lists.append([n + .5 for n in NUMBERS] if kind == 'f' else NUMBERS)

        return lists

    def get_forms(self, entry):
        french = self.french.get((entry.context, entry.id))

        return {'en': [entry.id, entry.plural or entry.id], 'fr': (french.texts * 2)[:2] if french and len(french.texts) == 1 else french.texts}

    def render(self, entry):
        """As often as there are values, so that each stands in a sentence once."""
        lists, forms = self.get_kinds(entry), self.get_forms(entry)
        rows = []
        for i in range(max((len(values) for values in lists), default=1)):
            chosen = [values[(i + shift) % len(values)] if i >= len(values) else values[i] for shift, values in enumerate(lists)]
            numbers = [value for value in chosen if isinstance(value, int)]
            counts = [value.n for value in chosen if isinstance(value, Value) and value.n is not None]
            n = numbers[0] if numbers else counts[0] if counts else 1
            texts = {language: fill(forms[language][wanted], [getattr(value, language) if isinstance(value, Value) else value for value in chosen])
                     for language, wanted in (('en', n != 1), ('fr', n > 1))}
            rows.append(Value(texts['en'], texts['fr']))

        return rows

    def get_all(self):
        """Each message that has a placeholder, with its renderings."""
        for entry in self.template.values():
            if placeholders_of(entry) and 'no-c-format' not in entry.flags:
                yield entry, self.render(entry)

    def find_problems(self):
        known = {(entry.context, entry.id) for entry in self.template.values()}
        lacking = [entry for entry in self.template.values()
                   if any(kind in 'sc' for kind in placeholders_of(entry)) and (entry.context, entry.id) not in self.rows]
        problems = [f'placeholders.toml lacks “{entry.id}”' + (f' of “{entry.context}”' if entry.context else '') for entry in lacking]
        problems += [f'placeholders.toml: there is no message “{text}”' for context, text in self.rows if (context, text) not in known]
        if not problems:
            list(self.get_all())
            problems += [f'kinds.toml: nothing is completed by “{kind}”' for kind in self.kinds if kind not in self.used]

        return problems


def judge(text, patterns):
    return [what for pattern, what in patterns + BOTH if re.search(pattern, text) and not (what == 'one space' and ALLOWED.search(text))]


def report(number, name, problems):
    print(f"{'not ok' if problems else 'ok'} {number} {name}")
    for problem in problems:
        print('# ' + problem.replace('\n', ' '))

    return bool(problems)


def write_page(sentences, path):
    rows = []
    for entry, rendered in sentences.get_all():
        where = html.escape(', '.join(place.split(':')[0] for place in entry.places[:1]))
        rows.append(f'<tr><th colspan="2">{html.escape(entry.id)}<small>{where}</small></th></tr>')
        rows += [f'<tr><td>{html.escape(value.en)}</td><td lang="fr">{html.escape(value.fr)}</td></tr>' for value in rendered]
    path.write_text('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Tag City: every sentence</title><style>\n'
                    'body { font: 15px sans-serif } td, th { text-align: left; vertical-align: top; padding: 2px 12px; white-space: pre-wrap; width: 50% }\n'
                    'th { padding-top: 14px; color: #555 } small { float: right; font-weight: normal }\n'
                    '</style></head><body><table>\n' + '\n'.join(rows) + '\n</table></body></html>\n', encoding='utf-8')
    print(f'{path}: {len(rows)} lines')


def check(sentences):
    problems = sentences.find_problems()
    failures = report(1, 'every placeholder has its values', problems)
    rendered = [] if problems else [value for _, values in sentences.get_all() for value in values]
    assert problems or len(rendered) > 3000, 'there is nearly nothing to read'
    for number, language, patterns in ((2, 'en', ENGLISH), (3, 'fr', FRENCH)):
        texts = dict.fromkeys(getattr(value, language) for value in rendered)
        failures += report(number, f'{language}: no sentence trips', [f'{what}: {text}' for text in texts for what in judge(text, patterns)])
    print('1..3')

    return failures > 0


def main():
    sentences = Sentences()
    if sys.argv[1:] == ['--text']:
        print('\n'.join(dict.fromkeys(value.fr.strip() for value in itertools.chain.from_iterable(values for _, values in sentences.get_all()))))
    elif sys.argv[1:]:
        write_page(sentences, Path(sys.argv[1]))
    else:
        return check(sentences)

    return 0


if __name__ == '__main__':
    sys.exit(main())
