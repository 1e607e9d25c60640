/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <rt-view.h>

G_BEGIN_DECLS

#define RT_TYPE_DICE (rt_dice_get_type ())

/* The three dice of a player in a row; used ones lie on a pile and have left an empty place. */
G_DECLARE_FINAL_TYPE (RtDice, rt_dice, RT, DICE, GtkWidget)

/* With @action, which gets the number of a die from 1, they can be chosen; NULL: they are only looked at. */
GtkWidget *rt_dice_new     (const char *action) G_GNUC_WARN_UNUSED_RESULT;
void       rt_dice_show    (RtDice       *self,
                            const RtView *view,
                            guint         seat);

/* Each is a button, with a TurnDie in it. */
GtkWidget *rt_dice_get     (RtDice *self,
                            guint   die);

G_END_DECLS
