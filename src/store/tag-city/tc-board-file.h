/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include <tc-board.h>
#include <tc-check.h>

G_BEGIN_DECLS

/* A board with its texts, as its file has it: the value that play and checks need, names in all languages, and whatever else
 * stood in the file, which survives a round trip. Immutable, counted by reference; what is changed is a copy that shares all else with the original. */
typedef struct _TcBoardFile TcBoardFile;

#define TC_TYPE_BOARD_FILE (tc_board_file_get_type ())

GType          tc_board_file_get_type          (void);
TcBoardFile   *tc_board_file_ref               (TcBoardFile *self);
void           tc_board_file_unref             (TcBoardFile *self);

/* Whether both would be written as the same text. */
gboolean       tc_board_file_equal             (TcBoardFile *self,
                                                TcBoardFile *other);

/* The file of another board: its value is @board, and texts and unknown members are those of @template_file wherever they still
 * belong to something (a district with the same key, a column with the same number). NULL for a file without any. */
TcBoardFile   *tc_board_file_new_with_board    (TcBoardFile   *template_file,
                                                const TcBoard *board) G_GNUC_WARN_UNUSED_RESULT;

/* Where the rows and columns of a changed grid come from: for each of the new ones the old one, or TC_NEW_LINE. */
#define TC_NEW_LINE 0xff

typedef struct
{
  guint8 n_rows;
  guint8 n_columns;
  guint8 rows[TC_MAX_SIDE];
  guint8 columns[TC_MAX_SIDE];
} TcBoardLines;

/* As above, with the unknown members of rows and columns where their lines are now. */
TcBoardFile   *tc_board_file_new_with_lines    (TcBoardFile        *self,
                                                const TcBoard      *board,
                                                const TcBoardLines *lines) G_GNUC_WARN_UNUSED_RESULT;

/* A board that can be represented, though it may have problems that keep it from being played: for editor and validate. */
TcBoardFile   *tc_board_file_read              (JsonNode *node,
                                                GError  **error) G_GNUC_WARN_UNUSED_RESULT;

/* A board without texts whose file begins with the place of its schema, for code editors. */
TcBoardFile   *tc_board_file_new_with_schema   (const TcBoard *board) G_GNUC_WARN_UNUSED_RESULT;

/* All that is wrong with the content of a file that cannot be loaded, one message a part: (element-type utf8) (transfer full). Empty for a file that is no board at all. */
GPtrArray     *tc_board_file_list_errors       (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* A board to play on: errors of tc_check_board () are errors here too. */
TcBoardFile   *tc_board_file_read_playable     (JsonNode *node,
                                                GError  **error) G_GNUC_WARN_UNUSED_RESULT;

TcBoardFile   *tc_board_file_load              (GFile   *file,
                                                GError **error) G_GNUC_WARN_UNUSED_RESULT;
TcBoardFile   *tc_board_file_load_playable     (GFile   *file,
                                                GError **error) G_GNUC_WARN_UNUSED_RESULT;

JsonNode      *tc_board_file_write             (TcBoardFile *self) G_GNUC_WARN_UNUSED_RESULT;
char          *tc_board_file_to_text           (TcBoardFile *self) G_GNUC_WARN_UNUSED_RESULT;    /* laid out as a person would: a row a line */
gboolean       tc_board_file_save              (TcBoardFile *self,
                                                GFile       *file,
                                                GError     **error);

const TcBoard *tc_board_file_get_board         (TcBoardFile *self);

/* Empty when the file does not say. */
const char    *tc_board_file_get_author        (TcBoardFile *self);
const char    *tc_board_file_get_license       (TcBoardFile *self);

/* In @language ("fr"), else in English, else in any; never NULL. NULL for @language means that of the messages. */
const char    *tc_board_file_get_name          (TcBoardFile *self,
                                                const char  *language);
const char    *tc_board_file_get_description   (TcBoardFile *self,
                                                const char  *language);
const char    *tc_board_file_get_district_name (TcBoardFile *self,
                                                guint        district,
                                                const char  *language);

/* The places of the texts that do not, such as "districts, r, name". */
GPtrArray     *tc_board_file_list_lacking      (TcBoardFile *self,
                                                const char  *language) G_GNUC_WARN_UNUSED_RESULT;

/* A text of the file, as an author edits it. */
typedef enum
{
  TC_BOARD_TEXT_NAME,
  TC_BOARD_TEXT_DESCRIPTION,
  TC_BOARD_TEXT_AUTHOR,           /* this and the next in no language */
  TC_BOARD_TEXT_LICENSE,
  TC_BOARD_TEXT_DISTRICT_NAME,
} TcBoardText;

/* Exactly what stands there in that language, without falling back; "" for nothing. What serves all languages is shown as English. @district counts for
 * the name of one only. */
const char    *tc_board_file_get_text          (TcBoardFile *self,
                                                TcBoardText  text,
                                                guint        district,
                                                const char  *language);

/* A copy with another text, without what may not stand in a file (store-text.h); an empty one removes what stands there. */
TcBoardFile   *tc_board_file_new_with_text     (TcBoardFile *self,
                                                TcBoardText  text,
                                                guint        district,
                                                const char  *language,
                                                const char  *words) G_GNUC_WARN_UNUSED_RESULT;

/* One problem as a word for programs ("district-empty"), and in words for people: where ("grid, row 3") and what; translated. */
const char    *tc_problem_code                 (TcProblemKind kind);
char          *tc_problem_where                (const TcProblem *problem,
                                                TcBoardFile     *file) G_GNUC_WARN_UNUSED_RESULT;

/* What else there is to say, after @what or beside it; NULL for most. A sentence with such a detail names its place itself. */
char          *tc_problem_detail               (const TcProblem *problem,
                                                TcBoardFile     *file) G_GNUC_WARN_UNUSED_RESULT;
char          *tc_problem_what                 (const TcProblem *problem,
                                                TcBoardFile     *file) G_GNUC_WARN_UNUSED_RESULT;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardFile, tc_board_file_unref)

G_END_DECLS
