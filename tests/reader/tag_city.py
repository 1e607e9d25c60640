# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle of Tag City, replayed by the rules C1 to C21 of docs/rules.md."""

import re

import board
import shapes
from members import as_choice, as_integer, as_integers, as_list, as_object, as_text, as_texts, member
from refusal import inside, require


class Tagger:
    """What one tagger has drawn and circled."""

    def __init__(self):
        self.painted = set()
        self.ranks = {}      # of every filled feature, by its name: high or low
        self.drones = set()  # squares of the remote
        self.bubbles = set()


def read_cells(event, place):
    """Squares such as C4, none twice."""
    place = inside(place, 'cells')
    texts = as_texts(member(event, 'cells', place.rpartition(', ')[0]), place, (1, 256))
    for text in texts:
        require(re.fullmatch('[A-P]([1-9]|1[0-6])', text), place, f'“{text}” is not a square')
        require(texts.count(text) == 1, place, f'{text} appears twice')
    return {(board.LETTERS.index(text[0]), int(text[1:]) - 1) for text in texts}


class Game:
    """One battle, from its set-up on."""

    SEATS = (2, 4)
    EVENTS = ('roll', 'place', 'turn', 'final')
    END_RULE = 'C18'

    def __init__(self, setup, n_seats):
        self.n = n_seats
        self.board = board.read(member(setup, 'board', 'setup'), 'setup, board')
        self.read_hq(as_object(member(setup, 'hq', 'setup'), 'setup, hq'))
        self.leader = as_integer(member(setup, 'leader', 'setup'), 'setup, leader', 0, n_seats - 1)
        options = as_object(member(setup, 'options', 'setup'), 'setup, options')
        self.order = as_choice(member(options, 'drones', 'setup, options'), 'setup, options, drones', ('in-order', 'free'))
        self.taggers = [Tagger() for _ in range(n_seats)]
        self.taken = set()   # features whose high value is gone
        self.circled = set()  # bubbles
        self.phase, self.ended_by = 'roll', []

    def read_hq(self, hq):
        """C6: the printed sections or six of the box; and the board's small tokens, in its order."""
        self.sections = board.read_ids(member(hq, 'sections', 'setup, hq'), 6, self.board.tokens, 'setup, hq, sections')
        self.small = board.read_ids(member(hq, 'small', 'setup, hq'), 3, self.board.tokens, 'setup, hq, small')
        freestyle = len(set(self.sections)) == 6 and all(name in shapes.LARGE for name in self.sections)
        require(self.sections == self.board.sections or freestyle, 'setup, hq', 'C6: neither the printed sections nor six of the box')
        require(self.small == self.board.small, 'setup, hq', 'C6: the small tokens are not the board’s')

    def is_over(self):
        """C18."""
        return bool(self.ended_by)

    def from_left(self):
        """The seats in the order in which they act."""
        return [(self.leader + 1 + step) % self.n for step in range(self.n)]

    def seat_of(self, event, place):
        """The seat of an event."""
        return as_integer(member(event, 'seat', place), inside(place, 'seat'), 0, self.n - 1)

    def die_of(self, event, place):
        """The die of an event, an index in the roll; it must still be in the HQ."""
        die = as_integer(member(event, 'die', place), inside(place, 'die'), 0, self.n)
        require(die in self.dice_left, place, f'C8: die {die} is no longer in the HQ')
        return die

    def expect(self, phase, place):
        """C7 to C9: every round has the same order."""
        require(self.phase == phase, place, f'C7: not now; next is {self.phase}')

    def play_roll(self, event, place):
        """C7: one die more than taggers."""
        self.roll = as_integers(member(event, 'dice', place), inside(place, 'dice'), (self.n + 1, self.n + 1), 1, 6)
        self.expect('roll', place)
        self.phase = 'place'

    def play_place(self, event, place):
        """C7, C3: each die lies in one of the two sections that its face borders."""
        seat = self.seat_of(event, place)
        self.placed = as_integers(member(event, 'sections', place), inside(place, 'sections'), (self.n + 1, self.n + 1), 0, 5)
        self.expect('place', place)
        require(seat == self.leader, place, 'C7: the leader places the dice')
        require(all(section in (face - 1, face % 6) for face, section in zip(self.roll, self.placed)), place, 'C7: a die cannot lie there')
        self.phase, self.waiting, self.dice_left = 'turn', self.from_left(), set(range(self.n + 1))

    def play_turn(self, event, place):
        """C8: each takes one die and does one thing with it."""
        self.expect('turn', place)
        seat, die = self.seat_of(event, place), self.die_of(event, place)
        require(seat == self.waiting[0], place, 'C8: it is the turn of another seat')
        use = self.read_use(event, seat, self.placed[die], place)
        self.apply([(seat, use)])
        self.dice_left.remove(die)
        self.waiting.pop(0)
        self.phase = 'turn' if self.waiting else 'final'

    def play_final(self, event, place):
        """C9: everybody uses the final die, and all choices count together."""
        self.expect('final', place)
        die = self.die_of(event, place)
        choices = as_list(member(event, 'choices', place), inside(place, 'choices'))
        require(len(choices) == self.n, place, 'C9: every tagger uses the final die once')
        uses = [self.read_choice(choice, seat, self.placed[die], inside(place, f'choices, entry {number}'))
                for number, (choice, seat) in enumerate(zip(choices, self.from_left()), 1)]
        bubbles = {use[1] for use in uses if use[0] == 'social'}
        require(len(bubbles) <= 1, place, 'C15: all who check networks circle the same bubble')
        self.apply(list(zip(self.from_left(), uses)))
        self.end_round()

    def read_choice(self, choice, seat, section, place):
        """What one seat does with the final die."""
        as_object(choice, place)
        require(self.seat_of(choice, place) == seat, place, 'C9: from the leader’s left')
        return self.read_use(choice, seat, section, place)

    def read_use(self, event, seat, section, place):
        """C10, C12, C14: tag, drone or social, and what belongs to it."""
        use = as_choice(member(event, 'use', place), inside(place, 'use'), ('tag', 'drone', 'social'))
        return getattr(self, 'read_' + use)(event, seat, section, place)

    def read_drawing(self, event, seat, name, place):
        """C10: a whole token on free city squares."""
        cells = read_cells(event, place)
        require(shapes.is_same(cells, self.board.tokens[name]), place, f'C10: not the token {name}')
        require(cells <= self.board.cells, place, 'C10: outside the city')
        require(not cells & self.taggers[seat].painted, place, 'C10: tagged already')
        return cells

    def read_tag(self, event, seat, section, place):
        """C10."""
        return 'tag', self.read_drawing(event, seat, self.sections[section], place)

    def read_drone(self, event, seat, _section, place):
        """C12, C13: any of the nine tokens, for a square of the remote."""
        square = as_integer(member(event, 'square', place), inside(place, 'square'), 0, len(self.board.drones) - 1)
        circled = self.taggers[seat].drones
        require(square not in circled, place, 'C12: circled already')
        require(self.order == 'free' or square == len(circled), place, 'C12: another drone square is next')
        name = as_text(member(event, 'shape', place), inside(place, 'shape'))
        require(name in self.sections + self.small, place, 'C12: the HQ has no such token')
        return 'drone', self.read_drawing(event, seat, name, place), square

    def read_social(self, event, _seat, _section, place):
        """C14: a free bubble, or null when none is left."""
        bubble = member(event, 'bubble', place)
        if bubble is None:
            require(len(self.circled) == len(self.board.bubbles), place, 'C14: there is a bubble left')
            return 'social', None
        as_integer(bubble, inside(place, 'bubble'), 0, len(self.board.bubbles) - 1)
        require(bubble not in self.circled, place, 'C14: that bubble is gone')
        return 'social', bubble

    def apply(self, uses):
        """C9, C16, C17: lets choices count together."""
        taken_before = frozenset(self.taken)
        for seat, use in uses:
            self.circle(self.taggers[seat], use)
            self.fill_features(self.taggers[seat], taken_before)

    def circle(self, tagger, use):
        """Draws and circles for one tagger."""
        if use[0] == 'social' and use[1] is not None:
            tagger.bubbles.add(use[1])
            self.circled.add(use[1])
        if use[0] != 'social':
            tagger.painted |= use[1]
        if use[0] == 'drone':
            tagger.drones.add(use[2])

    def fill_features(self, tagger, taken_before):
        """C16, C17: the high value for all who are first together."""
        for feature in self.board.features:
            if feature.name not in tagger.ranks and feature.cells <= tagger.painted:
                tagger.ranks[feature.name] = 'low' if feature.name in taken_before else 'high'
                self.taken.add(feature.name)

    def end_round(self):
        """C18, C21."""
        conditions = {
            'features': len(self.taken) == len(self.board.features),
            'bubbles': len(self.circled) == len(self.board.bubbles),
            'drones': any(len(tagger.drones) == len(self.board.drones) for tagger in self.taggers),
        }
        self.ended_by = [name for name, is_met in conditions.items() if is_met]
        self.leader = (self.leader + 1) % self.n
        self.phase = 'roll'

    def seat_result(self, tagger):
        """C19: prestige and where it comes from."""
        filled = [feature for feature in self.board.features if feature.name in tagger.ranks]
        features = [{'feature': feature.name, 'rank': tagger.ranks[feature.name], 'value': getattr(feature, tagger.ranks[feature.name])}
                    for feature in filled]
        drones = [self.board.drones[square] for square in sorted(tagger.drones)]
        bubbles = [self.board.bubbles[bubble] for bubble in sorted(tagger.bubbles)]
        total = sum(entry['value'] for entry in features) + sum(drones) + sum(bubbles)
        return {'total': total, 'features': features, 'drones': drones, 'bubbles': bubbles}

    def result(self):
        """C19, C20: who wins, on a tie by bubbles."""
        seats = [self.seat_result(tagger) for tagger in self.taggers]
        scores = [(seat['total'], len(seat['bubbles'])) for seat in seats]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        return {'seats': seats, 'winners': winners, 'ended_by': self.ended_by}
