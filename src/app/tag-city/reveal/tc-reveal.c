/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-reveal.h"

#include <glib/gi18n.h>
#include <tc-pawn.h>
#include <tc-reveal-words.h>
#include <tc-token-picture.h>
#include <turn-avatar.h>
#include <turn-backdrop.h>
#include <turn-die.h>
#include <turn-shutter-drawing.h>
#include <turn-texture.h>

#include "tc-app-private.h"
#include "tc-reveal-card.h"
#include "tc-scene.h"

#define SHUTTER_MILLISECONDS 280
#define CHOICES_MILLISECONDS 1500
#define STICKER_MILLISECONDS 180

/* What is left of the shutter when it is up. */
#define ROLL_HEIGHT 56
#define LOW_ROLL_HEIGHT 28
#define LOW_BELOW 640
#define SLAT_WIDTH 64

struct _TcReveal
{
  AdwBin          parent_instance;

  guint           n_cards;        /* 0: closed */
  guint           n_open;
  gboolean        is_due;         /* to begin as soon as it is seen */
  gboolean        waits;
  gboolean        narrow;
  gboolean        is_low;         /* there is little height */
  guint           timer;          /* of the next choice, or of going on */
  double          shutter;        /* how far it is down, 0 to 1 */
  AdwAnimation   *raise;
  GdkTexture     *slat;
  GdkTexture     *bar;

  TurnBackdrop   *backdrop;
  GtkBox         *content;
  TurnDie        *die;
  TcTokenPicture *token;
  GtkBox         *cards;
  GtkWidget      *card[TC_MAX_SEATS];
  GtkCenterBox   *foot;
  GtkWidget      *lead;
  TurnAvatar     *leader;
  GtkLabel       *leader_text;
  GtkLabel       *standing;
  GtkWidget      *next;
  GtkLabel       *next_text;
  GtkWidget      *next_key;
};

enum
{
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcReveal, tc_reveal, ADW_TYPE_BIN)

static void
shutter_moved (double    position,
               TcReveal *self)
{
  self->shutter = position;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
has_seen_enough (gpointer user_data)
{
  TcReveal *self = user_data;

  self->timer = 0;
  g_signal_emit (self, signals[DONE], 0);

  return G_SOURCE_REMOVE;
}

static void
wait_for (TcReveal   *self,
          guint       milliseconds,
          GSourceFunc what)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->timer = g_timeout_add (milliseconds, what, self);
}

static void
all_are_open (TcReveal *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  if (!self->waits)
    wait_for (self, STICKER_MILLISECONDS + TC_REVEAL_MILLISECONDS, has_seen_enough);
}

static gboolean
open_next (gpointer user_data)
{
  TcReveal *self = user_data;

  self->timer = 0;
  tc_reveal_card_open (TC_REVEAL_CARD (self->card[self->n_open++]), FALSE);
  if (self->n_open < self->n_cards)
    wait_for (self, CHOICES_MILLISECONDS / self->n_cards, open_next);
  else
    all_are_open (self);

  return G_SOURCE_REMOVE;
}

static void
open_all (TcReveal *self)
{
  if (adw_animation_get_state (self->raise) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->raise);
  self->is_due = FALSE;
  self->shutter = 0;
  while (self->n_open < self->n_cards)
    tc_reveal_card_open (TC_REVEAL_CARD (self->card[self->n_open++]), TRUE);
  all_are_open (self);
}

/* The shutters go up together; nothing of a choice is there before. */
static void
begin (TcReveal *self)
{
  self->is_due = FALSE;
  self->n_open = 0;
  for (guint i = 0; i < self->n_cards; i++)
    tc_reveal_card_seal (TC_REVEAL_CARD (self->card[i]));
  if (!adw_get_enable_animations (GTK_WIDGET (self)))
    {
      self->shutter = 0;
      open_all (self);
      return;
    }
  adw_animation_play (self->raise);
  wait_for (self, SHUTTER_MILLISECONDS, open_next);
}

static void
show_again_clicked (TcReveal *self)
{
  begin (self);
  gtk_widget_grab_focus (self->next);
}

static void
pressed (TcReveal *self)
{
  if (!tc_reveal_is_complete (self))
    open_all (self);
}

static gboolean
again_pressed (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  show_again_clicked (TC_REVEAL (widget));

  return TRUE;
}

static gboolean
go_on_pressed (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  tc_reveal_go_on (TC_REVEAL (widget));

  return TRUE;
}

static void
draw_slat (cairo_t  *cr,
           double    width,
           double    height,
           TurnTheme theme,
           gpointer  user_data)
{
  turn_slat_draw (cr, width);
}

static void
draw_bar (cairo_t  *cr,
          double    width,
          double    height,
          TurnTheme theme,
          gpointer  user_data)
{
  turn_shutter_draw_bar (cr, width, 0);
}

static void
ensure_textures (TcReveal *self,
                 int       width)
{
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->bar != NULL && gdk_texture_get_width (self->bar) != width * scale)
    g_clear_object (&self->bar);
  if (self->bar == NULL)
    self->bar = turn_texture_draw (width, TURN_SHUTTER_BAR_HEIGHT, scale, turn_theme_current (), draw_bar, NULL);
  if (self->slat == NULL)
    self->slat = turn_texture_draw (SLAT_WIDTH, TURN_SLAT_HEIGHT, scale, turn_theme_current (), draw_slat, NULL);
}

/* Its lower edge comes first, so that the slats move with it. */
static void
snapshot_shutter (TcReveal    *self,
                  GtkSnapshot *snapshot,
                  int          width,
                  int          height)
{
  const int roll = self->is_low ? LOW_ROLL_HEIGHT : ROLL_HEIGHT;
  const float foot = (float) (roll + self->shutter * (height - roll)), bar = foot - TURN_SHUTTER_BAR_HEIGHT / 2;
  const graphene_rect_t slat = GRAPHENE_RECT_INIT (0, bar - TURN_SLAT_HEIGHT, SLAT_WIDTH, TURN_SLAT_HEIGHT);

  ensure_textures (self, width);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, foot));
  gtk_snapshot_push_repeat (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, bar), &slat);
  gtk_snapshot_append_texture (snapshot, self->slat, &slat);
  gtk_snapshot_pop (snapshot);
  turn_texture_append (self->bar, snapshot, GTK_WIDGET (self), &GRAPHENE_RECT_INIT (0, bar, (float) width, TURN_SHUTTER_BAR_HEIGHT));
  gtk_snapshot_pop (snapshot);
}

static void
tc_reveal_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  GTK_WIDGET_CLASS (tc_reveal_parent_class)->snapshot (widget, snapshot);
  if (width > 0 && height > 0)
    snapshot_shutter (TC_REVEAL (widget), snapshot, width, height);
}

static gboolean
tc_reveal_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (TC_REVEAL (widget)->next);
}

/* It begins when it is seen, and nothing else is asked for while it is there. */
static void
tc_reveal_map (GtkWidget *widget)
{
  TcReveal *self = TC_REVEAL (widget);

  GTK_WIDGET_CLASS (tc_reveal_parent_class)->map (widget);
  gtk_widget_grab_focus (widget);
  if (self->is_due)
    begin (self);
}

static void
tc_reveal_dispose (GObject *object)
{
  TcReveal *self = TC_REVEAL (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_object (&self->raise);
  g_clear_object (&self->slat);
  g_clear_object (&self->bar);

  G_OBJECT_CLASS (tc_reveal_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-reveal.ui");
  gtk_widget_class_bind_template_child (widget_class, TcReveal, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, content);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, die);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, token);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, cards);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, foot);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, lead);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, leader);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, leader_text);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, standing);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, next);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, next_text);
  gtk_widget_class_bind_template_child (widget_class, TcReveal, next_key);
  gtk_widget_class_bind_template_callback (widget_class, tc_reveal_go_on);
  gtk_widget_class_bind_template_callback (widget_class, show_again_clicked);
  gtk_widget_class_bind_template_callback (widget_class, pressed);
}

static void
tc_reveal_class_init (TcRevealClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_reveal_dispose;
  widget_class->grab_focus = tc_reveal_grab_focus;
  widget_class->map = tc_reveal_map;
  widget_class->snapshot = tc_reveal_snapshot;
  signals[DONE] = g_signal_new ("done", TC_TYPE_REVEAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TURN_TYPE_DIE);
  g_type_ensure (TC_TYPE_PAWN);
  bind_children (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_BackSpace, 0, again_pressed, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_space, 0, go_on_pressed, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Return, 0, go_on_pressed, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Enter, 0, go_on_pressed, NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
tc_reveal_init (TcReveal *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) shutter_moved, self, NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  turn_backdrop_set_kind (self->backdrop, TURN_BACKDROP_NIGHT);
  self->raise = adw_timed_animation_new (GTK_WIDGET (self), 1, 0, SHUTTER_MILLISECONDS, target);
}

/* They are made when a final die is seen for the first time. */
static void
ensure_cards (TcReveal *self)
{
  for (guint i = 0; i < TC_MAX_SEATS && self->card[i] == NULL; i++)
    {
      self->card[i] = g_object_new (TC_TYPE_REVEAL_CARD, NULL);
      gtk_box_append (self->cards, self->card[i]);
    }
}

static void
lay_out (TcReveal *self)
{
  const GtkOrientation across = self->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  self->is_low = self->narrow || gtk_widget_get_height (gtk_widget_get_parent (GTK_WIDGET (self))) < LOW_BELOW;
  gtk_widget_set_margin_top (GTK_WIDGET (self->content), self->is_low ? LOW_ROLL_HEIGHT : ROLL_HEIGHT);
  gtk_box_set_spacing (self->content, self->is_low ? 4 : 10);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->foot), self->is_low ? 8 : 20);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cards), across);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->foot), across);
  gtk_box_set_homogeneous (self->cards, !self->narrow);
  gtk_box_set_spacing (self->cards, self->narrow ? 8 : 14);
  gtk_widget_set_vexpand (GTK_WIDGET (self->cards), !self->narrow);
  gtk_widget_set_halign (GTK_WIDGET (self->cards), !self->narrow && self->n_cards == 2 ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_visible (self->next_key, !self->narrow);
  for (guint i = 0; i < TC_MAX_SEATS && self->card[i] != NULL; i++)
    {
      gtk_widget_set_size_request (self->card[i], !self->narrow && self->n_cards == 2 ? 440 : -1, -1);
      tc_reveal_card_set_shape (TC_REVEAL_CARD (self->card[i]),
                                self->narrow ? TC_REVEAL_ROW : self->n_cards == TC_MAX_SEATS ? TC_REVEAL_SLENDER : TC_REVEAL_WIDE);
    }
}

static void
describe_foot (TcReveal *self,
               TcTable  *table)
{
  TurnRecord *record = turn_match_get_record (tc_table_get_match (table));
  const TcState *state = tc_table_get_state (table);
  g_autofree char *leader = tc_reveal_describe_leader (record, state), *standing = tc_reveal_describe_standing (record, state);
  const char *next = leader != NULL ? _("Next Round") : _("See the Result");

  gtk_widget_set_visible (self->lead, leader != NULL);
  gtk_label_set_label (self->leader_text, leader != NULL ? leader : "");
  gtk_widget_set_visible (GTK_WIDGET (self->leader_text), leader != NULL);
  turn_avatar_set_paint (self->leader, tc_scene_paint (table, tc_state_leader (state)));
  gtk_label_set_label (self->standing, standing);
  gtk_label_set_label (self->next_text, next);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->next), GTK_ACCESSIBLE_PROPERTY_LABEL, next, -1);
}

void
tc_reveal_open (TcReveal     *self,
                TcTable      *table,
                const TcTold *told,
                gboolean      waits)
{
  g_autofree char *spoken = tc_reveal_say (&told->report, turn_match_get_record (tc_table_get_match (table)));

  g_return_if_fail (TC_IS_REVEAL (self));

  ensure_cards (self);
  self->n_cards = told->report.n_acts;
  self->waits = waits;
  turn_die_set_face (self->die, told->report.face);
  tc_token_picture_set_token (self->token, &tc_table_get_game (table)->hq[told->report.token]);
  lay_out (self);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->card[i], i < self->n_cards);
      if (i < self->n_cards)
        tc_reveal_card_set_act (TC_REVEAL_CARD (self->card[i]), table, told, i);
    }
  describe_foot (self, table);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  self->n_open = 0;
  self->shutter = 1;
  self->is_due = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    begin (self);
}

void
tc_reveal_close (TcReveal *self)
{
  g_return_if_fail (TC_IS_REVEAL (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  self->n_cards = self->n_open = 0;
  self->is_due = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

gboolean
tc_reveal_is_open (TcReveal *self)
{
  g_return_val_if_fail (TC_IS_REVEAL (self), FALSE);

  return self->n_cards > 0;
}

gboolean
tc_reveal_is_complete (TcReveal *self)
{
  g_return_val_if_fail (TC_IS_REVEAL (self), FALSE);

  return self->n_open == self->n_cards;
}

void
tc_reveal_go_on (TcReveal *self)
{
  g_return_if_fail (TC_IS_REVEAL (self));

  if (!tc_reveal_is_complete (self))
    open_all (self);
  else
    g_signal_emit (self, signals[DONE], 0);
}

void
tc_reveal_set_narrow (TcReveal *self,
                      gboolean  narrow)
{
  g_return_if_fail (TC_IS_REVEAL (self));

  self->narrow = narrow;
  lay_out (self);
}
