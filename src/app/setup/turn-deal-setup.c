/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-deal-setup.h"

#include <glib/gi18n.h>
#include <turn-deal.h>

#include "turn-tagger-row.h"

struct _TurnDealSetup
{
  AdwBin                  parent_instance;

  const TurnRecordFormat *format;
  GSettings              *settings;
  TurnDeal                deal;
  gboolean                following;                 /* the widgets are being set from the deal */
  GtkListBox             *list;
  GtkWidget              *rows[TURN_MAX_SEATS];
  GtkWidget              *add;
  GtkWidget              *first_list;                /* seen only where the rules leave open who starts */
  AdwComboRow            *first;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TurnDealSetup, turn_deal_setup, ADW_TYPE_BIN)

/* Anybody, or one of the players by name. */
static void
refresh_first (TurnDealSetup *self)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  gtk_string_list_append (choices, _("Drawn by Lot"));
  for (guint i = 0; i < self->deal.n_seats; i++)
    gtk_string_list_append (choices, self->deal.seats[i].name);
  self->following = TRUE;
  adw_combo_row_set_model (self->first, G_LIST_MODEL (choices));
  adw_combo_row_set_selected (self->first, (guint) (self->deal.first + 1));
  self->following = FALSE;
}

static void
refresh (TurnDealSetup *self)
{
  const TurnRules *rules = self->format->rules;

  for (guint i = 0; i < rules->max_seats; i++)
    {
      gtk_widget_set_visible (self->rows[i], i < self->deal.n_seats);
      if (i < self->deal.n_seats)
        turn_tagger_row_set_seat (TURN_TAGGER_ROW (self->rows[i]), &self->deal.seats[i], self->deal.n_seats > rules->min_seats);
    }
  turn_tagger_rows_offer_languages (self->rows, self->deal.seats, self->deal.n_seats);
  gtk_widget_set_visible (self->add, rules->max_seats > rules->min_seats);
  gtk_widget_set_sensitive (self->add, self->deal.n_seats < rules->max_seats);
  refresh_first (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
seat_changed (TurnDealSetup *self)
{
  turn_tagger_rows_offer_languages (self->rows, self->deal.seats, self->deal.n_seats);
  refresh_first (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
seat_removed (TurnDealSetup *self,
              GtkWidget     *row)
{
  guint seat = 0;

  while (self->rows[seat] != row)
    seat++;
  turn_deal_remove (&self->deal, seat);
  refresh (self);
}

static void
first_changed (TurnDealSetup *self)
{
  if (self->format != NULL && !self->following)
    self->deal.first = (int) adw_combo_row_get_selected (self->first) - 1;
}

static void
add_clicked (TurnDealSetup *self)
{
  self->deal.n_seats++;
  refresh (self);
}

static void
turn_deal_setup_finalize (GObject *object)
{
  TurnDealSetup *self = TURN_DEAL_SETUP (object);

  turn_deal_clear (&self->deal);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (turn_deal_setup_parent_class)->finalize (object);
}

static void
turn_deal_setup_class_init (TurnDealSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = turn_deal_setup_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-deal-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, list);
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, add);
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, first_list);
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, first);
  gtk_widget_class_bind_template_callback (widget_class, add_clicked);
  gtk_widget_class_bind_template_callback (widget_class, first_changed);

  changed_signal = g_signal_new ("changed", TURN_TYPE_DEAL_SETUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_deal_setup_init (TurnDealSetup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (APPLICATION_ID);
  self->deal.first = TURN_FIRST_DRAWN;
  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    self->deal.seats[i] = turn_deal_usual_seat (i);
}

static void
add_rows (TurnDealSetup *self)
{
  for (guint i = 0; i < self->format->rules->max_seats; i++)
    {
      self->rows[i] = turn_tagger_row_new (self->format->rules);
      gtk_list_box_append (self->list, self->rows[i]);
      g_signal_connect_object (self->rows[i], "changed", G_CALLBACK (seat_changed), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->rows[i], "removed", G_CALLBACK (seat_removed), self, G_CONNECT_SWAPPED);
    }
}

/* The choices of the last game of this kind. */
static void
recall (TurnDealSetup *self)
{
  g_autoptr (GVariant) games = g_settings_get_value (self->settings, "last-deals");
  g_autoptr (GVariant) last = g_variant_lookup_value (games, self->format->rules->id, G_VARIANT_TYPE_VARDICT);

  if (last != NULL)
    turn_deal_read_variant (&self->deal, self->format->rules, last);
}

static void
remember (TurnDealSetup *self)
{
  g_autoptr (GVariant) games = g_settings_get_value (self->settings, "last-deals");
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (games);

  g_variant_dict_insert_value (&dict, self->format->rules->id, turn_deal_to_variant (&self->deal));
  g_settings_set_value (self->settings, "last-deals", g_variant_dict_end (&dict));
}

GtkWidget *
turn_deal_setup_new (const TurnRecordFormat *format)
{
  TurnDealSetup *self = g_object_new (TURN_TYPE_DEAL_SETUP, NULL);

  self->format = format;
  self->deal.n_seats = MIN (format->rules->max_seats, MAX (format->rules->min_seats, 3));
  recall (self);
  add_rows (self);
  gtk_widget_set_visible (self->first_list, format->rules->set_first != NULL);
  refresh (self);

  return GTK_WIDGET (self);
}

gboolean
turn_deal_setup_check (TurnDealSetup *self,
                       GError       **error)
{
  const char *wrong = NULL;

  g_return_val_if_fail (TURN_IS_DEAL_SETUP (self), FALSE);

  for (guint i = 0; i < self->deal.n_seats; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (self->deal.seats[i].name));

      if (*name == '\0')
        wrong = _("Every player needs a name.");
      for (guint j = 0; j < i; j++)
        if (g_strcmp0 (self->deal.seats[i].paint, self->deal.seats[j].paint) == 0)
          wrong = _("Every player needs a paint of their own.");
    }
  if (wrong != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, wrong);

  return wrong == NULL;
}

TurnRecord *
turn_deal_setup_start (TurnDealSetup *self,
                       guint64        seed,
                       GError       **error)
{
  TurnRecord *record;

  g_return_val_if_fail (TURN_IS_DEAL_SETUP (self), NULL);

  if (!turn_deal_setup_check (self, error))
    return NULL;
  record = turn_deal_start (&self->deal, self->format, seed, error);
  if (record != NULL)
    remember (self);

  return record;
}
