/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TC_TYPE_CREW_LAYOUT (tc_crew_layout_get_type ())

/* Lays out what stands on the card of a tagger. Its children are, in this order: board, name, figure, the unit of the figure, what they are doing, and
 * what they say. The lower the card, the fewer lines it has: first speech goes, then the unit, last the board; name, figure and doing are always
 * there, in three lines, in two or in one. */
G_DECLARE_FINAL_TYPE (TcCrewLayout, tc_crew_layout, TC, CREW_LAYOUT, GtkLayoutManager)

/* What all the cards beside each other want, so that their boards are of one size. */
typedef struct
{
  int name_width;
  int doing_width;
  int doing_height;
} TcCrewWants;

/* Adds what a widget with this layout wants. */
void tc_crew_wants_add        (TcCrewWants *self,
                               GtkWidget   *widget);

void tc_crew_layout_set_wants (TcCrewLayout *self,
                               TcCrewWants   wants);

G_END_DECLS
