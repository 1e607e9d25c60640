/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-district-row.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>

#include "tce-swatch.h"
#include "tce-value-field.h"

struct _TceDistrictRow
{
  GtkListBoxRow    parent_instance;

  TcBoardDocument *document;
  guint8           district;

  GtkWidget       *swatch;
  GtkButton       *swatch_button;
  GtkOrientable   *words;        /* the name and the size */
  GtkLabel        *name;
  GtkLabel        *size;
  TceValueField   *high;
  TceValueField   *low;
  GtkDropTarget   *target;
};

G_DEFINE_FINAL_TYPE (TceDistrictRow, tce_district_row, GTK_TYPE_LIST_BOX_ROW)

static void
swatch_clicked (TceDistrictRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "palette.edit", "u", (guint) self->district);
}

/* A double click renames. */
static void
pressed (GtkGesture     *gesture,
         int             n_presses,
         double          x,
         double          y,
         TceDistrictRow *self)
{
  if (n_presses != 2 || self->district == TC_OUTSIDE)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  swatch_clicked (self);
}

/* Dragged onto another row, it takes that place. */
static GdkContentProvider *
drag_prepared (TceDistrictRow *self)
{
  return self->district != TC_OUTSIDE ? gdk_content_provider_new_typed (TCE_TYPE_DISTRICT_ROW, self) : NULL;
}

static void
drag_began (GtkDragSource  *source,
            GdkDrag        *drag,
            TceDistrictRow *self)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 20, gtk_widget_get_height (GTK_WIDGET (self)) / 2);
}

static gboolean
dropped (TceDistrictRow *self,
         const GValue   *value)
{
  TceDistrictRow *other = g_value_get_object (value);

  if (other == NULL || other == self || other->document != self->document)
    return FALSE;

  gtk_widget_activate_action (GTK_WIDGET (self), "palette.place", "(uu)", (guint) other->district, (guint) self->district);

  return TRUE;
}

static void
value_entered (TceDistrictRow *self,
               int             number,
               TceValueField  *field)
{
  const TcBoard *board = tc_board_document_get_board (self->document);
  TcValue value = tc_board_get_value (board, TC_FEATURE_DISTRICT, self->district);
  g_autofree char *key = g_strdup_printf ("district value %u %d", self->district, field == self->high);
  TcBoard after;

  if (field == self->high)
    value.high = (int8_t) number;
  else
    value.low = (int8_t) number;
  after = tc_board_with_value (board, TC_FEATURE_DISTRICT, self->district, value);
  tc_board_document_apply (self->document, &after, _("value of a district"), key);
}

static void
tce_district_row_dispose (GObject *object)
{
  g_clear_object (&TCE_DISTRICT_ROW (object)->document);

  G_OBJECT_CLASS (tce_district_row_parent_class)->dispose (object);
}

static void
tce_district_row_class_init (TceDistrictRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_district_row_dispose;

  g_type_ensure (TCE_TYPE_SWATCH);
  g_type_ensure (TCE_TYPE_VALUE_FIELD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-district-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, swatch_button);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, swatch);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, words);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, name);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, size);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, high);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, low);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictRow, target);
  gtk_widget_class_bind_template_callback (widget_class, drag_prepared);
  gtk_widget_class_bind_template_callback (widget_class, drag_began);
  gtk_widget_class_bind_template_callback (widget_class, dropped);
  gtk_widget_class_bind_template_callback (widget_class, swatch_clicked);
  gtk_widget_class_bind_template_callback (widget_class, pressed);
  gtk_widget_class_bind_template_callback (widget_class, value_entered);
}

static void
tce_district_row_init (TceDistrictRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_target_set_gtypes (self->target, (GType[]) { TCE_TYPE_DISTRICT_ROW }, 1);
}

GtkWidget *
tce_district_row_new (guint8 district)
{
  TceDistrictRow *self = g_object_new (TCE_TYPE_DISTRICT_ROW, NULL);
  const gboolean outside = district == TC_OUTSIDE;

  self->district = district;
  if (outside)
    {
      gtk_orientable_set_orientation (self->words, GTK_ORIENTATION_HORIZONTAL);
      gtk_widget_set_hexpand (GTK_WIDGET (self->name), TRUE);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->high), !outside);
  gtk_widget_set_visible (GTK_WIDGET (self->low), !outside);
  gtk_widget_set_can_target (GTK_WIDGET (self->swatch_button), !outside);
  gtk_widget_set_focusable (GTK_WIDGET (self->swatch_button), !outside);

  return GTK_WIDGET (self);
}

guint8
tce_district_row_get_district (TceDistrictRow *self)
{
  g_return_val_if_fail (TCE_IS_DISTRICT_ROW (self), TC_OUTSIDE);

  return self->district;
}

GtkWidget *
tce_district_row_get_swatch (TceDistrictRow *self)
{
  g_return_val_if_fail (TCE_IS_DISTRICT_ROW (self), NULL);

  return self->swatch;
}

static void
label_parts (TceDistrictRow *self,
             const char     *name,
             const char     *size)
{
  g_autofree char *row = g_strdup_printf (_("%s, %s"), name, size);
  g_autofree char *edit = g_strdup_printf (_("Name and colour of %s"), name);
  g_autofree char *high = g_strdup_printf (_("%s, high value"), name);
  g_autofree char *low = g_strdup_printf (_("%s, low value"), name);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, row, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->swatch_button), GTK_ACCESSIBLE_PROPERTY_LABEL, edit, -1);
  tce_value_field_set_label (self->high, high);
  tce_value_field_set_label (self->low, low);
}

static guint
count_squares (TceDistrictRow *self,
               const TcBoard  *board)
{
  if (self->district == TC_OUTSIDE)
    return (guint) board->n_rows * board->n_columns - tc_board_n_squares (board);

  return tc_board_district_size (board, self->district);
}

void
tce_district_row_show (TceDistrictRow  *self,
                       TcBoardDocument *document)
{
  const TcBoard *board = tc_board_document_get_board (document);
  const gboolean outside = self->district == TC_OUTSIDE;
  const guint n_squares = count_squares (self, board);
  const char *name = outside ? _("Outside") :
                     tc_board_file_get_district_name (tc_board_document_get_board_file (document), self->district, NULL);
  g_autofree char *size = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);

  g_return_if_fail (TCE_IS_DISTRICT_ROW (self));

  g_set_object (&self->document, document);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->size, size);
  label_parts (self, name, size);
  tce_swatch_set_wall (TCE_SWATCH (self->swatch), self->district, outside ? 0 : board->districts[self->district].colour);
  if (!outside)
    {
      tce_value_field_set_value (self->high, board->districts[self->district].value.high);
      tce_value_field_set_value (self->low, board->districts[self->district].value.low);
    }
}
