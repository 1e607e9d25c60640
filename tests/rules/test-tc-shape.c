/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib.h>

#include <tc-shape.h>
#include <tc-token.h>

static void
test_turn (void)
{
  static const struct { const char *before, *after; } cases[] = {
    { "###", "#/#/#" },
    { "#./##", "##/#." },
    { "##./.##", ".#/##/#." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_true (tc_shape_equal (tc_shape_turned (tc_shape_from_text (cases[i].before)),
                                   tc_shape_from_text (cases[i].after)));
}

static void
test_flip (void)
{
  static const struct { const char *before, *after; } cases[] = {
    { "#./##", ".#/##" },
    { "##./.##", ".##/##." },
    { "##/##", "##/##" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_true (tc_shape_equal (tc_shape_flipped (tc_shape_from_text (cases[i].before)),
                                   tc_shape_from_text (cases[i].after)));
}

static void
test_connected (void)
{
  g_assert_true (tc_shape_is_connected (tc_shape_from_text ("#.#/###")));
  g_assert_true (tc_shape_is_connected (tc_shape_from_text ("########")));
  g_assert_false (tc_shape_is_connected (tc_shape_from_text ("#./.#")));
  g_assert_false (tc_shape_is_connected (tc_shape_from_text (".......#/#")));
  g_assert_false (tc_shape_is_connected (tc_shape_from_text ("")));
}

/* The free polyominoes: each in the known number of ways, none twice under another name. */
static void
test_built_in_tokens (void)
{
  static const guint n_orientations[TC_N_BUILT_IN_TOKENS] = {
    1, 2, 2, 4, 2, 1, 4, 4, 8, 8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4,
  };
  TcShape forms[8];

  for (guint i = 0; i < TC_N_BUILT_IN_TOKENS; i++)
    {
      const TcToken *token = tc_token_built_in (i);

      g_assert_cmpuint (tc_shape_n_cells (token->shape), ==, (guint) (token->id[1] - '0'));
      g_assert_true (tc_shape_is_connected (token->shape));
      g_assert_cmpuint (tc_shape_orientations (token->shape, forms), ==, n_orientations[i]);
      g_assert_true (tc_token_find (token->id) == token);
      for (guint k = 0; k < i; k++)
        g_assert_false (tc_shape_equal (tc_shape_canonical (token->shape),
                                        tc_shape_canonical (tc_token_built_in (k)->shape)));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shape/turn", test_turn);
  g_test_add_func ("/shape/flip", test_flip);
  g_test_add_func ("/shape/connected", test_connected);
  g_test_add_func ("/shape/built-in-tokens", test_built_in_tokens);

  return g_test_run ();
}
