/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-header.h"

#include <glib/gi18n.h>
#include <turn-late-menu.h>

#include "turn-game-kind.h"

struct _TurnHeader
{
  AdwBin          parent_instance;

  AdwWindowTitle *title;
  AdwBin         *heading;
  GtkWidget      *new_button;
  GtkWidget      *undo;
  GtkWidget      *hint;
  GtkMenuButton  *menu_button;
  GMenuModel     *primary_menu;
};

G_DEFINE_FINAL_TYPE (TurnHeader, turn_header, ADW_TYPE_BIN)

static void
turn_header_class_init (TurnHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-header.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, title);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, heading);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, new_button);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, undo);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, hint);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, primary_menu);
}

static void
turn_header_init (TurnHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_late_menu_attach (self->menu_button, self->primary_menu);
}

/* Where a page has no room to tell how everybody stands, the bar does. */
static void
refresh_heading (TurnHeader *self,
                 TurnPages  *pages,
                 TurnPage   *table)
{
  GtkWidget *heading = table != NULL ? turn_page_get_heading (table) : NULL;

  if (adw_bin_get_child (self->heading) != heading)
    adw_bin_set_child (self->heading, heading);
  gtk_widget_set_visible (GTK_WIDGET (self->title), heading == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->heading), heading != NULL);
  gtk_widget_set_visible (self->new_button, heading == NULL && !turn_pages_is_shown (pages, "new-battle") && !turn_pages_is_shown (pages, "boards"));
}

/* Whoever points at it reads it whole, however little room there is. */
static void
set_title (TurnHeader *self,
           const char *title,
           const char *subtitle)
{
  g_autofree char *both = subtitle != NULL && *subtitle != '\0' ? g_strdup_printf ("%s\n%s", title, subtitle) : g_strdup (title);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), both);
}

void
turn_header_follow (TurnHeader *self,
                    TurnPages  *pages)
{
  TurnPage *table;
  TurnMatch *match;
  g_autofree char *subtitle = NULL;

  g_return_if_fail (TURN_IS_HEADER (self));
  g_return_if_fail (TURN_IS_PAGES (pages));

  table = turn_pages_get_shown_table (pages);
  match = table != NULL ? turn_page_get_match (table) : NULL;
  subtitle = turn_pages_dup_subtitle (pages);
  set_title (self, match != NULL ? _(turn_game_kind_of (match)->title) : _("Tag City"), subtitle);
  refresh_heading (self, pages, table);
  gtk_widget_set_visible (self->undo, table != NULL);
  gtk_widget_set_visible (self->hint, table != NULL && !turn_page_is_replay (table));
}
