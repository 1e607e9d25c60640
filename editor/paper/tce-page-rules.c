/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-page.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>
#include <tc-rules-words.h>
#include <tc-token-drawing.h>
#include <tc-wall-drawing.h>
#include <tc-words.h>
#include <turn-words.h>

#include "tce-board-drawing.h"

/* The share of the page that tells of this board; the rest are the rules of every board. */
#define FACTS_SHARE .34
#define COLUMN_GAP 22.0

/* The text is as large as one page allows, within these bounds. */
#define LARGEST_TEXT 11.0
#define SMALLEST_TEXT 5.0
#define TEXT_STEP .25

#define TOKENS_IN_A_ROW 3

/* A tall city must leave room for words. */
#define PICTURE_HEIGHT 150.0

/* Where the pen is in a column of text. */
typedef struct
{
  const TcePage *page;
  double         x, y;
  double         width;
  double         size;       /* of the text */
} Column;

static void
write_paragraph (Column     *column,
                 const char *text,
                 int         n_lines)
{
  TceTextStyle style = tce_text_style (column->size, PANGO_WEIGHT_NORMAL);

  if (*text == '\0')
    return;

  style.width = column->width;
  style.n_lines = n_lines;
  column->y += tce_text_draw (column->page->cr, text, column->x, column->y, &style) + column->size * .45;
}

static void
write_heading (Column     *column,
               const char *text)
{
  TceTextStyle style = tce_text_style (column->size * 1.25, PANGO_WEIGHT_ULTRABOLD);

  column->y += column->size * .4;
  style.width = column->width;
  column->y += tce_text_draw (column->page->cr, text, column->x, column->y, &style) + column->size * .2;
}

static void
draw_picture (Column *column)
{
  const TcePage *page = column->page;
  double width, height, scale;

  tce_board_measure (page->board, &width, &height);
  scale = MIN (column->width / width, PICTURE_HEIGHT / height);
  column->y += column->size * .4;
  cairo_save (page->cr);
  cairo_translate (page->cr, column->x, column->y);
  cairo_scale (page->cr, scale, scale);
  tce_board_draw (page->cr, page->board, page->theme);
  cairo_restore (page->cr);
  column->y += height * scale;
}

static void
write_size_of_city (Column *column)
{
  const TcBoard *board = column->page->board;
  guint n_squares = tc_board_n_squares (board);
  g_autofree char *columns = g_strdup_printf (ngettext ("%u column", "%u columns", board->n_columns), board->n_columns);
  g_autofree char *rows = g_strdup_printf (ngettext ("%u row", "%u rows", board->n_rows), board->n_rows);
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square in the city", "%u squares in the city", n_squares), n_squares);
  g_autofree char *text = g_strdup_printf ("%s × %s, %s.", columns, rows, squares);

  write_paragraph (column, text, 0);
}

/* One line a district: its sign, name, number of squares, and both values. */
static void
write_district (Column *column,
                guint   district)
{
  const TcePage *page = column->page;
  const TcDistrict *about = &page->board->districts[district];
  const double size = column->size, values = size * 4.4, squares = size * 2;
  const GdkRGBA colour = turn_rgba (tc_wall (about->colour, page->theme).band, 1);
  g_autofree char *high = turn_words_number (about->value.high), *low = turn_words_number (about->value.low);
  g_autofree char *both = g_strdup_printf ("%s / %s", high, low);
  g_autofree char *n_squares = g_strdup_printf ("%u", tc_board_district_size (page->board, district));
  TceTextStyle style = tce_text_style (size, PANGO_WEIGHT_NORMAL), figures = tce_text_style (size, PANGO_WEIGHT_NORMAL);
  double height;

  tc_wall_draw_icon (page->cr, district, column->x, column->y + size * .2, size, &colour);
  figures.alignment = PANGO_ALIGN_RIGHT;
  figures.n_lines = style.n_lines = 1;
  style.width = column->width - size * 1.8 - values - squares;
  height = tce_text_draw (page->cr, tc_board_file_get_district_name (page->file, district, page->language),
                          column->x + size * 1.5, column->y, &style);
  figures.width = squares;
  tce_text_draw (page->cr, n_squares, column->x + column->width - values - squares, column->y, &figures);
  figures.width = values;
  figures.weight = PANGO_WEIGHT_BOLD;
  tce_text_draw (page->cr, both, column->x + column->width - values, column->y, &figures);
  column->y += height + size * .2;
}

static void
write_districts (Column *column)
{
  write_heading (column, _("Districts"));
  for (guint i = 0; i < column->page->board->n_districts; i++)
    write_district (column, i);
  column->y += column->size * .4;
  write_paragraph (column, _("The number of squares, the value for the first to fill it, and the one for the others. The values of columns and rows are beside the city."), 0);
}

static void
draw_token (Column        *column,
            const TcToken *token,
            guint          place)
{
  const double cell = column->width / TOKENS_IN_A_ROW, height = column->size * 5;
  const double square = MIN (column->size, MIN (cell * .9 / tc_shape_n_columns (token->shape),
                                                (height - column->size * 2) / tc_shape_n_rows (token->shape)));
  const TcTokenLook look = { turn_rgba (0xffffff, 1), turn_rgba (TURN_COLOUR_INK, 1), .8 };
  TceTextStyle style = tce_text_style (column->size * .8, PANGO_WEIGHT_NORMAL);
  double x = column->x + (place % TOKENS_IN_A_ROW) * cell, y = column->y + place / TOKENS_IN_A_ROW * height;

  tc_token_draw (column->page->cr, token->shape, x + cell / 2, y + (height - column->size * 1.6) / 2, square, &look);
  style.width = cell - 2;
  style.alignment = PANGO_ALIGN_CENTER;
  style.n_lines = 1;
  tce_text_draw (column->page->cr, tc_token_get_name (token), x + 1, y + height - column->size * 1.6, &style);
}

static void
draw_tokens (Column *column,
             const char (*ids)[TC_TOKEN_ID_SIZE],
             guint   n_ids)
{
  for (guint i = 0; i < n_ids; i++)
    {
      const TcToken *token = tc_board_find_token (column->page->board, ids[i]);

      if (token != NULL)
        draw_token (column, token, i);
    }
  column->y += (n_ids + TOKENS_IN_A_ROW - 1) / TOKENS_IN_A_ROW * column->size * 5 + column->size * .4;
}

static void
write_tokens (Column *column)
{
  const TcBoard *board = column->page->board;

  write_heading (column, _("Shapes of the HQ"));
  if (board->has_sections)
    draw_tokens (column, board->sections, TC_N_SECTIONS);
  else
    write_paragraph (column, _("Freestyle: six of the eleven larger shapes, chosen by you or at random, none of them twice."), 0);
  write_paragraph (column, _("And in the middle:"), 0);
  draw_tokens (column, board->small, TC_N_SMALL_TOKENS);
}

/* "−1, −2 and −3" */
static char *
list_prices (const int8_t *prices,
             guint         n_prices)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (n_prices, g_free, TRUE);

  for (guint i = 0; i < n_prices; i++)
    g_ptr_array_add (words, turn_words_number (prices[i]));

  return turn_words_list ((const char *const *) words->pdata);
}

static void
write_prices (Column *column)
{
  const TcBoard *board = column->page->board;
  g_autofree char *drones = list_prices (board->drones, board->n_drones);
  g_autofree char *bubbles = list_prices (board->bubbles, board->n_bubbles);
  /* Translators: the prices of the drone squares, in order, such as “−1, −2 and −3”. */
  g_autofree char *about_drones = g_strdup_printf (_("Drones, in this order: %s."), drones);
  g_autofree char *about_bubbles = g_strdup_printf (_("Bubbles for the whole table: %s."), bubbles);

  /* A board in the making may have neither. */
  if (board->n_drones + board->n_bubbles == 0)
    return;

  write_heading (column, _("Prices"));
  if (board->n_drones > 0)
    write_paragraph (column, about_drones, 0);
  if (board->n_bubbles > 0)
    write_paragraph (column, about_bubbles, 0);
}

static guint
count_features (const TcBoard *board)
{
  const struct { TcFeatureKind kind; guint n; } lines[] = {
    { TC_FEATURE_COLUMN, board->n_columns },
    { TC_FEATURE_ROW, board->n_rows },
    { TC_FEATURE_DISTRICT, board->n_districts },
  };
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    for (guint index = 0; index < lines[i].n; index++)
      n += tc_board_feature_size (board, lines[i].kind, index) > 0 ? 1 : 0;

  return n;
}

static void
write_end (Column *column)
{
  const TcBoard *board = column->page->board;
  guint n_features = count_features (board);
  g_autofree char *highs = g_strdup_printf (ngettext ("%u high value to win.", "%u high values to win.", n_features), n_features);
  g_autofree char *drones = g_strdup_printf (ngettext ("%u drone square each.", "%u drone squares each.", board->n_drones), board->n_drones);
  g_autofree char *bubbles = g_strdup_printf (ngettext ("%u bubble for all.", "%u bubbles for all.", board->n_bubbles), board->n_bubbles);
  g_autofree char *text = g_strdup_printf ("%s %s %s", highs, bubbles, drones);

  write_heading (column, _("How it ends"));
  write_paragraph (column, text, 0);
  write_paragraph (column, _("The battle ends after the round in which one of these three runs out: the high values, the bubbles, "
                             "or the drone squares of one tagger."), 0);
}

static void
write_facts (Column *column)
{
  const TcePage *page = column->page;
  const char *author = tc_board_file_get_author (page->file), *license = tc_board_file_get_license (page->file);
  g_autofree char *credits = g_strdup_printf (*author != '\0' && *license != '\0' ? "%s, %s" : "%s%s", author, license);

  draw_picture (column);
  write_heading (column, tc_board_file_get_name (page->file, page->language));
  write_paragraph (column, tc_board_file_get_description (page->file, page->language), 5);
  write_size_of_city (column);
  write_districts (column);
  write_tokens (column);
  write_prices (column);
  write_end (column);
  write_paragraph (column, credits, 2);
}

static void
write_rules (Column *column)
{
  write_heading (column, _("You need"));
  write_paragraph (column, _("Two to four taggers, a sheet and a pen for each, the HQ, and one die more than there are taggers. Circle what is yours; "
                             "cross out the high values and bubbles that somebody else has."), 0);
  for (gsize i = 0; i < tc_rules_text.n_paragraphs; i++)
    {
      const TurnRulesParagraph *paragraph = &tc_rules_text.paragraphs[i];

      if (paragraph->heading != NULL)
        write_heading (column, _(paragraph->heading));
      write_paragraph (column, _(paragraph->text), 0);
    }
}

typedef void (*WriteFunc) (Column *column);

/* Writes where nobody looks, to see how far it reaches. */
static gboolean
fits (const TcePage *page,
      double         width,
      double         size,
      WriteFunc      write)
{
  cairo_surface_t *nowhere = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  TcePage draft = *page;
  Column column = { .page = &draft, .width = width, .size = size };

  draft.cr = cairo_create (nowhere);
  write (&column);
  cairo_destroy (draft.cr);
  cairo_surface_destroy (nowhere);

  return column.y <= page->height;
}

static double
largest_fitting (const TcePage *page,
                 double         width,
                 double         size,
                 WriteFunc      write)
{
  while (size > SMALLEST_TEXT && !fits (page, width, size, write))
    size -= TEXT_STEP;

  return size;
}

static void
write_column (const TcePage *page,
              double         x,
              double         width,
              double         size,
              WriteFunc      write)
{
  Column column = { .page = page, .x = x, .y = page->y, .width = width, .size = size };

  write (&column);
}

void
tce_rules_page_draw (const TcePage *page)
{
  TcePage rest = *page;
  double facts_width = rest.width * FACTS_SHARE, rules_width = rest.width - facts_width - COLUMN_GAP;
  double size;

  tce_page_draw_title (&rest, _("The rules of this city"));
  size = largest_fitting (&rest, rules_width, LARGEST_TEXT, write_rules);
  write_column (&rest, rest.x + facts_width + COLUMN_GAP, rules_width, size, write_rules);
  size = largest_fitting (&rest, facts_width, size, write_facts);
  write_column (&rest, rest.x, facts_width, size, write_facts);

  cairo_move_to (rest.cr, rest.x + facts_width + COLUMN_GAP / 2, rest.y + 4);
  cairo_rel_line_to (rest.cr, 0, rest.height - 4);
  cairo_set_source_rgb (rest.cr, .7, .7, .7);
  cairo_set_line_width (rest.cr, .6);
  cairo_stroke (rest.cr);
}
