/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prompt-turn.h"

#include <glib/gi18n.h>

#include "tc-words.h"

/* @title, @subtitle: (transfer full) */
static TcPrompt
make (char *title,
      char *subtitle)
{
  return (TcPrompt) { .title = title, .subtitle = subtitle };
}

static guint
count (TcSet set)
{
  return tc_set_count (&set, TC_SET_WORDS);
}

static char *
describe_occupied (const TcDraft *draft)
{
  const TcSet squares = draft->outcome.occupied;
  g_autofree char *names = tc_words_squares (tc_draft_get_game (draft), squares);

  /* Translators: %s is one or more squares: “I 5 and J 6”. */
  return g_strdup_printf (ngettext ("Does not fit: %s is tagged", "Does not fit: %s are tagged", count (squares)), names);
}

static char *
describe_outside (const TcDraft *draft)
{
  const TcSet squares = draft->outcome.outside;
  g_autofree char *names = tc_words_squares (tc_draft_get_game (draft), squares);

  if (count (squares) == 0)
    return g_strdup (_("Does not fit: the board is too small"));

  return g_strdup_printf (ngettext ("Does not fit: %s is outside the city", "Does not fit: %s are outside the city",
                                    count (squares)), names);
}

static char *
describe_filled (const TcDraft *draft,
                 TcBoardFile   *file)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (4, g_free, TRUE);
  g_autofree char *list = NULL;
  const TcDraftFeature *features;
  guint n_features;

  features = tc_draft_get_features (draft, &n_features);
  if (n_features == 0)
    return g_strdup (_("It fits here"));

  for (guint i = 0; i < n_features; i++)
    {
      g_autofree char *name = tc_words_feature (tc_draft_get_game (draft), file, features[i].feature);
      g_autofree char *value = turn_words_gain (features[i].value);

      /* Translators: a row, column or district and what filling it is worth: “row 6 +7”. */
      g_ptr_array_add (words, g_strdup_printf (C_("feature and value", "%s %s"), name, value));
    }
  list = turn_words_list ((const char *const *) words->pdata);

  /* Translators: %s is what a shape would complete: “row 6 +7 and column C +2”. */
  return g_strdup_printf (_("Here it fills %s"), list);
}

/* "Fills column G first, 4." or nothing. */
static char *
say_filled (const TcDraft *draft,
            TcBoardFile   *file)
{
  g_autoptr (GString) said = g_string_new (NULL);
  const TcDraftFeature *features;
  guint n_features;

  features = tc_draft_get_features (draft, &n_features);
  for (guint i = 0; i < n_features; i++)
    {
      g_autofree char *name = tc_words_feature (tc_draft_get_game (draft), file, features[i].feature);

      if (features[i].rank == TC_RANK_HIGH)
        /* Translators: for screen readers, what a shape fills: “Fills column G first, 4.” */
        g_string_append_printf (said, _("Fills %s first, %d."), name, features[i].value);
      else
        g_string_append_printf (said, _("Fills %s, %d."), name, features[i].value);
      g_string_append_c (said, ' ');
    }

  return g_string_free (g_steal_pointer (&said), FALSE);
}

static char *
describe_pinned (const TcDraft *draft,
                 TcBoardFile   *file)
{
  g_autofree char *squares = tc_words_squares (tc_draft_get_game (draft), draft->outcome.squares);
  g_autofree char *filled = say_filled (draft, file);
  const char *shape = tc_token_get_name (&tc_draft_get_game (draft)->hq[tc_draft_get_token (draft)]);

  /* Translators: for screen readers: a shape, its squares, and perhaps a sentence about what it fills. */
  return g_strdup_printf (_("Pinned: %s at %s. %sEnter seals, Escape moves it."), shape, squares, filled);
}

/* Why a shape cannot stay where it is ("Does not fit: I 5 and J 6 are tagged"), or what it would bring there ("Here it fills row 6 +7"). */
static char *
describe_place (const TcDraft *draft,
                TcBoardFile   *file)
{
  if (count (draft->outcome.occupied) > 0)
    return describe_occupied (draft);
  if (draft->status == TC_DRAFT_OFF_THE_CITY)
    return describe_outside (draft);

  return describe_filled (draft, file);
}

/* "It fits here. Fills column G first, 4." */
static char *
say_fitting (const TcDraft *draft,
             TcBoardFile   *file)
{
  g_autofree char *filled = say_filled (draft, file);

  if (*filled == '\0')
    return g_strdup (_("It fits here"));

  /* Translators: for screen readers: %s is a sentence about what a shape fills. */
  return g_strdup_printf (_("It fits here. %s"), g_strchomp (filled));
}

char *
tc_prompt_say (const TcDraft *draft,
               TcBoardFile   *file)
{
  const char *shape = tc_token_get_name (&tc_draft_get_game (draft)->hq[tc_draft_get_token (draft)]);
  g_autofree char *squares = tc_words_squares (tc_draft_get_game (draft), draft->outcome.squares);
  g_autofree char *meaning = NULL;

  if (draft->pinned)
    return describe_pinned (draft, file);
  meaning = draft->outcome.is_legal ? say_fitting (draft, file) : describe_place (draft, file);
  if (count (draft->outcome.squares) == 0)
    return g_steal_pointer (&meaning);

  /* Translators: for screen readers: a shape, its squares, and a sentence on whether it fits there. */
  return g_strdup_printf (_("%s at %s. %s"), shape, squares, meaning);
}

/* "2" for the drone square −2 that would be circled. */
static char *
get_drone_price (const TcDraft *draft)
{
  return turn_words_number (-tc_draft_get_game (draft)->board.drones[tc_draft_get_drone (draft)]);
}

static char *
get_the_token (const TcDraft *draft)
{
  return tc_token_dup_the (&tc_draft_get_game (draft)->hq[tc_draft_get_token (draft)]);
}

static TcPrompt
ask_for_drone_die (const TcDraft *draft,
                   const char    *name)
{
  g_autofree char *price = get_drone_price (draft);

  return make (g_strdup_printf (_("%s, choose the die that your drone uses up"), name),
               g_strdup_printf (_("The drone costs %s and paints any shape of the HQ"), price));
}

static TcPrompt
ask_for_die (const TcDraft *draft,
             const char    *name)
{
  const char *reason = tc_draft_can_use (draft, TC_USE_TAG) ? _("It lets you tag the shape of its section")
                       : tc_draft_can_use (draft, TC_USE_DRONE) ? _("No shape fits any more: use a drone or check networks")
                                                                : _("No shape fits any more: check networks");

  if (tc_draft_get_use (draft) == TC_USE_DRONE)
    return ask_for_drone_die (draft, name);

  return make (g_strdup_printf (_("%s, choose a die"), name), g_strdup (reason));
}

/* The die has its own words, beside the button that confirms. */
static TcPrompt
ask_for_bubble (const TcDraft *draft,
                const char    *name)
{
  TcPrompt prompt;

  if (tc_draft_get_bubble (draft) == TC_NO_BUBBLE)
    return make (g_strdup_printf (_("%s, you can pass"), name), g_strdup (_("No bubble is left: passing costs nothing")));

  prompt = make (g_strdup_printf (_("%s, choose a bubble"), name), NULL);
  prompt.subtitle = g_strdup (tc_draft_get_gain (draft) < 0 ? _("It costs prestige; you paint nothing") : _("You paint nothing"));
  prompt.brief = g_strdup (_("You paint nothing"));

  return prompt;
}

static TcPrompt
refuse_token (const TcDraft *draft,
              const char    *name)
{
  g_autofree char *the_token = get_the_token (draft);
  const gboolean drone = tc_draft_can_use (draft, TC_USE_DRONE);
  const char *advice = drone ? _("Choose another die, use a drone or check networks") : _("Choose another die, or check networks");

  if (tc_draft_get_use (draft) == TC_USE_DRONE)
    advice = drone ? _("Choose another shape of the HQ") : _("No shape fits any more: check networks");
  else if (tc_draft_is_final (draft))
    advice = drone ? _("Use a drone or check networks") : _("Check networks");

  /* Translators: the first %s is a name, the second a shape with its article. */
  return make (g_strdup_printf (_("%s, %s fits nowhere"), name, the_token), g_strdup (advice));
}

static TcPrompt
place_token (const TcDraft *draft,
             const char    *name,
             TcBoardFile   *file)
{
  g_autofree char *the_token = get_the_token (draft);
  g_autofree char *here = describe_place (draft, file);
  /* Translators: the first %s is a name, the second a shape with its article. */
  g_autofree char *title = g_strdup_printf (_("%s, place %s"), name, the_token);

  if (tc_draft_get_use (draft) == TC_USE_DRONE)
    {
      g_autofree char *price = get_drone_price (draft);

      /* Translators: the first %s is what a shape would complete, the second a number. */
      return make (g_steal_pointer (&title), g_strdup_printf (_("%s · the drone costs %s"), here, price));
    }

  return make (g_steal_pointer (&title), g_steal_pointer (&here));
}

static TcPrompt
ask_for_token (const TcDraft *draft,
               const char    *name)
{
  g_autofree char *price = get_drone_price (draft);

  return make (g_strdup_printf (_("%s, choose any shape of the HQ"), name),
               g_strdup_printf (_("The drone costs %s"), price));
}

static TcPrompt
ask_to_seal (const char *name,
             gboolean    touched)
{
  /* Translators: %s is a name. */
  return make (g_strdup_printf (_("%s, seal your choice?"), name),
               g_strdup (touched ? _("Touch Seal") : _("Click the shape again or press Enter")));
}

TcPrompt
tc_prompt_new_for_turn (const TcDraft *draft,
                        const char    *name,
                        TcBoardFile   *file,
                        gboolean       touched)
{
  if (draft->active && draft->pinned)
    return ask_to_seal (name, touched);
  if (draft->active && tc_draft_get_use (draft) == TC_USE_SOCIAL)
    return ask_for_bubble (draft, name);

  switch (draft->status)
    {
    case TC_DRAFT_NEEDS_DIE:
      return ask_for_die (draft, name);

    case TC_DRAFT_NEEDS_TOKEN:
      return ask_for_token (draft, name);

    case TC_DRAFT_FITS_NOWHERE:
      return refuse_token (draft, name);

    case TC_DRAFT_NO_DRONE:
      return make (g_strdup_printf (_("%s, your remote has no drone left"), name),
                   g_strdup (_("Tag, or check networks")));

    case TC_DRAFT_OFF_THE_CITY:
    case TC_DRAFT_NOT_FREE:
    case TC_DRAFT_READY:
      return place_token (draft, name, file);

    case TC_DRAFT_IDLE:
    default:
      return make (g_strdup_printf (_("%s, your turn"), name), NULL);
    }
}
