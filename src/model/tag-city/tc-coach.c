/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-coach.h"

#include <glib/gi18n.h>

#include "tc-options.h"

/* What does not depend on the board; the rest is in choose_text (). */
static const char *const texts[TC_COACH_N_MOMENTS] = {
  [TC_COACH_MISFIT] = N_("Red crosses show what is in the way. Move, turn or flip the shape until they are gone."),
  [TC_COACH_FILLS] = N_("A frame means that this place fills a row, a column or a district: its value is yours. The first to fill it gets the high one."),
  [TC_COACH_PLACE] = N_("Right click or wheel turns it, middle click flips it, a click sprays."),
  [TC_COACH_FINAL_DIE] = N_("The final die is for everybody at once. Nobody sees what the others do, and those who fill the same row together all get its high value if it is still open."),
  [TC_COACH_TAKE_DIE] = N_("Take a die: click it, or press its number. Its section of the HQ holds the shape that you paint. What you take is gone for the others."),
  [TC_COACH_LEAD] = N_("You lead this round. Push each die to one of its two shapes; “Ways to fit it” shows who gains. You choose last."),
  [TC_COACH_WATCH] = N_("The others play. Click a small board to see it large; a click or the space bar goes on at once."),
};

static const char *
advise_without_shape (const TcDraft *draft)
{
  return tc_draft_can_use (draft, TC_USE_DRONE)
         ? N_("None of these shapes fits your city any more. Use a drone for any of the nine shapes, or check networks.")
         : N_("None of these shapes fits your city any more, and you cannot use a drone. Check networks.");
}

/* Whether each drone costs more than the one before, as they have to be used. */
static gboolean
do_drones_rise (const TcGame *game)
{
  for (guint i = 1; i < game->board.n_drones; i++)
    if (game->board.drones[i] >= game->board.drones[i - 1])
      return FALSE;

  return !game->setup.free_drones && game->board.n_drones > 1;
}

static const char *
explain_drone (const TcDraft *draft)
{
  const TcGame *game = tc_draft_get_game (draft);

  if (game->board.drones[tc_draft_get_drone (draft)] == 0)
    return N_("This drone costs nothing and paints any of the nine shapes. Choose the die it uses up, then a shape of the HQ with a click or with Tab.");

  return do_drones_rise (game)
         ? N_("A drone costs prestige, each time more, but it paints any of the nine shapes. Choose the die it uses up, then a shape of the HQ with a click or with Tab.")
         : N_("A drone costs prestige, but it paints any of the nine shapes. Choose the die it uses up, then a shape of the HQ with a click or with Tab.");
}

/* What the bubbles that are left do to the prestige. */
typedef enum
{
  BUBBLES_COST = 1 << 0,
  BUBBLES_ARE_FREE = 1 << 1,
  BUBBLES_PAY = 1 << 2,
} Bubbles;

static guint
find_bubbles (const TcDraft *draft)
{
  const TcGame *game = tc_draft_get_game (draft);
  guint found = 0;

  for (guint i = 0; i < game->board.n_bubbles; i++)
    if (tc_options_is_bubble_free (game, tc_draft_get_state (draft), i))
      found |= game->board.bubbles[i] < 0 ? BUBBLES_COST : game->board.bubbles[i] > 0 ? BUBBLES_PAY : BUBBLES_ARE_FREE;

  return found;
}

static const char *
explain_networks (const TcDraft *draft)
{
  switch (find_bubbles (draft))
    {
    case 0:
      return N_("No bubble is left, so you can pass. It costs nothing and counts for no tie.");
    case BUBBLES_COST:
      return N_("Checking networks uses up a die and paints nothing. The bubble costs you its figure and is gone for all. More bubbles win a tie.");
    case BUBBLES_ARE_FREE:
      return N_("Checking networks uses up a die and paints nothing. The bubble costs nothing and is gone for all. More bubbles win a tie.");
    case BUBBLES_COST | BUBBLES_ARE_FREE:
      return N_("Checking networks uses up a die and paints nothing. The bubble costs you its figure, or nothing at 0, and is gone for all. More bubbles win a tie.");
    case BUBBLES_PAY:
    case BUBBLES_PAY | BUBBLES_ARE_FREE:
      return N_("Checking networks pays on this board: you win the figure of the bubble, which is gone for all. You paint nothing. More bubbles win a tie.");
    default:
      return N_("Checking networks may pay on this board: you win or lose the figure of the bubble, which is gone for all. You paint nothing. More bubbles win a tie.");
    }
}

/* What is true of this board at this moment, to be translated. */
static const char *
choose_text (gpointer table,
             guint    moment)
{
  const TcDraft *draft = tc_table_get_draft (table);

  switch (moment)
    {
    case TC_COACH_NOTHING_FITS:
      return advise_without_shape (draft);
    case TC_COACH_DRONE:
      return explain_drone (draft);
    case TC_COACH_NETWORKS:
      return explain_networks (draft);
    case TC_COACH_PLACE:
      return tc_table_is_touched (table) ? N_("Drag it; turn and flip it below.") : texts[moment];
    default:
      return texts[moment];
    }
}

/* Whether a tag is possible with any die that is still in the HQ. */
static gboolean
can_tag (const TcDraft *draft)
{
  return tc_draft_get_die (draft) >= 0 || tc_draft_can_use (draft, TC_USE_TAG);
}

static gboolean
is_at (gpointer table,
       guint    moment)
{
  const TcDraft *draft = tc_table_get_draft (table);
  const gboolean choosing = tc_table_get_mode (table) == TC_TABLE_CHOOSING;
  const TcDraftStatus status = choosing ? draft->status : TC_DRAFT_IDLE;
  guint n_features = 0;

  switch (moment)
    {
    case TC_COACH_MISFIT:
      return status == TC_DRAFT_NOT_FREE || status == TC_DRAFT_OFF_THE_CITY;
    case TC_COACH_FILLS:
      if (status == TC_DRAFT_READY)
        tc_draft_get_features (draft, &n_features);
      return n_features > 0;
    case TC_COACH_NOTHING_FITS:
      return choosing && tc_draft_get_use (draft) == TC_USE_TAG && !can_tag (draft);
    case TC_COACH_DRONE:
      return choosing && tc_draft_get_use (draft) == TC_USE_DRONE && tc_draft_can_use (draft, TC_USE_DRONE);
    case TC_COACH_NETWORKS:
      return choosing && tc_draft_get_use (draft) == TC_USE_SOCIAL;
    case TC_COACH_PLACE:
      return choosing && tc_draft_has_piece (draft);
    case TC_COACH_FINAL_DIE:
      return choosing && tc_draft_is_final (draft);
    case TC_COACH_TAKE_DIE:
      return status == TC_DRAFT_NEEDS_DIE;
    case TC_COACH_LEAD:
      return tc_table_get_mode (table) == TC_TABLE_LEADING;
    case TC_COACH_WATCH:
    default:
      return tc_table_get_mode (table) == TC_TABLE_WATCHING && turn_match_get_to_move (tc_table_get_match (table)) >= 0;
    }
}

const TurnCoachScript tc_coach_tag_city = { "tag-city", TC_COACH_N_MOMENTS, texts, choose_text, is_at };
