/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint-words.h"

#include <glib/gi18n.h>

#include "tc-words.h"

/* What the others lose must be this much to be worth a word, in prestige. */
#define NOTABLE_DENIAL 1

static char *
describe_dice (const TcGame  *game,
               const TcState *state,
               TcMove         move)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (TC_MAX_DICE, g_free, TRUE);
  g_autofree char *list = NULL;

  for (guint die = 0; die < tc_state_n_dice (game); die++)
    {
      g_autofree char *token = tc_token_dup_the (&game->hq[move.sections[die]]);

      /* Translators: a die by its face, and the shape in the section of the HQ where it goes: “the 4 at the S”. */
      g_ptr_array_add (words, g_strdup_printf (_("the %u at %s"), tc_state_die_face (state, die), token));
    }
  list = turn_words_list ((const char *const *) words->pdata);

  /* Translators: %s is a list of dice: “the 4 at the S and the 5 at the T”. */
  return g_strdup_printf (_("Put %s"), list);
}

static char *
describe_draft (const TcGame  *game,
                const TcState *state,
                TcAction       action)
{
  const guint face = tc_state_die_face (state, action.die);
  g_autofree char *token = tc_token_dup_the (&game->hq[action.token]);

  switch ((TcUse) action.use)
    {
    case TC_USE_TAG:
      /* Translators: a die by its face, and the shape it gives: “Take the 4 for the S”. */
      return g_strdup_printf (_("Take the %u for %s"), face, token);

    case TC_USE_DRONE:
      return g_strdup_printf (_("Take the %u and use a drone for %s"), face, token);

    case TC_USE_SOCIAL:
    default:
      return g_strdup_printf (_("Take the %u and check networks"), face);
    }
}

static char *
describe_final (const TcGame *game,
                TcAction      action)
{
  g_autofree char *token = tc_token_dup_the (&game->hq[action.token]);

  switch ((TcUse) action.use)
    {
    case TC_USE_TAG:
      return g_strdup_printf (_("Tag %s"), token);

    case TC_USE_DRONE:
      return g_strdup_printf (_("Use a drone for %s"), token);

    case TC_USE_SOCIAL:
    default:
      return g_strdup (_("Check networks"));
    }
}

char *
tc_hint_describe_die (const TcGame  *game,
                      const TcState *state,
                      TcMove         move)
{
  if (move.kind == TC_MOVE_PLACE)
    return describe_dice (game, state, move);
  if (move.kind == TC_MOVE_TURN)
    return describe_draft (game, state, move.action);

  return describe_final (game, move.action);
}

static char *
get_squares (const TcGame *game,
             TcAction      action)
{
  return tc_words_squares (game, tc_game_placement (game, action.token, action.orientation, action.anchor));
}

char *
tc_hint_describe_place (const TcGame *game,
                        TcMove        move)
{
  if (move.kind == TC_MOVE_PLACE)
    return NULL;
  if (move.action.use != TC_USE_SOCIAL)
    {
      g_autofree char *squares = get_squares (game, move.action);

      return g_strdup_printf (_("Put it on %s"), squares);
    }
  if (move.action.mark != TC_NO_BUBBLE)
    {
      g_autofree char *value = turn_words_number (game->board.bubbles[move.action.mark]);

      return g_strdup_printf (_("Circle the bubble %s"), value);
    }

  return NULL;
}

/* @sentence: (transfer full) */
static void
add_sentence (GString *text,
              char    *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static void
add_filled (GString        *text,
            const TcGame   *game,
            TcBoardFile    *file,
            const TcReason *reason)
{
  for (guint feature = 0; feature < game->n_features; feature++)
    if ((reason->filled >> feature & 1) != 0)
      {
        const gboolean is_first = (reason->first >> feature & 1) != 0;
        const TcValue value = game->features[feature].value;
        g_autofree char *name = tc_words_feature (game, file, feature);
        g_autofree char *gain = turn_words_gain (is_first ? value.high : value.low);

        /* Translators: a row, column or district that the move fills before anybody else, and its value: “Wins row 6 first: +7.” */
        add_sentence (text, g_strdup_printf (is_first ? _("Wins %s first: %s.") : _("Fills %s: %s."), name, gain));
      }
}

/* (transfer full) */
static char *
describe_bubble (int value)
{
  if (value == 0)
    return g_strdup (_("The bubble costs nothing."));

  return value < 0 ? g_strdup_printf (_("The bubble costs %d."), -value) : g_strdup_printf (_("The bubble pays %d."), value);
}

static void
add_price (GString      *text,
           const TcGame *game,
           TcAction      action)
{
  if (action.use == TC_USE_DRONE)
    add_sentence (text, g_strdup_printf (_("The drone costs %d."), -game->board.drones[action.mark]));
  else if (action.use == TC_USE_SOCIAL && action.mark != TC_NO_BUBBLE)
    add_sentence (text, describe_bubble (game->board.bubbles[action.mark]));
}

static void
add_progress (GString        *text,
              const TcGame   *game,
              TcBoardFile    *file,
              const TcReason *reason)
{
  g_autofree char *name = NULL;

  if (reason->n_to_go == 0)
    return;

  name = tc_words_feature (game, file, reason->nearest);
  /* Translators: what a row, column or district then still needs: “Then 2 squares are missing in row 5.” */
  add_sentence (text, g_strdup_printf (ngettext ("Then %u square is missing in %s.", "Then %u squares are missing in %s.", reason->n_to_go),
                                       reason->n_to_go, name));
}

static void
add_holes (GString        *text,
           const TcGame   *game,
           const TcReason *reason)
{
  const guint n_holes = tc_set_count (&reason->holes, TC_SET_WORDS);
  g_autofree char *squares = NULL;

  if (n_holes == 0)
    return;

  squares = tc_words_squares (game, reason->holes);
  add_sentence (text, g_strdup_printf (ngettext ("It leaves a hole at %s that nothing fills.", "It leaves holes at %s that nothing fills.", n_holes), squares));
}

static void
add_rest (GString        *text,
          TcMove          move,
          const TcReason *reason,
          TcHintVoice     voice)
{
  const gboolean is_mine = voice == TC_HINT_MINE, is_told = voice == TC_HINT_UNDER_TITLE && reason->filled != 0;

  if (!is_told && reason->denial >= NOTABLE_DENIAL * TC_PRESTIGE)
    add_sentence (text, g_strdup (_("The others can no longer be first there.")));
  if (reason->ends_battle)
    add_sentence (text, g_strdup (_("It makes this round the last.")));
  if (text->len == 0 && move.kind == TC_MOVE_PLACE)
    add_sentence (text, g_strdup (is_mine ? _("This leaves me a good die and the others fewer options.")
                                          : _("This leaves you a good die and the others fewer options.")));
  else if (text->len == 0 && !is_told)
    add_sentence (text, g_strdup (is_mine ? _("It costs me least.") : _("It costs you least.")));
}

char *
tc_hint_describe_reason (const TcGame   *game,
                         TcBoardFile    *file,
                         TcMove          move,
                         const TcReason *reason,
                         TcHintVoice     voice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (move.kind != TC_MOVE_PLACE)
    {
      if (voice != TC_HINT_UNDER_TITLE)
        add_filled (text, game, file, reason);
      add_price (text, game, move.action);
      if (reason->filled == 0)
        add_progress (text, game, file, reason);
      add_holes (text, game, reason);
    }
  add_rest (text, move, reason, voice);

  return g_string_free (g_steal_pointer (&text), FALSE);
}
