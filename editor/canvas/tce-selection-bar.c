/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-selection-bar.h"

#include <glib/gi18n.h>
#include <turn-compat.h>

#include "tce-swatch.h"

#define PAINT_SIZE 20

struct _TceSelectionBar
{
  AdwBin         parent_instance;

  TcBoardFile   *file;           /* whose districts can fill, or NULL */

  GtkLabel      *fill;
  GtkWidget     *fill_box;
  GtkWidget     *move;
  GtkWidget     *copy;
  GtkWidget     *place;
  AdwBin        *paint_slot;
  TceSwatch     *paint;
  GtkMenuButton *paints;         /* all districts, and water */
};

G_DEFINE_FINAL_TYPE (TceSelectionBar, tce_selection_bar, ADW_TYPE_BIN)

static const char *
name_of (TcBoardFile * file,
         guint district)
{
  return district < tc_board_file_get_board (file)->n_districts ? tc_board_file_get_district_name (file, district, NULL) : _("Outside");
}

/* Names are shown as they are, whatever they look like: a menu would take an underscore for a key. */
static void
add_paint (GMenu       *menu,
           TcBoardFile *file,
           guint        district)
{
  g_auto (GStrv) parts = g_strsplit (name_of (file, district), "_", -1);
  g_autofree char *name = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (name, NULL);

  g_menu_item_set_action_and_target (item, "edit.district", "u", district);
  g_menu_append_item (menu, item);
}

/* Made when it is opened. */
static void
list_paints (GtkMenuButton *button,
             gpointer       user_data)
{
  TceSelectionBar *self = user_data;
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; i < tc_board_file_get_board (self->file)->n_districts; i++)
    add_paint (menu, self->file, i);
  add_paint (menu, self->file, TC_OUTSIDE);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
tce_selection_bar_dispose (GObject *object)
{
  g_clear_pointer (&TCE_SELECTION_BAR (object)->file, tc_board_file_unref);

  G_OBJECT_CLASS (tce_selection_bar_parent_class)->dispose (object);
}

static void
tce_selection_bar_class_init (TceSelectionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_selection_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-selection-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, fill);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, fill_box);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, paint_slot);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, paints);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, move);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, copy);
  gtk_widget_class_bind_template_child (widget_class, TceSelectionBar, place);
}

static void
tce_selection_bar_init (TceSelectionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->paint = TCE_SWATCH (tce_swatch_new (PAINT_SIZE));
  adw_bin_set_child (self->paint_slot, GTK_WIDGET (self->paint));
  gtk_menu_button_set_create_popup_func (self->paints, list_paints, self, NULL);
}

void
tce_selection_bar_show (TceSelectionBar *self,
                        TcBoardFile     *file,
                        guint8           district,
                        gboolean         holding,
                        gboolean         moves)
{
  const TcBoard *board = tc_board_file_get_board (file);
  g_autofree char *fill = g_strdup_printf (_("Fill with %s"), name_of (file, district));

  g_return_if_fail (TCE_IS_SELECTION_BAR (self));

  if (file != self->file)
    {
      g_clear_pointer (&self->file, tc_board_file_unref);
      self->file = tc_board_file_ref (file);
    }
  gtk_label_set_label (self->fill, fill);
  tce_swatch_set_sign (self->paint, district, district < board->n_districts ? board->districts[district].colour : 0);
  turn_widget_set_class (self->move, "in-hand", holding && moves);
  turn_widget_set_class (self->copy, "in-hand", holding && !moves);
  gtk_widget_set_visible (self->place, holding);
  gtk_widget_set_visible (self->fill_box, !holding);
}
