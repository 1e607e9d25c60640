/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record-private.h"

#include <glib/gi18n.h>

#include "store-members.h"

static gboolean
read_tag (const TcGame  *game,
          const TcState *state,
          JsonObject    *object,
          TcAction      *action,
          GError       **error)
{
  action->token = (uint8_t) tc_state_die_section (state, action->die);

  return tc_record_read_placement (game, object, action, error);
}

static gboolean
fail_shape (const char *shape,
            GError    **error)
{
  g_autofree char *shown = store_quotable (shape);

  return turn_record_foul (error, "C12", _("The HQ has no token “%s”."), shown);
}

static gboolean
read_drone (const TcGame *game,
            JsonObject   *object,
            TcAction     *action,
            GError      **error)
{
  const char *shape = store_get_text (object, "shape", error);

  if (shape == NULL)
    return FALSE;
  while (action->token < TC_N_HQ_TOKENS && !g_str_equal (game->hq[action->token].id, shape))
    action->token++;
  if (action->token == TC_N_HQ_TOKENS)
    return fail_shape (shape, error);

  return tc_record_read_placement (game, object, action, error) &&
         turn_record_read_byte (object, "square", game->board.n_drones - 1u, &action->mark, error);
}

static gboolean
read_social (const TcGame *game,
             JsonObject   *object,
             TcAction     *action,
             GError      **error)
{
  action->mark = TC_NO_BUBBLE;
  if (json_object_has_member (object, "bubble") && json_object_get_null_member (object, "bubble"))
    return TRUE;

  return turn_record_read_byte (object, "bubble", game->board.n_bubbles - 1u, &action->mark, error);
}

static gboolean
fail_use (const char *use,
          GError    **error)
{
  g_autofree char *shown = store_quotable (use);

  /* Translators: “use”, “tag”, “drone” and “social” stand in files as they are here. */
  return store_fail_content (error, _("use: must be “tag”, “drone” or “social”, but is “%s”"), shown);
}

gboolean
tc_record_read_use (const TcGame  *game,
                    const TcState *state,
                    JsonObject    *object,
                    TcAction      *action,
                    GError       **error)
{
  const char *use = store_get_text (object, "use", error);

  if (use == NULL)
    return FALSE;

  if (g_str_equal (use, "tag"))
    {
      action->use = TC_USE_TAG;
      return read_tag (game, state, object, action, error);
    }
  if (g_str_equal (use, "drone"))
    {
      action->use = TC_USE_DRONE;
      return read_drone (game, object, action, error);
    }
  if (g_str_equal (use, "social"))
    {
      action->use = TC_USE_SOCIAL;
      return read_social (game, object, action, error);
    }

  return fail_use (use, error);
}
