/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-beside.h"

#include <glib/gi18n.h>
#include <tc-board-view.h>

struct _TceBeside
{
  AdwBin           parent_instance;

  TcBoardDocument *document;
  GSignalGroup    *document_signals;

  GtkLabel        *name;
  GtkLabel        *facts;
  TcBoardView     *view;
};

enum
{
  PROP_0,
  PROP_DOCUMENT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TceBeside, tce_beside, ADW_TYPE_BIN)

static int
count_prestige (const TcBoard *board)
{
  int sum = 0;

  for (guint i = 0; i < board->n_columns; i++)
    sum += board->columns[i].high;
  for (guint i = 0; i < board->n_rows; i++)
    sum += board->rows[i].high;
  for (guint i = 0; i < board->n_districts; i++)
    sum += board->districts[i].value.high;

  return sum;
}

static void
refresh (TceBeside *self)
{
  g_autofree char *squares = NULL, *facts = NULL;
  const TcBoard *board;
  TcBoardScene scene = { 0 };
  guint n_squares;

  gtk_widget_set_visible (GTK_WIDGET (self), self->document != NULL);
  if (self->document == NULL)
    return;

  board = tc_board_document_get_board (self->document);
  n_squares = tc_board_n_squares (board);
  squares = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  /* Translators: “83 squares, 158 prestige on the walls”. */
  facts = g_strdup_printf (_("%s, %d prestige on the walls"), squares, count_prestige (board));
  gtk_label_set_label (self->name, tc_board_document_get_title (self->document));
  gtk_label_set_label (self->facts, facts);
  scene.file = tc_board_document_get_board_file (self->document);
  tc_board_view_set_scene (self->view, &scene);
}

static void
tce_beside_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, TCE_BESIDE (object)->document);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_beside_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_DOCUMENT:
      tce_beside_set_document (TCE_BESIDE (object), g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_beside_dispose (GObject *object)
{
  TceBeside *self = TCE_BESIDE (object);

  g_clear_object (&self->document_signals);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (tce_beside_parent_class)->dispose (object);
}

static void
tce_beside_class_init (TceBesideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_beside_get_property;
  object_class->set_property = tce_beside_set_property;
  object_class->dispose = tce_beside_dispose;
  props[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (TC_TYPE_BOARD_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-beside.ui");
  gtk_widget_class_bind_template_child (widget_class, TceBeside, name);
  gtk_widget_class_bind_template_child (widget_class, TceBeside, facts);
  gtk_widget_class_bind_template_child (widget_class, TceBeside, view);
}

static void
tce_beside_init (TceBeside *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (refresh), self);
  refresh (self);
}

GtkWidget *
tce_beside_new (void)
{
  return g_object_new (TCE_TYPE_BESIDE, NULL);
}

void
tce_beside_set_document (TceBeside       *self,
                         TcBoardDocument *document)
{
  g_return_if_fail (TCE_IS_BESIDE (self));

  if (!g_set_object (&self->document, document))
    return;

  g_signal_group_set_target (self->document_signals, document);
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DOCUMENT]);
}

TcBoardDocument *
tce_beside_get_document (TceBeside *self)
{
  g_return_val_if_fail (TCE_IS_BESIDE (self), NULL);

  return self->document;
}
