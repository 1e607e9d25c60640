/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-view.h"

typedef struct
{
  TcPlaytest   *playtest;
  GSignalGroup *signals;
} TcePlaytestViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcePlaytestView, tce_playtest_view, TCE_TYPE_PANEL)

enum
{
  PROP_PLAYTEST = 1,
};

static TcePlaytestViewPrivate *
get_private (gpointer self)
{
  return tce_playtest_view_get_instance_private (self);
}

static void
playtest_changed (TcePlaytestView *self)
{
  TCE_PANEL_GET_CLASS (self)->refresh (TCE_PANEL (self));
}

static void
tce_playtest_view_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  g_value_set_object (value, get_private (object)->playtest);
}

static void
tce_playtest_view_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  g_set_object (&get_private (object)->playtest, g_value_get_object (value));
  g_signal_group_set_target (get_private (object)->signals, get_private (object)->playtest);
  playtest_changed (TCE_PLAYTEST_VIEW (object));
}

static void
tce_playtest_view_dispose (GObject *object)
{
  g_clear_object (&get_private (object)->signals);
  g_clear_object (&get_private (object)->playtest);

  G_OBJECT_CLASS (tce_playtest_view_parent_class)->dispose (object);
}

static void
tce_playtest_view_class_init (TcePlaytestViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tce_playtest_view_get_property;
  object_class->set_property = tce_playtest_view_set_property;
  object_class->dispose = tce_playtest_view_dispose;
  g_object_class_install_property (object_class, PROP_PLAYTEST,
                                   g_param_spec_object ("playtest", NULL, NULL, TC_TYPE_PLAYTEST, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
tce_playtest_view_init (TcePlaytestView *self)
{
  get_private (self)->signals = g_signal_group_new (TC_TYPE_PLAYTEST);
  g_signal_group_connect_swapped (get_private (self)->signals, "changed", G_CALLBACK (playtest_changed), self);
}

TcPlaytest *
tce_playtest_view_get_playtest (TcePlaytestView *self)
{
  g_return_val_if_fail (TCE_IS_PLAYTEST_VIEW (self), NULL);

  return get_private (self)->playtest;
}

gboolean
tce_playtest_view_has_errors (TcePlaytestView *self)
{
  TcBoardChecker *checker = tce_panel_get_checker (TCE_PANEL (self));

  return checker != NULL && tc_board_checker_get_n_errors (checker) > 0;
}

gboolean
tce_playtest_view_is_stale (TcePlaytestView *self)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));
  TcPlaytest *playtest = tce_playtest_view_get_playtest (self);

  return playtest != NULL && board != NULL && tc_playtest_is_stale (playtest, board);
}
