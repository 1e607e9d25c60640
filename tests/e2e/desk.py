# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A desk with the program on it: a person's hands (keys and mouse, from outside the process) and eyes (the saved battle)."""

import glob
import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

DATA = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'data')
SMALL_BOARD = os.path.join(DATA, 'boards', 'small.city.json')
PATIENCE = float(os.environ.get('E2E_PATIENCE', '45'))    # seconds until something that must happen counts as not happening

SCREEN_READER = 'screen-reader-enabled'    # the only setting that is the desktop's


class Failure(Exception):
    """What a person would have complained about."""


def wait_for(what, condition, seconds=PATIENCE):
    """Waits until the condition gives something true, and returns that."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise Failure(f'waited in vain for {what}')
        time.sleep(0.02)


class Desk:
    """One person's home, with the program running in it or not."""

    def __init__(self, program, lab, schemas, settings=None):
        self.program, self.lab = program, lab
        self.home = tempfile.mkdtemp(prefix='tag-city-e2e-')
        self.pictures = os.environ.get('E2E_PICTURES')
        self.process = self.window = None
        self.environment = {**os.environ, 'HOME': self.home, 'GSETTINGS_SCHEMA_DIR': schemas, 'GSETTINGS_BACKEND': 'keyfile',
                            'G_DEBUG': 'fatal-criticals', 'LC_ALL': 'C.UTF-8', 'XDG_CONFIG_HOME': f'{self.home}/config',
                            'XDG_STATE_HOME': f'{self.home}/state', 'XDG_DATA_HOME': f'{self.home}/data'}
        # A whole program has more names than the first table of GLib holds, and GLib gives that up for a larger one: no leak of ours.
        # The tests of single widgets and pages look for leaks.
        if 'ASAN_OPTIONS' in os.environ:
            self.environment['ASAN_OPTIONS'] = os.environ['ASAN_OPTIONS'] + ':detect_leaks=0'
        self._write('config/gtk-4.0/settings.ini', '[Settings]\ngtk-enable-animations=0\ngtk-font-name=Cantarell 11\n')
        # Nobody is new here: a first game is offered where a test asks for it.
        lines = {'bot-speed': "'at-once'", 'own-dice': 'false', 'coach': 'false', 'sound': 'false', 'first-games': "['tag-city', 'tag', 'roll-tag']", **(settings or {})}
        listens = lines.pop(SCREEN_READER, 'false')
        self._write('config/glib-2.0/settings/keyfile',
                    '[org/tagcity/TagCity]\n' + ''.join(f'{key}={value}\n' for key, value in lines.items()) +
                    f'\n[org/gnome/desktop/a11y/applications]\n{SCREEN_READER}={listens}\n')

    def _write(self, name, text):
        path = os.path.join(self.home, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text)
        return path

    # The program

    def start(self, *arguments):
        self.process = subprocess.Popen([self.program, *arguments], env=self.environment, stdin=subprocess.DEVNULL)
        self.window = wait_for('the window', self._find_window)
        self.focus(self.window)
        self.wait_for_stillness()

    def find_windows(self, name='.'):
        self.check_alive()
        return subprocess.run(['xdotool', 'search', '--onlyvisible', '--all', '--pid', str(self.process.pid), '--name', name],
                              capture_output=True, text=True, check=False).stdout.split()

    def _find_window(self):
        return next(iter(self.find_windows('^Tag City$')), None)

    def focus(self, window):
        """Gives the keyboard to a window; there is no window manager on this screen to do it."""
        def take():
            subprocess.run(['xdotool', 'windowfocus', window], stderr=subprocess.DEVNULL, check=False)
            focus = subprocess.run(['xdotool', 'getwindowfocus'], capture_output=True, text=True, check=False).stdout.strip()
            return focus == window
        wait_for('the keyboard', take)

    def check_alive(self):
        if self.process.poll() is not None:
            raise Failure(f'the program ended by itself with {self.process.returncode}')

    def kill(self):
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def quit(self):
        self.key('ctrl+q')
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failure('the program does not quit') from None
        if code != 0:
            raise Failure(f'the program ended with {code}')

    def clear(self):
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    # Hands and eyes

    def key(self, *keys):
        self.check_alive()
        subprocess.run(['xdotool', 'key', '--delay', '2', *keys], check=True)

    def click(self, *places, button=1):
        """Clicks one place after the other; the pointer really goes there."""
        self.check_alive()
        steps = [['mousemove', str(int(x)), str(int(y)), 'sleep', '0.01', 'click', str(button)] for x, y in places]
        subprocess.run(['xdotool', *itertools.chain(*steps)], check=True)

    def move_pointer_away(self):
        """To where it touches nothing, for who plays without a mouse."""
        subprocess.run(['xdotool', 'mousemove', '0', '0'], check=True)

    def look(self, name):
        """Keeps a picture of the screen for people, where E2E_PICTURES says."""
        if self.pictures:
            os.makedirs(self.pictures, exist_ok=True)
            subprocess.run(['import', '-window', 'root', os.path.join(self.pictures, f'{name}.png')], check=False)

    def wait_for_stillness(self):
        """Waits until the screen shows something and no longer changes: a window is there long before it can be clicked."""
        seen = ['']

        def is_still():
            self.check_alive()
            before = seen[0]
            done = subprocess.run(['import', '-window', 'root', '-format', '%k %#', 'info:'], capture_output=True, text=True, check=False)
            seen[0] = done.stdout
            return done.stdout == before and done.stdout.split()[:1] not in ([], ['1'])
        wait_for('a picture that stands still', is_still)

    # The saved battles

    def saves(self):
        def when(path):
            # A battle that ends is deleted, maybe between being found and being looked at.
            try:
                return os.path.getmtime(path)
            except FileNotFoundError:
                return 0

        return sorted(glob.glob(f'{self.home}/state/tag-city/games/*.tagrecord.json'), key=when)

    def battle(self):
        """The battle that was saved last, or None; a save is replaced as a whole, so that it can be read at any time."""
        for path in reversed(self.saves()):
            try:
                with open(path, encoding='utf-8') as file:
                    return Battle(json.load(file))
            except FileNotFoundError:
                continue
        return None

    def verify(self, battle):
        """The finished battle keeps to the rules, as the headless program sees them."""
        path = self._write('finished.tagrecord.json', json.dumps(battle.record, ensure_ascii=False, indent=2) + '\n')
        done = subprocess.run([self.lab, 'verify', path], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise Failure(f'verify: {done.stdout}{done.stderr}')
        if 'result' not in battle.record:
            raise Failure('the battle has no result')
        return path


class Battle:
    """A record, read as far as a person at the table needs it."""

    def __init__(self, record):
        self.record = record
        self.events = record['events']
        self.n_seats = len(record['seats'])
        self.leader = record['setup']['leader']
        self.phase, self.dice, self.taken, self.seat = 'roll', [], set(), None
        for event in self.events:
            getattr(self, f'_read_{event["event"]}')(event)

    def _read_roll(self, event):
        self.phase, self.dice, self.taken, self.seat = 'place', event['dice'], set(), self.leader

    def _read_place(self, event):
        self.phase, self.sections, self.seat = 'turn', event['sections'], (self.leader + 1) % self.n_seats

    def _read_turn(self, event):
        self.taken.add(event['die'])
        self.seat = (self.seat + 1) % self.n_seats
        if len(self.taken) == self.n_seats:
            self.phase = 'final'

    def _read_final(self, _event):
        self.phase, self.seat = 'roll', None
        self.leader = (self.leader + 1) % self.n_seats

    def is_over(self):
        return 'result' in self.record

    def dice_left(self):
        return [die for die in range(len(self.dice)) if die not in self.taken]

    def waits_for_person(self):
        if self.is_over() or self.phase == 'roll':
            return False
        return self.phase == 'final' or self.record['seats'][self.seat]['controller'] == 'human'

    def uses(self, seat):
        """What a tagger has done with dice so far."""
        turns = [event for event in self.events if event['event'] == 'turn' and event['seat'] == seat]
        return {turn['use'] for turn in turns}


def last_battle(seats, board='', leader=0, seed=1):
    """The setting that the new battle page begins with."""
    rows = ', '.join(f"('{name}', '{controller}', '', '')" for name, controller in seats)
    text = f"'n-seats': <uint32 {len(seats)}>, 'seats': <[{rows}]>, 'leader': <{leader}>, 'seed': <uint64 {seed}>"
    if board:
        text += f", 'board': <'{board}'>"
    return {'last-battle': '{' + text + '}'}


def run_at(cases, new_desk):
    """Runs the cases, each at a desk of its own that new_desk makes, and tells about them in TAP."""
    print(f'1..{len(cases)}')
    n_failed = 0
    for number, case in enumerate(cases, start=1):
        place = new_desk(case)
        try:
            case(place)
            print(f'ok {number} {case.__name__}', flush=True)
        except Failure as failure:
            place.look(f'failed-{case.__name__}')
            print(f'# {failure}\nnot ok {number} {case.__name__}', flush=True)
            n_failed += 1
        finally:
            place.clear()
    sys.exit(1 if n_failed else 0)


def run(cases):
    """The same for the game; each case comes with its settings."""
    program, lab, schemas = sys.argv[1:]
    settings = dict(cases)
    run_at([case for case, _ in cases], lambda case: Desk(program, lab, schemas, settings[case]))
