/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <lab-statistics.h>
#include <stdatomic.h>

G_BEGIN_DECLS

/* How the program ends. */
typedef enum
{
  COMMAND_FINE = 0,
  COMMAND_FAILED = 1,         /* an illegal move, a wrong board, a file that could not be read or written */
  COMMAND_MISUSED = 2,        /* wrong arguments */
  COMMAND_INTERRUPTED = 130,  /* Ctrl+C, as shells have it */
} CommandStatus;

/* One of the program's jobs. */
typedef struct
{
  const char *name;
  const char *summary;        /* to be translated */
  CommandStatus (*run)(int    argc,
                       char **argv);
} Command;

/* Every command; ends with a row without name. */
extern const Command commands_all[];

CommandStatus command_balance       (int    argc,
                                     char **argv);
CommandStatus command_bench         (int    argc,
                                     char **argv);
CommandStatus command_generate      (int    argc,
                                     char **argv);
CommandStatus command_match         (int    argc,
                                     char **argv);
CommandStatus command_merge         (int    argc,
                                     char **argv);
CommandStatus command_playtest      (int    argc,
                                     char **argv);
CommandStatus command_play          (int    argc,
                                     char **argv);
CommandStatus command_report_boards (int    argc,
                                     char **argv);
CommandStatus command_report_bots   (int    argc,
                                     char **argv);
CommandStatus command_tune          (int    argc,
                                     char **argv);
CommandStatus command_validate      (int    argc,
                                     char **argv);
CommandStatus command_verify        (int    argc,
                                     char **argv);

/* Reads the arguments of a command: its name is argv[0], and whatever is no option must be wanted by an entry for G_OPTION_REMAINING. Explains
 * itself for --help and leaves the program then. Takes over @context. */
gboolean      command_parse         (GOptionContext *context,
                                     int             argc,
                                     char          **argv,
                                     GError        **error);

/* Says in one sentence on the standard error what is wrong. */
CommandStatus command_misused       (const char *name,
                                     GError     *error);
CommandStatus command_failed        (const char *name,
                                     GError     *error);

/* Becomes true when somebody presses Ctrl+C; the second time the signal ends the program. */
extern atomic_bool interrupt_asked;

void interrupt_watch (void);

/* "features 81.0 %, bubbles 2.0 %, drones 40.0 %" */
char *words_of_ends (const TurnRules     *rules,
                     const LabStatistics *statistics) G_GNUC_WARN_UNUSED_RESULT;

/* Prints a line of figures as the language writes them: with its own sign before the decimals, and a real minus. Not for names, which may hold points between digits. */
void  words_print   (const char *format,
                     ...) G_GNUC_PRINTF (1, 2);

/* A bar on the standard error while something takes its time; nothing at all where that is no terminal. */
typedef struct
{
  guint64  total;
  gint64   began;       /* microseconds */
  gint64   shown;
  gboolean is_shown;
} Progress;

void progress_begin  (Progress *self,
                      guint64   total);
void progress_update (Progress *self,
                      guint64   done);

/* Takes the bar away, for good or until the next update, so that something else can be said. */
void progress_clear  (Progress *self);
void progress_end    (Progress *self);

G_END_DECLS
