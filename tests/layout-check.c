/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "layout-check.h"

#include <tc-widget-picture.h>

#include "widget-fixtures.h"

#define MIN_WIDTH 360
#define MIN_HEIGHT 640
#define N_PASSES 3

/* A window in one of the sizes. */
typedef struct
{
  const LayoutSetting *setting;
  int                  width;
  int                  height;
} Sized;

const LayoutSize layout_check_sizes[LAYOUT_CHECK_N_SIZES] = {
  { MIN_WIDTH, MIN_HEIGHT },
  { 820, 800 },
  { 1280, 800 },
  { 3840, 2160 },
};

static const LayoutSetting settings[] = {
  { 1, FALSE },
  { 2, FALSE },
  { 1, TRUE },
  { 2, TRUE },
};

/* Lays the window out in that size, without waiting for a frame, until it comes to rest: what a first layout has set off may change the next. Frames that come
 * in between have the same size, so that they set nothing else off. */
static void
settle (GtkWidget   *window,
        const Sized *sized)
{
  gtk_window_set_default_size (GTK_WINDOW (window), sized->width, sized->height);
  for (guint pass = 0; pass < N_PASSES; pass++)
    {
      int least_width, least_height;

      while (g_main_context_iteration (NULL, FALSE))
        ;
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, MAX (least_width, sized->width), &least_height, NULL, NULL, NULL);
      gtk_widget_size_allocate (window,
                                &(GtkAllocation) { 0, 0, MAX (least_width, sized->width), MAX (least_height, sized->height) }, -1);
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
check_label (GtkWidget   *label,
             const Sized *sized,
             const char  *name)
{
  int least;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (gtk_widget_get_width (label) < least - frame_width (label))
    complain (label, name, "gets less than it needs");
  if (sized->width >= 820 && sized->setting->text_scale < 1.5 && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))))
    complain (label, name, "is cut off");
  check_inside (label, name);
}

static void
check_labels (GtkWidget   *widget,
              const Sized *sized,
              const char  *name)
{
  if (!is_shown (widget))
    return;
  /* The title of an entry row fades out on its own. */
  if (ADW_IS_ENTRY_ROW (widget))
    return;
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    check_label (widget, sized, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_labels (child, sized, name);
}

/* Only what is drawn must be on the screen. */
static void
save_picture (GtkWidget   *window,
              const Sized *sized,
              const char  *name)
{
  const char *folder = g_getenv ("PICTURES");
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (folder == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (window), sized->width, sized->height);
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
check_least (GtkWidget  *widget,
             const char *name)
{
  int least_height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MIN_WIDTH, &least_height, NULL, NULL, NULL);
  if (least_width_of (widget) <= MIN_WIDTH && least_height <= MIN_HEIGHT)
    return;

  g_test_message ("%s: needs %d × %d", name, least_width_of (widget), least_height);
  blame (widget);
  g_test_fail ();
}

static char *
name_picture (const Sized *sized,
              const char  *screen)
{
  return g_strdup_printf ("%s-%d-%g%s", screen, sized->width, sized->setting->text_scale,
                          sized->setting->right_to_left ? "-rtl" : "");
}

static void
check_size (GtkWidget   *window,
            const Sized *sized,
            const char  *name)
{
  if (sized->width == MIN_WIDTH)
    check_least (gtk_widget_get_first_child (window), name);
  check_labels (window, sized, name);
  save_picture (window, sized, name);
}

void
layout_check_window (GtkWidget           *window,
                     const LayoutSetting *setting,
                     const char          *screen)
{
  for (gsize i = 0; i < LAYOUT_CHECK_N_SIZES; i++)
    {
      const Sized sized = { setting, layout_check_sizes[i].width, layout_check_sizes[i].height };
      g_autofree char *name = name_picture (&sized, screen);

      settle (window, &sized);
      check_size (window, &sized, name);
    }
}

void
layout_check_shown (GtkWidget           *window,
                    const LayoutSetting *setting,
                    const LayoutSize    *size,
                    const char          *screen)
{
  const Sized sized = { setting, size->width, size->height };
  g_autofree char *name = name_picture (&sized, screen);

  /* Its frame included, as it is where nobody draws shadows. */
  if (size->width == MIN_WIDTH && setting->text_scale < 1.5)
    check_least (window, name);
  check_size (window, &sized, name);
}

void
layout_check_apply (const LayoutSetting *setting)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (setting->text_scale * 96 * 1024), NULL);
  gtk_widget_set_default_direction (setting->right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

void
layout_check_add_tests (const char   *path,
                        GTestDataFunc test)
{
  for (gsize i = 0; i < G_N_ELEMENTS (settings); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%g/%s", path, settings[i].text_scale,
                                               settings[i].right_to_left ? "right-to-left" : "left-to-right");

      g_test_add_data_func (name, &settings[i], test);
    }
}
