/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-remote.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tc-piece-button.h"
#include "tc-remote-drawing.h"
#include "tc-ui-private.h"
#include "tc-value-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

/* It may grow with its room, but not beyond all bounds. */
#define MAX_GROWTH 1.5

struct _TcRemote
{
  GtkWidget         parent_instance;

  TcRemoteScene     scene;
  GtkWidget        *squares[TC_MAX_DRONES];
  TurnTextureCache *cache;
};

static guint drone_chosen_signal;

G_DEFINE_FINAL_TYPE (TcRemote, tc_remote, GTK_TYPE_WIDGET)

typedef enum
{
  SQUARE_USED,
  SQUARE_READY,     /* can be circled with the next drone */
  SQUARE_CHOSEN,
  SQUARE_LATER,
} SquareState;

static SquareState
state_of (const TcRemoteScene *scene,
          guint                drone)
{
  if ((scene->used & 1u << drone) != 0)
    return SQUARE_USED;
  if (scene->chosen == (int) drone)
    return SQUARE_CHOSEN;

  return scene->any_free || scene->next == (int) drone ? SQUARE_READY : SQUARE_LATER;
}

static char *
describe_square (const TcRemoteScene *scene,
                 guint                drone)
{
  g_autofree char *value = tc_figure_text (scene->values[drone]);
  SquareState state = state_of (scene, drone);

  /* Translators: a drone square and its value: “Drone 2, −2, used”. */
  return g_strdup_printf (state == SQUARE_USED ? _("Drone %u, %s, used") :
                          state == SQUARE_LATER ? _("Drone %u, %s, later") : _("Drone %u, %s, free"), drone + 1, value);
}

/* “Drones: 1 used, next costs 2”. */
static char *
describe_scene (const TcRemoteScene *self)
{
  guint n_used = 0;
  int value;

  for (guint i = 0; i < self->n_drones; i++)
    n_used += (self->used >> i) & 1;

  if (self->next < 0)
    return g_strdup_printf (ngettext ("Drones: %u used, none left", "Drones: %u used, none left", n_used), n_used);

  value = self->values[self->next];
  if (value > 0)
    /* Translators: how many drones a tagger has used, and what the next one brings. */
    return g_strdup_printf (ngettext ("Drones: %u used, next gives %d", "Drones: %u used, next gives %d", n_used), n_used, value);

  /* Translators: how many drones a tagger has used, and what the next one costs: “Drones: 1 used, next costs 2”. */
  return g_strdup_printf (ngettext ("Drones: %u used, next costs %d", "Drones: %u used, next costs %d", n_used), n_used, -value);
}

static void
refresh (TcRemote *self)
{
  g_autofree char *label = describe_scene (&self->scene);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  for (guint i = 0; i < TC_MAX_DRONES; i++)
    {
      g_autofree char *square = NULL;
      SquareState state;

      gtk_widget_set_visible (self->squares[i], i < self->scene.n_drones);
      if (i >= self->scene.n_drones)
        continue;

      state = state_of (&self->scene, i);
      square = describe_square (&self->scene, i);
      tc_piece_button_update (TC_PIECE_BUTTON (self->squares[i]), square, state == SQUARE_CHOSEN,
                              self->scene.enabled && (state == SQUARE_READY || state == SQUARE_CHOSEN));
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static double
get_frame (TcRemote *self,
           double   *x,
           double   *y)
{
  double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  double growth = MIN (MAX_GROWTH, MIN (width / TC_REMOTE_WIDTH, height / TC_REMOTE_HEIGHT));

  *x = (width - growth * TC_REMOTE_WIDTH) / 2;
  *y = (height - growth * TC_REMOTE_HEIGHT) / 2;

  return growth;
}

static void
square_clicked (TcRemote      *self,
                TcPieceButton *square)
{
  g_signal_emit (self, drone_chosen_signal, 0, tc_piece_button_get_index (square));
}

static void
remote_clicked (TcRemote *self)
{
  if (self->scene.enabled && self->scene.next >= 0)
    g_signal_emit (self, drone_chosen_signal, 0, (guint) self->scene.next);
}

static void
append_slot (GtkSnapshot   *snapshot,
             double         x,
             double         y,
             double         width,
             double         height,
             const GdkRGBA *fill,
             const GdkRGBA *line,
             float          line_width)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2), (float) width, (float) height);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, 7);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, fill, &bounds);
  gtk_snapshot_pop (snapshot);
  if (line_width > 0)
    gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { line_width, line_width, line_width, line_width },
                                (const GdkRGBA[4]) { *line, *line, *line, *line });
}

static void
snapshot_square (TcRemote    *self,
                 GtkSnapshot *snapshot,
                 guint        drone,
                 TurnTheme    theme)
{
  static const GdkRGBA nothing = { 0, 0, 0, 0 };
  guint32 fg = theme.dark ? 0xffffff : TURN_COLOUR_INK;
  double x, y, width, height;
  GdkRGBA fill, line;

  tc_remote_locate (self->scene.n_drones, drone, &x, &y, &width, &height);
  switch (state_of (&self->scene, drone))
    {
    case SQUARE_USED:
      fill = turn_rgba (self->scene.paint->body, .22);
      append_slot (snapshot, x, y, width, height, &fill, &nothing, 0);
      break;

    case SQUARE_CHOSEN:
      fill = turn_rgba (self->scene.paint->body, 1);
      append_slot (snapshot, x, y, width, height, &fill, &nothing, 0);
      break;

    case SQUARE_READY:
      fill = turn_rgba (theme.dark ? 0x55565f : 0xffffff, 1);
      line = turn_rgba (fg, theme.dark ? .3 : .35);
      append_slot (snapshot, x, y, width, height, &fill, &line, 1.5);
      break;

    case SQUARE_LATER:
    default:
      line = turn_rgba (fg, .15);
      append_slot (snapshot, x, y, width, height, &nothing, &line, 1);
    }
}

/* In pixels of the screen, not of the drawing: letters that are scaled afterwards sit badly. */
static void
snapshot_figure (TcRemote    *self,
                 GtkSnapshot *snapshot,
                 guint        drone,
                 double       growth,
                 TurnTheme    theme)
{
  g_autofree char *text = tc_figure_text (self->scene.values[drone]);
  SquareState state = state_of (&self->scene, drone);
  GdkRGBA colour = turn_rgba (theme.dark ? 0xffffff : TURN_COLOUR_INK, state == SQUARE_LATER ? .55 : 1);
  double x, y, width, height;

  if (state == SQUARE_CHOSEN)
    colour = turn_rgba (self->scene.paint->on, 1);
  tc_remote_locate (self->scene.n_drones, drone, &x, &y, &width, &height);
  tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text, growth * x, growth * y,
                      growth * (height < 24 ? 12 : 14), PANGO_WEIGHT_ULTRABOLD, &colour);
}

/* The loops around used squares, and a dashed one around the square that would be used. */
static void
snapshot_loops (TcRemote    *self,
                GtkSnapshot *snapshot,
                TurnTheme    theme)
{
  GdkRGBA colour = turn_rgba (turn_paint_stroke (self->scene.paint, theme), 1);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, TC_REMOTE_WIDTH, TC_REMOTE_HEIGHT));

  for (guint i = 0; i < self->scene.n_drones; i++)
    {
      SquareState state = state_of (&self->scene, i);
      double x, y, width, height;

      if (state != SQUARE_USED && state != SQUARE_CHOSEN)
        continue;

      tc_remote_locate (self->scene.n_drones, i, &x, &y, &width, &height);
      tc_loop_append (cr, x, y, .54 * width + (state == SQUARE_CHOSEN ? 2 : 0), .58 * height + (state == SQUARE_CHOSEN ? 2 : 0));
      cairo_set_dash (cr, (const double[]) { 4, 4 }, state == SQUARE_CHOSEN ? 2 : 0, 0);
      if (state == SQUARE_USED)
        tc_marker_stroke (cr, &colour, 2.5, 1);
      else
        {
          gdk_cairo_set_source_rgba (cr, &colour);
          cairo_set_line_width (cr, 2.2);
          cairo_stroke (cr);
        }
    }
  cairo_destroy (cr);
}

static void
snapshot_squares (TcRemote    *self,
                  GtkSnapshot *snapshot,
                  double       growth,
                  TurnTheme    theme)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) growth, (float) growth);
  for (guint i = 0; i < self->scene.n_drones; i++)
    snapshot_square (self, snapshot, i, theme);
  gtk_snapshot_restore (snapshot);

  for (guint i = 0; i < self->scene.n_drones; i++)
    snapshot_figure (self, snapshot, i, growth, theme);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, (float) growth, (float) growth);
  snapshot_loops (self, snapshot, theme);
  gtk_snapshot_restore (snapshot);
}

static void
draw_body (cairo_t  *cr,
           double    width,
           double    height,
           TurnTheme theme,
           gpointer  user_data)
{
  TcRemote *self = user_data;

  cairo_scale (cr, width / TC_REMOTE_WIDTH, width / TC_REMOTE_WIDTH);
  tc_remote_draw (cr, self->scene.n_drones, self->scene.paint, theme);
}

static void
tc_remote_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TcRemote *self = TC_REMOTE (widget);
  TurnTheme theme = turn_theme_current ();
  TurnTextureKey key = { 0, { self->scene.paint != NULL ? self->scene.paint->body : 0, self->scene.n_drones > 6 } };
  double x, y, growth = get_frame (self, &x, &y);
  GdkTexture *texture;

  if (self->scene.paint == NULL || growth <= 0)
    return;

  texture = turn_texture_cache_get (self->cache, &key, growth * TC_REMOTE_WIDTH, growth * TC_REMOTE_HEIGHT,
                                    gtk_widget_get_scale_factor (widget), theme, draw_body, self);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  turn_texture_append (texture, snapshot, widget,
                       &GRAPHENE_RECT_INIT (0, 0, (float) (growth * TC_REMOTE_WIDTH), (float) (growth * TC_REMOTE_HEIGHT)));
  snapshot_squares (self, snapshot, growth, theme);
  gtk_snapshot_restore (snapshot);

  GTK_WIDGET_CLASS (tc_remote_parent_class)->snapshot (widget, snapshot);
}

static void
tc_remote_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  *natural = (int) (orientation == GTK_ORIENTATION_HORIZONTAL ? TC_REMOTE_WIDTH : TC_REMOTE_HEIGHT);
  *minimum = *natural * 7 / 10;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_remote_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TcRemote *self = TC_REMOTE (widget);
  double left, top, growth = get_frame (self, &left, &top);

  for (guint i = 0; i < self->scene.n_drones; i++)
    {
      double x, y, square_width, square_height;

      tc_remote_locate (self->scene.n_drones, i, &x, &y, &square_width, &square_height);
      tc_piece_button_allocate (TC_PIECE_BUTTON (self->squares[i]), left + growth * x, top + growth * y,
                                growth * square_width, growth * square_height);
    }
}

static void
tc_remote_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tc_remote_parent_class)->dispose (object);
}

static void
tc_remote_finalize (GObject *object)
{
  turn_texture_cache_free (TC_REMOTE (object)->cache);

  G_OBJECT_CLASS (tc_remote_parent_class)->finalize (object);
}

static void
tc_remote_class_init (TcRemoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_remote_dispose;
  object_class->finalize = tc_remote_finalize;
  widget_class->measure = tc_remote_measure;
  widget_class->size_allocate = tc_remote_size_allocate;
  widget_class->snapshot = tc_remote_snapshot;

  drone_chosen_signal = g_signal_new ("drone-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "remote");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tc_remote_init (TcRemote *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->scene.next = self->scene.chosen = -1;
  self->cache = turn_texture_cache_new (2);
  for (guint i = 0; i < TC_MAX_DRONES; i++)
    {
      self->squares[i] = tc_piece_button_new (i);
      gtk_widget_set_parent (self->squares[i], GTK_WIDGET (self));
      g_signal_connect_swapped (self->squares[i], "clicked", G_CALLBACK (square_clicked), self);
    }

  g_signal_connect_swapped (click, "released", G_CALLBACK (remote_clicked), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  refresh (self);
}

GtkWidget *
tc_remote_new (void)
{
  return g_object_new (TC_TYPE_REMOTE, NULL);
}

void
tc_remote_set_scene (TcRemote            *self,
                     const TcRemoteScene *scene)
{
  g_return_if_fail (TC_IS_REMOTE (self));
  g_return_if_fail (scene->n_drones <= TC_MAX_DRONES);

  if (memcmp (&self->scene, scene, sizeof *scene) == 0)
    return;

  self->scene = *scene;
  refresh (self);
}

GtkWidget *
tc_remote_get_square (TcRemote *self,
                      guint     drone)
{
  g_return_val_if_fail (TC_IS_REMOTE (self) && drone < TC_MAX_DRONES, NULL);

  return self->squares[drone];
}

void
tc_remote_scene_init (TcRemoteScene *self,
                      const TcGame  *game,
                      const TcState *state,
                      guint          seat)
{
  memset (self, 0, sizeof *self);
  self->n_drones = game->board.n_drones;
  memcpy (self->values, game->board.drones, sizeof self->values);
  self->any_free = game->setup.free_drones;
  self->next = (gint8) tc_state_next_drone (game, state, seat);
  self->chosen = -1;
  for (guint i = 0; i < self->n_drones; i++)
    self->used |= (guint16) (tc_state_drone_used (state, seat, i) << i);
}
