/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "gallery-fixtures.h"

#include <tc-board-length.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

static void
used (GalleryFixture *self,
      TcBoardEntry   *entry)
{
  g_set_object (&self->used, entry);
}

static void
left (GalleryFixture *self)
{
  self->n_left++;
}

void
gallery_fixture_set_up (GalleryFixture *self,
                        gconstpointer   unused)
{
  self->folder = folder_fixture_new ();
  self->boards = g_file_get_child (self->folder, "boards");
  self->settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_reset (self->settings, "played-boards");
  self->library = tc_board_library_new (self->boards);
  self->page = g_object_new (TC_TYPE_GALLERY_PAGE, NULL);
  tc_gallery_page_set_up (TC_GALLERY_PAGE (self->page), self->library, self->settings);
  tc_gallery_page_open (TC_GALLERY_PAGE (self->page), "side-a", "flamingo");
  g_signal_connect_swapped (self->page, "used", G_CALLBACK (used), self);
  g_signal_connect_swapped (self->page, "left", G_CALLBACK (left), self);
  self->window = widget_fixture_show (self->page, 1280, 800);
}

void
gallery_fixture_tear_down (GalleryFixture *self,
                           gconstpointer   unused)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (0);
  g_clear_object (&self->used);
  g_assert_finalize_object (self->library);
  g_clear_object (&self->settings);
  folder_fixture_delete (self->folder);
  g_clear_object (&self->boards);
  g_clear_object (&self->folder);
}

GFile *
gallery_fixture_save (GalleryFixture *self,
                      const char     *board,
                      const char     *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "boards", board, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (path);
  g_autoptr (GFile) target = g_file_get_child (self->boards, name);

  g_assert_true (g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, NULL));

  return g_steal_pointer (&target);
}

typedef struct
{
  GalleryFixture *fixture;
  const char     *id;
  TcBoardCard    *card;
} Expectation;

static TcBoardCard *
find_by_id (GalleryFixture *self,
            const char     *id)
{
  GtkWidget *card;

  for (guint i = 0; (card = widget_fixture_find (self->page, TC_TYPE_BOARD_CARD, i)) != NULL; i++)
    if (g_str_equal (tc_board_entry_get_id (tc_board_card_get_entry (TC_BOARD_CARD (card))), id))
      return TC_BOARD_CARD (card);

  return NULL;
}

static gboolean
is_there (gpointer subject)
{
  Expectation *expected = subject;

  expected->card = find_by_id (expected->fixture, expected->id);

  return expected->card != NULL && tc_board_length_get_rounds (tc_board_card_get_entry (expected->card)) > 0;
}

TcBoardCard *
gallery_fixture_add (GalleryFixture *self,
                     const char     *board,
                     const char     *name)
{
  g_autoptr (GFile) file = gallery_fixture_save (self, board, name);
  g_autofree char *id = g_file_get_uri (file);
  Expectation expected = { .fixture = self, .id = id };

  widget_fixture_wait (is_there, &expected);

  return expected.card;
}

TcBoardCard *
gallery_fixture_find_card (GalleryFixture *self,
                           const char     *name)
{
  GtkWidget *card;

  for (guint i = 0; (card = widget_fixture_find (self->page, TC_TYPE_BOARD_CARD, i)) != NULL; i++)
    if (g_str_equal (tc_board_entry_get_name (tc_board_card_get_entry (TC_BOARD_CARD (card))), name))
      return TC_BOARD_CARD (card);

  return NULL;
}

char *
gallery_fixture_list (GalleryFixture *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  GtkWidget *card;

  for (guint i = 0; (card = widget_fixture_find (self->page, TC_TYPE_BOARD_CARD, i)) != NULL; i++)
    if (gtk_widget_get_mapped (card))
      g_ptr_array_add (names, (gpointer) tc_board_entry_get_name (tc_board_card_get_entry (TC_BOARD_CARD (card))));
  g_ptr_array_add (names, NULL);

  return g_strjoinv (", ", (char **) names->pdata);
}

const char *
gallery_fixture_chosen (GalleryFixture *self)
{
  return tc_board_entry_get_name (tc_board_library_find (self->library, tc_gallery_page_get_chosen (TC_GALLERY_PAGE (self->page))));
}

const char *
gallery_fixture_focused (GalleryFixture *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (self->page));

  return focus != NULL && TC_IS_BOARD_CARD (focus) ? tc_board_entry_get_name (tc_board_card_get_entry (TC_BOARD_CARD (focus))) : NULL;
}

static gboolean
press_on (GtkWidget *widget,
          guint      keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }

  return handled;
}

gboolean
gallery_fixture_press (GalleryFixture *self,
                       guint           keyval)
{
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  gboolean handled = FALSE;

  for (GtkWidget *at = gtk_root_get_focus (gtk_widget_get_root (self->page)); at != NULL && at != self->page; at = gtk_widget_get_parent (at))
    g_ptr_array_add (path, at);
  for (guint i = path->len; i > 0 && !handled; i--)
    handled = press_on (g_ptr_array_index (path, i - 1), keyval);

  return handled;
}
