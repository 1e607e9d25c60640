/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-verdict-card.h"

#include <glib/gi18n.h>
#include <turn-avatar.h>
#include <turn-seat-look.h>
#include <turn-spread.h>
#include <turn-words.h>

#include "turn-box.h"
#include "turn-medal.h"

struct _TurnVerdictCard
{
  AdwBin     parent_instance;

  GtkLabel  *title;
  GtkLabel  *reason;
  GtkBox    *seats;
  GtkWidget *rematch;
};

G_DEFINE_FINAL_TYPE (TurnVerdictCard, turn_verdict_card, ADW_TYPE_BIN)

static void
turn_verdict_card_class_init (TurnVerdictCardClass *klass)
{
}

static GtkWidget *
new_button (const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "pill");

  return button;
}

static void
turn_verdict_card_init (TurnVerdictCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);
  GtkWidget *buttons = turn_spread_new ();

  self->title = GTK_LABEL (gtk_label_new (NULL));
  self->reason = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 40, NULL);
  self->seats = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  self->rematch = new_button (_("_Rematch"), "win.rematch");
  gtk_label_set_wrap (self->title, TRUE);
  gtk_label_set_justify (self->title, GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "hand-over-title");
  gtk_widget_add_css_class (self->rematch, "suggested-action");
  gtk_widget_add_css_class (box, "hand-over");

  turn_spread_append (TURN_SPREAD (buttons), self->rematch);
  turn_spread_append (TURN_SPREAD (buttons), new_button (_("_Watch"), "win.watch-replay"));
  turn_spread_append (TURN_SPREAD (buttons), new_button (_("_New…"), "win.new-battle"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->reason));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->seats));
  gtk_box_append (GTK_BOX (box), buttons);
  adw_bin_set_child (ADW_BIN (self), box);
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

static GtkWidget *
new_seat (TurnMatch        *match,
          const TurnPlaces *places,
          guint             seat)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *avatar = turn_avatar_new (32);
  GtkWidget *name = gtk_label_new (turn_match_get_seat (match, seat)->name);
  g_autofree char *number = turn_words_number (places->scores[seat]);
  GtkWidget *total = gtk_label_new (number);

  turn_avatar_set_paint (TURN_AVATAR (avatar), turn_seat_look_paint (match, seat));
  gtk_widget_set_hexpand (name, TRUE);
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "crew-name");
  gtk_widget_add_css_class (total, "crew-score");
  gtk_box_append (GTK_BOX (row), turn_medal_new (places->places[seat]));
  gtk_box_append (GTK_BOX (row), avatar);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), total);

  return row;
}

void
turn_verdict_card_set_match (TurnVerdictCard *self,
                             TurnMatch       *match,
                             const char      *reason)
{
  const TurnPlaces places = turn_record_get_places (turn_match_get_record (match));
  g_autofree char *title = say_who_won (match, &places);

  g_return_if_fail (TURN_IS_VERDICT_CARD (self));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->reason, reason);
  turn_box_clear (self->seats);
  for (guint i = 0; i < places.n_seats; i++)
    gtk_box_append (self->seats, new_seat (match, &places, places.order[i]));
}

void
turn_verdict_card_focus (TurnVerdictCard *self)
{
  g_return_if_fail (TURN_IS_VERDICT_CARD (self));

  gtk_widget_grab_focus (self->rematch);
}
