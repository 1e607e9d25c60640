/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-stage.h"

#include <math.h>

#include "tce-stage-fields.h"

#define MINIMUM_WIDTH 260
#define MINIMUM_HEIGHT 220
#define NATURAL_WIDTH 480
#define NATURAL_HEIGHT 420

/* One direction of scrolling. */
typedef struct
{
  GtkAdjustment      *adjustment;
  GtkScrollablePolicy policy;
} Scroll;

struct _TceStage
{
  GtkWidget      parent_instance;

  TcBoardView   *view;
  TcBoardFile   *file;         /* what is shown, or NULL */
  TceStageFields fields;
  Scroll         across;
  Scroll         down;
  double         zoom;         /* 0: fit */
  double         shown_zoom;
  guint          zoom_report;  /* 0: everybody knows it */

  /* What is to stay where it is when the size changes: a place on the grid, in squares, and where it is on the stage. It is kept for as long as one
   * zooms at the same point, since a small city cannot be moved there before it is large enough. */
  gboolean       anchored;
  gboolean       anchor_kept;
  gboolean       configuring;  /* the scroll bars are being moved by us */
  double         anchor_column, anchor_row;
  double         anchor_x, anchor_y;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (TceStage, tce_stage, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  PROP_SHOWN_ZOOM = 1,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static double
text_scale (TceStage *self)
{
  int dpi = -1;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 0 ? CLAMP (dpi / 1024. / 96, .5, 3) : 1;
}

/* The view's size, which may be larger than the stage. */
static void
find_view_size (TceStage *self,
                int       width,
                int       height,
                int      *view_width,
                int      *view_height)
{
  const TcBoard *board = self->file != NULL ? tc_board_file_get_board (self->file) : NULL;
  int least;

  if (self->zoom > 0 && board != NULL)
    {
      tc_board_layout_size (board->n_rows, board->n_columns, (guint) round (self->zoom * TCE_USUAL_SIDE), text_scale (self),
                            view_width, view_height);
      return;
    }

  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  *view_width = MAX (width, least);
  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_VERTICAL, *view_width, &least, NULL, NULL, NULL);
  *view_height = MAX (height, least);
}

static double
scrolled_by (const Scroll *scroll)
{
  return scroll->adjustment != NULL ? gtk_adjustment_get_value (scroll->adjustment) : 0;
}

/* Where the view begins on the stage: scrolled, or in the middle. */
static double
offset_of (const Scroll *scroll,
           int           view_length,
           int           length)
{
  return view_length > length ? -round (scrolled_by (scroll)) : floor ((length - view_length) / 2.);
}

static void
configure (TceStage *self,
           Scroll   *scroll,
           double    value,
           int       view_length,
           int       length)
{
  double upper = MAX (view_length, length);

  self->configuring = TRUE;
  if (scroll->adjustment != NULL)
    gtk_adjustment_configure (scroll->adjustment, CLAMP (value, 0, upper - length), 0, upper, .1 * length, .9 * length, length);
  self->configuring = FALSE;
}

static void
scrolled (TceStage *self)
{
  if (self->configuring)
    return;

  self->anchor_kept = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
place_view (TceStage *self,
            double    x,
            double    y,
            int       width,
            int       height)
{
  gtk_widget_size_allocate (GTK_WIDGET (self->view), &(GtkAllocation) { (int) x, (int) y, width, height }, -1);
}

/* After the view was laid out anew, so that what was at the anchor is there again. */
static void
follow_anchor (TceStage *self,
               double   *across,
               double   *down)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);

  if (!self->anchored)
    return;

  *across = layout->grid.origin.x + self->anchor_column * layout->side - self->anchor_x;
  *down = layout->grid.origin.y + self->anchor_row * layout->side - self->anchor_y;
  self->anchored = FALSE;
}

static gboolean
report_zoom (gpointer user_data)
{
  TceStage *self = user_data;

  self->zoom_report = 0;
  g_object_notify (G_OBJECT (self), "shown-zoom");

  return G_SOURCE_REMOVE;
}

/* Who shows it changes its own size, which nobody may while sizes are given out. */
static void
update_shown_zoom (TceStage *self)
{
  double shown = tc_board_view_get_layout (self->view)->side / TCE_USUAL_SIDE;

  if (shown == self->shown_zoom)
    return;

  self->shown_zoom = shown;
  if (self->zoom_report == 0)
    self->zoom_report = g_idle_add (report_zoom, self);
}

static void
tce_stage_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TceStage *self = TCE_STAGE (widget);
  double across = scrolled_by (&self->across), down = scrolled_by (&self->down);
  int view_width, view_height;

  find_view_size (self, width, height, &view_width, &view_height);
  place_view (self, 0, 0, view_width, view_height);
  follow_anchor (self, &across, &down);
  configure (self, &self->across, across, view_width, width);
  configure (self, &self->down, down, view_height, height);
  place_view (self, offset_of (&self->across, view_width, width), offset_of (&self->down, view_height, height),
              view_width, view_height);
  tce_stage_fields_allocate (&self->fields, self->view);
  update_shown_zoom (self);
}

static void
tce_stage_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;

  *minimum = across ? MINIMUM_WIDTH : MINIMUM_HEIGHT;
  *natural = across ? NATURAL_WIDTH : NATURAL_HEIGHT;
}

/* The squares come first, then the values of the columns, then those of the rows. */
static gboolean
tce_stage_focus (GtkWidget       *widget,
                 GtkDirectionType direction)
{
  TceStage *self = TCE_STAGE (widget);
  const int n_fields = (int) self->fields.fields->len, by = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  int place = by > 0 ? -2 : n_fields;
  guint index;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (tce_stage_parent_class)->focus (widget, direction);

  if (child == GTK_WIDGET (self->view))
    place = -1;
  else if (child != NULL && g_ptr_array_find (self->fields.fields, child, &index))
    place = (int) index;

  for (place += by; place >= -1 && place < n_fields; place += by)
    {
      GtkWidget *next = place < 0 ? GTK_WIDGET (self->view) : g_ptr_array_index (self->fields.fields, place);

      if (gtk_widget_child_focus (next, direction))
        return TRUE;
    }

  return FALSE;
}

static gboolean
tce_stage_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TCE_STAGE (widget)->view));
}

static void
take_adjustment (TceStage      *self,
                 Scroll        *scroll,
                 GtkAdjustment *adjustment)
{
  if (scroll->adjustment != NULL)
    g_signal_handlers_disconnect_by_data (scroll->adjustment, self);
  g_set_object (&scroll->adjustment, adjustment);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled), self, G_CONNECT_SWAPPED);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
tce_stage_get_property (GObject    *object,
                        guint       property_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  TceStage *self = TCE_STAGE (object);

  switch (property_id)
    {
    case PROP_SHOWN_ZOOM:     g_value_set_double (value, self->shown_zoom); break;
    case PROP_HADJUSTMENT:    g_value_set_object (value, self->across.adjustment); break;
    case PROP_VADJUSTMENT:    g_value_set_object (value, self->down.adjustment); break;
    case PROP_HSCROLL_POLICY: g_value_set_enum (value, (int) self->across.policy); break;
    case PROP_VSCROLL_POLICY: g_value_set_enum (value, (int) self->down.policy); break;
    default:                  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_stage_set_property (GObject      *object,
                        guint         property_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  TceStage *self = TCE_STAGE (object);

  switch (property_id)
    {
    case PROP_HADJUSTMENT:    take_adjustment (self, &self->across, g_value_get_object (value)); break;
    case PROP_VADJUSTMENT:    take_adjustment (self, &self->down, g_value_get_object (value)); break;
    case PROP_HSCROLL_POLICY: self->across.policy = (GtkScrollablePolicy) g_value_get_enum (value); break;
    case PROP_VSCROLL_POLICY: self->down.policy = (GtkScrollablePolicy) g_value_get_enum (value); break;
    default:                  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_stage_dispose (GObject *object)
{
  TceStage *self = TCE_STAGE (object);

  g_clear_handle_id (&self->zoom_report, g_source_remove);
  tce_stage_fields_clear (&self->fields);
  if (self->view != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->view));
  self->view = NULL;
  g_clear_object (&self->across.adjustment);
  g_clear_object (&self->down.adjustment);
  g_clear_pointer (&self->file, tc_board_file_unref);

  G_OBJECT_CLASS (tce_stage_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  g_object_class_install_property (object_class, PROP_SHOWN_ZOOM,
                                   g_param_spec_double ("shown-zoom", NULL, NULL, 0, G_MAXDOUBLE, 0,
                                                        G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  g_object_class_override_property (object_class, PROP_HADJUSTMENT, "hadjustment");
  g_object_class_override_property (object_class, PROP_VADJUSTMENT, "vadjustment");
  g_object_class_override_property (object_class, PROP_HSCROLL_POLICY, "hscroll-policy");
  g_object_class_override_property (object_class, PROP_VSCROLL_POLICY, "vscroll-policy");
}

static void
tce_stage_class_init (TceStageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_stage_get_property;
  object_class->set_property = tce_stage_set_property;
  object_class->dispose = tce_stage_dispose;
  widget_class->size_allocate = tce_stage_size_allocate;
  widget_class->measure = tce_stage_measure;
  widget_class->focus = tce_stage_focus;
  widget_class->grab_focus = tce_stage_grab_focus;

  install_properties (object_class);
  tce_stage_fields_install_signals (widget_class);
  gtk_widget_class_set_css_name (widget_class, "stage");
}

static void
tce_stage_init (TceStage *self)
{
  self->view = TC_BOARD_VIEW (tc_board_view_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->view), GTK_WIDGET (self));
  tce_stage_fields_init (&self->fields, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

TcBoardView *
tce_stage_get_view (TceStage *self)
{
  g_return_val_if_fail (TCE_IS_STAGE (self), NULL);

  return self->view;
}

void
tce_stage_set_board_file (TceStage    *self,
                          TcBoardFile *file)
{
  TcBoardScene scene = { .file = file };
  const TcBoard *before, *after;

  g_return_if_fail (TCE_IS_STAGE (self));

  if (file == self->file)
    return;

  before = self->file != NULL ? tc_board_file_get_board (self->file) : NULL;
  after = file != NULL ? tc_board_file_get_board (file) : NULL;
  if (before == NULL || after == NULL || before->n_rows != after->n_rows || before->n_columns != after->n_columns)
    {
      self->anchor_kept = FALSE;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }

  g_clear_pointer (&self->file, tc_board_file_unref);
  self->file = file != NULL ? tc_board_file_ref (file) : NULL;
  tc_board_view_set_scene (self->view, file != NULL ? &scene : NULL);
  tce_stage_fields_update (&self->fields, self->view);
}

static void
anchor (TceStage *self,
        double    x,
        double    y)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  graphene_point_t in_view;

  self->anchored = self->anchor_kept && fabs (x - self->anchor_x) < 2 && fabs (y - self->anchor_y) < 2;
  if (self->anchored || layout->side <= 0 ||
      !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (self->view), &GRAPHENE_POINT_INIT ((float) x, (float) y), &in_view))
    return;

  self->anchored = self->anchor_kept = TRUE;
  self->anchor_column = (in_view.x - layout->grid.origin.x) / layout->side;
  self->anchor_row = (in_view.y - layout->grid.origin.y) / layout->side;
  self->anchor_x = x;
  self->anchor_y = y;
}

void
tce_stage_set_zoom (TceStage *self,
                    double    zoom,
                    double    x,
                    double    y)
{
  g_return_if_fail (TCE_IS_STAGE (self));

  if (zoom > 0)
    zoom = CLAMP (zoom, TCE_SMALLEST_ZOOM, TCE_LARGEST_ZOOM);
  anchor (self, x, y);
  self->zoom = zoom;

  /* The scrolled window has to look again whether it needs its bars. */
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

double
tce_stage_get_zoom (TceStage *self)
{
  g_return_val_if_fail (TCE_IS_STAGE (self), 0);

  return self->zoom;
}

double
tce_stage_get_shown_zoom (TceStage *self)
{
  g_return_val_if_fail (TCE_IS_STAGE (self), 0);

  return self->shown_zoom;
}

static void
reveal (Scroll *scroll,
        double  from,
        double  to)
{
  if (scroll->adjustment != NULL)
    gtk_adjustment_clamp_page (scroll->adjustment, from, to);
}

void
tce_stage_reveal_square (TceStage *self,
                         guint     row,
                         guint     column)
{
  graphene_rect_t square;

  g_return_if_fail (TCE_IS_STAGE (self));

  square = tc_board_layout_square (tc_board_view_get_layout (self->view), row, column);
  reveal (&self->across, square.origin.x, square.origin.x + square.size.width);
  reveal (&self->down, square.origin.y, square.origin.y + square.size.height);
}

gboolean
tce_stage_focus_value (TceStage     *self,
                       TcFeatureKind kind,
                       guint         index,
                       gboolean      high)
{
  GtkWidget *field;

  g_return_val_if_fail (TCE_IS_STAGE (self), FALSE);

  field = tce_stage_fields_find (&self->fields, kind, index, high);

  return field != NULL && gtk_widget_grab_focus (field);
}
