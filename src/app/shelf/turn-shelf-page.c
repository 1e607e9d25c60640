/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shelf-page.h"

#include <turn-backdrop.h>
#include <turn-break-bin.h>
#include <turn-seat-look.h>

#include "turn-battles-view.h"
#include "turn-hall-view.h"

struct _TurnShelfPage
{
  AdwBin           parent_instance;

  TurnShelf       *shelf;

  TurnBackdrop    *backdrop;
  TurnBreakBin    *room;
  GtkWidget       *back_label;
  GtkToggleButton *show_battles;
  GtkToggleButton *show_hall;
  GtkWidget       *battles_label;
  GtkWidget       *hall_label;
  GtkWidget       *open;
  GtkWidget       *open_label;
  GtkWidget       *menu;
  GtkStack        *stack;
  TurnBattlesView *battles;
  TurnHallView    *hall;
};

enum
{
  LEFT,
  CONTINUED,
  WATCHED,
  SHARED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnShelfPage, turn_shelf_page, ADW_TYPE_BIN)

static void
room_changed (TurnShelfPage *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);

  gtk_widget_set_visible (self->back_label, !narrow);
  gtk_widget_set_visible (self->open_label, !narrow);
  gtk_widget_set_visible (self->battles_label, !narrow);
  gtk_widget_set_visible (self->hall_label, !narrow);
  turn_hall_view_set_narrow (self->hall, narrow);
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

static GtkWidget *
get_view (TurnShelfPage *self)
{
  return gtk_toggle_button_get_active (self->show_hall) ? GTK_WIDGET (self->hall) : GTK_WIDGET (self->battles);
}

static void
view_chosen (TurnShelfPage *self)
{
  const gboolean shows_hall = get_view (self) == GTK_WIDGET (self->hall);

  gtk_stack_set_visible_child (self->stack, get_view (self));
  gtk_widget_set_visible (self->open, !shows_hall);
  gtk_widget_set_visible (self->menu, shows_hall);
}

static void
show_view (TurnShelfPage *self,
           gboolean       hall)
{
  gtk_toggle_button_set_active (hall ? self->show_hall : self->show_battles, TRUE);
  gtk_widget_grab_focus (get_view (self));
}

static void
show_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  show_view (TURN_SHELF_PAGE (widget), g_str_equal (g_variant_get_string (parameter, NULL), "hall"));
}

static void
fame_watched (TurnShelfPage   *self,
              TurnShelfBattle *battle)
{
  g_signal_emit (self, signals[WATCHED], 0, battle, FALSE);
}

static void
battle_continued (TurnShelfPage   *self,
                  TurnShelfBattle *battle)
{
  g_signal_emit (self, signals[CONTINUED], 0, battle);
}

static void
battle_watched (TurnShelfPage   *self,
                TurnShelfBattle *battle,
                gboolean         looks_back)
{
  g_signal_emit (self, signals[WATCHED], 0, battle, looks_back);
}

static void
battle_shared (TurnShelfPage   *self,
               TurnShelfBattle *battle)
{
  g_signal_emit (self, signals[SHARED], 0, battle);
}

static void
back_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_signal_emit (widget, signals[LEFT], 0);
}

static gboolean
turn_shelf_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (get_view (TURN_SHELF_PAGE (widget)));
}

static void
turn_shelf_page_dispose (GObject *object)
{
  g_clear_object (&TURN_SHELF_PAGE (object)->shelf);

  G_OBJECT_CLASS (turn_shelf_page_parent_class)->dispose (object);
}

static void
install_signals (void)
{
  signals[LEFT] = g_signal_new ("left", TURN_TYPE_SHELF_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CONTINUED] = g_signal_new ("continued", TURN_TYPE_SHELF_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, TURN_TYPE_SHELF_BATTLE);
  signals[WATCHED] = g_signal_new ("watched", TURN_TYPE_SHELF_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, TURN_TYPE_SHELF_BATTLE, G_TYPE_BOOLEAN);
  signals[SHARED] = g_signal_new ("shared", TURN_TYPE_SHELF_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, TURN_TYPE_SHELF_BATTLE);
}

static void
turn_shelf_page_class_init (TurnShelfPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_shelf_page_dispose;
  widget_class->grab_focus = turn_shelf_page_grab_focus;
  install_signals ();

  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  g_type_ensure (TURN_TYPE_BATTLES_VIEW);
  g_type_ensure (TURN_TYPE_HALL_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-shelf-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, room);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, back_label);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, show_battles);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, show_hall);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, battles_label);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, hall_label);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, open);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, open_label);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, hall);
  gtk_widget_class_bind_template_callback (widget_class, view_chosen);
  gtk_widget_class_bind_template_callback (widget_class, fame_watched);
  gtk_widget_class_bind_template_child (widget_class, TurnShelfPage, battles);
  gtk_widget_class_bind_template_callback (widget_class, room_changed);
  gtk_widget_class_bind_template_callback (widget_class, battle_continued);
  gtk_widget_class_bind_template_callback (widget_class, battle_watched);
  gtk_widget_class_bind_template_callback (widget_class, battle_shared);
  gtk_widget_class_install_action (widget_class, "shelf.back", NULL, back_activated);
  gtk_widget_class_install_action (widget_class, "shelf.show", "s", show_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1, GDK_ALT_MASK, "shelf.show", "s", "battles");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_2, GDK_ALT_MASK, "shelf.show", "s", "hall");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "shelf.back", NULL);
}

static void
turn_shelf_page_init (TurnShelfPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_seat_look_colour (GTK_WIDGET (self), turn_paint_get (0));
  turn_backdrop_set_kind (self->backdrop, TURN_BACKDROP_BRICKS);
  self->shelf = turn_shelf_new (NULL, NULL);
}

GtkWidget *
turn_shelf_page_new (void)
{
  return g_object_new (TURN_TYPE_SHELF_PAGE, NULL);
}

void
turn_shelf_page_open (TurnShelfPage *self,
                      gboolean       hall,
                      GFile         *running)
{
  g_return_if_fail (TURN_IS_SHELF_PAGE (self));

  show_view (self, hall);
  turn_hall_view_set_shelf (self->hall, self->shelf);
  turn_shelf_refresh (self->shelf);
  turn_battles_view_set_shelf (self->battles, self->shelf, running);
}
