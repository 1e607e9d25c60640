/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-view.h>
#include <tc-bubbles.h>
#include <tc-hq-view.h>
#include <tc-page.h>
#include <tc-remote.h>
#include <turn-hint-card.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* Whatever a person does acts on their own turn while they see it, and on nothing while they do not. */

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

typedef enum
{
  AT_HOME,          /* the viewer's own board */
  ELSEWHERE,        /* another tagger's board, with a shape in hand at home */
  REPLAY,
  COVERED,
} View;

static TcTable *
get_table (Fixture *fixture)
{
  return tc_page_get_table (TC_PAGE (fixture->page));
}

static gpointer
find (Fixture *fixture,
      GType    type)
{
  return widget_fixture_find (fixture->page, type, 0);
}

/* All that an action could change. */
static char *
describe (Fixture *fixture)
{
  TcTable *table = get_table (fixture);
  const TcDraft *draft = tc_table_get_draft (table);

  return g_strdup_printf ("%u moves, at %u, mode %d, die %d, use %d, token %d, drone %d, bubble %d, turned %u, %u/%u, hint %d",
                          turn_match_get_n_moves (fixture->match), turn_match_get_position (fixture->match), tc_table_get_mode (table),
                          tc_draft_get_die (draft), tc_draft_get_use (draft), tc_draft_get_token (draft), tc_draft_get_drone (draft),
                          tc_draft_get_bubble (draft), draft->hold.orientation, tc_draft_get_row (draft), tc_draft_get_column (draft),
                          find (fixture, TURN_TYPE_HINT_CARD) != NULL);
}

static void
choose_face (Fixture *fixture)
{
  for (int face = 1; face <= 6; face++)
    gtk_widget_activate_action (fixture->page, "turn.choose-face", "i", face);
}

static void
step (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_LEFT);
  gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_UP);
}

static void
jump (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.jump", "i", TC_DIRECTION_DOWN);
}

static void
turn (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.rotate", "b", TRUE);
}

static void
flip (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.flip", NULL);
}

static void
use_drone (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "drone");
}

static void
put_back (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.put-back", NULL);
}

static void
undo (Fixture *fixture)
{
  turn_screen_undo (TURN_SCREEN (get_table (fixture)));
}

static void
hint (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.hint", NULL);
}

static void
point (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "pointer-moved", 0.5, 0.5);
}

static void
tap (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "square-pressed", 0u, 0u, 0u);
}

static void
take_die (Fixture *fixture)
{
  for (guint die = 0; die < tc_state_n_dice (tc_table_get_game (get_table (fixture))); die++)
    g_signal_emit_by_name (find (fixture, TC_TYPE_HQ_VIEW), "die-chosen", die);
}

static void
take_drone (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_REMOTE), "drone-chosen", 0u);
}

static void
take_bubble (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BUBBLES), "bubble-chosen", 0u);
}

static void
take_networks (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BUBBLES), "networks-chosen");
}

static void
click (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "square-pressed", 0u, 0u, (guint) GDK_BUTTON_PRIMARY);
}

static void
confirm (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.confirm", NULL);
}

/* Those that make the move come last. */
static const struct { const char *name; void (*act) (Fixture *fixture); } acts[] = {
  { "choose-face", choose_face }, { "step", step }, { "jump", jump }, { "rotate", turn }, { "flip", flip }, { "use", use_drone }, { "put-back", put_back },
  { "undo", undo },
  { "hint", hint }, { "point", point }, { "tap", tap }, { "die", take_die }, { "drone", take_drone }, { "bubble", take_bubble },
  { "networks", take_networks }, { "click", click }, { "confirm", confirm },
};

/* A turn with that die in hand, and the board of that view before one's eyes. */
static void
prepare (Fixture *fixture,
         View     view,
         guint    die)
{
  TcTable *table = get_table (fixture);

  if (view == REPLAY || view == COVERED)
    return;
  tc_table_look_back (table);
  for (guint i = 0; i < 2; i++)
    gtk_widget_activate_action (fixture->page, "turn.cancel", NULL);
  tc_table_set_own_draft (table, tc_draft_with_die (*tc_table_get_draft (table), die));
  if (view == ELSEWHERE)
    tc_table_look_at (table, 1 - tc_table_get_viewer (table));
}

/* Shapes look the same from several sides: one of the dice is enough. */
static gboolean
has_effect (Fixture *fixture,
            View     view,
            guint    index)
{
  gboolean effect = FALSE;

  for (guint die = 0; die < tc_state_n_dice (tc_table_get_game (get_table (fixture))) && !effect; die++)
    {
      g_autofree char *before = NULL, *after = NULL;

      prepare (fixture, view, die);
      before = describe (fixture);
      acts[index].act (fixture);
      after = describe (fixture);
      effect = !g_str_equal (before, after);
      if (effect && view != AT_HOME)
        g_test_message ("%s: %s\nbecame %s", acts[index].name, before, after);
    }

  return effect;
}

static void
show_view (Fixture *fixture,
           View     view)
{
  fixture->match = match_fixture ("human human", 3);
  turn_match_run (fixture->match);
  if (view == REPLAY)
    {
      match_fixture_finish (fixture->match);
      turn_match_set_position (fixture->match, 3);
    }
  else
    match_fixture_reach (fixture->match, view == COVERED ? TC_PHASE_FINAL : TC_PHASE_DRAFT);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, view == REPLAY);
  fixture->window = widget_fixture_show (fixture->page, 1280, 740);
  widget_fixture_iterate (0);
}

static void
test_view (gconstpointer data)
{
  const View view = (View) GPOINTER_TO_UINT (data);

  for (guint i = 0; i < G_N_ELEMENTS (acts); i++)
    {
      Fixture fixture;

      show_view (&fixture, view);
      /* What somebody has done can be taken back until the next one raises the shutter. */
      if (has_effect (&fixture, view, i) != (view == AT_HOME || (view == COVERED && acts[i].act == undo)))
        g_error ("“%s” %s", acts[i].name, view == AT_HOME ? "does nothing" : "acts on what is not shown");
      turn_match_stop (fixture.match);
      gtk_window_destroy (GTK_WINDOW (fixture.window));
      widget_fixture_iterate (0);
      g_clear_object (&fixture.match);
    }
}

static gboolean
has_idea (gpointer page)
{
  return turn_page_get_idea (page) != NULL;
}

/* A hint lies on one's own board, and is done there alone. */
static void
test_do_hint (void)
{
  Fixture fixture;
  guint n_moves;

  show_view (&fixture, AT_HOME);
  n_moves = turn_match_get_n_moves (fixture.match);
  hint (&fixture);
  widget_fixture_wait (has_idea, fixture.page);
  tc_table_look_at (get_table (&fixture), 1 - tc_table_get_viewer (get_table (&fixture)));
  gtk_widget_activate_action (fixture.page, "turn.do-hint", NULL);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves);
  tc_table_look_back (get_table (&fixture));
  hint (&fixture);
  widget_fixture_wait (has_idea, fixture.page);
  gtk_widget_activate_action (fixture.page, "turn.do-hint", NULL);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves + 1);
  turn_match_stop (fixture.match);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture.match);
}

/* The final die: what is in hand is pinned, and sealed, only where it is seen. */
static void
test_seal (void)
{
  Fixture fixture;
  guint n_moves;

  show_view (&fixture, COVERED);
  confirm (&fixture);
  turn_screen_uncover (TURN_SCREEN (get_table (&fixture)));
  n_moves = turn_match_get_n_moves (fixture.match);
  hint (&fixture);
  widget_fixture_wait (has_idea, fixture.page);
  for (guint i = 0; i < 2; i++)
    {
      tc_table_look_at (get_table (&fixture), 1 - tc_table_get_viewer (get_table (&fixture)));
      confirm (&fixture);
      g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves);
      g_assert_cmpint (tc_table_get_draft (get_table (&fixture))->pinned, ==, i == 1);
      tc_table_look_back (get_table (&fixture));
      confirm (&fixture);
      widget_fixture_iterate (TC_PIN_MILLISECONDS + 100);
    }
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves + 1);
  turn_match_stop (fixture.match);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture.match);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_data_func ("/own-turn/at-home", GUINT_TO_POINTER (AT_HOME), test_view);
  g_test_add_data_func ("/own-turn/elsewhere", GUINT_TO_POINTER (ELSEWHERE), test_view);
  g_test_add_data_func ("/own-turn/replay", GUINT_TO_POINTER (REPLAY), test_view);
  g_test_add_data_func ("/own-turn/covered", GUINT_TO_POINTER (COVERED), test_view);
  g_test_add_func ("/own-turn/do-hint", test_do_hint);
  g_test_add_func ("/own-turn/seal", test_seal);

  return g_test_run ();
}
