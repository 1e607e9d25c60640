/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-values-page.h"

#include <glib/gi18n.h>
#include <tc-board-suggest.h>
#include <tc-board-view.h>
#include <tc-playtest.h>
#include <turn-fold.h>
#include <turn-language.h>
#include <turn-words.h>

#include "tce-chosen-squares.h"
#include "tce-feature-sign.h"
#include "tce-value-field.h"
#include "tce-value-item.h"
#include "tce-value-list.h"
#include "tce-values-page-private.h"

typedef enum
{
  CELL_NAME,
  CELL_SQUARES,
  CELL_HIGH,
  CELL_LOW,
  CELL_PER_SQUARE,
  CELL_FILLED,
} CellKind;

struct _TceValuesPage
{
  TcePanel             parent_instance;

  GListStore          *items;         /* of TceValueItem */
  GtkMultiSelection   *selection;
  GtkColumnView       *table;
  GtkCustomFilter     *filter;
  GHashTable          *cells;         /* of GtkListItem: what it shows, as a number */
  AdwBin              *board_slot;
  TcBoardView         *view;
  GtkGestureClick     *click;

  TcPlaytest          *playtest;      /* the last one of the board, or NULL */
  gboolean             narrow;
  GtkColumnViewColumn *columns[CELL_FILLED + 1];
  GtkToggleButton     *all, *only_columns, *only_rows, *only_districts;
  GtkToggleButton     *high, *low;
  GtkSpinButton       *scale, *ratio;
  AdwButtonContent    *suggest;
  GtkLabel            *hint;
  GtkWidget           *bulk;
  GtkLabel            *n_selected, *names;
  GtkLabel            *selected_fact, *high_fact, *low_fact, *ratio_fact;
};

G_DEFINE_FINAL_TYPE (TceValuesPage, tce_values_page, TCE_TYPE_PANEL)

enum
{
  PROP_PLAYTEST = 1,
  PROP_NARROW,
};

static TcValue
value_of (TceValuesPage *self,
          TceValueItem  *item)
{
  return tc_board_get_value (tce_panel_get_board (TCE_PANEL (self)), tce_value_item_get_kind (item), tce_value_item_get_index (item));
}

static guint
size_of (TceValuesPage *self,
         TceValueItem  *item)
{
  return tc_board_feature_size (tce_panel_get_board (TCE_PANEL (self)), tce_value_item_get_kind (item), tce_value_item_get_index (item));
}

/* On how many boards of the last playtest it was filled; less than 0 where that is not known. */
static double
filled (TceValuesPage *self,
        TceValueItem  *item)
{
  for (guint i = 0; self->playtest != NULL && tc_playtest_get_tally (self->playtest)->n_boards > 0 && i < tc_playtest_get_game (self->playtest)->n_features; i++)
    {
      const TcPlaytestFeature feature = tc_playtest_get_feature (self->playtest, i);

      if (feature.kind == tce_value_item_get_kind (item) && feature.index == tce_value_item_get_index (item))
        return feature.filled.share;
    }

  return -1;
}

static double
per_square (TceValuesPage *self,
            TceValueItem  *item)
{
  return (double) value_of (self, item).high / MAX (1, size_of (self, item));
}

TcFeatureSet
tce_values_page_get_chosen (TceValuesPage *self)
{
  GListModel *model = G_LIST_MODEL (self->selection);
  TcFeatureSet chosen = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TceValueItem) item = g_list_model_get_item (model, i);

      if (gtk_selection_model_is_selected (GTK_SELECTION_MODEL (self->selection), i))
        tc_feature_set_put (&chosen, tce_value_item_get_kind (item), tce_value_item_get_index (item), TRUE);
    }

  return chosen;
}

/* The cells of the table */

static void
show_name (TceValuesPage *self,
           GtkListItem   *list_item)
{
  TceValueItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *sign = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  g_autofree char *name = tce_value_item_dup_name (item, tc_board_document_get_board_file (tce_panel_get_document (TCE_PANEL (self))));

  tce_feature_sign_show (TCE_FEATURE_SIGN (sign), tce_panel_get_board (TCE_PANEL (self)), tce_value_item_get_kind (item), tce_value_item_get_index (item));
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (sign)), name);
}

static void
show_number (GtkListItem *list_item,
             const char  *text)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (list_item)), text);
}

static void
show_field (TceValuesPage *self,
            GtkListItem   *list_item,
            gboolean       high)
{
  TceValueItem *item = gtk_list_item_get_item (list_item);
  TcBoardFile *file = tc_board_document_get_board_file (tce_panel_get_document (TCE_PANEL (self)));
  TceValueField *field = TCE_VALUE_FIELD (gtk_list_item_get_child (list_item));
  const TcValue value = value_of (self, item);
  g_autofree char *name = tce_value_item_dup_name (item, file);
  g_autofree char *label = g_strdup_printf (high ? _("%s, high value") : _("%s, low value"), name);

  tce_value_field_set_value (field, high ? value.high : value.low);
  tce_value_field_set_label (field, label);
}

static void
show_cell (TceValuesPage *self,
           GtkListItem   *list_item,
           CellKind       cell)
{
  TceValueItem *item = gtk_list_item_get_item (list_item);
  TcBoardDocument *document = tce_panel_get_document (TCE_PANEL (self));
  g_autofree char *text = NULL;

  if (document == NULL || item == NULL)
    return;
  switch (cell)
    {
    case CELL_NAME:
      show_name (self, list_item);
      return;
    case CELL_SQUARES:
      text = g_strdup_printf ("%u", size_of (self, item));
      break;
    case CELL_PER_SQUARE:
      text = turn_language_number (per_square (self, item), 2);
      break;
    case CELL_FILLED:
      text = filled (self, item) < 0 ? g_strdup ("–") : turn_language_percent (filled (self, item), 0);
      break;
    case CELL_HIGH:
    case CELL_LOW:
    default:
      show_field (self, list_item, cell == CELL_HIGH);
      return;
    }
  show_number (list_item, text);
}

static void
value_entered (TceValuesPage *self,
               int            number,
               GtkWidget     *field)
{
  GtkListItem *list_item = g_object_get_data (G_OBJECT (field), "list-item");
  TceValueItem *item = gtk_list_item_get_item (list_item);
  const gboolean high = GPOINTER_TO_INT (g_hash_table_lookup (self->cells, list_item)) == CELL_HIGH;
  TcValue value = value_of (self, item);
  g_autofree char *key = g_strdup_printf ("table %d %u %d", tce_value_item_get_kind (item), tce_value_item_get_index (item), high);
  TcBoard after;

  if (high)
    value.high = (int8_t) number;
  else
    value.low = (int8_t) number;
  after = tc_board_with_value (tce_panel_get_board (TCE_PANEL (self)), tce_value_item_get_kind (item), tce_value_item_get_index (item), value);
  /* Translators: this follows a colon, as in "Undo: value". */
  tce_panel_apply (TCE_PANEL (self), &after, _("value"), key);
}

static void
set_up_name (TceValuesPage *self,
             GtkListItem   *list_item)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 10, NULL);

  gtk_box_append (GTK_BOX (box), g_object_new (TCE_TYPE_FEATURE_SIGN, NULL));
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL));
  gtk_list_item_set_child (list_item, box);
}

static void
set_up_number (TceValuesPage *self,
               GtkListItem   *list_item)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 1.0, NULL);

  gtk_widget_add_css_class (label, "figures");
  gtk_widget_add_css_class (label, "faint");
  gtk_list_item_set_child (list_item, label);
}

static GtkWidget *
set_up_field (TceValuesPage *self,
              GtkListItem   *list_item)
{
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, "halign", GTK_ALIGN_END, NULL);

  gtk_widget_add_css_class (field, "flat");
  g_object_set_data (G_OBJECT (field), "list-item", list_item);
  g_signal_connect_object (field, "entered", G_CALLBACK (value_entered), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, field);

  return field;
}

static void
set_up_high (TceValuesPage *self,
             GtkListItem   *list_item)
{
  set_up_field (self, list_item);
}

static void
set_up_low (TceValuesPage *self,
            GtkListItem   *list_item)
{
  gtk_widget_add_css_class (set_up_field (self, list_item), "low");
}

static void
bind_cell (GtkColumnViewColumn *column,
           GtkListItem         *list_item)
{
  TceValuesPage *self = TCE_VALUES_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (gtk_column_view_column_get_column_view (column)), TCE_TYPE_VALUES_PAGE));
  guint cell = 0;

  while (self->columns[cell] != column)
    cell++;
  g_hash_table_insert (self->cells, list_item, GUINT_TO_POINTER (cell));
  show_cell (self, list_item, (CellKind) cell);
}

static void
unbind (TceValuesPage *self,
        GtkListItem   *list_item)
{
  if (self->cells != NULL)
    g_hash_table_remove (self->cells, list_item);
}

/* Tab goes from value to value: high, low, and on to the next line. */
static GtkWidget *
find_field (TceValuesPage *self,
            guint          position,
            CellKind       cell)
{
  GHashTableIter iter;
  gpointer list_item, kind;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &list_item, &kind))
    if ((CellKind) GPOINTER_TO_INT (kind) == cell && gtk_list_item_get_position (list_item) == position)
      return gtk_list_item_get_child (list_item);

  return NULL;
}

static gboolean
key_pressed (TceValuesPage  *self,
             guint           keyval,
             guint           keycode,
             GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))), *next;
  GtkListItem *list_item = focus != NULL && TCE_IS_VALUE_FIELD (focus) ? g_object_get_data (G_OBJECT (focus), "list-item") : NULL;
  const gboolean back = keyval == GDK_KEY_ISO_Left_Tab || (modifiers & GDK_SHIFT_MASK) != 0;
  guint position, cell;

  if (list_item == NULL || (keyval != GDK_KEY_Tab && keyval != GDK_KEY_ISO_Left_Tab) || (modifiers & GDK_CONTROL_MASK) != 0)
    return GDK_EVENT_PROPAGATE;

  position = gtk_list_item_get_position (list_item);
  cell = GPOINTER_TO_UINT (g_hash_table_lookup (self->cells, list_item));
  if (back)
    position -= cell == CELL_HIGH ? 1 : 0;
  else
    position += cell == CELL_LOW ? 1 : 0;
  gtk_widget_activate_action (GTK_WIDGET (self->table), "list.scroll-to-item", "u", position);
  next = find_field (self, position, cell == CELL_HIGH ? CELL_LOW : CELL_HIGH);

  return next != NULL && gtk_widget_grab_focus (next) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static int
find_position (TceValuesPage *self,
               GtkWidget     *picked)
{
  GHashTableIter iter;
  gpointer list_item;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &list_item, NULL))
    {
      GtkWidget *cell = gtk_widget_get_parent (gtk_list_item_get_child (list_item));

      if (picked != NULL && cell != NULL && (picked == cell || gtk_widget_is_ancestor (picked, cell)))
        return (int) gtk_list_item_get_position (list_item);
    }

  return -1;
}

/* A table of GTK 4.8 takes a click with Ctrl twice, in the cell and in the line, so that nothing comes of it. */
static void
table_pressed (GtkGesture    *gesture,
               int            n_presses,
               double         x,
               double         y,
               TceValuesPage *self)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  const int position = find_position (self, gtk_widget_pick (GTK_WIDGET (self->table), x, y, GTK_PICK_DEFAULT));
  GtkSelectionModel *model = GTK_SELECTION_MODEL (self->selection);

  if ((state & GDK_CONTROL_MASK) == 0 || position < 0)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (gtk_selection_model_is_selected (model, (guint) position))
    gtk_selection_model_unselect_item (model, (guint) position);
  else
    gtk_selection_model_select_item (model, (guint) position, FALSE);
}

/* Sorting and filtering */

static int
compare (TceValuesPage *self,
         TceValueItem  *a,
         TceValueItem  *b,
         CellKind       cell)
{
  const TcValue left = value_of (self, a), right = value_of (self, b);
  const double by_square = per_square (self, a) - per_square (self, b), by_share = filled (self, a) - filled (self, b);

  switch (cell)
    {
    case CELL_SQUARES:    return (int) size_of (self, a) - (int) size_of (self, b);
    case CELL_HIGH:       return left.high - right.high;
    case CELL_LOW:        return left.low - right.low;
    case CELL_PER_SQUARE: return by_square < 0 ? -1 : by_square > 0;
    case CELL_FILLED:     return by_share < 0 ? -1 : by_share > 0;
    case CELL_NAME:
    default:              break;
    }
  if (tce_value_item_get_kind (a) != tce_value_item_get_kind (b))
    return (int) tce_value_item_get_kind (a) - (int) tce_value_item_get_kind (b);

  return (int) tce_value_item_get_index (a) - (int) tce_value_item_get_index (b);
}

/* One of the sorters below, so that the page is known. */
typedef struct
{
  TceValuesPage *page;
  CellKind       cell;
} Order;

static int
compare_items (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  const Order *order = user_data;

  return tce_panel_get_board (TCE_PANEL (order->page)) != NULL
         ? compare (order->page, (TceValueItem *) a, (TceValueItem *) b, order->cell) : 0;
}

static gboolean
is_wanted (gpointer item,
           gpointer user_data)
{
  TceValuesPage *self = user_data;
  const TcFeatureKind kind = tce_value_item_get_kind (item);

  return gtk_toggle_button_get_active (self->all) ||
         (kind == TC_FEATURE_COLUMN && gtk_toggle_button_get_active (self->only_columns)) ||
         (kind == TC_FEATURE_ROW && gtk_toggle_button_get_active (self->only_rows)) ||
         (kind == TC_FEATURE_DISTRICT && gtk_toggle_button_get_active (self->only_districts));
}

static void
filter_chosen (TceValuesPage *self)
{
  if (self->filter != NULL)
    gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
}

/* What is chosen: lit on the board, and in figures */

static void
draw_chosen (TcBoardView         *view,
             GtkSnapshot         *snapshot,
             const TcBoardLayout *layout,
             gpointer             user_data)
{
  const TcFeatureSet chosen = tce_values_page_get_chosen (user_data);

  tce_chosen_squares_append (snapshot, GTK_WIDGET (view), layout, tce_panel_get_board (user_data), &chosen);
}

/* Of two figures the first is the large one. */
static char *
enlarge (const char *figure)
{
  return g_strdup_printf ("<span size=\"145%%\" alpha=\"100%%\">%s</span>", figure);
}

static void
show_fact (GtkLabel *label,
           int       number,
           int       of)
{
  g_autofree char *figure = turn_words_number (number), *shown = enlarge (figure), *all = turn_words_number (of);
  /* Translators: how much of all: "7 of 32". */
  g_autofree char *text = g_strdup_printf (_("<b>%s</b> of %s"), shown, all);

  gtk_label_set_markup (label, text);
}

static double
ratio_of (const TceValueSum *sum)
{
  return sum->high != 0 ? (double) sum->low / sum->high : 0;
}

static void
show_ratio (TceValuesPage     *self,
            const TceValueSum *some,
            const TceValueSum *all)
{
  g_autofree char *of_all = turn_language_percent (ratio_of (all), 0);
  g_autofree char *of_some = turn_language_percent (ratio_of (some->n > 0 ? some : all), 0), *shown = enlarge (of_some);
  /* Translators: a share of those that are chosen, then that of all: "57 %, all 59 %". */
  g_autofree char *text = g_strdup_printf (some->n > 0 && !self->narrow ? _("<b>%s</b>, all %s") : "<b>%s</b>", shown, of_all);

  gtk_label_set_markup (self->ratio_fact, text);
}

static void
selection_changed (TceValuesPage *self)
{
  TcFeatureSet chosen;
  g_autofree char *names = NULL, *n_selected = NULL;
  TceValueSum some, all;

  if (tce_panel_get_board (TCE_PANEL (self)) == NULL)
    return;

  chosen = tce_values_page_get_chosen (self);
  some = tce_value_list_sum (tce_panel_get_board (TCE_PANEL (self)), &chosen);
  all = tce_value_list_sum (tce_panel_get_board (TCE_PANEL (self)), NULL);
  names = tce_value_list_say (tc_board_document_get_board_file (tce_panel_get_document (TCE_PANEL (self))), &chosen);
  n_selected = g_strdup_printf (ngettext ("<b>%u selected</b>", "<b>%u selected</b>", some.n), some.n);
  gtk_label_set_markup (self->n_selected, n_selected);
  gtk_label_set_label (self->names, names);
  show_fact (self->selected_fact, (int) some.n, (int) all.n);
  show_fact (self->high_fact, some.high, all.high);
  show_fact (self->low_fact, some.low, all.low);
  show_ratio (self, &some, &all);
  gtk_widget_set_sensitive (self->bulk, some.n > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}

/* On the board */

static void
pressed (GtkGesture    *gesture,
         int            n_presses,
         double         x,
         double         y,
         TceValuesPage *self)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));
  TcFeatureKind kind;
  guint index;

  if (!tce_value_list_find (tce_panel_get_board (TCE_PANEL (self)), tc_board_view_get_layout (self->view), x, y, &kind, &index))
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  tce_values_page_choose (self, kind, index, (state & GDK_CONTROL_MASK) != 0);
}

/* What is done to all that are chosen */

static gboolean
percent_shown (GtkSpinButton *spin)
{
  g_autofree char *text = turn_language_percent (gtk_spin_button_get_value (spin) / 100, 0);

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (spin)), text))
    gtk_editable_set_text (GTK_EDITABLE (spin), text);

  return TRUE;
}

/* A number, with or without its sign. */
static int
percent_entered (GtkSpinButton *spin,
                 double        *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (spin));
  char *end;

  *value = (double) g_ascii_strtoll (text, &end, 10);
  if (end == text)
    *value = gtk_spin_button_get_value (spin);

  return TRUE;
}

static TcValueParts
get_parts (TceValuesPage *self)
{
  if (gtk_toggle_button_get_active (self->high))
    return TC_VALUES_HIGH;

  return gtk_toggle_button_get_active (self->low) ? TC_VALUES_LOW : TC_VALUES_BOTH;
}

static void
take (TceValuesPage  *self,
      const TcBoard  *after,
      TcValuesChange *change)
{
  g_autofree char *changed = g_strdup_printf (ngettext ("%u value changed", "%u values changed", change->n_changed), change->n_changed);
  g_autofree char *stopped = g_strdup_printf (ngettext ("%u stopped at the high value", "%u stopped at the high value", change->n_stopped),
                                              change->n_stopped);
  g_autofree char *both = g_strdup_printf ("%s, %s", changed, stopped);

  tce_panel_apply (TCE_PANEL (self), after, _("several values"), NULL);
  g_signal_emit_by_name (self, "told", change->n_stopped > 0 ? both : changed);
}

static void
add_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  TceValuesPage *self = TCE_VALUES_PAGE (widget);
  const TcFeatureSet chosen = tce_values_page_get_chosen (self);
  TcValuesChange change;
  const TcBoard after = tc_board_with_values_added (tce_panel_get_board (TCE_PANEL (self)), &chosen, get_parts (self),
                                                    g_variant_get_int32 (parameter), &change);

  take (self, &after, &change);
}

static void
scale_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceValuesPage *self = TCE_VALUES_PAGE (widget);
  const TcFeatureSet chosen = tce_values_page_get_chosen (self);
  TcValuesChange change;
  const TcBoard after = tc_board_with_values_scaled (tce_panel_get_board (TCE_PANEL (self)), &chosen, get_parts (self),
                                                     (guint) gtk_spin_button_get_value_as_int (self->scale), &change);

  take (self, &after, &change);
}

static void
low_from_high_activated (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  TceValuesPage *self = TCE_VALUES_PAGE (widget);
  const TcFeatureSet chosen = tce_values_page_get_chosen (self);
  TcValuesChange change;
  const TcBoard after = tc_board_with_low_from_high (tce_panel_get_board (TCE_PANEL (self)), &chosen,
                                                     (guint) gtk_spin_button_get_value_as_int (self->ratio), &change);

  take (self, &after, &change);
}

static void
mirror_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceValuesPage *self = TCE_VALUES_PAGE (widget);
  const TcFeatureSet chosen = tce_values_page_get_chosen (self);
  TcValuesChange change;
  const TcBoard after = tc_board_with_values_mirrored (tce_panel_get_board (TCE_PANEL (self)), &chosen, &change);

  take (self, &after, &change);
}

/* “Columns 12”; where there is little room the names alone. */
static void
show_count (TceValuesPage   *self,
            GtkToggleButton *button,
            const char      *name,
            guint            n)
{
  g_autofree char *label = self->narrow ? g_strdup (name) : g_strdup_printf ("%s %u", name, n);

  gtk_button_set_label (GTK_BUTTON (button), label);
}

static void
show_counts (TceValuesPage *self)
{
  guint n_of[TC_FEATURE_DISTRICT + 1];

  tce_value_list_count (G_LIST_MODEL (self->items), n_of);
  show_count (self, self->all, _("All"), g_list_model_get_n_items (G_LIST_MODEL (self->items)));
  show_count (self, self->only_columns, _("Columns"), n_of[TC_FEATURE_COLUMN]);
  show_count (self, self->only_rows, _("Rows"), n_of[TC_FEATURE_ROW]);
  show_count (self, self->only_districts, _("Districts"), n_of[TC_FEATURE_DISTRICT]);
}

/* Where there is little room, names and values alone. */
static void
update_columns (TceValuesPage *self)
{
  static const CellKind spared[] = { CELL_SQUARES, CELL_PER_SQUARE, CELL_FILLED };

  for (gsize i = 0; i < G_N_ELEMENTS (spared); i++)
    gtk_column_view_column_set_visible (self->columns[spared[i]], !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !self->narrow);
  adw_button_content_set_label (self->suggest, self->narrow ? "" : _("Suggest"));
}

static void
tce_values_page_refresh (TcePanel *panel)
{
  TceValuesPage *self = TCE_VALUES_PAGE (panel);
  TcBoardDocument *document = tce_panel_get_document (panel);
  const TcBoardScene scene = { .file = document != NULL ? tc_board_document_get_board_file (document) : NULL };
  GHashTableIter iter;
  gpointer list_item, cell;

  tc_board_view_set_scene (self->view, document != NULL ? &scene : NULL);
  if (document == NULL)
    {
      g_list_store_remove_all (self->items);
      return;
    }
  tce_value_list_follow (self->items, tce_panel_get_board (panel));
  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &list_item, &cell))
    show_cell (self, list_item, (CellKind) GPOINTER_TO_INT (cell));
  show_counts (self);
  selection_changed (self);
}

static void
tce_values_page_set_property (GObject      *object,
                              guint         id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  TceValuesPage *self = TCE_VALUES_PAGE (object);

  if (id == PROP_PLAYTEST)
    g_set_object (&self->playtest, g_value_get_object (value));
  else
    {
      self->narrow = g_value_get_boolean (value);
      update_columns (self);
    }
  tce_values_page_refresh (TCE_PANEL (object));
}

static void
tce_values_page_dispose (GObject *object)
{
  TceValuesPage *self = TCE_VALUES_PAGE (object);

  if (self->view != NULL)
    tc_board_view_set_overlay (self->view, NULL, NULL, NULL);
  self->view = NULL;
  if (self->filter != NULL)
    gtk_custom_filter_set_filter_func (self->filter, NULL, NULL, NULL);
  g_clear_object (&self->filter);
  g_clear_object (&self->playtest);
  g_clear_pointer (&self->cells, g_hash_table_unref);
  g_clear_object (&self->selection);
  g_clear_object (&self->items);

  G_OBJECT_CLASS (tce_values_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  static const char *const columns[] = { "name_column", "squares_column", "high_column", "low_column", "per_square_column", "filled_column" };

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    gtk_widget_class_bind_template_child_full (widget_class, columns[i], FALSE, G_STRUCT_OFFSET (TceValuesPage, columns) + (gssize) (i * sizeof (gpointer)));
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, table);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, board_slot);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, click);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, all);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, only_columns);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, only_rows);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, only_districts);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, high);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, low);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, scale);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, ratio);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, suggest);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, hint);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, bulk);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, n_selected);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, names);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, selected_fact);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, high_fact);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, low_fact);
  gtk_widget_class_bind_template_child (widget_class, TceValuesPage, ratio_fact);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, set_up_name);
  gtk_widget_class_bind_template_callback (widget_class, set_up_number);
  gtk_widget_class_bind_template_callback (widget_class, set_up_high);
  gtk_widget_class_bind_template_callback (widget_class, set_up_low);
  gtk_widget_class_bind_template_callback (widget_class, bind_cell);
  gtk_widget_class_bind_template_callback (widget_class, unbind);
  gtk_widget_class_bind_template_callback (widget_class, filter_chosen);
  gtk_widget_class_bind_template_callback (widget_class, percent_entered);
  gtk_widget_class_bind_template_callback (widget_class, percent_shown);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, table_pressed);
  gtk_widget_class_bind_template_callback (widget_class, pressed);
}

/* Keys mean the table first, and there the first value: all of it can be chosen at once. */
static gboolean
tce_values_page_grab_focus (GtkWidget *widget)
{
  TceValuesPage *self = TCE_VALUES_PAGE (widget);
  GtkWidget *first = find_field (self, 0, CELL_HIGH);

  return (first != NULL && gtk_widget_grab_focus (first)) || gtk_widget_child_focus (GTK_WIDGET (self->table), GTK_DIR_DOWN);
}

static void
tce_values_page_class_init (TceValuesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = tce_values_page_set_property;
  G_OBJECT_CLASS (klass)->dispose = tce_values_page_dispose;
  widget_class->grab_focus = tce_values_page_grab_focus;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_PLAYTEST,
                                   g_param_spec_object ("playtest", NULL, NULL, TC_TYPE_PLAYTEST, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_NARROW,
                                   g_param_spec_boolean ("narrow", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  TCE_PANEL_CLASS (klass)->refresh = tce_values_page_refresh;
  g_signal_new ("told", TCE_TYPE_VALUES_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (TURN_TYPE_FOLD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-values-page.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_install_action (widget_class, "values.add", "i", add_activated);
  gtk_widget_class_install_action (widget_class, "values.scale", NULL, scale_activated);
  gtk_widget_class_install_action (widget_class, "values.low-from-high", NULL, low_from_high_activated);
  gtk_widget_class_install_action (widget_class, "values.mirror", NULL, mirror_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_plus, 0, "values.add", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Add, 0, "values.add", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_minus, 0, "values.add", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Subtract, 0, "values.add", "i", -1);
}

/* The figures stand at the end of their cells, so their titles do, too. GTK has no property for that; a title is a box in a button in the header. */
static void
align_titles (TceValuesPage *self)
{
  GtkWidget *title = gtk_widget_get_first_child (gtk_widget_get_first_child (GTK_WIDGET (self->table)));

  for (title = title != NULL ? gtk_widget_get_next_sibling (title) : NULL; title != NULL; title = gtk_widget_get_next_sibling (title))
    if (gtk_widget_get_first_child (title) != NULL)
      gtk_widget_set_halign (gtk_widget_get_first_child (title), GTK_ALIGN_END);
}

static void
make_list (TceValuesPage *self)
{
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;

  self->items = g_list_store_new (TCE_TYPE_VALUE_ITEM);
  self->filter = gtk_custom_filter_new (is_wanted, self, NULL);
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->items)), GTK_FILTER (g_object_ref (self->filter)));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), g_object_ref (gtk_column_view_get_sorter (self->table)));
  self->selection = gtk_multi_selection_new (G_LIST_MODEL (sorted));
  g_signal_connect_object (self->selection, "selection-changed", G_CALLBACK (selection_changed), self, G_CONNECT_SWAPPED);
  gtk_column_view_set_model (self->table, GTK_SELECTION_MODEL (self->selection));
}

static void
tce_values_page_init (TceValuesPage *self)
{
  self->cells = g_hash_table_new (NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->columns); i++)
    {
      Order *order = g_new (Order, 1);
      g_autoptr (GtkSorter) sorter = NULL;

      *order = (Order) { self, (CellKind) i };
      sorter = GTK_SORTER (gtk_custom_sorter_new (compare_items, order, g_free));
      gtk_column_view_column_set_sorter (self->columns[i], sorter);
    }
  make_list (self);
  align_titles (self);
  self->view = TC_BOARD_VIEW (tc_board_view_new ());
  gtk_widget_set_focusable (GTK_WIDGET (self->view), FALSE);
  tc_board_view_set_overlay (self->view, draw_chosen, self, NULL);
  gtk_widget_add_controller (GTK_WIDGET (self->view), g_object_ref (GTK_EVENT_CONTROLLER (self->click)));
  adw_bin_set_child (self->board_slot, GTK_WIDGET (self->view));
}

void
tce_values_page_choose (TceValuesPage *self,
                        TcFeatureKind  kind,
                        guint          index,
                        gboolean       adds)
{
  GtkSelectionModel *model = GTK_SELECTION_MODEL (self->selection);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (TceValueItem) item = g_list_model_get_item (G_LIST_MODEL (model), i);

      if (tce_value_item_get_kind (item) != kind || tce_value_item_get_index (item) != index)
        continue;
      if (adds && gtk_selection_model_is_selected (model, i))
        gtk_selection_model_unselect_item (model, i);
      else
        gtk_selection_model_select_item (model, i, !adds);
      gtk_widget_activate_action (GTK_WIDGET (self->table), "list.scroll-to-item", "u", i);
    }
}
