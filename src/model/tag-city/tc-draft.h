/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "tc-direction.h"
#include "tc-outcome.h"

G_BEGIN_DECLS

/* What is missing or wrong before the turn can be confirmed. */
typedef enum
{
  TC_DRAFT_IDLE,            /* no turn is being put together */
  TC_DRAFT_NEEDS_DIE,
  TC_DRAFT_NEEDS_TOKEN,     /* drone: any token of the HQ */
  TC_DRAFT_FITS_NOWHERE,    /* C11: the token has no place on this board */
  TC_DRAFT_NO_DRONE,        /* C13: every drone square is circled */
  TC_DRAFT_OFF_THE_CITY,    /* C10 */
  TC_DRAFT_NOT_FREE,        /* C10 */
  TC_DRAFT_READY,
} TcDraftStatus;

/* The turn that a person is putting together on the table before it is confirmed: die, use, shape and place. A value: each change is a function from one
 * draft to the next, which is the same where the change is not possible. All may read it. */
typedef struct
{
  const TcGame *game;
  TcState       state;
  guint         seat;
  gboolean      active;

  /* What was chosen. */
  int           die;
  TcUse         use;
  int           drone_token;
  int           drone;
  int           bubble;
  gboolean      pinned;       /* the final die: it lies there until it is sealed or moved */
  TcHold        hold;         /* its centre lives on when there is no piece: the next one appears there */

  /* What follows from it. */
  TcDraftStatus status;
  TcOutcome     outcome;
} TcDraft;

/* @game must outlive the draft. */
TcDraft               tc_draft_new              (const TcGame *game);

/* Whether the same is chosen in both. */
gboolean              tc_draft_equal            (const TcDraft *self,
                                                 const TcDraft *other);

/* Starts @seat's turn in @state, which is in the draft or the final phase; the final die is chosen by itself. cleared:
 * there is no turn. */
TcDraft               tc_draft_begun            (TcDraft        self,
                                                 const TcState *state,
                                                 guint          seat);
TcDraft               tc_draft_cleared          (TcDraft self);

/* Back to the dice: nothing is chosen but a final die. */
TcDraft               tc_draft_restarted        (TcDraft self);

gboolean              tc_draft_is_final         (const TcDraft *self);
const TcGame         *tc_draft_get_game         (const TcDraft *self);
const TcState        *tc_draft_get_state        (const TcDraft *self);

/* The final die is pinned before it is sealed, once it is ready. Whatever is changed about it afterwards lifts the pin, and so does lifted (). */
TcDraft               tc_draft_pinned           (TcDraft self);
TcDraft               tc_draft_lifted           (TcDraft self);

/* The turn as a move; FALSE unless it is ready. */
gboolean              tc_draft_get_move         (const TcDraft *self,
                                                 TurnMove      *move);

/* The turn that would be that move, a legal one of its tagger in this state. */
TcDraft               tc_draft_with_move        (TcDraft  self,
                                                 TurnMove move);

/* The die, or -1. Choosing one arms the token of its section (if the turn tags) and puts it on the legal place
 * nearest to where the last shape or pointer was.
 *
 * with_face takes the next die with that face that is still in the
 * HQ, if there is one. */
int                   tc_draft_get_die          (const TcDraft *self);
TcDraft               tc_draft_with_die         (TcDraft self,
                                                 guint   die);
TcDraft               tc_draft_with_face        (TcDraft self,
                                                 guint   face);

/* Tag at first. Whether a use is possible at all: with the chosen die, or with any die while none is chosen (C11,
 * C13). */
TcUse                 tc_draft_get_use          (const TcDraft *self);
TcDraft               tc_draft_with_use         (TcDraft self,
                                                 TcUse   use);
gboolean              tc_draft_can_use          (const TcDraft *self,
                                                 TcUse          use);

/* The token in hand, or -1; only with a drone it can be chosen. */
int                   tc_draft_get_token        (const TcDraft *self);
TcDraft               tc_draft_with_token       (TcDraft self,
                                                 guint   token);

/* The drone square that would be circled, or -1: the first free one, unless the battle has free drones and another is
 * chosen. */
int                   tc_draft_get_drone        (const TcDraft *self);
TcDraft               tc_draft_with_drone       (TcDraft self,
                                                 guint   drone);

/* The bubble: at first the cheapest free one, which choosing the networks also brings back; TC_NO_BUBBLE for a free pass, when none is left; -1 while
 * there is no turn. */
int                   tc_draft_get_bubble       (const TcDraft *self);
TcDraft               tc_draft_with_bubble      (TcDraft self,
                                                 guint   bubble);

/* The shape on the board. Its window never leaves the grid. */
gboolean              tc_draft_has_piece        (const TcDraft *self);
guint                 tc_draft_get_row          (const TcDraft *self);
guint                 tc_draft_get_column       (const TcDraft *self);

/* A quarter turn and a flip about the centre: the shape stays as near as possible to where it was, and four turns
 * bring it back. */
TcDraft               tc_draft_turned           (TcDraft  self,
                                                 gboolean clockwise);
TcDraft               tc_draft_flipped          (TcDraft self);

/* One square on; to the next legal place in a direction, if there is one; with its centre under a pointer at
 * @x columns and @y rows from the top-left corner of the grid. */
TcDraft               tc_draft_stepped          (TcDraft     self,
                                                 TcDirection direction);
TcDraft               tc_draft_jumped           (TcDraft     self,
                                                 TcDirection direction);
TcDraft               tc_draft_put_under        (TcDraft self,
                                                 double  x,
                                                 double  y);

/* What a ready turn would bring. Features that would be filled, with the value that each would give; the whole change
 * of prestige. */
const TcDraftFeature *tc_draft_get_features     (const TcDraft *self,
                                                 guint         *n_features);
int                   tc_draft_get_gain         (const TcDraft *self);

G_END_DECLS
