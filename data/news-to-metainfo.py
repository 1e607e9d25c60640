#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Carries what NEWS.md tells over to the releases of the metainfo, where software centres and translators find it.

With --check it only says whether they agree."""

import os
import re
import sys
from datetime import date
from xml.sax.saxutils import escape

HERE = os.path.dirname(os.path.abspath(__file__))
NEWS = os.path.join(HERE, os.pardir, 'NEWS.md')
METAINFO = os.path.join(HERE, 'org.tagcity.TagCity.metainfo.xml.in.in')


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def plain(markdown):
    """Without emphasis, code and links, and on one line."""
    text = re.sub(r'\[([^]]*)\]\([^)]*\)', r'\1', markdown)
    return escape(' '.join(re.sub(r'[*`]', '', text).split()))


def release(heading, body, metainfo):
    """One release. A version that is not out yet keeps the day it has in the metainfo, because there must be one."""
    version, when = re.fullmatch(r'(\S+)\s*\((.*)\)', heading.strip()).groups()
    kept = re.search(rf'version="{re.escape(version)}"[^>]* date="([0-9-]+)"', metainfo)
    released = re.fullmatch(r'\d{4}-\d\d-\d\d', when)
    day = when if released else kept.group(1) if kept else date.today().isoformat()
    kind = 'stable' if released else 'development'
    lines = [f'    <release version="{version}" type="{kind}" date="{day}">', '      <description>']
    for block in re.split(r'\n\s*\n', body.strip()):
        points = re.split(r'^- ', block, flags=re.MULTILINE)[1:]
        if points:
            lines += ['        <ul>', *(f'          <li>{plain(point)}</li>' for point in points), '        </ul>']
        else:
            lines.append(f'        <p>{plain(block)}</p>')
    return '\n'.join([*lines, '      </description>', '    </release>'])


def main():
    metainfo = read(METAINFO)
    parts = re.split(r'^## (.*)\n', read(NEWS), flags=re.MULTILINE)[1:]
    releases = '\n'.join(release(heading, body, metainfo) for heading, body in zip(parts[::2], parts[1::2]))
    wanted = re.sub(r'<releases>.*</releases>', lambda _: f'<releases>\n{releases}\n  </releases>', metainfo, flags=re.DOTALL)
    if sys.argv[1:] == ['--check']:
        if wanted != metainfo:
            sys.exit('The metainfo tells other news than NEWS.md; data/news-to-metainfo.py brings it up to date.')
    elif wanted != metainfo:
        with open(METAINFO, 'w', encoding='utf-8') as file:
            file.write(wanted)


if __name__ == '__main__':
    main()
