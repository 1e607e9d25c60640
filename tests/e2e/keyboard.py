#!/usr/bin/env python3
# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole battle against two bots without touching the mouse."""

import desk
from keys import play_to_end


def whole_battle(table):
    table.start()
    table.look('keyboard-new-battle')
    table.key('Return')
    desk.wait_for('the battle to begin', table.battle)
    battle = play_to_end(table)
    table.verify(battle)
    table.look('keyboard-end')
    table.quit()


if __name__ == '__main__':
    desk.run([(whole_battle, desk.last_battle([('Ana', 'human'), ('Mika', 'bot:greedy'), ('Nono', 'bot:greedy')]))])
