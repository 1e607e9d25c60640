/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-journal-drawer.h"

#include <turn-break-bin.h>

#include "turn-journal-view.h"

#define DRAWER_WIDTH 340

struct _TurnJournalDrawer
{
  AdwBin                 parent_instance;

  TurnJournal           *journal;
  const TurnActPictures *pictures;
  TurnJournalView       *view;          /* or NULL: nobody has opened it yet */
  AdwBin                *place;         /* on the table, or NULL */
  gboolean               is_plain;
  gboolean               is_open;

  TurnBreakBin          *room;
  AdwFlap               *flap;
  AdwBin                *drawer;
};

enum
{
  PROP_OPEN = 1,
  PROP_HAS_ROOM,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

enum
{
  LIT,
  OPENED,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnJournalDrawer, turn_journal_drawer, ADW_TYPE_BIN)

static void
row_was_lit (TurnJournalDrawer *self,
             TurnJournalRow    *row)
{
  g_signal_emit (self, signals[LIT], 0, row);
}

static void
row_was_opened (TurnJournalDrawer *self,
                guint              index)
{
  g_signal_emit (self, signals[OPENED], 0, index);
}

/* Whether something of the table lies under it. */
static gboolean
covers (TurnJournalDrawer *self)
{
  return self->is_open && (self->is_plain || (self->place == NULL && !turn_journal_drawer_has_room (self)));
}

static void
leave (TurnJournalDrawer *self)
{
  if (covers (self))
    turn_journal_drawer_set_open (self, FALSE);
  else
    g_signal_emit (self, signals[LEFT], 0);
}

static void
close_drawer (TurnJournalDrawer *self)
{
  turn_journal_drawer_set_open (self, FALSE);
}

static void
ensure_view (TurnJournalDrawer *self)
{
  if (self->view != NULL)
    return;
  self->view = g_object_ref_sink (g_object_new (TURN_TYPE_JOURNAL_VIEW, NULL));
  turn_journal_view_set_journal (self->view, self->journal, self->pictures);
  g_signal_connect_object (self->view, "lit", G_CALLBACK (row_was_lit), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "opened", G_CALLBACK (row_was_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "left", G_CALLBACK (leave), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "closed", G_CALLBACK (close_drawer), self, G_CONNECT_SWAPPED);
}

/* Beside the table it stands at its end, over it at its start. */
static void
fold (TurnJournalDrawer *self)
{
  const gboolean has_room = turn_journal_drawer_has_room (self);

  adw_flap_set_fold_policy (self->flap, has_room ? ADW_FLAP_FOLD_POLICY_NEVER : ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_flap_position (self->flap, has_room ? GTK_PACK_END : GTK_PACK_START);
  gtk_widget_set_size_request (GTK_WIDGET (self->drawer), DRAWER_WIDTH, -1);
}

static void
refresh (TurnJournalDrawer *self)
{
  AdwBin *wanted = self->place != NULL ? self->place : self->drawer;

  fold (self);
  if (self->is_open)
    ensure_view (self);
  if (self->view != NULL && gtk_widget_get_parent (GTK_WIDGET (self->view)) != GTK_WIDGET (wanted))
    {
      if (gtk_widget_get_parent (GTK_WIDGET (self->view)) != NULL)
        adw_bin_set_child (ADW_BIN (gtk_widget_get_parent (GTK_WIDGET (self->view))), NULL);
      adw_bin_set_child (wanted, GTK_WIDGET (self->view));
      turn_journal_view_show_newest (self->view);
    }
  if (self->view != NULL)
    turn_journal_view_set_plain (self->view, self->is_plain);
  if (self->place != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->place), self->is_open);
  adw_flap_set_reveal_flap (self->flap, self->is_open && self->place == NULL);
}

static void
room_changed (TurnJournalDrawer *self)
{
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_ROOM]);
}

static void
turn_journal_drawer_get_property (GObject    *object,
                                  guint       property,
                                  GValue     *value,
                                  GParamSpec *spec)
{
  TurnJournalDrawer *self = TURN_JOURNAL_DRAWER (object);

  g_value_set_boolean (value, property == PROP_OPEN ? self->is_open : turn_journal_drawer_has_room (self));
}

static void
turn_journal_drawer_set_property (GObject      *object,
                                  guint         property,
                                  const GValue *value,
                                  GParamSpec   *spec)
{
  turn_journal_drawer_set_open (TURN_JOURNAL_DRAWER (object), g_value_get_boolean (value));
}

static void
turn_journal_drawer_dispose (GObject *object)
{
  TurnJournalDrawer *self = TURN_JOURNAL_DRAWER (object);

  g_clear_object (&self->view);
  g_clear_object (&self->journal);
  self->place = NULL;

  G_OBJECT_CLASS (turn_journal_drawer_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  properties[PROP_OPEN] = g_param_spec_boolean ("open", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  properties[PROP_HAS_ROOM] = g_param_spec_boolean ("has-room", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
turn_journal_drawer_class_init (TurnJournalDrawerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = turn_journal_drawer_dispose;
  object_class->get_property = turn_journal_drawer_get_property;
  object_class->set_property = turn_journal_drawer_set_property;
  install_properties (object_class);

  signals[LIT] = g_signal_new ("lit", TURN_TYPE_JOURNAL_DRAWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_JOURNAL_ROW);
  signals[OPENED] = g_signal_new ("opened", TURN_TYPE_JOURNAL_DRAWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[LEFT] = g_signal_new ("left", TURN_TYPE_JOURNAL_DRAWER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TURN_TYPE_BREAK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-journal-drawer.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnJournalDrawer, room);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalDrawer, flap);
  gtk_widget_class_bind_template_child (widget_class, TurnJournalDrawer, drawer);
  gtk_widget_class_bind_template_callback (widget_class, room_changed);
}

static void
turn_journal_drawer_init (TurnJournalDrawer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  fold (self);
}

void
turn_journal_drawer_set_content (TurnJournalDrawer *self,
                                 GtkWidget         *content)
{
  g_return_if_fail (TURN_IS_JOURNAL_DRAWER (self));

  adw_flap_set_content (self->flap, content);
}

void
turn_journal_drawer_set_journal (TurnJournalDrawer     *self,
                                 TurnJournal           *journal,
                                 const TurnActPictures *pictures)
{
  g_return_if_fail (TURN_IS_JOURNAL_DRAWER (self));

  g_set_object (&self->journal, journal);
  self->pictures = pictures;
  if (self->view != NULL)
    turn_journal_view_set_journal (self->view, journal, pictures);
}

void
turn_journal_drawer_set_place (TurnJournalDrawer *self,
                               AdwBin            *place,
                               gboolean           is_plain)
{
  g_return_if_fail (TURN_IS_JOURNAL_DRAWER (self));

  if (self->place == place && self->is_plain == is_plain)
    return;
  if (self->place != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->place), FALSE);
  self->place = place;
  self->is_plain = is_plain;
  refresh (self);
}

gboolean
turn_journal_drawer_has_room (TurnJournalDrawer *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL_DRAWER (self), FALSE);

  return !turn_break_bin_is_narrow (self->room);
}

gboolean
turn_journal_drawer_get_open (TurnJournalDrawer *self)
{
  g_return_val_if_fail (TURN_IS_JOURNAL_DRAWER (self), FALSE);

  return self->is_open;
}

void
turn_journal_drawer_set_open (TurnJournalDrawer *self,
                              gboolean           is_open)
{
  const gboolean had_focus = turn_journal_drawer_has_focus (self);

  g_return_if_fail (TURN_IS_JOURNAL_DRAWER (self));

  if (self->is_open == is_open)
    return;
  self->is_open = is_open;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OPEN]);
  if (!is_open)
    g_signal_emit (self, signals[LIT], 0, NULL);
  if (!is_open && had_focus)
    g_signal_emit (self, signals[LEFT], 0);
}

gboolean
turn_journal_drawer_has_focus (TurnJournalDrawer *self)
{
  GtkRoot *root;
  GtkWidget *focus;

  g_return_val_if_fail (TURN_IS_JOURNAL_DRAWER (self), FALSE);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return self->view != NULL && focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->view));
}

void
turn_journal_drawer_focus (TurnJournalDrawer *self)
{
  g_return_if_fail (TURN_IS_JOURNAL_DRAWER (self));

  if (self->view != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->view));
}
