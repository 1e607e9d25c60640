/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

#include <glib/gi18n.h>
#include <turn-compat.h>

#include "turn-game-kind.h"

/* What a page has beside its table: guide, heading, hint, journal, and the wait of a table that goes on by a key. */

static TurnGuideCard *
get_card (TurnPage *self)
{
  return turn_coach_card_get_guide (turn_page_get_coach (self));
}

const TurnGuide *
turn_page_get_guide (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), NULL);

  return turn_guide_card_get_guide (get_card (self));
}

/* A step is lit, and everything is when there is none. */
static void
light_step (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);
  const TurnGuide *guide = turn_page_get_guide (self);
  const guint step = guide != NULL ? turn_guide_get_step (guide, turn_page_get_screen (self)) : 0;

  if (klass->light_step != NULL)
    klass->light_step (self, guide != NULL && step < guide->script->n_steps ? &guide->script->steps[step] : NULL);
}

static gboolean
is_narrow (TurnPage *self)
{
  TurnBreakBin *room = turn_page_get_room (self);

  return room != NULL && turn_break_bin_is_narrow (room);
}

gboolean
turn_page_has_keys (TurnPage *self)
{
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (self)));

  g_return_val_if_fail (TURN_IS_PAGE (self), TRUE);

  return !is_narrow (self) && seat != NULL && (gdk_seat_get_capabilities (seat) & GDK_SEAT_CAPABILITY_KEYBOARD) != 0;
}

/* A guide says himself what to do. Where there is little room, so that all else stays in sight, whatever the coach says takes the place of the prompt. */
void
turn_page_fit (TurnPage *self)
{
  GtkWidget *coach = GTK_WIDGET (turn_page_get_coach (self)), *guide = GTK_WIDGET (get_card (self));

  turn_widget_set_class (GTK_WIDGET (self), "no-keys", !turn_page_has_keys (self));
  turn_page_show_prompt (self, !gtk_widget_get_visible (is_narrow (self) ? coach : guide));
}

void
turn_page_resized (TurnPage *self)
{
  turn_page_refresh (self, TURN_CHANGED_CHOICE);
  turn_page_fit (self);
}

gboolean
turn_page_follow_guide (TurnPage *self)
{
  TurnGuideCard *card = get_card (self);
  gboolean is_another;

  light_step (self);
  turn_page_fit (self);
  if (turn_guide_card_get_guide (card) == NULL)
    return FALSE;
  is_another = turn_guide_card_follow (card, turn_page_get_screen (self));
  turn_page_fit (self);
  if (is_another && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));

  return gtk_widget_get_visible (GTK_WIDGET (card));
}

gboolean
turn_page_focus_guide (TurnPage *self)
{
  const TurnGuide *guide = turn_page_get_guide (self);

  return guide != NULL && turn_guide_takes_enter (guide, turn_page_get_screen (self)) && gtk_widget_grab_focus (GTK_WIDGET (get_card (self)));
}

static void
next_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnPage *self = TURN_PAGE (widget);
  TurnGuide *guide = turn_guide_card_get_guide (get_card (self));

  if (guide == NULL)
    return;
  turn_guide_go_on (guide, turn_page_get_screen (self));
  turn_page_refresh (self, TURN_CHANGED_CHOICE);
}

static void
back_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnPage *self = TURN_PAGE (widget);
  TurnGuide *guide = turn_guide_card_get_guide (get_card (self));

  if (guide == NULL)
    return;
  turn_guide_go_back (guide, turn_page_get_screen (self));
  turn_page_refresh (self, TURN_CHANGED_CHOICE);
}

void
turn_page_install_guide (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "turn.guide-next", NULL, next_activated);
  gtk_widget_class_install_action (widget_class, "turn.guide-back", NULL, back_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "turn.guide-back", NULL);
}

gboolean
turn_page_enter_guide (TurnPage *self)
{
  const TurnGuide *guide = turn_page_get_guide (self);

  if (guide == NULL || !turn_guide_takes_enter (guide, turn_page_get_screen (self)))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), "turn.guide-next", NULL);

  return TRUE;
}

void
turn_page_leave_guide (TurnPage *self)
{
  if (turn_page_get_guide (self) != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-first-game", NULL);
}

void
turn_page_set_guide (TurnPage        *self,
                     const TurnGuide *guide)
{
  g_return_if_fail (TURN_IS_PAGE (self));

  turn_guide_card_set_guide (get_card (self), guide);
  turn_page_refresh (self, TURN_CHANGED_STATE);
}

const char *
turn_page_get_title (TurnPage *self)
{
  const TurnGuide *guide = turn_page_get_guide (self);
  TurnMatch *match = turn_page_get_match (self);

  if (match == NULL)
    return _("Tag City");

  return _(guide != NULL ? guide->script->title : turn_game_kind_of (match)->format->name);
}

static char *
describe_step (TurnPage *self,
               guint     step,
               guint     n_steps)
{
  const char *place = turn_record_get_place (turn_match_get_record (turn_page_get_match (self)), NULL);

  /* Translators: where a first game is played, and which of its steps it has come to. */
  return g_strdup_printf (_("%s · step %u of %u"), place, step + 1, n_steps);
}

char *
turn_page_dup_subtitle (TurnPage *self)
{
  const TurnGuide *guide = turn_page_get_guide (self);
  const guint step = guide != NULL ? turn_guide_get_step (guide, turn_page_get_screen (self)) : 0;

  if (turn_page_get_screen (self) == NULL)
    return g_strdup ("");
  if (guide != NULL && step < guide->script->n_steps)
    return describe_step (self, step, guide->script->n_steps);

  return TURN_PAGE_GET_CLASS (self)->dup_subtitle (self);
}

GtkWidget *
turn_page_get_heading (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);

  return turn_page_get_screen (self) != NULL && turn_page_get_guide (self) == NULL && klass->get_heading != NULL ? klass->get_heading (self) : NULL;
}

GtkWidget *
turn_page_get_meter (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);

  return turn_page_get_screen (self) != NULL && turn_page_get_guide (self) == NULL && klass->get_meter != NULL ? klass->get_meter (self) : NULL;
}

const TurnMove *
turn_page_get_idea (TurnPage *self)
{
  return turn_hint_card_get_idea (turn_coach_card_get_hint (turn_page_get_coach (self)));
}

gboolean
turn_page_close_hint (TurnPage *self)
{
  return turn_coach_card_close_hint (turn_page_get_coach (self));
}

gboolean
turn_page_has_journal (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), FALSE);

  return turn_journal_drawer_get_open (turn_page_get_drawer (self));
}

void
turn_page_show_journal (TurnPage *self,
                        gboolean  is_open)
{
  g_return_if_fail (TURN_IS_PAGE (self));

  turn_journal_drawer_set_open (turn_page_get_drawer (self), is_open);
}

void
turn_page_ask_for_journal (TurnPage *self)
{
  TurnJournalDrawer *drawer = turn_page_get_drawer (self);
  const gboolean was_left = !turn_journal_drawer_has_focus (drawer);

  turn_journal_drawer_set_open (drawer, was_left);
  if (was_left)
    turn_journal_drawer_focus (drawer);
}

gboolean
turn_page_has_journal_room (TurnPage *self)
{
  g_return_val_if_fail (TURN_IS_PAGE (self), FALSE);

  return turn_journal_drawer_has_room (turn_page_get_drawer (self));
}

void
turn_page_place_journal (TurnPage *self)
{
  TurnPageClass *klass = TURN_PAGE_GET_CLASS (self);
  gboolean is_plain = FALSE;
  AdwBin *place = klass->get_journal_place != NULL ? klass->get_journal_place (self, &is_plain) : NULL;

  turn_journal_drawer_set_place (turn_page_get_drawer (self), place, is_plain);
}

/* A table that waits for the person goes on by Space, or by a click or touch wherever there is nothing else to click. */

void
turn_page_go_on (TurnPage *self)
{
  TurnMatch *match = turn_page_get_match (self);

  if (match == NULL || !turn_match_waits_to_go_on (match))
    return;
  turn_match_skip_pause (match);
  turn_page_refresh (self, TURN_CHANGED_CHOICE);
}

static void
go_on_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  turn_page_go_on (TURN_PAGE (widget));
}

void
turn_page_wait_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "turn.go-on", NULL, go_on_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "turn.go-on", NULL);
}
