/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-stroke.h>

#include "editor-fixtures.h"

#define BOARD "aabb/aabb/ccdd/ccdd"

typedef struct
{
  TcBoardDocument *document;
  TceTools        *tools;
  TceStroke        stroke;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->document = editor_fixture_document (BOARD);
  self->tools = tce_tools_new ();
  self->stroke = (TceStroke) { .document = self->document, .tools = self->tools };
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->document);
  g_assert_finalize_object (self->tools);
}

/* From one square to another, with each tool and symmetry. */
static void
test_tools (void)
{
  static const struct
  {
    TceTool     tool;
    TcSymmetry  symmetry;
    guint8      district;
    guint       from_row, from_column, to_row, to_column;
    const char *grid;
    const char *label;
  } cases[] = {
    { TCE_TOOL_BRUSH, TC_SYMMETRY_NONE, 3, 0, 0, 0, 2, "3331/0011/2233/2233", "Undo: paint d" },
    { TCE_TOOL_BRUSH, TC_SYMMETRY_LEFT_RIGHT, 3, 0, 0, 1, 0, "3013/3013/2233/2233", "Undo: paint d" },
    { TCE_TOOL_BRUSH, TC_SYMMETRY_TOP_BOTTOM, 1, 0, 0, 0, 1, "1111/0011/2233/1133", "Undo: paint b" },
    { TCE_TOOL_BRUSH, TC_SYMMETRY_HALF_TURN, 1, 0, 0, 0, 1, "1111/0011/2233/2211", "Undo: paint b" },
    { TCE_TOOL_RECTANGLE, TC_SYMMETRY_NONE, 1, 3, 1, 2, 0, "0011/0011/1133/1133", "Undo: rectangle of b" },
    { TCE_TOOL_RECTANGLE, TC_SYMMETRY_LEFT_RIGHT, 0, 2, 0, 3, 0, "0011/0011/0230/0230", "Undo: rectangle of a" },
    { TCE_TOOL_FILL, TC_SYMMETRY_NONE, 2, 0, 3, 3, 0, "0022/0022/2233/2233", "Undo: fill c" },
    { TCE_TOOL_ERASER, TC_SYMMETRY_NONE, 2, 1, 1, 1, 2, "0011/0..1/2233/2233", "Undo: erase" },
    { TCE_TOOL_PICKER, TC_SYMMETRY_NONE, 2, 1, 1, 2, 2, "0011/0011/2233/2233", "Undo" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture;

      set_up (&fixture, NULL);
      g_object_set (fixture.tools, "tool", cases[i].tool, NULL);
      g_object_set (fixture.tools, "symmetry", cases[i].symmetry, NULL);
      tce_tools_set_district (fixture.tools, cases[i].district);
      tce_stroke_begin (&fixture.stroke, cases[i].from_row, cases[i].from_column);
      tce_stroke_move (&fixture.stroke, cases[i].to_row, cases[i].to_column);
      tce_stroke_end (&fixture.stroke);

      editor_fixture_assert_grid (fixture.document, cases[i].grid);
      g_assert_cmpstr (tc_board_document_get_undo_label (fixture.document), ==, cases[i].label);
      if (cases[i].tool == TCE_TOOL_PICKER)
        g_assert_cmpuint (tce_tools_get_district (fixture.tools), ==, 3);

      /* However long it was, one stroke is one step. */
      if (cases[i].tool != TCE_TOOL_PICKER)
        tc_board_document_undo (fixture.document);
      editor_fixture_assert_grid (fixture.document, "0011/0011/2233/2233");
      g_assert_false (tc_board_document_get_can_undo (fixture.document));
      tear_down (&fixture, NULL);
    }
}

static void
test_cancel (Fixture      *self,
             gconstpointer data)
{
  for (TceTool tool = TCE_TOOL_BRUSH; tool <= TCE_TOOL_RECTANGLE; tool++)
    {
      g_object_set (self->tools, "tool", tool, NULL);
      tce_tools_set_district (self->tools, 3);
      tce_stroke_begin (&self->stroke, 0, 0);
      tce_stroke_move (&self->stroke, 1, 1);
      tce_stroke_cancel (&self->stroke);
      tce_stroke_end (&self->stroke);
      editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");
      g_assert_false (tc_board_document_get_can_undo (self->document));
    }
}

/* The first key puts the corner of a rectangle down, the second draws it. */
static void
test_keys (Fixture      *self,
           gconstpointer data)
{
  g_object_set (self->tools, "tool", TCE_TOOL_RECTANGLE, NULL);
  tce_tools_set_district (self->tools, 2);
  tce_stroke_use (&self->stroke, 0, 1);
  g_assert_true (self->stroke.active);
  tce_stroke_use (&self->stroke, 1, 2);
  g_assert_false (self->stroke.active);
  editor_fixture_assert_grid (self->document, "0221/0221/2233/2233");

  g_object_set (self->tools, "tool", TCE_TOOL_ERASER, NULL);
  tce_stroke_use (&self->stroke, 3, 3);
  g_assert_false (self->stroke.active);
  editor_fixture_assert_grid (self->document, "0221/0221/2233/223.");
}

static guint
count (gboolean squares[TC_MAX_SIDE][TC_MAX_SIDE])
{
  guint n_squares = 0;

  for (guint i = 0; i < TC_MAX_SQUARES; i++)
    n_squares += squares[i / TC_MAX_SIDE][i % TC_MAX_SIDE] ? 1 : 0;

  return n_squares;
}

static void
test_preview (Fixture      *self,
              gconstpointer data)
{
  gboolean squares[TC_MAX_SIDE][TC_MAX_SIDE] = { { FALSE } }, twins[TC_MAX_SIDE][TC_MAX_SIDE] = { { FALSE } };

  g_object_set (self->tools, "symmetry", TC_SYMMETRY_LEFT_RIGHT, NULL);
  g_object_set (self->tools, "tool", TCE_TOOL_RECTANGLE, NULL);
  tce_stroke_begin (&self->stroke, 0, 0);
  tce_stroke_preview (&self->stroke, 1, 2, squares, twins);
  g_assert_cmpuint (count (squares), ==, 6);

  /* The squares in the middle are their own twins. */
  g_assert_cmpuint (count (twins), ==, 2);
  g_assert_true (twins[0][3]);
  g_assert_false (twins[0][1]);
}

/* A stroke that begins while another is being made, as with a second finger, takes that one back. */
static void
test_begin_twice (Fixture      *self,
                  gconstpointer data)
{
  tce_tools_set_district (self->tools, 1);
  tce_stroke_begin (&self->stroke, 0, 0);
  tce_stroke_move (&self->stroke, 0, 1);
  tce_stroke_begin (&self->stroke, 3, 3);
  tce_stroke_end (&self->stroke);

  editor_fixture_assert_grid (self->document, "0011/0011/2233/2231");
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");
}

/* Another tool that is chosen in the middle of a stroke, with a key, is for the next one. */
static void
test_tool_changes (Fixture      *self,
                   gconstpointer data)
{
  tce_tools_set_district (self->tools, 1);
  tce_stroke_begin (&self->stroke, 0, 0);
  g_object_set (self->tools, "tool", TCE_TOOL_FILL, NULL);
  tce_stroke_move (&self->stroke, 0, 1);
  tce_stroke_end (&self->stroke);
  tce_stroke_begin (&self->stroke, 3, 3);
  tce_stroke_end (&self->stroke);

  editor_fixture_assert_grid (self->document, "1111/0011/2211/2211");
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, "1111/0011/2233/2233");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stroke/tools", test_tools);
  g_test_add ("/stroke/cancel", Fixture, NULL, set_up, test_cancel, tear_down);
  g_test_add ("/stroke/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/stroke/begin-twice", Fixture, NULL, set_up, test_begin_twice, tear_down);
  g_test_add ("/stroke/tool-changes", Fixture, NULL, set_up, test_tool_changes, tear_down);
  g_test_add ("/stroke/preview", Fixture, NULL, set_up, test_preview, tear_down);

  return g_test_run ();
}
