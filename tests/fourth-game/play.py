#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Clean Wall, a game that only the tables know, from the page of a new game to its end: by mouse, by keyboard alone, and by two people at one screen. What
every game has is used on the way: undo, hint, journal, saving and resuming, shutter, result, replay, analysis and kept games."""

import os
import sys
import types

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'e2e'))

import cards  # noqa: E402
import desk  # noqa: E402
import ears  # noqa: E402

# Where things lie in a window of 1280 × 800.
CARD, START = (1004, 185), (1104, 184)                        # on the page of a new game
UNDO, HINT = (104, 26), (145, 26)
ROWS, HAND_ON = [(640, 362), (640, 412), (640, 463)], (1205, 752)
WATCH, STEP_ON, LOOK_BACK, END_REPLAY = (639, 501), (112, 769), (1115, 769), (1216, 769)

HINTS = ('Scrub a tag in row', 'Hand the brush on')


def seats(*players):
    """The setting that the page of a new game begins with; the first of the players starts."""
    rows = ', '.join(f"('{name}', '{controller}', '', '')" for name, controller in players)
    return {'last-deals': "{'clean-wall': <{'n-seats': <uint32 %d>, 'seats': <[%s]>, 'first': <0>}>}" % (len(players), rows)}


class Wall:
    """What is left of a game, from its record."""

    def __init__(self, record):
        self.tags, self.row, self.n_scrubs = list(record['setup']['tags']), None, 0
        for event in record['events']:
            self.take(event)

    def take(self, event):
        if event['event'] == 'spray':
            self.tags[event['row']] += 1
            return
        self.n_scrubs += 1
        if event['event'] == 'scrub':
            self.row = event['row']
            self.tags[self.row] -= 1
        if event['event'] == 'pass' or self.tags[self.row] == 0 or self.n_scrubs == 3:
            self.row, self.n_scrubs = None, 0

    def choose(self):
        """A row to scrub in: the one that was begun, or the fullest."""
        return self.row if self.row is not None else self.tags.index(max(self.tags))


def see_setup(table, program):
    """Waits for the set-up of the game that was chosen: the page is laid out again for it, which a busy machine does late."""
    ears.hear(program, None, 'First player')
    table.wait_for_stillness()


class Mouse:
    def __init__(self, table):
        self.table = table

    def begin(self, program):
        self.table.click(CARD)
        see_setup(self.table, program)
        self.table.look('fourth-new-game')
        self.table.click(START)

    def scrub(self, row):
        self.table.click(ROWS[row])

    def hand_on(self):
        self.table.click(HAND_ON)

    def undo(self):
        self.table.click(UNDO)

    def ask(self):
        self.table.click(HINT)

    def watch(self):
        self.table.click(WATCH)

    def step_on(self):
        self.table.click(STEP_ON)

    def look_back(self):
        self.table.click(LOOK_BACK)

    def end_replay(self):
        self.table.click(END_REPLAY)

    def resume(self):
        self.table.click(cards.CONTINUE)


class Keyboard(Mouse):
    def begin(self, program):
        self.table.key('Tab', 'Right', 'Right', 'Right', 'space')
        see_setup(self.table, program)
        self.table.key('ctrl+Return')

    def scrub(self, row):
        self.table.key(str(row + 1))

    def hand_on(self):
        self.table.key('d')

    def undo(self):
        self.table.key('ctrl+z')

    def ask(self):
        self.table.key('h')

    def watch(self):
        self.table.key('Tab', 'Return')

    def step_on(self):
        self.table.key('Right')

    def look_back(self):
        self.table.key('Tab', 'Tab', 'Tab', 'Return')

    def end_replay(self):
        self.table.key('Escape')

    def resume(self):
        self.table.key('Return')


def n_events(table):
    record = cards.saved(table)
    return len(record['events']) if record is not None else -1


def begin(table, hands):
    """Starts the game on the page of a new one; returns what can be heard."""
    table.start()
    program = desk.wait_for('the program on the bus', lambda: ears.find_program(table))
    hands.begin(program)
    desk.wait_for('the game to begin', lambda: cards.saved(table))
    if cards.saved(table)['game'] != 'clean-wall':
        raise desk.Failure('another game was begun')
    return program


def take_back(table, hands, program):
    """A tag is scrubbed, and the undo brings it back."""
    hands.scrub(Wall(cards.saved(table)).choose())
    desk.wait_for('a tag to be scrubbed', lambda: n_events(table) == 1)
    ears.hear(program, None, 'Enter scrubs on')
    hands.undo()
    desk.wait_for('it to be taken back', lambda: n_events(table) == 0)


def ask(hands, program):
    hands.ask()
    desk.wait_for('a hint', lambda: any(ears.find(program, None, hint) for hint in HINTS))


def play_on(table, hands):
    """Scrubs tag after tag, and hands the brush on now and then."""
    def do_something(number):
        record = cards.saved(table)
        if number % 5 == 4:
            hands.hand_on()
        elif record is not None:
            hands.scrub(Wall(record).choose())
    return cards.play_to_end(table, do_something)


def leave_and_come_back(table, hands):
    """Quits in the middle of a turn and goes on there; returns what can be heard of the new program."""
    hands.scrub(Wall(cards.saved(table)).choose())
    desk.wait_for('a tag to be scrubbed', lambda: n_events(table) > 0)
    table.quit()
    left = cards.saved(table)
    table.start()
    hands.resume()
    program = desk.wait_for('the program on the bus', lambda: ears.find_program(table))
    ears.hear(program, None, 'Enter scrubs on')
    if cards.saved(table) != left:
        raise desk.Failure('the game that goes on is not the one that was left')
    return program, left


def read_journal(table, program):
    """The journal says what was done, in the game's own words, and the keys are the game's again when it is left."""
    table.key('ctrl+l')
    ears.hear(program, None, 'scrub in row')
    table.look('fourth-journal')
    table.key('ctrl+l')
    table.wait_for_stillness()


def find_kept(table):
    """The game that is over is kept, and can be watched from there in a new program."""
    table.start()
    program = desk.wait_for('the program on the bus', lambda: ears.find_program(table))
    table.key('ctrl+k')
    ears.hear(program, None, 'Clean Wall')
    ears.press(ears.hear(program, ears.Atspi.Role.PUSH_BUTTON, 'Watch the replay'))
    ears.hear(program, None, '0 of ')
    table.look('fourth-kept')
    table.quit()


def watch_again(table, hands, program, n_moves):
    """The replay, and in it the analysis: both are there without a line of the game's own."""
    hands.watch()
    ears.hear(program, None, f'0 of {n_moves}')
    hands.step_on()
    ears.hear(program, None, f'1 of {n_moves}')
    table.wait_for_stillness()
    hands.look_back()
    ears.hear(program, None, 'Luck and Skill')
    ears.hear(program, None, 'Round ')
    table.look('fourth-analysis')
    hands.end_replay()
    ears.hear(program, None, ' wins')


def whole_game(table, hands):
    program = begin(table, hands)
    ears.hear(program, None, 'Ana, scrub up to three tags')
    for row, n_tags in enumerate(cards.saved(table)['setup']['tags']):
        ears.hear(program, ears.Atspi.Role.PUSH_BUTTON, f'Row {row + 1}: {n_tags} tags')
    take_back(table, hands, program)
    ask(hands, program)
    program, left = leave_and_come_back(table, hands)
    read_journal(table, program)
    game = play_on(table, hands)
    if game.record['events'][:len(left['events'])] != left['events']:
        raise desk.Failure('another game was played to its end')
    table.verify(game)
    ears.hear(program, None, ' wins')
    desk.wait_for('the end to be filed', lambda: not table.saves())
    table.wait_for_stillness()
    table.look('fourth-end')
    watch_again(table, hands, program, len(game.record['events']))
    table.quit()
    find_kept(table)


def by_mouse(table):
    whole_game(table, Mouse(table))


def by_keyboard(table):
    whole_game(table, Keyboard(table))


def hand_over(table, program, name):
    """The shutter is down for that player: nothing can be scrubbed before they say that they are there."""
    ears.hear(program, None, f'Pass the screen to {name}.')
    before = n_events(table)
    table.key('1', '2', '3')
    table.wait_for_stillness()
    if n_events(table) != before:
        raise desk.Failure(f'somebody has scrubbed before {name} was there')
    table.key('Return')
    ears.hear(program, None, f'{name}, scrub up to three tags')


def two_people(table):
    """Between two people at one screen the shutter comes down, whatever the game."""
    hands = Keyboard(table)
    program = begin(table, hands)
    for name in ('Ana', 'Zoe', 'Ana'):
        before = n_events(table)
        hand_over(table, program, name)
        hands.scrub(Wall(cards.saved(table)).choose())
        desk.wait_for('a tag to be scrubbed', lambda: n_events(table) == before + 1)
        hands.hand_on()
        desk.wait_for('the brush to be handed on', lambda: n_events(table) == before + 2)
    table.look('fourth-shutter')
    table.key('Return')
    game = cards.play_to_end(table, lambda number: play_for_anybody(table, hands, number))
    if {event['seat'] for event in game.record['events'] if 'seat' in event} != {0, 1}:
        raise desk.Failure('somebody did not play')
    table.verify(types.SimpleNamespace(record=game.record))
    table.quit()


def play_for_anybody(table, hands, number):
    """Who comes says so, and scrubs."""
    if number % 3 == 0:
        table.key('Return')
    elif cards.saved(table) is not None:
        hands.scrub(Wall(cards.saved(table)).choose())


if __name__ == '__main__':
    ears.open_up()
    AGAINST_BOT = seats(('Ana', 'human'), ('Mika', 'bot:medium'))
    desk.run([(by_mouse, AGAINST_BOT), (by_keyboard, AGAINST_BOT), (two_people, seats(('Ana', 'human'), ('Zoe', 'human')))])
