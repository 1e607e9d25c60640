/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-battle-picture.h"

#include "turn-game-banner.h"
#include "turn-game-kind.h"

struct _TurnBattlePicture
{
  AdwBin           parent_instance;

  TurnShelfBattle *battle;
  guint            seat;
  GCancellable    *reading;      /* of the thread that reads, or NULL */
  GtkOverlay      *overlay;      /* what lies on it takes no more room than there is */
  GtkWidget       *content;
};

G_DEFINE_FINAL_TYPE (TurnBattlePicture, turn_battle_picture, ADW_TYPE_BIN)

static const TurnGameKind *
get_kind (TurnBattlePicture * self)
{
  const char *game = turn_shelf_battle_get_facts (self->battle)->game;

  return game != NULL ? turn_game_kind_find (game) : NULL;
}

static void
show (TurnBattlePicture *self,
      GtkWidget         *content)
{
  if (self->content != NULL)
    gtk_overlay_remove_overlay (self->overlay, self->content);
  self->content = content;
  if (content != NULL)
    gtk_overlay_add_overlay (self->overlay, content);
}

static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      file,
                GCancellable *cancellable)
{
  GError *error = NULL;
  TurnRecord *record = turn_record_load (file, &error);

  if (record != NULL)
    g_task_return_pointer (task, record, (GDestroyNotify) turn_record_unref);
  else
    g_task_return_error (task, error);
}

static void
record_read (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = g_task_propagate_pointer (G_TASK (result), &error);
  TurnBattlePicture *self = user_data;

  /* A cancelled reading belongs to a picture that is gone, or shows something else. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->reading);
  if (record != NULL && self->seat < turn_record_get_n_seats (record))
    show (self, get_kind (self)->new_miniature (record, self->seat));
}

static void
start_reading (TurnBattlePicture *self)
{
  g_autoptr (GTask) task = NULL;

  self->reading = g_cancellable_new ();
  task = g_task_new (NULL, self->reading, record_read, self);
  g_task_set_name (task, "turn-battle-picture");
  g_task_set_task_data (task, g_object_ref (turn_shelf_battle_get_file (self->battle)), g_object_unref);
  g_task_run_in_thread (task, read_in_thread);
}

static void
stop_reading (TurnBattlePicture *self)
{
  g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
}

static void
turn_battle_picture_dispose (GObject *object)
{
  TurnBattlePicture *self = TURN_BATTLE_PICTURE (object);

  stop_reading (self);
  g_clear_object (&self->battle);

  G_OBJECT_CLASS (turn_battle_picture_parent_class)->dispose (object);
}

static void
turn_battle_picture_class_init (TurnBattlePictureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = turn_battle_picture_dispose;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "battle-picture");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
turn_battle_picture_init (TurnBattlePicture *self)
{
  self->overlay = GTK_OVERLAY (gtk_overlay_new ());
  gtk_overlay_set_child (self->overlay, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->overlay));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

void
turn_battle_picture_set_battle (TurnBattlePicture *self,
                                TurnShelfBattle   *battle,
                                int                seat)
{
  const TurnGameKind *kind;
  int shown;

  g_return_if_fail (TURN_IS_BATTLE_PICTURE (self));

  if (self->battle == battle)
    return;
  stop_reading (self);
  show (self, NULL);
  g_set_object (&self->battle, battle);
  if (battle == NULL)
    return;
  shown = seat >= 0 ? seat : turn_shelf_facts_get_person (turn_shelf_battle_get_facts (battle));
  self->seat = (guint) MAX (shown, 0);
  kind = get_kind (self);
  if (kind == NULL)
    show (self, g_object_new (GTK_TYPE_IMAGE, "icon-name", "tc-warning-symbolic", "pixel-size", 32, NULL));
  else if (kind->new_miniature != NULL)
    start_reading (self);
  else
    show (self, turn_game_banner_new_small (kind));
}
