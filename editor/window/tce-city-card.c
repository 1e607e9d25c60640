/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-city-card.h"

#include <glib/gi18n.h>
#include <tc-board-view.h>

struct _TceCityCard
{
  GtkFlowBoxChild parent_instance;

  TcBoardFile    *city;         /* NULL until it is drawn */
  TcBoardView    *picture;
  GtkLabel       *name;
  GtkWidget      *tick;
};

G_DEFINE_FINAL_TYPE (TceCityCard, tce_city_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
tce_city_card_state_flags_changed (GtkWidget    *widget,
                                   GtkStateFlags before)
{
  gtk_widget_set_visible (TCE_CITY_CARD (widget)->tick, (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_SELECTED) != 0);

  GTK_WIDGET_CLASS (tce_city_card_parent_class)->state_flags_changed (widget, before);
}

static void
tce_city_card_finalize (GObject *object)
{
  g_clear_pointer (&TCE_CITY_CARD (object)->city, tc_board_file_unref);

  G_OBJECT_CLASS (tce_city_card_parent_class)->finalize (object);
}

static void
tce_city_card_class_init (TceCityCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tce_city_card_finalize;
  widget_class->state_flags_changed = tce_city_card_state_flags_changed;
  g_type_ensure (TC_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-city-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TceCityCard, picture);
  gtk_widget_class_bind_template_child (widget_class, TceCityCard, name);
  gtk_widget_class_bind_template_child (widget_class, TceCityCard, tick);
}

static void
tce_city_card_init (TceCityCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
tce_city_card_new (const char *name)
{
  TceCityCard *self = g_object_new (TCE_TYPE_CITY_CARD, NULL);

  gtk_label_set_label (self->name, name);

  return GTK_WIDGET (self);
}

void
tce_city_card_set_city (TceCityCard *self,
                        TcBoardFile *city)
{
  const TcBoardScene scene = { .file = city };
  g_autofree char *words = NULL;

  g_return_if_fail (TCE_IS_CITY_CARD (self));

  tc_board_file_ref (city);
  g_clear_pointer (&self->city, tc_board_file_unref);
  self->city = city;
  tc_board_view_set_scene (self->picture, &scene);
  words = tce_city_card_say (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

TcBoardFile *
tce_city_card_get_city (TceCityCard *self)
{
  g_return_val_if_fail (TCE_IS_CITY_CARD (self), NULL);

  return self->city;
}

char *
tce_city_card_say (TceCityCard *self)
{
  const TcBoard *board = tc_board_file_get_board (self->city);
  const guint n_squares = tc_board_n_squares (board);
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  g_autofree char *districts = g_strdup_printf (ngettext ("%u district", "%u districts", board->n_districts), board->n_districts);

  /* Translators: a city for screen readers: its name, columns, rows, “104 squares”, “6 districts”. */
  return g_strdup_printf (_("%s, %u by %u, %s, %s"), gtk_label_get_label (self->name), board->n_columns, board->n_rows, squares, districts);
}
