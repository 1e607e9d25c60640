/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws pieces of the editor into PNG files: demo-editor FOLDER */

#include <adwaita.h>
#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tc-ui-private.h>
#include <tce-paper-page.h>
#include <tce-hq-panel.h>
#include <tce-start-page.h>
#include <tce-token-dialog.h>
#include <tce-vision.h>
#include <tce-window.h>
#include <turn-base-application.h>
#include <turn-widget-picture.h>

#include "demo-render.h"

static TcBoardDocument *
new_document (void)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);
  TcBoardDocument *document = tc_board_document_new (file);
  TcBoard board = tc_board_with_token (tc_board_document_get_board (document), tc_shape_from_text ("####/#..#"));

  tc_board_document_apply (document, &board, "", NULL);

  return document;
}

static void
render_window (GtkWindow  *window,
               const char *folder,
               const char *name)
{
  g_autofree char *file_name = g_strdup_printf ("%s.png", name);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, file_name, NULL);

  gtk_window_present (window);
  demo_wait (300);
  turn_widget_picture_save (GTK_WIDGET (window), file, NULL);
  gtk_window_destroy (window);
}

static void
render_hq (TcBoardDocument *document,
           const char      *folder)
{
  GtkWidget *panel = g_object_new (TCE_TYPE_HQ_PANEL, NULL);

  tce_panel_set_document (TCE_PANEL (panel), document);
  tce_hq_panel_choose_place (TCE_HQ_PANEL (panel), 1);
  demo_render (panel, 260, 700, folder, "hq-panel");
  render_window (GTK_WINDOW (tce_token_dialog_new (NULL, document, 0)), folder, "token-dialog");
}

static TceVision *
find_vision (GtkWidget *widget)
{
  TceVision *found = TCE_IS_VISION (widget) ? TCE_VISION (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_vision (child);

  return found;
}

static void
render_visions (TcBoardDocument *document,
                const char      *folder)
{
  static const struct { TceVisionMode mode; const char *name; } cases[] = {
    { TCE_VISION_DARK, "eyes-dark" },
    { TCE_VISION_HIGH_CONTRAST, "eyes-high-contrast" },
    { TCE_VISION_GREYSCALE, "eyes-greyscale" },
    { TCE_VISION_PROTAN, "eyes-protan" },
    { TCE_VISION_DEUTAN, "eyes-deutan" },
    { TCE_VISION_TRITAN, "eyes-tritan" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TceWindow *window = tce_window_new (NULL);

      tce_window_set_document (window, document);
      g_object_set (find_vision (GTK_WIDGET (window)), "mode", cases[i].mode, NULL);
      render_window (GTK_WINDOW (window), folder, cases[i].name);
    }
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  turn_style_load (gdk_display_get_default ());
  gtk_css_provider_load_from_resource (provider, "/org/tagcity/TagCity/Editor/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TcBoardDocument) document = NULL;

  adw_init ();
  load_style ();
  document = new_document ();
  render_hq (document, argv[1]);
  render_visions (document, argv[1]);
  demo_render (tce_start_page_new (NULL), 760, 560, argv[1], "start-page");
  demo_render (g_object_new (TCE_TYPE_PAPER_PAGE, "document", document, NULL), 1000, 700, argv[1], "paper-page");

  return 0;
}
