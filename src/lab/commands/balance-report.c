/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "balance-report.h"

#include <math.h>

#include <glib/gi18n.h>

#include <store-json.h>
#include <store-members.h>
#include <tc-board-problems.h>

#include "command.h"

#define FORMAT "tag-city-balance"
#define VERSION_OF_FORMAT 1

static const char *const outcome_names[] = {
  [LAB_BALANCE_ALREADY] = "already",
  [LAB_BALANCE_REACHED] = "reached",
  [LAB_BALANCE_NEARER] = "nearer",
  [LAB_BALANCE_NO_BETTER] = "no-better",
  [LAB_BALANCE_IMPOSSIBLE] = "impossible",
  [LAB_BALANCE_CANCELLED] = "cancelled",
};

static const char *const kind_names[] = {
  [TC_FEATURE_COLUMN] = "column",
  [TC_FEATURE_ROW] = "row",
  [TC_FEATURE_DISTRICT] = "district",
};

static TcValue
value_of (const TcBoard *board,
          TcFeatureKind  kind,
          guint          index)
{
  return kind == TC_FEATURE_COLUMN ? board->columns[index] : kind == TC_FEATURE_ROW ? board->rows[index] : board->districts[index].value;
}

static guint
n_of_kind (const TcBoard *board,
           TcFeatureKind  kind)
{
  return kind == TC_FEATURE_COLUMN ? board->n_columns : kind == TC_FEATURE_ROW ? board->n_rows : board->n_districts;
}

static gboolean
is_changed (const TcBoard *before,
            const TcBoard *after,
            TcFeatureKind  kind,
            guint          index)
{
  const TcValue one = value_of (before, kind, index), other = value_of (after, kind, index);

  return one.high != other.high || one.low != other.low;
}

/* In JSON */

static void
set_thousandths (JsonBuilder *json,
                 const char  *member,
                 double       figure)
{
  store_build_number (json, member, (gint64) lround (1000 * figure));
}

static void
set_pair (JsonBuilder *json,
          const char  *member,
          int          before,
          int          after)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  json_builder_add_int_value (json, before);
  json_builder_add_int_value (json, after);
  json_builder_end_array (json);
}

static void
set_prices (JsonBuilder *json,
            const char  *member,
            const gint8 *prices,
            guint        n)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  for (guint i = 0; i < n; i++)
    json_builder_add_int_value (json, prices[i]);
  json_builder_end_array (json);
}

static void
set_share (JsonBuilder *json,
           const char  *member,
           LabShare     share)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_object (json);
  set_thousandths (json, "share", share.share);
  set_thousandths (json, "from", share.from);
  set_thousandths (json, "to", share.to);
  json_builder_end_object (json);
}

static void
write_targets (JsonBuilder      *json,
               const LabWishes  *wishes,
               const LabBalance *balance)
{
  json_builder_set_member_name (json, "targets");
  json_builder_begin_array (json);
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    {
      const LabRange range = wishes->ranges[target];

      json_builder_begin_object (json);
      store_build_text (json, "name", lab_target_names[target]);
      set_thousandths (json, "from", range.from);
      set_thousandths (json, "to", range.to);
      set_thousandths (json, "before", lab_figures_get (&balance->before, target));
      set_thousandths (json, "after", lab_figures_get (&balance->after, target));
      store_build_flag (json, "reached-before", lab_figures_reach (&balance->before, target, range));
      store_build_flag (json, "reached", lab_figures_reach (&balance->after, target, range));
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_seats (JsonBuilder      *json,
             const LabWishes  *wishes,
             const LabBalance *balance)
{
  json_builder_set_member_name (json, "seats");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < wishes->n_seats; seat++)
    {
      json_builder_begin_object (json);
      set_share (json, "before", lab_figures_seat (&balance->before, seat));
      set_share (json, "after", lab_figures_seat (&balance->after, seat));
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_rounds (JsonBuilder      *json,
              const char       *member,
              const LabFigures *figures)
{
  guint last = LAB_MAX_ROUNDS - 1;

  while (last > 0 && figures->statistics.n_games_of_rounds[last] == 0)
    last--;
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  for (guint i = 0; i <= last; i++)
    json_builder_add_int_value (json, (gint64) figures->statistics.n_games_of_rounds[i]);
  json_builder_end_array (json);
}

static void
write_ends (JsonBuilder      *json,
            const char       *member,
            const LabFigures *figures)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_object (json);
  set_thousandths (json, "features", lab_figures_end (figures, 0));
  set_thousandths (json, "bubbles", lab_figures_end (figures, 1));
  set_thousandths (json, "drones", lab_figures_end (figures, 2));
  json_builder_end_object (json);
}

/* Who filled a row, column or district: how many boards had it full, and which seats were first. */
static void
write_filled (JsonBuilder      *json,
              const char       *member,
              const LabFigures *figures,
              guint             feature,
              guint             n_seats)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_object (json);
  set_thousandths (json, "filled", figures->n_boards == 0 ? 0 : (double) figures->n_filled[feature] / (double) figures->n_boards);
  json_builder_set_member_name (json, "high-of-seats");
  json_builder_begin_array (json);
  for (guint seat = 0; seat < n_seats; seat++)
    json_builder_add_int_value (json, (gint64) figures->n_high_of_seat[feature][seat]);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static gboolean
has_city (const TcBoard *board,
          TcFeatureKind  kind,
          guint          index)
{
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      if (tc_board_is_city (board, row, column)
          && (kind == TC_FEATURE_COLUMN ? column : kind == TC_FEATURE_ROW ? row : board->squares[row][column]) == index)
        return TRUE;

  return FALSE;
}

static void
write_features (JsonBuilder      *json,
                TcBoardFile      *file,
                const LabWishes  *wishes,
                const LabBalance *balance)
{
  const TcBoard *board = tc_board_file_get_board (file);
  guint feature = 0;

  json_builder_set_member_name (json, "features");
  json_builder_begin_array (json);
  for (guint kind = TC_FEATURE_COLUMN; kind <= TC_FEATURE_DISTRICT; kind++)
    for (guint i = 0; i < n_of_kind (board, kind); i++)
      if (has_city (board, kind, i))
        {
          const TcValue before = value_of (board, kind, i), after = value_of (&balance->board, kind, i);

          json_builder_begin_object (json);
          store_build_text (json, "kind", kind_names[kind]);
          store_build_number (json, "index", i);
          set_pair (json, "high", before.high, after.high);
          set_pair (json, "low", before.low, after.low);
          write_filled (json, "before", &balance->before, feature, wishes->n_seats);
          write_filled (json, "after", &balance->after, feature, wishes->n_seats);
          json_builder_end_object (json);
          feature++;
        }
  json_builder_end_array (json);
}

static void
write_all_prices (JsonBuilder   *json,
                  const char    *member,
                  const TcBoard *board)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_object (json);
  set_prices (json, "drones", board->drones, board->n_drones);
  set_prices (json, "bubbles", board->bubbles, board->n_bubbles);
  json_builder_end_object (json);
}

static void
write_rushes (JsonBuilder   *json,
              const char    *member,
              const LabRush *rushes,
              guint          n_rushes)
{
  json_builder_set_member_name (json, member);
  json_builder_begin_array (json);
  for (guint i = 0; i < n_rushes; i++)
    {
      json_builder_begin_object (json);
      store_build_text (json, "plan", rushes[i].plan->level);
      store_build_number (json, "battles", (gint64) rushes[i].n_games);
      set_share (json, "wins", rushes[i].wins);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_steps (JsonBuilder      *json,
             const LabBalance *balance)
{
  json_builder_set_member_name (json, "steps");
  json_builder_begin_array (json);
  for (guint i = 0; i < balance->n_steps; i++)
    {
      json_builder_begin_object (json);
      set_thousandths (json, "expected", balance->steps[i].expected);
      set_thousandths (json, "found", balance->steps[i].found);
      for (guint target = 0; target < LAB_N_TARGETS; target++)
        if (target != LAB_TARGET_LEADER)
          set_thousandths (json, lab_target_names[target], balance->steps[i].figures[target]);
      json_builder_end_object (json);
    }
  json_builder_end_array (json);
}

static void
write_outcome (JsonBuilder      *json,
               TcBoardFile      *file,
               const LabBalance *balance)
{
  guint n_changes;

  lab_board_points_apart (tc_board_file_get_board (file), &balance->board, &n_changes);
  store_build_text (json, "outcome", outcome_names[balance->outcome]);
  store_build_flag (json, "out-of-time", balance->is_out_of_time);
  store_build_flag (json, "proven", balance->is_proven);
  store_build_number (json, "changes", n_changes);
  store_build_number (json, "trials", balance->n_trials);
  store_build_number (json, "battles", (gint64) balance->n_battles);
}

char *
balance_report_to_text (TcBoardFile      *file,
                        const LabWishes  *wishes,
                        const LabBalance *balance)
{
  static const char *const opened[] = { "targets", "seats", "features", "steps", NULL };
  g_autoptr (JsonBuilder) json = json_builder_begin_object (json_builder_new ());
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, wishes->seed);
  g_autoptr (JsonNode) root = NULL;

  store_build_text (json, "format", FORMAT);
  store_build_number (json, "version", VERSION_OF_FORMAT);
  store_build_text (json, "board", tc_board_file_get_name (file, "en"));
  store_build_number (json, "taggers", wishes->n_seats);
  store_build_text (json, "level", wishes->level);
  store_build_text (json, "hq", wishes->draws_hq ? "drawn" : "printed");
  store_build_text (json, "seed", seed);
  write_outcome (json, file, balance);
  write_targets (json, wishes, balance);
  write_seats (json, wishes, balance);
  write_rounds (json, "rounds-before", &balance->before);
  write_rounds (json, "rounds-after", &balance->after);
  write_ends (json, "ends-before", &balance->before);
  write_ends (json, "ends-after", &balance->after);
  write_all_prices (json, "prices-before", tc_board_file_get_board (file));
  write_all_prices (json, "prices-after", &balance->board);
  write_features (json, file, wishes, balance);
  write_rushes (json, "plans-before", balance->rushes_before, balance->n_rushes_before);
  write_rushes (json, "plans-after", balance->rushes, balance->n_rushes);
  store_build_flag (json, "plans-of-tokens", balance->tokens_make_rushes);
  write_steps (json, balance);
  json_builder_end_object (json);
  root = json_builder_get_root (json);

  return store_json_to_text (root, opened);
}

/* For people */

static const char *
outcome_words (const LabBalance *balance)
{
  switch (balance->outcome)
    {
    case LAB_BALANCE_ALREADY:
      return _("These values are already balanced");
    case LAB_BALANCE_REACHED:
      return _("All targets are reached");
    case LAB_BALANCE_NEARER:
      return _("Nearer to the targets, but not all are reached");
    case LAB_BALANCE_NO_BETTER:
      return _("No better values were found");
    case LAB_BALANCE_IMPOSSIBLE:
      return _("This board cannot be played like that");
    case LAB_BALANCE_CANCELLED:
    default:
      return _("Stopped");
    }
}

static void
print_target (LabTarget         target,
              LabRange          range,
              const LabBalance *balance)
{
  static const char *const formats[LAB_N_TARGETS] = {
    [LAB_TARGET_ROUNDS] = N_("  %s rounds: %.1f, was %.1f (target %.1f to %.1f)\n"),
    [LAB_TARGET_ENDS] = N_("  %s rarer end: %.1f %%, was %.1f %% (target %.1f to %.1f %%)\n"),
    [LAB_TARGET_DRONES] = N_("  %s drones a tagger: %.1f, was %.1f (target %.1f to %.1f)\n"),
    [LAB_TARGET_NETWORKS] = N_("  %s networks a tagger: %.1f, was %.1f (target %.1f to %.1f)\n"),
    [LAB_TARGET_MARGIN] = N_("  %s winner ahead by: %.1f, was %.1f (target %.1f to %.1f)\n"),
  };
  const char *mark = lab_figures_reach (&balance->after, target, range) ? "✓" : "✗";
  const LabShare after = lab_figures_seat (&balance->after, 0), before = lab_figures_seat (&balance->before, 0);
  const double scale = target == LAB_TARGET_ENDS ? 100 : 1;

  if (target == LAB_TARGET_LEADER)
    words_print (_("  %s first leader: wins %.1f %% (95 %% interval %.1f to %.1f), was %.1f %% (%.1f to %.1f)\n"), mark, 100 * after.share,
                 100 * after.from, 100 * after.to, 100 * before.share, 100 * before.from, 100 * before.to);
  else
    words_print (_(formats[target]), mark, scale * lab_figures_get (&balance->after, target), scale * lab_figures_get (&balance->before, target),
                 scale * range.from, scale * range.to);
}

static char *
words_of_feature (TcBoardFile  *file,
                  TcFeatureKind kind,
                  guint         index)
{
  if (kind == TC_FEATURE_COLUMN)
    return g_strdup_printf (_("column %c"), 'A' + (int) index);
  if (kind == TC_FEATURE_ROW)
    return g_strdup_printf (_("row %d"), (int) index + 1);

  return g_strdup (tc_board_file_get_district_name (file, index, g_get_language_names ()[0]));
}

static void
print_prices (const char  *format,
              const gint8 *before,
              const gint8 *after,
              guint        n)
{
  g_autoptr (GString) old = g_string_new (NULL), new = g_string_new (NULL);

  if (memcmp (before, after, n) == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (old, " %d", before[i]);
      g_string_append_printf (new, " %d", after[i]);
    }
  words_print (format, new->str, old->str);
}

static void
print_changes (TcBoardFile      *file,
               const LabBalance *balance)
{
  const TcBoard *before = tc_board_file_get_board (file), *after = &balance->board;

  for (guint kind = TC_FEATURE_COLUMN; kind <= TC_FEATURE_DISTRICT; kind++)
    for (guint i = 0; i < n_of_kind (before, kind); i++)
      if (is_changed (before, after, kind, i))
        {
          g_autofree char *name = words_of_feature (file, kind, i);
          const TcValue old = value_of (before, kind, i), new = value_of (after, kind, i);

          /* Translators: a row, column or district, its new high and low value, and the old ones. */
          g_print (_("  %s: %d and %d, was %d and %d\n"), name, new.high, new.low, old.high, old.low);
        }
  /* Translators: prices of drones, the new ones and the old ones. */
  print_prices (_("  drones:%s, was%s\n"), before->drones, after->drones, before->n_drones);
  /* Translators: prices of bubbles, the new ones and the old ones. */
  print_prices (_("  bubbles:%s, was%s\n"), before->bubbles, after->bubbles, before->n_bubbles);
}

static void
print_rushes (const LabBalance *balance)
{
  for (guint i = 0; i < balance->n_rushes; i++)
    {
      g_autofree char *what = tc_plan_words_wins (balance->rushes[i].plan->level, balance->rushes[i].wins.share);

      g_print ("  %s\n", what);
    }
  if (balance->n_rushes > 0 && balance->tokens_make_rushes)
    g_print ("  %s\n", _("That is because of the shapes: no prices stop it, so none were changed for it"));
}

void
balance_report_print (TcBoardFile      *file,
                      const LabWishes  *wishes,
                      const LabBalance *balance)
{
  g_print (_("%s, %u taggers, level %s, %d battles\n"), tc_board_file_get_name (file, g_get_language_names ()[0]), wishes->n_seats, wishes->level,
           (int) balance->n_battles);
  g_print ("  %s\n", outcome_words (balance));
  if (balance->before.statistics.n_games == 0)
    return;
  if (balance->is_out_of_time)
    g_print ("  %s\n", _("The time was up"));
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    print_target (target, wishes->ranges[target], balance);
  print_changes (file, balance);
  print_rushes (balance);
}
