/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-recent.h"

#include <gtk/gtk.h>

#define PROGRAM "tag-city-editor"
#define MEDIA_TYPE "application/vnd.tag-city.board+json"

void
tce_recent_add (GFile *file)
{
  g_autofree char *address = g_file_get_uri (file);
  GtkRecentData data = {
    .mime_type = (char *) MEDIA_TYPE,
    .app_name = (char *) PROGRAM,
    .app_exec = (char *) PROGRAM " %u",
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), address, &data);
}

/* When this program had it last, whatever others did with it. */
static GDateTime *
get_time (GtkRecentInfo *info)
{
  const char *command;
  guint n_times;
  GDateTime *time = NULL;

  gtk_recent_info_get_application_info (info, PROGRAM, &command, &n_times, &time);

  return time;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  return g_date_time_compare (get_time ((GtkRecentInfo *) b), get_time ((GtkRecentInfo *) a));
}

GPtrArray *
tce_recent_list (guint max)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autolist (GtkRecentInfo) all = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  g_autoptr (GList) ours = NULL;

  for (GList *link = all; link != NULL; link = link->next)
    if (gtk_recent_info_has_application (link->data, PROGRAM))
      ours = g_list_prepend (ours, link->data);
  ours = g_list_sort (ours, compare_times);

  for (GList *link = ours; link != NULL && files->len < max; link = link->next)
    if (gtk_recent_info_exists (link->data))
      g_ptr_array_add (files, g_file_new_for_uri (gtk_recent_info_get_uri (link->data)));

  return files;
}
