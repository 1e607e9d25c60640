/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-page.h"

#include <glib/gi18n.h>
#include <tc-card.h>
#include <tg-rules.h>

#include "tc-box.h"
#include "tc-game-parts.h"
#include "tg-seat-panel.h"
#include "tg-words.h"

#define HAND_WIDTH 92
#define PILE_WIDTH 86
#define MAX_IN_HAND 7
#define NONE G_MAXUINT

struct _TgPage
{
  TcGamePage  parent_instance;

  guint       chosen;                          /* which card of the hand, or NONE */
  guint       n_in_hand;
  TgCard      hand[MAX_IN_HAND];               /* as it is shown */

  GtkFlowBox *others;
  AdwBin     *own;
  TcCard     *deck;
  TcCard     *discard;
  TcCard     *freeze;
  TcCard     *it;
  GtkLabel   *deck_label;
  GtkLabel   *discard_label;
  GtkLabel   *news;
  TcHand     *cards;
  GtkBox     *choices;
};

G_DEFINE_FINAL_TYPE (TgPage, tg_page, TC_TYPE_GAME_PAGE)

static TurnMatch *
get_match (TgPage * self)
{
  return tc_game_page_get_match (TC_GAME_PAGE (self));
}

static const TgState *
get_state (TgPage *self)
{
  return turn_match_get_state (get_match (self));
}

static void
make_move (TgPage    *self,
           TgMoveKind kind,
           guint      what)
{
  self->chosen = NONE;
  tc_game_page_play (TC_GAME_PAGE (self), tg_move_to_turn (tg_move_new (kind, what)));
}

/* Whether the rules would take the move from the viewer now. */
static gboolean
is_possible (TgPage    *self,
             TgMoveKind kind,
             guint      what)
{
  TgState after;

  return tc_game_page_is_active (TC_GAME_PAGE (self))
         && tg_state_play (turn_match_get_game (get_match (self)), get_state (self), tg_move_new (kind, what), &after) == TG_LEGAL;
}

static gboolean
has_chosen (TgPage *self)
{
  return self->chosen < self->n_in_hand;
}

static void
choose_card (TgPage *self,
             guint   index)
{
  self->chosen = index < self->n_in_hand && is_possible (self, TG_MOVE_DISCARD, self->hand[index]) ? index : NONE;
  tc_game_page_refresh (TC_GAME_PAGE (self));
  if (has_chosen (self))
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->cards)));
  TC_GAME_PAGE_GET_CLASS (self)->focus (TC_GAME_PAGE (self));
}

/* The card itself is the button: once it chooses, once more it plays. */
static void
card_clicked (TgPage    *self,
              GtkWidget *card)
{
  const guint index = tc_game_part_get_index (card);

  if (index == self->chosen && is_possible (self, TG_MOVE_PLAY, self->hand[index]))
    make_move (self, TG_MOVE_PLAY, self->hand[index]);
  else
    choose_card (self, index);
}

static void
deck_clicked (TgPage *self)
{
  make_move (self, TG_MOVE_DRAW_DECK, 0);
}

static void
discard_clicked (TgPage *self)
{
  make_move (self, TG_MOVE_DRAW_DISCARD, 0);
}

static void
choice_clicked (TgPage    *self,
                GtkWidget *button)
{
  const guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));
  const guint what = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "what"));

  if (tc_game_page_is_asked (TC_GAME_PAGE (self)))
    tc_game_page_answer (TC_GAME_PAGE (self));
  else
    make_move (self, kind, what);
}

/* A button that makes a move; the first one is suggested. */
static GtkWidget *
add_choice (TgPage     *self,
            const char *label,
            TgMoveKind  kind,
            guint       what)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind));
  g_object_set_data (G_OBJECT (button), "what", GUINT_TO_POINTER (what));
  gtk_widget_add_css_class (button, "pill");
  if (gtk_widget_get_first_child (GTK_WIDGET (self->choices)) == NULL)
    gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (choice_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->choices, button);

  return button;
}

static void
add_draws (TgPage *self)
{
  const TgCard top = tg_state_discard (get_state (self), 0);
  g_autofree char *take = g_strdup_printf (_("2 · Take %s"), tg_words_card (top));

  if (is_possible (self, TG_MOVE_DRAW_DECK, 0))
    add_choice (self, _("1 · Draw"), TG_MOVE_DRAW_DECK, 0);
  if (is_possible (self, TG_MOVE_DRAW_DISCARD, 0))
    add_choice (self, take, TG_MOVE_DRAW_DISCARD, 0);
}

static void
add_card_choices (TgPage *self)
{
  const TgCard card = self->hand[self->chosen];

  if (is_possible (self, TG_MOVE_PLAY, card))
    add_choice (self, _("Play"), TG_MOVE_PLAY, card);
  if (is_possible (self, TG_MOVE_DISCARD, card))
    add_choice (self, _("Discard"), TG_MOVE_DISCARD, card);
}

static void
add_receivers (TgPage *self)
{
  guint number = 1;

  for (guint seat = 0; seat < turn_match_get_n_seats (get_match (self)); seat++)
    if (is_possible (self, TG_MOVE_IT, seat))
      {
        g_autofree char *label = g_strdup_printf ("%u · %s", number++, turn_match_get_seat (get_match (self), seat)->name);

        add_choice (self, label, TG_MOVE_IT, seat);
      }
  if (is_possible (self, TG_MOVE_IT, TG_LEAVE_IT))
    add_choice (self, _("Leave it"), TG_MOVE_IT, TG_LEAVE_IT);
}

/* Whoever is given IT is asked the same way, with a Gool or without. */
static void
add_answers (TgPage *self)
{
  GtkWidget *gool = add_choice (self, _("1 · Gool!"), TG_MOVE_GOOL, 0);

  gtk_widget_set_sensitive (gool, is_possible (self, TG_MOVE_GOOL, 0));
  add_choice (self, _("2 · Accept"), TG_MOVE_ACCEPT, 0);
}

static void
refresh_choices (TgPage *self)
{
  const TgState *state = get_state (self);

  tc_box_clear (self->choices);
  if (tc_game_page_is_asked (TC_GAME_PAGE (self)))
    {
      add_answers (self);
      return;
    }
  if (!tc_game_page_is_active (TC_GAME_PAGE (self)))
    return;

  if (state->phase == TG_PHASE_IT)
    add_receivers (self);
  else if (state->phase == TG_PHASE_ANSWER)
    add_answers (self);
  else if (has_chosen (self))
    add_card_choices (self);
  else
    add_draws (self);
  if (is_possible (self, TG_MOVE_SKIP, 0))
    add_choice (self, _("Pass"), TG_MOVE_SKIP, 0);
}

static void
collect_hand (TgPage *self,
              int     viewer)
{
  self->n_in_hand = 0;
  for (TgCard card = TG_T; viewer >= 0 && card <= TG_FREEZE; card++)
    for (guint i = 0; i < tg_state_count (get_state (self), (guint) viewer, card) && self->n_in_hand < MAX_IN_HAND; i++)
      self->hand[self->n_in_hand++] = card;
  if (!tc_game_page_is_active (TC_GAME_PAGE (self)) || self->chosen >= self->n_in_hand)
    self->chosen = NONE;
}

static void
refresh_hand (TgPage *self)
{
  collect_hand (self, tc_game_page_get_viewer (TC_GAME_PAGE (self)));
  tc_hand_clear (self->cards);
  for (guint i = 0; i < self->n_in_hand; i++)
    {
      const TcCardFace face = tg_words_face (self->hand[i]);

      tc_hand_append (self->cards, tc_game_part_new_card (&face, tg_words_card (self->hand[i]), HAND_WIDTH, i, self->n_in_hand,
                                                          i == self->chosen, G_CALLBACK (card_clicked), self));
    }
}

static void
refresh_piles (TgPage *self)
{
  const TgState *state = get_state (self);
  const TcCardFace slot = { .kind = TC_CARD_SLOT }, back = tg_words_back_face (), it = tg_words_it_face ();
  const TcCardFace top = tg_words_face (tg_state_discard (state, 0)), freeze = tg_words_face (TG_FREEZE);
  const TcCardFace no_freeze = { .kind = TC_CARD_SLOT, .letters = "❄" };
  g_autofree char *n_deck = g_strdup_printf (_("Draw · %u"), state->n_deck);
  g_autofree char *n_discards = g_strdup_printf (_("Discard · %u"), state->n_discards);
  g_autofree char *discarded = g_strdup_printf (_("Discard pile, on top: %s"), tg_words_card (tg_state_discard (state, 0)));

  gtk_label_set_label (self->deck_label, n_deck);
  gtk_label_set_label (self->discard_label, n_discards);
  tc_card_set_face (self->deck, state->n_deck > 0 ? &back : &slot, n_deck);
  tc_card_set_depth (self->deck, state->n_deck > 0 ? state->n_deck - 1u : 0);
  tc_card_set_face (self->discard, &top, discarded);
  tc_card_set_depth (self->discard, state->n_discards > 0 ? state->n_discards - 1u : 0);
  tc_card_set_face (self->freeze, state->freezer != 0 ? &freeze : &no_freeze,
                    state->freezer != 0 ? _("A Freeze lies in the middle") : _("No Freeze lies in the middle"));
  tc_card_set_face (self->it, &it, _("IT lies in the middle"));
  gtk_widget_set_visible (GTK_WIDGET (self->it), tg_state_it (state) < 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->deck), TRUE);
}

static void
refresh_seats (TgPage *self)
{
  const guint n_seats = turn_match_get_n_seats (get_match (self));
  const int viewer = tc_game_page_get_viewer (TC_GAME_PAGE (self));
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->others))) != NULL)
    gtk_flow_box_remove (self->others, child);
  adw_bin_set_child (self->own, NULL);
  gtk_flow_box_set_max_children_per_line (self->others, MAX (n_seats - (viewer >= 0 ? 1 : 0), 1));

  /* The others in the order in which they play after the viewer. */
  for (guint i = 0; i < n_seats; i++)
    {
      const guint seat = (guint) (MAX (viewer, -1) + 1 + (int) i) % n_seats;
      GtkWidget *panel = tg_seat_panel_new ();

      tg_seat_panel_set_match (TG_SEAT_PANEL (panel), get_match (self), seat);
      if ((int) seat == viewer)
        {
          adw_bin_set_child (self->own, panel);
          continue;
        }
      gtk_flow_box_append (self->others, panel);
      gtk_widget_set_focusable (gtk_widget_get_parent (panel), FALSE);
    }
}

static const char *
say_what_to_do (TgPage      *self,
                const char **hint)
{
  const TgState *state = get_state (self);

  *hint = "";
  if (tc_game_page_is_asked (TC_GAME_PAGE (self)) || state->phase == TG_PHASE_ANSWER)
    {
      *hint = _("1 answers with a Gool, 2 accepts");
      return _("you are given IT");
    }
  if (state->phase == TG_PHASE_IT)
    {
      *hint = _("A number gives IT to that player, Enter leaves it");
      return _("one point! Who shall have IT?");
    }
  if (tg_state_is_frozen (state))
    {
      *hint = _("1–9 choose, D discards");
      return _("you are frozen: discard one card");
    }
  if (is_possible (self, TG_MOVE_DRAW_DECK, 0) || is_possible (self, TG_MOVE_DRAW_DISCARD, 0))
    {
      *hint = self->n_in_hand > 0 && is_possible (self, TG_MOVE_DISCARD, self->hand[0]) ? _("1 deck, 2 discard pile; or choose a card with the mouse")
                                                                                        : _("1 from the deck, 2 from the discard pile");
      return _("draw a card");
    }
  *hint = _("1–9 choose, Enter plays, D discards");

  return _("play or discard one card");
}

static void
refresh_prompt (TgPage *self)
{
  TcGamePage *page = TC_GAME_PAGE (self);
  const int to_move = turn_match_get_to_move (get_match (self));
  const int viewer = tc_game_page_get_viewer (page);
  const char *hint = "";
  g_autofree char *title = NULL;

  if (tc_game_page_is_active (page) || tc_game_page_is_asked (page))
    {
      const char *what = say_what_to_do (self, &hint);

      /* Translators: a player's name, and what they shall do. */
      title = g_strdup_printf (_("%s, %s"), turn_match_get_seat (get_match (self), (guint) viewer)->name, what);
      tc_game_page_set_prompt (page, viewer, title, hint);
    }
  else if (to_move == TURN_OVER)
    {
      tc_game_page_set_prompt (page, -1, _("The game is over"), "");
    }
  else
    {
      title = to_move < 0 ? g_strdup (_("Somebody is skipped"))
                          : g_strdup_printf (_("%s is playing"), turn_match_get_seat (get_match (self), (guint) to_move)->name);
      tc_game_page_set_prompt (page, to_move, title, "");
    }
}

static void
tg_page_refresh (TcGamePage *page)
{
  TgPage *self = TG_PAGE (page);
  g_autofree char *news = tg_words_news (get_match (self));

  refresh_hand (self);
  refresh_prompt (self);
  refresh_seats (self);
  refresh_piles (self);
  refresh_choices (self);
  gtk_label_set_label (self->news, news != NULL ? news : "");
}

/* Not being asked would tell the others that there is no Gool in that hand. */
static int
tg_page_find_asked (TcGamePage *page)
{
  const TgState *state = get_state (TG_PAGE (page));
  TurnMatch *match = get_match (TG_PAGE (page));
  const TurnMove *last = turn_match_get_last_move (match, NULL);
  const int receiver = tg_state_it (state);
  TgMove move;

  if (last == NULL || receiver < 0 || state->phase == TG_PHASE_ANSWER || state->phase == TG_PHASE_OVER)
    return -1;

  move = tg_move_from_turn (*last);
  if ((move.kind != TG_MOVE_IT || move.what == TG_LEAVE_IT) && move.kind != TG_MOVE_GOOL)
    return -1;

  return turn_match_is_human (match, (guint) receiver) ? receiver : -1;
}

static void
tg_page_focus (TcGamePage *page)
{
  TgPage *self = TG_PAGE (page);
  GtkWidget *target = gtk_widget_get_first_child (GTK_WIDGET (self->choices));

  if (has_chosen (self) || target == NULL)
    {
      target = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
      for (guint i = 0; target != NULL && has_chosen (self) && i < self->chosen; i++)
        target = gtk_widget_get_next_sibling (target);
    }
  while (target != NULL && !gtk_widget_get_sensitive (target))
    target = gtk_widget_get_next_sibling (target);
  if (target != NULL)
    gtk_widget_grab_focus (target);
}

static char *
tg_page_dup_subtitle (TcGamePage *page)
{
  TgPage *self = TG_PAGE (page);
  const guint n_seats = turn_match_get_n_seats (get_match (self)), n_deck = get_state (self)->n_deck;
  g_autofree char *players = g_strdup_printf (ngettext ("%u player", "%u players", n_seats), n_seats);
  g_autofree char *cards = g_strdup_printf (ngettext ("%u card left", "%u cards left", n_deck), n_deck);

  /* Translators: how many players, how many cards are left in the deck. */
  return g_strdup_printf (_("%s · %s"), players, cards);
}

/* Numbers mean the buttons while there are buttons with numbers, else the cards. */
static void
choose_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);
  const guint number = g_variant_get_uint32 (parameter);
  const gboolean means_cards = tc_game_page_is_active (TC_GAME_PAGE (self)) && get_state (self)->phase == TG_PHASE_TURN
                               && !is_possible (self, TG_MOVE_DRAW_DECK, 0) && !is_possible (self, TG_MOVE_DRAW_DISCARD, 0);
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->choices));

  if (means_cards)
    {
      choose_card (self, number - 1);
      return;
    }
  for (guint i = 1; button != NULL && i < number; i++)
    button = gtk_widget_get_next_sibling (button);
  if (button != NULL && gtk_widget_get_sensitive (button))
    g_signal_emit_by_name (button, "clicked");
}

static void
confirm_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);

  if (is_possible (self, TG_MOVE_IT, TG_LEAVE_IT))
    make_move (self, TG_MOVE_IT, TG_LEAVE_IT);
  else if (has_chosen (self))
    make_move (self, TG_MOVE_PLAY, self->hand[self->chosen]);
  else if (is_possible (self, TG_MOVE_DRAW_DECK, 0))
    make_move (self, TG_MOVE_DRAW_DECK, 0);
}

static void
discard_activated (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  TgPage *self = TG_PAGE (widget);

  if (has_chosen (self))
    make_move (self, TG_MOVE_DISCARD, self->hand[self->chosen]);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "tag.choose", "u", choose_activated);
  gtk_widget_class_install_action (widget_class, "tag.confirm", NULL, confirm_activated);
  gtk_widget_class_install_action (widget_class, "tag.discard", NULL, discard_activated);
  for (guint i = 1; i <= 9; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "tag.choose", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "tag.choose", "u", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "tag.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "tag.confirm", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, 0, "tag.discard", NULL);
}

static void
tg_page_class_init (TgPageClass *klass)
{
  TcGamePageClass *page_class = TC_GAME_PAGE_CLASS (klass);

  page_class->refresh = tg_page_refresh;
  page_class->find_asked = tg_page_find_asked;
  page_class->describe_move = tg_words_move;
  page_class->focus = tg_page_focus;
  page_class->dup_subtitle = tg_page_dup_subtitle;
  install_actions (GTK_WIDGET_CLASS (klass));
}

/* A pile with its name above it. */
static TcCard *
add_pile (GtkWidget *box,
          GtkLabel **label)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *card = tc_card_new (PILE_WIDTH);

  *label = tc_game_part_add_label (column, "tray-caption");
  gtk_box_append (GTK_BOX (column), card);
  tc_hand_append (TC_HAND (box), column);

  return TC_CARD (card);
}

static GtkWidget *
new_middle (TgPage *self)
{
  GtkWidget *box = tc_hand_new ();
  GtkLabel *freeze_label, *it_label;

  self->deck = add_pile (box, &self->deck_label);
  self->freeze = add_pile (box, &freeze_label);
  self->discard = add_pile (box, &self->discard_label);
  self->it = add_pile (box, &it_label);
  gtk_label_set_label (freeze_label, _("Freeze"));
  tc_game_part_show_only (GTK_WIDGET (self->freeze));
  tc_game_part_show_only (GTK_WIDGET (self->it));
  g_signal_connect_object (self->deck, "clicked", G_CALLBACK (deck_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->discard, "clicked", G_CALLBACK (discard_clicked), self, G_CONNECT_SWAPPED);

  return box;
}

static GtkWidget *
new_others (TgPage *self)
{
  self->others = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (self->others, GTK_SELECTION_NONE);
  gtk_flow_box_set_column_spacing (self->others, 10);
  gtk_flow_box_set_row_spacing (self->others, 10);
  gtk_flow_box_set_homogeneous (self->others, TRUE);
  gtk_widget_set_margin_start (GTK_WIDGET (self->others), 12);
  gtk_widget_set_margin_end (GTK_WIDGET (self->others), 12);

  return GTK_WIDGET (self->others);
}

/* Beside what lies in front of the viewer there is the hand, or below it where there is no room. */
static GtkWidget *
new_own (TgPage *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->own = ADW_BIN (adw_bin_new ());
  self->cards = tc_game_part_add_hand (column);
  self->choices = tc_game_part_add_row (column);
  gtk_box_set_spacing (self->choices, 8);
  gtk_widget_set_valign (GTK_WIDGET (self->own), GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (GTK_WIDGET (self->choices), -1, 46);

  return tc_game_part_new_flow (GTK_WIDGET (self->own), column, NULL);
}

static void
tg_page_init (TgPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->chosen = NONE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "tag-court");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_box_append (GTK_BOX (box), new_others (self));
  gtk_box_append (GTK_BOX (box), new_middle (self));
  self->news = tc_game_part_add_label (box, "game-news");
  tc_game_page_set_content (TC_GAME_PAGE (self), box, new_own (self));
}

GtkWidget *
tg_page_new (void)
{
  return g_object_new (TG_TYPE_PAGE, NULL);
}
