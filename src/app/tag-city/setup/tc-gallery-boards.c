/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-boards.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <store-file.h>
#include <tc-own-boards.h>
#include <tc-played-boards.h>
#include <turn-compat.h>
#include <turn-statistics.h>

/* How many cards are made at once. */
#define STEP 15

/* Boards that are measured one after the other do not run about one by one. */
#define CALM_MILLISECONDS 400

struct _TcGalleryBoards
{
  GObject            parent_instance;

  TcBoardLibrary    *library;
  GSettings         *settings;
  GHashTable        *played;         /* ids of boards, and English names of those that battles were finished on */

  char              *search;
  TcBoardQuery       query;
  GtkFilter         *filters[2];     /* of the box, one's own */
  GtkCustomSorter   *sorter;
  GListModel        *built_in;
  GListModel        *all_own;        /* that are found */
  GtkSliceListModel *some_own;
  GtkStringList     *behind;
  GListModel        *own;
  guint              sort_source;
};

enum
{
  PLAYED_CHANGED,
  FOUND_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcGalleryBoards, tc_gallery_boards, G_TYPE_OBJECT)

static gboolean
is_built_in (TcBoardEntry *entry)
{
  return tc_board_entry_get_file (entry) == NULL;
}

static TcBoardTraits
get_traits (TcGalleryBoards *self,
            TcBoardEntry    *entry)
{
  return tc_board_traits_of (entry, tc_gallery_boards_is_played (self, entry));
}

static gboolean
is_found (TcGalleryBoards *self,
          TcBoardEntry    *entry)
{
  const TcBoardTraits traits = get_traits (self, entry);

  return tc_board_query_matches (&self->query, &traits);
}

static gboolean
is_found_in_box (gpointer item,
                 gpointer user_data)
{
  return is_built_in (item) && is_found (user_data, item);
}

static gboolean
is_found_among_own (gpointer item,
                    gpointer user_data)
{
  return !is_built_in (item) && is_found (user_data, item);
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  TcGalleryBoards *self = user_data;
  const TcBoardTraits left = get_traits (self, (gpointer) a), right = get_traits (self, (gpointer) b);

  return gtk_ordering_from_cmpfunc (tc_board_query_compare (&self->query, &left, &right));
}

/* Everything is held against the query again. */
static void
search_again (TcGalleryBoards *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->filters); i++)
    gtk_filter_changed (self->filters[i], GTK_FILTER_CHANGE_DIFFERENT);
  if (self->query.order == TC_BOARD_ORDER_USUAL)
    gtk_custom_sorter_set_sort_func (self->sorter, NULL, NULL, NULL);
  else
    gtk_custom_sorter_set_sort_func (self->sorter, compare, self, NULL);
}

static gboolean
sorting_is_due (gpointer user_data)
{
  TcGalleryBoards *self = user_data;

  self->sort_source = 0;
  search_again (self);
  g_signal_emit (self, signals[FOUND_CHANGED], 0);

  return G_SOURCE_REMOVE;
}

static void
lengths_changed (TcGalleryBoards *self)
{
  if (tc_board_query_needs_lengths (&self->query) && self->sort_source == 0)
    self->sort_source = g_timeout_add (CALM_MILLISECONDS, sorting_is_due, self);
}

/* Boards that nobody sees are measured only for a query that cannot do without. */
static void
ask_for_lengths (TcGalleryBoards *self)
{
  TcBoardLengths *lengths = tc_board_library_get_lengths (self->library);

  if (!tc_board_query_needs_lengths (&self->query))
    return;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (TcBoardEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      tc_board_lengths_ask_last (lengths, entry);
    }
}

/* Battles that were finished before boards were remembered are known by the name of the board. */
static void
find_played (TcGalleryBoards *self)
{
  g_auto (GStrv) ids = tc_played_boards_list (self->settings);
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);

  g_hash_table_remove_all (self->played);
  for (guint i = 0; ids[i] != NULL; i++)
    g_hash_table_add (self->played, g_strdup (ids[i]));
  for (guint i = 0; i < turn_statistics_get_n_rows (statistics); i++)
    g_hash_table_add (self->played, g_strdup (turn_statistics_get_row (statistics, i)->board));
}

static void
played_changed (TcGalleryBoards *self)
{
  find_played (self);
  if (self->query.unplayed)
    search_again (self);
  g_signal_emit (self, signals[PLAYED_CHANGED], 0);
}

static void
tc_gallery_boards_dispose (GObject *object)
{
  TcGalleryBoards *self = TC_GALLERY_BOARDS (object);

  g_clear_handle_id (&self->sort_source, g_source_remove);
  g_clear_object (&self->own);
  g_clear_object (&self->behind);
  g_clear_object (&self->some_own);
  g_clear_object (&self->all_own);
  g_clear_object (&self->built_in);
  g_clear_object (&self->sorter);
  for (guint i = 0; i < G_N_ELEMENTS (self->filters); i++)
    g_clear_object (&self->filters[i]);
  g_clear_object (&self->settings);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (tc_gallery_boards_parent_class)->dispose (object);
}

static void
tc_gallery_boards_finalize (GObject *object)
{
  TcGalleryBoards *self = TC_GALLERY_BOARDS (object);

  g_hash_table_unref (self->played);
  g_free (self->search);

  G_OBJECT_CLASS (tc_gallery_boards_parent_class)->finalize (object);
}

static void
tc_gallery_boards_class_init (TcGalleryBoardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_gallery_boards_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_gallery_boards_finalize;

  signals[PLAYED_CHANGED] = g_signal_new ("played-changed", TC_TYPE_GALLERY_BOARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FOUND_CHANGED] = g_signal_new ("found-changed", TC_TYPE_GALLERY_BOARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_gallery_boards_init (TcGalleryBoards *self)
{
  self->played = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Those of the library that pass @filter, sorted. */
static GListModel *
new_list (TcGalleryBoards *self,
          GtkFilter       *filter)
{
  GtkFilterListModel *found = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->library)), g_object_ref (filter));

  return G_LIST_MODEL (gtk_sort_list_model_new (G_LIST_MODEL (found), GTK_SORTER (g_object_ref (self->sorter))));
}

static GListModel *
new_chain (GListModel *first,
           GListModel *second)
{
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);

  g_list_store_append (parts, first);
  g_list_store_append (parts, second);

  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (parts)));
}

static void
make_lists (TcGalleryBoards *self)
{
  self->filters[0] = GTK_FILTER (gtk_custom_filter_new (is_found_in_box, self, NULL));
  self->filters[1] = GTK_FILTER (gtk_custom_filter_new (is_found_among_own, self, NULL));
  self->sorter = gtk_custom_sorter_new (NULL, NULL, NULL);
  self->built_in = new_list (self, self->filters[0]);
  self->all_own = new_list (self, self->filters[1]);
  self->some_own = gtk_slice_list_model_new (g_object_ref (self->all_own), 0, STEP);
  self->behind = gtk_string_list_new ((const char *[]) { "", NULL });
  self->own = new_chain (G_LIST_MODEL (self->some_own), G_LIST_MODEL (self->behind));
}

/* The place for the next board is at the end of all of them. */
static void
refresh_behind (TcGalleryBoards *self)
{
  static const char *const one[] = { "", NULL };
  const gboolean wanted = !tc_board_query_excludes (&self->query)
                          && gtk_slice_list_model_get_size (self->some_own) >= g_list_model_get_n_items (self->all_own);
  const guint n_before = g_list_model_get_n_items (G_LIST_MODEL (self->behind));

  if (wanted != (n_before > 0))
    gtk_string_list_splice (self->behind, 0, n_before, wanted ? one : NULL);
}

static void
own_changed (TcGalleryBoards *self)
{
  refresh_behind (self);
  ask_for_lengths (self);
}

TcGalleryBoards *
tc_gallery_boards_new (TcBoardLibrary *library,
                       GSettings      *settings)
{
  TcGalleryBoards *self = g_object_new (TC_TYPE_GALLERY_BOARDS, NULL);

  self->library = g_object_ref (library);
  self->settings = g_object_ref (settings);
  find_played (self);
  make_lists (self);
  g_signal_connect_object (self->library, "items-changed", G_CALLBACK (own_changed), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (tc_board_library_get_lengths (library), "changed", G_CALLBACK (lengths_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::played-boards", G_CALLBACK (played_changed), self, G_CONNECT_SWAPPED);
  own_changed (self);

  return self;
}

GListModel *
tc_gallery_boards_get_built_in (TcGalleryBoards *self)
{
  g_return_val_if_fail (TC_IS_GALLERY_BOARDS (self), NULL);

  return self->built_in;
}

GListModel *
tc_gallery_boards_get_own (TcGalleryBoards *self)
{
  g_return_val_if_fail (TC_IS_GALLERY_BOARDS (self), NULL);

  return self->own;
}

guint
tc_gallery_boards_get_n_built_in (TcGalleryBoards *self)
{
  guint n_built_in = 0;

  g_return_val_if_fail (TC_IS_GALLERY_BOARDS (self), 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++)
    {
      g_autoptr (TcBoardEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      n_built_in += is_built_in (entry) ? 1 : 0;
    }

  return n_built_in;
}

void
tc_gallery_boards_set_query (TcGalleryBoards    *self,
                             const TcBoardQuery *query)
{
  g_return_if_fail (TC_IS_GALLERY_BOARDS (self));

  g_free (self->search);
  self->search = g_strdup (query->search);
  self->query = *query;
  self->query.search = self->search;
  ask_for_lengths (self);
  gtk_slice_list_model_set_size (self->some_own, STEP);
  search_again (self);
  refresh_behind (self);
}

gboolean
tc_gallery_boards_is_played (TcGalleryBoards *self,
                             TcBoardEntry    *entry)
{
  TcBoardFile *board = tc_board_entry_get_board (entry);

  g_return_val_if_fail (TC_IS_GALLERY_BOARDS (self), FALSE);

  return g_hash_table_contains (self->played, tc_board_entry_get_id (entry))
         || (is_built_in (entry) && board != NULL && g_hash_table_contains (self->played, tc_board_file_get_name (board, "en")));
}

TcBoardEntry *
tc_gallery_boards_get_first (TcGalleryBoards *self)
{
  TcBoardEntry *first;

  g_return_val_if_fail (TC_IS_GALLERY_BOARDS (self), NULL);

  first = g_list_model_get_item (self->built_in, 0);

  return first != NULL ? first : g_list_model_get_item (self->all_own, 0);
}

void
tc_gallery_boards_show_more (TcGalleryBoards *self)
{
  guint n_shown;

  g_return_if_fail (TC_IS_GALLERY_BOARDS (self));

  n_shown = gtk_slice_list_model_get_size (self->some_own);
  if (n_shown < g_list_model_get_n_items (self->all_own))
    gtk_slice_list_model_set_size (self->some_own, n_shown + STEP);
  refresh_behind (self);
}

void
tc_gallery_boards_show_entry (TcGalleryBoards *self,
                              TcBoardEntry    *entry)
{
  g_return_if_fail (TC_IS_GALLERY_BOARDS (self));

  for (guint i = 0; i < g_list_model_get_n_items (self->all_own); i++)
    {
      g_autoptr (TcBoardEntry) own = g_list_model_get_item (self->all_own, i);

      if (own == entry && i >= gtk_slice_list_model_get_size (self->some_own))
        gtk_slice_list_model_set_size (self->some_own, i + 1);
    }
  refresh_behind (self);
}

static void
show_problem (GtkWidget  *origin,
              const char *heading,
              const char *body)
{
  GtkWidget *dialog = turn_compat_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (origin)), heading, body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* One file is the one that somebody has just had in hand; of several each is called by its name. */
static void
add_problem (GString      *problems,
             GFile        *file,
             gboolean      is_alone,
             const GError *error)
{
  g_autofree char *name = store_file_dup_shown_name (file);

  if (problems->len > 0)
    g_string_append_c (problems, '\n');
  if (!is_alone)
    g_string_append_printf (problems, "%s: ", name);
  g_string_append (problems, error->message);
}

char *
tc_gallery_files_import (GtkWidget *origin,
                         GFile     *folder,
                         GSList    *files)
{
  g_autoptr (GString) problems = g_string_new (NULL);
  g_autoptr (GFile) last = NULL;
  guint n_problems = 0;

  for (GSList *link = files; link != NULL; link = link->next)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GFile) imported = tc_own_boards_import (folder, link->data, &error);

      if (imported != NULL)
        g_set_object (&last, imported);
      else
        add_problem (problems, link->data, files->next == NULL, error);
      n_problems += imported == NULL ? 1 : 0;
    }
  if (n_problems > 0)
    show_problem (origin, ngettext ("This file is not a board", "These files are not boards", n_problems), problems->str);

  return last != NULL ? g_file_get_uri (last) : NULL;
}

char *
tc_gallery_files_duplicate (GtkWidget *origin,
                            GFile     *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) copy = tc_own_boards_duplicate (file, &error);

  if (copy != NULL)
    return g_file_get_uri (copy);
  show_problem (origin, _("The board was not duplicated"), error->message);

  return NULL;
}

void
tc_gallery_files_trash (GtkWidget *origin,
                        GFile     *file)
{
  g_autoptr (GError) error = NULL;

  if (!tc_own_boards_trash (file, &error))
    show_problem (origin, _("The board was not moved to the trash"), error->message);
}

static void
show_folder (GtkWindow *window,
             GFile     *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *address = folder != NULL ? g_file_get_uri (folder) : NULL;

  if (address != NULL)
    gtk_show_uri (window, address, GDK_CURRENT_TIME);
}

/* Not every desktop has somebody who marks a file. */
static void
file_shown (GObject      *connection,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (GFile) file = user_data;
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (connection), result, NULL);

  if (answer == NULL)
    show_folder (NULL, file);
}

void
tc_gallery_files_show (GtkWidget *origin,
                       GFile     *file)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autofree char *address = g_file_get_uri (file);
  const char *const addresses[] = { address, NULL };

  if (bus == NULL)
    show_folder (GTK_WINDOW (gtk_widget_get_root (origin)), file);
  else
    g_dbus_connection_call (bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1", "org.freedesktop.FileManager1", "ShowItems",
                            g_variant_new ("(^ass)", addresses, ""), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, file_shown, g_object_ref (file));
}
