/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-input.h"

enum
{
  POINTER_MOVED,
  TOUCH_DRAGGED,
  SQUARE_HOVERED,
  SQUARE_PRESSED,
  SQUARE_RELEASED,
  SQUARE_SCROLLED,
  SQUARE_KEY,
  VALUE_PRESSED,
  CURSOR_MOVED,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What lies under the mouse, kept with its controller. */
typedef struct
{
  gboolean inside;
  guint    row, column;
  double   x, y;        /* in the window, where it was last */
} Hover;

/* From the widget's coordinates to squares from the grid's corner. */
static void
to_squares (TcBoardView *view,
            double       x,
            double       y,
            double      *across,
            double      *down)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (view);

  *across = (x - layout->grid.origin.x) / layout->side;
  *down = (y - layout->grid.origin.y) / layout->side;
}

static gboolean
find_square (TcBoardView *view,
             double       x,
             double       y,
             guint       *row,
             guint       *column)
{
  return tc_board_view_get_contents (view) != NULL &&
         tc_board_layout_find_square (tc_board_view_get_layout (view), x, y, row, column);
}

static void
mouse_left (TcBoardView *view,
            Hover       *hover)
{
  if (hover->inside)
    g_signal_emit (view, signals[LEFT], 0);
  hover->inside = FALSE;
}

/* GTK tells of the mouse again when something else has moved; whoever plays with keys meanwhile has not moved it. */
static gboolean
has_moved (TcBoardView *view,
           Hover       *hover,
           double       x,
           double       y)
{
  const double last_x = hover->x, last_y = hover->y;

  gtk_widget_translate_coordinates (GTK_WIDGET (view), GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (view))), x, y, &hover->x, &hover->y);

  return ABS (hover->x - last_x) > .01 || ABS (hover->y - last_y) > .01;
}

static void
mouse_moved (GtkEventController *controller,
             double              x,
             double              y,
             Hover              *hover)
{
  TcBoardView *view = TC_BOARD_VIEW (gtk_event_controller_get_widget (controller));
  const gboolean is_new = has_moved (view, hover, x, y);
  double across, down;
  guint row, column;

  if (!find_square (view, x, y, &row, &column))
    {
      mouse_left (view, hover);
      return;
    }

  to_squares (view, x, y, &across, &down);
  if (is_new)
    g_signal_emit (view, signals[POINTER_MOVED], 0, across, down);

  if (!hover->inside || hover->row != row || hover->column != column)
    {
      hover->inside = TRUE;
      hover->row = row;
      hover->column = column;
      g_signal_emit (view, signals[SQUARE_HOVERED], 0, row, column);
    }
}

static void
mouse_gone (GtkEventController *controller,
            Hover              *hover)
{
  mouse_left (TC_BOARD_VIEW (gtk_event_controller_get_widget (controller)), hover);
}

/* The mouse button, or 0 for a finger. */
static guint
button_of (GtkGestureClick *gesture)
{
  GdkEvent *event = gtk_gesture_get_last_event (GTK_GESTURE (gesture),
                                                gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)));
  GdkEventType type = event != NULL ? gdk_event_get_event_type (event) : GDK_BUTTON_PRESS;
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  if (type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_UPDATE || type == GDK_TOUCH_END)
    return 0;

  return MAX (button, GDK_BUTTON_PRIMARY);
}

static gboolean
slot_holds (TcBoardSlot slot,
            double      x,
            double      y)
{
  return ABS (x - slot.x) <= slot.width / 2 + 2 && ABS (y - slot.y) <= slot.height / 2 + 2;
}

static void
press_value (TcBoardView *view,
             double       x,
             double       y)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (view);
  const TcBoardContents *contents = tc_board_view_get_contents (view);

  if (contents == NULL || layout->miniature)
    return;

  for (guint i = 0; i < 2 * contents->n_features; i++)
    {
      const TcBoardFeature *feature = &contents->features[i / 2];
      gboolean high = i % 2 == 0;

      if (feature->kind != TC_FEATURE_DISTRICT &&
          slot_holds (tc_board_layout_slot (layout, feature->kind, feature->index, high), x, y))
        {
          g_signal_emit (view, signals[VALUE_PRESSED], 0, (guint) feature->kind, feature->index, high);
          return;
        }
    }
}

static void
pressed (GtkGestureClick *gesture,
         int n_presses    G_GNUC_UNUSED,
         double           x,
         double           y,
         TcBoardView     *view)
{
  guint row, column;

  if (find_square (view, x, y, &row, &column))
    g_signal_emit (view, signals[SQUARE_PRESSED], 0, row, column, button_of (gesture));
  else
    press_value (view, x, y);
}

static void
released (GtkGestureClick *gesture,
          int n_presses    G_GNUC_UNUSED,
          double           x,
          double           y,
          TcBoardView     *view)
{
  guint row, column;

  if (find_square (view, x, y, &row, &column))
    g_signal_emit (view, signals[SQUARE_RELEASED], 0, row, column, button_of (gesture));
}

/* Where a finger came down, kept with its gesture. */
typedef struct
{
  double x, y;
} Finger;

static void
finger_came (GtkGestureDrag *gesture G_GNUC_UNUSED,
             double                  x,
             double                  y,
             Finger                 *finger)
{
  *finger = (Finger) { x, y };
}

static void
finger_dragged (GtkGestureDrag *gesture,
                double          offset_x,
                double          offset_y,
                Finger         *finger)
{
  TcBoardView *view = TC_BOARD_VIEW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)));
  double across, down;

  if (tc_board_view_get_contents (view) == NULL)
    return;

  to_squares (view, finger->x + offset_x, finger->y + offset_y, &across, &down);
  g_signal_emit (view, signals[TOUCH_DRAGGED], 0, across, down);
}

static gboolean
scrolled (GtkEventController *controller,
          double dx           G_GNUC_UNUSED,
          double              dy,
          Hover              *hover)
{
  GtkWidget *view = gtk_event_controller_get_widget (controller);

  /* Where nobody wants to know, a board in a scrolled window is scrolled. */
  if (!hover->inside || !g_signal_has_handler_pending (view, signals[SQUARE_SCROLLED], 0, FALSE))
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (view, signals[SQUARE_SCROLLED], 0, hover->row, hover->column, dy,
                 (guint) (gtk_event_controller_get_current_event_state (controller) & (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK)));

  return GDK_EVENT_STOP;
}

/* Where a key leads that nobody wanted otherwise; FALSE if nowhere. */
static gboolean
follow_key (const TcBoardLayout *layout,
            guint                keyval,
            guint               *row,
            guint               *column)
{
  guint row_before = *row, column_before = *column;

  switch (keyval)
    {
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   *column -= *column > 0 ? 1 : 0; break;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: *column += *column + 1 < layout->n_columns ? 1 : 0; break;
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       *row -= *row > 0 ? 1 : 0; break;
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   *row += *row + 1 < layout->n_rows ? 1 : 0; break;
    case GDK_KEY_Home: case GDK_KEY_KP_Home:   *column = 0; break;
    case GDK_KEY_End: case GDK_KEY_KP_End:     *column = layout->n_columns - 1; break;
    default: return FALSE;
    }

  return *row != row_before || *column != column_before;
}

static gboolean
key_pressed (GtkEventController *controller G_GNUC_UNUSED,
             guint                          keyval,
             guint keycode                  G_GNUC_UNUSED,
             GdkModifierType                modifiers,
             TcBoardView                   *view)
{
  gboolean handled = FALSE;
  guint row, column;

  if (tc_board_view_get_contents (view) == NULL)
    return GDK_EVENT_PROPAGATE;

  tc_board_view_get_cursor (view, &row, &column);
  modifiers &= GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK;
  g_signal_emit (view, signals[SQUARE_KEY], 0, row, column, keyval, (guint) modifiers, &handled);
  if (handled)
    return GDK_EVENT_STOP;
  if (modifiers != 0 || !follow_key (tc_board_view_get_layout (view), keyval, &row, &column))
    return GDK_EVENT_PROPAGATE;

  tc_board_view_set_cursor (view, row, column);
  gtk_widget_grab_focus (GTK_WIDGET (view));

  return GDK_EVENT_STOP;
}

static void
attach_mouse (TcBoardView *view)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL |
                                                                GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  Hover *hover = g_new0 (Hover, 1);

  g_object_set_data_full (G_OBJECT (motion), "hover", hover, g_free);
  g_signal_connect (motion, "enter", G_CALLBACK (mouse_moved), hover);
  g_signal_connect (motion, "motion", G_CALLBACK (mouse_moved), hover);
  g_signal_connect (motion, "leave", G_CALLBACK (mouse_gone), hover);
  gtk_widget_add_controller (GTK_WIDGET (view), motion);

  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled), hover);
  gtk_widget_add_controller (GTK_WIDGET (view), scroll);
}

static void
attach_clicks (TcBoardView *view)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed), view, 0);
  g_signal_connect_object (click, "released", G_CALLBACK (released), view, 0);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (click));
}

static void
attach_finger (TcBoardView *view)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  Finger *finger = g_new0 (Finger, 1);

  g_object_set_data_full (G_OBJECT (drag), "finger", finger, g_free);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (finger_came), finger);
  g_signal_connect (drag, "drag-update", G_CALLBACK (finger_dragged), finger);
  gtk_widget_add_controller (GTK_WIDGET (view), GTK_EVENT_CONTROLLER (drag));
}

void
tc_board_input_attach (TcBoardView *view)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  attach_mouse (view);
  attach_clicks (view);
  attach_finger (view);
  g_signal_connect_object (key, "key-pressed", G_CALLBACK (key_pressed), view, 0);
  gtk_widget_add_controller (GTK_WIDGET (view), key);
}

void
tc_board_input_report_cursor (TcBoardView *view)
{
  guint row, column;

  tc_board_view_get_cursor (view, &row, &column);
  g_signal_emit (view, signals[CURSOR_MOVED], 0, row, column);
}

static guint
install_signal (GType       type,
                const char *name,
                guint       n_parameters,
                GType       a,
                GType       b,
                GType       c)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n_parameters, a, b, c);
}

void
tc_board_input_install_signals (GtkWidgetClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  signals[POINTER_MOVED] = install_signal (type, "pointer-moved", 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE, 0);
  signals[TOUCH_DRAGGED] = install_signal (type, "touch-dragged", 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE, 0);
  signals[SQUARE_HOVERED] = install_signal (type, "square-hovered", 2, G_TYPE_UINT, G_TYPE_UINT, 0);
  signals[SQUARE_PRESSED] = install_signal (type, "square-pressed", 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[SQUARE_RELEASED] = install_signal (type, "square-released", 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  signals[VALUE_PRESSED] = install_signal (type, "value-pressed", 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_BOOLEAN);
  signals[CURSOR_MOVED] = install_signal (type, "cursor-moved", 2, G_TYPE_UINT, G_TYPE_UINT, 0);
  signals[LEFT] = install_signal (type, "left", 0, 0, 0, 0);

  signals[SQUARE_SCROLLED] = g_signal_new ("square-scrolled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_DOUBLE, G_TYPE_UINT);
  signals[SQUARE_KEY] = g_signal_new ("square-key", type, G_SIGNAL_RUN_LAST, 0, g_signal_accumulator_true_handled, NULL, NULL,
                                      G_TYPE_BOOLEAN, 4, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
}
