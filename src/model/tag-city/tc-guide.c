/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-guide.h"

#include <glib/gi18n.h>

#include "tc-table.h"

/* The battle is taught in its second round, which a bot leads. */
#define TAUGHT_ROUND 2
#define TAUGHT_FACE 2

/* Where the P lies at the HQ. */
#define DRONE_TOKEN 5

static const TurnGuideStep steps[TC_GUIDE_N_STEPS] = {
  [TC_GUIDE_AIM] = {
    N_("Your aim: own the walls"),
    N_("Fill whole <b>rows</b>, <b>columns</b> and <b>districts</b>. The <b>first</b> to fill one gets its high value, everyone after gets the low one. Row 1 misses three squares: worth 5 if you are first. Most prestige wins."),
    NULL, TRUE, TC_GUIDE_LIGHT_BOARD,
  },
  [TC_GUIDE_VALUES] = {
    N_("High and low values"),
    N_("Beside each row and above each column are two values: the high one is for the first, the low one for all who come later. A <b>district</b> has them on a sticker: the Yard is worth 8, later 4."),
    NULL, TRUE, TC_GUIDE_LIGHT_BOARD,
  },
  [TC_GUIDE_DICE] = {
    N_("Choose a die"),
    N_("Mika rolled and pushed each die into one of its two sections. A die gives you <b>the shape of its section</b>. The 2 lies at the bar of three: just what row 1 is missing."),
    N_("Take the 2"), TRUE, TC_GUIDE_LIGHT_BOARD | TC_GUIDE_LIGHT_DICE,
  },
  [TC_GUIDE_TAG] = {
    N_("Tag the wall"),
    N_("Move the bar to D 1, E 1 and F 1. Right click or wheel turns it, middle click flips it, <b>a click sprays</b>."),
    N_("Spray It There"), FALSE, TC_GUIDE_LIGHT_BOARD | TC_GUIDE_LIGHT_DICE | TC_GUIDE_LIGHT_ROW,
  },
  [TC_GUIDE_DRONE] = {
    N_("Use a drone"),
    N_("One die is left, and its shape does not fill the Yard. A <b>drone</b> paints any of the nine shapes of the HQ, but it costs prestige, here 1. The Yard misses five squares: just the P."),
    N_("Use the Drone"), TRUE, TC_GUIDE_LIGHT_BOARD | TC_GUIDE_LIGHT_DICE | TC_GUIDE_LIGHT_ROW | TC_GUIDE_LIGHT_DRONES,
  },
  [TC_GUIDE_NETWORKS] = {
    N_("Networks"),
    N_("You can also let a die go by: <b>check networks</b>, circle a bubble and lose its figure. You paint nothing, and the bubble is gone for all. You do not need it now."),
    NULL, TRUE, TC_GUIDE_LIGHT_NETWORKS,
  },
  [TC_GUIDE_FINAL_DIE] = {
    N_("The final die"),
    N_("Everyone uses <b>the final die</b>, at once and in secret. Move the P over what is missing in the Yard. The first click <b>pins</b> it, and you can still change your mind."),
    N_("Pin It There"), FALSE, TC_GUIDE_LIGHT_BOARD | TC_GUIDE_LIGHT_DICE | TC_GUIDE_LIGHT_ROW,
  },
  [TC_GUIDE_END] = {
    N_("The end"),
    N_("Your only drone is used, so this round is <b>the last</b>. A battle also ends when all high values or all bubbles are gone. <b>Seal</b> your choice: then all choices open, and the most prestige wins."),
    N_("Seal"), FALSE, TC_GUIDE_LIGHT_BOARD | TC_GUIDE_LIGHT_ROW | TC_GUIDE_LIGHT_RIVALS,
  },
};

/* What a step wants to be painted, by row and column, until the first square that is none. */
typedef struct
{
  gint8 row, column;
} Square;

static const Square bar[] = { { 0, 3 }, { 0, 4 }, { 0, 5 } };
static const Square yard[] = { { 1, 0 }, { 1, 1 }, { 1, 2 }, { 2, 0 }, { 2, 1 } };

static TcSet
make_set (const TcGame *game,
          guint         step)
{
  const Square *squares = step <= TC_GUIDE_TAG ? bar : yard;
  const gsize n = step <= TC_GUIDE_TAG ? G_N_ELEMENTS (bar) : G_N_ELEMENTS (yard);
  TcSet set = { 0 };

  for (gsize i = 0; i < n; i++)
    tc_set_add (&set, (guint) squares[i].row * game->board.n_columns + (guint) squares[i].column);

  return set;
}

static gboolean
is_on (const TcDraft *draft,
       const TcSet   *squares)
{
  return tc_draft_has_piece (draft) && memcmp (&draft->outcome.squares, squares, sizeof *squares) == 0;
}

/* The draft with its shape turned, flipped and moved to exactly these squares, if it can be. */
static TcDraft
laid (TcDraft      draft,
      const TcSet *squares)
{
  const TcGame *game = tc_draft_get_game (&draft);
  TcDraft turned = draft;

  for (guint turn = 0; turn < 8; turn++)
    {
      for (guint square = 0; square < (guint) game->board.n_rows * game->board.n_columns; square++)
        {
          const TcDraft moved = tc_draft_put_under (turned, square % game->board.n_columns + .5, square / game->board.n_columns + .5);

          if (is_on (&moved, squares))
            return moved;
        }
      turned = turn == 3 ? tc_draft_flipped (turned) : tc_draft_turned (turned, TRUE);
    }

  return draft;
}

static gboolean
has_taught_die (const TcDraft *draft)
{
  const int die = tc_draft_get_die (draft);

  return die >= 0 && tc_state_die_face (tc_draft_get_state (draft), (guint) die) == TAUGHT_FACE;
}

static gboolean
has_drone (const TcDraft *draft)
{
  return tc_draft_get_use (draft) == TC_USE_DRONE && tc_draft_has_piece (draft);
}

static guint
find_at_final_die (const TcDraft *draft,
                   guint          read)
{
  if (!has_drone (draft))
    return TC_GUIDE_DRONE;
  if ((read >> TC_GUIDE_NETWORKS & 1) == 0)
    return TC_GUIDE_NETWORKS;

  return draft->pinned ? TC_GUIDE_END : TC_GUIDE_FINAL_DIE;
}

static guint
find_at_draft (const TcDraft *draft,
               guint          read)
{
  if ((read >> TC_GUIDE_AIM & 1) == 0)
    return TC_GUIDE_AIM;
  if ((read >> TC_GUIDE_VALUES & 1) == 0)
    return TC_GUIDE_VALUES;

  return has_taught_die (draft) && tc_draft_has_piece (draft) && tc_draft_get_use (draft) == TC_USE_TAG ? TC_GUIDE_TAG : TC_GUIDE_DICE;
}

static guint
find (TurnScreen *screen,
      guint       read)
{
  TcTable *table = TC_TABLE (screen);
  const TcDraft *draft = tc_table_get_draft (table);
  const TcPhase phase = tc_state_phase (tc_table_get_game (table), tc_table_get_state (table));

  if (tc_state_round (tc_table_get_state (table)) != TAUGHT_ROUND || turn_screen_is_replay (screen))
    return TC_GUIDE_N_STEPS;
  if (tc_table_get_mode (table) == TC_TABLE_CHOOSING)
    return phase == TC_PHASE_FINAL ? find_at_final_die (draft, read) : find_at_draft (draft, read);

  return phase == TC_PHASE_DRAFT ? TC_GUIDE_TAG : TC_GUIDE_N_STEPS;
}

static const char *
answer_tag (TcTable *table)
{
  const TcDraft *draft = tc_table_get_draft (table);
  guint n_features = 0;

  if (tc_table_get_mode (table) != TC_TABLE_CHOOSING)
    return N_("Sprayed. Mika takes a die, too; the one that is left over is the final die.");
  if (draft->status == TC_DRAFT_READY)
    tc_draft_get_features (draft, &n_features);
  if (draft->status == TC_DRAFT_READY && n_features == 0)
    return N_("It fits here, but it fills nothing. On D 1, E 1 and F 1 it fills row 1.");

  return tc_table_is_touched (table) ? N_("Drag the bar to D 1, E 1 and F 1; turn and flip it below. Then spray.") : NULL;
}

static const char *
answer (TurnScreen *screen,
        guint       step)
{
  TcTable *table = TC_TABLE (screen);
  const TcDraft *draft = tc_table_get_draft (table);

  if (step == TC_GUIDE_TAG)
    return answer_tag (table);
  if (step == TC_GUIDE_DICE && (tc_draft_get_die (draft) >= 0 || tc_draft_get_use (draft) != TC_USE_TAG))
    return N_("You may do that, but only the 2 fills row 1, with a tag. Put it back and take the 2.");
  if (step == TC_GUIDE_DRONE && tc_draft_get_use (draft) == TC_USE_SOCIAL)
    return N_("You may do that, but it paints nothing. Try the drone: with the P it fills the Yard.");
  if (step == TC_GUIDE_FINAL_DIE && draft->status == TC_DRAFT_READY && tc_draft_get_gain (draft) < 0)
    return N_("It fits here, but it fills nothing. In the Yard it is worth 8. Choose the P at the HQ, turn and flip it until it fits there.");

  return NULL;
}

/* The draft that the step leads to. */
static TcDraft
taught (TcDraft draft,
        guint   step)
{
  const TcSet squares = make_set (tc_draft_get_game (&draft), step);

  if (step <= TC_GUIDE_TAG)
    {
      draft = tc_draft_with_use (draft, TC_USE_TAG);
      draft = has_taught_die (&draft) ? draft : tc_draft_with_face (draft, TAUGHT_FACE);
    }
  else
    draft = tc_draft_with_token (tc_draft_with_use (draft, TC_USE_DRONE), DRONE_TOKEN);

  return step == TC_GUIDE_DICE ? draft : laid (draft, &squares);
}

static void
act (TurnScreen *screen,
     guint       step)
{
  TcTable *table = TC_TABLE (screen);
  const TcDraft *draft = tc_table_get_own_draft (table);

  if (draft == NULL)
    return;
  if (step != TC_GUIDE_END)
    tc_table_set_own_draft (table, taught (*draft, step));
  if (step == TC_GUIDE_TAG || step == TC_GUIDE_FINAL_DIE || step == TC_GUIDE_END)
    tc_table_confirm (table);
}

const TurnGuideScript tc_guide_tag_city = {
  .title = N_("First Battle"),
  .about = N_("A first battle, about three minutes"),
  .steps = steps,
  .n_steps = TC_GUIDE_N_STEPS,
  .find = find,
  .answer = answer,
  .act = act,
};

int
tc_guide_get_die (TurnScreen *screen)
{
  const TcDraft *draft = tc_table_get_own_draft (TC_TABLE (screen));
  const TcState *state = tc_table_get_state (TC_TABLE (screen));

  for (guint die = 0; draft != NULL && die < tc_state_n_dice (tc_draft_get_game (draft)); die++)
    if (!tc_state_die_taken (state, die) && tc_state_die_face (state, die) == TAUGHT_FACE)
      return (int) die;

  return -1;
}
