/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-journal-words.h"

#include <glib/gi18n.h>
#include <tc-state.h>

#include "tc-report.h"
#include "tc-words.h"

static TcMove
get_move (TurnMatch *match,
          guint      index)
{
  return tc_move_from_turn (turn_record_get_moves (turn_match_get_record (match), NULL)[index]);
}

/* Whether the choices for the final die are open after a move. */
static gboolean
is_final (const TcGame  *game,
          TcMove         move,
          const TcState *after)
{
  return move.kind == TC_MOVE_SEAL && tc_state_phase (game, after) != TC_PHASE_FINAL;
}

/* Whether a move makes the round the last one, or ends the battle, which is said after what was done. */
static gboolean
brings_end (const TcGame  *game,
            const TcState *before,
            const TcState *after)
{
  return tc_state_phase (game, after) == TC_PHASE_OVER || (tc_state_ended_by (game, after) != 0 && tc_state_ended_by (game, before) == 0);
}

/* With the final die all taggers act, in turn order, the leader last. */
static TurnTold
look (TurnMatch *match,
      guint      index)
{
  const TcGame *game = turn_match_get_game (match);
  const TcMove move = get_move (match, index);
  TurnTold told = { 0 };
  TurnState before, after;

  if (move.kind == TC_MOVE_ROLL)
    return told;
  turn_match_get_state_at (match, index, &before);
  turn_match_get_state_at (match, index + 1, &after);
  told.is_apart = is_final (game, move, (const TcState *) &after);
  if (move.kind == TC_MOVE_SEAL && !told.is_apart)
    return told;

  if (!told.is_apart)
    told.seats[told.n_acts++] = turn_match_get_mover (match, index);
  for (guint i = 1; told.is_apart && i <= game->setup.n_seats; i++)
    told.seats[told.n_acts++] = (int) ((tc_state_leader ((const TcState *) &before) + i) % game->setup.n_seats);
  if (brings_end (game, (const TcState *) &before, (const TcState *) &after))
    told.seats[told.n_acts++] = -1;

  return told;
}

static TurnPart
show_token (const TcToken *token)
{
  TurnPart part = turn_part_picture (TURN_PART_SHAPE, token->shape.cells, g_strdup (tc_token_get_name (token)));

  part.is_plain = TRUE;

  return part;
}

/* The action of a tagger: the last one to seal made the move, the others had sealed theirs before. */
static TcAction
find_action (TurnMatch *match,
             guint      index,
             guint      seat)
{
  const TcGame *game = turn_match_get_game (match);
  const TcMove move = get_move (match, index);
  TurnState before;

  if (turn_match_get_mover (match, index) == (int) seat)
    return move.action;
  turn_match_get_state_at (match, index, &before);

  return tc_state_sealed (game, (const TcState *) &before, seat);
}

/* As it was painted: turned and flipped. */
static TurnPart
show_painted (const TcGame *game,
              TcAction      action)
{
  TcShape shapes[8];

  tc_shape_orientations (game->hq[action.token].shape, shapes);

  return turn_part_picture (TURN_PART_SHAPE, shapes[action.orientation].cells, g_strdup (tc_token_get_name (&game->hq[action.token])));
}

/* "D 3, C 4, D 4" */
static char *
list_squares (const TcGame *game,
              TcAction      action)
{
  const TcSet squares = tc_game_placement (game, action.token, action.orientation, action.anchor);
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_SHAPE_MAX_CELLS, g_free, TRUE);

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&squares, square))
      g_ptr_array_add (names, tc_words_square (game, square));

  return g_strjoinv (", ", (char **) names->pdata);
}

static const char *
get_name (TurnMatch    *match,
          const TcNews *news)
{
  return turn_match_get_seat (match, news->seat)->name;
}

static guint
find_face (TurnMatch *match,
           guint      index,
           TcAction   action)
{
  TurnState before;

  turn_match_get_state_at (match, index, &before);

  return tc_state_die_face ((const TcState *) &before, action.die);
}

/* "Mika leads", and where each die lies. */
static void
tell_leading (TurnAct      *act,
              TurnMatch    *match,
              guint         index,
              const TcNews *news,
              gboolean      is_own)
{
  const TcGame *game = turn_match_get_game (match);
  const TcMove move = get_move (match, index);
  const TurnPart name = turn_part_name (is_own ? NULL : get_name (match, news));
  g_autoptr (GPtrArray) dice = g_ptr_array_new_null_terminated (TC_MAX_DICE, g_free, TRUE);
  g_autofree char *spoken = NULL;
  TurnState before;

  turn_match_get_state_at (match, index, &before);
  /* Translators: in the journal; dice and the shapes that they lie at follow as pictures. */
  turn_act_say (act, is_own ? _("You lead") : _("%s leads"), &name, is_own ? 0 : 1);
  for (guint die = 0; die < tc_state_n_dice (game); die++)
    {
      const guint face = tc_state_die_face ((const TcState *) &before, die);
      const TcToken *token = &game->hq[move.sections[die]];

      turn_act_add (act, turn_part_words (g_strdup (" ")));
      turn_act_add (act, turn_part_die (face));
      turn_act_add (act, turn_part_words (g_strdup ("\342\200\257›\342\200\257")));
      turn_act_add (act, show_token (token));
      /* Translators: read aloud: the face of a die, and the shape that it lies at. */
      g_ptr_array_add (dice, g_strdup_printf (C_("spoken", "%u at %s"), face, tc_token_get_name (token)));
    }
  spoken = turn_words_list ((const char *const *) dice->pdata);
  act->spoken = is_own ? g_strdup_printf (C_("spoken", "You lead: %s."), spoken)
                /* Translators: read aloud: a name, and the dice with the shapes that they lie at. */
                : g_strdup_printf (C_("spoken", "%s leads: %s."), get_name (match, news), spoken);
}

/* What is heard of a shape that was painted, before what it filled. */
static char *
say_tag (TurnMatch    *match,
         const TcNews *news,
         TcAction      action,
         gboolean      is_own)
{
  const TcGame *game = turn_match_get_game (match);
  const char *token = tc_token_get_name (&game->hq[action.token]);
  g_autofree char *squares = list_squares (game, action);

  if (is_own)
    return g_strdup_printf (C_("spoken", "You tag, %s at %s."), token, squares);

  /* Translators: read aloud: a name, a shape and the squares that it was painted on. */
  return g_strdup_printf (C_("spoken", "%s tags, %s at %s."), get_name (match, news), token, squares);
}

static void
tell_tag (TurnAct      *act,
          TurnMatch    *match,
          guint         index,
          const TcNews *news,
          gboolean      is_own)
{
  const TcGame *game = turn_match_get_game (match);
  const TcAction action = find_action (match, index, news->seat);
  const gboolean has_die = get_move (match, index).kind == TC_MOVE_TURN;
  TurnPart parts[3];
  guint n = 0;

  if (!is_own)
    parts[n++] = turn_part_name (get_name (match, news));
  parts[n++] = show_painted (game, action);
  if (has_die)
    parts[n++] = turn_part_die (find_face (match, index, action));
  if (has_die)
    /* Translators: in the journal: a name, the picture of a shape, and that of a die. */
    turn_act_say (act, is_own ? _("You tag %s with %s") : _("%s tags %s with %s"), parts, n);
  else
    turn_act_say (act, is_own ? _("You tag %s") : _("%s tags %s"), parts, n);
  act->spoken = say_tag (match, news, action, is_own);
}

static char *
say_drone (TurnMatch    *match,
           const TcNews *news,
           TcAction      action,
           gboolean      is_own)
{
  const TcGame *game = turn_match_get_game (match);
  const char *token = tc_token_get_name (&game->hq[action.token]);
  g_autofree char *squares = list_squares (game, action);
  const int price = ABS (news->value);

  if (is_own)
    return g_strdup_printf (C_("spoken", "You use a drone, minus %d, %s at %s."), price, token, squares);

  /* Translators: read aloud: a name, what the drone costs, a shape and the squares that it was painted on. */
  return g_strdup_printf (C_("spoken", "%s uses a drone, minus %d, %s at %s."), get_name (match, news), price, token, squares);
}

static void
tell_drone (TurnAct      *act,
            TurnMatch    *match,
            guint         index,
            const TcNews *news,
            gboolean      is_own)
{
  const TcAction action = find_action (match, index, news->seat);
  TurnPart price = turn_part_icon ("tc-drone-symbolic");
  TurnPart parts[3];
  guint n = 0;

  g_free (price.text);
  price.text = turn_words_number (news->value);
  if (!is_own)
    parts[n++] = turn_part_name (get_name (match, news));
  parts[n++] = price;
  parts[n++] = show_painted (turn_match_get_game (match), action);
  /* Translators: in the journal: a name, what the drone costs, and the picture of a shape. */
  turn_act_say (act, is_own ? _("You use a drone %s and paint %s") : _("%s uses a drone %s and paints %s"), parts, n);
  act->spoken = say_drone (match, news, action, is_own);
}

static void
tell_networks (TurnAct      *act,
               TurnMatch    *match,
               const TcNews *news,
               gboolean      is_own)
{
  const gboolean has_bubble = news->kind == TC_NEWS_BUBBLE;
  TurnPart parts[2];
  guint n = 0;

  if (!is_own)
    parts[n++] = turn_part_name (get_name (match, news));
  if (has_bubble)
    parts[n++] = turn_part_words (turn_words_number (news->value));
  if (has_bubble)
    /* Translators: in the journal: a name, and the value of a bubble such as −1. */
    turn_act_say (act, is_own ? _("You check networks, bubble %s") : _("%s checks networks, bubble %s"), parts, n);
  else
    turn_act_say (act, is_own ? _("You check networks, no bubble is left") : _("%s checks networks, no bubble is left"), parts, n);
}

static void
add_stickers (TurnAct       *act,
              TurnMatch     *match,
              const TcFills *fills)
{
  const TcGame *game = turn_match_get_game (match);
  TurnRecord *record = turn_match_get_record (match);

  for (guint i = 0; i < fills->n_fills; i++)
    {
      const TcFill *fill = &fills->fills[i];
      const TcFeature *feature = &game->features[fill->feature];
      const gboolean is_district = feature->kind == TC_FEATURE_DISTRICT;

      turn_act_add_sticker (act, (TurnPart) {
      .text = tc_fill_dup_label (fill, record),
      .figure = turn_words_number (fill->value),
      .is_first = fill->rank == TC_RANK_HIGH,
      .sign = is_district ? feature->index : -1,
      .colour = is_district ? game->board.districts[feature->index].colour : 0,
    });
    }
}

/* Adds what was filled, and what everything came to. */
static void
say_fills (TurnAct       *act,
           TurnMatch     *match,
           const TcFills *fills)
{
  g_autofree char *list = tc_fills_dup_listed (fills, turn_match_get_record (match));
  /* Translators: read aloud, after what somebody has done: what that filled, and what it brought. */
  g_autofree char *said = g_strdup_printf (fills->sum < 0 ? C_("spoken", "Fills %s. Minus %d.") : C_("spoken", "Fills %s. Plus %d."),
                                           list, ABS (fills->sum));
  char *both = g_strdup_printf ("%s %s", act->spoken, said);

  g_free (act->spoken);
  act->spoken = both;
}

static TurnAct *
tell_end (TurnMatch    *match,
          const TcNews *end)
{
  TurnRecord *record = turn_match_get_record (match);
  TurnAct *act = turn_act_new (-1);
  g_autofree char *title = tc_news_get_title (end, record);
  g_autofree char *detail = tc_news_get_detail (end, record);

  turn_act_add (act, turn_part_words (detail != NULL ? g_strdup_printf ("%s %s", title, detail) : g_strdup (title)));
  act->spoken = tc_news_get_spoken (end, record);

  return act;
}

static void
tell_act (TurnAct      *act,
          TurnMatch    *match,
          guint         index,
          const TcNews *news,
          gboolean      is_own)
{
  if (news->kind == TC_NEWS_OPENED)
    tell_leading (act, match, index, news, is_own);
  else if (news->kind == TC_NEWS_TAGGED)
    tell_tag (act, match, index, news, is_own);
  else if (news->kind == TC_NEWS_DRONE)
    tell_drone (act, match, index, news, is_own);
  else
    tell_networks (act, match, news, is_own);
}

static TurnAct *
tell (TurnMatch *match,
      guint      index,
      guint      part,
      int        viewer)
{
  const TcReport report = tc_report_of_match (match, index + 1);
  const TcNews *news = &report.acts[part];
  const TcFills *fills;
  TurnAct *act;

  if (part >= report.n_acts)
    return tell_end (match, &report.end);

  act = turn_act_new ((int) news->seat);
  tell_act (act, match, index, news, viewer == (int) news->seat);
  fills = tc_report_find_fills (&report, news->seat);
  if (fills != NULL)
    {
      add_stickers (act, match, fills);
      say_fills (act, match, fills);
    }
  if (news->kind != TC_NEWS_OPENED)
    turn_act_set_sum (act, fills != NULL ? fills->sum : news->value);

  return act;
}

/* The die that nobody took, and its shape; read aloud as part of its round. */
static TurnAct *
tell_heading (TurnMatch *match,
              guint      index)
{
  const TcGame *game = turn_match_get_game (match);
  const TcReport report = tc_report_of_match (match, index + 1);
  TurnAct *act = turn_act_new (-1);
  TurnState before;

  turn_match_get_state_at (match, index, &before);
  turn_act_add (act, turn_part_words (g_strdup_printf ("%s ", _("Final die"))));
  turn_act_add (act, turn_part_die (report.face));
  turn_act_add (act, turn_part_words (g_strdup (" ")));
  turn_act_add (act, show_token (&game->hq[report.token]));
  /* Translators: read aloud: the number of the round whose final die was used. */
  act->spoken = g_strdup_printf (C_("spoken", "Round %u, final die"), tc_state_round ((const TcState *) &before));

  return act;
}

const TurnJournalWords tc_journal_words = {
  .look = look,
  .tell = tell,
  .tell_heading = tell_heading,
};
