/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-own-boards.h"

#include <string.h>

#include <store-json.h>
#include <tc-board-file.h>
#include <turn-file-name.h>
#include <turn-language.h>

/* The length of a text without the number at its end and what is before that; all of it when there is none. */
static gsize
length_without_number (const char *text,
                       char        before)
{
  const gsize length = strlen (text);
  gsize end = length;

  while (end > 0 && g_ascii_isdigit (text[end - 1]))
    end--;

  return end < length && end > 1 && text[end - 1] == before ? end - 1 : length;
}

/* Where the ending of a file name begins: that of a board if it has it, otherwise the last one. NULL without any. */
static const char *
find_ending (const char *name)
{
  const char *ending = NULL, *last = NULL;

  for (const char *dot = strchr (name + 1, '.'); dot != NULL; dot = strchr (dot + 1, '.'))
    {
      if (turn_file_name_is (dot, TURN_FILE_KIND_BOARD))
        ending = dot;
      last = dot;
    }

  return ending != NULL ? ending : last;
}

/* A file name in two parts: what it is called, and what boards end in. */
static void
split_name (GFile *file,
            char **stem,
            char **ending)
{
  g_autofree char *name = g_file_get_basename (file);
  const char *old = find_ending (name);

  *stem = old != NULL ? g_strndup (name, (gsize) (old - name)) : g_strdup (name);
  *ending = turn_file_name_is (name, TURN_FILE_KIND_BOARD) && old != NULL ? g_strdup (old) : turn_file_name_propose ("", TURN_FILE_KIND_BOARD);
}

/* The first one that is not there yet: “kiosk”, “kiosk-2”, “kiosk-3” … */
static GFile *
find_free (GFile      *folder,
           const char *stem,
           const char *ending,
           guint      *number)
{
  for (*number = 1;; (*number)++)
    {
      g_autofree char *name = *number == 1 ? g_strconcat (stem, ending, NULL) : g_strdup_printf ("%s-%u%s", stem, *number, ending);
      g_autoptr (GFile) file = g_file_get_child (folder, name);

      if (!g_file_query_exists (file, NULL))
        return g_steal_pointer (&file);
    }
}

/* Written under a name that nobody takes for a board, and that is swept away if it stays (store-lock.h), and renamed when it is whole. */
static gboolean
put (GFile      *target,
     const char *text,
     gsize       length,
     GError    **error)
{
  g_autoptr (GFile) folder = g_file_get_parent (target);
  g_autofree char *unique = g_uuid_string_random ();
  g_autofree char *name = g_strdup_printf (".tag-city-%.6s", unique);
  g_autoptr (GFile) beside = g_file_get_child (folder, name);

  if (!store_file_save (beside, text, length, error))
    return FALSE;
  if (g_file_move (beside, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return TRUE;
  g_file_delete (beside, NULL, NULL);

  return FALSE;
}

static TcBoardFile *
read_board (const char *text,
            gsize       length,
            GError    **error)
{
  g_autoptr (JsonNode) node = store_json_parse (text, length, error);

  return node != NULL ? tc_board_file_read (node, error) : NULL;
}

GFile *
tc_own_boards_import (GFile   *folder,
                      GFile   *file,
                      GError **error)
{
  g_autoptr (TcBoardFile) board = NULL;
  g_autoptr (GFile) target = NULL;
  g_autofree char *text = NULL, *stem = NULL, *ending = NULL;
  gsize length;
  guint number;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  text = store_file_load (file, &length, error);
  board = text != NULL ? read_board (text, length, error) : NULL;
  if (board == NULL)
    return NULL;
  if (g_file_has_parent (file, folder))
    return g_object_ref (file);

  split_name (file, &stem, &ending);
  target = find_free (folder, stem, ending, &number);

  return put (target, text, length, error) ? g_steal_pointer (&target) : NULL;
}

static TcBoardFile *
with_number (TcBoardFile *board,
             guint        number,
             const char  *language)
{
  const char *name = tc_board_file_get_text (board, TC_BOARD_TEXT_NAME, 0, language);
  g_autofree char *numbered = g_strdup_printf ("%.*s %u", (int) length_without_number (name, ' '), name, number);

  return *name == '\0' ? tc_board_file_ref (board) : tc_board_file_new_with_text (board, TC_BOARD_TEXT_NAME, 0, language, numbered);
}

/* In every language that the programs speak: a number is the same in all of them. */
static char *
write_numbered (TcBoardFile *board,
                guint        number)
{
  g_autoptr (TcBoardFile) numbered = tc_board_file_ref (board);

  for (guint i = 0; i < turn_language_get_n_choices (); i++)
    {
      g_autoptr (TcBoardFile) before = g_steal_pointer (&numbered);
      const char *code = turn_language_get_code (i);

      numbered = g_str_equal (code, TURN_LANGUAGE_SYSTEM) ? tc_board_file_ref (before) : with_number (before, number, code);
    }

  return tc_board_file_to_text (numbered);
}

GFile *
tc_own_boards_duplicate (GFile   *file,
                         GError **error)
{
  g_autoptr (TcBoardFile) board = NULL;
  g_autoptr (GFile) folder = NULL, target = NULL;
  g_autofree char *text = NULL, *stem = NULL, *ending = NULL;
  gsize length;
  guint number;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  text = store_file_load (file, &length, error);
  if (text == NULL)
    return NULL;

  split_name (file, &stem, &ending);
  stem[length_without_number (stem, '-')] = '\0';
  folder = g_file_get_parent (file);
  target = find_free (folder, stem, ending, &number);
  board = read_board (text, length, NULL);
  if (board != NULL && number > 1)
    {
      g_free (text);
      text = write_numbered (board, number);
      length = strlen (text);
    }

  return put (target, text, length, error) ? g_steal_pointer (&target) : NULL;
}

gboolean
tc_own_boards_trash (GFile   *file,
                     GError **error)
{
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  return g_file_trash (file, NULL, error);
}
