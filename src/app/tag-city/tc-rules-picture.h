/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-rules-words.h>

G_BEGIN_DECLS

/* What a paragraph of the rules speaks of, a TcRulesPicture, shown by the widgets of the table as they are in a battle that has begun; NULL for no picture. */
GtkWidget *tc_rules_picture_new (guint picture);

G_END_DECLS
