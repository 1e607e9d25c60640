/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-seat-panel.h"

#include <glib/gi18n.h>
#include <tg-words.h>
#include <turn-avatar.h>
#include <turn-card.h>
#include <turn-compat.h>
#include <turn-fold.h>
#include <turn-hand.h>
#include <turn-seat-look.h>
#include <turn-words.h>

#include "tg-faces.h"
#include "turn-card-parts.h"

#define OTHER_WIDTH 54
#define LEAST_OTHER_WIDTH 22
#define OWN_WIDTH 76
#define LEAST_OWN_WIDTH 26
#define N_LETTERS 3

struct _TgSeatPanel
{
  AdwBin      parent_instance;

  gboolean    is_own;
  TurnAvatar *avatar;
  GtkLabel   *name;
  GtkLabel   *about;
  GtkLabel   *score;
  TurnCard   *letters[N_LETTERS];
  TurnCard   *points;
  TurnCard   *it;
};

G_DEFINE_FINAL_TYPE (TgSeatPanel, tg_seat_panel, ADW_TYPE_BIN)

static void
tg_seat_panel_class_init (TgSeatPanelClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
new_label (const char *class)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (label), class);

  return label;
}

/* A card that is only looked at. */
static TurnCard *
add_card (TgSeatPanel *self,
          GtkWidget   *box,
          double       size)
{
  const int width = self->is_own ? OWN_WIDTH : OTHER_WIDTH, least_width = self->is_own ? LEAST_OWN_WIDTH : LEAST_OTHER_WIDTH;
  GtkWidget *card = turn_card_new (width);

  turn_card_set_width (TURN_CARD (card), (int) (size * width), (int) (size * least_width));
  turn_card_part_show_only (card);
  turn_hand_append (TURN_HAND (box), card);

  return TURN_CARD (card);
}

static GtkWidget *
new_header (TgSeatPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->avatar = TURN_AVATAR (turn_avatar_new (32));
  self->name = new_label ("crew-name");
  self->about = new_label ("tray-hint");
  self->score = new_label ("crew-score");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->name));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->about));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->avatar));
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->score));

  return box;
}

static void
tg_seat_panel_init (TgSeatPanel *self)
{
}

GtkWidget *
tg_seat_panel_new (gboolean own)
{
  TgSeatPanel *self = g_object_new (TG_TYPE_SEAT_PANEL, NULL);
  GtkWidget *cards = turn_hand_new ();

  self->is_own = own;
  turn_hand_set_shrinks (TURN_HAND (cards), TRUE);
  for (guint i = 0; i < N_LETTERS; i++)
    self->letters[i] = add_card (self, cards, 1);
  self->points = add_card (self, cards, .8);
  self->it = add_card (self, cards, .8);
  gtk_widget_set_margin_start (GTK_WIDGET (self->points), 10);
  gtk_widget_add_css_class (GTK_WIDGET (self), "seat-panel");
  adw_bin_set_child (ADW_BIN (self), turn_fold_new (new_header (self), cards));

  return GTK_WIDGET (self);
}

static void
refresh_letters (TgSeatPanel   *self,
                 const TgState *state,
                 guint          seat)
{
  for (guint i = 0; i < N_LETTERS; i++)
    {
      const TgCard letter = (TgCard) (TG_T + i);
      const gboolean lies = tg_state_has_letter (state, seat, letter);
      TurnCardFace face = tg_faces_card (letter);
      g_autofree char *label = g_strdup_printf (lies ? _("%s in front") : _("%s is missing"), tg_words_card (letter));

      if (!lies)
        face.kind = TURN_CARD_SLOT;
      turn_card_set_face (self->letters[i], &face, label);
    }
}

/* Whatever lies there or not, nothing is pushed aside for it. */
static void
show_or_keep_room (TurnCard *card,
                   gboolean  is_there)
{
  gtk_widget_set_opacity (GTK_WIDGET (card), is_there ? 1 : 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_STATE_HIDDEN, !is_there, -1);
}

/* What went aside lies on one heap: sets and TAG cards count the same. */
static void
refresh_points (TgSeatPanel   *self,
                const TgState *state,
                guint          seat)
{
  const guint n = state->sets[seat] + (guint) state->tags[seat];
  const TurnCardFace face = tg_faces_card (TG_TAG), it = tg_faces_it ();
  g_autofree char *label = g_strdup_printf (ngettext ("%u point aside", "%u points aside", n), n);

  show_or_keep_room (self->points, n > 0);
  turn_card_set_face (self->points, &face, label);
  turn_card_set_depth (self->points, n > 0 ? n - 1 : 0);
  show_or_keep_room (self->it, tg_state_it (state) == (int) seat);
  turn_card_set_face (self->it, &it, _("IT, minus 3 points"));
  turn_card_set_tilt (self->it, 6);
}

static char *
say_about (TgSeatPanel   *self,
           const TgState *state,
           guint          seat)
{
  const guint n = tg_state_n_in_hand (state, seat);
  g_autofree char *hand = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);

  if (tg_state_freezer (state) == (int) seat)
    /* Translators: how many cards somebody holds, and that a card called Freeze of theirs lies on the table. */
    return g_strdup_printf (_("%s · Freeze"), hand);

  for (TgCard letter = TG_T; self->is_own && letter <= TG_G; letter++)
    if ((state->fronts[seat] | 1u << letter) == (1u << TG_T | 1u << TG_A | 1u << TG_G) && !tg_state_has_letter (state, seat, letter))
      return g_strdup_printf (_("%s is missing"), tg_words_card (letter));

  return g_steal_pointer (&hand);
}

void
tg_seat_panel_show (TgSeatPanel  *self,
                    const TgView *view,
                    guint         seat)
{
  const TgState *state = &view->state;
  const TurnPaint *paint = turn_seat_look_paint (view->match, seat);
  const gboolean is_current = view->to_move == (int) seat;
  const char *name = turn_match_get_seat (view->match, seat)->name;
  g_autofree char *about = say_about (self, state, seat);
  g_autofree char *score = turn_words_number (tg_state_score (state, seat));
  g_autofree char *label = NULL;

  g_return_if_fail (TG_IS_SEAT_PANEL (self));

  /* Translators: a player's name, score, and what is known of their cards. */
  label = g_strdup_printf (_("%s, score %s, %s"), name, score, about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  turn_avatar_set_paint (self->avatar, paint);
  turn_avatar_set_state (self->avatar, is_current ? TURN_AVATAR_CURRENT : TURN_AVATAR_PLAIN);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->about, about);
  gtk_label_set_label (self->score, score);
  refresh_letters (self, state, seat);
  refresh_points (self, state, seat);
  turn_seat_look_colour (GTK_WIDGET (self), paint);
  turn_widget_set_class (GTK_WIDGET (self), "current", is_current);
}

TurnCard *
tg_seat_panel_get_letter (TgSeatPanel *self,
                          TgCard       letter)
{
  g_return_val_if_fail (TG_IS_SEAT_PANEL (self), NULL);

  return self->letters[letter - TG_T];
}

TurnCard *
tg_seat_panel_get_points (TgSeatPanel *self)
{
  g_return_val_if_fail (TG_IS_SEAT_PANEL (self), NULL);

  return self->points;
}

TurnCard *
tg_seat_panel_get_it (TgSeatPanel *self)
{
  g_return_val_if_fail (TG_IS_SEAT_PANEL (self), NULL);

  return self->it;
}

GtkWidget *
tg_seat_panel_get_avatar (TgSeatPanel *self)
{
  g_return_val_if_fail (TG_IS_SEAT_PANEL (self), NULL);

  return GTK_WIDGET (self->avatar);
}
