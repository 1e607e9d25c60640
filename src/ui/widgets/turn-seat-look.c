/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-seat-look.h"

const TurnPaint *
turn_seat_look_paint (TurnMatch *match,
                      guint      seat)
{
  const char *id = turn_match_get_seat (match, seat)->paint;
  const TurnPaint *paint = id != NULL ? turn_paint_find (id) : NULL;

  return paint != NULL ? paint : turn_paint_get (seat % TURN_N_PAINTS);
}

void
turn_seat_look_colour (GtkWidget       *widget,
                       const TurnPaint *paint)
{
  for (guint i = 0; i < TURN_N_PAINTS; i++)
    {
      g_autofree char *class = g_strconcat ("tagger-", turn_paint_get (i)->id, NULL);

      if (turn_paint_get (i) == paint)
        gtk_widget_add_css_class (widget, class);
      else
        gtk_widget_remove_css_class (widget, class);
    }
}
