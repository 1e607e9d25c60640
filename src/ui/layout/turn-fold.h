/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* When the children stand side by side, and what happens where they do not. */
typedef enum
{
  TURN_FOLD_WHEN_LOW,     /* two, one below the other; side by side, the first as wide as it likes or else half each, where it is too low for that */
  TURN_FOLD_SHARED,       /* with equal shares, side by side or else one below the other as far as each has room enough; it always asks for the width of the widest alone */
  TURN_FOLD_FIRST_GROWS,  /* side by side with the widths they like, the first with all that is left; else one below the other */
  TURN_FOLD_LAST_GROWS,   /* the same, but the last one grows */
  TURN_FOLD_MAIN,         /* side by side with the widths they like, in the middle; else only the main one is shown */
} TurnFoldPolicy;

#define TURN_TYPE_FOLD_POLICY (turn_fold_policy_get_type ())
GType turn_fold_policy_get_type (void);

#define TURN_TYPE_FOLD (turn_fold_get_type ())

/* A few things side by side where there is room, otherwise one below the other. What is not visible takes no room. Properties, for templates: `policy`
 * and `spacing`. */
G_DECLARE_FINAL_TYPE (TurnFold, turn_fold, TURN, FOLD, GtkWidget)

/* By TURN_FOLD_WHEN_LOW. */
GtkWidget *turn_fold_new     (GtkWidget * first,
                              GtkWidget * second) G_GNUC_WARN_UNUSED_RESULT;

/* By TURN_FOLD_MAIN; @before and @after may be NULL. */
GtkWidget *turn_fold_new_row (GtkWidget *before,
                              GtkWidget *main,
                              GtkWidget *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
