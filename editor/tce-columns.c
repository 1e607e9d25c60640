/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-columns.h"

struct _TceColumns
{
  GtkWidget parent_instance;

  int       spacing;
  gboolean  first_grows;
};

enum
{
  PROP_SPACING = 1,
  PROP_FIRST_GROWS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TceColumns, tce_columns, GTK_TYPE_WIDGET)

typedef struct
{
  GtkWidget *first;
  GtkWidget *second;
  int        least;         /* the wider of the two, at least */
  int        likes[2];
  int        spacing;
  gboolean   beside;
  int        widths[2];
} Plan;

static Plan
make_plan (TceColumns *self,
           int         width)
{
  Plan plan = { .first = gtk_widget_get_first_child (GTK_WIDGET (self)), .second = gtk_widget_get_last_child (GTK_WIDGET (self)) };
  int least[2];

  gtk_widget_measure (plan.first, GTK_ORIENTATION_HORIZONTAL, -1, &least[0], &plan.likes[0], NULL, NULL);
  gtk_widget_measure (plan.second, GTK_ORIENTATION_HORIZONTAL, -1, &least[1], &plan.likes[1], NULL, NULL);
  plan.least = MAX (least[0], least[1]);
  plan.spacing = gtk_widget_should_layout (plan.first) && gtk_widget_should_layout (plan.second) ? self->spacing : 0;
  plan.beside = width < 0 || width >= plan.likes[0] + plan.spacing + plan.likes[1];
  plan.widths[0] = plan.widths[1] = width;
  if (!gtk_widget_should_layout (plan.first))
    plan.widths[0] = 0;
  else if (plan.beside && width >= 0 && gtk_widget_should_layout (plan.second))
    {
      plan.widths[0] = self->first_grows ? width - plan.spacing - plan.likes[1] : plan.likes[0];
      plan.widths[1] = width - plan.spacing - plan.widths[0];
    }

  return plan;
}

static GtkSizeRequestMode
tce_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tce_columns_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  TceColumns *self = TCE_COLUMNS (widget);
  const Plan plan = make_plan (self, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1);

  *minimum_baseline = *natural_baseline = -1;
  *minimum = plan.least;
  *natural = plan.likes[0] + plan.spacing + plan.likes[1];
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      int least[2], likes[2];

      gtk_widget_measure (plan.first, GTK_ORIENTATION_VERTICAL, plan.widths[0], &least[0], &likes[0], NULL, NULL);
      gtk_widget_measure (plan.second, GTK_ORIENTATION_VERTICAL, plan.widths[1], &least[1], &likes[1], NULL, NULL);
      *minimum = plan.beside ? MAX (least[0], least[1]) : least[0] + plan.spacing + least[1];
      *natural = plan.beside ? MAX (likes[0], likes[1]) : likes[0] + plan.spacing + likes[1];
    }
}

static void
allocate_beside (TceColumns *self,
                 const Plan *plan,
                 int         width,
                 int         height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (plan->first, &(GtkAllocation) { mirrored ? width - plan->widths[0] : 0, 0, plan->widths[0], height }, -1);
  gtk_widget_size_allocate (plan->second, &(GtkAllocation) { mirrored ? 0 : width - plan->widths[1], 0, plan->widths[1], height }, -1);
}

static void
tce_columns_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  TceColumns *self = TCE_COLUMNS (widget);
  const Plan plan = make_plan (self, width);
  int upper;

  if (plan.beside)
    {
      allocate_beside (self, &plan, width, height);
      return;
    }
  gtk_widget_measure (plan.first, GTK_ORIENTATION_VERTICAL, width, NULL, &upper, NULL, NULL);
  gtk_widget_size_allocate (plan.first, &(GtkAllocation) { 0, 0, width, upper }, -1);
  gtk_widget_size_allocate (plan.second, &(GtkAllocation) { 0, upper + plan.spacing, width, MAX (0, height - upper - plan.spacing) }, -1);
}

static void
tce_columns_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TceColumns *self = TCE_COLUMNS (object);

  switch (id)
    {
    case PROP_SPACING:     self->spacing = g_value_get_int (value); break;
    case PROP_FIRST_GROWS: self->first_grows = g_value_get_boolean (value); break;
    default:               G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_columns_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tce_columns_parent_class)->dispose (object);
}

static void
tce_columns_class_init (TceColumnsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;

  object_class->set_property = tce_columns_set_property;
  object_class->dispose = tce_columns_dispose;
  widget_class->get_request_mode = tce_columns_get_request_mode;
  widget_class->measure = tce_columns_measure;
  widget_class->size_allocate = tce_columns_size_allocate;
  properties[PROP_SPACING] = g_param_spec_int ("spacing", NULL, NULL, 0, G_MAXINT, 12, flags);
  properties[PROP_FIRST_GROWS] = g_param_spec_boolean ("first-grows", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_columns_init (TceColumns *self)
{
}
