/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-print.h"

#include <turn-language.h>

#include "tce-board-drawing.h"
#include "tce-page.h"
#include "tce-paper-private.h"

struct _TcePrint
{
  TcBoardFile     *file;
  TcePrintSettings settings;       /* its language is @language */
  char            *language;
  TceSheetFit      fit;
  GArray          *tokens;         /* as tce_tokens_lay_out () has them */
  guint            n_token_pages;
};

static TcePage
begin_page (TcePrint *self,
            gboolean  landscape,
            cairo_t  *cr)
{
  double width = landscape ? self->settings.height : self->settings.width;
  double height = landscape ? self->settings.width : self->settings.height;

  return (TcePage) {
           .cr = cr,
           .file = self->file,
           .board = tc_board_file_get_board (self->file),
           .language = self->language,
           .theme = { .outlined = self->settings.ink_saving },
           .x = TCE_PAGE_MARGIN,
           .y = TCE_PAGE_MARGIN,
           .width = width - 2 * TCE_PAGE_MARGIN,
           .height = height - 2 * TCE_PAGE_MARGIN,
  };
}

TcePrint *
tce_print_new (TcBoardFile            *board,
               const TcePrintSettings *settings)
{
  TcePrint *self = g_new0 (TcePrint, 1);
  TcePage page;

  self->file = tc_board_file_ref (board);
  self->settings = *settings;
  self->language = g_strdup (settings->language);
  self->settings.language = self->language;
  if (settings->n_taggers == 0 || settings->n_taggers > TC_MAX_SEATS)
    self->settings.n_taggers = TC_MAX_SEATS;
  self->fit = tce_sheet_fit (tc_board_file_get_board (board), &self->settings);
  page = begin_page (self, FALSE, NULL);
  self->tokens = tce_tokens_lay_out (&page, &self->fit, &self->n_token_pages);

  return self;
}

void
tce_print_free (TcePrint *self)
{
  tc_board_file_unref (self->file);
  g_array_unref (self->tokens);
  g_free (self->language);
  g_free (self);
}

/* Rules and HQ come before the tokens. */
enum
{
  RULES,
  HQ,
  FIRST_TOKENS,
};

guint
tce_print_get_n_pages (TcePrint *self)
{
  return FIRST_TOKENS + self->n_token_pages + self->settings.n_taggers;
}

TcePageKind
tce_print_get_kind (TcePrint *self,
                    guint     page)
{
  if (page == RULES)
    return TCE_PAGE_RULES;
  if (page == HQ)
    return TCE_PAGE_HQ;

  return page < FIRST_TOKENS + self->n_token_pages ? TCE_PAGE_TOKENS : TCE_PAGE_SHEET;
}

gboolean
tce_print_is_landscape (TcePrint *self,
                        guint     page)
{
  return tce_print_get_kind (self, page) == TCE_PAGE_SHEET && self->fit.landscape;
}

double
tce_print_get_square (TcePrint *self)
{
  return self->fit.scale * TCE_BOARD_SIDE / TCE_MILLIMETRE;
}

void
tce_print_draw_page (TcePrint *self,
                     guint     page,
                     cairo_t  *cr)
{
  TcePage sheet;
  const char *spoken = turn_language_get_chosen ();

  /* Paper may speak another language than the screen. */
  if (self->language != NULL)
    turn_language_choose (self->language);
  sheet = begin_page (self, tce_print_is_landscape (self, page), cr);
  cairo_save (cr);
  switch (tce_print_get_kind (self, page))
    {
    case TCE_PAGE_RULES:
      tce_rules_page_draw (&sheet);
      break;

    case TCE_PAGE_HQ:
      tce_hq_page_draw (&sheet);
      break;

    case TCE_PAGE_TOKENS:
      tce_tokens_draw (&sheet, self->tokens, page - FIRST_TOKENS);
      break;

    case TCE_PAGE_SHEET:
      tce_sheet_draw (&sheet, &self->fit, &self->settings, page - FIRST_TOKENS - self->n_token_pages);
      break;

    default: g_assert_not_reached ();
    }
  cairo_restore (cr);
  if (self->language != NULL)
    turn_language_choose (spoken);
}
