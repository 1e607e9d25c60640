/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-document.h>

#include <malloc.h>

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>

#include "board-fixtures.h"
#include "match-fixtures.h"

typedef struct
{
  TcBoardDocument *document;
  guint            n_changes;
} Fixture;

static void
document_changed (TcBoardDocument *document,
                  Fixture         *fixture)
{
  fixture->n_changes++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  g_autoptr (TcBoardFile) start = tc_board_template_load ("ring");

  fixture->document = tc_board_document_new (start);
  g_signal_connect (fixture->document, "changed", G_CALLBACK (document_changed), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->document);
  loop_fixture_drain ();
}

/* Paints one square of the first row. */
static void
paint (Fixture    *fixture,
       guint       column,
       guint8      district,
       const char *label,
       const char *merge_key)
{
  const TcBoard board = tc_board_painted_line (tc_board_document_get_board (fixture->document), 0, column, 0, column, district, TC_SYMMETRY_NONE);

  tc_board_document_apply (fixture->document, &board, label, merge_key);
}

static guint8
get_square (Fixture *fixture,
            guint    column)
{
  return tc_board_document_get_board (fixture->document)->squares[0][column];
}

static void
test_new (Fixture      *fixture,
          gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;

  g_assert_null (tc_board_document_get_file (document));
  g_assert_cmpstr (tc_board_document_get_title (document), ==, "Ring Road");
  g_assert_false (tc_board_document_get_modified (document));
  g_assert_false (tc_board_document_get_can_undo (document));
  g_assert_false (tc_board_document_get_can_redo (document));
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo");
  g_assert_cmpstr (tc_board_document_get_redo_label (document), ==, "Redo");
}

static void
test_new_is_empty (void)
{
  g_autoptr (TcBoardDocument) document = tc_board_document_new (NULL);

  g_assert_cmpuint (tc_board_n_squares (tc_board_document_get_board (document)), ==, 0);
  g_assert_cmpuint (tc_board_document_get_board (document)->n_districts, ==, 1);
}

static void
test_undo_and_redo (Fixture      *fixture,
                    gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;

  paint (fixture, 0, 5, "paint A1", NULL);
  paint (fixture, 1, 5, "paint B1", NULL);
  g_assert_cmpuint (fixture->n_changes, ==, 2);
  g_assert_true (tc_board_document_get_modified (document));
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: paint B1");

  tc_board_document_undo (document);
  g_assert_cmpuint (get_square (fixture, 1), ==, 0);
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: paint A1");
  g_assert_cmpstr (tc_board_document_get_redo_label (document), ==, "Redo: paint B1");
  tc_board_document_undo (document);
  g_assert_false (tc_board_document_get_modified (document));
  g_assert_false (tc_board_document_get_can_undo (document));
  tc_board_document_undo (document);
  g_assert_cmpuint (fixture->n_changes, ==, 4);

  tc_board_document_redo (document);
  tc_board_document_redo (document);
  tc_board_document_redo (document);
  g_assert_cmpuint (get_square (fixture, 1), ==, 5);
  g_assert_cmpuint (fixture->n_changes, ==, 6);

  /* What was undone and then painted over cannot be redone. */
  tc_board_document_undo (document);
  paint (fixture, 2, 5, "paint C1", NULL);
  g_assert_false (tc_board_document_get_can_redo (document));
}

static void
test_equal_makes_no_step (Fixture      *fixture,
                          gconstpointer unused)
{
  g_autoptr (TcBoardFile) same = tc_board_file_new_with_text (tc_board_document_get_board_file (fixture->document), TC_BOARD_TEXT_NAME, 0, "en", "Ring Road");

  paint (fixture, 0, 0, "paint what is there", NULL);
  tc_board_document_apply_file (fixture->document, same, "copy", NULL);
  tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_NAME, 0, "en", "Ring Road");
  g_assert_cmpuint (fixture->n_changes, ==, 0);
  g_assert_false (tc_board_document_get_modified (fixture->document));
}

static void
test_merge (Fixture      *fixture,
            gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;

  paint (fixture, 0, 5, "type 1", "value");
  paint (fixture, 0, 4, "type 12", "value");
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: type 1");
  paint (fixture, 1, 4, "type elsewhere", "other value");
  tc_board_document_end_merge (document);
  paint (fixture, 1, 5, "type again", "other value");

  tc_board_document_undo (document);
  g_assert_cmpuint (get_square (fixture, 1), ==, 4);
  tc_board_document_undo (document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 4);

  /* A step that was gone back to is not gone on with. */
  paint (fixture, 0, 3, "type more", "value");
  tc_board_document_undo (document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 4);
  tc_board_document_undo (document);
  g_assert_false (tc_board_document_get_can_undo (document));
}

/* Typing a value and the old one again leaves nothing to undo. */
static void
test_merge_to_nothing (Fixture      *fixture,
                       gconstpointer unused)
{
  paint (fixture, 0, 5, "type 1", "value");
  paint (fixture, 0, 0, "type 12", "value");

  g_assert_false (tc_board_document_get_can_undo (fixture->document));
  g_assert_false (tc_board_document_get_modified (fixture->document));
  g_assert_cmpuint (fixture->n_changes, ==, 2);
}

static void
test_stroke (Fixture      *fixture,
             gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;

  for (guint stroke = 0; stroke < 2; stroke++)
    {
      tc_board_document_begin_stroke (document, stroke == 0 ? "first" : "second");
      for (guint column = 0; column < 4; column++)
        paint (fixture, column, (guint8) (4 + stroke), "a square", column % 2 == 0 ? "even" : NULL);
      tc_board_document_end_stroke (document);
    }
  g_assert_cmpuint (fixture->n_changes, ==, 8);
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: second");

  tc_board_document_undo (document);
  g_assert_cmpuint (get_square (fixture, 3), ==, 4);
  tc_board_document_undo (document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 0);
  g_assert_false (tc_board_document_get_can_undo (document));

  /* A stroke of nothing is nothing. */
  tc_board_document_begin_stroke (document, "nothing");
  tc_board_document_end_stroke (document);
  g_assert_true (tc_board_document_get_can_redo (document));
}

/* A stroke stays one step, whatever ends a merge in the middle of it. */
static void
test_merge_ends_in_stroke (Fixture      *fixture,
                           gconstpointer unused)
{
  tc_board_document_begin_stroke (fixture->document, "stroke");
  paint (fixture, 0, 4, "x", NULL);
  tc_board_document_end_merge (fixture->document);
  paint (fixture, 1, 4, "x", NULL);
  tc_board_document_end_stroke (fixture->document);

  tc_board_document_undo (fixture->document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 0);
  g_assert_cmpuint (get_square (fixture, 1), ==, 0);
  g_assert_false (tc_board_document_get_can_undo (fixture->document));
}

static void
test_cancel_stroke (Fixture      *fixture,
                    gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;

  paint (fixture, 0, 5, "paint A1", NULL);
  tc_board_document_begin_stroke (document, "stroke");
  tc_board_document_cancel_stroke (document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 5);

  tc_board_document_begin_stroke (document, "stroke");
  paint (fixture, 0, 4, "x", NULL);
  paint (fixture, 1, 4, "x", NULL);
  tc_board_document_cancel_stroke (document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 5);
  g_assert_cmpuint (get_square (fixture, 1), ==, 0);
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: paint A1");
  g_assert_false (tc_board_document_get_can_redo (document));

  tc_board_document_cancel_stroke (document);
  g_assert_cmpuint (get_square (fixture, 0), ==, 5);
}

/* Undo in the middle of a stroke takes the stroke back. */
static void
test_undo_in_stroke (Fixture      *fixture,
                     gconstpointer unused)
{
  tc_board_document_begin_stroke (fixture->document, "stroke");
  paint (fixture, 0, 4, "x", NULL);
  tc_board_document_undo (fixture->document);
  paint (fixture, 1, 4, "paint B1", NULL);
  g_assert_cmpuint (get_square (fixture, 0), ==, 0);
  g_assert_cmpstr (tc_board_document_get_undo_label (fixture->document), ==, "Undo: paint B1");
}

static void
test_texts (Fixture      *fixture,
            gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;
  TcBoardFile *file;

  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "fr", "P");
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "fr", "Po");
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "fr", "Port");
  tc_board_document_set_text (document, TC_BOARD_TEXT_DESCRIPTION, 0, "en", "");
  tc_board_document_set_text (document, TC_BOARD_TEXT_DESCRIPTION, 0, "fr", "");
  tc_board_document_set_text (document, TC_BOARD_TEXT_AUTHOR, 0, NULL, "Ana");
  tc_board_document_set_text (document, TC_BOARD_TEXT_LICENSE, 0, NULL, "");
  tc_board_document_set_text (document, TC_BOARD_TEXT_DISTRICT_NAME, 2, "en", "Arena");

  file = tc_board_document_get_board_file (document);
  g_assert_cmpstr (tc_board_file_get_name (file, "en"), ==, "Ring Road");
  g_assert_cmpstr (tc_board_file_get_name (file, "fr"), ==, "Port");
  g_assert_cmpstr (tc_board_file_get_description (file, "en"), ==, "");
  g_assert_cmpstr (tc_board_file_get_author (file), ==, "Ana");
  g_assert_cmpstr (tc_board_file_get_license (file), ==, "");
  g_assert_cmpstr (tc_board_file_get_district_name (file, 2, "en"), ==, "Arena");
  g_assert_cmpstr (tc_board_file_get_district_name (file, 2, "fr"), ==, "Le Stade");
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: rename a district");

  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (tc_board_document_get_can_undo (document));
      tc_board_document_undo (document);
    }
  g_assert_false (tc_board_document_get_can_undo (document));
  g_assert_cmpstr (tc_board_file_get_name (tc_board_document_get_board_file (document), "fr"), ==, "Le Périphérique");
}

static void
test_title (Fixture      *fixture,
            gconstpointer unused)
{
  tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_NAME, 0, "en", "");
  g_assert_cmpstr (tc_board_document_get_title (fixture->document), ==, "Le Périphérique");
  tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_NAME, 0, "fr", "");
  g_assert_cmpstr (tc_board_document_get_title (fixture->document), ==, "Unnamed board");
  tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_NAME, 0, "en", "Home");
  g_assert_cmpstr (tc_board_document_get_title (fixture->document), ==, "Home");
}

static void
test_districts (Fixture      *fixture,
                gconstpointer unused)
{
  TcBoardDocument *document = fixture->document;
  TcBoardFile *file;

  g_assert_cmpint (tc_board_document_add_district (document), ==, 6);
  g_assert_cmpint (tc_board_document_add_district (document), ==, 7);
  file = tc_board_document_get_board_file (document);
  g_assert_cmpstr (tc_board_file_get_district_name (file, 6, "en"), ==, "District 1");
  g_assert_cmpstr (tc_board_file_get_district_name (file, 7, "en"), ==, "District 2");
  g_assert_cmpstr (tc_board_file_get_district_name (file, 7, "fr"), ==, "Quartier 2");

  while (tc_board_document_add_district (document) >= 0)
    continue;
  g_assert_cmpuint (tc_board_document_get_board (document)->n_districts, ==, TC_MAX_DISTRICTS);
}

/* One that comes back after another was removed has not got the other's name. */
static void
test_removed_name_is_gone (Fixture      *fixture,
                           gconstpointer unused)
{
  const TcBoard board = tc_board_without_district (tc_board_document_get_board (fixture->document), 0, TRUE);
  int added;

  tc_board_document_apply (fixture->document, &board, "remove", NULL);
  added = tc_board_document_add_district (fixture->document);
  g_assert_cmpint (tc_board_document_get_board (fixture->document)->districts[added].key, ==, 'a');
  g_assert_cmpstr (tc_board_file_get_district_name (tc_board_document_get_board_file (fixture->document), (guint) added, "en"),
                   ==, "District 1");

  tc_board_document_undo (fixture->document);
  tc_board_document_undo (fixture->document);
  g_assert_cmpstr (tc_board_file_get_district_name (tc_board_document_get_board_file (fixture->document), 0, "en"), ==, "North Gate");
}

static void
count_signal (guint *n_emitted)
{
  (*n_emitted)++;
}

/* One step is told once. */
static void
test_signals (Fixture      *fixture,
              gconstpointer unused)
{
  static const char *const names[] = { "changed", "updated" };
  guint n_emitted[G_N_ELEMENTS (names)] = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_connect_swapped (fixture->document, names[i], G_CALLBACK (count_signal), &n_emitted[i]);
  paint (fixture, 0, 4, "paint A1", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpuint (n_emitted[i], ==, 1);

  g_assert_true (tc_board_document_get_modified (fixture->document));
  g_assert_true (tc_board_document_get_can_undo (fixture->document));
  g_assert_false (tc_board_document_get_can_redo (fixture->document));
  g_assert_cmpstr (tc_board_document_get_undo_label (fixture->document), ==, "Undo: paint A1");
}

#define N_STEPS 5000
#define MAX_MEMORY (64 * 1024 * 1024)

static gsize
memory_in_use (void)
{
  const struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
}

typedef void (*StepFunc) (Fixture *fixture, guint number);

/* Many steps of one kind, and back again; of the rarer kinds a part will do. Under a sanitizer malloc cannot be asked, and answers 0. */
static void
make_steps (Fixture *fixture,
            guint    part,
            StepFunc make_step)
{
  const guint n_steps = N_STEPS / part;
  g_autoptr (TcBoardFile) before = tc_board_file_ref (tc_board_document_get_board_file (fixture->document));
  const gsize at_first = memory_in_use ();

  for (guint i = 0; i < n_steps; i++)
    make_step (fixture, i);
  g_assert_cmpuint (memory_in_use () - at_first, <, MAX_MEMORY / part);

  for (guint i = 0; i < n_steps; i++)
    {
      g_assert_true (tc_board_document_get_can_undo (fixture->document));
      tc_board_document_undo (fixture->document);
    }
  g_assert_false (tc_board_document_get_can_undo (fixture->document));
  g_assert_true (tc_board_document_get_board_file (fixture->document) == before);
}

static void
paint_number (Fixture *fixture,
              guint    number)
{
  paint (fixture, number % 11, (guint8) (4 + number / 11 % 2), "paint", NULL);
}

static void
rename_number (Fixture *fixture,
               guint    number)
{
  g_autofree char *name = g_strdup_printf ("Name %u", number);

  tc_board_document_end_merge (fixture->document);
  if (number % 2 == 0)
    tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_NAME, 0, "en", name);
  else
    tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_DISTRICT_NAME, 1, "en", name);
}

static void
resize_number (Fixture *fixture,
               guint    number)
{
  const TcBoard *board = tc_board_document_get_board (fixture->document);
  const TcBoardLines lines = (number % 2 == 0 ? tc_board_lines_with : tc_board_lines_without)(board, TC_FEATURE_ROW, 3);
  const TcBoard after = tc_board_arranged (board, &lines);

  tc_board_document_apply (fixture->document, &after, "resize", NULL);
}

static void
test_many_strokes (Fixture      *fixture,
                   gconstpointer unused)
{
  make_steps (fixture, 1, paint_number);
}

static void
test_many_texts (Fixture      *fixture,
                 gconstpointer unused)
{
  make_steps (fixture, 10, rename_number);
}

static void
test_many_sizes (Fixture      *fixture,
                 gconstpointer unused)
{
  make_steps (fixture, 10, resize_number);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-document/new", test_new },
    { "/board-document/undo-and-redo", test_undo_and_redo },
    { "/board-document/equal-makes-no-step", test_equal_makes_no_step },
    { "/board-document/merge", test_merge },
    { "/board-document/merge-to-nothing", test_merge_to_nothing },
    { "/board-document/stroke", test_stroke },
    { "/board-document/merge-ends-in-stroke", test_merge_ends_in_stroke },
    { "/board-document/cancel-stroke", test_cancel_stroke },
    { "/board-document/undo-in-stroke", test_undo_in_stroke },
    { "/board-document/texts", test_texts },
    { "/board-document/title", test_title },
    { "/board-document/districts", test_districts },
    { "/board-document/removed-name-is-gone", test_removed_name_is_gone },
    { "/board-document/properties", test_signals },
    { "/board-document/many-strokes", test_many_strokes },
    { "/board-document/many-texts", test_many_texts },
    { "/board-document/many-sizes", test_many_sizes },
  };
  g_autoptr (GFile) state = state_folder_fixture_new ();
  int result;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-document/new-is-empty", test_new_is_empty);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  result = g_test_run ();
  folder_fixture_delete (state);

  return result;
}
