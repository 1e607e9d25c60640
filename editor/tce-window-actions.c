/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What menus, buttons and keys of a window do, but for files and panels. */

#include "tce-window-private.h"

#include <glib/gi18n.h>

#include "tce-export-dialog.h"
#include "tce-play.h"
#include "tce-print-operation.h"

static void
undo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_board_document_undo (TCE_WINDOW (widget)->document);
}

static void
redo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_board_document_redo (TCE_WINDOW (widget)->document);
}

static void
play_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (!tce_play (tc_board_document_get_board_file (self->document), &error))
    tce_window_show_problem (self, _("The game could not be started"), error);
}

static void
print_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  tce_print_board (GTK_WINDOW (widget), tc_board_document_get_board_file (TCE_WINDOW (widget)->document));
}

static void
board_exported (TceWindow *self,
                GFile     *file)
{
  g_autofree char *base = g_file_get_basename (file), *name = g_filename_display_name (base);
  g_autofree char *text = g_strdup_printf (_("“%s” written"), name);

  tce_window_show_toast (self, text);
}

static void
export_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TcBoardFile *board = tc_board_document_get_board_file (TCE_WINDOW (widget)->document);
  TceExportDialog *dialog = tce_export_dialog_new (GTK_WINDOW (widget), board);

  g_signal_connect_object (dialog, "exported", G_CALLBACK (board_exported), widget, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* One of the districts by its number, the first is 1; 0 is what lies outside. */
static void
choose_district_activated (GtkWidget  *widget,
                           const char *action,
                           GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  const guint number = (guint) g_variant_get_int32 (parameter);

  if (number == 0)
    tce_tools_set_district (self->tools, TC_OUTSIDE);
  else if (self->document != NULL && number <= tc_board_document_get_board (self->document)->n_districts)
    tce_tools_set_district (self->tools, (guint8) (number - 1));
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  static const struct { guint key; GdkModifierType modifiers; const char *action; } keys[] = {
    { GDK_KEY_z, GDK_CONTROL_MASK, "win.undo" },
    { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "win.redo" },
    { GDK_KEY_y, GDK_CONTROL_MASK, "win.redo" },
    { GDK_KEY_F5, 0, "win.play" },
    { GDK_KEY_p, GDK_CONTROL_MASK, "win.print" },
    { GDK_KEY_e, GDK_CONTROL_MASK, "win.export" },
    { GDK_KEY_plus, GDK_CONTROL_MASK, "canvas.zoom-in" },
    { GDK_KEY_equal, GDK_CONTROL_MASK, "canvas.zoom-in" },
    { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "canvas.zoom-in" },
    { GDK_KEY_minus, GDK_CONTROL_MASK, "canvas.zoom-out" },
    { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "canvas.zoom-out" },
    { GDK_KEY_0, GDK_CONTROL_MASK, "canvas.zoom-fit" },
    { GDK_KEY_KP_0, GDK_CONTROL_MASK, "canvas.zoom-fit" },
    { GDK_KEY_1, GDK_CONTROL_MASK, "canvas.zoom-usual" },
  };
  static const struct { guint key; const char *tool; } tools[] = {
    { GDK_KEY_b, "brush" }, { GDK_KEY_u, "rectangle" }, { GDK_KEY_g, "fill" }, { GDK_KEY_e, "eraser" }, { GDK_KEY_i, "picker" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tools); i++)
    gtk_widget_class_add_binding_action (widget_class, tools[i].key, 0, "edit.tool", "s", tools[i].tool);
  for (int i = 0; i <= 9; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + (guint) i, 0, "win.choose-district", "i", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + (guint) i, 0, "win.choose-district", "i", i);
    }
}

void
tce_window_install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo_activated);
  gtk_widget_class_install_action (klass, "win.redo", NULL, redo_activated);
  gtk_widget_class_install_action (klass, "win.play", NULL, play_activated);
  gtk_widget_class_install_action (klass, "win.print", NULL, print_activated);
  gtk_widget_class_install_action (klass, "win.export", NULL, export_activated);
  gtk_widget_class_install_action (klass, "win.choose-district", "i", choose_district_activated);
  tce_window_install_file_actions (klass);
  tce_window_install_panel_actions (klass);
  tce_window_install_playtest_actions (klass);
  install_keys (klass);
}
