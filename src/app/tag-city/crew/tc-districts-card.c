/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-districts-card.h"

#include <glib/gi18n.h>
#include <tc-wall-drawing.h>
#include <turn-compat.h>
#include <turn-path.h>

#define ICON_SIZE 22
#define N_COLUMNS 2

/* A district in the list. */
typedef struct
{
  guint32    colour;
  guint      district;
  GtkWidget *box;
  GtkLabel  *left;
} Row;

struct _TcDistrictsCard
{
  AdwBin       parent_instance;

  GtkGrid     *list;
  TcBoardFile *file;                            /* whose districts the rows are of */
  Row          rows[TC_MAX_DISTRICTS];
};

G_DEFINE_FINAL_TYPE (TcDistrictsCard, tc_districts_card, ADW_TYPE_BIN)

static void
draw_icon (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        user_data)
{
  const Row *row = user_data;
  const TcWall wall = tc_wall (row->colour, turn_theme_current ());
  const GdkRGBA ground = turn_rgba (wall.ground, 1), sign = turn_rgba (0xffffff, 1), band = turn_rgba (wall.band, 1);

  turn_path_append_rounded (cr, 0, 0, ICON_SIZE, ICON_SIZE, 6);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill (cr);
  turn_path_append_rounded (cr, 3, 3, ICON_SIZE - 6, ICON_SIZE - 6, 4);
  gdk_cairo_set_source_rgba (cr, &band);
  cairo_fill (cr);
  tc_wall_draw_icon (cr, row->district, 5.5, 5.5, ICON_SIZE - 11, &sign);
}

static void
add_row (TcDistrictsCard *self,
         guint            district)
{
  Row *row = &self->rows[district];
  const char *text = tc_board_file_get_district_name (self->file, district, NULL);
  GtkWidget *icon = g_object_new (GTK_TYPE_DRAWING_AREA, "content-width", ICON_SIZE, "content-height", ICON_SIZE, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "label", text, "tooltip-text", text, "ellipsize", PANGO_ELLIPSIZE_END, "xalign", 0.f,
                                  "hexpand", TRUE, NULL);

  row->district = district;
  row->colour = tc_board_file_get_board (self->file)->districts[district].colour;
  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  row->left = GTK_LABEL (gtk_label_new (NULL));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (icon), draw_icon, row, NULL);
  gtk_widget_add_css_class (name, "district-name");
  gtk_widget_add_css_class (GTK_WIDGET (row->left), "district-left");
  gtk_box_append (GTK_BOX (row->box), icon);
  gtk_box_append (GTK_BOX (row->box), name);
  gtk_box_append (GTK_BOX (row->box), GTK_WIDGET (row->left));
  gtk_grid_attach (self->list, row->box, (int) district % N_COLUMNS, (int) district / N_COLUMNS, 1, 1);
}

static void
rebuild (TcDistrictsCard *self,
         TcBoardFile     *file)
{
  turn_widget_clear (GTK_WIDGET (self->list));
  g_clear_pointer (&self->file, tc_board_file_unref);
  self->file = tc_board_file_ref (file);
  for (guint district = 0; district < tc_board_file_get_board (file)->n_districts; district++)
    add_row (self, district);
}

static void
refresh_row (TcDistrictsCard *self,
             guint            district,
             guint            n_missing)
{
  const char *name = tc_board_file_get_district_name (self->file, district, NULL);
  g_autofree char *figure = n_missing == 0 ? g_strdup ("✓") : g_strdup_printf ("%u", n_missing);
  g_autofree char *said = n_missing == 0
                          ? g_strdup_printf (_("%s, full"), name)
                          : g_strdup_printf (ngettext ("%s, %u square left", "%s, %u squares left", n_missing), name, n_missing);

  gtk_label_set_label (self->rows[district].left, figure);
  turn_widget_set_class (GTK_WIDGET (self->rows[district].left), "full", n_missing == 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[district].box), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
tc_districts_card_finalize (GObject *object)
{
  TcDistrictsCard *self = TC_DISTRICTS_CARD (object);

  g_clear_pointer (&self->file, tc_board_file_unref);

  G_OBJECT_CLASS (tc_districts_card_parent_class)->finalize (object);
}

static void
tc_districts_card_class_init (TcDistrictsCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_districts_card_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-districts-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcDistrictsCard, list);
}

static void
tc_districts_card_init (TcDistrictsCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tc_districts_card_set_table (TcDistrictsCard *self,
                             TcTable         *table)
{
  const TcGame *game = tc_table_get_game (table);

  g_return_if_fail (TC_IS_DISTRICTS_CARD (self));

  if (self->file != tc_table_get_board_file (table))
    rebuild (self, tc_table_get_board_file (table));
  for (guint i = 0; i < game->n_features; i++)
    if (game->features[i].kind == TC_FEATURE_DISTRICT)
      refresh_row (self, game->features[i].index,
                   tc_state_feature_missing (game, tc_table_get_state (table), tc_table_get_shown (table), i));
}
