/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table-news.h"

#include "tc-scene.h"
#include "tc-sound.h"

/* How much a piece of news matters; 0 is not told. A sealed choice is seen at the avatars, and a tag on the board. */
static const guint weights[] = {
  [TC_NEWS_ROUND] = 1,
  [TC_NEWS_OPENED] = 1,
  [TC_NEWS_TAGGED] = 0,
  [TC_NEWS_DRONE] = 2,
  [TC_NEWS_BUBBLE] = 2,
  [TC_NEWS_PASSED] = 2,
  [TC_NEWS_SEALED] = 0,
  [TC_NEWS_FILLED] = 3,
  [TC_NEWS_LAST_ROUND] = 4,
  [TC_NEWS_OVER] = 5,
};

static GArray *
news_of_last_move (TcTable *table)
{
  TurnMatch *match = tc_table_get_match (table);
  const TurnMove *move = turn_match_get_last_move (match, NULL);
  TurnState before;

  if (move == NULL)
    return NULL;

  turn_match_get_state_at (match, turn_match_get_position (match) - 1, &before);

  return tc_news_of_move (tc_table_get_game (table), (const TcState *) &before, *move, tc_table_get_state (table));
}

gboolean
tc_table_news_find (TcTable *table,
                    TcNews  *news)
{
  g_autoptr (GArray) all = news_of_last_move (table);
  guint heaviest = 0;

  for (guint i = 0; all != NULL && i < all->len; i++)
    {
      const TcNews *one = &g_array_index (all, TcNews, i);

      /* Among equals the dearest: the largest feature that was filled. */
      if (weights[one->kind] > heaviest
          || (heaviest > 0 && weights[one->kind] == heaviest && one->value > news->value))
        {
          heaviest = weights[one->kind];
          *news = *one;
        }
    }

  return heaviest > 0;
}

void
tc_table_news_say (TcTable        *table,
                   TcAnnouncement *announcement)
{
  TurnRecord *record = turn_match_get_record (tc_table_get_match (table));
  TcNews news;

  if (tc_table_news_find (table, &news))
    {
      g_autofree char *title = tc_news_get_title (&news, record);
      g_autofree char *detail = tc_news_get_detail (&news, record, (int) tc_table_get_viewer (table));
      g_autofree char *figure = tc_news_get_figure (&news);
      g_autofree char *spoken = tc_news_get_spoken (&news, record);

      tc_announcement_say (announcement, tc_scene_paint (table, news.seat), title, detail, figure, spoken);
    }
}

static TcSound
sound_of_move (TcMove move)
{
  if (move.kind == TC_MOVE_ROLL)
    return TC_SOUND_DICE;
  if (move.kind == TC_MOVE_PLACE)
    return TC_SOUND_PUSH;
  if (move.kind == TC_MOVE_SEAL)
    return TC_SOUND_SHUTTER;

  return move.action.use == TC_USE_TAG ? TC_SOUND_SPRAY
         : move.action.use == TC_USE_DRONE ? TC_SOUND_DRONE : TC_SOUND_BUBBLE;
}

void
tc_table_news_sound (TcTable *table)
{
  const TurnMove *move = turn_match_get_last_move (tc_table_get_match (table), NULL);
  TcNews news;

  if (move == NULL)
    return;
  if (!tc_table_news_find (table, &news))
    tc_sound_play (sound_of_move (tc_move_from_turn (*move)));
  else if (news.kind == TC_NEWS_OVER)
    tc_sound_play (TC_SOUND_WIN);
  else
    tc_sound_play (news.kind == TC_NEWS_FILLED ? TC_SOUND_FILL : sound_of_move (tc_move_from_turn (*move)));
}
