/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-pile.h"

#include <glib/gi18n.h>
#include <rt-words.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-die.h>
#include <turn-hand.h>
#include <turn-seat-look.h>

#include "rt-faces.h"

#define CARD_WIDTH 122
#define LEAST_CARD_WIDTH 56
#define DIE_SIZE 34
#define LEAST_DIE_SIZE 14
#define DIE_SHARE .44           /* of the card's width */
#define OWNER_SIZE 26
#define SPILL 8                 /* how far dice may reach out of the card */
#define ROOM 64                 /* beside the card, where there is some */
#define OVERLAP 5               /* of what is said over the card */
#define MOST_OVERLAP 14         /* where there is little room */

struct _RtPile
{
  GtkWidget   parent_instance;

  guint       pile;
  GtkWidget  *overlay;
  TurnCard   *card;
  GtkWidget  *claim;             /* the dice that lie on it */
  TurnAvatar *owner;
  GtkWidget  *dice[RT_N_DICE];
  GtkLabel   *label;
};

G_DEFINE_FINAL_TYPE (RtPile, rt_pile, GTK_TYPE_WIDGET)

static void
rt_pile_measure (GtkWidget     *widget,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  RtPile *self = RT_PILE (widget);
  int label, full_label;

  gtk_widget_measure (self->overlay, orientation, -1, minimum, natural, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->label), orientation, -1, &label, &full_label, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, label);
      *natural += ROOM;
    }
  else
    {
      *minimum += full_label - MOST_OVERLAP;
      *natural += full_label - OVERLAP;
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* Only the smallest cards are covered more. */
static int
get_overlap (RtPile *self,
             int     height,
             int     label_height)
{
  int least;

  gtk_widget_measure (self->overlay, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);

  return CLAMP (least + label_height - height, OVERLAP, MOST_OVERLAP);
}

/* The words hang on the lower edge of the card, however large it is. */
static void
rt_pile_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  RtPile *self = RT_PILE (widget);
  graphene_rect_t card;
  int label_width, label_height, overlap;

  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_VERTICAL, -1, NULL, &label_height, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &label_width, NULL, NULL);
  overlap = get_overlap (self, height, label_height);
  gtk_widget_size_allocate (self->overlay, &(GtkAllocation) { 0, 0, width, height - label_height + overlap }, -1);
  turn_card_get_bounds (self->card, widget, &card);
  label_width = MIN (MAX (label_width, (int) card.size.width - 18), width);
  gtk_widget_size_allocate (GTK_WIDGET (self->label),
                            &(GtkAllocation) { (width - label_width) / 2, (int) (card.origin.y + card.size.height) - overlap,
                                               label_width, label_height }, -1);
}

/* What the claim has left on the card goes by where the card is: its owner's sign in the free corner, the dice at its foot. */
static gboolean
place_on_card (RtPile       *self,
               GtkWidget    *child,
               GdkRectangle *place)
{
  const gboolean is_owner = child == GTK_WIDGET (self->owner);
  graphene_rect_t card;
  int minimum, natural, height;

  turn_card_get_bounds (self->card, self->overlay, &card);
  gtk_widget_measure (self->claim, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, NULL, NULL);
  height = CLAMP ((int) (DIE_SHARE * card.size.width), minimum, MAX (natural, minimum));
  place->width = is_owner ? OWNER_SIZE : (int) card.size.width + 2 * SPILL;
  place->height = is_owner ? OWNER_SIZE : height;
  place->x = is_owner ? (int) (card.origin.x + card.size.width) - OWNER_SIZE - 3 : (int) card.origin.x - SPILL;
  place->y = is_owner ? (int) card.origin.y + 4 : (int) (card.origin.y + card.size.height) - height - 2 * OVERLAP;

  return TRUE;
}

static void
rt_pile_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (rt_pile_parent_class)->dispose (object);
}

static void
rt_pile_class_init (RtPileClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rt_pile_dispose;
  GTK_WIDGET_CLASS (klass)->measure = rt_pile_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = rt_pile_size_allocate;
}

static void
rt_pile_init (RtPile *self)
{
  static const double tilts[RT_N_DICE] = { 10, -6, 4 };

  self->overlay = gtk_overlay_new ();
  self->card = TURN_CARD (turn_card_new (CARD_WIDTH));
  self->claim = turn_hand_new ();
  self->owner = TURN_AVATAR (turn_avatar_new (OWNER_SIZE));
  self->label = GTK_LABEL (gtk_label_new (NULL));
  turn_card_set_width (self->card, CARD_WIDTH, LEAST_CARD_WIDTH);
  for (guint die = 0; die < RT_N_DICE; die++)
    {
      self->dice[die] = turn_die_new (DIE_SIZE);
      turn_die_set_tilt (TURN_DIE (self->dice[die]), tilts[die]);
      turn_die_set_least_size (TURN_DIE (self->dice[die]), LEAST_DIE_SIZE);
      turn_hand_append (TURN_HAND (self->claim), self->dice[die]);
    }
  gtk_widget_set_can_target (self->claim, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self->owner), FALSE);
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "pill-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->label), "pile-label");
  gtk_overlay_set_child (GTK_OVERLAY (self->overlay), GTK_WIDGET (self->card));
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), self->claim);
  gtk_overlay_add_overlay (GTK_OVERLAY (self->overlay), GTK_WIDGET (self->owner));
  g_signal_connect_object (self->overlay, "get-child-position", G_CALLBACK (place_on_card), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->overlay, GTK_WIDGET (self));
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
}

GtkWidget *
rt_pile_new (guint pile)
{
  RtPile *self = g_object_new (RT_TYPE_PILE, NULL);

  self->pile = pile;
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->card), "u", pile + 1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->card), "roll.take-pile");

  return GTK_WIDGET (self);
}

/* Dice that have claimed a pile are tinted with their player's paint. */
static TurnDieColours
get_colours (const TurnPaint *paint)
{
  return (TurnDieColours) { turn_rgba (turn_mix (0xffffff, paint->high, .22), 1), turn_rgba (turn_mix (0xcfc7b3, paint->body, .3), 1), turn_die_ivory.pips };
}

static void
show_claim (RtPile       *self,
            const RtView *view)
{
  const int owner = rt_state_owner (&view->state, self->pile);
  const TurnPaint *paint = owner >= 0 ? turn_seat_look_paint (view->match, (guint) owner) : NULL;

  gtk_widget_set_visible (self->claim, owner >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->owner), owner >= 0);
  for (guint die = 0; owner >= 0 && die < RT_N_DICE; die++)
    {
      const TurnDieColours colours = get_colours (paint);
      const gboolean lies_here = view->state.places[owner][die] == self->pile + 1;

      gtk_widget_set_visible (self->dice[die], lies_here);
      turn_die_set_face (TURN_DIE (self->dice[die]), view->state.faces[owner][die]);
      turn_die_set_colours (TURN_DIE (self->dice[die]), &colours);
    }
  turn_avatar_set_paint (self->owner, paint);
  turn_seat_look_colour (GTK_WIDGET (self->label), paint);
}

void
rt_pile_show (RtPile       *self,
              const RtView *view)
{
  const gboolean can_claim = rt_view_can_claim (view, self->pile);
  const gboolean is_chosen = view->is_active && self->pile == view->pile && (rt_view_has_card (view) || view->dice != 0);
  const GdkRGBA white = turn_rgba (0xffffff, .9), glow = turn_rgba (turn_seat_look_paint (view->match, view->near)->bright, 1);
  const TurnCardFace face = rt_faces_card (view->state.tops[self->pile]);
  g_autofree char *text = rt_words_pile (view, self->pile), *name = rt_words_card (view->state.tops[self->pile]);
  /* Translators: the number of a pile, its top card, and what is to be said about it. */
  g_autofree char *label = g_strdup_printf (_("Pile %u, %s, %s"), self->pile + 1, name, text);

  g_return_if_fail (RT_IS_PILE (self));

  turn_card_set_face (self->card, &face, label);
  turn_card_set_depth (self->card, view->state.n_cards[self->pile] - 1u);
  turn_card_set_ring (self->card, can_claim ? &glow : is_chosen ? &white : NULL, FALSE);
  gtk_label_set_label (self->label, text);
  turn_widget_set_class (GTK_WIDGET (self->label), "tagger-fill", can_claim || rt_state_owner (&view->state, self->pile) >= 0);
  show_claim (self, view);
}

TurnCard *
rt_pile_get_card (RtPile *self)
{
  g_return_val_if_fail (RT_IS_PILE (self), NULL);

  return self->card;
}

GtkWidget *
rt_pile_get_die (RtPile *self,
                 guint   die)
{
  g_return_val_if_fail (RT_IS_PILE (self), NULL);

  return self->dice[die];
}
