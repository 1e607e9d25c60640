/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-journal-view.h"

#include "turn-journal-line.h"

/* So near to its end the list follows what is added. */
#define NEAR_END 60

/* So many frames later rows are where a scroll has brought them. */
#define SETTLING_FRAMES 3

struct _TurnJournalView
{
  AdwBin                 parent_instance;

  TurnJournal           *journal;        /* or NULL */
  GSignalGroup          *row_signals;
  const TurnActPictures *pictures;
  TurnJournalLine       *hovered;        /* or NULL; borrowed while it is bound */
  TurnJournalRow        *lit;            /* that was told last, or NULL */
  guint                  tick;
  guint                  n_frames;       /* until the top is right */
  gboolean               follows;        /* the end is seen: it stays so */
  gboolean               was_chosen;     /* the row was, before it was pressed */
  gboolean               wants_focus;    /* the chosen row gets the keyboard as soon as there is a widget for it */

  GSettings             *settings;
  GtkWidget             *bar;
  GtkDropDown           *bot_speed;
  GtkScrolledWindow     *scroller;
  GtkListView           *list;
  GtkSingleSelection    *selection;
  TurnJournalLine       *top;
};

enum
{
  LIT,
  OPENED,
  LEFT,
  CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnJournalView, turn_journal_view, ADW_TYPE_BIN)

static GtkAdjustment *
get_adjustment (TurnJournalView * self)
{
  return gtk_scrolled_window_get_vadjustment (self->scroller);
}

/* The row at the top of what is seen. */
static TurnJournalLine *
find_first_line (TurnJournalView *self)
{
  GtkWidget *list = GTK_WIDGET (self->list);
  GtkWidget *widget = gtk_widget_pick (list, gtk_widget_get_width (list) / 2., 1, GTK_PICK_INSENSITIVE | GTK_PICK_NON_TARGETABLE);

  while (widget != NULL && widget != list && !TURN_IS_JOURNAL_LINE (widget))
    {
      GtkWidget *child = gtk_widget_get_first_child (widget);

      /* Between two rows the item itself may be hit. */
      widget = child != NULL && TURN_IS_JOURNAL_LINE (child) ? child : gtk_widget_get_parent (widget);
    }

  return widget != NULL && TURN_IS_JOURNAL_LINE (widget) ? TURN_JOURNAL_LINE (widget) : NULL;
}

static void
refresh_top (TurnJournalView *self)
{
  TurnJournalLine *first = self->journal != NULL ? find_first_line (self) : NULL;
  TurnJournalRow *row = first != NULL ? turn_journal_line_get_row (first) : NULL;
  guint position;

  if (row == NULL || !g_list_store_find (G_LIST_STORE (turn_journal_get_rows (self->journal)), row, &position))
    {
      gtk_widget_set_visible (GTK_WIDGET (self->top), FALSE);
      return;
    }
  row = turn_journal_find_heading (self->journal, position);
  if (row != turn_journal_line_get_row (self->top))
    turn_journal_line_set_row (self->top, self->journal, row, self->pictures);
  gtk_widget_set_visible (GTK_WIDGET (self->top), row != NULL);
}

/* The widget of a row, if it is near enough to what is seen to have one. */
static GtkWidget *
find_item (TurnJournalView *self,
           TurnJournalRow  *row)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *line = gtk_widget_get_first_child (item);

      if (line != NULL && TURN_IS_JOURNAL_LINE (line) && turn_journal_line_get_row (TURN_JOURNAL_LINE (line)) == row)
        return item;
    }

  return NULL;
}

static void
focus_chosen (TurnJournalView *self)
{
  TurnJournalRow *row = gtk_single_selection_get_selected_item (self->selection);
  GtkWidget *item = row != NULL ? find_item (self, row) : NULL;

  if (item != NULL && gtk_widget_grab_focus (item))
    self->wants_focus = FALSE;
}

static gboolean
frame_came (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       user_data)
{
  TurnJournalView *self = TURN_JOURNAL_VIEW (widget);

  if (self->follows)
    gtk_adjustment_set_value (get_adjustment (self), G_MAXDOUBLE);
  if (self->wants_focus)
    focus_chosen (self);
  refresh_top (self);
  if (--self->n_frames > 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;

  return G_SOURCE_REMOVE;
}

static void
queue_top (TurnJournalView *self)
{
  self->n_frames = SETTLING_FRAMES;
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_came, NULL, NULL);
}

static void
scrolled (TurnJournalView *self)
{
  GtkAdjustment *place = get_adjustment (self);

  self->follows = gtk_adjustment_get_value (place) + gtk_adjustment_get_page_size (place) >= gtk_adjustment_get_upper (place) - NEAR_END;
  queue_top (self);
}

static TurnJournalRow *
get_selected (TurnJournalView *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static gboolean
is_act (TurnJournalRow *row)
{
  return row != NULL && turn_journal_row_get_kind (row) == TURN_ROW_ACT;
}

/* What is pointed at, else what is chosen. */
static TurnJournalRow *
find_lit (TurnJournalView *self)
{
  TurnJournalRow *hovered = self->hovered != NULL ? turn_journal_line_get_row (self->hovered) : NULL;
  TurnJournalRow *selected = get_selected (self);

  return is_act (hovered) ? hovered : is_act (selected) ? selected : NULL;
}

static void
light_lines (TurnJournalView *self)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL; item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *line = gtk_widget_get_first_child (item);

      if (line != NULL && TURN_IS_JOURNAL_LINE (line))
        turn_journal_line_set_lit (TURN_JOURNAL_LINE (line), self->lit != NULL && turn_journal_line_get_row (TURN_JOURNAL_LINE (line)) == self->lit);
    }
}

static void
refresh_lit (TurnJournalView *self)
{
  TurnJournalRow *lit = find_lit (self);

  if (lit == self->lit)
    return;
  g_set_object (&self->lit, lit);
  light_lines (self);
  g_signal_emit (self, signals[LIT], 0, lit);
}

static void
open_row (TurnJournalView *self,
          TurnJournalRow  *row)
{
  if (is_act (row))
    g_signal_emit (self, signals[OPENED], 0, turn_journal_row_get_index (row));
}

static void
row_activated (TurnJournalView *self,
               guint            position)
{
  g_autoptr (TurnJournalRow) row = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  open_row (self, row);
}

static TurnJournalView *
find_view (GtkEventController *controller)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);

  return TURN_JOURNAL_VIEW (gtk_widget_get_ancestor (widget, TURN_TYPE_JOURNAL_VIEW));
}

static void
pointer_entered (GtkEventController *motion)
{
  TurnJournalView *self = find_view (motion);

  if (self == NULL)
    return;
  self->hovered = TURN_JOURNAL_LINE (gtk_event_controller_get_widget (motion));
  refresh_lit (self);
}

static void
pointer_left (GtkEventController *motion)
{
  TurnJournalView *self = find_view (motion);

  if (self == NULL || self->hovered != TURN_JOURNAL_LINE (gtk_event_controller_get_widget (motion)))
    return;
  self->hovered = NULL;
  refresh_lit (self);
}

static void
line_pressed (GtkEventController *click)
{
  TurnJournalView *self = find_view (click);
  TurnJournalRow *row = turn_journal_line_get_row (TURN_JOURNAL_LINE (gtk_event_controller_get_widget (click)));

  self->was_chosen = row != NULL && row == get_selected (self);
}

/* A tap chooses a row, the next one opens it. */
static void
line_released (GtkEventController *click)
{
  TurnJournalView *self = find_view (click);

  if (self->was_chosen)
    open_row (self, turn_journal_line_get_row (TURN_JOURNAL_LINE (gtk_event_controller_get_widget (click))));
}

static void
add_controllers (GtkWidget *line)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (pointer_entered), NULL);
  g_signal_connect (motion, "leave", G_CALLBACK (pointer_left), NULL);
  gtk_widget_add_controller (line, motion);
  g_signal_connect (click, "pressed", G_CALLBACK (line_pressed), NULL);
  g_signal_connect (click, "released", G_CALLBACK (line_released), NULL);
  gtk_widget_add_controller (line, GTK_EVENT_CONTROLLER (click));
}

static void
set_up_line (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             TurnJournalView          *self)
{
  GtkWidget *line = g_object_new (TURN_TYPE_JOURNAL_LINE, NULL);

  add_controllers (line);
  gtk_list_item_set_child (item, line);
}

/* Headings and marks are passed over by the keyboard. */
static void
bind_line (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           TurnJournalView          *self)
{
  TurnJournalRow *row = gtk_list_item_get_item (item);
  TurnJournalLine *line = TURN_JOURNAL_LINE (gtk_list_item_get_child (item));

  gtk_list_item_set_selectable (item, is_act (row));
  gtk_list_item_set_activatable (item, is_act (row));
  turn_journal_line_set_row (line, self->journal, row, self->pictures);
  turn_journal_line_set_lit (line, row == self->lit);
}

static void
unbind_line (GtkSignalListItemFactory *factory,
             GtkListItem              *item,
             TurnJournalView          *self)
{
  TurnJournalLine *line = TURN_JOURNAL_LINE (gtk_list_item_get_child (item));

  if (self->hovered == line)
    self->hovered = NULL;
  turn_journal_line_set_row (line, NULL, NULL, NULL);
}

static void
rows_changed (TurnJournalView *self)
{
  if (self->follows)
    turn_journal_view_show_newest (self);
  queue_top (self);
}

static void
close_clicked (TurnJournalView *self)
{
  g_signal_emit (self, signals[CLOSED], 0);
}

static void
open_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_signal_emit (widget, signals[OPENED], 0, g_variant_get_uint32 (parameter));
}

static void
leave_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  g_signal_emit (widget, signals[LEFT], 0);
}

static void
copy_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TurnJournalView *self = TURN_JOURNAL_VIEW (widget);
  TurnJournalRow *row = find_lit (self);
  g_autoptr (TurnAct) act = row != NULL ? turn_journal_tell (self->journal, row) : NULL;
  g_autofree char *text = act != NULL ? turn_act_dup_text (act) : NULL;

  if (text != NULL)
    gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
}

/* The place of the newest act, or GTK_INVALID_LIST_POSITION. */
static guint
find_newest (TurnJournalView *self)
{
  GListModel *rows = G_LIST_MODEL (self->selection);

  for (guint i = g_list_model_get_n_items (rows); i-- > 0;)
    {
      g_autoptr (TurnJournalRow) row = g_list_model_get_item (rows, i);

      if (is_act (row))
        return i;
    }

  return GTK_INVALID_LIST_POSITION;
}

/* What was chosen has the keyboard, and at first the newest act; its row may not have a widget yet. */
static gboolean
turn_journal_view_grab_focus (GtkWidget *widget)
{
  TurnJournalView *self = TURN_JOURNAL_VIEW (widget);

  if (!is_act (get_selected (self)))
    gtk_single_selection_set_selected (self->selection, find_newest (self));
  self->wants_focus = get_selected (self) != NULL;
  focus_chosen (self);
  if (!self->wants_focus)
    return TRUE;
  queue_top (self);

  return gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

/* A heading opens nothing, and no key meant for a row reaches the table. */
static void
open_chosen_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  open_row (TURN_JOURNAL_VIEW (widget), get_selected (TURN_JOURNAL_VIEW (widget)));
}

static gboolean
swallow (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   user_data)
{
  return GDK_EVENT_STOP;
}

static void
turn_journal_view_dispose (GObject *object)
{
  TurnJournalView *self = TURN_JOURNAL_VIEW (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->row_signals);
  g_clear_object (&self->journal);
  g_clear_object (&self->lit);

  G_OBJECT_CLASS (turn_journal_view_parent_class)->dispose (object);
}

/* The choices are in the order of the settings. */
static void
follow_speed (TurnJournalView *self)
{
  gtk_drop_down_set_selected (self->bot_speed, (guint) g_settings_get_enum (self->settings, "bot-speed"));
}

static void
speed_chosen (TurnJournalView *self)
{
  const int speed = (int) gtk_drop_down_get_selected (self->bot_speed);

  if (self->settings != NULL && speed != g_settings_get_enum (self->settings, "bot-speed"))
    {
      g_settings_set_enum (self->settings, "bot-speed", speed);
      g_signal_emit (self, signals[LEFT], 0);
    }
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TURN_TYPE_JOURNAL_LINE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-journal-view.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnJournalView, bar);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalView, bot_speed);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalView, scroller);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalView, list);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalView, selection);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalView, top);
  gtk_widget_class_bind_template_callback (widget_class, scrolled);
  gtk_widget_class_bind_template_callback (widget_class, queue_top);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_bind_template_callback (widget_class, set_up_line);
  gtk_widget_class_bind_template_callback (widget_class, bind_line);
  gtk_widget_class_bind_template_callback (widget_class, unbind_line);
  gtk_widget_class_bind_template_callback (widget_class, refresh_lit);
  gtk_widget_class_bind_template_callback (widget_class, close_clicked);
  gtk_widget_class_bind_template_callback (widget_class, speed_chosen);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, TURN_TYPE_JOURNAL_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  static const guint arrows[] = { GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Left, GDK_KEY_Right };

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK, "journal.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "journal.leave", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "journal.open-chosen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "journal.open-chosen", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    gtk_widget_class_add_binding (widget_class, arrows[i], 0, swallow, NULL);
}

static void
turn_journal_view_class_init (TurnJournalViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_journal_view_dispose;
  widget_class->grab_focus = turn_journal_view_grab_focus;

  signals[LIT] = g_signal_new ("lit", TURN_TYPE_JOURNAL_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_JOURNAL_ROW);
  signals[OPENED] = g_signal_new ("opened", TURN_TYPE_JOURNAL_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LEFT] = add_signal ("left");
  signals[CLOSED] = add_signal ("closed");

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "journal");
  gtk_widget_class_install_action (widget_class, "journal.open", "u", open_activated);
  gtk_widget_class_install_action (widget_class, "journal.open-chosen", NULL, open_chosen_activated);
  gtk_widget_class_install_action (widget_class, "journal.copy", NULL, copy_activated);
  gtk_widget_class_install_action (widget_class, "journal.leave", NULL, leave_activated);
  add_keys (widget_class);
}

static void
turn_journal_view_init (TurnJournalView *self)
{
  self->follows = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = g_settings_new (APPLICATION_ID);
  follow_speed (self);
  g_signal_connect_object (self->settings, "changed::bot-speed", G_CALLBACK (follow_speed), self, G_CONNECT_SWAPPED);
  self->row_signals = g_signal_group_new (G_TYPE_LIST_MODEL);
  g_signal_group_connect_swapped (self->row_signals, "items-changed", G_CALLBACK (rows_changed), self);
}

void
turn_journal_view_set_journal (TurnJournalView       *self,
                               TurnJournal           *journal,
                               const TurnActPictures *pictures)
{
  GListModel *rows = journal != NULL ? turn_journal_get_rows (journal) : NULL;

  g_return_if_fail (TURN_IS_JOURNAL_VIEW (self));

  gtk_single_selection_set_model (self->selection, NULL);
  g_set_object (&self->journal, journal);
  self->pictures = pictures;
  self->follows = TRUE;
  gtk_single_selection_set_model (self->selection, rows);
  g_signal_group_set_target (self->row_signals, rows);
  rows_changed (self);
}

void
turn_journal_view_set_plain (TurnJournalView *self,
                             gboolean         is_plain)
{
  g_return_if_fail (TURN_IS_JOURNAL_VIEW (self));

  gtk_widget_set_visible (self->bar, !is_plain);
}

void
turn_journal_view_show_newest (TurnJournalView *self)
{
  guint n_rows;

  g_return_if_fail (TURN_IS_JOURNAL_VIEW (self));

  n_rows = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  if (n_rows > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", n_rows - 1);
  self->follows = TRUE;
}
