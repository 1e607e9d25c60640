/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubble-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "tc-bubble-picture.h"
#include "tc-bubbles-drawing.h"
#include "tc-piece-button.h"
#include "tc-ui-private.h"

/* Of a cell. */
#define LEAST_WIDTH 57.
#define USUAL_WIDTH 92.
#define MOST_WIDTH 180.
#define GAP 9                     /* between two bodies, at least */

/* Of a line: what must fit, and what is wanted. */
#define LEAST_COLUMNS 4
#define MOST_COLUMNS 6

/* Of a body. */
#define USUAL_HEIGHT 46.
#define USUAL_ROOM 107.           /* that a card has for it */
#define FINGER_HEIGHT 48.         /* where cells are narrow and so probably touched */
#define LEAST_HEIGHT 24.
#define PROPORTION (74. / 46)

static guint
count_lines (guint  n_bubbles,
             double width)
{
  const guint n_columns = CLAMP ((guint) (MAX (width, 0) / LEAST_WIDTH), 1, n_bubbles);

  return (n_bubbles + n_columns - 1) / n_columns;
}

/* What a body of that height needs with its tail and halo. */
static double
cell_height_for (double height,
                 double caption)
{
  return height * (1 + TC_BALLOON_TAIL) + TC_BUBBLE_HALO + caption;
}

/* Bubbles grow with their card, not because there are few of them. */
static double
best_height (double cell_width,
             double cell_height)
{
  if (cell_width < USUAL_WIDTH * .9 || cell_height < USUAL_ROOM * .9)
    return FINGER_HEIGHT;

  return CLAMP (cell_width / 2, USUAL_HEIGHT, USUAL_HEIGHT * MAX (1, cell_height / USUAL_ROOM));
}

TcBubbleGrid
tc_bubble_grid_new (guint  n_bubbles,
                    double width,
                    double height,
                    double caption)
{
  TcBubbleGrid self = { 0 };
  double room;

  if (n_bubbles == 0)
    return self;

  self.n_lines = count_lines (n_bubbles, width);
  self.n_columns = (n_bubbles + self.n_lines - 1) / self.n_lines;
  self.cell_width = MIN (width / self.n_columns, MOST_WIDTH);
  self.cell_height = height / self.n_lines;
  self.has_captions = self.cell_height >= cell_height_for (LEAST_HEIGHT, caption);
  room = (self.cell_height - TC_BUBBLE_HALO - (self.has_captions ? caption : 0)) / (1 + TC_BALLOON_TAIL);
  self.height = floor (MIN (room, best_height (self.cell_width, self.cell_height)));
  self.width = floor (MIN (self.cell_width - GAP, self.height * PROPORTION));
  /* What stands in a wide room stays together. */
  self.cell_width = MIN (self.cell_width, MAX (USUAL_WIDTH, self.width * USUAL_WIDTH / 74));

  return self;
}

/* How wide it is, and how high in a width: at least, and at best. */
static double
tc_bubble_grid_get_least_width (guint n_bubbles)
{
  return LEAST_WIDTH * MIN (n_bubbles, LEAST_COLUMNS);
}

static double
tc_bubble_grid_get_wanted_width (guint n_bubbles)
{
  return USUAL_WIDTH * MIN (n_bubbles, MOST_COLUMNS);
}

double
tc_bubble_grid_get_least_height (guint  n_bubbles,
                                 double width)
{
  return n_bubbles == 0 ? 0 : count_lines (n_bubbles, width) * ceil (cell_height_for (LEAST_HEIGHT, 0));
}

double
tc_bubble_grid_get_wanted_height (guint  n_bubbles,
                                  double width,
                                  double caption)
{
  return n_bubbles == 0 ? 0 : count_lines (n_bubbles, width) * ceil (cell_height_for (FINGER_HEIGHT, caption));
}

#define BREATH_MS 1600
#define BREATH_STEPS 40         /* more are not seen, and each is a frame */
#define POP_MS 140
#define SMALLEST_POP .86

/* The halo of a free bubble, and how far it breathes; that of the chosen one is stronger and stays. */
#define FREE_HALO .38
#define BREATH .22
#define CHOSEN_HALO .5
#define GOLD_LINE 3

typedef struct
{
  TcBubblePicture *picture;
  GtkLabel        *caption;
  GtkWidget       *button;      /* over the picture */
} Bubble;

struct _TcBubbleRow
{
  GtkWidget      parent_instance;

  TcBubblesScene scene;
  Bubble         bubbles[TC_MAX_BUBBLES];
  AdwAnimation  *breath;
  AdwAnimation  *pop;
  double         breath_share;  /* of a breath, 0 to 1 */
  double         pop_size;      /* of the chosen bubble, 1 at rest */
};

static guint bubble_chosen_signal;

G_DEFINE_FINAL_TYPE (TcBubbleRow, tc_bubble_row, GTK_TYPE_WIDGET)

static gboolean
glows (TcBubbleRow *self,
       guint        bubble)
{
  const TcBubbleLook look = tc_bubbles_scene_get_look (&self->scene, bubble);

  return self->scene.enabled && (look == TC_BUBBLE_FREE || look == TC_BUBBLE_CHOSEN);
}

static gboolean
has_free_bubble (TcBubbleRow *self)
{
  for (guint i = 0; i < self->scene.n_bubbles; i++)
    if (glows (self, i) && self->scene.chosen != (int) i)
      return TRUE;

  return FALSE;
}

/* They breathe while they are seen and something can be chosen. Where the desktop is to be still, an animation ends as it begins. */
static void
follow_breath (TcBubbleRow *self)
{
  const gboolean wanted = gtk_widget_get_mapped (GTK_WIDGET (self)) && has_free_bubble (self);

  if (wanted == tc_bubble_row_is_moving (self))
    return;
  if (wanted)
    adw_animation_play (self->breath);
  else
    adw_animation_reset (self->breath);
}

/* The colour of a caption is that of the tagger it speaks of. */
static void
colour_caption (TcBubbleRow *self,
                guint        bubble)
{
  const TcBubbleLook look = tc_bubbles_scene_get_look (&self->scene, bubble);
  const TurnPaint *paint = tc_bubbles_scene_get_owner_paint (&self->scene, bubble);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  if (look != TC_BUBBLE_FREE && paint != NULL)
    {
      const guint32 colour = turn_paint_stroke (paint, turn_theme_current ());

      pango_attr_list_insert (attributes, pango_attr_foreground_new ((guint16) ((colour >> 16 & 255) * 257), (guint16) ((colour >> 8 & 255) * 257),
                                                                     (guint16) ((colour & 255) * 257)));
      pango_attr_list_insert (attributes, pango_attr_weight_new (look == TC_BUBBLE_CHOSEN ? PANGO_WEIGHT_ULTRABOLD : PANGO_WEIGHT_BOLD));
    }
  gtk_label_set_attributes (self->bubbles[bubble].caption, attributes);
}

static void
refresh_bubble (TcBubbleRow *self,
                guint        number)
{
  Bubble *bubble = &self->bubbles[number];
  const TcBubbleFace face = {
    .value = self->scene.values[number],
    .look = tc_bubbles_scene_get_look (&self->scene, number),
    .own = self->scene.paints[self->scene.seat],
    .owner = tc_bubbles_scene_get_owner_paint (&self->scene, number),
  };
  g_autofree char *caption = tc_bubbles_scene_caption (&self->scene, number);
  g_autofree char *label = tc_bubbles_scene_describe (&self->scene, number);

  tc_bubble_picture_set_face (bubble->picture, &face);
  gtk_label_set_label (bubble->caption, caption);
  gtk_widget_set_tooltip_text (GTK_WIDGET (bubble->caption), caption);
  gtk_widget_set_tooltip_text (bubble->button, label);
  colour_caption (self, number);
  tc_piece_button_update (TC_PIECE_BUTTON (bubble->button), label, face.look == TC_BUBBLE_CHOSEN, glows (self, number));
}

static void
refresh (TcBubbleRow *self)
{
  for (guint i = 0; i < TC_MAX_BUBBLES; i++)
    {
      const gboolean is_there = i < self->scene.n_bubbles;

      gtk_widget_set_visible (GTK_WIDGET (self->bubbles[i].picture), is_there);
      gtk_widget_set_visible (GTK_WIDGET (self->bubbles[i].caption), is_there);
      gtk_widget_set_visible (self->bubbles[i].button, is_there);
      if (is_there)
        refresh_bubble (self, i);
    }
  follow_breath (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
bubble_clicked (TcBubbleRow   *self,
                TcPieceButton *button)
{
  g_signal_emit (self, bubble_chosen_signal, 0, tc_piece_button_get_index (button));
}

static void
breath_moved (double   share,
              gpointer user_data)
{
  TcBubbleRow *self = user_data;
  const double step = floor (share * BREATH_STEPS) / BREATH_STEPS;

  if (self->breath_share == step)
    return;
  self->breath_share = step;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
pop_moved (double   size,
           gpointer user_data)
{
  TcBubbleRow *self = user_data;

  self->pop_size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static int
get_caption_height (TcBubbleRow *self)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (self->bubbles[0].caption), GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static TcBubbleGrid
get_grid (TcBubbleRow *self)
{
  return tc_bubble_grid_new (self->scene.n_bubbles, gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)),
                             get_caption_height (self));
}

/* The body of a bubble; lines that run from right to left begin at the right. */
static graphene_rect_t
get_body (TcBubbleRow        *self,
          const TcBubbleGrid *grid,
          guint               bubble)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const guint place = bubble % grid->n_columns, column = mirrored ? grid->n_columns - 1 - place : place;
  const double left = (gtk_widget_get_width (GTK_WIDGET (self)) - grid->n_columns * grid->cell_width) / 2;
  const double caption = grid->has_captions ? get_caption_height (self) : 0;
  const double slack = grid->cell_height - grid->height * (1 + TC_BALLOON_TAIL) - TC_BUBBLE_HALO - caption;

  return GRAPHENE_RECT_INIT ((float) floor (left + column * grid->cell_width + (grid->cell_width - grid->width) / 2),
                             (float) floor (bubble / grid->n_columns * grid->cell_height + TC_BUBBLE_HALO + MAX (slack, 0) / 2),
                             (float) grid->width, (float) grid->height);
}

static void
snapshot_ring (GtkSnapshot           *snapshot,
               const graphene_rect_t *body,
               double                 reach,
               double                 alpha)
{
  const GdkRGBA gold = turn_rgba (TURN_COLOUR_GOLD, alpha);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, body, (float) tc_balloon_radius (body->size.height));
  gsk_rounded_rect_shrink (&outline, (float) -reach, (float) -reach, (float) -reach, (float) -reach);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &gold, &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

/* A free bubble has a line of gold and a halo that breathes around it; the chosen one a halo alone. */
static void
snapshot_halo (TcBubbleRow           *self,
               GtkSnapshot           *snapshot,
               const graphene_rect_t *body,
               guint                  bubble)
{
  if (self->scene.chosen == (int) bubble)
    {
      snapshot_ring (snapshot, body, TC_BUBBLE_HALO, CHOSEN_HALO);
      return;
    }
  snapshot_ring (snapshot, body, TC_BUBBLE_HALO, FREE_HALO - BREATH * sin (2 * G_PI * self->breath_share));
  snapshot_ring (snapshot, body, GOLD_LINE, 1);
}

static void
snapshot_bubble (TcBubbleRow           *self,
                 GtkSnapshot           *snapshot,
                 const graphene_rect_t *body,
                 guint                  bubble)
{
  const float size = self->scene.chosen == (int) bubble ? (float) self->pop_size : 1;
  graphene_point_t middle;

  graphene_rect_get_center (body, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, size, size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
  if (glows (self, bubble))
    snapshot_halo (self, snapshot, body, bubble);
  gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->bubbles[bubble].picture), snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_widget_snapshot_child (GTK_WIDGET (self), self->bubbles[bubble].button, snapshot);
  gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->bubbles[bubble].caption), snapshot);
}

static void
tc_bubble_row_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TcBubbleRow *self = TC_BUBBLE_ROW (widget);
  const TcBubbleGrid grid = get_grid (self);

  for (guint i = 0; i < self->scene.n_bubbles; i++)
    {
      const graphene_rect_t body = get_body (self, &grid, i);

      snapshot_bubble (self, snapshot, &body, i);
    }
}

static void
tc_bubble_row_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  TcBubbleRow *self = TC_BUBBLE_ROW (widget);
  const guint n_bubbles = self->scene.n_bubbles;
  const int least_width = (int) tc_bubble_grid_get_least_width (n_bubbles), width = (int) tc_bubble_grid_get_wanted_width (n_bubbles);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = least_width;
      *natural = width;
      return;
    }
  *minimum = (int) tc_bubble_grid_get_least_height (n_bubbles, for_size < 0 ? width : for_size);
  *natural = (int) tc_bubble_grid_get_wanted_height (n_bubbles, for_size < 0 ? width : for_size, get_caption_height (self));
}

static GtkSizeRequestMode
tc_bubble_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
allocate_bubble (TcBubbleRow        *self,
                 const TcBubbleGrid *grid,
                 guint               number)
{
  const Bubble *bubble = &self->bubbles[number];
  const graphene_rect_t body = get_body (self, grid, number);
  const int x = (int) body.origin.x, y = (int) body.origin.y;
  const int width = (int) body.size.width, whole = (int) ceil (body.size.height * (1 + TC_BALLOON_TAIL));
  const int caption = get_caption_height (self), cell = (int) grid->cell_width;

  gtk_widget_measure (GTK_WIDGET (bubble->picture), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (bubble->picture), &(GtkAllocation) { x, y, width, whole }, -1);
  tc_piece_button_allocate (TC_PIECE_BUTTON (bubble->button), body.origin.x + body.size.width / 2., body.origin.y + body.size.height / 2.,
                            body.size.width, body.size.height);
  gtk_widget_set_child_visible (GTK_WIDGET (bubble->caption), grid->has_captions);
  if (!grid->has_captions)
    return;
  gtk_widget_measure (GTK_WIDGET (bubble->caption), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (bubble->caption), &(GtkAllocation) { x + (width - cell) / 2, y + whole, cell, caption }, -1);
}

static void
tc_bubble_row_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TcBubbleRow *self = TC_BUBBLE_ROW (widget);
  const TcBubbleGrid grid = get_grid (self);

  for (guint i = 0; i < self->scene.n_bubbles; i++)
    allocate_bubble (self, &grid, i);
}

static void
tc_bubble_row_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_bubble_row_parent_class)->map (widget);
  follow_breath (TC_BUBBLE_ROW (widget));
}

static void
tc_bubble_row_unmap (GtkWidget *widget)
{
  adw_animation_reset (TC_BUBBLE_ROW (widget)->breath);
  GTK_WIDGET_CLASS (tc_bubble_row_parent_class)->unmap (widget);
}

/* Light or dark: the captions are coloured by hand. */
static void
tc_bubble_row_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  TcBubbleRow *self = TC_BUBBLE_ROW (widget);

  GTK_WIDGET_CLASS (tc_bubble_row_parent_class)->css_changed (widget, change);
  for (guint i = 0; i < self->scene.n_bubbles; i++)
    colour_caption (self, i);
}

static void
tc_bubble_row_dispose (GObject *object)
{
  TcBubbleRow *self = TC_BUBBLE_ROW (object);
  GtkWidget *child;

  g_clear_object (&self->breath);
  g_clear_object (&self->pop);
  self->scene.n_bubbles = 0;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tc_bubble_row_parent_class)->dispose (object);
}

static void
tc_bubble_row_class_init (TcBubbleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_bubble_row_dispose;
  widget_class->css_changed = tc_bubble_row_css_changed;
  widget_class->get_request_mode = tc_bubble_row_get_request_mode;
  widget_class->map = tc_bubble_row_map;
  widget_class->measure = tc_bubble_row_measure;
  widget_class->size_allocate = tc_bubble_row_size_allocate;
  widget_class->snapshot = tc_bubble_row_snapshot;
  widget_class->unmap = tc_bubble_row_unmap;

  bubble_chosen_signal = g_signal_new ("bubble-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "bubblerow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_bubble (TcBubbleRow *self,
            guint        number)
{
  Bubble *bubble = &self->bubbles[number];

  bubble->picture = TC_BUBBLE_PICTURE (tc_bubble_picture_new (0, 0));
  bubble->caption = GTK_LABEL (gtk_label_new (NULL));
  bubble->button = tc_piece_button_new (number);
  gtk_label_set_ellipsize (bubble->caption, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (bubble->caption), "bubble-caption");
  gtk_widget_set_parent (GTK_WIDGET (bubble->picture), GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (bubble->caption), GTK_WIDGET (self));
  gtk_widget_set_parent (bubble->button, GTK_WIDGET (self));
  g_signal_connect_object (bubble->button, "clicked", G_CALLBACK (bubble_clicked), self, G_CONNECT_SWAPPED);
}

static void
tc_bubble_row_init (TcBubbleRow *self)
{
  self->scene.chosen = -1;
  self->pop_size = 1;
  for (guint i = 0; i < TC_MAX_BUBBLES; i++)
    add_bubble (self, i);
  self->breath = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, BREATH_MS, adw_callback_animation_target_new (breath_moved, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->breath), ADW_LINEAR);
  adw_timed_animation_set_repeat_count (ADW_TIMED_ANIMATION (self->breath), 0);
  self->pop = adw_timed_animation_new (GTK_WIDGET (self), SMALLEST_POP, 1, POP_MS, adw_callback_animation_target_new (pop_moved, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->pop), ADW_EASE_OUT_BACK);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Networks"), -1);
  refresh (self);
}

void
tc_bubble_row_set_scene (TcBubbleRow          *self,
                         const TcBubblesScene *scene)
{
  gboolean chose;

  g_return_if_fail (TC_IS_BUBBLE_ROW (self));
  g_return_if_fail (scene->n_bubbles <= TC_MAX_BUBBLES && scene->seat < TC_MAX_SEATS);

  if (memcmp (&self->scene, scene, sizeof *scene) == 0)
    return;

  chose = scene->chosen >= 0 && scene->chosen != self->scene.chosen;
  self->scene = *scene;
  refresh (self);
  if (chose)
    adw_animation_play (self->pop);
}

GtkWidget *
tc_bubble_row_get_bubble (TcBubbleRow *self,
                          guint        bubble)
{
  g_return_val_if_fail (TC_IS_BUBBLE_ROW (self) && bubble < TC_MAX_BUBBLES, NULL);

  return self->bubbles[bubble].button;
}

gboolean
tc_bubble_row_is_moving (TcBubbleRow *self)
{
  g_return_val_if_fail (TC_IS_BUBBLE_ROW (self), FALSE);

  return adw_animation_get_state (self->breath) == ADW_ANIMATION_PLAYING;
}
