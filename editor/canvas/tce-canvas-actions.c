/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done to the grid and its values as a whole. */

#include "tce-canvas-private.h"

#include <glib/gi18n.h>

#include <tc-board-suggest.h>

#define ZOOM_STEP 1.25

static void
apply_lines (TceCanvas   *self,
             TcBoardLines lines,
             const char  *label)
{
  tc_board_document_apply_lines (tce_panel_get_document (TCE_PANEL (self)), &lines, label, NULL);
}

static void
step_by (const char *direction,
         int        *rows,
         int        *columns)
{
  *rows = g_str_equal (direction, "down") - g_str_equal (direction, "up");
  *columns = g_str_equal (direction, "right") - g_str_equal (direction, "left");
}

/* Keeps the cursor on the square where it is, although the squares have other numbers now. */
static void
move_cursor (TceCanvas *self,
             int        rows,
             int        columns)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  guint row, column;

  tc_board_view_get_cursor (self->view, &row, &column);
  tc_board_view_set_cursor (self->view, (guint) CLAMP ((int) row + rows, 0, board->n_rows - 1),
                            (guint) CLAMP ((int) column + columns, 0, board->n_columns - 1));
}

void
tce_canvas_zoom_by (TceCanvas *self,
                    double     factor,
                    double     x,
                    double     y)
{
  tce_stage_set_zoom (self->stage, tce_stage_get_shown_zoom (self->stage) * factor, x, y);
}

static void
zoom_from_middle (TceCanvas *self,
                  double     zoom)
{
  tce_stage_set_zoom (self->stage, zoom, gtk_widget_get_width (GTK_WIDGET (self->stage)) / 2.,
                      gtk_widget_get_height (GTK_WIDGET (self->stage)) / 2.);
}

static void
zoom_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TceCanvas *self = user_data;
  const char *name = g_action_get_name (G_ACTION (action));
  const double shown = tce_stage_get_shown_zoom (self->stage);

  if (g_str_equal (name, "zoom-in"))
    zoom_from_middle (self, shown * ZOOM_STEP);
  else if (g_str_equal (name, "zoom-out"))
    zoom_from_middle (self, shown / ZOOM_STEP);
  else
    zoom_from_middle (self, g_str_equal (name, "zoom-usual") ? 1 : 0);
}

static void
insert_line (TceCanvas    *self,
             TcFeatureKind kind,
             guint         at)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  apply_lines (self, tc_board_lines_with (board, kind, at), kind == TC_FEATURE_ROW
               /* Translators: these follow a colon, as in "Undo: insert a row". */
               ? _("insert a row") : _("insert a column"));
}

static void
delete_line (TceCanvas    *self,
             TcFeatureKind kind,
             guint         index)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  apply_lines (self, tc_board_lines_without (board, kind, index), kind == TC_FEATURE_ROW ? _("delete a row") : _("delete a column"));
}

static void
insert_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  TceCanvas *self = user_data;
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  const guint n_rows = board->n_rows, n_columns = board->n_columns;
  guint row, column;
  int rows, columns;

  step_by (g_variant_get_string (parameter, NULL), &rows, &columns);
  tc_board_view_get_cursor (self->view, &row, &column);
  if (rows != 0)
    insert_line (self, TC_FEATURE_ROW, rows > 0 ? row + 1 : row);
  else
    insert_line (self, TC_FEATURE_COLUMN, columns > 0 ? column + 1 : column);

  board = tce_panel_get_board (TCE_PANEL (self));
  if (board->n_rows != n_rows || board->n_columns != n_columns)
    move_cursor (self, rows < 0, columns < 0);
}

static void
delete_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  TceCanvas *self = user_data;
  const gboolean is_row = g_str_equal (g_variant_get_string (parameter, NULL), "row");
  guint row, column;

  tc_board_view_get_cursor (self->view, &row, &column);
  delete_line (self, is_row ? TC_FEATURE_ROW : TC_FEATURE_COLUMN, is_row ? row : column);
}

static void
insert_at_activated (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  guint kind, at;

  g_variant_get (parameter, "(uu)", &kind, &at);
  insert_line (user_data, (TcFeatureKind) kind, at);
}

static void
delete_at_activated (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  guint kind, index;

  g_variant_get (parameter, "(uu)", &kind, &index);
  delete_line (user_data, (TcFeatureKind) kind, index);
}

static void
move_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  TceCanvas *self = user_data;
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TcBoardLines moved;
  int rows, columns;

  step_by (g_variant_get_string (parameter, NULL), &rows, &columns);
  if (!tc_board_can_move (board, rows, columns))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  moved = tc_board_lines_moved (board, rows, columns);
  tc_board_document_apply_lines (tce_panel_get_document (TCE_PANEL (self)), &moved, _("move the city"), "move");
  move_cursor (self, rows, columns);
}

static TcBoard
with_suggestions (TceCanvas  *self,
                  const char *which)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  if (g_str_equal (which, "columns"))
    return tc_board_with_suggested_kind (board, TC_FEATURE_COLUMN);
  if (g_str_equal (which, "rows"))
    return tc_board_with_suggested_kind (board, TC_FEATURE_ROW);
  if (g_str_equal (which, "districts"))
    return tc_board_with_suggested_kind (board, TC_FEATURE_DISTRICT);
  if (g_str_equal (which, "selection"))
    return tc_board_with_value (board, self->selected_kind, self->selected_index,
                                tc_board_suggest_value (board, self->selected_kind, self->selected_index));

  return tc_board_with_suggested_values (board);
}

static void
suggest_activated (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  TceCanvas *self = user_data;
  const char *which = g_variant_get_string (parameter, NULL);
  TcBoard after;

  if (g_str_equal (which, "selection") && !self->has_selection)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  after = with_suggestions (self, which);
  tce_panel_apply (TCE_PANEL (self), &after, _("suggest values"), NULL);
}

static void
select_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  guint kind, index;

  g_variant_get (parameter, "(uu)", &kind, &index);
  tce_canvas_select (user_data, (TcFeatureKind) kind, index);
}

static void
mark_reason (TceCanvas       *self,
             const TcFilling *filling)
{
  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      self->overlay.problem[row][column] = filling->cells[row][column];
  tce_canvas_mark_drones (self, filling);
}

/* The example, or the squares that keep it from being filled. */
static gboolean
show_filling (TceCanvas    *self,
              TcFeatureKind kind,
              guint         index)
{
  TcBoardChecker *checker = tce_panel_get_checker (TCE_PANEL (self));
  const TcCompletion *completion = checker != NULL ? tc_board_checker_get_completion (checker, kind, index) : NULL;

  if (completion == NULL || !completion->is_feature)
    return FALSE;

  tce_canvas_select (self, kind, index);
  tce_canvas_clear_marks (self);
  if (completion->filling.answer == TC_FILLING_POSSIBLE)
    self->overlay.tiling = completion->filling.example;
  else
    mark_reason (self, &completion->filling);
  self->overlay.is_error = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self->view));

  return TRUE;
}

static void
show_filling_activated (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  guint kind, index;

  g_variant_get (parameter, "(uu)", &kind, &index);
  if (!show_filling (user_data, (TcFeatureKind) kind, index))
    gtk_widget_error_bell (user_data);
}

/* One feature after the other, columns first. */
static void
next_filling_activated (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  TceCanvas *self = user_data;
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  const guint n_lines = board->n_columns + board->n_rows, n_all = n_lines + board->n_districts;

  for (guint tried = 0; tried < n_all; tried++)
    {
      const guint i = self->filling++ % n_all;
      gboolean shown;

      if (i < board->n_columns)
        shown = show_filling (self, TC_FEATURE_COLUMN, i);
      else if (i < n_lines)
        shown = show_filling (self, TC_FEATURE_ROW, i - board->n_columns);
      else
        shown = show_filling (self, TC_FEATURE_DISTRICT, i - n_lines);
      if (shown)
        return;
    }
}

static void
pick_activated (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  tce_tools_set_district (tce_panel_get_tools (user_data), (guint8) g_variant_get_uint32 (parameter));
}

static void
rename_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  guint kind, district;

  g_variant_get (parameter, "(uu)", &kind, &district);
  g_signal_emit_by_name (user_data, "rename", district);
}

static const GActionEntry entries[] = {
  { .name = "zoom-in", .activate = zoom_activated },
  { .name = "zoom-out", .activate = zoom_activated },
  { .name = "zoom-fit", .activate = zoom_activated },
  { .name = "zoom-usual", .activate = zoom_activated },
  { .name = "insert", .parameter_type = "s", .activate = insert_activated },
  { .name = "insert-at", .parameter_type = "(uu)", .activate = insert_at_activated },
  { .name = "delete", .parameter_type = "s", .activate = delete_activated },
  { .name = "delete-at", .parameter_type = "(uu)", .activate = delete_at_activated },
  { .name = "move", .parameter_type = "s", .activate = move_activated },
  { .name = "suggest", .parameter_type = "s", .activate = suggest_activated },
  { .name = "select", .parameter_type = "(uu)", .activate = select_activated },
  { .name = "show-filling", .parameter_type = "(uu)", .activate = show_filling_activated },
  { .name = "next-filling", .activate = next_filling_activated },
  { .name = "rename", .parameter_type = "(uu)", .activate = rename_activated },
  { .name = "pick", .parameter_type = "u", .activate = pick_activated },
};

void
tce_canvas_install_actions (TceCanvas *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  tce_canvas_install_select_actions (self);
  tce_canvas_install_split_actions (self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "canvas", G_ACTION_GROUP (self->actions));
  tce_canvas_update_actions (self);
}

static void
enable (TceCanvas  *self,
        const char *name,
        gboolean    enabled)
{
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), enabled);
}

void
tce_canvas_update_actions (TceCanvas *self)
{
  const gboolean open = tce_panel_get_document (TCE_PANEL (self)) != NULL;
  const double zoom = tce_stage_get_shown_zoom (self->stage);

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    enable (self, entries[i].name, open);
  enable (self, "zoom-in", open && zoom < TCE_LARGEST_ZOOM);
  enable (self, "zoom-out", open && zoom > TCE_SMALLEST_ZOOM);
  tce_canvas_update_select_actions (self);
  tce_canvas_update_split_actions (self);
}

gboolean
tce_canvas_resize (TceCanvas      *self,
                   const TceEdges *edges)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  if (!tc_board_can_resize (board, edges->top, edges->bottom, edges->left, edges->right))
    return FALSE;

  apply_lines (self, tc_board_lines_resized (board, edges->top, edges->bottom, edges->left, edges->right), _("resize the grid"));
  move_cursor (self, edges->top, edges->left);

  return TRUE;
}

/* The menu of the margins and the squares. */

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
append_line_section (GMenu        *menu,
                     TcFeatureKind kind,
                     guint         index)
{
  const gboolean is_row = kind == TC_FEATURE_ROW;
  g_autofree char *title = is_row ? g_strdup_printf (_("Row %u"), index + 1) : g_strdup_printf (_("Column %c"), 'A' + (int) index);
  GMenu *section = new_section (menu, title);

  append_item (section, is_row ? _("Insert a Row Above") : _("Insert a Column Before"), "canvas.insert-at", kind, index);
  append_item (section, is_row ? _("Insert a Row Below") : _("Insert a Column After"), "canvas.insert-at", kind, index + 1);
  append_item (section, is_row ? _("Duplicate the Row") : _("Duplicate the Column"), "canvas.double-line", kind, index);
  append_item (section, is_row ? _("Delete the Row") : _("Delete the Column"), "canvas.delete-at", kind, index);
  append_item (section, is_row ? _("Select the Row") : _("Select the Column"), "canvas.select-feature", kind, index);
  append_item (section, _("Show How It Can Be Filled"), "canvas.show-filling", kind, index);
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
    append_item (section, _("Rename…"), "canvas.rename", TC_FEATURE_DISTRICT, district);
  if (district != TC_OUTSIDE)
    append_item (section, _("Split Along a Line"), "canvas.split", TC_FEATURE_DISTRICT, district);
  if (district != TC_OUTSIDE)
    append_item (section, _("Select Its Squares"), "canvas.select-feature", TC_FEATURE_DISTRICT, district);
  if (district != TC_OUTSIDE)
    append_item (section, _("Show How It Can Be Filled"), "canvas.show-filling", TC_FEATURE_DISTRICT, district);
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
    append_line_section (menu, TC_FEATURE_COLUMN, (guint) across);
  if (in_rows)
    append_line_section (menu, TC_FEATURE_ROW, (guint) down);
  if (in_columns != in_rows)
    {
      tce_canvas_select (self, in_columns ? TC_FEATURE_COLUMN : TC_FEATURE_ROW, (guint) (in_columns ? across : down));
      g_menu_append (new_section (menu, NULL), _("Suggest Its Values"), "canvas.suggest::selection");
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
