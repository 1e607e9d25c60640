# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Roll Tag, replayed by the rules R1 to R6 of docs/rules.md."""

from members import as_choice, as_integer, as_integers, as_list, as_texts, member
from refusal import inside, require

RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
CARDS = [rank + suit for rank in RANKS for suit in 'CDHS']


def worth(card):
    """R2: ace 1 to king 13."""
    return RANKS.index(card[:-1]) + 1


def read_dice(event, place):
    """Which of one's own dice, in ascending order."""
    dice = as_integers(member(event, 'dice', place), inside(place, 'dice'), (1, 3), 0, 2)
    require(dice == sorted(set(dice)), inside(place, 'dice'), 'must be in ascending order, none twice')
    return dice


def read_pile(event, place):
    """The number of a pile."""
    return as_integer(member(event, 'pile', place), inside(place, 'pile'), 0, 3)


class Game:
    """One game, from its deck and first rolls on."""

    SEATS = (2, 2)
    EVENTS = ('place', 'reroll', 'claim')
    END_RULE = 'R4'

    def __init__(self, setup, _n_seats):
        deck = as_texts(member(setup, 'deck', 'setup'), 'setup, deck', (52, 52))
        for number, card in enumerate(deck, 1):
            as_choice(card, f'setup, deck, entry {number}', CARDS)
        require(len(set(deck)) == 52, 'setup, deck', 'R1: each card once')
        self.hands, self.piles, self.deck = [deck[:5], deck[5:10]], [[card] for card in deck[10:14]], deck[14:]
        self.owners = [None] * 4
        self.read_first(setup)
        self.n_rerolls, self.ended_by = 0, None

    def read_first(self, setup):
        """R1: the higher sum begins."""
        rolls = as_list(member(setup, 'dice', 'setup'), 'setup, dice', 2, 2)
        rolls = [as_integers(roll, f'setup, dice, entry {number}', (3, 3), 1, 6) for number, roll in enumerate(rolls, 1)]
        self.dice = [dict(enumerate(roll)) for roll in rolls]    # those that are not used yet
        self.seat = as_integer(member(setup, 'first', 'setup'), 'setup, first', 0, 1)
        require(sum(rolls[self.seat]) >= sum(rolls[1 - self.seat]), 'setup, first', 'R1: the higher sum begins')

    def is_over(self):
        """R4, R6."""
        return self.ended_by is not None

    def check_seat(self, event, place):
        """R2: the two take turns."""
        seat = as_integer(member(event, 'seat', place), inside(place, 'seat'), 0, 1)
        require(seat == self.seat, place, 'R2: it is the turn of the other seat')

    def check_pile(self, pile, place):
        """R3: a claimed pile is closed."""
        require(self.owners[pile] is None, place, 'R3: that pile is claimed already')

    def check_dice(self, dice, place):
        """R3: a die that lies on a pile stays there."""
        require(all(die in self.dice[self.seat] for die in dice), place, 'R3: that die is used')

    def play_place(self, event, place):
        """R2, R4: a card from the hand, and the next one from the deck."""
        card, pile = as_choice(member(event, 'card', place), inside(place, 'card'), CARDS), read_pile(event, place)
        self.check_seat(event, place)
        require(card in self.hands[self.seat], place, 'R2: that card is not in your hand')
        self.check_pile(pile, place)
        self.hands[self.seat].remove(card)
        self.piles[pile].append(card)
        self.hands[self.seat].append(self.deck.pop(0))
        self.ended_by = None if self.deck else 'deck'
        self.end_turn(0)

    def play_reroll(self, event, place):
        """R2, R6."""
        dice = read_dice(event, place)
        values = as_integers(member(event, 'values', place), inside(place, 'values'), (len(dice), len(dice)), 1, 6)
        self.check_seat(event, place)
        self.check_dice(dice, place)
        self.dice[self.seat].update(zip(dice, values))
        self.end_turn(self.n_rerolls + 1)
        self.ended_by = 'rerolls' if self.n_rerolls == 20 else None

    def play_claim(self, event, place):
        """R2, R4."""
        pile, dice = read_pile(event, place), read_dice(event, place)
        self.check_seat(event, place)
        self.check_pile(pile, place)
        self.check_dice(dice, place)
        require(sum(self.dice[self.seat][die] for die in dice) == worth(self.piles[pile][-1]), place, 'R2: not the value of the top card')
        self.owners[pile] = self.seat
        for die in dice:
            del self.dice[self.seat][die]
        self.end_by_claim()
        self.end_turn(0)

    def end_by_claim(self):
        """R4: whoever has dice left gets the other piles."""
        if not self.dice[self.seat]:
            self.ended_by = 'dice'
            self.owners = [1 - self.seat if owner is None else owner for owner in self.owners]
        elif None not in self.owners:
            self.ended_by = 'piles'

    def end_turn(self, n_rerolls):
        """The turn passes on."""
        self.n_rerolls = n_rerolls
        self.seat = 1 - self.seat

    def result(self):
        """R5."""
        totals = [sum(len(pile) for pile, owner in zip(self.piles, self.owners) if owner == seat) for seat in (0, 1)]
        winners = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        return {'seats': [{'total': total} for total in totals], 'winners': winners, 'ended_by': self.ended_by}
