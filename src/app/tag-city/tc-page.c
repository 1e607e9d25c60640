/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page.h"

#include <tc-announcement-queue.h>
#include <tc-bubbles.h>
#include <tc-prompt.h>
#include <tc-remote.h>
#include <tc-report.h>

#include "tc-action-bar.h"
#include "tc-crew-panel.h"
#include "tc-districts-card.h"
#include "tc-end-card.h"
#include "tc-hand-over-card.h"
#include "tc-hq-header.h"
#include "tc-networks-card.h"
#include "tc-page-actions.h"
#include "tc-page-bar.h"
#include "tc-page-input.h"
#include "tc-page-layout.h"
#include "tc-page-news.h"
#include "tc-page-replay.h"
#include "tc-prompt-bar.h"
#include "tc-roll-row.h"
#include "tc-scene.h"
#include "tc-score-chips.h"
#include "tc-turn-order.h"

struct _TcTablePage
{
  TcGamePage       parent_instance;

  TcTable         *table;          /* the screen, or NULL */
  GSettings       *settings;
  TcTableMode      mode;           /* that the keyboard was last sent to */
  TcUse            use;            /* that the pages last followed */

  GtkWidget       *slots;          /* what the layout lays out */
  TcTableLayout   *layout;
  TcBackdrop      *backdrop;
  TcPromptBar     *prompt;
  TcBoardView     *board;
  TcActionBar     *actions;
  TcDistrictsCard *districts;
  TcRemote        *remote;
  TcBubbles       *bubbles;
  TcNetworksCard  *check;
  TcHqHeader      *hq_header;
  TcHqView        *hq;
  TcTurnOrder     *order;
  TcCrewPanel     *crew;
  TcTableNews     *news;
  TcRollRow       *roll;
  GtkWidget       *switcher;
  TcCoachCard     *coach;
  TcReplayBar     *replay;
  TcHandOverCard  *hand_over;      /* on the shutter */
  TcScoreChips    *chips;          /* for the header bar */
};

enum
{
  PROP_USE = 1,
  PROP_PAGE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TcTablePage, tc_table_page, TC_TYPE_GAME_PAGE)

/* The nicks of TcUse in actions, as in records. */
static const char *const uses[] = {
  [TC_USE_TAG] = "tag",
  [TC_USE_DRONE] = "drone",
  [TC_USE_SOCIAL] = "social",
};

static const TcDraft *
get_draft (TcTablePage *self)
{
  return tc_table_get_draft (self->table);
}

static gboolean
is_choosing (TcTablePage *self)
{
  return self->table != NULL && tc_table_get_mode (self->table) == TC_TABLE_CHOOSING;
}

/* Whether the viewer's own board is on the table and a shape of theirs over it. */
static gboolean
has_ghost (TcTablePage *self)
{
  const TcDraft *draft = tc_table_get_own_draft (self->table);

  return draft != NULL && tc_draft_has_piece (draft);
}

static void
refresh_ghost (TcTablePage *self)
{
  const TcDraft *draft = get_draft (self);
  g_autofree char *said = NULL;
  guint n_features = 0;

  if (!has_ghost (self))
    {
      tc_table_replay_show (self->table, self->replay, self->board);
      tc_board_view_set_soon (self->board, NULL, 0);
      tc_board_view_set_cursor_label (self->board, NULL);
    }
  else
    {
      const TcBoardGhost ghost = tc_scene_ghost (self->table);
      const TcDraftFeature *features = tc_draft_get_features (draft, &n_features);

      said = tc_prompt_describe (draft, tc_table_get_board_file (self->table));
      tc_board_view_set_ghost (self->board, &ghost);
      tc_board_view_set_soon (self->board, features, n_features);
      tc_board_view_set_cursor (self->board, tc_draft_get_row (draft), tc_draft_get_column (draft));
      tc_board_view_set_cursor_label (self->board, said);
    }
  tc_table_bar_place (has_ghost (self) ? TC_TABLE_BAR_BY_SHAPE : tc_networks_card_is_open (self->check) ? TC_TABLE_BAR_BY_BOARD : TC_TABLE_BAR_NONE,
                      self->layout, self->board);
}

static void
refresh_board (TcTablePage *self)
{
  TcBoardScene scene;

  tc_scene_board (self->table, tc_table_get_shown (self->table), &scene);
  tc_board_view_set_scene (self->board, &scene);
}

static void
refresh_hq (TcTablePage *self)
{
  TcHqScene scene;

  tc_scene_hq (self->table, &scene);
  tc_hq_view_set_scene (self->hq, &scene);
  tc_hq_header_set_table (self->hq_header, self->table);
}

static void
refresh_actions (TcTablePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TcDraft *draft = tc_table_get_own_draft (self->table);
  const gboolean ghost = has_ghost (self);

  gtk_widget_action_set_enabled (widget, "turn.rotate", ghost);
  gtk_widget_action_set_enabled (widget, "turn.flip", ghost);
  gtk_widget_action_set_enabled (widget, "turn.use", draft != NULL);
  gtk_widget_action_set_enabled (widget, "turn.confirm", tc_table_get_mode (self->table) == TC_TABLE_WATCHING
                                 || tc_game_page_offers_result (TC_GAME_PAGE (self))
                                 || draft != NULL || tc_table_can_confirm (self->table));
  tc_action_bar_set_table (self->actions, self->table);
}

static void
refresh_tagger (TcTablePage *self)
{
  const TcPaint *paint = tc_scene_paint (self->table, tc_table_get_viewer (self->table));

  turn_seat_look_colour (GTK_WIDGET (self), paint);
  tc_backdrop_set_paint (self->backdrop, paint);
}

/* Pages are called by the nicks of their slots. */
static void
set_page (TcTablePage *self,
          const char  *nick)
{
  g_autoptr (GEnumClass) slots = g_type_class_ref (TC_TYPE_TABLE_SLOT);
  const GEnumValue *slot = g_enum_get_value_by_nick (slots, nick);

  if (slot != NULL)
    tc_table_layout_set_page (self->layout, (TcTableSlot) slot->value);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/* Where not everything is seen at once, what a change of mind needs next comes up: the bubbles, or the shapes in the HQ. */
static void
follow_use (TcTablePage *self)
{
  const TcUse use = is_choosing (self) ? tc_draft_get_use (get_draft (self)) : TC_USE_TAG;
  const gboolean narrow = tc_table_layout_get_width (self->layout) == TC_TABLE_NARROW;

  if (use == self->use)
    return;
  self->use = use;
  set_page (self, use == TC_USE_SOCIAL ? "networks" : use == TC_USE_DRONE && !narrow ? "remote" : "hq");
}

static void
refresh_tray (TcTablePage *self)
{
  TcBubblesScene scene;

  tc_scene_show_tray (self->table, self->remote, self->bubbles);
  tc_scene_bubbles (self->table, &scene);
  tc_networks_card_set_table (self->check, self->table, &scene);
}

/* What follows the turn in the making, and so every move of the pointer. */
static void
refresh_turn (TcTablePage *self)
{
  follow_use (self);
  refresh_tray (self);
  tc_prompt_bar_set_table (self->prompt, self->table);
  refresh_ghost (self);
  refresh_hq (self);
  tc_districts_card_set_table (self->districts, self->table);
  tc_roll_row_set_table (self->roll, self->table);
  refresh_actions (self);
  if (tc_table_get_mode (self->table) == TC_TABLE_LEADING)
    tc_crew_panel_set_table (self->crew, self->table);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_USE]);
}

/* When a turn comes the keyboard is where it is needed; while others move it stays, unless it is nowhere. */
static void
follow_mode (TcTablePage *self)
{
  const TcTableMode mode = tc_table_get_mode (self->table);
  const gboolean own = mode == TC_TABLE_LEADING || mode == TC_TABLE_CHOOSING || mode == TC_TABLE_HANDING_OVER;

  if (mode == self->mode || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->mode = mode;
  if (mode == TC_TABLE_LEADING || mode == TC_TABLE_CHOOSING)
    set_page (self, "hq");
  if (own || gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Whom the screen goes to, and whose marks are on the shutter. */
static void
refresh_cover (TcTablePage *self)
{
  const guint viewer = tc_table_get_viewer (self->table);
  const TcPaint *others[TC_MAX_SEATS];
  guint n_others = 0;

  if (tc_table_get_mode (self->table) != TC_TABLE_HANDING_OVER)
    return;
  for (guint seat = 0; seat < turn_match_get_n_seats (tc_table_get_match (self->table)); seat++)
    if (seat != viewer)
      others[n_others++] = tc_scene_paint (self->table, seat);
  tc_shutter_set_others (tc_game_page_get_shutter (TC_GAME_PAGE (self)), others, n_others);
  tc_hand_over_card_set_table (self->hand_over, self->table);
}

static void
refresh_all (TcTablePage *self)
{
  tc_table_layout_set_leading (self->layout, tc_table_get_mode (self->table) == TC_TABLE_LEADING
                               && tc_table_get_shown (self->table) == tc_table_get_viewer (self->table));
  refresh_tagger (self);
  refresh_board (self);
  tc_turn_order_set_table (self->order, self->table);
  tc_crew_panel_set_table (self->crew, self->table);
  refresh_cover (self);
  refresh_turn (self);
  follow_mode (self);
  tc_table_news_refresh (self->news);
  tc_table_news_tell (self->news);
}

static void
tc_table_page_refresh (TcGamePage *page,
                       TurnChange  change)
{
  TcTablePage *self = TC_TABLE_PAGE (page);

  if (change > TURN_CHANGED_CHOICE)
    {
      refresh_all (self);
      return;
    }
  tc_table_news_act (self->news);
  refresh_turn (self);
}

static TcSound
sound_of_move (TcMove move)
{
  if (move.kind == TC_MOVE_ROLL)
    return TC_SOUND_DICE;
  if (move.kind == TC_MOVE_PLACE)
    return TC_SOUND_PUSH;
  if (move.kind == TC_MOVE_SEAL)
    return TC_SOUND_SHUTTER;

  return move.action.use == TC_USE_TAG ? TC_SOUND_SPRAY : move.action.use == TC_USE_DRONE ? TC_SOUND_DRONE : TC_SOUND_BUBBLE;
}

/* What was filled is louder than the move; the last round has the sound of its move. */
static gboolean
tc_table_page_find_sound (TcGamePage *page,
                          TurnMove    move,
                          TcSound    *sound)
{
  const TcReport report = tc_report_of_match (tc_game_page_get_match (page), turn_screen_get_position (tc_game_page_get_screen (page)));

  *sound = report.n_taggers > 0 && !report.has_end ? TC_SOUND_FILL : sound_of_move (tc_move_from_turn (move));

  return TRUE;
}

static void
width_changed (TcTablePage *self)
{
  const gboolean narrow = tc_table_layout_get_width (self->layout) == TC_TABLE_NARROW;

  tc_action_bar_set_fixed (self->actions, narrow);
  tc_prompt_bar_set_compact (self->prompt, narrow);
  tc_networks_card_set_narrow (self->check, narrow);
  gtk_widget_set_visible (self->switcher, tc_table_layout_get_width (self->layout) != TC_TABLE_WIDE);
  tc_game_page_refresh (TC_GAME_PAGE (self), TURN_CHANGED_STATE);
}

static void
judged_changed (TcTablePage *self)
{
  if (self->table == NULL)
    return;
  tc_table_replay_look (self->table, self->replay);
  refresh_ghost (self);
}

static void
follow_talk (TcTablePage *self)
{
  if (self->table != NULL)
    tc_table_set_talk (self->table, (TcTalk) g_settings_get_enum (self->settings, "bot-talk"));
}

static void
set_use (TcTablePage *self,
         const char  *nick)
{
  const TcDraft *draft = self->table != NULL ? tc_table_get_own_draft (self->table) : NULL;

  for (guint use = TC_USE_TAG; draft != NULL && use < G_N_ELEMENTS (uses); use++)
    if (g_str_equal (uses[use], nick))
      tc_table_set_own_draft (self->table, tc_draft_with_use (*draft, use));
}

static const char *
get_page (TcTablePage *self)
{
  g_autoptr (GEnumClass) slots = g_type_class_ref (TC_TYPE_TABLE_SLOT);

  return g_enum_get_value (slots, (int) tc_table_layout_get_page (self->layout))->value_nick;
}

static void
tc_table_page_get_property (GObject    *object,
                            guint       property,
                            GValue     *value,
                            GParamSpec *spec)
{
  TcTablePage *self = TC_TABLE_PAGE (object);

  if (property == PROP_USE)
    g_value_set_string (value, uses[is_choosing (self) ? tc_draft_get_use (get_draft (self)) : TC_USE_TAG]);
  else
    g_value_set_string (value, get_page (self));
}

static void
tc_table_page_set_property (GObject      *object,
                            guint         property,
                            const GValue *value,
                            GParamSpec   *spec)
{
  if (property == PROP_USE)
    set_use (TC_TABLE_PAGE (object), g_value_get_string (value));
  else
    set_page (TC_TABLE_PAGE (object), g_value_get_string (value));
}

static void
tc_table_page_dispose (GObject *object)
{
  TcTablePage *self = TC_TABLE_PAGE (object);

  self->table = NULL;
  g_clear_object (&self->news);
  g_clear_object (&self->settings);
  g_clear_object (&self->chips);

  G_OBJECT_CLASS (tc_table_page_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (TC_TYPE_ACTION_BAR);
  g_type_ensure (TC_TYPE_ANNOUNCEMENT);
  g_type_ensure (TC_TYPE_ANNOUNCEMENT_QUEUE);
  g_type_ensure (TC_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TC_TYPE_BUBBLES);
  g_type_ensure (TC_TYPE_COACH_CARD);
  g_type_ensure (TC_TYPE_CREW_PANEL);
  g_type_ensure (TC_TYPE_DISTRICTS_CARD);
  g_type_ensure (TC_TYPE_END_CARD);
  g_type_ensure (TC_TYPE_HQ_HEADER);
  g_type_ensure (TC_TYPE_HQ_VIEW);
  g_type_ensure (TC_TYPE_NETWORKS_CARD);
  g_type_ensure (TC_TYPE_PROMPT_BAR);
  g_type_ensure (TC_TYPE_REMOTE);
  g_type_ensure (TC_TYPE_REPLAY_BAR);
  g_type_ensure (TC_TYPE_ROLL_ROW);
  g_type_ensure (TC_TYPE_TABLE_LAYOUT);
  g_type_ensure (TC_TYPE_TURN_ORDER);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  /* For the news. */
  static const char *const others[] = { "sticker", "queue", "ending", "result", "voice" };

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, slots);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, layout);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, board);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, actions);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, districts);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, remote);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, bubbles);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, check);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, hq_header);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, hq);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, order);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, crew);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, roll);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, switcher);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, coach);
  gtk_widget_class_bind_template_child (widget_class, TcTablePage, replay);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_class_bind_template_child_full (widget_class, others[i], FALSE, 0);
}

static void
tc_table_page_begin (TcGamePage *page,
                     TurnScreen *screen)
{
  TcTablePage *self = TC_TABLE_PAGE (page);

  self->table = screen != NULL ? TC_TABLE (screen) : NULL;
  tc_table_news_set_table (self->news, self->table);
  follow_talk (self);
}

static gpointer
tc_table_page_get_coached (TcGamePage *page)
{
  return TC_TABLE_PAGE (page)->table;
}

static void
tc_table_page_focus (TcGamePage *page)
{
  TcTablePage *self = TC_TABLE_PAGE (page);

  tc_table_input_focus (self, self->board, self->hq);
}

static char *
tc_table_page_dup_subtitle (TcGamePage *page)
{
  return tc_scene_subtitle (TC_TABLE_PAGE (page)->table);
}

/* Where the crew has no room beside the board, the header bar tells how everybody stands. */
static GtkWidget *
tc_table_page_get_heading (TcGamePage *page)
{
  TcTablePage *self = TC_TABLE_PAGE (page);

  if (tc_table_layout_get_width (self->layout) != TC_TABLE_NARROW)
    return NULL;
  tc_score_chips_set_table (self->chips, self->table);

  return GTK_WIDGET (self->chips);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_USE] = g_param_spec_string ("use", NULL, NULL, "tag", flags);
  properties[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, "hq", flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tc_table_page_class_init (TcTablePageClass *klass)
{
  TcGamePageClass *page_class = TC_GAME_PAGE_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_table_page_dispose;
  object_class->get_property = tc_table_page_get_property;
  object_class->set_property = tc_table_page_set_property;
  page_class->begin = tc_table_page_begin;
  page_class->refresh = tc_table_page_refresh;
  page_class->find_sound = tc_table_page_find_sound;
  page_class->get_coached = tc_table_page_get_coached;
  page_class->focus = tc_table_page_focus;
  page_class->dup_subtitle = tc_table_page_dup_subtitle;
  page_class->get_heading = tc_table_page_get_heading;

  install_properties (object_class);
  ensure_types ();
  bind_children (widget_class);
  gtk_widget_class_install_property_action (widget_class, "turn.use", "use");
  gtk_widget_class_install_property_action (widget_class, "table.page", "page");
  tc_table_actions_install (page_class);
}

static void
tc_table_page_init (TcTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::bot-talk", G_CALLBACK (follow_talk), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->layout, "width-changed", G_CALLBACK (width_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->replay, "judged-changed", G_CALLBACK (judged_changed), self, G_CONNECT_SWAPPED);
  self->chips = g_object_ref_sink (g_object_new (TC_TYPE_SCORE_CHIPS, "hexpand", TRUE, NULL));
  self->hand_over = TC_HAND_OVER_CARD (tc_hand_over_card_new ());
  tc_game_page_set_cover (TC_GAME_PAGE (self), GTK_WIDGET (self->hand_over), tc_hand_over_card_get_button (self->hand_over));
  tc_game_page_set_content (TC_GAME_PAGE (self), self->slots, self->coach, self->replay);
  self->news = tc_table_news_new (TC_GAME_PAGE (self));
  tc_table_input_connect (self, self->board, self->hq, self->remote, self->bubbles, self->check);
  width_changed (self);
}

TcTable *
tc_table_page_get_table (TcTablePage *self)
{
  return self->table;
}

void
tc_table_page_focus_crew (TcTablePage *self)
{
  set_page (self, "crew");
  tc_crew_panel_focus (self->crew);
}

void
tc_table_page_show_illegal (TcTablePage *self)
{
  tc_sound_play (TC_SOUND_SHAKE);
  tc_board_view_refuse_ghost (self->board);
}

void
tc_table_page_skip (TcTablePage *self)
{
  tc_board_view_finish_animations (self->board);
  tc_hq_view_finish_animations (self->hq);
  if (!tc_table_news_skip (self->news) && self->table != NULL)
    turn_match_skip_pause (tc_table_get_match (self->table));
}
