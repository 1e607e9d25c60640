/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-analysis.h"

#include <gio/gio.h>
#include <store-members.h>
#include <turn-bot.h>

#define VERSION 1

static JsonNode *
write_judged (const TurnJudged *judged,
              guint             n_seats)
{
  const TurnJudgement *judgement = &judged->judgement;
  JsonObject *object = json_object_new ();
  JsonArray *shares = json_array_new (), *best = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (guint i = 0; i < G_N_ELEMENTS (judgement->best.bytes); i++)
    json_array_add_int_element (best, judgement->best.bytes[i]);
  for (guint seat = 0; seat < n_seats; seat++)
    json_array_add_int_element (shares, judgement->shares[seat]);

  json_object_set_int_member (object, "move", judged->n_moves);
  json_object_set_array_member (object, "best", best);
  json_object_set_int_member (object, "best_share", judgement->best_share);
  json_object_set_int_member (object, "played_share", judgement->played_share);
  json_object_set_array_member (object, "shares", shares);
  json_node_take_object (node, object);

  return node;
}

/* Keeps the judgements with the record, as its member "analysis". */
static void
turn_analysis_to_record (TurnRecord       *record,
                         const TurnJudged *judged,
                         guint             n_judged)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_judged; i++)
    json_array_add_element (array, write_judged (&judged[i], turn_record_get_n_seats (record)));
  json_object_set_int_member (object, "version", VERSION);
  json_object_set_array_member (object, "decisions", array);
  json_node_take_object (node, object);
  turn_record_set_extra (record, "analysis", node);
}

static gboolean
read_share (JsonObject *object,
            const char *member,
            guint32    *share)
{
  gint64 value;

  if (!store_get_integer (object, member, 0, TURN_ONE, &value, NULL))
    return FALSE;

  *share = (guint32) value;

  return TRUE;
}

static gboolean
read_shares (JsonObject *object,
             guint       n_seats,
             guint32    *shares)
{
  JsonArray *array = store_get_array (object, "shares", n_seats, n_seats, NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      gint64 value;

      if (array == NULL || !store_nth_integer (array, seat, 0, TURN_ONE, &value, NULL))
        return FALSE;
      shares[seat] = (guint32) value;
    }

  return TRUE;
}

static gboolean
read_move (JsonObject *object,
           TurnMove   *move)
{
  JsonArray *array = store_get_array (object, "best", G_N_ELEMENTS (move->bytes), G_N_ELEMENTS (move->bytes), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (move->bytes); i++)
    {
      gint64 value;

      if (array == NULL || !store_nth_integer (array, i, 0, 255, &value, NULL))
        return FALSE;
      move->bytes[i] = (guint8) value;
    }

  return TRUE;
}

/* A best move that the rules refuse would be shown, so it is not believed. */
static gboolean
read_judged (TurnRecord *record,
             JsonObject *object,
             guint       n_moves,
             TurnJudged *judged)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  TurnJudgement *judgement = &judged->judgement;
  TurnState state;
  gint64 move;

  if (object == NULL
      || !store_get_integer (object, "move", n_moves, n_moves, &move, NULL)
      || !read_move (object, &judgement->best)
      || !read_share (object, "best_share", &judgement->best_share)
      || !read_share (object, "played_share", &judgement->played_share)
      || !read_shares (object, turn_record_get_n_seats (record), judgement->shares)
      || judgement->played_share > judgement->best_share)
    return FALSE;

  turn_record_get_state (record, n_moves, &state);
  judged->n_moves = n_moves;
  judged->seat = rules->to_move (game, &state);

  return rules->play (game, &state, judgement->best, &state) == TURN_LEGAL;
}

static JsonArray *
find_decisions (TurnRecord *record,
                guint       n_decisions)
{
  JsonNode *node = turn_record_get_extra (record, "analysis");
  JsonObject *object = node != NULL ? store_root_object (node, NULL) : NULL;
  gint64 version;

  if (object == NULL || !store_get_integer (object, "version", VERSION, VERSION, &version, NULL))
    return NULL;

  return store_get_array (object, "decisions", n_decisions, n_decisions, NULL);
}

/* Appends to @judged (of TurnJudged, empty) what a record keeps for exactly these decisions. What does not fit them, because it is of another program or
 * damaged, is as good as nothing: it can be found again. */
static void
turn_analysis_from_record (TurnRecord  *record,
                           const guint *decisions,
                           guint        n_decisions,
                           GArray      *judged)
{
  JsonArray *array = find_decisions (record, n_decisions);

  for (guint i = 0; i < n_decisions && array != NULL; i++)
    {
      TurnJudged one = { .n_moves = 0 };

      if (!read_judged (record, store_nth_object (array, i, NULL), decisions[i], &one))
        {
          g_array_set_size (judged, 0);
          return;
        }
      g_array_append_val (judged, one);
    }
}

/* The judge draws from a stream that neither dice nor bots use. */
#define JUDGE_STREAM (G_MAXUINT64 - 1)

struct _TurnAnalysis
{
  GObject               parent_instance;

  TurnRecord           *record;
  const TurnSearchGame *table;
  GArray               *decisions;    /* of guint: how many moves were made before each */
  GArray               *judged;       /* of TurnJudged, as many as are known */
  struct _Judge        *judge;        /* thinking about the next decision, or NULL */
};

enum
{
  PROP_0,
  PROP_PROGRESS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TurnAnalysis, turn_analysis, G_TYPE_OBJECT)

/* One decision in a thread, with all it needs. */
typedef struct _Judge
{
  TurnAnalysis         *analysis;     /* NULL once nobody waits for it */
  TurnRecord           *record;       /* keeps the game alive; its moves are not looked at in the thread */
  const TurnSearchGame *table;
  gconstpointer         game;
  TurnState             state;
  TurnMove              played;
  TurnRandom            random;
  atomic_bool           cancelled;
  TurnJudged            judged;
} Judge;

static const TurnSearchGame *
find_table (TurnRecord *record)
{
  return turn_search_find (turn_record_get_format (record)->rules);
}

gboolean
turn_analysis_is_possible (TurnRecord *record)
{
  return turn_record_is_finished (record) && find_table (record) != NULL;
}

static void
judge (GTask        *task,
       gpointer      source,
       gpointer      task_data,
       GCancellable *cancellable)
{
  Judge *self = task_data;

  g_task_return_boolean (task, turn_judge (self->table, self->game, &self->state, self->played, &self->random,
                                           &self->cancelled, &self->judged.judgement));
}

static void
accept_judgement (TurnAnalysis     *self,
                  const TurnJudged *judged)
{
  g_array_append_val (self->judged, *judged);
  if (turn_analysis_is_complete (self))
    turn_analysis_to_record (self->record, (const TurnJudged *) self->judged->data, self->judged->len);
  else
    turn_analysis_begin (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROGRESS]);
}

static void
judge_ended (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Judge *self = user_data;
  const gboolean has_judged = g_task_propagate_boolean (G_TASK (result), NULL);

  if (self->analysis != NULL)
    {
      self->analysis->judge = NULL;
      if (has_judged)
        accept_judgement (self->analysis, &self->judged);
    }
  turn_record_unref (self->record);
  g_free (self);
}

static Judge *
judge_new (TurnAnalysis *self,
           guint         n_moves)
{
  Judge *one = g_new0 (Judge, 1);

  one->analysis = self;
  one->record = turn_record_ref (self->record);
  one->table = self->table;
  one->game = turn_record_get_game (self->record);
  one->played = turn_record_get_moves (self->record, NULL)[n_moves];
  turn_record_get_state (self->record, n_moves, &one->state);
  one->random = turn_random_new (turn_record_get_seed (self->record) + n_moves, JUDGE_STREAM);
  one->judged.n_moves = n_moves;
  one->judged.seat = self->table->rules->to_move (one->game, &one->state);
  atomic_init (&one->cancelled, false);

  return one;
}

void
turn_analysis_begin (TurnAnalysis *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TURN_IS_ANALYSIS (self));

  if (self->judge != NULL || turn_analysis_is_complete (self))
    return;

  self->judge = judge_new (self, g_array_index (self->decisions, guint, self->judged->len));
  task = g_task_new (NULL, NULL, judge_ended, self->judge);
  g_task_set_name (task, "turn-analysis");
  g_task_set_task_data (task, self->judge, NULL);
  g_task_run_in_thread (task, judge);
}

void
turn_analysis_stop (TurnAnalysis *self)
{
  g_return_if_fail (TURN_IS_ANALYSIS (self));

  if (self->judge == NULL)
    return;

  self->judge->analysis = NULL;
  atomic_store (&self->judge->cancelled, true);
  self->judge = NULL;
}

gboolean
turn_analysis_is_running (TurnAnalysis *self)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), FALSE);

  return self->judge != NULL;
}

/* Where a seat had a choice. */
static GArray *
list_decisions (TurnRecord *record)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  GArray *decisions = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  for (guint i = 0; i < n_moves; i++)
    {
      TurnMove moves[2];
      TurnState state;

      turn_record_get_state (record, i, &state);
      if (rules->to_move (game, &state) >= 0 && rules->list_moves (game, &state, moves, G_N_ELEMENTS (moves)) > 1)
        g_array_append_val (decisions, i);
    }

  return decisions;
}

TurnAnalysis *
turn_analysis_new (TurnRecord *record)
{
  TurnAnalysis *self;

  g_return_val_if_fail (turn_analysis_is_possible (record), NULL);

  self = g_object_new (TURN_TYPE_ANALYSIS, NULL);
  self->record = turn_record_ref (record);
  self->table = find_table (record);
  self->decisions = list_decisions (record);
  turn_analysis_from_record (record, (const guint *) self->decisions->data, self->decisions->len, self->judged);

  return self;
}

static void
turn_analysis_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PROGRESS:
      g_value_set_double (value, turn_analysis_get_progress (TURN_ANALYSIS (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
turn_analysis_finalize (GObject *object)
{
  TurnAnalysis *self = TURN_ANALYSIS (object);

  turn_analysis_stop (self);
  g_clear_pointer (&self->record, turn_record_unref);
  g_clear_pointer (&self->decisions, g_array_unref);
  g_clear_pointer (&self->judged, g_array_unref);

  G_OBJECT_CLASS (turn_analysis_parent_class)->finalize (object);
}

static void
turn_analysis_class_init (TurnAnalysisClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = turn_analysis_get_property;
  object_class->finalize = turn_analysis_finalize;

  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0,
                                                   G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
turn_analysis_init (TurnAnalysis *self)
{
  self->judged = g_array_new (FALSE, FALSE, sizeof (TurnJudged));
}

double
turn_analysis_get_progress (TurnAnalysis *self)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), 0);

  return self->decisions->len == 0 ? 1 : (double) self->judged->len / self->decisions->len;
}

gboolean
turn_analysis_is_complete (TurnAnalysis *self)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), FALSE);

  return self->judged->len == self->decisions->len;
}

guint
turn_analysis_get_n_judged (TurnAnalysis *self)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), 0);

  return self->judged->len;
}

const TurnJudged *
turn_analysis_get_judged (TurnAnalysis *self,
                          guint         index)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), NULL);
  g_return_val_if_fail (index < self->judged->len, NULL);

  return &g_array_index (self->judged, TurnJudged, index);
}

const TurnJudged *
turn_analysis_find (TurnAnalysis *self,
                    guint         n_moves)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), NULL);

  for (guint i = 0; i < self->judged->len; i++)
    if (g_array_index (self->judged, TurnJudged, i).n_moves == n_moves)
      return &g_array_index (self->judged, TurnJudged, i);

  return NULL;
}

guint32
turn_judged_get_loss (const TurnJudged *self)
{
  return self->judgement.best_share - self->judgement.played_share;
}

/* What a seat expects before the decision @index; after the last one, what it got. */
static gint32
get_share (TurnAnalysis *self,
           guint         index,
           guint         seat)
{
  const TurnRules *rules = self->table->rules;
  guint n_moves, winners, n_winners = 0;
  TurnState state;

  if (index < self->judged->len)
    return (gint32) g_array_index (self->judged, TurnJudged, index).judgement.shares[seat];

  turn_record_get_moves (self->record, &n_moves);
  turn_record_get_state (self->record, n_moves, &state);
  winners = rules->winners (turn_record_get_game (self->record), &state);
  for (guint each = 0; each < TURN_MAX_SEATS; each++)
    n_winners += winners >> each & 1;

  return (winners >> seat & 1) != 0 ? (gint32) (TURN_ONE / n_winners) : 0;
}

gint32
turn_analysis_get_change (TurnAnalysis *self,
                          guint         index,
                          guint         seat)
{
  g_return_val_if_fail (TURN_IS_ANALYSIS (self), 0);
  g_return_val_if_fail (index < self->judged->len, 0);

  return get_share (self, index + 1, seat) - get_share (self, index, seat);
}

/* Whether dice were rolled or cards turned between a decision and the next. */
static gboolean
is_followed_by_chance (TurnAnalysis *self,
                       guint         index)
{
  const TurnRules *rules = self->table->rules;
  const guint first = g_array_index (self->judged, TurnJudged, index).n_moves + 1;
  guint last;

  turn_record_get_moves (self->record, &last);
  if (index + 1 < self->judged->len)
    last = g_array_index (self->judged, TurnJudged, index + 1).n_moves;
  for (guint i = first; i < last; i++)
    {
      TurnState state;

      turn_record_get_state (self->record, i, &state);
      if (rules->to_move (turn_record_get_game (self->record), &state) == TURN_CHANCE)
        return TRUE;
    }

  return FALSE;
}

TurnBalance
turn_analysis_get_balance (TurnAnalysis *self,
                           guint         seat)
{
  TurnBalance balance = { 0, 0, 0 };

  g_return_val_if_fail (TURN_IS_ANALYSIS (self), balance);

  for (guint i = 0; i < self->judged->len; i++)
    {
      const TurnJudged *judged = turn_analysis_get_judged (self, i);
      const gint32 own = judged->seat == (int) seat ? -(gint32) turn_judged_get_loss (judged) : 0;
      const gint32 rest = turn_analysis_get_change (self, i, seat) - own;

      balance.skill += own;
      if (is_followed_by_chance (self, i))
        balance.chance += rest;
      else
        balance.others += rest;
    }

  return balance;
}

static gint32
get_swing (TurnAnalysis *self,
           guint         index)
{
  gint32 swing = 0;

  for (guint seat = 0; seat < turn_record_get_n_seats (self->record); seat++)
    swing = MAX (swing, ABS (turn_analysis_get_change (self, index, seat)));

  return swing;
}

static int
compare_indices (gconstpointer a,
                 gconstpointer b)
{
  const guint first = *(const guint *) a, second = *(const guint *) b;

  return (first > second) - (first < second);
}

guint
turn_analysis_list_moments (TurnAnalysis *self,
                            guint        *indices,
                            guint         capacity)
{
  guint n = 0;

  g_return_val_if_fail (TURN_IS_ANALYSIS (self), 0);

  if (!turn_analysis_is_complete (self))
    return 0;

  for (guint index = 0; index < self->judged->len; index++)
    {
      const gint32 swing = get_swing (self, index);
      guint i = n;

      for (; i > 0 && swing > get_swing (self, indices[i - 1]); i--)
        if (i < capacity)
          indices[i] = indices[i - 1];
      if (i < capacity)
        indices[i] = index;
      n = MIN (n + 1, capacity);
    }
  qsort (indices, n, sizeof *indices, compare_indices);

  return n;
}
