/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-bubbles-scene.h"

#include <glib/gi18n.h>
#include <string.h>
#include <turn-words.h>

void
tc_bubbles_scene_init (TcBubblesScene *self,
                       const TcGame   *game,
                       const TcState  *state,
                       guint           seat)
{
  memset (self, 0, sizeof *self);
  self->n_bubbles = game->board.n_bubbles;
  memcpy (self->values, game->board.bubbles, sizeof self->values);
  self->seat = (guint8) seat;
  self->chosen = -1;
  for (guint i = 0; i < MIN (self->n_bubbles, TC_MAX_BUBBLES); i++)
    self->owners[i] = (guint8) tc_state_bubble_owners (state, i);
}

TcBubbleLook
tc_bubbles_scene_get_look (const TcBubblesScene *self,
                           guint                 bubble)
{
  if ((self->owners[bubble] & 1u << self->seat) != 0)
    return TC_BUBBLE_MINE;
  if (self->owners[bubble] != 0)
    return TC_BUBBLE_GONE;

  return self->chosen == (int) bubble ? TC_BUBBLE_CHOSEN : TC_BUBBLE_FREE;
}

const TurnPaint *
tc_bubbles_scene_get_owner_paint (const TcBubblesScene *self,
                                  guint                 bubble)
{
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    if ((self->owners[bubble] & 1u << seat) != 0 && self->paints[seat] != NULL)
      return self->paints[seat];

  return self->paints[self->seat];
}

/* The names of those who took a bubble, “Nono and Mika”; NULL where they are not known. */
static char *
list_owners (const TcBubblesScene *self,
             guint                 bubble)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    if ((self->owners[bubble] & 1u << seat) != 0 && self->names[seat] != NULL)
      g_ptr_array_add (names, (gpointer) self->names[seat]);

  return names->len > 0 ? turn_words_list ((const char *const *) names->pdata) : NULL;
}

char *
tc_bubbles_scene_caption (const TcBubblesScene *self,
                          guint                 bubble)
{
  g_autofree char *owners = list_owners (self, bubble);

  switch (tc_bubbles_scene_get_look (self, bubble))
    {
    case TC_BUBBLE_MINE:
      return g_strdup (C_("bubble", "yours"));

    case TC_BUBBLE_GONE:
      /* Translators: under a bubble of the networks; the name of the tagger who has circled it. */
      return owners != NULL ? g_strdup_printf (C_("bubble", "%s’s"), owners) : g_strdup (C_("bubble", "taken"));

    case TC_BUBBLE_CHOSEN:
      return g_strdup (C_("bubble", "chosen"));

    case TC_BUBBLE_FREE:
    default:
      return g_strdup (C_("bubble", "free"));
    }
}

/* Screen readers leave out signs. */
static char *
describe_value (int value)
{
  if (value == 0)
    return g_strdup (C_("bubble", "costs nothing"));

  return g_strdup_printf (value < 0 ? C_("bubble", "costs %d") : C_("bubble", "pays %d"), ABS (value));
}

static char *
describe_state (const TcBubblesScene *self,
                guint                 bubble)
{
  g_autofree char *owners = list_owners (self, bubble);
  const TcBubbleLook look = tc_bubbles_scene_get_look (self, bubble);

  if (look == TC_BUBBLE_GONE && owners != NULL)
    return g_strdup_printf (C_("bubble", "taken by %s"), owners);
  if (look == TC_BUBBLE_CHOSEN)
    return g_strdup (C_("bubble", "free, chosen"));

  return tc_bubbles_scene_caption (self, bubble);
}

char *
tc_bubbles_scene_describe (const TcBubblesScene *self,
                           guint                 bubble)
{
  g_autofree char *value = describe_value (self->values[bubble]);
  g_autofree char *state = describe_state (self, bubble);

  /* Translators: the number of a speech bubble, its value and its state in words: “Bubble 3, costs 1, free, chosen”. */
  return g_strdup_printf (_("Bubble %u, %s, %s"), bubble + 1, value, state);
}
