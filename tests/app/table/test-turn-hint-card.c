/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hint-card.h"

#include <tc-game-kind.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* The first widget of that type at or below @widget. */
static GtkWidget *
find (GtkWidget *widget,
      GType      type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static const char *
get_text (GtkWidget *card)
{
  return gtk_label_get_label (GTK_LABEL (find (card, GTK_TYPE_LABEL)));
}

static void
wait_for_hint (GtkWidget *card)
{
  while (g_str_equal (get_text (card), "Thinking…"))
    g_main_context_iteration (NULL, TRUE);
}

/* Whoever still thinks lets go of the card and the match when it is done; the last to do so is a thread that tells nobody. */
static void
wait_until_alone (gpointer object)
{
  while (g_atomic_int_get ((int *) &G_OBJECT (object)->ref_count) > 1)
    {
      g_main_context_iteration (NULL, FALSE);
      g_thread_yield ();
    }
}

/* The best idea first, then the others, and gone with the move. */
static void
test_ideas (void)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (TURN_TYPE_HINT_CARD, NULL));
  TurnMatch *match = match_fixture ("human human", 5);
  TurnMove best;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  g_assert_false (gtk_widget_get_visible (card));
  turn_hint_card_ask (TURN_HINT_CARD (card), match, tc_game_kind.hint_words);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_cmpstr (get_text (card), ==, "Thinking…");
  wait_for_hint (card);
  g_assert_true (g_str_has_prefix (get_text (card), "Take the\u00a0"));
  best = *turn_hint_card_get_idea (TURN_HINT_CARD (card));
  for (guint i = 0; i < TURN_HINT_MAX_IDEAS - 1; i++)
    {
      turn_hint_card_ask (TURN_HINT_CARD (card), match, tc_game_kind.hint_words);
      g_assert_true (g_str_has_prefix (get_text (card), "Take the\u00a0"));
      g_assert_false (turn_move_equal (best, *turn_hint_card_get_idea (TURN_HINT_CARD (card))));
    }
  turn_hint_card_ask (TURN_HINT_CARD (card), match, tc_game_kind.hint_words);
  g_assert_true (turn_move_equal (best, *turn_hint_card_get_idea (TURN_HINT_CARD (card))));
  match_fixture_act (match);
  g_assert_null (turn_hint_card_get_idea (TURN_HINT_CARD (card)));
  g_assert_false (gtk_widget_get_visible (card));

  wait_until_alone (card);
  wait_until_alone (match);
  g_assert_finalize_object (card);
  g_assert_finalize_object (match);
}

/* Closed while it thinks, it thinks for nobody; asked again, it begins with the best idea. */
static void
test_closed (void)
{
  GtkWidget *card = g_object_ref_sink (g_object_new (TURN_TYPE_HINT_CARD, NULL));
  TurnMatch *match = match_fixture ("human human", 6);

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_PLACE);
  turn_hint_card_ask (TURN_HINT_CARD (card), match, tc_game_kind.hint_words);
  turn_hint_card_close (TURN_HINT_CARD (card));
  g_assert_false (gtk_widget_get_visible (card));
  turn_hint_card_ask (TURN_HINT_CARD (card), match, tc_game_kind.hint_words);
  wait_for_hint (card);
  g_assert_true (widget_fixture_says (card, "This leaves you a good die and the others fewer options."));
  turn_hint_card_close (TURN_HINT_CARD (card));

  wait_until_alone (card);
  wait_until_alone (match);
  g_assert_finalize_object (card);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/turn-hint-card/ideas", test_ideas);
  g_test_add_func ("/turn-hint-card/closed", test_closed);

  return g_test_run ();
}
