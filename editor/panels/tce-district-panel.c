/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-district-panel.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>
#include <turn-words.h>

#include "tce-district-editor.h"
#include "tce-district-row.h"

struct _TceDistrictPanel
{
  TcePanel    parent_instance;

  GtkListBox *districts;
  GtkLabel   *size;
  GtkLabel   *prestige;
  GtkWidget  *editor;                /* NULL until it was asked for */
  gboolean    refreshing;
};

G_DEFINE_FINAL_TYPE (TceDistrictPanel, tce_district_panel, TCE_TYPE_PANEL)

static guint
n_districts_of (TceDistrictPanel *self)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  return board != NULL ? board->n_districts : 0;
}

static guint
count_rows (TceDistrictPanel *self)
{
  guint n_rows = 0;

  while (gtk_list_box_get_row_at_index (self->districts, (int) n_rows) != NULL)
    n_rows++;

  return n_rows;
}

/* One row a district and one for what is outside; those that are there stay, with the focus. */
static void
fit_rows (TceDistrictPanel *self)
{
  const guint wanted = tce_panel_get_document (TCE_PANEL (self)) != NULL ? n_districts_of (self) + 1 : 0;

  if (count_rows (self) == wanted)
    return;

  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->districts, 0)) != NULL;)
    gtk_list_box_remove (self->districts, GTK_WIDGET (row));
  for (guint8 i = 0; i + 1u < wanted; i++)
    gtk_list_box_append (self->districts, tce_district_row_new (i));
  if (wanted > 0)
    gtk_list_box_append (self->districts, tce_district_row_new (TC_OUTSIDE));
}

static void
select_row (TceDistrictPanel *self,
            guint8            district)
{
  const int place = (int) MIN (district, n_districts_of (self));

  gtk_list_box_select_row (self->districts, gtk_list_box_get_row_at_index (self->districts, place));
}

static int
add_up (const TcBoard *board)
{
  int sum = 0;

  for (guint i = 0; i < board->n_columns; i++)
    sum += tc_board_feature_size (board, TC_FEATURE_COLUMN, i) > 0 ? board->columns[i].high : 0;
  for (guint i = 0; i < board->n_rows; i++)
    sum += tc_board_feature_size (board, TC_FEATURE_ROW, i) > 0 ? board->rows[i].high : 0;
  for (guint i = 0; i < board->n_districts; i++)
    sum += tc_board_feature_size (board, TC_FEATURE_DISTRICT, i) > 0 ? board->districts[i].value.high : 0;

  return sum;
}

static void
show_facts (TceDistrictPanel *self)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  const guint n_squares = tc_board_n_squares (board);
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  /* Translators: columns × rows of the grid, and how many squares the city has. */
  g_autofree char *size = g_strdup_printf (_("<b>%u × %u</b>, %s"), board->n_columns, board->n_rows, squares);
  g_autofree char *prestige = turn_words_number (add_up (board));

  gtk_label_set_markup (self->size, size);
  gtk_label_set_label (self->prestige, prestige);
}

/* The brush never paints with a district that there is not. */
static void
keep_district_there (TceDistrictPanel *self,
                     TceTools         *tools)
{
  const guint8 district = tce_tools_get_district (tools);
  const guint n_districts = n_districts_of (self);

  if (district != TC_OUTSIDE && district >= n_districts)
    tce_tools_set_district (tools, n_districts > 0 ? (guint8) (n_districts - 1) : TC_OUTSIDE);
}

static void
update_editor (TceDistrictPanel *self,
               guint             district)
{
  if (self->editor == NULL)
    return;

  if (district < n_districts_of (self))
    tce_district_editor_show (TCE_DISTRICT_EDITOR (self->editor), tce_panel_get_document (TCE_PANEL (self)), district);
  else
    gtk_popover_popdown (GTK_POPOVER (self->editor));
}

static void
tce_district_panel_refresh (TcePanel *panel)
{
  TceDistrictPanel *self = TCE_DISTRICT_PANEL (panel);
  TcBoardDocument *document = tce_panel_get_document (panel);
  TceTools *tools = tce_panel_get_tools (panel);

  self->refreshing = TRUE;
  fit_rows (self);
  for (guint i = 0; i < count_rows (self); i++)
    tce_district_row_show (TCE_DISTRICT_ROW (gtk_list_box_get_row_at_index (self->districts, (int) i)), document);
  if (document != NULL && tools != NULL)
    {
      keep_district_there (self, tools);
      show_facts (self);
      select_row (self, tce_tools_get_district (tools));
      update_editor (self, tce_tools_get_district (tools));
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "palette.add-district",
                                 document != NULL && n_districts_of (self) < TC_MAX_DISTRICTS);
  self->refreshing = FALSE;
}

/* Selected, or clicked or entered again. */
static void
row_chosen (TceDistrictPanel *self,
            GtkListBoxRow    *row)
{
  TceTools *tools = tce_panel_get_tools (TCE_PANEL (self));

  if (row != NULL && tools != NULL && !self->refreshing)
    tce_tools_set_district (tools, tce_district_row_get_district (TCE_DISTRICT_ROW (row)));
}

static void
add_district_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  const int district = tc_board_document_add_district (tce_panel_get_document (TCE_PANEL (widget)));

  if (district >= 0)
    tce_district_panel_edit_district (TCE_DISTRICT_PANEL (widget), (guint) district);
}

static void
edit_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tce_district_panel_edit_district (TCE_DISTRICT_PANEL (widget), g_variant_get_uint32 (parameter));
}

/* The brush goes on with the district that it had. */
static void
put_at (TceDistrictPanel *self,
        guint             from,
        guint             to)
{
  const TcBoard moved = tc_board_with_district_at (tce_panel_get_board (TCE_PANEL (self)), from, to);

  if (self->editor != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->editor));
  tce_panel_apply (TCE_PANEL (self), &moved, _("order of the districts"), NULL);
  tce_tools_set_district (tce_panel_get_tools (TCE_PANEL (self)), (guint8) to);
}

static void
move_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceDistrictPanel *self = TCE_DISTRICT_PANEL (widget);

  if (!tce_district_panel_move_district (self, tce_tools_get_district (tce_panel_get_tools (TCE_PANEL (self))), g_variant_get_int32 (parameter)))
    gtk_widget_error_bell (widget);
}

/* A row was dragged onto another. */
static void
place_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceDistrictPanel *self = TCE_DISTRICT_PANEL (widget);
  guint from, to;

  g_variant_get (parameter, "(uu)", &from, &to);
  if (from < n_districts_of (self) && n_districts_of (self) > 0)
    put_at (self, from, MIN (to, n_districts_of (self) - 1));
}

static void
tce_district_panel_dispose (GObject *object)
{
  TceDistrictPanel *self = TCE_DISTRICT_PANEL (object);

  g_clear_pointer (&self->editor, gtk_widget_unparent);

  G_OBJECT_CLASS (tce_district_panel_parent_class)->dispose (object);
}

static void
tce_district_panel_class_init (TceDistrictPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_district_panel_dispose;
  TCE_PANEL_CLASS (klass)->refresh = tce_district_panel_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-district-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TceDistrictPanel, districts);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictPanel, size);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictPanel, prestige);
  gtk_widget_class_bind_template_callback (widget_class, row_chosen);
  gtk_widget_class_install_action (widget_class, "palette.add-district", NULL, add_district_activated);
  gtk_widget_class_install_action (widget_class, "palette.edit", "u", edit_activated);
  gtk_widget_class_install_action (widget_class, "palette.move", "i", move_activated);
  gtk_widget_class_install_action (widget_class, "palette.place", "(uu)", place_activated);
}

static void
tce_district_panel_init (TceDistrictPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* What the editor of a district points to: its row at the edge of the palette, so that no row is covered; where the palette is all there is, its wall. */
static GdkRectangle
area_of (TceDistrictPanel *self,
         guint             district)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->districts, (int) district);
  GtkWidget *swatch = tce_district_row_get_swatch (TCE_DISTRICT_ROW (row));
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), all = gtk_widget_get_width (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (swatch, GTK_WIDGET (self), &bounds))
    return (GdkRectangle) { 0, 0, 1, 1 };
  if (2 * width < all)
    bounds.origin.x = (float) width - bounds.size.width;

  return (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
}

void
tce_district_panel_edit_district (TceDistrictPanel *self,
                                  guint             district)
{
  TceTools *tools = tce_panel_get_tools (TCE_PANEL (self));
  GdkRectangle area;

  if (district >= n_districts_of (self) || tools == NULL)
    return;

  if (self->editor == NULL)
    {
      self->editor = g_object_new (TCE_TYPE_DISTRICT_EDITOR, NULL);
      gtk_widget_set_parent (self->editor, GTK_WIDGET (self));
    }
  tce_tools_set_district (tools, (guint8) district);
  update_editor (self, district);
  area = area_of (self, district);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->editor), &area);
  tce_district_editor_begin (TCE_DISTRICT_EDITOR (self->editor));
}

gboolean
tce_district_panel_move_district (TceDistrictPanel *self,
                                  guint             district,
                                  int               by)
{
  const int to = (int) district + by;

  g_return_val_if_fail (TCE_IS_DISTRICT_PANEL (self), FALSE);

  if (district >= n_districts_of (self) || to < 0 || to >= (int) n_districts_of (self))
    return FALSE;

  put_at (self, district, (guint) to);

  return TRUE;
}
