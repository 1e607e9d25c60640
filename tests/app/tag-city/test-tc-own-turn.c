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
  AT_HOME,              /* the viewer's own board */
  ELSEWHERE,            /* another tagger's board, with a shape in hand at home */
  LEADING,              /* the leader pushes the dice */
  LEADING_ELSEWHERE,    /* the same with another tagger's board behind the HQ, which lies before everybody */
  REPLAY,
  COVERED,
} View;

#define IN(view) (1u << (view))
#define IN_HQ (IN (LEADING) | IN (LEADING_ELSEWHERE))

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
  const TcDicePlan *plan = tc_table_get_plan (table);
  g_autoptr (GString) sides = g_string_new (NULL);

  for (guint die = 0; die < tc_dice_plan_get_n_dice (plan); die++)
    g_string_append_printf (sides, "%d ", tc_dice_plan_get_side (plan, die));

  return g_strdup_printf ("%u moves, at %u, mode %d, die %d, use %d, token %d, drone %d, bubble %d, turned %u, %u/%u, hint %d, die %u of %s",
                          turn_match_get_n_moves (fixture->match), turn_match_get_position (fixture->match), tc_table_get_mode (table),
                          tc_draft_get_die (draft), tc_draft_get_use (draft), tc_draft_get_token (draft), tc_draft_get_drone (draft),
                          tc_draft_get_bubble (draft), draft->hold.orientation, tc_draft_get_row (draft), tc_draft_get_column (draft),
                          find (fixture, TURN_TYPE_HINT_CARD) != NULL, tc_dice_plan_get_current (plan), sides->str);
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
push (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.push", "i", TC_DIRECTION_LEFT);
}

static void
step_die (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.next-die", "i", 1);
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
drag (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "touch-dragged", 0.5, 0.5);
}

static void
scroll (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "square-scrolled", 0u, 0u, 1.0, 0);
}

static void
press_arrow (Fixture *fixture)
{
  const guint keys[] = { GDK_KEY_Left, GDK_KEY_Up };
  gboolean done;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "square-key", 0u, 0u, keys[i], 0, &done);
}

static void
take_token (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "drone");
  for (guint place = 0; place < TC_N_HQ_TOKENS; place++)
    g_signal_emit_by_name (find (fixture, TC_TYPE_HQ_VIEW), "token-chosen", place);
}

static void
drag_die (Fixture *fixture)
{
  g_signal_emit_by_name (find (fixture, TC_TYPE_HQ_VIEW), "die-pushed", 0u, 0u);
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

/* In which views each acts; what somebody has done can be taken back until the next one raises the shutter. Those that make the move come last. */
static const struct { const char *name; void (*act) (Fixture *fixture); guint views; } acts[] = {
  { "turn.choose-face", choose_face, IN (AT_HOME) },
  { "turn.step", step, IN (AT_HOME) | IN_HQ },
  { "turn.jump", jump, IN (AT_HOME) },
  { "turn.rotate", turn, IN (AT_HOME) },
  { "turn.flip", flip, IN (AT_HOME) },
  { "turn.push", push, IN_HQ },
  { "turn.next-die", step_die, IN_HQ },
  { "turn.use", use_drone, IN (AT_HOME) },
  { "turn.put-back", put_back, IN (AT_HOME) | IN_HQ },
  { "win.undo", undo, IN (AT_HOME) | IN_HQ | IN (COVERED) },
  { "turn.hint", hint, IN (AT_HOME) | IN_HQ },
  { "pointer", point, IN (AT_HOME) },
  { "tap", tap, IN (AT_HOME) },
  { "finger", drag, IN (AT_HOME) },
  { "wheel", scroll, IN (AT_HOME) },
  { "arrow", press_arrow, IN (AT_HOME) },
  { "die", take_die, IN (AT_HOME) | IN_HQ },
  { "die pushed", drag_die, IN_HQ },
  { "token", take_token, IN (AT_HOME) },
  { "drone", take_drone, IN (AT_HOME) },
  { "bubble", take_bubble, IN (AT_HOME) },
  { "networks", take_networks, IN (AT_HOME) },
  { "click", click, IN (AT_HOME) },
  { "turn.confirm", confirm, IN (AT_HOME) | IN_HQ },
};

/* Actions of a page that change no turn: they look elsewhere, explain, or end a wait; turn.cancel and turn.do-hint have tests of their own. */
static const char *const harmless[] = {
  "table.focus-crew", "table.look-at", "table.page", "table.skip", "turn.cancel", "turn.do-hint", "turn.go-on", "turn.guide-back", "turn.guide-next", "turn.near-end", "turn.uncover", NULL,
};

/* So that the HQ could be opened. */
static void
push_all (TcTable *table,
          guint    current)
{
  for (guint die = 0; die < tc_dice_plan_get_n_dice (tc_table_get_plan (table)); die++)
    tc_table_set_own_plan (table, tc_dice_plan_with_side (*tc_table_get_plan (table), die, 1));
  tc_table_set_own_plan (table, tc_dice_plan_with_current (*tc_table_get_plan (table), current));
}

/* A turn with that die in hand, or all dice pushed, and the board of that view before one's eyes. */
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
  if (view == LEADING || view == LEADING_ELSEWHERE)
    push_all (table, die);
  else
    tc_table_set_own_draft (table, tc_draft_with_die (*tc_table_get_draft (table), die));
  if (view == ELSEWHERE || view == LEADING_ELSEWHERE)
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
      if (effect && (acts[index].views & IN (view)) == 0)
        g_test_message ("%s: %s\nbecame %s", acts[index].name, before, after);
    }

  return effect;
}

static void
show_view (Fixture *fixture,
           View     view)
{
  const TcPhase phases[] = {
    [AT_HOME] = TC_PHASE_DRAFT, [ELSEWHERE] = TC_PHASE_DRAFT, [LEADING] = TC_PHASE_PLACE, [LEADING_ELSEWHERE] = TC_PHASE_PLACE, [COVERED] = TC_PHASE_FINAL,
  };

  fixture->match = match_fixture ("human human", 3);
  turn_match_run (fixture->match);
  if (view == REPLAY)
    {
      match_fixture_finish (fixture->match);
      turn_match_set_position (fixture->match, 3);
    }
  else
    match_fixture_reach (fixture->match, phases[view]);
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

      const gboolean expected = (acts[i].views & IN (view)) != 0;

      show_view (&fixture, view);
      if (has_effect (&fixture, view, i) != expected)
        g_error ("“%s” %s", acts[i].name, expected ? "does nothing" : "acts on what is not shown");
      turn_match_stop (fixture.match);
      gtk_window_destroy (GTK_WINDOW (fixture.window));
      widget_fixture_iterate (0);
      g_clear_object (&fixture.match);
    }
}

/* Every action of the page stands in one of the tables above. */
static void
test_complete (void)
{
  GtkWidgetClass *widget_class = g_type_class_ref (TC_TYPE_PAGE);
  const GVariantType *type;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (widget_class, i, &owner, &name, &type, &property); i++)
    {
      gboolean found = g_strv_contains (harmless, name) || !g_type_is_a (owner, TURN_TYPE_PAGE);

      for (guint j = 0; j < G_N_ELEMENTS (acts) && !found; j++)
        found = g_str_equal (acts[j].name, name);
      if (!found)
        g_error ("“%s” is tried in no view", name);
    }
  g_type_class_unref (widget_class);
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
  g_test_add_data_func ("/own-turn/leading", GUINT_TO_POINTER (LEADING), test_view);
  g_test_add_data_func ("/own-turn/leading-elsewhere", GUINT_TO_POINTER (LEADING_ELSEWHERE), test_view);
  g_test_add_data_func ("/own-turn/replay", GUINT_TO_POINTER (REPLAY), test_view);
  g_test_add_data_func ("/own-turn/covered", GUINT_TO_POINTER (COVERED), test_view);
  g_test_add_func ("/own-turn/complete", test_complete);
  g_test_add_func ("/own-turn/do-hint", test_do_hint);
  g_test_add_func ("/own-turn/seal", test_seal);

  return g_test_run ();
}
