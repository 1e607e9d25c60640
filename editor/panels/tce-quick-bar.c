/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-quick-bar.h"

#include <glib/gi18n.h>

#include "tce-swatch.h"

struct _TceQuickBar
{
  TcePanel parent_instance;

  GtkBox  *districts;
};

G_DEFINE_FINAL_TYPE (TceQuickBar, tce_quick_bar, TCE_TYPE_PANEL)

static GtkWidget *
new_button (guint8 district)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), g_object_new (TCE_TYPE_SWATCH, NULL));
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
tce_quick_bar_refresh (TcePanel *panel)
{
  TceQuickBar *self = TCE_QUICK_BAR (panel);
  TcBoardDocument *document = tce_panel_get_document (panel);
  TcBoardFile *file = document != NULL ? tc_board_document_get_board_file (document) : NULL;
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
      tce_panel_set_tip (child, name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
}

static void
tce_quick_bar_class_init (TceQuickBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  TCE_PANEL_CLASS (klass)->refresh = tce_quick_bar_refresh;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-quick-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TceQuickBar, districts);
}

static void
tce_quick_bar_init (TceQuickBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
