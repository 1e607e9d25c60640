/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  TURN_PART_WORDS,
  TURN_PART_NAME,         /* of who acts: it stands out */
  TURN_PART_DIE,          /* its face */
  TURN_PART_SHAPE,        /* its squares in a window of eight by eight, bit 8·row + column */
  TURN_PART_CARD,         /* as the game numbers its cards */
  TURN_PART_ICON,         /* by the name of a symbolic icon */
  TURN_PART_STICKER,      /* what was filled, with what it is worth */
} TurnPartKind;

/* A piece of a line: words, or a small picture among them. */
typedef struct
{
  TurnPartKind kind;
  char        *text;      /* words; of a picture what it is called */
  guint64      value;     /* what a picture shows */
  gboolean     is_plain;  /* a shape that nobody has painted */
  char        *icon;      /* of an icon */
  char        *figure;    /* on a sticker: what it is worth */
  gboolean     is_first;  /* on a sticker: nobody was there before */
  int          sign;      /* on a sticker: the game's own, with its @colour; -1: none */
  guint32      colour;
} TurnPart;

/* Something that somebody did, as it is told: a line of words and pictures, what it filled, what it scored. Owns its texts. */
typedef struct
{
  int      seat;          /* who did it, or -1 */
  GArray  *words;         /* of TurnPart */
  GArray  *stickers;      /* of TurnPart */
  gboolean has_sum;
  int      sum;
  char    *reason;        /* why, in the words of who did it, or NULL */
  char    *spoken;        /* the whole for those who listen; NULL: as it is written */
} TurnAct;

TurnAct *turn_act_new         (int seat) G_GNUC_WARN_UNUSED_RESULT;
void     turn_act_free        (TurnAct *self);

/* Adds a translated sentence in which each %s, or %1$s, is one of @parts. Takes the texts of @parts. */
void     turn_act_say         (TurnAct        *self,
                               const char     *format,
                               const TurnPart *parts,
                               guint           n_parts);
void     turn_act_add         (TurnAct *self,
                               TurnPart part);
void     turn_act_add_sticker (TurnAct *self,
                               TurnPart part);
void     turn_act_set_sum     (TurnAct *self,
                               int      sum);

/* Parts; @text: (transfer full). */
TurnPart turn_part_words      (char *text);
TurnPart turn_part_name       (const char *name);
TurnPart turn_part_picture    (TurnPartKind kind,
                               guint64      value,
                               char        *text);
TurnPart turn_part_die        (guint face);
TurnPart turn_part_icon       (const char *icon);

/* The whole on one line, as it is copied: "Nono tags S shape with 4: Column E 3, +11". */
char    *turn_act_dup_text    (const TurnAct *self) G_GNUC_WARN_UNUSED_RESULT;

/* What is read aloud. */
char    *turn_act_dup_spoken  (const TurnAct *self) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TurnAct, turn_act_free)

G_END_DECLS
