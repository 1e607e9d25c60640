/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-news.h"

#include <glib/gi18n.h>

#include "tc-token-name.h"
#include "tc-words.h"

static const char *
get_name (const TcNews *self,
          TurnRecord   *record)
{
  return turn_record_get_seat (record, self->seat)->name;
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
      return with_token (_("%s uses a drone for %s"), self, record);

    case TC_NEWS_BUBBLE:
      return g_strdup_printf (_("%s checks networks"), name);

    case TC_NEWS_PASSED:
      return g_strdup_printf (_("%s passes"), name);

    case TC_NEWS_SEALED:
      return g_strdup_printf (_("%s has sealed a choice"), name);

    case TC_NEWS_LAST_ROUND:
      return g_strdup (_("Last round!"));

    case TC_NEWS_OVER:
      return g_strdup (_("The battle is over"));

    case TC_NEWS_FILLED:
    default:
      return NULL;
    }
}

/* "Nono has used every drone". */
static char *
describe_emptied (const TcNews *self,
                  TurnRecord   *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);
  g_autofree char *list = NULL;

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    if ((self->emptied >> seat & 1) != 0)
      g_ptr_array_add (names, turn_record_get_seat (record, seat)->name);
  list = tc_words_list ((const char *const *) names->pdata);

  /* Translators: %s is one name or more: “Ana and Zaz have used every drone”. */
  return g_strdup_printf (ngettext ("%s has used every drone", "%s have used every drone", names->len), list);
}

static char *
get_end_detail (const TcNews *self,
                TurnRecord   *record)
{
  g_autoptr (GPtrArray) reasons = g_ptr_array_new_null_terminated (3, g_free, TRUE);

  if ((self->ends & TC_END_FEATURES) != 0)
    g_ptr_array_add (reasons, g_strdup (_("Every high value is taken")));
  if ((self->ends & TC_END_BUBBLES) != 0)
    g_ptr_array_add (reasons, g_strdup (_("Every bubble is circled")));
  if ((self->ends & TC_END_DRONES) != 0)
    g_ptr_array_add (reasons, describe_emptied (self, record));

  return g_strjoinv (" · ", (char **) reasons->pdata);
}

char *
tc_news_get_detail (const TcNews *self,
                    TurnRecord   *record)
{
  switch (self->kind)
    {
    case TC_NEWS_ROUND:
      return g_strdup_printf (_("%s leads"), get_name (self, record));

    case TC_NEWS_PASSED:
      return g_strdup (_("No bubble is left"));

    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
      return get_end_detail (self, record);

    case TC_NEWS_OPENED:
    case TC_NEWS_TAGGED:
    case TC_NEWS_DRONE:
    case TC_NEWS_BUBBLE:
    case TC_NEWS_SEALED:
    case TC_NEWS_FILLED:
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
      return tc_words_gain (self->value);

    case TC_NEWS_ROUND:
    case TC_NEWS_OPENED:
    case TC_NEWS_TAGGED:
    case TC_NEWS_PASSED:
    case TC_NEWS_SEALED:
    case TC_NEWS_FILLED:
    case TC_NEWS_LAST_ROUND:
    case TC_NEWS_OVER:
    default:
      return NULL;
    }
}

char *
tc_news_get_spoken (const TcNews *self,
                    TurnRecord   *record)
{
  g_autofree char *title = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *figure = NULL;

  title = tc_news_get_title (self, record);
  detail = tc_news_get_detail (self, record);
  figure = tc_news_get_figure (self);
  if (detail == NULL && figure == NULL)
    return g_steal_pointer (&title);

  if (g_str_has_suffix (title, "!"))
    return g_strdup_printf ("%s %s", title, detail != NULL ? detail : figure);

  /* Translators: read aloud: what happened, and what there is to add. */
  return g_strdup_printf (C_("spoken", "%s. %s"), title, detail != NULL ? detail : figure);
}
