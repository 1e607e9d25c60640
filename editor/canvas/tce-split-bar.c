/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-split-bar.h"

#include <glib/gi18n.h>
#include <turn-fold.h>

#include "tce-swatch.h"

#define SWATCH_SIZE 30

struct _TceSplitBar
{
  AdwBin     parent_instance;

  AdwBin    *swatch_slot;
  GtkWidget *swatch;
  GtkLabel  *name;
  GtkLabel  *values;
};

G_DEFINE_FINAL_TYPE (TceSplitBar, tce_split_bar, ADW_TYPE_BIN)

static void
tce_split_bar_class_init (TceSplitBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TURN_TYPE_FOLD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-split-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TceSplitBar, swatch_slot);
  gtk_widget_class_bind_template_child (widget_class, TceSplitBar, name);
  gtk_widget_class_bind_template_child (widget_class, TceSplitBar, values);
}

static void
tce_split_bar_init (TceSplitBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->swatch = tce_swatch_new (SWATCH_SIZE);
  adw_bin_set_child (self->swatch_slot, self->swatch);
}

void
tce_split_bar_show (TceSplitBar        *self,
                    TcBoardFile        *after,
                    const TcBoardSplit *split,
                    gboolean            possible)
{
  const TcBoard *board = tc_board_file_get_board (after);
  const guint district = possible ? board->n_districts - 1u : split->district;
  const TcValue value = board->districts[district].value;
  g_autofree char *values = possible ? g_strdup_printf (_("high %d, low %d, by its size"), value.high, value.low)
                                     : g_strdup (board->n_districts < TC_MAX_DISTRICTS ? _("Drag a line through it") : _("There are twelve districts already"));

  g_return_if_fail (TCE_IS_SPLIT_BAR (self));

  tce_swatch_set_wall (TCE_SWATCH (self->swatch), (guint8) district, board->districts[district].colour);
  gtk_label_set_label (self->name, tc_board_file_get_district_name (after, district, NULL));
  gtk_label_set_label (self->values, values);
}
