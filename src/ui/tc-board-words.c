/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a board view shows, as it is read aloud: the functions of tc-board-contents.h that say something. */

#include "tc-board-contents.h"

#include <glib/gi18n.h>
#include <tc-words.h>

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
  g_autofree char *value = tc_words_number (feature->value.high);

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
  g_autofree char *value = tc_words_number (feature->value.low);

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
