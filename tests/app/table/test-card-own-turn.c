/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* TAG and Roll Tag: whatever a person does acts on their own turn while they see it, and on nothing while they do not. */

#include <rt-rules.h>
#include <tg-rules.h>
#include <turn-card.h>

#include "card-tables.h"
#include "widget-fixtures.h"

typedef enum
{
  OWN_TURN,
  OTHERS_TURN,      /* a bot's, which never answers */
  COVERED,
  REPLAY,
} View;

/* The actions of a page that make moves, and the greatest number that they take; 0: they take none. */
typedef struct
{
  const char *name;
  const char *type;
  guint       most;
} Act;

static const Act tag_acts[] = {
  { "tag.choose", "u", 9 }, { "tag.card", "u", 8 }, { "tag.do", "u", 6 }, { "tag.draw", NULL, 0 }, { "tag.take", NULL, 0 }, { "tag.discard", NULL, 0 },
  { "turn.confirm", NULL, 0 }, { "turn.hint", NULL, 0 }, { NULL, NULL, 0 },
};

static const Act roll_tag_acts[] = {
  { "roll.card", "u", 6 }, { "roll.die", "u", 4 }, { "roll.take-pile", "u", 4 }, { "roll.claim", NULL, 0 }, { "roll.place", NULL, 0 },
  { "roll.reroll", NULL, 0 }, { "turn.confirm", NULL, 0 }, { "turn.hint", NULL, 0 }, { NULL, NULL, 0 },
};

/* Those that change no turn: the arrows of Roll Tag only go from pile to pile. */
static const char *const harmless[] = {
  "roll.pile", "turn.cancel", "turn.do-hint", "turn.go-on", "turn.guide-back", "turn.guide-next", "turn.uncover", NULL,
};

/* What has been done before, each by itself; a card of TAG is chosen after one is drawn. */
static const Act tag_preludes[] = { { "turn.uncover", NULL, 0 }, { "tag.draw", NULL, 0 }, { "tag.card", "u", 1 }, { NULL, NULL, 0 } };
static const Act roll_tag_preludes[] = {
  { "turn.uncover", NULL, 0 }, { "roll.card", "u", 1 }, { "roll.die", "u", 1 }, { "roll.die", "u", 2 }, { "roll.die", "u", 3 }, { NULL, NULL, 0 },
};

static const struct { const char *game; const Act *acts, *preludes; } games[] = {
  { "tag", tag_acts, tag_preludes }, { "roll-tag", roll_tag_acts, roll_tag_preludes },
};

static void
show_view (CardTable  *table,
           const char *game,
           View        view)
{
  const char *others = view == OTHERS_TURN ? "bot:greedy human" : view == COVERED ? "human human" : "human bot:greedy";

  if (g_str_equal (game, "tag"))
    card_table_show (table, card_table_tag (others, "TAGTAGTAGT"), 900, 700);
  else
    card_table_show (table, card_table_roll_tag (others, "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D 9H KS 4H 7D", "654 123"), 900, 700);
  if (view == OTHERS_TURN || view == REPLAY)
    turn_match_stop (table->match);
  if (view == REPLAY)
    turn_page_set_match (table->page, table->match, TRUE);
  widget_fixture_iterate (0);
}

static gboolean
has_one_owner (gpointer match)
{
  return G_OBJECT (match)->ref_count == 1;
}

/* A hint that is being looked for holds the match a little longer. */
static void
close_view (CardTable *table)
{
  turn_match_stop (table->match);
  turn_page_set_match (table->page, NULL, FALSE);
  widget_fixture_wait (has_one_owner, table->match);
  card_table_close (table);
}

/* All that an action could change: the moves, what can be read, and which cards stick out. */
static char *
describe (CardTable *table)
{
  GString *text = g_string_new (NULL);
  g_autofree char *words = widget_fixture_read (GTK_WIDGET (table->page));
  GtkWidget *card;

  g_string_append_printf (text, "%u moves\n%s", turn_match_get_n_moves (table->match), words);
  for (guint i = 0; (card = widget_fixture_find (GTK_WIDGET (table->page), GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (card);
      g_autofree char *joined = g_strjoinv (" ", classes);

      g_string_append_printf (text, "\n%s", joined);
    }

  return g_string_free (text, FALSE);
}

static void
act (CardTable *table,
     const Act *what,
     guint      number)
{
  GtkWidget *page = GTK_WIDGET (table->page);

  if (what->type == NULL)
    gtk_widget_activate_action (page, what->name, NULL);
  else
    gtk_widget_activate_action (page, what->name, what->type, number);
}

static void
test_not_seen (gconstpointer data)
{
  const View view = (View) GPOINTER_TO_UINT (data);

  for (guint game = 0; game < G_N_ELEMENTS (games); game++)
    {
      g_autofree char *before = NULL;
      CardTable table;

      show_view (&table, games[game].game, view);
      before = describe (&table);
      for (const Act *what = games[game].acts; what->name != NULL; what++)
        for (guint number = 0; number <= what->most; number++)
          {
            g_autofree char *after = NULL;

            act (&table, what, number);
            after = describe (&table);
            if (!g_str_equal (before, after))
              g_error ("“%s” %u acts on what is not shown:\n%s\nbecame\n%s", what->name, number, before, after);
          }
      close_view (&table);
    }
}

static gboolean
has_effect (CardTable *table,
            const Act *what)
{
  g_autofree char *before = describe (table);
  gboolean acted = FALSE;

  for (guint number = 0; number <= what->most && !acted; number++)
    {
      g_autofree char *after = NULL;

      act (table, what, number);
      widget_fixture_iterate (0);
      after = describe (table);
      acted = !g_str_equal (before, after);
    }

  return acted;
}

/* Each of the actions does something after one of the preludes. */
static void
test_own_turn (void)
{
  for (guint game = 0; game < G_N_ELEMENTS (games); game++)
    for (const Act *what = games[game].acts; what->name != NULL; what++)
      {
        gboolean acted = FALSE;

        for (const Act *prelude = games[game].preludes; prelude->name != NULL && !acted; prelude++)
          {
            CardTable table;

            show_view (&table, games[game].game, OWN_TURN);
            if (g_str_equal (prelude->name, "tag.card"))
              act (&table, &tag_preludes[1], 0);
            act (&table, prelude, prelude->most);
            acted = has_effect (&table, what);
            close_view (&table);
          }
        if (!acted)
          g_error ("“%s” does nothing", what->name);
      }
}

/* Every action of the pages stands in one of the tables above. */
static void
test_complete (void)
{
  for (guint game = 0; game < G_N_ELEMENTS (games); game++)
    {
      CardTable table;
      const GVariantType *type;
      const char *name, *property;
      GType owner;

      show_view (&table, games[game].game, OWN_TURN);
      for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (table.page), i, &owner, &name, &type, &property); i++)
        {
          gboolean found = g_strv_contains (harmless, name) || !g_type_is_a (owner, TURN_TYPE_PAGE);

          for (const Act *what = games[game].acts; what->name != NULL; what++)
            found |= g_str_equal (what->name, name);
          if (!found)
            g_error ("“%s” is tried in no view", name);
        }
      close_view (&table);
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/card-own-turn/own-turn", test_own_turn);
  g_test_add_data_func ("/card-own-turn/others-turn", GUINT_TO_POINTER (OTHERS_TURN), test_not_seen);
  g_test_add_data_func ("/card-own-turn/covered", GUINT_TO_POINTER (COVERED), test_not_seen);
  g_test_add_data_func ("/card-own-turn/replay", GUINT_TO_POINTER (REPLAY), test_not_seen);
  g_test_add_func ("/card-own-turn/complete", test_complete);

  return g_test_run ();
}
