/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-battles-view.h"

#include <glib/gi18n.h>
#include <turn-break-bin.h>
#include <turn-compat.h>

#include "turn-battle-row.h"
#include "turn-battle-words.h"
#include "turn-game-kind.h"

/* So long a battle can be brought back that was deleted. */
#define UNDO_SECONDS 8

#define LARGE_TEXT 1.4

/* As in the template. */
typedef enum
{
  ORDER_NEWEST,
  ORDER_OLDEST,
  ORDER_SCORE,
} Order;

struct _TurnBattlesView
{
  AdwBin              parent_instance;

  TurnShelf          *shelf;
  GSignalGroup       *shelf_signals;
  GFile              *running;
  GtkFilterListModel *filtered;
  GtkSortListModel   *sorted;
  GtkFilter          *filter;
  GtkSorter          *sorter;
  char               *query;         /* what is searched for, folded */
  GHashTable         *bound;         /* from GtkListItem to its TurnBattleRow, as long as it shows a battle */
  guint               heading_source;
  gboolean            wants_focus;   /* as soon as there is a row */
  TurnShelfBattle    *deleted;       /* its file goes with its toast; NULL: none */
  AdwToast           *toast;

  AdwToastOverlay    *toasts;
  TurnBreakBin       *room;
  GtkBox             *tools;
  GtkBox             *kinds;
  GtkBox             *choices;
  GtkWidget          *search;
  GtkToggleButton    *won;
  GtkToggleButton    *starred;
  GtkDropDown        *game;
  GtkStringList      *games;
  GtkDropDown        *order;
  GtkStack           *stack;
  GtkListView        *list;
};

enum
{
  CONTINUED,
  WATCHED,
  SHARED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnBattlesView, turn_battles_view, ADW_TYPE_BIN)

static gboolean
is_open (TurnBattlesView *self,
         TurnShelfBattle *battle)
{
  return self->running != NULL && g_file_equal (self->running, turn_shelf_battle_get_file (battle));
}

static gboolean
goes_on (TurnShelfBattle *battle)
{
  return turn_shelf_battle_get_damage (battle) == NULL && !turn_shelf_battle_get_facts (battle)->is_finished;
}

/* Whether a text has all that is searched for in it. */
static gboolean
has_query (TurnBattlesView *self,
           const char      *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  return strstr (folded, self->query) != NULL;
}

static gboolean
matches_query (TurnBattlesView *self,
               TurnShelfBattle *battle)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (battle);
  g_autofree char *place = NULL;

  if (self->query == NULL || *self->query == '\0')
    return TRUE;
  if (facts->game == NULL)
    return has_query (self, turn_shelf_battle_get_id (battle));

  place = turn_battle_words_place (facts->game, facts->place);
  if (has_query (self, place))
    return TRUE;
  for (guint i = 0; i < facts->n_seats; i++)
    if (has_query (self, facts->seats[i].name))
      return TRUE;

  return FALSE;
}

static gboolean
matches_game (TurnBattlesView *self,
              TurnShelfBattle *battle)
{
  const guint game = gtk_drop_down_get_selected (self->game);

  return game == 0 || game == GTK_INVALID_LIST_POSITION ||
         g_strcmp0 (turn_shelf_battle_get_facts (battle)->game, turn_game_kinds[game - 1]->format->rules->id) == 0;
}

static gboolean
is_won (TurnShelfBattle *battle)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (battle);
  const int person = turn_shelf_facts_get_person (facts);

  return facts->is_finished && person >= 0 && facts->seats[person].place == 1;
}

static gboolean
filter_battle (gpointer item,
               gpointer user_data)
{
  TurnBattlesView *self = user_data;

  if (gtk_toggle_button_get_active (self->won) && !is_won (item))
    return FALSE;
  if (gtk_toggle_button_get_active (self->starred) && !turn_shelf_battle_is_starred (item))
    return FALSE;

  return matches_game (self, item) && matches_query (self, item);
}

static int
get_score (TurnShelfBattle *battle)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (battle);
  const int person = turn_shelf_facts_get_person (facts);

  return person >= 0 ? facts->seats[person].score : G_MININT;
}

/* The one on the table first, then those to go on with; all others as was chosen. */
static int
rank_group (TurnBattlesView *self,
            TurnShelfBattle *battle)
{
  return is_open (self, battle) ? 0 : goes_on (battle) ? 1 : 2;
}

static int
compare_battles (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  TurnBattlesView *self = user_data;
  TurnShelfBattle *left = (TurnShelfBattle *) a, *right = (TurnShelfBattle *) b;
  const Order order = gtk_drop_down_get_selected (self->order);
  const gint64 left_ended = turn_shelf_battle_get_facts (left)->ended, right_ended = turn_shelf_battle_get_facts (right)->ended;
  const int by_group = rank_group (self, left) - rank_group (self, right);
  const int by_score = (get_score (left) < get_score (right)) - (get_score (left) > get_score (right));
  const int by_time = (left_ended < right_ended) - (left_ended > right_ended);

  if (by_group != 0)
    return by_group;
  if (order == ORDER_SCORE && by_score != 0)
    return by_score;

  return order == ORDER_OLDEST ? -by_time : by_time;
}

static void
refresh_stack (TurnBattlesView *self)
{
  const guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->sorted));
  const guint n_battles = self->shelf != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->shelf)) : 0;
  const gboolean reading = self->shelf != NULL && turn_shelf_is_reading (self->shelf);

  gtk_stack_set_visible_child_name (self->stack, n_shown > 0 ? "list" : reading && n_battles == 0 ? "reading" : n_battles == 0 ? "empty" : "none");
}

/* What stands above a battle if it is the first of its kind in the list. */
static char *
dup_heading (TurnBattlesView *self,
             TurnShelfBattle *battle)
{
  if (goes_on (battle))
    return g_strdup (_("Running"));
  if (gtk_drop_down_get_selected (self->order) == ORDER_SCORE)
    return g_strdup (_("Battles"));

  return turn_battle_words_month (turn_shelf_battle_get_facts (battle)->ended);
}

static char *
dup_heading_at (TurnBattlesView *self,
                guint            position)
{
  g_autoptr (TurnShelfBattle) battle = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  return battle != NULL ? dup_heading (self, battle) : NULL;
}

/* How many are kept is told once, above the first of them. */
static char *
dup_note (TurnBattlesView *self,
          guint            position)
{
  g_autoptr (TurnShelfBattle) battle = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);
  g_autoptr (TurnShelfBattle) before = position > 0 ? g_list_model_get_item (G_LIST_MODEL (self->sorted), position - 1) : NULL;

  if (goes_on (battle) || (before != NULL && !goes_on (before)))
    return NULL;

  /* Translators: how many battles are kept, of how many at most. */
  return g_strdup_printf (_("%u of %u kept; starred ones stay"), turn_shelf_get_n_kept (self->shelf), TURN_SHELF_MOST);
}

static void
refresh_heading (TurnBattlesView *self,
                 TurnBattleRow   *row,
                 guint            position)
{
  g_autofree char *heading = dup_heading_at (self, position), *after = dup_heading_at (self, position + 1);
  g_autofree char *before = position > 0 ? dup_heading_at (self, position - 1) : NULL, *note = NULL;
  const gboolean is_first = g_strcmp0 (heading, before) != 0;

  if (heading == NULL)
    return;
  note = is_first ? dup_note (self, position) : NULL;
  turn_battle_row_set_heading (row, is_first ? heading : NULL, note, g_strcmp0 (heading, after) != 0);
}

static gboolean
refresh_headings (gpointer user_data)
{
  TurnBattlesView *self = user_data;
  GHashTableIter iter;
  gpointer item, row;

  self->heading_source = 0;
  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, &item, &row))
    if (gtk_list_item_get_position (item) != GTK_INVALID_LIST_POSITION)
      refresh_heading (self, row, gtk_list_item_get_position (item));

  return G_SOURCE_REMOVE;
}

/* Neighbours may have changed for rows that have not. */
static void
list_changed (TurnBattlesView *self)
{
  refresh_stack (self);
  if (self->wants_focus && g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) > 0)
    self->wants_focus = !gtk_widget_grab_focus (GTK_WIDGET (self->list));
  if (self->heading_source == 0)
    self->heading_source = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, refresh_headings, self, NULL);
}

/* Where text is large and the window narrow there is none. */
static gboolean
has_picture_room (TurnBattlesView *self)
{
  return !turn_break_bin_is_narrow (self->room) || turn_text_scale (GTK_WIDGET (self)) < LARGE_TEXT;
}

static void
set_up_row (TurnBattlesView *self,
            GtkListItem     *item)
{
  gtk_list_item_set_child (item, turn_battle_row_new ());
}

static void
bind_row (TurnBattlesView *self,
          GtkListItem     *item)
{
  TurnBattleRow *row = TURN_BATTLE_ROW (gtk_list_item_get_child (item));
  TurnShelfBattle *battle = gtk_list_item_get_item (item);

  g_hash_table_insert (self->bound, item, row);
  turn_battle_row_set_narrow (row, turn_break_bin_is_narrow (self->room), has_picture_room (self));
  turn_battle_row_set_battle (row, battle, is_open (self, battle));
  refresh_heading (self, row, gtk_list_item_get_position (item));
}

static void
unbind_row (TurnBattlesView *self,
            GtkListItem     *item)
{
  TurnBattleRow *row = g_hash_table_lookup (self->bound, item);

  g_hash_table_remove (self->bound, item);
  if (row != NULL)
    turn_battle_row_set_battle (row, NULL, FALSE);
}

static void
query_changed (TurnBattlesView *self)
{
  g_free (self->query);
  self->query = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  list_changed (self);
}

static void
order_changed (TurnBattlesView *self)
{
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  list_changed (self);
}

/* Escape empties what is searched for, and leaves it when there is nothing. */
static void
search_stopped (TurnBattlesView *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "shelf.back", NULL);
}

static void
stack_up (GtkBox  *box,
          gboolean narrow)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

static void
room_changed (TurnBattlesView *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);
  GHashTableIter iter;
  gpointer row;

  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
  stack_up (self->tools, narrow);
  stack_up (self->kinds, !has_picture_room (self));
  stack_up (self->choices, !has_picture_room (self));
  gtk_widget_set_size_request (self->search, narrow ? -1 : 262, -1);
  g_hash_table_iter_init (&iter, self->bound);
  while (g_hash_table_iter_next (&iter, NULL, &row))
    turn_battle_row_set_narrow (row, narrow, has_picture_room (self));
}

static TurnShelfBattle *
find_battle (TurnBattlesView *self,
             GVariant        *parameter)
{
  return self->shelf != NULL ? turn_shelf_find (self->shelf, g_variant_get_string (parameter, NULL)) : NULL;
}

static void
say (TurnBattlesView *self,
     const char      *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (escaped));
}

static void
open_battle (TurnBattlesView *self,
             TurnShelfBattle *battle)
{
  g_autoptr (TurnShelfBattle) kept = g_object_ref (battle);

  if (turn_shelf_battle_get_damage (kept) != NULL)
    say (self, turn_shelf_battle_get_damage (kept));
  else if (goes_on (kept))
    g_signal_emit (self, signals[CONTINUED], 0, kept);
  else
    g_signal_emit (self, signals[WATCHED], 0, kept, FALSE);
}

static void
row_activated (TurnBattlesView *self,
               guint            position)
{
  g_autoptr (TurnShelfBattle) battle = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  if (battle != NULL)
    open_battle (self, battle);
}

static void
open_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnShelfBattle *battle = find_battle (TURN_BATTLES_VIEW (widget), parameter);

  if (battle != NULL)
    open_battle (TURN_BATTLES_VIEW (widget), battle);
}

static void
look_back_activated (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  TurnShelfBattle *battle = find_battle (TURN_BATTLES_VIEW (widget), parameter);

  if (battle != NULL)
    g_signal_emit (widget, signals[WATCHED], 0, battle, TRUE);
}

static void
share_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TurnShelfBattle *battle = find_battle (TURN_BATTLES_VIEW (widget), parameter);

  if (battle != NULL)
    g_signal_emit (widget, signals[SHARED], 0, battle);
}

static void
turn_star (TurnBattlesView *self,
           TurnShelfBattle *battle)
{
  g_autoptr (GError) error = NULL;

  if (!turn_shelf_battle_get_facts (battle)->is_finished)
    return;
  if (!turn_shelf_battle_set_starred (battle, !turn_shelf_battle_is_starred (battle), &error))
    {
      say (self, error->message);
      turn_shelf_refresh (self->shelf);
    }
}

static void
star_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnShelfBattle *battle = find_battle (TURN_BATTLES_VIEW (widget), parameter);

  if (battle != NULL)
    turn_star (TURN_BATTLES_VIEW (widget), battle);
}

/* Now the file goes. */
static void
finish_deletion (TurnBattlesView *self)
{
  g_autoptr (TurnShelfBattle) battle = g_steal_pointer (&self->deleted);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);
  g_autoptr (GError) error = NULL;

  if (battle == NULL)
    return;
  if (!turn_shelf_delete (self->shelf, battle, &error))
    say (self, error->message);
  if (toast != NULL)
    adw_toast_dismiss (toast);
}

static void
toast_dismissed (TurnBattlesView *self,
                 AdwToast        *toast)
{
  if (toast == self->toast)
    finish_deletion (self);
}

static void
show_toast (TurnBattlesView *self,
            TurnShelfBattle *battle)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (battle);
  g_autofree char *place = facts->game != NULL ? turn_battle_words_place (facts->game, facts->place)
                                               : g_strdup (turn_shelf_battle_get_id (battle));
  /* Translators: %s is the name of a board. */
  g_autofree char *text = g_strdup_printf (_("Battle on %s deleted"), place), *escaped = g_markup_escape_text (text, -1);

  self->toast = g_object_ref (adw_toast_new (escaped));
  adw_toast_set_button_label (self->toast, _("Undo"));
  adw_toast_set_action_name (self->toast, "battles.undo");
  adw_toast_set_timeout (self->toast, UNDO_SECONDS);
  g_signal_connect_object (self->toast, "dismissed", G_CALLBACK (toast_dismissed), self, G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (self->toasts, g_object_ref (self->toast));
}

static void
delete_battle (TurnBattlesView *self,
               TurnShelfBattle *battle)
{
  g_autoptr (TurnShelfBattle) kept = g_object_ref (battle);

  if (is_open (self, kept))
    return;
  finish_deletion (self);
  self->deleted = g_object_ref (kept);
  turn_shelf_hide (self->shelf, kept);
  show_toast (self, kept);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "battles.undo", TRUE);
  if (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
delete_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TurnShelfBattle *battle = find_battle (TURN_BATTLES_VIEW (widget), parameter);

  if (battle != NULL)
    delete_battle (TURN_BATTLES_VIEW (widget), battle);
}

static void
undo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnBattlesView *self = TURN_BATTLES_VIEW (widget);
  g_autoptr (TurnShelfBattle) battle = g_steal_pointer (&self->deleted);
  g_autoptr (AdwToast) toast = g_steal_pointer (&self->toast);

  if (battle == NULL)
    return;
  turn_shelf_restore (self->shelf, battle);
  adw_toast_dismiss (toast);
}

static void
search_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  gtk_widget_grab_focus (TURN_BATTLES_VIEW (widget)->search);
}

/* The row that has the keyboard, or whose button has it. */
static TurnBattleRow *
find_row (TurnBattlesView *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, TURN_TYPE_BATTLE_ROW) : NULL;

  if (row == NULL && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)))
    row = gtk_widget_get_first_child (focus);

  return row != NULL && TURN_IS_BATTLE_ROW (row) ? TURN_BATTLE_ROW (row) : NULL;
}

/* A key for the row that has the keyboard. */
static gboolean
row_key_pressed (GtkWidget *widget,
                 GVariant  *arguments,
                 gpointer   user_data)
{
  TurnBattlesView *self = TURN_BATTLES_VIEW (widget);
  TurnBattleRow *row = find_row (self);
  const char *what = g_variant_get_string (arguments, NULL);

  if (row == NULL || turn_battle_row_get_battle (row) == NULL)
    return FALSE;
  if (g_str_equal (what, "star"))
    turn_star (self, turn_battle_row_get_battle (row));
  else if (g_str_equal (what, "delete"))
    delete_battle (self, turn_battle_row_get_battle (row));
  else
    turn_battle_row_open_menu (row);

  return TRUE;
}

static gboolean
turn_battles_view_grab_focus (GtkWidget *widget)
{
  TurnBattlesView *self = TURN_BATTLES_VIEW (widget);
  const gboolean has_rows = g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) > 0;

  self->wants_focus = !has_rows;

  return (has_rows && gtk_widget_grab_focus (GTK_WIDGET (self->list))) || gtk_widget_grab_focus (self->search);
}

static void
turn_battles_view_dispose (GObject *object)
{
  TurnBattlesView *self = TURN_BATTLES_VIEW (object);

  if (self->deleted != NULL)
    turn_shelf_delete (self->shelf, self->deleted, NULL);
  g_clear_object (&self->deleted);
  g_clear_object (&self->toast);
  g_clear_handle_id (&self->heading_source, g_source_remove);
  g_clear_object (&self->shelf_signals);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  g_clear_object (&self->sorted);
  g_clear_object (&self->filtered);
  g_clear_object (&self->shelf);
  g_clear_object (&self->running);

  G_OBJECT_CLASS (turn_battles_view_parent_class)->dispose (object);
}

static void
turn_battles_view_finalize (GObject *object)
{
  TurnBattlesView *self = TURN_BATTLES_VIEW (object);

  g_hash_table_unref (self->bound);
  g_free (self->query);

  G_OBJECT_CLASS (turn_battles_view_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "battles.continue", "s", open_activated);
  gtk_widget_class_install_action (widget_class, "battles.replay", "s", open_activated);
  gtk_widget_class_install_action (widget_class, "battles.look-back", "s", look_back_activated);
  gtk_widget_class_install_action (widget_class, "battles.share", "s", share_activated);
  gtk_widget_class_install_action (widget_class, "battles.star", "s", star_activated);
  gtk_widget_class_install_action (widget_class, "battles.delete", "s", delete_activated);
  gtk_widget_class_install_action (widget_class, "battles.undo", NULL, undo_activated);
  gtk_widget_class_install_action (widget_class, "battles.search", NULL, search_activated);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_s, 0, row_key_pressed, "s", "star");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, row_key_pressed, "s", "delete");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, row_key_pressed, "s", "menu");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, row_key_pressed, "s", "menu");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "battles.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "battles.search", NULL);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-battles-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, toasts);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, room);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, tools);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, kinds);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, choices);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, search);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, won);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, starred);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, game);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, games);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, order);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnBattlesView, list);
  gtk_widget_class_bind_template_callback (widget_class, query_changed);
  gtk_widget_class_bind_template_callback (widget_class, order_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped);
  gtk_widget_class_bind_template_callback (widget_class, room_changed);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, set_up_row);
  gtk_widget_class_bind_template_callback (widget_class, bind_row);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row);
}

static void
turn_battles_view_class_init (TurnBattlesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_battles_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_battles_view_finalize;
  widget_class->grab_focus = turn_battles_view_grab_focus;

  signals[CONTINUED] = g_signal_new ("continued", TURN_TYPE_BATTLES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, TURN_TYPE_SHELF_BATTLE);
  signals[WATCHED] = g_signal_new ("watched", TURN_TYPE_BATTLES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, TURN_TYPE_SHELF_BATTLE, G_TYPE_BOOLEAN);
  signals[SHARED] = g_signal_new ("shared", TURN_TYPE_BATTLES_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, TURN_TYPE_SHELF_BATTLE);
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  bind_template (widget_class);
  install_actions (widget_class);
}

/* Before the template, which asks for all of it. */
static void
set_up_models (TurnBattlesView *self)
{
  self->filter = GTK_FILTER (gtk_custom_filter_new (filter_battle, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare_battles, self, NULL));
  self->filtered = gtk_filter_list_model_new (NULL, self->filter);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->filtered)), self->sorter);
  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (list_changed), self, G_CONNECT_SWAPPED);
}

static void
turn_battles_view_init (TurnBattlesView *self)
{
  g_autoptr (GtkNoSelection) selection = NULL;

  self->bound = g_hash_table_new (NULL, NULL);
  self->shelf_signals = g_signal_group_new (TURN_TYPE_SHELF);
  g_signal_group_connect_swapped (self->shelf_signals, "read", G_CALLBACK (list_changed), self);
  set_up_models (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (self->games, _("All games"));
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    gtk_string_list_append (self->games, _(turn_game_kinds[i]->format->name));
  gtk_drop_down_set_selected (self->game, 0);
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));
  room_changed (self);
}

void
turn_battles_view_set_shelf (TurnBattlesView *self,
                             TurnShelf       *shelf,
                             GFile           *running)
{
  g_return_if_fail (TURN_IS_BATTLES_VIEW (self));

  g_set_object (&self->running, running);
  g_set_object (&self->shelf, shelf);
  g_signal_group_set_target (self->shelf_signals, shelf);
  gtk_filter_list_model_set_model (self->filtered, G_LIST_MODEL (shelf));
  refresh_stack (self);
}
