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


LIVE = (Atspi.Role.STATUS_BAR, Atspi.Role.ALERT)    # what is said as soon as it changes, wherever the keyboard is


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


def find_focus(node):
    """The widget below that has the keyboard, or None."""
    try:
        if node.get_state_set().contains(Atspi.StateType.FOCUSED):
            return node
        return next((found for found in map(find_focus, children(node)) if found is not None), None)
    except GLib.Error:
        return None    # it went away while it was looked at


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


def list_live(node, found):
    """Everything below that is said when it changes, in order, with what is said of it. What was asked once tells of its changes from then on.

    What has no words yet is called by its class in GTK 4.8, which also says of everything that it is seen."""
    try:
        name, role = read(node), node.get_role()
        if role in LIVE and name and not name.startswith('Gtk'):
            found[node] = name
        for child in children(node):
            list_live(child, found)
    except GLib.Error:
        pass    # it went away while it was looked at
    return found


STATES = {Atspi.StateType.PRESSED: 'pressed', Atspi.StateType.CHECKED: 'checked', Atspi.StateType.SELECTED: 'selected', Atspi.StateType.EXPANDED: 'expanded'}


def describe(node):
    """Role, name, description and states, as they are said of what gets the keyboard; a description that is the name is not said again."""
    states, name, description = node.get_state_set(), read(node) or '(no name)', node.get_description()
    words = [node.get_role_name(), name, description if description != name else '', *(word for state, word in STATES.items() if states.contains(state))]
    if not states.contains(Atspi.StateType.SENSITIVE):
        words.append('unavailable')
    return ' | '.join(word for word in words if word)


class Listener:
    """Writes down what a screen reader says while somebody plays."""

    def __init__(self, table):
        self.table = table
        self.heard = []        # live widgets whose words have changed, with the words, since what was said last
        self.words = {}        # of each live widget, as they were said
        self.present = {}      # the live widgets that were there
        self.holder = None     # of the keyboard, as far as it was told
        self.focus = None      # what was said of it last, and of which
        self.is_new = False
        self.listener = Atspi.EventListener.new(self._changed)
        for kind in ('object:property-change:accessible-name', 'object:state-changed'):
            self.listener.register(kind)

    def _changed(self, event):
        self.is_new = True
        try:
            if event.type == 'object:property-change:accessible-name' and event.source.get_role() in LIVE and event.any_data:
                self.heard.append((event.source, event.any_data))
            elif event.type == 'object:state-changed:focused' and (event.detail1 == 1 or event.source == self.holder):
                self.holder = event.source if event.detail1 == 1 else None
        except GLib.Error:
            pass    # it went away before it was said

    def _take_in(self):
        """Hears what has come, and tells whether there was anything."""
        while GLib.MainContext.default().iteration(False):
            pass
        return self.is_new

    def _find_holder(self, program):
        self.holder = self.holder or find_focus(program)
        return self.holder

    def listen(self, program, cause, until=lambda: True):
        """Waits for an answer to what was pressed and until nothing changes any more; returns what is said then, line by line.

        What matters is the order in which the program says it, never when: the live widgets speak first, each in its turn, and then comes what has the
        keyboard at last. On its way there it may rest elsewhere for less than a word takes, so that nobody hears it."""
        desk.wait_for(f'all that is heard after “{cause}”', lambda: self._take_in() and until() and self._find_holder(program))
        self.table.wait_for_stillness()
        present = list_live(program, {})    # the answer comes after all that was said before it
        self._take_in()
        lines = [line for node, words in self.heard for line in self._say(node, words)]
        spoken = {node for node, _words in self.heard}
        for node, words in present.items():
            if node not in self.present and node not in spoken:
                self.words.pop(node, None)    # it is there again
                lines += self._say(node, words)
        lines += self._say_focus(desk.wait_for('the keyboard', lambda: (self._take_in(), self._find_holder(program))[1]))
        self.present, self.heard, self.is_new = present, [], False
        return lines

    def _say(self, node, words):
        """What is said of a live widget. What happens at once is said together with what was said just before it; how much that is depends on the
        machine, so that only what is new is written down."""
        before = self.words.get(node, '')
        self.words[node] = words
        words = words[len(before) + 1:] if before and words.startswith(before + ' ') else words
        return [f'{node.get_role_name()} | {words}'] if words != before else []

    def _say_focus(self, node):
        words = describe(node)
        if (node, words) == self.focus:
            return []
        self.focus = node, words
        return [f'focus | {words}']
