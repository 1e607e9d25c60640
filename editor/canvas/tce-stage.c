/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-stage.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "tce-value-field.h"

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

/* The margins that stay while the city is scrolled. */
enum
{
  LEFT_COVER,
  RIGHT_COVER,
  TOP_COVER,
  N_COVERS,
};

/* A field over a value in the margins. */
typedef struct
{
  GtkWidget    *widget;       /* a TceValueField */
  TcFeatureKind kind;
  guint         index;
  gboolean      high;
} Field;

struct _TceStage
{
  GtkWidget    parent_instance;

  TcBoardView *view;
  TcBoardFile *file;           /* what is shown, or NULL */
  GArray      *fields;         /* of Field: high and low of the columns, then of the rows */
  Scroll       across;
  Scroll       down;
  double       zoom;           /* 0: fit */
  double       shown_zoom;
  guint        zoom_report;    /* 0: everybody knows it */

  /* What lies over the foot of the stage may come and go; the city is fitted and placed by the foot of the last time that its own room changed. */
  int          foot;
  int          placed_foot;
  gboolean     at_top;
  int          fitted_width, fitted_height;    /* of the stage; 0: to be fitted again */
  int          view_width, view_height;
  double       lead_x, lead_y;                 /* to the view, before it is scrolled */
  GtkWidget   *covers[N_COVERS];    /* under the headings that stay, so that nothing beneath is hit */

  /* What is to stay where it is when the size changes: a place on the grid, in squares, and where it is on the stage. It is kept for as long as one
   * zooms at the same point, since a small city cannot be moved there before it is large enough. */
  gboolean     anchored;
  gboolean     anchor_kept;
  gboolean     configuring;    /* the scroll bars are being moved by us */
  double       anchor_column, anchor_row;
  double       anchor_x, anchor_y;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (TceStage, tce_stage, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum
{
  VALUE_ENTERED,
  VALUE_FOCUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  PROP_SHOWN_ZOOM = 1,
  PROP_HADJUSTMENT,
  PROP_VADJUSTMENT,
  PROP_HSCROLL_POLICY,
  PROP_VSCROLL_POLICY,
};

static Field *
nth_field (TceStage *self,
           guint     place)
{
  return &g_array_index (self->fields, Field, place);
}

static Field *
find_field (TceStage  *self,
            GtkWidget *widget)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (nth_field (self, i)->widget == widget)
      return nth_field (self, i);

  return NULL;
}

static void
value_entered (TceStage  *self,
               int        value,
               GtkWidget *widget)
{
  const Field *field = find_field (self, widget);

  g_signal_emit (self, signals[VALUE_ENTERED], 0, (guint) field->kind, field->index, field->high, value);
}

static void
field_focused (TceStage           *self,
               GtkEventController *controller)
{
  const Field *field = find_field (self, gtk_event_controller_get_widget (controller));

  g_signal_emit (self, signals[VALUE_FOCUSED], 0, (guint) field->kind, field->index, field->high);
}

static char *
say_field (const Field *field)
{
  if (field->kind == TC_FEATURE_COLUMN)
    return g_strdup_printf (field->high ? _("Column %c, high value") : _("Column %c, low value"), 'A' + (int) field->index);

  return g_strdup_printf (field->high ? _("Row %u, high value") : _("Row %u, low value"), field->index + 1);
}

static void
add_field (TceStage             *self,
           const TcBoardFeature *feature,
           gboolean              high)
{
  const Field field = { g_object_new (TCE_TYPE_VALUE_FIELD, NULL), feature->kind, feature->index, high };
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *label = say_field (&field);

  tce_value_field_set_label (TCE_VALUE_FIELD (field.widget), label);
  gtk_widget_add_css_class (field.widget, "bare");
  if (!high)
    gtk_widget_add_css_class (field.widget, "low");
  g_signal_connect_swapped (field.widget, "entered", G_CALLBACK (value_entered), self);
  g_signal_connect_swapped (focus, "enter", G_CALLBACK (field_focused), self);
  gtk_widget_add_controller (field.widget, focus);
  gtk_widget_set_parent (field.widget, GTK_WIDGET (self));
  g_array_append_val (self->fields, field);
}

static void
clear_field (gpointer field)
{
  gtk_widget_unparent (((Field *) field)->widget);
}

static guint
count_wanted (const TcBoardContents *contents)
{
  guint n_wanted = 0;

  for (guint i = 0; contents != NULL && i < contents->n_features; i++)
    n_wanted += contents->features[i].kind != TC_FEATURE_DISTRICT ? 2 : 0;

  return n_wanted;
}

/* The focus would be lost with its field, so the fields stay for as long as they are the right ones. */
static gboolean
fields_fit (TceStage              *self,
            const TcBoardContents *contents)
{
  if (self->fields->len != count_wanted (contents))
    return FALSE;
  for (guint i = 0; i < self->fields->len; i++)
    if (tc_board_contents_find (contents, nth_field (self, i)->kind, nth_field (self, i)->index) == NULL)
      return FALSE;

  return TRUE;
}

static void
replace_fields (TceStage              *self,
                const TcBoardContents *contents)
{
  g_array_set_size (self->fields, 0);
  for (guint i = 0; contents != NULL && i < contents->n_features; i++)
    if (contents->features[i].kind != TC_FEATURE_DISTRICT)
      {
        add_field (self, &contents->features[i], TRUE);
        add_field (self, &contents->features[i], FALSE);
      }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Brings them in line with what the view shows. */
static void
update_fields (TceStage *self)
{
  const TcBoardContents *contents = tc_board_view_get_contents (self->view);

  if (!fields_fit (self, contents))
    replace_fields (self, contents);
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = nth_field (self, i);
      const TcValue value = tc_board_contents_find (contents, field->kind, field->index)->value;

      tce_value_field_set_value (TCE_VALUE_FIELD (field->widget), field->high ? value.high : value.low);
    }
}

/* The part of the stage that a margin takes when it stays in sight, and by how much it is moved for that; FALSE when all of it is seen anyway. */
static gboolean
find_cover (TceStage         *self,
            guint             cover,
            graphene_rect_t  *place,
            graphene_point_t *by)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  graphene_rect_t plate = layout->plate, grid = layout->grid;
  graphene_point_t offset = GRAPHENE_POINT_INIT (0, 0);

  if (layout->side <= 0 || !gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self), &offset, &offset))
    return FALSE;

  graphene_rect_offset (&plate, offset.x, offset.y);
  graphene_rect_offset (&grid, offset.x, offset.y);
  grid = GRAPHENE_RECT_INIT (grid.origin.x - (float) layout->street, grid.origin.y - (float) layout->street,
                             grid.size.width + 2 * (float) layout->street, grid.size.height + 2 * (float) layout->street);
  *by = GRAPHENE_POINT_INIT (0, 0);
  switch (cover)
    {
    case LEFT_COVER:
      by->x = -plate.origin.x;
      *place = GRAPHENE_RECT_INIT (0, MAX (0, plate.origin.y), grid.origin.x - plate.origin.x, plate.size.height);
      return by->x > 0;
    case RIGHT_COVER:
      by->x = (float) width - plate.origin.x - plate.size.width;
      *place = GRAPHENE_RECT_INIT (grid.origin.x + grid.size.width + by->x, MAX (0, plate.origin.y),
                                   plate.origin.x + plate.size.width - grid.origin.x - grid.size.width, plate.size.height);
      return by->x < 0;
    default:
      by->y = -plate.origin.y;
      *place = GRAPHENE_RECT_INIT (MAX (0, plate.origin.x), 0, plate.size.width, MIN (grid.origin.y - plate.origin.y, (float) height));
      return by->y > 0;
    }
}

static void
allocate_covers (TceStage *self)
{
  for (guint i = 0; i < N_COVERS; i++)
    {
      graphene_rect_t place;
      graphene_point_t by;
      const gboolean covered = find_cover (self, i, &place, &by);

      gtk_widget_set_child_visible (self->covers[i], covered);
      if (covered)
        gtk_widget_size_allocate (self->covers[i], &(GtkAllocation) {
        (int) place.origin.x, (int) place.origin.y, (int) ceil (place.size.width), (int) ceil (place.size.height)
      }, -1);
    }
}

static void
allocate_fields (TceStage *self)
{
  graphene_point_t offset = GRAPHENE_POINT_INIT (0, 0), by_row = offset, by_column = offset;
  graphene_rect_t place;

  if (!gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self), &offset, &offset))
    return;
  if (!find_cover (self, RIGHT_COVER, &place, &by_row))
    by_row = GRAPHENE_POINT_INIT (0, 0);
  if (!find_cover (self, TOP_COVER, &place, &by_column))
    by_column = GRAPHENE_POINT_INIT (0, 0);
  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = nth_field (self, i);
      const graphene_point_t *by = field->kind == TC_FEATURE_ROW ? &by_row : &by_column;
      const TcBoardSlot slot = tc_board_layout_slot (tc_board_view_get_layout (self->view), field->kind, field->index, field->high);
      const GtkAllocation at = { (int) (offset.x + by->x + slot.x - slot.width / 2), (int) (offset.y + by->y + slot.y - slot.height / 2),
                                 (int) slot.width, (int) slot.height };

      tce_value_field_set_font_size (TCE_VALUE_FIELD (field->widget), slot.font_size);
      gtk_widget_measure (field->widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (field->widget, &at, -1);
    }
}

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
  int least, natural;

  if (self->zoom > 0 && board != NULL)
    {
      tc_board_layout_size (board->n_rows, board->n_columns, (guint) round (self->zoom * TCE_USUAL_SIDE), text_scale (self),
                            view_width, view_height);
      return;
    }

  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  *view_width = MAX (width, least);
  gtk_widget_measure (GTK_WIDGET (self->view), GTK_ORIENTATION_VERTICAL, *view_width, &least, &natural, NULL, NULL);
  *view_height = MAX (self->at_top ? MIN (height, natural) : height, least);
}

static double
scrolled_by (const Scroll *scroll)
{
  return scroll->adjustment != NULL ? gtk_adjustment_get_value (scroll->adjustment) : 0;
}

/* What is free before a view that is smaller than its room: it lies in the middle. */
static double
lead_of (int view_length,
         int room)
{
  return MAX (0, floor ((room - view_length) / 2.));
}

/* Whatever lies over the foot, all of the view can be scrolled out from under it. */
static void
configure (TceStage *self,
           Scroll   *scroll,
           double    value,
           double    needed,
           int       length)
{
  double upper = MAX (needed, length);

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

/* Only when the stage, the grid or the zoom has another size, never because of what lies over the foot: nothing moves under the pointer. */
static void
fit (TceStage *self,
     int       width,
     int       height)
{
  if (width == self->fitted_width && height == self->fitted_height)
    return;

  self->placed_foot = MIN (self->foot, MAX (0, height - MINIMUM_HEIGHT));
  self->fitted_width = width;
  self->fitted_height = height;
  find_view_size (self, width, height - self->placed_foot, &self->view_width, &self->view_height);
}

/* After the view was laid out anew, so that what was at the anchor is there again. */
static void
follow_anchor (TceStage *self,
               double   *across,
               double   *down)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);

  *across += layout->grid.origin.x + self->anchor_column * layout->side - self->anchor_x;
  *down += layout->grid.origin.y + self->anchor_row * layout->side - self->anchor_y;
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
  double across, down;

  fit (self, width, height);
  self->lead_x = across = lead_of (self->view_width, width);
  self->lead_y = down = self->at_top ? 0 : lead_of (self->view_height, height - self->placed_foot);
  place_view (self, 0, 0, self->view_width, self->view_height);
  if (self->anchored)
    follow_anchor (self, &across, &down);
  else
    {
      across = scrolled_by (&self->across);
      down = scrolled_by (&self->down);
    }
  configure (self, &self->across, across, self->lead_x + self->view_width, width);
  configure (self, &self->down, down, self->lead_y + self->view_height + self->foot, height);
  place_view (self, self->lead_x - round (scrolled_by (&self->across)), self->lead_y - round (scrolled_by (&self->down)),
              self->view_width, self->view_height);
  allocate_covers (self);
  allocate_fields (self);
  update_shown_zoom (self);
}

/* The margins that stay are the view once more, moved and cut to them; the node is the same, so it costs next to nothing. */
static void
snapshot_cover (TceStage    *self,
                GtkSnapshot *snapshot,
                guint        cover)
{
  graphene_rect_t place;
  graphene_point_t by;

  if (!find_cover (self, cover, &place, &by))
    return;

  gtk_snapshot_push_clip (snapshot, &place);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &by);
  gtk_widget_snapshot_child (GTK_WIDGET (self), GTK_WIDGET (self->view), snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
tce_stage_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TceStage *self = TCE_STAGE (widget);

  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->view), snapshot);
  for (guint i = 0; i < N_COVERS; i++)
    snapshot_cover (self, snapshot, i);
  for (guint i = 0; i < self->fields->len; i++)
    gtk_widget_snapshot_child (widget, nth_field (self, i)->widget, snapshot);
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
  const int n_fields = (int) self->fields->len, by = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  int place = by > 0 ? -2 : n_fields;
  const Field *focused = find_field (self, child);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (tce_stage_parent_class)->focus (widget, direction);

  if (child == GTK_WIDGET (self->view))
    place = -1;
  else if (focused != NULL)
    place = (int) (focused - nth_field (self, 0));

  for (place += by; place >= -1 && place < n_fields; place += by)
    {
      GtkWidget *next = place < 0 ? GTK_WIDGET (self->view) : nth_field (self, (guint) place)->widget;

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
  g_clear_pointer (&self->fields, g_array_unref);
  for (guint i = 0; i < N_COVERS; i++)
    g_clear_pointer (&self->covers[i], gtk_widget_unparent);
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
  widget_class->snapshot = tce_stage_snapshot;
  widget_class->measure = tce_stage_measure;
  widget_class->focus = tce_stage_focus;
  widget_class->grab_focus = tce_stage_grab_focus;

  install_properties (object_class);
  signals[VALUE_ENTERED] = g_signal_new ("value-entered", TCE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                                         G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN, G_TYPE_INT);
  signals[VALUE_FOCUSED] = g_signal_new ("value-focused", TCE_TYPE_STAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                         G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_css_name (widget_class, "stage");
}

static void
tce_stage_init (TceStage *self)
{
  self->view = TC_BOARD_VIEW (tc_board_view_new ());
  gtk_widget_set_parent (GTK_WIDGET (self->view), GTK_WIDGET (self));
  for (guint i = 0; i < N_COVERS; i++)
    {
      self->covers[i] = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_set_parent (self->covers[i], GTK_WIDGET (self));
    }
  self->fields = g_array_new (FALSE, FALSE, sizeof (Field));
  g_array_set_clear_func (self->fields, clear_field);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

TcBoardView *
tce_stage_get_view (TceStage *self)
{
  g_return_val_if_fail (TCE_IS_STAGE (self), NULL);

  return self->view;
}

/* The scrolled window has to look again whether it needs its bars, too. */
static void
fit_again (TceStage *self)
{
  self->fitted_width = self->fitted_height = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
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
      fit_again (self);
    }

  g_clear_pointer (&self->file, tc_board_file_unref);
  self->file = file != NULL ? tc_board_file_ref (file) : NULL;
  tc_board_view_set_scene (self->view, file != NULL ? &scene : NULL);
  update_fields (self);
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
  fit_again (self);
}

void
tce_stage_set_foot (TceStage *self,
                    int       foot)
{
  g_return_if_fail (TCE_IS_STAGE (self));

  if (foot == self->foot)
    return;

  self->foot = foot;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tce_stage_set_at_top (TceStage *self,
                      gboolean  at_top)
{
  g_return_if_fail (TCE_IS_STAGE (self));

  if (at_top == self->at_top)
    return;

  self->at_top = at_top;
  self->fitted_width = self->fitted_height = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
tce_stage_get_foot (TceStage *self)
{
  g_return_val_if_fail (TCE_IS_STAGE (self), 0);

  return self->foot;
}

void
tce_stage_pan (TceStage *self,
               double    dx,
               double    dy)
{
  g_return_if_fail (TCE_IS_STAGE (self));

  if (self->across.adjustment != NULL)
    gtk_adjustment_set_value (self->across.adjustment, scrolled_by (&self->across) - dx);
  if (self->down.adjustment != NULL)
    gtk_adjustment_set_value (self->down.adjustment, scrolled_by (&self->down) - dy);
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
  const TcBoardLayout *layout;
  graphene_rect_t square;

  g_return_if_fail (TCE_IS_STAGE (self));

  layout = tc_board_view_get_layout (self->view);
  square = tc_board_layout_square (layout, row, column);
  graphene_rect_offset (&square, (float) self->lead_x, (float) self->lead_y);
  reveal (&self->across, square.origin.x - (layout->grid.origin.x - layout->plate.origin.x),
          square.origin.x + square.size.width + (layout->plate.origin.x + layout->plate.size.width -
                                                 layout->grid.origin.x - layout->grid.size.width));
  reveal (&self->down, square.origin.y - (layout->grid.origin.y - layout->plate.origin.y),
          square.origin.y + square.size.height + (float) self->foot);
}

gboolean
tce_stage_focus_value (TceStage     *self,
                       TcFeatureKind kind,
                       guint         index,
                       gboolean      high)
{
  g_return_val_if_fail (TCE_IS_STAGE (self), FALSE);

  for (guint i = 0; i < self->fields->len; i++)
    {
      const Field *field = nth_field (self, i);

      if (field->kind == kind && field->index == index && field->high == high)
        return gtk_widget_grab_focus (field->widget);
    }

  return FALSE;
}
