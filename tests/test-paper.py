#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Prints boards in the pseudo-language of with-brackets --longer: on paper, too, nothing is untranslatable and nothing is cut off.

test-paper.py EDITOR          as a test, in TAP; boards are in $BOARDS
test-paper.py EDITOR FOLDER   leaves the papers there"""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOARDS = ('backstreets', 'side-a', 'side-b', 'metropolis')

# The pseudo-language has an accent on each of these letters, so that a word with one of them was never translated.
PLAIN = re.compile(r'[aceinosuyzACEINOSUYZ]')
NAMES = {'tag', 'city', 'cc-by-sa-4.0', 'contributors'}


def words_of_board(path):
    """What the board brings along: it is not the program's to translate."""
    board = json.loads(path.read_text(encoding='utf-8'))
    texts = [board['name'], board.get('description', ''), board.get('author', ''), board.get('licence', '')]
    texts += [district['name'] for district in board['districts'].values()]
    said = ' '.join(text if isinstance(text, str) else ' '.join(text.values()) for text in texts)

    return {word.lower() for word in re.findall(r'[^\W_]+', said)}


def print_board(editor, path, paper):
    """The paper, or what was said instead."""
    answer = subprocess.run([HERE / 'with-brackets', '--longer', editor, '--export-pdf', paper, '--language', 'fr', path], capture_output=True, text=True, check=False)

    return answer.stderr if answer.returncode != 0 else ''


def boxes_of(paper):
    """The size of each page, and its words with their edges."""
    layout = subprocess.run(['pdftotext', '-bbox', paper, '-'], capture_output=True, text=True, check=True).stdout
    for page in re.findall(r'<page width="([\d.]+)" height="([\d.]+)">(.*?)</page>', layout, re.DOTALL):
        words = re.findall(r'<word xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">([^<]*)</word>', page[2])
        yield float(page[0]), float(page[1]), [(*map(float, word[:4]), word[4]) for word in words]


def judge(paper, known):
    problems, n_words = [], 0
    for number, (width, height, words) in enumerate(boxes_of(paper), 1):
        n_words += len(words)
        for left, top, right, bottom, word in words:
            if left < 0 or top < 0 or right > width or bottom > height:
                problems.append(f'page {number}: “{word}” is outside of the paper')
            if '…' in word:
                problems.append(f'page {number}: “{word}” is cut off')
            for part in re.findall(r'[^\W\d_]{3,}', word):
                if PLAIN.search(part) and part.lower() not in known | NAMES:
                    problems.append(f'page {number}: “{part}” is not translated')
    if n_words < 200:
        problems.append(f'there are only {n_words} words')

    return problems


def main():
    failures = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(sys.argv[2] if len(sys.argv) > 2 else temporary)
        for number, name in enumerate(BOARDS, 1):
            path, paper = Path(os.environ['BOARDS']) / f'{name}.city.json', folder / f'{name}.pdf'
            said = print_board(sys.argv[1], path, paper)
            problems = [said] if said else judge(paper, words_of_board(path))
            print(f"{'not ok' if problems else 'ok'} {number} {name} on paper")
            for problem in problems:
                print('# ' + problem)
            failures += bool(problems)
    print(f'1..{len(BOARDS)}')

    return failures > 0


if __name__ == '__main__':
    sys.exit(main())
