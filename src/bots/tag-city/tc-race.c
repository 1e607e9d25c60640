/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-race.h"

/* How much of what a standing hopes for comes true, in 256ths, by the lead: what "tag-city-lab tune --race --games 60" counted. */
static const int32_t shares[TC_RACE_N_LEADS] = { 330, 314, 307, 293, 270, 250, 202, 189, 174, 132, 109, 67, 28 };

unsigned
tc_race_lead (const TcCensus *census,
              unsigned        n_seats,
              unsigned        seat,
              unsigned        feature)
{
  int nearest = UINT8_MAX, behind;

  for (unsigned other = 0; other < n_seats; other++)
    if (other != seat && census->missing[other][feature] < nearest)
      nearest = census->missing[other][feature];
  behind = census->missing[seat][feature] - nearest;
  behind = behind < -TC_RACE_MAX_LEAD ? -TC_RACE_MAX_LEAD : behind > TC_RACE_MAX_LEAD ? TC_RACE_MAX_LEAD : behind;

  return (unsigned) (TC_RACE_MAX_LEAD + behind);
}

int32_t
tc_race_value (const TcEvaluation *evaluation,
               const TcCensus     *census,
               unsigned            seat)
{
  const TcGame *game = evaluation->game;
  int32_t value = 0;

  for (uint64_t open = census->open; open != 0; open &= open - 1)
    {
      const unsigned feature = (unsigned) __builtin_ctzll (open);
      const unsigned i = evaluation->offsets[feature] + game->features[feature].n_squares - (unsigned) census->missing[seat][feature];

      value += (evaluation->expected[1][i] - evaluation->expected[0][i]) *
               (shares[tc_race_lead (census, game->setup.n_seats, seat, feature)] - 256) / 256;
    }

  return value;
}
