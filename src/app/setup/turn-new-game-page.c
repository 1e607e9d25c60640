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

struct _TcNewBattlePage
{
  AdwBin          parent_instance;

  GSettings      *settings;
  TcSavedGames   *saved_games;
  TcBoardLibrary *library;
  TcBattleSetup  *setup;
  gboolean        following;      /* the widgets are being set from the setup */

  TcBreakBin     *room;
  TcBackdrop     *backdrop;
  AdwClamp       *sheet;
  GtkWidget      *body;
  GtkWidget      *cancel;
  GtkWidget      *start;
  AdwActionRow   *continue_row;
  GtkWidget      *continue_button;
  TcGameChooser  *games;
  GtkStack       *setups;         /* one for each game, called as it is in records */
  GtkBox         *columns;
  GtkBox         *first_column;
  GtkBox         *second_column;
  GtkWidget      *boards_part;
  GtkLabel       *dice_hint;
  TcTaggerList   *taggers;
  TcHqChooser    *hq;
  AdwComboRow    *leader;
  GtkListBox     *options;
  GtkSwitch      *free_drones;
  TcSeedRow      *seed;
  GtkButton      *all_boards;
  TcBoardChooser *boards;
  GtkWidget      *warning;        /* that checking networks pays */
};

enum
{
  STARTED,
  CANCELLED,
  CONTINUED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcNewBattlePage, tc_new_battle_page, ADW_TYPE_BIN)

static TcBoardEntry *
get_entry (TcNewBattlePage * self)
{
  return tc_board_library_find (self->library, self->setup->board);
}

static TcBoardFile *
get_board (TcNewBattlePage *self)
{
  TcBoardEntry *entry = get_entry (self);

  return entry != NULL ? tc_board_entry_get_board (entry) : NULL;
}

static void
refresh_start (TcNewBattlePage *self)
{
  GtkWidget *visible = gtk_stack_get_visible_child (self->setups);
  g_autoptr (GError) error = NULL;
  const gboolean fine = TC_IS_DEAL_SETUP (visible) ? tc_deal_setup_check (TC_DEAL_SETUP (visible), &error)
                                                   : self->setup != NULL && tc_battle_setup_check (self->setup, get_board (self), &error);

  gtk_widget_set_sensitive (self->start, fine);
  gtk_widget_set_tooltip_text (self->start, error == NULL ? NULL : error->message);
}

/* The page wears the colours of the first tagger. */
static void
refresh_colours (TcNewBattlePage *self)
{
  const char *paint = self->setup->seats[0].paint;

  turn_seat_look_colour (GTK_WIDGET (self), paint != NULL ? tc_paint_find (paint) : NULL);
}

static void
refresh_taggers (TcNewBattlePage *self)
{
  g_autofree char *hint = g_strdup_printf (_("in turn order · %u dice"), self->setup->n_seats + 1);

  gtk_label_set_label (self->dice_hint, hint);
  refresh_colours (self);
}

/* Anybody, or one of the taggers by name. */
static void
refresh_leader (TcNewBattlePage *self)
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
refresh_options (TcNewBattlePage *self)
{
  gtk_switch_set_active (self->free_drones, self->setup->free_drones);
  tc_seed_row_set_setup (self->seed, self->setup);
}

/* What was remembered of a board holds only now that it is read. */
static void
refresh_hq (TcNewBattlePage *self)
{
  TcBoardFile *file = get_board (self);
  const TcBoard *board = file != NULL ? tc_board_file_get_board (file) : NULL;
  g_autofree char *id = g_strdup (self->setup->board);

  tc_battle_setup_choose_board (self->setup, id, board);
  tc_hq_chooser_set_setup (self->hq, self->setup, board);
}

static void
refresh_boards (TcNewBattlePage *self)
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
refresh (TcNewBattlePage *self)
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
refresh_continue (TcNewBattlePage *self)
{
  TcSavedGame *game = tc_saved_games_get_newest (self->saved_games);

  gtk_widget_set_visible (GTK_WIDGET (self->continue_row), game != NULL);
  if (game == NULL)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->continue_row), tc_saved_game_get_title (game));
  adw_action_row_set_subtitle (self->continue_row, tc_saved_game_get_subtitle (game));
}

static void
taggers_changed (TcNewBattlePage *self)
{
  self->following = TRUE;
  refresh_taggers (self);
  refresh_leader (self);
  refresh_start (self);
  self->following = FALSE;
}

static void
leader_changed (TcNewBattlePage *self)
{
  if (!self->following && self->setup != NULL)
    self->setup->leader = (int) adw_combo_row_get_selected (self->leader) - 1;
}

static void
free_drones_changed (TcNewBattlePage *self)
{
  if (!self->following)
    self->setup->free_drones = gtk_switch_get_active (self->free_drones);
}

static void
edit_clicked (TcNewBattlePage *self)
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
arrange (TcNewBattlePage *self)
{
  const gboolean narrow = tc_break_bin_is_narrow (self->room);
  const int size = narrow ? NARROW_SHEET : WIDE_SHEET;

  adw_clamp_set_maximum_size (self->sheet, size);
  adw_clamp_set_tightening_threshold (self->sheet, size);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->columns, !narrow);
  gtk_box_set_spacing (self->columns, narrow ? 6 : 20);
  move_part (self->boards_part, narrow ? self->first_column : self->second_column);
  move_row (self->leader, narrow ? self->options : tc_tagger_list_get_list (self->taggers), narrow ? 0 : -1);
  tc_board_chooser_set_narrow (self->boards, narrow);
  tc_game_chooser_set_compact (self->games, narrow);
  tc_widget_set_class (self->body, "narrow", narrow);
}

/* Games that chance alone deals need to know who plays, and nothing else. */
static void
add_deal (TcNewBattlePage *self,
          const char      *id)
{
  GtkWidget *setup = tc_deal_setup_new (turn_record_format_find (id));

  g_signal_connect_object (setup, "changed", G_CALLBACK (refresh_start), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->setups, setup, id);
}

/* What nobody asks for is not made: the page is the first that is seen of the program. */
static void
game_chosen (TcNewBattlePage *self)
{
  const char *id = tc_game_chooser_get_id (self->games);

  if (gtk_stack_get_child_by_name (self->setups, id) == NULL)
    add_deal (self, id);
  gtk_stack_set_visible_child_name (self->setups, id);
  refresh_start (self);
}

static void
start_clicked (TcNewBattlePage *self)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  GtkWidget *visible = gtk_stack_get_visible_child (self->setups);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = NULL;

  if (TC_IS_DEAL_SETUP (visible))
    record = tc_deal_setup_start (TC_DEAL_SETUP (visible), seed, &error);
  else
    record = tc_battle_setup_start (self->setup, get_board (self), seed, &error);
  if (record == NULL)
    {
      gtk_widget_set_sensitive (self->start, FALSE);
      gtk_widget_set_tooltip_text (self->start, error->message);
      return;
    }
  if (!TC_IS_DEAL_SETUP (visible))
    tc_played_boards_add (self->settings, self->setup->board);
  g_settings_set_value (self->settings, "last-battle", tc_battle_setup_to_variant (self->setup));
  g_signal_emit (self, signals[STARTED], 0, record);
}

static void
cancel_clicked (TcNewBattlePage *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void
continue_clicked (TcNewBattlePage *self)
{
  g_signal_emit (self, signals[CONTINUED], 0, tc_saved_games_get_newest (self->saved_games));
}

static void
tc_new_battle_page_dispose (GObject *object)
{
  TcNewBattlePage *self = TC_NEW_BATTLE_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->saved_games);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (tc_new_battle_page_parent_class)->dispose (object);
}

static void
tc_new_battle_page_finalize (GObject *object)
{
  g_clear_pointer (&TC_NEW_BATTLE_PAGE (object)->setup, tc_battle_setup_free);

  G_OBJECT_CLASS (tc_new_battle_page_parent_class)->finalize (object);
}

/* Whoever comes to start a battle, or to go on with one, only has to press Enter. */
static gboolean
tc_new_battle_page_grab_focus (GtkWidget *widget)
{
  TcNewBattlePage *self = TC_NEW_BATTLE_PAGE (widget);
  const gboolean may_go_on = gtk_widget_get_visible (GTK_WIDGET (self->continue_row)) && !gtk_widget_get_visible (self->cancel);

  return gtk_widget_grab_focus (may_go_on ? self->continue_button : self->start);
}

static void
start_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TcNewBattlePage *self = TC_NEW_BATTLE_PAGE (widget);

  if (gtk_widget_get_sensitive (self->start))
    start_clicked (self);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, room);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, body);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, cancel);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, start);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, continue_row);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, games);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, setups);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, columns);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, first_column);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, second_column);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, boards_part);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, dice_hint);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, taggers);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, hq);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, leader);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, options);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, free_drones);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, seed);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, all_boards);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, boards);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, warning);
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
  gtk_widget_class_bind_template_callback (widget_class, tc_new_battle_page_choose_board);
}

static void
load_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TC_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_CHOOSER);
  g_type_ensure (TC_TYPE_BREAK_BIN);
  g_type_ensure (TC_TYPE_GAME_CHOOSER);
  g_type_ensure (TC_TYPE_HQ_CHOOSER);
  g_type_ensure (TC_TYPE_SEED_ROW);
  g_type_ensure (TC_TYPE_TAGGER_LIST);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-new-game-page.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
}

static void
tc_new_battle_page_class_init (TcNewBattlePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = tc_new_battle_page_grab_focus;
  object_class->dispose = tc_new_battle_page_dispose;
  object_class->finalize = tc_new_battle_page_finalize;
  signals[STARTED] = g_signal_new ("started", TC_TYPE_NEW_BATTLE_PAGE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[CANCELLED] = g_signal_new ("cancelled", TC_TYPE_NEW_BATTLE_PAGE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CONTINUED] = g_signal_new ("continued", TC_TYPE_NEW_BATTLE_PAGE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_SAVED_GAME);
  load_template (widget_class);
  gtk_widget_class_install_action (widget_class, "battle.start", NULL, start_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "boards.show-all", NULL);
}

static void
add_games (TcNewBattlePage *self)
{
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    tc_game_chooser_add (self->games, turn_game_kinds[i]);
}

static void
tc_new_battle_page_init (TcNewBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  tc_backdrop_set_kind (self->backdrop, TC_BACKDROP_BRICKS);
  add_games (self);
  arrange (self);
}

/* Shows what the page has been given, and follows it. */
static void
begin (TcNewBattlePage *self)
{
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->settings, "changed::played-boards", G_CALLBACK (refresh_boards), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->saved_games, "items-changed", G_CALLBACK (refresh_continue), self, G_CONNECT_SWAPPED);
  refresh (self);
  refresh_continue (self);
}

void
tc_new_battle_page_set_up (TcNewBattlePage *self,
                           GSettings       *settings,
                           TcSavedGames    *saved_games)
{
  g_autoptr (GVariant) last = g_settings_get_value (settings, "last-battle");

  g_return_if_fail (TC_IS_NEW_BATTLE_PAGE (self));

  self->settings = g_object_ref (settings);
  self->saved_games = g_object_ref (saved_games);
  self->library = tc_board_library_new (NULL);
  self->setup = tc_battle_setup_new_from_variant (last, g_get_real_name ());
  begin (self);
}

void
tc_new_battle_page_set_up_like (TcNewBattlePage *self,
                                TcNewBattlePage *other)
{
  g_return_if_fail (TC_IS_NEW_BATTLE_PAGE (self));
  g_return_if_fail (TC_IS_NEW_BATTLE_PAGE (other));

  self->settings = g_object_ref (other->settings);
  self->saved_games = g_object_ref (other->saved_games);
  self->library = g_object_ref (other->library);
  self->setup = tc_battle_setup_copy (other->setup);
  begin (self);
}

void
tc_new_battle_page_set_can_cancel (TcNewBattlePage *self,
                                   gboolean         can_cancel)
{
  g_return_if_fail (TC_IS_NEW_BATTLE_PAGE (self));

  gtk_widget_set_visible (self->cancel, can_cancel);
}

TcBoardLibrary *
tc_new_battle_page_get_library (TcNewBattlePage *self)
{
  g_return_val_if_fail (TC_IS_NEW_BATTLE_PAGE (self), NULL);

  return self->library;
}

const char *
tc_new_battle_page_get_board (TcNewBattlePage *self)
{
  g_return_val_if_fail (TC_IS_NEW_BATTLE_PAGE (self), NULL);

  return self->setup->board;
}

void
tc_new_battle_page_choose_board (TcNewBattlePage *self,
                                 TcBoardEntry    *entry)
{
  g_return_if_fail (TC_IS_NEW_BATTLE_PAGE (self));
  g_return_if_fail (TC_IS_BOARD_ENTRY (entry));

  tc_battle_setup_take_text (&self->setup->board, tc_board_entry_get_id (entry));
  refresh (self);
}

const char *
tc_new_battle_page_get_paint (TcNewBattlePage *self)
{
  g_return_val_if_fail (TC_IS_NEW_BATTLE_PAGE (self), NULL);

  return self->setup->seats[0].paint;
}

gboolean
tc_new_battle_page_open_board (TcNewBattlePage *self,
                               GFile           *file,
                               GError         **error)
{
  TcBoardEntry *entry;

  g_return_val_if_fail (TC_IS_NEW_BATTLE_PAGE (self), FALSE);

  entry = tc_board_library_open (self->library, file);
  if (tc_board_entry_get_board (entry) == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, tc_board_entry_get_problem (entry));
      return FALSE;
    }
  tc_new_battle_page_choose_board (self, entry);

  return TRUE;
}
