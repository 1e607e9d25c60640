/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-stage-fields.h"

#include <glib/gi18n.h>

#include "tce-value-field.h"

enum
{
  VALUE_ENTERED,
  VALUE_FOCUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What a field is for, kept with it. */
typedef struct
{
  TcFeatureKind kind;
  guint         index;
  gboolean      high;
} Purpose;

static Purpose *
purpose_of (GtkWidget *field)
{
  return g_object_get_data (G_OBJECT (field), "purpose");
}

void
tce_stage_fields_install_signals (GtkWidgetClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[VALUE_ENTERED] = g_signal_new ("value-entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 4,
                                         G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN, G_TYPE_INT);
  signals[VALUE_FOCUSED] = g_signal_new ("value-focused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                         G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
}

void
tce_stage_fields_init (TceStageFields *self,
                       GtkWidget      *owner)
{
  self->owner = owner;
  self->fields = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
}

void
tce_stage_fields_clear (TceStageFields *self)
{
  g_clear_pointer (&self->fields, g_ptr_array_unref);
}

static void
value_entered (GtkWidget      *field,
               int             value,
               TceStageFields *self)
{
  const Purpose *purpose = purpose_of (field);

  g_signal_emit (self->owner, signals[VALUE_ENTERED], 0, (guint) purpose->kind, purpose->index, purpose->high, value);
}

static void
field_focused (GtkEventController *controller,
               TceStageFields     *self)
{
  const Purpose *purpose = purpose_of (gtk_event_controller_get_widget (controller));

  g_signal_emit (self->owner, signals[VALUE_FOCUSED], 0, (guint) purpose->kind, purpose->index, purpose->high);
}

static char *
say_purpose (const Purpose *purpose)
{
  if (purpose->kind == TC_FEATURE_COLUMN)
    return g_strdup_printf (purpose->high ? _("Column %c, high value") : _("Column %c, low value"), 'A' + (int) purpose->index);

  return g_strdup_printf (purpose->high ? _("Row %u, high value") : _("Row %u, low value"), purpose->index + 1);
}

static void
add_field (TceStageFields *self,
           Purpose         purpose)
{
  GtkWidget *field = tce_value_field_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_autofree char *label = say_purpose (&purpose);

  g_object_set_data_full (G_OBJECT (field), "purpose", g_memdup2 (&purpose, sizeof purpose), g_free);
  tce_value_field_set_label (TCE_VALUE_FIELD (field), label);
  gtk_widget_add_css_class (field, "bare");
  if (!purpose.high)
    gtk_widget_add_css_class (field, "low");
  g_signal_connect (field, "entered", G_CALLBACK (value_entered), self);
  g_signal_connect (focus, "enter", G_CALLBACK (field_focused), self);
  gtk_widget_add_controller (field, focus);
  gtk_widget_set_parent (field, self->owner);
  g_ptr_array_add (self->fields, field);
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
fields_fit (TceStageFields        *self,
            const TcBoardContents *contents)
{
  if (self->fields->len != count_wanted (contents))
    return FALSE;

  for (guint i = 0; i < self->fields->len; i++)
    {
      const Purpose *purpose = purpose_of (g_ptr_array_index (self->fields, i));

      if (tc_board_contents_find (contents, purpose->kind, purpose->index) == NULL)
        return FALSE;
    }

  return TRUE;
}

static void
add_fields (TceStageFields        *self,
            const TcBoardContents *contents)
{
  for (guint i = 0; contents != NULL && i < contents->n_features; i++)
    {
      const TcBoardFeature *feature = &contents->features[i];

      if (feature->kind == TC_FEATURE_DISTRICT)
        continue;
      add_field (self, (Purpose) { feature->kind, feature->index, TRUE });
      add_field (self, (Purpose) { feature->kind, feature->index, FALSE });
    }
}

void
tce_stage_fields_update (TceStageFields *self,
                         TcBoardView    *view)
{
  const TcBoardContents *contents = tc_board_view_get_contents (view);

  if (!fields_fit (self, contents))
    {
      g_ptr_array_set_size (self->fields, 0);
      add_fields (self, contents);
      gtk_widget_queue_allocate (self->owner);
    }

  for (guint i = 0; i < self->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (self->fields, i);
      const Purpose *purpose = purpose_of (field);
      const TcValue value = tc_board_contents_find (contents, purpose->kind, purpose->index)->value;

      tce_value_field_set_value (TCE_VALUE_FIELD (field), purpose->high ? value.high : value.low);
    }
}

void
tce_stage_fields_allocate (TceStageFields *self,
                           TcBoardView    *view)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (view);
  graphene_point_t offset = GRAPHENE_POINT_INIT (0, 0);

  if (!gtk_widget_compute_point (GTK_WIDGET (view), self->owner, &offset, &offset))
    return;

  for (guint i = 0; i < self->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (self->fields, i);
      const Purpose *purpose = purpose_of (field);
      TcBoardSlot slot = tc_board_layout_slot (layout, purpose->kind, purpose->index, purpose->high);

      tce_value_field_set_font_size (TCE_VALUE_FIELD (field), slot.font_size);
      gtk_widget_measure (field, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (field, &(GtkAllocation) {
      (int) (offset.x + slot.x - slot.width / 2), (int) (offset.y + slot.y - slot.height / 2), (int) slot.width, (int) slot.height,
    }, -1);
    }
}

GtkWidget *
tce_stage_fields_find (const TceStageFields *self,
                       TcFeatureKind         kind,
                       guint                 index,
                       gboolean              high)
{
  for (guint i = 0; i < self->fields->len; i++)
    {
      GtkWidget *field = g_ptr_array_index (self->fields, i);
      const Purpose *purpose = purpose_of (field);

      if (purpose->kind == kind && purpose->index == index && purpose->high == high)
        return field;
    }

  return NULL;
}
