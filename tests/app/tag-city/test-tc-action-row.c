/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-action-row.h>
#include <tc-board-view.h>
#include <tc-chip-row.h>
#include <tc-page.h>
#include <tc-bubbles.h>
#include <tc-districts-card.h>
#include <tc-prompt-bar.h>
#include <tc-remote.h>
#include <tc-tray-buttons.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* The row under the board: what it says, that it stays where it is, and that a mouse or a finger alone can play. */

#define N_BUTTONS 4

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
  GtkWidget *row;
  GtkWidget *buttons[N_BUTTONS];      /* from the first place to the last */
} Fixture;

typedef struct
{
  TcPhase phase;
  int     width, height;
} Scene;

static const Scene wide = { TC_PHASE_DRAFT, 1280, 740 };
static const Scene leading = { TC_PHASE_PLACE, 1280, 740 };
static const Scene medium = { TC_PHASE_DRAFT, 820, 740 };
static const Scene low = { TC_PHASE_DRAFT, 1024, 560 };
static const Scene narrow = { TC_PHASE_DRAFT, 360, 640 };
static const Scene leading_narrow = { TC_PHASE_PLACE, 360, 640 };

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

/* The tray's, which are not always there, have a box of their own. */
static void
find_buttons (Fixture *fixture)
{
  guint n_buttons = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (fixture->row); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      {
        g_assert_cmpuint (n_buttons, <, N_BUTTONS);
        fixture->buttons[n_buttons++] = child;
      }
  g_assert_cmpuint (n_buttons, ==, N_BUTTONS);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  const Scene *scene = data;

  fixture->match = match_fixture ("human greedy", 3);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, scene->width, scene->height);
  turn_match_run (fixture->match);
  match_fixture_reach (fixture->match, scene->phase);
  widget_fixture_iterate (50);
  fixture->row = widget_fixture_find (fixture->page, TC_TYPE_ACTION_ROW, 0);
  find_buttons (fixture);
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

static void
choose_die (Fixture *fixture)
{
  for (guint die = 0; die < tc_state_n_dice (tc_table_get_game (get_table (fixture))); die++)
    if (tc_table_set_own_draft (get_table (fixture), tc_draft_with_die (*get_draft (fixture), die)))
      return;
  g_assert_not_reached ();
}

static void
press (Fixture *fixture,
       guint    button)
{
  g_assert_true (gtk_widget_is_sensitive (fixture->buttons[button]));
  g_signal_emit_by_name (fixture->buttons[button], "clicked");
}

/* Where all that is never to move is. */
typedef struct
{
  graphene_rect_t row, buttons[N_BUTTONS], tag;
} Places;

/* With words or without, by the room there is. */
static GtkWidget *
find_tag (Fixture *fixture)
{
  GtkWidget *prompt = widget_fixture_find (fixture->page, TC_TYPE_PROMPT_BAR, 0), *tag;
  guint i = 0;

  do
    tag = widget_fixture_find (prompt, GTK_TYPE_TOGGLE_BUTTON, i++);
  while (tag != NULL && (!gtk_widget_get_mapped (tag) || g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (tag)), "turn.use") != 0));

  return tag;
}

static Places
look (Fixture *fixture)
{
  Places places = { 0 };
  GtkWidget *tag;

  widget_fixture_iterate (30);
  tag = find_tag (fixture);
  g_assert_true (gtk_widget_compute_bounds (fixture->row, fixture->page, &places.row));
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      g_assert_true (gtk_widget_get_mapped (fixture->buttons[i]));
      g_assert_true (gtk_widget_compute_bounds (fixture->buttons[i], fixture->page, &places.buttons[i]));
    }
  if (tag != NULL)
    g_assert_true (gtk_widget_compute_bounds (tag, fixture->page, &places.tag));

  return places;
}

static void
assert_unmoved (Fixture      *fixture,
                const Places *before)
{
  const Places now = look (fixture);

  g_assert_true (graphene_rect_equal (&before->row, &now.row));
  for (guint i = 0; i < N_BUTTONS; i++)
    g_assert_true (graphene_rect_equal (&before->buttons[i], &now.buttons[i]));
  g_assert_true (graphene_rect_equal (&before->tag, &now.tag));
}

/* Whatever is chosen, and while others play, everything is where it was; it is within the window and does not overlap. */
static void
test_still (Fixture      *fixture,
            gconstpointer data)
{
  const Scene *scene = data;
  const Places before = look (fixture);

  g_assert_cmpfloat (before.row.origin.x, >=, 0);
  g_assert_cmpfloat (before.row.origin.x + before.row.size.width, <=, scene->width);
  g_assert_cmpfloat (before.row.origin.y + before.row.size.height, <=, scene->height);
  for (guint i = 1; i < N_BUTTONS; i++)
    g_assert_cmpfloat (before.buttons[i - 1].origin.x + before.buttons[i - 1].size.width, <, before.buttons[i].origin.x);

  choose_die (fixture);
  assert_unmoved (fixture, &before);
  for (TcDirection direction = TC_DIRECTION_LEFT; direction <= TC_DIRECTION_DOWN; direction++)
    for (guint i = 0; i < 4; i++)
      {
        gtk_widget_activate_action (fixture->page, "turn.step", "i", direction);
        assert_unmoved (fixture, &before);
      }
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "drone");
  assert_unmoved (fixture, &before);
  gtk_widget_activate_action (fixture->page, "turn.step", "i", TC_DIRECTION_RIGHT);
  assert_unmoved (fixture, &before);
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "social");
  assert_unmoved (fixture, &before);
  gtk_widget_activate_action (fixture->page, "turn.confirm", NULL);
  assert_unmoved (fixture, &before);
}

/* The row says what is missing, then what the shape would do, and its buttons can do nothing before there is one. */
static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  guint n_features;

  g_assert_true (widget_fixture_says (fixture->row, "Choose a die at the HQ"));
  g_assert_false (gtk_widget_is_sensitive (fixture->buttons[0]));
  g_assert_false (gtk_widget_is_sensitive (fixture->buttons[2]));
  choose_die (fixture);
  tc_draft_get_features (get_draft (fixture), &n_features);
  g_assert_cmpuint (n_features, ==, 0);
  g_assert_true (widget_fixture_says (fixture->row, "fills nothing"));
  g_assert_true (widget_fixture_says (fixture->row, "Spray"));
  gtk_test_accessible_assert_property (fixture->buttons[0], GTK_ACCESSIBLE_PROPERTY_LABEL, "Rotate");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (fixture->buttons[0]), ==, "Rotate (R, right click or wheel)");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (fixture->buttons[1]), ==, "Flip (F, middle click or Shift+wheel)");
  gtk_widget_activate_action (fixture->page, "turn.use", "s", "drone");
  g_assert_true (widget_fixture_says (fixture->row, "Choose a shape at the HQ"));
  g_assert_true (widget_fixture_says (fixture->row, "Spray"));
  gtk_widget_activate_action (fixture->page, "turn.put-back", NULL);
  g_assert_true (widget_fixture_says (fixture->row, "Choose a die at the HQ"));
}

/* The mouse alone: right button and wheel turn, middle button and wheel with Shift flip, a click sprays. */
static void
test_mouse (Fixture      *fixture,
            gconstpointer data)
{
  GtkWidget *board = widget_fixture_find (fixture->page, TC_TYPE_BOARD_VIEW, 0);
  const TcDraft *draft = get_draft (fixture);
  const guint n_moves = turn_match_get_n_moves (fixture->match);
  TcDraft expected;

  choose_die (fixture);
  expected = tc_draft_turned (*draft, TRUE);
  g_signal_emit_by_name (board, "square-pressed", 0u, 0u, (guint) GDK_BUTTON_SECONDARY);
  g_assert_true (tc_draft_equal (draft, &expected));
  expected = tc_draft_turned (*draft, FALSE);
  g_signal_emit_by_name (board, "square-scrolled", 0u, 0u, -1., 0u);
  g_assert_true (tc_draft_equal (draft, &expected));
  expected = tc_draft_flipped (*draft);
  g_signal_emit_by_name (board, "square-pressed", 0u, 0u, (guint) GDK_BUTTON_MIDDLE);
  g_assert_true (tc_draft_equal (draft, &expected));
  expected = tc_draft_flipped (*draft);
  g_signal_emit_by_name (board, "square-scrolled", 0u, 0u, 1., (guint) GDK_SHIFT_MASK);
  g_assert_true (tc_draft_equal (draft, &expected));
  g_assert_cmpint (draft->status, ==, TC_DRAFT_READY);
  g_signal_emit_by_name (board, "square-pressed", 0u, 0u, (guint) GDK_BUTTON_PRIMARY);
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), >, n_moves);
}

/* The same by the buttons, with thumbs in a narrow window; the keyboard stays where it was. */
static void
test_buttons (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *board = widget_fixture_find (fixture->page, TC_TYPE_BOARD_VIEW, 0);
  const TcDraft *draft = get_draft (fixture);
  const guint n_moves = turn_match_get_n_moves (fixture->match);
  TcDraft expected;

  choose_die (fixture);
  expected = tc_draft_turned (*draft, TRUE);
  press (fixture, 0);
  g_assert_true (tc_draft_equal (draft, &expected));
  expected = tc_draft_flipped (*draft);
  press (fixture, 1);
  g_assert_true (tc_draft_equal (draft, &expected));
  press (fixture, 2);
  g_assert_false (tc_draft_has_piece (draft));
  choose_die (fixture);
  g_assert_true (widget_fixture_has_focus (board));
  press (fixture, 3);
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), >, n_moves);
}

/* The leader has Left and Right instead, and opens the HQ in the same place. */
static void
test_leading (Fixture      *fixture,
              gconstpointer data)
{
  const TcDicePlan *plan = tc_table_get_plan (get_table (fixture));
  const guint n_dice = tc_dice_plan_get_n_dice (plan);
  const gboolean compact = ((const Scene *) data)->width < 700;
  g_autofree char *words = g_strdup_printf ("%u dice to place", n_dice);

  gtk_test_accessible_assert_property (fixture->buttons[0], GTK_ACCESSIBLE_PROPERTY_LABEL, "Left");
  gtk_test_accessible_assert_property (fixture->buttons[1], GTK_ACCESSIBLE_PROPERTY_LABEL, "Right");
  g_assert_true (compact || widget_fixture_says (fixture->row, words));
  g_assert_false (gtk_widget_is_sensitive (fixture->buttons[2]));
  press (fixture, 0);
  g_assert_cmpuint (tc_dice_plan_get_n_placed (plan), ==, 1);
  press (fixture, 2);
  g_assert_cmpuint (tc_dice_plan_get_n_placed (plan), ==, 0);
  for (guint die = 0; die < n_dice; die++)
    press (fixture, die % 2);
  g_assert_true (tc_dice_plan_is_complete (plan));
  g_assert_false (widget_fixture_says (fixture->row, "to place"));
  press (fixture, 3);
  g_assert_cmpint (tc_table_get_mode (get_table (fixture)), !=, TC_TABLE_LEADING);
}

/* Thumbs hit every button, and no key is named where there is no keyboard. */
static void
test_thumbs (Fixture      *fixture,
             gconstpointer data)
{
  const Places places = look (fixture);

  for (guint i = 0; i < N_BUTTONS; i++)
    {
      g_assert_cmpfloat (places.buttons[i].size.width, >=, 48);
      g_assert_cmpfloat (places.buttons[i].size.height, >=, 48);
    }
  g_assert_false (widget_fixture_says (fixture->row, "↵"));
  g_assert_false (widget_fixture_says (fixture->row, "Esc"));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (fixture->buttons[0]), ==, "Rotate");
  g_assert_true (tc_table_is_touched (get_table (fixture)));
}

/* A row with more chips than there is room for shows some of them and how many are left out, and can be as narrow as the widest. */
static void
test_chips (void)
{
  const TcChip chips[] = {
    { "Row 5", "3", TRUE, -1, 0 }, { "Column K", "12", FALSE, -1, 0 }, { "Garden Suburb", "18", TRUE, 2, 0x76b36d }, { "Row 6", "4", FALSE, -1, 0 },
  };
  GtkWidget *row = g_object_new (TC_TYPE_CHIP_ROW, NULL), *window = widget_fixture_show (row, 200, 60);
  int least[G_N_ELEMENTS (chips) + 1], wanted[G_N_ELEMENTS (chips) + 1];

  for (guint n = 1; n <= G_N_ELEMENTS (chips); n++)
    {
      tc_chip_row_set_chips (TC_CHIP_ROW (row), chips, n, turn_paint_find ("flamingo"));
      gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &least[n], &wanted[n], NULL, NULL);
      g_assert_cmpint (least[n], <=, wanted[n]);
      g_assert_true (n == 1 || wanted[n] > wanted[n - 1]);
      widget_fixture_iterate (20);
    }
  g_assert_cmpint (least[4], <, wanted[3]);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

static GtkWidget *
find_tray (Fixture *fixture)
{
  return widget_fixture_find (fixture->row, TC_TYPE_TRAY_BUTTONS, 0);
}

static gboolean
is_seen (GtkWidget *widget)
{
  return widget != NULL && gtk_widget_get_mapped (widget);
}

/* Where there is little height, districts, remote and networks are asked for; with larger text it is little earlier. */
static void
test_tray (Fixture      *fixture,
           gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_assert_cmpint (is_seen (find_tray (fixture)), ==, data == &low);
  g_assert_cmpint (is_seen (widget_fixture_find (fixture->page, TC_TYPE_REMOTE, 0)), ==, data != &low);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * 96 * 1024, NULL);
  widget_fixture_iterate (100);
  /* A window of 1024 pixels is a medium one then, with pages for all. */
  g_assert_cmpint (is_seen (find_tray (fixture)), ==, data == &wide);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  widget_fixture_iterate (100);
  g_assert_cmpint (is_seen (find_tray (fixture)), ==, data == &low);
}

/* Each button shows its card, and the keys are those of the table again when it is closed. */
static void
test_tray_cards (Fixture      *fixture,
                 gconstpointer data)
{
  const GType types[] = { TC_TYPE_DISTRICTS_CARD, TC_TYPE_REMOTE, TC_TYPE_BUBBLES };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GtkWidget *button = widget_fixture_find (find_tray (fixture), GTK_TYPE_MENU_BUTTON, i), *card;

      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      widget_fixture_iterate (50);
      card = widget_fixture_find (button, types[i], 0);
      g_assert_true (is_seen (card));
      gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
      widget_fixture_iterate (50);
      g_assert_true (widget_fixture_has_focus (fixture->page));
      g_assert_false (widget_fixture_has_focus (fixture->row));
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/action-row/tray/wide", Fixture, &wide, set_up, test_tray, tear_down);
  g_test_add ("/action-row/tray/low", Fixture, &low, set_up, test_tray, tear_down);
  g_test_add ("/action-row/tray-cards", Fixture, &low, set_up, test_tray_cards, tear_down);
  g_test_add ("/action-row/still", Fixture, &wide, set_up, test_still, tear_down);
  g_test_add ("/action-row/still-medium", Fixture, &medium, set_up, test_still, tear_down);
  g_test_add ("/action-row/still-low", Fixture, &low, set_up, test_still, tear_down);
  g_test_add ("/action-row/still-narrow", Fixture, &narrow, set_up, test_still, tear_down);
  g_test_add ("/action-row/words", Fixture, &wide, set_up, test_words, tear_down);
  g_test_add ("/action-row/mouse", Fixture, &wide, set_up, test_mouse, tear_down);
  g_test_add ("/action-row/buttons", Fixture, &wide, set_up, test_buttons, tear_down);
  g_test_add ("/action-row/buttons-narrow", Fixture, &narrow, set_up, test_buttons, tear_down);
  g_test_add ("/action-row/leading", Fixture, &leading, set_up, test_leading, tear_down);
  g_test_add ("/action-row/leading-narrow", Fixture, &leading_narrow, set_up, test_leading, tear_down);
  g_test_add ("/action-row/thumbs", Fixture, &narrow, set_up, test_thumbs, tear_down);
  g_test_add_func ("/action-row/chips", test_chips);

  return g_test_run ();
}
