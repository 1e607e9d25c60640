/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-layout.h>

static TcBoardLayout
layout_for (guint    n_rows,
            guint    n_columns,
            gboolean miniature,
            double   width,
            double   height,
            double   text_scale)
{
  TcBoardLayout layout;

  tc_board_layout_init (&layout, n_rows, n_columns, miniature, width, height, text_scale);

  return layout;
}

static void
test_side (void)
{
  static const struct { guint n_rows, n_columns; gboolean miniature; double width, height, side; gboolean compact; } cases[] = {
    { 8, 12, FALSE, 836, 544, 57, FALSE },       /* the table at 1280 × 800 */
    { 8, 12, FALSE, 2000, 544, 57, FALSE },      /* the height decides */
    { 8, 12, FALSE, 836, 2000, 57, FALSE },      /* the width decides */
    { 8, 12, FALSE, 1000, 420, 44, FALSE },      /* low and high values of columns share a line */
    { 8, 12, FALSE, 392, 600, 26, TRUE },
    { 8, 12, FALSE, 360, 640, 23, TRUE },
    { 16, 16, FALSE, 360, 640, 17, TRUE },
    { 16, 16, FALSE, 1064, 1100, 57, FALSE },
    { 1, 1, FALSE, 836, 544, 168, FALSE },       /* never larger */
    { 8, 12, FALSE, 1160, 760, 84, FALSE },
    { 8, 12, FALSE, 3400, 2000, 168, FALSE },
    { 8, 12, TRUE, 190, 128, 15, FALSE },
    { 8, 12, TRUE, 160, 110, 12.5, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoardLayout layout = layout_for (cases[i].n_rows, cases[i].n_columns, cases[i].miniature,
                                         cases[i].width, cases[i].height, 1);

      g_test_message ("%u × %u in %g × %g", cases[i].n_rows, cases[i].n_columns, cases[i].width, cases[i].height);
      g_assert_cmpfloat (layout.side, ==, cases[i].side);
      g_assert_true (layout.compact == cases[i].compact);
    }
}

static gboolean
slot_is_on (const TcBoardLayout *layout,
            TcBoardSlot          slot)
{
  return slot.x - slot.width / 2 >= layout->plate.origin.x && slot.y - slot.height / 2 >= layout->plate.origin.y &&
         slot.x + slot.width / 2 <= layout->plate.origin.x + layout->plate.size.width &&
         slot.y + slot.height / 2 <= layout->plate.origin.y + layout->plate.size.height;
}

static void
assert_slots (const TcBoardLayout *layout)
{
  for (gboolean high = FALSE; high <= TRUE; high++)
    {
      for (guint i = 0; i < layout->n_columns; i++)
        {
          TcBoardSlot slot = tc_board_layout_slot (layout, TC_FEATURE_COLUMN, i, high);

          g_assert_true (slot_is_on (layout, slot));
          g_assert_cmpfloat (slot.y + slot.height / 2, <=, layout->grid.origin.y);
          g_assert_cmpfloat (slot.width, <=, layout->side + .01);
        }
      for (guint i = 0; i < layout->n_rows; i++)
        {
          TcBoardSlot slot = tc_board_layout_slot (layout, TC_FEATURE_ROW, i, high);

          g_assert_true (slot_is_on (layout, slot));
          g_assert_cmpfloat (slot.x - slot.width / 2, >=, layout->grid.origin.x + layout->grid.size.width);
        }
    }
}

/* Whatever the window, board and text size: the board lies in the widget, the values lie around the grid, and nothing of the two overlaps. */
static void
test_everything_has_its_place (void)
{
  static const double widths[] = { 360, 392, 500, 700, 836, 1280, 1920, 3840 }, heights[] = { 400, 544, 800, 1080, 2160 };
  static const double text_scales[] = { 1, 1.25, 1.5 };
  static const guint sides[] = { 5, 8, 12, 16 };

  for (guint i = 0; i < G_N_ELEMENTS (widths) * G_N_ELEMENTS (heights) * G_N_ELEMENTS (text_scales) * 16; i++)
    {
      guint n_rows = sides[i % 4], n_columns = sides[i / 4 % 4];
      double text_scale = text_scales[i / 16 % 3], width = widths[i / 48 % 8], height = heights[i / 384];
      TcBoardLayout layout = layout_for (n_rows, n_columns, FALSE, width, height, text_scale);
      graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

      g_test_message ("%u × %u in %g × %g, text %g", n_rows, n_columns, width, height, text_scale);
      g_assert_true (graphene_rect_contains_rect (&whole, &layout.plate));
      g_assert_true (graphene_rect_contains_rect (&layout.plate, &layout.grid));
      if (text_scale <= 1)
        assert_slots (&layout);
    }
}

/* Where values share a line they do not share a place. */
static void
test_flat (void)
{
  TcBoardLayout layout = layout_for (8, 12, FALSE, 1000, 420, 1);

  g_assert_true (layout.flat);
  g_assert_false (layout_for (8, 12, FALSE, 836, 544, 1).flat);
  g_assert_false (layout_for (8, 12, FALSE, 600, 420, 1).flat);
  for (guint i = 0; i < 12; i++)
    {
      TcBoardSlot high = tc_board_layout_slot (&layout, TC_FEATURE_COLUMN, i, TRUE);
      TcBoardSlot low = tc_board_layout_slot (&layout, TC_FEATURE_COLUMN, i, FALSE);

      g_assert_cmpfloat (high.y, ==, low.y);
      g_assert_cmpfloat (high.x + high.width / 2, <=, low.x - low.width / 2);
      g_assert_cmpfloat (low.x + low.width / 2, <=, layout.grid.origin.x + (i + 1) * layout.side);
    }
}

static void
test_squares_are_found (void)
{
  TcBoardLayout layout = layout_for (8, 12, FALSE, 836, 544, 1);
  guint row, column;

  for (guint i = 0; i < 96; i++)
    {
      graphene_rect_t square = tc_board_layout_square (&layout, i / 12, i % 12);

      g_assert_true (tc_board_layout_find_square (&layout, square.origin.x, square.origin.y, &row, &column));
      g_assert_cmpuint (row * 12 + column, ==, i);
      g_assert_true (tc_board_layout_find_square (&layout, square.origin.x + 56.9, square.origin.y + 56.9, &row, &column));
      g_assert_cmpuint (row * 12 + column, ==, i);
    }
  g_assert_false (tc_board_layout_find_square (&layout, layout.grid.origin.x - .1, layout.grid.origin.y, &row, &column));
  g_assert_false (tc_board_layout_find_square (&layout, layout.grid.origin.x, layout.grid.origin.y - .1, &row, &column));
  g_assert_false (tc_board_layout_find_square (&layout, layout.grid.origin.x + 684, layout.grid.origin.y, &row, &column));
  g_assert_false (tc_board_layout_find_square (&layout, layout.grid.origin.x, layout.grid.origin.y + 456, &row, &column));
}

static void
test_measure (void)
{
  static const struct
  {
    guint          n_rows, n_columns;
    gboolean       miniature;
    GtkOrientation orientation;
    int            for_size, minimum, natural;
  } cases[] = {
    { 8, 12, FALSE, GTK_ORIENTATION_HORIZONTAL, -1, 248, 836 },
    { 8, 12, FALSE, GTK_ORIENTATION_VERTICAL, -1, 184, 544 },
    { 8, 12, FALSE, GTK_ORIENTATION_VERTICAL, 836, 184, 544 },
    { 8, 12, FALSE, GTK_ORIENTATION_VERTICAL, 392, 184, 280 },
    { 16, 16, FALSE, GTK_ORIENTATION_HORIZONTAL, -1, 304, 1064 },
    { 8, 12, TRUE, GTK_ORIENTATION_HORIZONTAL, -1, 80, 188 },
    { 8, 12, TRUE, GTK_ORIENTATION_VERTICAL, 188, 56, 128 },
    { 8, 12, TRUE, GTK_ORIENTATION_VERTICAL, 322, 56, 216 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      int minimum, natural;

      tc_board_layout_measure (cases[i].n_rows, cases[i].n_columns, cases[i].miniature, 1, cases[i].orientation, cases[i].for_size,
                               &minimum, &natural);
      g_assert_cmpint (minimum, ==, cases[i].minimum);
      g_assert_cmpint (natural, ==, cases[i].natural);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-layout/side", test_side);
  g_test_add_func ("/board-layout/everything-has-its-place", test_everything_has_its_place);
  g_test_add_func ("/board-layout/flat", test_flat);
  g_test_add_func ("/board-layout/squares-are-found", test_squares_are_found);
  g_test_add_func ("/board-layout/measure", test_measure);

  return g_test_run ();
}
