/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards and hands: what they look like to a screen reader, how much room they take, and that each of them is drawn. */

#include <adwaita.h>

#include <tc-ui-private.h>
#include <turn-card.h>
#include <turn-hand.h>

static const TurnCardFace *
get_faces (guint *n_faces)
{
  static TurnCardFace faces[6];

  faces[0] = (TurnCardFace) { .kind = TURN_CARD_SLOT };
  faces[1] = (TurnCardFace) { .kind = TURN_CARD_SLOT, .letters = "G" };
  faces[2] = (TurnCardFace) { .kind = TURN_CARD_BACK, .letters = "TAG", .paint = turn_paint_find ("flamingo") };
  faces[3] = (TurnCardFace) { .kind = TURN_CARD_LETTERS, .letters = "FREEZE", .paint = turn_paint_find ("lagoon"), .foot = "freezes the others" };
  faces[4] = (TurnCardFace) { .kind = TURN_CARD_WARNING, .letters = "IT", .paint = turn_paint_find ("rust") };
  faces[5] = (TurnCardFace) { .kind = TURN_CARD_PLAYING, .value = 12, .suit = TURN_SUIT_SPADES };
  *n_faces = G_N_ELEMENTS (faces);

  return faces;
}

/* The number of pixels that are not the ground. */
static guint
count_painted (const TurnCardFace *face)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 100, 150);
  cairo_t *cr = cairo_create (surface);
  const GdkRGBA ink = { 1, 1, 1, 1 };
  guint n = 0;

  turn_card_draw (cr, 100, face, &ink);
  cairo_surface_flush (surface);
  for (int y = 0; y < 150; y++)
    for (int x = 0; x < 100; x++)
      n += cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x + 3] > 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return n;
}

static void
test_faces (void)
{
  guint n_faces;
  const TurnCardFace *faces = get_faces (&n_faces);

  for (guint i = 0; i < n_faces; i++)
    if (faces[i].kind == TURN_CARD_SLOT)
      g_assert_cmpuint (count_painted (&faces[i]), <, 5000);
    else
      g_assert_cmpuint (count_painted (&faces[i]), >, 13000);

  for (guint value = 1; value <= 13; value++)
    for (TurnSuit suit = TURN_SUIT_CLUBS; suit <= TURN_SUIT_SPADES; suit++)
      g_assert_cmpuint (count_painted (&(TurnCardFace) { .kind = TURN_CARD_PLAYING, .value = value, .suit = suit }), >, 13000);
}

static void
test_card (void)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  GtkWidget *card = g_object_ref_sink (turn_card_new (80));
  guint n_faces;
  const TurnCardFace *faces = get_faces (&n_faces);
  int width, height, least;

  turn_card_set_face (TURN_CARD (card), &faces[3], "Freeze");
  gtk_test_accessible_assert_role (card, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (card, GTK_ACCESSIBLE_PROPERTY_LABEL, "Freeze");
  turn_card_set_ring (TURN_CARD (card), &white, TRUE);
  gtk_test_accessible_assert_state (card, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  turn_card_finish_animations (TURN_CARD (card));
  turn_card_set_ring (TURN_CARD (card), NULL, FALSE);
  gtk_test_accessible_assert_state (card, GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_FALSE);

  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  g_assert_cmpint (width, >, 80);
  g_assert_cmpint (height, >, 112);
  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <, 80);
  turn_card_set_width (TURN_CARD (card), 40, 20);
  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  g_assert_cmpint (width, <, 80);
  g_assert_cmpint (least, ==, width - 20);
  g_assert_finalize_object (card);
}

/* A hand takes what its cards need, and can do with less. */
static void
test_hand (void)
{
  GtkWidget *hand = g_object_ref_sink (turn_hand_new ());
  int minimum, natural, one;

  for (guint i = 0; i < 5; i++)
    turn_hand_append (TURN_HAND (hand), turn_card_new (80));
  gtk_widget_measure (gtk_widget_get_first_child (hand), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &one, NULL, NULL);
  gtk_widget_measure (hand, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 5 * one);
  g_assert_cmpint (minimum, <, 3 * one);

  gtk_widget_set_visible (gtk_widget_get_first_child (hand), FALSE);
  gtk_widget_measure (hand, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 4 * one);
  while (gtk_widget_get_first_child (hand) != NULL)
    gtk_widget_unparent (gtk_widget_get_first_child (hand));
  gtk_widget_measure (hand, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (natural, ==, 0);
  g_object_unref (hand);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/card/faces", test_faces);
  g_test_add_func ("/card/card", test_card);
  g_test_add_func ("/card/hand", test_hand);

  return g_test_run ();
}
