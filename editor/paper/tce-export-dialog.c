/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-export-dialog.h"

#include <glib/gi18n.h>

#include "tce-export.h"
#include "tce-paper-private.h"
#include "tce-print-options.h"

struct _TceExportDialog
{
  AdwWindow             parent_instance;

  TcBoardFile          *board;
  GtkFileChooserNative *chooser;      /* open, or NULL */

  AdwComboRow          *kind;
  AdwBin               *place;        /* of the options */
  TcePrintOptions      *options;
  GtkLabel             *problem;
};

enum
{
  EXPORTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TceExportDialog, tce_export_dialog, ADW_TYPE_WINDOW)

static const char *const endings[] = {
  [TCE_EXPORT_PDF] = "pdf",
  [TCE_EXPORT_PNG] = "png",
  [TCE_EXPORT_SVG] = "svg",
};

static TceExportKind
get_kind (TceExportDialog *self)
{
  return adw_combo_row_get_selected (self->kind);
}

static void
kind_selected (TceExportDialog *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->options), get_kind (self) == TCE_EXPORT_PDF);
  gtk_label_set_label (self->problem, "");
  gtk_widget_hide (GTK_WIDGET (self->problem));
}

static void
place_chosen (TceExportDialog *self,
              int              response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      if (tce_export_dialog_write (self, file))
        gtk_window_close (GTK_WINDOW (self));
    }
}

static void
place_wanted (TceExportDialog *self)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *pattern = g_strdup_printf ("*.%s", endings[get_kind (self)]);
  g_autofree char *stem = tce_export_propose_stem (self->board);
  g_autofree char *name = g_strdup_printf ("%s.%s", stem, endings[get_kind (self)]);

  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Export the Board"), GTK_WINDOW (self), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), _("_Cancel"));
  gtk_file_filter_set_name (filter, pattern);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (place_chosen), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
tce_export_dialog_dispose (GObject *object)
{
  TceExportDialog *self = TCE_EXPORT_DIALOG (object);

  g_clear_object (&self->chooser);
  g_clear_pointer (&self->board, tc_board_file_unref);

  G_OBJECT_CLASS (tce_export_dialog_parent_class)->dispose (object);
}

static void
tce_export_dialog_class_init (TceExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_export_dialog_dispose;
  signals[EXPORTED] = g_signal_new ("exported", TCE_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TceExportDialog, kind);
  gtk_widget_class_bind_template_child (widget_class, TceExportDialog, place);
  gtk_widget_class_bind_template_child (widget_class, TceExportDialog, problem);
  gtk_widget_class_bind_template_callback (widget_class, kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, place_wanted);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tce_export_dialog_init (TceExportDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->options = TCE_PRINT_OPTIONS (tce_print_options_new (TRUE));
  adw_bin_set_child (self->place, GTK_WIDGET (self->options));
  kind_selected (self);
}

TceExportDialog *
tce_export_dialog_new (GtkWindow   *parent,
                       TcBoardFile *board)
{
  TceExportDialog *self = g_object_new (TCE_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);

  self->board = tc_board_file_ref (board);

  return self;
}

void
tce_export_dialog_set_kind (TceExportDialog *self,
                            TceExportKind    kind)
{
  g_return_if_fail (TCE_IS_EXPORT_DIALOG (self));

  adw_combo_row_set_selected (self->kind, kind);
}

static gboolean
write_file (TceExportDialog *self,
            GFile           *file,
            GError         **error)
{
  TcePrintSettings settings;

  switch (get_kind (self))
    {
    case TCE_EXPORT_PNG:
      return tce_export_png (self->board, file, error);

    case TCE_EXPORT_SVG:
      return tce_export_svg (self->board, file, error);

    case TCE_EXPORT_PDF:
    default:
      tce_print_options_get (self->options, &settings);
      return tce_export_pdf (self->board, &settings, file, error);
    }
}

gboolean
tce_export_dialog_write (TceExportDialog *self,
                         GFile           *file)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TCE_IS_EXPORT_DIALOG (self), FALSE);

  if (!write_file (self, file, &error))
    {
      gtk_label_set_label (self->problem, error->message);
      gtk_widget_show (GTK_WIDGET (self->problem));
      return FALSE;
    }
  g_signal_emit (self, signals[EXPORTED], 0, file);

  return TRUE;
}
