/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-district-chooser.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>

#include "tce-swatch.h"

#define NAME_CHARACTERS 20

struct _TceDistrictChooser
{
  GtkPopover  parent_instance;

  guint       listed[TC_MAX_DISTRICTS];     /* of each row */
  GtkLabel   *title;
  GtkListBox *districts;
};

G_DEFINE_FINAL_TYPE (TceDistrictChooser, tce_district_chooser, GTK_TYPE_POPOVER)

static guint chosen_signal;

static void
row_activated (TceDistrictChooser *self,
               GtkListBoxRow      *row)
{
  const guint district = self->listed[gtk_list_box_row_get_index (row)];

  gtk_popover_popdown (GTK_POPOVER (self));
  g_signal_emit (self, chosen_signal, 0, district);
}

static void
tce_district_chooser_class_init (TceDistrictChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  chosen_signal = g_signal_new ("chosen", TCE_TYPE_DISTRICT_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-district-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, TceDistrictChooser, title);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictChooser, districts);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
}

static void
tce_district_chooser_init (TceDistrictChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARACTERS);
  gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
new_row (TcBoardFile *file,
         guint        district,
         const char  *about)
{
  const char *name = tc_board_file_get_district_name (file, district, NULL);
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *swatch = tce_swatch_new (28);
  g_autofree char *label = g_strdup_printf (_("%s, %s"), name, about);

  tce_swatch_set_wall (TCE_SWATCH (swatch), (guint8) district, tc_board_file_get_board (file)->districts[district].colour);
  gtk_box_append (GTK_BOX (words), new_label (name, "district-name"));
  gtk_box_append (GTK_BOX (words), new_label (about, "secondary"));
  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), words);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return row;
}

static char *
say_size (const TcBoard *board,
          guint          district,
          guint          other,
          gboolean       merges)
{
  const guint n_squares = tc_board_district_size (board, other) + (merges ? tc_board_district_size (board, district) : 0);

  if (!tc_board_districts_touch (board, district, other))
    return g_strdup (_("not beside it"));
  if (merges)
    return g_strdup_printf (ngettext ("together %d square", "together %d squares", n_squares), n_squares);

  return g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
}

void
tce_district_chooser_show (TceDistrictChooser *self,
                           TcBoardDocument    *document,
                           guint               district,
                           gboolean            merges)
{
  TcBoardFile *file = tc_board_document_get_board_file (document);
  const TcBoard *board = tc_board_file_get_board (file);
  const char *name = tc_board_file_get_district_name (file, district, NULL);
  /* Translators: the name of a district that is about to be one with another. */
  g_autofree char *title = g_strdup_printf (merges ? _("%s joins") : _("%s changes places with"), name);
  gboolean parted = FALSE;
  guint n_rows = 0;

  g_return_if_fail (TCE_IS_DISTRICT_CHOOSER (self));

  gtk_label_set_label (self->title, title);
  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->districts, 0)) != NULL;)
    gtk_list_box_remove (self->districts, GTK_WIDGET (row));
  for (guint beside = 0; beside < 2; beside++)
    for (guint other = 0; other < board->n_districts; other++)
      {
        g_autofree char *about = say_size (board, district, other, merges);
        GtkWidget *row;

        if (other == district || tc_board_districts_touch (board, district, other) != (beside == 0))
          continue;
        row = new_row (file, other, about);
        if (beside == 1 && n_rows > 0 && !parted)
          gtk_widget_add_css_class (row, "parted");
        parted = parted || beside == 1;
        self->listed[n_rows++] = other;
        gtk_list_box_append (self->districts, row);
      }
}
