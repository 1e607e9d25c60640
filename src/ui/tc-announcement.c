/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-announcement.h"

#include <adwaita.h>

#include "tc-avatar-drawing.h"
#include "tc-avatar.h"
#include "tc-shadow.h"
#include "tc-texture-cache.h"

#define DEGREES (-1.4f)
#define RADIUS 8.0
#define LINE 2.0
#define SHADOW_ROOM 20
#define SLAP_MS 180
#define SLAP_GROWTH 0.25

/* The paper is smaller than the widget, so that it can lean without being cut. */
#define MARGIN 6

struct _TcAnnouncement
{
  GtkWidget       parent_instance;

  GtkWidget      *box;
  GtkWidget      *avatar;
  GtkWidget      *title;
  GtkWidget      *detail;
  GtkWidget      *value;
  const TcPaint  *paint;        /* or NULL: nothing to say */
  double          growth;       /* over its own size while it is slapped on, 0 at rest */
  AdwAnimation   *slap;
  TcTextureCache *cache;
};

G_DEFINE_FINAL_TYPE (TcAnnouncement, tc_announcement, GTK_TYPE_WIDGET)

static void
slap_moved (double          growth,
            TcAnnouncement *self)
{
  self->growth = growth;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
draw_paper (cairo_t           *cr,
            double             width,
            double             height,
            TcTheme theme      G_GNUC_UNUSED,
            gpointer user_data G_GNUC_UNUSED)
{
  GdkRGBA paper = tc_rgba (TC_COLOUR_PAPER, 1), ink = tc_rgba (TC_COLOUR_INK, 1);
  double x = SHADOW_ROOM, y = SHADOW_ROOM, paper_width = width - 2 * x, paper_height = height - 2 * y;

  tc_rounded_append (cr, x, y, paper_width, paper_height, RADIUS);
  tc_shadow_draw (cr, 0, 5, 6, .3);
  tc_rounded_append (cr, x, y, paper_width, paper_height, RADIUS);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_fill (cr);
  tc_rounded_append (cr, x + LINE, y + LINE, paper_width - 2 * LINE, paper_height - 2 * LINE, RADIUS - LINE);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill (cr);
}

/* Shadow nodes do not turn well: the paper is a texture with its shadow in it. */
static void
snapshot_paper (TcAnnouncement        *self,
                GtkSnapshot           *snapshot,
                const graphene_rect_t *bounds)
{
  graphene_rect_t outer;
  TcTextureKey key = { 0 };
  GdkTexture *texture;

  graphene_rect_inset_r (bounds, -SHADOW_ROOM, -SHADOW_ROOM, &outer);
  texture = tc_texture_cache_get (self->cache, &key, outer.size.width, outer.size.height,
                                  gtk_widget_get_scale_factor (GTK_WIDGET (self)), tc_theme_current (), draw_paper, NULL);
  gtk_snapshot_append_texture (snapshot, texture, &outer);
}

static void
tc_announcement_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (widget);
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  float growth = (float) (1 + self->growth);

  if (self->paint == NULL)
    return;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  gtk_snapshot_rotate (snapshot, DEGREES);
  gtk_snapshot_scale (snapshot, growth, growth);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -height / 2));
  snapshot_paper (self, snapshot, &GRAPHENE_RECT_INIT (MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN));
  gtk_widget_snapshot_child (widget, self->box, snapshot);
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
  gtk_widget_measure (TC_ANNOUNCEMENT (widget)->box, orientation, for_size < 0 ? -1 : MAX (0, for_size - 2 * MARGIN),
                      minimum, natural, NULL, NULL);
  *minimum += 2 * MARGIN;
  *natural += 2 * MARGIN;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_announcement_size_allocate (GtkWidget   *widget,
                               int          width,
                               int          height,
                               int baseline G_GNUC_UNUSED)
{
  GtkAllocation room = { MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN };

  gtk_widget_size_allocate (TC_ANNOUNCEMENT (widget)->box, &room, -1);
}

static GtkSizeRequestMode
tc_announcement_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (TC_ANNOUNCEMENT (widget)->box);
}

static void
tc_announcement_unmap (GtkWidget *widget)
{
  tc_announcement_finish_animations (TC_ANNOUNCEMENT (widget));
  GTK_WIDGET_CLASS (tc_announcement_parent_class)->unmap (widget);
}

static void
tc_announcement_dispose (GObject *object)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (object);

  g_clear_object (&self->slap);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (tc_announcement_parent_class)->dispose (object);
}

static void
tc_announcement_finalize (GObject *object)
{
  tc_texture_cache_free (TC_ANNOUNCEMENT (object)->cache);

  G_OBJECT_CLASS (tc_announcement_parent_class)->finalize (object);
}

static void
tc_announcement_class_init (TcAnnouncementClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_announcement_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_announcement_finalize;
  widget_class->get_request_mode = tc_announcement_get_request_mode;
  widget_class->measure = tc_announcement_measure;
  widget_class->size_allocate = tc_announcement_size_allocate;
  widget_class->snapshot = tc_announcement_snapshot;
  widget_class->unmap = tc_announcement_unmap;

  gtk_widget_class_set_css_name (widget_class, "announcement");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static GtkWidget *
add_label (GtkWidget  *box,
           const char *class_name,
           gboolean    wraps)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), wraps);
  gtk_label_set_width_chars (GTK_LABEL (label), wraps ? 8 : -1);
  gtk_widget_add_css_class (label, class_name);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static void
build (TcAnnouncement *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (self->box, "paper");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));

  self->avatar = tc_avatar_new (40);
  gtk_box_append (GTK_BOX (self->box), self->avatar);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->title = add_label (words, "title", TRUE);
  self->detail = add_label (words, "detail", TRUE);
  self->value = add_label (self->box, "value", FALSE);
}

static void
tc_announcement_init (TcAnnouncement *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) slap_moved, self, NULL);

  self->cache = tc_texture_cache_new (1);
  build (self);
  self->slap = adw_timed_animation_new (GTK_WIDGET (self), SLAP_GROWTH, 0, SLAP_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->slap), ADW_EASE_OUT_BACK);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tc_announcement_new (void)
{
  return g_object_new (TC_TYPE_ANNOUNCEMENT, NULL);
}

static void
set_paint_class (TcAnnouncement *self,
                 const TcPaint  *paint)
{
  for (guint i = 0; i < TC_N_PAINTS; i++)
    {
      g_autofree char *name = g_strconcat ("tagger-", tc_paint_get (i)->id, NULL);

      if (paint == tc_paint_get (i))
        gtk_widget_add_css_class (GTK_WIDGET (self), name);
      else
        gtk_widget_remove_css_class (GTK_WIDGET (self), name);
    }
}

void
tc_announcement_say (TcAnnouncement *self,
                     const TcPaint  *paint,
                     const char     *title,
                     const char     *detail,
                     const char     *value,
                     const char     *spoken)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (TC_IS_ANNOUNCEMENT (self));
  g_return_if_fail (paint != NULL && title != NULL);

  self->paint = paint;
  set_paint_class (self, paint);
  tc_avatar_set_paint (TC_AVATAR (self->avatar), paint);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->detail), detail != NULL ? detail : "");
  gtk_widget_set_visible (self->detail, detail != NULL);
  gtk_label_set_label (GTK_LABEL (self->value), value != NULL ? value : "");
  gtk_widget_set_visible (self->value, value != NULL);

  sentence = spoken != NULL ? g_strdup (spoken) : detail != NULL ? g_strdup_printf ("%s %s", title, detail) : g_strdup (title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);

  tc_announcement_finish_animations (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self)))
    adw_animation_play (self->slap);
}

void
tc_announcement_clear (TcAnnouncement *self)
{
  g_return_if_fail (TC_IS_ANNOUNCEMENT (self));

  self->paint = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
tc_announcement_finish_animations (TcAnnouncement *self)
{
  g_return_if_fail (TC_IS_ANNOUNCEMENT (self));

  if (self->slap != NULL && adw_animation_get_state (self->slap) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->slap);
}
