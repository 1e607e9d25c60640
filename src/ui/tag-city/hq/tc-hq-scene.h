/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>
#include <tc-state.h>

G_BEGIN_DECLS

/* What a person may do with the HQ. */
typedef enum
{
  TC_HQ_SHOW,             /* look at it */
  TC_HQ_CHOOSE_DIE,       /* take a die, by itself or by its section */
  TC_HQ_CHOOSE_TOKEN,     /* a drone is armed: any of the nine tokens, and the die that pays for it */
  TC_HQ_PLACE_DICE,       /* lead: push each die to one of its sides (C7) */
  TC_HQ_CHOOSE_SECTION,   /* edit: any of the nine places */
} TcHqMode;

/* What is seen in a section that holds no shape. */
typedef enum
{
  TC_HQ_EMPTY_PLAIN,
  TC_HQ_EMPTY_UNKNOWN,    /* a question mark: its shape is drawn when the battle starts */
  TC_HQ_EMPTY_SLOT,       /* a slot to be filled; only sections can be chosen, not the small tokens */
} TcHqEmpty;

typedef struct
{
  guint8 face;            /* 1 to 6; 0: not there (not rolled, or taken) */
  gint8  section;         /* 0 to 5, or -1: on the seam of its face */
} TcHqDie;

/* Everything that a TcHqView shows: a plain value, so that two of them can be compared. Places on the HQ are 0 to 5 for the sections and 6 to 8 for
 * the small tokens. */
typedef struct
{
  TcHqMode  mode;
  TcHqEmpty empty;
  TcToken   tokens[TC_N_HQ_TOKENS];  /* an empty id: nothing lies there */
  guint8    n_dice;
  TcHqDie   dice[TC_MAX_DICE];
  gint8     chosen_die;              /* or -1 */
  gint8     chosen_token;            /* a place, or -1 */
  gboolean  hinted;                  /* a hint has chosen die and token */
  gint8     hints[TC_MAX_DICE];      /* the sections where a hint would push the leader's dice, or -1 */
  gboolean  label_lit;               /* the label in the middle is yellow: a drone is armed, or there is no battle */
  GdkRGBA   paint;                   /* of the one who chooses */
} TcHqScene;

/* Nothing chosen, nothing on it. */
void      tc_hq_scene_init            (TcHqScene *self);

/* Only the nine tokens, without dice: for set-up and editor. Ids that no token has leave their place empty. */
void      tc_hq_scene_init_from_ids   (TcHqScene     *self,
                                       const TcBoard *board,
                                       const char   (*ids)[TC_TOKEN_ID_SIZE]);

/* The tokens of a battle and the dice as they lie; dice that were taken are not there. */
void      tc_hq_scene_init_from_state (TcHqScene     *self,
                                       const TcGame  *game,
                                       const TcState *state);

gboolean  tc_hq_scene_has_token       (const TcHqScene *self,
                                       guint            place);
guint     tc_hq_scene_n_dice_in       (const TcHqScene *self,
                                       int              section);

/* A die that lies in a section, or -1; after @after, beginning again behind the last one. */
int       tc_hq_scene_next_die_in     (const TcHqScene *self,
                                       guint            section,
                                       int              after);

/* The side of a die's face that a section is at: 0, 1, or -1 if the face does not border it. */
int       tc_hq_scene_side_of_section (const TcHqScene *self,
                                       guint            die,
                                       guint            section);

/* Whether something happens when a place is clicked. */
gboolean  tc_hq_scene_can_choose      (const TcHqScene *self,
                                       guint            place);

/* In words, for those who do not see it. */
char     *tc_hq_scene_describe_die    (const TcHqScene *self,
                                       guint            die) G_GNUC_WARN_UNUSED_RESULT;

/* While dice are pushed, which key pushes a die where; NULL: none does. */
char     *tc_hq_scene_describe_keys   (const TcHqScene *self,
                                       guint            die) G_GNUC_WARN_UNUSED_RESULT;

char     *tc_hq_scene_describe_place  (const TcHqScene *self,
                                       guint            place) G_GNUC_WARN_UNUSED_RESULT;
char     *tc_hq_scene_describe_push   (const TcHqScene *self,
                                       guint            die,
                                       guint            side) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
