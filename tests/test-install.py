#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs what is built into a folder that is thrown away, and looks at it as a desktop does: test-install.py BUILD"""

import configparser
import fnmatch
import glob
import itertools
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import traceback
from xml.etree import ElementTree

TESTS = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(TESTS)
GAME, EDITOR = 'org.tagcity.TagCity', 'org.tagcity.TagCity.Editor'
BOARD, RECORD = 'application/vnd.tag-city.board+json', 'application/vnd.tag-city.record+json'
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'
MIME_SPACE = '{http://www.freedesktop.org/standards/shared-mime-info}'
PROGRAMS = {GAME: 'tag-city', EDITOR: 'tag-city-editor'}


class Failure(Exception):
    """What somebody who installs the program would complain about."""


def expect(fine, complaint):
    if not fine:
        raise Failure(complaint)


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def run(*command, **variables):
    """What a command says; it must succeed."""
    done = subprocess.run(command, env={**os.environ, **variables}, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f'{" ".join(command)} fails: {done.stdout}{done.stderr}')
    return done.stdout + done.stderr


class Installation:
    """The folder, which a desktop takes for a part of its own."""

    def __init__(self, build, root):
        run('meson', 'install', '-C', build, '--no-rebuild', '--quiet', '--destdir', root)
        options = {option['name']: option['value'] for option in json.loads(run('meson', 'introspect', '--buildoptions', build))}
        self.prefix = root + options['prefix']
        self.programs = root + os.path.join(options['prefix'], options['bindir'])
        self.share = os.path.join(self.prefix, 'share')
        system = os.environ.get('XDG_DATA_DIRS') or '/usr/local/share:/usr/share'
        self.desktop = {'XDG_DATA_DIRS': f'{self.share}:{system}', 'XDG_DATA_HOME': os.path.join(root, 'data'), 'XDG_CONFIG_HOME': os.path.join(root, 'config'),
                        'XDG_CURRENT_DESKTOP': 'none', 'LC_ALL': 'C.UTF-8'}

    def names(self):
        """Of all files, below the prefix; wherever programs are, their folder is called bin."""
        paths = [os.path.join(folder, name) for folder, _, files in os.walk(self.prefix) for name in files]
        return sorted(os.path.relpath(path.replace(self.programs, os.path.join(self.prefix, 'bin')), self.prefix) for path in paths)

    def entry(self, name, section):
        """A section of a desktop entry or service file."""
        parser = configparser.RawConfigParser(strict=True, comment_prefixes=('#',), delimiters=('=',))
        parser.optionxform = str
        parser.read_string(read(os.path.join(self.share, name)))
        return parser[section]

    def metainfo(self):
        return ElementTree.parse(os.path.join(self.share, 'metainfo', f'{GAME}.metainfo.xml')).getroot()


def languages():
    return re.findall(r'^[a-z]\w*', read(os.path.join(TOP, 'po', 'LINGUAS')), re.MULTILINE)


def everything_and_nothing_else(installation):
    rows = [row for row in read(os.path.join(TESTS, 'data', 'installed.txt')).splitlines() if not row.startswith('#')]
    rows += [f'share/locale/{language}/LC_MESSAGES/tag-city.mo' for language in languages()]
    names = installation.names()
    missing = [row for row in rows if not fnmatch.filter(names, row)]
    surplus = [name for name in names if not any(fnmatch.fnmatchcase(name, row) for row in rows) and not name.startswith('share/man/fr/')]
    expect(not missing and not surplus, f'missing: {missing}; not in tests/data/installed.txt: {surplus}')


def desktop_entries(installation):
    for name in PROGRAMS:
        said = run('desktop-file-validate', os.path.join(installation.share, 'applications', f'{name}.desktop'))
        expect(not said, said)


def metainfo_valid(installation):
    """Everything that is wrong counts, but for the capitals of the id, which are the project's own choice, and what newer versions only suggest."""
    path = os.path.join(installation.share, 'metainfo', f'{GAME}.metainfo.xml')
    said = run('appstreamcli', 'validate', '--pedantic', '--no-net', '--no-color', path)
    complaints = [line for line in re.findall(r'^[EWIP]: .*', said, re.MULTILINE)
                  if not re.search('cid-contains-uppercase-letter|developer-name-tag-deprecated|developer-info-missing', line)]
    expect(not complaints, '\n'.join(complaints))


def metainfo_true(installation):
    """Pictures lie in docs/screens in the size that is told, and each launchable, icon and program is there."""
    root = installation.metainfo()
    for image in root.iter('image'):
        path = os.path.join(TOP, 'docs', 'screens', image.text.strip().rpartition('/screens/')[2])
        with open(path, 'rb') as file:
            size = list(struct.unpack('>16x2I', file.read(24)))
        expect(size == [int(image.get('width')), int(image.get('height'))], f'{path} measures {size}')
    names = installation.names()
    wanted = [f'share/applications/{one.text}' for one in root.iter('launchable')] + [f'bin/{one.text}' for one in root.iter('binary')]
    expect(set(wanted) <= set(names), f'{sorted(set(wanted) - set(names))}')


def every_language(installation):
    """What the desktop shows of the programs and their files is told in each."""
    captions = [child for shot in installation.metainfo().iter('screenshot') for child in shot if child.tag == 'caption']
    pictures = list(installation.metainfo().iter('image'))
    comments = list(ElementTree.parse(os.path.join(installation.share, 'mime', 'packages', f'{GAME}.xml')).getroot().iter(f'{MIME_SPACE}comment'))
    for language in languages():
        for name in PROGRAMS:
            entry = installation.entry(f'applications/{name}.desktop', 'Desktop Entry')
            expect(all(f'{key}[{language}]' in entry for key in ('GenericName', 'Comment', 'Keywords')), f'{name}.desktop is not told in {language}')
        for what, elements in (('captions', captions), ('pictures', pictures), ('file types', comments)):
            told = [element for element in elements if element.get(LANGUAGE) == language]
            expect(len(told) == len([element for element in elements if not element.get(LANGUAGE)]) > 0, f'{what} are not told in {language}')


def news_agree(_installation):
    run(sys.executable, os.path.join(TOP, 'data', 'news-to-metainfo.py'), '--check')


def settings_compile(installation):
    with tempfile.TemporaryDirectory() as folder:
        run('glib-compile-schemas', '--strict', f'--targetdir={folder}', os.path.join(installation.share, 'glib-2.0', 'schemas'))


def entries_lead_somewhere(installation):
    """The icon, the program and the bus name of each entry exist."""
    names = installation.names()
    for name, program in PROGRAMS.items():
        entry = installation.entry(f'applications/{name}.desktop', 'Desktop Entry')
        service = installation.entry(f'dbus-1/services/{name}.service', 'D-BUS Service')
        expect(entry['DBusActivatable'] == 'true' and service['Name'] == name, f'{name} has another name on the bus')
        expect(entry['Exec'] == f'{program} %U' and entry['StartupWMClass'] == program, f'{name} starts {entry["Exec"]}')
        path, option = service['Exec'].split()
        expect(os.path.basename(path) == program and option == '--gapplication-service', f'{name} is started as {service["Exec"]}')
        expect(installation.programs.endswith(os.path.dirname(path)), f'{path} is not where programs are installed')
        for icon in (f'scalable/apps/{entry["Icon"]}.svg', f'symbolic/apps/{entry["Icon"]}-symbolic.svg'):
            expect(f'share/icons/hicolor/{icon}' in names, f'{icon} is missing')


def files_have_their_types(installation):
    """By their names; and without them by what they begin with."""
    run('update-mime-database', os.path.join(installation.share, 'mime'), **installation.desktop)
    board = os.path.join(TOP, 'data', 'boards', 'side-a.city.json')
    record = os.path.join(TESTS, 'data', 'records', 'unfinished.tagrecord.json')
    with tempfile.TemporaryDirectory() as folder:
        copies = {shutil.copy(board, os.path.join(folder, 'board')): BOARD, shutil.copy(record, os.path.join(folder, 'record')): RECORD}
        for name, kind in (('short.tagcity', BOARD), ('short.tagrecord', RECORD)):
            with open(os.path.join(folder, name), 'w', encoding='utf-8') as file:
                file.write('{}')
            copies[file.name] = kind
        for path, wanted in {board: BOARD, record: RECORD, **copies}.items():
            said = run('gio', 'info', '-a', 'standard::content-type', path, **installation.desktop)
            expect(f'standard::content-type: {wanted}\n' in said, f'{path}: {said}')


def files_open_in_their_program(installation):
    """Boards in the editor, which can play them too; battles in the game."""
    run('update-desktop-database', os.path.join(installation.share, 'applications'))
    for kind, wanted in ((BOARD, EDITOR), (RECORD, GAME)):
        said = run('gio', 'mime', kind, PATH=f'{installation.programs}:{os.environ["PATH"]}', **installation.desktop)
        expect(re.search(rf'^Default application for .*: {re.escape(wanted)}\.desktop$', said, re.MULTILINE), said)
    expect(f'{GAME}.desktop' in run('gio', 'mime', BOARD, PATH=f'{installation.programs}:{os.environ["PATH"]}', **installation.desktop),
           'boards are not offered to the game')


def man_pages(installation):
    """They are well-formed in both languages, and tell of every command and option that the programs tell of."""
    for program, folder in itertools.product(('tag-city', 'tag-city-editor', 'tag-city-lab'), ('man', 'man/fr')):
        page = os.path.join(installation.share, folder, 'man1', f'{program}.1')
        said = run('groff', '-man', '-Kutf8', '-Tutf8', '-ww', '-z', page)
        expect(not said, said)
        text = read(page).replace('\\-', '-')
        told = help_of(installation, program)
        commands = re.findall(r'^  ([a-z-]+)  ', told.partition('\nCommands:\n')[2], re.MULTILINE)
        told += ''.join(help_of(installation, program, command) for command in commands)
        unknown = [command for command in commands if f'\n.B {program} {command}\n' not in text]
        unknown += [option for option in set(re.findall(r'--[a-z][a-z-]+', told)) if option not in text]
        expect(not unknown, f'{program}(1) does not tell of {sorted(unknown)}')


def help_of(installation, program, *command):
    return run(os.path.join(installation.programs, program), *command, '--help', LC_ALL='C.UTF-8')


def complete(installation, *words):
    """What bash offers for the last of these words."""
    script = os.path.join(installation.share, 'bash-completion', 'completions', 'tag-city-lab')
    return run('bash', '-c', f'shopt -s extglob; compopt () {{ :; }}; . "{script}"; COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}; '
               f'_tag_city tag-city-lab "{words[-1]}" {words[-2]}; echo "${{COMPREPLY[@]}}"', PATH=f'{installation.programs}:{os.environ["PATH"]}').split()


def completion(installation):
    """The completions of bash are good shell, and know the options of a program."""
    expect(complete(installation, 'tag-city-lab', 'play', '--se') == ['--seed='], complete(installation, 'tag-city-lab', 'play', '--se'))


def boards_are_named(installation):
    """Whoever types the name of a built-in board finds it in the manual and gets it from bash."""
    names = {os.path.basename(path).removesuffix('.city.json') for path in glob.glob(os.path.join(TOP, 'data', 'boards', '*.city.json'))}
    expect(len(names) == 10, f'{len(names)} boards')
    for words in (('tag-city-lab', 'play', '--board', ''), ('tag-city-lab', 'report-boards', '')):
        offered = set(complete(installation, *words))
        expect(names <= offered, f'bash does not offer {sorted(names - offered)}')
    for folder in ('man', 'man/fr'):
        text = read(os.path.join(installation.share, folder, 'man1', 'tag-city-lab.1')).replace('\\-', '-')
        unknown = sorted(name for name in names if name not in text)
        expect(not unknown, f'{folder}: tag-city-lab(1) does not tell of {unknown}')


CASES = (everything_and_nothing_else, desktop_entries, metainfo_valid, metainfo_true, every_language, news_agree, settings_compile, entries_lead_somewhere,
         files_have_their_types, files_open_in_their_program, man_pages, completion, boards_are_named)


def main():
    failed = False
    print(f'1..{len(CASES)}')
    with tempfile.TemporaryDirectory(prefix='tag-city-install-') as root:
        installation = Installation(os.path.abspath(sys.argv[1]), root)
        for number, case in enumerate(CASES, 1):
            try:
                case(installation)
                print(f'ok {number} {case.__name__}', flush=True)
            except Exception as error:    # whatever goes wrong is this case's failure, not the end of the others
                failed = True
                said = str(error) if isinstance(error, Failure) else traceback.format_exc()
                print(f'not ok {number} {case.__name__}\n' + ''.join(f'# {line}\n' for line in said.splitlines()), flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
