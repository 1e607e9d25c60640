/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-fold.h"

#define MAX_CHILDREN 4
#define LEAST_BESIDE 290        /* so wide it may be side by side where it is low */

struct _TurnFold
{
  GtkWidget      parent_instance;

  TurnFoldPolicy policy;
  int            spacing;
  GtkWidget     *main;            /* the one that stays by TURN_FOLD_MAIN */
};

G_DEFINE_ENUM_TYPE (TurnFoldPolicy, turn_fold_policy,
                    G_DEFINE_ENUM_VALUE (TURN_FOLD_WHEN_LOW, "when-low"),
                    G_DEFINE_ENUM_VALUE (TURN_FOLD_SHARED, "shared"),
                    G_DEFINE_ENUM_VALUE (TURN_FOLD_FIRST_GROWS, "first-grows"),
                    G_DEFINE_ENUM_VALUE (TURN_FOLD_LAST_GROWS, "last-grows"),
                    G_DEFINE_ENUM_VALUE (TURN_FOLD_MAIN, "main"))

G_DEFINE_FINAL_TYPE (TurnFold, turn_fold, GTK_TYPE_WIDGET)

enum
{
  PROP_POLICY = 1,
  PROP_SPACING,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* What the children that are visible need in one direction, each and together. */
typedef struct
{
  GtkWidget *children[MAX_CHILDREN];
  int        minimum[MAX_CHILDREN];
  int        natural[MAX_CHILDREN];
  int        n_children;
  int        gaps;              /* of all the spacing */
  int        largest_minimum;
  int        largest_natural;
  int        sum_minimum;       /* with the gaps */
  int        sum_natural;
} Needs;

/* @for_sizes: one a child, or NULL where that does not matter. */
static Needs
add_up (TurnFold      *self,
        GtkOrientation orientation,
        const int     *for_sizes)
{
  Needs needs = { 0 };

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      const int i = needs.n_children;

      if (!gtk_widget_should_layout (child) || i == MAX_CHILDREN)
        continue;

      gtk_widget_measure (child, orientation, for_sizes != NULL ? for_sizes[i] : -1, &needs.minimum[i], &needs.natural[i], NULL, NULL);
      needs.children[i] = child;
      needs.gaps = i * self->spacing;
      needs.largest_minimum = MAX (needs.largest_minimum, needs.minimum[i]);
      needs.largest_natural = MAX (needs.largest_natural, needs.natural[i]);
      needs.sum_minimum += needs.minimum[i];
      needs.sum_natural += needs.natural[i];
      needs.n_children++;
    }
  needs.sum_minimum += needs.gaps;
  needs.sum_natural += needs.gaps;

  return needs;
}

/* Whether all fit into a width, side by side. */
static gboolean
fits (TurnFold    *self,
      const Needs *across,
      int          width)
{
  if (width < 0)
    return TRUE;

  switch (self->policy)
    {
    case TURN_FOLD_WHEN_LOW: return width >= LEAST_BESIDE;
    case TURN_FOLD_SHARED:   return width >= across->n_children * across->largest_minimum + across->gaps;
    default:                 return width >= across->sum_natural;
    }
}

static void
share_equally (int  room,
               int  n_shares,
               int *shares)
{
  for (int i = 0; i < n_shares; i++)
    {
      shares[i] = room / (n_shares - i);
      room -= shares[i];
    }
}

static void
share_width (TurnFold    *self,
             const Needs *across,
             int          width,
             gboolean     beside,
             int         *widths)
{
  const int grows = self->policy == TURN_FOLD_FIRST_GROWS ? 0 : across->n_children - 1;

  for (int i = 0; i < across->n_children; i++)
    widths[i] = beside && width >= 0 ? across->natural[i] : width;
  if (!beside || width < 0 || across->n_children == 0)
    return;

  if (self->policy == TURN_FOLD_WHEN_LOW && widths[0] + across->minimum[1] + across->gaps <= width)
    widths[1] = width - across->gaps - widths[0];
  else if (self->policy == TURN_FOLD_SHARED || self->policy == TURN_FOLD_WHEN_LOW)
    share_equally (width - across->gaps, across->n_children, widths);
  else if (self->policy != TURN_FOLD_MAIN)
    widths[grows] = across->natural[grows] + width - across->sum_natural;
}

static void
measure_across (TurnFold *self,
                int      *minimum,
                int      *natural)
{
  const Needs across = add_up (self, GTK_ORIENTATION_HORIZONTAL, NULL);

  *minimum = across.largest_minimum;
  *natural = self->policy == TURN_FOLD_WHEN_LOW || self->policy == TURN_FOLD_SHARED ? across.largest_natural : across.sum_natural;
  if (self->policy == TURN_FOLD_MAIN)
    gtk_widget_measure (self->main, GTK_ORIENTATION_HORIZONTAL, -1, minimum, NULL, NULL, NULL);
}

/* The first keeps the height it likes; whether they stand side by side depends on the height that they get. */
static void
measure_low (TurnFold *self,
             int       width,
             int      *minimum,
             int      *natural)
{
  const Needs down = add_up (self, GTK_ORIENTATION_VERTICAL, NULL);

  *minimum = width >= LEAST_BESIDE ? MAX (down.natural[0], down.minimum[1]) : down.natural[0] + down.minimum[1];
  *natural = down.sum_natural;
}

static void
measure_down (TurnFold *self,
              int       width,
              int      *minimum,
              int      *natural)
{
  const Needs across = add_up (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  const gboolean beside = fits (self, &across, width);
  int widths[MAX_CHILDREN];
  Needs down;

  if (self->policy == TURN_FOLD_MAIN)
    {
      gtk_widget_measure (self->main, GTK_ORIENTATION_VERTICAL, beside ? -1 : width, minimum, natural, NULL, NULL);
      return;
    }
  share_width (self, &across, width, beside, widths);
  down = add_up (self, GTK_ORIENTATION_VERTICAL, widths);
  *minimum = beside ? down.largest_minimum : down.sum_minimum;
  *natural = beside ? down.largest_natural : down.sum_natural;
}

static void
turn_fold_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  TurnFold *self = TURN_FOLD (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_across (self, minimum, natural);
  else if (self->policy == TURN_FOLD_WHEN_LOW)
    measure_low (self, for_size, minimum, natural);
  else
    measure_down (self, for_size, minimum, natural);
}

static void
allocate_beside (TurnFold    *self,
                 const Needs *across,
                 const int   *widths,
                 int          width,
                 int          height)
{
  const gboolean from_right = self->policy != TURN_FOLD_MAIN && gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int x = self->policy == TURN_FOLD_MAIN ? (width - across->sum_natural) / 2 : 0;

  for (int i = 0; i < across->n_children; i++)
    {
      gtk_widget_size_allocate (across->children[i], &(GtkAllocation) { from_right ? width - x - widths[i] : x, 0, widths[i], height }, -1);
      x += widths[i] + self->spacing;
    }
}

static void
allocate_below (TurnFold  *self,
                const int *widths,
                int        width,
                int        height)
{
  const Needs down = add_up (self, GTK_ORIENTATION_VERTICAL, self->policy == TURN_FOLD_WHEN_LOW ? NULL : widths);
  gboolean shares = self->policy == TURN_FOLD_SHARED;
  int heights[MAX_CHILDREN], y = 0;

  share_equally (height - down.gaps, down.n_children, heights);
  for (int i = 0; i < down.n_children; i++)
    shares &= down.natural[i] <= heights[i];
  for (int i = 0; i < down.n_children; i++)
    {
      if (!shares)
        heights[i] = i < down.n_children - 1 ? down.natural[i] : MAX (0, height - y);
      gtk_widget_size_allocate (down.children[i], &(GtkAllocation) { 0, y, width, heights[i] }, -1);
      y += heights[i] + self->spacing;
    }
}

static void
allocate_main (TurnFold *self,
               gboolean  beside,
               int       width,
               int       height)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_child_visible (child, beside || child == self->main);
  if (!beside && gtk_widget_should_layout (self->main))
    gtk_widget_size_allocate (self->main, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
turn_fold_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  TurnFold *self = TURN_FOLD (widget);
  const Needs across = add_up (self, GTK_ORIENTATION_HORIZONTAL, NULL);
  gboolean beside = fits (self, &across, width);
  int widths[MAX_CHILDREN];

  if (self->policy == TURN_FOLD_WHEN_LOW)
    {
      const Needs down = add_up (self, GTK_ORIENTATION_VERTICAL, NULL);

      beside = height < down.natural[0] + down.minimum[1];
    }
  share_width (self, &across, width, beside, widths);
  if (self->policy == TURN_FOLD_MAIN)
    allocate_main (self, beside, width, height);
  else if (!beside)
    allocate_below (self, widths, width, height);
  if (beside)
    allocate_beside (self, &across, widths, width, height);
}

static GtkSizeRequestMode
turn_fold_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_fold_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  TurnFold *self = TURN_FOLD (object);

  switch (id)
    {
    case PROP_POLICY:  self->policy = (TurnFoldPolicy) g_value_get_enum (value); break;
    case PROP_SPACING: self->spacing = g_value_get_int (value); break;
    default:           G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
turn_fold_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (turn_fold_parent_class)->dispose (object);
}

static void
turn_fold_class_init (TurnFoldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->set_property = turn_fold_set_property;
  object_class->dispose = turn_fold_dispose;
  widget_class->get_request_mode = turn_fold_get_request_mode;
  widget_class->measure = turn_fold_measure;
  widget_class->size_allocate = turn_fold_size_allocate;
  properties[PROP_POLICY] = g_param_spec_enum ("policy", NULL, NULL, TURN_TYPE_FOLD_POLICY, TURN_FOLD_FIRST_GROWS, flags);
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
turn_fold_init (TurnFold *self)
{
}

GtkWidget *
turn_fold_new (GtkWidget *first,
               GtkWidget *second)
{
  GtkWidget *self = g_object_new (TURN_TYPE_FOLD, "policy", TURN_FOLD_WHEN_LOW, NULL);

  gtk_widget_set_parent (first, self);
  gtk_widget_set_parent (second, self);

  return self;
}

GtkWidget *
turn_fold_new_row (GtkWidget *before,
                   GtkWidget *main,
                   GtkWidget *after)
{
  TurnFold *self = g_object_new (TURN_TYPE_FOLD, "policy", TURN_FOLD_MAIN, "spacing", 8, NULL);
  GtkWidget *const children[] = { before, main, after };

  self->main = main;
  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    if (children[i] != NULL)
      gtk_widget_set_parent (children[i], GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
