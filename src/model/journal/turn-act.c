/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-act.h"

#include <string.h>

#include <glib/gi18n.h>
#include <turn-words.h>

static void
clear_part (gpointer data)
{
  TurnPart *self = data;

  g_free (self->text);
  g_free (self->icon);
  g_free (self->figure);
}

static GArray *
new_parts (void)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (TurnPart));

  g_array_set_clear_func (parts, clear_part);

  return parts;
}

TurnAct *
turn_act_new (int seat)
{
  TurnAct *self = g_new0 (TurnAct, 1);

  self->seat = seat;
  self->words = new_parts ();
  self->stickers = new_parts ();

  return self;
}

void
turn_act_free (TurnAct *self)
{
  g_array_unref (self->words);
  g_array_unref (self->stickers);
  g_free (self->reason);
  g_free (self->spoken);
  g_free (self);
}

TurnPart
turn_part_words (char *text)
{
  return (TurnPart) { .kind = TURN_PART_WORDS, .text = text, .sign = -1 };
}

TurnPart
turn_part_name (const char *name)
{
  return (TurnPart) { .kind = TURN_PART_NAME, .text = g_strdup (name), .sign = -1 };
}

TurnPart
turn_part_picture (TurnPartKind kind,
                   guint64      value,
                   char        *text)
{
  return (TurnPart) { .kind = kind, .value = value, .text = text, .sign = -1 };
}

TurnPart
turn_part_die (guint face)
{
  return turn_part_picture (TURN_PART_DIE, face, g_strdup_printf ("%u", face));
}

TurnPart
turn_part_icon (const char *icon)
{
  return (TurnPart) { .kind = TURN_PART_ICON, .icon = g_strdup (icon), .text = g_strdup (""), .sign = -1 };
}

void
turn_act_add (TurnAct *self,
              TurnPart part)
{
  g_array_append_val (self->words, part);
}

void
turn_act_add_sticker (TurnAct *self,
                      TurnPart part)
{
  part.kind = TURN_PART_STICKER;
  g_array_append_val (self->stickers, part);
}

void
turn_act_set_sum (TurnAct *self,
                  int      sum)
{
  self->has_sum = TRUE;
  self->sum = sum;
}

/* Reads "%s" or "%2$s" and says which part is meant; NULL for anything else. */
static const char *
read_place (const char *text,
            guint       next,
            guint      *place)
{
  if (text[1] == 's')
    {
      *place = next;
      return text + 2;
    }
  if (g_ascii_isdigit (text[1]) && text[1] > '0' && text[2] == '$' && text[3] == 's')
    {
      *place = (guint) (text[1] - '1');
      return text + 4;
    }

  return NULL;
}

static void
add_words (TurnAct    *self,
           const char *text,
           gsize       length)
{
  if (length > 0)
    turn_act_add (self, turn_part_words (g_strndup (text, length)));
}

void
turn_act_say (TurnAct        *self,
              const char     *format,
              const TurnPart *parts,
              guint           n_parts)
{
  const char *start = format;
  guint next = 0;

  for (const char *at = strchr (start, '%'); at != NULL; at = strchr (start, '%'))
    {
      guint place;
      const char *rest = read_place (at, next, &place);

      if (rest == NULL || place >= n_parts)
        break;
      add_words (self, start, (gsize) (at - start));
      turn_act_add (self, parts[place]);
      next = place + 1;
      start = rest;
    }
  add_words (self, start, strlen (start));
}

static void
append_part (GString        *text,
             const TurnPart *part)
{
  g_string_append (text, part->text);
  if (part->figure != NULL)
    g_string_append_printf (text, " %s", part->figure);
}

/* Takes @addition. */
static char *
with_addition (char       *text,
               const char *format,
               char       *addition)
{
  char *both = g_strdup_printf (format, text, addition);

  g_free (text);
  g_free (addition);

  return both;
}

char *
turn_act_dup_text (const TurnAct *self)
{
  g_autoptr (GString) line = g_string_new (NULL);
  char *text;

  for (guint i = 0; i < self->words->len; i++)
    append_part (line, &g_array_index (self->words, TurnPart, i));
  text = g_strdup (line->str);
  for (guint i = 0; i < self->stickers->len; i++)
    {
      g_autoptr (GString) sticker = g_string_new (NULL);

      append_part (sticker, &g_array_index (self->stickers, TurnPart, i));
      /* Translators: an act of the journal as it is copied: what was done, and what that filled. */
      text = with_addition (text, i == 0 ? C_("journal", "%s: %s") : C_("list", "%s, %s"), g_strdup (sticker->str));
    }
  if (self->has_sum && self->sum != 0)
    text = with_addition (text, C_("list", "%s, %s"), turn_words_gain (self->sum));

  return text;
}

char *
turn_act_dup_spoken (const TurnAct *self)
{
  return self->spoken != NULL ? g_strdup (self->spoken) : turn_act_dup_text (self);
}
