/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-fills-scene.h"

#include "tc-scene.h"

#include <turn-words.h>

/* @text: (transfer full) (nullable) */
static const char *
keep (TcFillsScene *self,
      char         *text)
{
  if (text != NULL)
    g_ptr_array_add (self->texts, text);

  return text;
}

/* An invisible mark keeps the sign before the figure where lines run from right to left. */
#define LEFT_TO_RIGHT_MARK "\342\200\216"

/* @figure: (transfer full) */
static char *
with_sign_first (char *figure)
{
  g_autofree char *own = figure;

  return g_strconcat (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? LEFT_TO_RIGHT_MARK : "", own, NULL);
}

static TcChip
make_chip (TcFillsScene *self,
           const TcGame *game,
           TurnRecord   *record,
           const TcFill *fill)
{
  const TcFeature *feature = &game->features[fill->feature];
  const gboolean is_district = feature->kind == TC_FEATURE_DISTRICT;

  return (TcChip) {
           .label = keep (self, tc_fill_dup_label (fill, record)),
           .value = keep (self, with_sign_first (turn_words_number (fill->value))),
           .is_high = fill->rank == TC_RANK_HIGH,
           .district = is_district ? feature->index : -1,
           .colour = is_district ? game->board.districts[feature->index].colour : 0,
  };
}

void
tc_fills_scene_init (TcFillsScene  *self,
                     TcTable       *table,
                     const TcFills *fills,
                     int            viewer)
{
  TurnRecord *record = turn_match_get_record (tc_table_get_match (table));
  const TcGame *game = tc_table_get_game (table);

  self->texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < fills->n_fills; i++)
    self->chips[i] = make_chip (self, game, record, &fills->fills[i]);
  self->scene = (TcAnnouncementScene) {
    .paint = tc_scene_paint (table, fills->seat),
    .name = keep (self, g_strdup (turn_record_get_seat (record, fills->seat)->name)),
    .title = keep (self, tc_fills_dup_title (fills, record)),
    .detail = keep (self, tc_fills_dup_detail (fills, record, tc_table_get_state (table), viewer)),
    .sum = keep (self, with_sign_first (turn_words_gain (fills->sum))),
    .price = fills->price != 0 ? keep (self, with_sign_first (turn_words_number (fills->price))) : NULL,
    .chips = self->chips,
    .n_chips = fills->n_fills,
    .spoken = keep (self, tc_fills_dup_spoken (fills, record)),
  };
}

void
tc_fills_scene_clear (TcFillsScene *self)
{
  g_clear_pointer (&self->texts, g_ptr_array_unref);
}
