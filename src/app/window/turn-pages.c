/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-pages.h"

#include <turn-base-application.h>

#include "turn-game-kind.h"
#include "turn-new-game-page.h"
#include "turn-shelf-page.h"

struct _TurnPages
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

G_DEFINE_FINAL_TYPE (TurnPages, turn_pages, ADW_TYPE_BIN)

static gboolean
turn_pages_grab_focus (GtkWidget *widget)
{
  GtkWidget *page = gtk_stack_get_visible_child (TURN_PAGES (widget)->stack);

  return page != NULL && gtk_widget_grab_focus (page);
}

static void
turn_pages_class_init (TurnPagesClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = turn_pages_grab_focus;

  signals[MADE] = g_signal_new ("made", TURN_TYPE_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
}

static void
turn_pages_init (TurnPages *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_set_transition_type (self->stack, GTK_STACK_TRANSITION_TYPE_CROSSFADE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

void
turn_pages_show (TurnPages  *self,
                 const char *name)
{
  g_return_if_fail (TURN_IS_PAGES (self));

  gtk_stack_set_visible_child (self->stack, turn_pages_ensure (self, name));
  turn_heap_trim_soon ();
}

const char *
turn_pages_get_shown (TurnPages *self)
{
  g_return_val_if_fail (TURN_IS_PAGES (self), NULL);

  return gtk_stack_get_visible_child_name (self->stack);
}

gboolean
turn_pages_is_shown (TurnPages  *self,
                     const char *name)
{
  return g_strcmp0 (turn_pages_get_shown (self), name) == 0;
}

GtkWidget *
turn_pages_find (TurnPages  *self,
                 const char *name)
{
  g_return_val_if_fail (TURN_IS_PAGES (self), NULL);

  return gtk_stack_get_child_by_name (self->stack, name);
}

static GtkWidget *
new_page (const char *name)
{
  const TurnGameKind *kind = turn_game_kind_find (name);

  if (g_str_equal (name, "shelf"))
    return turn_shelf_page_new ();

  return kind != NULL ? kind->new_page () : g_object_new (TURN_TYPE_NEW_GAME_PAGE, NULL);
}

GtkWidget *
turn_pages_ensure (TurnPages  *self,
                   const char *name)
{
  GtkWidget *page = turn_pages_find (self, name);

  if (page == NULL)
    {
      page = new_page (name);
      gtk_stack_add_named (self->stack, page, name);
      g_signal_emit (self, signals[MADE], 0, page);
    }

  return page;
}

void
turn_pages_set_result (TurnPages *self,
                       TurnMatch *match)
{
  GtkWidget *former = turn_pages_find (self, "result");

  if (former != NULL)
    gtk_stack_remove (self->stack, former);
  gtk_stack_add_named (self->stack, turn_game_kind_of (match)->new_result (match), "result");
}

void
turn_pages_set_match (TurnPages *self,
                      TurnMatch *match,
                      gboolean   replay)
{
  TurnPage *page;

  g_return_if_fail (TURN_IS_PAGES (self));

  page = turn_pages_ensure_table (self, match);
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); other != NULL; other = gtk_widget_get_next_sibling (other))
    if (TURN_IS_PAGE (other))
      turn_page_set_match (TURN_PAGE (other), other == GTK_WIDGET (page) ? match : NULL, replay);
}

void
turn_pages_clear_tables (TurnPages *self)
{
  g_return_if_fail (TURN_IS_PAGES (self));

  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); page != NULL; page = gtk_widget_get_next_sibling (page))
    if (TURN_IS_PAGE (page))
      turn_page_set_match (TURN_PAGE (page), NULL, FALSE);
}

TurnPage *
turn_pages_ensure_table (TurnPages *self,
                         TurnMatch *match)
{
  return TURN_PAGE (turn_pages_ensure (self, turn_match_get_rules (match)->id));
}

TurnPage *
turn_pages_get_shown_table (TurnPages *self)
{
  GtkWidget *page;

  g_return_val_if_fail (TURN_IS_PAGES (self), NULL);

  page = gtk_stack_get_visible_child (self->stack);

  return page != NULL && TURN_IS_PAGE (page) ? TURN_PAGE (page) : NULL;
}

char *
turn_pages_dup_subtitle (TurnPages *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  char *subtitle = NULL;

  g_return_val_if_fail (TURN_IS_PAGES (self), NULL);

  if (page != NULL && TURN_IS_PAGE (page))
    return turn_page_dup_subtitle (TURN_PAGE (page));
  if (page != NULL && turn_pages_is_shown (self, "result"))
    g_object_get (page, "subtitle", &subtitle, NULL);

  return subtitle != NULL ? subtitle : g_strdup ("");
}
