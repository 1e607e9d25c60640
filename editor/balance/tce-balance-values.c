/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-balance-values.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-board-tools.h>
#include <tc-board-view.h>
#include <tc-sticker-drawing.h>

#include "tce-chosen-squares.h"
#include "tce-feature-sign.h"
#include "tce-value-item.h"

/* The figures of all lines stand below each other. */
enum
{
  OLD_HIGH,
  HIGH,
  OLD_LOW,
  LOW,
  N_FIGURES,
};

struct _TceBalanceValues
{
  AdwBin        parent_instance;

  TcBoardFile  *file;
  TcBoard       after;

  AdwBin       *board_slot;
  TcBoardView  *view;
  GtkFlowBox   *list;
  GtkSizeGroup *widths[N_FIGURES];
  GtkFlowBox   *drones;
  GtkFlowBox   *bubbles;
};

G_DEFINE_FINAL_TYPE (TceBalanceValues, tce_balance_values, ADW_TYPE_BIN)

static const TcFeatureKind kinds[] = { TC_FEATURE_DISTRICT, TC_FEATURE_COLUMN, TC_FEATURE_ROW };

/* On the board */

static void
draw_line (TceBalanceValues    *self,
           GtkSnapshot         *snapshot,
           const TcBoardLayout *layout,
           TcFeatureKind        kind,
           guint                index)
{
  const TcValue before = tc_board_get_value (tc_board_file_get_board (self->file), kind, index), after = tc_board_get_value (&self->after, kind, index);
  const TcBoardSlot high = tc_board_layout_slot (layout, kind, index, TRUE), low = tc_board_layout_slot (layout, kind, index, FALSE);

  if (before.high != after.high)
    tce_chosen_value_append (snapshot, GTK_WIDGET (self->view), &high, after.high);
  if (before.low != after.low)
    tce_chosen_value_append (snapshot, GTK_WIDGET (self->view), &low, after.low);
}

/* A sticker keeps its figures; a frame says that they are others. */
static void
draw_frame (TceBalanceValues    *self,
            GtkSnapshot         *snapshot,
            const TcBoardLayout *layout,
            guint                district)
{
  const TcValue before = tc_board_file_get_board (self->file)->districts[district].value, after = self->after.districts[district].value;
  GdkRGBA accent = { .2f, .5f, .9f, 1 };
  TcSticker sticker;
  GskRoundedRect rounded;
  float width, height;

  if ((before.high == after.high && before.low == after.low) || !tc_sticker_find (&self->after, district, layout->sticker, &sticker))
    return;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self->view)), "accent_bg_color", &accent);
  width = (float) (sticker.width * layout->side) + 6;
  height = (float) (sticker.height * layout->side) + 6;
  gsk_rounded_rect_init_from_rect (&rounded, &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height), 7);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (layout->grid.origin.x + (float) (sticker.x * layout->side),
                                                          layout->grid.origin.y + (float) (sticker.y * layout->side)));
  gtk_snapshot_rotate (snapshot, (float) sticker.angle);
  gtk_snapshot_append_border (snapshot, &rounded, (const float[4]) { 3, 3, 3, 3 }, (const GdkRGBA[4]) { accent, accent, accent, accent });
  gtk_snapshot_restore (snapshot);
}

static void
draw_changes (TcBoardView         *view,
              GtkSnapshot         *snapshot,
              const TcBoardLayout *layout,
              gpointer             user_data)
{
  TceBalanceValues *self = user_data;

  if (self->file == NULL)
    return;
  for (guint i = 0; i < self->after.n_columns; i++)
    draw_line (self, snapshot, layout, TC_FEATURE_COLUMN, i);
  for (guint i = 0; i < self->after.n_rows; i++)
    draw_line (self, snapshot, layout, TC_FEATURE_ROW, i);
  for (guint i = 0; i < self->after.n_districts; i++)
    draw_frame (self, snapshot, layout, i);
}

/* In the list */

static GtkWidget *
new_old (int value)
{
  g_autofree char *text = tc_figure_text (value), *markup = g_strdup_printf ("<s>%s</s>", text);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", markup, "use-markup", TRUE, "xalign", 1.0, NULL);

  gtk_widget_add_css_class (label, "secondary");
  gtk_widget_add_css_class (label, "figures");

  return label;
}

static GtkWidget *
new_figure (int      value,
            gboolean is_changed)
{
  g_autofree char *text = tc_figure_text (value);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", is_changed ? .5 : 1.0, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (label, "figures");
  gtk_widget_add_css_class (label, is_changed ? "changed-value" : "secondary");

  return label;
}

static GtkWidget *
new_sign (TceBalanceValues *self,
          TcFeatureKind     kind,
          guint             index)
{
  GtkWidget *sign = g_object_new (TCE_TYPE_FEATURE_SIGN, NULL);

  tce_feature_sign_show (TCE_FEATURE_SIGN (sign), &self->after, kind, index);

  return sign;
}

/* “Column A, high value 6, was 7” */
static char *
say_change (const char *name,
            TcValue     before,
            TcValue     after)
{
  g_autofree char *was_high = tc_figure_text (before.high), *is_high = tc_figure_text (after.high);
  g_autofree char *was_low = tc_figure_text (before.low), *is_low = tc_figure_text (after.low);
  g_autoptr (GString) words = g_string_new (name);

  if (before.high != after.high)
    /* Translators: follows the name of a row, column or district, for screen readers. */
    g_string_append_printf (words, _(", high value %s, was %s"), is_high, was_high);
  if (before.low != after.low)
    /* Translators: follows the name of a row, column or district, for screen readers. */
    g_string_append_printf (words, _(", low value %s, was %s"), is_low, was_low);

  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
add_pair (TceBalanceValues *self,
          GtkBox           *line,
          guint             place,
          int               before,
          int               after)
{
  GtkWidget *old = before != after ? new_old (before) : gtk_label_new (""), *figure = new_figure (after, before != after);

  gtk_size_group_add_widget (self->widths[place], old);
  gtk_size_group_add_widget (self->widths[place + 1], figure);
  gtk_box_append (line, old);
  gtk_box_append (line, figure);
}

static GtkWidget *
new_line (TceBalanceValues *self,
          TcFeatureKind     kind,
          guint             index)
{
  const TcValue before = tc_board_get_value (tc_board_file_get_board (self->file), kind, index), after = tc_board_get_value (&self->after, kind, index);
  g_autoptr (TceValueItem) item = tce_value_item_new (kind, index);
  g_autofree char *name = tce_value_item_dup_name (item, self->file), *words = say_change (name, before, after);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.0, "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", 9, NULL);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_box_append (GTK_BOX (line), new_sign (self, kind, index));
  gtk_box_append (GTK_BOX (line), label);
  add_pair (self, GTK_BOX (line), OLD_HIGH, before.high, after.high);
  add_pair (self, GTK_BOX (line), OLD_LOW, before.low, after.low);

  return line;
}

static gboolean
is_changed (TceBalanceValues *self,
            TcFeatureKind     kind,
            guint             index)
{
  const TcValue before = tc_board_get_value (tc_board_file_get_board (self->file), kind, index), after = tc_board_get_value (&self->after, kind, index);

  return tc_board_feature_size (&self->after, kind, index) > 0 && (before.high != after.high || before.low != after.low);
}

/* Nobody needs to stop at what is only read. */
static void
append (GtkFlowBox *box,
        GtkWidget  *widget)
{
  GtkWidget *child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE, "child", widget, NULL);

  gtk_flow_box_append (box, child);
}

static void
clear (GtkFlowBox *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_flow_box_remove (box, child);
}

static void
show_list (TceBalanceValues *self)
{
  clear (self->list);
  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      if (is_changed (self, kinds[kind], i))
        append (self->list, new_line (self, kinds[kind], i));
  gtk_widget_set_visible (GTK_WIDGET (self->list), gtk_widget_get_first_child (GTK_WIDGET (self->list)) != NULL);
}

static void
show_prices (GtkFlowBox  *box,
             const gint8 *before,
             const gint8 *after,
             guint        n)
{
  clear (box);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

      if (before[i] != after[i])
        gtk_box_append (GTK_BOX (pair), new_old (before[i]));
      gtk_box_append (GTK_BOX (pair), new_figure (after[i], before[i] != after[i]));
      append (box, pair);
    }
}

static void
tce_balance_values_dispose (GObject *object)
{
  TceBalanceValues *self = TCE_BALANCE_VALUES (object);

  if (self->view != NULL)
    tc_board_view_set_overlay (self->view, NULL, NULL, NULL);
  self->view = NULL;
  g_clear_pointer (&self->file, tc_board_file_unref);
  for (guint i = 0; i < N_FIGURES; i++)
    g_clear_object (&self->widths[i]);

  G_OBJECT_CLASS (tce_balance_values_parent_class)->dispose (object);
}

static void
tce_balance_values_class_init (TceBalanceValuesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_balance_values_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-balance-values.ui");
  gtk_widget_class_bind_template_child (widget_class, TceBalanceValues, board_slot);
  gtk_widget_class_bind_template_child (widget_class, TceBalanceValues, list);
  gtk_widget_class_bind_template_child (widget_class, TceBalanceValues, drones);
  gtk_widget_class_bind_template_child (widget_class, TceBalanceValues, bubbles);
}

static void
tce_balance_values_init (TceBalanceValues *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_FIGURES; i++)
    self->widths[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->view = TC_BOARD_VIEW (tc_board_view_new ());
  gtk_widget_set_focusable (GTK_WIDGET (self->view), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->view), FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->view), FALSE);
  tc_board_view_set_overlay (self->view, draw_changes, self, NULL);
  adw_bin_set_child (self->board_slot, GTK_WIDGET (self->view));
}

void
tce_balance_values_set_boards (TceBalanceValues *self,
                               TcBoardFile      *file,
                               const TcBoard    *after)
{
  g_autoptr (TcBoardFile) shown = NULL;

  g_return_if_fail (TCE_IS_BALANCE_VALUES (self));

  if (file == self->file && file != NULL && memcmp (after, &self->after, sizeof *after) == 0)
    return;

  g_clear_pointer (&self->file, tc_board_file_unref);
  if (file == NULL)
    {
      tc_board_view_set_scene (self->view, NULL);
      return;
    }
  self->file = tc_board_file_ref (file);
  self->after = *after;
  shown = tc_board_file_new_with_board (file, after);
  tc_board_view_set_scene (self->view, &(const TcBoardScene) { .file = shown });
  show_list (self);
  show_prices (self->drones, tc_board_file_get_board (file)->drones, after->drones, after->n_drones);
  show_prices (self->bubbles, tc_board_file_get_board (file)->bubbles, after->bubbles, after->n_bubbles);
  gtk_widget_queue_draw (GTK_WIDGET (self->view));
}
