/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-announcement.h"

#include <turn-words.h>

/* The paper is smaller than the widget, so that it can lean; its shadow falls beyond. */
#define SHADOW_ROOM 20

static const struct { double degrees; int margin; } leans[] = {
  [TC_ANNOUNCEMENT_STICKER] = { -1.2, 6 },
  [TC_ANNOUNCEMENT_ROW] = { -.4, 3 },
};

struct _TcAnnouncement
{
  TurnSticker        parent_instance;

  TcAnnouncementLook look;
  char              *spoken;
  gboolean           is_fresh;      /* to be slapped on as soon as it is seen */
};

G_DEFINE_FINAL_TYPE (TcAnnouncement, tc_announcement, TURN_TYPE_STICKER)

static int
margin_of (TcAnnouncement *self)
{
  return leans[self->look.kind].margin;
}

static void
tc_announcement_draw (TurnDrawn *drawn,
                      cairo_t   *cr,
                      double     width,
                      double     height,
                      TurnTheme  theme)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (drawn);
  const int around = 2 * (SHADOW_ROOM + margin_of (self));
  const double paper_width = width - around, paper_height = height - around;

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, leans[self->look.kind].degrees * G_PI / 180);
  cairo_translate (cr, -paper_width / 2, -paper_height / 2);
  tc_announcement_look_draw (&self->look, cr, gtk_widget_get_pango_context (GTK_WIDGET (self)), (int) paper_width, (int) paper_height);
}

static void
tc_announcement_extend (TurnDrawn *drawn,
                        int       *width,
                        int       *height)
{
  const gboolean is_said = TC_ANNOUNCEMENT (drawn)->look.paint != NULL;

  *width = is_said ? *width + 2 * SHADOW_ROOM : 0;
  *height += 2 * SHADOW_ROOM;
}

static void
tc_announcement_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (widget);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  int least, usual;

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (self->look.paint == NULL)
    return;

  tc_announcement_look_measure (&self->look, context, &least, &usual);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least + 2 * margin_of (self);
      *natural = usual + 2 * margin_of (self);
      return;
    }
  *minimum = *natural = 2 * margin_of (self)
                        + tc_announcement_look_height (&self->look, context,
                                                       for_size < 0 ? usual : MAX (least, for_size - 2 * margin_of (self)));
}

static GtkSizeRequestMode
tc_announcement_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
slap_on (TcAnnouncement *self)
{
  self->is_fresh = !gtk_widget_get_mapped (GTK_WIDGET (self));
  turn_sticker_slap (TURN_STICKER (self));
}

static void
tc_announcement_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_announcement_parent_class)->map (widget);
  if (TC_ANNOUNCEMENT (widget)->is_fresh)
    slap_on (TC_ANNOUNCEMENT (widget));
}

static void
tc_announcement_unmap (GtkWidget *widget)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (widget);

  /* What was hidden before anybody could see it is still to be slapped on. */
  self->is_fresh = self->is_fresh || turn_sticker_is_moving (TURN_STICKER (self));
  GTK_WIDGET_CLASS (tc_announcement_parent_class)->unmap (widget);
}

static void
tc_announcement_finalize (GObject *object)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (object);

  tc_announcement_look_clear (&self->look);
  g_free (self->spoken);

  G_OBJECT_CLASS (tc_announcement_parent_class)->finalize (object);
}

static void
tc_announcement_class_init (TcAnnouncementClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_announcement_finalize;
  widget_class->get_request_mode = tc_announcement_get_request_mode;
  widget_class->map = tc_announcement_map;
  widget_class->measure = tc_announcement_measure;
  widget_class->unmap = tc_announcement_unmap;

  TURN_DRAWN_CLASS (klass)->draw = tc_announcement_draw;
  TURN_DRAWN_CLASS (klass)->extend = tc_announcement_extend;
  TURN_STICKER_CLASS (klass)->growth = .25;
  gtk_widget_class_set_css_name (widget_class, "announcement");
}

static void
tc_announcement_init (TcAnnouncement *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tc_announcement_new_row (void)
{
  TcAnnouncement *self = g_object_new (TC_TYPE_ANNOUNCEMENT, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);

  self->look.kind = TC_ANNOUNCEMENT_ROW;

  return GTK_WIDGET (self);
}

void
tc_announcement_say (TcAnnouncement            *self,
                     const TcAnnouncementScene *scene)
{
  gboolean is_said;

  g_return_if_fail (TC_IS_ANNOUNCEMENT (self));

  gtk_widget_set_visible (GTK_WIDGET (self), scene != NULL);
  is_said = scene != NULL && self->look.paint != NULL && g_strcmp0 (self->spoken, scene->spoken) == 0;
  tc_announcement_look_clear (&self->look);
  if (scene == NULL)
    return;

  self->look.paint = scene->paint;
  self->look.name = g_strdup (scene->name);
  self->look.title = scene->title != NULL ? turn_words_together (scene->title) : NULL;
  self->look.detail = scene->detail != NULL ? turn_words_together (scene->detail) : NULL;
  self->look.sum = g_strdup (scene->sum);
  self->look.price = g_strdup (scene->price);
  self->look.chips = tc_chips_new (scene->chips, scene->n_chips);
  turn_drawn_redraw (TURN_DRAWN (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
  if (is_said)
    return;

  g_free (self->spoken);
  self->spoken = g_strdup (scene->spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->spoken, -1);
  slap_on (self);
}

void
tc_announcement_set_newest (TcAnnouncement *self,
                            gboolean        is_newest)
{
  g_return_if_fail (TC_IS_ANNOUNCEMENT (self));

  if (self->look.is_newest == is_newest)
    return;
  self->look.is_newest = is_newest;
  turn_drawn_redraw (TURN_DRAWN (self));
}
