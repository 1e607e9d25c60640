/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubbles.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tc-piece-button.h"
#include "tc-ui-private.h"
#include "tc-value-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

#define CHARACTER_SIZE 82
#define CHARACTER_HEIGHT 72     /* of its button: bubbles may reach over the hood */
#define MAX_GROWTH 1.5

struct _TcBubbles
{
  GtkWidget      parent_instance;

  TcBubblesScene scene;
  GtkWidget     *bubbles[TC_MAX_BUBBLES];
  GtkWidget     *character;     /* the button on it */
  GdkTexture    *picture;       /* of all but the figures, or NULL: to be drawn */
  TurnTheme      theme;         /* that it was drawn for */
};

enum
{
  BUBBLE_CHOSEN,
  NETWORKS_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcBubbles, tc_bubbles, GTK_TYPE_WIDGET)

static const TurnPaint *
own_paint (TcBubbles * self)
{
  return self->scene.paints[self->scene.seat];
}

static void
refresh (TcBubbles *self)
{
  for (guint i = 0; i < TC_MAX_BUBBLES; i++)
    {
      g_autofree char *label = NULL;
      TcBubbleLook look;

      gtk_widget_set_visible (self->bubbles[i], i < self->scene.n_bubbles);
      if (i >= self->scene.n_bubbles)
        continue;

      look = tc_bubbles_scene_get_look (&self->scene, i);
      label = tc_bubbles_scene_describe (&self->scene, i);
      tc_piece_button_update (TC_PIECE_BUTTON (self->bubbles[i]), label, look == TC_BUBBLE_CHOSEN,
                              self->scene.enabled && (look == TC_BUBBLE_FREE || look == TC_BUBBLE_CHOSEN));
    }

  gtk_widget_set_sensitive (self->character, self->scene.enabled);
  g_clear_object (&self->picture);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
character_clicked (TcBubbles *self)
{
  g_signal_emit (self, signals[NETWORKS_CHOSEN], 0);
}

static void
bubble_clicked (TcBubbles     *self,
                TcPieceButton *bubble)
{
  g_signal_emit (self, signals[BUBBLE_CHOSEN], 0, tc_piece_button_get_index (bubble));
}

static double
get_frame (TcBubbles *self,
           double    *x,
           double    *y)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double growth = MIN (MAX_GROWTH, MIN (width / TC_BUBBLES_WIDTH, height / TC_BUBBLES_HEIGHT));

  *x = (width - growth * TC_BUBBLES_WIDTH) / 2;
  *y = height - growth * TC_BUBBLES_HEIGHT;

  return growth;
}

static void
draw_strokes (TcBubbles           *self,
              cairo_t             *cr,
              guint                bubble,
              const TcBubblePlace *place,
              TurnTheme            theme)
{
  TcBubbleLook look = tc_bubbles_scene_get_look (&self->scene, bubble);
  GdkRGBA colour = turn_rgba (turn_paint_stroke (look == TC_BUBBLE_GONE ? tc_bubbles_scene_get_owner_paint (&self->scene, bubble) : own_paint (self), theme), 1);

  if (look == TC_BUBBLE_MINE)
    tc_loop_append (cr, place->x, place->y, .52 * place->width, .56 * place->height);
  else if (look == TC_BUBBLE_GONE)
    tc_cross_append (cr, place->x, place->y, .39 * place->height);
  else
    return;

  tc_marker_stroke (cr, &colour, 2.4, 1);
}

static void
draw_picture (cairo_t  *cr,
              double    width,
              double    height,
              TurnTheme theme,
              gpointer  user_data)
{
  TcBubbles *self = user_data;

  cairo_scale (cr, width / TC_BUBBLES_WIDTH, width / TC_BUBBLES_WIDTH);
  tc_character_draw (cr, own_paint (self), (TC_BUBBLES_WIDTH - CHARACTER_SIZE) / 2, TC_BUBBLES_HEIGHT - CHARACTER_SIZE,
                     CHARACTER_SIZE);
  for (guint i = 0; i < self->scene.n_bubbles; i++)
    {
      TcBubblePlace place = tc_bubble_locate (self->scene.n_bubbles, i);

      tc_bubble_draw (cr, &place, tc_bubbles_scene_get_look (&self->scene, i), own_paint (self), theme);
    }
}

/* In pixels of the screen, not of the drawing: letters that are scaled afterwards sit badly. */
static void
snapshot_figures (TcBubbles   *self,
                  GtkSnapshot *snapshot,
                  double       growth,
                  TurnTheme    theme)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  for (guint i = 0; i < self->scene.n_bubbles; i++)
    {
      TcBubblePlace place = tc_bubble_locate (self->scene.n_bubbles, i);
      TcBubbleLook look = tc_bubbles_scene_get_look (&self->scene, i);
      g_autofree char *text = tc_figure_text (self->scene.values[i]);
      GdkRGBA colour = turn_rgba (theme.dark ? 0xffffff : TURN_COLOUR_INK, look == TC_BUBBLE_GONE ? .4 : 1);

      if (look == TC_BUBBLE_CHOSEN)
        colour = turn_rgba (own_paint (self)->on, 1);
      tc_figure_snapshot (snapshot, context, text, growth * place.x, growth * place.y,
                          growth * (place.height < 28 ? 13 : 14.5), PANGO_WEIGHT_ULTRABOLD, &colour);
    }
}

static void
snapshot_strokes (TcBubbles   *self,
                  GtkSnapshot *snapshot,
                  TurnTheme    theme)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-6, -6, TC_BUBBLES_WIDTH + 12, TC_BUBBLES_HEIGHT + 12));

  for (guint i = 0; i < self->scene.n_bubbles; i++)
    {
      TcBubblePlace place = tc_bubble_locate (self->scene.n_bubbles, i);

      draw_strokes (self, cr, i, &place, theme);
    }
  cairo_destroy (cr);
}

static void
ensure_picture (TcBubbles *self,
                double     growth,
                TurnTheme  theme)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  int width = (int) (growth * TC_BUBBLES_WIDTH), height = (int) (growth * TC_BUBBLES_HEIGHT);

  if (self->picture != NULL &&
      (gdk_texture_get_width (self->picture) != width * scale || !turn_theme_equal (theme, self->theme)))
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = turn_texture_draw (width, height, scale, theme, draw_picture, self);
  self->theme = theme;
}

static void
tc_bubbles_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TcBubbles *self = TC_BUBBLES (widget);
  TurnTheme theme = turn_theme_current ();
  double x, y, growth = get_frame (self, &x, &y);

  if (own_paint (self) == NULL || growth <= 0)
    return;

  ensure_picture (self, growth, theme);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  turn_texture_append (self->picture, snapshot, widget,
                       &GRAPHENE_RECT_INIT (0, 0, (float) (growth * TC_BUBBLES_WIDTH), (float) (growth * TC_BUBBLES_HEIGHT)));
  snapshot_figures (self, snapshot, growth, theme);
  gtk_snapshot_scale (snapshot, (float) growth, (float) growth);
  snapshot_strokes (self, snapshot, theme);
  gtk_snapshot_restore (snapshot);

  GTK_WIDGET_CLASS (tc_bubbles_parent_class)->snapshot (widget, snapshot);
}

static void
tc_bubbles_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? TC_BUBBLES_WIDTH : TC_BUBBLES_HEIGHT);
  *minimum = *natural * 7 / 10;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_bubbles_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  TcBubbles *self = TC_BUBBLES (widget);
  double left, top, growth = get_frame (self, &left, &top);

  tc_piece_button_allocate (TC_PIECE_BUTTON (self->character), left + growth * TC_BUBBLES_WIDTH / 2,
                            top + growth * (TC_BUBBLES_HEIGHT - CHARACTER_HEIGHT / 2.), growth * CHARACTER_SIZE * .84, growth * CHARACTER_HEIGHT);
  for (guint i = 0; i < self->scene.n_bubbles; i++)
    {
      TcBubblePlace place = tc_bubble_locate (self->scene.n_bubbles, i);

      tc_piece_button_allocate (TC_PIECE_BUTTON (self->bubbles[i]), left + growth * place.x, top + growth * place.y,
                                growth * place.width, growth * place.height);
    }
}

static void
tc_bubbles_dispose (GObject *object)
{
  GtkWidget *child;

  g_clear_object (&TC_BUBBLES (object)->picture);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tc_bubbles_parent_class)->dispose (object);
}

static void
tc_bubbles_class_init (TcBubblesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_bubbles_dispose;
  widget_class->measure = tc_bubbles_measure;
  widget_class->size_allocate = tc_bubbles_size_allocate;
  widget_class->snapshot = tc_bubbles_snapshot;

  signals[BUBBLE_CHOSEN] = g_signal_new ("bubble-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[NETWORKS_CHOSEN] = g_signal_new ("networks-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "bubbles");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tc_bubbles_init (TcBubbles *self)
{
  self->scene.chosen = -1;
  self->character = tc_piece_button_new (TC_MAX_BUBBLES);
  gtk_widget_set_parent (self->character, GTK_WIDGET (self));
  g_signal_connect_swapped (self->character, "clicked", G_CALLBACK (character_clicked), self);
  tc_bubbles_set_label (self, _("Networks"));
  for (guint i = 0; i < TC_MAX_BUBBLES; i++)
    {
      self->bubbles[i] = tc_piece_button_new (i);
      gtk_widget_set_parent (self->bubbles[i], GTK_WIDGET (self));
      g_signal_connect_swapped (self->bubbles[i], "clicked", G_CALLBACK (bubble_clicked), self);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Networks"), -1);
  refresh (self);
}

GtkWidget *
tc_bubbles_new (void)
{
  return g_object_new (TC_TYPE_BUBBLES, NULL);
}

void
tc_bubbles_set_scene (TcBubbles            *self,
                      const TcBubblesScene *scene)
{
  g_return_if_fail (TC_IS_BUBBLES (self));
  g_return_if_fail (scene->n_bubbles <= TC_MAX_BUBBLES && scene->seat < TC_MAX_SEATS);

  if (memcmp (&self->scene, scene, sizeof *scene) == 0)
    return;

  self->scene = *scene;
  refresh (self);
}

GtkWidget *
tc_bubbles_get_bubble (TcBubbles *self,
                       guint      bubble)
{
  g_return_val_if_fail (TC_IS_BUBBLES (self) && bubble < TC_MAX_BUBBLES, NULL);

  return self->bubbles[bubble];
}

void
tc_bubbles_set_label (TcBubbles  *self,
                      const char *label)
{
  g_return_if_fail (TC_IS_BUBBLES (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->character), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

GtkWidget *
tc_bubbles_get_character (TcBubbles *self)
{
  g_return_val_if_fail (TC_IS_BUBBLES (self), NULL);

  return self->character;
}
