/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-card-stage.h"

#include "turn-compat.h"

#define LEAST_TABLE 120         /* of the table is seen at any rate */
#define LEAST_BESIDE 48         /* while something is said */
#define WIDE 2000
#define MARGIN 12               /* around what floats */
#define STEP 10                 /* between the places that are tried */
#define NARROWER 40             /* between the widths that are tried … */
#define LEAST_ASIDE 280         /* … as long as lines are no shorter than this */

struct _TurnCardStage
{
  GtkWidget  parent_instance;

  GtkWidget *scroller;
  GtkWidget *table;
  GtkWidget *foot;
  GtkWidget *aside;             /* or NULL */
};

G_DEFINE_FINAL_TYPE (TurnCardStage, turn_card_stage, GTK_TYPE_WIDGET)

/* Nothing floats there. */
static gboolean
is_narrow (TurnCardStage *self,
           int            width)
{
  return width < TURN_CARD_STAGE_NARROW *turn_text_scale (GTK_WIDGET (self));
}

static gboolean
has_aside (TurnCardStage *self)
{
  return self->aside != NULL && gtk_widget_should_layout (self->aside);
}

static void
measure (GtkWidget     *child,
         GtkOrientation orientation,
         int            for_size,
         int           *minimum,
         int           *natural)
{
  *minimum = *natural = 0;
  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

/* What it takes of the width, or from the upper edge. */
static void
measure_aside (TurnCardStage *self,
               GtkOrientation orientation,
               int            width,
               int           *minimum,
               int           *natural)
{
  const int margin = orientation == GTK_ORIENTATION_HORIZONTAL ? 2 * MARGIN : MARGIN;

  *minimum = *natural = 0;
  if (!has_aside (self))
    return;

  gtk_widget_measure (self->aside, orientation, width > 0 ? width - 2 * MARGIN : -1, minimum, natural, NULL, NULL);
  *minimum += margin;
  *natural += margin;
}

/* A height that is enough here, where the table scrolls, may be too little for the table itself. */
static void
measure_height (TurnCardStage *self,
                int            width,
                int           *minimum,
                int           *natural)
{
  int table, full_table, foot, full_foot, aside = 0, full_aside = 0;

  measure (self->table, GTK_ORIENTATION_VERTICAL, width, &table, &full_table);
  measure (self->foot, GTK_ORIENTATION_VERTICAL, width, &foot, &full_foot);
  if (is_narrow (self, width))
    measure_aside (self, GTK_ORIENTATION_VERTICAL, width, &aside, &full_aside);
  *minimum = MIN (table, aside > 0 ? LEAST_BESIDE : LEAST_TABLE) + foot + aside;
  *natural = full_table + full_foot + full_aside;
}

static void
measure_width (TurnCardStage *self,
               int           *minimum,
               int           *natural)
{
  int table, full_table, foot, full_foot, aside, full_aside;

  measure (self->table, GTK_ORIENTATION_HORIZONTAL, -1, &table, &full_table);
  measure (self->foot, GTK_ORIENTATION_HORIZONTAL, -1, &foot, &full_foot);
  measure_aside (self, GTK_ORIENTATION_HORIZONTAL, -1, &aside, &full_aside);
  *minimum = MAX (MAX (table, foot), aside);
  *natural = MAX (MAX (full_table, full_foot), full_aside);
}

/* GTK takes it that a wider window never has to be higher, but what lies side by side in a narrow one may lie one below the other in a wide one. So none
 * is less high than a wide one. */
static void
measure_any_height (TurnCardStage *self,
                    int            width,
                    int           *minimum,
                    int           *natural)
{
  int wide, full_wide;

  measure_height (self, WIDE, &wide, &full_wide);
  measure_height (self, width >= 0 ? width : WIDE, minimum, natural);
  *minimum = MAX (*minimum, wide);
  *natural = MAX (*natural, full_wide);
}

/* The width is asked for first. */
static void
turn_card_stage_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (TURN_CARD_STAGE (widget), minimum, natural);
  else
    measure_any_height (TURN_CARD_STAGE (widget), for_size, minimum, natural);
}

/* The table and the hand, below what is said. */
static void
allocate_table (TurnCardStage *self,
                int            width,
                int            top,
                int            height)
{
  int table, full_table, foot, full_foot, low;

  measure (self->table, GTK_ORIENTATION_VERTICAL, width, &table, &full_table);
  measure (self->foot, GTK_ORIENTATION_VERTICAL, width, &foot, &full_foot);
  if (height >= full_table + full_foot)
    low = full_foot;
  else if (height <= table + foot)
    low = foot;
  else
    low = foot + (full_foot - foot) * (height - table - foot) / (full_table + full_foot - table - foot);

  gtk_widget_size_allocate (self->scroller, &(GtkAllocation) { 0, top, width, height - low }, -1);
  if (self->foot != NULL)
    gtk_widget_size_allocate (self->foot, &(GtkAllocation) { 0, top + height - low, width, low }, -1);
}

/* What is said has the upper edge to itself. */
static void
allocate_under_aside (TurnCardStage *self,
                      int            width,
                      int            height)
{
  int aside, full_aside, foot, full_foot;

  measure_aside (self, GTK_ORIENTATION_VERTICAL, width, &aside, &full_aside);
  measure (self->foot, GTK_ORIENTATION_VERTICAL, width, &foot, &full_foot);
  aside = CLAMP (full_aside, aside, MAX (height - foot - LEAST_BESIDE, aside));
  allocate_table (self, width, aside, height - aside);
  gtk_widget_size_allocate (self->aside, &(GtkAllocation) { MARGIN, MARGIN / 2, width - 2 * MARGIN, aside - MARGIN }, -1);
}

/* Collects where everything is that is drawn by itself, and what of it can be clicked. */
static void
collect (TurnCardStage *self,
         GtkWidget     *widget,
         GArray        *things,
         GArray        *targets)
{
  const gboolean is_target = GTK_IS_BUTTON (widget) && gtk_widget_get_can_target (widget);
  graphene_rect_t bounds;

  if (!gtk_widget_should_layout (widget))
    return;
  if ((is_target || gtk_widget_get_first_child (widget) == NULL) && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &bounds))
    g_array_append_val (is_target ? targets : things, bounds);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_target; child = gtk_widget_get_next_sibling (child))
    collect (self, child, things, targets);
}

/* How much of all that would be covered. */
static float
get_covered (GArray                *bounds,
             const graphene_rect_t *place)
{
  graphene_rect_t common;
  float covered = 0;

  for (guint i = 0; i < bounds->len; i++)
    if (graphene_rect_intersection (&g_array_index (bounds, graphene_rect_t, i), place, &common))
      covered += common.size.width * common.size.height;

  return covered;
}

/* The place that covers least, and no target; then the one that is nearest to the middle of the edge where lines begin. */
static gboolean
find_place (TurnCardStage   *self,
            graphene_rect_t *place,
            float           *covered)
{
  const float room_x = (float) gtk_widget_get_width (GTK_WIDGET (self)) - place->size.width;
  const float room_y = (float) gtk_widget_get_height (GTK_WIDGET (self)) - place->size.height;
  const float wanted_x = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? room_x : 0;
  g_autoptr (GArray) things = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t)), targets = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  float least = G_MAXFLOAT;

  *covered = 0;
  collect (self, self->table, things, targets);
  collect (self, self->foot, things, targets);
  for (float y = 0; y <= room_y; y += STEP)
    for (float x = 0; x <= room_x; x += STEP)
      {
        const graphene_rect_t here = GRAPHENE_RECT_INIT (x, y, place->size.width, place->size.height);
        const float lost = get_covered (things, &here), cost = lost + ABS (x - wanted_x) + ABS (y - room_y / 2);

        if (cost < least && get_covered (targets, &here) <= 0)
          {
            least = cost;
            *covered = lost;
            place->origin = here.origin;
          }
      }

  return least < G_MAXFLOAT;
}

/* With its margin all around it, so wide. */
static gboolean
find_place_of_width (TurnCardStage   *self,
                     int              width,
                     graphene_rect_t *place,
                     float           *covered)
{
  int height;

  gtk_widget_measure (self->aside, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  graphene_size_init (&place->size, (float) (width + 2 * MARGIN), (float) (height + 2 * MARGIN));

  return find_place (self, place, covered);
}

/* What covers something as wide as it would like to be is tried narrower: rather more lines than a card that cannot be seen. */
static gboolean
float_aside (TurnCardStage *self)
{
  graphene_rect_t place = { 0 }, narrower = { 0 };
  int least, width;
  float covered, covered_then;
  gboolean is_found;

  gtk_widget_measure (self->aside, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  is_found = find_place_of_width (self, width, &place, &covered);
  for (int next = width - NARROWER; next >= MAX (least, LEAST_ASIDE) && (!is_found || covered > 0); next -= NARROWER)
    if (find_place_of_width (self, next, &narrower, &covered_then) && (!is_found || covered_then < covered))
      {
        place = narrower;
        covered = covered_then;
        is_found = TRUE;
      }
  if (is_found)
    gtk_widget_size_allocate (self->aside, &(GtkAllocation) { (int) place.origin.x + MARGIN, (int) place.origin.y + MARGIN,
                                                              (int) place.size.width - 2 * MARGIN, (int) place.size.height - 2 * MARGIN }, -1);

  return is_found;
}

static void
turn_card_stage_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  TurnCardStage *self = TURN_CARD_STAGE (widget);

  if (has_aside (self) && is_narrow (self, width))
    {
      allocate_under_aside (self, width, height);
      return;
    }
  allocate_table (self, width, 0, height);
  if (has_aside (self) && !float_aside (self))
    allocate_under_aside (self, width, height);
}

static GtkSizeRequestMode
turn_card_stage_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
turn_card_stage_dispose (GObject *object)
{
  TurnCardStage *self = TURN_CARD_STAGE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_pointer (&self->foot, gtk_widget_unparent);
  g_clear_pointer (&self->aside, gtk_widget_unparent);
  self->table = NULL;

  G_OBJECT_CLASS (turn_card_stage_parent_class)->dispose (object);
}

/* It is drawn last, over everything else. */
static void
turn_card_stage_set_property (GObject      *object,
                              guint         property,
                              const GValue *value,
                              GParamSpec   *spec)
{
  TurnCardStage *self = TURN_CARD_STAGE (object);

  g_clear_pointer (&self->aside, gtk_widget_unparent);
  self->aside = g_value_get_object (value);
  if (self->aside != NULL)
    gtk_widget_insert_before (self->aside, GTK_WIDGET (self), NULL);
}

static void
turn_card_stage_class_init (TurnCardStageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_card_stage_dispose;
  G_OBJECT_CLASS (klass)->set_property = turn_card_stage_set_property;
  widget_class->get_request_mode = turn_card_stage_get_request_mode;
  widget_class->measure = turn_card_stage_measure;
  widget_class->size_allocate = turn_card_stage_size_allocate;

  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_object ("aside", NULL, NULL, GTK_TYPE_WIDGET, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
turn_card_stage_init (TurnCardStage *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

void
turn_card_stage_set_table (TurnCardStage *self,
                           GtkWidget     *table)
{
  g_return_if_fail (TURN_IS_CARD_STAGE (self));

  self->table = table;
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), table);
}

void
turn_card_stage_set_foot (TurnCardStage *self,
                          GtkWidget     *foot)
{
  g_return_if_fail (TURN_IS_CARD_STAGE (self));

  g_clear_pointer (&self->foot, gtk_widget_unparent);
  self->foot = foot;
  gtk_widget_insert_before (foot, GTK_WIDGET (self), self->aside);
}
