/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page.h"

#include <glib/gi18n.h>
#include <tc-announcement-queue.h>
#include <tc-bubbles.h>
#include <tc-guide.h>
#include <tc-last-round.h>
#include <tc-prompt.h>
#include <tc-remote.h>
#include <tc-report.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-die.h>

#include "tc-action-row.h"
#include "tc-crew-panel.h"
#include "tc-districts-card.h"
#include "tc-end-card.h"
#include "tc-hand-over-card.h"
#include "tc-hq-header.h"
#include "tc-hint-bubble.h"
#include "tc-near-end-scene.h"
#include "tc-networks-card.h"
#include "tc-page-actions.h"
#include "tc-page-hint.h"
#include "tc-page-layout.h"
#include "tc-page-news.h"
#include "tc-page-replay.h"
#include "tc-prompt-bar.h"
#include "tc-reveal.h"
#include "tc-scene.h"
#include "tc-score-chips.h"

struct _TcPage
{
  TurnPage         parent_instance;

  TcTable         *table;          /* the screen, or NULL */
  GSettings       *settings;
  TcTableMode      mode;           /* that the keyboard was last sent to */
  TcUse            use;            /* that the pages last followed */

  GtkWidget       *slots;          /* what the layout lays out */
  TcPageLayout    *layout;
  TurnBackdrop    *backdrop;
  TcPromptBar     *prompt;
  TcBoardView     *board;
  TcLastRound     *last_round;
  TcActionRow     *actions;
  TcDistrictsCard *districts;
  TcRemote        *remote;
  TcBubbles       *bubbles;
  TcNetworksCard  *check;
  TcHqHeader      *hq_header;
  TcHqView        *hq;
  GtkBox          *order;          /* of the seats */
  TcCrewPanel     *crew;
  TcPageNews      *news;
  GtkBox          *roll;           /* the dice as they fell */
  GtkWidget       *next_die;       /* how to get there by keyboard */
  GtkWidget       *switcher;
  GtkWidget       *journal_tab;
  AdwBin          *journal;        /* where the journal stands in a wide table, or as a page of a narrow one */
  TurnCoachCard   *coach;
  TurnReplayBar   *replay;
  TcHintBubble    *hint;
  TcReveal        *reveal;
  TcHandOverCard  *hand_over;      /* on the shutter */
  TcScoreChips    *chips;          /* for the header bar */
  TurnEndMeter    *meter;          /* for the header bar */
};

enum
{
  PROP_USE = 1,
  PROP_PAGE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TcPage, tc_page, TURN_TYPE_PAGE)

/* The nicks of TcUse in actions, as in records. */
static const char *const uses[] = {
  [TC_USE_TAG] = "tag",
  [TC_USE_DRONE] = "drone",
  [TC_USE_SOCIAL] = "social",
};

static const TcDraft *
get_draft (TcPage *self)
{
  return tc_table_get_draft (self->table);
}

static gboolean
is_choosing (TcPage *self)
{
  return self->table != NULL && tc_table_get_mode (self->table) == TC_TABLE_CHOOSING;
}

/* Whether the viewer's own board is on the table and a shape of theirs over it. */
static gboolean
has_ghost (TcPage *self)
{
  const TcDraft *draft = tc_table_get_own_draft (self->table);

  return draft != NULL && tc_draft_has_piece (draft);
}

static void
refresh_ghost (TcPage *self)
{
  const TcDraft *draft = get_draft (self);
  g_autofree char *said = NULL;
  guint n_features = 0;

  if (!has_ghost (self))
    {
      tc_page_replay_show (self->table, self->replay, self->board);
      tc_board_view_set_soon (self->board, NULL, 0);
      tc_board_view_set_cursor_label (self->board, NULL);
    }
  else
    {
      TcBoardGhost ghost = tc_scene_ghost (self->table);
      const TcDraftFeature *features = tc_draft_get_features (draft, &n_features);

      said = tc_prompt_say (draft, tc_table_get_board_file (self->table));
      ghost.hinted = turn_page_get_idea (TURN_PAGE (self)) != NULL;
      tc_board_view_set_ghost (self->board, &ghost);
      tc_board_view_set_soon (self->board, features, n_features);
      tc_board_view_set_cursor (self->board, tc_draft_get_row (draft), tc_draft_get_column (draft));
      tc_board_view_set_cursor_label (self->board, said);
    }
}

static void
refresh_board (TcPage *self)
{
  TcBoardScene scene;

  tc_scene_board (self->table, tc_table_get_shown (self->table), &scene);
  tc_board_view_set_scene (self->board, &scene);
}

/* What the table says of the end, wherever it is asked. */
static void
refresh_end (TcPage *self)
{
  g_auto (TurnNearEnd) near_end = { 0 };
  g_autofree char *last_round = tc_near_end_say_last_round (self->table);

  tc_near_end_scene (self->table, &near_end);
  turn_end_meter_show (self->meter, &near_end);
  turn_end_meter_show (tc_prompt_bar_get_meter (self->prompt), &near_end);
  tc_last_round_say (self->last_round, last_round);
}

/* Whether the guide of a first battle tells that step. */
static gboolean
is_at_step (TcPage     *self,
            TcGuideStep step)
{
  const TurnGuide *guide = turn_page_get_guide (TURN_PAGE (self));

  return guide != NULL && turn_guide_get_step (guide, TURN_SCREEN (self->table)) == step;
}

static void
refresh_hq (TcPage *self)
{
  TcHqScene scene;

  tc_scene_hq (self->table, &scene);
  if (is_at_step (self, TC_GUIDE_DICE) && scene.chosen_die < 0)
    scene.chosen_die = (gint8) tc_guide_get_die (TURN_SCREEN (self->table));
  tc_page_hint_mark_hq (TURN_PAGE (self), self->table, &scene);
  tc_hq_view_set_scene (self->hq, &scene);
  tc_hq_header_set_table (self->hq_header, self->table);
}

static void
refresh_actions (TcPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const TcDraft *draft = tc_table_get_own_draft (self->table);
  const gboolean ghost = has_ghost (self);

  gtk_widget_action_set_enabled (widget, "turn.rotate", ghost);
  gtk_widget_action_set_enabled (widget, "turn.flip", ghost);
  gtk_widget_action_set_enabled (widget, "turn.use", draft != NULL);
  gtk_widget_action_set_enabled (widget, "turn.confirm", tc_table_get_mode (self->table) == TC_TABLE_WATCHING
                                 || turn_page_offers_result (TURN_PAGE (self)) || turn_page_get_idea (TURN_PAGE (self)) != NULL
                                 || draft != NULL || tc_table_can_confirm (self->table));
  gtk_widget_action_set_enabled (widget, "turn.push", tc_table_get_own_plan (self->table) != NULL);
  gtk_widget_action_set_enabled (widget, "turn.put-back", tc_table_can_put_back (self->table));
}

static void
refresh_row (TcPage *self)
{
  const gboolean narrow = tc_page_layout_get_width (self->layout) == TC_TABLE_NARROW;
  g_auto (TcActionScene) scene = tc_action_scene_new (self->table, narrow, turn_page_offers_result (TURN_PAGE (self)));

  tc_page_hint_mark_row (TURN_PAGE (self), self->layout, &scene);
  tc_action_row_set_scene (self->actions, &scene);
}

static void
refresh_tagger (TcPage *self)
{
  const TurnPaint *paint = tc_scene_paint (self->table, tc_table_get_viewer (self->table));

  turn_seat_look_colour (GTK_WIDGET (self), paint);
  turn_backdrop_set_paint (self->backdrop, paint);
}

/* Pages are called by the nicks of their slots. In a narrow table the journal is one of them. */
static void
set_page (TcPage     *self,
          const char *nick)
{
  g_autoptr (GEnumClass) slots = g_type_class_ref (TC_TYPE_TABLE_SLOT);
  const GEnumValue *slot = g_enum_get_value_by_nick (slots, nick);

  if (slot != NULL)
    tc_page_layout_set_page (self->layout, (TcTableSlot) slot->value);
  if (tc_page_layout_get_width (self->layout) == TC_TABLE_NARROW)
    turn_page_show_journal (TURN_PAGE (self), tc_page_layout_get_page (self->layout) == TC_SLOT_JOURNAL);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAGE]);
}

/* Where not everything is seen at once, what a change of mind needs next comes up: the bubbles, or the shapes in the HQ. */
static void
follow_use (TcPage *self)
{
  const TcUse use = is_choosing (self) ? tc_draft_get_use (get_draft (self)) : TC_USE_TAG;
  const gboolean narrow = tc_page_layout_get_width (self->layout) == TC_TABLE_NARROW;

  if (use == self->use)
    return;
  self->use = use;
  set_page (self, use == TC_USE_SOCIAL ? "networks" : use == TC_USE_DRONE && !narrow ? "remote" : "hq");
}

static void
refresh_tray (TcPage *self)
{
  TcBubblesScene scene;

  tc_scene_show_tray (self->table, self->remote, self->bubbles);
  tc_action_row_set_tray (self->actions, tc_page_layout_lacks_tray (self->layout) ? self->table : NULL);
  tc_scene_bubbles (self->table, &scene);
  tc_networks_card_set_table (self->check, self->table, &scene);
}

/* The avatars in the order in which they take dice; the final die is used by all at once. */
static void
refresh_order (TcPage *self)
{
  TurnMatch *match = tc_table_get_match (self->table);
  const gboolean is_final = tc_state_phase (tc_table_get_game (self->table), tc_table_get_state (self->table)) == TC_PHASE_FINAL;
  GtkWidget *hint = g_object_new (GTK_TYPE_LABEL, "label", is_final ? _("choices open together") : _("then everyone"), "margin-start", 4,
                                  "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  turn_widget_clear (GTK_WIDGET (self->order));
  for (guint i = 0; !is_final && i < turn_match_get_n_seats (match); i++)
    {
      const guint seat = tc_table_get_seat_in_order (self->table, i);
      GtkWidget *avatar = turn_avatar_new (20);

      turn_avatar_set_paint (TURN_AVATAR (avatar), tc_scene_paint (self->table, seat));
      turn_avatar_set_state (TURN_AVATAR (avatar), turn_match_get_to_move (match) == (int) seat ? TURN_AVATAR_CURRENT : TURN_AVATAR_PLAIN);
      if (i > 0)
        gtk_box_append (self->order, gtk_label_new ("›"));
      gtk_box_append (self->order, avatar);
    }
  gtk_widget_add_css_class (hint, "tray-hint");
  gtk_box_append (self->order, hint);
}

/* The dice as the leader rolled them: the current one framed, those that have a side pale. */
static void
refresh_roll (TcPage *self)
{
  const TcDicePlan *plan = tc_table_get_plan (self->table);
  const GdkRGBA ring = turn_rgba (tc_scene_paint (self->table, tc_table_get_viewer (self->table))->body, 1);

  turn_widget_clear (GTK_WIDGET (self->roll));
  for (guint die = 0; tc_dice_plan_is_active (plan) && die < tc_dice_plan_get_n_dice (plan); die++)
    {
      GtkWidget *picture = turn_die_new (26);

      turn_die_set_face (TURN_DIE (picture), tc_dice_plan_get_face (plan, die));
      turn_die_set_ring (TURN_DIE (picture), die == tc_dice_plan_get_current (plan) ? &ring : NULL);
      if (tc_dice_plan_get_side (plan, die) != TC_SIDE_UNSET)
        gtk_widget_set_opacity (picture, 0.5);
      gtk_box_append (self->roll, picture);
    }
}

/* What follows the turn in the making, and so every move of the pointer. */
static void
refresh_turn (TcPage *self)
{
  follow_use (self);
  refresh_tray (self);
  tc_prompt_bar_set_hinted (self->prompt, turn_page_get_idea (TURN_PAGE (self)) != NULL);
  tc_prompt_bar_set_table (self->prompt, self->table);
  tc_page_hint_place (TURN_PAGE (self), self->table, self->layout, self->hint);
  refresh_ghost (self);
  refresh_hq (self);
  tc_districts_card_set_table (self->districts, self->table);
  refresh_roll (self);
  refresh_actions (self);
  refresh_row (self);
  if (tc_table_get_mode (self->table) == TC_TABLE_LEADING)
    tc_crew_panel_set_table (self->crew, self->table);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_USE]);
}

/* When a turn comes the keyboard is where it is needed; while others move it stays, unless it is nowhere. */
static void
follow_mode (TcPage *self)
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
refresh_cover (TcPage *self)
{
  const guint viewer = tc_table_get_viewer (self->table);
  const TurnPaint *others[TC_MAX_SEATS];
  guint n_others = 0;

  if (tc_table_get_mode (self->table) != TC_TABLE_HANDING_OVER)
    return;
  for (guint seat = 0; seat < turn_match_get_n_seats (tc_table_get_match (self->table)); seat++)
    if (seat != viewer)
      others[n_others++] = tc_scene_paint (self->table, seat);
  turn_shutter_set_others (turn_page_get_shutter (TURN_PAGE (self)), others, n_others);
  tc_hand_over_card_set_table (self->hand_over, self->table);
}

static void
refresh_all (TcPage *self)
{
  tc_page_layout_set_leading (self->layout, tc_table_get_mode (self->table) == TC_TABLE_LEADING
                              && tc_table_get_shown (self->table) == tc_table_get_viewer (self->table));
  refresh_tagger (self);
  refresh_board (self);
  refresh_end (self);
  refresh_order (self);
  tc_crew_panel_set_table (self->crew, self->table);
  refresh_cover (self);
  refresh_turn (self);
  follow_mode (self);
  tc_page_news_refresh (self->news);
  tc_page_news_tell (self->news);
}

static void
tc_page_refresh (TurnPage  *page,
                 TurnChange change)
{
  TcPage *self = TC_PAGE (page);

  if (change > TURN_CHANGED_CHOICE)
    {
      refresh_all (self);
      return;
    }
  tc_page_news_act (self->news);
  refresh_turn (self);
}

static TurnSound
sound_of_move (TcMove move)
{
  if (move.kind == TC_MOVE_ROLL)
    return TURN_SOUND_DICE;
  if (move.kind == TC_MOVE_PLACE)
    return TURN_SOUND_PUSH;
  if (move.kind == TC_MOVE_SEAL)
    return TURN_SOUND_SHUTTER;

  return move.action.use == TC_USE_TAG ? TURN_SOUND_SPRAY : move.action.use == TC_USE_DRONE ? TURN_SOUND_DRONE : TURN_SOUND_BUBBLE;
}

/* What was filled is louder than the move; the last round has the sound of its move. */
static gboolean
tc_page_find_sound (TurnPage  *page,
                    TurnMove   move,
                    TurnSound *sound)
{
  const TcReport report = tc_report_of_match (turn_page_get_match (page), turn_screen_get_position (turn_page_get_screen (page)));

  *sound = report.n_taggers > 0 && !report.has_end ? TURN_SOUND_FILL : sound_of_move (tc_move_from_turn (move));

  return TRUE;
}

static void
width_changed (TcPage *self)
{
  const gboolean narrow = tc_page_layout_get_width (self->layout) == TC_TABLE_NARROW;

  tc_action_row_set_compact (self->actions, narrow);
  tc_prompt_bar_set_compact (self->prompt, narrow);
  tc_networks_card_set_narrow (self->check, narrow);
  tc_reveal_set_narrow (self->reveal, narrow);
  gtk_widget_set_visible (self->next_die, !narrow);
  gtk_widget_set_visible (self->switcher, tc_page_layout_get_width (self->layout) != TC_TABLE_WIDE);
  gtk_widget_set_visible (self->journal_tab, narrow);
  if (!narrow && tc_page_layout_get_page (self->layout) == TC_SLOT_JOURNAL)
    set_page (self, "hq");
  tc_page_set_touched (self, FALSE);
  turn_page_place_journal (TURN_PAGE (self));
  turn_page_refresh (TURN_PAGE (self), TURN_CHANGED_STATE);
}

static void
judged_changed (TcPage *self)
{
  if (self->table == NULL)
    return;
  tc_page_replay_look (self->table, self->replay);
  refresh_ghost (self);
}

/* A sticker lies over other things where there is little room. */
static void
sticker_pressed (TcPage     *self,
                 int         n_presses,
                 double      x,
                 double      y,
                 GtkGesture *click)
{
  if (tc_page_layout_get_width (self->layout) != TC_TABLE_WIDE)
    gtk_widget_set_visible (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (click)), FALSE);
  else
    tc_page_skip (self);
}

static void
follow_talk (TcPage *self)
{
  if (self->table != NULL)
    tc_table_set_talk (self->table, (TcTalk) g_settings_get_enum (self->settings, "bot-talk"));
}

static void
follow_seal (TcPage *self)
{
  if (self->table == NULL)
    return;
  tc_table_set_seals_at_once (self->table, g_settings_get_boolean (self->settings, "seal-at-once"));
  turn_page_refresh (TURN_PAGE (self), TURN_CHANGED_CHOICE);
}

static void
set_use (TcPage     *self,
         const char *nick)
{
  const TcDraft *draft = self->table != NULL ? tc_table_get_own_draft (self->table) : NULL;

  for (guint use = TC_USE_TAG; draft != NULL && use < G_N_ELEMENTS (uses); use++)
    if (g_str_equal (uses[use], nick))
      tc_table_set_own_draft (self->table, tc_draft_with_use (*draft, use));
}

static const char *
get_page (TcPage *self)
{
  g_autoptr (GEnumClass) slots = g_type_class_ref (TC_TYPE_TABLE_SLOT);

  return g_enum_get_value (slots, (int) tc_page_layout_get_page (self->layout))->value_nick;
}

static void
tc_page_get_property (GObject    *object,
                      guint       property,
                      GValue     *value,
                      GParamSpec *spec)
{
  TcPage *self = TC_PAGE (object);

  if (property == PROP_USE)
    g_value_set_string (value, uses[is_choosing (self) ? tc_draft_get_use (get_draft (self)) : TC_USE_TAG]);
  else
    g_value_set_string (value, get_page (self));
}

static void
tc_page_set_property (GObject      *object,
                      guint         property,
                      const GValue *value,
                      GParamSpec   *spec)
{
  if (property == PROP_USE)
    set_use (TC_PAGE (object), g_value_get_string (value));
  else
    set_page (TC_PAGE (object), g_value_get_string (value));
}

static void
tc_page_dispose (GObject *object)
{
  TcPage *self = TC_PAGE (object);

  self->table = NULL;
  g_clear_object (&self->news);
  g_clear_object (&self->settings);
  g_clear_object (&self->chips);
  g_clear_object (&self->meter);

  G_OBJECT_CLASS (tc_page_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (TC_TYPE_ACTION_ROW);
  g_type_ensure (TC_TYPE_ANNOUNCEMENT);
  g_type_ensure (TC_TYPE_ANNOUNCEMENT_QUEUE);
  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  g_type_ensure (TC_TYPE_BUBBLES);
  g_type_ensure (TURN_TYPE_COACH_CARD);
  g_type_ensure (TC_TYPE_CREW_PANEL);
  g_type_ensure (TC_TYPE_DISTRICTS_CARD);
  g_type_ensure (TC_TYPE_END_CARD);
  g_type_ensure (TC_TYPE_HINT_BUBBLE);
  g_type_ensure (TC_TYPE_HQ_HEADER);
  g_type_ensure (TC_TYPE_HQ_VIEW);
  g_type_ensure (TC_TYPE_LAST_ROUND);
  g_type_ensure (TC_TYPE_NETWORKS_CARD);
  g_type_ensure (TC_TYPE_PROMPT_BAR);
  g_type_ensure (TC_TYPE_REMOTE);
  g_type_ensure (TC_TYPE_REVEAL);
  g_type_ensure (TURN_TYPE_REPLAY_BAR);
  g_type_ensure (TC_TYPE_PAGE_LAYOUT);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  /* For the news. */
  static const char *const others[] = { "sticker", "queue", "ending" };

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TcPage, slots);
  gtk_widget_class_bind_template_child (widget_class, TcPage, layout);
  gtk_widget_class_bind_template_child (widget_class, TcPage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcPage, prompt);
  gtk_widget_class_bind_template_child (widget_class, TcPage, board);
  gtk_widget_class_bind_template_child (widget_class, TcPage, last_round);
  gtk_widget_class_bind_template_child (widget_class, TcPage, actions);
  gtk_widget_class_bind_template_child (widget_class, TcPage, districts);
  gtk_widget_class_bind_template_child (widget_class, TcPage, remote);
  gtk_widget_class_bind_template_child (widget_class, TcPage, bubbles);
  gtk_widget_class_bind_template_child (widget_class, TcPage, check);
  gtk_widget_class_bind_template_child (widget_class, TcPage, hq_header);
  gtk_widget_class_bind_template_child (widget_class, TcPage, hq);
  gtk_widget_class_bind_template_child (widget_class, TcPage, order);
  gtk_widget_class_bind_template_child (widget_class, TcPage, crew);
  gtk_widget_class_bind_template_child (widget_class, TcPage, roll);
  gtk_widget_class_bind_template_child (widget_class, TcPage, next_die);
  gtk_widget_class_bind_template_child (widget_class, TcPage, switcher);
  gtk_widget_class_bind_template_child (widget_class, TcPage, journal_tab);
  gtk_widget_class_bind_template_child (widget_class, TcPage, journal);
  gtk_widget_class_bind_template_child (widget_class, TcPage, coach);
  gtk_widget_class_bind_template_child (widget_class, TcPage, replay);
  gtk_widget_class_bind_template_child (widget_class, TcPage, hint);
  gtk_widget_class_bind_template_child (widget_class, TcPage, reveal);
  gtk_widget_class_bind_template_callback (widget_class, width_changed);
  gtk_widget_class_bind_template_callback (widget_class, judged_changed);
  gtk_widget_class_bind_template_callback (widget_class, sticker_pressed);
  gtk_widget_class_bind_template_callback (widget_class, tc_page_skip);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_class_bind_template_child_full (widget_class, others[i], FALSE, 0);
}

static void
tc_page_begin (TurnPage   *page,
               TurnScreen *screen)
{
  TcPage *self = TC_PAGE (page);

  self->table = screen != NULL ? TC_TABLE (screen) : NULL;
  tc_action_row_set_tray (self->actions, NULL);
  tc_page_news_set_table (self->news, self->table);
  tc_page_set_touched (self, FALSE);
  follow_talk (self);
  if (self->table != NULL)
    tc_table_set_seals_at_once (self->table, g_settings_get_boolean (self->settings, "seal-at-once"));
}

static gpointer
tc_page_get_coached (TurnPage *page)
{
  return TC_PAGE (page)->table;
}

static void
tc_page_focus (TurnPage *page)
{
  TcPage *self = TC_PAGE (page);

  if (tc_reveal_is_open (self->reveal))
    gtk_widget_grab_focus (GTK_WIDGET (self->reveal));
  else
    tc_page_actions_focus (self, self->board, self->hq);
}

static char *
tc_page_dup_subtitle (TurnPage *page)
{
  return tc_scene_subtitle (TC_PAGE (page)->table, tc_reveal_is_open (TC_PAGE (page)->reveal));
}

/* Where the crew has no room beside the board, the header bar tells how everybody stands. */
static GtkWidget *
tc_page_get_heading (TurnPage *page)
{
  TcPage *self = TC_PAGE (page);

  if (tc_page_layout_get_width (self->layout) != TC_TABLE_NARROW)
    return NULL;
  tc_score_chips_set_table (self->chips, self->table);

  return GTK_WIDGET (self->chips);
}

static GtkWidget *
tc_page_get_meter (TurnPage *page)
{
  TcPage *self = TC_PAGE (page);

  return tc_page_layout_get_width (self->layout) != TC_TABLE_NARROW ? GTK_WIDGET (self->meter) : NULL;
}

static void
near_end_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  TcPage *self = TC_PAGE (widget);
  TurnEndMeter *own = tc_prompt_bar_get_meter (self->prompt);

  turn_end_meter_open (gtk_widget_get_mapped (GTK_WIDGET (own)) ? own : self->meter);
}

/* A meter that gives the keyboard back when it has been read. */
static void
follow_meter (TcPage       *self,
              TurnEndMeter *meter)
{
  g_signal_connect_object (meter, "closed", G_CALLBACK (gtk_widget_grab_focus), self, G_CONNECT_SWAPPED);
}

static void
veil (gpointer widget,
      gboolean is_veiled)
{
  turn_widget_set_class (widget, "veiled", is_veiled);
}

/* The frame around what the step is about: the row that can be filled, then the district. */
static void
frame_step (TcPage              *self,
            const TurnGuideStep *step)
{
  const gboolean is_row = is_at_step (self, TC_GUIDE_AIM) || is_at_step (self, TC_GUIDE_DICE) || is_at_step (self, TC_GUIDE_TAG);
  const gboolean is_district = is_at_step (self, TC_GUIDE_VALUES) || is_at_step (self, TC_GUIDE_DRONE) || is_at_step (self, TC_GUIDE_FINAL_DIE);

  tc_board_view_set_highlight (self->board, is_row ? TC_FEATURE_ROW : TC_FEATURE_DISTRICT, step != NULL && (is_row || is_district) ? 0 : -1);
}

static void
tc_page_light_step (TurnPage            *page,
                    const TurnGuideStep *step)
{
  TcPage *self = TC_PAGE (page);
  const guint lights = step != NULL ? step->lights : TC_GUIDE_LIGHT_ALL;
  const TurnGuide *guide = turn_page_get_guide (page);
  const gboolean has_tray = step == NULL || step - guide->script->steps >= TC_GUIDE_DRONE;

  if (self->table == NULL)
    return;
  veil (self->board, (lights & TC_GUIDE_LIGHT_BOARD) == 0);
  veil (self->actions, (lights & TC_GUIDE_LIGHT_ROW) == 0);
  veil (self->hq_header, (lights & TC_GUIDE_LIGHT_DICE) == 0);
  veil (self->hq, (lights & TC_GUIDE_LIGHT_DICE) == 0);
  veil (self->crew, (lights & TC_GUIDE_LIGHT_RIVALS) == 0);
  veil (gtk_widget_get_parent (GTK_WIDGET (self->order)), (lights & TC_GUIDE_LIGHT_RIVALS) == 0);
  veil (self->districts, lights != TC_GUIDE_LIGHT_ALL);
  veil (gtk_widget_get_parent (GTK_WIDGET (self->remote)), (lights & TC_GUIDE_LIGHT_DRONES) == 0);
  veil (gtk_widget_get_parent (GTK_WIDGET (self->bubbles)), (lights & TC_GUIDE_LIGHT_NETWORKS) == 0);
  tc_page_layout_set_guided (self->layout, step != NULL, has_tray);
  tc_prompt_bar_set_guided (self->prompt, self->table, is_at_step (self, TC_GUIDE_AIM), !has_tray);
  if (guide != NULL)
    frame_step (self, step);
}

static void
tc_page_light (TurnPage *page,
               int       seat,
               guint     index)
{
  tc_page_news_light (TC_PAGE (page)->news, seat, index);
}

/* A narrow table goes to its page, and back from it. */
static void
follow_journal (TcPage *self)
{
  const gboolean is_shown = tc_page_layout_get_page (self->layout) == TC_SLOT_JOURNAL;

  if (turn_page_has_journal (TURN_PAGE (self)) != is_shown)
    set_page (self, is_shown ? "hq" : "journal");
}

static AdwBin *
tc_page_get_journal_place (TurnPage *page,
                           gboolean *is_plain)
{
  TcPage *self = TC_PAGE (page);
  const TcTableWidth width = tc_page_layout_get_width (self->layout);
  const gboolean is_beside = width == TC_TABLE_WIDE && turn_page_has_journal_room (page);

  *is_plain = width == TC_TABLE_NARROW;
  if (width == TC_TABLE_NARROW)
    follow_journal (self);

  return width == TC_TABLE_NARROW || is_beside ? self->journal : NULL;
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
tc_page_class_init (TcPageClass *klass)
{
  TurnPageClass *page_class = TURN_PAGE_CLASS (klass);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_page_dispose;
  object_class->get_property = tc_page_get_property;
  object_class->set_property = tc_page_set_property;
  page_class->begin = tc_page_begin;
  page_class->refresh = tc_page_refresh;
  page_class->find_sound = tc_page_find_sound;
  page_class->get_coached = tc_page_get_coached;
  page_class->focus = tc_page_focus;
  page_class->dup_subtitle = tc_page_dup_subtitle;
  page_class->get_heading = tc_page_get_heading;
  page_class->get_meter = tc_page_get_meter;
  page_class->light = tc_page_light;
  page_class->light_step = tc_page_light_step;
  page_class->get_journal_place = tc_page_get_journal_place;

  install_properties (object_class);
  ensure_types ();
  bind_children (widget_class);
  gtk_widget_class_install_action (widget_class, "turn.near-end", NULL, near_end_activated);
  gtk_widget_class_install_property_action (widget_class, "turn.use", "use");
  gtk_widget_class_install_property_action (widget_class, "table.page", "page");
  tc_page_actions_install (page_class);
}

static void
tc_page_init (TcPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  tc_hint_bubble_take_from (self->hint, self->coach);
  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::bot-talk", G_CALLBACK (follow_talk), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::seal-at-once", G_CALLBACK (follow_seal), self, G_CONNECT_SWAPPED);
  self->chips = g_object_ref_sink (g_object_new (TC_TYPE_SCORE_CHIPS, "hexpand", TRUE, NULL));
  self->meter = g_object_ref_sink (g_object_new (TURN_TYPE_END_METER, NULL));
  follow_meter (self, self->meter);
  follow_meter (self, tc_prompt_bar_get_meter (self->prompt));
  self->hand_over = g_object_new (TC_TYPE_HAND_OVER_CARD, NULL);
  turn_page_set_cover (TURN_PAGE (self), GTK_WIDGET (self->hand_over), tc_hand_over_card_get_button (self->hand_over));
  turn_page_set_content (TURN_PAGE (self), self->slots, self->coach, self->replay);
  self->news = tc_page_news_new (TURN_PAGE (self));
  width_changed (self);
}

TcTable *
tc_page_get_table (TcPage *self)
{
  return self->table;
}

void
tc_page_focus_crew (TcPage *self)
{
  set_page (self, "crew");
  tc_crew_panel_focus (self->crew);
}

void
tc_page_set_touched (TcPage  *self,
                     gboolean touched)
{
  if (self->table != NULL)
    tc_table_set_touched (self->table, touched || tc_page_layout_get_width (self->layout) == TC_TABLE_NARROW);
}

void
tc_page_show_illegal (TcPage *self)
{
  turn_sound_play (TURN_SOUND_SHAKE);
  tc_board_view_refuse_ghost (self->board);
}

void
tc_page_skip (TcPage *self)
{
  tc_board_view_finish_animations (self->board);
  tc_hq_view_finish_animations (self->hq);
  turn_sticker_finish_animations (TURN_STICKER (self->last_round));
  if (self->table != NULL && turn_match_waits_to_go_on (tc_table_get_match (self->table)))
    gtk_widget_activate_action (GTK_WIDGET (self), "turn.go-on", NULL);
  else if (!tc_page_news_skip (self->news) && self->table != NULL)
    turn_match_skip_pause (tc_table_get_match (self->table));
}
