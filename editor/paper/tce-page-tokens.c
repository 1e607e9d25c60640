/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-page.h"

#include <glib/gi18n.h>
#include <tc-token-drawing.h>
#include <tc-words.h>

#include "tce-board-drawing.h"

#define GAP 14.0
#define NAME_SIZE 8.5
#define NAME_HEIGHT 14.0
#define HEADING_HEIGHT 24.0
#define HINT_HEIGHT 16.0
#define TITLE_ROOM 50.0

/* What lies on a page of tokens: one to cut out, or, with an empty shape, the heading of a group. */
typedef struct
{
  TcToken token;
  guint   page;
  guint   group;
  double  x, y;          /* the top-left corner, within the page */
  double  width;
  double  square;
} Placed;

enum
{
  GROUP_CITY,
  GROUP_HQ,
};

/* Where the next token goes: shelves from left to right and from top to bottom, page after page. */
typedef struct
{
  GArray *placed;
  double  width, height;
  guint   page;
  double  x, y;
  double  shelf;         /* the height of what lies on the current shelf */
} Shelves;

static void
next_shelf (Shelves *self)
{
  self->y += self->shelf > 0 ? self->shelf + GAP : 0;
  self->x = self->shelf = 0;
}

static void
make_room (Shelves *self,
           double   height)
{
  if (self->y + height <= self->height || self->y <= 0)
    return;

  self->page++;
  self->x = self->y = self->shelf = 0;
}

static void
add_heading (Shelves *self,
             guint    group,
             double   first_height)
{
  Placed heading = { .group = group };

  next_shelf (self);
  make_room (self, HEADING_HEIGHT + HINT_HEIGHT + first_height);
  heading.page = self->page;
  heading.y = self->y;
  heading.width = self->width;
  g_array_append_val (self->placed, heading);
  self->y += HEADING_HEIGHT + HINT_HEIGHT;
}

/* A shape lies as it takes the least height. */
static TcShape
lying (TcShape shape)
{
  return tc_shape_n_rows (shape) > tc_shape_n_columns (shape) ? tc_shape_turned (shape) : shape;
}

static double
height_of (TcShape shape,
           double  square)
{
  return tc_shape_n_rows (lying (shape)) * square + NAME_HEIGHT;
}

static void
add_token (Shelves       *self,
           const TcToken *token,
           guint          group,
           double         square)
{
  Placed one = { .token = *token, .group = group, .square = square };
  double height = height_of (token->shape, square);

  one.token.shape = lying (token->shape);
  one.width = MAX (tc_shape_n_columns (one.token.shape) * square, 62);
  if (self->x + one.width > self->width)
    next_shelf (self);
  make_room (self, height);
  one.page = self->page;
  one.x = self->x;
  one.y = self->y;
  g_array_append_val (self->placed, one);
  self->x += one.width + GAP;
  self->shelf = MAX (self->shelf, height);
}

static void
collect (GPtrArray     *tokens,
         const TcToken *token)
{
  if (token != NULL && !g_ptr_array_find (tokens, token, NULL))
    g_ptr_array_add (tokens, (gpointer) token);
}

/* Small ones first, then those of the HQ or, without a printed one, all of the box, then the author's own. */
static GPtrArray *
list_for_city (const TcBoard *board)
{
  GPtrArray *tokens = g_ptr_array_new ();

  for (guint i = 0; i < TC_N_SMALL_TOKENS; i++)
    collect (tokens, tc_board_find_token (board, board->small[i]));
  for (guint i = 0; i < TC_N_SECTIONS && board->has_sections; i++)
    collect (tokens, tc_board_find_token (board, board->sections[i]));
  for (guint i = 0; i < TC_N_LARGE_TOKENS && !board->has_sections; i++)
    collect (tokens, tc_token_large (i));
  for (guint i = 0; i < board->n_tokens; i++)
    collect (tokens, &board->tokens[i]);

  return tokens;
}

/* Freestyle takes its six from the eleven larger ones of the box (C6). */
static GPtrArray *
list_for_hq (void)
{
  GPtrArray *tokens = g_ptr_array_new ();

  for (guint i = 0; i < TC_N_LARGE_TOKENS; i++)
    collect (tokens, tc_token_large (i));

  return tokens;
}

/* Low ones first, so that what lies on one shelf is equally high. */
static int
compare_heights (gconstpointer a,
                 gconstpointer b)
{
  const TcToken *const *first = a, *const *second = b;
  int by_height = (int) tc_shape_n_rows (lying ((*first)->shape)) - (int) tc_shape_n_rows (lying ((*second)->shape));

  return by_height != 0 ? by_height : (int) tc_shape_n_cells ((*first)->shape) - (int) tc_shape_n_cells ((*second)->shape);
}

static void
add_group (Shelves   *self,
           GPtrArray *tokens,
           guint      group,
           double     square)
{
  const TcToken *first;

  g_ptr_array_sort (tokens, compare_heights);
  first = tokens->len > 0 ? g_ptr_array_index (tokens, 0) : NULL;
  add_heading (self, group, first != NULL ? height_of (first->shape, square) : 0);
  for (guint i = 0; i < tokens->len; i++)
    add_token (self, g_ptr_array_index (tokens, i), group, square);
}

GArray *
tce_tokens_lay_out (const TcePage     *page,
                    const TceSheetFit *fit,
                    guint             *n_pages)
{
  g_autoptr (GPtrArray) for_city = list_for_city (page->board), for_hq = list_for_hq ();
  Shelves shelves = { .placed = g_array_new (FALSE, FALSE, sizeof (Placed)), .width = page->width, .height = page->height - TITLE_ROOM };

  add_group (&shelves, for_city, GROUP_CITY, fit->scale * TCE_BOARD_SIDE);
  add_group (&shelves, for_hq, GROUP_HQ, tce_hq_page_square (page));
  *n_pages = shelves.page + 1;

  return shelves.placed;
}

static void
draw_heading (const TcePage *page,
              const Placed  *heading)
{
  static const char *const titles[] = {
    [GROUP_CITY] = N_("For your city"),
    [GROUP_HQ] = N_("For the HQ"),
  };
  static const char *const hints[] = {
    [GROUP_CITY] = N_("As large as the squares of the sheets: try out where a shape fits before you draw it."),
    [GROUP_HQ] = N_("For freestyle: choose or draw six of these and lay them into the sections."),
  };
  TceTextStyle style = tce_text_style (9.5, PANGO_WEIGHT_NORMAL);
  double y = page->y + heading->y;

  y += tce_page_draw_heading (page, _(titles[heading->group]), page->x, y);
  style.width = page->width;
  style.n_lines = 1;
  tce_text_draw (page->cr, _(hints[heading->group]), page->x, y, &style);
}

/* Dashes around it say where to cut. */
static void
draw_token (const TcePage *page,
            const Placed  *placed)
{
  const double line = MAX (.7, placed->square * .03);
  TcTokenLook look = { turn_rgba (page->theme.outlined ? 0xffffff : placed->group == GROUP_CITY ? 0xfff3c9 : 0xeee9fb, 1),
                       turn_rgba (TURN_COLOUR_INK, 1), line };
  TceTextStyle style = tce_text_style (NAME_SIZE, PANGO_WEIGHT_NORMAL);
  double width = tc_shape_n_columns (placed->token.shape) * placed->square;
  double height = tc_shape_n_rows (placed->token.shape) * placed->square;
  double left = page->x + placed->x, top = page->y + placed->y;

  cairo_save (page->cr);
  cairo_set_dash (page->cr, (const double[]) { 3, 2 }, 2, 0);
  tc_token_draw (page->cr, placed->token.shape, left + width / 2, top + height / 2, placed->square, &look);
  cairo_restore (page->cr);

  style.width = MAX (width, placed->width);
  style.n_lines = 1;
  tce_text_draw (page->cr, tc_token_get_name (&placed->token), left, top + height + 2, &style);
}

void
tce_tokens_draw (const TcePage *page,
                 GArray        *layout,
                 guint          number)
{
  TcePage rest = *page;

  tce_page_draw_title (&rest, _("Shapes to cut out"));
  for (guint i = 0; i < layout->len; i++)
    {
      const Placed *placed = &g_array_index (layout, Placed, i);

      if (placed->page != number)
        continue;
      if (tc_shape_n_cells (placed->token.shape) == 0)
        draw_heading (&rest, placed);
      else
        draw_token (&rest, placed);
    }
}
