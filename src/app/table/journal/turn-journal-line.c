/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-journal-line.h"

#include <turn-avatar.h>
#include <turn-seat-look.h>
#include <turn-words.h>

#define AVATAR_SIZE 24

struct _TurnJournalLine
{
  AdwBin                 parent_instance;

  TurnJournal           *journal;       /* or NULL */
  GSignalGroup          *journal_signals;
  TurnJournalRow        *row;
  const TurnActPictures *pictures;

  GtkWidget             *act;
  GtkWidget             *bar;
  TurnAvatar            *avatar;
  TurnActText           *words;
  TurnActText           *stickers;
  GtkLabel              *reason;
  GtkLabel              *sum;
  GtkWidget             *open;
  GtkWidget             *heading;
  TurnActText           *heading_words;
  GtkWidget             *before;        /* the line before a mark */
};

G_DEFINE_FINAL_TYPE (TurnJournalLine, turn_journal_line, ADW_TYPE_BIN)

static void
show_act (TurnJournalLine *self,
          const TurnAct   *act)
{
  const TurnPaint *paint = act->seat >= 0 ? turn_seat_look_paint (turn_journal_get_match (self->journal), (guint) act->seat) : NULL;
  g_autofree char *sum = !act->has_sum ? g_strdup ("") : act->sum == 0 ? g_strdup ("0") : turn_words_gain (act->sum);

  turn_seat_look_colour (GTK_WIDGET (self), paint);
  turn_avatar_set_paint (self->avatar, paint);
  gtk_widget_set_opacity (self->bar, act->seat >= 0 && act->seat == turn_journal_get_reader (self->journal) ? 1 : 0);
  turn_act_text_set (self->words, act->words, self->pictures, paint);
  gtk_widget_set_visible (GTK_WIDGET (self->stickers), act->stickers->len > 0);
  turn_act_text_set (self->stickers, act->stickers, self->pictures, paint);
  gtk_label_set_label (self->reason, act->reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), act->reason != NULL);
  gtk_label_set_label (self->sum, sum);
  if (act->sum == 0)
    gtk_widget_remove_css_class (GTK_WIDGET (self->sum), "tagger-text");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->sum), "tagger-text");
}

/* A mark is a heading in the paint of who reads, between two lines. */
static void
show_heading (TurnJournalLine *self,
              const TurnAct   *act)
{
  const gboolean is_mark = turn_journal_row_get_kind (self->row) == TURN_ROW_MARK;
  const int reader = turn_journal_get_reader (self->journal);

  turn_seat_look_colour (GTK_WIDGET (self), is_mark && reader >= 0 ? turn_seat_look_paint (turn_journal_get_match (self->journal), (guint) reader) : NULL);
  turn_act_text_set (self->heading_words, act->words, self->pictures, NULL);
  gtk_widget_set_visible (self->before, is_mark);
  if (is_mark)
    gtk_widget_add_css_class (self->heading, "tagger-text");
  else
    gtk_widget_remove_css_class (self->heading, "tagger-text");
}

/* The row of the list around it gets the keyboard, and has no name of its own. */
static void
set_spoken (TurnJournalLine *self,
            const char      *spoken)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (item != NULL && gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (item)) == GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
refresh (TurnJournalLine *self)
{
  const gboolean is_act = self->row != NULL && turn_journal_row_get_kind (self->row) == TURN_ROW_ACT;
  g_autoptr (TurnAct) act = NULL;
  g_autofree char *spoken = NULL;

  gtk_widget_set_visible (self->act, is_act);
  gtk_widget_set_visible (self->heading, self->row != NULL && !is_act);
  if (self->row == NULL)
    return;

  act = turn_journal_tell (self->journal, self->row);
  spoken = turn_journal_dup_spoken (self->journal, self->row);
  if (is_act)
    show_act (self, act);
  else
    show_heading (self, act);
  set_spoken (self, spoken);
}

static void
open_clicked (TurnJournalLine *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "journal.open", "u", turn_journal_row_get_index (self->row));
}

static void
turn_journal_line_dispose (GObject *object)
{
  TurnJournalLine *self = TURN_JOURNAL_LINE (object);

  g_clear_object (&self->journal_signals);
  g_clear_object (&self->journal);
  g_clear_object (&self->row);

  G_OBJECT_CLASS (turn_journal_line_parent_class)->dispose (object);
}

static void
turn_journal_line_class_init (TurnJournalLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_journal_line_dispose;

  g_type_ensure (TURN_TYPE_ACT_TEXT);
  g_type_ensure (TURN_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-journal-line.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, act);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, bar);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, avatar);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, words);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, stickers);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, reason);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, sum);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, open);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, heading);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, heading_words);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalLine, before);
  gtk_widget_class_bind_template_callback (widget_class, open_clicked);
  gtk_widget_class_set_css_name (widget_class, "journal-line");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
turn_journal_line_init (TurnJournalLine *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_avatar_set_size (self->avatar, AVATAR_SIZE);
  self->journal_signals = g_signal_group_new (TURN_TYPE_JOURNAL);
  g_signal_group_connect_swapped (self->journal_signals, "changed", G_CALLBACK (refresh), self);
}

void
turn_journal_line_set_row (TurnJournalLine       *self,
                           TurnJournal           *journal,
                           TurnJournalRow        *row,
                           const TurnActPictures *pictures)
{
  g_return_if_fail (TURN_IS_JOURNAL_LINE (self));

  g_set_object (&self->journal, journal);
  g_set_object (&self->row, row);
  self->pictures = pictures;
  g_signal_group_set_target (self->journal_signals, journal);
  refresh (self);
}

TurnJournalRow *
turn_journal_line_get_row (TurnJournalLine *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL_LINE (self), NULL);

  return self->row;
}

void
turn_journal_line_set_lit (TurnJournalLine *self,
                           gboolean         is_lit)
{
  g_return_if_fail (TURN_IS_JOURNAL_LINE (self));

  gtk_widget_set_opacity (self->open, is_lit ? 1 : 0);
  gtk_widget_set_can_target (self->open, is_lit);
  if (is_lit)
    gtk_widget_add_css_class (GTK_WIDGET (self), "lit");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
}
