/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-page.h"

#include <glib/gi18n.h>
#include <rt-rules.h>
#include <tc-avatar.h>
#include <tc-card.h>

#include "rt-dice.h"
#include "rt-words.h"
#include "tc-box.h"
#include "tc-game-parts.h"
#include "tc-scene.h"

#define HAND_WIDTH 88
#define PILE_WIDTH 88
#define BACK_WIDTH 40
#define NONE G_MAXUINT

struct _RtPage
{
  TcGamePage parent_instance;

  guint      card;                            /* of the hand, or NONE */
  guint      dice;                            /* chosen, a bit each */
  guint      pile;                            /* chosen */
  guint      n_in_hand;
  RtCard     hand[RT_N_IN_HAND];

  TcAvatar  *other_avatar;
  GtkLabel  *other_name;
  GtkLabel  *other_cards;
  TcHand    *other_hand;
  GtkBox    *other_dice;
  TcCard    *piles[RT_N_PILES];
  GtkLabel  *pile_labels[RT_N_PILES];
  TcCard    *deck;
  GtkLabel  *deck_label;
  GtkLabel  *own_name;
  GtkBox    *own_dice;
  GtkLabel  *sum;
  TcHand    *cards;
  GtkLabel  *news;
  GtkWidget *confirm;
  GtkWidget *reroll;
};

G_DEFINE_FINAL_TYPE (RtPage, rt_page, TC_TYPE_GAME_PAGE)

static TurnMatch *
get_match (RtPage * self)
{
  return tc_game_page_get_match (TC_GAME_PAGE (self));
}

static const RtState *
get_state (RtPage *self)
{
  return turn_match_get_state (get_match (self));
}

/* Whose side of the table is near: the viewer's, or the first one's while nobody's hand may be seen. */
static guint
near_seat (RtPage *self)
{
  return (guint) MAX (tc_game_page_get_viewer (TC_GAME_PAGE (self)), 0);
}

static gboolean
is_active (RtPage *self)
{
  return tc_game_page_is_active (TC_GAME_PAGE (self));
}

static void
make_move (RtPage *self,
           RtMove  move)
{
  self->card = NONE;
  self->dice = 0;
  tc_game_page_play (TC_GAME_PAGE (self), rt_move_to_turn (move));
}

static gboolean
has_card (RtPage *self)
{
  return self->card < self->n_in_hand;
}

static gboolean
can_claim (RtPage *self,
           guint   pile)
{
  return is_active (self) && !has_card (self) && rt_state_can_claim (get_state (self), pile, self->dice);
}

static gboolean
can_confirm (RtPage *self)
{
  if (has_card (self))
    return is_active (self) && rt_state_owner (get_state (self), self->pile) < 0;

  return can_claim (self, self->pile);
}

static void
last_die_answered (RtPage     *self,
                   const char *response)
{
  if (g_str_equal (response, "claim") && can_claim (self, self->pile))
    make_move (self, rt_move_claim (self->pile, self->dice));
}

/* Using the last die ends the game and gives every open pile away: that is asked before it is done. */
static void
claim (RtPage *self)
{
  const guint n_given = rt_last_die_gives (get_state (self), self->pile, self->dice);
  GtkWidget *dialog;

  if (n_given == 0)
    {
      make_move (self, rt_move_claim (self->pile, self->dice));
      return;
    }
  dialog = rt_last_die_dialog_new (GTK_WIDGET (self), n_given);
  g_signal_connect_object (dialog, "response", G_CALLBACK (last_die_answered), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
confirm (RtPage *self)
{
  if (!can_confirm (self))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (has_card (self))
    make_move (self, rt_move_place (self->hand[self->card], self->pile));
  else
    claim (self);
}

/* If the chosen dice make just one pile, that is the one. */
static void
follow_dice (RtPage *self)
{
  for (guint pile = 0; pile < RT_N_PILES && !can_claim (self, self->pile); pile++)
    if (can_claim (self, pile))
      self->pile = pile;
}

static void
choose_card (RtPage *self,
             guint   index)
{
  self->card = index < self->n_in_hand && self->card != index && is_active (self) ? index : NONE;
  self->dice = 0;
  tc_game_page_refresh (TC_GAME_PAGE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
choose_die (RtPage *self,
            guint   die)
{
  if (!is_active (self) || die >= RT_N_DICE || rt_state_die_used (get_state (self), get_state (self)->seat, die))
    return;

  self->card = NONE;
  self->dice ^= 1u << die;
  follow_dice (self);
  tc_game_page_refresh (TC_GAME_PAGE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
card_clicked (RtPage    *self,
              GtkWidget *card)
{
  choose_card (self, tc_game_part_get_index (card));
}

static void
die_clicked (RtPage    *self,
             GtkWidget *button)
{
  choose_die (self, tc_game_part_get_index (button));
}

static void
pile_clicked (RtPage    *self,
              GtkWidget *card)
{
  self->pile = tc_game_part_get_index (card);
  if (can_confirm (self))
    confirm (self);
  else
    tc_game_page_refresh (TC_GAME_PAGE (self));
}

static void
collect_hand (RtPage *self)
{
  const int viewer = tc_game_page_get_viewer (TC_GAME_PAGE (self));

  self->n_in_hand = 0;
  for (RtCard card = 0; viewer >= 0 && card < RT_N_CARDS; card++)
    if (rt_state_has_card (get_state (self), (guint) viewer, card) && self->n_in_hand < RT_N_IN_HAND)
      self->hand[self->n_in_hand++] = card;
  if (!is_active (self))
    {
      self->card = NONE;
      self->dice = 0;
    }
}

static void
refresh_hands (RtPage *self)
{
  const TcCardFace back = rt_words_back_face (tc_scene_seat_paint (get_match (self), 1 - near_seat (self)));

  collect_hand (self);
  tc_hand_clear (self->cards);
  for (guint i = 0; i < self->n_in_hand; i++)
    {
      const TcCardFace face = rt_words_face (self->hand[i]);
      g_autofree char *name = rt_words_card (self->hand[i]);

      tc_hand_append (self->cards, tc_game_part_new_card (&face, name, HAND_WIDTH, i, self->n_in_hand, i == self->card,
                                                          G_CALLBACK (card_clicked), self));
    }

  tc_hand_clear (self->other_hand);
  for (guint i = 0; i < RT_N_IN_HAND; i++)
    {
      GtkWidget *card = tc_card_new (BACK_WIDTH);

      tc_card_set_face (TC_CARD (card), &back, _("Hidden card"));
      tc_game_part_show_only (card);
      tc_hand_append (self->other_hand, card);
    }
}

static GtkWidget *
new_die (RtPage *self,
         guint   seat,
         guint   die)
{
  const gboolean is_own = seat == near_seat (self), is_used = rt_state_die_used (get_state (self), seat, die);
  const GdkRGBA ring = tc_rgba (tc_scene_seat_paint (get_match (self), seat)->bright, 1);
  GtkWidget *button = rt_die_button_new (die, get_state (self)->faces[seat][die], is_used, is_own && !is_used,
                                         is_own && (self->dice >> die & 1) != 0 ? &ring : NULL);

  g_signal_connect_object (button, "clicked", G_CALLBACK (die_clicked), self, G_CONNECT_SWAPPED);

  return button;
}

static void
refresh_dice (RtPage *self)
{
  const guint own = near_seat (self);
  g_autofree char *sum = rt_words_sum (get_state (self), own, self->dice);

  tc_box_clear (self->own_dice);
  tc_box_clear (self->other_dice);
  for (guint die = 0; die < RT_N_DICE; die++)
    {
      gtk_box_append (self->own_dice, new_die (self, own, die));
      gtk_box_append (self->other_dice, new_die (self, 1 - own, die));
    }
  gtk_label_set_label (self->sum, sum);
}

static void
refresh_pile (RtPage *self,
              guint   pile)
{
  const RtState *state = get_state (self);
  const GdkRGBA white = tc_rgba (0xffffff, .9), glow = tc_rgba (tc_scene_seat_paint (get_match (self), near_seat (self))->bright, 1);
  const gboolean is_chosen = is_active (self) && pile == self->pile && (has_card (self) || self->dice != 0);
  const TcCardFace face = rt_words_face (state->tops[pile]);
  g_autofree char *text = rt_words_pile (get_match (self), pile, can_claim (self, pile)), *name = rt_words_card (state->tops[pile]);
  /* Translators: the number of a pile, its top card, and what is to be said about it. */
  g_autofree char *label = g_strdup_printf (_("Pile %u, %s, %s"), pile + 1, name, text);

  tc_card_set_face (self->piles[pile], &face, label);
  tc_card_set_depth (self->piles[pile], state->n_cards[pile] - 1u);
  tc_card_set_ring (self->piles[pile], can_claim (self, pile) ? &glow : is_chosen ? &white : NULL, FALSE);
  gtk_label_set_label (self->pile_labels[pile], text);
  if (can_claim (self, pile))
    gtk_widget_add_css_class (GTK_WIDGET (self->pile_labels[pile]), "tagger-fill");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->pile_labels[pile]), "tagger-fill");
}

static void
refresh_names (RtPage *self)
{
  const guint own = near_seat (self), other = 1 - own;
  g_autofree char *theirs = rt_words_claimed (get_state (self), other), *mine = rt_words_claimed (get_state (self), own), *n_deck = NULL, *line = NULL;
  const TcCardFace back = rt_words_back_face (tc_paint_find ("ultra"));

  n_deck = g_strdup_printf (_("Deck · %u"), get_state (self)->n_deck);
  line = g_strdup_printf ("%s · %s", turn_match_get_seat (get_match (self), own)->name, mine);
  tc_avatar_set_paint (self->other_avatar, tc_scene_seat_paint (get_match (self), other));
  gtk_label_set_label (self->other_name, turn_match_get_seat (get_match (self), other)->name);
  gtk_label_set_label (self->other_cards, theirs);
  gtk_label_set_label (self->own_name, line);
  gtk_label_set_label (self->deck_label, n_deck);
  tc_card_set_face (self->deck, &back, n_deck);
  tc_card_set_depth (self->deck, get_state (self)->n_deck);
}

static void
refresh_actions (RtPage *self)
{
  gtk_widget_set_sensitive (self->confirm, can_confirm (self));
  gtk_button_set_label (GTK_BUTTON (self->confirm), has_card (self) ? _("Lay the card") : _("Claim the pile"));
  gtk_widget_set_sensitive (self->reroll, is_active (self));
  gtk_button_set_label (GTK_BUTTON (self->reroll), self->dice == 0 ? _("Roll all dice") : _("Roll the chosen dice"));
}

static void
refresh_prompt (RtPage *self)
{
  TcGamePage *page = TC_GAME_PAGE (self);
  const int to_move = turn_match_get_to_move (get_match (self));
  g_autofree char *title = NULL;

  if (is_active (self))
    {
      title = g_strdup_printf (_("%s, do one thing"), turn_match_get_seat (get_match (self), near_seat (self))->name);
      tc_game_page_set_prompt (page, (int) near_seat (self), title,
                               has_card (self) ? _("Arrows choose the pile, Enter lays the card")
                               : self->dice != 0 ? _("Enter claims a pile that the dice make, R rolls them")
                                                 : _("1–5 choose a card, 6–8 dice, R rolls"));
    }
  else if (to_move == TURN_OVER)
    {
      tc_game_page_set_prompt (page, -1, _("The game is over"), "");
    }
  else
    {
      title = to_move < 0 ? g_strdup (_("The dice are rolling"))
                          : g_strdup_printf (_("%s is playing"), turn_match_get_seat (get_match (self), (guint) to_move)->name);
      tc_game_page_set_prompt (page, to_move, title, "");
    }
}

static void
rt_page_refresh (TcGamePage *page)
{
  RtPage *self = RT_PAGE (page);
  g_autofree char *news = rt_words_news (get_match (self));

  refresh_hands (self);
  refresh_prompt (self);
  refresh_dice (self);
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    refresh_pile (self, pile);
  refresh_names (self);
  refresh_actions (self);
  gtk_label_set_label (self->news, news != NULL ? news : "");
}

static GtkWidget *
nth_child (gpointer box,
           guint    index)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (box));

  while (child != NULL && index-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* The keys work wherever the focus is. */
static void
rt_page_focus (TcGamePage *page)
{
  RtPage *self = RT_PAGE (page);
  GtkWidget *target = has_card (self) || can_claim (self, self->pile) ? GTK_WIDGET (self->piles[self->pile])
                      : self->dice != 0 ? nth_child (self->own_dice, (guint) __builtin_ctz (self->dice)) : nth_child (self->cards, 0);

  if (target != NULL)
    gtk_widget_grab_focus (target);
}

static char *
rt_page_dup_subtitle (TcGamePage *page)
{
  TurnMatch *match = get_match (RT_PAGE (page));

  /* Translators: the names of the two players. */
  return g_strdup_printf (_("%s against %s"), turn_match_get_seat (match, 0)->name, turn_match_get_seat (match, 1)->name);
}

static void
card_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  choose_card (RT_PAGE (widget), g_variant_get_uint32 (parameter) - 1);
}

static void
die_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  choose_die (RT_PAGE (widget), g_variant_get_uint32 (parameter) - 1);
}

static void
pile_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);

  self->pile = (self->pile + (guint) (RT_N_PILES + g_variant_get_int32 (parameter))) % RT_N_PILES;
  tc_game_page_refresh (TC_GAME_PAGE (self));
  gtk_widget_grab_focus (GTK_WIDGET (self->piles[self->pile]));
}

static void
confirm_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  confirm (RT_PAGE (widget));
}

static void
reroll_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  RtPage *self = RT_PAGE (widget);
  const RtState *state = get_state (self);

  if (is_active (self))
    make_move (self, rt_move_reroll (self->dice != 0 ? self->dice : rt_state_free_dice (state, state->seat)));
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "roll.card", "u", card_activated);
  gtk_widget_class_install_action (widget_class, "roll.die", "u", die_activated);
  gtk_widget_class_install_action (widget_class, "roll.pile", "i", pile_activated);
  gtk_widget_class_install_action (widget_class, "roll.confirm", NULL, confirm_activated);
  gtk_widget_class_install_action (widget_class, "roll.reroll", NULL, reroll_activated);
  for (guint i = 1; i <= RT_N_IN_HAND; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "roll.card", "u", i);
  for (guint i = 1; i <= RT_N_DICE; i++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + RT_N_IN_HAND + i, 0, "roll.die", "u", i);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, 0, "roll.pile", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, 0, "roll.pile", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, 0, "roll.pile", "i", 2);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, 0, "roll.pile", "i", -2);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "roll.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "roll.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r, 0, "roll.reroll", NULL);
}

static void
rt_page_class_init (RtPageClass *klass)
{
  TcGamePageClass *page_class = TC_GAME_PAGE_CLASS (klass);

  page_class->refresh = rt_page_refresh;
  page_class->describe_move = rt_words_move;
  page_class->focus = rt_page_focus;
  page_class->dup_subtitle = rt_page_dup_subtitle;
  install_actions (GTK_WIDGET_CLASS (klass));
}

static GtkWidget *
new_other (RtPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *dice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *hand = tc_hand_new ();

  self->other_avatar = TC_AVATAR (tc_avatar_new (36));
  self->other_name = tc_game_part_add_label (words, "crew-name");
  self->other_cards = tc_game_part_add_label (words, "tray-hint");
  self->other_dice = GTK_BOX (dice);
  self->other_hand = TC_HAND (hand);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (dice, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (dice, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->other_avatar));
  gtk_box_append (GTK_BOX (box), words);

  return tc_game_part_new_flow (box, hand, dice, NULL);
}

static void
add_pile (RtPage  *self,
          GtkGrid *grid,
          guint    pile)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *card = tc_card_new (PILE_WIDTH);

  self->piles[pile] = TC_CARD (card);
  tc_game_part_set_index (card, pile);
  g_signal_connect_object (card, "clicked", G_CALLBACK (pile_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (column), card);
  self->pile_labels[pile] = tc_game_part_add_label (column, "pill-label");
  gtk_widget_set_halign (GTK_WIDGET (self->pile_labels[pile]), GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, column, (int) pile % 2, (int) pile / 2, 1, 1);
}

static GtkWidget *
new_own_dice (RtPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_widget_add_css_class (box, "seat-panel");
  gtk_widget_add_css_class (box, "current");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_label_set_label (tc_game_part_add_label (box, "tray-caption"), _("Your dice"));
  self->own_dice = tc_game_part_add_row (box);
  self->sum = tc_game_part_add_label (box, "crew-name");
  self->own_name = tc_game_part_add_label (box, "tray-hint");

  return box;
}

/* The deck, and what can be done besides laying cards and choosing dice. */
static GtkWidget *
new_deck (RtPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *deck = tc_card_new (72);

  self->deck = TC_CARD (deck);
  tc_game_part_show_only (deck);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), deck);
  self->deck_label = tc_game_part_add_label (box, "tray-caption");
  self->confirm = tc_game_part_add_button (box, "roll.confirm");
  self->reroll = tc_game_part_add_button (box, "roll.reroll");
  gtk_widget_set_margin_top (self->confirm, 10);
  gtk_widget_add_css_class (self->confirm, "suggested-action");

  return box;
}

static GtkWidget *
new_middle (RtPage *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint pile = 0; pile < RT_N_PILES; pile++)
    add_pile (self, GTK_GRID (grid), pile);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);

  return tc_game_part_new_flow (new_own_dice (self), grid, new_deck (self), NULL);
}

static void
fill (RtPage    *self,
      GtkWidget *box)
{
  gtk_box_append (GTK_BOX (box), new_other (self));
  gtk_box_append (GTK_BOX (box), new_middle (self));
  self->news = tc_game_part_add_label (box, "game-news");
}

static void
rt_page_init (RtPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->card = NONE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "tile-wall");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (box, 12);
  fill (self, box);
  self->cards = TC_HAND (tc_hand_new ());
  tc_game_page_set_content (TC_GAME_PAGE (self), box, GTK_WIDGET (self->cards));
}

GtkWidget *
rt_page_new (void)
{
  return g_object_new (RT_TYPE_PAGE, NULL);
}
