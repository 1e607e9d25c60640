/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-action-row.h>
#include <tc-board-view.h>
#include <tc-bubbles.h>
#include <tc-crew-card.h>
#include <tc-hand-over-card.h>
#include <tc-hq-header.h>
#include <tc-hq-view.h>
#include <tc-networks-card.h>
#include <tc-page.h>
#include <tc-prompt-bar.h>
#include <tc-rules.h>
#include <tc-ways-card.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static TcTable *
get_table (Fixture *fixture)
{
  return tc_page_get_table (TC_PAGE (fixture->page));
}

static const TcDraft *
get_draft (Fixture *fixture)
{
  return tc_table_get_draft (get_table (fixture));
}

static GtkWidget *
find (Fixture *fixture,
      GType    type)
{
  return widget_fixture_find (fixture->page, type, 0);
}

static void
show_table (Fixture    *fixture,
            const char *controllers,
            int         width,
            int         height)
{
  fixture->match = match_fixture (controllers, 3);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, width, height);
  turn_match_run (fixture->match);
  match_fixture_wait (fixture->match);
}

/* What the rows below set up: who plays, in which phase, and how large the window is. */
typedef struct
{
  const char *controllers;
  TcPhase     phase;
  int         width, height;
} Scene;

static const Scene alone = { "human greedy greedy", TC_PHASE_DRAFT, 1280, 740 };
static const Scene leading = { "human greedy greedy", TC_PHASE_PLACE, 1280, 740 };
static const Scene leading_narrow = { "human greedy greedy", TC_PHASE_PLACE, 400, 720 };
static const Scene final = { "human greedy greedy", TC_PHASE_FINAL, 1280, 740 };
static const Scene two_people = { "human human", TC_PHASE_FINAL, 1280, 740 };
static const Scene narrow = { "human greedy", TC_PHASE_DRAFT, 400, 720 };

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Scene *scene = data;

  show_table (fixture, scene->controllers, scene->width, scene->height);
  match_fixture_reach (fixture->match, scene->phase);
  widget_fixture_iterate (20);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  turn_match_stop (fixture->match);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

/* Chooses the first die that lies in the HQ. */
static void
choose_die (Fixture *fixture)
{
  for (guint die = 0; die < tc_state_n_dice (tc_table_get_game (get_table (fixture))); die++)
    if (tc_table_set_own_draft (get_table (fixture), tc_draft_with_die (*get_draft (fixture), die)))
      return;
  g_assert_not_reached ();
}

static void
test_roles (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *card = find (fixture, TC_TYPE_CREW_CARD);
  guint n_cards = 0;

  gtk_test_accessible_assert_role (find (fixture, TC_TYPE_BOARD_VIEW), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  while (widget_fixture_find (fixture->page, TC_TYPE_CREW_CARD, n_cards) != NULL)
    n_cards++;
  g_assert_cmpuint (n_cards, ==, 2);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_PROMPT_BAR), "Ana, choose a die"));
}

/* Keys are at the board when a turn comes, and what they do depends on what has been chosen. */
static void
test_turn (Fixture      *fixture,
           gconstpointer data)
{
  const guint n_moves = turn_match_get_n_moves (fixture->match);
  const TcDraft *draft = get_draft (fixture);
  guint column;

  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));

  choose_die (fixture);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_READY);
  g_assert_true (turn_screen_get_can_undo (TURN_SCREEN (get_table (fixture))));
  column = tc_draft_get_column (draft);
  gtk_widget_activate_action (fixture->page, "turn.step", "i", column > 0 ? TC_DIRECTION_LEFT : TC_DIRECTION_RIGHT);
  g_assert_cmpuint (tc_draft_get_column (draft), !=, column);

  gtk_widget_activate_action (fixture->page, "turn.cancel", NULL);
  g_assert_false (tc_draft_has_piece (draft));
  g_assert_cmpint (TURN_SCREEN_GET_CLASS (get_table (fixture))->find_undo (TURN_SCREEN (get_table (fixture))), !=, TURN_UNDO_CHOICE);

  choose_die (fixture);
  gtk_widget_activate_action (fixture->page, "turn.confirm", NULL);
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), >, n_moves);
}

/* A drone by keys alone: the arrows first take up a shape and then move it. */
static void
test_drone (Fixture      *fixture,
            gconstpointer data)
{
  const TcDraft *draft = get_draft (fixture);

  gtk_widget_activate_action (fixture->page, "turn.use", "s", "drone");
  g_assert_false (widget_fixture_says (find (fixture, TC_TYPE_HQ_HEADER), "Tab"));
  choose_die (fixture);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_HQ_HEADER), "Tab"));
  g_assert_false (tc_draft_has_piece (draft));
  gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_RIGHT);
  g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_ACTION_ROW), "Spray"));
  g_assert_cmpint (tc_draft_get_token (draft), ==, 0);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_READY);
  gtk_widget_activate_action (fixture->page, "turn.confirm", NULL);
  g_assert_true (tc_state_drone_used (tc_table_get_state (get_table (fixture)), 0, 0));
}

/* The last button of the row. */
static void
click_confirm (GtkWidget  *row,
               const char *name)
{
  GtkWidget *confirm = NULL, *button;

  for (guint i = 0; (button = widget_fixture_find (row, GTK_TYPE_BUTTON, i)) != NULL; i++)
    confirm = button;
  gtk_test_accessible_assert_property (confirm, GTK_ACCESSIBLE_PROPERTY_LABEL, name);
  g_assert_true (gtk_widget_is_sensitive (confirm));
  g_signal_emit_by_name (confirm, "clicked");
}

static void
test_leading (Fixture      *fixture,
              gconstpointer data)
{
  const TcDicePlan *plan = tc_table_get_plan (get_table (fixture));
  GtkWidget *hq = find (fixture, TC_TYPE_HQ_VIEW);
  GtkWidget *row = find (fixture, TC_TYPE_ACTION_ROW);

  g_assert_true (widget_fixture_has_focus (hq));
  g_assert_true (widget_fixture_says (row, "Open HQ"));
  gtk_widget_activate_action (fixture->page, "turn.confirm", NULL);
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), ==, TC_TABLE_LEADING);

  for (guint die = 0; die < tc_dice_plan_get_n_dice (plan); die++)
    gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_LEFT);
  g_assert_true (tc_dice_plan_is_complete (plan));
  turn_screen_undo (TURN_SCREEN (get_table (fixture)));
  g_assert_cmpuint (tc_dice_plan_get_n_placed (plan), ==, 0);

  for (guint die = 0; die < tc_dice_plan_get_n_dice (plan); die++)
    gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_RIGHT);
  click_confirm (row, "Open HQ");
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), !=, TC_TABLE_LEADING);
}

/* The card counts, for the die that is current, the places of both shapes on everybody's board. */
static void
test_ways (Fixture      *fixture,
           gconstpointer data)
{
  const TcDicePlan *plan = tc_table_get_plan (get_table (fixture));
  GtkWidget *ways = find (fixture, TC_TYPE_WAYS_CARD);

  for (int side = 0; side < 2; side++)
    for (guint seat = 0; seat < turn_match_get_n_seats (fixture->match); seat++)
      {
        g_autofree char *count = g_strdup_printf ("\n%u\n", tc_dice_plan_get_ways (plan, tc_dice_plan_get_current (plan), side, seat));

        g_assert_true (widget_fixture_says (ways, count));
      }
}

static void
test_look_at (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *prompt = find (fixture, TC_TYPE_PROMPT_BAR);

  choose_die (fixture);
  g_assert_true (widget_fixture_says (prompt, "Tag\n"));
  gtk_widget_activate_action (fixture->page, "table.look-at", "u", 1);
  g_assert_cmpuint (tc_table_get_shown (get_table (fixture)), ==, 1);
  g_assert_true (widget_fixture_says (prompt, "Ben’s board\nEscape goes back\n"));
  g_assert_false (widget_fixture_says (prompt, "Tag\n"));
  gtk_widget_activate_action (fixture->page, "turn.cancel", NULL);
  g_assert_cmpuint (tc_table_get_shown (get_table (fixture)), ==, 0);
  g_assert_false (widget_fixture_says (prompt, "board"));
  g_assert_true (tc_draft_has_piece (get_draft (fixture)));

  /* The mouse finds the way back as well. */
  gtk_widget_activate_action (fixture->page, "table.look-at", "u", 1);
  widget_fixture_click (prompt, "Back\nEsc");
  g_assert_cmpuint (tc_table_get_shown (get_table (fixture)), ==, 0);

  /* F6 leads to the crew, arrows through it, and Escape back without a loss. */
  gtk_widget_activate_action (fixture->page, "table.focus-crew", NULL);
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_CREW_CARD)));
  gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_DOWN);
  g_assert_true (widget_fixture_has_focus (widget_fixture_find (fixture->page, TC_TYPE_CREW_CARD, 1)));
  gtk_widget_activate_action (fixture->page, "turn.cancel", NULL);
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));
  g_assert_true (tc_draft_has_piece (get_draft (fixture)));
}

/* One person alone sees no shutter. */
static void
test_final_alone (Fixture      *fixture,
                  gconstpointer data)
{
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), ==, TC_TABLE_CHOOSING);
  g_assert_true (tc_draft_is_final (get_draft (fixture)));
  g_assert_cmpint (tc_draft_get_die (get_draft (fixture)), >=, 0);
}

/* Between two people the card on the shutter has the keyboard, and gives it to the board when it goes up. */
static void
test_hand_over (Fixture      *fixture,
                gconstpointer data)
{
  GtkWidget *card = find (fixture, TC_TYPE_HAND_OVER_CARD);
  const guint viewer = tc_table_get_viewer (get_table (fixture));
  const char *name = turn_match_get_seat (fixture->match, viewer)->name;
  g_autofree char *title = g_strdup_printf ("Pass the screen to %s", name);
  g_autofree char *button = g_strdup_printf ("I am %s, raise the shutter", name);

  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), ==, TC_TABLE_HANDING_OVER);
  g_assert_true (widget_fixture_says (card, title));
  g_assert_true (widget_fixture_says (card, "chooses now"));
  g_assert_true (widget_fixture_has_focus (card));

  widget_fixture_click (card, button);
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), ==, TC_TABLE_CHOOSING);
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_BOARD_VIEW)));
  g_assert_cmpuint (tc_table_get_viewer (get_table (fixture)), ==, viewer);
}

/* A page takes its place with the next frame. */
static gboolean
comes_up (Fixture *fixture,
          GType    type)
{
  for (guint i = 0; i < 200 && !gtk_widget_get_mapped (find (fixture, type)); i++)
    widget_fixture_iterate (10);

  return gtk_widget_get_mapped (find (fixture, type));
}

/* In a narrow window one page is shown at a time. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  static const struct { const char *page; GType (*type)(void); } pages[] = {
    { "networks", tc_bubbles_get_type },
    { "crew", tc_crew_card_get_type },
    { "hq", tc_hq_view_get_type },
  };
  g_autofree char *page = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      gtk_widget_activate_action (fixture->page, "table.page", "s", pages[i].page);
      g_assert_true (comes_up (fixture, pages[i].type ()));
      for (gsize j = 0; j < G_N_ELEMENTS (pages); j++)
        g_assert_cmpint (gtk_widget_get_mapped (find (fixture, pages[j].type ())), ==, i == j);
    }
  g_object_get (fixture->page, "page", &page, NULL);
  g_assert_cmpstr (page, ==, "hq");

  /* Keys bring up what they are for. */
  gtk_widget_activate_action (fixture->page, "table.focus-crew", NULL);
  g_assert_true (comes_up (fixture, TC_TYPE_CREW_CARD));
  g_assert_true (widget_fixture_has_focus (find (fixture, TC_TYPE_CREW_CARD)));
  gtk_widget_activate_action (fixture->page, "turn.cancel", NULL);
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "social");
  gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_RIGHT);
  g_assert_true (comes_up (fixture, TC_TYPE_NETWORKS_CARD));
  g_assert_cmpint (gtk_widget_get_width (fixture->page), <=, 400);
}

/* The person plays whatever is possible meanwhile. */
static gboolean
waits_to_go_on (gpointer match)
{
  TurnRandom random = turn_random_new (turn_match_get_n_moves (match), 0);

  if (turn_match_is_waiting (match))
    turn_match_play (match, tc_rules.random_move (turn_match_get_game (match), turn_match_get_state (match), &random));

  return turn_match_waits_to_go_on (match);
}

/* The table says who has played, and goes on by Space or by a click on it. */
static void
test_wait_for_me (Fixture      *fixture,
                  gconstpointer data)
{
  guint n_moves;

  turn_match_set_pause (fixture->match, TURN_MATCH_WAIT_FOR_PERSON);
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *said = NULL;

      widget_fixture_wait (waits_to_go_on, fixture->match);
      widget_fixture_iterate (0);
      n_moves = turn_match_get_n_moves (fixture->match);
      said = g_strdup_printf ("%s has played: Space goes on",
                              turn_match_get_seat (fixture->match, (guint) turn_match_get_mover (fixture->match, n_moves - 1))->name);
      g_assert_true (widget_fixture_says (find (fixture, TC_TYPE_PROMPT_BAR), said));
      if (i == 0)
        gtk_widget_activate_action (fixture->page, "table.skip", NULL);
      else
        g_signal_emit_by_name (find (fixture, TC_TYPE_BOARD_VIEW), "square-pressed", 1, 1, 1);
      g_assert_false (turn_match_waits_to_go_on (fixture->match));
      g_assert_false (widget_fixture_says (find (fixture, TC_TYPE_PROMPT_BAR), said));
      match_fixture_wait_for_moves (fixture->match, n_moves + 1);
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/table-page/roles", Fixture, &alone, set_up, test_roles, tear_down);
  g_test_add ("/table-page/turn", Fixture, &alone, set_up, test_turn, tear_down);
  g_test_add ("/table-page/drone", Fixture, &alone, set_up, test_drone, tear_down);
  g_test_add ("/table-page/leading", Fixture, &leading, set_up, test_leading, tear_down);
  g_test_add ("/table-page/leading-narrow", Fixture, &leading_narrow, set_up, test_leading, tear_down);
  g_test_add ("/table-page/ways", Fixture, &leading, set_up, test_ways, tear_down);
  g_test_add ("/table-page/look-at", Fixture, &alone, set_up, test_look_at, tear_down);
  g_test_add ("/table-page/final-alone", Fixture, &final, set_up, test_final_alone, tear_down);
  g_test_add ("/table-page/hand-over", Fixture, &two_people, set_up, test_hand_over, tear_down);
  g_test_add ("/table-page/wait-for-me", Fixture, &alone, set_up, test_wait_for_me, tear_down);
  g_test_add ("/table-page/narrow", Fixture, &narrow, set_up, test_narrow, tear_down);

  return g_test_run ();
}
