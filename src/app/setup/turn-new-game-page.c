/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-new-game-page.h"

#include <glib/gi18n.h>
#include <tc-board-facts.h>
#include <tc-board-lengths.h>
#include <tc-played-boards.h>
#include <turn-backdrop.h>
#include <turn-break-bin.h>
#include <turn-compat.h>
#include <turn-seat-look.h>

#include "tc-board-chooser.h"
#include "tc-editor-start.h"
#include "tc-hq-chooser.h"
#include "tc-seed-row.h"
#include "tc-tagger-list.h"
#include "turn-deal-setup.h"
#include "turn-game-chooser.h"

#define WIDE_SHEET 1020
#define NARROW_SHEET 696

struct _TurnNewGamePage
{
  AdwBin           parent_instance;

  GSettings       *settings;
  TurnSavedGames  *saved_games;
  TcBoardLibrary  *library;
  TcBattleSetup   *setup;
  gboolean         following;     /* the widgets are being set from the setup */

  TurnBreakBin    *room;
  TurnBackdrop    *backdrop;
  AdwClamp        *sheet;
  GtkWidget       *body;
  GtkWidget       *cancel;
  GtkWidget       *start;
  AdwActionRow    *continue_row;
  GtkWidget       *continue_button;
  TurnGameChooser *games;
  GtkStack        *setups;         /* one for each game, called as it is in records */
  GtkBox          *columns;
  GtkBox          *first_column;
  GtkBox          *second_column;
  GtkWidget       *boards_part;
  GtkLabel        *dice_hint;
  TcTaggerList    *taggers;
  TcHqChooser     *hq;
  AdwComboRow     *leader;
  GtkListBox      *options;
  GtkSwitch       *free_drones;
  TcSeedRow       *seed;
  GtkButton       *all_boards;
  TcBoardChooser  *boards;
  GtkWidget       *warning;        /* that checking networks pays */
};

enum
{
  STARTED,
  CANCELLED,
  CONTINUED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnNewGamePage, turn_new_game_page, ADW_TYPE_BIN)

static TcBoardEntry *
get_entry (TurnNewGamePage * self)
{
  return tc_board_library_find (self->library, self->setup->board);
}

static TcBoardFile *
get_board (TurnNewGamePage *self)
{
  TcBoardEntry *entry = get_entry (self);

  return entry != NULL ? tc_board_entry_get_board (entry) : NULL;
}

static void
refresh_start (TurnNewGamePage *self)
{
  GtkWidget *visible = gtk_stack_get_visible_child (self->setups);
  g_autoptr (GError) error = NULL;
  const gboolean fine = TURN_IS_DEAL_SETUP (visible) ? turn_deal_setup_check (TURN_DEAL_SETUP (visible), &error)
                                                     : self->setup != NULL && tc_battle_setup_check (self->setup, get_board (self), &error);

  gtk_widget_set_sensitive (self->start, fine);
  gtk_widget_set_tooltip_text (self->start, error == NULL ? NULL : error->message);
}

/* The page wears the colours of the first tagger. */
static void
refresh_colours (TurnNewGamePage *self)
{
  const char *paint = self->setup->seats[0].paint;

  turn_seat_look_colour (GTK_WIDGET (self), paint != NULL ? turn_paint_find (paint) : NULL);
}

static void
refresh_taggers (TurnNewGamePage *self)
{
  g_autofree char *hint = g_strdup_printf (_("in turn order · %u dice"), self->setup->n_seats + 1);

  gtk_label_set_label (self->dice_hint, hint);
  refresh_colours (self);
}

/* Anybody, or one of the taggers by name. */
static void
refresh_leader (TurnNewGamePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Drawn by Lot"));
  for (guint seat = 0; seat < self->setup->n_seats; seat++)
    gtk_string_list_append (names, self->setup->seats[seat].name);
  if (self->setup->leader >= (int) self->setup->n_seats)
    self->setup->leader = TC_LEADER_RANDOM;
  adw_combo_row_set_model (self->leader, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->leader, (guint) (self->setup->leader + 1));
}

static void
refresh_options (TurnNewGamePage *self)
{
  gtk_switch_set_active (self->free_drones, self->setup->free_drones);
  tc_seed_row_set_setup (self->seed, self->setup);
}

/* What was remembered of a board holds only now that it is read. */
static void
refresh_hq (TurnNewGamePage *self)
{
  TcBoardFile *file = get_board (self);
  const TcBoard *board = file != NULL ? tc_board_file_get_board (file) : NULL;
  g_autofree char *id = g_strdup (self->setup->board);

  tc_battle_setup_choose_board (self->setup, id, board);
  tc_hq_chooser_set_setup (self->hq, self->setup, board);
}

static void
refresh_boards (TurnNewGamePage *self)
{
  g_auto (GStrv) played = tc_played_boards_list (self->settings);
  g_autoptr (GPtrArray) offered = tc_offered_boards_list (self->library, (const char *const *) played, self->setup->board);
  const guint n_boards = g_list_model_get_n_items (G_LIST_MODEL (self->library));
  g_autofree char *all = g_strdup_printf (_("All %u Boards…"), n_boards);
  TcBoardEntry *entry = get_entry (self);

  for (guint i = 0; i < offered->len; i++)
    tc_board_lengths_ask (tc_board_library_get_lengths (self->library), g_ptr_array_index (offered, i));
  tc_board_chooser_set_boards (self->boards, offered, self->setup->board);
  gtk_button_set_label (self->all_boards, all);
  gtk_widget_set_visible (self->warning, entry != NULL && tc_board_facts_pays (entry));
}

static void
refresh (TurnNewGamePage *self)
{
  self->following = TRUE;
  tc_tagger_list_set_setup (self->taggers, self->setup);
  refresh_taggers (self);
  refresh_leader (self);
  refresh_boards (self);
  refresh_hq (self);
  refresh_options (self);
  refresh_start (self);
  self->following = FALSE;
}

static void
refresh_continue (TurnNewGamePage *self)
{
  TurnSavedGame *game = turn_saved_games_get_newest (self->saved_games);

  gtk_widget_set_visible (GTK_WIDGET (self->continue_row), game != NULL);
  if (game == NULL)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->continue_row), turn_saved_game_get_title (game));
  adw_action_row_set_subtitle (self->continue_row, turn_saved_game_get_subtitle (game));
}

static void
taggers_changed (TurnNewGamePage *self)
{
  self->following = TRUE;
  refresh_taggers (self);
  refresh_leader (self);
  refresh_start (self);
  self->following = FALSE;
}

static void
leader_changed (TurnNewGamePage *self)
{
  if (!self->following && self->setup != NULL)
    self->setup->leader = (int) adw_combo_row_get_selected (self->leader) - 1;
}

static void
free_drones_changed (TurnNewGamePage *self)
{
  if (!self->following)
    self->setup->free_drones = gtk_switch_get_active (self->free_drones);
}

static void
edit_clicked (TurnNewGamePage *self)
{
  tc_editor_start (GTK_WIDGET (self), tc_board_entry_get_file (get_entry (self)));
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
arrange (TurnNewGamePage *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);
  const int size = narrow ? NARROW_SHEET : WIDE_SHEET;

  adw_clamp_set_maximum_size (self->sheet, size);
  adw_clamp_set_tightening_threshold (self->sheet, size);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
  gtk_box_set_spacing (self->columns, narrow ? 6 : 20);
  move_part (self->boards_part, narrow ? self->first_column : self->second_column);
  move_row (self->leader, narrow ? self->options : tc_tagger_list_get_list (self->taggers), narrow ? 0 : -1);
  tc_board_chooser_set_narrow (self->boards, narrow);
  turn_game_chooser_set_compact (self->games, narrow);
  turn_widget_set_class (self->body, "narrow", narrow);
}

/* Games that chance alone deals need to know who plays, and nothing else. */
static void
add_deal (TurnNewGamePage *self,
          const char      *id)
{
  GtkWidget *setup = turn_deal_setup_new (turn_record_format_find (id));

  g_signal_connect_object (setup, "changed", G_CALLBACK (refresh_start), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->setups, setup, id);
}

/* What nobody asks for is not made: the page is the first that is seen of the program. */
static void
game_chosen (TurnNewGamePage *self)
{
  const char *id = turn_game_chooser_get_id (self->games);

  if (gtk_stack_get_child_by_name (self->setups, id) == NULL)
    add_deal (self, id);
  gtk_stack_set_visible_child_name (self->setups, id);
  refresh_start (self);
}

static void
start_clicked (TurnNewGamePage *self)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  GtkWidget *visible = gtk_stack_get_visible_child (self->setups);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = NULL;

  if (TURN_IS_DEAL_SETUP (visible))
    record = turn_deal_setup_start (TURN_DEAL_SETUP (visible), seed, &error);
  else
    record = tc_battle_setup_start (self->setup, get_board (self), seed, &error);
  if (record == NULL)
    {
      gtk_widget_set_sensitive (self->start, FALSE);
      gtk_widget_set_tooltip_text (self->start, error->message);
      return;
    }
  if (!TURN_IS_DEAL_SETUP (visible))
    tc_played_boards_add (self->settings, self->setup->board);
  g_settings_set_value (self->settings, "last-battle", tc_battle_setup_to_variant (self->setup));
  g_signal_emit (self, signals[STARTED], 0, record);
}

static void
cancel_clicked (TurnNewGamePage *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void
continue_clicked (TurnNewGamePage *self)
{
  g_signal_emit (self, signals[CONTINUED], 0, turn_saved_games_get_newest (self->saved_games));
}

static void
turn_new_game_page_dispose (GObject *object)
{
  TurnNewGamePage *self = TURN_NEW_GAME_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (turn_new_game_page_parent_class)->dispose (object);
}

static void
turn_new_game_page_finalize (GObject *object)
{
  g_clear_pointer (&TURN_NEW_GAME_PAGE (object)->setup, tc_battle_setup_free);

  G_OBJECT_CLASS (turn_new_game_page_parent_class)->finalize (object);
}

/* Whoever comes to start a battle, or to go on with one, only has to press Enter. */
static gboolean
turn_new_game_page_grab_focus (GtkWidget *widget)
{
  TurnNewGamePage *self = TURN_NEW_GAME_PAGE (widget);
  const gboolean may_go_on = gtk_widget_get_visible (GTK_WIDGET (self->continue_row)) && !gtk_widget_get_visible (self->cancel);

  return gtk_widget_grab_focus (may_go_on ? self->continue_button : self->start);
}

static void
start_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TurnNewGamePage *self = TURN_NEW_GAME_PAGE (widget);

  if (gtk_widget_get_sensitive (self->start))
    start_clicked (self);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, room);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, body);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, cancel);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, continue_row);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, games);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, setups);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, columns);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, first_column);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, second_column);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, boards_part);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, dice_hint);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, taggers);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, hq);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, leader);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, free_drones);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, seed);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, all_boards);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, boards);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, warning);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked);
  gtk_widget_class_bind_template_callback (widget_class, continue_clicked);
  gtk_widget_class_bind_template_callback (widget_class, edit_clicked);
  gtk_widget_class_bind_template_callback (widget_class, free_drones_changed);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen);
  gtk_widget_class_bind_template_callback (widget_class, leader_changed);
  gtk_widget_class_bind_template_callback (widget_class, refresh_start);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, taggers_changed);
  gtk_widget_class_bind_template_callback (widget_class, turn_new_game_page_choose_board);
}

static void
load_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_CHOOSER);
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  g_type_ensure (TURN_TYPE_GAME_CHOOSER);
  g_type_ensure (TC_TYPE_HQ_CHOOSER);
  g_type_ensure (TC_TYPE_SEED_ROW);
  g_type_ensure (TC_TYPE_TAGGER_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-new-game-page.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
}

static void
turn_new_game_page_class_init (TurnNewGamePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = turn_new_game_page_grab_focus;
  object_class->dispose = turn_new_game_page_dispose;
  object_class->finalize = turn_new_game_page_finalize;
  signals[STARTED] = g_signal_new ("started", TURN_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CANCELLED] = g_signal_new ("cancelled", TURN_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CONTINUED] = g_signal_new ("continued", TURN_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_SAVED_GAME);
  load_template (widget_class);
  gtk_widget_class_install_action (widget_class, "battle.start", NULL, start_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "boards.show-all", NULL);
}

static void
add_games (TurnNewGamePage *self)
{
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    turn_game_chooser_add (self->games, turn_game_kinds[i]);
}

static void
turn_new_game_page_init (TurnNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  turn_backdrop_set_kind (self->backdrop, TURN_BACKDROP_BRICKS);
  add_games (self);
  arrange (self);
}

/* Shows what the page has been given, and follows it. */
static void
begin (TurnNewGamePage *self)
{
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->settings, "changed::played-boards", G_CALLBACK (refresh_boards), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saved_games, "items-changed", G_CALLBACK (refresh_continue), self, G_CONNECT_SWAPPED);
  refresh (self);
  refresh_continue (self);
}

void
turn_new_game_page_set_up (TurnNewGamePage *self,
                           GSettings       *settings,
                           TurnSavedGames  *saved_games)
{
  g_autoptr (GVariant) last = g_settings_get_value (settings, "last-battle");

  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));

  self->settings = g_object_ref (settings);
  self->saved_games = g_object_ref (saved_games);
  self->library = tc_board_library_new (NULL);
  self->setup = tc_battle_setup_new_from_variant (last, g_get_real_name ());
  begin (self);
}

void
turn_new_game_page_set_up_like (TurnNewGamePage *self,
                                TurnNewGamePage *other)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (other));

  self->settings = g_object_ref (other->settings);
  self->saved_games = g_object_ref (other->saved_games);
  self->library = g_object_ref (other->library);
  self->setup = tc_battle_setup_copy (other->setup);
  begin (self);
}

void
turn_new_game_page_set_can_cancel (TurnNewGamePage *self,
                                   gboolean         can_cancel)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));

  gtk_widget_set_visible (self->cancel, can_cancel);
}

TcBoardLibrary *
turn_new_game_page_get_library (TurnNewGamePage *self)
{
  g_return_val_if_fail (TURN_IS_NEW_GAME_PAGE (self), NULL);

  return self->library;
}

const char *
turn_new_game_page_get_board (TurnNewGamePage *self)
{
  g_return_val_if_fail (TURN_IS_NEW_GAME_PAGE (self), NULL);

  return self->setup->board;
}

void
turn_new_game_page_choose_board (TurnNewGamePage *self,
                                 TcBoardEntry    *entry)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (TC_IS_BOARD_ENTRY (entry));

  tc_battle_setup_take_text (&self->setup->board, tc_board_entry_get_id (entry));
  refresh (self);
}

const char *
turn_new_game_page_get_paint (TurnNewGamePage *self)
{
  g_return_val_if_fail (TURN_IS_NEW_GAME_PAGE (self), NULL);

  return self->setup->seats[0].paint;
}

gboolean
turn_new_game_page_open_board (TurnNewGamePage *self,
                               GFile           *file,
                               GError         **error)
{
  TcBoardEntry *entry;

  g_return_val_if_fail (TURN_IS_NEW_GAME_PAGE (self), FALSE);

  entry = tc_board_library_open (self->library, file);
  if (tc_board_entry_get_board (entry) == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, tc_board_entry_get_problem (entry));
      return FALSE;
    }
  turn_new_game_page_choose_board (self, entry);

  return TRUE;
}
