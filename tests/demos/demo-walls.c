/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws lettering, announcement, shutter, backdrops and chart into PNG files: demo-walls FOLDER */

#include <adwaita.h>
#include <tc-announcement.h>
#include <tc-prestige-chart.h>
#include <tc-ui-private.h>
#include <turn-backdrop.h>
#include <turn-base-application.h>
#include <turn-lettering.h>
#include <turn-paint-chips.h>
#include <turn-shutter.h>

#include "demo-render.h"

static void
render_lettering (const char *folder)
{
  static const struct { const char *text; double height; } words[] = {
    { "TAG CITY", 60 }, { "Nono", 140 }, { "ABCDEFGHIJKLM", 68 }, { "NOPQRSTUVWXYZ", 68 },
    { "0123456789 ’!-.", 68 }, { "Zoé Müñô", 68 }, { "Ольга & 小明", 68 },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      GtkWidget *lettering = turn_lettering_new (words[i].height);
      TurnLetteringLook look = turn_lettering_look_for (turn_paint_get (i % TURN_N_PAINTS));

      turn_lettering_set_text (TURN_LETTERING (lettering), words[i].text);
      turn_lettering_set_look (TURN_LETTERING (lettering), &look);
      gtk_box_append (GTK_BOX (box), lettering);
    }
  demo_render (box, 760, 760, folder, "lettering");
}

static void
render_shutter (const char *folder,
                const char *suffix,
                int         width,
                int         height)
{
  g_autofree char *name = g_strdup_printf ("shutter-%s-%d", suffix, width);
  GtkWidget *shutter = g_object_new (TURN_TYPE_SHUTTER, NULL), *box = adw_bin_new ();
  const TurnPaint *others[] = { turn_paint_find ("flamingo"), turn_paint_find ("lagoon") };

  turn_shutter_set_tagger (TURN_SHUTTER (shutter), "Nono", turn_paint_find ("taxi"));
  turn_shutter_set_others (TURN_SHUTTER (shutter), others, G_N_ELEMENTS (others));
  turn_shutter_lower (TURN_SHUTTER (shutter));
  adw_bin_set_child (ADW_BIN (box), shutter);
  gtk_widget_add_css_class (box, "tagger-taxi");
  demo_render (box, width, height, folder, name);
}

static const TcChip chips[] = {
  { "Row 1", "6", FALSE, -1, 0 },
  { "Column K", "5", TRUE, -1, 0 },
  { "Heights", "20", TRUE, 3, 0x6b3b93 },
};

static void
render_backdrops (const char *folder,
                  const char *suffix)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("backdrop-%u-%s", i, suffix);
      GtkWidget *backdrop = turn_backdrop_new (i), *announcement = g_object_new (TC_TYPE_ANNOUNCEMENT, NULL);
      const TcAnnouncementScene scene = {
        .paint = turn_paint_find ("taxi"), .name = "Nono", .title = "Nono fills 3 at once!", .detail = "You can still score 6, 3 and 12", .sum = "+31",
        .chips = chips, .n_chips = G_N_ELEMENTS (chips), .spoken = "Nono fills row 1, column K and Heights",
      };

      turn_backdrop_set_paint (TURN_BACKDROP (backdrop), turn_paint_find ("flamingo"));
      if (i == TURN_BACKDROP_NIGHT)
        {
          turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("mint"), .06, .85, 50);
          turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("taxi"), .25, .25, 60);
          turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("lagoon"), .8, .75, 45);
        }
      tc_announcement_say (TC_ANNOUNCEMENT (announcement), &scene);
      gtk_widget_set_valign (announcement, GTK_ALIGN_CENTER);
      gtk_widget_set_halign (announcement, GTK_ALIGN_CENTER);
      gtk_widget_set_size_request (announcement, 356, -1);
      adw_bin_set_child (ADW_BIN (backdrop), announcement);
      demo_render (backdrop, 700, 270, folder, name);
    }
}

static void
render_result (const char *folder,
               const char *suffix)
{
  static const int zaz[] = { 0, 0, 0, 0, 11, 20, 42, 55, 57, 70, 72, 91 };
  static const int mika[] = { 0, 0, 5, 8, 15, 17, 26, 38, 47, 60, 67, 72 };
  static const int nono[] = { 0, 0, 10, 24, 31, 31, 31, 41, 43, 51, 64, 71 };
  const TcPrestigeLine lines[] = {
    { "Zaz", turn_paint_find ("flamingo"), zaz }, { "Mika", turn_paint_find ("lagoon"), mika }, { "Nono", turn_paint_find ("taxi"), nono },
  };
  g_autofree char *chart_name = g_strdup_printf ("chart-%s", suffix), *hero_name = g_strdup_printf ("hero-%s", suffix);
  GtkWidget *chart = g_object_new (TC_TYPE_PRESTIGE_CHART, NULL), *backdrop = turn_backdrop_new (TURN_BACKDROP_NIGHT), *overlay = gtk_overlay_new ();
  GtkWidget *lettering = turn_lettering_new (150);

  tc_prestige_chart_set_lines (TC_PRESTIGE_CHART (chart), lines, G_N_ELEMENTS (lines), 11);
  demo_render (chart, 640, 400, folder, chart_name);

  turn_lettering_set_text (TURN_LETTERING (lettering), "ALL CITY");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), backdrop);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), g_object_new (TURN_TYPE_PAINT_CHIPS, NULL));
  adw_bin_set_child (ADW_BIN (backdrop), lettering);
  turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("mint"), .06, .85, 50);
  turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("taxi"), .25, .25, 60);
  turn_backdrop_add_splat (TURN_BACKDROP (backdrop), turn_paint_find ("lagoon"), .8, .75, 45);
  demo_render (overlay, 900, 270, folder, hero_name);
}

static void
render_all (const char *folder,
            const char *suffix)
{
  render_shutter (folder, suffix, 1280, 753);
  render_shutter (folder, suffix, 560, 640);
  render_backdrops (folder, suffix);
  render_result (folder, suffix);
}

int
main (int   argc,
      char *argv[])
{
  const char *folder = argc > 1 ? argv[1] : ".";

  adw_init ();
  turn_style_load (gdk_display_get_default ());

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_LIGHT);
  render_all (folder, "light");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  render_lettering (folder);
  render_all (folder, "dark");

  return 0;
}
