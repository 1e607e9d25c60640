/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the rules of TAG and Roll Tag can lead to, acted out at their tables by people at one screen. */

#include <rt-rules.h>
#include <tg-court.h>
#include <tg-foot.h>
#include <turn-verdict-card.h>

#include "card-tables.h"
#include "tg-script.h"
#include "widget-fixtures.h"

#define WIDTH 900
#define HEIGHT 700

typedef struct
{
  const char *who;      /* the screen is handed to them first, if it is not theirs */
  const char *prompt;   /* what they are told to do */
  const char *taps;     /* "deck"; "+T" plays and "-T" discards a card; any other word is a button */
  const char *news;     /* what is told then, or NULL */
  int         it;       /* who has IT then, or -1 */
} Step;

/* A Freeze, and a return turn of several cards that moves IT three times, each time through Gools: every player answers, the last one until the Gools
 * are gone. */
static const Step freeze_and_gools[] = {
  { "Ana", "Ana, draw a card", "deck", "Ana draws from the deck", -1 },
  { "Ana", "Ana, play or discard one card", "+F", "Ana plays a Freeze", -1 },
  { "Ben", "Ben, you are frozen: discard one card", "-T", "Ben discards a T", -1 },
  { "Cem", "Cem, you are frozen: discard one card", "-T", "Cem discards a T", -1 },
  { "Dia", "Dia, you are frozen: discard one card", "-T", "Dia discards a T", -1 },
  { "Ana", "Ana, draw a card", "deck deck deck", "Ana draws from the deck", -1 },
  { "Ana", "Ana, play or discard one card", "+X", "Ana plays a TAG card", -1 },
  { "Ana", "Ana, who gets IT?", "Ben", "Ana gives IT to Ben", 1 },
  { "Ben", "Ben, you are given IT", "Gool!", "Gool! IT goes back to Ana", 0 },
  { "Ana", "Ana, you are given IT", "Accept", "Gool! IT goes back to Ana", 0 },
  { "Ana", "Ana, play or discard one card", "+X", "Ana plays a TAG card", 0 },
  { "Ana", "Ana, who gets IT?", "Cem", "Ana gives IT to Cem", 2 },
  { "Cem", "Cem, you are given IT", "Gool!", "Gool! IT goes back to Ana", 0 },
  { "Ana", "Ana, you are given IT", "Accept", "Gool! IT goes back to Ana", 0 },
  { "Ana", "Ana, play or discard one card", "+X", "Ana plays a TAG card", 0 },
  { "Ana", "Ana, who gets IT?", "Dia", "Ana gives IT to Dia", 3 },
  { "Dia", "Dia, you are given IT", "Gool!", "Gool! IT goes back to Ana", 0 },
  { "Ana", "Ana, you are given IT", "Gool!", "Gool! IT goes back to Dia", 3 },
  { "Dia", "Dia, you are given IT", "Gool!", "Gool! IT goes back to Ana", 0 },
  { "Ana", "Ana, you are given IT", "Gool!", "Gool! IT goes back to Dia", 3 },
  { "Dia", "Dia, you are given IT", "Accept", "Gool! IT goes back to Dia", 3 },
  { "Ben", "Ben, draw a card", "deck", "Ben draws from the deck", 3 },
};

static gboolean
says (CardTable  *table,
      const char *text)
{
  return widget_fixture_says (GTK_WIDGET (table->page), text);
}

static TurnHand *
get_hand (CardTable *table)
{
  return tg_foot_get_hand (TG_FOOT (widget_fixture_find (GTK_WIDGET (table->page), TG_TYPE_FOOT, 0)));
}

/* Nobody's cards are on the screen while it is handed over, whoever was to answer what. */
static void
hand_over (CardTable  *table,
           const char *who)
{
  g_autofree char *text = g_strdup_printf ("Pass the screen to %s. Nobody else should look.", who);

  if (!turn_screen_is_covered (turn_page_get_screen (table->page)))
    return;
  g_assert_true (says (table, text));
  g_assert_cmpint (turn_screen_get_viewer (turn_page_get_screen (table->page)), ==, -1);
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (get_hand (table))); card != NULL; card = gtk_widget_get_next_sibling (card))
    g_assert_false (gtk_widget_get_visible (card));
  g_assert_false (says (table, "Gool!\n"));
  card_table_tap (table, card_table_button (table, "I’m Ready"));
}

static void
do_one (CardTable  *table,
        const char *tap)
{
  if (g_str_equal (tap, "deck"))
    {
      card_table_tap (table, GTK_WIDGET (tg_court_get_deck (TG_COURT (widget_fixture_find (GTK_WIDGET (table->page), TG_TYPE_COURT, 0)))));
      return;
    }
  if (tap[0] != '+' && tap[0] != '-')
    {
      card_table_tap (table, card_table_button (table, tap));
      return;
    }

  card_table_tap (table, card_table_card (table, tg_card_from_letter (tap[1])));
  card_table_tap (table, card_table_button (table, tap[0] == '+' ? "Play" : "Discard"));
}

static void
act (CardTable  *table,
     const Step *step)
{
  g_auto (GStrv) taps = g_strsplit (step->taps, " ", -1);

  hand_over (table, step->who);
  g_assert_true (says (table, step->prompt));
  /* With a Gool or without, there are the same two answers. */
  g_assert_cmpint (says (table, "you are given IT"), ==, says (table, "Gool!\n") && says (table, "Accept\n"));
  for (guint i = 0; taps[i] != NULL; i++)
    do_one (table, taps[i]);
  if (step->news != NULL)
    g_assert_true (says (table, step->news));
  g_assert_cmpint (tg_state_it (turn_match_get_state (table->match)), ==, step->it);
}

static void
test_freeze_and_gools (void)
{
  CardTable table;
  const TgState *state;

  card_table_show (&table, card_table_tag ("human human human human", "FOOOXTTOXAATXOOT"), WIDTH, HEIGHT);
  for (gsize i = 0; i < G_N_ELEMENTS (freeze_and_gools); i++)
    act (&table, &freeze_and_gools[i]);

  state = turn_match_get_state (table.match);
  g_assert_cmpint (tg_state_freezer (state), ==, -1);
  g_assert_cmpint (tg_state_score (state, 0), ==, 3);
  g_assert_cmpint (tg_state_score (state, 3), ==, -3);
  for (guint seat = 0; seat < 4; seat++)
    g_assert_cmpuint (tg_state_count (state, seat, TG_GOOL), ==, 0);
  card_table_close (&table);
}

/* Roll Tag: whoever is due chooses dice, one bit each, and a pile. */
static void
claim (CardTable *table,
       guint      pile,
       guint      dice)
{
  turn_screen_uncover (turn_page_get_screen (table->page));
  for (guint die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0)
      gtk_widget_activate_action (GTK_WIDGET (table->page), "roll.die", "u", die + 1);
  gtk_widget_activate_action (GTK_WIDGET (table->page), "roll.take-pile", "u", pile + 1);
}

static GtkWidget *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_widget_get_visible (window))
        return window;
    }

  return NULL;
}

static gboolean
is_answered (gpointer subject)
{
  return find_dialog () == NULL;
}

static void
answer (const char *button)
{
  g_assert_nonnull (find_dialog ());
  widget_fixture_click (find_dialog (), button);
  widget_fixture_wait (is_answered, NULL);
}

static gboolean
have_dice_fallen (gpointer match)
{
  return turn_match_get_to_move (match) != TURN_CHANCE;
}

static void
reroll (CardTable *table)
{
  turn_screen_uncover (turn_page_get_screen (table->page));
  gtk_widget_activate_action (GTK_WIDGET (table->page), "roll.reroll", NULL);
  widget_fixture_wait (have_dice_fallen, table->match);
}

static const char ends_deck[] = "2C 3C 4C 5C 7C 2D 3D 4D 5D 7D QH AC 6H 9S";

/* The last die gives piles away: that is asked first. Keeping it keeps what was chosen as well. */
static void
test_last_die (void)
{
  CardTable table;

  card_table_show (&table, card_table_roll_tag ("human human", ends_deck, "651 111"), WIDTH, HEIGHT);
  claim (&table, 0, 7);
  g_assert_cmpuint (turn_match_get_n_moves (table.match), ==, 0);
  g_assert_true (widget_fixture_says (find_dialog (), "Use your last die?"));
  g_assert_true (widget_fixture_says (find_dialog (), "The game ends, and the other player gets the open piles with 3 cards."));
  answer ("Keep It");
  g_assert_cmpuint (turn_match_get_n_moves (table.match), ==, 0);
  g_assert_true (says (&table, "6 + 5 + 1 = 12"));

  gtk_widget_activate_action (GTK_WIDGET (table.page), "turn.confirm", NULL);
  answer ("Claim");
  g_assert_cmpuint (turn_match_get_n_moves (table.match), ==, 1);
  g_assert_true (turn_match_is_finished (table.match));
  g_assert_true (says (&table, "Ana has used the last die: the open piles go to Ben."));
  card_table_close (&table);
}

/* Whoever leaves the table hears the verdict at once; why it is one stands on it. */
static void
expect_end (CardTable  *table,
            const char *sentence,
            const char *winner)
{
  GtkWidget *card;

  g_assert_true (turn_match_is_finished (table->match));
  g_assert_null (find_dialog ());
  g_assert_true (says (table, "The game is over"));
  g_assert_true (says (table, sentence));
  gtk_widget_set_visible (GTK_WIDGET (table->page), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (table->page), TRUE);
  card = widget_fixture_find (GTK_WIDGET (table->page), TURN_TYPE_VERDICT_CARD, 0);
  g_assert_nonnull (card);
  g_assert_true (widget_fixture_says (card, sentence));
  g_assert_true (widget_fixture_says (card, winner));
  card_table_close (table);
}

static void
test_end_by_piles (void)
{
  CardTable table;

  card_table_show (&table, card_table_roll_tag ("human human", "2C 3C 4C 7C 8C 2D 3D 4D 7D 8D 6H 5H AH 2H", "654 123"), WIDTH, HEIGHT);
  claim (&table, 0, 1);
  claim (&table, 2, 1);
  claim (&table, 1, 2);
  claim (&table, 3, 2);
  expect_end (&table, "Every pile is claimed.", "Ana and Ben share the victory");
}

/* With the last pile nobody gets anything more, and nobody is warned. */
static void
test_end_by_dice (void)
{
  CardTable table;

  card_table_show (&table, card_table_roll_tag ("human human", "2C 3C 4C 7C 8C 2D 3D 4D 7D 8D 6H 5H AH 4H", "654 123"), WIDTH, HEIGHT);
  claim (&table, 0, 1);
  claim (&table, 2, 1);
  claim (&table, 1, 2);
  reroll (&table);
  claim (&table, 3, 4);
  expect_end (&table, "Ana has used the last die.", "Ana wins");
}

static void
test_end_by_deck (void)
{
  CardTable table;

  card_table_show (&table, card_table_roll_tag ("human human", ends_deck, "651 111"), WIDTH, HEIGHT);
  for (guint i = 0; i < RT_N_DECK; i++)
    {
      turn_screen_uncover (turn_page_get_screen (table.page));
      gtk_widget_activate_action (GTK_WIDGET (table.page), "roll.card", "u", 1u);
      gtk_widget_activate_action (GTK_WIDGET (table.page), "roll.take-pile", "u", 1u);
    }
  expect_end (&table, "The last card of the deck is drawn: open piles go to nobody.", "Ana and Ben share the victory");
}

static void
test_end_by_rerolls (void)
{
  CardTable table;

  card_table_show (&table, card_table_roll_tag ("human human", ends_deck, "651 111"), WIDTH, HEIGHT);
  for (guint i = 0; i < RT_MAX_REROLLS; i++)
    {
      g_assert_false (turn_match_is_finished (table.match));
      reroll (&table);
    }
  expect_end (&table, "20 rolls in a row: the game stops, and open piles go to nobody.", "Ana and Ben share the victory");
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/card-scenes/tag/freeze-and-gools", test_freeze_and_gools);
  g_test_add_func ("/card-scenes/roll-tag/last-die", test_last_die);
  g_test_add_func ("/card-scenes/roll-tag/end-by-dice", test_end_by_dice);
  g_test_add_func ("/card-scenes/roll-tag/end-by-piles", test_end_by_piles);
  g_test_add_func ("/card-scenes/roll-tag/end-by-deck", test_end_by_deck);
  g_test_add_func ("/card-scenes/roll-tag/end-by-rerolls", test_end_by_rerolls);

  return g_test_run ();
}
