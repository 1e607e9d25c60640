/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-view.h"

typedef struct
{
  TcBoardDocument *document;
  TcPlaytest      *playtest;
  guint            n_errors;
  GSignalGroup    *document_signals;
  GSignalGroup    *playtest_signals;
} TcePlaytestViewPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcePlaytestView, tce_playtest_view, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_PLAYTEST,
  PROP_N_ERRORS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static TcePlaytestViewPrivate *
get_private (gpointer self)
{
  return tce_playtest_view_get_instance_private (self);
}

static void
playtest_changed (TcePlaytestView *self)
{
  TCE_PLAYTEST_VIEW_GET_CLASS (self)->refresh (self);
}

static void
board_changed (TcePlaytestView *self)
{
  if (TCE_PLAYTEST_VIEW_GET_CLASS (self)->refresh_board != NULL)
    TCE_PLAYTEST_VIEW_GET_CLASS (self)->refresh_board (self);
}

static void
tce_playtest_view_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TcePlaytestViewPrivate *private = get_private (object);

  switch (id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, private->document); break;
    case PROP_PLAYTEST: g_value_set_object (value, private->playtest); break;
    case PROP_N_ERRORS: g_value_set_uint (value, private->n_errors); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_playtest_view_set_property (GObject      *object,
                                guint         id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  TcePlaytestViewPrivate *private = get_private (object);

  switch (id)
    {
    case PROP_DOCUMENT:
      g_set_object (&private->document, g_value_get_object (value));
      g_signal_group_set_target (private->document_signals, private->document);
      break;
    case PROP_PLAYTEST:
      g_set_object (&private->playtest, g_value_get_object (value));
      g_signal_group_set_target (private->playtest_signals, private->playtest);
      break;
    case PROP_N_ERRORS:
      private->n_errors = g_value_get_uint (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
  playtest_changed (TCE_PLAYTEST_VIEW (object));
}

static void
tce_playtest_view_dispose (GObject *object)
{
  TcePlaytestViewPrivate *private = get_private (object);

  g_clear_object (&private->document_signals);
  g_clear_object (&private->playtest_signals);
  g_clear_object (&private->document);
  g_clear_object (&private->playtest);

  G_OBJECT_CLASS (tce_playtest_view_parent_class)->dispose (object);
}

static void
tce_playtest_view_class_init (TcePlaytestViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tce_playtest_view_get_property;
  object_class->set_property = tce_playtest_view_set_property;
  object_class->dispose = tce_playtest_view_dispose;
  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_PLAYTEST] = g_param_spec_object ("playtest", NULL, NULL, TC_TYPE_PLAYTEST, flags);
  properties[PROP_N_ERRORS] = g_param_spec_uint ("n-errors", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_playtest_view_init (TcePlaytestView *self)
{
  TcePlaytestViewPrivate *private = get_private (self);

  private->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (private->document_signals, "changed", G_CALLBACK (board_changed), self);
  private->playtest_signals = g_signal_group_new (TC_TYPE_PLAYTEST);
  g_signal_group_connect_swapped (private->playtest_signals, "changed", G_CALLBACK (playtest_changed), self);
}

TcPlaytest *
tce_playtest_view_get_playtest (TcePlaytestView *self)
{
  g_return_val_if_fail (TCE_IS_PLAYTEST_VIEW (self), NULL);

  return get_private (self)->playtest;
}

guint
tce_playtest_view_get_n_errors (TcePlaytestView *self)
{
  g_return_val_if_fail (TCE_IS_PLAYTEST_VIEW (self), 0);

  return get_private (self)->n_errors;
}

const TcBoard *
tce_playtest_view_get_board (TcePlaytestView *self)
{
  g_return_val_if_fail (TCE_IS_PLAYTEST_VIEW (self), NULL);

  return get_private (self)->document != NULL ? tc_board_document_get_board (get_private (self)->document) : NULL;
}

gboolean
tce_playtest_view_is_stale (TcePlaytestView *self)
{
  const TcBoard *board = tce_playtest_view_get_board (self);
  TcPlaytest *playtest = tce_playtest_view_get_playtest (self);

  return playtest != NULL && board != NULL && tc_playtest_is_stale (playtest, board);
}
