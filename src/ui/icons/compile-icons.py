#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Makes C of pictures of the symbolic icons, in the sizes that buttons have, so that no program needs to read a drawing for them.

compile-icons.py --encoder PROGRAM --compiler PROGRAM --folder FOLDER --depfile FILE --output FILE ui.gresource.xml

The icons are those in the given list of resources. GTK takes the pictures for the drawings of the same name."""

import argparse
import pathlib
import re
import subprocess

PREFIX = '/org/gtk/libgtk/icons'
SIZES = ['16x16', '32x32']

# Icons on badges are smaller than any folder that GTK looks into. They have names of their own, and the pictures lie where GTK looks for 13 and 26 pixels.
BADGES = ['tc-record-symbolic', 'tc-warning-symbolic']
BADGE_SIZES = {'16x16': '13x13', '32x32': '26x26'}


def find_icons(resources):
    names = re.findall(r'>(icons/[^<]*-symbolic\.svg)<', resources.read_text(encoding='utf-8'))
    return [resources.parent / name for name in names]


def encode(encoder, icons, folder, size):
    """The encoder names each picture after its drawing."""
    (folder / size).mkdir(parents=True, exist_ok=True)
    for icon in icons:
        subprocess.run([encoder, '-o', str(folder / size), str(icon), size], check=True)


def list_resources(icons, folder):
    lines = []
    for size in SIZES:
        lines.append(f'<gresource prefix="{PREFIX}/{size}/actions">')
        lines += [f'<file alias="{icon.stem}.symbolic.png">{size}/{icon.stem}.symbolic.png</file>' for icon in icons]
        lines += [f'<file alias="{name.replace("-symbolic", "-badge-symbolic")}.symbolic.png">{BADGE_SIZES[size]}/{name}.symbolic.png</file>' for name in BADGES]
        lines.append('</gresource>')
    listed = folder / 'icons.gresource.xml'
    listed.write_text('<gresources>\n' + '\n'.join(lines) + '\n</gresources>\n', encoding='utf-8')
    return listed


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition('\n')[0])
    for option in ['--encoder', '--compiler', '--folder', '--depfile', '--output']:
        parser.add_argument(option, required=True)
    parser.add_argument('resources', type=pathlib.Path)
    options = parser.parse_args()
    folder = pathlib.Path(options.folder)
    icons = find_icons(options.resources)

    for size in SIZES:
        encode(options.encoder, icons, folder, size)
        encode(options.encoder, [icon for icon in icons if icon.stem in BADGES], folder, BADGE_SIZES[size])
    subprocess.run([options.compiler, '--generate-source', '--c-name', 'icons', '--sourcedir', str(folder), '--target', options.output,
                    str(list_resources(icons, folder))], check=True)
    pathlib.Path(options.depfile).write_text(f'{options.output}: ' + ' '.join(map(str, icons)) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
