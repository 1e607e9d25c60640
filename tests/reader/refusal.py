# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a reader says of a file that it refuses."""


class Refusal(Exception):
    """A place in the file, as in “events, 17”, and the reason, with the rule where one is broken."""

    def __init__(self, place, reason):
        super().__init__(f'{place}: {reason}' if place else reason)
        self.place = place
        self.reason = reason


def require(condition, place, reason):
    """Refuses the file unless the condition holds."""
    if not condition:
        raise Refusal(place, reason)


def inside(place, step):
    """The place of a part: “grid, row 3”."""
    return f'{place}, {step}' if place else step
