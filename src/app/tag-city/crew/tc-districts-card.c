/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-districts-card.h"

#include <glib/gi18n.h>
#include <tc-wall-drawing.h>

#define ICON_SIZE 22
#define N_COLUMNS 2

struct _TcDistrictsCard
{
  AdwBin       parent_instance;

  GtkGrid     *list;
  TcBoardFile *file;                            /* whose districts the rows are of */
  GtkWidget   *rows[TC_MAX_DISTRICTS];
  GtkLabel    *left[TC_MAX_DISTRICTS];
};

G_DEFINE_FINAL_TYPE (TcDistrictsCard, tc_districts_card, ADW_TYPE_BIN)

static void
append_rounded_square (cairo_t *cr,
                       double   size,
                       double   radius)
{
  cairo_new_sub_path (cr);
  for (guint corner = 0; corner < 4; corner++)
    cairo_arc (cr, corner == 0 || corner == 3 ? size - radius : radius, corner < 2 ? size - radius : radius, radius,
               corner * G_PI / 2, (corner + 1) * G_PI / 2);
  cairo_close_path (cr);
}

static void
draw_icon (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        user_data)
{
  TcDistrictsCard *self = user_data;
  const guint district = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (area), "district"));
  const TcWall wall = tc_wall (tc_board_file_get_board (self->file)->districts[district].colour, turn_theme_current ());
  const GdkRGBA ground = turn_rgba (wall.ground, 1), sign = turn_rgba (0xffffff, 1), band = turn_rgba (wall.band, 1);

  append_rounded_square (cr, ICON_SIZE, 6);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill (cr);
  cairo_translate (cr, 3, 3);
  append_rounded_square (cr, ICON_SIZE - 6, 4);
  gdk_cairo_set_source_rgba (cr, &band);
  cairo_fill (cr);
  tc_wall_draw_icon (cr, district, 2.5, 2.5, ICON_SIZE - 11, &sign);
}

static GtkWidget *
new_icon (TcDistrictsCard *self,
          guint            district)
{
  GtkWidget *icon = gtk_drawing_area_new ();

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (icon), ICON_SIZE);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (icon), ICON_SIZE);
  gtk_widget_set_valign (icon, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (icon), "district", GUINT_TO_POINTER (district));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (icon), draw_icon, self, NULL);

  return icon;
}

static void
add_row (TcDistrictsCard *self,
         guint            district)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (tc_board_file_get_district_name (self->file, district, NULL));
  GtkWidget *left = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_tooltip_text (name, gtk_label_get_label (GTK_LABEL (name)));
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "district-name");
  gtk_widget_add_css_class (left, "district-left");
  gtk_box_append (GTK_BOX (row), new_icon (self, district));
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), left);
  gtk_grid_attach (self->list, row, (int) district % N_COLUMNS, (int) district / N_COLUMNS, 1, 1);
  self->rows[district] = row;
  self->left[district] = GTK_LABEL (left);
}

static void
rebuild (TcDistrictsCard *self,
         TcBoardFile     *file)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_grid_remove (self->list, child);
  if (self->file != NULL)
    tc_board_file_unref (self->file);
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

  gtk_label_set_label (self->left[district], figure);
  if (n_missing == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->left[district]), "full");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->left[district]), "full");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows[district]), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
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
  G_OBJECT_CLASS (klass)->finalize = tc_districts_card_finalize;
}

static GtkWidget *
new_caption (void)
{
  GtkWidget *caption = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = gtk_label_new (_("Districts"));
  GtkWidget *hint = gtk_label_new (_("squares left"));

  gtk_widget_add_css_class (title, "tray-caption");
  gtk_widget_add_css_class (hint, "tray-hint");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (caption), title);
  gtk_box_append (GTK_BOX (caption), hint);

  return caption;
}

static void
tc_districts_card_init (TcDistrictsCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->list = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_spacing (self->list, 16);
  gtk_grid_set_row_spacing (self->list, 6);
  gtk_widget_set_margin_top (GTK_WIDGET (self->list), 4);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), new_caption ());
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tray-card");
  adw_bin_set_child (ADW_BIN (self), box);
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
