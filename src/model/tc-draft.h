/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

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

#define TC_TYPE_DRAFT (tc_draft_get_type ())

/* The turn that a person is putting together on the table before it is confirmed: die, use, shape and place. Nothing
 * here touches the match. `changed` after every change. */
G_DECLARE_FINAL_TYPE (TcDraft, tc_draft, TC, DRAFT, GObject)

/* @game must outlive the draft. */
TcDraft              *tc_draft_new              (const TcGame * game) G_GNUC_WARN_UNUSED_RESULT;

/* Starts @seat's turn in @state, which is in the draft or the final phase; the final die is chosen by itself. clear:
 * there is no turn. */
void                  tc_draft_begin            (TcDraft       *self,
                                                 const TcState *state,
                                                 guint          seat);
void                  tc_draft_clear            (TcDraft *self);

/* Back to the dice: nothing is chosen but a final die. */
void                  tc_draft_reset            (TcDraft *self);

gboolean              tc_draft_is_active        (TcDraft *self);
gboolean              tc_draft_is_final         (TcDraft *self);
const TcGame         *tc_draft_get_game         (TcDraft *self);
const TcState        *tc_draft_get_state        (TcDraft *self);
guint                 tc_draft_get_seat         (TcDraft *self);
TcDraftStatus         tc_draft_get_status       (TcDraft *self);

/* The turn as a move; FALSE unless it is ready. */
gboolean              tc_draft_get_move         (TcDraft  *self,
                                                 TurnMove *move);

/* The die, or -1. Choosing one arms the token of its section (if the turn tags) and puts it on the legal place
 * nearest to where the last shape or pointer was. choose_face takes the next die with that face that is still in the
 * HQ; FALSE if there is none. */
int                   tc_draft_get_die          (TcDraft *self);
gboolean              tc_draft_choose_die       (TcDraft *self,
                                                 guint    die);
gboolean              tc_draft_choose_face      (TcDraft *self,
                                                 guint    face);

/* Tag at first. Whether a use is possible at all: with the chosen die, or with any die while none is chosen (C11,
 * C13). */
TcUse                 tc_draft_get_use          (TcDraft *self);
void                  tc_draft_set_use          (TcDraft *self,
                                                 TcUse    use);
gboolean              tc_draft_can_use          (TcDraft *self,
                                                 TcUse    use);

/* The token in hand, or -1; only with a drone it can be chosen. */
int                   tc_draft_get_token        (TcDraft *self);
gboolean              tc_draft_choose_token     (TcDraft *self,
                                                 guint    token);

/* The drone square that would be circled, or -1: the first free one, unless the battle has free drones and another is
 * chosen. */
int                   tc_draft_get_drone        (TcDraft *self);
gboolean              tc_draft_choose_drone     (TcDraft *self,
                                                 guint    drone);

/* The bubble: at first the cheapest free one, which choosing the networks also brings back; TC_NO_BUBBLE for a free pass, when none is left; -1 while
 * there is no turn. */
int                   tc_draft_get_bubble       (TcDraft *self);
gboolean              tc_draft_choose_bubble    (TcDraft *self,
                                                 guint    bubble);

/* The shape on the board. Its window never leaves the grid. */
gboolean              tc_draft_has_piece        (TcDraft *self);
guint                 tc_draft_get_orientation  (TcDraft *self);
TcShape               tc_draft_get_shape        (TcDraft *self);
guint                 tc_draft_get_row          (TcDraft *self);
guint                 tc_draft_get_column       (TcDraft *self);

/* A quarter turn and a flip about the centre: the shape stays as near as possible to where it was, and four turns
 * bring it back. */
void                  tc_draft_rotate           (TcDraft *self,
                                                 gboolean clockwise);
void                  tc_draft_flip             (TcDraft *self);

/* One square on; to the next legal place in a direction (FALSE if there is none); with its centre under a pointer at
 * @x columns and @y rows from the top-left corner of the grid; to the legal place nearest to a square, turned if it
 * must be (FALSE if it fits nowhere). */
void                  tc_draft_step             (TcDraft    *self,
                                                 TcDirection direction);
gboolean              tc_draft_jump             (TcDraft    *self,
                                                 TcDirection direction);
void                  tc_draft_put_under        (TcDraft *self,
                                                 double   x,
                                                 double   y);
gboolean              tc_draft_put_near         (TcDraft *self,
                                                 guint    row,
                                                 guint    column);

/* The squares of the shape, and those that offend: outside the city, or tagged already. */
TcSet                 tc_draft_get_squares      (TcDraft *self);
TcSet                 tc_draft_get_outside      (TcDraft *self);
TcSet                 tc_draft_get_occupied     (TcDraft *self);

/* What a ready turn would bring. Features that would be filled, with the value that each would give; the whole change
 * of prestige. */
const TcDraftFeature *tc_draft_get_features     (TcDraft *self,
                                                 guint   *n_features);
int                   tc_draft_get_gain         (TcDraft *self);

G_END_DECLS
