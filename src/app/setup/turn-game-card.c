/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-game-card.h"

#include <glib/gi18n.h>

#include "turn-game-banner.h"

struct _TurnGameCard
{
  TurnChoiceCard      parent_instance;

  const TurnGameKind *kind;
  GtkBox             *box;
  GtkWidget          *banner;
  GtkLabel           *name;
  GtkWidget          *about;
};

G_DEFINE_FINAL_TYPE (TurnGameCard, turn_game_card, TURN_TYPE_CHOICE_CARD)

static void
turn_game_card_class_init (TurnGameCardClass *klass)
{
}

static void
turn_game_card_init (TurnGameCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "game-card");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);

  return label;
}

static char *
say_players (const TurnGameKind *kind)
{
  const guint fewest = kind->format->rules->min_seats, most = kind->format->rules->max_seats;

  if (fewest == most)
    return g_strdup_printf (ngettext ("%u player", "%u players", fewest), fewest);
  if (kind->describe_players != NULL)
    return kind->describe_players (fewest, most);

  /* Translators: how few and how many can play. */
  return g_strdup_printf (_("%u to %u players"), fewest, most);
}

/* "Paint the city with dice · 2 to 4 taggers" */
static char *
say_about (const TurnGameKind *kind)
{
  g_autofree char *players = say_players (kind);

  if (kind->about == NULL)
    return g_steal_pointer (&players);

  return g_strdup_printf ("%s · %s", _(kind->about), players);
}

GtkWidget *
turn_game_card_new (const TurnGameKind *kind)
{
  TurnGameCard *self = g_object_new (TURN_TYPE_GAME_CARD, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *about = say_about (kind);

  self->kind = kind;
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->name = GTK_LABEL (new_label (_(kind->format->name), "crew-name"));
  self->about = new_label (about, "tray-hint");
  gtk_widget_add_css_class (words, "game-card-words");
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (words), self->about);
  gtk_box_append (self->box, words);
  turn_choice_card_set_content (TURN_CHOICE_CARD (self), GTK_WIDGET (self->box));
  turn_game_card_set_compact (self, FALSE);

  return GTK_WIDGET (self);
}

void
turn_game_card_set_compact (TurnGameCard *self,
                            gboolean      compact)
{
  g_return_if_fail (TURN_IS_GAME_CARD (self));

  if (self->banner != NULL)
    gtk_box_remove (self->box, self->banner);
  self->banner = turn_game_banner_new (self->kind, compact);
  gtk_box_prepend (self->box, self->banner);
  gtk_widget_set_visible (self->about, !compact);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), compact ? gtk_label_get_label (GTK_LABEL (self->about)) : NULL);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}

const TurnGameKind *
turn_game_card_get_kind (TurnGameCard *self)
{
  g_return_val_if_fail (TURN_IS_GAME_CARD (self), NULL);

  return self->kind;
}
