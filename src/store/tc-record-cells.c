/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record-private.h"

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-members.h"

void
tc_cell_name (const TcGame *game,
              guint         square,
              char          name[TC_CELL_NAME_SIZE])
{
  const guint row = square / game->board.n_columns;
  const guint column = square % game->board.n_columns;

  g_snprintf (name, TC_CELL_NAME_SIZE, "%c%u", (char) ('A' + column), row + 1);
}

/* A column letter and a row number, as far as a board can have them; whether this board has them is another question. */
static gboolean
read_cell_name (const char *name,
                guint      *row,
                guint      *column)
{
  guint64 number;

  if (name[0] < 'A' || name[0] >= 'A' + TC_MAX_SIDE || name[1] == '0' ||
      !g_ascii_string_to_unsigned (name + 1, 10, 1, TC_MAX_SIDE, &number, NULL))
    return FALSE;

  *column = (guint) (name[0] - 'A');
  *row = (guint) number - 1;

  return TRUE;
}

static gboolean
fail_cell (guint       index,
           const char *name,
           GError    **error)
{
  g_autofree char *shown = store_quotable (name);

  /* Translators: %u is a place in a list; %s stands in the file instead of a square. */
  return store_fail_content (error, _("entry %u: “%s” is not a square such as C4"), index + 1, shown);
}

static gboolean
read_cell (const TcGame *game,
           JsonArray    *cells,
           guint         index,
           TcSet        *squares,
           GError      **error)
{
  const char *name = store_nth_text (cells, index, error);
  guint row, column, square;

  if (name == NULL)
    return FALSE;
  if (!read_cell_name (name, &row, &column))
    return fail_cell (index, name, error);
  if (!tc_board_is_city (&game->board, row, column))
    return turn_record_foul (error, tc_verdict_rule (TC_OFF_THE_CITY), _("%s is outside the city."), name);

  square = row * game->board.n_columns + column;
  if (tc_set_has (squares, square))
    return store_fail_content (error, _("entry %u: %s stands there twice"), index + 1, name);
  tc_set_add (squares, square);

  return TRUE;
}

static gboolean
read_cells (const TcGame *game,
            JsonObject   *object,
            TcSet        *squares,
            GError      **error)
{
  JsonArray *cells = store_get_array (object, "cells", 1, TC_MAX_SQUARES, error);

  *squares = (TcSet) { 0 };
  if (cells == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (cells); i++)
    if (!read_cell (game, cells, i, squares, error))
      return turn_record_add_place (error, "cells");

  return TRUE;
}

gboolean
tc_record_read_placement (const TcGame *game,
                          JsonObject   *object,
                          TcAction     *action,
                          GError      **error)
{
  TcSet squares;

  if (!read_cells (game, object, &squares, error))
    return FALSE;
  if (!tc_game_find_placement (game, action->token, &squares, &action->orientation, &action->anchor))
    /* Translators: %s is the name of a token, such as L4. */
    return turn_record_foul (error, tc_verdict_rule (TC_NOT_THE_TOKEN), _("These squares are not the token %s."), game->hq[action->token].id);

  return TRUE;
}
