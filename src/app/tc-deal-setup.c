/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-deal-setup.h"

#include <glib/gi18n.h>
#include <tc-palette.h>
#include <turn-deal.h>

#include "tc-tagger-row.h"

struct _TcDealSetup
{
  AdwBin                  parent_instance;

  const TurnRecordFormat *format;
  guint                   n_seats;
  TurnSeat                seats[TURN_MAX_SEATS];     /* all filled, so that one more player has a name */
  GtkWidget              *rows[TURN_MAX_SEATS];
  GtkWidget              *add;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcDealSetup, tc_deal_setup, ADW_TYPE_BIN)

/* Names as players sit down, each with the paint of that place. */
static const char *const names[TURN_MAX_SEATS] = { "Zaz", "Mika", "Nono", "Ixo", "Pip", "Lu" };

static void
refresh (TcDealSetup *self)
{
  const TurnRules *rules = self->format->rules;

  for (guint i = 0; i < rules->max_seats; i++)
    {
      gtk_widget_set_visible (self->rows[i], i < self->n_seats);
      if (i < self->n_seats)
        tc_tagger_row_set_seat (TC_TAGGER_ROW (self->rows[i]), &self->seats[i], self->n_seats > rules->min_seats);
    }
  tc_tagger_rows_offer_languages (self->rows, self->seats, self->n_seats);
  gtk_widget_set_visible (self->add, rules->max_seats > rules->min_seats);
  gtk_widget_set_sensitive (self->add, self->n_seats < rules->max_seats);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
seat_changed (TcDealSetup *self)
{
  tc_tagger_rows_offer_languages (self->rows, self->seats, self->n_seats);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Who leaves goes behind all others, and is the first to come back. */
static void
seat_removed (TcDealSetup *self,
              GtkWidget   *row)
{
  guint seat = 0;
  TurnSeat leaving;

  while (self->rows[seat] != row)
    seat++;
  leaving = self->seats[seat];
  for (guint i = seat; i + 1 < self->n_seats; i++)
    self->seats[i] = self->seats[i + 1];
  self->seats[--self->n_seats] = leaving;
  refresh (self);
}

static void
add_clicked (TcDealSetup *self)
{
  self->n_seats++;
  refresh (self);
}

static void
tc_deal_setup_finalize (GObject *object)
{
  TcDealSetup *self = TC_DEAL_SETUP (object);

  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    {
      g_free (self->seats[i].name);
      g_free (self->seats[i].controller);
      g_free (self->seats[i].paint);
      g_free (self->seats[i].language);
    }

  G_OBJECT_CLASS (tc_deal_setup_parent_class)->finalize (object);
}

static void
tc_deal_setup_class_init (TcDealSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_deal_setup_finalize;

  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_DEAL_SETUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_deal_setup_init (TcDealSetup *self)
{
  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    self->seats[i] = (TurnSeat) {
      .name = g_strdup (names[i]),
      .controller = g_strdup (i == 0 ? "human" : "bot:medium"),
      .paint = g_strdup (tc_paint_get (i % TC_N_PAINTS)->id),
    };
}

static void
add_rows (TcDealSetup *self,
          GtkListBox  *list)
{
  for (guint i = 0; i < self->format->rules->max_seats; i++)
    {
      self->rows[i] = tc_tagger_row_new ();
      gtk_list_box_append (list, self->rows[i]);
      g_signal_connect_object (self->rows[i], "changed", G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "removed", G_CALLBACK (seat_removed), self, G_CONNECT_SWAPPED);
    }
}

GtkWidget *
tc_deal_setup_new (const TurnRecordFormat *format)
{
  TcDealSetup *self = g_object_new (TC_TYPE_DEAL_SETUP, NULL);
  GtkWidget *clamp = adw_clamp_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *list = gtk_list_box_new (), *title = gtk_label_new (_("Players"));

  self->format = format;
  self->n_seats = MIN (format->rules->max_seats, MAX (format->rules->min_seats, 3));
  self->add = gtk_button_new_with_label (_("Add a player"));
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (title, "side-title");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  add_rows (self, GTK_LIST_BOX (list));
  g_signal_connect_object (self->add, "clicked", G_CALLBACK (add_clicked), self, G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (GTK_BOX (box), self->add);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 460);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  adw_bin_set_child (ADW_BIN (self), clamp);
  refresh (self);

  return GTK_WIDGET (self);
}

gboolean
tc_deal_setup_check (TcDealSetup *self,
                     GError     **error)
{
  const char *wrong = NULL;

  g_return_val_if_fail (TC_IS_DEAL_SETUP (self), FALSE);

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (self->seats[i].name));

      if (*name == '\0')
        wrong = _("Every player needs a name.");
      for (guint j = 0; j < i; j++)
        if (g_strcmp0 (self->seats[i].paint, self->seats[j].paint) == 0)
          wrong = _("Every player needs a paint of their own.");
    }
  if (wrong != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, wrong);

  return wrong == NULL;
}

TurnRecord *
tc_deal_setup_start (TcDealSetup *self,
                     guint64      seed,
                     GError     **error)
{
  g_return_val_if_fail (TC_IS_DEAL_SETUP (self), NULL);

  return tc_deal_setup_check (self, error) ? turn_deal_new (self->format, self->seats, self->n_seats, seed, error) : NULL;
}
