/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-feature-table.h"

#include <glib/gi18n.h>
#include <turn-language.h>

#include "tce-value-item.h"

typedef enum
{
  CELL_NAME,
  CELL_FILLED,
  CELL_ROUND,
  CELL_POINTS,
  CELL_PER_SQUARE,
  N_CELLS,
} CellKind;

struct _TceFeatureTable
{
  TcePlaytestView parent_instance;

  TcBoardFile    *file;         /* whose lines the list has */
  GListStore     *items;        /* of TceValueItem, in the order of the game */
  GHashTable     *cells;        /* of GtkListItem: what it shows, as a number */
  GtkColumnView  *table;
};

/* One of the columns, for sorting. */
typedef struct
{
  TceFeatureTable *self;
  CellKind         cell;
} Order;

G_DEFINE_FINAL_TYPE (TceFeatureTable, tce_feature_table, TCE_TYPE_PLAYTEST_VIEW)

static TcPlaytestFeature
feature_of (TceFeatureTable *self,
            TceValueItem    *item)
{
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (self));

  for (guint i = 0; playtest != NULL && i < tc_playtest_get_game (playtest)->n_features; i++)
    {
      const TcPlaytestFeature feature = tc_playtest_get_feature (playtest, i);

      if (feature.kind == tce_value_item_get_kind (item) && feature.index == tce_value_item_get_index (item))
        return feature;
    }

  return (TcPlaytestFeature) { .kind = tce_value_item_get_kind (item), .index = tce_value_item_get_index (item) };
}

/* Cells */

static char *
say (TceFeatureTable *self,
     TceValueItem    *item,
     CellKind         cell)
{
  const TcPlaytestFeature feature = feature_of (self, item);

  switch (cell)
    {
    case CELL_NAME:       return tce_value_item_dup_name (item, self->file);
    case CELL_FILLED:     return turn_language_percent (feature.filled.share, 0);
    case CELL_ROUND:      return feature.filled.share > 0 ? turn_language_number (feature.round, 1) : g_strdup ("–");
    case CELL_POINTS:     return turn_language_number (feature.points, 1);
    case CELL_PER_SQUARE:
    case N_CELLS:
    default:              return turn_language_number (feature.points_a_square, 2);
    }
}

static void
show_cell (TceFeatureTable *self,
           GtkListItem     *list_item,
           CellKind         cell)
{
  g_autofree char *text = say (self, gtk_list_item_get_item (list_item), cell);
  GtkWidget *label = gtk_list_item_get_child (list_item);

  gtk_label_set_label (GTK_LABEL (label), text);
  /* The name of a district may be longer than its column. */
  gtk_widget_set_tooltip_text (label, text);
}

static void
set_up (GtkSignalListItemFactory *factory,
        GtkListItem              *list_item,
        const Order              *order)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", order->cell == CELL_NAME ? 0.0 : 1.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, "figures");
  gtk_list_item_set_child (list_item, label);
}

static void
bind (GtkSignalListItemFactory *factory,
      GtkListItem              *list_item,
      const Order              *order)
{
  g_hash_table_insert (order->self->cells, list_item, GINT_TO_POINTER (order->cell));
  show_cell (order->self, list_item, order->cell);
}

static void
unbind (GtkSignalListItemFactory *factory,
        GtkListItem              *list_item,
        const Order              *order)
{
  if (order->self->cells != NULL)
    g_hash_table_remove (order->self->cells, list_item);
}

static void
free_order (gpointer  order,
            GClosure *closure)
{
  g_free (order);
}

static int
sign_of (double difference)
{
  return difference < 0 ? -1 : difference > 0;
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  const Order *order = user_data;
  const TcPlaytestFeature one = feature_of (order->self, (TceValueItem *) a), other = feature_of (order->self, (TceValueItem *) b);

  switch (order->cell)
    {
    case CELL_FILLED:     return sign_of (one.filled.share - other.filled.share);
    case CELL_ROUND:      return sign_of (one.round - other.round);
    case CELL_POINTS:     return sign_of (one.points - other.points);
    case CELL_PER_SQUARE: return sign_of (one.points_a_square - other.points_a_square);
    case CELL_NAME:
    case N_CELLS:
    default:              return one.kind != other.kind ? (int) one.kind - (int) other.kind : (int) one.index - (int) other.index;
    }
}

/* The list */

static void
fill_list (TceFeatureTable *self,
           TcPlaytest      *playtest)
{
  g_clear_pointer (&self->file, tc_board_file_unref);
  g_list_store_remove_all (self->items);
  if (playtest == NULL)
    return;

  self->file = tc_board_file_ref (tc_playtest_get_board_file (playtest));
  for (guint i = 0; i < tc_playtest_get_game (playtest)->n_features; i++)
    {
      const TcPlaytestFeature feature = tc_playtest_get_feature (playtest, i);
      g_autoptr (TceValueItem) item = tce_value_item_new (feature.kind, feature.index);

      g_list_store_append (self->items, item);
    }
}

static void
tce_feature_table_refresh (TcePanel *panel)
{
  TceFeatureTable *self = TCE_FEATURE_TABLE (panel);
  TcPlaytest *playtest = tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (panel));
  GHashTableIter iter;
  gpointer list_item, cell;

  if (playtest == NULL || self->file != tc_playtest_get_board_file (playtest))
    fill_list (self, playtest);
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &list_item, &cell))
    show_cell (self, list_item, (CellKind) GPOINTER_TO_INT (cell));
}

static void
tce_feature_table_board_changed (TcePanel *panel)
{
}

static void
tce_feature_table_dispose (GObject *object)
{
  TceFeatureTable *self = TCE_FEATURE_TABLE (object);

  g_clear_pointer (&self->cells, g_hash_table_unref);
  g_clear_object (&self->items);
  g_clear_pointer (&self->file, tc_board_file_unref);

  G_OBJECT_CLASS (tce_feature_table_parent_class)->dispose (object);
}

static void
tce_feature_table_class_init (TceFeatureTableClass *klass)
{
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_feature_table_dispose;
  panel_class->refresh = tce_feature_table_refresh;
  panel_class->board_changed = panel_class->checked = tce_feature_table_board_changed;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-feature-table.ui");
  gtk_widget_class_bind_template_child (widget_class, TceFeatureTable, table);
}

static void
add_column (TceFeatureTable *self,
            const char      *title,
            CellKind         cell)
{
  Order *order = g_new (Order, 1);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkSorter) sorter = NULL;
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);

  *order = (Order) { self, cell };
  g_signal_connect_data (factory, "setup", G_CALLBACK (set_up), order, free_order, 0);
  g_signal_connect (factory, "bind", G_CALLBACK (bind), order);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind), order);
  sorter = GTK_SORTER (gtk_custom_sorter_new (compare, g_memdup2 (order, sizeof *order), g_free));
  gtk_column_view_column_set_sorter (column, sorter);
  gtk_column_view_column_set_expand (column, cell == CELL_NAME);
  gtk_column_view_append_column (self->table, column);
}

static void
tce_feature_table_init (TceFeatureTable *self)
{
  GtkSortListModel *sorted;

  self->cells = g_hash_table_new (NULL, NULL);
  self->items = g_list_store_new (TCE_TYPE_VALUE_ITEM);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_column (self, _("Name"), CELL_NAME);
  add_column (self, _("Filled"), CELL_FILLED);
  add_column (self, _("Mean Round"), CELL_ROUND);
  add_column (self, _("Points"), CELL_POINTS);
  add_column (self, _("Per Square"), CELL_PER_SQUARE);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->items)), g_object_ref (gtk_column_view_get_sorter (self->table)));
  gtk_column_view_set_model (self->table, GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sorted))));
}
