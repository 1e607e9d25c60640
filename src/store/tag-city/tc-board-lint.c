/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-lint.h"

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-spelling.h"
#include "tc-built-in-boards.h"

static const char *const languages[] = { "en", "fr" };

/* Takes @where and @what. */
static void
add (GPtrArray  *list,
     const char *code,
     char       *where,
     char       *what,
     const char *detail)
{
  TcBoardProblem *self = g_new0 (TcBoardProblem, 1);

  self->code = code;
  self->where = where;
  self->what = what;
  self->detail = g_strdup (detail);
  g_ptr_array_add (list, self);
}

static gboolean
has_name (TcBoardFile *file)
{
  g_autofree char *name = g_strstrip (g_strdup (tc_board_file_get_name (file, NULL)));

  return *name != '\0';
}

/* One warning for each name that another district has already. */
static void
lint_district_names (TcBoardFile *file,
                     GPtrArray   *list)
{
  const TcBoard *board = tc_board_file_get_board (file);

  for (guint i = 1; i < board->n_districts; i++)
    for (guint k = 0; k < i; k++)
      {
        const char *name = tc_board_file_get_district_name (file, i, NULL);
        g_autofree char *shown = store_quotable (name);

        if (*name == '\0' || !g_str_equal (name, tc_board_file_get_district_name (file, k, NULL)))
          continue;
        add (list, "name-twice", g_strdup_printf ("districts, %c, name", board->districts[i].key),
             g_strdup_printf (_("Two districts are called “%s”"), shown), NULL);
        break;
      }
}

static gpointer
collect_descriptions (gpointer unused)
{
  GHashTable *texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const char *const *id = tc_board_templates; *id != NULL; id++)
    {
      g_autoptr (TcBoardFile) file = tc_board_template_load (*id);

      for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
        g_hash_table_add (texts, g_strdup (tc_board_file_get_text (file, TC_BOARD_TEXT_DESCRIPTION, 0, languages[i])));
    }

  return texts;
}

static gboolean
is_of_template (TcBoardFile *file)
{
  static GOnce once = G_ONCE_INIT;
  GHashTable *texts = g_once (&once, collect_descriptions, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      const char *text = tc_board_file_get_text (file, TC_BOARD_TEXT_DESCRIPTION, 0, languages[i]);

      if (text != NULL && *text != '\0' && g_hash_table_contains (texts, text))
        return TRUE;
    }

  return FALSE;
}

/* Members that nobody reads, but that look as if somebody should. */

static const char *const members_of_root[] = {
  "format", "version", "name", "description", "author", "license", "grid", "districts", "columns", "rows", "drones", "bubbles", "tokens", "hq", NULL,
};
static const char *const members_of_district[] = { "name", "colour", "high", "low", NULL };
static const char *const members_of_line[] = { "high", "low", NULL };
static const char *const members_of_hq[] = { "sections", "small", NULL };

static void
lint_members (JsonNode          *node,
              const char *const *known,
              const char        *where,
              GPtrArray         *list)
{
  JsonObjectIter iter;
  const char *name;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    for (guint i = 0; known[i] != NULL && !g_strv_contains (known, name); i++)
      if (store_is_misspelt (name, known[i]))
        {
          g_autofree char *shown = store_quotable (name);

          add (list, "member-unknown", g_strdup (*where != '\0' ? where : shown),
               g_strdup_printf (_("“%s” is unknown. Did you mean “%s”?"), shown, known[i]), NULL);
          break;
        }
}

static void
lint_lines (JsonObject *root,
            const char *member,
            GPtrArray  *list)
{
  JsonArray *lines = json_object_get_array_member (root, member);

  for (guint i = 0; i < json_array_get_length (lines); i++)
    {
      g_autofree char *entry = g_strdup_printf (_("entry %u"), i + 1);
      g_autofree char *where = g_strdup_printf ("%s, %s", member, entry);

      lint_members (json_array_get_element (lines, i), members_of_line, where, list);
    }
}

static void
lint_all_members (TcBoardFile *file,
                  GPtrArray   *list)
{
  g_autoptr (JsonNode) node = tc_board_file_write (file);
  JsonObject *root = json_node_get_object (node), *districts = json_object_get_object_member (root, "districts");
  JsonObjectIter iter;
  const char *key;
  JsonNode *district;

  lint_members (node, members_of_root, "", list);
  json_object_iter_init_ordered (&iter, districts);
  while (json_object_iter_next_ordered (&iter, &key, &district))
    {
      g_autofree char *where = g_strdup_printf ("districts, %s", key);

      lint_members (district, members_of_district, where, list);
    }
  lint_lines (root, "columns", list);
  lint_lines (root, "rows", list);
  lint_members (json_object_get_member (root, "hq"), members_of_hq, "hq", list);
}

void
tc_board_lint_texts (TcBoardFile *file,
                     GPtrArray   *list)
{
  if (!has_name (file))
    add (list, "name-empty", g_strdup ("name"), g_strdup (_("The board has no name")), NULL);
  lint_district_names (file, list);
  if (is_of_template (file))
    add (list, "template-text", g_strdup ("description"), g_strdup (_("The description is still the template’s")), NULL);
  lint_all_members (file, list);
}
