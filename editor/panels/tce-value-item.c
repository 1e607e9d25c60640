/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-value-item.h"

#include <glib/gi18n.h>

struct _TceValueItem
{
  GObject       parent_instance;

  TcFeatureKind kind;
  guint         index;
};

G_DEFINE_FINAL_TYPE (TceValueItem, tce_value_item, G_TYPE_OBJECT)

static void
tce_value_item_class_init (TceValueItemClass *klass)
{
}

static void
tce_value_item_init (TceValueItem *self)
{
}

TceValueItem *
tce_value_item_new (TcFeatureKind kind,
                    guint         index)
{
  TceValueItem *self = g_object_new (TCE_TYPE_VALUE_ITEM, NULL);

  self->kind = kind;
  self->index = index;

  return self;
}

TcFeatureKind
tce_value_item_get_kind (TceValueItem *self)
{
  g_return_val_if_fail (TCE_IS_VALUE_ITEM (self), TC_FEATURE_COLUMN);

  return self->kind;
}

guint
tce_value_item_get_index (TceValueItem *self)
{
  g_return_val_if_fail (TCE_IS_VALUE_ITEM (self), 0);

  return self->index;
}

char *
tce_value_item_dup_name (TceValueItem *self,
                         TcBoardFile  *file)
{
  g_return_val_if_fail (TCE_IS_VALUE_ITEM (self), NULL);

  switch (self->kind)
    {
    case TC_FEATURE_COLUMN: return g_strdup_printf (_("Column %c"), 'A' + (int) self->index);
    case TC_FEATURE_ROW:    return g_strdup_printf (_("Row %u"), self->index + 1);
    default:                return g_strdup (tc_board_file_get_district_name (file, self->index, NULL));
    }
}
