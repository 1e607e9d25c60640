/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

gboolean
turn_page_has_journal (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), FALSE);

  return turn_journal_drawer_get_open (turn_page_get_drawer (self));
}

void
turn_page_show_journal (TurnPage *self,
                        gboolean  is_open)
{
  g_return_if_fail (TURN_IS_PAGE (self));

  turn_journal_drawer_set_open (turn_page_get_drawer (self), is_open);
}

void
turn_page_ask_for_journal (TurnPage *self)
{
  TurnJournalDrawer *drawer = turn_page_get_drawer (self);
  const gboolean was_left = !turn_journal_drawer_has_focus (drawer);

  turn_journal_drawer_set_open (drawer, was_left);
  if (was_left)
    turn_journal_drawer_focus (drawer);
}

gboolean
turn_page_has_journal_room (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), FALSE);

  return turn_journal_drawer_has_room (turn_page_get_drawer (self));
}

void
turn_page_place_journal (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);
  gboolean is_plain = FALSE;
  AdwBin *place = klass->get_journal_place != NULL ? klass->get_journal_place (self, &is_plain) : NULL;

  turn_journal_drawer_set_place (turn_page_get_drawer (self), place, is_plain);
}
