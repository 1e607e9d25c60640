/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-start-page.h"

#include <glib/gi18n.h>
#include <store-file.h>
#include <tc-built-in-boards.h>

#include "tce-board-card.h"
#include "tce-recent.h"

#define MAX_RECENT 6

struct _TceStartPage
{
  AdwBin          parent_instance;

  TcBoardLibrary *library;
  GCancellable   *reading;         /* of the recent boards */

  GtkLabel       *title;
  GtkLabel       *subtitle;
  GtkWidget      *recent_section;
  GtkFlowBox     *recent;
  GtkFlowBox     *templates;
  GtkWidget      *own_section;
  GtkFlowBox     *own;
  GtkFlowBox     *built_in;
};

enum
{
  OPEN_FILE,
  OPEN_TEMPLATE,
  OPEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TceStartPage, tce_start_page, ADW_TYPE_BIN)

static void
clear (GtkFlowBox *box)
{
  GtkFlowBoxChild *child;

  while ((child = gtk_flow_box_get_child_at_index (box, 0)) != NULL)
    gtk_flow_box_remove (box, GTK_WIDGET (child));
}

/* "~/Documents/Boards" */
static char *
describe_folder (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = folder != NULL ? g_file_get_parse_name (folder) : g_strdup ("");
  const char *home = g_get_home_dir ();

  if (g_str_has_prefix (name, home) && (name[strlen (home)] == '/' || name[strlen (home)] == '\0'))
    return g_strconcat ("~", name + strlen (home), NULL);

  return g_steal_pointer (&name);
}

static void
add_file (GtkFlowBox   *box,
          GFile        *file,
          TcBoardFile  *board,
          const GError *error)
{
  g_autofree char *file_name = store_file_dup_shown_name (file), *folder = describe_folder (file);
  GtkWidget *card = tce_board_card_new (board, board != NULL ? tc_board_file_get_name (board, NULL) : file_name,
                                        error != NULL ? error->message : folder);

  tce_board_card_set_file (TCE_BOARD_CARD (card), file);
  gtk_widget_set_sensitive (card, board != NULL);
  gtk_flow_box_append (box, card);
}

/* A file and what is in it. */
typedef struct
{
  GFile       *file;
  TcBoardFile *board;     /* or NULL with an error */
  GError      *error;
} Loaded;

static void
free_loaded (Loaded *self)
{
  g_clear_object (&self->file);
  g_clear_pointer (&self->board, tc_board_file_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/* In a thread: the disk may be slow, or far away. */
static void
read_boards (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  GPtrArray *files = task_data;
  GPtrArray *boards = g_ptr_array_new_with_free_func ((GDestroyNotify) free_loaded);

  for (guint i = 0; i < files->len && !g_cancellable_is_cancelled (cancellable); i++)
    {
      Loaded *loaded = g_new0 (Loaded, 1);

      loaded->file = g_object_ref (g_ptr_array_index (files, i));
      loaded->board = tc_board_file_load (loaded->file, &loaded->error);
      g_ptr_array_add (boards, loaded);
    }
  g_task_return_pointer (task, boards, (GDestroyNotify) g_ptr_array_unref);
}

static void
recent_read (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  TceStartPage *self = TCE_START_PAGE (source);
  g_autoptr (GPtrArray) boards = g_task_propagate_pointer (G_TASK (result), NULL);

  if (boards == NULL || self->recent == NULL)
    return;

  clear (self->recent);
  for (guint i = 0; i < boards->len; i++)
    {
      Loaded *loaded = g_ptr_array_index (boards, i);

      add_file (self->recent, loaded->file, loaded->board, loaded->error);
    }
  gtk_widget_set_visible (self->recent_section, boards->len > 0);
}

/* Looks again at the boards that were edited last. */
static void
refresh (TceStartPage *self)
{
  g_autoptr (GTask) task = NULL;

  /* Only the last look counts. */
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, recent_read, NULL);
  g_task_set_source_tag (task, refresh);
  g_task_set_task_data (task, tce_recent_list (MAX_RECENT), (GDestroyNotify) g_ptr_array_unref);
  g_task_run_in_thread (task, read_boards);
}

static void
add_templates (GtkFlowBox        *box,
               const char *const *ids)
{
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TcBoardFile) board = tc_board_template_load (ids[i]);
      GtkWidget *card = tce_board_card_new (board, tc_board_file_get_name (board, NULL), tc_board_file_get_description (board, NULL));

      tce_board_card_set_template (TCE_BOARD_CARD (card), ids[i]);
      gtk_flow_box_append (box, card);
    }
}

/* The library knows boards that can be played; an author also wants to see those that cannot be yet. */
static void
add_entry (TceStartPage *self,
           TcBoardEntry *entry)
{
  g_autoptr (TcBoardFile) board = NULL;
  g_autoptr (GError) error = NULL;

  if (tc_board_entry_get_board (entry) != NULL)
    board = tc_board_file_ref (tc_board_entry_get_board (entry));
  else
    board = tc_board_file_load (tc_board_entry_get_file (entry), &error);
  add_file (self->own, tc_board_entry_get_file (entry), board, error);
}

static void
library_changed (TceStartPage *self)
{
  guint n_entries = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  clear (self->own);
  for (guint i = 0; i < n_entries; i++)
    {
      g_autoptr (TcBoardEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (tc_board_entry_get_file (entry) != NULL)
        add_entry (self, entry);
    }
  gtk_widget_set_visible (self->own_section, gtk_flow_box_get_child_at_index (self->own, 0) != NULL);
}

static void
card_activated (TceStartPage *self,
                TceBoardCard *card)
{
  if (tce_board_card_get_template (card) != NULL)
    g_signal_emit (self, signals[OPEN_TEMPLATE], 0, tce_board_card_get_template (card));
  else
    g_signal_emit (self, signals[OPEN_FILE], 0, tce_board_card_get_file (card));
}

static void
open_clicked (TceStartPage *self)
{
  g_signal_emit (self, signals[OPEN], 0);
}

static void
tce_start_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tce_start_page_parent_class)->map (widget);

  refresh (TCE_START_PAGE (widget));
}

static void
tce_start_page_dispose (GObject *object)
{
  TceStartPage *self = TCE_START_PAGE (object);

  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->library);
  self->recent = NULL;

  G_OBJECT_CLASS (tce_start_page_parent_class)->dispose (object);
}

static void
install_signals (void)
{
  signals[OPEN_FILE] = g_signal_new ("open-file", TCE_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  signals[OPEN_TEMPLATE] = g_signal_new ("open-template", TCE_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[OPEN] = g_signal_new ("open", TCE_TYPE_START_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tce_start_page_class_init (TceStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_start_page_dispose;
  widget_class->map = tce_start_page_map;
  install_signals ();

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, title);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, subtitle);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, recent_section);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, recent);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, templates);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, own_section);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, own);
  gtk_widget_class_bind_template_child (widget_class, TceStartPage, built_in);
  gtk_widget_class_bind_template_callback (widget_class, card_activated);
  gtk_widget_class_bind_template_callback (widget_class, open_clicked);
}

static void
tce_start_page_init (TceStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_templates (self->templates, tc_board_templates);
  add_templates (self->built_in, tc_built_in_boards);
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tce_start_page_new (TcBoardLibrary *library)
{
  TceStartPage *self = g_object_new (TCE_TYPE_START_PAGE, NULL);

  self->library = library != NULL ? g_object_ref (library) : tc_board_library_new (NULL);
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (library_changed), self, G_CONNECT_SWAPPED);
  library_changed (self);

  return GTK_WIDGET (self);
}

void
tce_start_page_set_heading (TceStartPage *self,
                            const char   *title,
                            const char   *subtitle)
{
  g_return_if_fail (TCE_IS_START_PAGE (self));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->subtitle, subtitle);
}
