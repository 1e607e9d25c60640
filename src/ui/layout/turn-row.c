/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-row.h"

#define LEAST_WIDE 720          /* so much room lets the three stand side by side */
#define GAP 6

struct _TurnRow
{
  GtkWidget      parent_instance;

  TurnRowFolding folding;
  GtkWidget     *children[TURN_ROW_N_PLACES];    /* or NULL */
};

G_DEFINE_FINAL_TYPE (TurnRow, turn_row, GTK_TYPE_WIDGET)

typedef struct
{
  int least;
  int full;
} Extent;

static gboolean
is_there (TurnRow     *self,
          TurnRowPlace place)
{
  return self->children[place] != NULL && gtk_widget_should_layout (self->children[place]);
}

static Extent
measure_child (TurnRow       *self,
               TurnRowPlace   place,
               GtkOrientation orientation,
               int            for_size)
{
  Extent extent = { 0, 0 };

  if (is_there (self, place))
    gtk_widget_measure (self->children[place], orientation, for_size, &extent.least, &extent.full, NULL, NULL);

  return extent;
}

static Extent
larger (Extent a,
        Extent b)
{
  return (Extent) { MAX (a.least, b.least), MAX (a.full, b.full) };
}

static Extent
sum (Extent a,
     Extent b)
{
  const int gap = a.full > 0 && b.full > 0 ? GAP : 0;

  return (Extent) { a.least + b.least + gap, a.full + b.full + gap };
}

/* Between the least and the full extent, as @share of the difference allows. */
static int
extent_at (Extent extent,
           double share)
{
  return extent.least + (int) ((extent.full - extent.least) * CLAMP (share, 0, 1));
}

static double
share_for (Extent extent,
           int    size)
{
  return extent.full > extent.least ? (double) (size - extent.least) / (extent.full - extent.least) : 1;
}

/* Where the three stand: the middle in the middle if its neighbours let it. */
static void
divide_wide (TurnRow *self,
             int      width,
             int     *x,
             int     *end)
{
  const int start = measure_child (self, TURN_ROW_START, GTK_ORIENTATION_HORIZONTAL, -1).full;
  const int middle = measure_child (self, TURN_ROW_MIDDLE, GTK_ORIENTATION_HORIZONTAL, -1).full;
  const int finish = measure_child (self, TURN_ROW_END, GTK_ORIENTATION_HORIZONTAL, -1).full;

  *x = (width - middle) / 2;
  *end = *x + middle;
  if (*x < start || *end > width - finish)
    {
      *x = MIN (start, width / 2);
      *end = MAX (width - finish, *x);
    }
}

/* How wide the middle is when the sides share a column beside it. */
static int
divide_aside (TurnRow *self,
              int      width)
{
  const Extent middle = measure_child (self, TURN_ROW_MIDDLE, GTK_ORIENTATION_HORIZONTAL, -1);
  const Extent sides = larger (measure_child (self, TURN_ROW_START, GTK_ORIENTATION_HORIZONTAL, -1),
                               measure_child (self, TURN_ROW_END, GTK_ORIENTATION_HORIZONTAL, -1));

  if (sides.full == 0)
    return width;

  return extent_at (middle, share_for (sum (middle, sides), width));
}

static Extent
measure_width (TurnRow *self)
{
  const Extent start = measure_child (self, TURN_ROW_START, GTK_ORIENTATION_HORIZONTAL, -1);
  const Extent middle = measure_child (self, TURN_ROW_MIDDLE, GTK_ORIENTATION_HORIZONTAL, -1);
  const Extent end = measure_child (self, TURN_ROW_END, GTK_ORIENTATION_HORIZONTAL, -1);
  const int full = sum (sum (start, middle), end).full;

  if (self->folding == TURN_ROW_STACKS)
    return (Extent) { larger (larger (start, middle), end).least, full };
  if (self->folding == TURN_ROW_DROPS_MIDDLE)
    return (Extent) { sum (start, end).least, full };

  return (Extent) { sum (larger (start, end), middle).least, full };
}

/* Each as wide as it likes. */
static Extent
measure_wide_height (TurnRow *self)
{
  Extent all = { 0, 0 };

  for (TurnRowPlace place = TURN_ROW_START; place <= TURN_ROW_END; place++)
    {
      const int width = measure_child (self, place, GTK_ORIENTATION_HORIZONTAL, -1).full;

      all = larger (all, measure_child (self, place, GTK_ORIENTATION_VERTICAL, width));
    }

  return all;
}

static Extent
measure_height (TurnRow *self,
                int      width)
{
  const gboolean is_aside = self->folding == TURN_ROW_PUTS_ASIDE;
  int aside, column;
  Extent start, middle, end;

  if (width < 0 || width >= LEAST_WIDE)
    return measure_wide_height (self);

  aside = is_aside ? divide_aside (self, width) : width;
  column = is_aside && aside < width ? width - aside - GAP : width;
  start = measure_child (self, TURN_ROW_START, GTK_ORIENTATION_VERTICAL, column);
  end = measure_child (self, TURN_ROW_END, GTK_ORIENTATION_VERTICAL, column);
  if (self->folding == TURN_ROW_DROPS_MIDDLE)
    return larger (start, end);
  middle = measure_child (self, TURN_ROW_MIDDLE, GTK_ORIENTATION_VERTICAL, aside);

  return is_aside ? larger (middle, sum (start, end)) : sum (sum (start, middle), end);
}

static void
turn_row_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  TurnRow *self = TURN_ROW (widget);
  const Extent extent = orientation == GTK_ORIENTATION_HORIZONTAL ? measure_width (self) : measure_height (self, for_size);

  *minimum = extent.least;
  *natural = extent.full;
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate (TurnRow     *self,
          TurnRowPlace place,
          int          x,
          int          y,
          int          width,
          int          height)
{
  const gboolean from_right = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  if (is_there (self, place))
    gtk_widget_size_allocate (self->children[place],
                              &(GtkAllocation) { from_right ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x, y, width, height }, -1);
}

/* One below the other, each with its share of what is more than the least. */
static void
allocate_column (TurnRow            *self,
                 const TurnRowPlace *places,
                 guint               n_places,
                 int                 x,
                 int                 width,
                 int                 height)
{
  Extent extents[TURN_ROW_N_PLACES], all = { 0, 0 };
  double share;
  int y;

  for (guint i = 0; i < n_places; i++)
    all = sum (all, extents[i] = measure_child (self, places[i], GTK_ORIENTATION_VERTICAL, width));
  share = share_for (all, height);
  y = MAX (height - all.full, 0) / 2;
  for (guint i = 0; i < n_places; i++)
    {
      const int extent = extent_at (extents[i], share);

      allocate (self, places[i], x, y, width, extent);
      y += extent > 0 ? extent + GAP : 0;
    }
}

/* The sides keep to the edges, or have all the room that the middle leaves them. */
static void
allocate_wide (TurnRow *self,
               int      width,
               int      height)
{
  const int start_width = measure_child (self, TURN_ROW_START, GTK_ORIENTATION_HORIZONTAL, -1).full;
  const int end_width = measure_child (self, TURN_ROW_END, GTK_ORIENTATION_HORIZONTAL, -1).full;
  int x, end;

  divide_wide (self, width, &x, &end);
  allocate (self, TURN_ROW_MIDDLE, x, 0, end - x, height);
  if (self->folding == TURN_ROW_STACKS)
    {
      allocate (self, TURN_ROW_START, 0, 0, MIN (start_width, x), height);
      allocate (self, TURN_ROW_END, MAX (end, width - end_width), 0, MIN (end_width, width - end), height);
    }
  else
    {
      allocate (self, TURN_ROW_START, 0, 0, x, height);
      allocate (self, TURN_ROW_END, end, 0, width - end, height);
    }
}

static void
allocate_folded (TurnRow *self,
                 int      width,
                 int      height)
{
  static const TurnRowPlace all[] = { TURN_ROW_START, TURN_ROW_MIDDLE, TURN_ROW_END }, sides[] = { TURN_ROW_START, TURN_ROW_END };
  const int half = width / 2, aside = divide_aside (self, width);

  if (self->folding == TURN_ROW_STACKS)
    {
      allocate_column (self, all, G_N_ELEMENTS (all), 0, width, height);
    }
  else if (self->folding == TURN_ROW_DROPS_MIDDLE)
    {
      allocate (self, TURN_ROW_START, 0, 0, half, height);
      allocate (self, TURN_ROW_END, half, 0, width - half, height);
    }
  else
    {
      allocate (self, TURN_ROW_MIDDLE, 0, 0, aside, height);
      allocate_column (self, sides, G_N_ELEMENTS (sides), aside + GAP, MAX (width - aside - GAP, 0), height);
    }
}

static void
turn_row_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  TurnRow *self = TURN_ROW (widget);
  const gboolean is_wide = width >= LEAST_WIDE;

  if (self->children[TURN_ROW_MIDDLE] != NULL)
    gtk_widget_set_child_visible (self->children[TURN_ROW_MIDDLE], is_wide || self->folding != TURN_ROW_DROPS_MIDDLE);
  if (is_wide)
    allocate_wide (self, width, height);
  else
    allocate_folded (self, width, height);
}

static GtkSizeRequestMode
turn_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_row_dispose (GObject *object)
{
  TurnRow *self = TURN_ROW (object);

  for (guint i = 0; i < TURN_ROW_N_PLACES; i++)
    g_clear_pointer (&self->children[i], gtk_widget_unparent);

  G_OBJECT_CLASS (turn_row_parent_class)->dispose (object);
}

static void
turn_row_class_init (TurnRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_row_dispose;
  widget_class->get_request_mode = turn_row_get_request_mode;
  widget_class->measure = turn_row_measure;
  widget_class->size_allocate = turn_row_size_allocate;
}

static void
turn_row_init (TurnRow *self)
{
}

GtkWidget *
turn_row_new (TurnRowFolding folding)
{
  TurnRow *self = g_object_new (TURN_TYPE_ROW, NULL);

  self->folding = folding;

  return GTK_WIDGET (self);
}

void
turn_row_set_child (TurnRow     *self,
                    TurnRowPlace place,
                    GtkWidget   *child)
{
  g_return_if_fail (TURN_IS_ROW (self));
  g_return_if_fail (self->children[place] == NULL);

  self->children[place] = child;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}
