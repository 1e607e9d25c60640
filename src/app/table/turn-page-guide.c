/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-page-private.h"

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

gboolean
turn_page_follow_guide (TurnPage *self)
{
  TurnGuideCard *card = get_card (self);
  gboolean is_another;

  light_step (self);
  if (turn_guide_card_get_guide (card) == NULL)
    {
      turn_page_show_prompt (self, TRUE);
      return FALSE;
    }
  is_another = turn_guide_card_follow (card, turn_page_get_screen (self));
  turn_page_show_prompt (self, !gtk_widget_get_visible (GTK_WIDGET (card)));
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
