/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-words.h"

#include <tc-board-templates.h>
#include <tc-language.h>

#include "widget-words.h"

static void
add_names (GPtrArray   *names,
           TcBoardFile *board,
           const char  *language)
{
  g_ptr_array_add (names, g_strdup (tc_board_file_get_name (board, language)));
  g_ptr_array_add (names, g_strdup (tc_board_file_get_description (board, language)));
  for (guint i = 0; i < tc_board_file_get_board (board)->n_districts; i++)
    g_ptr_array_add (names, g_strdup (tc_board_file_get_district_name (board, i, language)));
}

/* Names of people, of what is in boards (new districts have theirs in both languages) and of languages are what they are, and the toolkit says “(None)” itself. */
static GPtrArray *
list_names (void)
{
  static const char *const others[] = {
    "Ana", "Ben", "Cleo", "Dan", "Quartier", "Mika", "Nono", "Zaz", "(Aucun)", "(None)", "Tag City contributors", "tag-city", "CC-BY-SA-4.0", "English", "Français", "Enter", "Tab", "Esc", "PDF", "PNG",
    "SVG", "A4", "tagrecord.json", "city.json",
  };
  GPtrArray *names = g_ptr_array_new_null_terminated (64, g_free, TRUE);

  for (guint i = 0; tc_board_templates[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) board = tc_board_template_load (tc_board_templates[i]);

      add_names (names, board, "fr");
      add_names (names, board, "en");
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (names, g_strdup (others[i]));

  return names;
}

void
page_check_init (void)
{
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
}

static gboolean
is_too_wide (const PageCheck *self,
             const char      *page,
             GtkWidget       *root)
{
  const int width = gtk_widget_get_width (root);

  if (width > self->width)
    g_test_message ("%s: is cut off: %d of %d points fit", page, self->width, width);

  return width > self->width;
}

void
page_check_see (PageCheck  *self,
                const char *page,
                GtkWidget  *root)
{
  if (self->kind == PAGE_CHECK_BRACKETS)
    {
      g_autoptr (GPtrArray) names = list_names ();

      self->n_problems += widget_words_unmarked (root, page, (const char *const *) names->pdata);
    }
  else
    {
      self->n_problems += widget_words_cramped (root, page);
      self->n_problems += is_too_wide (self, page, root) ? 1 : 0;
    }
}
