/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-neighbour.h"

static char *
find_beside_us (const char *name)
{
  g_autofree char *ourselves = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = ourselves != NULL ? g_path_get_dirname (ourselves) : NULL;
  g_autofree char *program = folder != NULL ? g_build_filename (folder, name, NULL) : NULL;

  return program != NULL && g_file_test (program, G_FILE_TEST_IS_EXECUTABLE) ? g_steal_pointer (&program) : NULL;
}

char *
tc_neighbour_find (const char *name,
                   const char *variable)
{
  const char *chosen = g_getenv (variable);
  char *beside;

  if (chosen != NULL && chosen[0] != '\0')
    return g_strdup (chosen);

  beside = find_beside_us (name);

  return beside != NULL ? beside : g_find_program_in_path (name);
}
