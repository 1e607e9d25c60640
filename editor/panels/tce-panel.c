/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-panel.h"

enum
{
  PROP_DOCUMENT = 1,
  PROP_TOOLS,
  PROP_CHECKER,
  N_PROPERTIES,
};

typedef struct
{
  GObject      *models[N_PROPERTIES];     /* by property, each may be NULL */
  GSignalGroup *signals[N_PROPERTIES];
} TcePanelPrivate;

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TcePanel, tce_panel, ADW_TYPE_BIN)

static void
board_changed (TcePanel *self)
{
  if (TCE_PANEL_GET_CLASS (self)->board_changed != NULL)
    TCE_PANEL_GET_CLASS (self)->board_changed (self);
}

static void
tools_changed (TcePanel   *self,
               GParamSpec *pspec)
{
  if (TCE_PANEL_GET_CLASS (self)->tools_changed != NULL)
    TCE_PANEL_GET_CLASS (self)->tools_changed (self, pspec);
}

static void
checked (TcePanel *self)
{
  if (TCE_PANEL_GET_CLASS (self)->checked != NULL)
    TCE_PANEL_GET_CLASS (self)->checked (self);
}

static void
set_model (TcePanel *self,
           guint     id,
           gpointer  model)
{
  TcePanelPrivate *private = tce_panel_get_instance_private (self);
  g_autoptr (GObject) before = NULL;

  g_set_object (&before, private->models[id]);
  if (!g_set_object (&private->models[id], model))
    return;

  g_signal_group_set_target (private->signals[id], model);
  TCE_PANEL_GET_CLASS (self)->refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static gpointer
get_model (TcePanel *self,
           guint     id)
{
  TcePanelPrivate *private = tce_panel_get_instance_private (self);

  g_return_val_if_fail (TCE_IS_PANEL (self), NULL);

  return private->models[id];
}

static void
tce_panel_get_property (GObject    *object,
                        guint       id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  g_value_set_object (value, get_model (TCE_PANEL (object), id));
}

static void
tce_panel_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  set_model (TCE_PANEL (object), id, g_value_get_object (value));
}

static void
tce_panel_dispose (GObject *object)
{
  TcePanelPrivate *private = tce_panel_get_instance_private (TCE_PANEL (object));

  for (guint id = PROP_DOCUMENT; id < N_PROPERTIES; id++)
    {
      g_clear_object (&private->signals[id]);
      g_clear_object (&private->models[id]);
    }

  G_OBJECT_CLASS (tce_panel_parent_class)->dispose (object);
}

static void
tce_panel_refresh (TcePanel *self)
{
  TCE_PANEL_GET_CLASS (self)->refresh (self);
}

static void
tce_panel_refresh_for_tools (TcePanel   *self,
                             GParamSpec *pspec)
{
  TCE_PANEL_GET_CLASS (self)->refresh (self);
}

static void
tce_panel_class_init (TcePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tce_panel_get_property;
  object_class->set_property = tce_panel_set_property;
  object_class->dispose = tce_panel_dispose;
  klass->board_changed = tce_panel_refresh;
  klass->tools_changed = tce_panel_refresh_for_tools;
  klass->checked = tce_panel_refresh;
  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_TOOLS] = g_param_spec_object ("tools", NULL, NULL, TCE_TYPE_TOOLS, flags);
  properties[PROP_CHECKER] = g_param_spec_object ("checker", NULL, NULL, TC_TYPE_BOARD_CHECKER, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_panel_init (TcePanel *self)
{
  TcePanelPrivate *private = tce_panel_get_instance_private (self);

  private->signals[PROP_DOCUMENT] = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (private->signals[PROP_DOCUMENT], "changed", G_CALLBACK (board_changed), self);
  private->signals[PROP_TOOLS] = g_signal_group_new (TCE_TYPE_TOOLS);
  g_signal_group_connect_swapped (private->signals[PROP_TOOLS], "notify", G_CALLBACK (tools_changed), self);
  private->signals[PROP_CHECKER] = g_signal_group_new (TC_TYPE_BOARD_CHECKER);
  g_signal_group_connect_swapped (private->signals[PROP_CHECKER], "checked", G_CALLBACK (checked), self);
}

void
tce_panel_set_document (TcePanel        *self,
                        TcBoardDocument *document)
{
  g_return_if_fail (TCE_IS_PANEL (self));

  set_model (self, PROP_DOCUMENT, document);
}

TcBoardDocument *
tce_panel_get_document (TcePanel *self)
{
  return get_model (self, PROP_DOCUMENT);
}

TceTools *
tce_panel_get_tools (TcePanel *self)
{
  return get_model (self, PROP_TOOLS);
}

TcBoardChecker *
tce_panel_get_checker (TcePanel *self)
{
  return get_model (self, PROP_CHECKER);
}

const TcBoard *
tce_panel_get_board (TcePanel *self)
{
  TcBoardDocument *document = tce_panel_get_document (self);

  return document != NULL ? tc_board_document_get_board (document) : NULL;
}

void
tce_panel_apply (TcePanel      *self,
                 const TcBoard *board,
                 const char    *label,
                 const char    *key)
{
  tc_board_document_apply (tce_panel_get_document (self), board, label, key);
}

gboolean
tce_panel_set_tip (GtkWidget  *widget,
                   const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return FALSE;

  gtk_widget_set_tooltip_text (widget, text);

  return TRUE;
}
