/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record.h"

#include <glib/gi18n.h>
#include <tc-rules.h>

#include "store-error.h"
#include "store-members.h"
#include "tc-record-private.h"

/* What stands behind the game of a record: the rules see the first member only. */
typedef struct
{
  TcGame       game;
  TcBoardFile *file;
} TcRecordGame;

static void
free_game (gpointer game)
{
  TcRecordGame *self = game;

  g_clear_pointer (&self->file, tc_board_file_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcRecordGame, free_game)

static gboolean
check_token (const TcBoard *board,
             const char    *id,
             guint          index,
             GError       **error)
{
  g_autofree char *shown = NULL;

  if (tc_board_find_token (board, id) != NULL)
    return TRUE;
  shown = store_quotable (id);

  return store_fail_content (error, _("entry %u: there is no token “%s”"), index + 1, shown);
}

static gboolean
read_hq_tokens (JsonObject    *hq,
                const char    *member,
                const TcBoard *board,
                guint          n_tokens,
                char           ids[][TC_TOKEN_ID_SIZE],
                GError       **error)
{
  JsonArray *array = store_get_array (hq, member, n_tokens, n_tokens, error);

  if (array == NULL)
    return FALSE;

  for (guint i = 0; i < n_tokens; i++)
    {
      const char *id = store_nth_text (array, i, error);

      if (id == NULL || !check_token (board, id, i, error))
        {
          store_error_add_place (error, "%s", member);
          return FALSE;
        }
      g_strlcpy (ids[i], id, TC_TOKEN_ID_SIZE);
    }

  return TRUE;
}

static gboolean
read_hq (JsonObject    *setup,
         const TcBoard *board,
         TcSetup       *tc_setup,
         GError       **error)
{
  JsonObject *hq = store_get_object (setup, "hq", error);

  if (hq == NULL)
    return FALSE;
  if (!read_hq_tokens (hq, "sections", board, TC_N_SECTIONS, tc_setup->hq, error) ||
      !read_hq_tokens (hq, "small", board, TC_N_SMALL_TOKENS, tc_setup->hq + TC_N_SECTIONS, error))
    {
      store_error_add_place (error, "hq");
      return FALSE;
    }

  return TRUE;
}

static gboolean
read_leader (JsonObject *setup,
             TcSetup    *tc_setup,
             GError    **error)
{
  gint64 leader;

  if (!store_get_integer (setup, "leader", 0, tc_setup->n_seats - 1, &leader, error))
    return FALSE;
  tc_setup->leader = (uint8_t) leader;

  return TRUE;
}

static gboolean
read_options (JsonObject *setup,
              TcSetup    *tc_setup,
              GError    **error)
{
  JsonObject *options = store_get_object (setup, "options", error);
  const char *drones;
  g_autofree char *shown = NULL;

  if (options == NULL)
    return FALSE;
  drones = store_get_text (options, "drones", error);
  if (drones == NULL)
    {
      store_error_add_place (error, "options");
      return FALSE;
    }

  tc_setup->free_drones = g_str_equal (drones, "free");
  if (tc_setup->free_drones || g_str_equal (drones, "in-order"))
    return TRUE;
  shown = store_quotable (drones);

  /* Translators: “options”, “drones”, “in-order” and “free” stand in files as they are here. */
  return store_fail_content (error, _("options, drones: must be “in-order” or “free”, but is “%s”"), shown);
}

/* Seats, leader and tokens have been read already, so that only the choice of tokens is left to be wrong. */
static gboolean
init_game (TcRecordGame  *self,
           const TcSetup *setup,
           GError       **error)
{
  switch (tc_game_init (&self->game, tc_board_file_get_board (self->file), setup))
    {
    case TC_SETUP_FINE:
      return TRUE;

    case TC_SETUP_BAD_HQ:
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FOUL,
                           _("hq: C6: The sections are neither the printed ones nor six different large tokens of the box, "
                             "or the small tokens are not the board’s."));
      return FALSE;

    case TC_SETUP_BAD_BOARD:
    case TC_SETUP_BAD_SEATS:
    case TC_SETUP_UNKNOWN_TOKEN:
    default:
      return store_fail_content (error, _("board: cannot be played on"));
    }
}

static gpointer
read_setup (JsonObject *setup,
            guint       n_seats,
            GError    **error)
{
  g_autoptr (TcRecordGame) self = g_new0 (TcRecordGame, 1);
  TcSetup tc_setup = { .n_seats = (uint8_t) n_seats };

  if (store_get_object (setup, "board", error) == NULL)
    return NULL;
  self->file = tc_board_file_read_playable (json_object_get_member (setup, "board"), error);
  if (self->file == NULL)
    {
      g_prefix_error_literal (error, "board: ");
      return NULL;
    }

  if (!read_hq (setup, tc_board_file_get_board (self->file), &tc_setup, error) ||
      !read_leader (setup, &tc_setup, error) ||
      !read_options (setup, &tc_setup, error) ||
      !init_game (self, &tc_setup, error))
    return NULL;

  return g_steal_pointer (&self);
}

static const char *
get_place (gconstpointer game,
           const char   *language)
{
  return tc_board_file_get_name (((const TcRecordGame *) game)->file, language);
}

static const char *
result_rule (const char *member)
{
  static const struct { const char *member, *rule; } rules[] = {
    { "total",    "C19" },
    { "features", "C19" },
    { "drones",   "C19" },
    { "bubbles",  "C19" },
    { "winners",  "C20" },
    { "ended_by", "C18" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (g_str_equal (rules[i].member, member))
      return rules[i].rule;

  return NULL;
}

static char *
describe_tie (int most,
              int next)
{
  /* Translators: how a tie was won: “by 2 bubbles to 1”. It stands after a comma or in brackets. */
  return g_strdup_printf (ngettext ("by %d bubble to %d", "by %d bubbles to %d", (gulong) most), most, next);
}

const TurnRecordFormat tc_record_format = {
  .rules = &tc_rules,
  .name = N_("Tag City"),
  .get_place = get_place,
  .read_setup = read_setup,
  .free_game = free_game,
  .read_event = tc_record_read_event,
  .write_event = tc_record_write_event,
  .write_result = tc_record_write_result,
  .result_rule = result_rule,
  .describe_tie = describe_tie,
  .explain = tc_record_explain,
  .explain_move = tc_record_explain_move,
};

static void
write_hq_tokens (JsonObject    *hq,
                 const char    *member,
                 const TcSetup *setup,
                 guint          first,
                 guint          n_tokens)
{
  JsonArray *array = json_array_sized_new (n_tokens);

  for (guint i = 0; i < n_tokens; i++)
    json_array_add_string_element (array, setup->hq[first + i]);
  json_object_set_array_member (hq, member, array);
}

JsonNode *
tc_record_setup_new (TcBoardFile   *file,
                     const TcSetup *setup)
{
  JsonObject *object = json_object_new ();
  JsonObject *hq = json_object_new ();
  JsonObject *options = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  write_hq_tokens (hq, "sections", setup, 0, TC_N_SECTIONS);
  write_hq_tokens (hq, "small", setup, TC_N_SECTIONS, TC_N_SMALL_TOKENS);
  json_object_set_string_member (options, "drones", setup->free_drones ? "free" : "in-order");

  json_object_set_member (object, "board", tc_board_file_write (file));
  json_object_set_object_member (object, "hq", hq);
  json_object_set_int_member (object, "leader", setup->leader);
  json_object_set_object_member (object, "options", options);
  json_node_take_object (node, object);

  return node;
}

TcBoardFile *
tc_record_get_board_file (TurnRecord *record)
{
  g_return_val_if_fail (turn_record_get_format (record) == &tc_record_format, NULL);

  return ((const TcRecordGame *) turn_record_get_game (record))->file;
}
