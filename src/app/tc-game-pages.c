/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-pages.h"

#include "rt-page.h"
#include "tg-page.h"

/* One row a game. */
static const struct { const char *id; GtkWidget *(*new_page) (void); } games[] = {
  { "tag", tg_page_new },
  { "roll-tag", rt_page_new },
};

void
tc_game_pages_add (GtkStack *pages,
                   gpointer  window,
                   GCallback changed,
                   GCallback ended,
                   GCallback replay_ended)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      GtkWidget *page = games[i].new_page ();

      gtk_stack_add_named (pages, page, games[i].id);
      g_signal_connect_object (page, "changed", changed, window, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "ended", ended, window, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "replay-ended", replay_ended, window, G_CONNECT_SWAPPED);
    }
}

TcGamePage *
tc_game_pages_find (GtkStack  *pages,
                    TurnMatch *match)
{
  GtkWidget *page = match != NULL ? gtk_stack_get_child_by_name (pages, turn_match_get_rules (match)->id) : NULL;

  return page != NULL && TC_IS_GAME_PAGE (page) ? TC_GAME_PAGE (page) : NULL;
}

TcGamePage *
tc_game_pages_get_visible (GtkStack *pages)
{
  GtkWidget *page = gtk_stack_get_visible_child (pages);

  return page != NULL && TC_IS_GAME_PAGE (page) ? TC_GAME_PAGE (page) : NULL;
}

const char *
tc_game_pages_get_name (GtkStack  *pages,
                        TurnMatch *match)
{
  return tc_game_pages_find (pages, match) != NULL ? turn_match_get_rules (match)->id : "table";
}

gboolean
tc_game_pages_is_replay (GtkStack  *pages,
                         TurnMatch *match)
{
  TcGamePage *page = tc_game_pages_find (pages, match);

  return page != NULL && tc_game_page_is_replay (page);
}

void
tc_game_pages_set_match (GtkStack  *pages,
                         TurnMatch *match,
                         gboolean   replay)
{
  TcGamePage *page = tc_game_pages_find (pages, match);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      TcGamePage *other = TC_GAME_PAGE (gtk_stack_get_child_by_name (pages, games[i].id));

      tc_game_page_set_match (other, other == page ? match : NULL, replay);
    }
}
