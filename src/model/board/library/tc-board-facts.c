/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-facts.h"

#include <math.h>

#include <glib/gi18n.h>

#include "tc-board-length.h"

static const TcBoard *
get_board (TcBoardEntry *entry)
{
  TcBoardFile *file = tc_board_entry_get_board (entry);

  return file != NULL ? tc_board_file_get_board (file) : NULL;
}

const char *
tc_board_facts_get_side (TcBoardEntry *entry)
{
  static const struct { const char *id, *side; } sides[] = {
    { "side-a", N_("Side A") },
    { "side-b", N_("Side B") },
  };

  g_return_val_if_fail (TC_IS_BOARD_ENTRY (entry), NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    if (g_str_equal (tc_board_entry_get_id (entry), sides[i].id))
      return _(sides[i].side);

  return NULL;
}

gboolean
tc_board_facts_pays (TcBoardEntry *entry)
{
  const TcBoard *board;

  g_return_val_if_fail (TC_IS_BOARD_ENTRY (entry), FALSE);

  board = get_board (entry);
  for (guint i = 0; board != NULL && i < board->n_bubbles; i++)
    if (board->bubbles[i] > 0)
      return TRUE;

  return FALSE;
}

char *
tc_board_facts_say_size (TcBoardEntry *entry)
{
  const TcBoard *board;

  g_return_val_if_fail (TC_IS_BOARD_ENTRY (entry), NULL);

  board = get_board (entry);

  return board != NULL ? g_strdup_printf ("%u × %u", board->n_columns, board->n_rows) : NULL;
}

char *
tc_board_facts_say_length (TcBoardEntry *entry)
{
  double rounds;
  const char *length;
  guint n_rounds;

  g_return_val_if_fail (TC_IS_BOARD_ENTRY (entry), NULL);

  rounds = tc_board_length_get_rounds (entry);
  length = tc_board_length_get_name (tc_board_length_of_rounds (rounds));
  n_rounds = (guint) lround (rounds);
  if (length == NULL)
    return NULL;

  /* Translators: how long a battle on a board lasts: “medium, about 10 rounds”. */
  return g_strdup_printf (ngettext ("%s, about %u round", "%s, about %u rounds", n_rounds), length, n_rounds);
}

static void
add (GString    *text,
     const char *part)
{
  if (part != NULL)
    g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", part);
}

/* What costs a battle its point matters more than how many rounds it lasts. */
static void
add_length (GString      *text,
            TcBoardEntry *entry)
{
  g_autofree char *length = tc_board_facts_say_length (entry);

  if (!tc_board_facts_pays (entry))
    {
      add (text, length);
      return;
    }
  add (text, tc_board_length_get_name (tc_board_length_of_rounds (tc_board_length_get_rounds (entry))));
  /* Translators: read aloud of a board on which checking networks wins prestige. */
  add (text, _("warning: networks pay"));
}

char *
tc_board_facts_describe (TcBoardEntry *entry,
                         gboolean      chosen)
{
  GString *text = g_string_new (NULL);
  const TcBoard *board;
  g_autofree char *size = NULL;

  g_return_val_if_fail (TC_IS_BOARD_ENTRY (entry), NULL);

  board = get_board (entry);
  if (board != NULL)
    /* Translators: read aloud: the columns and rows of a board. */
    size = g_strdup_printf (_("%u by %u"), board->n_columns, board->n_rows);
  add (text, tc_board_entry_get_name (entry));
  add (text, tc_board_facts_get_side (entry));
  /* Translators: read aloud of a board that the person has drawn or brought in. */
  add (text, tc_board_entry_get_file (entry) != NULL ? C_("board", "yours") : NULL);
  add (text, size);
  add_length (text, entry);
  add (text, tc_board_entry_get_problem (entry));
  add (text, chosen ? C_("board", "chosen") : NULL);

  return g_string_free (text, FALSE);
}
