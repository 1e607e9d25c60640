/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the names of files end in. The long endings say that a file is JSON, and are the usual ones. The short ones are for where the programs
 * run in a sandbox: the desktop outside then takes whatever ends in ".json" for JSON alone, and a double click would open a text editor. */
typedef enum
{
  TURN_FILE_KIND_BOARD,
  TURN_FILE_KIND_RECORD,
} TurnFileKind;

/* For a dialog's filters. */
#define TURN_FILE_NAME_BOARDS "*.city.json *.tagcity"
#define TURN_FILE_NAME_RECORDS "*.tagrecord.json *.tagrecord"

gboolean turn_file_name_is      (const char  *name,
                                 TurnFileKind kind);

/* A name to propose for a new file, such as "two-banks.city.json". */
char    *turn_file_name_propose (const char  *stem,
                                 TurnFileKind kind) G_GNUC_WARN_UNUSED_RESULT;

/* The name with the usual ending if it has neither of the two; what was begun of one counts: "harbour.json" becomes "harbour.city.json". */
char    *turn_file_name_complete (const char  *name,
                                  TurnFileKind kind) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
