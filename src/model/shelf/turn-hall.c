/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hall.h"

static gboolean
is_asked_for (const TurnShelfFacts *facts,
              const TurnHallQuery  *query)
{
  return g_str_equal (facts->game, query->game) &&
         (query->place == NULL || g_str_equal (facts->place, query->place)) &&
         (query->level == NULL || g_strcmp0 (turn_shelf_facts_get_level (facts), query->level) == 0);
}

static void
add_persons (TurnHall             *self,
             const TurnShelfEntry *entry,
             const TurnHallQuery  *query)
{
  for (guint i = 0; i < entry->facts.n_seats; i++)
    {
      const guint seat = turn_shelf_facts_get_nth (&entry->facts, i);
      const TurnHallScore score = { entry, seat };

      if (turn_shelf_facts_is_person (&entry->facts, seat) &&
          (query->person == NULL || g_str_equal (entry->facts.seats[seat].name, query->person)))
        g_array_append_val (self->newest, score);
    }
}

static int
compare_best_first (gconstpointer a,
                    gconstpointer b)
{
  const TurnHallScore *left = a, *right = b;
  const int left_score = turn_hall_get_score (left), right_score = turn_hall_get_score (right);
  const gint64 left_ended = left->entry->facts.ended, right_ended = right->entry->facts.ended;

  if (left_score != right_score)
    return left_score > right_score ? -1 : 1;

  return (left_ended > right_ended) - (left_ended < right_ended);
}

static void
count_wins (TurnHall *self)
{
  guint streak = 0;

  for (guint i = 0; i < self->newest->len; i++)
    {
      const gboolean won = turn_hall_is_won (&g_array_index (self->newest, TurnHallScore, i));

      streak = won ? streak + 1 : 0;
      self->n_won += won ? 1 : 0;
      self->best_streak = MAX (self->best_streak, streak);
    }
}

TurnHall
turn_hall_new (const GPtrArray     *results,
               const TurnHallQuery *query)
{
  TurnHall self = { .newest = g_array_new (FALSE, FALSE, sizeof (TurnHallScore)) };

  for (guint i = 0; results != NULL && i < results->len; i++)
    {
      const TurnShelfEntry *entry = g_ptr_array_index (results, i);

      if (is_asked_for (&entry->facts, query))
        add_persons (&self, entry, query);
    }
  self.best = g_array_copy (self.newest);
  g_array_sort (self.best, compare_best_first);
  count_wins (&self);

  return self;
}

void
turn_hall_clear (TurnHall *self)
{
  g_clear_pointer (&self->newest, g_array_unref);
  g_clear_pointer (&self->best, g_array_unref);
}

int
turn_hall_get_score (const TurnHallScore *score)
{
  return score->entry->facts.seats[score->seat].score;
}

gboolean
turn_hall_is_won (const TurnHallScore *score)
{
  return score->entry->facts.seats[score->seat].place == 1;
}

guint
turn_hall_count_newest (const TurnHall *self,
                        const char     *level,
                        guint          *n_won)
{
  guint n_battles = 0;

  *n_won = 0;
  for (guint i = 0; i < MIN (self->newest->len, TURN_HALL_NEWEST); i++)
    {
      const TurnHallScore *score = &g_array_index (self->newest, TurnHallScore, i);

      if (level != NULL && g_strcmp0 (turn_shelf_facts_get_level (&score->entry->facts), level) != 0)
        continue;
      n_battles++;
      *n_won += turn_hall_is_won (score) ? 1 : 0;
    }

  return n_battles;
}

double
turn_hall_get_mean (const TurnHall *self,
                    guint           index)
{
  const guint n_scores = MIN (self->newest->len - index, TURN_HALL_MEAN);
  double sum = 0;

  for (guint i = 0; i < n_scores; i++)
    sum += turn_hall_get_score (&g_array_index (self->newest, TurnHallScore, index + i));

  return sum / n_scores;
}

const TurnHallScore *
turn_hall_find_best_since (const TurnHall *self,
                           gint64          since)
{
  for (guint i = 0; i < self->best->len; i++)
    {
      const TurnHallScore *score = &g_array_index (self->best, TurnHallScore, i);

      if (score->entry->facts.ended >= since)
        return score;
    }

  return NULL;
}

/* Each once. */
static void
add_choice (GPtrArray  *choices,
            const char *name)
{
  if (name != NULL && !g_ptr_array_find_with_equal_func (choices, name, g_str_equal, NULL))
    g_ptr_array_add (choices, (gpointer) name);
}

static void
add_choices (GPtrArray            *choices,
             const TurnShelfFacts *facts,
             TurnHallChoice        choice)
{
  if (choice == TURN_HALL_PLACES)
    add_choice (choices, facts->place);
  else if (choice == TURN_HALL_LEVELS)
    add_choice (choices, turn_shelf_facts_get_level (facts));
  else
    for (guint seat = 0; seat < facts->n_seats; seat++)
      if (turn_shelf_facts_is_person (facts, seat))
        add_choice (choices, facts->seats[seat].name);
}

const char **
turn_hall_list_choices (const GPtrArray *results,
                        const char      *game,
                        TurnHallChoice   choice)
{
  GPtrArray *choices = g_ptr_array_new ();

  for (guint i = 0; results != NULL && i < results->len; i++)
    {
      const TurnShelfFacts *facts = &((const TurnShelfEntry *) g_ptr_array_index (results, i))->facts;

      if (g_str_equal (facts->game, game) && turn_shelf_facts_get_person (facts) >= 0)
        add_choices (choices, facts, choice);
    }
  g_ptr_array_add (choices, NULL);

  return (const char **) g_ptr_array_free (choices, FALSE);
}
