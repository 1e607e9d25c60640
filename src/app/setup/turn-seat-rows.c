/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-seat-rows.h"

#include <glib/gi18n.h>
#include <turn-deal.h>

#include "turn-tagger-row.h"

struct _TurnSeatRows
{
  GObject             parent_instance;

  const TurnGameKind *kind;
  GtkListBox         *list;
  GtkWidget          *add;
  AdwComboRow        *first_row;
  GtkWidget          *rows[TURN_MAX_SEATS];      /* NULL before its seat takes part for the first time */

  TurnSeat           *seats;
  guint              *n_seats;
  int                *first;
  gboolean            following;                 /* the widgets are being set from the seats */
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TurnSeatRows, turn_seat_rows, G_TYPE_OBJECT)

/* Anybody, or one of the players by name. */
static void
refresh_first (TurnSeatRows *self)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  gtk_string_list_append (choices, _("Drawn by Lot"));
  for (guint i = 0; i < *self->n_seats; i++)
    gtk_string_list_append (choices, self->seats[i].name);
  self->following = TRUE;
  adw_combo_row_set_model (self->first_row, G_LIST_MODEL (choices));
  adw_combo_row_set_selected (self->first_row, (guint) (*self->first + 1));
  self->following = FALSE;
}

/* People choose a language of their own where there is somebody to speak another one with. */
static void
refresh_languages (TurnSeatRows *self)
{
  guint n_people = 0;

  for (guint i = 0; i < *self->n_seats; i++)
    n_people += g_str_equal (self->seats[i].controller, "human") ? 1 : 0;
  for (guint i = 0; i < *self->n_seats; i++)
    turn_tagger_row_offer_language (TURN_TAGGER_ROW (self->rows[i]), n_people > 1);
}

static void
seat_changed (TurnSeatRows *self)
{
  refresh_languages (self);
  refresh_first (self);
  g_signal_emit (self, changed_signal, 0);
}

static void seat_removed (TurnSeatRows *self,
                          GtkWidget    *row);

static void
add_row (TurnSeatRows *self,
         guint         seat)
{
  self->rows[seat] = turn_tagger_row_new (self->kind);
  gtk_list_box_insert (self->list, self->rows[seat], (int) seat);
  g_signal_connect_object (self->rows[seat], "changed", G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rows[seat], "removed", G_CALLBACK (seat_removed), self, G_CONNECT_SWAPPED);
}

static void
refresh (TurnSeatRows *self)
{
  const TurnRules *rules = self->kind->format->rules;

  for (guint i = 0; i < *self->n_seats; i++)
    {
      if (self->rows[i] == NULL)
        add_row (self, i);
      turn_tagger_row_set_seat (TURN_TAGGER_ROW (self->rows[i]), &self->seats[i], *self->n_seats > rules->min_seats);
    }
  for (guint i = 0; i < TURN_MAX_SEATS && self->rows[i] != NULL; i++)
    gtk_widget_set_visible (self->rows[i], i < *self->n_seats);
  gtk_widget_set_visible (self->add, rules->max_seats > rules->min_seats);
  gtk_widget_set_sensitive (self->add, *self->n_seats < rules->max_seats);
  seat_changed (self);
}

static void
seat_removed (TurnSeatRows *self,
              GtkWidget    *row)
{
  guint seat = 0;

  while (self->rows[seat] != row)
    seat++;
  turn_deal_remove (self->seats, self->n_seats, self->first, seat);
  refresh (self);
}

static void
add_clicked (TurnSeatRows *self)
{
  (*self->n_seats)++;
  refresh (self);
}

static void
first_changed (TurnSeatRows *self)
{
  if (self->first != NULL && !self->following)
    *self->first = (int) adw_combo_row_get_selected (self->first_row) - 1;
}

static void
turn_seat_rows_class_init (TurnSeatRowsClass *klass)
{
  changed_signal = g_signal_new ("changed", TURN_TYPE_SEAT_ROWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_seat_rows_init (TurnSeatRows *self)
{
}

TurnSeatRows *
turn_seat_rows_new (const TurnGameKind *kind,
                    GtkListBox         *list,
                    GtkButton          *add,
                    AdwComboRow        *first)
{
  TurnSeatRows *self = g_object_new (TURN_TYPE_SEAT_ROWS, NULL);

  self->kind = kind;
  self->list = list;
  self->add = GTK_WIDGET (add);
  self->first_row = first;
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (first, "notify::selected", G_CALLBACK (first_changed), self, G_CONNECT_SWAPPED);

  return self;
}

void
turn_seat_rows_set_seats (TurnSeatRows *self,
                          TurnSeat     *seats,
                          guint        *n_seats,
                          int          *first)
{
  g_return_if_fail (TURN_IS_SEAT_ROWS (self));

  self->seats = seats;
  self->n_seats = n_seats;
  self->first = first;
  refresh (self);
}
