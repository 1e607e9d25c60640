/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-print-operation.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <turn-compat.h>

#include "tce-paper-private.h"
#include "tce-print-options.h"

#define OPTIONS_MARGIN 18

struct _TcePrintOperation
{
  GtkPrintOperation parent_instance;

  TcBoardFile      *board;
  TcePrintSettings  settings;
  char             *language;      /* that of the settings */
  TcePrint         *print;         /* laid out when the paper is known, or NULL */
};

G_DEFINE_FINAL_TYPE (TcePrintOperation, tce_print_operation, GTK_TYPE_PRINT_OPERATION)

static GtkWidget *
tce_print_operation_create_custom_widget (GtkPrintOperation * operation)
{
  GtkWidget *options = tce_print_options_new (FALSE);

  gtk_widget_set_margin_top (options, OPTIONS_MARGIN);
  gtk_widget_set_margin_bottom (options, OPTIONS_MARGIN);
  gtk_widget_set_margin_start (options, OPTIONS_MARGIN);
  gtk_widget_set_margin_end (options, OPTIONS_MARGIN);
  tce_print_options_set (TCE_PRINT_OPTIONS (options), &TCE_PRINT_OPERATION (operation)->settings);

  return options;
}

static void
tce_print_operation_custom_widget_apply (GtkPrintOperation *operation,
                                         GtkWidget         *widget)
{
  TcePrintSettings settings;

  tce_print_options_get (TCE_PRINT_OPTIONS (widget), &settings);
  tce_print_operation_set_settings (TCE_PRINT_OPERATION (operation), &settings);
}

/* Now the paper is known, and with it the number of pages. */
static void
tce_print_operation_begin_print (GtkPrintOperation *operation,
                                 GtkPrintContext   *context)
{
  TcePrintOperation *self = TCE_PRINT_OPERATION (operation);
  GtkPaperSize *paper = gtk_page_setup_get_paper_size (gtk_print_context_get_page_setup (context));

  self->settings.width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS);
  self->settings.height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS);
  g_clear_pointer (&self->print, tce_print_free);
  self->print = tce_print_new (self->board, &self->settings);
  gtk_print_operation_set_n_pages (operation, (int) tce_print_get_n_pages (self->print));
}

static void
tce_print_operation_request_page_setup (GtkPrintOperation *operation,
                                        GtkPrintContext   *context,
                                        int                page,
                                        GtkPageSetup      *setup)
{
  TcePrintOperation *self = TCE_PRINT_OPERATION (operation);

  gtk_page_setup_set_orientation (setup, tce_print_is_landscape (self->print, (guint) page)
                                         ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
}

static void
tce_print_operation_draw_page (GtkPrintOperation *operation,
                               GtkPrintContext   *context,
                               int                page)
{
  tce_print_draw_page (TCE_PRINT_OPERATION (operation)->print, (guint) page, gtk_print_context_get_cairo_context (context));
}

/* Where a file is printed to, it is called as the board is. */
static void
propose_file_name (GtkPrintOperation *operation,
                   TcBoardFile       *board)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();
  g_autofree char *name = g_strdelimit (g_strdup (tc_board_file_get_name (board, NULL)), "/\\:", '-');

  if (*name != '\0')
    gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, name);
  gtk_print_operation_set_print_settings (operation, settings);
}

static void
tce_print_operation_finalize (GObject *object)
{
  TcePrintOperation *self = TCE_PRINT_OPERATION (object);

  tc_board_file_unref (self->board);
  g_clear_pointer (&self->print, tce_print_free);
  g_free (self->language);

  G_OBJECT_CLASS (tce_print_operation_parent_class)->finalize (object);
}

static void
tce_print_operation_class_init (TcePrintOperationClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tce_print_operation_finalize;
  operation_class->create_custom_widget = tce_print_operation_create_custom_widget;
  operation_class->custom_widget_apply = tce_print_operation_custom_widget_apply;
  operation_class->begin_print = tce_print_operation_begin_print;
  operation_class->request_page_setup = tce_print_operation_request_page_setup;
  operation_class->draw_page = tce_print_operation_draw_page;
}

static void
tce_print_operation_init (TcePrintOperation *self)
{
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);

  self->settings = TCE_PRINT_SETTINGS_DEFAULT;
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  /* Translators: the tab of the print dialog with options of its own. */
  gtk_print_operation_set_custom_tab_label (operation, _("Board"));
}

GtkPrintOperation *
tce_print_operation_new (TcBoardFile *board)
{
  TcePrintOperation *self = g_object_new (TCE_TYPE_PRINT_OPERATION, NULL);
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);

  self->board = tc_board_file_ref (board);
  gtk_print_operation_set_job_name (operation, tc_board_file_get_name (board, NULL));
  propose_file_name (operation, board);

  return operation;
}

void
tce_print_operation_set_settings (TcePrintOperation      *self,
                                  const TcePrintSettings *settings)
{
  char *language = g_strdup (settings->language);

  g_free (self->language);
  self->language = language;
  self->settings = *settings;
  self->settings.language = language;
}

static void
printing_done (GtkPrintOperation      *operation,
               GtkPrintOperationResult result,
               GtkWindow              *parent)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  dialog = turn_compat_message_dialog_new (parent, _("The Board Could Not Be Printed"), error != NULL ? error->message : NULL);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tce_print_board (GtkWindow              *parent,
                 TcBoardFile            *board,
                 const TcePrintSettings *settings)
{
  g_autoptr (GtkPrintOperation) operation = tce_print_operation_new (board);

  tce_print_operation_set_settings (TCE_PRINT_OPERATION (operation), settings);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (printing_done), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}
