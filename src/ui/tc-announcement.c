/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-announcement.h"

#include <adwaita.h>
#include <math.h>
#include <pango/pangocairo.h>

#include "tc-avatar-drawing.h"
#include "tc-shadow.h"
#include "tc-texture-cache.h"

#define DEGREES (-1.4)
#define RADIUS 8.0
#define LINE 2.0
#define SLAP_MS 180
#define SLAP_GROWTH 0.25

/* The paper is smaller than the widget, so that it can lean; its shadow falls beyond. */
#define MARGIN 6
#define SHADOW_ROOM 20

/* On the paper. */
#define PADDING_X 16
#define PADDING_Y 10
#define SPACING 12
#define AVATAR_SIZE 40
#define MIN_WORDS_WIDTH 90

struct _TcAnnouncement
{
  GtkWidget      parent_instance;

  const TcPaint *paint;         /* or NULL: nothing to say */
  char          *title;
  char          *detail;        /* or NULL */
  char          *value;         /* or NULL */
  double         growth;        /* over its own size while it is slapped on, 0 at rest */
  AdwAnimation  *slap;
  GdkTexture    *picture;       /* or NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (TcAnnouncement, tc_announcement, GTK_TYPE_WIDGET)

/* What stands on the sticker, laid out for a width. */
typedef struct
{
  PangoLayout *title;
  PangoLayout *detail;
  PangoLayout *value;
  int          words_width;
  int          title_height;
  int          detail_height;
  int          value_width;
  int          value_height;
} Words;

static void
words_clear (Words *words)
{
  g_clear_object (&words->title);
  g_clear_object (&words->detail);
  g_clear_object (&words->value);
}

static PangoLayout *
new_layout (TcAnnouncement *self,
            const char     *text,
            double          size,
            PangoWeight     weight,
            int             width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text != NULL ? text : "");
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width >= 0)
    pango_layout_set_width (layout, width * PANGO_SCALE);

  return layout;
}

/* @width: of the paper, or -1 for one line each. */
static Words
lay_out (TcAnnouncement *self,
         int             width)
{
  Words words = { 0 };
  int title_width, detail_width;

  words.value = new_layout (self, self->value, 1.78, PANGO_WEIGHT_HEAVY, -1);
  pango_layout_get_pixel_size (words.value, &words.value_width, &words.value_height);
  words.words_width = width < 0 ? -1 : MAX (MIN_WORDS_WIDTH, width - 2 * PADDING_X - AVATAR_SIZE - SPACING -
                                            (self->value != NULL ? SPACING + words.value_width : 0));

  words.title = new_layout (self, self->title, 1.16, PANGO_WEIGHT_HEAVY, words.words_width);
  words.detail = new_layout (self, self->detail, .89, PANGO_WEIGHT_NORMAL, words.words_width);
  pango_layout_get_pixel_size (words.title, &title_width, &words.title_height);
  pango_layout_get_pixel_size (words.detail, &detail_width, &words.detail_height);
  if (self->detail == NULL)
    words.detail_height = 0;
  if (width < 0)
    words.words_width = MAX (title_width, detail_width);

  return words;
}

static void
slap_moved (double          growth,
            TcAnnouncement *self)
{
  self->growth = growth;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* As outlines: letters of a font that lean would dance on their line. */
static void
draw_words (cairo_t     *cr,
            PangoLayout *layout,
            double       x,
            double       y,
            guint32      colour,
            double       alpha)
{
  GdkRGBA rgba = tc_rgba (colour, alpha);

  cairo_move_to (cr, x, y);
  pango_cairo_layout_path (cr, layout);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_fill (cr);
}

static void
draw_paper (cairo_t *cr,
            double   width,
            double   height)
{
  GdkRGBA paper = tc_rgba (TC_COLOUR_PAPER, 1), ink = tc_rgba (TC_COLOUR_INK, 1);

  tc_rounded_append (cr, 0, 0, width, height, RADIUS);
  tc_shadow_draw (cr, 0, 5, 6, .3);
  tc_rounded_append (cr, 0, 0, width, height, RADIUS);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_fill (cr);
  tc_rounded_append (cr, LINE, LINE, width - 2 * LINE, height - 2 * LINE, RADIUS - LINE);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill (cr);
}

static void
draw (cairo_t *cr,
      double   width,
      double   height,
      TcTheme  theme,
      gpointer user_data)
{
  TcAnnouncement *self = user_data;
  double paper_width = width - 2 * (SHADOW_ROOM + MARGIN), paper_height = height - 2 * (SHADOW_ROOM + MARGIN);
  Words words = lay_out (self, (int) paper_width);
  double top = (paper_height - words.title_height - words.detail_height) / 2, left = PADDING_X + AVATAR_SIZE + SPACING;

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, DEGREES * G_PI / 180);
  cairo_translate (cr, -paper_width / 2, -paper_height / 2);
  draw_paper (cr, paper_width, paper_height);
  tc_avatar_draw (cr, self->paint, PADDING_X, (paper_height - AVATAR_SIZE) / 2, AVATAR_SIZE);
  draw_words (cr, words.title, left, top, TC_COLOUR_INK, 1);
  draw_words (cr, words.detail, left, top + words.title_height, TC_COLOUR_INK, .72);
  draw_words (cr, words.value, paper_width - PADDING_X - words.value_width, (paper_height - words.value_height) / 2,
              self->paint->ink, 1);
  words_clear (&words);
}

static void
tc_announcement_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (widget);
  int width = gtk_widget_get_width (widget) + 2 * SHADOW_ROOM, height = gtk_widget_get_height (widget) + 2 * SHADOW_ROOM;
  int scale = gtk_widget_get_scale_factor (widget);
  float growth = (float) (1 + self->growth);

  if (self->paint == NULL)
    return;

  if (self->picture != NULL && (gdk_texture_get_width (self->picture) != width * scale ||
                                gdk_texture_get_height (self->picture) != height * scale))
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = tc_texture_draw (width, height, scale, tc_theme_current (), draw, self);

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) width / 2 - SHADOW_ROOM, (float) height / 2 - SHADOW_ROOM));
  gtk_snapshot_scale (snapshot, growth, growth);
  tc_texture_append (self->picture, snapshot, widget,
                     &GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2, (float) width, (float) height));
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
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  Words words = lay_out (self, across || for_size < 0 ? -1 : for_size - 2 * MARGIN);
  int others = 2 * (MARGIN + PADDING_X) + AVATAR_SIZE + SPACING + (self->value != NULL ? SPACING + words.value_width : 0);

  *minimum = across ? others + MIN_WORDS_WIDTH
                    : 2 * (MARGIN + PADDING_Y) + MAX (AVATAR_SIZE, words.title_height + words.detail_height);
  *natural = across ? others + MAX (MIN_WORDS_WIDTH, words.words_width) : *minimum;
  *minimum_baseline = *natural_baseline = -1;
  words_clear (&words);
}

static GtkSizeRequestMode
tc_announcement_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Another font, perhaps. */
static void
tc_announcement_css_changed (GtkWidget         *widget,
                             GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (tc_announcement_parent_class)->css_changed (widget, change);
  g_clear_object (&TC_ANNOUNCEMENT (widget)->picture);
  gtk_widget_queue_resize (widget);
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
  g_clear_object (&TC_ANNOUNCEMENT (object)->slap);
  g_clear_object (&TC_ANNOUNCEMENT (object)->picture);

  G_OBJECT_CLASS (tc_announcement_parent_class)->dispose (object);
}

static void
tc_announcement_finalize (GObject *object)
{
  TcAnnouncement *self = TC_ANNOUNCEMENT (object);

  g_free (self->title);
  g_free (self->detail);
  g_free (self->value);

  G_OBJECT_CLASS (tc_announcement_parent_class)->finalize (object);
}

static void
tc_announcement_class_init (TcAnnouncementClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_announcement_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_announcement_finalize;
  widget_class->css_changed = tc_announcement_css_changed;
  widget_class->get_request_mode = tc_announcement_get_request_mode;
  widget_class->measure = tc_announcement_measure;
  widget_class->snapshot = tc_announcement_snapshot;
  widget_class->unmap = tc_announcement_unmap;

  gtk_widget_class_set_css_name (widget_class, "announcement");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
tc_announcement_init (TcAnnouncement *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) slap_moved, self, NULL);

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
replace (char      **string,
         const char *with)
{
  char *copy = g_strdup (with);

  g_free (*string);
  *string = copy;
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

  sentence = spoken != NULL ? g_strdup (spoken) : detail != NULL ? g_strdup_printf ("%s %s", title, detail) : g_strdup (title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);

  self->paint = paint;
  replace (&self->title, title);
  replace (&self->detail, detail);
  replace (&self->value, value);
  g_clear_object (&self->picture);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));

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
