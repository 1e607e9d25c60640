/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-sticker-drawing.h>

#include "board-fixtures.h"

/* A sticker lies on squares of its own district only, whatever its form, so that it covers neither values nor others' squares. */
static void
test_forms (void)
{
  static const struct
  {
    const char   *grid;
    guint         district;
    TcStickerForm form;
    double        x, y;
  } cases[] = {
    { "aab/aab", 0, TC_STICKER_WIDE, 1, .5 },
    { "aab/aab", 1, TC_STICKER_STANDING, 2.5, 1 },
    { "abc/a.c", 1, TC_STICKER_SMALL, 1.5, .5 },
    { "a.b/.a./..b", 0, TC_STICKER_SMALL, .5, .5 },
    { "ba/ab/.b/.b", 1, TC_STICKER_SMALL, 1.5, .5 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard board = board_fixture (cases[i].grid);
      TcSticker sticker;

      g_assert_true (tc_sticker_find (&board, cases[i].district, 1, &sticker));
      g_assert_cmpint (sticker.form, ==, cases[i].form);
      g_assert_cmpfloat (sticker.x, ==, cases[i].x);
      g_assert_cmpfloat (sticker.y, ==, cases[i].y);
    }
}

static void
assert_inside (const TcBoard   *board,
               guint            district,
               const TcSticker *sticker)
{
  const int left = (int) (sticker->x - sticker->width / 2 + .06), right = (int) (sticker->x + sticker->width / 2 - .06);
  const int top = (int) (sticker->y - sticker->height / 2 + .06), bottom = (int) (sticker->y + sticker->height / 2 - .06);

  for (int row = top; row <= bottom; row++)
    for (int column = left; column <= right; column++)
      g_assert_cmpuint (board->squares[row][column], ==, district);
}

static void
test_stays_inside (void)
{
  static const char *const grids[] = { "aabbc/aabdc/eefdf", "a.b/cdb/ce.", "abcd/efgh", "aaaa" };
  static const double scales[] = { 1, 1.2 };

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    for (gsize scale = 0; scale < G_N_ELEMENTS (scales); scale++)
      {
        const TcBoard board = board_fixture (grids[i]);

        for (guint district = 0; district < board.n_districts; district++)
          {
            TcSticker sticker;

            g_assert_true (tc_sticker_find (&board, district, scales[scale], &sticker));
            assert_inside (&board, district, &sticker);
          }
      }
}

static void
test_no_squares (void)
{
  const TcBoard board = board_fixture ("aab");
  TcSticker sticker;

  g_assert_false (tc_sticker_find (&board, 2, 1, &sticker));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sticker/forms", test_forms);
  g_test_add_func ("/sticker/stays-inside", test_stays_inside);
  g_test_add_func ("/sticker/no-squares", test_no_squares);

  return g_test_run ();
}
