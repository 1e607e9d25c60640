/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "card-tables.h"

#include <rt-page.h>
#include <tg-foot.h>
#include <tg-page.h>

#include "rt-script.h"
#include "tg-script.h"
#include "widget-fixtures.h"

static TurnRecord *
new_record (const char   *game_id,
            gconstpointer game,
            const char   *controllers)
{
  static const char *const names[] = { "Ana", "Ben", "Cem", "Dia", "Eli", "Fay" };
  const TurnRecordFormat *format = turn_record_format_find (game_id);
  g_autoptr (JsonNode) setup = format->write_setup (game);
  g_auto (GStrv) split = g_strsplit (controllers, " ", -1);
  TurnSeat seats[TURN_MAX_SEATS] = { 0 };
  const guint n_seats = g_strv_length (split);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      seats[seat].name = (char *) names[seat];
      seats[seat].controller = split[seat];
    }

  return turn_record_new (format, setup, seats, n_seats, 1, NULL);
}

guint
card_table_n_copies (TgCard card)
{
  TurnRandom random = turn_random_new (1, 0);
  guint n = 0;
  TgGame game;

  tg_game_shuffle (&game, 2, 0, &random);
  for (guint i = 0; i < TG_N_CARDS; i++)
    n += game.deck[i] == card;

  return n;
}

TurnRecord *
card_table_tag (const char *controllers,
                const char *deck)
{
  g_auto (GStrv) split = g_strsplit (controllers, " ", -1);
  TgGame game = { .n_seats = (guint8) g_strv_length (split) };
  guint left[TG_FREEZE + 1] = { 0 }, n = 0;

  for (TgCard card = TG_T; card <= TG_FREEZE; card++)
    left[card] = card_table_n_copies (card);
  for (; deck[n] != '\0'; n++)
    {
      game.deck[n] = (guint8) tg_card_from_letter (deck[n]);
      left[game.deck[n]]--;
    }
  for (TgCard card = TG_T; card <= TG_FREEZE; card++)
    while (left[card]-- > 0)
      game.deck[n++] = (guint8) card;

  return new_record ("tag", &game, controllers);
}

TurnRecord *
card_table_roll_tag (const char *controllers,
                     const char *deck,
                     const char *dice)
{
  g_auto (GStrv) cards = g_strsplit (deck, " ", -1);
  guint64 used = 0;
  RtGame game = { 0 };
  guint n = 0;

  for (; cards[n] != NULL; n++)
    {
      game.deck[n] = rt_card_from_word (cards[n]);
      used |= G_GUINT64_CONSTANT (1) << game.deck[n];
    }
  for (RtCard card = 0; card < RT_N_CARDS; card++)
    if ((used >> card & 1) == 0)
      game.deck[n++] = card;
  for (guint die = 0; die < RT_N_SEATS * RT_N_DICE; die++)
    game.dice[die / RT_N_DICE][die % RT_N_DICE] = (guint8) (dice[die + die / RT_N_DICE] - '0');
  g_assert_cmpint (rt_game_check (&game), ==, RT_SETUP_FINE);

  return new_record ("roll-tag", &game, controllers);
}

void
card_table_show (CardTable  *self,
                 TurnRecord *record,
                 int         width,
                 int         height)
{
  const gboolean is_tag = g_str_equal (turn_record_get_format (record)->rules->id, "tag");

  self->match = turn_match_new (record);
  self->page = TC_GAME_PAGE (is_tag ? tg_page_new () : rt_page_new ());
  tc_game_page_set_match (self->page, self->match, FALSE);
  self->window = widget_fixture_show (GTK_WIDGET (self->page), width, height);
  turn_match_run (self->match);
}

void
card_table_close (CardTable *self)
{
  turn_match_stop (self->match);
  tc_game_page_set_match (self->page, NULL, FALSE);
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_assert_finalize_object (self->match);
}

/* The first line that is written on a button. */
static gboolean
is_labelled (GtkWidget  *button,
             const char *label)
{
  g_autofree char *text = widget_fixture_read (button);
  char *end = strchr (text, '\n');

  if (end != NULL)
    *end = '\0';

  return g_str_equal (text, label);
}

GtkWidget *
card_table_button (CardTable  *self,
                   const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = widget_fixture_find (GTK_WIDGET (self->page), GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (is_labelled (button, label))
      return button;

  g_error ("There is no button “%s”", label);
}

/* A hand is sorted, so that the first of a kind is found by counting. */
GtkWidget *
card_table_card (CardTable *self,
                 TgCard     card)
{
  const guint viewer = (guint) turn_screen_get_viewer (tc_game_page_get_screen (self->page));
  GtkWidget *foot = widget_fixture_find (GTK_WIDGET (self->page), TG_TYPE_FOOT, 0);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (tg_foot_get_hand (TG_FOOT (foot))));
  const TgState *state = turn_match_get_state (self->match);

  g_assert_cmpuint (tg_state_count (state, viewer, card), >, 0);
  for (TgCard kind = TG_T; kind < card; kind++)
    for (guint i = 0; i < tg_state_count (state, viewer, kind); i++)
      child = gtk_widget_get_next_sibling (child);

  return child;
}

GtkGesture *
card_table_gesture (GtkWidget *button)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (button);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return GTK_GESTURE (controller);
    }

  return NULL;
}

static GtkWidget *
find_at_left (CardTable *self,
              GtkWidget *button)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, self->window, &bounds));

  return gtk_widget_pick (self->window, bounds.origin.x + bounds.size.width / 4, bounds.origin.y + bounds.size.height / 2, GTK_PICK_DEFAULT);
}

/* Where the table scrolls, a finger brings the middle of the button into sight first. */
static void
scroll_to (GtkWidget *button)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (button, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *adjustment;
  graphene_rect_t bounds;

  if (scroller == NULL || !gtk_widget_compute_bounds (button, scroller, &bounds))
    return;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + bounds.origin.y + bounds.size.height / 2.
                            - gtk_widget_get_height (scroller) / 2.);
  widget_fixture_iterate (0);
}

/* The toolkit makes clicks and taps the same two signals. */
void
card_table_tap (CardTable *self,
                GtkWidget *button)
{
  GtkGesture *gesture = card_table_gesture (button);
  g_autofree char *text = widget_fixture_read (button);
  GtkWidget *found;
  double x, y;

  widget_fixture_iterate (0);
  scroll_to (button);
  found = find_at_left (self, button);
  if (found != button && (found == NULL || !gtk_widget_is_ancestor (found, button)))
    g_error ("“%s” is covered by %s", text, found != NULL ? G_OBJECT_TYPE_NAME (found) : "nothing");
  g_assert_nonnull (gesture);
  x = gtk_widget_get_width (button) / 4.;
  y = gtk_widget_get_height (button) / 2.;
  g_signal_emit_by_name (gesture, "pressed", 1, x, y);
  g_signal_emit_by_name (gesture, "released", 1, x, y);
}
