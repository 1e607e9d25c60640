/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-deal.h"

/* What is dealt has a stream of its own, which no move draws from. */
#define DEAL_STREAM (G_MAXUINT64 - 2)

TurnRecord *
turn_deal_new (const TurnRecordFormat *format,
               const TurnSeat         *seats,
               guint                   n_seats,
               guint64                 seed,
               GError                **error)
{
  TurnRandom random = turn_random_new (seed, DEAL_STREAM);
  g_autofree gpointer game = NULL;
  g_autoptr (JsonNode) setup = NULL;

  g_return_val_if_fail (format->rules->deal != NULL, NULL);

  game = g_malloc0 (format->rules->game_size);
  format->rules->deal (game, n_seats, &random);
  setup = format->write_setup (game);

  return turn_record_new (format, setup, seats, n_seats, seed, error);
}

TurnRecord *
turn_deal_again (TurnRecord *record,
                 guint64     seed,
                 GError    **error)
{
  return turn_deal_new (turn_record_get_format (record), turn_record_get_seat (record, 0), turn_record_get_n_seats (record),
                        seed, error);
}
