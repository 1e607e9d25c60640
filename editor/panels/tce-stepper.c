/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-stepper.h"

#include <math.h>
#include <tc-value-drawing.h>

#define MINUS "−"

struct _TceStepper
{
  GtkPopover     parent_instance;

  GtkSpinButton *spin;
  gboolean       opening;
};

G_DEFINE_FINAL_TYPE (TceStepper, tce_stepper, GTK_TYPE_POPOVER)

enum
{
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Numbers have a real minus sign everywhere. */
static gboolean
write_number (GtkSpinButton *spin)
{
  g_autofree char *text = tc_figure_text (gtk_spin_button_get_value_as_int (spin));

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (spin)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (spin), text);

  return TRUE;
}

static int
read_number (GtkSpinButton *spin,
             double        *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  const gboolean is_negative = g_str_has_prefix (text, MINUS) || g_str_has_prefix (text, "-");
  const char *digits = g_str_has_prefix (text, MINUS) ? text + strlen (MINUS) : is_negative ? text + 1 : text;
  double least, most;
  gint64 number;

  gtk_spin_button_get_range (spin, &least, &most);
  if (!g_ascii_string_to_signed (digits, 10, 0, 999, &number, NULL))
    return GTK_INPUT_ERROR;
  *value = CLAMP ((double) (is_negative ? -number : number), least, most);

  return TRUE;
}

static void
value_changed (TceStepper *self)
{
  if (!self->opening)
    g_signal_emit (self, signals[ENTERED], 0, gtk_spin_button_get_value_as_int (self->spin));
}

static void
tce_stepper_class_init (TceStepperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[ENTERED] = g_signal_new ("entered", TCE_TYPE_STEPPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-stepper.ui");
  gtk_widget_class_bind_template_child (widget_class, TceStepper, spin);
  gtk_widget_class_bind_template_callback (widget_class, write_number);
  gtk_widget_class_bind_template_callback (widget_class, read_number);
  gtk_widget_class_bind_template_callback (widget_class, value_changed);
}

static void
tce_stepper_init (TceStepper *self)
{
  GtkText *text;

  gtk_widget_init_template (GTK_WIDGET (self));

  text = GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->spin)));
  gtk_text_set_input_purpose (text, GTK_INPUT_PURPOSE_NUMBER);
  g_signal_connect_object (text, "activate", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
}

void
tce_stepper_open (TceStepper *self,
                  int         value,
                  int         least,
                  int         most,
                  const char *label)
{
  g_return_if_fail (TCE_IS_STEPPER (self));

  self->opening = TRUE;
  gtk_spin_button_set_range (self->spin, least, most);
  gtk_spin_button_set_value (self->spin, value);
  write_number (self->spin);
  self->opening = FALSE;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_editable_select_region (GTK_EDITABLE (self->spin), 0, -1);
}
