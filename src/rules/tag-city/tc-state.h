/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-game.h"
#include "tc-move.h"

typedef enum
{
  TC_LEGAL,
  TC_NO_SUCH_MOVE,            /* not a move of this game at all */
  TC_OUT_OF_TURN,             /* C8: another kind of move is due, or the battle is over */
  TC_BAD_DICE,                /* C5: faces from 1 to 6, one for each die */
  TC_BAD_SECTION,             /* C7: a die lies beside its own face */
  TC_DIE_GONE,              /* C8: that die is not in the HQ */
  TC_NOT_THE_TOKEN,           /* C10: not the token of the die's section */
  TC_OFF_THE_CITY,            /* C10: not wholly on city squares */
  TC_NOT_FREE,                /* C10: a square is tagged already */
  TC_NO_DRONE,                /* C13: every drone square is circled */
  TC_DRONE_TAKEN,             /* C12: that drone square is circled */
  TC_DRONE_ORDER,             /* C12: in order, the first free one */
  TC_BUBBLE_TAKEN,            /* C14: that bubble is gone */
  TC_BUBBLE_MISSING,          /* C14: a free pass only when no bubble is left */
} TcVerdict;

typedef enum
{
  TC_PHASE_ROLL,
  TC_PHASE_PLACE,
  TC_PHASE_DRAFT,
  TC_PHASE_FINAL,
  TC_PHASE_OVER,
} TcPhase;

#define TC_N_MARKS (TC_MAX_FEATURES + TC_MAX_DRONES + TC_MAX_BUBBLES)

/* A moment of a battle. Everything that can be circled has four bits, one a tagger: a feature's say who circled its high value.
 * Who circled a low value follows from the paint. Boards of up to 128 squares use the first 112 bytes. */
typedef struct
{
  uint32_t dice;                          /* six bits a die: face (0 before the roll), 8 = lies at the later section, 16 = placed, 32 = taken */
  uint8_t  step;                          /* leader in the upper two bits; 0 roll, 1 place, then one a draft turn and one a sealed choice, 63 over */
  uint8_t  round;                         /* from 1 */
  uint8_t  sealed[TC_MAX_SEATS - 1][3];   /* choices for the final die, from the leader's left; the last one resolves at once */
  uint8_t  marks[TC_N_MARKS / 2];         /* features, drone squares, bubbles */
  uint64_t painted[TC_MAX_SEATS * TC_SET_WORDS];   /* seat after seat, n_words each */
} TcState;

_Static_assert (sizeof (TcState) == 176, "a state has no padding");

size_t    tc_state_size          (const TcGame *game);

void      tc_state_start         (const TcGame *game,
                                  TcState      *state);
TcVerdict tc_state_play          (const TcGame  *game,
                                  const TcState *before,
                                  TcMove         move,
                                  TcState       *after);

/* Asking a state. */
TcPhase   tc_state_phase         (const TcGame  *game,
                                  const TcState *self);
int       tc_state_to_move       (const TcGame  *game,
                                  const TcState *self);     /* as TurnRules.to_move */
unsigned  tc_state_leader        (const TcState *self);
unsigned  tc_state_round         (const TcState *self);
unsigned  tc_state_n_dice        (const TcGame *game);
unsigned  tc_state_die_face      (const TcState *self,
                                  unsigned       die);      /* 0 before the roll */
int       tc_state_die_section   (const TcState *self,
                                  unsigned       die);      /* -1 before it is placed */
bool      tc_state_die_taken     (const TcState *self,
                                  unsigned       die);
TcSet     tc_state_painted       (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat);
TcSet     tc_state_free          (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat);

/* The features whose high value nobody has circled yet, one bit each. */
uint64_t  tc_state_open_features (const TcGame  *game,
                                  const TcState *self);

/* One bit a seat. */
unsigned  tc_state_high_winners  (const TcState *self,
                                  unsigned       feature);
unsigned  tc_state_bubble_owners (const TcState *self,
                                  unsigned       bubble);
bool      tc_state_drone_used    (const TcState *self,
                                  unsigned       seat,
                                  unsigned       drone);
int       tc_state_next_drone    (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat);     /* the first free one, or -1 */
bool      tc_state_feature_filled (const TcGame  *game,
                                   const TcState *self,
                                   unsigned       seat,
                                   unsigned       feature);
unsigned  tc_state_feature_missing (const TcGame  *game,
                                    const TcState *self,
                                    unsigned       seat,
                                    unsigned       feature); /* squares still to paint */
bool      tc_state_has_sealed    (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat);
TcAction  tc_state_sealed        (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat);     /* only if it has */

/* Takes back all choices for the final die that are sealed so far, as if nobody had been asked yet (C9). */
void      tc_state_unseal        (const TcGame *game,
                                  TcState      *self);

/* The section of the two that face @face borders (C3): side 0 is section face − 1, side 1 is section face mod 6. */
unsigned  tc_face_section        (unsigned face,
                                  unsigned side);

/* The legal anchors of one orientation of a token on a tagger's board, and how many places all its orientations have. */
TcSet     tc_state_anchors       (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat,
                                  unsigned       token,
                                  unsigned       orientation);
unsigned  tc_state_n_places      (const TcGame  *game,
                                  const TcState *self,
                                  unsigned       seat,
                                  unsigned       token);

/* The rule a verdict comes from: "C10". */
const char *tc_verdict_rule      (TcVerdict verdict);
