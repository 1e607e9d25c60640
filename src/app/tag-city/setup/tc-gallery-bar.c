/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-bar.h"

#include <glib/gi18n.h>
#include <turn-break-bin.h>

#define SEARCH_WIDTH 286

struct _TcGalleryBar
{
  AdwBin           parent_instance;

  GtkGrid         *grid;
  GtkSearchEntry  *search;
  GtkWidget       *filters;
  GtkToggleButton *any_length;
  GtkToggleButton *short_ones;
  GtkToggleButton *medium_ones;
  GtkToggleButton *long_ones;
  GtkToggleButton *with_water;
  GtkToggleButton *unplayed;
  GtkDropDown     *order;
};

enum
{
  CHANGED,
  ACTIVATED,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcGalleryBar, tc_gallery_bar, ADW_TYPE_BIN)

static void
something_changed (TcGalleryBar *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Of two buttons that exchange their places, only the one that is pressed now matters. */
static void
length_toggled (TcGalleryBar    *self,
                GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
search_activated (TcGalleryBar *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
search_started (TcGalleryBar *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
search_stopped (TcGalleryBar *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    g_signal_emit (self, signals[LEFT], 0);
}

/* Where there is no room for all in one line, the filters go below. */
static void
room_changed (TcGalleryBar *self,
              GParamSpec   *pspec,
              TurnBreakBin *room)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));
  GtkGridLayoutChild *place = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, self->filters));
  const gboolean narrow = turn_break_bin_is_narrow (room);

  gtk_grid_layout_child_set_column (place, narrow ? 0 : 1);
  gtk_grid_layout_child_set_row (place, narrow ? 1 : 0);
  gtk_grid_layout_child_set_column_span (place, narrow ? 3 : 1);
  gtk_widget_set_hexpand (GTK_WIDGET (self->search), narrow);
  gtk_widget_set_size_request (GTK_WIDGET (self->search), narrow ? -1 : SEARCH_WIDTH, -1);
}

static gboolean
tc_gallery_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (TC_GALLERY_BAR (widget)->search));
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-gallery-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, grid);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, search);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, filters);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, any_length);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, short_ones);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, medium_ones);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, long_ones);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, with_water);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, unplayed);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryBar, order);
  gtk_widget_class_bind_template_callback (widget_class, length_toggled);
  gtk_widget_class_bind_template_callback (widget_class, room_changed);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
  gtk_widget_class_bind_template_callback (widget_class, search_started);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped);
  gtk_widget_class_bind_template_callback (widget_class, something_changed);
}

static void
tc_gallery_bar_class_init (TcGalleryBarClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = tc_gallery_bar_grab_focus;
  bind_template (GTK_WIDGET_CLASS (klass));

  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_GALLERY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ACTIVATED] = g_signal_new ("activated", TC_TYPE_GALLERY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", TC_TYPE_GALLERY_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_gallery_bar_init (TcGalleryBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static TcBoardLength
get_length (TcGalleryBar *self)
{
  if (gtk_toggle_button_get_active (self->short_ones))
    return TC_BOARD_SHORT;
  if (gtk_toggle_button_get_active (self->medium_ones))
    return TC_BOARD_MEDIUM;

  return gtk_toggle_button_get_active (self->long_ones) ? TC_BOARD_LONG : TC_BOARD_LENGTH_UNKNOWN;
}

TcBoardQuery
tc_gallery_bar_get_query (TcGalleryBar *self)
{
  const TcBoardQuery none = { 0 };

  g_return_val_if_fail (TC_IS_GALLERY_BAR (self), none);

  return (TcBoardQuery) {
           .search = gtk_editable_get_text (GTK_EDITABLE (self->search)),
           .length = get_length (self),
           .with_water = gtk_toggle_button_get_active (self->with_water),
           .unplayed = gtk_toggle_button_get_active (self->unplayed),
           .order = (TcBoardOrder) gtk_drop_down_get_selected (self->order),
  };
}

void
tc_gallery_bar_clear (TcGalleryBar *self)
{
  g_return_if_fail (TC_IS_GALLERY_BAR (self));

  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_toggle_button_set_active (self->any_length, TRUE);
  gtk_toggle_button_set_active (self->with_water, FALSE);
  gtk_toggle_button_set_active (self->unplayed, FALSE);
}

void
tc_gallery_bar_set_narrow (TcGalleryBar *self,
                           gboolean      narrow)
{
  g_return_if_fail (TC_IS_GALLERY_BAR (self));

  g_object_set (self->search, "placeholder-text", narrow ? C_("boards", "Search") : _("Search by name or author"), NULL);
}

void
tc_gallery_bar_listen (TcGalleryBar *self,
                       GtkWidget    *page)
{
  g_return_if_fail (TC_IS_GALLERY_BAR (self));

  gtk_search_entry_set_key_capture_widget (self->search, page);
}
