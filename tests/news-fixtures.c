/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "news-fixtures.h"

#include <tc-greedy.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

#define N_SEEDS 200

static void
battle_over (NewsFixture *fixture)
{
  fixture->n_over++;
  fixture->over_at = g_get_monotonic_time ();
}

static void
battle_ended (NewsFixture *fixture)
{
  fixture->n_ended++;
  fixture->ended_at = g_get_monotonic_time ();
}

/* However slow the machine is, these are the times at which it happened. */
static void
queue_changed (NewsFixture *fixture)
{
  if (gtk_widget_get_visible (news_fixture_get (fixture, "queue")))
    fixture->queue_came = g_get_monotonic_time ();
  else
    fixture->queue_went = g_get_monotonic_time ();
}

void
news_fixture_show (NewsFixture *fixture,
                   TurnMatch   *match,
                   int          width,
                   int          height,
                   gboolean     replay)
{
  *fixture = (NewsFixture) { .match = match, .page = g_object_new (TC_TYPE_TABLE_PAGE, NULL) };
  g_signal_connect_swapped (fixture->page, "over", G_CALLBACK (battle_over), fixture);
  g_signal_connect_swapped (fixture->page, "ended", G_CALLBACK (battle_ended), fixture);
  g_signal_connect_swapped (news_fixture_get (fixture, "queue"), "notify::visible", G_CALLBACK (queue_changed), fixture);
  tc_game_page_set_match (TC_GAME_PAGE (fixture->page), match, replay);
  fixture->window = widget_fixture_show (fixture->page, width, height);
  widget_fixture_iterate (20);
}

void
news_fixture_clear (NewsFixture *fixture)
{
  turn_match_stop (fixture->match);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

GtkWidget *
news_fixture_get (NewsFixture *fixture,
                  const char  *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (fixture->page, TC_TYPE_TABLE_PAGE, name));
}

gboolean
news_fixture_is_labelled (GtkWidget  *widget,
                          const char *label)
{
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, NULL);

  return other == NULL;
}

gboolean
news_fixture_prompts (NewsFixture *fixture,
                      const char  *text)
{
  return widget_fixture_says (news_fixture_get (fixture, "prompt"), text);
}

/* Somebody plays well who is no bot. */
void
news_fixture_act (TurnMatch *match)
{
  const TcState *state = turn_match_get_state (match);

  turn_match_play (match, tc_move_to_turn (tc_greedy_move (turn_match_get_game (match), state, &tc_weights_greedy)));
  match_fixture_wait (match);
}

gboolean
news_fixture_is_over (TurnMatch *match)
{
  return turn_match_is_finished (match) && tc_told_latest (match).report.n_taggers > 1;
}

/* A rival has filled something just before a person draws, and whatever else is wanted. */
gboolean
news_fixture_is_after_rival (TurnMatch *match)
{
  const TcTold told = tc_told_latest (match);

  return told.position == turn_match_get_position (match) && !told.report.is_final && told.report.n_taggers == 1
         && told.report.taggers[0].seat != 0
         && tc_state_phase (turn_match_get_game (match), turn_match_get_state (match)) == TC_PHASE_DRAFT;
}

/* A battle in which that is so after the next move of the person. */
static TurnMatch *
find_moment (const char       *controllers,
             NewsFixtureMoment wanted)
{
  for (guint64 seed = 1; seed < N_SEEDS; seed++)
    {
      TurnMatch *match = match_fixture (controllers, seed);
      guint n_acts = 0;

      turn_match_run (match);
      match_fixture_wait (match);
      while (!turn_match_is_finished (match) && !wanted (match))
        {
          news_fixture_act (match);
          n_acts++;
        }
      if (n_acts > 0 && wanted (match))
        {
          g_object_unref (match);
          match = match_fixture (controllers, seed);
          turn_match_run (match);
          match_fixture_wait (match);
          for (guint i = 0; i + 1 < n_acts; i++)
            news_fixture_act (match);
          return match;
        }
      g_object_unref (match);
    }
  g_assert_not_reached ();
}

void
news_fixture_show_moment (NewsFixture      *fixture,
                          const char       *controllers,
                          NewsFixtureMoment wanted,
                          int               width)
{
  news_fixture_show (fixture, find_moment (controllers, wanted), width, 740, FALSE);
  news_fixture_act (fixture->match);
  widget_fixture_iterate (20);
  g_assert_true (wanted (fixture->match));
}

/* Shows stickers that wait until the newest is there. */
void
news_fixture_drain (NewsFixture *fixture)
{
  const TcTold told = tc_told_latest (fixture->match);
  g_autofree char *spoken = tc_fills_dup_spoken (&told.report.taggers[0], turn_match_get_record (fixture->match));

  for (guint i = 0; i < 10 && !news_fixture_is_labelled (news_fixture_get (fixture, "sticker"), spoken); i++)
    gtk_widget_activate_action (fixture->page, "table.skip", NULL);
  g_assert_true (news_fixture_is_labelled (news_fixture_get (fixture, "sticker"), spoken));
  widget_fixture_iterate (20);
}
