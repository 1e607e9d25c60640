/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-card-steps.h"

#include <math.h>

typedef struct
{
  GtkWidget *card;
  double     x, y;          /* of its middle */
  double     height;
} Place;

static void
collect (GtkWidget *root,
         GtkWidget *widget,
         GArray    *places)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (!GTK_IS_FLOW_BOX_CHILD (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
        collect (root, child, places);
      return;
    }
  if (gtk_widget_compute_bounds (widget, root, &bounds))
    {
      const Place place = {
        .card = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (widget)),
        .x = bounds.origin.x + bounds.size.width / 2,
        .y = bounds.origin.y + bounds.size.height / 2,
        .height = bounds.size.height,
      };

      g_array_append_val (places, place);
    }
}

static const Place *
get (GArray *places,
     guint   index)
{
  return &g_array_index (places, Place, index);
}

/* In the nearest line above or below, the one that is nearest sideways. */
static GtkWidget *
find_vertically (GArray *places,
                 guint   from,
                 int     sign)
{
  const Place *start = get (places, from), *best = NULL;

  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = get (places, i);
      const double down = sign * (place->y - start->y);
      const double best_down = best != NULL ? sign * (best->y - start->y) : G_MAXDOUBLE;

      if (down < start->height / 2)
        continue;
      if (down < best_down - 1 || (down < best_down + 1 && fabs (place->x - start->x) < fabs (best->x - start->x)))
        best = place;
    }

  return best != NULL ? best->card : NULL;
}

static GtkWidget *
find_in_order (GArray *places,
               int     index)
{
  return index >= 0 && index < (int) places->len ? get (places, (guint) index)->card : NULL;
}

GtkWidget *
tc_card_steps_find (GtkWidget *root,
                    GtkWidget *from,
                    guint      keyval)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  const int forwards = gtk_widget_get_direction (root) == GTK_TEXT_DIR_RTL ? -1 : 1;
  guint index;

  collect (root, root, places);
  for (index = 0; index < places->len; index++)
    if (get (places, index)->card == from)
      break;
  if (index == places->len)
    return NULL;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return find_in_order (places, (int) index - forwards);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return find_in_order (places, (int) index + forwards);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return find_vertically (places, index, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return find_vertically (places, index, 1);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return find_in_order (places, 0);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return find_in_order (places, (int) places->len - 1);
    default:
      return NULL;
    }
}

GtkWidget *
tc_card_steps_get_card (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_ancestor (widget, GTK_TYPE_FLOW_BOX_CHILD);

  return child != NULL ? gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)) : NULL;
}
