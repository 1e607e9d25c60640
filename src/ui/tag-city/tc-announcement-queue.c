/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-announcement-queue.h"

#include "turn-path.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

#define RADIUS 14
#define PADDING 8
#define N_GROOVES 12
#define LEAST_HEIGHT 80

struct _TcAnnouncementQueue
{
  AdwBin      parent_instance;

  GtkWidget  *box;
  GtkWidget  *rows[TC_MAX_ANNOUNCEMENTS];
  guint       n_rows;
  guint       n_shown;
  guint       timer;
  GdkTexture *vinyl;          /* or NULL: to be drawn */
};

enum
{
  ADVANCED,
  PRESSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcAnnouncementQueue, tc_announcement_queue, ADW_TYPE_BIN)

static void
draw_vinyl (cairo_t  *cr,
            double    width,
            double    height,
            TurnTheme theme,
            gpointer  user_data)
{
  const TurnColours colours = turn_colours (theme);

  turn_path_append_rounded (cr, 0, 0, width, height, RADIUS);
  cairo_clip (cr);
  gdk_cairo_set_source_rgba (cr, &colours.vinyl[1]);
  cairo_paint (cr);
  cairo_set_line_width (cr, 1);
  for (guint i = 1; i <= N_GROOVES; i++)
    {
      cairo_arc (cr, width / 2, height / 2, MAX (width, height) * .62 * i / N_GROOVES, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 1, 1, 1, i % 3 == 0 ? .07 : .035);
      cairo_stroke (cr);
    }
}

static void
tc_announcement_queue_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  TcAnnouncementQueue *self = TC_ANNOUNCEMENT_QUEUE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int scale = gtk_widget_get_scale_factor (widget);

  if (self->vinyl != NULL && (gdk_texture_get_width (self->vinyl) != width * scale || gdk_texture_get_height (self->vinyl) != height * scale))
    g_clear_object (&self->vinyl);
  if (self->vinyl == NULL)
    self->vinyl = turn_texture_draw (width, height, scale, turn_theme_current (), draw_vinyl, NULL);
  turn_texture_append (self->vinyl, snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GTK_WIDGET_CLASS (tc_announcement_queue_parent_class)->snapshot (widget, snapshot);
}

static GtkSizeRequestMode
tc_announcement_queue_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window knows nothing of heights that depend on widths. */
static void
tc_announcement_queue_measure (GtkWidget     *widget,
                               GtkOrientation orientation,
                               int            for_size,
                               int           *minimum,
                               int           *natural,
                               int           *minimum_baseline,
                               int           *natural_baseline)
{
  TcAnnouncementQueue *self = TC_ANNOUNCEMENT_QUEUE (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*minimum, LEAST_HEIGHT);
}

static void
tc_announcement_queue_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)), &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
theme_changed (TcAnnouncementQueue *self)
{
  g_clear_object (&self->vinyl);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
show_rows (TcAnnouncementQueue *self,
           guint                n_shown)
{
  self->n_shown = n_shown;
  for (guint i = 0; i < TC_MAX_ANNOUNCEMENTS; i++)
    {
      /* What is still to come has its place already. */
      gtk_widget_set_child_visible (self->rows[i], i < n_shown);
      tc_announcement_set_newest (TC_ANNOUNCEMENT (self->rows[i]), i + 1 == n_shown);
    }
}

/* Where not all papers have room, the newest is in sight. */
static void
scroll_to_newest (TcAnnouncementQueue *self)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (self)));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (self->rows[self->n_shown - 1], self->box, &bounds))
    gtk_adjustment_clamp_page (adjustment, (double) bounds.origin.y, (double) (bounds.origin.y + bounds.size.height) + PADDING);
}

static gboolean
row_is_due (gpointer user_data)
{
  TcAnnouncementQueue *self = user_data;
  gboolean goes_on;

  show_rows (self, self->n_shown + 1);
  scroll_to_newest (self);
  goes_on = self->n_shown < self->n_rows;
  if (!goes_on)
    self->timer = 0;
  g_signal_emit (self, signals[ADVANCED], 0);

  return goes_on ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
released (TcAnnouncementQueue *self)
{
  g_signal_emit (self, signals[PRESSED], 0);
}

static void
tc_announcement_queue_dispose (GObject *object)
{
  TcAnnouncementQueue *self = TC_ANNOUNCEMENT_QUEUE (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->vinyl);

  G_OBJECT_CLASS (tc_announcement_queue_parent_class)->dispose (object);
}

static void
tc_announcement_queue_class_init (TcAnnouncementQueueClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_announcement_queue_dispose;
  widget_class->get_request_mode = tc_announcement_queue_get_request_mode;
  widget_class->measure = tc_announcement_queue_measure;
  widget_class->size_allocate = tc_announcement_queue_size_allocate;
  widget_class->snapshot = tc_announcement_queue_snapshot;

  signals[ADVANCED] = g_signal_new ("advanced", TC_TYPE_ANNOUNCEMENT_QUEUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PRESSED] = g_signal_new ("pressed", TC_TYPE_ANNOUNCEMENT_QUEUE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "announcement-queue");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static GtkWidget *
new_rows (TcAnnouncementQueue *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < TC_MAX_ANNOUNCEMENTS; i++)
    {
      self->rows[i] = tc_announcement_new_row ();
      gtk_box_append (GTK_BOX (box), self->rows[i]);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, PADDING);
  gtk_widget_set_margin_bottom (box, PADDING);
  gtk_widget_set_margin_start (box, PADDING);
  gtk_widget_set_margin_end (box, PADDING);

  return box;
}

/* Where there is no room for all papers they can be scrolled. */
static void
tc_announcement_queue_init (TcAnnouncementQueue *self)
{
  AdwStyleManager *style_manager = adw_style_manager_get_default ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  self->box = new_rows (self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->box);
  /* The one that a bin comes with would measure the scrolled window. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  adw_bin_set_child (ADW_BIN (self), scroller);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (style_manager, "notify::dark", G_CALLBACK (theme_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style_manager, "notify::high-contrast", G_CALLBACK (theme_changed), self, G_CONNECT_SWAPPED);
}

void
tc_announcement_queue_say (TcAnnouncementQueue       *self,
                           const char                *label,
                           const TcAnnouncementScene *scenes,
                           guint                      n_scenes,
                           gboolean                   at_once)
{
  const gboolean moves = !at_once && n_scenes > 1 && adw_get_enable_animations (GTK_WIDGET (self));

  g_return_if_fail (TC_IS_ANNOUNCEMENT_QUEUE (self));
  g_return_if_fail (n_scenes > 0 && n_scenes <= TC_MAX_ANNOUNCEMENTS);

  g_clear_handle_id (&self->timer, g_source_remove);
  self->n_rows = n_scenes;
  for (guint i = 0; i < TC_MAX_ANNOUNCEMENTS; i++)
    tc_announcement_say (TC_ANNOUNCEMENT (self->rows[i]), i < n_scenes ? &scenes[i] : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  show_rows (self, moves ? 1 : n_scenes);
  if (moves)
    self->timer = g_timeout_add (TC_QUEUE_MILLISECONDS / n_scenes, row_is_due, self);
}

guint
tc_announcement_queue_get_n_shown (TcAnnouncementQueue *self)
{
  g_return_val_if_fail (TC_IS_ANNOUNCEMENT_QUEUE (self), 0);

  return self->n_shown;
}

gboolean
tc_announcement_queue_is_complete (TcAnnouncementQueue *self)
{
  g_return_val_if_fail (TC_IS_ANNOUNCEMENT_QUEUE (self), TRUE);

  return self->n_shown == self->n_rows;
}

void
tc_announcement_queue_complete (TcAnnouncementQueue *self)
{
  g_return_if_fail (TC_IS_ANNOUNCEMENT_QUEUE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  for (guint i = 0; i < self->n_rows; i++)
    turn_sticker_finish_animations (TURN_STICKER (self->rows[i]));
  if (self->n_shown == self->n_rows)
    return;
  show_rows (self, self->n_rows);
  g_signal_emit (self, signals[ADVANCED], 0);
}
