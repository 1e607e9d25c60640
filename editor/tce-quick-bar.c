/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-quick-bar.h"

#include <glib/gi18n.h>

#include "tce-swatch.h"
#include "tce-tooltip.h"

#define SWATCH_SIZE 32

struct _TceQuickBar
{
  AdwBin           parent_instance;

  TcBoardDocument *document;
  GSignalGroup    *document_signals;

  GtkBox          *districts;
};

G_DEFINE_FINAL_TYPE (TceQuickBar, tce_quick_bar, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
};

static GtkWidget *
new_button (guint8 district)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), tce_swatch_new (SWATCH_SIZE));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "edit.district");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", (guint) district);
  gtk_widget_add_css_class (button, "swatch-choice");
  gtk_widget_add_css_class (button, "flat");

  return button;
}

static guint
count_buttons (TceQuickBar *self)
{
  guint n_buttons = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->districts)); child != NULL; child = gtk_widget_get_next_sibling (child))
    n_buttons++;

  return n_buttons;
}

/* The districts, and last what lies outside. */
static void
fit_buttons (TceQuickBar *self,
             guint        n_districts)
{
  if (count_buttons (self) == n_districts + 1)
    return;

  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self->districts))) != NULL;)
    gtk_box_remove (self->districts, child);
  for (guint i = 0; i <= n_districts; i++)
    gtk_box_append (self->districts, new_button (i < n_districts ? (guint8) i : TC_OUTSIDE));
}

static void
refresh (TceQuickBar *self)
{
  TcBoardFile *file = self->document != NULL ? tc_board_document_get_board_file (self->document) : NULL;
  const TcBoard *board = file != NULL ? tc_board_file_get_board (file) : NULL;
  guint i = 0;

  if (board == NULL)
    return;

  fit_buttons (self, board->n_districts);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->districts)); child != NULL; child = gtk_widget_get_next_sibling (child), i++)
    {
      const gboolean outside = i == board->n_districts;
      const char *name = outside ? _("Outside") : tc_board_file_get_district_name (file, i, NULL);

      tce_swatch_set_wall (TCE_SWATCH (gtk_button_get_child (GTK_BUTTON (child))), outside ? TC_OUTSIDE : (guint8) i,
                           outside ? 0 : board->districts[i].colour);
      tce_tooltip_set (child, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

static void
tce_quick_bar_get_property (GObject    *object,
                            guint       property_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, TCE_QUICK_BAR (object)->document); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_quick_bar_set_property (GObject      *object,
                            guint         property_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  TceQuickBar *self = TCE_QUICK_BAR (object);

  switch (property_id)
    {
    case PROP_DOCUMENT:
      if (!g_set_object (&self->document, g_value_get_object (value)))
        break;
      g_signal_group_set_target (self->document_signals, self->document);
      refresh (self);
      g_object_notify_by_pspec (object, pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_quick_bar_dispose (GObject *object)
{
  TceQuickBar *self = TCE_QUICK_BAR (object);

  g_clear_object (&self->document_signals);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (tce_quick_bar_parent_class)->dispose (object);
}

static void
tce_quick_bar_class_init (TceQuickBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_quick_bar_get_property;
  object_class->set_property = tce_quick_bar_set_property;
  object_class->dispose = tce_quick_bar_dispose;
  g_object_class_install_property (object_class, PROP_DOCUMENT,
                                   g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT,
                                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-quick-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TceQuickBar, districts);
}

static void
tce_quick_bar_init (TceQuickBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (refresh), self);
}

GtkWidget *
tce_quick_bar_new (void)
{
  return g_object_new (TCE_TYPE_QUICK_BAR, NULL);
}
