/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-file-name.h"

#include <string.h>

static const struct { const char *usual, *in_sandbox; } endings[] = {
  [TURN_FILE_KIND_BOARD] = { ".city.json", ".tagcity" },
  [TURN_FILE_KIND_RECORD] = { ".tagrecord.json", ".tagrecord" },
};

gboolean
turn_file_name_is (const char  *name,
                   TurnFileKind kind)
{
  return g_str_has_suffix (name, endings[kind].usual) || g_str_has_suffix (name, endings[kind].in_sandbox);
}

static gboolean
is_in_sandbox (void)
{
  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
}

char *
turn_file_name_propose (const char  *stem,
                        TurnFileKind kind)
{
  return g_strconcat (stem, is_in_sandbox () ? endings[kind].in_sandbox : endings[kind].usual, NULL);
}

/* ".json" and then ".city", or whatever of it stands there. */
static void
drop_begun_ending (char *name)
{
  static const char *const parts[] = { ".", ".json", ".city", ".tagrecord", ".tagcity" };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      const gsize length = strlen (name), part = strlen (parts[i]);

      if (length > part && g_str_has_suffix (name, parts[i]))
        name[length - part] = '\0';
    }
}

char *
turn_file_name_complete (const char  *name,
                         TurnFileKind kind)
{
  g_autofree char *stem = g_strdup (name);

  if (turn_file_name_is (name, kind))
    return g_steal_pointer (&stem);

  drop_begun_ending (stem);

  return turn_file_name_propose (stem, kind);
}
