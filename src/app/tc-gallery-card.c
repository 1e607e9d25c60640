/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-card.h"

#include <math.h>

#include <glib/gi18n.h>
#include <tc-board-facts.h>
#include <tc-board-length.h>
#include <tc-language.h>

#define PICTURE_HEIGHT 90

static const char *
get_length_title (TcBoardLength length)
{
  /* Translators: how long a battle on a board lasts, as a title. */
  static const char *const titles[] = {
    [TC_BOARD_SHORT] = NC_("length of a battle", "Short"),
    [TC_BOARD_MEDIUM] = NC_("length of a battle", "Medium"),
    [TC_BOARD_LONG] = NC_("length of a battle", "Long"),
  };

  return length == TC_BOARD_LENGTH_UNKNOWN ? "" : g_dpgettext2 (NULL, "length of a battle", titles[length]);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, class);

  return label;
}

/* “10 rounds”, or “⚠ Pays”, which matters more. */
static GtkWidget *
new_foot_end (TcBoardEntry *entry)
{
  const guint n_rounds = (guint) lround (tc_board_length_get_rounds (entry));
  g_autofree char *words = n_rounds > 0 ? g_strdup_printf (ngettext ("%u round", "%u rounds", n_rounds), n_rounds) : NULL;
  GtkWidget *label;

  if (tc_board_facts_pays (entry))
    return tc_board_card_new_warning ();

  label = new_label (words, "tray-hint");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);

  return label;
}

/* “Medium … 10 rounds”. What is not known yet takes its room all the same. */
static GtkWidget *
new_foot (TcBoardEntry *entry)
{
  const TcBoardLength length = tc_board_length_of_rounds (tc_board_length_get_rounds (entry));
  GtkWidget *foot = gtk_center_box_new (), *title = new_label (get_length_title (length), "pill-label");

  gtk_widget_set_opacity (title, length != TC_BOARD_LENGTH_UNKNOWN ? 1 : 0);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (foot), title);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (foot), new_foot_end (entry));
  gtk_widget_add_css_class (foot, "gallery-foot");

  return foot;
}

static void
rounds_changed (TcBoardCard *card)
{
  tc_board_card_set_foot (card, new_foot (tc_board_card_get_entry (card)));
}

/* A pencil with its word, or without where a long name needs the room. */
static GtkWidget *
new_edit_button (TcBoardEntry *entry)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *squeezer = adw_squeezer_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: read aloud; %s is the name of a board. */
  g_autofree char *label = g_strdup_printf (_("Edit %s"), tc_board_entry_get_name (entry));

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (C_("board", "Edit")));
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), box);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), squeezer);
  gtk_widget_set_tooltip_text (button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "gallery.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tc_board_entry_get_id (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "gallery-edit");

  return button;
}

/* Who does not want to be told that their boards come from themselves. */
static gboolean
is_this_person (const char *author)
{
  g_autoptr (GSettings) editor = g_settings_new (APPLICATION_ID ".Editor");
  g_autofree char *name = g_settings_get_string (editor, "author");

  return g_str_equal (author, name) || g_str_equal (author, g_get_real_name ());
}

static char *
say_date (TcBoardEntry *entry)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (tc_board_entry_get_modified (entry) / G_USEC_PER_SEC);
  g_autoptr (GDateTime) date = g_date_time_to_local (utc);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return tc_language_short_date (date, now);
}

/* “12 × 8 · 96 squares”; of one's own boards “9 × 7 · from Mika” or “12 × 8 · yesterday”. */
static char *
say_about (TcBoardEntry *entry)
{
  TcBoardFile *file = tc_board_entry_get_board (entry);
  const char *author = tc_board_file_get_author (file);
  const guint n_squares = tc_board_n_squares (tc_board_file_get_board (file));
  g_autofree char *size = tc_board_facts_say_size (entry);
  g_autofree char *more = NULL;

  if (tc_board_entry_get_file (entry) == NULL)
    more = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  else if (*author != '\0' && !is_this_person (author))
    /* Translators: who has drawn a board. */
    more = g_strdup_printf (C_("board", "from %s"), author);
  else
    more = say_date (entry);

  return g_strdup_printf ("%s · %s", size, more);
}

GtkWidget *
tc_gallery_card_new (TcBoardEntry *entry)
{
  GtkWidget *widget = tc_board_card_new (entry);
  TcBoardCard *card = TC_BOARD_CARD (widget);

  tc_board_card_set_picture_height (card, PICTURE_HEIGHT);
  if (tc_board_entry_get_file (entry) != NULL)
    tc_board_card_set_end (card, new_edit_button (entry));
  gtk_widget_set_sensitive (widget, TRUE);
  if (tc_board_entry_get_board (entry) != NULL)
    {
      g_autofree char *about = say_about (entry);

      tc_board_card_set_about (card, about);
      rounds_changed (card);
      g_signal_connect_object (entry, "notify::rounds", G_CALLBACK (rounds_changed), card, G_CONNECT_SWAPPED);
    }

  return widget;
}

void
tc_gallery_card_set_new (TcBoardCard *card,
                         gboolean     is_new)
{
  TcBoardEntry *entry = tc_board_card_get_entry (card);

  tc_board_card_set_new (card, is_new);
  if (tc_board_facts_get_side (entry) == NULL && tc_board_entry_get_file (entry) == NULL)
    /* Translators: a mark on a board that nobody has played yet. */
    tc_board_card_set_end (card, is_new ? new_label (C_("board", "New"), "new-badge") : NULL);
}

GtkWidget *
tc_gallery_card_new_draw (void)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *icon = gtk_image_new_from_icon_name ("tc-brush-symbolic");
  GtkWidget *title = new_label (_("Draw a Board…"), "crew-name"), *about = new_label (_("Opens the board editor"), "tray-hint");

  for (guint i = 0; i < 2; i++)
    {
      GtkLabel *label = GTK_LABEL (i == 0 ? title : about);

      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (label, 12);
    }
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), about);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "gallery.draw");
  gtk_widget_add_css_class (card, "draw-card");

  return card;
}
