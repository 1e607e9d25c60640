/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-print-operation.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <tc-compat.h>

#include "tce-print-options.h"

#define OPTIONS_MARGIN 18

/* What is being printed; freed with its operation. */
typedef struct
{
  TcBoardFile     *board;
  TcePrintSettings settings;
  char            *language;       /* that of the settings */
  TcePrint        *print;          /* laid out when the paper is known, or NULL */
} Job;

static void
free_job (Job *job)
{
  tc_board_file_unref (job->board);
  g_clear_pointer (&job->print, tce_print_free);
  g_free (job->language);
  g_free (job);
}

static Job *
get_job (GtkPrintOperation *operation)
{
  return g_object_get_data (G_OBJECT (operation), "tce-job");
}

static GObject *
custom_widget_wanted (GtkPrintOperation *operation)
{
  GtkWidget *options = tce_print_options_new (FALSE);

  gtk_widget_set_margin_top (options, OPTIONS_MARGIN);
  gtk_widget_set_margin_bottom (options, OPTIONS_MARGIN);
  gtk_widget_set_margin_start (options, OPTIONS_MARGIN);
  gtk_widget_set_margin_end (options, OPTIONS_MARGIN);
  tce_print_options_set (TCE_PRINT_OPTIONS (options), &get_job (operation)->settings);

  return G_OBJECT (options);
}

static void
custom_widget_applied (GtkPrintOperation *operation,
                       GtkWidget         *widget)
{
  TcePrintSettings settings;

  tce_print_options_get (TCE_PRINT_OPTIONS (widget), &settings);
  tce_print_operation_set_settings (operation, &settings);
}

/* Now the paper is known, and with it the number of pages. */
static void
printing_began (GtkPrintOperation *operation,
                GtkPrintContext   *context)
{
  Job *job = get_job (operation);
  GtkPaperSize *paper = gtk_page_setup_get_paper_size (gtk_print_context_get_page_setup (context));

  job->settings.width = gtk_paper_size_get_width (paper, GTK_UNIT_POINTS);
  job->settings.height = gtk_paper_size_get_height (paper, GTK_UNIT_POINTS);
  g_clear_pointer (&job->print, tce_print_free);
  job->print = tce_print_new (job->board, &job->settings);
  gtk_print_operation_set_n_pages (operation, (int) tce_print_get_n_pages (job->print));
}

static void
page_setup_requested (GtkPrintOperation *operation,
                      GtkPrintContext   *context,
                      int                page,
                      GtkPageSetup      *setup)
{
  Job *job = get_job (operation);

  gtk_page_setup_set_orientation (setup, tce_print_is_landscape (job->print, (guint) page)
                                         ? GTK_PAGE_ORIENTATION_LANDSCAPE : GTK_PAGE_ORIENTATION_PORTRAIT);
}

static void
page_wanted (GtkPrintOperation *operation,
             GtkPrintContext   *context,
             int                page)
{
  tce_print_draw_page (get_job (operation)->print, (guint) page, gtk_print_context_get_cairo_context (context));
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

GtkPrintOperation *
tce_print_operation_new (TcBoardFile *board)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Job *job = g_new0 (Job, 1);

  job->board = tc_board_file_ref (board);
  job->settings = TCE_PRINT_SETTINGS_DEFAULT;
  g_object_set_data_full (G_OBJECT (operation), "tce-job", job, (GDestroyNotify) free_job);

  gtk_print_operation_set_job_name (operation, tc_board_file_get_name (board, NULL));
  propose_file_name (operation, board);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  /* Translators: the tab of the print dialog with options of its own. */
  gtk_print_operation_set_custom_tab_label (operation, _("Board"));
  g_signal_connect (operation, "create-custom-widget", G_CALLBACK (custom_widget_wanted), NULL);
  g_signal_connect (operation, "custom-widget-apply", G_CALLBACK (custom_widget_applied), NULL);
  g_signal_connect (operation, "begin-print", G_CALLBACK (printing_began), NULL);
  g_signal_connect (operation, "request-page-setup", G_CALLBACK (page_setup_requested), NULL);
  g_signal_connect (operation, "draw-page", G_CALLBACK (page_wanted), NULL);

  return operation;
}

void
tce_print_operation_set_settings (GtkPrintOperation      *operation,
                                  const TcePrintSettings *settings)
{
  Job *job = get_job (operation);
  char *language = g_strdup (settings->language);

  g_free (job->language);
  job->language = language;
  job->settings = *settings;
  job->settings.language = language;
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
  dialog = tc_compat_message_dialog_new (parent, _("The Board Could Not Be Printed"), error != NULL ? error->message : NULL);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

void
tce_print_board (GtkWindow   *parent,
                 TcBoardFile *board)
{
  g_autoptr (GtkPrintOperation) operation = tce_print_operation_new (board);

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (printing_done), parent, 0);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, parent, NULL);
}
