/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-new-battle-page.h"

#include <glib/gi18n.h>
#include <tc-backdrop.h>
#include <turn-rules-all.h>

#include "tc-board-chooser.h"
#include "tc-deal-setup.h"
#include "tc-game-card.h"
#include "tc-hq-chooser.h"
#include "tc-scene.h"
#include "tc-tagger-row.h"

#define MOST_GAMES_IN_A_LINE 3

struct _TcNewBattlePage
{
  AdwBin          parent_instance;

  GSettings      *settings;
  TcSavedGames   *saved_games;
  TcBoardLibrary *library;
  TcBattleSetup  *setup;
  gboolean        following;      /* the widgets are being set from the setup */

  TcBackdrop     *backdrop;
  GtkWidget      *cancel;
  GtkWidget      *start;
  AdwActionRow   *continue_row;
  GtkWidget      *continue_button;
  GtkFlowBox     *games;
  GtkStack       *setups;         /* one for each game, called as it is in records */
  GtkLabel       *dice_hint;
  GtkListBox     *taggers;
  GtkWidget      *rows[TC_MAX_SEATS];
  GtkWidget      *add_tagger;
  TcHqChooser    *hq;
  AdwComboRow    *leader;
  GtkSwitch      *free_drones;
  GtkEditable    *seed;
  TcBoardChooser *boards;
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

static TcBoardFile *
get_board (TcNewBattlePage * self)
{
  TcBoardEntry *entry = tc_board_library_find (self->library, self->setup->board);

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

  tc_scene_colour (GTK_WIDGET (self), paint != NULL ? tc_paint_find (paint) : NULL);
}

static void
refresh_taggers (TcNewBattlePage *self)
{
  g_autofree char *hint = g_strdup_printf (_("in turn order · %u dice"), self->setup->n_seats + 1);

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (self->rows[seat], seat < self->setup->n_seats);
      tc_tagger_row_set_seat (TC_TAGGER_ROW (self->rows[seat]), &self->setup->seats[seat], self->setup->n_seats > TC_MIN_SEATS);
    }
  tc_tagger_rows_offer_languages (self->rows, self->setup->seats, self->setup->n_seats);
  gtk_widget_set_sensitive (self->add_tagger, self->setup->n_seats < TC_MAX_SEATS);
  gtk_label_set_label (self->dice_hint, hint);
}

/* Anybody, or one of the taggers by name. */
static void
refresh_leader (TcNewBattlePage *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _("Drawn"));
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
  g_autofree char *seed = self->setup->has_seed ? g_strdup_printf ("%" G_GUINT64_FORMAT, self->setup->seed) : g_strdup ("");
  TcBoardFile *board = get_board (self);

  gtk_switch_set_active (self->free_drones, self->setup->free_drones);
  if (g_strcmp0 (gtk_editable_get_text (self->seed), seed) != 0)
    gtk_editable_set_text (self->seed, seed);
  tc_hq_chooser_set_setup (self->hq, self->setup, board != NULL ? tc_board_file_get_board (board) : NULL);
}

static void
refresh (TcNewBattlePage *self)
{
  self->following = TRUE;
  refresh_colours (self);
  refresh_taggers (self);
  refresh_leader (self);
  tc_board_chooser_set_chosen (self->boards, self->setup->board);
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
seat_changed (TcNewBattlePage *self)
{
  if (self->following)
    return;
  self->following = TRUE;
  refresh_leader (self);
  self->following = FALSE;
  tc_tagger_rows_offer_languages (self->rows, self->setup->seats, self->setup->n_seats);
  refresh_colours (self);
  refresh_start (self);
}

/* The others move up; the one who leaves keeps name and paint for next time, behind them. */
static void
seat_removed (TcNewBattlePage *self,
              TcTaggerRow     *row)
{
  TurnSeat *seats = self->setup->seats;

  for (guint seat = 0; seat + 1 < self->setup->n_seats; seat++)
    if (self->rows[seat] == GTK_WIDGET (row))
      for (guint i = seat; i + 1 < self->setup->n_seats; i++)
        {
          const TurnSeat moved = seats[i];

          seats[i] = seats[i + 1];
          seats[i + 1] = moved;
        }
  self->setup->n_seats--;
  refresh (self);
}

static void
add_clicked (TcNewBattlePage *self)
{
  self->setup->n_seats++;
  refresh (self);
}

static void
leader_changed (TcNewBattlePage *self)
{
  if (!self->following)
    self->setup->leader = (int) adw_combo_row_get_selected (self->leader) - 1;
}

static void
free_drones_changed (TcNewBattlePage *self)
{
  if (!self->following)
    self->setup->free_drones = gtk_switch_get_active (self->free_drones);
}

static void
seed_changed (TcNewBattlePage *self)
{
  const char *text = gtk_editable_get_text (self->seed);

  if (self->following)
    return;
  self->setup->has_seed = g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &self->setup->seed, NULL);
  if (self->setup->has_seed || *text == '\0')
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
}

static void
choose_board (TcNewBattlePage *self,
              TcBoardEntry    *entry)
{
  TcBoardFile *board = tc_board_entry_get_board (entry);

  tc_battle_setup_take_text (&self->setup->board, tc_board_entry_get_id (entry));
  /* The defaults are side A with the printed HQ, side B with freestyle (C6). */
  if (board != NULL && !tc_board_file_get_board (board)->has_sections && self->setup->hq == TC_HQ_PRINTED)
    self->setup->hq = TC_HQ_RANDOM;
  else if (board != NULL && tc_board_file_get_board (board)->has_sections && self->setup->hq == TC_HQ_RANDOM)
    self->setup->hq = TC_HQ_PRINTED;
  refresh (self);
}

static void
game_toggled (TcNewBattlePage *self,
              TcGameCard      *card)
{
  if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)))
    gtk_stack_set_visible_child_name (self->setups, tc_game_card_get_id (card));
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
  g_type_ensure (TC_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_CHOOSER);
  g_type_ensure (TC_TYPE_HQ_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-new-battle-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, cancel);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, start);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, continue_row);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, games);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, setups);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, dice_hint);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, taggers);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, add_tagger);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, hq);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, leader);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, free_drones);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, seed);
  gtk_widget_class_bind_template_child (widget_class, TcNewBattlePage, boards);
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
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "battle.start", NULL, start_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "battle.start", NULL);
}

/* Games that chance alone deals need to know who plays, and nothing else. */
static void
add_deals (TcNewBattlePage *self)
{
  for (guint i = 0; turn_record_formats[i] != NULL; i++)
    if (turn_record_formats[i]->rules->deal != NULL)
      {
        GtkWidget *setup = tc_deal_setup_new (turn_record_formats[i]);

        g_signal_connect_object (setup, "changed", G_CALLBACK (refresh_start), self, G_CONNECT_SWAPPED);
        gtk_stack_add_named (self->setups, setup, turn_record_formats[i]->rules->id);
      }
}

/* A card for every game that there are rules of and that can be set up here. One is always chosen. */
static void
add_games (TcNewBattlePage *self)
{
  GtkToggleButton *first = NULL;
  guint n_games = 0;

  for (guint i = 0; turn_rules_all[i] != NULL; i++)
    {
      GtkWidget *card;

      if (gtk_stack_get_child_by_name (self->setups, turn_rules_all[i]->id) == NULL)
        continue;
      card = tc_game_card_new (turn_rules_all[i]);
      gtk_flow_box_append (self->games, card);
      gtk_widget_set_focusable (gtk_widget_get_parent (card), FALSE);
      if (first == NULL)
        first = GTK_TOGGLE_BUTTON (card);
      else
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (card), first);
      g_signal_connect_object (card, "toggled", G_CALLBACK (game_toggled), self, G_CONNECT_SWAPPED);
      n_games++;
    }
  gtk_flow_box_set_max_children_per_line (self->games, MIN (n_games, MOST_GAMES_IN_A_LINE));
  gtk_toggle_button_set_active (first, TRUE);
}

static void
add_rows (TcNewBattlePage *self)
{
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      self->rows[seat] = tc_tagger_row_new ();
      gtk_list_box_insert (self->taggers, self->rows[seat], (int) seat);
      g_signal_connect_object (self->rows[seat], "changed", G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[seat], "removed", G_CALLBACK (seat_removed), self, G_CONNECT_SWAPPED);
    }
}

static void
tc_new_battle_page_init (TcNewBattlePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  tc_backdrop_set_kind (self->backdrop, TC_BACKDROP_BRICKS);
  add_deals (self);
  add_games (self);
  add_rows (self);
  g_signal_connect_object (self->cancel, "clicked", G_CALLBACK (cancel_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start, "clicked", G_CALLBACK (start_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->continue_button, "clicked", G_CALLBACK (continue_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->add_tagger, "clicked", G_CALLBACK (add_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->boards, "chosen", G_CALLBACK (choose_board), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hq, "changed", G_CALLBACK (refresh_start), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->leader, "notify::selected", G_CALLBACK (leader_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->free_drones, "notify::active", G_CALLBACK (free_drones_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seed, "changed", G_CALLBACK (seed_changed), self, G_CONNECT_SWAPPED);
}

/* Shows what the page has been given, and follows it. */
static void
begin (TcNewBattlePage *self)
{
  tc_board_chooser_set_library (self->boards, self->library);
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
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
  choose_board (self, entry);

  return TRUE;
}
