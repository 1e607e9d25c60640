/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-focus-keeper.h"

struct _TurnFocusKeeper
{
  GObject    parent_instance;

  GtkWindow *window;
  TurnPages *pages;
  gboolean   is_walking;      /* by keyboard, through the header bar */
  gboolean   was_clicked;     /* whatever has the focus got it by a click */
  guint      source;          /* that gives the keyboard back, or 0 */
};

G_DEFINE_FINAL_TYPE (TurnFocusKeeper, turn_focus_keeper, G_TYPE_OBJECT)

/* Who writes, or is in a menu, is left alone. */
static gboolean
is_busy (GtkWidget *focus)
{
  return focus != NULL && (GTK_IS_EDITABLE (focus) || gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL);
}

static gboolean
is_astray (TurnFocusKeeper *self,
           GtkWidget       *focus)
{
  return focus == NULL || self->was_clicked || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->pages));
}

/* Where a game is over, its result is asked for by buttons. */
static gboolean
give_back (gpointer user_data)
{
  TurnFocusKeeper *self = user_data;
  GtkWidget *focus = gtk_window_get_focus (self->window);
  TurnPage *table = turn_pages_get_shown_table (self->pages);
  TurnScreen *screen = table != NULL ? turn_page_get_screen (table) : NULL;

  self->source = 0;
  if (screen != NULL && turn_screen_get_mode (screen) != TURN_SCREEN_OVER && !self->is_walking && !is_busy (focus) && is_astray (self, focus))
    gtk_widget_grab_focus (GTK_WIDGET (table));
  self->was_clicked = FALSE;

  return G_SOURCE_REMOVE;
}

/* Not in the middle of what is going on: a click may open a menu or another window. */
static void
consider (TurnFocusKeeper *self)
{
  if (self->source == 0)
    self->source = g_idle_add (give_back, self);
}

static void
key_was_pressed (TurnFocusKeeper *self,
                 guint            key)
{
  if (key == GDK_KEY_Tab || key == GDK_KEY_ISO_Left_Tab || key == GDK_KEY_F10)
    self->is_walking = TRUE;
  else if (key == GDK_KEY_Escape)
    self->is_walking = FALSE;
}

static gboolean
event_came (GtkEventController *controller,
            GdkEvent           *event,
            TurnFocusKeeper    *self)
{
  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
      key_was_pressed (self, gdk_key_event_get_keyval (event));
      break;
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      self->is_walking = FALSE;
      break;
    case GDK_BUTTON_RELEASE:
    case GDK_TOUCH_END:
      self->was_clicked = TRUE;
      consider (self);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

static void
turn_focus_keeper_dispose (GObject *object)
{
  g_clear_handle_id (&TURN_FOCUS_KEEPER (object)->source, g_source_remove);

  G_OBJECT_CLASS (turn_focus_keeper_parent_class)->dispose (object);
}

static void
turn_focus_keeper_class_init (TurnFocusKeeperClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_focus_keeper_dispose;
}

static void
turn_focus_keeper_init (TurnFocusKeeper *self)
{
}

TurnFocusKeeper *
turn_focus_keeper_new (GtkWindow *window,
                       TurnPages *pages)
{
  TurnFocusKeeper *self = g_object_new (TURN_TYPE_FOCUS_KEEPER, NULL);
  GtkEventController *events = gtk_event_controller_legacy_new ();

  self->window = window;
  self->pages = pages;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_object (events, "event", G_CALLBACK (event_came), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), events);
  g_signal_connect_object (window, "notify::focus-widget", G_CALLBACK (consider), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (consider), self, G_CONNECT_SWAPPED);

  return self;
}
