/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-token-dialog.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-board-tools.h>
#include <tc-token-picture.h>

#include "tce-token-grid.h"

#define PICTURE_SQUARE 12

struct _TceTokenDialog
{
  AdwWindow        parent_instance;

  TcBoardDocument *document;
  int              token;          /* of the board's own ones, or -1: a new one */
  gboolean         named;          /* by the author, not by us */

  TceTokenGrid    *grid;
  AdwBin          *preview;
  AdwEntryRow     *name;
  GtkLabel        *verdict;
  GtkWidget       *save_button;
};

G_DEFINE_FINAL_TYPE (TceTokenDialog, tce_token_dialog, ADW_TYPE_WINDOW)

/* What is wrong with shape or name, in words; NULL if nothing is. */
static char *
judge (TceTokenDialog * self)
{
  const TcBoard *board = tc_board_document_get_board (self->document);
  const char *id = gtk_editable_get_text (GTK_EDITABLE (self->name));
  TcShape shape = tce_token_grid_get_shape (self->grid);
  const TcToken *twin = NULL;
  TcTokenVerdict verdict = tc_board_judge_token (board, shape, self->token, &twin);

  if (verdict != TC_TOKEN_FINE)
    return tc_token_verdict_text (verdict, twin);
  if (!tc_board_can_name_token (board, id, self->token))
    return g_strdup (strlen (id) >= TC_TOKEN_ID_SIZE ? _("The name is too long.") : _("The name is taken or empty."));

  return NULL;
}

/* As long as the author has not chosen a name, it follows the number of squares. */
static void
propose_name (TceTokenDialog *self)
{
  char id[TC_TOKEN_ID_SIZE] = "";

  if (self->named)
    return;

  tc_board_find_free_token_id (tc_board_document_get_board (self->document), tce_token_grid_get_shape (self->grid), id);
  gtk_editable_set_text (GTK_EDITABLE (self->name), id);
  self->named = FALSE;
}

static void
refresh (TceTokenDialog *self)
{
  g_autofree char *problem = NULL;
  TcShape shape = tce_token_grid_get_shape (self->grid);
  guint n_squares = tc_shape_n_cells (shape);
  g_autofree char *size = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);

  problem = judge (self);
  gtk_label_set_label (self->verdict, problem != NULL ? problem : size);
  gtk_widget_set_sensitive (self->save_button, problem == NULL);
  tc_token_picture_set_shape (TC_TOKEN_PICTURE (adw_bin_get_child (self->preview)), shape);
}

static void
shape_changed (TceTokenDialog *self)
{
  if (self->document == NULL)
    return;

  propose_name (self);
  refresh (self);
}

static void
name_changed (TceTokenDialog *self)
{
  self->named = TRUE;
  if (self->document != NULL)
    refresh (self);
}

static void
save_clicked (TceTokenDialog *self)
{
  const TcBoard *before;
  const char *id;
  g_autofree char *problem = NULL, *label = NULL;
  TcShape shape;
  TcBoard board;

  problem = judge (self);
  if (problem != NULL)
    return;

  before = tc_board_document_get_board (self->document);
  id = gtk_editable_get_text (GTK_EDITABLE (self->name));
  shape = tce_token_grid_get_shape (self->grid);
  board = self->token < 0 ? tc_board_with_token (before, shape) : tc_board_with_token_shape (before, (guint) self->token, shape);
  board = tc_board_with_token_id (&board, self->token < 0 ? board.n_tokens - 1u : (guint) self->token, id);
  /* Translators: what can be undone, after “Undo: ”; %s is the name of a shape. */
  label = g_strdup_printf (_("draw the shape %s"), id);
  tc_board_document_apply (self->document, &board, label, NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
clear_clicked (TceTokenDialog *self)
{
  tce_token_grid_set_shape (self->grid, tc_shape_from_text (""));
}

static void
tce_token_dialog_dispose (GObject *object)
{
  g_clear_object (&TCE_TOKEN_DIALOG (object)->document);

  G_OBJECT_CLASS (tce_token_dialog_parent_class)->dispose (object);
}

static void
tce_token_dialog_class_init (TceTokenDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_token_dialog_dispose;

  g_type_ensure (TCE_TYPE_TOKEN_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-token-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TceTokenDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, TceTokenDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, TceTokenDialog, name);
  gtk_widget_class_bind_template_child (widget_class, TceTokenDialog, verdict);
  gtk_widget_class_bind_template_child (widget_class, TceTokenDialog, save_button);
  gtk_widget_class_bind_template_callback (widget_class, shape_changed);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, save_clicked);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
tce_token_dialog_init (TceTokenDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->preview, tc_token_picture_new (PICTURE_SQUARE));
  gtk_widget_grab_focus (GTK_WIDGET (self->grid));
}

TceTokenDialog *
tce_token_dialog_new (GtkWindow       *parent,
                      TcBoardDocument *document,
                      int              token)
{
  TceTokenDialog *self = g_object_new (TCE_TYPE_TOKEN_DIALOG, "transient-for", parent, NULL);
  const TcBoard *board = tc_board_document_get_board (document);

  self->document = g_object_ref (document);
  self->token = token;
  if (token >= 0)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->name), board->tokens[token].id);
      tce_token_grid_set_shape (self->grid, board->tokens[token].shape);
      gtk_window_set_title (GTK_WINDOW (self), _("Redraw a Shape"));
    }
  self->named = token >= 0;
  shape_changed (self);

  return self;
}
