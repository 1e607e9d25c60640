/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-header.h"

#include <glib/gi18n.h>
#include <tc-late-menu.h>

#include "tc-result-page.h"
#include "tc-scene.h"
#include "tc-score-chips.h"

struct _TcHeader
{
  AdwBin          parent_instance;

  AdwWindowTitle *title;
  TcScoreChips   *chips;
  GtkWidget      *new_button;
  GtkWidget      *undo;
  GtkWidget      *hint;
  GtkMenuButton  *menu_button;
  GMenuModel     *primary_menu;
};

G_DEFINE_FINAL_TYPE (TcHeader, tc_header, ADW_TYPE_BIN)

static void
tc_header_class_init (TcHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TC_TYPE_SCORE_CHIPS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-header.ui");
  gtk_widget_class_bind_template_child (widget_class, TcHeader, title);
  gtk_widget_class_bind_template_child (widget_class, TcHeader, chips);
  gtk_widget_class_bind_template_child (widget_class, TcHeader, new_button);
  gtk_widget_class_bind_template_child (widget_class, TcHeader, undo);
  gtk_widget_class_bind_template_child (widget_class, TcHeader, hint);
  gtk_widget_class_bind_template_child (widget_class, TcHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TcHeader, primary_menu);
}

static void
tc_header_init (TcHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tc_late_menu_attach (self->menu_button, self->primary_menu);
}

/* The table of Tag City, if that is what is seen. */
static TcTable *
find_table (TcPages *pages)
{
  return tc_pages_is_shown (pages, "table") ? tc_table_page_get_table (tc_pages_get_table (pages)) : NULL;
}

static char *
dup_subtitle (TcPages *pages)
{
  TcGamePage *game_page = tc_pages_get_shown_game (pages);
  TcTable *table = find_table (pages);

  if (game_page != NULL)
    return tc_game_page_dup_subtitle (game_page);
  if (table != NULL)
    return tc_scene_subtitle (table);
  if (tc_pages_is_shown (pages, "result"))
    return tc_result_page_dup_subtitle (TC_RESULT_PAGE (tc_pages_find (pages, "result")));

  return g_strdup ("");
}

/* Where the crew has no room beside the board, the bar tells how everybody stands. */
static void
refresh_chips (TcHeader *self,
               TcPages  *pages)
{
  TcTable *table = find_table (pages);
  const gboolean chips = table != NULL && tc_table_page_is_narrow (tc_pages_get_table (pages));

  gtk_widget_set_visible (GTK_WIDGET (self->title), !chips);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), chips);
  gtk_widget_set_visible (self->new_button, !chips && !tc_pages_is_shown (pages, "new-battle") && !tc_pages_is_shown (pages, "boards"));
  if (chips)
    tc_score_chips_set_table (self->chips, table);
}

/* Whoever points at it reads it whole, however little room there is. */
static void
set_title (TcHeader   *self,
           const char *title,
           const char *subtitle)
{
  g_autofree char *both = subtitle != NULL && *subtitle != '\0' ? g_strdup_printf ("%s\n%s", title, subtitle) : g_strdup (title);

  adw_window_title_set_title (self->title, title);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), both);
}

void
tc_header_follow (TcHeader  *self,
                  TcPages   *pages,
                  TurnMatch *match)
{
  g_autofree char *subtitle = NULL;
  gboolean is_game;

  g_return_if_fail (TC_IS_HEADER (self));
  g_return_if_fail (TC_IS_PAGES (pages));

  subtitle = dup_subtitle (pages);
  is_game = tc_pages_get_shown_game (pages) != NULL;
  set_title (self, is_game ? turn_record_get_place (turn_match_get_record (match), NULL) : _("Tag City"), subtitle);
  refresh_chips (self, pages);
  gtk_widget_set_visible (self->undo, tc_pages_is_shown (pages, "table") || is_game);
  gtk_widget_set_visible (self->hint, is_game ? !tc_game_page_is_replay (tc_pages_get_shown_game (pages))
                                      : tc_pages_is_shown (pages, "table") && !tc_table_page_is_replay (tc_pages_get_table (pages)));
}
