/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <turn-language.h>
#include <turn-ui-private.h>

#include "widget-fixtures.h"

static TurnHelpWindow *
open_help (const char *first)
{
  TurnHelpWindow *help = turn_help_window_new ();

  turn_help_window_add_texts (help, first);
  gtk_window_present (GTK_WINDOW (help));
  widget_fixture_iterate (100);

  return help;
}

static void
close_help (TurnHelpWindow *help)
{
  gtk_window_destroy (GTK_WINDOW (help));
  widget_fixture_iterate (0);
}

/* What can be read of the page that is shown. */
static gboolean
says (TurnHelpWindow *help,
      const char     *words)
{
  g_autofree char *text = widget_fixture_read (GTK_WIDGET (help));

  return strstr (text, words) != NULL;
}

static void
test_pages (void)
{
  TurnHelpWindow *help = open_help ("rules");

  g_assert_cmpuint (turn_help_window_get_n_pages (help), ==, 3);
  g_assert_true (says (help, "You are a tagger."));
  g_assert_false (says (help, "Choose a board."));
  turn_help_window_show_page (help, 1);
  widget_fixture_iterate (100);
  g_assert_true (says (help, "Choose a board."));
  g_assert_false (says (help, "You are a tagger."));
  close_help (help);
}

static void
search (TurnHelpWindow *help,
        const char     *words)
{
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_ENTRY, 0)), words);
  widget_fixture_iterate (400);
}

/* All pages are searched, whatever the case and the accents. */
static void
test_search (void)
{
  TurnHelpWindow *help = open_help ("playing");
  GtkSearchBar *bar = GTK_SEARCH_BAR (widget_fixture_find (GTK_WIDGET (help), GTK_TYPE_SEARCH_BAR, 0));

  gtk_search_bar_set_search_mode (bar, TRUE);
  widget_fixture_iterate (100);
  search (help, "FREEZE deck");
  g_assert_true (says (help, "A Freeze is in the middle"));
  g_assert_false (says (help, "Choose a board."));
  search (help, "xylophone");
  g_assert_true (says (help, "Nothing Found"));
  search (help, "");
  g_assert_true (says (help, "Choose a board."));
  close_help (help);
}

static GtkWidget *
find_link (GtkWidget  *root,
           const char *uri)
{
  if (GTK_IS_LABEL (root) && strstr (gtk_label_get_label (GTK_LABEL (root)), uri) != NULL)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_link (child, uri);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* To another page, and far down on it. */
static void
test_links (void)
{
  TurnHelpWindow *help = open_help ("playing");
  GtkWidget *link = find_link (GTK_WIDGET (help), "help:rules.md");
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (link, GTK_TYPE_SCROLLED_WINDOW));
  gboolean handled = FALSE;

  g_signal_emit_by_name (link, "activate-link", "help:rules.md", &handled);
  widget_fixture_iterate (200);
  g_assert_true (handled);
  g_assert_true (says (help, "You are a tagger."));
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)), ==, 0);
  g_signal_emit_by_name (find_link (GTK_WIDGET (help), "help:#decisions"), "activate-link", "help:#decisions", &handled);
  widget_fixture_iterate (200);
  g_assert_cmpfloat (gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (scroller)), >, 1000);
  close_help (help);
}

/* Each page is in French, too. */
static void
test_french (void)
{
  TurnHelpWindow *help;

  turn_language_choose ("fr");
  help = open_help ("rules");
  g_assert_true (says (help, "Tu es tagueur."));
  for (guint page = 0; page < turn_help_window_get_n_pages (help); page++)
    {
      turn_help_window_show_page (help, page);
      widget_fixture_iterate (50);
      g_assert_false (says (help, " the "));
    }
  close_help (help);
  turn_language_choose ("en");
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  turn_language_set_up (g_getenv ("TAG_CITY_LOCALE_DIR"));
  turn_language_choose ("en");

  g_test_add_func ("/help-window/pages", test_pages);
  g_test_add_func ("/help-window/search", test_search);
  g_test_add_func ("/help-window/links", test_links);
  g_test_add_func ("/help-window/french", test_french);

  return g_test_run ();
}
