/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <turn-base-application.h>
#include <tc-hq-view-private.h>
#include <tc-hq-view.h>
#include <tc-ui-private.h>

static const char printed[TC_N_HQ_TOKENS][TC_TOKEN_ID_SIZE] = { "T4", "L4", "I3", "S4", "O4", "P5", "I1", "I2", "V3" };

typedef struct
{
  GtkWidget *window;
  TcHqView  *view;
  TcHqScene  scene;
  GString   *heard;     /* what the view asked for, in order */
} Fixture;

static void
heard_one (Fixture    *fixture,
           guint       number,
           const char *what)
{
  g_string_append_printf (fixture->heard, "%s %u;", what, number);
}

static void
die_chosen (TcHqView *view,
            guint     die,
            Fixture  *fixture)
{
  heard_one (fixture, die, "die");
}

static void
token_chosen (TcHqView *view,
              guint     place,
              Fixture  *fixture)
{
  heard_one (fixture, place, "token");
}

static void
section_chosen (TcHqView *view,
                guint     place,
                Fixture  *fixture)
{
  heard_one (fixture, place, "section");
}

static void
die_pushed (TcHqView *view,
            guint     die,
            guint     side,
            Fixture  *fixture)
{
  g_string_append_printf (fixture->heard, "push %u to %u;", die, side);
}

static void
iterate (void)
{
  for (guint i = 0; i < 50; i++)
    while (g_main_context_iteration (NULL, FALSE))
      ;
}

static void
set_up (Fixture      *fixture,
        gconstpointer mode)
{
  fixture->heard = g_string_new (NULL);
  fixture->view = TC_HQ_VIEW (tc_hq_view_new ());
  g_signal_connect (fixture->view, "die-chosen", G_CALLBACK (die_chosen), fixture);
  g_signal_connect (fixture->view, "token-chosen", G_CALLBACK (token_chosen), fixture);
  g_signal_connect (fixture->view, "section-chosen", G_CALLBACK (section_chosen), fixture);
  g_signal_connect (fixture->view, "die-pushed", G_CALLBACK (die_pushed), fixture);

  tc_hq_scene_init_from_ids (&fixture->scene, NULL, printed);
  fixture->scene.mode = GPOINTER_TO_UINT (mode);
  fixture->scene.n_dice = 3;
  fixture->scene.dice[0] = (TcHqDie) { 3, 3 };
  fixture->scene.dice[1] = (TcHqDie) { 4, fixture->scene.mode == TC_HQ_PLACE_DICE ? -1 : 3 };
  fixture->scene.dice[2] = (TcHqDie) { 6, fixture->scene.mode == TC_HQ_PLACE_DICE ? -1 : 0 };

  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 500);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  gtk_window_present (GTK_WINDOW (fixture->window));
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  tc_hq_view_finish_animations (fixture->view);
  iterate ();
}

static void
tear_down (Fixture      *fixture,
           gconstpointer mode)
{
  g_object_ref (fixture->view);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  iterate ();
  g_assert_finalize_object (G_OBJECT (fixture->view));
  g_string_free (fixture->heard, TRUE);
}

static void
click (GtkWidget *spot)
{
  g_signal_emit_by_name (spot, "clicked");
}

static void
assert_heard (Fixture    *fixture,
              const char *expected)
{
  g_assert_cmpstr (fixture->heard->str, ==, expected);
  g_string_truncate (fixture->heard, 0);
}

static void
press (Fixture *fixture,
       guint    keyval)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, 0, &handled);
    }
}

static void
test_names_and_roles (Fixture      *fixture,
                      gconstpointer mode)
{
  GtkWidget *die = tc_hq_view_get_die (fixture->view, 1), *small = fixture->view->places[8];

  gtk_test_accessible_assert_role (fixture->view, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_test_accessible_assert_role (die, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (die, GTK_ACCESSIBLE_PROPERTY_LABEL, "Die 4 on section 4, S shape, 4 squares");
  gtk_test_accessible_assert_property (small, GTK_ACCESSIBLE_PROPERTY_LABEL, "Small shape 3, corner, 3 squares");
  gtk_test_accessible_assert_state (die, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);

  fixture->scene.chosen_die = 1;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  gtk_test_accessible_assert_state (die, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
}

static void
test_choose_die (Fixture      *fixture,
                 gconstpointer mode)
{
  click (tc_hq_view_get_die (fixture->view, 2));
  assert_heard (fixture, "die 2;");

  /* A section stands for its dice, one after the other. */
  click (fixture->view->places[3]);
  fixture->scene.chosen_die = 0;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  click (fixture->view->places[3]);
  assert_heard (fixture, "die 0;die 1;");

  g_assert_true (gtk_widget_get_sensitive (fixture->view->places[0]));
  g_assert_false (gtk_widget_get_sensitive (fixture->view->places[1]));
  g_assert_false (gtk_widget_get_sensitive (fixture->view->places[6]));
  g_assert_false (gtk_widget_get_visible (tc_hq_view_get_die (fixture->view, 3)));
}

static void
test_taken_die_goes (Fixture      *fixture,
                     gconstpointer mode)
{
  fixture->scene.dice[2].face = 0;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  g_assert_false (gtk_widget_get_visible (tc_hq_view_get_die (fixture->view, 2)));
  g_assert_true (gtk_widget_get_visible (tc_hq_view_get_die (fixture->view, 1)));
}

static void
test_choose_token (Fixture      *fixture,
                   gconstpointer mode)
{
  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    {
      g_assert_true (gtk_widget_get_focusable (fixture->view->places[i]));
      g_assert_true (gtk_widget_get_sensitive (fixture->view->places[i]));
    }
  click (fixture->view->places[5]);
  click (fixture->view->places[7]);
  click (tc_hq_view_get_die (fixture->view, 0));
  assert_heard (fixture, "token 5;token 7;die 0;");
}

static void
test_choose_section (Fixture      *fixture,
                     gconstpointer mode)
{
  click (fixture->view->places[1]);
  click (fixture->view->places[8]);
  assert_heard (fixture, "section 1;section 8;");
}

static void
test_push (Fixture      *fixture,
           gconstpointer mode)
{
  g_assert_false (gtk_widget_get_visible (fixture->view->ghosts[0]));
  press (fixture, GDK_KEY_Left);
  assert_heard (fixture, "");

  fixture->scene.chosen_die = 1;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  gtk_test_accessible_assert_property (fixture->view->ghosts[1], GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Push die 4 to section 5, square");
  click (fixture->view->ghosts[1]);
  click (fixture->view->places[3]);
  press (fixture, GDK_KEY_Left);
  press (fixture, GDK_KEY_Right);
  press (fixture, GDK_KEY_Return);
  assert_heard (fixture, "push 1 to 1;push 1 to 0;push 1 to 1;push 1 to 0;");
}

static void
test_focus_is_current (Fixture      *fixture,
                       gconstpointer mode)
{
  fixture->scene.chosen_die = 0;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  gtk_widget_grab_focus (tc_hq_view_get_die (fixture->view, 0));
  assert_heard (fixture, "");

  gtk_widget_grab_focus (tc_hq_view_get_die (fixture->view, 2));
  assert_heard (fixture, "die 2;");

  /* The focus follows the scene. */
  fixture->scene.chosen_die = 1;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  g_assert_true (gtk_widget_get_focus_child (GTK_WIDGET (fixture->view)) == tc_hq_view_get_die (fixture->view, 1));
}

static void
test_show_only (Fixture      *fixture,
                gconstpointer mode)
{
  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    g_assert_false (gtk_widget_get_sensitive (fixture->view->places[i]));
  g_assert_false (gtk_widget_get_sensitive (tc_hq_view_get_die (fixture->view, 0)));
}

/* What lies where it is drawn is what a pointer finds there. */
static void
test_pick (Fixture      *fixture,
           gconstpointer mode)
{
  static const struct { double x, y; guint section; } cases[] = {
    { .5, .2, 0 }, { .8, .35, 1 }, { .8, .65, 2 }, { .45, .75, 3 }, { .2, .65, 4 }, { .2, .35, 5 },
  };
  GtkWidget *view = GTK_WIDGET (fixture->view);
  double width = gtk_widget_get_width (view), height = gtk_widget_get_height (view);

  g_assert_cmpfloat (width, ==, height);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_true (gtk_widget_pick (view, cases[i].x * width, cases[i].y * height, GTK_PICK_INSENSITIVE) ==
                   fixture->view->places[cases[i].section]);
  g_assert_true (gtk_widget_pick (view, width / 2, height / 2, GTK_PICK_INSENSITIVE) == view);
}

static void
test_roll_and_finish (Fixture      *fixture,
                      gconstpointer mode)
{
  fixture->scene.dice[1].face = 1;
  fixture->scene.dice[2].face = 2;
  tc_hq_view_set_scene (fixture->view, &fixture->scene);
  g_assert_cmpint (tc_hq_view_is_animating (fixture->view), ==, adw_get_enable_animations (GTK_WIDGET (fixture->view)));

  tc_hq_view_finish_animations (fixture->view);
  g_assert_false (tc_hq_view_is_animating (fixture->view));
  tc_hq_view_finish_animations (fixture->view);
}

static void
add (const char *path,
     TcHqMode mode,
     void ( *test )(Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GUINT_TO_POINTER (mode), set_up, test, tear_down);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  turn_style_load (gdk_display_get_default ());

  add ("/hq-view/names-and-roles", TC_HQ_CHOOSE_DIE, test_names_and_roles);
  add ("/hq-view/choose-die", TC_HQ_CHOOSE_DIE, test_choose_die);
  add ("/hq-view/taken-die-goes", TC_HQ_CHOOSE_DIE, test_taken_die_goes);
  add ("/hq-view/choose-token", TC_HQ_CHOOSE_TOKEN, test_choose_token);
  add ("/hq-view/choose-section", TC_HQ_CHOOSE_SECTION, test_choose_section);
  add ("/hq-view/push", TC_HQ_PLACE_DICE, test_push);
  add ("/hq-view/focus-is-current", TC_HQ_PLACE_DICE, test_focus_is_current);
  add ("/hq-view/show-only", TC_HQ_SHOW, test_show_only);
  add ("/hq-view/pick", TC_HQ_SHOW, test_pick);
  add ("/hq-view/roll-and-finish", TC_HQ_PLACE_DICE, test_roll_and_finish);

  return g_test_run ();
}
