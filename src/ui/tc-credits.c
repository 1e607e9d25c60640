/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-credits.h"

#include <glib/gi18n.h>

static void
add (AdwAboutWindow *about,
     const char     *title,
     const char     *name)
{
  const char *names[] = { name, NULL };

  adw_about_window_add_credit_section (about, title, names);
}

void
tc_credits_add (AdwAboutWindow *about)
{
  g_return_if_fail (ADW_IS_ABOUT_WINDOW (about));

  add (about, _("Tag City designed by"), "Robin David");
  add (about, _("Tag City published by"), "RUNES Editions");
  add (about, _("Roll Tag designed by"), "Pat Roughan");
  add (about, _("Roll Tag published by"), "Starcap Games LLC, 2015");
  /* Translators: the heading above where the rules of the card game TAG come from. */
  add (about, _("TAG adapted from"), _("A public rule sheet without an author’s name"));
}
