/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-news.h"

#include <tc-announcement-queue.h>

#include "tc-end-card.h"
#include "tc-fills-scene.h"
#include "tc-hq-header.h"
#include "tc-page.h"
#include "tc-page-layout.h"
#include "tc-page-marks.h"
#include "tc-prompt-bar.h"
#include "tc-sticker-pace.h"

struct _TcPageNews
{
  GObject              parent_instance;

  TurnPage            *page;
  TcPageLayout        *layout;
  TcAnnouncement      *paper;
  TcAnnouncementQueue *papers;
  TcEndCard           *ending;
  GtkWidget           *result;
  GtkLabel            *voice;           /* heard, not seen */
  TcPromptBar         *prompt;
  TcHqHeader          *hq_header;
  GtkWidget           *hq;
  TcCrewPanel         *crew;
  TcBoardTold         *board;           /* on the large one */

  TcTable             *table;           /* or NULL */
  guint                position;        /* up to which the table has been told */
  int                  viewer;          /* for whom everything is written, or -1 */
  TcStickerPace       *stickers;
  TcTold               queue;           /* nobody in it: no queue */
  guint                queue_timer;     /* while it has not been there long enough */
  gboolean             has_line;        /* the prompt says what was filled last */
};

G_DEFINE_FINAL_TYPE (TcPageNews, tc_page_news, G_TYPE_OBJECT)

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

static void
mark_boards (TcPageNews *self)
{
  tc_page_marks_show (self->table, self->crew, get_told (self));
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
  gtk_widget_set_visible (self->result, turn_page_offers_result (self->page));
}

static void
refresh_sticker (TcPageNews *self)
{
  const TcReport *report = &tc_sticker_pace_get (self->stickers)->report;
  g_auto (TcFillsScene) scene = { 0 };

  if (report->n_taggers > 0)
    tc_fills_scene_init (&scene, self->table, &report->taggers[0], self->viewer);
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
  TcFillsScene owners[TC_MAX_SEATS];

  gtk_widget_set_visible (GTK_WIDGET (self->papers), has_queue (self));
  tc_hq_header_set_final (self->hq_header, has_queue (self) ? report->face : 0, &tc_table_get_game (self->table)->hq[report->token]);
  if (!has_queue (self))
    return;

  for (guint i = 0; i < report->n_taggers; i++)
    {
      tc_fills_scene_init (&owners[i], self->table, &report->taggers[i], self->viewer);
      scenes[i] = owners[i].scene;
    }
  tc_announcement_queue_say (self->papers, heading, scenes, report->n_taggers, at_once);
  for (guint i = 0; i < report->n_taggers; i++)
    tc_fills_scene_clear (&owners[i]);
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

/* What was announced for @told, all at once and without a word. */
static void
put_back (TcPageNews   *self,
          const TcTold *told)
{
  if (told->report.has_end)
    tc_end_card_say (self->ending, &told->report.end, get_record (self));
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
  gtk_widget_set_visible (self->result, FALSE);
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

static void
speak (TcPageNews     *self,
       const TcReport *report)
{
  g_autofree char *spoken = tc_report_dup_spoken (report, get_record (self));

  if (spoken != NULL)
    gtk_label_set_label (self->voice, spoken);
  if (report->has_end)
    tc_end_card_say (self->ending, &report->end, get_record (self));
}

/* A move has been made, the first one since the last time. */
static void
tell_move (TcPageNews *self)
{
  const TcTold told = tc_told_at (get_match (self), self->position);
  const gboolean begins = told.report.n_acts > 0 && told.report.acts[0].kind == TC_NEWS_ROUND;

  self->viewer = find_viewer (self);
  if (begins)
    tc_end_card_say (self->ending, NULL, NULL);
  tc_page_marks_light (self->table, self->board, &told.report);
  if (told.report.is_final && told.report.n_taggers > 0)
    open_queue (self, &told, FALSE);
  else if (told.report.n_taggers > 0)
    add_sticker (self, &told);
  speak (self, &told.report);
  refresh_prompt (self);
}

static void
sticker_pressed (TcPageNews *self)
{
  if (tc_page_layout_get_width (self->layout) != TC_TABLE_WIDE)
    gtk_widget_set_visible (GTK_WIDGET (self->paper), FALSE);
  else
    tc_page_skip (TC_PAGE (self->page));
}

static void
queue_pressed (TcPageNews *self)
{
  tc_page_skip (TC_PAGE (self->page));
}

static void
tc_page_news_dispose (GObject *object)
{
  TcPageNews *self = TC_PAGE_NEWS (object);

  g_clear_handle_id (&self->queue_timer, g_source_remove);
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
  GtkGesture *click = gtk_gesture_click_new ();

  self->page = page;
  self->layout = find (page, "layout");
  self->paper = find (page, "sticker");
  self->papers = find (page, "queue");
  self->ending = find (page, "ending");
  self->result = find (page, "result");
  self->voice = find (page, "voice");
  self->prompt = find (page, "prompt");
  self->hq_header = find (page, "hq_header");
  self->hq = find (page, "hq");
  self->crew = find (page, "crew");
  self->board = tc_board_told_new (find (page, "board"));
  g_signal_connect_object (click, "released", G_CALLBACK (sticker_pressed), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->paper), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (self->papers, "pressed", G_CALLBACK (queue_pressed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->papers, "advanced", G_CALLBACK (refresh_prompt), self, G_CONNECT_SWAPPED);

  return self;
}

void
tc_page_news_set_table (TcPageNews *self,
                        TcTable    *table)
{
  g_return_if_fail (TC_IS_PAGE_NEWS (self));

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
  if (is_replay (self))
    {
      const TcReport report = tc_report_of_match (get_match (self), self->position);

      look_again (self);
      tc_page_marks_light (self->table, self->board, &report);
      speak (self, &report);
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
