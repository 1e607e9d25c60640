/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "toy-game.h"

#define N_SEATS 2
#define N_ROUNDS 2
#define STEPS_A_ROUND (1 + N_SEATS * TOY_STONES)

typedef struct
{
  guint8 step;
  guint8 stones[7];     /* of the turn that is being played */
} ToyState;

static size_t
state_size (const void *game)
{
  return sizeof (ToyState);
}

static unsigned
n_seats (const void *game)
{
  return N_SEATS;
}

static void
start (const void *game,
       void       *state)
{
  memset (state, 0, sizeof (ToyState));
}

static int
to_move (const void *game,
         const void *state)
{
  const ToyState *self = state;

  if (self->step == N_ROUNDS * STEPS_A_ROUND)
    return TURN_OVER;
  if (self->step % STEPS_A_ROUND == 0)
    return TURN_CHANCE;

  return (self->step % STEPS_A_ROUND - 1) / TOY_STONES;
}

static TurnVerdict
play (const void *game,
      const void *before,
      TurnMove    move,
      void       *after)
{
  ToyState next = *(const ToyState *) before;
  const guint8 value = move.bytes[0];

  if (to_move (game, before) != TURN_CHANCE && next.stones[value % 7] != 0)
    return TOY_TWICE;

  next.step++;
  next.stones[value % 7] = 1;
  if ((next.step % STEPS_A_ROUND) % TOY_STONES == 1)
    memset (next.stones, 0, sizeof next.stones);
  *(ToyState *) after = next;

  return TURN_LEGAL;
}

static TurnMove
draw (const void *game,
      const void *state,
      TurnRandom *random)
{
  return toy_stone ((guint8) (1 + turn_random_below (random, 6)));
}

static TurnMove
random_move (const void *game,
             const void *state,
             TurnRandom *random)
{
  TurnMove move = draw (game, state, random);
  ToyState after;

  while (play (game, state, move, &after) != TURN_LEGAL)
    move = draw (game, state, random);

  return move;
}

static void
conceal (const void *game,
         const void *state,
         int         viewer,
         TurnRandom *random,
         void       *seen)
{
  memmove (seen, state, sizeof (ToyState));
}

static const TurnRules rules = {
  .id = "toy",
  .min_seats = N_SEATS,
  .max_seats = N_SEATS,
  .state_size = state_size,
  .n_seats = n_seats,
  .start = start,
  .to_move = to_move,
  .play = play,
  .draw = draw,
  .random_move = random_move,
  .conceal = conceal,
};

static gpointer
read_setup (JsonObject *setup,
            guint       count,
            GError    **error)
{
  return g_new0 (guint8, 1);
}

static JsonNode *
write_event (gconstpointer   game,
             gconstpointer   before,
             gconstpointer   after,
             const TurnMove *moves,
             guint           n_moves)
{
  return json_node_init_int (json_node_alloc (), moves[0].bytes[0]);
}

const TurnRecordFormat toy_format = {
  .rules = &rules,
  .read_setup = read_setup,
  .free_game = g_free,
  .write_event = write_event,
};

TurnMove
toy_stone (guint8 value)
{
  return (TurnMove) { { value } };
}

TurnRecord *
toy_record_new (const char *first,
                const char *second)
{
  const TurnSeat seats[N_SEATS] = {
    { .name = (char *) "Ana", .controller = (char *) first },
    { .name = (char *) "Ben", .controller = (char *) second },
  };
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) setup = json_node_init_object (json_node_alloc (), object);

  return turn_record_new (&toy_format, setup, seats, N_SEATS, 1, NULL);
}
