/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-window-private.h"

#include "tc-gallery-page.h"
#include "turn-new-game-page.h"

static TurnNewGamePage *
get_new_battle (TurnWindow *self)
{
  return TURN_NEW_GAME_PAGE (turn_pages_ensure (self->pages, "new-battle"));
}

/* With what is chosen for the new battle, or was chosen on this page in the language before. */
static void
open_gallery (TurnWindow    *self,
              TcGalleryPage *page)
{
  TurnNewGamePage *new_battle = get_new_battle (self);
  GtkWidget *former = self->former != NULL ? turn_pages_find (self->former, "boards") : NULL;
  const char *chosen = former != NULL ? tc_gallery_page_get_chosen (TC_GALLERY_PAGE (former)) : turn_new_game_page_get_board (new_battle);

  tc_gallery_page_open (page, chosen, turn_new_game_page_get_paint (new_battle));
}

static void
board_used (TurnWindow   *self,
            TcBoardEntry *entry)
{
  turn_new_game_page_choose_board (get_new_battle (self), entry);
  turn_window_show_page (self, "new-battle");
}

static void
gallery_left (TurnWindow *self)
{
  turn_window_show_page (self, "new-battle");
}

void
turn_window_follow_gallery (TurnWindow *self,
                            GtkWidget  *page)
{
  tc_gallery_page_set_up (TC_GALLERY_PAGE (page), turn_new_game_page_get_library (get_new_battle (self)), self->settings);
  open_gallery (self, TC_GALLERY_PAGE (page));
  g_signal_connect_object (page, "used", G_CALLBACK (board_used), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "left", G_CALLBACK (gallery_left), self, G_CONNECT_SWAPPED);
}

static void
show_all_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  TurnWindow *self = TURN_WINDOW (widget);

  open_gallery (self, TC_GALLERY_PAGE (turn_pages_ensure (self->pages, "boards")));
  turn_window_show_page (self, "boards");
}

void
turn_window_install_board_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "boards.show-all", NULL, show_all_activated);
}
