/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-input.h"

#include "turn-sound.h"

/* What a board calls a finger where others have a mouse button. */
#define TOUCH 0

static const TcDraft *
get_draft (TcPage *page)
{
  TcTable *table = tc_page_get_table (page);

  return table != NULL ? tc_table_get_own_draft (table) : NULL;
}

static const TcDicePlan *
get_plan (TcPage *page)
{
  TcTable *table = tc_page_get_table (page);

  return table != NULL ? tc_table_get_own_plan (table) : NULL;
}

static gboolean
set_draft (TcPage *page,
           TcDraft draft)
{
  return tc_table_set_own_draft (tc_page_get_table (page), draft);
}

/* What is chosen is followed by what is done with it, so that the keyboard goes on to the board at once: Enter there confirms. */
static void
choose (TcPage *page,
        TcDraft draft)
{
  set_draft (page, draft);
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

static void
pointer_moved (TcPage *page,
               double  x,
               double  y)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL && tc_draft_has_piece (draft))
    set_draft (page, tc_draft_put_under (*draft, x, y));
}

/* The shape stays above the finger, where it can be seen. */
static void
touch_dragged (TcPage *page,
               double  x,
               double  y)
{
  pointer_moved (page, x, y - TC_BOARD_FINGER_LIFT);
}

/* A click paints; a tap, which nobody can aim as well, only brings the shape there. */
static void
square_pressed (TcPage *page,
                guint   row,
                guint   column,
                guint   button)
{
  const TcDraft *draft = get_draft (page);

  if (draft == NULL)
    tc_page_skip (page);
  else if (!tc_draft_has_piece (draft))
    return;
  else if (button == TOUCH)
    set_draft (page, tc_draft_put_under (*draft, column + .5, row + .5));
  else if (button == GDK_BUTTON_PRIMARY)
    turn_page_confirm (TURN_PAGE (page));
  else if (button == GDK_BUTTON_SECONDARY)
    set_draft (page, tc_draft_turned (*draft, TRUE));
}

static void
square_scrolled (TcPage *page,
                 guint   row,
                 guint   column,
                 double  steps)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL)
    set_draft (page, tc_draft_turned (*draft, steps > 0));
}

/* Arrows move the shape while there is one or go through what a drone or the networks offer, and move the cursor otherwise; every other key is
 * the page's. */
static gboolean
square_key (TcPage         *page,
            guint           row,
            guint           column,
            guint           key,
            GdkModifierType modifiers)
{
  static const struct { guint key; TcDirection direction; } arrows[] = {
    { GDK_KEY_Left, TC_DIRECTION_LEFT },
    { GDK_KEY_Right, TC_DIRECTION_RIGHT },
    { GDK_KEY_Up, TC_DIRECTION_UP },
    { GDK_KEY_Down, TC_DIRECTION_DOWN },
  };
  const TcDraft *draft = get_draft (page);

  if (draft == NULL || (!tc_draft_has_piece (draft) && tc_draft_get_use (draft) == TC_USE_TAG))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (arrows); i++)
    if (arrows[i].key == key)
      {
        gtk_widget_activate_action (GTK_WIDGET (page), (modifiers & GDK_CONTROL_MASK) != 0 ? "turn.jump" : "turn.step",
                                    "i", arrows[i].direction);
        return TRUE;
      }

  return FALSE;
}

static void
die_chosen (TcPage *page,
            guint   die)
{
  const TcDicePlan *plan = get_plan (page);
  const TcDraft *draft = get_draft (page);

  if (plan != NULL)
    tc_table_set_own_plan (tc_page_get_table (page), tc_dice_plan_with_current (*plan, die));
  else if (draft != NULL)
    choose (page, tc_draft_with_die (*draft, die));
}

static void
die_pushed (TcPage *page,
            guint   die,
            guint   side)
{
  const TcDicePlan *plan = get_plan (page);

  if (plan == NULL)
    return;
  turn_sound_play (TURN_SOUND_PUSH);
  tc_table_set_own_plan (tc_page_get_table (page), tc_dice_plan_at_unset (tc_dice_plan_with_side (*plan, die, (int) side)));
}

static void
token_chosen (TcPage *page,
              guint   place)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL && tc_draft_get_use (draft) == TC_USE_DRONE)
    choose (page, tc_draft_with_token (*draft, place));
}

static void
drone_chosen (TcPage *page,
              guint   drone)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL)
    choose (page, tc_draft_with_drone (tc_draft_with_use (*draft, TC_USE_DRONE), drone));
}

static void
bubble_chosen (TcPage *page,
               guint   bubble)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL)
    choose (page, tc_draft_with_bubble (tc_draft_with_use (*draft, TC_USE_SOCIAL), bubble));
}

static void
networks_chosen (TcPage *page)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL)
    choose (page, tc_draft_with_use (*draft, TC_USE_SOCIAL));
}

/* While leading, Enter opens the HQ, even where a die has the focus, which is a button. */
static gboolean
dice_key (TcPage *page,
          guint   key)
{
  if (get_plan (page) == NULL || (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter))
    return GDK_EVENT_PROPAGATE;
  turn_page_confirm (TURN_PAGE (page));

  return GDK_EVENT_STOP;
}

static void
watch_dice (TcPage   *page,
            TcHqView *hq)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (dice_key), page, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (hq), keys);
}

static void
connect_to (gpointer    object,
            const char *signal,
            GCallback   handler,
            TcPage     *page)
{
  g_signal_connect_object (object, signal, handler, page, G_CONNECT_SWAPPED);
}

void
tc_page_input_connect (TcPage         *page,
                       TcBoardView    *board,
                       TcHqView       *hq,
                       TcRemote       *remote,
                       TcBubbles      *bubbles,
                       TcNetworksCard *check)
{
  connect_to (board, "pointer-moved", G_CALLBACK (pointer_moved), page);
  connect_to (board, "touch-dragged", G_CALLBACK (touch_dragged), page);
  connect_to (board, "square-pressed", G_CALLBACK (square_pressed), page);
  connect_to (board, "square-scrolled", G_CALLBACK (square_scrolled), page);
  connect_to (board, "square-key", G_CALLBACK (square_key), page);
  connect_to (hq, "die-chosen", G_CALLBACK (die_chosen), page);
  connect_to (hq, "die-pushed", G_CALLBACK (die_pushed), page);
  connect_to (hq, "token-chosen", G_CALLBACK (token_chosen), page);
  watch_dice (page, hq);
  connect_to (remote, "drone-chosen", G_CALLBACK (drone_chosen), page);
  connect_to (bubbles, "bubble-chosen", G_CALLBACK (bubble_chosen), page);
  connect_to (bubbles, "networks-chosen", G_CALLBACK (networks_chosen), page);
  connect_to (check, "bubble-chosen", G_CALLBACK (bubble_chosen), page);
  connect_to (check, "die-chosen", G_CALLBACK (die_chosen), page);
}

void
tc_page_input_focus (TcPage      *page,
                     TcBoardView *board,
                     TcHqView    *hq)
{
  const TcDicePlan *plan = get_plan (page);

  if (plan == NULL || !gtk_widget_grab_focus (tc_hq_view_get_die (hq, tc_dice_plan_get_current (plan))))
    gtk_widget_grab_focus (GTK_WIDGET (board));
}
