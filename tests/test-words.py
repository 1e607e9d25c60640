#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Holds what people read in English against how we write it: short sentences, short lines, no word of the banned list.
It reads the documents, the messages of all programs, the manual pages and the comments of headers.

test-words.py          as a test, in TAP
test-words.py FIGURES  prints the figures of every document, of the interface, the manual pages and the headers"""

import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from catalogue import Catalogue, make_template

ROOT = Path(__file__).resolve().parent.parent

MEDIAN_WORDS = 15          # of a sentence
LONG_WORDS, LONG_SHARE = 30, 0.05
MAX_WORDS = 45
MAX_COLUMNS = 100          # of a line in a document

# Each with what to write instead.
BANNED = {
    r'mend(?:s|ed|ing)?': 'fix',
    r'fouls?': 'illegal move',
    r'anew': 'again',
    r'whoever': 'the player who',
    r'shall': 'must, will',
    r'tells? the': 'show, say',
    r'chat up': 'check',
    r'throw(?:s|n)? away': 'delete',
    r'as usual': 'default',
}


# Documents in other languages are held against English by test-help.py.
OTHER_LANGUAGES = re.compile(r'docs/[a-z]{2}/')


def files(pattern):
    listed = subprocess.run(['git', '-c', 'safe.directory=*', 'ls-files', pattern], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    names = listed or [str(path.relative_to(ROOT)) for path in ROOT.rglob(pattern) if not str(path.relative_to(ROOT)).startswith('build')]

    return [name for name in sorted(names) if not name.startswith('tests/data/') and (ROOT / name).exists()]


def manual_of(text):
    """A manual page without its macros; commands are words of code."""
    text = re.sub(r'^\.EX\n.*?^\.EE\n', '', text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r'^\.(?:TP|PP|br|SH|TH|\\").*$', '\n', text, flags=re.MULTILINE)
    text = re.sub(r'^\.(?:B|BR|RB|I|IR|RI|BI|IB) (.*)$', lambda found: '`' + re.sub(r'[" ]', '', found[1]) + '`', text, flags=re.MULTILINE)

    return re.sub(r'\\(?:f[BIRP]|&|~)', '', text).replace('\\-', '-').replace('\\ ', ' ')


def comments_of(text):
    """The comments of a header. A line that is indented is one of a list, such as a signal and what it says."""
    found = [re.sub(r'^ ?\* ?', '', comment, flags=re.MULTILINE).strip('* \n') for comment in re.findall(r'/\*(.*?)\*/', text, re.DOTALL)]

    return '\n\n'.join(re.sub(r'\n(?=\s{2,}|- |[\w-]+ \()', '\n\n', comment) for comment in found if 'SPDX' not in comment and 'INDENT' not in comment)


def prose_of(text):
    """A document without code, tables, headings and pictures; each list item is a paragraph."""
    text = re.sub(r'^```.*?^```$', '', text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r'<!--.*?-->', '', text, flags=re.DOTALL)
    lines = ['' if re.match(r'\s*(\||#|!\[)', line) else re.sub(r'^(\s*)([-*]|\d+\.) ', r'\n', line) for line in text.split('\n')]

    return '\n'.join(lines)


def sentences_of(text):
    """The sentences, each as its number of words. Names of code count as one word."""
    text = re.sub(r'`[^`]*`', 'Code', text)
    text = re.sub(r'\[([^\]]*)\]\([^)]*\)', r'\1', text)
    text = re.sub(r'\b(e\.g|i\.e|etc)\.', r'\1', text)
    for paragraph in re.split(r'\n\s*\n', text):
        for sentence in re.split(r'(?<=[.!?…:])[)”"*_]*\s+(?=[^a-z])', ' '.join(paragraph.split())):
            words = re.findall(r"[\w’'-]+", sentence)
            if words:
                yield len(words), sentence


def judge_lengths(name, sentences):
    lengths = [n for n, _ in sentences]
    if not lengths:
        return []
    problems = [f'{name}: {n} words: {text}' for n, text in sentences if n > MAX_WORDS]
    share = sum(n > LONG_WORDS for n in lengths) / len(lengths)
    if len(lengths) >= 20 and share > LONG_SHARE:
        problems.append(f'{name}: {share:.0%} of its sentences have more than {LONG_WORDS} words')
    if statistics.median(lengths) > MEDIAN_WORDS:
        problems.append(f'{name}: its sentences have {statistics.median(lengths):g} words in the median')

    return problems


def judge_words(name, text):
    return [f'{name}: “{found[0]}”; write: {better}' for banned, better in BANNED.items()
            for found in re.finditer(rf'\b{banned}\b', text, flags=re.IGNORECASE)]


def judge_columns(name, text):
    """Tables, addresses and commands cannot be broken."""
    text = re.sub(r'^```.*?^```$', lambda code: '\n' * code[0].count('\n'), text, flags=re.MULTILINE | re.DOTALL)
    return [f'{name}:{number}: {len(line)} columns' for number, line in enumerate(text.split('\n'), 1)
            if len(line) > MAX_COLUMNS and not line.lstrip().startswith('|') and '](' not in line and '://' not in line]


def interface():
    """Every message of both programs and of the lab, in English."""
    with tempfile.TemporaryDirectory() as folder:
        entries = Catalogue(make_template(ROOT, Path(folder))).entries.values()

    return [text for entry in entries for text in (entry.id, entry.plural) if text]


def figures(name, sentences):
    lengths = sorted(n for n, _ in sentences)
    if lengths:
        print(f'{name}: {len(lengths)} sentences, median {statistics.median(lengths):g} words, '
              f'{sum(n > LONG_WORDS for n in lengths) / len(lengths):.1%} over {LONG_WORDS}, longest {lengths[-1]}')


def report(number, name, problems):
    print(f"{'not ok' if problems else 'ok'} {number} {name}")
    for problem in problems:
        print('# ' + problem)

    return bool(problems)


def main():
    texts = {name: (ROOT / name).read_text(encoding='utf-8') for name in files('*.md')}
    english = {name: prose_of(text) for name, text in texts.items() if not OTHER_LANGUAGES.match(name)}
    english.update({name: manual_of((ROOT / name).read_text(encoding='utf-8')) for name in files('*.1') if not re.search(r'\.\w\w\.1$', name)})
    headers = {name: comments_of((ROOT / name).read_text(encoding='utf-8')) for name in files('*.h') if not name.startswith('tests/')}
    sentences = {name: list(sentences_of(text)) for name, text in english.items()}
    messages = interface()
    sentences['interface'] = [found for message in messages for found in sentences_of(message)]
    sentences['headers'] = [(n, f'{name}: {text}') for name, comments in headers.items() for n, text in sentences_of(comments)]
    assert len(texts) > 5 and len(english) > 8 and len(headers) > 100 and len(messages) > 500, 'there is nearly nothing to read'
    if len(sys.argv) > 1:
        for name, found in sentences.items():
            figures(name, found)
        return 0

    failures = 0
    checks = [
        ('sentences', [problem for name, found in sentences.items() for problem in judge_lengths(name, found)]),
        ('lines', [problem for name, text in texts.items() for problem in judge_columns(name, text)]),
        ('words of documents', [problem for name, text in english.items() for problem in judge_words(name, text)]),
        ('words of headers', [problem for name, text in headers.items() for problem in judge_words(name, text)]),
        ('words of the interface', [problem for message in messages for problem in judge_words('interface', message)]),
    ]
    for number, (name, problems) in enumerate(checks, 1):
        failures += report(number, name, problems)
    print(f'1..{len(checks)}')

    return failures > 0


if __name__ == '__main__':
    sys.exit(main())
