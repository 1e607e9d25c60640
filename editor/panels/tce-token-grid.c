/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-token-grid.h"

#include <glib/gi18n.h>

#define SIDE TC_SHAPE_MAX_SIDE
#define SQUARE_SIZE 44

struct _TceTokenGrid
{
  AdwBin           parent_instance;

  GtkToggleButton *squares[SIDE][SIDE];
  gboolean         filling;        /* what the stroke does to the squares it comes to */
  gboolean         following;      /* the squares are being set, not clicked */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TceTokenGrid, tce_token_grid, ADW_TYPE_BIN)

static void
square_toggled (TceTokenGrid *self)
{
  if (!self->following)
    g_signal_emit (self, signals[CHANGED], 0);
}

static GtkToggleButton *
find_square (TceTokenGrid *self,
             double        x,
             double        y)
{
  GtkWidget *found = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return found != NULL ? GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (found, GTK_TYPE_TOGGLE_BUTTON)) : NULL;
}

static void
stroke_began (TceTokenGrid   *self,
              double          x,
              double          y,
              GtkGestureDrag *gesture)
{
  GtkToggleButton *square = find_square (self, x, y);

  if (square == NULL)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  /* The whole stroke does what it did to the first square, and the buttons are left out of it. */
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->filling = !gtk_toggle_button_get_active (square);
  gtk_toggle_button_set_active (square, self->filling);
  gtk_widget_grab_focus (GTK_WIDGET (square));
}

static void
stroke_moved (TceTokenGrid   *self,
              double          dx,
              double          dy,
              GtkGestureDrag *gesture)
{
  GtkToggleButton *square;
  double x, y;

  if (!gtk_gesture_drag_get_start_point (gesture, &x, &y))
    return;

  square = find_square (self, x + dx, y + dy);
  if (square == NULL)
    return;

  gtk_toggle_button_set_active (square, self->filling);
  gtk_widget_grab_focus (GTK_WIDGET (square));
}

static void
tce_token_grid_class_init (TceTokenGridClass *klass)
{
  signals[CHANGED] = g_signal_new ("changed", TCE_TYPE_TOKEN_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_square (TceTokenGrid *self,
            guint         row,
            guint         column)
{
  GtkWidget *square = gtk_toggle_button_new ();
  /* Translators: a square of the grid in which a shape is drawn. */
  g_autofree char *name = g_strdup_printf (_("Row %u, column %u"), row + 1, column + 1);

  gtk_widget_set_size_request (square, SQUARE_SIZE, SQUARE_SIZE);
  gtk_widget_add_css_class (square, "token-square");
  gtk_accessible_update_property (GTK_ACCESSIBLE (square), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (square, "toggled", G_CALLBACK (square_toggled), self, G_CONNECT_SWAPPED);

  return square;
}

static void
add_stroke (TceTokenGrid *self)
{
  GtkGesture *stroke = gtk_gesture_drag_new ();

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (stroke), GTK_PHASE_CAPTURE);
  g_signal_connect_object (stroke, "drag-begin", G_CALLBACK (stroke_began), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (stroke, "drag-update", G_CALLBACK (stroke_moved), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (stroke));
}

static void
tce_token_grid_init (TceTokenGrid *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_LTR);
  for (guint row = 0; row < SIDE; row++)
    for (guint column = 0; column < SIDE; column++)
      {
        GtkWidget *square = new_square (self, row, column);

        self->squares[row][column] = GTK_TOGGLE_BUTTON (square);
        gtk_grid_attach (GTK_GRID (grid), square, (int) column, (int) row, 1, 1);
      }
  adw_bin_set_child (ADW_BIN (self), grid);
  add_stroke (self);
}

TcShape
tce_token_grid_get_shape (TceTokenGrid *self)
{
  g_autoptr (GString) rows = g_string_new (NULL);

  g_return_val_if_fail (TCE_IS_TOKEN_GRID (self), tc_shape_from_text (""));

  for (guint row = 0; row < SIDE; row++)
    {
      for (guint column = 0; column < SIDE; column++)
        g_string_append_c (rows, gtk_toggle_button_get_active (self->squares[row][column]) ? '#' : '.');
      g_string_append_c (rows, '/');
    }

  return tc_shape_from_text (rows->str);
}

void
tce_token_grid_set_shape (TceTokenGrid *self,
                          TcShape       shape)
{
  guint top, left;

  g_return_if_fail (TCE_IS_TOKEN_GRID (self));

  top = (SIDE - MIN (SIDE, tc_shape_n_rows (shape))) / 2;
  left = (SIDE - MIN (SIDE, tc_shape_n_columns (shape))) / 2;
  self->following = TRUE;
  for (guint row = 0; row < SIDE; row++)
    for (guint column = 0; column < SIDE; column++)
      gtk_toggle_button_set_active (self->squares[row][column],
                                    row >= top && column >= left && tc_shape_has (shape, row - top, column - left));
  self->following = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}
