/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu of the margins and the squares. */

#include "tce-canvas-private.h"

#include <glib/gi18n.h>

static void
append_item (GMenu        *section,
             const char   *label,
             const char   *action,
             TcFeatureKind kind,
             guint         index)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "(uu)", (guint) kind, index);
  g_menu_append_item (section, item);
}

static GMenu *
new_section (GMenu      *menu,
             const char *label)
{
  g_autoptr (GMenu) section = g_menu_new ();

  g_menu_append_section (menu, label, G_MENU_MODEL (section));

  return section;
}

static void
append_column_section (GMenu *menu,
                       guint  column)
{
  g_autofree char *title = g_strdup_printf (_("Column %c"), 'A' + (int) column);
  GMenu *section = new_section (menu, title);

  append_item (section, _("Insert a Column Before"), "canvas.insert-at", TC_FEATURE_COLUMN, column);
  append_item (section, _("Insert a Column After"), "canvas.insert-at", TC_FEATURE_COLUMN, column + 1);
  append_item (section, _("Delete the Column"), "canvas.delete-at", TC_FEATURE_COLUMN, column);
  append_item (section, _("Show How It Can Be Filled"), "canvas.show-filling", TC_FEATURE_COLUMN, column);
}

static void
append_row_section (GMenu *menu,
                    guint  row)
{
  g_autofree char *title = g_strdup_printf (_("Row %u"), row + 1);
  GMenu *section = new_section (menu, title);

  append_item (section, _("Insert a Row Above"), "canvas.insert-at", TC_FEATURE_ROW, row);
  append_item (section, _("Insert a Row Below"), "canvas.insert-at", TC_FEATURE_ROW, row + 1);
  append_item (section, _("Delete the Row"), "canvas.delete-at", TC_FEATURE_ROW, row);
  append_item (section, _("Show How It Can Be Filled"), "canvas.show-filling", TC_FEATURE_ROW, row);
}

static void
append_district_section (TceCanvas *self,
                         GMenu     *menu,
                         guint8     district)
{
  TcBoardFile *file = tc_board_document_get_board_file (tce_panel_get_document (TCE_PANEL (self)));
  const char *name = district == TC_OUTSIDE ? _("Outside") : tc_board_file_get_district_name (file, district, NULL);
  GMenu *section = new_section (menu, name);
  g_autoptr (GMenuItem) pick = g_menu_item_new (_("Paint with This"), NULL);

  g_menu_item_set_action_and_target (pick, "canvas.pick", "u", (guint) district);
  g_menu_append_item (section, pick);
  if (district != TC_OUTSIDE)
    append_item (section, _("Show How It Can Be Filled"), "canvas.show-filling", TC_FEATURE_DISTRICT, district);
}

static void
append_suggest_section (GMenu *menu)
{
  GMenu *section = new_section (menu, NULL);

  g_menu_append (section, _("Suggest Its Values"), "canvas.suggest::selection");
}

/* In the margins over a column and beside a row, or on a square. */
static GMenu *
new_menu (TceCanvas *self,
          double     x,
          double     y)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  const double across = (x - layout->grid.origin.x) / layout->side, down = (y - layout->grid.origin.y) / layout->side;
  const gboolean in_columns = across >= 0 && across < layout->n_columns, in_rows = down >= 0 && down < layout->n_rows;
  GMenu *menu = g_menu_new ();

  if (in_columns && in_rows)
    append_district_section (self, menu, tc_board_pick (board, (guint) down, (guint) across));
  if (in_columns)
    append_column_section (menu, (guint) across);
  if (in_rows)
    append_row_section (menu, (guint) down);
  if (in_columns != in_rows)
    {
      tce_canvas_select (self, in_columns ? TC_FEATURE_COLUMN : TC_FEATURE_ROW, (guint) (in_columns ? across : down));
      append_suggest_section (menu);
    }

  return menu;
}

void
tce_canvas_open_menu (TceCanvas *self,
                      double     x,
                      double     y)
{
  g_autoptr (GMenu) menu = NULL;
  graphene_point_t point;

  if (tce_panel_get_document (TCE_PANEL (self)) == NULL ||
      !gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self), &GRAPHENE_POINT_INIT ((float) x, (float) y), &point))
    return;

  menu = new_menu (self, x, y);
  if (g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0)
    return;

  if (self->menu == NULL)
    {
      self->menu = gtk_popover_menu_new_from_model (NULL);
      gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
      gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
      gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->menu), G_MENU_MODEL (menu));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) point.x, (int) point.y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}
