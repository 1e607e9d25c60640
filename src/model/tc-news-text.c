/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-news.h"

#include <glib/gi18n.h>

#include <tc-record.h>

#include "tc-token-name.h"
#include "tc-words.h"

static const char *
get_name (const TcNews *self,
          TurnRecord   *record)
{
  return turn_record_get_seat (record, self->seat)->name;
}

static char *
get_feature (const TcNews *self,
             TurnRecord   *record)
{
  return tc_words_feature (turn_record_get_game (record), tc_record_get_board_file (record), self->feature);
}

static char *
get_winners (const TcNews *self,
             TurnRecord   *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    if ((self->winners >> seat & 1) != 0)
      g_ptr_array_add (names, turn_record_get_seat (record, seat)->name);

  return tc_words_list ((const char *const *) names->pdata);
}

/* A sentence about somebody and a token. */
static char *
with_token (const char   *format,
            const TcNews *self,
            TurnRecord   *record)
{
  const TcGame *game = turn_record_get_game (record);
  g_autofree char *the_token = tc_token_dup_the (&game->hq[self->token]);

  return g_strdup_printf (format, get_name (self, record), the_token);
}

static char *
get_over_title (const TcNews *self,
                TurnRecord   *record)
{
  g_autofree char *winners = get_winners (self, record);

  if ((self->winners & (self->winners - 1)) == 0)
    /* Translators: %s is the name of the winner; “all city” is what a tagger is who is seen everywhere. */
    return g_strdup_printf (_("%s is ALL CITY!"), winners);

  /* Translators: %s are the names of the winners: “Ana and Zaz”. */
  return g_strdup_printf (_("%s are ALL CITY!"), winners);
}

static char *
get_filled_title (const TcNews *self,
                  TurnRecord   *record)
{
  g_autofree char *feature = get_feature (self, record);

  /* Translators: the first %s is a name, the second a row, column or district: “Nono fills row 5!” */
  return g_strdup_printf (_("%s fills %s!"), get_name (self, record), feature);
}

char *
tc_news_get_title (const TcNews *self,
                   TurnRecord   *record)
{
  const char *name = get_name (self, record);

  switch (self->kind)
    {
    case TC_NEWS_ROUND:
      return g_strdup_printf (_("Round %u"), self->round);

    case TC_NEWS_OPENED:
      return g_strdup_printf (_("%s opens the HQ"), name);

    case TC_NEWS_TAGGED:
      /* Translators: the first %s is a name, the second a shape with its article: “Nono tags the S”. */
      return with_token (_("%s tags %s"), self, record);

    case TC_NEWS_DRONE:
      return with_token (_("%s sends a drone with %s"), self, record);

    case TC_NEWS_BUBBLE:
      return g_strdup_printf (_("%s goes to the networks"), name);

    case TC_NEWS_PASSED:
      return g_strdup_printf (_("%s passes"), name);

    case TC_NEWS_SEALED:
      return g_strdup_printf (_("%s has sealed a choice"), name);

    case TC_NEWS_FILLED:
      return get_filled_title (self, record);

    case TC_NEWS_LAST_ROUND:
      return g_strdup (_("Last round!"));

    case TC_NEWS_OVER:
    default:
      return get_over_title (self, record);
    }
}

static char *
get_filled_detail (const TcNews *self,
                   TurnRecord   *record,
                   int           viewer)
{
  const TcGame *game = turn_record_get_game (record);
  const int low = game->features[self->feature].value.low;

  if (self->rank == TC_RANK_LOW)
    return g_strdup (_("Others were first: the low value"));
  if (viewer >= 0 && viewer != (int) self->seat)
    return g_strdup_printf (_("First in: you can still score %d"), low);

  return g_strdup_printf (_("First in: the others can still score %d"), low);
}

static char *
get_end_detail (const TcNews *self)
{
  g_autofree char *reason = tc_words_end (self->ends);

  if (self->kind == TC_NEWS_OVER)
    /* Translators: %s is one or more reasons: “every bubble is circled”. */
    return g_strdup_printf (_("The battle is over: %s"), reason);

  return g_strdup_printf (_("The battle ends after it: %s"), reason);
}

char *
tc_news_get_detail (const TcNews *self,
                    TurnRecord   *record,
                    int           viewer)
{
  switch (self->kind)
    {
    case TC_NEWS_ROUND:
      return g_strdup_printf (_("%s leads"), get_name (self, record));

    case TC_NEWS_PASSED:
      return g_strdup (_("No bubble is left"));

    case TC_NEWS_FILLED:
      return get_filled_detail (self, record, viewer);

    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
      return get_end_detail (self);

    case TC_NEWS_OPENED:
    case TC_NEWS_TAGGED:
    case TC_NEWS_DRONE:
    case TC_NEWS_BUBBLE:
    case TC_NEWS_SEALED:
    default:
      return NULL;
    }
}

char *
tc_news_get_figure (const TcNews *self)
{
  switch (self->kind)
    {
    case TC_NEWS_DRONE:
    case TC_NEWS_BUBBLE:
    case TC_NEWS_FILLED:
      return tc_words_gain (self->value);

    case TC_NEWS_ROUND:
    case TC_NEWS_OPENED:
    case TC_NEWS_TAGGED:
    case TC_NEWS_PASSED:
    case TC_NEWS_SEALED:
    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
    default:
      return NULL;
    }
}

static char *
get_spoken_filled (const TcNews *self,
                   TurnRecord   *record)
{
  g_autofree char *feature = get_feature (self, record);
  g_autofree char *value = tc_words_number (self->value);

  if (self->rank == TC_RANK_HIGH)
    /* Translators: read aloud: “Nono fills row 5 first, 6 prestige”. */
    return g_strdup_printf (_("%s fills %s first, %s prestige"), get_name (self, record), feature, value);

  return g_strdup_printf (_("%s fills %s, %s prestige"), get_name (self, record), feature, value);
}

char *
tc_news_get_spoken (const TcNews *self,
                    TurnRecord   *record)
{
  g_autofree char *title = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *figure = NULL;

  if (self->kind == TC_NEWS_FILLED)
    return get_spoken_filled (self, record);

  title = tc_news_get_title (self, record);
  detail = tc_news_get_detail (self, record, -1);
  figure = tc_news_get_figure (self);
  if (detail == NULL && figure == NULL)
    return g_steal_pointer (&title);

  if (g_str_has_suffix (title, "!"))
    return g_strdup_printf ("%s %s", title, detail != NULL ? detail : figure);

  /* Translators: read aloud: what happened, and what there is to add. */
  return g_strdup_printf (C_("spoken", "%s. %s"), title, detail != NULL ? detail : figure);
}
