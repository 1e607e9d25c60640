/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-played-boards.h"

#define KEY "played-boards"

/* Files come and go: without a limit the list would only grow. */
#define MAX_BOARDS 500

char **
tc_played_boards_list (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_settings_get_strv (settings, KEY);
}

void
tc_played_boards_add (GSettings  *settings,
                      const char *id)
{
  g_auto (GStrv) before = tc_played_boards_list (settings);
  g_autoptr (GPtrArray) after = g_ptr_array_new ();

  g_return_if_fail (id != NULL);

  g_ptr_array_add (after, (gpointer) id);
  for (guint i = 0; before[i] != NULL && after->len < MAX_BOARDS; i++)
    if (!g_str_equal (before[i], id))
      g_ptr_array_add (after, before[i]);
  g_ptr_array_add (after, NULL);
  g_settings_set_strv (settings, KEY, (const char *const *) after->pdata);
}

GFile *
tc_played_copy_new (const char *name)
{
  return g_file_new_build_filename (g_get_user_cache_dir (), "tag-city", "played", name, NULL);
}

gboolean
tc_played_copy_is (const char *id)
{
  g_autoptr (GFile) folder = tc_played_copy_new (NULL), file = NULL;

  if (id == NULL || !g_str_has_prefix (id, "file:"))
    return FALSE;

  file = g_file_new_for_uri (id);

  return g_file_has_prefix (file, folder);
}

static const char *const sides[] = { "side-a", "side-b", NULL };

/* Until others were used: one in the middle and a short one. */
static const char *const first_others[] = { "citadel", "backstreets", NULL };

static void
offer (GPtrArray      *offered,
       TcBoardLibrary *library,
       const char     *id)
{
  TcBoardEntry *entry = tc_board_library_find (library, id);

  if (offered->len < TC_N_OFFERED_BOARDS && entry != NULL && tc_board_entry_get_board (entry) != NULL &&
      !g_ptr_array_find (offered, entry, NULL))
    g_ptr_array_add (offered, g_object_ref (entry));
}

static void
offer_all (GPtrArray         *offered,
           TcBoardLibrary    *library,
           const char *const *ids)
{
  for (guint i = 0; ids[i] != NULL; i++)
    offer (offered, library, ids[i]);
}

GPtrArray *
tc_offered_boards_list (TcBoardLibrary    *library,
                        const char *const *played,
                        const char        *chosen)
{
  GPtrArray *offered = g_ptr_array_new_with_free_func (g_object_unref);
  TcBoardEntry *entry;

  g_return_val_if_fail (TC_IS_BOARD_LIBRARY (library), offered);

  offer_all (offered, library, sides);
  offer_all (offered, library, played);
  offer_all (offered, library, first_others);

  /* What is chosen comes first behind the sides, and the one that was used longest ago goes. */
  entry = tc_board_library_find (library, chosen);
  if (entry != NULL && !g_ptr_array_find (offered, entry, NULL))
    {
      g_ptr_array_set_size (offered, MIN ((int) offered->len, TC_N_OFFERED_BOARDS - 1));
      g_ptr_array_insert (offered, MIN ((int) offered->len, (int) G_N_ELEMENTS (sides) - 1), g_object_ref (entry));
    }

  return offered;
}
