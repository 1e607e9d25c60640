/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "page-words.h"

#include <string.h>
#include <tc-built-in-boards.h>
#include <tc-language.h>
#include <tc-widget-picture.h>

#include "widget-fixtures.h"
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

static void
add_names_of_templates (GPtrArray *names)
{
  for (guint i = 0; tc_board_templates[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) board = tc_board_template_load (tc_board_templates[i]);

      add_names (names, board, "fr");
      add_names (names, board, "en");
    }
}

static void
add_names_of_boards (GPtrArray *names)
{
  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) board = tc_built_in_board_load (tc_built_in_boards[i], NULL);

      add_names (names, board, "fr");
      add_names (names, board, "en");
    }
}

/* Longer names first, since one may be part of another: “La Gare” of “La Gare centrale”. */
static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  const gsize length_a = strlen (*(const char *const *) a), length_b = strlen (*(const char *const *) b);

  return (length_a < length_b) - (length_a > length_b);
}

/* Names of people, of what is in boards (new districts have theirs in both languages) and of languages are what they are, and the toolkit says “(None)” itself. */
static GPtrArray *
list_names (void)
{
  static const char *const others[] = {
    "Ana", "Ben", "Cleo", "Dan", "Quartier", "Mika", "Nono", "Zaz", "(Aucun)", "(None)", "Tag City contributors", "tag-city", "CC-BY-SA-4.0", "English", "Français", "Enter", "Tab", "Esc", "PDF", "PNG",
    "SVG", "A4", "tagrecord.json", "city.json", "Vandal", "Zoë", "Krylon", "Est", "Ouest", "Robin David", "RUNES Editions", "Pat Roughan", "Starcap Games LLC, 2015",
  };
  GPtrArray *names = g_ptr_array_new_null_terminated (64, g_free, TRUE);

  add_names_of_templates (names);
  add_names_of_boards (names);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (names, g_strdup (others[i]));
  g_ptr_array_sort (names, compare_names);

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

/* For people, where PAGE_PICTURES says. */
static void
keep_picture (const char *page,
              GtkWidget  *root)
{
  static guint number;
  g_autofree char *name = g_strdup_printf ("%03u-%s.png", ++number, page);
  g_autoptr (GFile) file = g_file_new_build_filename (g_getenv ("PAGE_PICTURES"), name, NULL);
  g_autoptr (GError) error = NULL;

  tc_widget_picture_save (root, file, &error);
  g_assert_no_error (error);
}

static void
see (PageCheck  *self,
     const char *page,
     GtkWidget  *root,
     GPtrArray  *names)
{
  if (g_getenv ("PAGE_PICTURES") != NULL)
    keep_picture (page, root);
  if (self->kind == PAGE_CHECK_BRACKETS)
    {
      self->n_problems += widget_words_unmarked (root, page, (const char *const *) names->pdata);
    }
  else
    {
      self->n_problems += widget_words_cramped (root, page);
      self->n_problems += is_too_wide (self, page, root) ? 1 : 0;
    }
}

void
page_check_see (PageCheck  *self,
                const char *page,
                GtkWidget  *root)
{
  g_autoptr (GPtrArray) names = list_names ();

  see (self, page, root, names);
}

/* The same window about nothing: what it says, it says by itself. */
static GtkWindow *
make_example (void)
{
  static const char *names[] = { "1", NULL };
  GtkWidget *window = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (window);

  adw_about_window_set_application_name (about, "2");
  adw_about_window_set_developer_name (about, "3");
  adw_about_window_set_version (about, "4");
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_copyright (about, "5");
  adw_about_window_set_comments (about, "6");
  adw_about_window_set_developers (about, names);
  adw_about_window_set_translator_credits (about, "7");

  return GTK_WINDOW (window);
}

static void
note_word (GtkWidget  *widget,
           const char *kind,
           const char *text,
           gpointer    data)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (strlen (lines[i]) > 1)
      g_ptr_array_add (data, g_strdup (lines[i]));
}

/* Opens the window at its first page, or at that behind its row with that number; NULL if there is no such row. */
static GtkWindow *
open_about (const PageCheck *self,
            GtkWindow     *(*make)(void),
            int              number)
{
  GtkWindow *window = make ();
  GtkWidget *row = NULL;
  int n_rows = 0;

  gtk_window_set_default_size (window, self->width, self->height);
  gtk_window_present (window);
  widget_fixture_iterate (50);
  for (guint i = 0; n_rows <= number && (row = widget_fixture_find (GTK_WIDGET (window), GTK_TYPE_LIST_BOX_ROW, i)) != NULL; i++)
    n_rows += gtk_widget_get_mapped (row) ? 1 : 0;
  if (row != NULL)
    gtk_widget_activate (row);
  else if (number >= 0)
    g_clear_pointer (&window, gtk_window_destroy);
  widget_fixture_iterate (50);

  return window;
}

void
page_check_see_about (PageCheck *self,
                      GtkWindow *(*make)(void))
{
  g_autoptr (GPtrArray) names = list_names ();
  GtkWindow *window;

  for (int i = -1; (window = open_about (self, make_example, i)) != NULL; i++)
    {
      widget_words_visit (GTK_WIDGET (window), note_word, names);
      gtk_window_destroy (window);
    }
  for (int i = -1; (window = open_about (self, make, i)) != NULL; i++)
    {
      see (self, "about the program", GTK_WIDGET (window), names);
      gtk_window_destroy (window);
    }
}
