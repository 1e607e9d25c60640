/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-scene.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-dice-plan.h>

#include "tc-words.h"

/* People count sections from 1. */
static char *
describe_section (const TcHqScene *self,
                  guint            section)
{
  if (!tc_hq_scene_has_token (self, section))
    /* Translators: a section of the HQ ring that holds no shape. */
    return g_strdup_printf (_("section %u, empty"), section + 1);

  /* Translators: a section of the HQ ring and the shape in it: “section 4, S shape”. */
  return g_strdup_printf (_("section %u, %s"), section + 1, tc_token_get_name (&self->tokens[section]));
}

static char *
describe_token (const TcToken *token)
{
  guint n = tc_shape_n_cells (token->shape);

  /* Translators: a shape and its size: “S shape, 4 squares”. */
  return g_strdup_printf (ngettext ("%s, %u square", "%s, %u squares", n), tc_token_get_name (token), n);
}

void
tc_hq_scene_init (TcHqScene *self)
{
  memset (self, 0, sizeof *self);
  self->chosen_die = -1;
  self->chosen_token = -1;
  memset (self->hints, -1, sizeof self->hints);
}

void
tc_hq_scene_init_from_ids (TcHqScene     *self,
                           const TcBoard *board,
                           const char   (*ids)[TC_TOKEN_ID_SIZE])
{
  tc_hq_scene_init (self);
  self->label_lit = TRUE;

  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    {
      const TcToken *token = board != NULL ? tc_board_find_token (board, ids[i]) : tc_token_find (ids[i]);

      if (token != NULL)
        self->tokens[i] = *token;
    }
}

void
tc_hq_scene_init_from_state (TcHqScene     *self,
                             const TcGame  *game,
                             const TcState *state)
{
  tc_hq_scene_init (self);
  memcpy (self->tokens, game->hq, sizeof self->tokens);
  self->n_dice = (guint8) tc_state_n_dice (game);

  for (guint i = 0; i < self->n_dice; i++)
    {
      self->dice[i].face = tc_state_die_taken (state, i) ? 0 : (guint8) tc_state_die_face (state, i);
      self->dice[i].section = (gint8) tc_state_die_section (state, i);
    }
}

gboolean
tc_hq_scene_has_token (const TcHqScene *self,
                       guint            place)
{
  return self->tokens[place].id[0] != '\0';
}

guint
tc_hq_scene_n_dice_in (const TcHqScene *self,
                       int              section)
{
  guint n = 0;

  for (guint i = 0; i < self->n_dice; i++)
    n += self->dice[i].face > 0 && self->dice[i].section == section;

  return n;
}

int
tc_hq_scene_next_die_in (const TcHqScene *self,
                         guint            section,
                         int              after)
{
  for (int i = 1; i <= self->n_dice; i++)
    {
      int die = (after + i) % self->n_dice;

      if (self->dice[die].face > 0 && self->dice[die].section == (int) section)
        return die;
    }

  return -1;
}

int
tc_hq_scene_side_of_section (const TcHqScene *self,
                             guint            die,
                             guint            section)
{
  guint face = self->dice[die].face;

  for (int side = 0; face > 0 && side < 2; side++)
    if (tc_face_section (face, (unsigned) side) == section)
      return side;

  return -1;
}

gboolean
tc_hq_scene_can_choose (const TcHqScene *self,
                        guint            place)
{
  switch (self->mode)
    {
    case TC_HQ_CHOOSE_DIE:
      return place < TC_N_SECTIONS && tc_hq_scene_n_dice_in (self, (int) place) > 0;

    case TC_HQ_CHOOSE_TOKEN:
      return tc_hq_scene_has_token (self, place);

    case TC_HQ_PLACE_DICE:
      return place < TC_N_SECTIONS && self->chosen_die >= 0 &&
             tc_hq_scene_side_of_section (self, (guint) self->chosen_die, place) >= 0;

    case TC_HQ_CHOOSE_SECTION:
      return place < TC_N_SECTIONS || self->empty != TC_HQ_EMPTY_SLOT;

    case TC_HQ_SHOW:
    default:
      return FALSE;
    }
}

char *
tc_hq_scene_describe_die (const TcHqScene *self,
                          guint            die)
{
  const TcHqDie *d = &self->dice[die];
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (d->section >= 0 && tc_hq_scene_has_token (self, (guint) d->section))
    {
      first = describe_token (&self->tokens[d->section]);
      /* Translators: a die's value, the section of the HQ it lies in, and the shape there: “Die 3 on section 4, S shape, 4 squares”. */
      return g_strdup_printf (_("Die %u on section %u, %s"), (guint) d->face, (guint) d->section + 1, first);
    }

  first = describe_section (self, tc_face_section (d->face, 0));
  second = describe_section (self, tc_face_section (d->face, 1));
  /* Translators: a die that may be pushed to two sides: “Die 4: section 4, S shape, or section 5, square”. */
  return g_strdup_printf (_("Die %u: %s, or %s"), d->face, first, second);
}

static const char *
name_beside (const TcHqScene *self,
             guint            face,
             TcDirection      direction)
{
  return tc_token_get_name (&self->tokens[tc_face_section (face, (guint) tc_face_side (face, direction))]);
}

char *
tc_hq_scene_describe_keys (const TcHqScene *self,
                           guint            die)
{
  const guint face = self->dice[die].face;

  if (self->mode != TC_HQ_PLACE_DICE || !tc_hq_scene_has_token (self, tc_face_section (face, 0)) || !tc_hq_scene_has_token (self, tc_face_section (face, 1)))
    return NULL;

  /* Translators: for screen readers: the keys that push a die, and the shapes that it lies at then: “Left: square. Right: S shape.” */
  return g_strdup_printf (_("Left: %s. Right: %s."), name_beside (self, face, TC_DIRECTION_LEFT), name_beside (self, face, TC_DIRECTION_RIGHT));
}

char *
tc_hq_scene_describe_place (const TcHqScene *self,
                            guint            place)
{
  g_autofree char *shape = NULL;
  guint n_dice;

  if (tc_hq_scene_has_token (self, place))
    shape = describe_token (&self->tokens[place]);
  else if (self->empty == TC_HQ_EMPTY_UNKNOWN)
    /* Translators: the shape of this section of the HQ is drawn by lot when the battle starts. */
    shape = g_strdup (C_("place on the HQ", "drawn at the start"));
  else
    shape = g_strdup (C_("place on the HQ", "empty"));

  if (place >= TC_N_SECTIONS)
    /* Translators: one of the three small shapes in the middle of the HQ: “Small shape 2, domino, 2 squares”. */
    return g_strdup_printf (_("Small shape %u, %s"), place - TC_N_SECTIONS + 1, shape);

  n_dice = tc_hq_scene_n_dice_in (self, (int) place);
  if (n_dice == 0)
    return g_strdup_printf (_("Section %u, %s"), place + 1, shape);

  /* Translators: “Section 4, S shape, 4 squares, 2 dice”. */
  return g_strdup_printf (ngettext ("Section %u, %s, %u die", "Section %u, %s, %u dice", n_dice), place + 1, shape, n_dice);
}

char *
tc_hq_scene_describe_push (const TcHqScene *self,
                           guint            die,
                           guint            side)
{
  g_autofree char *section = describe_section (self, tc_face_section (self->dice[die].face, side));

  /* Translators: “Push die 4 to section 5, square”. */
  return g_strdup_printf (_("Push die %u to %s"), self->dice[die].face, section);
}
