/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-texts-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <tc-board-tools.h>

#include "tce-text-field.h"

/* The fields by their ids in the template. */
static const struct
{
  const char *id;
  TcBoardText text;
  const char *language;
} texts[] = {
  { "name_en", TC_BOARD_TEXT_NAME, "en" },
  { "name_fr", TC_BOARD_TEXT_NAME, "fr" },
  { "description_en", TC_BOARD_TEXT_DESCRIPTION, "en" },
  { "description_fr", TC_BOARD_TEXT_DESCRIPTION, "fr" },
  { "author", TC_BOARD_TEXT_AUTHOR, NULL },
  { "license", TC_BOARD_TEXT_LICENSE, NULL },
};

struct _TceTextsPage
{
  TcePanel             parent_instance;

  gboolean             refreshing;
  TceTextField         fields[G_N_ELEMENTS (texts)];
  AdwPreferencesGroup *names;
  GtkBox              *descriptions;
  GtkWidget           *description_fr_title;
  GtkWidget           *description_fr_frame;
  GtkSpinButton       *columns;
  GtkSpinButton       *rows;
};

G_DEFINE_FINAL_TYPE (TceTextsPage, tce_texts_page, TCE_TYPE_PANEL)

static void
tce_texts_page_refresh (TcePanel *panel)
{
  TceTextsPage *self = TCE_TEXTS_PAGE (panel);
  const TcBoard *board = tce_panel_get_board (panel);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    tce_text_field_show (&self->fields[i], tce_panel_get_document (panel));
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

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    self->fields[i].document = NULL;

  G_OBJECT_CLASS (tce_texts_page_parent_class)->dispose (object);
}

static void
tce_texts_page_class_init (TceTextsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_texts_page_dispose;
  TCE_PANEL_CLASS (klass)->refresh = tce_texts_page_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-texts-page.ui");
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    gtk_widget_class_bind_template_child_full (widget_class, texts[i].id, FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, names);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, descriptions);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, description_fr_title);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, description_fr_frame);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, columns);
  gtk_widget_class_bind_template_child (widget_class, TceTextsPage, rows);
  gtk_widget_class_bind_template_callback (widget_class, size_entered);
}

static void
put_french_first (TceTextsPage *self)
{
  g_autoptr (GObject) english = g_object_ref (gtk_widget_get_template_child (GTK_WIDGET (self), TCE_TYPE_TEXTS_PAGE, "name_en"));

  adw_preferences_group_remove (self->names, GTK_WIDGET (english));
  adw_preferences_group_add (self->names, GTK_WIDGET (english));
  gtk_box_reorder_child_after (self->descriptions, self->description_fr_title, NULL);
  gtk_box_reorder_child_after (self->descriptions, self->description_fr_frame, self->description_fr_title);
}

static void
tce_texts_page_init (TceTextsPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_widget_init_template (widget);
  if (tce_text_field_is_first ("fr"))
    put_french_first (self);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    tce_text_field_bind (&self->fields[i], gtk_widget_get_template_child (widget, TCE_TYPE_TEXTS_PAGE, texts[i].id), texts[i].text, texts[i].language);
}
