/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-value-list.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-sticker-drawing.h>
#include <turn-words.h>

#include "tce-value-item.h"

static const TcFeatureKind kinds[] = { TC_FEATURE_COLUMN, TC_FEATURE_ROW, TC_FEATURE_DISTRICT };

static gboolean
has_right_items (GListStore    *items,
                 const TcBoard *board)
{
  guint place = 0;

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      {
        g_autoptr (TceValueItem) item = NULL;

        if (tc_board_feature_size (board, kinds[kind], i) == 0)
          continue;
        item = g_list_model_get_item (G_LIST_MODEL (items), place++);
        if (item == NULL || tce_value_item_get_kind (item) != kinds[kind] || tce_value_item_get_index (item) != i)
          return FALSE;
      }

  return place == g_list_model_get_n_items (G_LIST_MODEL (items));
}

static void
fill_list (GListStore    *items,
           const TcBoard *board)
{
  g_list_store_remove_all (items);
  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      if (tc_board_feature_size (board, kinds[kind], i) > 0)
        {
          g_autoptr (TceValueItem) item = tce_value_item_new (kinds[kind], i);

          g_list_store_append (items, item);
        }
}

static gboolean
is_chosen (const TcBoard      *board,
           const TcFeatureSet *chosen,
           TcFeatureKind       kind,
           guint               index)
{
  return tc_board_feature_size (board, kind, index) > 0 && (chosen == NULL || tc_feature_set_has (chosen, kind, index));
}

static char *
join (GPtrArray *words)
{
  g_ptr_array_add (words, NULL);

  return turn_words_list ((const char *const *) words->pdata);
}

/* “Columns A and B”, or NULL. */
static char *
say_lines (const TcFeatureSet *chosen,
           TcFeatureKind       kind)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint n_places;

  for (guint i = 0; i < TC_MAX_SIDE; i++)
    if (tc_feature_set_has (chosen, kind, i))
      g_ptr_array_add (places, kind == TC_FEATURE_COLUMN ? g_strdup_printf ("%c", 'A' + (int) i) : g_strdup_printf ("%u", i + 1));
  n_places = places->len;
  list = join (places);
  if (n_places == 0)
    return NULL;

  return g_strdup_printf (kind == TC_FEATURE_COLUMN ? ngettext ("Column %s", "Columns %s", n_places) : ngettext ("Row %s", "Rows %s", n_places), list);
}

static gboolean
is_in_slot (const TcBoardSlot *slot,
            double             x,
            double             y)
{
  return fabs (x - slot->x) <= slot->width / 2 + 2 && fabs (y - slot->y) <= slot->height / 2 + 2;
}

static gboolean
is_at (const TcBoard       *board,
       const TcBoardLayout *layout,
       TcFeatureKind        kind,
       guint                index,
       double               x,
       double               y)
{
  TcBoardSlot high, low;
  TcSticker sticker;

  if (kind == TC_FEATURE_DISTRICT)
    return tc_sticker_find (board, index, layout->sticker, &sticker) &&
           fabs ((x - layout->grid.origin.x) / layout->side - sticker.x) <= sticker.width / 2 &&
           fabs ((y - layout->grid.origin.y) / layout->side - sticker.y) <= sticker.height / 2;

  high = tc_board_layout_slot (layout, kind, index, TRUE);
  low = tc_board_layout_slot (layout, kind, index, FALSE);

  return is_in_slot (&high, x, y) || is_in_slot (&low, x, y);
}

void
tce_value_list_follow (GListStore    *items,
                       const TcBoard *board)
{
  if (!has_right_items (items, board))
    fill_list (items, board);
}

void
tce_value_list_count (GListModel *items,
                      guint       n_of[TC_FEATURE_DISTRICT + 1])
{
  memset (n_of, 0, (TC_FEATURE_DISTRICT + 1) * sizeof *n_of);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (TceValueItem) item = g_list_model_get_item (items, i);

      n_of[tce_value_item_get_kind (item)]++;
    }
}

TceValueSum
tce_value_list_sum (const TcBoard      *board,
                    const TcFeatureSet *chosen)
{
  TceValueSum sum = { 0 };

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      if (is_chosen (board, chosen, kinds[kind], i))
        {
          const TcValue value = tc_board_get_value (board, kinds[kind], i);

          sum.n++;
          sum.high += value.high;
          sum.low += value.low;
        }

  return sum;
}

char *
tce_value_list_say (TcBoardFile        *file,
                    const TcFeatureSet *chosen)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (gsize kind = 0; kind < 2; kind++)
    {
      char *lines = say_lines (chosen, kinds[kind]);

      if (lines != NULL)
        g_ptr_array_add (names, lines);
    }
  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    if (chosen->districts[i])
      g_ptr_array_add (names, g_strdup (tc_board_file_get_district_name (file, i, NULL)));

  return join (names);
}

gboolean
tce_value_list_find (const TcBoard       *board,
                     const TcBoardLayout *layout,
                     double               x,
                     double               y,
                     TcFeatureKind       *kind,
                     guint               *index)
{
  for (gsize k = 0; k < G_N_ELEMENTS (kinds); k++)
    for (guint i = 0; i < TC_MAX_SIDE; i++)
      if (is_chosen (board, NULL, kinds[k], i) && is_at (board, layout, kinds[k], i, x, y))
        {
          *kind = kinds[k];
          *index = i;
          return TRUE;
        }

  return FALSE;
}
