/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-file.h"

#include <glib/gi18n.h>

#include "store-members.h"
#include "turn-language.h"

#define MAX_SQUARES_NAMED 5

const char *
tc_problem_code (TcProblemKind kind)
{
  static const char *const codes[] = {
    [TC_PROBLEM_NO_CITY] = "no-city",
    [TC_PROBLEM_DISTRICT_COUNT] = "district-count",
    [TC_PROBLEM_DISTRICT_EMPTY] = "district-empty",
    [TC_PROBLEM_HIGH_BELOW_LOW] = "high-below-low",
    [TC_PROBLEM_VALUE_RANGE] = "value-range",
    [TC_PROBLEM_DRONE_COUNT] = "drone-count",
    [TC_PROBLEM_DRONE_POSITIVE] = "drone-positive",
    [TC_PROBLEM_BUBBLE_COUNT] = "bubble-count",
    [TC_PROBLEM_TOKEN_SHAPE] = "token-shape",
    [TC_PROBLEM_TOKEN_REDEFINED] = "token-redefined",
    [TC_PROBLEM_HQ_UNKNOWN_TOKEN] = "hq-unknown-token",
    [TC_PROBLEM_HQ_TWICE] = "hq-twice",
    [TC_PROBLEM_TOKEN_FITS_NOWHERE] = "token-fits-nowhere",
    [TC_PROBLEM_BUBBLE_POSITIVE] = "bubble-positive",
    [TC_PROBLEM_DRONE_CHEAPER] = "drone-cheaper",
    [TC_PROBLEM_DISTRICT_IN_PARTS] = "district-in-parts",
    [TC_PROBLEM_SQUARE_OUT_OF_REACH] = "square-out-of-reach",
    [TC_PROBLEM_FEATURE_IMPOSSIBLE] = "feature-impossible",
    [TC_PROBLEM_FEATURE_NOT_DECIDED] = "feature-not-decided",
    [TC_PROBLEM_COLOURS_ALIKE] = "colours-alike",
    [TC_PROBLEM_DISTRICT_DEAR] = "district-dear",
    [TC_PROBLEM_CITY_IN_PARTS] = "city-in-parts",
    [TC_PROBLEM_ALL_FLAT] = "all-flat",
    [TC_PROBLEM_ALL_NEGATIVE] = "all-negative",
  };

  return codes[kind];
}

static char *
district_place (TcBoardFile *file,
                guint        district)
{
  g_autofree char *name = store_quotable (tc_board_file_get_district_name (file, district, NULL));

  /* Translators: the place of a mistake: the key of a district in the file, and its name. */
  return g_strdup_printf (_("district %c (%s)"), tc_board_file_get_board (file)->districts[district].key, name);
}

static char *
feature_place (const TcProblem *problem,
               TcBoardFile     *file)
{
  switch (problem->feature)
    {
    case TC_FEATURE_COLUMN:
      return g_strdup_printf (_("column %c"), 'A' + problem->index);
    case TC_FEATURE_ROW:
      return g_strdup_printf (_("row %u"), problem->index + 1u);
    case TC_FEATURE_DISTRICT:
    default:
      return district_place (file, problem->index);
    }
}

static char *
token_place (const TcToken *token)
{
  g_autofree char *id = store_quotable (token->id);

  return g_strdup_printf (_("tokens, %s"), id);
}

static char *
hq_place (guint place)
{
  return place < TC_N_SECTIONS
         ? g_strdup_printf (_("hq, sections, entry %u"), place + 1)
         : g_strdup_printf (_("hq, small, entry %u"), place - TC_N_SECTIONS + 1);
}

/* “C4, D4 and 3 more” */
static char *
name_squares (const TcProblem *problem)
{
  GString *names = g_string_new (NULL);
  guint n_squares = 0;

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      if (problem->cells[row][column] && n_squares++ < MAX_SQUARES_NAMED)
        g_string_append_printf (names, "%s%c%u", names->len > 0 ? ", " : "", 'A' + (char) column, row + 1);
  if (n_squares > MAX_SQUARES_NAMED)
    g_string_append_printf (names,
                            /* Translators: follows a list of squares: “C4, D4, E4, F4, G4 and 3 more”. */
                            ngettext (" and %u more", " and %u more", n_squares - MAX_SQUARES_NAMED),
                            n_squares - MAX_SQUARES_NAMED);

  return g_string_free (names, FALSE);
}

static char *
squares_place (const TcProblem *problem)
{
  g_autofree char *squares = name_squares (problem);

  return g_strdup_printf (_("grid, %s"), squares);
}

char *
tc_problem_where (const TcProblem *problem,
                  TcBoardFile     *file)
{
  const TcBoard *board = tc_board_file_get_board (file);

  switch (problem->kind)
    {
    case TC_PROBLEM_DISTRICT_COUNT:
      return g_strdup ("districts");
    case TC_PROBLEM_DISTRICT_EMPTY:
    case TC_PROBLEM_DISTRICT_IN_PARTS:
    case TC_PROBLEM_COLOURS_ALIKE:
    case TC_PROBLEM_DISTRICT_DEAR:
      return district_place (file, problem->index);
    case TC_PROBLEM_ALL_FLAT:
    case TC_PROBLEM_ALL_NEGATIVE:
      return g_strdup (C_("part of a board", "values"));
    case TC_PROBLEM_HIGH_BELOW_LOW:
    case TC_PROBLEM_VALUE_RANGE:
    case TC_PROBLEM_FEATURE_IMPOSSIBLE:
    case TC_PROBLEM_FEATURE_NOT_DECIDED:
      return feature_place (problem, file);
    case TC_PROBLEM_DRONE_COUNT:
    case TC_PROBLEM_DRONE_CHEAPER:
      return g_strdup (C_("part of a board", "drones"));
    case TC_PROBLEM_DRONE_POSITIVE:
      return g_strdup_printf (_("drones, entry %u"), problem->index + 1u);
    case TC_PROBLEM_BUBBLE_COUNT:
    case TC_PROBLEM_BUBBLE_POSITIVE:
      return g_strdup (C_("part of a board", "bubbles"));
    case TC_PROBLEM_TOKEN_SHAPE:
    case TC_PROBLEM_TOKEN_REDEFINED:
      return token_place (&board->tokens[problem->index]);
    case TC_PROBLEM_HQ_UNKNOWN_TOKEN:
    case TC_PROBLEM_HQ_TWICE:
    case TC_PROBLEM_TOKEN_FITS_NOWHERE:
      return hq_place (problem->index);
    case TC_PROBLEM_SQUARE_OUT_OF_REACH:
      return squares_place (problem);
    case TC_PROBLEM_NO_CITY:
    default:
      return g_strdup (C_("part of a board", "grid"));
    }
}

static const char *
hq_token (const TcBoard *board,
          guint          place)
{
  return place < TC_N_SECTIONS ? board->sections[place] : board->small[place - TC_N_SECTIONS];
}

static char *
describe_hq (const TcProblem *problem,
             const TcBoard   *board)
{
  g_autofree char *id = store_quotable (hq_token (board, problem->index));

  switch (problem->kind)
    {
    case TC_PROBLEM_HQ_UNKNOWN_TOKEN:
      return g_strdup_printf (_("there is no token “%s”; add it to “tokens” or choose another"), id);
    case TC_PROBLEM_HQ_TWICE:
      return g_strdup_printf (_("the shape “%s” is in another section already; choose another"), id);
    case TC_PROBLEM_TOKEN_FITS_NOWHERE:
    default:
      return g_strdup_printf (_("the shape “%s” fits nowhere in the city"), id);
    }
}

static char *
describe_price (const TcProblem *problem,
                const TcBoard   *board)
{
  const int number = problem->index + 1;

  if (problem->kind == TC_PROBLEM_BUBBLE_POSITIVE)
    /* Translators: the number of a bubble, and what it pays. */
    return g_strdup_printf (_("Bubble %d pays %d: checking networks must not pay"), number, board->bubbles[problem->index]);

  /* Translators: the number of a drone square. */
  return g_strdup_printf (_("Drone %d costs less than the one before it"), number);
}

static char *
describe_values (const TcProblem *problem)
{
  switch (problem->kind)
    {
    case TC_PROBLEM_HIGH_BELOW_LOW:
      return g_strdup (_("the high value is below the low one"));
    case TC_PROBLEM_VALUE_RANGE:
      return g_strdup_printf (_("values must be from −%d to %d"), TC_MAX_VALUE, TC_MAX_VALUE);
    case TC_PROBLEM_DRONE_COUNT:
      return g_strdup_printf (_("there must be from 1 to %d drone squares"), TC_MAX_DRONES);
    case TC_PROBLEM_DRONE_POSITIVE:
      return g_strdup (_("a drone square must be 0 or less"));
    case TC_PROBLEM_BUBBLE_COUNT:
    default:
      return g_strdup_printf (_("there must be from 1 to %d bubbles"), TC_MAX_BUBBLES);
    }
}

static char *
describe_alike (const TcProblem *problem,
                TcBoardFile     *file)
{
  g_autofree char *other = store_quotable (tc_board_file_get_district_name (file, problem->other, NULL));

  switch (problem->eyes)
    {
    case TC_EYES_PROTAN:
      return g_strdup_printf (_("for eyes without red vision the colour is hard to tell from that of the neighbour %s"), other);
    case TC_EYES_DEUTAN:
      return g_strdup_printf (_("for eyes without green vision the colour is hard to tell from that of the neighbour %s"), other);
    case TC_EYES_TRITAN:
      return g_strdup_printf (_("for eyes without blue vision the colour is hard to tell from that of the neighbour %s"), other);
    case TC_EYES_FULL:
    default:
      return g_strdup_printf (_("the colour is hard to tell from that of the neighbour %s"), other);
    }
}

static char *
describe_districts (const TcProblem *problem)
{
  g_autofree char *squares = name_squares (problem);

  switch (problem->kind)
    {
    case TC_PROBLEM_NO_CITY:
      return g_strdup (_("no square is in the city"));
    case TC_PROBLEM_DISTRICT_COUNT:
      return g_strdup_printf (_("there must be from 1 to %d districts"), TC_MAX_DISTRICTS);
    case TC_PROBLEM_DISTRICT_EMPTY:
      return g_strdup (_("no square of the grid belongs to it; draw some or remove it"));
    case TC_PROBLEM_DISTRICT_IN_PARTS:
      return g_strdup_printf (_("is in several parts: %s apart from the rest"), squares);
    case TC_PROBLEM_SQUARE_OUT_OF_REACH:
    default:
      return g_strdup (_("no shape of the HQ can cover this"));
    }
}

static char *
describe_impossible (const TcProblem *problem,
                     TcBoardFile     *file)
{
  switch (problem->feature)
    {
    case TC_FEATURE_COLUMN:
      return g_strdup_printf (_("Column %c cannot be filled"), 'A' + problem->index);
    case TC_FEATURE_ROW:
      return g_strdup_printf (_("Row %d cannot be filled"), problem->index + 1);
    case TC_FEATURE_DISTRICT:
    default:
      /* Translators: the name of a district. */
      return g_strdup_printf (_("%s cannot be filled"), tc_board_file_get_district_name (file, problem->index, NULL));
    }
}

static char *
describe_not_decided (const TcProblem *problem,
                      TcBoardFile     *file)
{
  switch (problem->feature)
    {
    case TC_FEATURE_COLUMN:
      return g_strdup_printf (_("Column %c is not decided"), 'A' + problem->index);
    case TC_FEATURE_ROW:
      return g_strdup_printf (_("Row %d is not decided"), problem->index + 1);
    case TC_FEATURE_DISTRICT:
    default:
      /* Translators: the name of a district; nobody knows whether it can be filled. */
      return g_strdup_printf (_("%s is not decided"), tc_board_file_get_district_name (file, problem->index, NULL));
    }
}

static guint
count_squares (const TcProblem *problem)
{
  guint n_squares = 0;

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      n_squares += problem->cells[row][column];

  return n_squares;
}

static char *
explain_impossible (const TcProblem *problem,
                    TcBoardFile     *file)
{
  const TcFilling *filling = &problem->filling;
  const int n_drones = tc_board_file_get_board (file)->n_drones;
  g_autofree char *squares = NULL;

  switch (filling->reason)
    {
    case TC_REASON_DRONES:
      return g_strdup_printf (ngettext ("it needs at least %d drone, the remote has %d", "it needs at least %d drones, the remote has %d", filling->n_drones),
                              filling->n_drones, n_drones);
    case TC_REASON_DIVISOR:
      return filling->divisor == 2
             /* Translators: the number of squares of a row, column or district. */
             ? g_strdup (_("odd, but every shape is even"))
             : g_strdup_printf (_("%u squares, but every shape has a multiple of %u"), count_squares (problem), (guint) filling->divisor);
    case TC_REASON_COLOURING:
      return g_strdup (_("coloured like a chessboard, no shapes cover as many light and dark squares"));
    default:
      squares = name_squares (problem);
      return g_strdup_printf (_("at best, this stays free: %s"), squares);
    }
}

static char *
describe_design (const TcProblem *problem,
                 TcBoardFile     *file)
{
  switch (problem->kind)
    {
    case TC_PROBLEM_DISTRICT_DEAR:
      /* Translators: the names of two districts. */
      return g_strdup_printf (_("%s is worth as much as %s"), tc_board_file_get_district_name (file, problem->index, NULL),
                              tc_board_file_get_district_name (file, problem->other, NULL));
    case TC_PROBLEM_CITY_IN_PARTS:
      return g_strdup_printf (ngettext ("The city lies in %d part", "The city lies in %d parts", problem->index), problem->index);
    case TC_PROBLEM_ALL_FLAT:
      return g_strdup (_("High equals low everywhere"));
    case TC_PROBLEM_ALL_NEGATIVE:
    default:
      return g_strdup (_("All values are negative"));
    }
}

static char *
compare_sizes (const TcProblem *problem,
               const TcBoard   *board)
{
  const guint n_squares = tc_board_district_size (board, problem->index);

  /* Translators: the numbers of squares of two districts that are worth the same. */
  return g_strdup_printf (ngettext ("%d square against %d", "%d squares against %d", n_squares), n_squares,
                          tc_board_district_size (board, problem->other));
}

char *
tc_problem_detail (const TcProblem *problem,
                   TcBoardFile     *file)
{
  g_autofree char *n_tries = NULL;

  switch (problem->kind)
    {
    case TC_PROBLEM_FEATURE_IMPOSSIBLE:
      return explain_impossible (problem, file);
    case TC_PROBLEM_FEATURE_NOT_DECIDED:
      n_tries = turn_language_number (problem->filling.n_steps, 0);
      return g_strdup_printf (_("%d squares; %s tries, no way and no proof"), problem->filling.n_squares, n_tries);
    case TC_PROBLEM_DISTRICT_DEAR:
      return compare_sizes (problem, tc_board_file_get_board (file));
    default:
      return NULL;
    }
}

char *
tc_problem_what (const TcProblem *problem,
                 TcBoardFile     *file)
{
  switch (problem->kind)
    {
    case TC_PROBLEM_HIGH_BELOW_LOW:
    case TC_PROBLEM_VALUE_RANGE:
    case TC_PROBLEM_DRONE_COUNT:
    case TC_PROBLEM_DRONE_POSITIVE:
    case TC_PROBLEM_BUBBLE_COUNT:
      return describe_values (problem);
    case TC_PROBLEM_BUBBLE_POSITIVE:
    case TC_PROBLEM_DRONE_CHEAPER:
      return describe_price (problem, tc_board_file_get_board (file));
    case TC_PROBLEM_TOKEN_SHAPE:
      return g_strdup_printf (_("a token must have from 1 to %d squares, all connected by their sides, in at most %d by %d"),
                              TC_SHAPE_MAX_CELLS, TC_SHAPE_MAX_SIDE, TC_SHAPE_MAX_SIDE);
    case TC_PROBLEM_TOKEN_REDEFINED:
      return g_strdup (_("a token of this name exists already; choose another name"));
    case TC_PROBLEM_HQ_UNKNOWN_TOKEN:
    case TC_PROBLEM_HQ_TWICE:
    case TC_PROBLEM_TOKEN_FITS_NOWHERE:
      return describe_hq (problem, tc_board_file_get_board (file));
    case TC_PROBLEM_COLOURS_ALIKE:
      return describe_alike (problem, file);
    case TC_PROBLEM_FEATURE_IMPOSSIBLE:
      return describe_impossible (problem, file);
    case TC_PROBLEM_FEATURE_NOT_DECIDED:
      return describe_not_decided (problem, file);
    case TC_PROBLEM_DISTRICT_DEAR:
    case TC_PROBLEM_CITY_IN_PARTS:
    case TC_PROBLEM_ALL_FLAT:
    case TC_PROBLEM_ALL_NEGATIVE:
      return describe_design (problem, file);
    default:
      return describe_districts (problem);
    }
}
