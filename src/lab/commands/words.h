/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <lab-statistics.h>

G_BEGIN_DECLS

/* "features 81.0 %, bubbles 2.0 %, drones 40.0 %" */
char *words_of_ends (const TurnRules     *rules,
                     const LabStatistics *statistics) G_GNUC_WARN_UNUSED_RESULT;

/* Prints a line of figures as the language writes them: with its own sign before the decimals, and a real minus. Not for names, which may hold points between digits. */
void  words_print   (const char *format,
                     ...) G_GNUC_PRINTF (1, 2);

G_END_DECLS
