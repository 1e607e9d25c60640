/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hall-photo.h"

#include <turn-avatar.h>
#include <turn-language.h>
#include <turn-tilt.h>
#include <turn-words.h>

#include "turn-battle-picture.h"

#define WIDTH 122
#define HEIGHT 82

const TurnPaint *
turn_hall_photo_get_paint (const TurnShelfFacts *facts,
                           guint                 seat)
{
  const char *id = facts->seats[seat].paint;
  const TurnPaint *paint = id != NULL ? turn_paint_find (id) : NULL;

  return paint != NULL ? paint : turn_paint_get (seat % TURN_N_PAINTS);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, "css-classes",
                       (const char *const[]) { class, NULL }, NULL);
}

static GtkWidget *
new_caption (const TurnHallScore *score)
{
  const TurnShelfFacts *facts = &score->entry->facts;
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (facts->ended), now = g_date_time_new_now_local ();
  g_autofree char *day = turn_language_short_date (date, now), *figure = turn_words_number (turn_hall_get_score (score));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *avatar = turn_avatar_new (20);

  turn_avatar_set_paint (TURN_AVATAR (avatar), turn_hall_photo_get_paint (facts, score->seat));
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), new_label (facts->seats[score->seat].name, "side-title"));
  gtk_box_append (GTK_BOX (words), new_label (day, "photo-day"));
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), new_label (figure, "hall-score"));

  return box;
}

static GtkWidget *
new_medal (guint place)
{
  static const char *const metals[] = { "gold", "silver", "bronze" };
  g_autofree char *number = g_strdup_printf ("%u", place);
  GtkWidget *medal = gtk_label_new (number);

  gtk_widget_add_css_class (medal, "medal");
  gtk_widget_add_css_class (medal, metals[MIN (place, 3) - 1]);
  gtk_widget_set_halign (medal, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (medal, GTK_ALIGN_START);

  return medal;
}

GtkWidget *
turn_hall_photo_new (const TurnHallScore *score,
                     TurnShelfBattle     *battle,
                     guint                place)
{
  static const double degrees[] = { 2, -3, 3 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *picture = g_object_new (TURN_TYPE_BATTLE_PICTURE, NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_widget_set_size_request (picture, WIDTH, HEIGHT);
  turn_battle_picture_set_battle (TURN_BATTLE_PICTURE (picture), battle, (int) score->seat);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), new_caption (score));
  gtk_widget_add_css_class (box, "hall-photo");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), new_medal (place));

  return g_object_new (TURN_TYPE_TILT, "degrees", degrees[MIN (place, 3) - 1], "child", overlay, NULL);
}
