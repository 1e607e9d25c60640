/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-verdict-card.h"

#include <glib/gi18n.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-seat-look.h>
#include <turn-spread.h>
#include <turn-words.h>

#include "turn-count-up.h"
#include "turn-end-words.h"
#include "turn-game-kind.h"

struct _TurnVerdictCard
{
  AdwBin     parent_instance;

  GtkLabel  *title;
  GtkLabel  *reason;
  GtkLabel  *own;
  GtkBox    *seats;
  GtkWidget *rematch;
};

G_DEFINE_FINAL_TYPE (TurnVerdictCard, turn_verdict_card, ADW_TYPE_BIN)

static void
turn_verdict_card_class_init (TurnVerdictCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TURN_TYPE_SPREAD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-verdict-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnVerdictCard, title);
  gtk_widget_class_bind_template_child (widget_class, TurnVerdictCard, reason);
  gtk_widget_class_bind_template_child (widget_class, TurnVerdictCard, own);
  gtk_widget_class_bind_template_child (widget_class, TurnVerdictCard, seats);
  gtk_widget_class_bind_template_child (widget_class, TurnVerdictCard, rematch);
}

static void
turn_verdict_card_init (TurnVerdictCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
turn_medal_new (guint place)
{
  static const char *const metals[] = { "gold", "silver", "bronze" };
  g_autofree char *number = g_strdup_printf ("%u", place);
  /* Translators: the place that somebody has at the end of a game, as it is read aloud. */
  g_autofree char *label = g_strdup_printf (_("Place %u"), place);
  GtkWidget *medal = gtk_label_new (number);

  gtk_widget_set_valign (medal, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (medal, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (medal, "medal");
  if (place <= G_N_ELEMENTS (metals))
    gtk_widget_add_css_class (medal, metals[place - 1]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (medal), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return medal;
}

static char *
say_who_won (TurnMatch        *match,
             const TurnPlaces *places)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TURN_MAX_SEATS, NULL, TRUE);
  g_autofree char *list = NULL;

  for (guint i = 0; i < turn_places_n_winners (places); i++)
    g_ptr_array_add (names, turn_match_get_seat (match, places->order[i])->name);
  list = turn_words_list ((const char *const *) names->pdata);

  /* Translators: one name, or several with commas and “and” between them. */
  return g_strdup_printf (ngettext ("%s wins", "%s share the victory", names->len), list);
}

/* The name, and below it what the score is made of. */
static GtkWidget *
new_words (TurnMatch *match,
           guint      seat)
{
  const TurnGameKind *kind = turn_game_kind_of (match);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *name = gtk_label_new (turn_match_get_seat (match, seat)->name);
  g_autofree char *text = kind != NULL && kind->describe_score != NULL ? kind->describe_score (match, seat) : NULL;

  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "crew-name");
  gtk_box_append (GTK_BOX (box), name);
  if (text != NULL)
    {
      GtkWidget *parts = gtk_label_new (text);

      gtk_label_set_xalign (GTK_LABEL (parts), 0);
      gtk_label_set_wrap (GTK_LABEL (parts), TRUE);
      gtk_widget_add_css_class (parts, "tray-hint");
      gtk_box_append (GTK_BOX (box), parts);
    }

  return box;
}

static GtkWidget *
new_seat (TurnMatch        *match,
          const TurnPlaces *places,
          guint             seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *avatar = turn_avatar_new (32);
  GtkWidget *total = gtk_label_new (NULL);

  turn_avatar_set_paint (TURN_AVATAR (avatar), turn_seat_look_paint (match, seat));
  turn_count_up (GTK_LABEL (total), places->scores[seat]);
  gtk_widget_add_css_class (total, "crew-score");
  gtk_box_append (GTK_BOX (row), turn_medal_new (places->places[seat]));
  gtk_box_append (GTK_BOX (row), avatar);
  gtk_box_append (GTK_BOX (row), new_words (match, seat));
  gtk_box_append (GTK_BOX (row), total);

  return row;
}

void
turn_verdict_card_set_match (TurnVerdictCard *self,
                             TurnMatch       *match,
                             const char      *reason)
{
  const TurnPlaces places = turn_record_get_places (turn_match_get_record (match));
  g_autofree char *title = say_who_won (match, &places), *own = turn_end_words_own (match);

  g_return_if_fail (TURN_IS_VERDICT_CARD (self));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->reason, reason);
  gtk_label_set_label (self->own, own != NULL ? own : "");
  gtk_widget_set_visible (GTK_WIDGET (self->own), own != NULL);
  turn_widget_clear (GTK_WIDGET (self->seats));
  for (guint i = 0; i < places.n_seats; i++)
    gtk_box_append (self->seats, new_seat (match, &places, places.order[i]));
}

void
turn_verdict_card_focus (TurnVerdictCard *self)
{
  g_return_if_fail (TURN_IS_VERDICT_CARD (self));

  gtk_widget_grab_focus (self->rematch);
}
