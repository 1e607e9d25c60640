/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store-members.h"

/* What TcShape can hold. Whether a token is too large for the rules is for tc_check_board () to tell. */
#define MAX_TOKEN_WINDOW 8

static gboolean
read_id (char        id[TC_TOKEN_ID_SIZE],
         const char *text,
         GError    **error)
{
  g_autofree char *shown = store_quotable (text);

  if (*text == '\0' || strlen (text) >= TC_TOKEN_ID_SIZE || !g_str_equal (text, shown))
    return store_fail_content (error, _("“%s” cannot be the id of a token; it must have from 1 to %d letters, digits or signs"),
                               shown, TC_TOKEN_ID_SIZE - 1);
  strcpy (id, text);

  return TRUE;
}

/* The rows of a token, as tc_shape_from_text () wants them. */
static gboolean
join_rows (GString   *text,
           JsonArray *rows,
           GError   **error)
{
  gsize length = 0;

  if (json_array_get_length (rows) > MAX_TOKEN_WINDOW)
    return store_fail_content (error, _("row %u: a token has at most %d rows"), MAX_TOKEN_WINDOW + 1u, TC_SHAPE_MAX_SIDE);
  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      const char *row = store_nth_text (rows, i, error);

      if (row == NULL)
        return FALSE;
      if (strspn (row, "01") != strlen (row))
        return store_fail_content (error, _("row %u: only 1 for a square and 0 for none may stand here"), i + 1);
      if (i > 0 && strlen (row) != length)
        return store_fail_content (error, _("row %u: is not as long as row 1"), i + 1);
      length = strlen (row);
      if (length > MAX_TOKEN_WINDOW)
        return store_fail_content (error, _("row %u: a token has at most %d columns"), i + 1, TC_SHAPE_MAX_SIDE);
      for (; *row != '\0'; row++)
        g_string_append_c (text, *row == '1' ? '#' : '.');
      g_string_append_c (text, '/');
    }

  return TRUE;
}

static gboolean
read_token (TcToken    *token,
            const char *id,
            JsonObject *tokens,
            GError    **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  JsonArray *rows;

  if (!read_id (token->id, id, error))
    {
      g_prefix_error (error, "%s: ", "tokens");
      return FALSE;
    }

  rows = store_get_array (tokens, id, 0, G_MAXUINT, error);
  if (rows != NULL && join_rows (text, rows, error))
    {
      token->shape = tc_shape_from_text (text->str);
      return TRUE;
    }
  if (rows != NULL)
    store_error_add_place (error, "%s", id);
  store_error_add_place (error, "tokens");

  return FALSE;
}

gboolean
tc_board_read_tokens (TcBoard    *self,
                      JsonObject *root,
                      GError    **error)
{
  JsonObject *tokens;
  JsonObjectIter iter;
  const char *id;

  if (!json_object_has_member (root, "tokens"))
    return TRUE;
  tokens = store_get_object (root, "tokens", error);
  if (tokens == NULL)
    return FALSE;
  if (json_object_get_size (tokens) > TC_MAX_OWN_TOKENS)
    return store_fail_content (error, _("tokens: at most %d are possible, but here are %u"),
                               TC_MAX_OWN_TOKENS, json_object_get_size (tokens));

  json_object_iter_init_ordered (&iter, tokens);
  while (json_object_iter_next_ordered (&iter, &id, NULL))
    if (!read_token (&self->tokens[self->n_tokens++], id, tokens, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_ids (char        ids[][TC_TOKEN_ID_SIZE],
          guint       n_ids,
          JsonObject *hq,
          const char *member,
          GError    **error)
{
  JsonArray *array = store_get_array (hq, member, n_ids, n_ids, error);

  for (guint i = 0; array != NULL && i < n_ids; i++)
    {
      const char *text = store_nth_text (array, i, error);

      if (text != NULL && read_id (ids[i], text, error))
        continue;
      if (text != NULL)
        g_prefix_error (error, _("entry %u: "), i + 1);
      store_error_add_place (error, "%s", member);
      array = NULL;
    }
  if (array == NULL)
    store_error_add_place (error, "hq");

  return array != NULL;
}

gboolean
tc_board_read_hq (TcBoard    *self,
                  JsonObject *root,
                  GError    **error)
{
  JsonObject *hq = store_get_object (root, "hq", error);

  if (hq == NULL)
    return FALSE;
  self->has_sections = !json_object_has_member (hq, "sections") || !json_object_get_null_member (hq, "sections");
  if (self->has_sections && !read_ids (self->sections, TC_N_SECTIONS, hq, "sections", error))
    return FALSE;

  return read_ids (self->small, TC_N_SMALL_TOKENS, hq, "small", error);
}
