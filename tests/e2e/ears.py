# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader finds in the program on a desk. A test that cannot hear is skipped when it imports this."""

import os
import sys

try:
    import gi
except ImportError:
    # Another Python may come first; the system's own has what speaks to the desktop.
    if sys.executable != '/usr/bin/python3' and os.path.exists('/usr/bin/python3'):
        os.execv('/usr/bin/python3', ['/usr/bin/python3', '-B', *sys.argv])
    print('1..0 # SKIP Python cannot speak to the desktop here')
    sys.exit(0)

try:
    gi.require_version('Atspi', '2.0')
except ValueError:
    print('1..0 # SKIP there is nothing that screen readers speak through')
    sys.exit(0)

from gi.repository import Atspi, GLib

import desk


def open_up():
    """Before the program is started."""
    os.environ['GTK_A11Y'] = 'atspi'
    Atspi.init()


def children(node):
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def read(node):
    """What is said of a widget: its name or, where newer versions of GTK let none be named, the text in it."""
    text = node.get_text_iface()
    return node.get_name() or (Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text)) if text is not None else '') or ''


def find(node, role, name):
    """The first widget below with that role (None: any) of which those words are said, or None."""
    try:
        if role in (None, node.get_role()) and name in read(node):
            return node
        for child in children(node):
            found = find(child, role, name)
            if found is not None:
                return found
    except GLib.Error:
        pass    # it went away while it was looked at
    return None


def find_program(table):
    for program in children(Atspi.get_desktop(0)):
        if program.get_process_id() == table.process.pid:
            return program
    return None


def hear(program, role, name):
    return desk.wait_for(f'“{name}” to be heard', lambda: find(program, role, name))


def press(node):
    if not Atspi.Action.do_action(node, 0):
        raise desk.Failure(f'nothing can be done with “{node.get_name()}”')
