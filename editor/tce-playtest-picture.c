/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-playtest-picture.h"

#include <adwaita.h>
#include <tc-widget-picture.h>

#include "tce-playtest-report.h"
#include "tce-playtest-words.h"

#define WIDTH 1280
#define LEAST_HEIGHT 800        /* maps and charts use it well */

/* The report under the name of the board and how it was played. */
static GtkWidget *
new_sheet (TcPlaytest *playtest)
{
  static const char *const title_classes[] = { "title-2", NULL }, *const about_classes[] = { "secondary", NULL };
  const char *title = tc_board_file_get_name (tc_playtest_get_board_file (playtest), NULL);
  g_autofree char *about = tce_playtest_words_about (playtest);
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *heading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (sheet, "report");
  gtk_widget_add_css_class (sheet, "report-picture");
  gtk_box_append (GTK_BOX (heading), g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE, "css-classes", title_classes, NULL));
  gtk_box_append (GTK_BOX (heading), g_object_new (GTK_TYPE_LABEL, "label", about, "xalign", 0.0, "wrap", TRUE, "css-classes", about_classes, NULL));
  gtk_box_append (GTK_BOX (sheet), heading);
  gtk_box_append (GTK_BOX (sheet), tce_playtest_report_new_still (playtest));

  return sheet;
}

/* A picture can only be made of what is on a screen. The sheet is there for no longer than this takes, which is never until the next frame: nobody sees
 * it, nor that everything is light meanwhile. */
gboolean
tce_playtest_picture_save (TcPlaytest *playtest,
                           GtkWidget  *place,
                           GFile      *file,
                           GError    **error)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  const AdwColorScheme scheme = adw_style_manager_get_color_scheme (style);
  GtkWidget *sheet;
  g_autoptr (GtkSnapshot) first = gtk_snapshot_new ();
  int height;
  gboolean done;

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  sheet = new_sheet (playtest);
  gtk_widget_set_parent (sheet, place);
  gtk_widget_measure (sheet, GTK_ORIENTATION_VERTICAL, WIDTH, NULL, &height, NULL, NULL);
  gtk_widget_allocate (sheet, WIDTH, MAX (height, LEAST_HEIGHT), -1, NULL);
  gtk_widget_snapshot_child (place, sheet, first);
  done = tc_widget_picture_save (sheet, file, error);
  gtk_widget_unparent (sheet);
  adw_style_manager_set_color_scheme (style, scheme);

  return done;
}
