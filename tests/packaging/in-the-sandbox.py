#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses both programs of the installed Flatpak as a person would; run by tests/with-display: in-the-sandbox.py PROJECT

FLATPAK_USER_DIR says where it is installed; pictures are left where FLATPAK_PICTURES says."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

TOP = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.join(TOP, 'tests', 'e2e'))

import desk    # noqa: E402
from keys import play_to_end    # noqa: E402

ID, EDITOR = 'org.tagcity.TagCity', 'org.tagcity.TagCity.Editor'
EXPORTS = os.path.join(os.environ['FLATPAK_USER_DIR'], 'exports', 'share')
RIGHTS = {'shared': {'ipc'}, 'sockets': {'wayland', 'fallback-x11', 'x11', 'pulseaudio'}, 'devices': {'dri'}}


def run(*command, **variables):
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise desk.Failure(f'{" ".join(command)}: {done.stdout}{done.stderr}')
    return done.stdout


class Sandbox(desk.Desk):
    """A desk where the program sees nothing but what the sandbox gives it."""

    def __init__(self, program, settings=None):
        super().__init__(program, None, None, settings)
        self.box = os.path.join(self.home, '.var', 'app', ID)
        shutil.copytree(os.path.join(self.home, 'config'), os.path.join(self.box, 'config'))
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith('GSETTINGS_')}
        self.environment['HOME'] = self.home

    def flatpak(self, *arguments):
        return ['flatpak', 'run', f'--command={arguments[0]}', ID, *arguments[1:]]

    def start(self, *arguments):
        self.process = subprocess.Popen(self.flatpak(self.program, *arguments), env=self.environment, stdin=subprocess.DEVNULL)
        self.window = desk.wait_for('the window', lambda: next(iter(self.find_windows()), None))
        self.focus(self.window)
        self.wait_for_stillness()

    def find_windows(self, name='.'):
        """The process of the window has another number outside the sandbox, but nobody else is on this screen."""
        self.check_alive()
        return subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', f'^{self.program}$'],
                              capture_output=True, text=True, check=False).stdout.split()

    def saves(self):
        folder = os.path.join(self.box, '.local', 'state', 'tag-city', 'games')
        names = os.listdir(folder) if os.path.isdir(folder) else []
        return sorted((os.path.join(folder, name) for name in names if name.endswith('.tagrecord.json')), key=os.path.getmtime)

    def kill(self):
        subprocess.run(['flatpak', 'kill', ID], check=False)
        self.process.wait()

    def ask_lab(self, *arguments):
        return run(*self.flatpak('tag-city-lab', *arguments), HOME=self.home)

    def keep(self, name, text):
        """A file where the sandbox finds it."""
        path = os.path.join(self.box, 'data', name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        return path


def rights():
    """The sandbox has no hole that is not asked for on purpose."""
    groups, group = {}, None
    for line in run('flatpak', 'info', '--user', '--show-permissions', ID).splitlines():
        if line.startswith('['):
            group = line
        elif '=' in line:
            name, values = line.split('=', 1)
            groups[f'{group}{name}'] = {value for value in values.split(';') if value}
    expected = {f'[Context]{name}': values for name, values in RIGHTS.items()}
    if any(groups.get(name, set()) - values for name, values in expected.items()) or set(groups) - set(expected):
        raise desk.Failure(f'the sandbox allows {groups}')


def exports():
    """What the desktop outside sees of it."""
    for name in (f'applications/{ID}.desktop', f'applications/{EDITOR}.desktop', f'dbus-1/services/{ID}.service', f'dbus-1/services/{EDITOR}.service',
                 f'icons/hicolor/scalable/apps/{ID}.svg', f'icons/hicolor/scalable/apps/{EDITOR}.svg', f'icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
                 f'icons/hicolor/symbolic/apps/{EDITOR}-symbolic.svg', f'mime/packages/{ID}.xml'):
        if not os.path.exists(os.path.join(EXPORTS, name)):
            raise desk.Failure(f'{name} is not exported')


def whole_battle():
    """Played by keyboard against two bots, and verified by the program beside it."""
    table = Sandbox('tag-city', desk.last_battle([('Ana', 'human'), ('Mika', 'bot:greedy'), ('Nono', 'bot:greedy')]))
    table.pictures = os.environ.get('FLATPAK_PICTURES')
    try:
        table.start()
        table.key('Return')
        desk.wait_for('the battle to begin', table.battle)
        table.wait_for_stillness()
        table.look('battle')
        battle = play_to_end(table)
        table.wait_for_stillness()
        table.look('result')
        table.ask_lab('verify', table.keep('finished.tagrecord.json', json.dumps(battle.record)))
        table.quit()
    finally:
        table.clear()


def saved_board():
    """A square is erased, and the file says so after it is saved."""
    table = Sandbox('tag-city-editor')
    table.pictures = os.environ.get('FLATPAK_PICTURES')
    try:
        with open(desk.SMALL_BOARD, encoding='utf-8') as file:
            before = file.read()
        path = table.keep('tag-city/boards/mine.city.json', before)
        table.start(path)
        table.key('e', 'space')
        table.key('ctrl+s')

        def is_saved():
            with open(path, encoding='utf-8') as file:
                return json.load(file)['grid'] != json.loads(before)['grid']
        desk.wait_for('the board to be saved', is_saved)
        table.wait_for_stillness()
        table.look('editor')
        table.ask_lab('validate', path)
        table.quit()
    finally:
        table.clear()


BOARD = os.path.join(TOP, 'data', 'boards', 'side-a.city.json')
RECORD = os.path.join(TOP, 'tests', 'data', 'records', 'unfinished.tagrecord.json')


def open_outside(board, record, *entries):
    """Files of the person come in through the portal. The home is that of tests/with-display; nothing is left there from the last time."""
    shutil.rmtree(os.path.join(os.environ['HOME'], '.var', 'app', ID), ignore_errors=True)
    run(os.path.join(TOP, 'tests', 'packaging', 'double-click'), board, record, os.environ['FLATPAK_PICTURES'], *entries)


def double_click():
    """Names that no type of the system claims lead to the right program."""
    with tempfile.TemporaryDirectory() as folder:
        open_outside(shutil.copy(BOARD, os.path.join(folder, 'mine.tagcity')), shutil.copy(RECORD, os.path.join(folder, 'mine.tagrecord')))


def open_with():
    """The person chooses the program: for Flatpak, which lets no type of an application come before those of the system, *.city.json is JSON."""
    open_outside(BOARD, RECORD, os.path.join(EXPORTS, 'applications'))


def main():
    failed = False
    cases = (rights, exports, whole_battle, saved_board, double_click, open_with)
    os.makedirs(os.environ['FLATPAK_PICTURES'], exist_ok=True)
    print(f'1..{len(cases)}')
    for number, case in enumerate(cases, 1):
        try:
            case()
            print(f'ok {number} {case.__name__}', flush=True)
        except desk.Failure as failure:
            failed = True
            print(f'# {failure}'.replace('\n', '\n# ') + f'\nnot ok {number} {case.__name__}', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
