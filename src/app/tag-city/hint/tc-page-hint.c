/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-hint.h"

#include <glib/gi18n.h>

void
tc_page_hint_mark_hq (TurnPage  *page,
                      TcTable   *table,
                      TcHqScene *scene)
{
  const TurnMove *idea = turn_page_get_idea (page);
  TcMove move;

  if (idea == NULL)
    return;
  scene->hinted = TRUE;
  if (tc_table_get_mode (table) != TC_TABLE_LEADING)
    return;
  move = tc_move_from_turn (*idea);
  for (guint die = 0; die < scene->n_dice; die++)
    scene->hints[die] = (gint8) move.sections[die];
}

/* Where there is no room for a bubble beside what it is about. */
static gboolean
is_brief (TcPageLayout *layout,
          gboolean      is_leading)
{
  const TcTableWidth width = tc_page_layout_get_width (layout);

  return width == TC_TABLE_NARROW || (width == TC_TABLE_MEDIUM && is_leading);
}

void
tc_page_hint_mark_row (TurnPage      *page,
                       TcPageLayout  *layout,
                       TcActionScene *scene)
{
  if (turn_page_get_idea (page) == NULL || !is_brief (layout, scene->tools == TC_TOOLS_DICE))
    return;
  g_free (scene->confirm);
  scene->confirm = g_strdup (_("Do It"));
  scene->icon = NULL;
  scene->is_live = scene->is_ready = scene->is_hint = TRUE;
}

void
tc_page_hint_place (TurnPage     *page,
                    TcTable      *table,
                    TcPageLayout *layout,
                    TcHintBubble *bubble)
{
  const TcDraft *draft = tc_table_get_own_draft (table);
  const gboolean is_leading = tc_table_get_mode (table) == TC_TABLE_LEADING;
  TcHintTarget target = { .is_shown = turn_page_get_idea (page) != NULL, .is_brief = is_brief (layout, is_leading) };

  if (draft != NULL && target.is_shown)
    {
      if (tc_draft_has_piece (draft))
        target.squares = draft->outcome.squares;
      target.painted = tc_state_painted (draft->game, &draft->state, draft->seat);
    }
  tc_hint_bubble_set_brief (bubble, target.is_brief);
  tc_page_layout_set_hint (layout, &target);
}
