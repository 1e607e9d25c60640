/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-repairs.h"

#include <glib/gi18n.h>
#include <store-error.h>
#include <string.h>
#include <tc-board-problems.h>
#include <tc-ground.h>
#include <turn-words.h>

#include "tc-board-suggest.h"
#include "tc-board-tools.h"
#include "tc-new-district.h"
#include "tc-words.h"

/* A repair: the board after it, and what the button says. Functions that make one return FALSE where there is none. Those of prices are the store's, since
 * the lab makes them too. */
typedef struct
{
  TcBoardFile     *file;
  const TcBoard   *before;
  const TcProblem *problem;

  TcBoard          after;
  gboolean         adds_district;     /* for which the board alone does not do */
  char            *label;
} Repair;

static gboolean
add_district (Repair *self)
{
  if (self->before->n_districts > 0)
    return FALSE;

  self->adds_district = TRUE;
  self->label = g_strdup (_("Add a district"));

  return TRUE;
}

static char *
dup_district_name (Repair *self,
                   guint   district)
{
  return store_quotable (tc_board_file_get_district_name (self->file, district, NULL));
}

/* The last one stays: a board without districts would be no better. */
static gboolean
remove_district (Repair *self)
{
  g_autofree char *name = dup_district_name (self, self->problem->index);

  if (self->before->n_districts < 2)
    return FALSE;

  self->after = tc_board_without_district (self->before, self->problem->index, FALSE);
  /* Translators: a button; the name of a district. */
  self->label = g_strdup_printf (_("Remove %s"), name);

  return TRUE;
}

static gboolean
swap_values (Repair *self)
{
  const TcValue value = tc_board_get_value (self->before, self->problem->feature, self->problem->index);

  self->after = tc_board_with_value (self->before, self->problem->feature, self->problem->index,
                                     (TcValue) { .high = value.low, .low = value.high });
  self->label = g_strdup (_("Swap high and low"));

  return TRUE;
}

static gboolean
limit_value (Repair *self)
{
  self->after = tc_board_with_value (self->before, self->problem->feature, self->problem->index,
                                     tc_board_get_value (self->before, self->problem->feature, self->problem->index));
  self->label = g_strdup_printf (_("Limit to %d"), TC_MAX_VALUE);

  return TRUE;
}

static gboolean
add_drone (Repair *self)
{
  self->after = tc_board_with_number (self->before, TC_NUMBERS_DRONES);
  self->label = g_strdup (_("Add a drone square"));

  return self->before->n_drones == 0;
}

static gboolean
negate_drone (Repair *self)
{
  const int value = -self->before->drones[self->problem->index];
  g_autofree char *number = turn_words_number (value);

  self->after = tc_board_with_number_at (self->before, TC_NUMBERS_DRONES, self->problem->index, value);
  /* Translators: a button; a number, such as “−3”. */
  self->label = g_strdup_printf (_("Make it %s"), number);

  return TRUE;
}

static gboolean
add_bubble (Repair *self)
{
  self->after = tc_board_with_number (self->before, TC_NUMBERS_BUBBLES);
  self->label = g_strdup (_("Add a bubble"));

  return self->before->n_bubbles == 0;
}

static gboolean
remove_token (Repair *self)
{
  g_autofree char *id = store_quotable (self->before->tokens[self->problem->index].id);

  self->after = tc_board_without_token (self->before, self->problem->index);
  self->label = g_strdup_printf (_("Remove %s"), id);

  return TRUE;
}

/* The HQ means the first token of an id, so it follows only if this is the first. */
static gboolean
rename_token (Repair *self)
{
  const guint index = self->problem->index;
  const TcToken *token = &self->before->tokens[index];
  char id[TC_TOKEN_ID_SIZE];

  tc_board_find_free_token_id (self->before, token->shape, id);
  if (tc_board_find_token (self->before, token->id) == token)
    self->after = tc_board_with_token_id (self->before, index, id);
  else
    memcpy (self->after.tokens[index].id, id, sizeof id);
  /* Translators: a button; the id of a token, such as “K4”. */
  self->label = g_strdup_printf (_("Rename it to %s"), id);

  return TRUE;
}

static gboolean
fits_somewhere (const TcBoard *board,
                TcShape        shape)
{
  const TcGround ground = tc_ground_of_board (board);
  TcForm forms[8];
  const guint n_forms = tc_forms_of_shape (shape, forms);

  for (guint i = 0; i < n_forms; i++)
    if (tc_ground_has_room (&ground, &forms[i]))
      return TRUE;

  return FALSE;
}

static gboolean
is_in_section (const TcBoard *board,
               const char    *id)
{
  for (guint i = 0; board->has_sections && i < TC_N_SECTIONS; i++)
    if (strcmp (board->sections[i], id) == 0)
      return TRUE;

  return FALSE;
}

/* What can take that place: the box's own tokens for it first, then any other, the large before the small. */
static const TcToken *
find_substitute (const TcBoard *board,
                 guint          place)
{
  const gboolean is_section = place < TC_N_SECTIONS;
  const guint n_usual = is_section ? TC_N_LARGE_TOKENS : TC_N_SMALL_TOKENS;

  for (guint i = 0; i < n_usual + TC_N_BUILT_IN_TOKENS; i++)
    {
      const TcToken *token = i >= n_usual ? tc_token_built_in (TC_N_BUILT_IN_TOKENS - 1 - (i - n_usual))
                             : is_section ? tc_token_large (i) : tc_token_small (i);

      if ((!is_section || !is_in_section (board, token->id))
          && (tc_board_n_squares (board) == 0 || fits_somewhere (board, token->shape)))
        return token;
    }

  return NULL;
}

static gboolean
replace_on_hq (Repair *self)
{
  const TcToken *token = find_substitute (self->before, self->problem->index);

  if (token == NULL)
    return FALSE;

  self->after = tc_board_with_hq_token (self->before, self->problem->index, token->id);
  /* Translators: a button; the name of a token, such as “T shape”. */
  self->label = g_strdup_printf (_("Put “%s” there"), tc_token_get_name (token));

  return TRUE;
}

static guint
count_squares (const bool squares[TC_MAX_SIDE][TC_MAX_SIDE])
{
  guint n_squares = 0;

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      n_squares += squares[row][column];

  return n_squares;
}

/* Only where all of them have neighbours: islands are rather meant. */
static gboolean
give_parts (Repair *self)
{
  self->after = tc_board_with_squares_given (self->before, self->problem->cells);
  self->label = g_strdup (_("Give them to the neighbours"));

  return tc_board_n_squares (&self->after) == tc_board_n_squares (self->before);
}

static gboolean
take_out (Repair *self)
{
  const guint n_squares = count_squares (self->problem->cells);

  for (guint row = 0; row < self->after.n_rows; row++)
    for (guint column = 0; column < self->after.n_columns; column++)
      if (self->problem->cells[row][column])
        self->after.squares[row][column] = TC_OUTSIDE;
  self->label = g_strdup (ngettext ("Take it out of the city", "Take them out of the city", n_squares));

  return tc_board_n_squares (&self->after) > 0;
}

static gboolean
can_be_filled_after (Repair *self)
{
  return tc_board_find_filling (&self->after, self->problem->feature, self->problem->index, TC_FILLING_USUAL_STEPS).answer == TC_FILLING_POSSIBLE;
}

/* As many as are lacking, if the remote has room for them. */
static gboolean
add_drones (Repair *self)
{
  const guint n_lacking = self->problem->filling.n_drones - self->before->n_drones;

  if (self->problem->filling.n_drones > TC_MAX_DRONES)
    return FALSE;
  for (guint i = 0; i < n_lacking; i++)
    self->after = tc_board_with_number (&self->after, TC_NUMBERS_DRONES);
  self->label = g_strdup_printf (ngettext ("Add %d Drone", "Add %d Drones", n_lacking), n_lacking);

  return can_be_filled_after (self);
}

static gboolean
add_single_square (Repair *self)
{
  self->after = tc_board_with_hq_token (self->before, TC_N_SECTIONS, "I1");
  self->label = g_strdup (_("Use the single square as a small shape"));

  return can_be_filled_after (self);
}

static gboolean
make_fillable (Repair *self)
{
  return self->problem->filling.reason == TC_REASON_DRONES ? add_drones (self) : add_single_square (self);
}

/* The second of the two changes, to what is furthest from all others. */
static gboolean
change_colour (Repair *self)
{
  g_autofree char *name = dup_district_name (self, self->problem->other);
  const TcBoard others = tc_board_without_district (self->before, self->problem->other, FALSE);
  const guint32 colour = tc_board_find_free_colour (&others);

  self->after = tc_board_with_colour (self->before, self->problem->other, colour);
  /* Translators: a button; the name of a district. */
  self->label = g_strdup_printf (_("Give %s another colour"), name);

  for (TcEyes eyes = TC_EYES_FULL; eyes <= TC_EYES_TRITAN; eyes++)
    if (tc_colour_distance (colour, self->before->districts[self->problem->index].colour, eyes)
        <= tc_colour_distance (self->before->districts[self->problem->other].colour,
                               self->before->districts[self->problem->index].colour, self->problem->eyes))
      return FALSE;

  return TRUE;
}

/* A value that goes with its squares, if that is less than what the larger one is worth. */
static gboolean
suggest_value (Repair *self)
{
  const TcValue value = tc_board_suggest_value (self->before, TC_FEATURE_DISTRICT, self->problem->index);

  self->after = tc_board_with_value (self->before, TC_FEATURE_DISTRICT, self->problem->index, value);
  /* Translators: a button; what a district is to be worth. */
  self->label = g_strdup_printf (_("Suggest %d"), value.high);

  return value.high < self->before->districts[self->problem->other].value.high;
}

typedef gboolean (*RepairFunc) (Repair *self);

static const RepairFunc repairs[] = {
  [TC_PROBLEM_NO_CITY] = NULL,
  [TC_PROBLEM_DISTRICT_COUNT] = add_district,
  [TC_PROBLEM_DISTRICT_EMPTY] = remove_district,
  [TC_PROBLEM_HIGH_BELOW_LOW] = swap_values,
  [TC_PROBLEM_VALUE_RANGE] = limit_value,
  [TC_PROBLEM_DRONE_COUNT] = add_drone,
  [TC_PROBLEM_DRONE_POSITIVE] = negate_drone,
  [TC_PROBLEM_BUBBLE_COUNT] = add_bubble,
  [TC_PROBLEM_TOKEN_SHAPE] = remove_token,
  [TC_PROBLEM_TOKEN_REDEFINED] = rename_token,
  [TC_PROBLEM_HQ_UNKNOWN_TOKEN] = replace_on_hq,
  [TC_PROBLEM_HQ_TWICE] = replace_on_hq,
  [TC_PROBLEM_TOKEN_FITS_NOWHERE] = replace_on_hq,
  [TC_PROBLEM_BUBBLE_POSITIVE] = NULL,
  [TC_PROBLEM_DRONE_CHEAPER] = NULL,
  [TC_PROBLEM_DISTRICT_IN_PARTS] = give_parts,
  [TC_PROBLEM_SQUARE_OUT_OF_REACH] = take_out,
  [TC_PROBLEM_FEATURE_IMPOSSIBLE] = make_fillable,
  [TC_PROBLEM_FEATURE_NOT_DECIDED] = NULL,
  [TC_PROBLEM_COLOURS_ALIKE] = change_colour,
  [TC_PROBLEM_DISTRICT_DEAR] = suggest_value,
  [TC_PROBLEM_CITY_IN_PARTS] = NULL,
  [TC_PROBLEM_ALL_FLAT] = NULL,
  [TC_PROBLEM_ALL_NEGATIVE] = NULL,
};

/* The label belongs to the caller; FALSE where there is no repair. */
static gboolean
find_repair (Repair               *self,
             TcBoardFile          *file,
             const TcBoardProblem *problem)
{
  const RepairFunc func = problem->has_problem ? repairs[problem->problem.kind] : NULL;

  *self = (Repair) {
    .file = file,
    .before = tc_board_file_get_board (file),
    .problem = &problem->problem,
  };
  memcpy (&self->after, self->before, sizeof self->after);

  if (func != NULL && func (self))
    return TRUE;
  g_clear_pointer (&self->label, g_free);

  return FALSE;
}

char *
tc_board_repair_label (TcBoardFile          *file,
                       const TcBoardProblem *problem)
{
  char *remedy = tc_board_remedy_label (file, problem);
  Repair repair;

  if (remedy != NULL)
    return remedy;

  return find_repair (&repair, file, problem) ? repair.label : NULL;
}

TcBoardFile *
tc_board_repaired (TcBoardFile          *file,
                   const TcBoardProblem *problem)
{
  TcBoardFile *remedied = tc_board_remedied (file, problem);
  Repair repair;

  if (remedied != NULL)
    return remedied;
  if (!find_repair (&repair, file, problem))
    return NULL;
  g_free (repair.label);

  return repair.adds_district ? tc_board_file_new_with_district (file) : tc_board_file_new_with_board (file, &repair.after);
}

/* The next problem that has a repair and was not repaired before; remembers it in @done. */
static TcBoardFile *
repair_next (TcBoardFile *file,
             GHashTable  *done)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (file);

  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);
      g_autofree char *name = g_strconcat (problem->code, " ", problem->where, NULL);
      TcBoardFile *repaired = g_hash_table_contains (done, name) ? NULL : tc_board_repaired (file, problem);

      if (repaired == NULL)
        continue;
      g_hash_table_add (done, g_steal_pointer (&name));
      return repaired;
    }

  return NULL;
}

TcBoardFile *
tc_board_repaired_all (TcBoardFile *file)
{
  g_autoptr (GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TcBoardFile *result = tc_board_file_ref (file);

  for (TcBoardFile *next; (next = repair_next (result, done)) != NULL; result = next)
    tc_board_file_unref (result);

  return result;
}
