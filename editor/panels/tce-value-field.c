/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-value-field.h"

#include <tc-board.h>
#include <tc-value-drawing.h>

#include "tce-stepper.h"

#define MAX_DIGITS 2

struct _TceValueField
{
  GtkWidget  parent_instance;

  int        value;
  int        least;
  int        most;
  double     font_size;    /* in pixels; 0: that of the style */
  GString   *typed;        /* digits with an ASCII minus before them, or empty */
  gboolean   typing;
  char      *label;        /* what is read aloud, or NULL */
  GtkWidget *stepper;      /* made when it is wanted, or NULL */
};

G_DEFINE_FINAL_TYPE (TceValueField, tce_value_field, GTK_TYPE_WIDGET)

enum
{
  ENTERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
stop_typing (TceValueField *self)
{
  self->typing = FALSE;
  g_string_truncate (self->typed, 0);
  gtk_widget_remove_css_class (GTK_WIDGET (self), "typing");
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
start_typing (TceValueField *self)
{
  if (self->typing)
    return;

  self->typing = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "typing");
}

static void
enter (TceValueField *self,
       int            value)
{
  value = CLAMP (value, self->least, self->most);
  if (value != self->value)
    g_signal_emit (self, signals[ENTERED], 0, value);
}

static gboolean
has_digits (TceValueField *self)
{
  return self->typed->len > (self->typed->str[0] == '-' ? 1u : 0u);
}

/* What was typed becomes the value; nothing typed leaves it as it was, even where it could not be entered like that. */
static void
finish (TceValueField *self)
{
  const gboolean usable = self->typing && has_digits (self);
  const int value = usable ? (int) g_ascii_strtoll (self->typed->str, NULL, 10) : 0;

  stop_typing (self);
  if (usable)
    enter (self, value);
}

static void
type_digit (TceValueField *self,
            char           digit)
{
  guint n_signs;

  start_typing (self);
  n_signs = self->typed->str[0] == '-' ? 1 : 0;

  /* A field that takes nothing above zero needs no minus to be typed. */
  if (n_signs == 0 && self->most <= 0 && digit != '0')
    {
      g_string_prepend_c (self->typed, '-');
      n_signs = 1;
    }
  if (self->typed->len - n_signs < MAX_DIGITS)
    g_string_append_c (self->typed, digit);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
type_minus (TceValueField *self)
{
  start_typing (self);
  if (self->typed->str[0] == '-')
    g_string_erase (self->typed, 0, 1);
  else if (self->least < 0)
    g_string_prepend_c (self->typed, '-');
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
delete_last (TceValueField *self)
{
  if (!self->typing)
    {
      g_string_printf (self->typed, "%d", self->value);
      start_typing (self);
    }
  if (self->typed->len > 0)
    g_string_truncate (self->typed, self->typed->len - 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
step (TceValueField *self,
      int            by)
{
  finish (self);
  enter (self, self->value + by);

  return GDK_EVENT_STOP;
}

static gboolean
type_character (TceValueField *self,
                guint          keyval)
{
  gunichar character = gdk_keyval_to_unicode (keyval);

  if (character < 128 && g_ascii_isdigit ((char) character))
    type_digit (self, (char) character);
  else if (character == '-' || character == 0x2212)
    type_minus (self);
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

static gboolean
key_pressed (TceValueField  *self,
             guint           keyval,
             guint           keycode,
             GdkModifierType modifiers)
{
  gboolean was_typing = self->typing;

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return step (self, 1);

    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return step (self, -1);

    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      finish (self);
      return GDK_EVENT_STOP;

    case GDK_KEY_Escape:
      stop_typing (self);
      return was_typing;

    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
      delete_last (self);
      return GDK_EVENT_STOP;

    default:
      return type_character (self, keyval);
    }
}

/* It shows only what can be entered, and the field agrees with it. */
static void
open_stepper (TceValueField *self)
{
  finish (self);
  enter (self, self->value);
  if (self->stepper == NULL)
    {
      self->stepper = g_object_new (TCE_TYPE_STEPPER, NULL);
      g_signal_connect_object (self->stepper, "entered", G_CALLBACK (enter), self, G_CONNECT_SWAPPED);
      gtk_widget_set_parent (self->stepper, GTK_WIDGET (self));
    }
  tce_stepper_open (TCE_STEPPER (self->stepper), self->value, self->least, self->most, self->label != NULL ? self->label : "");
}

/* A finger has no keys; with a mouse two clicks say the same. */
static void
released (TceValueField *self,
          int            n_clicks,
          double         x,
          double         y,
          GtkGesture    *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));
  const gboolean by_finger = event != NULL && gdk_event_get_event_type (event) == GDK_TOUCH_END;

  if (by_finger || n_clicks == 2)
    open_stepper (self);
}

static char *
text_of (TceValueField *self)
{
  g_autofree char *digits = NULL;

  if (!self->typing)
    return tc_figure_text (self->value);

  digits = g_strdup (self->typed->str[0] == '-' ? self->typed->str + 1 : self->typed->str);

  return g_strconcat (self->typed->str[0] == '-' ? "−" : "", digits, "|", NULL);
}

static double
font_size_of (TceValueField *self,
              PangoContext  *context)
{
  if (self->font_size > 0)
    return self->font_size;

  return pango_font_description_get_size (pango_context_get_font_description (context)) / (double) PANGO_SCALE;
}

static void
tce_value_field_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TceValueField *self = TCE_VALUE_FIELD (widget);
  g_autofree char *text = text_of (self);
  PangoContext *context = gtk_widget_get_pango_context (widget);
  gboolean faint = gtk_widget_has_css_class (widget, "low");
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  tc_figure_snapshot (snapshot, context, text,
                      gtk_widget_get_width (widget) / 2., gtk_widget_get_height (widget) / 2., font_size_of (self, context),
                      faint ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_ULTRABOLD, &colour);
}

static void
tce_value_field_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  /* The style says how large it is; a bare one is as large as the place it is given. */
  *minimum = *natural = 0;
}

static void
tce_value_field_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  TceValueField *self = TCE_VALUE_FIELD (widget);

  if (self->stepper != NULL)
    gtk_popover_present (GTK_POPOVER (self->stepper));
}

static void
tce_value_field_dispose (GObject *object)
{
  g_clear_pointer (&TCE_VALUE_FIELD (object)->stepper, gtk_widget_unparent);

  G_OBJECT_CLASS (tce_value_field_parent_class)->dispose (object);
}

static void
tce_value_field_finalize (GObject *object)
{
  g_string_free (TCE_VALUE_FIELD (object)->typed, TRUE);
  g_free (TCE_VALUE_FIELD (object)->label);

  G_OBJECT_CLASS (tce_value_field_parent_class)->finalize (object);
}

static void
tce_value_field_class_init (TceValueFieldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_value_field_dispose;
  G_OBJECT_CLASS (klass)->finalize = tce_value_field_finalize;
  widget_class->size_allocate = tce_value_field_size_allocate;
  widget_class->snapshot = tce_value_field_snapshot;
  widget_class->measure = tce_value_field_measure;

  signals[ENTERED] = g_signal_new ("entered", TCE_TYPE_VALUE_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-value-field.ui");
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, finish);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_grab_focus);
  gtk_widget_class_bind_template_callback (widget_class, released);
  gtk_widget_class_set_css_name (widget_class, "valuefield");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
}

static void
update_accessible (TceValueField *self)
{
  g_autofree char *text = tc_figure_text (self->value);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, (double) self->least,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->most,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

static void
tce_value_field_init (TceValueField *self)
{
  self->typed = g_string_new (NULL);
  self->least = -TC_MAX_VALUE;
  self->most = TC_MAX_VALUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  update_accessible (self);
}

void
tce_value_field_set_value (TceValueField *self,
                           int            value)
{
  g_return_if_fail (TCE_IS_VALUE_FIELD (self));

  if (value == self->value)
    return;

  self->value = value;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tce_value_field_set_range (TceValueField *self,
                           int            least,
                           int            most)
{
  g_return_if_fail (TCE_IS_VALUE_FIELD (self));
  g_return_if_fail (least <= most);

  self->least = least;
  self->most = most;
  update_accessible (self);
}

void
tce_value_field_set_font_size (TceValueField *self,
                               double         font_size)
{
  g_return_if_fail (TCE_IS_VALUE_FIELD (self));

  if (font_size == self->font_size)
    return;

  self->font_size = font_size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tce_value_field_set_label (TceValueField *self,
                           const char    *label)
{
  g_return_if_fail (TCE_IS_VALUE_FIELD (self));

  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
