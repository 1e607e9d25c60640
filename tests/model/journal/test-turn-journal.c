/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What the journals of all three games tell, to whom, and what they keep to themselves. */

#include <string.h>

#include <rt-journal-words.h>
#include <tc-journal-words.h>
#include <tc-report.h>
#include <tc-table.h>
#include <tg-journal-words.h>
#include <tg-state.h>
#include <turn-journal.h>

#include "dealt-record.h"
#include "match-fixtures.h"

typedef struct
{
  TurnMatch   *match;
  TurnScreen  *screen;
  TurnJournal *journal;
  GString     *heard;
} Fixture;

static void
acts_were_added (Fixture    *self,
                 const char *spoken)
{
  g_string_append (self->heard, spoken);
}

static void
set_up (Fixture                *self,
        TurnMatch              *match,
        TurnScreen             *screen,
        const TurnJournalWords *words)
{
  self->match = match;
  self->screen = screen;
  self->journal = turn_journal_new (screen, words, NULL);
  self->heard = g_string_new (NULL);
  g_signal_connect_swapped (self->journal, "added", G_CALLBACK (acts_were_added), self);
}

static void
set_up_battle (Fixture    *self,
               const char *controllers,
               guint64     seed)
{
  TurnMatch *match = match_fixture (controllers, seed);

  set_up (self, match, TURN_SCREEN (tc_table_new (match)), &tc_journal_words);
  turn_match_run (match);
}

static void
tear_down (Fixture *self)
{
  turn_match_stop (self->match);
  g_string_free (self->heard, TRUE);
  g_assert_finalize_object (self->journal);
  g_assert_finalize_object (self->screen);
  g_assert_finalize_object (self->match);
}

static guint
count_rows (Fixture *self)
{
  return g_list_model_get_n_items (turn_journal_get_rows (self->journal));
}

static TurnJournalRow *
get_row (Fixture *self,
         guint    position)
{
  g_autoptr (TurnJournalRow) row = g_list_model_get_item (turn_journal_get_rows (self->journal), position);

  return row;
}

/* Headings and marks do not count. */
static guint
count_acts (Fixture *self)
{
  guint n_acts = 0;

  for (guint i = 0; i < count_rows (self); i++)
    n_acts += turn_journal_row_get_kind (get_row (self, i)) == TURN_ROW_ACT;

  return n_acts;
}

static char *
read_row (Fixture *self,
          guint    position)
{
  g_autoptr (TurnAct) act = turn_journal_tell (self->journal, get_row (self, position));

  return turn_act_dup_text (act);
}

/* The parts of a sentence stand where its translation wants them. */
static void
test_say (void)
{
  static const struct { const char *format, *text; } cases[] = {
    { "%s tags %s with %s", "Ana tags S with 4" },
    { "%1$s tague %2$s avec %3$s", "Ana tague S avec 4" },
    { "with %3$s %1$s tags %2$s!", "with 4 Ana tags S!" },
    { "%s: 100 % of it", "Ana: 100 % of it" },
    { "nothing", "nothing" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TurnAct) act = turn_act_new (0);
      const TurnPart parts[] = { turn_part_words ((char *) "Ana"), turn_part_words ((char *) "S"), turn_part_words ((char *) "4") };
      g_autofree char *text = NULL;

      turn_act_say (act, cases[i].format, parts, G_N_ELEMENTS (parts));
      text = turn_act_dup_text (act);
      g_assert_cmpstr (text, ==, cases[i].text);
      /* The texts belong to nobody here. */
      for (guint k = 0; k < act->words->len; k++)
        for (guint n = 0; n < G_N_ELEMENTS (parts); n++)
          if (g_array_index (act->words, TurnPart, k).text == parts[n].text)
            g_array_index (act->words, TurnPart, k).text = NULL;
    }
}

/* What everybody's acts came to is what they have in the end, and every one of them is told under its round. */
static void
test_battle (gconstpointer data)
{
  Fixture self;
  int sums[TC_MAX_SEATS] = { 0 }, scores[TC_MAX_SEATS];
  guint n_headings = 0;

  set_up_battle (&self, data, 5);
  match_fixture_finish (self.match);
  for (guint i = 0; i < count_rows (&self); i++)
    {
      g_autoptr (TurnAct) act = turn_journal_tell (self.journal, get_row (&self, i));

      n_headings += turn_journal_row_get_kind (get_row (&self, i)) == TURN_ROW_HEADING;
      g_assert_cmpint (act->seat, ==, turn_journal_row_get_seat (get_row (&self, i)));
      if (act->has_sum)
        sums[act->seat] += act->sum;
    }
  turn_match_get_rules (self.match)->scores (turn_match_get_game (self.match), turn_match_get_state (self.match), scores);
  for (guint seat = 0; seat < turn_match_get_n_seats (self.match); seat++)
    g_assert_cmpint (sums[seat], ==, scores[seat]);
  g_assert_cmpuint (n_headings, ==, 2 * turn_match_get_rules (self.match)->round (turn_match_get_game (self.match), turn_match_get_state (self.match)));
  g_assert_cmpint (turn_journal_row_get_kind (get_row (&self, 0)), ==, TURN_ROW_HEADING);
  tear_down (&self);
}

/* A choice for the final die is not told before all are open, and then all are. */
static void
test_sealed (void)
{
  Fixture self;
  guint n_acts;

  set_up_battle (&self, "human human", 3);
  match_fixture_reach (self.match, TC_PHASE_FINAL);
  n_acts = count_acts (&self);
  g_string_truncate (self.heard, 0);
  match_fixture_act (self.match);
  g_assert_cmpuint (count_acts (&self), ==, n_acts);
  g_assert_cmpstr (self.heard->str, ==, "");
  match_fixture_act (self.match);
  g_assert_cmpuint (count_acts (&self), >=, n_acts + 2);
  g_assert_true (g_str_has_prefix (self.heard->str, "Round 1, final die. "));
  tear_down (&self);
}

static guint
find_mark (Fixture *self)
{
  for (guint i = 0; i < count_rows (self); i++)
    if (turn_journal_row_get_kind (get_row (self, i)) == TURN_ROW_MARK)
      return i;

  return G_MAXUINT;
}

/* What the others did since one's own last act is marked, until one acts. */
static void
test_mark (void)
{
  Fixture self;
  gboolean was_marked = FALSE;

  set_up_battle (&self, "human greedy greedy", 2);
  match_fixture_wait (self.match);
  while (!turn_match_is_finished (self.match))
    {
      const guint mark = find_mark (&self);

      if (mark != G_MAXUINT)
        {
          g_assert_cmpint (turn_journal_row_get_seat (get_row (&self, mark - 1)), ==, 0);
          for (guint i = mark + 1; i < count_rows (&self); i++)
            g_assert_cmpint (turn_journal_row_get_seat (get_row (&self, i)), !=, 0);
          was_marked = TRUE;
        }
      match_fixture_act (self.match);
    }
  g_assert_true (was_marked);
  tear_down (&self);
}

/* Moves that are taken back are forgotten, and what is played instead is told. */
static void
test_taken_back (void)
{
  Fixture self, other;
  TurnRecord *record;

  set_up_battle (&self, "human human", 4);
  match_fixture_reach (self.match, TC_PHASE_FINAL);
  record = turn_match_get_record (self.match);
  turn_record_truncate (record, turn_match_get_n_moves (self.match) - 1);
  turn_screen_emit_changed (self.screen, TURN_CHANGED_STATE);
  set_up (&other, g_object_ref (self.match), g_object_ref (self.screen), &tc_journal_words);
  g_assert_cmpuint (count_rows (&self), ==, count_rows (&other));
  for (guint i = 0; i < count_rows (&self); i++)
    {
      g_autofree char *here = read_row (&self, i), *there = read_row (&other, i);

      g_assert_cmpstr (here, ==, there);
    }
  g_string_free (other.heard, TRUE);
  g_assert_finalize_object (other.journal);
  g_object_unref (other.screen);
  g_object_unref (other.match);
  tear_down (&self);
}

/* Own acts are told to oneself; those who watch are told names. */
static void
test_reader (void)
{
  Fixture self;
  gboolean is_told = FALSE;

  set_up_battle (&self, "human greedy", 6);
  match_fixture_finish (self.match);
  g_assert_cmpint (turn_journal_get_reader (self.journal), ==, 0);
  for (guint i = 0; i < count_rows (&self); i++)
    {
      g_autofree char *text = read_row (&self, i);

      if (turn_journal_row_get_seat (get_row (&self, i)) == 0)
        g_assert_true (g_str_has_prefix (text, "You "));
      is_told |= g_str_has_prefix (text, "You tag ");
    }
  g_assert_true (is_told);
  turn_screen_set_replay (self.screen, TRUE);
  g_assert_cmpint (turn_journal_get_reader (self.journal), ==, -1);
  for (guint i = 0; i < count_rows (&self); i++)
    {
      g_autofree char *text = read_row (&self, i);

      if (turn_journal_row_get_seat (get_row (&self, i)) == 0)
        g_assert_true (g_str_has_prefix (text, "Ana "));
    }
  tear_down (&self);
}

/* Every act is heard with what it filled, and what it came to. */
static void
test_spoken (void)
{
  Fixture self;
  guint n_filled = 0;

  set_up_battle (&self, "greedy greedy greedy", 1);
  match_fixture_finish (self.match);
  for (guint i = 0; i < count_rows (&self); i++)
    {
      g_autoptr (TurnAct) act = turn_journal_tell (self.journal, get_row (&self, i));
      g_autofree char *spoken = turn_journal_dup_spoken (self.journal, get_row (&self, i));

      g_autofree char *said = turn_act_dup_spoken (act);

      g_assert_nonnull (strstr (self.heard->str, said));
      if (act->stickers->len == 0)
        continue;
      n_filled++;
      g_assert_nonnull (strstr (spoken, ". Fills "));
      g_assert_true (g_str_has_prefix (spoken, "Round "));
      g_assert_nonnull (strstr (spoken, act->sum < 0 ? " Minus " : " Plus "));
      g_assert_nonnull (strstr (spoken, " at "));
    }
  g_assert_cmpuint (n_filled, >, 10);
  tear_down (&self);
}

static void
set_up_cards (Fixture                *self,
              const char             *game,
              const TurnJournalWords *words,
              guint64                 seed)
{
  const TurnSeat seats[] = { { .name = (char *) "Ana", .controller = (char *) "human" }, { .name = (char *) "Ben", .controller = (char *) "bot:random" } };
  TurnMatch *match = turn_match_new (dealt_record (game, seats, 2, seed));

  set_up (self, match, turn_screen_new (match), words);
  turn_match_run (match);
}

/* The person plays any move. */
static void
play_any (Fixture *self,
          guint    n)
{
  TurnMove moves[64];
  const size_t n_moves = turn_match_get_rules (self->match)->list_moves (turn_match_get_game (self->match), turn_match_get_state (self->match),
                                                                         moves, G_N_ELEMENTS (moves));

  if (turn_match_is_waiting (self->match))
    g_assert_cmpint (turn_match_play (self->match, moves[n % MIN (n_moves, G_N_ELEMENTS (moves))]), ==, TURN_LEGAL);
  else
    g_main_context_iteration (NULL, TRUE);
}

/* That IT was accepted, by somebody who could have answered, is told nowhere; nor is what comes from the deck. */
static void
test_secrets (void)
{
  guint n_accepted = 0, n_drawn = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      Fixture self;
      const TurnMove *moves;

      set_up_cards (&self, "tag", &tg_journal_words, seed);
      for (guint n = 0; !turn_match_is_finished (self.match); n++)
        play_any (&self, n * 7 + (guint) seed);
      moves = turn_record_get_moves (turn_match_get_record (self.match), NULL);
      for (guint i = 0; i < turn_match_get_n_moves (self.match); i++)
        n_accepted += tg_move_from_turn (moves[i]).kind == TG_MOVE_ACCEPT;
      for (guint i = 0; i < count_rows (&self); i++)
        {
          g_autoptr (TurnAct) act = turn_journal_tell (self.journal, get_row (&self, i));
          const TgMoveKind kind = (TgMoveKind) tg_move_from_turn (moves[turn_journal_row_get_index (get_row (&self, i))]).kind;

          if (turn_journal_row_get_kind (get_row (&self, i)) != TURN_ROW_ACT)
            continue;
          g_assert_cmpint (kind, !=, TG_MOVE_ACCEPT);
          if (kind == TG_MOVE_IT)
            g_assert_false (act->has_sum);
          for (guint k = 0; kind == TG_MOVE_DRAW_DECK && k < act->words->len; k++)
            g_assert_cmpint (g_array_index (act->words, TurnPart, k).kind, !=, TURN_PART_CARD);
          n_drawn += kind == TG_MOVE_DRAW_DECK;
        }
      tear_down (&self);
    }
  g_assert_cmpuint (n_accepted, >, 0);
  g_assert_cmpuint (n_drawn, >, 0);
}

/* Who rolls is told with what fell, and what a claim brings is the pile. */
static void
test_roll_tag (void)
{
  Fixture self;
  guint n_rolls = 0, n_claims = 0;

  set_up_cards (&self, "roll-tag", &rt_journal_words, 3);
  for (guint n = 0; !turn_match_is_finished (self.match); n++)
    play_any (&self, n * 5);
  for (guint i = 0; i < count_rows (&self); i++)
    {
      g_autoptr (TurnAct) act = turn_journal_tell (self.journal, get_row (&self, i));
      g_autofree char *text = turn_act_dup_text (act);

      if (strstr (text, " roll") != NULL)
        {
          g_assert_cmpint (g_array_index (act->words, TurnPart, act->words->len - 1).kind, ==, TURN_PART_DIE);
          n_rolls++;
        }
      if (strstr (text, " claim") != NULL)
        {
          g_assert_true (act->has_sum && act->sum > 0);
          n_claims++;
        }
    }
  g_assert_cmpuint (n_rolls + n_claims, >, 0);
  tear_down (&self);
}

static char *
describe (TurnRecord *record,
          guint       n_moves,
          TurnMove    move)
{
  return g_strdup ("does something");
}

/* A game without words for the journal has who moved, and what its moves are called. */
static void
test_without_words (void)
{
  TurnMatch *match = match_fixture ("human human", 1);
  TurnScreen *screen = TURN_SCREEN (tc_table_new (match));
  g_autoptr (TurnAct) act = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TurnJournalRow) row = NULL;
  TurnJournal *journal;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  journal = turn_journal_new (screen, NULL, describe);
  row = g_list_model_get_item (turn_journal_get_rows (journal), 1);
  act = turn_journal_tell (journal, row);
  text = turn_act_dup_text (act);
  g_assert_true (g_str_has_suffix (text, ": does something"));
  turn_match_stop (match);
  g_assert_finalize_object (journal);
  g_assert_finalize_object (screen);
  g_assert_finalize_object (match);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/journal/say", test_say);
  g_test_add_data_func ("/journal/battle/two", "greedy greedy", test_battle);
  g_test_add_data_func ("/journal/battle/four", "greedy random greedy random", test_battle);
  g_test_add_func ("/journal/sealed", test_sealed);
  g_test_add_func ("/journal/mark", test_mark);
  g_test_add_func ("/journal/taken-back", test_taken_back);
  g_test_add_func ("/journal/reader", test_reader);
  g_test_add_func ("/journal/spoken", test_spoken);
  g_test_add_func ("/journal/secrets", test_secrets);
  g_test_add_func ("/journal/roll-tag", test_roll_tag);
  g_test_add_func ("/journal/without-words", test_without_words);

  return g_test_run ();
}
