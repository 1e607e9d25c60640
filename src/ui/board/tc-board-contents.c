/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-contents.h"

#include <glib/gi18n.h>
#include <string.h>
#include <turn-words.h>

#include "tc-piece-drawing.h"

guint
tc_cells_from_set (const TcSet *set,
                   guint        n_columns,
                   TurnCell    *cells,
                   guint        capacity)
{
  guint n_cells = 0;

  for (guint square = 0; square < TC_MAX_SQUARES && n_cells < capacity; square++)
    if (tc_set_has (set, square))
      cells[n_cells++] = (TurnCell) { (gint8) (square / n_columns), (gint8) (square % n_columns) };

  return n_cells;
}

static gboolean
is_in_feature (const TcBoardContents *self,
               const TcBoardFeature  *feature,
               guint                  row,
               guint                  column)
{
  if (!tc_board_is_city (self->board, row, column))
    return FALSE;

  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN:   return column == feature->index;
    case TC_FEATURE_ROW:      return row == feature->index;
    case TC_FEATURE_DISTRICT: return self->board->squares[row][column] == feature->index;
    default:                  return FALSE;
    }
}

guint
tc_board_contents_feature_cells (const TcBoardContents *self,
                                 const TcBoardFeature  *feature,
                                 TurnCell              *cells)
{
  guint n_cells = 0;

  for (guint row = 0; row < self->board->n_rows; row++)
    for (guint column = 0; column < self->board->n_columns; column++)
      if (is_in_feature (self, feature, row, column))
        cells[n_cells++] = (TurnCell) { (gint8) row, (gint8) column };

  return n_cells;
}

static TcValue
value_of (const TcBoard *board,
          TcFeatureKind  kind,
          guint          index)
{
  switch (kind)
    {
    case TC_FEATURE_COLUMN:   return board->columns[index];
    case TC_FEATURE_ROW:      return board->rows[index];
    default:                  return board->districts[index].value;
    }
}

/* The features that hold squares, in the order in which the rules have them. */
static void
list_features (TcBoardContents *self,
               TcFeatureKind    kind,
               guint            n_candidates)
{
  TurnCell cells[TC_MAX_SQUARES];

  for (guint i = 0; i < n_candidates; i++)
    {
      TcBoardFeature feature = {
        .kind = kind, .index = i, .value = value_of (self->board, kind, i),
        .high = TC_VALUE_OPEN, .low = TC_VALUE_WAIT,
      };

      feature.missing = tc_board_contents_feature_cells (self, &feature, cells);
      if (feature.missing > 0)
        self->features[self->n_features++] = feature;
    }
}

/* Names of those who took a high value, but for the tagger's own. */
static void
find_takers (TcBoardFeature     *feature,
             const TcBoardScene *scene,
             guint               winners)
{
  const char *names[TC_MAX_SEATS + 1] = { NULL };
  guint n_names = 0;

  for (guint seat = 0; seat < scene->game->setup.n_seats; seat++)
    {
      if (seat == scene->seat || (winners & (1u << seat)) == 0)
        continue;
      if (n_names == 0)
        feature->first = scene->paints[seat];
      names[n_names++] = scene->names[seat] != NULL ? scene->names[seat] : "?";
    }

  if (n_names > 0)
    feature->takers = turn_words_list (names);
}

static void
judge_feature (TcBoardFeature     *feature,
               const TcBoardScene *scene,
               guint               index)
{
  guint winners = tc_state_high_winners (scene->state, index);
  TcRank rank = tc_state_rank (scene->game, scene->state, scene->seat, index);

  find_takers (feature, scene, winners);
  feature->missing = tc_state_feature_missing (scene->game, scene->state, scene->seat, index);

  if (rank == TC_RANK_HIGH)
    {
      feature->high = TC_VALUE_MINE;
      feature->low = TC_VALUE_VOID;
    }
  else if (winners != 0)
    {
      feature->high = TC_VALUE_GONE;
      feature->low = rank == TC_RANK_LOW ? TC_VALUE_MINE : TC_VALUE_OPEN;
    }
}

static void
copy_pieces (TcBoardContents    *self,
             const TcBoardScene *scene)
{
  self->n_pieces = scene->n_pieces;
  self->pieces = g_new0 (TcBoardPiece, scene->n_pieces);

  for (guint i = 0; i < self->n_pieces; i++)
    {
      TcBoardPiece *piece = &self->pieces[i];

      piece->n_cells = tc_cells_from_set (&scene->pieces[i].squares, self->board->n_columns, piece->cells,
                                          G_N_ELEMENTS (piece->cells));
      piece->seed = tc_piece_seed (piece->cells[0]);
    }
}

TcBoardContents *
tc_board_contents_new (const TcBoardScene *scene)
{
  TcBoardContents *self = g_new0 (TcBoardContents, 1);

  self->file = tc_board_file_ref (scene->file);
  self->board = tc_board_file_get_board (self->file);
  list_features (self, TC_FEATURE_COLUMN, self->board->n_columns);
  list_features (self, TC_FEATURE_ROW, self->board->n_rows);
  list_features (self, TC_FEATURE_DISTRICT, self->board->n_districts);

  if (scene->game != NULL)
    {
      self->paint = scene->paints[scene->seat];
      self->painted = tc_state_painted (scene->game, scene->state, scene->seat);
      for (guint i = 0; i < self->n_features; i++)
        judge_feature (&self->features[i], scene, i);
      copy_pieces (self, scene);
    }

  return self;
}

void
tc_board_contents_free (TcBoardContents *self)
{
  for (guint i = 0; i < self->n_features; i++)
    g_free (self->features[i].takers);
  g_free (self->pieces);
  tc_board_file_unref (self->file);
  g_free (self);
}

static gboolean
features_equal (const TcBoardFeature *a,
                const TcBoardFeature *b)
{
  return a->kind == b->kind && a->index == b->index && a->high == b->high && a->low == b->low && a->first == b->first &&
         a->missing == b->missing && g_strcmp0 (a->takers, b->takers) == 0;
}

gboolean
tc_board_contents_equal (const TcBoardContents *self,
                         const TcBoardContents *other)
{
  if (self->file != other->file || self->paint != other->paint || self->n_pieces != other->n_pieces ||
      self->n_features != other->n_features || memcmp (&self->painted, &other->painted, sizeof self->painted) != 0)
    return FALSE;

  for (guint i = 0; i < self->n_features; i++)
    if (!features_equal (&self->features[i], &other->features[i]))
      return FALSE;

  return self->n_pieces == 0 || memcmp (self->pieces, other->pieces, self->n_pieces * sizeof *self->pieces) == 0;
}

gboolean
tc_board_contents_same_margins (const TcBoardContents *self,
                                const TcBoardContents *other)
{
  if (self->board->n_rows != other->board->n_rows || self->board->n_columns != other->board->n_columns || self->paint != other->paint)
    return FALSE;

  /* Columns and rows come before the districts. */
  for (guint i = 0; i < MAX (self->n_features, other->n_features); i++)
    {
      const TcBoardFeature *a = &self->features[i], *b = &other->features[i];
      const gboolean a_is_line = i < self->n_features && a->kind != TC_FEATURE_DISTRICT;
      const gboolean b_is_line = i < other->n_features && b->kind != TC_FEATURE_DISTRICT;

      if (!a_is_line && !b_is_line)
        return TRUE;
      if (!a_is_line || !b_is_line || a->kind != b->kind || a->index != b->index || a->value.high != b->value.high ||
          a->value.low != b->value.low || a->high != b->high || a->low != b->low || a->first != b->first)
        return FALSE;
    }

  return TRUE;
}

gboolean
tc_board_contents_is_painted (const TcBoardContents *self,
                              guint                  row,
                              guint                  column)
{
  return tc_set_has (&self->painted, row * self->board->n_columns + column);
}

const TcBoardFeature *
tc_board_contents_find (const TcBoardContents *self,
                        TcFeatureKind          kind,
                        guint                  index)
{
  for (guint i = 0; i < self->n_features; i++)
    if (self->features[i].kind == kind && self->features[i].index == index)
      return &self->features[i];

  return NULL;
}

char *
tc_square_name (guint row,
                guint column)
{
  /* Translators: the name of a square, its column's letter and its row's number: "F 6". */
  return g_strdup_printf (C_("square", "%c %u"), 'A' + (int) column, row + 1);
}

char *
tc_board_contents_say_board (const TcBoardContents *self)
{
  const char *name = tc_board_file_get_name (self->file, NULL);
  guint n_painted = tc_set_count (&self->painted, TC_SET_WORDS);
  guint n_squares = tc_board_n_squares (self->board);

  if (self->paint == NULL)
    return g_strdup (name);

  /* Translators: a board as read aloud: "Old Harbour, 38 of 96 squares tagged". */
  return g_strdup_printf (ngettext ("%s, %u of %u square tagged", "%s, %u of %u squares tagged", n_squares),
                          name, n_painted, n_squares);
}

char *
tc_board_contents_say_square (const TcBoardContents *self,
                              guint                  row,
                              guint                  column)
{
  g_autofree char *name = tc_square_name (row, column);
  const char *district;

  if (!tc_board_is_city (self->board, row, column))
    /* Translators: a square as read aloud: "F 6, outside the city". */
    return g_strdup_printf (_("%s, outside the city"), name);

  district = tc_board_file_get_district_name (self->file, self->board->squares[row][column], NULL);
  if (self->paint == NULL)
    /* Translators: a square as read aloud: "F 6, Metro". */
    return g_strdup_printf (_("%s, %s"), name, district);
  if (tc_board_contents_is_painted (self, row, column))
    /* Translators: a square as read aloud: "F 6, Metro, tagged". */
    return g_strdup_printf (_("%s, %s, tagged"), name, district);

  /* Translators: a square as read aloud: "F 6, Metro, free". */
  return g_strdup_printf (_("%s, %s, free"), name, district);
}

static char *
say_which (const TcBoardContents *self,
           const TcBoardFeature  *feature)
{
  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN: return g_strdup_printf (_("Column %c"), 'A' + (int) feature->index);
    case TC_FEATURE_ROW:    return g_strdup_printf (_("Row %u"), feature->index + 1);
    default:                return g_strdup (tc_board_file_get_district_name (self->file, feature->index, NULL));
    }
}

static char *
say_high (const TcBoardFeature *feature,
          gboolean              in_battle)
{
  g_autofree char *value = turn_words_number (feature->value.high);

  if (!in_battle)
    return g_strdup_printf (_("high %s"), value);

  switch (feature->high)
    {
    case TC_VALUE_MINE:
      /* Translators: of a row, column or district, as read aloud: its high value. */
      return g_strdup_printf (_("high %s yours"), value);
    case TC_VALUE_GONE:
      return g_strdup_printf (_("high %s taken by %s"), value, feature->takers);
    default:
      return g_strdup_printf (_("high %s free"), value);
    }
}

static char *
say_low (const TcBoardFeature *feature)
{
  g_autofree char *value = turn_words_number (feature->value.low);

  switch (feature->low)
    {
    case TC_VALUE_MINE:
      return g_strdup_printf (_("low %s yours"), value);
    case TC_VALUE_OPEN:
      return g_strdup_printf (_("low %s free"), value);
    default:
      /* Translators: of a row, column or district, as read aloud: the low value that can not be had now. */
      return g_strdup_printf (_("low %s"), value);
    }
}

char *
tc_board_contents_say_feature (const TcBoardContents *self,
                               const TcBoardFeature  *feature)
{
  g_autofree char *which = say_which (self, feature);
  g_autofree char *high = say_high (feature, self->paint != NULL);
  g_autofree char *low = say_low (feature);
  g_autofree char *missing = NULL;

  if (feature->missing == 0 || self->paint == NULL)
    /* Translators: a filled row, column or district as read aloud: "Row 5, high 6 taken by Nono, low 3 yours". */
    return g_strdup_printf (C_("feature", "%s, %s, %s"), which, high, low);

  missing = g_strdup_printf (ngettext ("%u square missing", "%u squares missing", feature->missing), feature->missing);

  /* Translators: a row, column or district as read aloud: "Row 5, high 6 taken by Nono, low 3 free, 3 squares missing". */
  return g_strdup_printf (C_("feature", "%s, %s, %s, %s"), which, high, low, missing);
}
