/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws avatars, dice, tokens, remotes and bubbles into PNG files: demo-pieces FOLDER */

#include <adwaita.h>
#include <tc-bubbles.h>
#include <tc-pawn.h>
#include <tc-remote.h>
#include <tc-token-picture.h>
#include <tc-ui-private.h>
#include <turn-avatar.h>
#include <turn-base-application.h>
#include <turn-die.h>

#include "demo-render.h"

static GtkWidget *
new_box (GtkOrientation orientation)
{
  GtkWidget *box = gtk_box_new (orientation, 16);

  gtk_widget_set_margin_start (box, 16);
  gtk_widget_set_margin_top (box, 12);

  return box;
}

static GtkWidget *
new_avatars (void)
{
  GtkWidget *box = new_box (GTK_ORIENTATION_HORIZONTAL);

  for (guint i = 0; i < TURN_N_PAINTS; i++)
    {
      GtkWidget *avatar = turn_avatar_new (i < 4 ? 54 : 28);

      turn_avatar_set_paint (TURN_AVATAR (avatar), turn_paint_get (i));
      turn_avatar_set_state (TURN_AVATAR (avatar), i % 4);
      gtk_box_append (GTK_BOX (box), avatar);
    }
  gtk_box_append (GTK_BOX (box), tc_pawn_new (46));

  return box;
}

static GtkWidget *
new_dice (void)
{
  GtkWidget *box = new_box (GTK_ORIENTATION_HORIZONTAL);
  static const char *const ids[] = { "I3", "S4", "O4", "W5" };
  GdkRGBA ring = { .85f, .65f, .05f, 1 };

  for (guint face = 0; face <= 6; face++)
    {
      GtkWidget *die = turn_die_new (face == 3 ? 60 : 26);

      turn_die_set_face (TURN_DIE (die), face);
      turn_die_set_tilt (TURN_DIE (die), face == 3 ? -4 : 0);
      turn_die_set_ring (TURN_DIE (die), face == 4 ? &ring : NULL);
      gtk_box_append (GTK_BOX (box), die);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      GtkWidget *token = tc_token_picture_new (i == 0 ? 32 : 12);

      tc_token_picture_set_token (TC_TOKEN_PICTURE (token), tc_token_find (ids[i]));
      gtk_box_append (GTK_BOX (box), token);
    }

  return box;
}

static GtkWidget *
new_remote (guint n_drones,
            guint used,
            int   chosen)
{
  GtkWidget *remote = tc_remote_new ();
  TcRemoteScene scene = { .n_drones = (guint8) n_drones, .used = (guint16) used, .next = 1, .chosen = (gint8) chosen, .enabled = TRUE };

  for (guint i = 0; i < n_drones; i++)
    scene.values[i] = (gint8) (-1 - (int) i);
  scene.paint = turn_paint_find ("flamingo");
  tc_remote_set_scene (TC_REMOTE (remote), &scene);

  return remote;
}

static GtkWidget *
new_bubbles (guint n_bubbles,
             int   chosen)
{
  GtkWidget *bubbles = tc_bubbles_new ();
  TcBubblesScene scene = { .n_bubbles = (guint8) n_bubbles, .chosen = (gint8) chosen, .enabled = TRUE };

  for (guint i = 0; i < n_bubbles; i++)
    scene.values[i] = (gint8) - (int) i;
  scene.owners[0] = 1;
  scene.owners[n_bubbles - 1] = n_bubbles > 5 ? 2 : 0;
  scene.paints[0] = turn_paint_find ("flamingo");
  scene.paints[1] = turn_paint_find ("lagoon");
  tc_bubbles_set_scene (TC_BUBBLES (bubbles), &scene);

  return bubbles;
}

static void
render_all (const char *folder,
            const char *suffix)
{
  g_autofree char *name = g_strdup_printf ("pieces-%s", suffix);
  GtkWidget *box = new_box (GTK_ORIENTATION_VERTICAL);
  GtkWidget *grid = gtk_grid_new ();

  gtk_box_append (GTK_BOX (box), new_avatars ());
  gtk_box_append (GTK_BOX (box), new_dice ());
  gtk_grid_attach (GTK_GRID (grid), new_remote (5, 1, -1), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_remote (6, 1, 1), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_remote (10, 1, -1), 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_bubbles (5, -1), 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_bubbles (8, 3), 1, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_bubbles (12, -1), 2, 1, 1, 1);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 16);
  gtk_box_append (GTK_BOX (box), grid);

  demo_render (box, 820, 420, folder, name);
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
