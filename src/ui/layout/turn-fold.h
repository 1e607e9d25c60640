/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* When the children stand side by side, and what happens where they do not. */
typedef enum
{
  TC_FOLD_WHEN_LOW,     /* two, one below the other; side by side, half each, where it is too low for that */
  TC_FOLD_SHARED,       /* with equal shares, side by side or else one below the other; it always asks for the width of the widest alone */
  TC_FOLD_FIRST_GROWS,  /* side by side with the widths they like, the first with all that is left; else one below the other */
  TC_FOLD_LAST_GROWS,   /* the same, but the last one grows */
  TC_FOLD_MAIN,         /* side by side with the widths they like, in the middle; else only the main one is shown */
} TcFoldPolicy;

#define TC_TYPE_FOLD_POLICY (tc_fold_policy_get_type ())
GType tc_fold_policy_get_type (void);

#define TC_TYPE_FOLD (tc_fold_get_type ())

/* A few things side by side where there is room, otherwise one below the other. What is not visible takes no room. Properties, for templates: `policy`
 * and `spacing`. */
G_DECLARE_FINAL_TYPE (TcFold, tc_fold, TC, FOLD, GtkWidget)

/* By TC_FOLD_WHEN_LOW. */
GtkWidget *tc_fold_new     (GtkWidget * first,
                            GtkWidget * second) G_GNUC_WARN_UNUSED_RESULT;

/* By TC_FOLD_MAIN; @before and @after may be NULL. */
GtkWidget *tc_fold_new_row (GtkWidget *before,
                            GtkWidget *main,
                            GtkWidget *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
