/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-pages.h"

#include "rt-page.h"
#include "tc-gallery-page.h"
#include "tc-new-battle-page.h"
#include "tc-result-page.h"
#include "tg-page.h"

struct _TcPages
{
  AdwBin    parent_instance;

  GtkStack *stack;
};

enum
{
  MADE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcPages, tc_pages, ADW_TYPE_BIN)

static GtkWidget *
new_battle_page_new (void)
{
  return g_object_new (TC_TYPE_NEW_BATTLE_PAGE, NULL);
}

static GtkWidget *
gallery_page_new (void)
{
  return g_object_new (TC_TYPE_GALLERY_PAGE, NULL);
}

static GtkWidget *
table_page_new (void)
{
  return g_object_new (TC_TYPE_TABLE_PAGE, NULL);
}

static GtkWidget *
result_page_new (void)
{
  return g_object_new (TC_TYPE_RESULT_PAGE, NULL);
}

/* One row a game with a table of its own, under the game's id. */
static const struct { const char *name; GtkWidget *(*new_page) (void); } kinds[] = {
  { "new-battle", new_battle_page_new },
  { "boards", gallery_page_new },
  { "table", table_page_new },
  { "result", result_page_new },
  { "tag", tg_page_new },
  { "roll-tag", rt_page_new },
};

static gboolean
tc_pages_grab_focus (GtkWidget *widget)
{
  GtkWidget *page = gtk_stack_get_visible_child (TC_PAGES (widget)->stack);

  return page != NULL && gtk_widget_grab_focus (page);
}

static void
tc_pages_class_init (TcPagesClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = tc_pages_grab_focus;

  signals[MADE] = g_signal_new ("made", TC_TYPE_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
}

static void
tc_pages_init (TcPages *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

void
tc_pages_show (TcPages    *self,
               const char *name)
{
  g_return_if_fail (TC_IS_PAGES (self));

  gtk_stack_set_visible_child (self->stack, tc_pages_ensure (self, name));
}

const char *
tc_pages_get_shown (TcPages *self)
{
  g_return_val_if_fail (TC_IS_PAGES (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

gboolean
tc_pages_is_shown (TcPages    *self,
                   const char *name)
{
  return g_strcmp0 (tc_pages_get_shown (self), name) == 0;
}

GtkWidget *
tc_pages_find (TcPages    *self,
               const char *name)
{
  g_return_val_if_fail (TC_IS_PAGES (self), NULL);

  return gtk_stack_get_child_by_name (self->stack, name);
}

GtkWidget *
tc_pages_ensure (TcPages    *self,
                 const char *name)
{
  GtkWidget *page = tc_pages_find (self, name);

  for (guint i = 0; page == NULL && i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, name))
      {
        page = kinds[i].new_page ();
        gtk_stack_add_named (self->stack, page, name);
        g_signal_emit (self, signals[MADE], 0, page);
      }

  return page;
}

const char *
tc_pages_get_name_for (TurnMatch *match)
{
  const char *id = match != NULL ? turn_match_get_rules (match)->id : "";

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].name, id))
      return kinds[i].name;

  return "table";
}

void
tc_pages_set_match (TcPages   *self,
                    TurnMatch *match,
                    gboolean   replay)
{
  GtkWidget *page;

  g_return_if_fail (TC_IS_PAGES (self));

  page = tc_pages_ensure (self, tc_pages_get_name_for (match));
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); other != NULL; other = gtk_widget_get_next_sibling (other))
    if (TC_IS_GAME_PAGE (other))
      tc_game_page_set_match (TC_GAME_PAGE (other), other == page ? match : NULL, replay);
    else if (TC_IS_TABLE_PAGE (other))
      tc_table_page_set_match (TC_TABLE_PAGE (other), other == page ? match : NULL, replay);
}

TcTablePage *
tc_pages_get_table (TcPages *self)
{
  GtkWidget *page = tc_pages_find (self, "table");

  return page != NULL ? TC_TABLE_PAGE (page) : NULL;
}

TcGamePage *
tc_pages_find_game (TcPages   *self,
                    TurnMatch *match)
{
  GtkWidget *page = tc_pages_find (self, tc_pages_get_name_for (match));

  return page != NULL && TC_IS_GAME_PAGE (page) ? TC_GAME_PAGE (page) : NULL;
}

TcGamePage *
tc_pages_get_shown_game (TcPages *self)
{
  GtkWidget *page;

  g_return_val_if_fail (TC_IS_PAGES (self), NULL);

  page = gtk_stack_get_visible_child (self->stack);

  return page != NULL && TC_IS_GAME_PAGE (page) ? TC_GAME_PAGE (page) : NULL;
}

gboolean
tc_pages_is_replay (TcPages   *self,
                    TurnMatch *match)
{
  TcGamePage *game_page = tc_pages_find_game (self, match);
  TcTablePage *table = tc_pages_get_table (self);

  return game_page != NULL ? tc_game_page_is_replay (game_page) : table != NULL && tc_table_page_is_replay (table);
}
