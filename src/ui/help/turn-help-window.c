/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-ui-private.h"

#include <glib/gi18n.h>
#include <store-language.h>
#include <string.h>

#include "turn-help-block.h"

/* What a heading stands over, as a whole shown or hidden. */
typedef struct
{
  guint      page;
  GtkWidget *box;
  GString   *words;      /* for a search, the heading among them */
  char      *anchor;
  GtkWidget *row;        /* of the contents, or NULL */
} Section;

struct _TurnHelpWindow
{
  AdwWindow          parent_instance;

  AdwFlap           *flap;
  GtkListBox        *contents;
  GtkEditable       *search;
  GtkSearchBar      *search_bar;
  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkBox            *text;

  GPtrArray         *sections;   /* of Section */
  GPtrArray         *files;      /* of char *, for each page the file it is, such as "rules.md", or "" */
  guint              page;       /* that is shown where nothing is searched */
  Section           *wanted;     /* to scroll to, when everything has its place, or NULL */
  guint              n_frames;   /* until then */
};

G_DEFINE_FINAL_TYPE (TurnHelpWindow, turn_help_window, ADW_TYPE_WINDOW)

/* The documents that are pages here too. */
static const struct { const char *name, *file, *title; } texts[] = {
  { "playing", "playing.md", N_("Playing") },
  { "rules", "rules.md", N_("All Rules") },
  { "editor", "editor.md", N_("Drawing Boards") },
};

static void
section_free (gpointer data)
{
  Section *section = data;

  g_string_free (section->words, TRUE);
  g_free (section->anchor);
  g_free (section);
}

static Section *
get_section (TurnHelpWindow *self,
             guint           index)
{
  return g_ptr_array_index (self->sections, index);
}

/* All pages are searched; without a search one is shown. Returns whether anything is. */
static gboolean
show_sections (TurnHelpWindow *self,
               const char     *wanted)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->sections->len; i++)
    {
      Section *section = get_section (self, i);
      const gboolean shown = *wanted != '\0' ? g_str_match_string (wanted, section->words->str, TRUE) : section->page == self->page;

      gtk_widget_set_visible (section->box, shown);
      any |= shown;
    }

  return any;
}

/* Every page has its row, and the one that is shown those of its sections. */
static void
show_rows (TurnHelpWindow *self)
{
  for (guint i = 0; i < self->sections->len; i++)
    {
      Section *section = get_section (self, i);
      const gboolean is_page = i == 0 || get_section (self, i - 1)->page != section->page;

      if (section->row != NULL)
        gtk_widget_set_visible (section->row, is_page || section->page == self->page);
    }
}

static void
refresh (TurnHelpWindow *self)
{
  const char *wanted = gtk_editable_get_text (self->search);

  gtk_stack_set_visible_child_name (self->stack, show_sections (self, wanted) || *wanted == '\0' ? "text" : "nothing");
  show_rows (self);
}

static void
scroll_up (TurnHelpWindow *self)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static void
search_changed (TurnHelpWindow *self)
{
  self->wanted = NULL;
  refresh (self);
  scroll_up (self);
}

/* What was hidden gets its place only with the next frame. */
static gboolean
scroll_to_wanted (GtkWidget     *widget,
                  GdkFrameClock *clock,
                  gpointer       data)
{
  TurnHelpWindow *self = TURN_HELP_WINDOW (widget);
  graphene_point_t place;

  if (self->n_frames-- > 0)
    return G_SOURCE_CONTINUE;
  if (self->wanted != NULL && gtk_widget_compute_point (self->wanted->box, GTK_WIDGET (self->text), &GRAPHENE_POINT_INIT (0, 0), &place))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), place.y - (float) gtk_widget_get_margin_top (self->wanted->box));
  self->wanted = NULL;

  return G_SOURCE_REMOVE;
}

static void
go_to (TurnHelpWindow *self,
       Section        *section)
{
  self->page = section->page;
  gtk_list_box_select_row (self->contents, section->row != NULL ? GTK_LIST_BOX_ROW (section->row) : NULL);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_editable_set_text (self->search, "");
  refresh (self);
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
  if (self->wanted == NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_to_wanted, NULL, NULL);
  self->wanted = section;
  self->n_frames = 2;
}

static void
row_activated (TurnHelpWindow *self,
               GtkListBoxRow  *row)
{
  for (guint i = 0; i < self->sections->len; i++)
    if (get_section (self, i)->row == GTK_WIDGET (row))
      go_to (self, get_section (self, i));
}

/* The number of the page that is this file; the one that is shown for "". */
static guint
find_page (TurnHelpWindow *self,
           const char     *file)
{
  for (guint i = 0; *file != '\0' && i < self->files->len; i++)
    if (g_str_equal (g_ptr_array_index (self->files, i), file))
      return i;

  return self->page;
}

/* "help:rules.md#decisions": to that heading, or to the top of the page. */
static gboolean
link_activated (TurnHelpWindow *self,
                const char     *uri)
{
  g_auto (GStrv) parts = NULL;
  guint page;

  if (!g_str_has_prefix (uri, "help:"))
    return FALSE;

  parts = g_strsplit (uri + strlen ("help:"), "#", 2);
  page = find_page (self, parts[0]);
  for (guint i = 0; i < self->sections->len; i++)
    {
      Section *section = get_section (self, i);

      if (section->page == page && (parts[1] == NULL || g_str_equal (section->anchor, parts[1])))
        {
          go_to (self, section);
          break;
        }
    }

  return TRUE;
}

static gboolean
search_pressed (GtkWidget *widget,
                GVariant  *arguments,
                gpointer   data)
{
  gtk_search_bar_set_search_mode (TURN_HELP_WINDOW (widget)->search_bar, TRUE);

  return TRUE;
}

static void
turn_help_window_finalize (GObject *object)
{
  TurnHelpWindow *self = TURN_HELP_WINDOW (object);

  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->files);

  G_OBJECT_CLASS (turn_help_window_parent_class)->finalize (object);
}

static void
turn_help_window_class_init (TurnHelpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = turn_help_window_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, TURN_HELP_RESOURCES "turn-help-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, flap);
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, contents);
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, search);
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, search_bar);
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, TurnHelpWindow, text);
  gtk_widget_class_bind_template_callback (widget_class, search_changed);
  gtk_widget_class_bind_template_callback (widget_class, row_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, search_pressed, NULL);
}

static void
turn_help_window_init (TurnHelpWindow *self)
{
  self->sections = g_ptr_array_new_with_free_func (section_free);
  self->files = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Keys scroll; a paragraph with the focus would show itself selected. */
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->scroller));
}

TurnHelpWindow *
turn_help_window_new (void)
{
  return g_object_new (TURN_TYPE_HELP_WINDOW, NULL);
}

static GtkWidget *
add_row (TurnHelpWindow *self,
         const char     *title,
         gboolean        is_page)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "margin-start", is_page ? 0 : 14, NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  if (is_page)
    gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_append (self->contents, row);

  return row;
}

/* @title is NULL where the contents do not name it. */
static void
begin_section (TurnHelpWindow *self,
               const char     *heading,
               const char     *title)
{
  Section *section = g_new0 (Section, 1);
  const gboolean is_page = self->sections->len == 0 || get_section (self, self->sections->len - 1)->page + 1 < self->files->len;

  section->page = self->files->len - 1;
  section->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  section->words = g_string_new (heading);
  section->anchor = turn_help_text_anchor (heading);
  section->row = title != NULL ? add_row (self, title, is_page) : NULL;
  gtk_widget_set_margin_top (section->box, 18);
  gtk_widget_set_visible (section->box, section->page == self->page);
  gtk_box_append (self->text, section->box);
  g_ptr_array_add (self->sections, section);
}

static void
append (TurnHelpWindow *self,
        GtkWidget      *widget,
        const char     *words)
{
  Section *section = get_section (self, self->sections->len - 1);

  g_string_append_printf (section->words, " %s", words);
  gtk_box_append (GTK_BOX (section->box), widget);
}

static void
begin_page (TurnHelpWindow *self,
            const char     *file,
            const char     *heading,
            const char     *title)
{
  g_ptr_array_add (self->files, g_strdup (file));
  begin_section (self, heading, title);
}

void
turn_help_window_add_page (TurnHelpWindow *self,
                           const char     *title)
{
  g_return_if_fail (TURN_IS_HELP_WINDOW (self));

  begin_page (self, "", title, title);
  append (self, turn_help_block_new_heading (1, title), "");
  show_rows (self);
}

void
turn_help_window_add_section (TurnHelpWindow *self,
                              const char     *heading)
{
  g_autofree char *markup = NULL;

  g_return_if_fail (TURN_IS_HELP_WINDOW (self) && self->sections->len > 0);

  markup = g_markup_escape_text (heading, -1);
  begin_section (self, heading, heading);
  append (self, turn_help_block_new_heading (2, markup), "");
  show_rows (self);
}

void
turn_help_window_add_widget (TurnHelpWindow *self,
                             GtkWidget      *widget,
                             const char     *words)
{
  g_return_if_fail (TURN_IS_HELP_WINDOW (self) && self->sections->len > 0);

  append (self, widget, words);
}

/* The page in the language that is spoken, or in English where it has none. */
static char *
load_text (const char *file)
{
  const char *const languages[] = { store_language (), "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *path = g_strconcat (TURN_HELP_RESOURCES, languages[i], "/", file, NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

      if (bytes != NULL)
        return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
    }

  return g_strdup ("");
}

static void
follow_links (TurnHelpWindow *self,
              GtkWidget      *widget)
{
  if (GTK_IS_LABEL (widget))
    g_signal_connect_object (widget, "activate-link", G_CALLBACK (link_activated), self, G_CONNECT_SWAPPED);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    follow_links (self, child);
}

static void
add_block (TurnHelpWindow      *self,
           const TurnHelpBlock *block,
           guint                text)
{
  g_autofree char *words = turn_help_block_dup_words (block);
  GtkWidget *widget = turn_help_block_new_widget (block);

  if (block->kind == TURN_HELP_HEADING && block->level == 1)
    begin_page (self, texts[text].file, words, _(texts[text].title));
  else if (block->kind == TURN_HELP_HEADING)
    begin_section (self, g_strchomp (words), block->level == 2 ? words : NULL);
  append (self, widget, words);
  follow_links (self, widget);
}

static void
add_text (TurnHelpWindow *self,
          guint           text)
{
  const char *pages[G_N_ELEMENTS (texts) + 1] = { NULL };
  g_autofree char *markdown = load_text (texts[text].file);
  g_autoptr (GPtrArray) blocks = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    pages[i] = texts[i].file;
  blocks = turn_help_text_parse (markdown, pages);
  for (guint i = 0; i < blocks->len; i++)
    add_block (self, g_ptr_array_index (blocks, i), text);
}

void
turn_help_window_add_texts (TurnHelpWindow *self,
                            const char     *first)
{
  g_return_if_fail (TURN_IS_HELP_WINDOW (self));

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (g_str_equal (texts[i].name, first))
      add_text (self, i);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (!g_str_equal (texts[i].name, first))
      add_text (self, i);
  show_rows (self);
}

guint
turn_help_window_get_n_pages (TurnHelpWindow *self)
{
  g_return_val_if_fail (TURN_IS_HELP_WINDOW (self), 0);

  return self->files->len;
}

void
turn_help_window_show_page (TurnHelpWindow *self,
                            guint           page)
{
  g_return_if_fail (TURN_IS_HELP_WINDOW (self) && page < self->files->len);

  for (guint i = 0; i < self->sections->len; i++)
    if (get_section (self, i)->page == page)
      {
        go_to (self, get_section (self, i));
        return;
      }
}
