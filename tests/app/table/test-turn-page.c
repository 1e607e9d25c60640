/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of TAG and Roll Tag, played by their actions. */

#include <rt-page.h>
#include <rt-rules.h>
#include <string.h>
#include <tg-page.h>
#include <tg-rules.h>
#include <turn-card.h>
#include <turn-card-stage.h>
#include <turn-model-private.h>
#include <turn-verdict-card.h>

#include "card-tables.h"
#include "dealt-record.h"
#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;
  TurnPage  *page;
  GtkWidget *window;
} Table;

static TurnSeat
new_seat (const char *name,
          const char *controller)
{
  return (TurnSeat) { .name = (char *) name, .controller = (char *) controller };
}

static void
show (Table      *table,
      TurnRecord *record,
      GtkWidget  *page)
{
  table->match = turn_match_new (record);
  table->page = TURN_PAGE (page);
  table->window = widget_fixture_show (page, 900, 700);
  turn_page_set_match (table->page, table->match, FALSE);
  turn_match_run (table->match);
}

static void
close_table (Table *table)
{
  turn_match_stop (table->match);
  turn_page_set_match (table->page, NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_assert_finalize_object (table->match);
}

static void
deal (Table      *table,
      const char *game,
      GtkWidget  *page,
      const char *second,
      guint64     seed)
{
  const TurnSeat seats[] = { new_seat ("Ana", "human"), new_seat ("Ben", second) };

  show (table, dealt_record (game, seats, 2, seed), page);
}

/* What somebody does who only knows the keys: draw, play the first card that can be played, or discard. */
static void
do_something (Table *table)
{
  GtkWidget *page = GTK_WIDGET (table->page);
  const guint n_moves = turn_match_get_n_moves (table->match);

  if (TG_IS_PAGE (page))
    {
      gtk_widget_activate_action (page, "tag.choose", "u", 1u);
      if (turn_match_get_n_moves (table->match) == n_moves)
        gtk_widget_activate_action (page, "turn.confirm", NULL);
      if (turn_match_get_n_moves (table->match) == n_moves)
        {
          gtk_widget_activate_action (page, "tag.choose", "u", 1u);
          gtk_widget_activate_action (page, "tag.discard", NULL);
        }
    }
  else
    {
      gtk_widget_activate_action (page, "roll.card", "u", 1u + n_moves % 5);
      for (guint i = 0; i < 4 && turn_match_get_n_moves (table->match) == n_moves; i++)
        {
          gtk_widget_activate_action (page, "turn.confirm", NULL);
          if (turn_match_get_n_moves (table->match) == n_moves)
            gtk_widget_activate_action (page, "roll.pile", "i", 1);
        }
    }
  g_assert_cmpuint (turn_match_get_n_moves (table->match), >, n_moves);
}

/* Whether somebody is asked for the sake of the others, and has no move to make. */
static gboolean
is_asked (Table *table)
{
  const TgState *state = turn_match_get_state (table->match);

  return turn_screen_get_mode (turn_page_get_screen (table->page)) == TURN_SCREEN_ANSWERING && state->phase != TG_PHASE_ANSWER;
}

/* Plays until so many more moves are made, or the game is over. */
static void
play (Table *table,
      guint  n_moves)
{
  const guint n_before = turn_match_get_n_moves (table->match);

  while (turn_match_get_n_moves (table->match) - n_before < n_moves && !turn_match_is_finished (table->match))
    if (turn_screen_is_covered (turn_page_get_screen (table->page)))
      turn_screen_uncover (turn_page_get_screen (table->page));
    else if (is_asked (table))
      turn_screen_answer (turn_page_get_screen (table->page));
    else if (turn_screen_can_act (turn_page_get_screen (table->page)))
      do_something (table);
    else
      g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_seen (Table *table,
         GType  type)
{
  GtkWidget *found = widget_fixture_find (GTK_WIDGET (table->page), type, 0);

  return found != NULL && gtk_widget_get_visible (found);
}

/* A whole game against a bot; then the result is told, and the record replays. */
static void
test_whole_game (gconstpointer data)
{
  const char *game = data;
  Table table;
  g_autofree char *line = NULL, *subtitle = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (TurnRecord) again = NULL;

  deal (&table, game, g_str_equal (game, "tag") ? tg_page_new () : rt_page_new (), "bot:greedy", 5);
  g_assert_false (turn_screen_is_covered (turn_page_get_screen (table.page)));
  play (&table, G_MAXUINT);
  while (!is_seen (&table, TURN_TYPE_VERDICT_CARD))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Rematch") || widget_fixture_says (GTK_WIDGET (table.page), "_Rematch"));

  subtitle = turn_page_dup_subtitle (table.page);
  g_assert_cmpstr (subtitle, !=, "");
  line = turn_record_to_line (turn_match_get_record (table.match));
  node = json_from_string (line, NULL);
  again = turn_record_read (node, NULL);
  g_assert_nonnull (again);
  close_table (&table);
}

/* Two people at one screen: before a turn the shutter is down, and no hand can be seen. */
static void
test_hot_seat (gconstpointer data)
{
  const char *game = data;
  Table table;
  int first;

  deal (&table, game, g_str_equal (game, "tag") ? tg_page_new () : rt_page_new (), "human", 5);
  first = turn_match_get_to_move (table.match);
  g_assert_true (turn_screen_is_covered (turn_page_get_screen (table.page)));
  g_assert_cmpint (turn_screen_get_viewer (turn_page_get_screen (table.page)), ==, -1);
  g_assert_false (turn_screen_can_act (turn_page_get_screen (table.page)));
  g_assert_false (turn_screen_get_can_undo (turn_page_get_screen (table.page)));

  turn_screen_uncover (turn_page_get_screen (table.page));
  g_assert_cmpint (turn_screen_get_viewer (turn_page_get_screen (table.page)), ==, first);
  g_assert_true (turn_screen_can_act (turn_page_get_screen (table.page)));
  while (turn_match_get_to_move (table.match) == first)
    do_something (&table);
  g_assert_true (turn_screen_is_covered (turn_page_get_screen (table.page)));
  play (&table, 8);
  close_table (&table);
}

/* A game of TAG in which the cards are dealt as they stand in @top; the rest lies below in any order. */
static TurnRecord *
new_tag (const TgCard   *top,
         guint           n_top,
         const TurnSeat *seats)
{
  const TurnRecordFormat *format = turn_record_format_find ("tag");
  g_autoptr (JsonNode) setup = NULL;
  TgGame game = { .n_seats = 2 };
  guint n = n_top;

  for (guint i = 0; i < n_top; i++)
    game.deck[i] = (guint8) top[i];
  for (TgCard card = TG_T; card <= TG_FREEZE; card++)
    {
      guint left = card_table_n_copies (card);

      for (guint i = 0; i < n_top; i++)
        left -= top[i] == card;
      for (; left > 0; left--)
        game.deck[n++] = (guint8) card;
    }
  setup = format->write_setup (&game);

  return turn_record_new (format, setup, seats, 2, 1, NULL);
}

/* Whoever is given IT is asked, with a Gool in the hand or without, and sees the same. */
static void
test_gool_question (gconstpointer data)
{
  const gboolean has_gool = GPOINTER_TO_INT (data);
  const TgCard top[] = { TG_TAG, has_gool ? TG_GOOL : TG_T, TG_T, TG_T, TG_A, TG_A, TG_G };
  const TurnSeat seats[] = { new_seat ("Ana", "human"), new_seat ("Ben", "human") };
  Table table;

  show (&table, new_tag (top, G_N_ELEMENTS (top), seats), tg_page_new ());
  turn_screen_uncover (turn_page_get_screen (table.page));
  gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.choose", "u", 1u);
  g_assert_false (turn_screen_get_can_undo (turn_page_get_screen (table.page)));
  for (guint number = 1; turn_match_get_n_moves (table.match) == 1; number++)
    {
      gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.choose", "u", number);
      if (number == 4)
        gtk_widget_activate_action (GTK_WIDGET (table.page), "turn.confirm", NULL);
    }
  g_assert_true (turn_screen_get_can_undo (turn_page_get_screen (table.page)));
  gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.choose", "u", 1u);

  g_assert_true (turn_screen_is_covered (turn_page_get_screen (table.page)));
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Pass the screen to Ben. Nobody else should look."));
  turn_screen_uncover (turn_page_get_screen (table.page));
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Ben, you are given IT"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Gool!"));
  g_assert_cmpint (is_asked (&table), ==, !has_gool);
  gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.choose", "u", has_gool ? 1u : 2u);
  g_assert_cmpint (tg_state_it (turn_match_get_state (table.match)), ==, has_gool ? 0 : 1);
  g_assert_false (is_asked (&table));
  play (&table, 6);
  close_table (&table);
}

/* Whether a bot that is given IT holds a Gool cannot be told from what is seen, nor from how long it takes. */
static void
test_secret_question (gconstpointer data)
{
  const gboolean has_gool = GPOINTER_TO_INT (data);
  const TgCard top[] = { TG_TAG, has_gool ? TG_GOOL : TG_T, TG_T, TG_T, TG_A, TG_A, TG_G };
  const TurnSeat seats[] = { new_seat ("Ana", "human"), new_seat ("Ben", "bot:greedy") };
  Table table;
  gint64 began;

  show (&table, new_tag (top, G_N_ELEMENTS (top), seats), tg_page_new ());
  gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.draw", NULL);
  for (guint number = 1; turn_match_get_n_moves (table.match) == 1; number++)
    {
      gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.choose", "u", number);
      if (number == 4)
        gtk_widget_activate_action (GTK_WIDGET (table.page), "turn.confirm", NULL);
    }
  began = g_get_monotonic_time ();
  gtk_widget_activate_action (GTK_WIDGET (table.page), "tag.choose", "u", 1u);
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Ben is given IT"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Ana gives IT to Ben"));
  g_assert_cmpint (turn_match_get_asked (table.match), ==, 1);
  g_assert_false (turn_match_is_waiting (table.match));
  g_assert_false (turn_match_get_can_undo (table.match));
  g_assert_true (turn_match_is_thinking (table.match));

  while (turn_match_get_asked (table.match) == 1)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - began, >=, 100 * 1000);
  close_table (&table);
}

/* What can be done has a name, and what cannot be done is explained. */
static void
test_words (void)
{
  Table table;
  GtkWidget *card;

  deal (&table, "roll-tag", rt_page_new (), "human", 5);
  turn_screen_uncover (turn_page_get_screen (table.page));
  card = widget_fixture_find (GTK_WIDGET (table.page), TURN_TYPE_CARD, 0);
  g_assert_nonnull (card);
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Hidden card");
  gtk_widget_activate_action (GTK_WIDGET (table.page), "roll.die", "u", 1u);
  g_assert_true (widget_fixture_says (GTK_WIDGET (table.page), "Roll these dice"));
  gtk_widget_activate_action (GTK_WIDGET (table.page), "roll.reroll", NULL);
  while (turn_match_get_to_move (table.match) == TURN_CHANCE)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (turn_match_get_n_moves (table.match), ==, 2);
  g_assert_true (turn_screen_is_covered (turn_page_get_screen (table.page)));
  close_table (&table);
}

/* Whether there is anything on the table that takes a click. */
static gboolean
can_act (Table *table)
{
  GtkWidget *stage = widget_fixture_find (GTK_WIDGET (table->page), TURN_TYPE_CARD_STAGE, 0), *button;

  for (guint i = 0; (button = widget_fixture_find (stage, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (gtk_widget_is_sensitive (button) && gtk_widget_get_can_target (button))
      return TRUE;

  return FALSE;
}

/* A replay shows every position to anybody, and nothing can be done in it. */
static void
test_replay (gconstpointer data)
{
  const TurnSeat seats[] = { new_seat ("Ana", "bot:random"), new_seat ("Ben", "bot:random"), new_seat ("Cem", "bot:random") };
  const gboolean is_tag = g_str_equal (data, "tag");
  Table table;

  show (&table, dealt_record (data, seats, is_tag ? 3 : 2, 3), is_tag ? tg_page_new () : rt_page_new ());
  while (!turn_match_is_finished (table.match))
    g_main_context_iteration (NULL, FALSE);
  turn_page_set_match (table.page, table.match, TRUE);
  for (guint position = 0; position < turn_match_get_n_moves (table.match); position += 7)
    {
      turn_match_set_position (table.match, position);
      g_assert_false (turn_screen_can_act (turn_page_get_screen (table.page)));
      g_assert_false (turn_screen_is_covered (turn_page_get_screen (table.page)));
      g_assert_cmpint (turn_screen_get_viewer (turn_page_get_screen (table.page)), >=, 0);
      g_assert_false (can_act (&table));
      g_assert_false (widget_fixture_says (GTK_WIDGET (table.page), "Claim the pile"));
    }
  close_table (&table);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_data_func ("/game-pages/tag/whole-game", "tag", test_whole_game);
  g_test_add_data_func ("/game-pages/roll-tag/whole-game", "roll-tag", test_whole_game);
  g_test_add_data_func ("/game-pages/tag/hot-seat", "tag", test_hot_seat);
  g_test_add_data_func ("/game-pages/roll-tag/hot-seat", "roll-tag", test_hot_seat);
  g_test_add_data_func ("/game-pages/tag/asked-with-gool", GINT_TO_POINTER (TRUE), test_gool_question);
  g_test_add_data_func ("/game-pages/tag/asked-without-gool", GINT_TO_POINTER (FALSE), test_gool_question);
  g_test_add_data_func ("/game-pages/tag/secret-with-gool", GINT_TO_POINTER (TRUE), test_secret_question);
  g_test_add_data_func ("/game-pages/tag/secret-without-gool", GINT_TO_POINTER (FALSE), test_secret_question);
  g_test_add_func ("/game-pages/words", test_words);
  g_test_add_data_func ("/game-pages/tag/replay", "tag", test_replay);
  g_test_add_data_func ("/game-pages/roll-tag/replay", "roll-tag", test_replay);

  return g_test_run ();
}
