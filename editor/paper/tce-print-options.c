/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-print-options.h"

#include <store-language.h>
#include <turn-width-first.h>

struct _TcePrintOptions
{
  AdwBin         parent_instance;

  AdwComboRow   *paper;
  AdwComboRow   *language;
  GtkSpinButton *n_taggers;
  GtkSwitch     *ink_saving;
  GtkSwitch     *values_beside;
  GtkSwitch     *names;
  GtkSwitch     *networks_card;
  GtkSwitch     *crop_marks;
};

G_DEFINE_FINAL_TYPE (TcePrintOptions, tce_print_options, ADW_TYPE_BIN)

/* In the order of the rows' lists. */
static const struct { double width, height; } papers[] = {
  { TCE_A4_WIDTH, TCE_A4_HEIGHT },
  { TCE_LETTER_WIDTH, TCE_LETTER_HEIGHT },
};

static const char *const languages[] = { "en", "fr" };

static guint
find_paper (const TcePrintSettings *settings)
{
  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    if (settings->width == papers[i].width && settings->height == papers[i].height)
      return i;

  return 0;
}

static guint
find_language (const char *language)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (g_strcmp0 (languages[i], language != NULL ? language : store_language ()) == 0)
      return i;

  return 0;
}

static guint changed_signal;

static void
changed (TcePrintOptions *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
tce_print_options_class_init (TcePrintOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = g_signal_new ("changed", TCE_TYPE_PRINT_OPTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (TURN_TYPE_WIDTH_FIRST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-print-options.ui");
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, paper);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, language);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, n_taggers);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, ink_saving);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, values_beside);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, names);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, networks_card);
  gtk_widget_class_bind_template_child (widget_class, TcePrintOptions, crop_marks);
  gtk_widget_class_bind_template_callback (widget_class, changed);
}

static void
tce_print_options_init (TcePrintOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tce_print_options_set (self, &TCE_PRINT_SETTINGS_DEFAULT);
}

GtkWidget *
tce_print_options_new (gboolean paper)
{
  TcePrintOptions *self = g_object_new (TCE_TYPE_PRINT_OPTIONS, NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->paper), paper);

  return GTK_WIDGET (self);
}

void
tce_print_options_set (TcePrintOptions        *self,
                       const TcePrintSettings *settings)
{
  g_return_if_fail (TCE_IS_PRINT_OPTIONS (self));

  adw_combo_row_set_selected (self->paper, find_paper (settings));
  adw_combo_row_set_selected (self->language, find_language (settings->language));
  gtk_spin_button_set_value (self->n_taggers, settings->n_taggers > 0 ? settings->n_taggers : TC_MAX_SEATS);
  gtk_switch_set_active (self->ink_saving, settings->ink_saving);
  gtk_switch_set_active (self->values_beside, settings->values_beside);
  gtk_switch_set_active (self->names, settings->names);
  gtk_switch_set_active (self->networks_card, settings->networks_card);
  gtk_switch_set_active (self->crop_marks, settings->crop_marks);
}

void
tce_print_options_get (TcePrintOptions  *self,
                       TcePrintSettings *settings)
{
  guint paper, language;

  g_return_if_fail (TCE_IS_PRINT_OPTIONS (self));

  paper = adw_combo_row_get_selected (self->paper);
  language = adw_combo_row_get_selected (self->language);
  *settings = (TcePrintSettings) {
    .width = papers[paper].width,
    .height = papers[paper].height,
    .ink_saving = gtk_switch_get_active (self->ink_saving),
    .language = languages[language],
    .n_taggers = (guint) gtk_spin_button_get_value_as_int (self->n_taggers),
    .values_beside = gtk_switch_get_active (self->values_beside),
    .names = gtk_switch_get_active (self->names),
    .networks_card = gtk_switch_get_active (self->networks_card),
    .crop_marks = gtk_switch_get_active (self->crop_marks),
  };
}
