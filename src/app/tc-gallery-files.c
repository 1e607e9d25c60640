/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-files.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include <tc-compat.h>
#include <tc-own-boards.h>

static void
show_problem (GtkWidget  *origin,
              const char *heading,
              const char *body)
{
  GtkWidget *dialog = tc_compat_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (origin)), heading, body);

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
  g_autofree char *name = g_file_get_basename (file);

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
    show_problem (origin, ngettext ("This is no board to import", "These are no boards to import", n_problems), problems->str);

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
