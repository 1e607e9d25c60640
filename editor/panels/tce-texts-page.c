/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-texts-page.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>

#include "tce-text-field.h"

struct _TceTextsPage
{
  TcePanel       parent_instance;

  gboolean       refreshing;

  GObject       *name_en;
  GObject       *name_fr;
  GObject       *description_en;
  GObject       *description_fr;
  GObject       *author;
  GObject       *license;
  GtkSpinButton *columns;
  GtkSpinButton *rows;
};

G_DEFINE_FINAL_TYPE (TceTextsPage, tce_texts_page, TCE_TYPE_PANEL)

static void
show_texts (TceTextsPage    *self,
            TcBoardDocument *document)
{
  GObject *const fields[] = { self->name_en, self->name_fr, self->description_en, self->description_fr, self->author, self->license };

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    if (fields[i] != NULL)
      tce_text_field_show (fields[i], document);
}

static void
tce_texts_page_refresh (TcePanel *panel)
{
  TceTextsPage *self = TCE_TEXTS_PAGE (panel);
  const TcBoard *board = tce_panel_get_board (panel);

  show_texts (self, tce_panel_get_document (panel));
  self->refreshing = TRUE;
  if (board != NULL)
    {
      gtk_spin_button_set_value (self->columns, board->n_columns);
      gtk_spin_button_set_value (self->rows, board->n_rows);
    }
  self->refreshing = FALSE;
}

/* Grows and shrinks at the right and at the bottom; the other edges are dragged on the canvas. */
static void
size_entered (TceTextsPage *self)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TcBoardLines resized;

  if (board == NULL || self->refreshing)
    return;

  resized = tc_board_lines_resized (board, 0, gtk_spin_button_get_value_as_int (self->rows) - board->n_rows,
                                    0, gtk_spin_button_get_value_as_int (self->columns) - board->n_columns);
  tc_board_document_apply_lines (tce_panel_get_document (TCE_PANEL (self)), &resized, _("resize the grid"), "size");
}

static void
tce_texts_page_dispose (GObject *object)
{
  TceTextsPage *self = TCE_TEXTS_PAGE (object);

  if (tce_panel_get_document (TCE_PANEL (self)) != NULL)
    show_texts (self, NULL);

  G_OBJECT_CLASS (tce_texts_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, name_en);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, name_fr);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, description_en);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, description_fr);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, author);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, license);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, columns);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, rows);
  gtk_widget_class_bind_template_callback (widget_class, size_entered);
}

static void
tce_texts_page_class_init (TceTextsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_texts_page_dispose;
  TCE_PANEL_CLASS (klass)->refresh = tce_texts_page_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-texts-page.ui");
  bind_children (widget_class);
}

static void
tce_texts_page_init (TceTextsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  tce_text_field_bind (self->name_en, TC_BOARD_TEXT_NAME, 0, "en");
  tce_text_field_bind (self->name_fr, TC_BOARD_TEXT_NAME, 0, "fr");
  tce_text_field_bind (self->description_en, TC_BOARD_TEXT_DESCRIPTION, 0, "en");
  tce_text_field_bind (self->description_fr, TC_BOARD_TEXT_DESCRIPTION, 0, "fr");
  tce_text_field_bind (self->author, TC_BOARD_TEXT_AUTHOR, 0, NULL);
  tce_text_field_bind (self->license, TC_BOARD_TEXT_LICENSE, 0, NULL);
}
