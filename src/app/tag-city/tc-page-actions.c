/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-actions.h"

#include "tc-crew-panel.h"
#include "turn-sound.h"

/* What a board calls a finger where others have a mouse button. */
#define TOUCH 0

static TcTable *
get_table (gpointer page)
{
  return tc_page_get_table (page);
}

static const TcDraft *
get_draft (gpointer page)
{
  TcTable *table = get_table (page);

  return table != NULL ? tc_table_get_own_draft (table) : NULL;
}

static gboolean
set_draft (gpointer page,
           TcDraft  draft)
{
  return tc_table_set_own_draft (get_table (page), draft);
}

static const TcDicePlan *
get_plan (gpointer page)
{
  TcTable *table = get_table (page);

  return table != NULL ? tc_table_get_own_plan (table) : NULL;
}

static void
choose_face_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  const TcDraft *draft = get_draft (widget);

  if (draft != NULL)
    set_draft (widget, tc_draft_with_face (*draft, (guint) g_variant_get_int32 (parameter)));
}

/* The next free bubble; none when all are circled. */
static void
step_bubble (GtkWidget     *widget,
             const TcDraft *draft,
             int            steps)
{
  const int n_bubbles = tc_draft_get_game (draft)->board.n_bubbles;
  const int bubble = tc_draft_get_bubble (draft);
  const int first = bubble >= 0 && bubble < n_bubbles ? bubble : steps > 0 ? n_bubbles - 1 : 0;

  for (int i = 1; i <= n_bubbles; i++)
    if (set_draft (widget, tc_draft_with_bubble (*draft, (guint) ((first + i * (n_bubbles + steps)) % n_bubbles))))
      return;
}

/* The next shape that a drone can draw somewhere. */
static void
step_token (GtkWidget     *widget,
            const TcDraft *draft,
            int            steps)
{
  const int token = tc_draft_get_token (draft);
  const int first = token >= 0 ? token : steps > 0 ? TC_N_HQ_TOKENS - 1 : 0;

  for (int i = 1; i <= TC_N_HQ_TOKENS; i++)
    {
      const guint next = (guint) ((first + i * (TC_N_HQ_TOKENS + steps)) % TC_N_HQ_TOKENS);

      if (tc_state_n_places (tc_draft_get_game (draft), tc_draft_get_state (draft), draft->seat, next) > 0)
        {
          set_draft (widget, tc_draft_with_token (*draft, next));
          return;
        }
    }
}

static void
step_choice (GtkWidget     *widget,
             const TcDraft *draft,
             TcDirection    direction)
{
  const int steps = direction == TC_DIRECTION_LEFT || direction == TC_DIRECTION_UP ? -1 : 1;

  if (tc_draft_get_use (draft) == TC_USE_SOCIAL)
    {
      /* In a narrow window the bubbles may lie behind something else. */
      gtk_widget_activate_action (widget, "table.page", "s", "networks");
      step_bubble (widget, draft, steps);
    }
  else if (tc_draft_get_use (draft) == TC_USE_DRONE)
    step_token (widget, draft, steps);
}

/* What lies on the table and has the keyboard, or NULL. */
static GtkWidget *
get_focused (GtkWidget *widget)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (gtk_widget_get_template_child (widget, TC_TYPE_PAGE, "slots")));
}

/* The crew, while it has the keyboard (F6), or NULL. */
static GtkWidget *
get_focused_crew (GtkWidget *widget)
{
  GtkWidget *child = get_focused (widget);

  return child != NULL && TC_IS_CREW_PANEL (child) ? child : NULL;
}

static void
step_crew (GtkWidget  *crew,
           TcDirection direction)
{
  const gboolean back = direction == TC_DIRECTION_LEFT || direction == TC_DIRECTION_UP;

  gtk_widget_child_focus (crew, back ? GTK_DIR_UP : GTK_DIR_DOWN);
}

static void
push_die (GtkWidget  *widget,
          TcDirection direction)
{
  turn_sound_play (TURN_SOUND_PUSH);
  tc_table_set_own_plan (get_table (widget), tc_dice_plan_at_unset (tc_dice_plan_pushed (*get_plan (widget), direction)));
}

static void
push_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  if (get_plan (widget) != NULL)
    push_die (widget, (TcDirection) g_variant_get_int32 (parameter));
}

/* Arrows go through the crew, push a die while leading, move the shape, or go through what there is to choose. */
static void
step_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  const TcDirection direction = (TcDirection) g_variant_get_int32 (parameter);
  const TcDraft *draft = get_draft (widget);

  if (get_focused_crew (widget) != NULL)
    step_crew (get_focused_crew (widget), direction);
  else if (get_plan (widget) != NULL)
    push_die (widget, direction);
  else if (draft != NULL && tc_draft_has_piece (draft))
    set_draft (widget, tc_draft_stepped (*draft, direction));
  else if (draft != NULL)
    step_choice (widget, draft, direction);
}

static void
jump_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  const TcDraft *draft = get_draft (widget);

  if (draft != NULL)
    set_draft (widget, tc_draft_jumped (*draft, (TcDirection) g_variant_get_int32 (parameter)));
}

static void
rotate_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  const TcDraft *draft = get_draft (widget);

  if (draft != NULL)
    set_draft (widget, tc_draft_turned (*draft, g_variant_get_boolean (parameter)));
}

static void
flip_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  const TcDraft *draft = get_draft (widget);

  if (draft != NULL)
    set_draft (widget, tc_draft_flipped (*draft));
}

static void
put_back_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  if (get_table (widget) != NULL)
    tc_table_put_back (get_table (widget));
}

/* Spray, use a drone, check networks or open: whatever has been put together. What cannot be confirmed is shown to be wrong. */
static void
confirm (TurnPage *page)
{
  TcTable *table = get_table (GTK_WIDGET (page));

  if (tc_table_get_mode (table) == TC_TABLE_WATCHING || tc_table_get_mode (table) == TC_TABLE_OVER)
    tc_page_skip (TC_PAGE (page));
  else if (!tc_table_confirm (table) && tc_table_get_own_draft (table) != NULL)
    tc_page_show_illegal (TC_PAGE (page));
}

/* A shape is laid on the board; where the leader's dice should go, only ghosts of them lie. */
static void
preview (TurnPage       *page,
         const TurnMove *idea)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL)
    set_draft (page, idea != NULL ? tc_draft_with_move (*draft, *idea) : tc_draft_restarted (*draft));
  else
    turn_page_refresh (page, TURN_CHANGED_CHOICE);
}

/* Opening the HQ is another step. */
static void
do_idea (TurnPage *page,
         TurnMove  idea)
{
  const TcDicePlan *plan = get_plan (GTK_WIDGET (page));

  if (get_draft (page) != NULL)
    turn_page_confirm (page);
  else if (plan != NULL)
    tc_table_set_own_plan (get_table (GTK_WIDGET (page)), tc_dice_plan_with_move (*plan, idea));
  gtk_widget_grab_focus (GTK_WIDGET (page));
}

static void
cancel (TurnPage *page)
{
  GtkWidget *widget = GTK_WIDGET (page);
  TcTable *table = get_table (widget);

  if (table != NULL && tc_table_get_shown (table) != tc_table_get_viewer (table))
    tc_table_look_back (table);
  else if (get_focused_crew (widget) != NULL)
    gtk_widget_grab_focus (widget);
  else if (turn_page_close_hint (page))
    return;
  else if (table != NULL && tc_table_can_put_back (table))
    tc_table_put_back (table);
  else
    turn_page_leave_guide (page);
}

static void
next_die_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  const TcDicePlan *plan = get_plan (widget);

  if (plan != NULL)
    tc_table_set_own_plan (get_table (widget), tc_dice_plan_stepped (*plan, g_variant_get_int32 (parameter)));
}

static void
look_at_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TcTable *table = get_table (widget);
  const guint seat = g_variant_get_uint32 (parameter);

  if (table == NULL)
    return;
  if (tc_table_get_shown (table) == seat)
    tc_table_look_back (table);
  else
    tc_table_look_at (table, seat);
}

static void
focus_crew_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  tc_page_focus_crew (TC_PAGE (widget));
}

static void
skip_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_page_skip (TC_PAGE (widget));
}

/* Tab goes through the dice while leading, through the shapes while a drone is over the board, and through the widgets otherwise. */
static gboolean
tab_pressed (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  const int steps = g_variant_get_int32 (arguments);
  const TcDicePlan *plan = get_plan (widget);
  const TcDraft *draft = get_draft (widget);

  if (plan != NULL)
    tc_table_set_own_plan (get_table (widget), tc_dice_plan_stepped (*plan, steps));
  else if (draft != NULL && tc_draft_get_use (draft) == TC_USE_DRONE && TC_IS_BOARD_VIEW (get_focused (widget)))
    step_token (widget, draft, steps);
  else
    return FALSE;

  return TRUE;
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
put_under (TcPage *page,
           double  x,
           double  y)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL && tc_draft_has_piece (draft) && !draft->pinned)
    set_draft (page, tc_draft_put_under (*draft, x, y));
}

/* A click on what is pinned seals it; one elsewhere takes it there. */
static void
press_pinned (TcPage        *page,
              const TcDraft *draft,
              guint          row,
              guint          column,
              guint          button)
{
  const guint square = row * tc_draft_get_game (draft)->board.n_columns + column;

  if (button == GDK_BUTTON_PRIMARY && tc_set_has (&draft->outcome.squares, square))
    turn_page_confirm (TURN_PAGE (page));
  else
    set_draft (page, tc_draft_put_under (tc_draft_lifted (*draft), column + .5, row + .5));
}

static void
pointer_moved (TcPage *page,
               double  x,
               double  y)
{
  tc_page_set_touched (page, FALSE);
  /* What a hint has laid stays there until somebody takes it over by a click. */
  if (turn_page_get_idea (TURN_PAGE (page)) == NULL)
    put_under (page, x, y);
}

/* The shape stays above the finger, where it can be seen. */
static void
touch_dragged (TcPage *page,
               double  x,
               double  y)
{
  tc_page_set_touched (page, TRUE);
  put_under (page, x, y - TC_BOARD_FINGER_LIFT);
}

/* A click beside the shape that a hint has laid takes it there; only one on it does as the hint says. */
static gboolean
is_as_hinted (TcPage        *page,
              const TcDraft *draft,
              guint          row,
              guint          column)
{
  const TcSet squares = tc_hold_get_squares (&draft->hold, draft->game);

  return turn_page_get_idea (TURN_PAGE (page)) == NULL || tc_set_has (&squares, row * draft->game->board.n_columns + column);
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
  else if (draft->pinned && (button == GDK_BUTTON_PRIMARY || button == TOUCH))
    press_pinned (page, draft, row, column, button);
  else if (button == TOUCH || (button == GDK_BUTTON_PRIMARY && !is_as_hinted (page, draft, row, column)))
    set_draft (page, tc_draft_put_under (*draft, column + .5, row + .5));
  else if (button == GDK_BUTTON_PRIMARY)
    turn_page_confirm (TURN_PAGE (page));
  else if (button == GDK_BUTTON_SECONDARY)
    set_draft (page, tc_draft_turned (*draft, TRUE));
  else if (button == GDK_BUTTON_MIDDLE)
    set_draft (page, tc_draft_flipped (*draft));
}

/* The wheel turns the shape, and flips it with Shift. */
static void
square_scrolled (TcPage         *page,
                 guint           row,
                 guint           column,
                 double          steps,
                 GdkModifierType modifiers)
{
  const TcDraft *draft = get_draft (page);

  if (draft != NULL && steps != 0)
    set_draft (page, (modifiers & GDK_SHIFT_MASK) != 0 ? tc_draft_flipped (*draft) : tc_draft_turned (*draft, steps > 0));
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
    tc_table_set_own_plan (get_table (page), tc_dice_plan_with_current (*plan, die));
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
  tc_table_set_own_plan (get_table (page), tc_dice_plan_at_unset (tc_dice_plan_with_side (*plan, die, (int) side)));
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
  gtk_widget_activate_action (GTK_WIDGET (page), "turn.confirm", NULL);

  return GDK_EVENT_STOP;
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, pointer_moved);
  gtk_widget_class_bind_template_callback (widget_class, touch_dragged);
  gtk_widget_class_bind_template_callback (widget_class, square_pressed);
  gtk_widget_class_bind_template_callback (widget_class, square_scrolled);
  gtk_widget_class_bind_template_callback (widget_class, square_key);
  gtk_widget_class_bind_template_callback (widget_class, die_chosen);
  gtk_widget_class_bind_template_callback (widget_class, die_pushed);
  gtk_widget_class_bind_template_callback (widget_class, token_chosen);
  gtk_widget_class_bind_template_callback (widget_class, drone_chosen);
  gtk_widget_class_bind_template_callback (widget_class, bubble_chosen);
  gtk_widget_class_bind_template_callback (widget_class, networks_chosen);
  gtk_widget_class_bind_template_callback (widget_class, dice_key);
}

static void
bind_directions (GtkWidgetClass *widget_class)
{
  static const struct { guint key, keypad; TcDirection direction; } keys[] = {
    { GDK_KEY_Left, GDK_KEY_KP_Left, TC_DIRECTION_LEFT },
    { GDK_KEY_Right, GDK_KEY_KP_Right, TC_DIRECTION_RIGHT },
    { GDK_KEY_Up, GDK_KEY_KP_Up, TC_DIRECTION_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, TC_DIRECTION_DOWN },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, 0, "turn.step", "i", keys[i].direction);
      gtk_widget_class_add_binding_action (widget_class, keys[i].keypad, 0, "turn.step", "i", keys[i].direction);
      gtk_widget_class_add_binding_action (widget_class, keys[i].key, GDK_CONTROL_MASK, "turn.jump", "i", keys[i].direction);
    }
}

static void
bind_dice (GtkWidgetClass *widget_class)
{
  for (int face = 1; face <= 6; face++)
    {
      gtk_widget_class_add_binding_action (widget_class, (guint) (GDK_KEY_0 + face), 0, "turn.choose-face", "i", face);
      gtk_widget_class_add_binding_action (widget_class, (guint) (GDK_KEY_KP_0 + face), 0, "turn.choose-face", "i", face);
    }
}

static void
bind_letters (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "turn.rotate", "b", TRUE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, GDK_SHIFT_MASK, "turn.rotate", "b", FALSE);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, 0, "turn.flip", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, 0, "turn.use", "s", "tag");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, 0, "turn.use", "s", "drone");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_n, 0, "turn.use", "s", "social");
}

static void
bind_others (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "table.focus-crew", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "table.skip", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Tab, 0, tab_pressed, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_ISO_Left_Tab, GDK_SHIFT_MASK, tab_pressed, "i", -1);
}

void
tc_page_actions_install (TurnPageClass *page_class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (page_class);

  page_class->confirm = confirm;
  page_class->preview = preview;
  page_class->do_idea = do_idea;
  page_class->cancel = cancel;
  gtk_widget_class_install_action (widget_class, "turn.choose-face", "i", choose_face_activated);
  gtk_widget_class_install_action (widget_class, "turn.step", "i", step_activated);
  gtk_widget_class_install_action (widget_class, "turn.jump", "i", jump_activated);
  gtk_widget_class_install_action (widget_class, "turn.rotate", "b", rotate_activated);
  gtk_widget_class_install_action (widget_class, "turn.flip", NULL, flip_activated);
  gtk_widget_class_install_action (widget_class, "turn.push", "i", push_activated);
  gtk_widget_class_install_action (widget_class, "turn.put-back", NULL, put_back_activated);
  gtk_widget_class_install_action (widget_class, "turn.next-die", "i", next_die_activated);
  gtk_widget_class_install_action (widget_class, "table.look-at", "u", look_at_activated);
  gtk_widget_class_install_action (widget_class, "table.focus-crew", NULL, focus_crew_activated);
  gtk_widget_class_install_action (widget_class, "table.skip", NULL, skip_activated);
  bind_callbacks (widget_class);
  bind_directions (widget_class);
  bind_dice (widget_class);
  bind_letters (widget_class);
  bind_others (widget_class);
}

void
tc_page_actions_focus (TcPage      *page,
                       TcBoardView *board,
                       TcHqView    *hq)
{
  const TcDicePlan *plan = get_plan (page);

  if (plan == NULL || !gtk_widget_grab_focus (tc_hq_view_get_die (hq, tc_dice_plan_get_current (plan))))
    gtk_widget_grab_focus (GTK_WIDGET (board));
}
