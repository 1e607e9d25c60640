/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "slow-tag-city.h"

#include <string.h>

#include <turn-rules.h>

static SlowForm
pushed_to_corner (SlowForm form)
{
  SlowForm pushed;
  guint top = SLOW_SIDE, left = SLOW_SIDE;

  for (guint r = 0; r < SLOW_SIDE; r++)
    for (guint c = 0; c < SLOW_SIDE; c++)
      if (form.cells[r][c])
        {
          top = MIN (top, r);
          left = MIN (left, c);
        }

  memset (&pushed, 0, sizeof pushed);
  for (guint r = top; r < SLOW_SIDE; r++)
    for (guint c = left; c < SLOW_SIDE; c++)
      pushed.cells[r - top][c - left] = form.cells[r][c];

  return pushed;
}

static SlowForm
turned (SlowForm form)
{
  SlowForm result;

  for (guint r = 0; r < SLOW_SIDE; r++)
    for (guint c = 0; c < SLOW_SIDE; c++)
      result.cells[c][SLOW_SIDE - 1 - r] = form.cells[r][c];

  return pushed_to_corner (result);
}

static SlowForm
flipped (SlowForm form)
{
  SlowForm result;

  for (guint r = 0; r < SLOW_SIDE; r++)
    for (guint c = 0; c < SLOW_SIDE; c++)
      result.cells[r][SLOW_SIDE - 1 - c] = form.cells[r][c];

  return pushed_to_corner (result);
}

static void
add_form (SlowGame *self,
          guint     token,
          SlowForm  form)
{
  for (guint i = 0; i < self->n_forms[token]; i++)
    if (memcmp (&self->forms[token][i], &form, sizeof form) == 0)
      return;

  self->forms[token][self->n_forms[token]++] = form;
}

static void
add_forms (SlowGame *self,
           guint     token)
{
  const TcToken *chosen = tc_board_find_token (&self->board, self->setup.hq[token]);
  SlowForm front, back;

  memset (&front, 0, sizeof front);
  for (guint r = 0; r < SLOW_SIDE; r++)
    for (guint c = 0; c < SLOW_SIDE; c++)
      front.cells[r][c] = tc_shape_has (chosen->shape, r, c);

  back = flipped (front);
  for (guint i = 0; i < 4; i++, front = turned (front))
    add_form (self, token, front);
  for (guint i = 0; i < 4; i++, back = turned (back))
    add_form (self, token, back);
}

void
slow_game_init (SlowGame      *self,
                const TcBoard *board,
                const TcSetup *setup)
{
  memset (self, 0, sizeof *self);
  self->board = *board;
  self->setup = *setup;
  for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
    add_forms (self, token);
}

void
slow_state_start (const SlowGame *game,
                  SlowState      *self)
{
  memset (self, 0, sizeof *self);
  self->phase = TC_PHASE_ROLL;
  self->round = 1;
  self->leader = game->setup.leader;
}

guint
slow_game_n_dice (const SlowGame *game)
{
  return game->setup.n_seats + 1u;
}

static guint
seat_at_turn (const SlowGame  *game,
              const SlowState *self,
              guint            turn)
{
  return (self->leader + 1 + turn) % game->setup.n_seats;
}

int
slow_state_to_move (const SlowGame  *game,
                    const SlowState *self)
{
  if (self->phase == TC_PHASE_ROLL)
    return TURN_CHANCE;
  if (self->phase == TC_PHASE_OVER)
    return TURN_OVER;
  if (self->phase == TC_PHASE_PLACE)
    return (int) self->leader;

  return (int) seat_at_turn (game, self, self->turn);
}

gboolean
slow_state_bubble_is_free (const SlowGame  *game,
                           const SlowState *self,
                           guint            bubble)
{
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    if (self->taggers[seat].bubbles[bubble])
      return FALSE;

  return TRUE;
}

static gboolean
is_filled (const SlowGame   *game,
           const SlowTagger *tagger,
           TcFeatureKind     kind,
           guint             index)
{
  gboolean any = FALSE;

  for (guint row = 0; row < game->board.n_rows; row++)
    for (guint column = 0; column < game->board.n_columns; column++)
      {
        const guint8 district = game->board.squares[row][column];
        const guint indices[] = { column, row, district };

        if (district != TC_OUTSIDE && indices[kind] == index)
          {
            any = TRUE;
            if (!tagger->painted[row][column])
              return FALSE;
          }
      }

  return any;
}

static gboolean
feature_exists (const SlowGame *game,
                TcFeatureKind   kind,
                guint           index)
{
  SlowTagger all_painted;

  memset (&all_painted, 0xff, sizeof all_painted);

  return is_filled (game, &all_painted, kind, index);
}

static TcRank *
rank_of (SlowTagger   *tagger,
         TcFeatureKind kind,
         guint         index)
{
  TcRank *ranks[] = { tagger->columns, tagger->rows, tagger->districts };

  return &ranks[kind][index];
}

static guint
n_of_kind (const SlowGame *game,
           TcFeatureKind   kind)
{
  const guint counts[] = { game->board.n_columns, game->board.n_rows, game->board.n_districts };

  return counts[kind];
}

static gboolean
high_is_taken (const SlowGame  *game,
               const SlowState *self,
               TcFeatureKind    kind,
               guint            index)
{
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      SlowTagger tagger = self->taggers[seat];

      if (*rank_of (&tagger, kind, index) == TC_RANK_HIGH)
        return TRUE;
    }

  return FALSE;
}

/* Everyone in @seats circles what they have filled and not circled yet; what was open before is open for all of them. */
static void
circle_features (const SlowGame *game,
                 SlowState      *self,
                 const gboolean *seats)
{
  for (TcFeatureKind kind = TC_FEATURE_COLUMN; kind <= TC_FEATURE_DISTRICT; kind++)
    for (guint index = 0; index < n_of_kind (game, kind); index++)
      {
        const TcRank rank = high_is_taken (game, self, kind, index) ? TC_RANK_LOW : TC_RANK_HIGH;

        for (guint seat = 0; seat < game->setup.n_seats; seat++)
          {
            SlowTagger *tagger = &self->taggers[seat];

            if (seats[seat] && *rank_of (tagger, kind, index) == TC_RANK_NONE && is_filled (game, tagger, kind, index))
              *rank_of (tagger, kind, index) = rank;
          }
      }
}

static void
paint (const SlowGame *game,
       SlowTagger     *tagger,
       TcAction        action)
{
  const SlowForm *form = &game->forms[action.token][action.orientation];
  const guint row = action.anchor / game->board.n_columns, column = action.anchor % game->board.n_columns;

  for (guint r = 0; r < SLOW_SIDE; r++)
    for (guint c = 0; c < SLOW_SIDE; c++)
      if (form->cells[r][c])
        {
          g_assert_false (tagger->painted[row + r][column + c]);
          tagger->painted[row + r][column + c] = TRUE;
        }
}

static void
paint_and_use_drone (const SlowGame *game,
                     SlowState      *self,
                     guint           seat,
                     TcAction        action)
{
  if (action.use == TC_USE_DRONE)
    self->taggers[seat].drones[action.mark] = TRUE;
  if (action.use != TC_USE_SOCIAL)
    paint (game, &self->taggers[seat], action);
}

static void
play_turn (const SlowGame *game,
           SlowState      *self,
           TcAction        action)
{
  const guint seat = seat_at_turn (game, self, self->turn);
  gboolean seats[TC_MAX_SEATS] = { FALSE };

  paint_and_use_drone (game, self, seat, action);
  if (action.use == TC_USE_SOCIAL && action.mark != TC_NO_BUBBLE)
    self->taggers[seat].bubbles[action.mark] = TRUE;

  seats[seat] = TRUE;
  circle_features (game, self, seats);
  self->taken[action.die] = TRUE;
  self->turn++;
  if (self->turn == game->setup.n_seats)
    {
      self->phase = TC_PHASE_FINAL;
      self->turn = 0;
    }
}

static void
resolve_social (const SlowGame *game,
                SlowState      *self)
{
  int bubble = -1;

  for (guint turn = 0; turn < game->setup.n_seats; turn++)
    if (self->sealed[turn].use == TC_USE_SOCIAL)
      {
        if (bubble < 0)
          bubble = self->sealed[turn].mark;
        if (bubble != TC_NO_BUBBLE)
          self->taggers[seat_at_turn (game, self, turn)].bubbles[bubble] = TRUE;
      }
}

static void
end_round (const SlowGame *game,
           SlowState      *self)
{
  self->turn = 0;
  memset (self->faces, 0, sizeof self->faces);
  memset (self->taken, 0, sizeof self->taken);
  if (slow_state_ended_by (game, self) != 0)
    {
      self->phase = TC_PHASE_OVER;
      return;
    }

  self->phase = TC_PHASE_ROLL;
  self->leader = (self->leader + 1) % game->setup.n_seats;
  self->round++;
}

static void
seal (const SlowGame *game,
      SlowState      *self,
      TcAction        action)
{
  const gboolean everyone[TC_MAX_SEATS] = { TRUE, TRUE, TRUE, TRUE };

  self->sealed[self->turn++] = action;
  if (self->turn < game->setup.n_seats)
    return;

  for (guint turn = 0; turn < game->setup.n_seats; turn++)
    paint_and_use_drone (game, self, seat_at_turn (game, self, turn), self->sealed[turn]);
  circle_features (game, self, everyone);
  resolve_social (game, self);
  end_round (game, self);
}

void
slow_state_play (const SlowGame *game,
                 SlowState      *self,
                 TurnMove        bytes)
{
  const TcMove move = tc_move_from_turn (bytes);

  switch (self->phase)
    {
    case TC_PHASE_ROLL:
      for (guint die = 0; die < slow_game_n_dice (game); die++)
        self->faces[die] = move.dice[die];
      self->phase = TC_PHASE_PLACE;
      break;

    case TC_PHASE_PLACE:
      for (guint die = 0; die < slow_game_n_dice (game); die++)
        self->sections[die] = move.sections[die];
      self->phase = TC_PHASE_DRAFT;
      break;

    case TC_PHASE_DRAFT:
      play_turn (game, self, move.action);
      break;

    case TC_PHASE_FINAL:
      seal (game, self, move.action);
      break;

    case TC_PHASE_OVER:
    default:
      g_assert_not_reached ();
    }
}

static int
worth (TcRank  rank,
       TcValue value)
{
  if (rank == TC_RANK_NONE)
    return 0;

  return rank == TC_RANK_HIGH ? value.high : value.low;
}

TcScore
slow_state_score (const SlowGame  *game,
                  const SlowState *self,
                  guint            seat)
{
  const SlowTagger *tagger = &self->taggers[seat];
  TcScore score = { 0 };

  for (guint i = 0; i < game->board.n_columns; i++)
    score.columns += worth (tagger->columns[i], game->board.columns[i]);
  for (guint i = 0; i < game->board.n_rows; i++)
    score.rows += worth (tagger->rows[i], game->board.rows[i]);
  for (guint i = 0; i < game->board.n_districts; i++)
    score.districts += worth (tagger->districts[i], game->board.districts[i].value);
  for (guint i = 0; i < game->board.n_drones; i++)
    score.drones += tagger->drones[i] ? game->board.drones[i] : 0;
  for (guint i = 0; i < game->board.n_bubbles; i++)
    if (tagger->bubbles[i])
      {
        score.bubbles += game->board.bubbles[i];
        score.n_bubbles++;
      }
  score.total = score.columns + score.rows + score.districts + score.drones + score.bubbles;

  return score;
}

static gboolean
all_high_taken (const SlowGame  *game,
                const SlowState *self)
{
  for (TcFeatureKind kind = TC_FEATURE_COLUMN; kind <= TC_FEATURE_DISTRICT; kind++)
    for (guint index = 0; index < n_of_kind (game, kind); index++)
      if (feature_exists (game, kind, index) && !high_is_taken (game, self, kind, index))
        return FALSE;

  return TRUE;
}

static gboolean
all_bubbles_taken (const SlowGame  *game,
                   const SlowState *self)
{
  for (guint bubble = 0; bubble < game->board.n_bubbles; bubble++)
    if (slow_state_bubble_is_free (game, self, bubble))
      return FALSE;

  return TRUE;
}

static gboolean
all_drones_used (const SlowGame   *game,
                 const SlowTagger *tagger)
{
  for (guint drone = 0; drone < game->board.n_drones; drone++)
    if (!tagger->drones[drone])
      return FALSE;

  return TRUE;
}

guint
slow_state_ended_by (const SlowGame  *game,
                     const SlowState *self)
{
  guint ended_by = 0;

  if (all_high_taken (game, self))
    ended_by |= TC_END_FEATURES;
  if (all_bubbles_taken (game, self))
    ended_by |= TC_END_BUBBLES;
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    if (all_drones_used (game, &self->taggers[seat]))
      ended_by |= TC_END_DRONES;

  return ended_by;
}

guint
slow_state_winners (const SlowGame  *game,
                    const SlowState *self)
{
  guint winners = 0;

  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const TcScore own = slow_state_score (game, self, seat);
      gboolean is_beaten = FALSE;

      for (guint other = 0; other < game->setup.n_seats; other++)
        {
          const TcScore score = slow_state_score (game, self, other);

          is_beaten |= score.total > own.total || (score.total == own.total && score.n_bubbles > own.n_bubbles);
        }
      if (!is_beaten)
        winners |= 1u << seat;
    }

  return winners;
}
