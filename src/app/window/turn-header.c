/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-header.h"

#include <glib/gi18n.h>
#include <turn-break-bin.h>
#include <turn-late-menu.h>

struct _TurnHeader
{
  AdwBin           parent_instance;

  TurnBreakBin    *room;
  AdwHeaderBar    *bar;
  AdwWindowTitle  *title;
  AdwBin          *heading;
  GtkWidget       *new_button;
  GtkWidget       *leave;         /* a first game with its guide */
  GtkWidget       *undo;
  GtkWidget       *hint;
  GtkWidget       *meter_place;   /* nothing, where there is no room for it */
  AdwBin          *meter;
  GtkToggleButton *journal;
  TurnPage        *table;         /* that is seen, or NULL; borrowed */
  GtkMenuButton   *menu_button;
  GMenuModel      *primary_menu;
};

G_DEFINE_FINAL_TYPE (TurnHeader, turn_header, ADW_TYPE_BIN)

/* The state of the button is that of the journal. */
static void
journal_clicked (TurnHeader *self)
{
  if (self->table != NULL)
    turn_page_show_journal (self->table, gtk_toggle_button_get_active (self->journal));
}

/* Where there is little room a window can be closed, if that is how the desktop has it, and nothing else: it stands on a whole small screen. */
static void
room_changed (TurnHeader *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));
  g_autofree char *all = NULL;
  g_auto (GStrv) sides = NULL;
  const char *close;

  g_object_get (settings, "gtk-decoration-layout", &all, NULL);
  sides = g_strsplit (all != NULL ? all : "", ":", 2);
  if (sides[0] != NULL && strstr (sides[0], "close") != NULL)
    close = "close:";
  else
    close = all != NULL && strstr (all, "close") != NULL ? ":close" : ":";
  adw_header_bar_set_decoration_layout (self->bar, turn_break_bin_is_narrow (self->room) ? close : NULL);
}

static void
turn_header_dispose (GObject *object)
{
  g_clear_weak_pointer (&TURN_HEADER (object)->table);

  G_OBJECT_CLASS (turn_header_parent_class)->dispose (object);
}

static void
turn_header_class_init (TurnHeaderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_header_dispose;
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-header.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, room);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, bar);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, title);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, heading);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, new_button);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, leave);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, undo);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, hint);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, meter_place);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, meter);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, journal);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TurnHeader, primary_menu);
  gtk_widget_class_bind_template_callback (widget_class, journal_clicked);
  gtk_widget_class_bind_template_callback (widget_class, room_changed);
}

static void
turn_header_init (TurnHeader *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_late_menu_attach (self->menu_button, self->primary_menu);
}

/* Whether a first game is played with its guide, who shows what there is to do. */
static gboolean
has_guide (TurnPage *table)
{
  return table != NULL && turn_page_get_guide (table) != NULL;
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
  gtk_widget_set_visible (self->leave, has_guide (table));
  gtk_widget_set_visible (self->new_button, heading == NULL && !turn_pages_is_shown (pages, "new-battle") && !has_guide (table));
}

/* The button is the page's own, and goes with it. */
static void
refresh_meter (TurnHeader *self,
               TurnPage   *table)
{
  GtkWidget *meter = table != NULL ? turn_page_get_meter (table) : NULL;

  if (adw_bin_get_child (self->meter) != meter)
    adw_bin_set_child (self->meter, meter);
  gtk_widget_set_visible (self->meter_place, meter != NULL);
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

/* The tooltip says what would be taken back, or why nothing can be. */
static void
refresh_undo (TurnHeader *self,
              TurnPage   *table)
{
  TurnScreen *screen = table != NULL ? turn_page_get_screen (table) : NULL;
  g_autofree char *words = screen != NULL ? turn_screen_dup_undo (screen) : g_strdup (_("Undo"));

  gtk_widget_set_visible (self->undo, table != NULL);
  gtk_widget_set_tooltip_text (self->undo, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

void
turn_header_follow (TurnHeader *self,
                    TurnPages  *pages)
{
  TurnPage *table;
  g_autofree char *subtitle = NULL;

  g_return_if_fail (TURN_IS_HEADER (self));
  g_return_if_fail (TURN_IS_PAGES (pages));

  table = turn_pages_get_shown_table (pages);
  subtitle = turn_pages_dup_subtitle (pages);
  set_title (self, table != NULL ? turn_page_get_title (table) : _("Tag City"), subtitle);
  refresh_heading (self, pages, table);
  refresh_meter (self, table);
  g_set_weak_pointer (&self->table, table);
  gtk_widget_set_visible (GTK_WIDGET (self->journal), table != NULL && turn_page_get_heading (table) == NULL && !has_guide (table));
  gtk_toggle_button_set_active (self->journal, table != NULL && turn_page_has_journal (table));
  refresh_undo (self, table);
  gtk_widget_set_visible (self->hint, table != NULL && !turn_page_is_replay (table) && !has_guide (table));
}
