/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-view.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <tc-dice-plan.h>

#include "tc-hq-drawing.h"
#include "tc-hq-spot.h"
#include "tc-hq-view-private.h"
#include "tc-ui-private.h"
#include "turn-texture.h"

/* Below this size there is no room for key caps, nor a keyboard at hand. */
#define SIZE_FOR_KEYS 420

enum
{
  DIE_CHOSEN,
  TOKEN_CHOSEN,
  SECTION_CHOSEN,
  DIE_PUSHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* A pointer that moved less than this wants to click. */
#define DRAG_THRESHOLD 8

static void
place_clicked (TcHqView *self,
               guint     place)
{
  const TcHqScene *scene = &self->scene;
  int die;

  switch (scene->mode)
    {
    case TC_HQ_CHOOSE_DIE:
      die = tc_hq_scene_next_die_in (scene, place, scene->chosen_die);
      if (die >= 0)
        g_signal_emit (self, signals[DIE_CHOSEN], 0, (guint) die);
      break;

    case TC_HQ_CHOOSE_TOKEN:
      g_signal_emit (self, signals[TOKEN_CHOSEN], 0, place);
      break;

    case TC_HQ_PLACE_DICE:
      g_signal_emit (self, signals[DIE_PUSHED], 0, (guint) scene->chosen_die,
                     (guint) tc_hq_scene_side_of_section (scene, (guint) scene->chosen_die, place));
      break;

    case TC_HQ_CHOOSE_SECTION:
      g_signal_emit (self, signals[SECTION_CHOSEN], 0, place);
      break;

    case TC_HQ_SHOW:
    default:
      break;
    }
}

static void
spot_clicked (TcHqView *self,
              TcHqSpot *spot)
{
  guint index = tc_hq_spot_get_index (spot);

  tc_hq_view_finish_animations (self);

  switch (tc_hq_spot_get_kind (spot))
    {
    case TC_HQ_SPOT_DIE:
      g_signal_emit (self, signals[DIE_CHOSEN], 0, index);
      break;

    case TC_HQ_SPOT_GHOST:
      g_signal_emit (self, signals[DIE_PUSHED], 0, (guint) self->scene.chosen_die, index);
      break;

    case TC_HQ_SPOT_SMALL_TOKEN:
      place_clicked (self, TC_N_SECTIONS + index);
      break;

    case TC_HQ_SPOT_SECTION:
    default:
      place_clicked (self, index);
    }
}

/* While dice are placed, the one with the focus is the current one. */
static void
die_focused (GtkEventController *controller,
             TcHqView           *self)
{
  guint die = tc_hq_spot_get_index (TC_HQ_SPOT (gtk_event_controller_get_widget (controller)));

  if (self->scene.mode == TC_HQ_PLACE_DICE && (int) die != self->scene.chosen_die)
    g_signal_emit (self, signals[DIE_CHOSEN], 0, die);
}

static gboolean
find_direction (guint        keyval,
                TcDirection *direction)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      *direction = TC_DIRECTION_LEFT;
      return TRUE;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      *direction = TC_DIRECTION_RIGHT;
      return TRUE;

    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      *direction = TC_DIRECTION_UP;
      return TRUE;

    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      *direction = TC_DIRECTION_DOWN;
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
key_pressed (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             TcHqView              *self)
{
  int die = self->scene.chosen_die;
  TcDirection direction;

  if (self->scene.mode != TC_HQ_PLACE_DICE || die < 0 || !find_direction (keyval, &direction) ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, signals[DIE_PUSHED], 0, (guint) die,
                 (guint) tc_face_side (self->scene.dice[die].face, direction));

  return GDK_EVENT_STOP;
}

/* Dragging a die to a side. */

static void
drag_began (GtkGestureDrag *gesture,
            double          x,
            double          y,
            TcHqView       *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (self->scene.mode != TC_HQ_PLACE_DICE || !TC_IS_HQ_SPOT (picked) ||
      tc_hq_spot_get_kind (TC_HQ_SPOT (picked)) != TC_HQ_SPOT_DIE)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->dragged_die = (int) tc_hq_spot_get_index (TC_HQ_SPOT (picked));
  self->drag_x = self->drag_y = 0;
}

static void
drag_updated (GtkGestureDrag *gesture,
              double          x,
              double          y,
              TcHqView       *self)
{
  if (self->dragged_die < 0 || (self->drag_x == 0 && self->drag_y == 0 && hypot (x, y) < DRAG_THRESHOLD))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->dragged_die != self->scene.chosen_die)
    g_signal_emit (self, signals[DIE_CHOSEN], 0, (guint) self->dragged_die);

  self->drag_x = x;
  self->drag_y = y;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
end_drag (TcHqView *self)
{
  self->dragged_die = -1;
  self->drag_x = self->drag_y = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
has_keys (TcHqView *self)
{
  return self->scene.mode == TC_HQ_PLACE_DICE &&
         MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self))) >= SIZE_FOR_KEYS;
}

/* Where the record lies just now. */
static TcHqDisc
get_disc (TcHqView *self)
{
  return tc_hq_disc_fit (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)),
                         has_keys (self));
}

/* The die is still where it was dragged to when its push is announced, so that it slides on from there. */
static void
drag_ended (GtkGestureDrag *gesture,
            double          x,
            double          y,
            TcHqView       *self)
{
  int die = self->dragged_die, side;
  TcHqDisc disc = get_disc (self);
  double from_x, from_y;
  TcHqPose pose;

  if (die >= 0 && (self->drag_x != 0 || self->drag_y != 0))
    {
      pose = tc_hq_pose_die (&self->scene, (guint) die);
      tc_hq_disc_point (&disc, pose.angle, pose.distance, &from_x, &from_y);
      side = tc_hq_disc_side_at (&disc, self->scene.dice[die].face, from_x + x, from_y + y);
      if (side >= 0)
        g_signal_emit (self, signals[DIE_PUSHED], 0, (guint) die, (guint) side);
    }

  end_drag (self);
}

static void
drag_cancelled (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                TcHqView         *self)
{
  end_drag (self);
}

/* Connects the children that are there, and adds the controllers. */
static void
connect_input (TcHqView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  for (GtkWidget *spot = gtk_widget_get_first_child (GTK_WIDGET (self)); spot != NULL; spot = gtk_widget_get_next_sibling (spot))
    g_signal_connect_swapped (spot, "clicked", G_CALLBACK (spot_clicked), self);
  for (guint i = 0; i < TC_MAX_DICE; i++)
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      g_signal_connect (focus, "enter", G_CALLBACK (die_focused), self);
      gtk_widget_add_controller (self->dice[i], focus);
    }

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_updated), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_ended), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancelled), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

#define MINIMUM_SIZE 48
#define NATURAL_SIZE 316

G_DEFINE_FINAL_TYPE (TcHqView, tc_hq_view, GTK_TYPE_WIDGET)

static gboolean
is_shown (TcHqView *self,
          guint     die)
{
  return die < self->scene.n_dice && self->scene.dice[die].face > 0;
}

/* All that the picture shows, for the thread that draws it. */
typedef struct
{
  TcHqScene scene;
  TcHqDisc  disc;
  gboolean  keys;
} Subject;

static void
draw_picture (cairo_t      *cr,
              double width  G_GNUC_UNUSED,
              double height G_GNUC_UNUSED,
              TurnTheme     theme,
              gpointer      user_data)
{
  const Subject *subject = user_data;

  tc_hq_draw (cr, &subject->scene, &subject->disc, subject->keys, theme);
}

static void
forget_picture (TcHqView *self)
{
  if (self->drawing != NULL)
    g_object_unref (turn_drawing_finish (g_steal_pointer (&self->drawing)));
  g_clear_object (&self->picture);
}

/* A record takes long to draw: that begins as soon as it is known how large it is, while everything else is laid out and drawn. */
static void
begin_picture (TcHqView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), scale = gtk_widget_get_scale_factor (widget);
  const Subject subject = { self->scene, get_disc (self), has_keys (self) };
  const TurnTheme theme = turn_theme_current ();
  const gboolean fits = self->picture_width == width * scale && self->picture_height == height * scale
                        && turn_theme_equal (self->picture_theme, theme);

  if (width <= 0 || height <= 0 || (fits && (self->picture != NULL || self->drawing != NULL)))
    return;

  forget_picture (self);
  self->drawing = turn_drawing_start (width, height, scale, theme, draw_picture, &subject, sizeof subject);
  self->picture_width = width * scale;
  self->picture_height = height * scale;
  self->picture_theme = theme;
}

/* Refreshing: what the scene says goes to the buttons. */

static void
refresh_place (TcHqView *self,
               guint     place)
{
  g_autofree char *label = tc_hq_scene_describe_place (&self->scene, place);
  GtkWidget *spot = self->places[place];

  gtk_widget_set_sensitive (spot, tc_hq_scene_can_choose (&self->scene, place));
  gtk_widget_set_focusable (spot, self->scene.mode == TC_HQ_CHOOSE_TOKEN ||
                            (self->scene.mode == TC_HQ_CHOOSE_SECTION && tc_hq_scene_can_choose (&self->scene, place)));
  tc_hq_spot_describe (TC_HQ_SPOT (spot), label, self->scene.chosen_token == (int) place);
}

static void
refresh_ghost (TcHqView *self,
               guint     side)
{
  g_autofree char *label = NULL;
  gboolean shown = tc_hq_has_ghost (&self->scene, side);

  gtk_widget_set_visible (self->ghosts[side], shown);
  if (!shown)
    return;

  label = tc_hq_scene_describe_push (&self->scene, (guint) self->scene.chosen_die, side);
  tc_hq_spot_describe (TC_HQ_SPOT (self->ghosts[side]), label, FALSE);
}

static void
refresh_die (TcHqView *self,
             guint     die)
{
  g_autofree char *label = NULL, *keys = NULL;
  GtkWidget *spot = self->dice[die];
  TcHqMode mode = self->scene.mode;

  gtk_widget_set_visible (spot, is_shown (self, die));
  if (!is_shown (self, die))
    return;

  label = tc_hq_scene_describe_die (&self->scene, die);
  gtk_widget_set_sensitive (spot, mode != TC_HQ_SHOW && mode != TC_HQ_CHOOSE_SECTION);
  tc_hq_spot_describe (TC_HQ_SPOT (spot), label, self->scene.chosen_die == (int) die);
  keys = tc_hq_scene_describe_keys (&self->scene, die);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spot), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, keys != NULL ? keys : "", -1);
}

/* The keys that push a die follow it: the die that is current has the focus, if any of them has. */
static void
follow_current_die (TcHqView *self)
{
  int die = self->scene.chosen_die;

  if (self->scene.mode == TC_HQ_PLACE_DICE && die >= 0 && is_shown (self, (guint) die) &&
      gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL &&
      gtk_widget_get_focus_child (GTK_WIDGET (self)) != self->dice[die])
    gtk_widget_grab_focus (self->dice[die]);
}

static void
refresh (TcHqView *self)
{
  forget_picture (self);

  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    refresh_place (self, i);
  for (guint i = 0; i < TC_MAX_DICE; i++)
    refresh_die (self, i);
  for (guint i = 0; i < 2; i++)
    refresh_ghost (self, i);

  follow_current_die (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Motion. */

static void
time_passed (double    milliseconds,
             TcHqView *self)
{
  self->now = milliseconds;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
animation_done (TcHqView *self)
{
  memset (&self->motions, 0, sizeof self->motions);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* A die that was dragged slides on from where it was let go. */
static void
start_at_drop (TcHqView    *self,
               TcHqMotions *motions)
{
  TcHqDisc disc = get_disc (self);
  TcHqPose *from;
  double x, y;

  if (self->dragged_die < 0)
    return;

  from = &motions->dice[self->dragged_die].from;
  tc_hq_disc_point (&disc, from->angle, from->distance, &x, &y);
  *from = tc_hq_disc_pose_at (&disc, *from, x + self->drag_x, y + self->drag_y);
}

static void
start_motions (TcHqView        *self,
               const TcHqScene *after)
{
  TcHqMotions motions;
  guint duration = tc_hq_motions_begin (&motions, &self->motions, &self->scene, after, self->now);

  /* What moves already keeps moving when something else changes. */
  if (duration == 0 && tc_hq_view_is_animating (self))
    return;

  tc_hq_view_finish_animations (self);
  if (duration == 0 || !gtk_widget_get_mapped (GTK_WIDGET (self)) || !adw_get_enable_animations (GTK_WIDGET (self)))
    return;

  start_at_drop (self, &motions);
  self->motions = motions;
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), duration);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), duration);
  adw_animation_play (self->animation);
}

/* Virtual functions. */

static void
tc_hq_view_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);

  *minimum = MINIMUM_SIZE;
  *natural = NATURAL_SIZE;
  *minimum_baseline = *natural_baseline = -1;
}

static void
allocate_section (TcHqView       *self,
                  guint           section,
                  const TcHqDisc *disc)
{
  GdkRectangle bounds = tc_hq_disc_section_bounds (disc, section);
  TcHqDisc own = { disc->x - bounds.x, disc->y - bounds.y, disc->radius };

  tc_hq_spot_set_disc (TC_HQ_SPOT (self->places[section]), &own);
  gtk_widget_size_allocate (self->places[section], &bounds, -1);
}

static void
allocate_square (GtkWidget *spot,
                 double     x,
                 double     y,
                 double     side)
{
  int size = MAX (1, (int) lround (side));
  GskTransform *transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) x, (float) y));

  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -size / 2, (float) -size / 2));
  gtk_widget_allocate (spot, size, size, -1, transform);
}

static void
allocate_die (TcHqView       *self,
              guint           die,
              const TcHqDisc *disc)
{
  TcHqFlight flight = tc_hq_motions_at (&self->motions, &self->scene, die, self->now);
  TcHqDieLook look = TC_HQ_DIE_RESTING;
  double x, y;

  if (self->scene.chosen_die == (int) die && self->scene.hints[die] < 0 && self->scene.hinted)
    look = TC_HQ_DIE_HINTED;
  else if (self->scene.chosen_die == (int) die && self->scene.hints[die] < 0)
    look = self->scene.mode == TC_HQ_PLACE_DICE ? TC_HQ_DIE_CURRENT : TC_HQ_DIE_CHOSEN;

  tc_hq_disc_point (disc, flight.pose.angle, flight.pose.distance, &x, &y);
  if (self->dragged_die == (int) die)
    {
      x += self->drag_x;
      y += self->drag_y;
    }

  tc_hq_spot_set_die (TC_HQ_SPOT (self->dice[die]), flight.face, flight.pose.degrees, flight.rise > 0 ? TC_HQ_DIE_RESTING : look);
  gtk_widget_set_child_visible (self->dice[die], flight.visible);
  allocate_square (self->dice[die], x, y - flight.rise * disc->radius, flight.pose.size * disc->radius);
}

static void
allocate_small_token (TcHqView       *self,
                      guint           place,
                      const TcHqDisc *disc)
{
  TcHqPose pose = tc_hq_pose_token (&self->scene, place);
  double x, y;

  tc_hq_disc_point (disc, pose.angle, pose.distance, &x, &y);
  allocate_square (self->places[place], x, y, .2 * disc->radius);
}

static void
tc_hq_view_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  TcHqView *self = TC_HQ_VIEW (widget);
  TcHqDisc disc = get_disc (self);

  begin_picture (self);
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    allocate_section (self, i, &disc);
  for (guint i = TC_N_SECTIONS; i < TC_N_HQ_TOKENS; i++)
    allocate_small_token (self, i, &disc);

  for (guint side = 0; side < 2; side++)
    if (gtk_widget_should_layout (self->ghosts[side]))
      {
        TcHqPose pose = tc_hq_pose_ghost (&self->scene, side);
        double x, y;

        tc_hq_disc_point (&disc, pose.angle, pose.distance, &x, &y);
        allocate_square (self->ghosts[side], x, y, pose.size * disc.radius);
      }

  for (guint i = 0; i < TC_MAX_DICE; i++)
    if (is_shown (self, i))
      allocate_die (self, i, &disc);
}

static void
tc_hq_view_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TcHqView *self = TC_HQ_VIEW (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (width <= 0 || height <= 0)
    return;

  begin_picture (self);
  if (self->drawing != NULL)
    self->picture = turn_drawing_finish (g_steal_pointer (&self->drawing));
  turn_texture_append (self->picture, snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GTK_WIDGET_CLASS (tc_hq_view_parent_class)->snapshot (widget, snapshot);
}

static void
tc_hq_view_unmap (GtkWidget *widget)
{
  tc_hq_view_finish_animations (TC_HQ_VIEW (widget));
  GTK_WIDGET_CLASS (tc_hq_view_parent_class)->unmap (widget);
}

static void
tc_hq_view_dispose (GObject *object)
{
  TcHqView *self = TC_HQ_VIEW (object);
  GtkWidget *child;

  g_clear_object (&self->animation);
  forget_picture (self);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tc_hq_view_parent_class)->dispose (object);
}

static void
install_signals (GType type)
{
  static const char *const names[N_SIGNALS] = { "die-chosen", "token-chosen", "section-chosen", "die-pushed" };

  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, i == DIE_PUSHED ? 2 : 1, G_TYPE_UINT, G_TYPE_UINT);
}

static void
tc_hq_view_class_init (TcHqViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_hq_view_dispose;
  widget_class->measure = tc_hq_view_measure;
  widget_class->size_allocate = tc_hq_view_size_allocate;
  widget_class->snapshot = tc_hq_view_snapshot;
  widget_class->unmap = tc_hq_view_unmap;

  install_signals (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_set_css_name (widget_class, "hqview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_spot (TcHqView    *self,
          TcHqSpotKind kind,
          guint        index)
{
  GtkWidget *spot = tc_hq_spot_new (kind, index);

  gtk_widget_set_parent (spot, GTK_WIDGET (self));

  return spot;
}

static void
tc_hq_view_init (TcHqView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new ((AdwAnimationTargetFunc) time_passed, self, NULL);

  tc_hq_scene_init (&self->scene);
  self->dragged_die = -1;

  for (guint i = 0; i < TC_N_SECTIONS; i++)
    self->places[i] = add_spot (self, TC_HQ_SPOT_SECTION, i);
  for (guint i = 0; i < TC_N_SMALL_TOKENS; i++)
    self->places[TC_N_SECTIONS + i] = add_spot (self, TC_HQ_SPOT_SMALL_TOKEN, i);
  for (guint i = 0; i < 2; i++)
    self->ghosts[i] = add_spot (self, TC_HQ_SPOT_GHOST, i);
  for (guint i = 0; i < 2; i++)
    gtk_widget_set_focusable (self->ghosts[i], FALSE);
  for (guint i = 0; i < TC_MAX_DICE; i++)
    self->dice[i] = add_spot (self, TC_HQ_SPOT_DIE, i);

  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, 1, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (animation_done), self);
  connect_input (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("HQ"), -1);
  refresh (self);
}

GtkWidget *
tc_hq_view_new (void)
{
  return g_object_new (TC_TYPE_HQ_VIEW, NULL);
}

void
tc_hq_view_set_scene (TcHqView        *self,
                      const TcHqScene *scene)
{
  g_return_if_fail (TC_IS_HQ_VIEW (self));
  g_return_if_fail (scene->n_dice <= TC_MAX_DICE);

  if (memcmp (&self->scene, scene, sizeof *scene) == 0)
    return;

  start_motions (self, scene);
  self->scene = *scene;
  refresh (self);
}

gboolean
tc_hq_view_is_animating (TcHqView *self)
{
  g_return_val_if_fail (TC_IS_HQ_VIEW (self), FALSE);

  return self->animation != NULL && adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}

void
tc_hq_view_finish_animations (TcHqView *self)
{
  g_return_if_fail (TC_IS_HQ_VIEW (self));

  if (tc_hq_view_is_animating (self))
    adw_animation_skip (self->animation);
}

GtkWidget *
tc_hq_view_get_die (TcHqView *self,
                    guint     die)
{
  g_return_val_if_fail (TC_IS_HQ_VIEW (self) && die < TC_MAX_DICE, NULL);

  return self->dice[die];
}
