#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which packages ./run names and installs where apt-get is not there. Package managers are stand-ins that only write down how they were called."""

import os
import pty
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
TOOLS = ('bash', 'dirname', 'sed', 'id', 'env', 'cat')

# Each package manager with what it must be asked for, in its own words.
MANAGERS = {
    'dnf': ('install', 'ninja-build', 'gettext', 'pkgconfig(gtk4)', 'pkgconfig(libadwaita-1)', 'pkgconfig(json-glib-1.0)'),
    'zypper': ('install', 'ninja', 'gettext-tools', 'pkgconfig(gtk4)', 'pkgconfig(libadwaita-1)', 'pkgconfig(json-glib-1.0)'),
    'pacman': ('-S', 'ninja', 'gettext', 'gtk4', 'libadwaita', 'json-glib'),
}


class OtherSystems(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()) if hasattr(self, 'enterContext') else tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        for tool in TOOLS:
            (self.folder / tool).symlink_to(shutil.which(tool))
        self.stand_in('sudo', 'while [ "${1#-}" != "$1" ]; do shift; done; exec "$@"')

    def stand_in(self, name, text):
        path = self.folder / name
        path.write_text(f'#!{self.folder}/bash\n{text}\n', encoding='utf-8')
        path.chmod(0o755)

    def manager(self, name):
        self.stand_in(name, f'printf "%s\\n" "$@" > "{self.folder}/asked"')

    def asked(self):
        path = self.folder / 'asked'
        return path.read_text(encoding='utf-8').split('\n')[:-1] if path.exists() else None

    def run_play(self, answer=None):
        """Without an answer there is nobody at the terminal."""
        leader, follower = pty.openpty()
        if answer is not None:
            os.write(leader, answer.encode())
        done = subprocess.run([self.folder / 'bash', TOP / 'run', 'play'], env={'PATH': str(self.folder), 'LC_ALL': 'C.UTF-8'},
                              stdin=subprocess.DEVNULL if answer is None else follower, capture_output=True, text=True, timeout=60, check=False)
        os.close(leader)
        os.close(follower)
        self.assertEqual(done.returncode, 1)
        return done.stderr

    def test_names_packages(self):
        for name, words in MANAGERS.items():
            with self.subTest(name):
                self.manager(name)
                said = self.run_play()
                for word in (name, *words):
                    self.assertIn(f"'{word}'", said)
                self.assertIn('not tried on this system', said)
                self.assertIsNone(self.asked())
                (self.folder / name).unlink()

    def test_installs_when_asked(self):
        for name, words in MANAGERS.items():
            with self.subTest(name):
                self.manager(name)
                self.run_play('y\n')
                for word in words:
                    self.assertIn(word, self.asked())
                (self.folder / 'asked').unlink()
                (self.folder / name).unlink()

    def test_installs_nothing_unasked(self):
        self.manager('dnf')
        self.run_play('n\n')
        self.assertIsNone(self.asked())

    def test_without_manager(self):
        said = self.run_play()
        self.assertIn('gtk4 >= 4.8', said)
        self.assertIn('Please install what is missing', said)


if __name__ == '__main__':
    unittest.main()
