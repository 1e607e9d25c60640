/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-parts.h"

#include <math.h>

#include "tc-sticker-drawing.h"

struct _TcBoardPart
{
  GtkWidget parent_instance;

  char     *label;
};

G_DEFINE_FINAL_TYPE (TcBoardPart, tc_board_part, GTK_TYPE_WIDGET)

static void
tc_board_part_finalize (GObject *object)
{
  g_free (TC_BOARD_PART (object)->label);

  G_OBJECT_CLASS (tc_board_part_parent_class)->finalize (object);
}

static void
tc_board_part_class_init (TcBoardPartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_board_part_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "boardpart");
}

static void
tc_board_part_init (TcBoardPart *self)
{
  /* The pointer meets the board itself, which knows where everything lies. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

static GtkWidget *
tc_board_part_new (GtkAccessibleRole role,
                   gboolean          focusable)
{
  return g_object_new (TC_TYPE_BOARD_PART,
                       "accessible-role", role,
                       "focusable", focusable,
                       NULL);
}

void
tc_board_part_set_label (TcBoardPart *self,
                         const char  *label)
{
  g_return_if_fail (TC_IS_BOARD_PART (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;

  g_free (self->label);
  self->label = g_strdup (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
tc_board_parts_init (TcBoardParts *self,
                     GtkWidget    *owner)
{
  self->owner = owner;
  self->squares = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
  self->values = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_widget_unparent);
}

void
tc_board_parts_clear (TcBoardParts *self)
{
  g_clear_pointer (&self->squares, g_ptr_array_unref);
  g_clear_pointer (&self->values, g_ptr_array_unref);
}

static GtkWidget *
add_part (TcBoardParts     *self,
          GPtrArray        *parts,
          GtkAccessibleRole role,
          gboolean          focusable)
{
  GtkWidget *part = tc_board_part_new (role, focusable);

  gtk_widget_set_parent (part, self->owner);
  g_ptr_array_add (parts, part);

  return part;
}

static GtkAccessibleRole
role_of (TcFeatureKind kind)
{
  switch (kind)
    {
    case TC_FEATURE_COLUMN: return GTK_ACCESSIBLE_ROLE_COLUMN_HEADER;
    case TC_FEATURE_ROW:    return GTK_ACCESSIBLE_ROLE_ROW_HEADER;
    default:                return GTK_ACCESSIBLE_ROLE_LABEL;
    }
}

static void
add_squares (TcBoardParts  *self,
             const TcBoard *board)
{
  for (guint i = 0; i < (guint) board->n_rows * board->n_columns; i++)
    {
      GtkWidget *square = add_part (self, self->squares, GTK_ACCESSIBLE_ROLE_GRID_CELL, TRUE);

      gtk_accessible_update_relation (GTK_ACCESSIBLE (square),
                                      GTK_ACCESSIBLE_RELATION_ROW_INDEX, (int) (i / board->n_columns) + 1,
                                      GTK_ACCESSIBLE_RELATION_COL_INDEX, (int) (i % board->n_columns) + 1,
                                      -1);
    }
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->owner),
                                  GTK_ACCESSIBLE_RELATION_ROW_COUNT, (int) board->n_rows,
                                  GTK_ACCESSIBLE_RELATION_COL_COUNT, (int) board->n_columns,
                                  -1);
}

/* The focus would be lost with its square, so the squares stay as long as the grid has the same size. */
static gboolean
squares_fit (TcBoardParts          *self,
             const TcBoardContents *contents)
{
  const guint n_rows = contents != NULL ? contents->board->n_rows : 0, n_columns = contents != NULL ? contents->board->n_columns : 0;

  return self->squares->len == n_rows * n_columns && (self->squares->len == 0 || self->n_columns == n_columns);
}

static gboolean
values_fit (TcBoardParts          *self,
            const TcBoardContents *contents)
{
  if (self->values->len != (contents != NULL ? contents->n_features : 0))
    return FALSE;

  for (guint i = 0; i < self->values->len; i++)
    if (gtk_accessible_get_accessible_role (g_ptr_array_index (self->values, i)) != role_of (contents->features[i].kind))
      return FALSE;

  return TRUE;
}

static gboolean
same_names (const TcBoardContents *a,
            const TcBoardContents *b)
{
  if (a->board->n_districts != b->board->n_districts)
    return FALSE;

  for (guint i = 0; i < a->board->n_districts; i++)
    if (g_strcmp0 (tc_board_file_get_district_name (a->file, i, NULL), tc_board_file_get_district_name (b->file, i, NULL)) != 0)
      return FALSE;

  return TRUE;
}

static gboolean
same_square (const TcBoardContents *a,
             const TcBoardContents *b,
             guint                  row,
             guint                  column)
{
  return a->board->squares[row][column] == b->board->squares[row][column] &&
         tc_board_contents_is_painted (a, row, column) == tc_board_contents_is_painted (b, row, column);
}

static void
label_parts (TcBoardParts          *self,
             const TcBoardContents *contents,
             const TcBoardContents *before)
{
  const gboolean alike = before != NULL && (before->paint == NULL) == (contents->paint == NULL) && same_names (before, contents);

  for (guint i = 0; i < self->squares->len; i++)
    {
      g_autofree char *label = NULL;

      if (alike && same_square (before, contents, i / self->n_columns, i % self->n_columns))
        continue;
      label = tc_board_contents_say_square (contents, i / self->n_columns, i % self->n_columns);

      tc_board_part_set_label (g_ptr_array_index (self->squares, i), label);
    }
  for (guint i = 0; i < self->values->len; i++)
    {
      g_autofree char *label = tc_board_contents_say_feature (contents, &contents->features[i]);

      tc_board_part_set_label (g_ptr_array_index (self->values, i), label);
    }
}

/* Squares come before values, also for those who listen. */
gboolean
tc_board_parts_update (TcBoardParts          *self,
                       const TcBoardContents *contents,
                       const TcBoardContents *before)
{
  const gboolean new_squares = !squares_fit (self, contents), new_values = new_squares || !values_fit (self, contents);

  if (new_values)
    g_ptr_array_set_size (self->values, 0);
  if (new_squares)
    g_ptr_array_set_size (self->squares, 0);
  if (contents == NULL)
    return new_values;

  if (new_squares)
    add_squares (self, contents->board);
  for (guint i = self->values->len; i < contents->n_features; i++)
    add_part (self, self->values, role_of (contents->features[i].kind), FALSE);
  self->n_columns = contents->board->n_columns;
  label_parts (self, contents, new_squares ? NULL : before);

  return new_values;
}

static void
allocate_part (GtkWidget             *part,
               const graphene_rect_t *area)
{
  GtkAllocation allocation = {
    (int) floorf (area->origin.x), (int) floorf (area->origin.y), (int) ceilf (area->size.width), (int) ceilf (area->size.height),
  };

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (part, &allocation, -1);
}

static graphene_rect_t
area_of_slot (TcBoardSlot slot)
{
  return GRAPHENE_RECT_INIT ((float) (slot.x - slot.width / 2), (float) (slot.y - slot.height / 2),
                             (float) slot.width, (float) slot.height);
}

/* Both slots of a column or row, the sticker of a district. */
static graphene_rect_t
area_of_feature (const TcBoardContents *contents,
                 const TcBoardFeature  *feature,
                 const TcBoardLayout   *layout)
{
  graphene_rect_t area, high, low;
  TcSticker sticker;

  if (feature->kind == TC_FEATURE_DISTRICT)
    {
      tc_sticker_find (contents->board, feature->index, layout->sticker, &sticker);

      return area_of_slot ((TcBoardSlot) {
      .x = layout->grid.origin.x + sticker.x * layout->side, .y = layout->grid.origin.y + sticker.y * layout->side,
      .width = sticker.width * layout->side, .height = sticker.height * layout->side,
    });
    }

  high = area_of_slot (tc_board_layout_slot (layout, feature->kind, feature->index, TRUE));
  low = area_of_slot (tc_board_layout_slot (layout, feature->kind, feature->index, FALSE));
  graphene_rect_union (&high, &low, &area);

  return area;
}

void
tc_board_parts_allocate (TcBoardParts          *self,
                         const TcBoardContents *contents,
                         const TcBoardLayout   *layout)
{
  for (guint i = 0; i < self->squares->len; i++)
    {
      graphene_rect_t square = tc_board_layout_square (layout, i / self->n_columns, i % self->n_columns);

      allocate_part (g_ptr_array_index (self->squares, i), &square);
    }
  for (guint i = 0; i < self->values->len; i++)
    {
      graphene_rect_t area = area_of_feature (contents, &contents->features[i], layout);

      allocate_part (g_ptr_array_index (self->values, i), &area);
    }
}

GtkWidget *
tc_board_parts_get_square (const TcBoardParts *self,
                           guint               row,
                           guint               column)
{
  guint index = row * self->n_columns + column;

  return column < self->n_columns && index < self->squares->len ? g_ptr_array_index (self->squares, index) : NULL;
}

gboolean
tc_board_parts_find_square (const TcBoardParts *self,
                            GtkWidget          *widget,
                            guint              *row,
                            guint              *column)
{
  guint index;

  if (!g_ptr_array_find (self->squares, widget, &index))
    return FALSE;

  *row = index / self->n_columns;
  *column = index % self->n_columns;

  return TRUE;
}
