# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second reader of boards and records, slow and obvious, written from docs/formats.md and docs/rules.md alone: judge.py FILE…

It says of every file whether it is right, and of a wrong one where and why."""

import sys

import board
import record
import strict_json
from refusal import Refusal, require


def judge_board(content):
    """Raises a Refusal unless the bytes are a board that can be played."""
    board.read(strict_json.parse(content))


def judge_record(content):
    """Raises a Refusal unless the bytes are the record of a game by the rules."""
    record.read(strict_json.parse(content))


def judge(name, content):
    """Judges a file by the ending of its name; returns the Refusal, or None."""
    try:
        require(name.endswith(('.city.json', '.tagcity', '.tagrecord.json', '.tagrecord')), '', 'neither a board nor a record')
        (judge_board if name.endswith(('.city.json', '.tagcity')) else judge_record)(content)
    except Refusal as refusal:
        return refusal
    return None


def main():
    """Judges all files that are named."""
    refused = 0
    for name in sys.argv[1:]:
        with open(name, 'rb') as file:
            refusal = judge(name, file.read())
        refused += refusal is not None
        print(f'{name}: {refusal or "right"}')
    return refused > 0


if __name__ == '__main__':
    sys.exit(main())
