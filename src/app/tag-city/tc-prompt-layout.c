/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prompt-layout.h"

#define SPACING 12

struct _TcPromptLayout
{
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (TcPromptLayout, tc_prompt_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What all children but the first ask for, with the space before each. */
static void
measure_others (GtkWidget *widget,
                int       *minimum,
                int       *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_next_sibling (gtk_widget_get_first_child (widget)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, likes;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);
      *minimum += least + SPACING;
      *natural += likes + SPACING;
    }
}

/* Whether the others are in their smaller form. */
static gboolean
is_small (GtkWidget *widget,
          int        width)
{
  int least, likes, words;

  measure_others (widget, &least, &likes);
  gtk_widget_measure (gtk_widget_get_first_child (widget), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &words, NULL, NULL);

  return words + likes > width;
}

static int
find_width (GtkWidget *child,
            gboolean   small)
{
  int least, likes;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &likes, NULL, NULL);

  return small ? least : likes;
}

static int
find_words_width (GtkWidget *widget,
                  int        width)
{
  int least, likes;

  measure_others (widget, &least, &likes);

  return width - (is_small (widget, width) ? least : likes);
}

static void
measure_width (GtkWidget *widget,
               int       *minimum,
               int       *natural)
{
  int least, likes;

  measure_others (widget, &least, &likes);
  gtk_widget_measure (gtk_widget_get_first_child (widget), GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
  *minimum += least;
  *natural += likes;
}

static void
measure_height (GtkWidget *widget,
                int        width,
                int       *minimum,
                int       *natural)
{
  GtkWidget *words = gtk_widget_get_first_child (widget);

  gtk_widget_measure (words, GTK_ORIENTATION_VERTICAL, width < 0 ? -1 : MAX (find_words_width (widget, width), find_width (words, TRUE)),
                      minimum, natural, NULL, NULL);
  for (GtkWidget *child = gtk_widget_get_next_sibling (words); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int least, likes;

      if (!gtk_widget_should_layout (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, &likes, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, likes);
    }
}

static void
tc_prompt_layout_measure (GtkLayoutManager *manager,
                          GtkWidget        *widget,
                          GtkOrientation    orientation,
                          int               for_size,
                          int              *minimum,
                          int              *natural,
                          int              *minimum_baseline,
                          int              *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (widget, minimum, natural);
  else
    measure_height (widget, for_size, minimum, natural);
}

static void
tc_prompt_layout_allocate (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           int               width,
                           int               height,
                           int               baseline)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const gboolean small = is_small (widget, width);
  const int words = find_words_width (widget, width);
  int x = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int own;

      if (!gtk_widget_should_layout (child))
        continue;
      own = x == 0 ? MAX (words, find_width (child, TRUE)) : find_width (child, small);
      gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? width - x - own : x, 0, own, height }, -1);
      x += own + SPACING;
    }
}

static GtkSizeRequestMode
tc_prompt_layout_get_request_mode (GtkLayoutManager *manager,
                                   GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_prompt_layout_class_init (TcPromptLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tc_prompt_layout_get_request_mode;
  manager_class->measure = tc_prompt_layout_measure;
  manager_class->allocate = tc_prompt_layout_allocate;
}

static void
tc_prompt_layout_init (TcPromptLayout *self)
{
}
