/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-application.h>
#include <tc-preferences-window.h>
#include <tc-rules-window.h>
#include <tc-saved-games-window.h>
#include <tc-statistics-window.h>
#include <tc-table-page.h>
#include <tc-widget-picture.h>
#include <tc-window.h>

#include "widget-fixtures.h"

/* Every page in the smallest window, the usual one and one of 4K, with small and large text, from left to right and from right to left: everything
* that is written fits into what it is written on. Warnings are fatal. With PICTURES set to a folder all pages are saved there, to be looked at. */

#define MIN_WIDTH 360
#define MIN_HEIGHT 640
#define N_PASSES 3

typedef struct
{
  double   text_scale;
  gboolean right_to_left;
  int      width;
  int      height;
} Setting;

typedef struct
{
  const char *name;
  const char *record;       /* NULL: the new battle */
  int         face;         /* of a die to take, or 0 */
  const char *action;       /* of the table, with its argument, or NULL */
  const char *argument;
} Screen;

static const struct { int width, height; } sizes[] = {
  { MIN_WIDTH, MIN_HEIGHT },
  { 820, 800 },
  { 1280, 800 },
  { 3840, 2160 },
};

/* Sizes are filled in as they are tried. */
static const Setting settings[] = {
  { 1, FALSE, 0, 0 },
  { 2, FALSE, 0, 0 },
  { 1, TRUE, 0, 0 },
  { 2, TRUE, 0, 0 },
};

static const Screen screens[] = {
  { "new-battle", NULL, 0, NULL, NULL },
  { "play", "play", 4, NULL, NULL },
  { "remote", "play", 0, "table.page", "remote" },
  { "networks", "play", 0, "turn.use", "social" },
  { "crew", "play", 0, "table.page", "crew" },
  { "leader", "leader", 0, NULL, NULL },
  { "final-die", "final-die", 0, NULL, NULL },
  { "replay", "result", 0, NULL, NULL },
  { "result", "result", 0, "replay.end", NULL },
};

static GtkApplication *application;

/* Lays the window out as if it had that size, without a frame being drawn, until it comes to rest: what a first layout has set off may change
 * the next. */
static void
settle (GtkWidget     *window,
        const Setting *setting)
{
  for (guint pass = 0; pass < N_PASSES; pass++)
    {
      int least_width, least_height;

      while (g_main_context_iteration (NULL, FALSE))
        ;
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, MAX (least_width, setting->width), &least_height, NULL, NULL, NULL);
      gtk_widget_size_allocate (window,
                                &(GtkAllocation) { 0, 0, MAX (least_width, setting->width), MAX (least_height, setting->height) }, -1);
    }
}

static gboolean
is_shown (GtkWidget *widget)
{
  return GTK_IS_ROOT (widget) || (gtk_widget_get_visible (widget) && gtk_widget_get_child_visible (widget));
}

/* The word that is missing to a label, and how it is called in complaints. */
static void
complain (GtkWidget  *label,
          const char *name,
          const char *what)
{
  g_autoptr (GString) path = g_string_new (NULL);

  for (GtkWidget *at = label; at != NULL; at = gtk_widget_get_parent (at))
    g_string_append_printf (path, " < %s", G_OBJECT_TYPE_NAME (at));
  g_test_message ("%s: “%s” %s%s", name, gtk_label_get_text (GTK_LABEL (label)), what, path->str);
  g_test_fail ();
}

/* Whether what is in there can be brought into sight sideways. */
static gboolean
scrolls_sideways (GtkWidget *widget)
{
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);

  return policy != GTK_POLICY_NEVER;
}

/* Nothing that can be read sticks out of what holds it, sideways. */
static void
check_inside (GtkWidget  *label,
              const char *name)
{
  for (GtkWidget *holder = gtk_widget_get_parent (label); holder != NULL; holder = gtk_widget_get_parent (holder))
    {
      graphene_rect_t bounds;

      if (scrolls_sideways (gtk_widget_get_parent (holder)))
        return;
      if (!gtk_widget_compute_bounds (label, holder, &bounds))
        continue;
      if (bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (holder) + 1)
        {
          g_autofree char *what = g_strdup_printf ("sticks out of %s", G_OBJECT_TYPE_NAME (holder));

          complain (label, name, what);
          return;
        }
    }
}

/* What surrounds the text of a label sideways, and is counted when it is measured. */
static int
frame_width (GtkWidget *label)
{
  GtkStyleContext *context = gtk_widget_get_style_context (label);
  GtkBorder margin, border, padding;

  gtk_style_context_get_margin (context, &margin);
  gtk_style_context_get_border (context, &border);
  gtk_style_context_get_padding (context, &padding);

  return margin.left + margin.right + border.left + border.right + padding.left + padding.right
         + gtk_widget_get_margin_start (label) + gtk_widget_get_margin_end (label);
}

static void
check_label (GtkWidget     *label,
             const Setting *setting,
             const char    *name)
{
  int least;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (gtk_widget_get_width (label) < least - frame_width (label))
    complain (label, name, "gets less than it needs");
  if (setting->width >= 820 && setting->text_scale < 1.5 && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    complain (label, name, "is cut off");
  check_inside (label, name);
}

static void
check_labels (GtkWidget     *widget,
              const Setting *setting,
              const char    *name)
{
  if (!is_shown (widget))
    return;
  /* The title of an entry row fades out on its own. */
  if (ADW_IS_ENTRY_ROW (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    check_label (widget, setting, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_labels (child, setting, name);
}

/* Only what is drawn must be on the screen. */
static void
save_picture (GtkWidget     *window,
              const Setting *setting,
              const char    *name)
{
  const char *folder = g_getenv ("PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (folder == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (window), setting->width, setting->height);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (150);
  tc_widget_picture_save (window, file, NULL);
}

static int
least_width_of (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

/* Says which widget makes its holder wide, and which one in that, down to the last. */
static void
blame (GtkWidget *widget)
{
  GtkWidget *widest = NULL;

  g_test_message ("  %s %s needs %d", G_OBJECT_TYPE_NAME (widget), gtk_widget_get_name (widget), least_width_of (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_shown (child) && (widest == NULL || least_width_of (child) > least_width_of (widest)))
      widest = child;
  if (widest != NULL)
    blame (widest);
}

static void
check_size (GtkWidget     *window,
            const Setting *setting,
            const char    *screen)
{
  g_autofree char *name = g_strdup_printf ("%s-%d-%g%s", screen, setting->width, setting->text_scale, setting->right_to_left ? "-rtl" : "");
  GtkWidget *content = gtk_widget_get_first_child (window);
  int least_height;

  settle (window, setting);
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, setting->width, &least_height, NULL, NULL, NULL);
  if (setting->width == MIN_WIDTH && (least_width_of (content) > MIN_WIDTH || least_height > MIN_HEIGHT))
    {
      g_test_message ("%s: needs %d × %d", name, least_width_of (content), least_height);
      blame (content);
      g_test_fail ();
    }
  check_labels (window, setting, name);
  save_picture (window, setting, name);
}

static void
check_window (GtkWidget     *window,
              const Setting *setting,
              const char    *screen)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      const Setting sized = { setting->text_scale, setting->right_to_left, sizes[i].width, sizes[i].height };

      check_size (window, &sized, screen);
    }
}

static void
apply (const Setting *setting)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (setting->text_scale * 96 * 1024), NULL);
  gtk_widget_set_default_direction (setting->right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

static void
set_scene (const Screen *screen,
           GtkWidget    *window)
{
  GtkWidget *page = widget_fixture_find (gtk_widget_get_first_child (window), TC_TYPE_TABLE_PAGE, 0);

  if (screen->face > 0)
    gtk_widget_activate_action (page, "turn.choose-face", "i", screen->face);
  if (screen->action != NULL)
    gtk_widget_activate_action (page, screen->action, screen->argument != NULL ? "s" : NULL, screen->argument);
  /* The replay has actions of its own. */
  if (screen->action != NULL && screen->argument == NULL)
    for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL; child = gtk_widget_get_next_sibling (child))
      gtk_widget_activate_action (child, screen->action, NULL);
}

static void
test_pages (gconstpointer data)
{
  const Setting *setting = data;
  TcWindow *window;

  apply (setting);
  window = tc_window_new (application);
  for (gsize i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/screens/%s.tagrecord.json", g_getenv ("TEST_DATA"), screens[i].record);
      g_autoptr (GFile) record = g_file_new_for_path (path);

      if (screens[i].record != NULL)
        tc_window_open (window, record);
      widget_fixture_iterate (0);
      set_scene (&screens[i], GTK_WIDGET (window));
      check_window (GTK_WIDGET (window), setting, screens[i].name);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
check_and_close (GtkWindow     *window,
                 const Setting *setting,
                 const char    *name)
{
  check_window (GTK_WIDGET (window), setting, name);
  gtk_window_destroy (window);
}

static void
test_windows (gconstpointer data)
{
  const Setting *setting = data;
  g_autoptr (GSettings) preferences = g_settings_new ("org.tagcity.TagCity");
  g_autoptr (TcSavedGames) games = tc_saved_games_new (NULL);

  apply (setting);
  check_and_close (GTK_WINDOW (tc_rules_window_new ()), setting, "rules");
  check_and_close (GTK_WINDOW (tc_preferences_window_new (preferences)), setting, "preferences");
  check_and_close (GTK_WINDOW (tc_statistics_window_new ()), setting, "statistics");
  check_and_close (GTK_WINDOW (tc_saved_games_window_new (games)), setting, "saved-games");
}

static void
add_tests (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      const char *direction = settings[i].right_to_left ? "right-to-left" : "left-to-right";
      g_autofree char *pages = g_strdup_printf ("/layouts/pages/%g/%s", settings[i].text_scale, direction);
      g_autofree char *windows = g_strdup_printf ("/layouts/windows/%g/%s", settings[i].text_scale, direction);

      g_test_add_data_func (pages, &settings[i], test_pages);
      g_test_add_data_func (windows, &settings[i], test_windows);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TcApplication) program = NULL;
  g_autoptr (GSettings) preferences = NULL;

  widget_fixture_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  preferences = g_settings_new ("org.tagcity.TagCity");
  g_settings_set_boolean (preferences, "coach", FALSE);
  program = tc_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  add_tests ();

  return g_test_run ();
}
