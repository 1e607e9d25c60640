/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-battle-row.h"

#include <glib/gi18n.h>
#include <store-file.h>
#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-words.h>

#include "turn-battle-picture.h"
#include "turn-battle-words.h"

/* With more seats there is no room for their names. */
#define MOST_NAMES 4

#define WORDS_WIDTH 196
#define SEAT_WIDTH 76

struct _TurnBattleRow
{
  AdwBin             parent_instance;

  TurnShelfBattle   *battle;
  GSignalGroup      *battle_signals;
  gboolean           is_open;
  gboolean           narrow;

  GtkWidget         *headline;
  GtkLabel          *heading;
  GtkLabel          *note;
  GtkWidget         *card;
  TurnBattlePicture *picture;
  GtkWidget         *words;
  GtkLabel          *title;
  GtkLabel          *detail;
  GtkLabel          *company;
  GtkBox            *seats;
  GtkWidget         *tail;
  GtkLabel          *score;
  GtkLabel          *outcome;
  GtkButton         *go_on;
  GtkWidget         *buttons;
  GtkButton         *star;
  GtkWidget         *replay;
  GtkWidget         *bin;
  GtkMenuButton     *menu;
};

G_DEFINE_FINAL_TYPE (TurnBattleRow, turn_battle_row, ADW_TYPE_BIN)

static void
set_class (GtkWidget  *widget,
           const char *class,
           gboolean    wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

static const TurnPaint *
get_paint (const TurnShelfFacts *facts,
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
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, class);

  return label;
}

/* The mark in a ring of gold for a winner, the score, and the name if there is room. */
static GtkWidget *
new_seat (const TurnShelfFacts *facts,
          guint                 seat)
{
  const TurnShelfSeat *shown = &facts->seats[seat];
  g_autofree char *figure = turn_words_number (shown->score);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *avatar = turn_avatar_new (22);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *score = new_label (figure, "battle-score");

  turn_avatar_set_paint (TURN_AVATAR (avatar), get_paint (facts, seat));
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (avatar, "battle-mark");
  if (facts->is_finished && shown->place == 1)
    gtk_widget_add_css_class (avatar, "winner");
  if (turn_shelf_facts_is_person (facts, seat))
    gtk_widget_add_css_class (score, "own");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (box, shown->name);
  gtk_box_append (GTK_BOX (words), score);
  if (facts->n_seats <= MOST_NAMES)
    gtk_box_append (GTK_BOX (words), new_label (shown->name, "tray-hint"));
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), words);
  gtk_widget_set_size_request (box, facts->n_seats <= MOST_NAMES ? SEAT_WIDTH : -1, -1);

  return box;
}

/* On the list item, which is what is heard when the keyboard comes to it. */
static void
refresh_said (TurnBattleRow *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  g_autofree char *said = turn_battle_words_say (self->battle);

  if (item != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

static void
refresh_seats (TurnBattleRow *self)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (self->battle);

  turn_widget_clear (GTK_WIDGET (self->seats));
  gtk_box_set_spacing (self->seats, facts->n_seats <= MOST_NAMES ? 0 : 10);
  for (guint i = 0; i < facts->n_seats; i++)
    gtk_box_append (self->seats, new_seat (facts, turn_shelf_facts_get_nth (facts, i)));
}

static void
refresh_damage (TurnBattleRow *self)
{
  g_autofree char *name = store_file_dup_shown_name (turn_shelf_battle_get_file (self->battle));
  /* Translators: %s is the name of a file. */
  g_autofree char *title = g_strdup_printf (_("“%s” cannot be read"), name);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->detail, turn_shelf_battle_get_damage (self->battle));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail), turn_shelf_battle_get_damage (self->battle));
  gtk_label_set_label (self->company, "");
}

static void
refresh_words (TurnBattleRow *self)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (self->battle);
  const int person = turn_shelf_facts_get_person (facts);
  g_autofree char *title = turn_battle_words_place (facts->game, facts->place);
  g_autofree char *detail = turn_battle_words_detail (facts);
  g_autofree char *company = self->is_open ? g_strdup (_("saved after every move")) : turn_battle_words_company (facts, person);
  g_autofree char *score = person >= 0 ? turn_words_number (facts->seats[person].score) : g_strdup ("");

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->detail, detail);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->detail), NULL);
  gtk_label_set_label (self->company, company);
  gtk_label_set_label (self->score, score);
}

static void
refresh_outcome (TurnBattleRow *self)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (self->battle);
  const int person = turn_shelf_facts_get_person (facts);
  g_autofree char *outcome = turn_battle_words_outcome (facts);

  gtk_label_set_label (self->outcome, outcome);
  gtk_widget_set_opacity (GTK_WIDGET (self->outcome), *outcome != '\0' ? 1 : 0);
  set_class (GTK_WIDGET (self->outcome), "won", facts->is_finished && person >= 0 && facts->seats[person].place == 1);
}

static void
refresh_star (TurnBattleRow *self)
{
  const gboolean starred = turn_shelf_battle_is_starred (self->battle);
  const char *text = starred ? _("Take the star off (S)") : _("Give it a star, so that it stays (S)");

  gtk_button_set_icon_name (self->star, starred ? "starred-symbolic" : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->star), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->star), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  set_class (GTK_WIDGET (self->star), "starred", starred);
  refresh_said (self);
}

static void
append_item (GMenu      *menu,
             const char *label,
             const char *action,
             const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static GMenuModel *
new_menu (TurnBattleRow *self)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (self->battle);
  const char *id = turn_shelf_battle_get_id (self->battle);
  GMenu *menu = g_menu_new ();

  if (facts->is_finished)
    {
      append_item (menu, _("Watch the Replay"), "battles.replay", id);
      append_item (menu, _("Look Back"), "battles.look-back", id);
      append_item (menu, turn_shelf_battle_is_starred (self->battle) ? _("Take the Star Off") : _("Give It a Star"), "battles.star", id);
    }
  if (turn_shelf_battle_get_damage (self->battle) == NULL)
    append_item (menu, C_("battle", "Share…"), "battles.share", id);
  if (!self->is_open)
    append_item (menu, C_("battle", "Delete"), "battles.delete", id);

  return G_MENU_MODEL (menu);
}

/* What can be done depends on what it is: the one on the table is neither starred nor deleted. */
static void
refresh_buttons (TurnBattleRow *self)
{
  const TurnShelfFacts *facts = turn_shelf_battle_get_facts (self->battle);
  const char *id = turn_shelf_battle_get_id (self->battle);
  const gboolean damaged = turn_shelf_battle_get_damage (self->battle) != NULL;
  const struct { GtkWidget *button; const char *action; } buttons[] = {
    { GTK_WIDGET (self->go_on), "battles.continue" }, { GTK_WIDGET (self->star), "battles.star" },
    { self->replay, "battles.replay" }, { self->bin, "battles.delete" },
  };
  g_autoptr (GMenuModel) menu = new_menu (self);

  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (buttons[i].button), "s", id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (buttons[i].button), buttons[i].action);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->go_on), !facts->is_finished && !damaged);
  gtk_widget_set_visible (GTK_WIDGET (self->star), facts->is_finished && !self->narrow);
  gtk_widget_set_visible (self->replay, facts->is_finished && !self->narrow);
  gtk_widget_set_visible (self->bin, !self->is_open && !self->narrow);
  gtk_widget_set_visible (self->buttons, !self->is_open && !self->narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->menu), !self->is_open);
  gtk_menu_button_set_menu_model (self->menu, menu);
}

/* Where there is little room a line breaks instead of being cut, and how it ended stands below it. */
static void
arrange (TurnBattleRow *self)
{
  GtkLabel *const lines[] = { self->title, self->detail };
  GtkWidget *parent = gtk_widget_get_parent (self->tail), *wanted = self->narrow ? self->words : self->card;

  gtk_box_set_spacing (GTK_BOX (self->card), self->narrow ? 8 : 14);
  gtk_box_set_spacing (GTK_BOX (self->tail), self->narrow ? 8 : 14);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gtk_label_set_wrap (lines[i], self->narrow);
      gtk_label_set_wrap_mode (lines[i], PANGO_WRAP_WORD_CHAR);
      gtk_label_set_ellipsize (lines[i], self->narrow ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
    }
  if (parent == wanted)
    return;
  g_object_ref (self->tail);
  gtk_box_remove (GTK_BOX (parent), self->tail);
  gtk_box_insert_child_after (GTK_BOX (wanted), self->tail, self->narrow ? GTK_WIDGET (self->company) : GTK_WIDGET (self->seats));
  g_object_unref (self->tail);
}

static void
refresh_room (TurnBattleRow *self)
{
  const gboolean damaged = self->battle != NULL && turn_shelf_battle_get_damage (self->battle) != NULL;
  const gboolean over = self->battle != NULL && turn_shelf_battle_get_facts (self->battle)->is_finished;

  gtk_widget_set_visible (GTK_WIDGET (self->seats), !self->narrow && !damaged);
  gtk_widget_set_visible (GTK_WIDGET (self->score), self->narrow && over);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome), !damaged && (over || !self->narrow));
  gtk_widget_set_hexpand (self->words, self->narrow || damaged);
  gtk_widget_set_size_request (self->words, self->narrow || damaged ? -1 : WORDS_WIDTH, -1);
  gtk_label_set_width_chars (self->outcome, self->narrow ? -1 : 9);
  gtk_widget_set_visible (GTK_WIDGET (self->company), !self->narrow);
  gtk_widget_set_visible (self->tail, !damaged);
  set_class (GTK_WIDGET (self), "narrow", self->narrow);
  arrange (self);
}

static void
menu_asked (TurnBattleRow *self)
{
  turn_battle_row_open_menu (self);
}

static void
turn_battle_row_dispose (GObject *object)
{
  TurnBattleRow *self = TURN_BATTLE_ROW (object);

  g_clear_object (&self->battle_signals);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (turn_battle_row_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, headline);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, heading);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, note);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, card);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, picture);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, words);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, title);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, detail);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, company);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, seats);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, tail);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, score);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, outcome);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, go_on);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, buttons);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, star);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, replay);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, bin);
  gtk_widget_class_bind_template_child (widget_class, TurnBattleRow, menu);
}

static void
turn_battle_row_class_init (TurnBattleRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_battle_row_dispose;

  g_type_ensure (TURN_TYPE_BATTLE_PICTURE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-battle-row.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, menu_asked);
}

static void
turn_battle_row_init (TurnBattleRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->battle_signals = g_signal_group_new (TURN_TYPE_SHELF_BATTLE);
  g_signal_group_connect_swapped (self->battle_signals, "notify::starred", G_CALLBACK (refresh_star), self);
  g_signal_group_connect_swapped (self->battle_signals, "notify::starred", G_CALLBACK (refresh_buttons), self);
}

GtkWidget *
turn_battle_row_new (void)
{
  return g_object_new (TURN_TYPE_BATTLE_ROW, NULL);
}

void
turn_battle_row_set_battle (TurnBattleRow   *self,
                            TurnShelfBattle *battle,
                            gboolean         is_open)
{
  g_return_if_fail (TURN_IS_BATTLE_ROW (self));

  self->is_open = is_open;
  g_set_object (&self->battle, battle);
  g_signal_group_set_target (self->battle_signals, battle);
  turn_battle_picture_set_battle (self->picture, battle, -1);
  if (battle == NULL)
    return;
  if (turn_shelf_battle_get_damage (battle) != NULL)
    refresh_damage (self);
  else
    refresh_words (self);
  refresh_seats (self);
  refresh_outcome (self);
  refresh_star (self);
  refresh_buttons (self);
  refresh_room (self);
  set_class (self->card, "running", is_open);
}

TurnShelfBattle *
turn_battle_row_get_battle (TurnBattleRow *self)
{
  g_return_val_if_fail (TURN_IS_BATTLE_ROW (self), NULL);

  return self->battle;
}

void
turn_battle_row_set_heading (TurnBattleRow *self,
                             const char    *heading,
                             const char    *note,
                             gboolean       is_last)
{
  g_return_if_fail (TURN_IS_BATTLE_ROW (self));

  gtk_widget_set_visible (self->headline, heading != NULL);
  gtk_label_set_label (self->heading, heading != NULL ? heading : "");
  gtk_label_set_label (self->note, note != NULL ? note : "");
  set_class (self->card, "first", heading != NULL);
  set_class (self->card, "last", is_last);
}

void
turn_battle_row_set_narrow (TurnBattleRow *self,
                            gboolean       narrow,
                            gboolean       has_picture)
{
  g_return_if_fail (TURN_IS_BATTLE_ROW (self));

  self->narrow = narrow;
  gtk_widget_set_visible (GTK_WIDGET (self->picture), has_picture);
  refresh_room (self);
  if (self->battle != NULL)
    refresh_buttons (self);
}

void
turn_battle_row_open_menu (TurnBattleRow *self)
{
  g_return_if_fail (TURN_IS_BATTLE_ROW (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self->menu)))
    gtk_menu_button_popup (self->menu);
}
