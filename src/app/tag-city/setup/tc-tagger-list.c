/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-tagger-list.h"

#include <tc-rules.h>

#include "turn-tagger-row.h"

struct _TcTaggerList
{
  AdwBin         parent_instance;

  TcBattleSetup *setup;                 /* borrowed */
  gboolean       following;             /* the rows are being set from the setup */

  GtkListBox    *list;
  GtkWidget     *rows[TC_MAX_SEATS];
  GtkWidget     *add_tagger;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TcTaggerList, tc_tagger_list, ADW_TYPE_BIN)

static void
refresh (TcTaggerList *self)
{
  self->following = TRUE;
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (self->rows[seat], seat < self->setup->n_seats);
      turn_tagger_row_set_seat (TURN_TAGGER_ROW (self->rows[seat]), &self->setup->seats[seat], self->setup->n_seats > TC_MIN_SEATS);
    }
  turn_tagger_rows_offer_languages (self->rows, self->setup->seats, self->setup->n_seats);
  gtk_widget_set_sensitive (self->add_tagger, self->setup->n_seats < TC_MAX_SEATS);
  self->following = FALSE;
}

static void
seat_changed (TcTaggerList *self)
{
  if (self->following)
    return;
  turn_tagger_rows_offer_languages (self->rows, self->setup->seats, self->setup->n_seats);
  g_signal_emit (self, changed_signal, 0);
}

/* The others move up; the one who leaves keeps name and paint for next time, behind them. */
static void
seat_removed (TcTaggerList  *self,
              TurnTaggerRow *row)
{
  TurnSeat *seats = self->setup->seats;

  for (guint seat = 0; seat + 1 < self->setup->n_seats; seat++)
    if (self->rows[seat] == GTK_WIDGET (row))
      for (guint i = seat; i + 1 < self->setup->n_seats; i++)
        {
          const TurnSeat moved = seats[i];

          seats[i] = seats[i + 1];
          seats[i + 1] = moved;
        }
  self->setup->n_seats--;
  refresh (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
add_clicked (TcTaggerList *self)
{
  self->setup->n_seats++;
  refresh (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
tc_tagger_list_class_init (TcTaggerListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = g_signal_new ("changed", TC_TYPE_TAGGER_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-tagger-list.ui");
  gtk_widget_class_bind_template_child (widget_class, TcTaggerList, list);
  gtk_widget_class_bind_template_child (widget_class, TcTaggerList, add_tagger);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked);
}

static void
tc_tagger_list_init (TcTaggerList *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    {
      self->rows[seat] = turn_tagger_row_new (&tc_rules);
      gtk_list_box_insert (self->list, self->rows[seat], (int) seat);
      g_signal_connect_object (self->rows[seat], "changed", G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[seat], "removed", G_CALLBACK (seat_removed), self, G_CONNECT_SWAPPED);
    }
}

void
tc_tagger_list_set_setup (TcTaggerList  *self,
                          TcBattleSetup *setup)
{
  g_return_if_fail (TC_IS_TAGGER_LIST (self));

  self->setup = setup;
  refresh (self);
}

GtkListBox *
tc_tagger_list_get_list (TcTaggerList *self)
{
  g_return_val_if_fail (TC_IS_TAGGER_LIST (self), NULL);

  return self->list;
}
