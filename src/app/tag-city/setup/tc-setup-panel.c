/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-setup-panel-private.h"

#include <glib/gi18n.h>
#include <tc-board-facts.h>
#include <tc-board-lengths.h>
#include <tc-played-boards.h>
#include <turn-width-first.h>
#include <turn-words.h>

#include "tc-editor-start.h"
#include "tc-game-kind.h"

G_DEFINE_FINAL_TYPE (TcSetupPanel, tc_setup_panel, TURN_TYPE_SETUP)

static TcBoardEntry *
get_entry (TcSetupPanel * self)
{
  return tc_board_library_find (self->library, self->battle->board);
}

static TcBoardFile *
get_board (TcSetupPanel *self)
{
  TcBoardEntry *entry = get_entry (self);

  return entry != NULL ? tc_board_entry_get_board (entry) : NULL;
}

static void
refresh_options (TcSetupPanel *self)
{
  self->following = TRUE;
  gtk_switch_set_active (self->free_drones, self->battle->free_drones);
  self->following = FALSE;
  tc_seed_row_set_setup (self->seed, self->battle);
}

/* What was remembered of a board holds only now that it is read. */
static void
refresh_hq (TcSetupPanel *self)
{
  TcBoardFile *file = get_board (self);
  const TcBoard *board = file != NULL ? tc_board_file_get_board (file) : NULL;
  g_autofree char *id = g_strdup (self->battle->board);

  tc_battle_setup_choose_board (self->battle, id, board);
  tc_hq_chooser_set_setup (self->hq, self->battle, board);
}

static void
refresh_boards (TcSetupPanel *self)
{
  g_auto (GStrv) played = tc_played_boards_list (self->settings);
  g_autoptr (GPtrArray) offered = tc_offered_boards_list (self->library, (const char *const *) played, self->battle->board);
  const guint n_boards = g_list_model_get_n_items (G_LIST_MODEL (self->library));
  g_autofree char *all = g_strdup_printf (_("All %u Boards…"), n_boards);
  TcBoardEntry *entry = get_entry (self);

  for (guint i = 0; i < offered->len; i++)
    tc_board_lengths_ask (tc_board_library_get_lengths (self->library), g_ptr_array_index (offered, i));
  tc_board_chooser_set_boards (self->boards, offered, self->battle->board);
  gtk_button_set_label (self->all_boards, all);
  gtk_widget_set_visible (self->warning, entry != NULL && tc_board_facts_pays (entry));
}

static void
refresh (TcSetupPanel *self)
{
  refresh_boards (self);
  refresh_hq (self);
  turn_setup_changed (TURN_SETUP (self));
}

static void
taggers_changed (TcSetupPanel *self)
{
  g_autofree char *hint = g_strdup_printf (_("in turn order · %u dice"), self->battle->n_seats + 1);

  gtk_label_set_label (self->dice_hint, hint);
  turn_setup_changed (TURN_SETUP (self));
}

static void
free_drones_changed (TcSetupPanel *self)
{
  if (!self->following)
    self->battle->free_drones = gtk_switch_get_active (self->free_drones);
}

static void
edit_clicked (TcSetupPanel *self)
{
  tc_editor_start (GTK_WIDGET (self), tc_board_entry_get_file (get_entry (self)));
}

void
tc_setup_panel_choose_board (TcSetupPanel *self,
                             TcBoardEntry *entry)
{
  turn_words_replace (&self->battle->board, tc_board_entry_get_id (entry));
  refresh (self);
}

static void
gallery_left (TcSetupPanel *self)
{
  turn_setup_set_page (TURN_SETUP (self), NULL);
}

static void
board_used (TcSetupPanel *self,
            TcBoardEntry *entry)
{
  tc_setup_panel_choose_board (self, entry);
  gallery_left (self);
}

static void
open_gallery (TcSetupPanel *self,
              const char   *board)
{
  if (self->gallery == NULL)
    {
      self->gallery = g_object_ref_sink (g_object_new (TC_TYPE_GALLERY_PAGE, NULL));
      tc_gallery_page_set_up (self->gallery, self->library, self->settings);
      g_signal_connect_object (self->gallery, "used", G_CALLBACK (board_used), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->gallery, "left", G_CALLBACK (gallery_left), self, G_CONNECT_SWAPPED);
    }
  tc_gallery_page_open (self->gallery, board, self->battle->seats[0].paint);
  turn_setup_set_page (TURN_SETUP (self), GTK_WIDGET (self->gallery));
}

static void
move_row (gpointer    row,
          GtkListBox *list,
          int         position)
{
  g_object_ref (row);
  gtk_list_box_remove (GTK_LIST_BOX (gtk_widget_get_parent (row)), row);
  gtk_list_box_insert (list, row, position);
  g_object_unref (row);
}

static void
move_part (GtkWidget *part,
           GtkBox    *column)
{
  g_object_ref (part);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (part)), part);
  gtk_box_prepend (column, part);
  g_object_unref (part);
}

/* Two columns, or one in which the boards come first and who leads comes late. */
static void
tc_setup_panel_set_narrow (TurnSetup *setup,
                           gboolean   narrow)
{
  TcSetupPanel *self = TC_SETUP_PANEL (setup);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
  gtk_box_set_spacing (self->columns, narrow ? 6 : 20);
  move_part (self->boards_part, narrow ? self->first_column : self->second_column);
  move_row (self->leader, narrow ? self->options : self->taggers, narrow ? 0 : -1);
  tc_board_chooser_set_narrow (self->boards, narrow);
}

static gboolean
tc_setup_panel_check (TurnSetup *setup,
                      GError   **error)
{
  TcSetupPanel *self = TC_SETUP_PANEL (setup);

  return tc_battle_setup_check (self->battle, get_board (self), error);
}

static TurnRecord *
tc_setup_panel_start (TurnSetup *setup,
                      guint64    seed,
                      GError   **error)
{
  TcSetupPanel *self = TC_SETUP_PANEL (setup);
  TurnRecord *record = tc_battle_setup_start (self->battle, get_board (self), seed, error);

  /* A board that was only tried out from the editor is gone the next time. */
  if (record != NULL && !tc_played_copy_is (self->battle->board))
    {
      tc_played_boards_add (self->settings, self->battle->board);
      g_settings_set_value (self->settings, "last-battle", tc_battle_setup_to_variant (self->battle));
    }

  return record;
}

static const char *
tc_setup_panel_get_paint (TurnSetup *setup)
{
  return TC_SETUP_PANEL (setup)->battle->seats[0].paint;
}

static void
tc_setup_panel_show_all (TurnSetup *setup)
{
  TcSetupPanel *self = TC_SETUP_PANEL (setup);

  open_gallery (self, self->battle->board);
}

static gboolean
tc_setup_panel_open (TurnSetup *setup,
                     GFile     *file,
                     GError   **error)
{
  TcSetupPanel *self = TC_SETUP_PANEL (setup);
  TcBoardEntry *entry = tc_board_library_open (self->library, file);

  if (tc_board_entry_get_board (entry) == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, tc_board_entry_get_problem (entry));
      return FALSE;
    }
  tc_setup_panel_choose_board (self, entry);

  return TRUE;
}

static void
tc_setup_panel_dispose (GObject *object)
{
  TcSetupPanel *self = TC_SETUP_PANEL (object);

  g_clear_object (&self->gallery);
  g_clear_object (&self->rows);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (tc_setup_panel_parent_class)->dispose (object);
}

static void
tc_setup_panel_finalize (GObject *object)
{
  g_clear_pointer (&TC_SETUP_PANEL (object)->battle, tc_battle_setup_free);

  G_OBJECT_CLASS (tc_setup_panel_parent_class)->finalize (object);
}

static void
load_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TC_TYPE_BOARD_CHOOSER);
  g_type_ensure (TC_TYPE_HQ_CHOOSER);
  g_type_ensure (TC_TYPE_SEED_ROW);
  g_type_ensure (TURN_TYPE_WIDTH_FIRST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-setup-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, columns);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, first_column);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, second_column);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, boards_part);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, dice_hint);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, taggers);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, add_tagger);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, hq);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, leader);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, options);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, free_drones);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, seed);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, all_boards);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, boards);
  gtk_widget_class_bind_template_child (widget_class, TcSetupPanel, warning);
  gtk_widget_class_bind_template_callback (widget_class, edit_clicked);
  gtk_widget_class_bind_template_callback (widget_class, free_drones_changed);
  gtk_widget_class_bind_template_callback (widget_class, tc_setup_panel_choose_board);
  gtk_widget_class_bind_template_callback (widget_class, turn_setup_changed);
}

static void
tc_setup_panel_class_init (TcSetupPanelClass *klass)
{
  TurnSetupClass *setup_class = TURN_SETUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_setup_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_setup_panel_finalize;
  setup_class->check = tc_setup_panel_check;
  setup_class->start = tc_setup_panel_start;
  setup_class->get_paint = tc_setup_panel_get_paint;
  setup_class->set_narrow = tc_setup_panel_set_narrow;
  setup_class->show_all = tc_setup_panel_show_all;
  setup_class->open = tc_setup_panel_open;
  load_template (GTK_WIDGET_CLASS (klass));
}

static void
tc_setup_panel_init (TcSetupPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (APPLICATION_ID);
  self->rows = turn_seat_rows_new (&tc_game_kind, self->taggers, self->add_tagger, self->leader);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (taggers_changed), self, G_CONNECT_SWAPPED);
}

/* Files come and go between two evenings; a battle can always begin. */
static gboolean
is_there (TcSetupPanel *self,
          const char   *id)
{
  g_autoptr (GFile) file = g_str_has_prefix (id, "file:") ? g_file_new_for_uri (id) : NULL;

  return file != NULL ? g_file_query_exists (file, NULL) && !tc_played_copy_is (id) : tc_board_library_find (self->library, id) != NULL;
}

static void
recall (TcSetupPanel *self)
{
  g_autoptr (TcBoardEntry) first = NULL;
  g_autoptr (GVariant) last = g_settings_get_value (self->settings, "last-battle");

  self->library = tc_board_library_new (NULL);
  self->battle = tc_battle_setup_new_from_variant (last, g_get_real_name ());
  if (is_there (self, self->battle->board))
    return;

  first = g_list_model_get_item (G_LIST_MODEL (self->library), 0);
  tc_battle_setup_choose_board (self->battle, tc_board_entry_get_id (first), NULL);
}

GtkWidget *
tc_setup_panel_new (TurnSetup *former)
{
  TcSetupPanel *self = g_object_new (TC_TYPE_SETUP_PANEL, NULL);
  TcSetupPanel *other = former != NULL ? TC_SETUP_PANEL (former) : NULL;

  if (other != NULL)
    {
      self->library = g_object_ref (other->library);
      self->battle = tc_battle_setup_copy (other->battle);
    }
  else
    {
      recall (self);
    }
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->settings, "changed::played-boards", G_CALLBACK (refresh_boards), self, G_CONNECT_SWAPPED);
  turn_seat_rows_set_seats (self->rows, self->battle->seats, &self->battle->n_seats, &self->battle->leader);
  refresh_options (self);
  refresh (self);
  if (other != NULL && turn_setup_get_page (former) != NULL)
    open_gallery (self, tc_gallery_page_get_chosen (other->gallery));

  return GTK_WIDGET (self);
}
