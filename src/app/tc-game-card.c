/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-card.h"

#include <glib/gi18n.h>
#include <tc-rules.h>

#include "tc-game-banner.h"

struct _TcGameCard
{
  TcChoiceCard     parent_instance;

  const TurnRules *rules;
  GtkBox          *box;
  GtkWidget       *banner;
  GtkLabel        *name;
  GtkWidget       *about;
};

G_DEFINE_FINAL_TYPE (TcGameCard, tc_game_card, TC_TYPE_CHOICE_CARD)

/* How the games are called. One that is not told here still gets a card. */
static const struct { const char *id, *title, *about; } games[] = {
  { "tag-city", N_("Tag City"), N_("Paint the city with dice") },
  { "tag", N_("TAG"), N_("Quick card chase") },
  { "roll-tag", N_("Roll Tag"), N_("Dice and piles, a duel") },
};

static guint
find_game (const char *id)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i].id, id))
      break;

  return i;
}

static void
tc_game_card_class_init (TcGameCardClass *klass)
{
}

static void
tc_game_card_init (TcGameCard *self)
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
say_players (const TurnRules *rules)
{
  if (rules->min_seats == rules->max_seats)
    return g_strdup_printf (ngettext ("%u player", "%u players", rules->min_seats), rules->min_seats);
  if (rules == &tc_rules)
    /* Translators: how few and how many can play. */
    return g_strdup_printf (_("%u to %u taggers"), rules->min_seats, rules->max_seats);

  /* Translators: how few and how many can play. */
  return g_strdup_printf (_("%u to %u players"), rules->min_seats, rules->max_seats);
}

/* "Paint the city with dice · 2 to 4 taggers" */
static char *
say_about (const TurnRules *rules,
           const char      *about)
{
  g_autofree char *players = say_players (rules);

  return about == NULL ? g_steal_pointer (&players) : g_strdup_printf ("%s · %s", about, players);
}

GtkWidget *
tc_game_card_new (const TurnRules *rules)
{
  TcGameCard *self = g_object_new (TC_TYPE_GAME_CARD, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const guint game = find_game (rules->id);
  const gboolean known = game < G_N_ELEMENTS (games);
  g_autofree char *about = say_about (rules, known ? _(games[game].about) : NULL);

  self->rules = rules;
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->name = GTK_LABEL (new_label (known ? _(games[game].title) : rules->id, "crew-name"));
  self->about = new_label (about, "tray-hint");
  gtk_widget_add_css_class (words, "game-card-words");
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (words), self->about);
  gtk_box_append (self->box, words);
  tc_choice_card_set_content (TC_CHOICE_CARD (self), GTK_WIDGET (self->box));
  tc_game_card_set_compact (self, FALSE);

  return GTK_WIDGET (self);
}

void
tc_game_card_set_compact (TcGameCard *self,
                          gboolean    compact)
{
  g_return_if_fail (TC_IS_GAME_CARD (self));

  if (self->banner != NULL)
    gtk_box_remove (self->box, self->banner);
  self->banner = tc_game_banner_new (self->rules->id, gtk_label_get_label (self->name), compact);
  gtk_box_prepend (self->box, self->banner);
  gtk_widget_set_visible (self->about, !compact);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), compact ? gtk_label_get_label (GTK_LABEL (self->about)) : NULL);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
}

const char *
tc_game_card_get_id (TcGameCard *self)
{
  g_return_val_if_fail (TC_IS_GAME_CARD (self), NULL);

  return self->rules->id;
}
