/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-pages.h"

#include "tc-gallery-page.h"
#include "turn-game-kind.h"
#include "turn-new-game-page.h"

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

static GtkWidget *
new_page (const char *name)
{
  const TurnGameKind *kind = turn_game_kind_find (name);

  if (kind != NULL)
    return kind->new_page ();

  return g_object_new (g_str_equal (name, "boards") ? TC_TYPE_GALLERY_PAGE : TC_TYPE_NEW_BATTLE_PAGE, NULL);
}

GtkWidget *
tc_pages_ensure (TcPages    *self,
                 const char *name)
{
  GtkWidget *page = tc_pages_find (self, name);

  if (page == NULL)
    {
      page = new_page (name);
      gtk_stack_add_named (self->stack, page, name);
      g_signal_emit (self, signals[MADE], 0, page);
    }

  return page;
}

void
tc_pages_set_result (TcPages   *self,
                     TurnMatch *match)
{
  GtkWidget *former = tc_pages_find (self, "result");

  if (former != NULL)
    gtk_stack_remove (self->stack, former);
  gtk_stack_add_named (self->stack, turn_game_kind_of (match)->new_result (match), "result");
}

void
tc_pages_set_match (TcPages   *self,
                    TurnMatch *match,
                    gboolean   replay)
{
  TcGamePage *page;

  g_return_if_fail (TC_IS_PAGES (self));

  page = tc_pages_ensure_table (self, match);
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); other != NULL; other = gtk_widget_get_next_sibling (other))
    if (TC_IS_GAME_PAGE (other))
      tc_game_page_set_match (TC_GAME_PAGE (other), other == GTK_WIDGET (page) ? match : NULL, replay);
}

TcGamePage *
tc_pages_ensure_table (TcPages   *self,
                       TurnMatch *match)
{
  return TC_GAME_PAGE (tc_pages_ensure (self, turn_match_get_rules (match)->id));
}

TcGamePage *
tc_pages_get_shown_table (TcPages *self)
{
  GtkWidget *page;

  g_return_val_if_fail (TC_IS_PAGES (self), NULL);

  page = gtk_stack_get_visible_child (self->stack);

  return page != NULL && TC_IS_GAME_PAGE (page) ? TC_GAME_PAGE (page) : NULL;
}

char *
tc_pages_dup_subtitle (TcPages *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  char *subtitle = NULL;

  g_return_val_if_fail (TC_IS_PAGES (self), NULL);

  if (page != NULL && TC_IS_GAME_PAGE (page))
    return tc_game_page_dup_subtitle (TC_GAME_PAGE (page));
  if (page != NULL && tc_pages_is_shown (self, "result"))
    g_object_get (page, "subtitle", &subtitle, NULL);

  return subtitle != NULL ? subtitle : g_strdup ("");
}
