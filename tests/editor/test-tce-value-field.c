/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-value-field.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

#define NOTHING G_MININT

static void
entered (TceValueField *field,
         int            value,
         int           *answer)
{
  *answer = value;
}

/* Keys as they would be typed: < is BackSpace, ! Escape, $ Enter, ^ Up, v Down, x something that is no number. */
static guint
key_of (char letter)
{
  switch (letter)
    {
    case '<': return GDK_KEY_BackSpace;
    case '!': return GDK_KEY_Escape;
    case '$': return GDK_KEY_Return;
    case '^': return GDK_KEY_Up;
    case 'v': return GDK_KEY_Down;
    case '-': return GDK_KEY_minus;
    default:  return (guint) letter;
    }
}

static void
test_typing (void)
{
  static const struct
  {
    int         before, least, most;
    const char *keys;
    int         entered;
  } cases[] = {
    { 5, -99, 99, "7$", 7 },
    { 5, -99, 99, "12$", 12 },
    { 5, -99, 99, "123$", 12 },
    { 5, -99, 99, "-3$", -3 },
    { 5, -99, 99, "3-$", -3 },
    { 5, -99, 99, "--3$", 3 },
    { 5, -99, 99, "5$", NOTHING },
    { 5, -99, 99, "$", NOTHING },
    { 5, -99, 99, "-$", NOTHING },
    { 5, -99, 99, "7!$", NOTHING },
    { 5, -99, 99, "78<$", 7 },
    { 12, -99, 99, "<$", 1 },
    { 12, -99, 99, "<<$", NOTHING },
    { 5, -99, 99, "^", 6 },
    { 5, -99, 99, "v", 4 },
    { 99, -99, 99, "^", NOTHING },
    { 5, -99, 99, "x7$", 7 },
    { -1, -99, 0, "7$", -7 },
    { -1, -99, 0, "0$", 0 },
    { -1, -99, 0, "-7$", -7 },
    { 0, -99, 0, "^", NOTHING },
    { 5, -99, 0, "$", NOTHING },             /* what a file brought stays until somebody changes it */
    { 5, -99, 0, "<$", NOTHING },
    { 5, -99, 0, "^", 0 },
    { 5, -99, 0, "3$", -3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL);
      GtkWidget *window = widget_fixture_show (field, 100, 60);
      int answer = NOTHING;

      tce_value_field_set_value (TCE_VALUE_FIELD (field), cases[i].before);
      tce_value_field_set_range (TCE_VALUE_FIELD (field), cases[i].least, cases[i].most);
      g_signal_connect (field, "entered", G_CALLBACK (entered), &answer);
      for (const char *key = cases[i].keys; *key != '\0'; key++)
        editor_fixture_press (field, key_of (*key), 0);
      g_assert_cmpint (answer, ==, cases[i].entered);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* What was typed counts when the focus goes elsewhere, too. */
static void
test_leaving (void)
{
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL);
  GtkWidget *window = widget_fixture_show (field, 100, 60);
  int answer = NOTHING;

  g_signal_connect (field, "entered", G_CALLBACK (entered), &answer);
  gtk_widget_grab_focus (field);
  editor_fixture_press (field, GDK_KEY_4, 0);
  g_assert_cmpint (answer, ==, NOTHING);
  g_signal_emit_by_name (editor_fixture_controller (field, GTK_TYPE_EVENT_CONTROLLER_FOCUS, 0), "leave");
  g_assert_cmpint (answer, ==, 4);

  /* Going past changes nothing, not even what could not be entered like that. */
  answer = NOTHING;
  tce_value_field_set_value (TCE_VALUE_FIELD (field), 5);
  tce_value_field_set_range (TCE_VALUE_FIELD (field), -99, 0);
  g_signal_emit_by_name (editor_fixture_controller (field, GTK_TYPE_EVENT_CONTROLLER_FOCUS, 0), "leave");
  g_assert_cmpint (answer, ==, NOTHING);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_keys_of_others (void)
{
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL);
  GtkWidget *window = widget_fixture_show (field, 100, 60);

  g_assert_false (editor_fixture_press (field, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (editor_fixture_press (field, GDK_KEY_0, GDK_CONTROL_MASK));
  g_assert_false (editor_fixture_press (field, GDK_KEY_Escape, 0));
  g_assert_false (editor_fixture_press (field, GDK_KEY_Tab, 0));
  g_assert_true (editor_fixture_press (field, GDK_KEY_1, 0));
  g_assert_true (editor_fixture_press (field, GDK_KEY_Escape, 0));

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_accessible (void)
{
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL);
  GtkWidget *window = widget_fixture_show (field, 100, 60);

  tce_value_field_set_label (TCE_VALUE_FIELD (field), "Column C, high value");
  tce_value_field_set_value (TCE_VALUE_FIELD (field), -4);
  gtk_test_accessible_assert_role (field, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON);
  gtk_test_accessible_assert_property (field, GTK_ACCESSIBLE_PROPERTY_LABEL, "Column C, high value");
  gtk_test_accessible_assert_property (field, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, -4.);
  gtk_test_accessible_assert_property (field, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "−4");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A minus and a plus to be reached with a finger: each step is entered at once, and numbers are read with either minus. */
static void
test_stepper (void)
{
  static const struct { const char *typed; int entered; } cases[] = {
    { "12", 12 },
    { "-7", -7 },
    { "−8", -8 },
    { "0", 0 },
    { "x", NOTHING },
    { "500", 99 },
  };
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL), *window = widget_fixture_show (field, 200, 200), *spin;
  int answer = NOTHING;

  tce_value_field_set_value (TCE_VALUE_FIELD (field), 5);
  tce_value_field_set_label (TCE_VALUE_FIELD (field), "Row 1, high value");
  g_signal_connect (field, "entered", G_CALLBACK (entered), &answer);
  g_signal_emit_by_name (editor_fixture_controller (field, GTK_TYPE_GESTURE_CLICK, 0), "released", 2, 5., 5.);
  widget_fixture_iterate (0);
  spin = widget_fixture_find (field, GTK_TYPE_SPIN_BUTTON, 0);
  g_assert_nonnull (spin);
  g_assert_cmpint (answer, ==, NOTHING);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "5");
  gtk_spin_button_spin (GTK_SPIN_BUTTON (spin), GTK_SPIN_STEP_FORWARD, 1);
  g_assert_cmpint (answer, ==, 6);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      answer = NOTHING;
      gtk_editable_set_text (GTK_EDITABLE (spin), cases[i].typed);
      gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
      g_assert_cmpint (answer, ==, cases[i].entered);
      tce_value_field_set_value (TCE_VALUE_FIELD (field), gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* It opens with what the field may have, and the field follows. */
static void
test_stepper_beyond_the_range (void)
{
  GtkWidget *field = g_object_new (TCE_TYPE_VALUE_FIELD, NULL), *window = widget_fixture_show (field, 200, 200), *spin;
  int answer = NOTHING;

  tce_value_field_set_value (TCE_VALUE_FIELD (field), 5);
  tce_value_field_set_range (TCE_VALUE_FIELD (field), -99, 0);
  g_signal_connect (field, "entered", G_CALLBACK (entered), &answer);
  g_signal_emit_by_name (editor_fixture_controller (field, GTK_TYPE_GESTURE_CLICK, 0), "released", 2, 5., 5.);
  widget_fixture_iterate (0);
  spin = widget_fixture_find (field, GTK_TYPE_SPIN_BUTTON, 0);
  g_assert_cmpint (answer, ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "0");
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/value-field/typing", test_typing);
  g_test_add_func ("/value-field/stepper", test_stepper);
  g_test_add_func ("/value-field/stepper-beyond-the-range", test_stepper_beyond_the_range);
  g_test_add_func ("/value-field/leaving", test_leaving);
  g_test_add_func ("/value-field/keys-of-others", test_keys_of_others);
  g_test_add_func ("/value-field/accessible", test_accessible);

  return g_test_run ();
}
