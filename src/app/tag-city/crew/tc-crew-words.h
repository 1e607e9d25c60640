/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

G_BEGIN_DECLS

/* What a tagger is doing in this round, in a few words: "tags" with the picture of a shape, "networks −1", "plays last", "thinking…"; "" before the
 * dice are rolled. A value that owns its texts. */
typedef struct
{
  const char    *icon;      /* of what their die was used for, or NULL */
  char          *text;
  const TcToken *token;     /* the shape to be drawn after the text, or NULL; the game's */
  char          *said;      /* the same for screen readers, without pictures and signs */
} TcCrewDoing;

TcCrewDoing tc_crew_doing_new   (TcTable *table,
                                 guint    seat) G_GNUC_WARN_UNUSED_RESULT;
void        tc_crew_doing_clear (TcCrewDoing *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TcCrewDoing, tc_crew_doing_clear)

/* What a bot says of its last move, or NULL. */
char *tc_crew_speak (TcTable * table,
                     guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The whole of a tagger for a screen reader: "Mika, Lagoon wave, 26 prestige, leader, plays last". */
char *tc_crew_say   (TcTable *table,
                     guint    seat) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
