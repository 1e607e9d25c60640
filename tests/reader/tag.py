# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of TAG, replayed by the rules T1 to T10 of docs/rules.md."""

from collections import Counter

from members import as_choice, as_integer, as_texts, member
from refusal import inside, require

CARDS = {'T': 12, 'A': 12, 'G': 12, 'TAG': 10, 'GOOL': 6, 'FREEZE': 4}
LETTERS = {'T', 'A', 'G'}


class Player:
    """What one player holds and has won."""

    def __init__(self):
        self.hand = []
        self.letters = set()
        self.sets = 0
        self.tags = 0


def read_card(event, place):
    """The card of an event."""
    return as_choice(member(event, 'card', place), inside(place, 'card'), list(CARDS))


class Game:
    """One game, from its deck on."""

    SEATS = (2, 6)
    EVENTS = ('draw', 'play', 'discard', 'it', 'gool', 'accept', 'skip')
    END_RULE = 'T9'

    def __init__(self, setup, n_seats):
        self.n = n_seats
        self.deck = as_texts(member(setup, 'deck', 'setup'), 'setup, deck', (56, 56))
        for number, card in enumerate(self.deck, 1):
            as_choice(card, f'setup, deck, entry {number}', list(CARDS))
        require(Counter(self.deck) == Counter(CARDS), 'setup, deck', 'T1: not the cards of this game')
        self.seat = as_integer(member(setup, 'first', 'setup'), 'setup, first', 0, n_seats - 1)
        self.players = [Player() for _ in range(n_seats)]
        self.discards = []
        self.it = None          # who holds it
        self.frozen_by = None   # whose Freeze lies in the middle
        self.quiet_turns = 0    # turns in a row that were discards or skips
        self.giver = None       # who may answer next if IT is sent back
        self.asked = None       # who was given IT and holds a Gool
        self.may_move_it = False
        self.froze_now = False  # whether that Freeze was played in this very turn
        self.over = False
        self.deal()
        self.begin_turn()

    def deal(self):
        """T1: one card each, three times round."""
        for step in range(3 * self.n):
            self.players[(self.seat + step) % self.n].hand.append(self.deck.pop(0))

    def begin_turn(self):
        """What is possible in a turn begins with its first card."""
        self.n_drawn, self.acted, self.played = 0, False, False

    @property
    def player(self):
        """Whose turn it is."""
        return self.players[self.seat]

    def is_frozen(self):
        """T7: under somebody else's Freeze."""
        return self.frozen_by not in (None, self.seat)

    def is_return(self):
        """T7: the turn in which one's own Freeze leaves."""
        return self.frozen_by == self.seat and not self.froze_now

    def is_over(self):
        """T9: looked at when a turn ends."""
        return self.over

    def own_seat(self, event, place):
        """The seat of an event in which somebody's own turn goes on."""
        seat = as_integer(member(event, 'seat', place), inside(place, 'seat'), 0, self.n - 1)
        require(self.asked is None, place, 'T6: first IT is answered')
        require(seat == self.seat, place, 'T1: it is the turn of another seat')

    def in_turn(self, event, place):
        """The same, where IT does not wait to be moved either."""
        self.own_seat(event, place)
        require(not self.may_move_it, place, 'T6: first say where IT goes')

    def may_draw(self):
        """T2, T7: whether one card more may be taken into the hand."""
        if self.is_frozen() or self.acted:
            return False
        if self.is_return():
            return self.n_drawn < 3
        return len(self.player.hand) < 4

    def must_draw(self):
        """T2: filling the hand is a duty only while there is a deck."""
        return self.may_draw() and not self.is_return() and bool(self.deck)

    def play_draw(self, event, place):
        """T2."""
        source = as_choice(member(event, 'from', place), inside(place, 'from'), ('deck', 'discard'))
        self.in_turn(event, place)
        require(self.may_draw(), place, 'T2: no card more')
        pile = self.deck if source == 'deck' else self.discards
        require(pile, place, 'T2: no card lies there')
        self.player.hand.append(pile.pop(0 if source == 'deck' else -1))
        self.n_drawn += 1

    def take(self, card, place):
        """T3: a card from the hand, once it is filled."""
        require(not self.must_draw(), place, 'T2: draw until you hold four cards')
        require(card in self.player.hand, place, 'T3: that card is not in your hand')
        self.player.hand.remove(card)
        self.acted = True

    def play_discard(self, event, place):
        """T3, T7."""
        card = read_card(event, place)
        self.in_turn(event, place)
        self.take(card, place)
        self.discards.append(card)
        self.end_action()

    def play_play(self, event, place):
        """T4, T5, T7."""
        card = read_card(event, place)
        self.in_turn(event, place)
        require(not self.is_frozen(), place, 'T7: you are frozen')
        require(card != 'GOOL', place, 'T6: a Gool is only an answer')
        require(card not in self.player.letters, place, 'T4: that letter lies there already')
        require(card != 'FREEZE' or self.frozen_by is None, place, 'T7: there is a Freeze already')
        self.take(card, place)
        self.played = True
        self.lay(card)
        if not self.may_move_it:
            self.end_action()

    def lay(self, card):
        """What a card does that was played."""
        if card == 'FREEZE':
            self.frozen_by, self.froze_now = self.seat, True
        elif card == 'TAG':
            self.player.tags += 1
            self.may_move_it = True
        else:
            self.player.letters.add(card)
            self.count_set()

    def count_set(self):
        """T4: all three letters go aside."""
        if self.player.letters == LETTERS:
            self.player.letters = set()
            self.player.sets += 1
            self.may_move_it = True

    def play_it(self, event, place):
        """T6: to somebody else, or nowhere."""
        to = member(event, 'to', place)
        if to is not None:
            as_integer(to, inside(place, 'to'), 0, self.n - 1)
        self.own_seat(event, place)
        require(self.may_move_it, place, 'T6: IT moves only after a set or a TAG')
        require(to != self.seat, place, 'T6: IT goes to somebody else')
        self.may_move_it = False
        if to is None:
            self.end_action()
        else:
            self.give(self.seat, to)

    def give(self, giver, receiver):
        """T6: IT changes hands; who holds a Gool is asked."""
        self.it, self.giver, self.asked = receiver, giver, None
        if 'GOOL' in self.players[receiver].hand:
            self.asked = receiver
        else:
            self.end_action()

    def answering_seat(self, event, place):
        """The seat that was given IT."""
        seat = as_integer(member(event, 'seat', place), inside(place, 'seat'), 0, self.n - 1)
        require(self.asked is not None, place, 'T6: there is nothing to answer')
        require(seat == self.asked, place, 'T6: somebody else answers')
        return seat

    def play_gool(self, event, place):
        """T6: IT goes back to the giver."""
        seat = self.answering_seat(event, place)
        self.players[seat].hand.remove('GOOL')
        self.give(seat, self.giver)

    def play_accept(self, event, place):
        """T6."""
        self.answering_seat(event, place)
        self.asked = None
        self.end_action()

    def play_skip(self, event, place):
        """T2, T8: only with an empty hand, and where no card must be drawn."""
        self.in_turn(event, place)
        require(not self.player.hand, place, 'T8: who holds a card plays or discards one')
        require(not self.must_draw(), place, 'T2: draw until you hold four cards')
        self.end_turn()

    def end_action(self):
        """T3, T7: one action ends a turn, but on the return down to three cards."""
        if not self.is_return() or len(self.player.hand) <= 3:
            self.end_turn()

    def end_turn(self):
        """T7, T9: the Freeze leaves, and the turn passes on."""
        if self.is_return():
            self.frozen_by = None
        self.froze_now = False
        self.quiet_turns = 0 if self.played else self.quiet_turns + 1
        self.over = not self.deck and self.quiet_turns >= self.n
        self.seat = (self.seat + 1) % self.n
        self.begin_turn()

    def result(self):
        """T10."""
        seats = [self.seat_result(seat, player) for seat, player in enumerate(self.players)]
        best = max(entry['total'] for entry in seats)
        return {'seats': seats, 'winners': [seat for seat, entry in enumerate(seats) if entry['total'] == best]}

    def seat_result(self, seat, player):
        """T10: three points less for IT."""
        total = player.sets + player.tags - (3 if self.it == seat else 0)
        return {'total': total, 'sets': player.sets, 'tags': player.tags, 'it': self.it == seat}
