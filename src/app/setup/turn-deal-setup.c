/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-deal-setup.h"

#include <glib/gi18n.h>
#include <turn-deal.h>

#include "turn-seat-rows.h"

struct _TurnDealSetup
{
  TurnSetup           parent_instance;

  const TurnGameKind *kind;
  GSettings          *settings;
  TurnDeal            deal;
  TurnSeatRows       *rows;
  GtkListBox         *list;
  GtkButton          *add;
  GtkWidget          *first_list;                /* seen only where the rules leave open who starts */
  AdwComboRow        *first;
};

G_DEFINE_FINAL_TYPE (TurnDealSetup, turn_deal_setup, TURN_TYPE_SETUP)

/* The choices of the last game of this kind. */
static void
recall (TurnDealSetup *self)
{
  g_autoptr (GVariant) games = g_settings_get_value (self->settings, "last-deals");
  g_autoptr (GVariant) last = g_variant_lookup_value (games, self->kind->format->rules->id, G_VARIANT_TYPE_VARDICT);

  if (last != NULL)
    turn_deal_read_variant (&self->deal, self->kind->format->rules, last);
}

static void
remember (TurnDealSetup *self)
{
  g_autoptr (GVariant) games = g_settings_get_value (self->settings, "last-deals");
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (games);

  g_variant_dict_insert_value (&dict, self->kind->format->rules->id, turn_deal_to_variant (&self->deal));
  g_settings_set_value (self->settings, "last-deals", g_variant_dict_end (&dict));
}

static gboolean
turn_deal_setup_check (TurnSetup *setup,
                       GError   **error)
{
  const TurnDeal *deal = &TURN_DEAL_SETUP (setup)->deal;
  const char *wrong = NULL;

  for (guint i = 0; i < deal->n_seats; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (deal->seats[i].name));

      if (*name == '\0')
        wrong = _("Every player needs a name.");
      for (guint j = 0; j < i; j++)
        if (g_strcmp0 (deal->seats[i].paint, deal->seats[j].paint) == 0)
          wrong = _("Every player needs a paint of their own.");
    }
  if (wrong != NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, wrong);

  return wrong == NULL;
}

static TurnRecord *
turn_deal_setup_start (TurnSetup *setup,
                       guint64    seed,
                       GError   **error)
{
  TurnDealSetup *self = TURN_DEAL_SETUP (setup);
  TurnRecord *record = turn_deal_start (&self->deal, self->kind->format, seed, error);

  if (record != NULL)
    remember (self);

  return record;
}

static const char *
turn_deal_setup_get_paint (TurnSetup *setup)
{
  return TURN_DEAL_SETUP (setup)->deal.seats[0].paint;
}

static void
turn_deal_setup_dispose (GObject *object)
{
  TurnDealSetup *self = TURN_DEAL_SETUP (object);

  g_clear_object (&self->rows);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (turn_deal_setup_parent_class)->dispose (object);
}

static void
turn_deal_setup_finalize (GObject *object)
{
  turn_deal_clear (&TURN_DEAL_SETUP (object)->deal);

  G_OBJECT_CLASS (turn_deal_setup_parent_class)->finalize (object);
}

static void
turn_deal_setup_class_init (TurnDealSetupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TurnSetupClass *setup_class = TURN_SETUP_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_deal_setup_dispose;
  G_OBJECT_CLASS (klass)->finalize = turn_deal_setup_finalize;
  setup_class->check = turn_deal_setup_check;
  setup_class->start = turn_deal_setup_start;
  setup_class->get_paint = turn_deal_setup_get_paint;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-deal-setup.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, list);
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, add);
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, first_list);
  gtk_widget_class_bind_template_child (widget_class, TurnDealSetup, first);
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
show_seats (TurnDealSetup *self)
{
  self->rows = turn_seat_rows_new (self->kind, self->list, self->add, self->first);
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (turn_setup_changed), self, G_CONNECT_SWAPPED);
  turn_seat_rows_set_seats (self->rows, self->deal.seats, &self->deal.n_seats, &self->deal.first);
  gtk_widget_set_visible (self->first_list, self->kind->format->rules->set_first != NULL);
}

GtkWidget *
turn_deal_setup_new (const TurnGameKind *kind,
                     TurnSetup          *former)
{
  TurnDealSetup *self = g_object_new (TURN_TYPE_DEAL_SETUP, NULL);
  const TurnRules *rules = kind->format->rules;

  self->kind = kind;
  self->deal.n_seats = MIN (rules->max_seats, MAX (rules->min_seats, 3));
  if (former != NULL)
    {
      turn_deal_clear (&self->deal);
      self->deal = turn_deal_copy (&TURN_DEAL_SETUP (former)->deal);
    }
  else
    {
      recall (self);
    }
  show_seats (self);

  return GTK_WIDGET (self);
}
