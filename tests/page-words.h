/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* What is looked for on every page of a program: words that were never given to translators, with a catalogue of brackets in place of French
 * (tests/with-brackets), or French that has too little room. */
typedef enum
{
  PAGE_CHECK_BRACKETS,
  PAGE_CHECK_ROOM,
} PageCheckKind;

typedef struct
{
  PageCheckKind kind;
  int           width, height;     /* of the windows */
  guint         n_problems;        /* so far; each was told */
} PageCheck;

/* Windows get the one button that they have on phones and plain desktops. */
void page_check_init      (void);

void page_check_see       (PageCheck  *self,
                           const char *page,
                           GtkWidget  *root);

/* All pages of the window that tells about a program; @make returns such a window. Half of its words are the toolkit's own. */
void page_check_see_about (PageCheck *self,
                           GtkWindow *(*make)(void));
