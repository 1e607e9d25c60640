/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-finding.h"

#include <glib/gi18n.h>
#include <lab-balance.h>
#include <math.h>
#include <string.h>
#include <tc-board-problems.h>
#include <tc-value-drawing.h>
#include <tc-words.h>
#include <turn-language.h>

#include "tce-playtest-words.h"
#include "tce-value-item.h"

/* Nothing is said of fewer battles. */
#define FEWEST_BATTLES 100

#define DEVIATIONS 1.96

/* What is usual, as balancing has it. */
#define LEADER_REACH .04
#define RAREST_END .25
#define MOST_NETWORKS .3
#define DEAR_NETWORKS (-6)
#define SELDOM_FILLED .1
#define MOST_TIES .15
#define MAX_FEATURES_NAMED 3

/* Of a drone: a step dearer makes battles longer by less than one round. */
#define MOST_STEPS 3

/* What all rules look at. */
typedef struct
{
  TcPlaytest     *playtest;
  TcPlaytest     *before;
  const LabTally *tally;
  const TcBoard  *board;
  guint           n_seats;
  guint64         n_games;
  char           *level;         /* “Street level” */
  LabRange        rounds;        /* that are usual */
  GPtrArray      *findings;
} Look;

static void
free_finding (gpointer data)
{
  TceFinding *self = data;

  g_free (self->what);
  g_free (self->why);
  g_free (self->remedy);
  g_free (self);
}

/* Remedies in words */

static char *
list_prices (const gint8 *prices,
             guint        n)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *price = tc_figure_text (prices[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? " " : "", price);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static void
say_prices (GPtrArray   *parts,
            const char  *sentence,
            const gint8 *before,
            const gint8 *after,
            guint        n)
{
  g_autofree char *old = list_prices (before, n), *new = list_prices (after, n);

  if (memcmp (before, after, n) != 0)
    g_ptr_array_add (parts, g_strdup_printf (sentence, old, new));
}

static void
say_value (GPtrArray     *parts,
           TcBoardFile   *file,
           const TcBoard *after,
           TcFeatureKind  kind,
           guint          index)
{
  const TcValue old = tc_board_get_value (tc_board_file_get_board (file), kind, index), new = tc_board_get_value (after, kind, index);
  g_autoptr (TceValueItem) item = tce_value_item_new (kind, index);
  g_autofree char *name = tce_value_item_dup_name (item, file);
  g_autofree char *old_high = tc_figure_text (old.high), *new_high = tc_figure_text (new.high);
  g_autofree char *old_low = tc_figure_text (old.low), *new_low = tc_figure_text (new.low);

  if (old.high != new.high && old.low != new.low)
    /* Translators: what would help: “Row 3: high 2 to 4, low 1 to 2”. */
    g_ptr_array_add (parts, g_strdup_printf (_("%s: high %s to %s, low %s to %s"), name, old_high, new_high, old_low, new_low));
  else if (old.high != new.high)
    g_ptr_array_add (parts, g_strdup_printf (_("%s: high %s to %s"), name, old_high, new_high));
  else if (old.low != new.low)
    g_ptr_array_add (parts, g_strdup_printf (_("%s: low %s to %s"), name, old_low, new_low));
}

/* NULL: it changes nothing. */
static char *
say_remedy (TcBoardFile   *file,
            const TcBoard *after)
{
  const TcBoard *before = tc_board_file_get_board (file);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  /* Translators: costs before and after: “drones −1 −2 −3 to −2 −3 −4”. */
  say_prices (parts, _("drones %s to %s"), before->drones, after->drones, before->n_drones);
  say_prices (parts, _("networks %s to %s"), before->bubbles, after->bubbles, before->n_bubbles);
  for (guint kind = TC_FEATURE_COLUMN; kind <= TC_FEATURE_DISTRICT; kind++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      if (tc_board_feature_size (before, kind, i) > 0)
        say_value (parts, file, after, kind, i);
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);

  return g_strjoinv ("\n", (char **) parts->pdata);
}

/* Findings */

static TceFinding *
add (Look          *look,
     TceFindingRank rank,
     char          *what,
     char          *why)
{
  TceFinding *finding = g_new0 (TceFinding, 1);

  finding->rank = rank;
  finding->what = what;
  finding->why = why;
  g_ptr_array_add (look->findings, finding);

  return finding;
}

static void
propose (Look          *look,
         TceFinding    *finding,
         const TcBoard *remedied)
{
  finding->remedied = *remedied;
  finding->remedy = say_remedy (tc_playtest_get_board_file (look->playtest), remedied);
}

static void
propose_turns (Look       *look,
               TceFinding *finding,
               LabTurn     turn,
               int         n)
{
  LabTurning turning = { { 0 } };
  TcBoard remedied;

  turning.n[turn] = (int8_t) n;
  remedied = lab_board_turned (look->board, turning, 0);
  propose (look, finding, &remedied);
}

/* A plan that wins without playing for the city is worse than all the rest. */
static void
look_at_plans (Look *look)
{
  guint n_rushes;
  const LabRush *rushes = tc_playtest_get_rushes (look->playtest, &n_rushes);
  TcBoard stopped;
  const TcPlaytestPlans plans = tc_playtest_get_plans (look->playtest, &stopped);

  for (guint i = 0; i < n_rushes; i++)
    {
      const guint n = (guint) rushes[i].n_games;
      g_autofree char *why = g_strdup_printf (ngettext ("of %u battle against a tagger who plays for the city",
                                                        "of %u battles against a tagger who plays for the city", n), n);
      char *tokens = g_strdup_printf (_("%s; the shapes of the HQ make it possible, and no prices stop it"), why);
      TceFinding *finding = add (look, TCE_FINDING_ERROR, tc_plan_words_wins (rushes[i].plan->level, rushes[i].wins.share),
                                 plans == TC_PLAYTEST_TOKENS_MAKE ? g_steal_pointer (&tokens) : g_steal_pointer (&why));

      g_free (tokens);
      if (i == 0 && plans == TC_PLAYTEST_PRICES_STOP)
        propose (look, finding, &stopped);
    }
}

typedef struct
{
  double mean;
  double reach;      /* the true mean lies so far from it, in 95 of 100 cases */
} Length;

static Length
find_length (const LabTally *tally)
{
  const double n = (double) tally->statistics.n_games, mean = lab_statistics_rounds (&tally->statistics);
  double sum = 0;

  for (guint i = 0; i < LAB_MAX_ROUNDS; i++)
    sum += (double) tally->statistics.n_games_of_rounds[i] * (i - mean) * (i - mean);

  return (Length) { mean, DEVIATIONS *sqrt (sum / MAX (1, n - 1) / MAX (1, n)) };
}

static LabShare
find_end (const LabTally *tally,
          guint           end)
{
  return lab_share_of_wins (tally->end_parts[end] * (LAB_PARTS_PER_WIN / LAB_PARTS_PER_END), tally->statistics.n_games);
}

static char *
say_rounds (Look  *look,
            Length length)
{
  g_autofree char *mean = turn_language_number (length.mean, 1), *reach = turn_language_number (length.reach, 1);
  g_autofree char *from = turn_language_number (look->rounds.from, 0), *to = turn_language_number (look->rounds.to, 0);

  /* Translators: mean, how sure, what is usual, level: “5.9 rounds, give or take 0.2; 8 to 12 are usual · Street level”. */
  return g_strdup_printf (_("%s rounds, give or take %s; %s to %s are usual · %s"), mean, reach, from, to, look->level);
}

/* Whether it proposed other prices of drones. */
static gboolean
look_at_length (Look *look)
{
  const Length length = find_length (look->tally);
  TceFinding *finding;

  if (length.mean + length.reach < look->rounds.from)
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("Battles are over too soon")), say_rounds (look, length));
      if (find_end (look->tally, 2).share > RAREST_END)
        propose_turns (look, finding, LAB_TURN_DRONES, (int) CLAMP (ceil (look->rounds.from - length.mean), 1, MOST_STEPS));
      return finding->remedy != NULL;
    }
  if (length.mean - length.reach > look->rounds.to)
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("Battles are too long")), say_rounds (look, length));
      propose_turns (look, finding, LAB_TURN_DRONES, -(int) CLAMP (ceil (length.mean - look->rounds.to), 1, MOST_STEPS));
      return finding->remedy != NULL;
    }
  if (length.mean >= look->rounds.from && length.mean <= look->rounds.to)
    add (look, TCE_FINDING_FINE, g_strdup (_("Battles are neither too short nor too long")), say_rounds (look, length));

  return FALSE;
}

static char *
say_share (Look    *look,
           LabShare share)
{
  g_autofree char *figure = turn_language_percent (share.share, 0), *from = turn_language_number (100 * share.from, 0);
  g_autofree char *to = turn_language_percent (share.to, 0);

  /* Translators: a share of all battles, its 95 % interval, level: “82 % of battles, surely 78 to 85 % · Street level”. */
  return g_strdup_printf (_("%s of battles, certainly %s to %s · %s"), figure, from, to, look->level);
}

static void
look_at_ends (Look    *look,
              gboolean has_drones)
{
  const LabShare features = find_end (look->tally, 0), networks = find_end (look->tally, 1), drones = find_end (look->tally, 2);
  int bubbles = 0;
  TceFinding *finding;

  for (guint i = 0; i < look->board->n_bubbles; i++)
    bubbles += look->board->bubbles[i];
  if (drones.from > 1 - RAREST_END)
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("Drones end too many battles")), say_share (look, drones));
      if (!has_drones)
        propose_turns (look, finding, LAB_TURN_DRONES, 1);
    }
  if (features.from > 1 - RAREST_END)
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("High values end too many battles")), say_share (look, features));
      if (!has_drones)
        propose_turns (look, finding, LAB_TURN_DRONES, -1);
    }
  if (networks.from > MOST_NETWORKS)
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("Networks end too many battles")), say_share (look, networks));
      propose_turns (look, finding, LAB_TURN_BUBBLES, 1);
    }
  else if (networks.to < .05 && networks.share == 0 && bubbles < DEAR_NETWORKS)
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("No battle ends by networks")), say_share (look, networks));
      propose_turns (look, finding, LAB_TURN_BUBBLES, -1);
    }
}

gboolean
tce_finding_can_tell_seats (TcPlaytest *playtest)
{
  const char *level = tc_playtest_get_plan (playtest)->level;

  return g_strv_contains (lab_balance_levels, level) && (tc_playtest_get_n_seats (playtest) == 2 || !g_str_equal (level, "medium"));
}

static void
look_at_leader (Look *look)
{
  const double fair = 1.0 / look->n_seats;
  const LabShare share = lab_share_of_wins (look->tally->statistics.win_parts[0], look->n_games);
  g_autofree char *why = say_share (look, share);
  TceFinding *finding;

  if (share.from <= fair + LEADER_REACH && share.to >= fair - LEADER_REACH)
    return;
  if (!tce_finding_can_tell_seats (look->playtest))
    {
      finding = add (look, TCE_FINDING_WARNING, g_strdup (_("Seats may not be equal")),
                     g_strdup_printf (_("Taggers at %s do not look ahead: stronger ones say which seat is better"), look->level));
      finding->wants_search = TRUE;
      return;
    }
  finding = add (look, TCE_FINDING_WARNING, g_strdup (share.share > fair ? _("The first leader wins too often") : _("The first leader wins too seldom")),
                 g_steal_pointer (&why));
  propose_turns (look, finding, LAB_TURN_LEVEL, 2);
}

static void
look_at_ties (Look *look)
{
  const LabShare ties = lab_share_of_wins (look->tally->n_ties * LAB_PARTS_PER_WIN, look->n_games);

  if (ties.from > MOST_TIES)
    add (look, TCE_FINDING_WARNING, g_strdup (_("Many battles end in a tie")), say_share (look, ties));
}

static int
compare_filled (gconstpointer a,
                gconstpointer b)
{
  const double one = ((const TcPlaytestFeature *) a)->filled.share, other = ((const TcPlaytestFeature *) b)->filled.share;

  return one < other ? -1 : one > other;
}

/* Half as much again, and two at least. */
static TcBoard
with_more (const TcBoard           *board,
           const TcPlaytestFeature *feature)
{
  TcValue value = tc_board_get_value (board, feature->kind, feature->index);
  const int high = value.high, raised = MIN (TC_MAX_VALUE, MAX (high + 2, (int) lround (high * 1.5)));

  value.low = (gint8) MIN (raised, MAX (value.low + 1, high > 0 ? (int) lround ((double) value.low * raised / high) : value.low));
  value.high = (gint8) raised;

  return tc_board_with_value (board, feature->kind, feature->index, value);
}

static void
add_feature (Look                    *look,
             const TcPlaytestFeature *feature)
{
  g_autoptr (TceValueItem) item = tce_value_item_new (feature->kind, feature->index);
  g_autofree char *name = tce_value_item_dup_name (item, tc_playtest_get_board_file (look->playtest));
  g_autofree char *share = turn_language_percent (feature->filled.share, 0);
  /* Translators: %s is a row, column or district. */
  char *what = g_strdup_printf (feature->filled.share > 0 ? _("%s is worth almost nothing") : _("%s is never filled"), name);
  /* Translators: a share and a level: “filled on 8 % of the boards · King level”. */
  TceFinding *finding = add (look, TCE_FINDING_WARNING, what, g_strdup_printf (_("filled on %s of the boards · %s"), share, look->level));
  const TcBoard remedied = with_more (look->board, feature);

  finding->has_feature = TRUE;
  finding->kind = feature->kind;
  finding->index = feature->index;
  propose (look, finding, &remedied);
}

static void
look_at_features (Look *look)
{
  const guint n_features = tc_playtest_get_game (look->playtest)->n_features;
  g_autoptr (GArray) seldom = g_array_new (FALSE, FALSE, sizeof (TcPlaytestFeature));

  for (guint i = 0; i < n_features; i++)
    {
      const TcPlaytestFeature feature = tc_playtest_get_feature (look->playtest, i);

      if (feature.filled.to < SELDOM_FILLED)
        g_array_append_val (seldom, feature);
    }
  g_array_sort (seldom, compare_filled);
  for (guint i = 0; i < MIN (seldom->len, MAX_FEATURES_NAMED); i++)
    add_feature (look, &g_array_index (seldom, TcPlaytestFeature, i));
}

static void
look_at_squares (Look *look)
{
  const TcGame *game = tc_playtest_get_game (look->playtest);
  guint worst = 0, least = G_MAXUINT;
  g_autofree char *square = NULL, *share = NULL;

  for (guint i = 0; i < game->n_squares; i++)
    if (tc_set_has (&game->city, i) && look->tally->n_painted_of_square[i] < least)
      {
        least = look->tally->n_painted_of_square[i];
        worst = i;
      }
  square = tc_words_square (game, worst);
  share = turn_language_percent (1 - (double) least / (double) look->tally->n_boards, 0);
  if (least == 0)
    /* Translators: %s is a square: “L 1”. */
    add (look, TCE_FINDING_WARNING, g_strdup_printf (_("Nobody ever paints %s"), square), g_strdup (look->level));
  else
    add (look, TCE_FINDING_FINE, g_strdup (_("Every square is reached")),
         /* Translators: a square and a share: “the latest, L 1, stays empty on 31 % of the boards”. */
         g_strdup_printf (_("the latest, %s, stays empty on %s of the boards"), square, share));
}

/* What was wrong with the run before, and is not any more. */
static void
look_back (Look *look)
{
  const LabTally *before = look->before != NULL ? tc_playtest_get_tally_of (look->before, look->n_seats) : NULL;
  Length was, is;
  g_autofree char *was_text = NULL, *is_text = NULL;

  if (before == NULL || before->statistics.n_games < FEWEST_BATTLES)
    return;

  was = find_length (before);
  is = find_length (look->tally);
  was_text = turn_language_number (was.mean, 1);
  is_text = turn_language_number (is.mean, 1);
  if (is.mean < look->rounds.from || is.mean > look->rounds.to)
    return;
  if (was.mean + was.reach < look->rounds.from)
    add (look, TCE_FINDING_FINE, g_strdup (_("Battles are no longer over too soon")), g_strdup_printf (_("%s rounds instead of %s"), is_text, was_text));
  else if (was.mean - was.reach > look->rounds.to)
    add (look, TCE_FINDING_FINE, g_strdup (_("Battles are no longer too long")), g_strdup_printf (_("%s rounds instead of %s"), is_text, was_text));
}

static int
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  return (int) (*(TceFinding *const *) a)->rank - (int) (*(TceFinding *const *) b)->rank;
}

GPtrArray *
tce_findings_of (TcPlaytest *playtest,
                 TcPlaytest *before)
{
  Look look = {
    .playtest = playtest,
    .before = before,
    .tally = tc_playtest_get_tally (playtest),
    .board = tc_board_file_get_board (tc_playtest_get_board_file (playtest)),
    .n_seats = tc_playtest_get_n_seats (playtest),
    .level = tce_playtest_words_level (tc_playtest_get_plan (playtest)->level),
    .findings = g_ptr_array_new_with_free_func (free_finding),
  };

  look.n_games = look.tally->statistics.n_games;
  look.rounds = lab_target_usual (LAB_TARGET_ROUNDS, look.n_seats);
  look_at_plans (&look);
  if (look.n_games >= FEWEST_BATTLES)
    {
      look_at_ends (&look, look_at_length (&look));
      look_at_leader (&look);
      look_at_features (&look);
      look_at_ties (&look);
      look_at_squares (&look);
      look_back (&look);
    }
  g_ptr_array_sort (look.findings, compare_ranks);
  g_free (look.level);

  return look.findings;
}

/* Remedies on a board that may have other values by now */

static gboolean
has_same_grid (const TcBoard *one,
               const TcBoard *other)
{
  return one->n_rows == other->n_rows && one->n_columns == other->n_columns && one->n_districts == other->n_districts &&
         one->n_drones == other->n_drones && one->n_bubbles == other->n_bubbles &&
         memcmp (one->squares, other->squares, sizeof one->squares) == 0;
}

static void
take_price (gint8 *price,
            gint8  from,
            gint8  to)
{
  if (from != to)
    *price = to;
}

static void
take_value (TcValue *value,
            TcValue  from,
            TcValue  to)
{
  take_price (&value->high, from.high, to.high);
  take_price (&value->low, from.low, to.low);
}

/* What differs between @from and @to becomes as in @to. */
static TcBoard
with_changes (const TcBoard *board,
              const TcBoard *from,
              const TcBoard *to)
{
  TcBoard after = *board;

  if (!has_same_grid (board, from))
    return after;
  for (guint i = 0; i < board->n_columns; i++)
    take_value (&after.columns[i], from->columns[i], to->columns[i]);
  for (guint i = 0; i < board->n_rows; i++)
    take_value (&after.rows[i], from->rows[i], to->rows[i]);
  for (guint i = 0; i < board->n_districts; i++)
    take_value (&after.districts[i].value, from->districts[i].value, to->districts[i].value);
  for (guint i = 0; i < board->n_drones; i++)
    take_price (&after.drones[i], from->drones[i], to->drones[i]);
  for (guint i = 0; i < board->n_bubbles; i++)
    take_price (&after.bubbles[i], from->bubbles[i], to->bubbles[i]);

  return after;
}

TcBoard
tce_finding_applied (const TceFinding *self,
                     TcPlaytest       *playtest,
                     const TcBoard    *board)
{
  return with_changes (board, tc_board_file_get_board (tc_playtest_get_board_file (playtest)), &self->remedied);
}

TcBoard
tce_finding_undone (const TceFinding *self,
                    TcPlaytest       *playtest,
                    const TcBoard    *board)
{
  return with_changes (board, &self->remedied, tc_board_file_get_board (tc_playtest_get_board_file (playtest)));
}

gboolean
tce_finding_is_in (const TceFinding *self,
                   TcPlaytest       *playtest,
                   const TcBoard    *board)
{
  const TcBoard applied = tce_finding_applied (self, playtest, board);

  return has_same_grid (board, &self->remedied) && memcmp (&applied, board, sizeof *board) == 0;
}
