/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widget-fixtures.h"

#include <tc-ui-private.h>

#ifdef __has_feature
#if __has_feature (address_sanitizer)
#include <sanitizer/lsan_interface.h>

/* What libraries allocate while they are loaded is theirs for the life of the process. GLib's table of names, for one, is given up for a larger one
 * when it is full, since others may be reading the old one; whole programs fill it. */
__attribute__ ((section (".preinit_array"), used))
static void (*ignore_what_libraries_allocate) (void) = __lsan_disable;

__attribute__ ((constructor))
static void
heed_what_tests_allocate (void)
{
  __lsan_enable ();
}
#endif
#endif

/* Nothing in a test takes longer than this, even on a machine that does much else. */
#define PATIENCE (30 * G_USEC_PER_SEC)

#define APP_STYLE "/org/tagcity/TagCity/style.css"

/* The application loads this by itself; a page that is tested alone needs it as well. */
static void
load_app_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  if (!g_resources_get_info (APP_STYLE, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return;
  gtk_css_provider_load_from_resource (provider, APP_STYLE);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
widget_fixture_init (int    *argc,
                     char ***argv)
{
  gtk_test_init (argc, argv, NULL);
  adw_init ();
  tc_style_load (gdk_display_get_default ());
  load_app_style ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

GtkWidget *
widget_fixture_show (GtkWidget *child,
                     int        width,
                     int        height)
{
  GtkWidget *window = adw_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  adw_window_set_content (ADW_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);

  return window;
}

/* Wakes the main loop now and then, so that a deadline is noticed even when nothing happens. */
static gboolean
wake_up (gpointer user_data G_GNUC_UNUSED)
{
  return G_SOURCE_CONTINUE;
}

void
widget_fixture_wait (WidgetFixtureTest is_so,
                     gpointer          subject)
{
  const gint64 deadline = g_get_monotonic_time () + PATIENCE;
  const guint waker = g_timeout_add (5, wake_up, NULL);

  while (!is_so (subject))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      g_main_context_iteration (NULL, TRUE);
    }
  g_source_remove (waker);
}

static gboolean
is_past (gpointer moment)
{
  return g_get_monotonic_time () >= *(gint64 *) moment;
}

static void
count_frame (GdkFrameClock *clock G_GNUC_UNUSED,
             guint               *n_frames)
{
  (*n_frames)++;
}

static gboolean
has_drawn (gpointer n_frames)
{
  return *(guint *) n_frames > 0;
}

/* A frame that begins now has everything laid out as it is now, however busy the machine. */
static void
draw_once (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  guint n_frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_frame), &n_frames);

  gtk_widget_queue_draw (window);
  widget_fixture_wait (has_drawn, &n_frames);
  g_signal_handler_disconnect (clock, handler);
}

void
widget_fixture_pass (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  widget_fixture_wait (is_past, &end);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

void
widget_fixture_iterate (guint milliseconds)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  widget_fixture_pass (milliseconds);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        draw_once (window);
    }
}

/* Calls @visit for every visible widget, the root first, until it says TRUE. */
static gboolean
walk (GtkWidget *root,
      gboolean ( *visit )(GtkWidget *, gpointer),
      gpointer data)
{
  if (!gtk_widget_get_visible (root))
    return FALSE;
  if (visit (root, data))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (walk (child, visit, data))
      return TRUE;

  return FALSE;
}

typedef struct
{
  GType       type;
  guint       number;
  const char *name;
  GtkWidget  *found;
} Search;

static gboolean
is_wanted (GtkWidget *widget,
           gpointer   data)
{
  Search *search = data;

  if (!g_type_is_a (G_OBJECT_TYPE (widget), search->type) || search->number-- > 0)
    return FALSE;
  search->found = widget;

  return TRUE;
}

GtkWidget *
widget_fixture_find (GtkWidget *root,
                     GType      type,
                     guint      number)
{
  Search search = { .type = type, .number = number };

  walk (root, is_wanted, &search);

  return search.found;
}

static gboolean
read_label (GtkWidget *widget,
            gpointer   data)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (data, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));

  return FALSE;
}

char *
widget_fixture_read (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  walk (root, read_label, text);

  return g_string_free (text, FALSE);
}

gboolean
widget_fixture_says (GtkWidget  *root,
                     const char *text)
{
  g_autofree char *all = widget_fixture_read (root);

  return strstr (all, text) != NULL;
}

static gboolean
is_named (GtkWidget *widget,
          gpointer   data)
{
  Search *search = data;
  g_autofree char *label = NULL;

  if (!GTK_IS_BUTTON (widget))
    return FALSE;
  label = widget_fixture_read (widget);
  g_strchomp (label);
  if (g_str_equal (label, search->name) || g_strcmp0 (gtk_widget_get_tooltip_text (widget), search->name) == 0)
    search->found = widget;

  return search->found != NULL;
}

void
widget_fixture_click (GtkWidget  *root,
                      const char *name)
{
  Search search = { .name = name };

  walk (root, is_named, &search);
  if (search.found == NULL)
    g_error ("There is no button “%s”", name);
  g_assert_true (gtk_widget_is_sensitive (search.found));
  g_signal_emit_by_name (search.found, "clicked");
}

gboolean
widget_fixture_has_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}
