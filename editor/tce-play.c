/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-play.h"

#include <glib/gi18n.h>
#include <tc-base-application.h>

/* Several boards of one name may be tried side by side, each in a copy of its own; the newest copy of a board replaces the one before. */
static GFile *
new_copy (TcBoardFile *board)
{
  const char *name = tc_board_file_get_name (board, NULL);
  g_autofree char *plain = g_str_to_ascii (name, "C");
  g_autofree char *file_name = NULL;

  g_strcanon (plain, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", '-');
  file_name = g_strdup_printf ("%.40s.city.json", plain[0] != '\0' ? plain : "board");

  return g_file_new_build_filename (g_get_user_cache_dir (), "tag-city", "played", file_name, NULL);
}

gboolean
tce_play (TcBoardFile *board,
          GError     **error)
{
  g_autofree char *program = tc_neighbour_find ("tag-city", "TAG_CITY_GAME");
  g_autoptr (GFile) copy = new_copy (board);
  g_autoptr (GSubprocess) process = NULL;

  if (program == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("The game tag-city is not installed."));
      return FALSE;
    }
  if (!tc_board_file_save (board, copy, error))
    return FALSE;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, error, program, g_file_peek_path (copy), NULL);

  return process != NULL;
}
