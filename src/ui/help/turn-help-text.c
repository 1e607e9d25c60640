/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-help-text.h"

#include <string.h>

/* The page as far as it is read. */
typedef struct
{
  GPtrArray         *blocks;
  TurnHelpBlock     *open;        /* lines are still added to it, or NULL */
  GString           *text;        /* of the open one, before it becomes markup */
  const char *const *pages;
} Reader;

static void
block_free (gpointer data)
{
  TurnHelpBlock *block = data;

  g_free (block->text);
  g_free (block->mark);
  g_clear_pointer (&block->rows, g_ptr_array_unref);
  g_free (block);
}

char *
turn_help_text_anchor (const char *heading)
{
  g_autofree char *lower = g_utf8_strdown (heading, -1);
  GString *anchor = g_string_new (NULL);

  for (const char *c = lower; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)) || *c == '-')
      g_string_append_unichar (anchor, g_utf8_get_char (c));
    else if (*c == ' ')
      g_string_append_c (anchor, '-');

  return g_string_free (anchor, FALSE);
}

/* Where a link leads within the help, to be freed, or NULL. */
static char *
resolve (const Reader *reader,
         const char   *target)
{
  g_autofree char *base = g_path_get_basename (target);

  if (strstr (target, "://") != NULL)
    return g_strdup (target);
  if (*target == '#')
    return g_strconcat ("help:", target, NULL);
  for (guint i = 0; reader->pages[i] != NULL; i++)
    if (g_str_has_prefix (base, reader->pages[i]))
      return g_strconcat ("help:", base, NULL);

  return NULL;
}

static char *to_markup (const Reader *reader,
                        const char   *text);

/* A link that begins at @text: its length there, or 0 if it is none. */
static gsize
append_link (const Reader *reader,
             GString      *markup,
             const char   *text)
{
  const char *middle = strstr (text, "]("), *end = middle != NULL ? strchr (middle, ')') : NULL;
  g_autofree char *words = NULL, *shown = NULL, *target = NULL, *resolved = NULL;

  if (end == NULL)
    return 0;
  words = g_strndup (text + 1, (gsize) (middle - text - 1));
  target = g_strndup (middle + 2, (gsize) (end - middle - 2));
  shown = to_markup (reader, words);
  resolved = resolve (reader, target);
  if (resolved != NULL)
    {
      g_autofree char *escaped = g_markup_escape_text (resolved, -1);

      g_string_append_printf (markup, "<a href=\"%s\">%s</a>", escaped, shown);
    }
  else
    g_string_append (markup, shown);

  return (gsize) (end + 1 - text);
}

/* Code that begins at @text, in the same way. */
static gsize
append_code (GString    *markup,
             const char *text)
{
  const char *end = strchr (text + 1, '`');
  g_autofree char *code = end != NULL ? g_markup_escape_text (text + 1, end - text - 1) : NULL;

  if (end == NULL)
    return 0;
  g_string_append_printf (markup, "<tt>%s</tt>", code);

  return (gsize) (end + 1 - text);
}

static gsize
append_sign (GString    *markup,
             const char *text)
{
  const gsize length = (gsize) (g_utf8_next_char (text) - text);
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (markup, escaped);

  return length;
}

/* "<b>" or "</b>", in turn. */
static gsize
append_switch (GString    *markup,
               const char *tag,
               gboolean   *is_on,
               gsize       length)
{
  g_string_append_printf (markup, *is_on ? "</%s>" : "<%s>", tag);
  *is_on = !*is_on;

  return length;
}

static char *
to_markup (const Reader *reader,
           const char   *text)
{
  GString *markup = g_string_new (NULL);
  gboolean is_bold = FALSE, is_italic = FALSE;

  for (gsize n; *text != '\0'; text += n)
    {
      n = *text == '[' ? append_link (reader, markup, text) : *text == '`' ? append_code (markup, text) : 0;
      if (n == 0 && g_str_has_prefix (text, "**"))
        n = append_switch (markup, "b", &is_bold, 2);
      else if (n == 0 && *text == '*')
        n = append_switch (markup, "i", &is_italic, 1);
      else if (n == 0)
        n = append_sign (markup, text);
    }
  /* A sign without its twin is the page's mistake, and no reason to lose the sentence. */
  if (is_italic)
    g_string_append (markup, "</i>");
  if (is_bold)
    g_string_append (markup, "</b>");

  return g_string_free (markup, FALSE);
}

static void
finish (Reader *reader)
{
  if (reader->open != NULL && reader->open->kind != TURN_HELP_TABLE)
    reader->open->text = reader->open->kind == TURN_HELP_COMMANDS ? g_strdup (reader->text->str) : to_markup (reader, reader->text->str);
  reader->open = NULL;
  g_string_truncate (reader->text, 0);
}

static TurnHelpBlock *
begin (Reader      *reader,
       TurnHelpKind kind,
       guint        level)
{
  TurnHelpBlock *block = g_new0 (TurnHelpBlock, 1);

  finish (reader);
  block->kind = kind;
  block->level = level;
  g_ptr_array_add (reader->blocks, block);
  reader->open = block;

  return block;
}

static void
add_words (Reader     *reader,
           const char *words)
{
  if (reader->text->len > 0)
    g_string_append_c (reader->text, ' ');
  g_string_append (reader->text, words);
}

/* "| a | b |"; the line of hyphens below the headings is left out. */
static void
read_row (Reader *reader,
          char   *line)
{
  g_auto (GStrv) cells = NULL;
  GPtrArray *row;

  if (reader->open == NULL || reader->open->kind != TURN_HELP_TABLE)
    begin (reader, TURN_HELP_TABLE, 0)->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  if (strspn (line, "|-: ") == strlen (line) && strchr (line, '-') != NULL)
    return;

  line[strlen (line) - (g_str_has_suffix (line, "|") ? 1 : 0)] = '\0';
  cells = g_strsplit (line + 1, "|", -1);
  row = g_ptr_array_new ();
  for (guint i = 0; cells[i] != NULL; i++)
    g_ptr_array_add (row, to_markup (reader, g_strstrip (cells[i])));
  g_ptr_array_add (row, NULL);
  g_ptr_array_add (reader->open->rows, g_ptr_array_free (row, FALSE));
}

/* "![what is on it](its/file.png)" */
static void
read_picture (Reader     *reader,
              const char *line)
{
  const char *middle = strstr (line, "]("), *end = middle != NULL ? strchr (middle, ')') : NULL;
  g_autofree char *file = NULL;

  if (end == NULL)
    return;
  file = g_strndup (middle + 2, (gsize) (end - middle - 2));
  begin (reader, TURN_HELP_PICTURE, 0)->mark = g_path_get_basename (file);
  g_string_append_len (reader->text, line + 2, middle - line - 2);
  finish (reader);
}

/* How long the mark of an item is, "- " or "12. "; 0: there is none. */
static gsize
measure_mark (const char *line)
{
  const gsize n_digits = strspn (line, "0123456789");

  if (g_str_has_prefix (line, "- "))
    return 2;

  return n_digits > 0 && g_str_has_prefix (line + n_digits, ". ") ? n_digits + 2 : 0;
}

static void
read_line (Reader *reader,
           char   *line)
{
  char *words = line + strspn (line, " ");
  const gsize mark = measure_mark (words), n_hashes = strspn (line, "#");

  if (*words == '\0')
    finish (reader);
  else if (*line == '|')
    read_row (reader, g_strchomp (line));
  else if (g_str_has_prefix (line, "!["))
    read_picture (reader, line);
  else if (n_hashes > 0)
    {
      begin (reader, TURN_HELP_HEADING, (guint) n_hashes);
      add_words (reader, g_strstrip (line + n_hashes));
      finish (reader);
    }
  else if (mark > 0)
    {
      begin (reader, TURN_HELP_ITEM, 1 + (guint) (words - line) / 2)->mark = *words == '-' ? g_strdup ("•") : g_strndup (words, mark - 1);
      add_words (reader, words + mark);
    }
  else
    {
      if (reader->open == NULL)
        begin (reader, TURN_HELP_PARAGRAPH, 0);
      add_words (reader, words);
    }
}

/* Between two lines of three backquotes everything stays as it is. */
static void
read_fenced (Reader *reader,
             char   *line)
{
  const gboolean inside = reader->open != NULL && reader->open->kind == TURN_HELP_COMMANDS;

  if (g_str_has_prefix (line, "```") && inside)
    finish (reader);
  else if (g_str_has_prefix (line, "```"))
    begin (reader, TURN_HELP_COMMANDS, 0);
  else if (inside)
    g_string_append_printf (reader->text, reader->text->len > 0 ? "\n%s" : "%s", line);
  else if (!g_str_has_prefix (line, "<!--"))
    read_line (reader, line);
}

GPtrArray *
turn_help_text_parse (const char        *markdown,
                      const char *const *pages)
{
  g_auto (GStrv) lines = g_strsplit (markdown, "\n", -1);
  Reader reader = { .blocks = g_ptr_array_new_with_free_func (block_free), .text = g_string_new (NULL), .pages = pages };

  for (guint i = 0; lines[i] != NULL; i++)
    read_fenced (&reader, lines[i]);
  finish (&reader);
  g_string_free (reader.text, TRUE);

  return reader.blocks;
}
