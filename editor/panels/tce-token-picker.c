/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-token-picker.h"

#include <string.h>
#include <tc-token-picture.h>
#include <tc-words.h>

#define TOKENS_IN_A_ROW 7
#define PICTURE_SQUARE 5.5
#define BUTTON_WIDTH 30
#define BUTTON_HEIGHT 34

struct _TceTokenPicker
{
  AdwBin     parent_instance;

  GtkGrid   *grid;
  TcToken    own[TC_MAX_OWN_TOKENS];     /* that the grid has buttons for */
  guint      n_own;
  GPtrArray *buttons;                    /* of GtkToggleButton, borrowed, in the order of the tokens */
  gboolean   following;                  /* buttons are being set, not clicked */
};

enum
{
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TceTokenPicker, tce_token_picker, ADW_TYPE_BIN)

static const TcToken *
get_token (TceTokenPicker * self,
           guint index)
{
  return index < TC_N_BUILT_IN_TOKENS ? tc_token_built_in (index) : &self->own[index - TC_N_BUILT_IN_TOKENS];
}

/* A click on the chosen one chooses it again: it does not lose its mark. */
static void
token_toggled (TceTokenPicker  *self,
               GtkToggleButton *button)
{
  guint index;

  if (self->following || !g_ptr_array_find (self->buttons, button, &index))
    return;

  self->following = TRUE;
  gtk_toggle_button_set_active (button, TRUE);
  self->following = FALSE;
  g_signal_emit (self, signals[PICKED], 0, get_token (self, index)->id);
}

static void
add_button (TceTokenPicker *self,
            const TcToken  *token)
{
  const int place = (int) self->buttons->len;
  GtkWidget *button = gtk_toggle_button_new (), *picture = tc_token_picture_new (PICTURE_SQUARE);

  tc_token_picture_set_token (TC_TOKEN_PICTURE (picture), token);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_set_size_request (button, BUTTON_WIDTH, BUTTON_HEIGHT);
  gtk_widget_add_css_class (button, "token-choice");
  gtk_widget_set_tooltip_text (button, tc_token_get_name (token));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tc_token_get_name (token), -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (token_toggled), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->buttons, button);
  gtk_grid_attach (self->grid, button, place % TOKENS_IN_A_ROW, place / TOKENS_IN_A_ROW, 1, 1);
}

static gboolean
has_same_own (TceTokenPicker *self,
              const TcBoard  *board)
{
  return self->n_own == board->n_tokens && memcmp (self->own, board->tokens, self->n_own * sizeof (TcToken)) == 0;
}

/* Only the author's own come and go; the box stays. */
static void
replace_own (TceTokenPicker *self,
             const TcBoard  *board)
{
  while (self->buttons->len > TC_N_BUILT_IN_TOKENS)
    gtk_grid_remove (self->grid, g_ptr_array_steal_index (self->buttons, self->buttons->len - 1));

  memcpy (self->own, board->tokens, sizeof self->own);
  self->n_own = board->n_tokens;
  for (guint i = 0; i < self->n_own; i++)
    add_button (self, &self->own[i]);
}

static void
tce_token_picker_finalize (GObject *object)
{
  g_ptr_array_unref (TCE_TOKEN_PICKER (object)->buttons);

  G_OBJECT_CLASS (tce_token_picker_parent_class)->finalize (object);
}

static void
tce_token_picker_class_init (TceTokenPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tce_token_picker_finalize;
  signals[PICKED] = g_signal_new ("picked", TCE_TYPE_TOKEN_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
tce_token_picker_init (TceTokenPicker *self)
{
  self->buttons = g_ptr_array_new ();
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (self->grid, 4);
  gtk_grid_set_column_spacing (self->grid, 4);
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->grid));
  for (guint i = 0; i < TC_N_BUILT_IN_TOKENS; i++)
    add_button (self, tc_token_built_in (i));
}

void
tce_token_picker_show_board (TceTokenPicker *self,
                             const TcBoard  *board,
                             const char     *chosen)
{
  g_return_if_fail (TCE_IS_TOKEN_PICKER (self));

  if (!has_same_own (self, board))
    replace_own (self, board);

  self->following = TRUE;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), g_str_equal (get_token (self, i)->id, chosen));
  self->following = FALSE;
}
