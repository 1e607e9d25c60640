/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-help-block.h"

#define INDENT 18

static GtkWidget *
new_label (const char *markup,
           const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (label, TRUE);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);

  return label;
}

/* Those who read with a screen reader walk from one to the next. */
static GtkWidget *
new_text (const char *markup)
{
  GtkWidget *label = new_label (markup, "body");

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);

  return label;
}

GtkWidget *
turn_help_block_new_heading (guint       level,
                             const char *markup)
{
  static const char *const classes[] = { "title-1", "title-2", "title-4" };
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "use-markup", TRUE, "label", markup,
                                   "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) level, -1);
  gtk_widget_add_css_class (label, classes[CLAMP (level, 1, G_N_ELEMENTS (classes)) - 1]);

  return label;
}

static GtkWidget *
new_item (const TurnHelpBlock *block)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *mark = new_label (block->mark, "body");

  gtk_label_set_wrap (GTK_LABEL (mark), FALSE);
  gtk_widget_set_hexpand (mark, FALSE);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_margin_start (box, (int) (block->level - 1) * INDENT);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), new_text (block->text));

  return box;
}

static GtkWidget *
new_commands (const TurnHelpBlock *block)
{
  g_autofree char *escaped = g_markup_escape_text (block->text, -1), *markup = g_strdup_printf ("<tt>%s</tt>", escaped);
  GtkWidget *label = new_text (markup);

  gtk_widget_add_css_class (label, "help-commands");

  return label;
}

/* A program that was copied without its pictures shows their words. */
static GtkWidget *
new_picture (const TurnHelpBlock *block)
{
  const char *folder = g_getenv ("TAG_CITY_HELP");
  g_autofree char *path = g_build_filename (folder != NULL ? folder : HELP_DIR, block->mark, NULL);
  GtkWidget *picture;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return new_text (block->text);

  picture = gtk_picture_new_for_filename (path);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), block->text);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, "help-picture");

  return picture;
}

/* The first cell names the row. With more than two columns each other cell says under which heading it stands. */
static GtkWidget *
new_row (GStrv headings,
         GStrv cells)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *row = gtk_list_box_row_new ();
  const guint n_cells = g_strv_length (cells), n_headings = g_strv_length (headings);

  gtk_widget_add_css_class (box, "help-row");
  gtk_box_append (GTK_BOX (box), new_label (cells[0], "heading"));
  for (guint i = 1; i < n_cells; i++)
    {
      const gboolean says_column = n_headings > 2 && i < n_headings && *headings[i] != '\0' && *cells[i] != '\0';
      g_autofree char *text = says_column ? g_strdup_printf ("<span size=\"small\" alpha=\"70%%\">%s</span>  %s", headings[i], cells[i]) : g_strdup (cells[i]);

      if (*text != '\0')
        gtk_box_append (GTK_BOX (box), new_label (text, "body"));
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return row;
}

static GtkWidget *
new_table (const TurnHelpBlock *block)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 1; i < block->rows->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (g_ptr_array_index (block->rows, 0), g_ptr_array_index (block->rows, i)));

  return list;
}

GtkWidget *
turn_help_block_new_widget (const TurnHelpBlock *block)
{
  g_return_val_if_fail (block != NULL, NULL);

  switch (block->kind)
    {
    case TURN_HELP_HEADING:
      return turn_help_block_new_heading (block->level, block->text);

    case TURN_HELP_ITEM:
      return new_item (block);

    case TURN_HELP_COMMANDS:
      return new_commands (block);

    case TURN_HELP_PICTURE:
      return new_picture (block);

    case TURN_HELP_TABLE:
      return new_table (block);

    case TURN_HELP_PARAGRAPH:
    default:
      return new_text (block->text);
    }
}

static void
append_words (GString    *words,
              const char *markup)
{
  g_autofree char *text = NULL;

  if (pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL))
    g_string_append_printf (words, "%s ", text);
}

char *
turn_help_block_dup_words (const TurnHelpBlock *block)
{
  GString *words = g_string_new (NULL);

  g_return_val_if_fail (block != NULL, g_string_free (words, FALSE));

  if (block->text != NULL)
    append_words (words, block->text);
  for (guint i = 1; block->rows != NULL && i < block->rows->len; i++)
    for (char **cell = g_ptr_array_index (block->rows, i); *cell != NULL; cell++)
      append_words (words, *cell);

  return g_string_free (words, FALSE);
}
