/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-stage.h"

#define LEAST_TABLE 120         /* of the table is seen at any rate */

struct _TcStage
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *table;
  GtkWidget *foot;
};

G_DEFINE_FINAL_TYPE (TcStage, tc_stage, GTK_TYPE_WIDGET)

static void
measure (GtkWidget     *child,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural)
{
  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
tc_stage_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  TcStage *self = TC_STAGE (widget);
  int table, full_table, foot, full_foot;

  /* The width is asked for first. A height that is enough here, where the table scrolls, may be too little for the table itself. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  measure (self->table, orientation, for_size, &table, &full_table);
  measure (self->foot, orientation, for_size, &foot, &full_foot);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (table, foot);
      *natural = MAX (full_table, full_foot);
    }
  else
    {
      *minimum = MIN (table, LEAST_TABLE) + foot;
      *natural = full_table + full_foot;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_stage_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  TcStage *self = TC_STAGE (widget);
  int table, full_table, foot, full_foot, low;

  measure (self->table, GTK_ORIENTATION_VERTICAL, width, &table, &full_table);
  measure (self->foot, GTK_ORIENTATION_VERTICAL, width, &foot, &full_foot);
  if (height >= full_table + full_foot)
    low = full_foot;
  else if (height <= table + foot)
    low = foot;
  else
    low = foot + (full_foot - foot) * (height - table - foot) / (full_table + full_foot - table - foot);

  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, 0, width, height - low }, -1);
  if (self->foot != NULL)
    gtk_widget_size_allocate (self->foot, &(GtkAllocation) { 0, height - low, width, low }, -1);
}

static GtkSizeRequestMode
tc_stage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_stage_dispose (GObject *object)
{
  TcStage *self = TC_STAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->foot, gtk_widget_unparent);
  self->table = NULL;

  G_OBJECT_CLASS (tc_stage_parent_class)->dispose (object);
}

static void
tc_stage_class_init (TcStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_stage_dispose;
  widget_class->get_request_mode = tc_stage_get_request_mode;
  widget_class->measure = tc_stage_measure;
  widget_class->size_allocate = tc_stage_size_allocate;
}

static void
tc_stage_init (TcStage *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
tc_stage_set_table (TcStage   *self,
                    GtkWidget *table)
{
  g_return_if_fail (TC_IS_STAGE (self));

  self->table = table;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), table);
}

void
tc_stage_set_foot (TcStage   *self,
                   GtkWidget *foot)
{
  g_return_if_fail (TC_IS_STAGE (self));

  g_clear_pointer (&self->foot, gtk_widget_unparent);
  self->foot = foot;
  gtk_widget_set_parent (foot, GTK_WIDGET (self));
}
