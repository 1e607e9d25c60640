/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-setup.h"

#include <turn-width-first.h>

typedef struct
{
  GtkWidget *page;     /* or NULL */
} TurnSetupPrivate;

enum
{
  CHANGED,
  PAGE_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TurnSetup, turn_setup, ADW_TYPE_BIN)

static void
turn_setup_dispose (GObject *object)
{
  TurnSetupPrivate *priv = turn_setup_get_instance_private (TURN_SETUP (object));

  g_clear_object (&priv->page);

  G_OBJECT_CLASS (turn_setup_parent_class)->dispose (object);
}

static void
turn_setup_class_init (TurnSetupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_setup_dispose;

  signals[CHANGED] = g_signal_new ("changed", TURN_TYPE_SETUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PAGE_CHANGED] = g_signal_new ("page-changed", TURN_TYPE_SETUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_setup_init (TurnSetup *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), turn_width_first_new ());
}

gboolean
turn_setup_check (TurnSetup *self,
                  GError   **error)
{
  g_return_val_if_fail (TURN_IS_SETUP (self), FALSE);

  return TURN_SETUP_GET_CLASS (self)->check (self, error);
}

TurnRecord *
turn_setup_start (TurnSetup *self,
                  guint64    seed,
                  GError   **error)
{
  g_return_val_if_fail (TURN_IS_SETUP (self), NULL);

  return TURN_SETUP_GET_CLASS (self)->check (self, error) ? TURN_SETUP_GET_CLASS (self)->start (self, seed, error) : NULL;
}

const char *
turn_setup_get_paint (TurnSetup *self)
{
  g_return_val_if_fail (TURN_IS_SETUP (self), NULL);

  return TURN_SETUP_GET_CLASS (self)->get_paint != NULL ? TURN_SETUP_GET_CLASS (self)->get_paint (self) : NULL;
}

void
turn_setup_set_narrow (TurnSetup *self,
                       gboolean   narrow)
{
  g_return_if_fail (TURN_IS_SETUP (self));

  if (TURN_SETUP_GET_CLASS (self)->set_narrow != NULL)
    TURN_SETUP_GET_CLASS (self)->set_narrow (self, narrow);
}

void
turn_setup_show_all (TurnSetup *self)
{
  g_return_if_fail (TURN_IS_SETUP (self));

  if (TURN_SETUP_GET_CLASS (self)->show_all != NULL)
    TURN_SETUP_GET_CLASS (self)->show_all (self);
}

gboolean
turn_setup_open (TurnSetup *self,
                 GFile     *file,
                 GError   **error)
{
  g_return_val_if_fail (TURN_IS_SETUP (self), FALSE);
  g_return_val_if_fail (TURN_SETUP_GET_CLASS (self)->open != NULL, FALSE);

  return TURN_SETUP_GET_CLASS (self)->open (self, file, error);
}

GtkWidget *
turn_setup_get_page (TurnSetup *self)
{
  TurnSetupPrivate *priv = turn_setup_get_instance_private (self);

  g_return_val_if_fail (TURN_IS_SETUP (self), NULL);

  return priv->page;
}

void
turn_setup_set_page (TurnSetup *self,
                     GtkWidget *page)
{
  TurnSetupPrivate *priv = turn_setup_get_instance_private (self);

  g_return_if_fail (TURN_IS_SETUP (self));

  if (g_set_object (&priv->page, page))
    g_signal_emit (self, signals[PAGE_CHANGED], 0);
}

void
turn_setup_changed (TurnSetup *self)
{
  g_return_if_fail (TURN_IS_SETUP (self));

  g_signal_emit (self, signals[CHANGED], 0);
}
