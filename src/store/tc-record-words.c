/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record-private.h"

#include <glib/gi18n.h>

const char *
tc_record_explain (TurnVerdict verdict)
{
  static const char *const words[] = {
    [TC_LEGAL] = N_("This is allowed."),
    [TC_NO_SUCH_MOVE] = N_("There is no such move in this game."),
    [TC_OUT_OF_TURN] = N_("Something else is due first."),
    [TC_BAD_DICE] = N_("Every die shows a face from 1 to 6."),
    [TC_BAD_SECTION] = N_("A die goes into one of the two sections that its face borders."),
    [TC_DIE_GONE] = N_("That die is no longer in the HQ."),
    [TC_NOT_THE_TOKEN] = N_("Only the token of the section in which the die lies can be drawn."),
    [TC_OFF_THE_CITY] = N_("The whole token must lie on city squares."),
    [TC_NOT_FREE] = N_("A square there is tagged already."),
    [TC_NO_DRONE] = N_("Every drone square is circled already."),
    [TC_DRONE_TAKEN] = N_("That drone square is circled already."),
    [TC_DRONE_ORDER] = N_("Drone squares are circled in order: the first free one is next."),
    [TC_BUBBLE_TAKEN] = N_("That bubble is gone."),
    [TC_BUBBLE_MISSING] = N_("A free pass is possible only when no bubble is left."),
  };

  g_return_val_if_fail (verdict >= 0 && verdict < (int) G_N_ELEMENTS (words), NULL);

  return _(words[verdict]);
}

static char *
explain_section (const TcGame  *game,
                 const TcState *before,
                 const TcMove  *move)
{
  for (guint die = 0; die < tc_state_n_dice (game); die++)
    {
      const guint face = tc_state_die_face (before, die);
      const guint section = move->sections[die];

      if (section != tc_face_section (face, 0) && section != tc_face_section (face, 1))
        return g_strdup_printf (_("A die that shows %u cannot lie in section %u."), face, section);
    }

  return NULL;
}

/* Names the first square that is in the way. */
static char *
explain_not_free (const TcGame   *game,
                  const TcState  *before,
                  const TcAction *action)
{
  const guint seat = (guint) tc_state_to_move (game, before);
  const TcSet painted = tc_state_painted (game, before, seat);
  const TcSet squares = tc_game_placement (game, action->token, action->orientation, action->anchor);

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&squares, square) && tc_set_has (&painted, square))
      {
        char name[TC_CELL_NAME_SIZE];

        tc_cell_name (game, square, name);
        /* Translators: %s is a square such as D5. */
        return g_strdup_printf (_("%s is tagged already."), name);
      }

  return NULL;
}

static char *
explain_action (const TcGame   *game,
                const TcState  *before,
                const TcAction *action,
                TcVerdict       verdict)
{
  switch (verdict)
    {
    case TC_DIE_GONE:
      return g_strdup_printf (_("Die %u is no longer in the HQ."), action->die);

    case TC_NOT_FREE:
      return explain_not_free (game, before, action);

    case TC_DRONE_TAKEN:
      return g_strdup_printf (_("Drone square %u is circled already."), action->mark);

    case TC_DRONE_ORDER:
      return g_strdup_printf (_("Drone square %d is the next one, not %u."),
                              tc_state_next_drone (game, before, (guint) tc_state_to_move (game, before)), action->mark);

    case TC_BUBBLE_TAKEN:
      return g_strdup_printf (_("Bubble %u is gone."), action->mark);

    default:
      return NULL;
    }
}

/* Dice, sections, drone squares and bubbles are counted as the record counts them, from 0. */
char *
tc_record_explain_move (gconstpointer game,
                        gconstpointer before,
                        TurnMove      move,
                        TurnVerdict   verdict)
{
  const TcMove tc_move = tc_move_from_turn (move);
  char *words = NULL;

  if (verdict == TC_BAD_SECTION)
    words = explain_section (game, before, &tc_move);
  else if (tc_move.kind == TC_MOVE_TURN || tc_move.kind == TC_MOVE_SEAL)
    words = explain_action (game, before, &tc_move.action, (TcVerdict) verdict);

  return words != NULL ? words : g_strdup (tc_record_explain (verdict));
}
