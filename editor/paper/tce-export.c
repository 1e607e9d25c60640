/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-export.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gi18n.h>
#include <store-file.h>

#include "tce-board-drawing.h"

/* Pictures have two dots for every one of a screen, and a little air around the board. */
#define PICTURE_SCALE 2
#define PICTURE_MARGIN 8

static cairo_status_t
append_bytes (void                *closure,
              const unsigned char *data,
              unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* Writes what was drawn, unless cairo has failed at it. */
static gboolean
save_drawing (cairo_surface_t *surface,
              GByteArray      *bytes,
              GFile           *file,
              GError         **error)
{
  cairo_status_t status = cairo_surface_status (surface);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      /* Translators: %s is the drawing library's reason. */
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("The board could not be drawn: %s"), cairo_status_to_string (status));
      return FALSE;
    }

  return store_file_save (file, (const char *) bytes->data, bytes->len, error);
}

static void
describe_pdf (cairo_surface_t *surface,
              TcBoardFile     *board,
              const char      *language)
{
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, tc_board_file_get_name (board, language));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, tc_board_file_get_author (board));
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Tag City");
}

static void
draw_pages (cairo_surface_t        *surface,
            TcePrint               *print,
            const TcePrintSettings *settings)
{
  cairo_t *cr = cairo_create (surface);

  for (guint page = 0; page < tce_print_get_n_pages (print); page++)
    {
      gboolean landscape = tce_print_is_landscape (print, page);

      cairo_pdf_surface_set_size (surface, landscape ? settings->height : settings->width, landscape ? settings->width : settings->height);
      tce_print_draw_page (print, page, cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
}

gboolean
tce_export_pdf (TcBoardFile            *board,
                const TcePrintSettings *settings,
                GFile                  *file,
                GError                **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  g_autoptr (TcePrint) print = tce_print_new (board, settings);
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (append_bytes, bytes, settings->width, settings->height);
  gboolean saved;

  describe_pdf (surface, board, settings->language);
  draw_pages (surface, print, settings);
  cairo_surface_finish (surface);
  saved = save_drawing (surface, bytes, file, error);
  cairo_surface_destroy (surface);

  return saved;
}

static void
measure_picture (TcBoardFile *board,
                 double      *width,
                 double      *height)
{
  tce_board_measure (tc_board_file_get_board (board), width, height);
  *width += 2 * PICTURE_MARGIN;
  *height += 2 * PICTURE_MARGIN;
}

static void
draw_picture (cairo_surface_t *surface,
              TcBoardFile     *board,
              double           scale)
{
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, PICTURE_MARGIN, PICTURE_MARGIN);
  tce_board_draw (cr, tc_board_file_get_board (board), (TurnTheme) { 0 });
  cairo_destroy (cr);
}

gboolean
tce_export_png (TcBoardFile *board,
                GFile       *file,
                GError     **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double width, height;
  gboolean saved;

  measure_picture (board, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width * PICTURE_SCALE, (int) height * PICTURE_SCALE);
  draw_picture (surface, board, PICTURE_SCALE);
  cairo_surface_write_to_png_stream (surface, append_bytes, bytes);
  saved = save_drawing (surface, bytes, file, error);
  cairo_surface_destroy (surface);

  return saved;
}

gboolean
tce_export_svg (TcBoardFile *board,
                GFile       *file,
                GError     **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface;
  double width, height;
  gboolean saved;

  measure_picture (board, &width, &height);
  surface = cairo_svg_surface_create_for_stream (append_bytes, bytes, width, height);
  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  draw_picture (surface, board, 1);
  cairo_surface_finish (surface);
  saved = save_drawing (surface, bytes, file, error);
  cairo_surface_destroy (surface);

  return saved;
}

char *
tce_export_propose_stem (TcBoardFile *board)
{
  g_autofree char *name = g_strdup (tc_board_file_get_name (board, NULL));

  g_strdelimit (name, "/\\:", '-');
  g_strstrip (name);

  return g_strdup (*name != '\0' ? name : _("Board"));
}
