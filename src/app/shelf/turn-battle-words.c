/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-battle-words.h"

#include <glib/gi18n.h>
#include <store-language.h>
#include <turn-language.h>
#include <turn-level-words.h>
#include <turn-words.h>

#include "turn-end-words.h"
#include "turn-game-kind.h"

static char *
find_place (const char *game,
            const char *english)
{
  const TurnGameKind *kind = turn_game_kind_find (game);
  char *name = kind != NULL && kind->name_place != NULL ? kind->name_place (english) : NULL;

  if (name != NULL)
    return name;

  return g_strdup (kind != NULL && g_str_equal (english, kind->format->name) ? _(english) : english);
}

/* Names of boards stand in files: each is looked for once in a language. */
char *
turn_battle_words_place (const char *game,
                         const char *english)
{
  static GHashTable *known;
  g_autofree char *key = g_strdup_printf ("%s/%s/%s", store_language (), game, english);
  const char *name;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  name = g_hash_table_lookup (known, key);
  if (name != NULL)
    return g_strdup (name);
  g_hash_table_insert (known, g_steal_pointer (&key), find_place (game, english));

  return turn_battle_words_place (game, english);
}

static GDateTime *
new_local (gint64 seconds)
{
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (seconds);

  return local != NULL ? g_steal_pointer (&local) : g_date_time_new_from_unix_local (0);
}

/* Where a line begins. */
static char *
capitalise (const char *text)
{
  g_autofree char *first = g_utf8_substring (text, 0, MIN (1, g_utf8_strlen (text, -1))), *upper = g_utf8_strup (first, -1);

  return g_strconcat (upper, g_utf8_offset_to_pointer (text, g_utf8_strlen (first, -1)), NULL);
}

/* "Today, 14:10", "12 November, 20:48" */
static char *
describe_when (gint64 seconds)
{
  g_autoptr (GDateTime) date = new_local (seconds), now = g_date_time_new_now_local ();
  g_autofree char *day = NULL, *capital = NULL, *time = NULL;

  if (g_date_time_get_year (date) != g_date_time_get_year (now))
    return turn_language_date (date);

  day = turn_language_short_date (date, now);
  capital = capitalise (day);
  time = g_date_time_format (date, "%H:%M");

  /* Translators: a day and a time of it: "Today, 14:10". */
  return g_strdup_printf (_("%s, %s"), capital, time);
}

char *
turn_battle_words_month (gint64 seconds)
{
  g_autoptr (GDateTime) date = new_local (seconds), now = g_date_time_new_now_local ();
  g_autofree char *month = turn_language_month (date, now);

  return capitalise (month);
}

char *
turn_battle_words_company (const TurnShelfFacts *facts,
                           int                   seat)
{
  const char *level = turn_shelf_facts_get_level (facts);
  g_autoptr (GPtrArray) others = g_ptr_array_new_null_terminated (TURN_MAX_SEATS, NULL, TRUE);
  g_autofree char *list = NULL;

  if (level != NULL && seat >= 0)
    /* Translators: %s is a level of bots. */
    return g_strdup_printf (_("against %s"), turn_level_get_name (level));
  for (guint i = 0; i < facts->n_seats; i++)
    if ((int) i != seat)
      g_ptr_array_add (others, facts->seats[i].name);
  list = turn_words_list ((const char *const *) others->pdata);

  /* Translators: %s is a list of names: "with Mika and Nono". */
  return seat >= 0 ? g_strdup_printf (_("with %s"), list) : g_steal_pointer (&list);
}

static char *
describe_turn (const TurnShelfFacts *facts)
{
  guint n_persons = 0;

  if (facts->to_move < 0)
    return g_strdup ("");
  for (guint i = 0; i < facts->n_seats; i++)
    n_persons += turn_shelf_facts_is_person (facts, i) ? 1 : 0;
  if (n_persons == 1 && turn_shelf_facts_is_person (facts, (guint) facts->to_move))
    return g_strdup (_("your turn"));

  return g_strdup (facts->seats[facts->to_move].name);
}

char *
turn_battle_words_outcome (const TurnShelfFacts *facts)
{
  const TurnGameKind *kind = facts->game != NULL ? turn_game_kind_find (facts->game) : NULL;
  const int person = turn_shelf_facts_get_person (facts);

  if (!facts->is_finished)
    return describe_turn (facts);
  if (person < 0)
    return g_strdup ("");
  if (facts->seats[person].place > 1)
    return turn_end_words_standing (facts->seats[person].place, facts->n_seats);

  /* Translators: how a battle ended for somebody. */
  return g_strdup (kind != NULL && kind->won != NULL ? _(kind->won) : C_("battle", "won"));
}

char *
turn_battle_words_detail (const TurnShelfFacts *facts)
{
  const TurnGameKind *kind = turn_game_kind_find (facts->game);
  g_autofree char *when = describe_when (facts->ended);

  if (!facts->is_finished)
    return g_strdup_printf (_("%s · round %u"), kind != NULL ? _(kind->format->name) : facts->game, facts->n_rounds);

  return g_strdup_printf (ngettext ("%s · %u round", "%s · %u rounds", facts->n_rounds), when, facts->n_rounds);
}

/* How the person did who did best, then everybody else. */
static void
say_scores (GPtrArray            *words,
            const TurnShelfFacts *facts)
{
  const int person = turn_shelf_facts_get_person (facts);

  if (person >= 0)
    {
      g_autofree char *outcome = facts->seats[person].place == 1 ? g_strdup (C_("battle", "won")) : turn_battle_words_outcome (facts);
      g_autofree char *score = turn_words_number (facts->seats[person].score);

      /* Translators: how a battle ended and with which score: "won with 92". */
      g_ptr_array_add (words, g_strdup_printf (_("%s with %s"), outcome, score));
    }
  for (guint i = 0; i < facts->n_seats; i++)
    {
      const guint seat = turn_shelf_facts_get_nth (facts, i);
      g_autofree char *score = turn_words_number (facts->seats[seat].score);

      if ((int) seat != person)
        g_ptr_array_add (words, g_strdup_printf ("%s %s", facts->seats[seat].name, score));
    }
}

static char *
say_day (gint64 seconds)
{
  g_autoptr (GDateTime) date = new_local (seconds), now = g_date_time_new_now_local ();

  return turn_language_short_date (date, now);
}

char *
turn_battle_words_say (TurnShelfBattle *battle)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (battle);
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (8, g_free, TRUE);

  if (turn_shelf_battle_get_damage (battle) != NULL)
    return g_strdup_printf ("%s, %s", turn_shelf_battle_get_id (battle), turn_shelf_battle_get_damage (battle));

  g_ptr_array_add (words, turn_battle_words_place (facts->game, facts->place));
  if (facts->is_finished)
    {
      g_ptr_array_add (words, say_day (facts->ended));
      say_scores (words, facts);
    }
  else
    {
      g_ptr_array_add (words, turn_battle_words_detail (facts));
      g_ptr_array_add (words, turn_battle_words_outcome (facts));
    }
  if (turn_shelf_battle_is_starred (battle))
    g_ptr_array_add (words, g_strdup (C_("battle", "starred")));

  return g_strjoinv (", ", (char **) words->pdata);
}
