/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widget-words.h"

#include <string.h>

#include <tc-late-menu.h>
#include <tc-ui-private.h>

#define OPENING "⟦"
#define CLOSING "⟧"

typedef struct
{
  WidgetWordFunc visit;
  gpointer       data;
} Reader;

static void
tell (const Reader *reader,
      GtkWidget    *widget,
      const char   *kind,
      const char   *text)
{
  if (text != NULL && *text != '\0')
    reader->visit (widget, kind, text, reader->data);
}

/* The toolkit has its own translations of what it adds by itself. */
static gboolean
is_of_toolkit (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_TEXT (widget) || GTK_IS_COLOR_CHOOSER (widget) || g_str_equal (type, "GtkSpinButton");
}

static void
read_accessible (const Reader *reader,
                 GtkWidget    *widget)
{
  g_autofree char *label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\001", NULL);
  g_autofree char *description = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\001", NULL);

  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL))
    tell (reader, widget, "accessible label", label);
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
    tell (reader, widget, "accessible description", description);
}

static void
read_menu (const Reader *reader,
           GtkWidget    *widget,
           GMenuModel   *menu)
{
  for (int i = 0; menu != NULL && i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        tell (reader, widget, "menu", label);
      while (g_menu_link_iter_next (links))
        {
          g_autoptr (GMenuModel) below = g_menu_link_iter_get_value (links);

          read_menu (reader, widget, below);
        }
    }
}

static void
read_choices (const Reader *reader,
              GtkWidget    *widget,
              GListModel   *model)
{
  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (model, i);

      if (GTK_IS_STRING_OBJECT (item))
        tell (reader, widget, "choice", gtk_string_object_get_string (GTK_STRING_OBJECT (item)));
    }
}

static void
read_own (const Reader *reader,
          GtkWidget    *widget)
{
  tell (reader, widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  read_accessible (reader, widget);
  if (GTK_IS_LABEL (widget))
    tell (reader, widget, "label", gtk_label_get_text (GTK_LABEL (widget)));
  else if (GTK_IS_INSCRIPTION (widget))
    tell (reader, widget, "label", gtk_inscription_get_text (GTK_INSCRIPTION (widget)));
  else if (GTK_IS_ENTRY (widget))
    tell (reader, widget, "hint", gtk_entry_get_placeholder_text (GTK_ENTRY (widget)));
  else if (GTK_IS_WINDOW (widget))
    tell (reader, widget, "title", gtk_window_get_title (GTK_WINDOW (widget)));
  else if (GTK_IS_MENU_BUTTON (widget))
    read_menu (reader, widget, tc_late_menu_get (GTK_MENU_BUTTON (widget)));
  else if (GTK_IS_DROP_DOWN (widget))
    read_choices (reader, widget, gtk_drop_down_get_model (GTK_DROP_DOWN (widget)));
  else if (ADW_IS_COMBO_ROW (widget))
    read_choices (reader, widget, adw_combo_row_get_model (ADW_COMBO_ROW (widget)));
}

static void
read_all (const Reader *reader,
          GtkWidget    *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) || is_of_toolkit (widget))
    return;
  read_own (reader, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    read_all (reader, child);
}

void
widget_words_visit (GtkWidget     *root,
                    WidgetWordFunc visit,
                    gpointer       data)
{
  const Reader reader = { visit, data };

  read_all (&reader, root);
}

typedef struct
{
  const char        *page;
  const char *const *names;
  guint              n_problems;
} Check;

/* What is not between brackets, at any depth. */
static char *
without_messages (const char *text)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  guint depth = 0;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_str_has_prefix (c, OPENING))
      depth++;
    else if (g_str_has_prefix (c, CLOSING))
      depth -= depth > 0;
    else if (depth == 0)
      g_string_append_unichar (rest, g_utf8_get_char (c));

  return g_string_free (g_steal_pointer (&rest), FALSE);
}

static void
remove_names (char              *text,
              const char *const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    for (char *found = strstr (text, names[i]); *names[i] != '\0' && found != NULL; found = strstr (found, names[i]))
      memset (found, ' ', strlen (names[i]));
}

/* A letter alone is a column, a key or a card. */
static gboolean
has_word (const char *text)
{
  guint n_letters = 0;

  for (const char *c = text; *c != '\0' && n_letters < 2; c = g_utf8_next_char (c))
    n_letters = g_unichar_isalpha (g_utf8_get_char (c)) ? n_letters + 1 : 0;

  return n_letters >= 2;
}

static void
check_brackets (GtkWidget  *widget,
                const char *kind,
                const char *text,
                gpointer    data)
{
  Check *check = data;
  g_autofree char *rest = without_messages (text);

  remove_names (rest, check->names);
  if (!has_word (rest))
    return;
  g_test_message ("%s: a %s of %s is not translated: “%s”", check->page, kind, G_OBJECT_TYPE_NAME (widget), text);
  check->n_problems++;
}

guint
widget_words_unmarked (GtkWidget         *root,
                       const char        *page,
                       const char *const *names)
{
  Check check = { .page = page, .names = names };

  widget_words_visit (root, check_brackets, &check);

  return check.n_problems;
}

/* Whether a line begins with the rest of a word. */
static gboolean
breaks_word (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);

  for (GSList *link = pango_layout_get_lines_readonly (layout); link != NULL; link = link->next)
    {
      const int start = ((PangoLayoutLine *) link->data)->start_index;

      if (start > 0 && g_unichar_isalpha (g_utf8_get_char (text + start))
          && g_unichar_isalpha (g_utf8_get_char (g_utf8_prev_char (text + start))))
        return TRUE;
    }

  return FALSE;
}

/* Whether the label is not seen as a whole for another reason than that somebody may scroll to it. */
static gboolean
is_outside (GtkWidget *widget,
            GtkWidget *root)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy = GTK_POLICY_NEVER;
  graphene_rect_t bounds;

  if (scrolled != NULL)
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scrolled), &policy, NULL);
  if (policy != GTK_POLICY_NEVER || !gtk_widget_compute_bounds (widget, root, &bounds))
    return FALSE;

  return bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (root) + 1;
}

/* A name or description may be longer than its place if the pointer can read it there. */
static gboolean
is_told_whole (GtkWidget *label)
{
  for (GtkWidget *widget = label; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *tooltip = gtk_widget_get_tooltip_text (widget);

      if (tooltip != NULL && strstr (tooltip, gtk_label_get_text (GTK_LABEL (label))) != NULL)
        return TRUE;
    }

  return FALSE;
}

static const char *
find_fault (GtkWidget *widget,
            GtkWidget *root)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if ((pango_layout_is_ellipsized (layout) && !is_told_whole (widget)) || width > gtk_widget_get_width (widget) + 1)
    return "cut off";
  if (height > gtk_widget_get_height (widget) + 1)
    return "cut off below";
  if (breaks_word (layout))
    return "broken inside a word";

  return is_outside (widget, root) ? "outside of the window" : NULL;
}

static void
find_cramped (GtkWidget *widget,
              GtkWidget *root,
              Check     *check)
{
  const char *fault;

  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_mapped (widget) || is_of_toolkit (widget))
    return;
  fault = GTK_IS_LABEL (widget) && gtk_widget_get_width (widget) > 0 ? find_fault (widget, root) : NULL;
  if (fault != NULL)
    {
      g_test_message ("%s: “%s” is %s (%d × %d)", check->page, gtk_label_get_text (GTK_LABEL (widget)), fault,
                      gtk_widget_get_width (widget), gtk_widget_get_height (widget));
      check->n_problems++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_cramped (child, root, check);
}

guint
widget_words_cramped (GtkWidget  *root,
                      const char *page)
{
  Check check = { .page = page };

  if (gtk_widget_get_width (root) > 0)
    find_cramped (root, root, &check);

  return check.n_problems;
}
