/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-networks-words.h"

#include <glib/gi18n.h>
#include <turn-words.h>

#include "tc-options.h"

/* The value of the cheapest free bubble; 0 when none is left, since passing costs nothing. */
static int
get_best_value (const TcGame  *game,
                const TcState *state)
{
  const guint bubble = tc_options_get_cheapest_bubble (game, state);

  return bubble == TC_NO_BUBBLE ? 0 : game->board.bubbles[bubble];
}

/* What the turn would do to the prestige. */
static int
get_value (const TcDraft *draft)
{
  const int bubble = tc_draft_get_bubble (draft);

  return bubble < 0 || bubble == TC_NO_BUBBLE ? 0 : tc_draft_get_game (draft)->board.bubbles[bubble];
}

static gboolean
is_pass (const TcDraft *draft)
{
  return tc_draft_get_bubble (draft) == TC_NO_BUBBLE;
}

char *
tc_networks_label (const TcGame  *game,
                   const TcState *state)
{
  const int value = get_best_value (game, state);
  g_autofree char *price = value == 0 ? g_strdup ("0") : turn_words_gain (value);

  if (tc_options_get_cheapest_bubble (game, state) == TC_NO_BUBBLE)
    /* Translators: on the button that chooses the networks: no bubble is left, so that passing costs nothing. */
    return g_strdup (_("Networks, free"));

  /* Translators: on the button that chooses the networks; %s is the value of the cheapest bubble, such as −1. */
  return g_strdup_printf (_("Networks %s"), price);
}

char *
tc_networks_say (const TcGame  *game,
                 const TcState *state)
{
  const int value = get_best_value (game, state);

  if (value == 0)
    return g_strdup (_("Networks, free"));
  if (value > 0)
    /* Translators: the button for the networks for screen readers, on a board that pays for checking them. */
    return g_strdup_printf (_("Networks, pays up to %d"), value);

  /* Translators: the button for the networks for screen readers: the cheapest bubble costs that much. */
  return g_strdup_printf (_("Networks, from %d"), -value);
}

char *
tc_networks_confirm (const TcDraft *draft,
                     gboolean       with_price)
{
  const int value = get_value (draft);
  g_autofree char *price = turn_words_gain (value);

  if (tc_draft_is_final (draft))
    return g_strdup (_("Seal"));
  if (is_pass (draft))
    return g_strdup (_("Pass"));
  if (!with_price || value == 0)
    /* Translators: a button. */
    return g_strdup (_("Check Networks"));

  /* Translators: a button; %s is the value of the bubble, such as −1. */
  return g_strdup_printf (_("Check Networks %s"), price);
}

char *
tc_networks_outcome (const TcDraft *draft)
{
  const int value = get_value (draft);

  if (is_pass (draft))
    return NULL;
  if (value == 0)
    return g_strdup (_("It costs nothing."));

  /* Translators: so much prestige, by checking networks. */
  return value < 0 ? g_strdup_printf (_("You lose %d."), -value) : g_strdup_printf (_("You win %d."), value);
}

char *
tc_networks_detail (const TcDraft *draft)
{
  if (is_pass (draft))
    return g_strdup (_("No bubble is left: you pass. It costs nothing and counts for no tie."));
  if (tc_draft_is_final (draft))
    /* Translators: several taggers may check networks with the final die. */
    return g_strdup (_("The first of you in turn order names the bubble for all."));

  return g_strdup (_("The bubble is gone for all. More bubbles win a tie."));
}

char *
tc_networks_sentence (const TcDraft *draft,
                      const char    *bubble,
                      const char    *die)
{
  const int value = get_value (draft);

  if (tc_draft_get_die (draft) < 0)
    return g_strdup (_("Choose the die to use up"));
  if (is_pass (draft))
    /* Translators: %s is the picture of a die. */
    return g_strdup_printf (_("you use up %s"), die);
  if (value == 0)
    /* Translators: the pictures of a bubble and of a die; the bubble costs nothing. */
    return g_strdup_printf (_("you take %s and use up %s"), bubble, die);

  /* Translators: the pictures of a bubble with its value and of a die. */
  return g_strdup_printf (value < 0 ? _("you lose %s and use up %s") : _("you win %s and use up %s"), bubble, die);
}

/* The outcome as a part of a sentence. */
static char *
describe_outcome (const TcDraft *draft)
{
  const int value = get_value (draft);

  if (is_pass (draft))
    return g_strdup (_("no bubble is left, you pass"));
  if (value == 0)
    return g_strdup (_("it costs nothing and you paint nothing"));

  return g_strdup_printf (value < 0 ? _("you lose %d and paint nothing") : _("you win %d and paint nothing"), ABS (value));
}

char *
tc_networks_status (const TcDraft *draft)
{
  const int die = tc_draft_get_die (draft);
  g_autofree char *outcome = describe_outcome (draft);
  guint face;

  if (die < 0)
    /* Translators: for screen readers; %s is for example “you lose 1 and paint nothing”. */
    return g_strdup_printf (_("Networks: %s. Choose the die to use up."), outcome);

  face = tc_state_die_face (tc_draft_get_state (draft), (guint) die);
  if (tc_draft_is_final (draft))
    /* Translators: for screen readers; the face of a die, and for example “you lose 1 and paint nothing”. */
    return g_strdup_printf (_("Die %u, networks: %s. Enter seals."), face, outcome);
  if (is_pass (draft))
    return g_strdup_printf (_("Die %u, networks: %s. Enter passes."), face, outcome);

  return g_strdup_printf (_("Die %u, networks: %s. Enter checks."), face, outcome);
}
