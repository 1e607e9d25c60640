/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-news.h"

#include <tc-announcement-queue.h>
#include <tc-board-told.h>
#include <turn-compat.h>
#include <turn-words.h>

#include "tc-crew-panel.h"
#include "tc-end-card.h"
#include "tc-hq-header.h"
#include "tc-page.h"
#include "tc-page-layout.h"
#include "tc-prompt-bar.h"
#include "tc-reveal.h"
#include "tc-scene.h"
#include "tc-sticker-pace.h"

/* What one tagger filled, as an announcement shows it. Owns the texts that its scene borrows. */
typedef struct
{
  TcAnnouncementScene scene;
  TcChip              chips[TC_MAX_FILLS];
  GPtrArray          *texts;
} FillsScene;

struct _TcPageNews
{
  GObject              parent_instance;

  TurnPage            *page;
  TcPageLayout        *layout;
  TcAnnouncement      *paper;
  TcAnnouncementQueue *papers;
  TcEndCard           *ending;
  TcPromptBar         *prompt;
  TcHqHeader          *hq_header;
  GtkWidget           *hq;
  TcCrewPanel         *crew;
  TcBoardTold         *board;           /* on the large one */
  TcReveal            *reveal;          /* over everything */

  TcTable             *table;           /* or NULL */
  guint                position;        /* up to which the table has been told */
  int                  viewer;          /* for whom everything is written, or -1 */
  TcStickerPace       *stickers;
  TcTold               queue;           /* nobody in it: no queue */
  guint                queue_timer;     /* while it has not been there long enough */
  gboolean             has_line;        /* the prompt says what was filled last */
  gboolean             is_holding;      /* the match, while the choices are shown */
};

G_DEFINE_FINAL_TYPE (TcPageNews, tc_page_news, G_TYPE_OBJECT)

/* @text: (transfer full) (nullable) */
static const char *
keep (FillsScene * self,
      char         *text)
{
  if (text != NULL)
    g_ptr_array_add (self->texts, text);

  return text;
}

/* An invisible mark keeps the sign before the figure where lines run from right to left. */
#define LEFT_TO_RIGHT_MARK "\342\200\216"

/* @figure: (transfer full) */
static char *
with_sign_first (char *figure)
{
  g_autofree char *own = figure;

  return g_strconcat (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? LEFT_TO_RIGHT_MARK : "", own, NULL);
}

static TcChip
make_chip (FillsScene   *self,
           const TcGame *game,
           TurnRecord   *record,
           const TcFill *fill)
{
  const TcFeature *feature = &game->features[fill->feature];
  const gboolean is_district = feature->kind == TC_FEATURE_DISTRICT;

  return (TcChip) {
           .label = keep (self, tc_fill_dup_label (fill, record)),
           .value = keep (self, with_sign_first (turn_words_number (fill->value))),
           .is_high = fill->rank == TC_RANK_HIGH,
           .district = is_district ? feature->index : -1,
           .colour = is_district ? game->board.districts[feature->index].colour : 0,
  };
}

/* @viewer: the seat that reads it, or -1. */
static void
init_scene (FillsScene    *self,
            TcTable       *table,
            const TcFills *fills,
            int            viewer)
{
  TurnRecord *record = turn_match_get_record (tc_table_get_match (table));
  const TcGame *game = tc_table_get_game (table);

  self->texts = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < fills->n_fills; i++)
    self->chips[i] = make_chip (self, game, record, &fills->fills[i]);
  self->scene = (TcAnnouncementScene) {
    .paint = tc_scene_paint (table, fills->seat),
    .name = keep (self, g_strdup (turn_record_get_seat (record, fills->seat)->name)),
    .title = keep (self, tc_fills_dup_title (fills, record)),
    .detail = keep (self, tc_fills_dup_detail (fills, record, tc_table_get_state (table), viewer)),
    .sum = keep (self, with_sign_first (turn_words_gain (fills->sum))),
    .price = fills->price != 0 ? keep (self, with_sign_first (turn_words_number (fills->price))) : NULL,
    .chips = self->chips,
    .n_chips = fills->n_fills,
    .spoken = keep (self, tc_fills_dup_spoken (fills, record)),
  };
}

static void
clear_scene (FillsScene *self)
{
  g_clear_pointer (&self->texts, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FillsScene, clear_scene)

static TurnMatch *
get_match (TcPageNews * self)
{
  return tc_table_get_match (self->table);
}

static gboolean
is_replay (TcPageNews *self)
{
  return turn_page_is_replay (self->page);
}

static TurnRecord *
get_record (TcPageNews *self)
{
  return turn_match_get_record (get_match (self));
}

/* What is announced last. */
static const TcTold *
get_told (TcPageNews *self)
{
  return self->queue.report.n_taggers > 0 ? &self->queue : tc_sticker_pace_get (self->stickers);
}

static gboolean
has_queue (TcPageNews *self)
{
  return self->queue.report.n_taggers > 0;
}

/* Nobody in particular reads a replay or watches bots. */
static int
find_viewer (TcPageNews *self)
{
  return is_replay (self) || turn_screen_get_n_mine (TURN_SCREEN (self->table)) == 0 ? -1 : (int) tc_table_get_viewer (self->table);
}

/* The last shape that somebody had painted by then, or -1. */
static int
find_piece (TcTable *table,
            guint    seat,
            guint    position)
{
  guint n_pieces;
  const TcPiece *pieces = tc_pieces_get (tc_table_get_pieces (table), seat, &n_pieces);

  while (n_pieces > 0 && pieces[n_pieces - 1].move >= position)
    n_pieces--;

  return (int) n_pieces - 1;
}

/* The shape that somebody painted with that move, or -1. */
static int
find_painted (TcTable *table,
              guint    seat,
              guint    index)
{
  guint n_pieces;
  const TcPiece *pieces = tc_pieces_get (tc_table_get_pieces (table), seat, &n_pieces);

  while (n_pieces > 0 && pieces[n_pieces - 1].move != index)
    n_pieces--;

  return (int) n_pieces - 1;
}

/* Marks on everybody's miniature the shape with which they filled something and, but for the final die, what that was. */
static void
mark_boards (TcPageNews *self)
{
  const TcTold *told = get_told (self);
  int pieces[TC_MAX_SEATS] = { -1, -1, -1, -1 };
  guint64 features[TC_MAX_SEATS] = { 0 };

  for (guint i = 0; i < told->report.n_taggers; i++)
    {
      const TcFills *fills = &told->report.taggers[i];

      pieces[fills->seat] = find_piece (self->table, fills->seat, told->position);
      features[fills->seat] = told->report.is_final ? 0 : tc_fills_get_features (fills);
    }
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    tc_crew_panel_mark (self->crew, seat, pieces[seat], features[seat]);
}

/* Lights the values that a move has crossed out on the board that is shown. */
static void
light_values (TcPageNews     *self,
              const TcReport *report)
{
  const TcState *state = tc_table_get_state (self->table);
  guint64 crossed = 0;

  for (guint i = 0; i < report->n_taggers; i++)
    for (guint k = 0; k < report->taggers[i].n_fills; k++)
      {
        const TcFill *fill = &report->taggers[i].fills[k];
        const guint winners = tc_state_high_winners (state, fill->feature);

        if (fill->rank == TC_RANK_HIGH && (winners >> tc_table_get_shown (self->table) & 1) == 0)
          crossed |= G_GUINT64_CONSTANT (1) << fill->feature;
      }
  if (crossed != 0)
    tc_board_told_light (self->board, crossed);
}

/* Over everybody's boards stands whose choices are open, unless somebody is asked for something. */
static char *
find_heading (TcPageNews *self)
{
  const TcTableMode mode = tc_table_get_mode (self->table);

  return has_queue (self) && (mode == TC_TABLE_WATCHING || mode == TC_TABLE_OVER)
         ? tc_report_dup_heading (&self->queue.report, get_record (self)) : NULL;
}

static char *
find_line (TcPageNews *self)
{
  const TcTold *told = get_told (self);
  const guint newest = has_queue (self) ? tc_announcement_queue_get_n_shown (self->papers) : told->report.n_taggers;

  return self->has_line && newest > 0 ? tc_fills_dup_sentence (&told->report.taggers[newest - 1], get_record (self), self->viewer) : NULL;
}

static void
refresh_prompt (TcPageNews *self)
{
  g_autofree char *heading = NULL, *line = NULL;

  if (self->table == NULL)
    return;
  heading = find_heading (self);
  line = find_line (self);
  tc_prompt_bar_tell (self->prompt, self->table, heading, line);
}

static void
refresh_sticker (TcPageNews *self)
{
  const TcReport *report = &tc_sticker_pace_get (self->stickers)->report;
  g_auto (FillsScene) scene = { 0 };

  if (report->n_taggers > 0)
    init_scene (&scene, self->table, &report->taggers[0], self->viewer);
  tc_announcement_say (self->paper, report->n_taggers > 0 ? &scene.scene : NULL);
}

static void
sticker_is_due (gpointer user_data)
{
  TcPageNews *self = user_data;

  self->has_line = TRUE;
  refresh_sticker (self);
  mark_boards (self);
  refresh_prompt (self);
}

/* Where people play, nobody waits for a sticker; where only bots do, they wait for those who watch. */
static void
add_sticker (TcPageNews   *self,
             const TcTold *told)
{
  if (turn_screen_get_n_mine (TURN_SCREEN (self->table)) == 0)
    {
      tc_sticker_pace_hurry (self->stickers);
      turn_match_hold (get_match (self), TC_STICKER_MILLISECONDS);
    }
  tc_sticker_pace_add (self->stickers, told);
}

static void
refresh_queue (TcPageNews *self,
               gboolean    at_once)
{
  const TcReport *report = &self->queue.report;
  g_autofree char *heading = has_queue (self) ? tc_report_dup_heading (report, get_record (self)) : NULL;
  TcAnnouncementScene scenes[TC_MAX_SEATS];
  FillsScene owners[TC_MAX_SEATS];

  gtk_widget_set_visible (GTK_WIDGET (self->papers), has_queue (self));
  tc_hq_header_set_final (self->hq_header, has_queue (self) ? report->face : 0, &tc_table_get_game (self->table)->hq[report->token]);
  if (!has_queue (self))
    return;

  for (guint i = 0; i < report->n_taggers; i++)
    {
      init_scene (&owners[i], self->table, &report->taggers[i], self->viewer);
      scenes[i] = owners[i].scene;
    }
  tc_announcement_queue_say (self->papers, heading, scenes, report->n_taggers, at_once);
  for (guint i = 0; i < report->n_taggers; i++)
    clear_scene (&owners[i]);
}

/* Who leads pushes dice with the keyboard, as soon as there are dice again. */
static gboolean
hq_comes_back (GtkWidget     *page,
               GdkFrameClock *clock,
               gpointer       user_data)
{
  TcTable *table = tc_page_get_table (TC_PAGE (page));

  if (table == NULL || tc_table_get_mode (table) != TC_TABLE_LEADING)
    return G_SOURCE_REMOVE;
  if (!gtk_widget_get_mapped (GTK_WIDGET (gtk_widget_get_template_child (page, TC_TYPE_PAGE, "hq"))))
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (page);

  return G_SOURCE_REMOVE;
}

static void
close_queue (TcPageNews *self)
{
  if (!has_queue (self))
    return;
  if (!gtk_widget_get_mapped (self->hq))
    gtk_widget_add_tick_callback (GTK_WIDGET (self->page), hq_comes_back, NULL, NULL);
  g_clear_handle_id (&self->queue_timer, g_source_remove);
  self->queue = (TcTold) { 0 };
  self->has_line = FALSE;
  refresh_queue (self, TRUE);
  mark_boards (self);
  refresh_prompt (self);
}

/* Whether dice lie where the queue is, or are about to be pushed there. */
static gboolean
needs_hq (TcPageNews *self)
{
  const TcPhase phase = tc_state_phase (tc_table_get_game (self->table), tc_table_get_state (self->table));

  if (tc_table_get_mode (self->table) == TC_TABLE_LEADING)
    return tc_page_layout_get_width (self->layout) != TC_TABLE_WIDE;

  return phase == TC_PHASE_DRAFT || phase == TC_PHASE_FINAL;
}

static void
make_room_for_hq (TcPageNews *self)
{
  if (has_queue (self) && self->queue_timer == 0 && !is_replay (self) && needs_hq (self))
    close_queue (self);
}

static gboolean
queue_was_seen (gpointer user_data)
{
  TcPageNews *self = user_data;

  self->queue_timer = 0;
  make_room_for_hq (self);

  return G_SOURCE_REMOVE;
}

static void
open_queue (TcPageNews   *self,
            const TcTold *told,
            gboolean      at_once)
{
  const TcTold nothing = { 0 };

  g_clear_handle_id (&self->queue_timer, g_source_remove);
  self->queue = *told;
  self->has_line = TRUE;
  if (!at_once)
    self->queue_timer = g_timeout_add (TC_QUEUE_MILLISECONDS, queue_was_seen, self);
  /* The HQ is about to go. */
  if (gtk_widget_get_focus_child (gtk_widget_get_parent (self->hq)) == self->hq)
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
  refresh_queue (self, at_once);
  add_sticker (self, &nothing);
  mark_boards (self);
  g_object_set (self->page, "page", "hq", NULL);
}

/* The last round has a sticker of its own that stays. */
static void
say_end (TcPageNews     *self,
         const TcReport *report)
{
  if (report->has_end && report->end.kind == TC_NEWS_OVER)
    tc_end_card_say (self->ending, &report->end, get_record (self));
}

/* The table goes on only when people have seen what there is, unless there is but one of them, who does not want to be waited for. */
static gboolean
waits_for_people (TcPageNews *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *speed = g_settings_get_string (settings, "bot-speed");
  const guint n_mine = turn_screen_get_n_mine (TURN_SCREEN (self->table));

  return n_mine > 1 || turn_match_is_finished (get_match (self)) || (n_mine == 1 && (g_str_has_prefix (speed, "wait") || turn_screen_reader_is_on ()));
}

/* Who watches bots that move at once does not want to wait for them. */
static gboolean
wants_reveal (TcPageNews *self)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  g_autofree char *speed = g_settings_get_string (settings, "bot-speed");

  return turn_screen_get_n_mine (TURN_SCREEN (self->table)) > 0 || !g_str_equal (speed, "at-once");
}

static void
open_reveal (TcPageNews   *self,
             const TcTold *told)
{
  self->is_holding = TRUE;
  turn_match_set_held (get_match (self), TRUE);
  tc_reveal_open (self->reveal, self->table, told, waits_for_people (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self->page)))
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
let_go (TcPageNews *self)
{
  if (self->is_holding)
    turn_match_set_held (get_match (self), FALSE);
  self->is_holding = FALSE;
}

static void
close_reveal (TcPageNews *self)
{
  if (!tc_reveal_is_open (self->reveal))
    return;
  tc_reveal_close (self->reveal);
  let_go (self);
}

/* The keyboard goes where it is needed before the next die is rolled. */
static void
reveal_done (TcPageNews *self)
{
  close_reveal (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  if (turn_page_offers_result (self->page))
    turn_page_end (self->page);
}

/* What was announced for @told, all at once and without a word. */
static void
put_back (TcPageNews   *self,
          const TcTold *told)
{
  say_end (self, &told->report);
  if (told->report.is_final && told->report.n_taggers > 0)
    {
      self->queue = *told;
      self->has_line = TRUE;
    }
  else if (told->report.n_taggers > 0)
    {
      tc_sticker_pace_set (self->stickers, told);
      self->has_line = TRUE;
    }
}

static void
start_over (TcPageNews *self)
{
  const TcTold nothing = { 0 };

  g_clear_handle_id (&self->queue_timer, g_source_remove);
  tc_sticker_pace_set (self->stickers, &nothing);
  self->queue = nothing;
  self->has_line = FALSE;
  tc_board_told_light (self->board, 0);
  tc_announcement_say (self->paper, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->papers), FALSE);
  tc_end_card_say (self->ending, NULL, NULL);
}

/* Everything from what the match shows, as in a replay or on a table that has just been laid. */
static void
look_again (TcPageNews *self)
{
  TcTold told;

  start_over (self);
  self->position = turn_match_get_position (get_match (self));
  self->viewer = find_viewer (self);
  told = is_replay (self) ? tc_told_at (get_match (self), self->position) : tc_told_latest (get_match (self));
  put_back (self, &told);
  refresh_sticker (self);
  refresh_queue (self, TRUE);
  mark_boards (self);
  refresh_prompt (self);
}

/* A move has been made, the first one since the last time. */
static void
tell_move (TcPageNews *self)
{
  const TcTold told = tc_told_at (get_match (self), self->position);
  const gboolean begins = told.report.n_acts > 0 && told.report.acts[0].kind == TC_NEWS_ROUND;
  gboolean has_reveal;

  self->viewer = find_viewer (self);
  if (begins)
    tc_end_card_say (self->ending, NULL, NULL);
  light_values (self, &told.report);
  has_reveal = told.report.is_final && wants_reveal (self);
  if (told.report.is_final && told.report.n_taggers > 0)
    open_queue (self, &told, has_reveal);
  else if (told.report.n_taggers > 0)
    add_sticker (self, &told);
  if (has_reveal)
    open_reveal (self, &told);
  say_end (self, &told.report);
  refresh_prompt (self);
}

static void
tc_page_news_dispose (GObject *object)
{
  TcPageNews *self = TC_PAGE_NEWS (object);

  g_clear_handle_id (&self->queue_timer, g_source_remove);
  if (self->table != NULL)
    let_go (self);
  g_clear_pointer (&self->stickers, tc_sticker_pace_free);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (tc_page_news_parent_class)->dispose (object);
}

static void
tc_page_news_class_init (TcPageNewsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_page_news_dispose;
}

static void
tc_page_news_init (TcPageNews *self)
{
  self->stickers = tc_sticker_pace_new (sticker_is_due, self);
}

static gpointer
find (TurnPage   *page,
      const char *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (page), TC_TYPE_PAGE, name);
}

TcPageNews *
tc_page_news_new (TurnPage *page)
{
  TcPageNews *self = g_object_new (TC_TYPE_PAGE_NEWS, NULL);

  self->page = page;
  self->layout = find (page, "layout");
  self->paper = find (page, "sticker");
  self->papers = find (page, "queue");
  self->ending = find (page, "ending");
  self->prompt = find (page, "prompt");
  self->hq_header = find (page, "hq_header");
  self->hq = find (page, "hq");
  self->crew = find (page, "crew");
  self->board = tc_board_told_new (find (page, "board"));
  self->reveal = find (page, "reveal");
  g_signal_connect_object (self->reveal, "done", G_CALLBACK (reveal_done), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->papers, "advanced", G_CALLBACK (refresh_prompt), self, G_CONNECT_SWAPPED);

  return self;
}

void
tc_page_news_set_table (TcPageNews *self,
                        TcTable    *table)
{
  g_return_if_fail (TC_IS_PAGE_NEWS (self));

  if (self->table != NULL)
    close_reveal (self);
  start_over (self);
  g_set_object (&self->table, table);
  if (table != NULL)
    look_again (self);
}

void
tc_page_news_tell (TcPageNews *self)
{
  const guint before = self->position;

  g_return_if_fail (TC_IS_PAGE_NEWS (self));

  self->position = turn_match_get_position (get_match (self));
  if (self->position == before)
    return;
  close_reveal (self);
  if (is_replay (self))
    {
      const TcReport report = tc_report_of_match (get_match (self), self->position);

      look_again (self);
      light_values (self, &report);
      say_end (self, &report);
    }
  else if (self->position == before + 1)
    tell_move (self);
  else
    look_again (self);
}

void
tc_page_news_refresh (TcPageNews *self)
{
  g_return_if_fail (TC_IS_PAGE_NEWS (self));

  if (self->viewer != find_viewer (self))
    {
      self->viewer = find_viewer (self);
      refresh_sticker (self);
    }
  make_room_for_hq (self);
  mark_boards (self);
  refresh_prompt (self);
}

void
tc_page_news_light (TcPageNews *self,
                    int         seat,
                    guint       index)
{
  const int piece = seat >= 0 ? find_painted (self->table, (guint) seat, index) : -1;

  g_return_if_fail (TC_IS_PAGE_NEWS (self));

  mark_boards (self);
  tc_board_told_mark_piece (self->board, seat == (int) tc_table_get_shown (self->table) ? piece : -1, 0);
  if (piece >= 0)
    tc_crew_panel_mark (self->crew, (guint) seat, piece, 0);
}

void
tc_page_news_act (TcPageNews *self)
{
  g_return_if_fail (TC_IS_PAGE_NEWS (self));

  if (is_replay (self) || tc_table_get_mode (self->table) == TC_TABLE_OVER)
    return;
  close_queue (self);
  self->has_line = FALSE;
  if (tc_page_layout_get_width (self->layout) != TC_TABLE_WIDE)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->paper), FALSE);
      tc_end_card_say (self->ending, NULL, NULL);
    }
  refresh_prompt (self);
}

gboolean
tc_page_news_skip (TcPageNews *self)
{
  g_return_val_if_fail (TC_IS_PAGE_NEWS (self), FALSE);

  if (self->table == NULL || is_replay (self))
    return FALSE;
  if (tc_reveal_is_open (self->reveal))
    {
      tc_reveal_go_on (self->reveal);
      return TRUE;
    }
  if (has_queue (self) && !tc_announcement_queue_is_complete (self->papers))
    {
      tc_announcement_queue_complete (self->papers);
      return TRUE;
    }
  if (turn_page_offers_result (self->page))
    {
      turn_page_end (self->page);
      return TRUE;
    }
  close_queue (self);
  tc_sticker_pace_hurry (self->stickers);

  return FALSE;
}
