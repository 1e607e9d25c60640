/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-numbers.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>

#include "tce-value-field.h"

struct _TceNumbers
{
  TcePanel    parent_instance;

  gboolean    bubbles;

  GtkLabel   *title;
  GtkWidget  *less;
  GtkWidget  *more;
  GtkFlowBox *numbers;
};

G_DEFINE_FINAL_TYPE (TceNumbers, tce_numbers, TCE_TYPE_PANEL)

enum
{
  PROP_BUBBLES = 1,
};

static TcNumbers
numbers_of (TceNumbers *self)
{
  return self->bubbles ? TC_NUMBERS_BUBBLES : TC_NUMBERS_DRONES;
}

static guint
n_numbers_of (TceNumbers *self)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  if (board == NULL)
    return 0;

  return self->bubbles ? board->n_bubbles : board->n_drones;
}

static guint
place_of (GtkWidget *field)
{
  return (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (gtk_widget_get_parent (field)));
}

static GtkWidget *
field_at (TceNumbers *self,
          guint       place)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->numbers, (int) place);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static void
number_entered (TceNumbers *self,
                int         number,
                GtkWidget  *field)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  const guint place = place_of (field);
  g_autofree char *key = g_strdup_printf ("%s %u", self->bubbles ? "bubble" : "drone", place);
  TcBoard after = tc_board_with_number_at (board, numbers_of (self), place, number);

  /* Translators: these follow a colon, as in "Undo: value of a drone". */
  tce_panel_apply (TCE_PANEL (self), &after, self->bubbles ? _("value of a bubble") : _("value of a drone"), key);
}

static void
remove_number (TceNumbers *self,
               guint       place)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TcBoard after = tc_board_without_number (board, numbers_of (self), place);

  tce_panel_apply (TCE_PANEL (self), &after, self->bubbles ? _("remove a bubble") : _("remove a drone"), NULL);
}

static gboolean
delete_pressed (GtkWidget *field,
                GVariant  *arguments,
                gpointer   user_data)
{
  remove_number (user_data, place_of (field));

  return TRUE;
}

static void
add_delete_key (TceNumbers *self,
                GtkWidget  *field)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Delete, 0),
                                                          gtk_callback_action_new (delete_pressed, self, NULL)));
  gtk_widget_add_controller (field, controller);
}

static void
append_field (TceNumbers *self)
{
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL);
  GtkWidget *child;
  const guint number = n_numbers_of (self);

  g_return_if_fail (number > 0);

  gtk_widget_add_css_class (field, "number");
  tce_value_field_set_range (TCE_VALUE_FIELD (field), -TC_MAX_VALUE, 0);
  g_signal_connect_object (field, "entered", G_CALLBACK (number_entered), self, G_CONNECT_SWAPPED);
  add_delete_key (self, field);
  gtk_flow_box_append (self->numbers, field);

  /* The field itself takes the focus, not the cell it lies in. */
  child = gtk_widget_get_parent (field);
  gtk_widget_set_focusable (child, FALSE);
}

static void
show_field (TceNumbers *self,
            guint       place)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TceValueField *field = TCE_VALUE_FIELD (field_at (self, place));
  g_autofree char *label = g_strdup_printf (self->bubbles ? _("Bubble %u") : _("Drone %u"), place + 1);

  tce_value_field_set_value (field, self->bubbles ? board->bubbles[place] : board->drones[place]);
  tce_value_field_set_label (field, label);
}

static void
tce_numbers_refresh (TcePanel *panel)
{
  TceNumbers *self = TCE_NUMBERS (panel);
  const guint n_numbers = n_numbers_of (self), most = self->bubbles ? TC_MAX_BUBBLES : TC_MAX_DRONES;

  while (field_at (self, n_numbers) != NULL)
    gtk_flow_box_remove (self->numbers, GTK_WIDGET (gtk_flow_box_get_child_at_index (self->numbers, (int) n_numbers)));
  for (guint i = 0; i < n_numbers; i++)
    {
      if (field_at (self, i) == NULL)
        append_field (self);
      show_field (self, i);
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "numbers.add", tce_panel_get_document (TCE_PANEL (self)) != NULL && n_numbers < most);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "numbers.remove-last", n_numbers > 0);
}

static void
add_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  TceNumbers *self = TCE_NUMBERS (widget);
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TcBoard after = tc_board_with_number (board, numbers_of (self));

  tce_panel_apply (TCE_PANEL (self), &after, self->bubbles ? _("add a bubble") : _("add a drone"), NULL);
}

static void
remove_last_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  TceNumbers *self = TCE_NUMBERS (widget);

  remove_number (self, n_numbers_of (self) - 1);
}

static void
name_parts (TceNumbers *self)
{
  const char *less = self->bubbles ? _("Remove the last bubble") : _("Remove the last drone");
  const char *more = self->bubbles ? _("Add a bubble") : _("Add a drone");

  gtk_label_set_label (self->title, self->bubbles ? _("Bubbles") : _("Drones"));
  gtk_widget_set_tooltip_text (self->less, less);
  gtk_widget_set_tooltip_text (self->more, more);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->less), GTK_ACCESSIBLE_PROPERTY_LABEL, less, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more), GTK_ACCESSIBLE_PROPERTY_LABEL, more, -1);
}

static void
tce_numbers_constructed (GObject *object)
{
  G_OBJECT_CLASS (tce_numbers_parent_class)->constructed (object);

  name_parts (TCE_NUMBERS (object));
}

static void
tce_numbers_set_property (GObject      *object,
                          guint         property_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_BUBBLES: TCE_NUMBERS (object)->bubbles = g_value_get_boolean (value); break;
    default:           G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_numbers_class_init (TceNumbersClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = tce_numbers_constructed;
  object_class->set_property = tce_numbers_set_property;
  TCE_PANEL_CLASS (klass)->refresh = tce_numbers_refresh;
  g_object_class_install_property (object_class, PROP_BUBBLES,
                                   g_param_spec_boolean ("bubbles", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-numbers.ui");
  gtk_widget_class_bind_template_child (widget_class, TceNumbers, title);
  gtk_widget_class_bind_template_child (widget_class, TceNumbers, less);
  gtk_widget_class_bind_template_child (widget_class, TceNumbers, more);
  gtk_widget_class_bind_template_child (widget_class, TceNumbers, numbers);
  gtk_widget_class_install_action (widget_class, "numbers.add", NULL, add_activated);
  gtk_widget_class_install_action (widget_class, "numbers.remove-last", NULL, remove_last_activated);
}

static void
tce_numbers_init (TceNumbers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tce_numbers_choose (TceNumbers *self,
                    guint       place)
{
  GtkWidget *field;

  g_return_if_fail (TCE_IS_NUMBERS (self));

  field = field_at (self, place);
  if (field != NULL)
    gtk_widget_grab_focus (field);
}
