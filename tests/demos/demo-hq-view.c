/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws the HQ in all its moods into PNG files: demo-hq-view FOLDER */

#include <adwaita.h>
#include <tc-hq-view.h>
#include <tc-ui-private.h>
#include <turn-base-application.h>
#include <turn-palette.h>

#include "demo-render.h"

static const char printed[TC_N_HQ_TOKENS][TC_TOKEN_ID_SIZE] = { "T4", "L4", "I3", "S4", "O4", "P5", "I1", "I2", "V3" };

static TcHqScene
scene_of (TcHqMode mode)
{
  TcHqScene scene;

  tc_hq_scene_init_from_ids (&scene, NULL, printed);
  scene.mode = mode;
  scene.label_lit = FALSE;
  scene.paint = turn_rgba (turn_paint_find ("flamingo")->body, 1);

  return scene;
}

static void
put_die (TcHqScene *scene,
         guint      face,
         int        section)
{
  scene->dice[scene->n_dice].face = (guint8) face;
  scene->dice[scene->n_dice++].section = (gint8) section;
}

static void
render (const TcHqScene *scene,
        int              width,
        int              height,
        const char      *folder,
        const char      *name)
{
  GtkWidget *view = tc_hq_view_new ();

  tc_hq_view_set_scene (TC_HQ_VIEW (view), scene);
  demo_render (view, width, height, folder, name);
}

static void
render_draft (const char *folder,
              const char *suffix)
{
  g_autofree char *small = g_strdup_printf ("hq-draft-%s", suffix);
  g_autofree char *large = g_strdup_printf ("hq-crowd-%s", suffix);
  TcHqScene scene = scene_of (TC_HQ_CHOOSE_DIE);

  put_die (&scene, 6, 0);
  put_die (&scene, 3, 2);
  put_die (&scene, 3, 3);
  scene.chosen_die = 2;
  render (&scene, 324, 324, folder, small);

  scene.n_dice = 0;
  for (guint i = 0; i < 3; i++)
    put_die (&scene, 3, 3);
  put_die (&scene, 4, 3);
  put_die (&scene, 1, 1);
  scene.chosen_die = 4;
  render (&scene, 500, 400, folder, large);
}

static void
render_leader (const char *folder,
               const char *suffix)
{
  g_autofree char *open = g_strdup_printf ("hq-leader-%s", suffix);
  g_autofree char *pushed = g_strdup_printf ("hq-leader-pushed-%s", suffix);
  TcHqScene scene = scene_of (TC_HQ_PLACE_DICE);

  put_die (&scene, 5, 4);
  put_die (&scene, 2, -1);
  put_die (&scene, 4, -1);
  put_die (&scene, 2, -1);
  scene.chosen_die = 2;
  render (&scene, 860, 684, folder, open);

  scene.dice[2].section = 3;
  scene.chosen_die = 1;
  scene.dice[1].section = 1;
  put_die (&scene, 2, -1);
  render (&scene, 400, 400, folder, pushed);
}

static void
render_all (const char *folder,
            const char *suffix)
{
  g_autofree char *drone = g_strdup_printf ("hq-drone-%s", suffix);
  g_autofree char *thumbnail = g_strdup_printf ("hq-thumbnail-%s", suffix);
  TcHqScene scene = scene_of (TC_HQ_CHOOSE_TOKEN);

  render_draft (folder, suffix);
  render_leader (folder, suffix);

  put_die (&scene, 6, 0);
  put_die (&scene, 3, 3);
  scene.label_lit = TRUE;
  scene.chosen_die = 1;
  scene.chosen_token = 7;
  render (&scene, 324, 324, folder, drone);

  tc_hq_scene_init_from_ids (&scene, NULL, printed);
  render (&scene, 136, 136, folder, thumbnail);
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
  render_all (folder, "dark");

  return 0;
}
