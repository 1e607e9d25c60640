/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "new-battle-fixtures.h"

#include <tc-built-in-boards.h>
#include <tc-tagger-row.h>

#define USUAL_WIDTH 1100
#define HEIGHT 760

static void
started (NewBattle  *self,
         TurnRecord *record)
{
  g_clear_pointer (&self->record, turn_record_unref);
  self->record = turn_record_ref (record);
}

static void
continued (NewBattle   *self,
           TcSavedGame *game)
{
  g_assert_nonnull (game);
  self->n_continued++;
}

static void
all_shown (NewBattle *self)
{
  self->n_shown_all++;
}

/* The window of the program has this action. */
static void
add_action (NewBattle *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-all", NULL);

  g_signal_connect_swapped (action, "activate", G_CALLBACK (all_shown), self);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (self->window, "boards", G_ACTION_GROUP (group));
}

static void
show_page (NewBattle *self,
           int        width)
{
  self->page = g_object_new (TC_TYPE_NEW_BATTLE_PAGE, NULL);
  tc_new_battle_page_set_up (TC_NEW_BATTLE_PAGE (self->page), self->settings, self->saved_games);
  g_signal_connect_swapped (self->page, "started", G_CALLBACK (started), self);
  g_signal_connect_swapped (self->page, "continued", G_CALLBACK (continued), self);
  self->window = widget_fixture_show (self->page, width > 0 ? width : USUAL_WIDTH, HEIGHT);
  add_action (self);
}

static void
hide_page (NewBattle *self)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (0);
}

void
new_battle_set_up (NewBattle    *self,
                   gconstpointer data)
{
  self->folder = folder_fixture_new ();
  self->settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_reset (self->settings, "last-battle");
  g_settings_reset (self->settings, "played-boards");
  self->saved_games = tc_saved_games_new (self->folder);
  show_page (self, GPOINTER_TO_INT (data));
}

void
new_battle_tear_down (NewBattle    *self,
                      gconstpointer data)
{
  hide_page (self);
  g_clear_pointer (&self->record, turn_record_unref);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->settings);
  folder_fixture_delete (self->folder);
  g_clear_object (&self->folder);
}

void
new_battle_reopen (NewBattle *self,
                   int        width)
{
  hide_page (self);
  show_page (self, width);
}

GtkWidget *
new_battle_get_setup (NewBattle  *self,
                      const char *game)
{
  return gtk_stack_get_child_by_name (GTK_STACK (new_battle_get_part (self->page, "setups")), game);
}

GtkWidget *
new_battle_get_row (NewBattle *self,
                    guint      seat)
{
  return widget_fixture_find (new_battle_get_setup (self, "tag-city"), TC_TYPE_TAGGER_ROW, seat);
}

GtkWidget *
new_battle_get_start (NewBattle *self)
{
  return new_battle_get_part (self->page, "start");
}

static GtkWidget *
find_part (GtkWidget  *root,
           const char *id)
{
  const char *own = gtk_buildable_get_buildable_id (GTK_BUILDABLE (root));

  if (g_strcmp0 (own, id) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_part (child, id);

      if (found != NULL)
        return found;
    }

  return NULL;
}

GtkWidget *
new_battle_get_part (GtkWidget  *root,
                     const char *id)
{
  GtkWidget *part = find_part (root, id);

  g_assert_nonnull (part);

  return part;
}

const TcGame *
new_battle_start (NewBattle *self)
{
  g_clear_pointer (&self->record, turn_record_unref);
  g_signal_emit_by_name (new_battle_get_start (self), "clicked");
  g_assert_nonnull (self->record);

  return turn_record_get_game (self->record);
}

GFile *
new_battle_save_board (NewBattle *self,
                       gboolean   has_sections,
                       int        bubble)
{
  g_autoptr (TcBoardFile) original = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcBoardFile) own = NULL;
  g_autoptr (GError) error = NULL;
  GFile *file = g_file_get_child (self->folder, "own.city.json");
  TcBoard board = *tc_board_file_get_board (original);

  board.bubbles[board.n_bubbles - 1] = (gint8) bubble;
  board.has_sections = has_sections;
  if (!has_sections)
    memset (board.sections, 0, sizeof board.sections);
  own = tc_board_file_new_with_board (original, &board);
  g_assert_true (tc_board_file_save (own, file, &error));
  g_assert_no_error (error);

  return file;
}

static gboolean
press_in (GListModel *shortcuts,
          GtkWidget  *widget,
          const char *key)
{
  g_autoptr (GtkShortcutTrigger) wanted = gtk_shortcut_trigger_parse_string (key);

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL);
    }

  return FALSE;
}

void
new_battle_press (NewBattle  *self,
                  const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self->page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) && press_in (G_LIST_MODEL (controller), self->page, key))
        return;
    }
  g_test_message ("nothing hears %s", key);
  g_test_fail ();
}
