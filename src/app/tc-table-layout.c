/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table-layout.h"

#define SIDE_WIDTH 372
#define TRAY_HEIGHT 122
#define WIDE_FROM 1000
#define MEDIUM_FROM 700
#define MARGIN 34
#define GAP 8
#define SIDE_MARGIN 12
#define MIN_WIDTH 360
#define MIN_HEIGHT 420

struct _TcTableLayout
{
  GtkLayoutManager parent_instance;

  TcTableWidth     width;
  TcTableSlot      page;
  gboolean         leading;
  gboolean         has_ghost;
  graphene_rect_t  ghost;
  graphene_rect_t  grid;
  guint            notify_source;
};

enum
{
  WIDTH_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcTableLayout, tc_table_layout, GTK_TYPE_LAYOUT_MANAGER)

G_DEFINE_ENUM_TYPE (TcTableSlot, tc_table_slot,
                    G_DEFINE_ENUM_VALUE (TC_SLOT_BACKDROP, "backdrop"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_PROMPT, "prompt"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_BOARD, "board"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_ACTIONS, "actions"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_DISTRICTS, "districts"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_REMOTE, "remote"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_NETWORKS, "networks"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_SIDE, "side"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_HQ_HEADER, "hq-header"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_HQ, "hq"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_CREW_HEADER, "crew-header"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_CREW, "crew"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_NEWS, "news"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_LEADER_FOOT, "leader-foot"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_SWITCHER, "switcher"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_COACH, "coach"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_REPLAY, "replay"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_SHUTTER, "shutter"))

#define TC_TYPE_TABLE_LAYOUT_CHILD (tc_table_layout_child_get_type ())

G_DECLARE_FINAL_TYPE (TcTableLayoutChild, tc_table_layout_child, TC, TABLE_LAYOUT_CHILD, GtkLayoutChild)

struct _TcTableLayoutChild
{
  GtkLayoutChild parent_instance;

  TcTableSlot    slot;
};

G_DEFINE_FINAL_TYPE (TcTableLayoutChild, tc_table_layout_child, GTK_TYPE_LAYOUT_CHILD)

static void
tc_table_layout_child_get_property (GObject    *object,
                                    guint       property,
                                    GValue     *value,
                                    GParamSpec *spec)
{
  g_value_set_enum (value, (gint) TC_TABLE_LAYOUT_CHILD (object)->slot);
}

static void
tc_table_layout_child_set_property (GObject      *object,
                                    guint         property,
                                    const GValue *value,
                                    GParamSpec   *spec)
{
  TC_TABLE_LAYOUT_CHILD (object)->slot = (TcTableSlot) g_value_get_enum (value);
  gtk_layout_manager_layout_changed (gtk_layout_child_get_layout_manager (GTK_LAYOUT_CHILD (object)));
}

static void
tc_table_layout_child_class_init (TcTableLayoutChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tc_table_layout_child_get_property;
  object_class->set_property = tc_table_layout_child_set_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_enum ("slot", NULL, NULL, TC_TYPE_TABLE_SLOT, TC_SLOT_PROMPT,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
tc_table_layout_child_init (TcTableLayoutChild *self)
{
}

/* The widgets by slot while the table is being laid out, and where they come to stand. */
typedef struct
{
  GtkWidget    *widgets[TC_N_SLOTS];
  GtkAllocation places[TC_N_SLOTS];    /* an empty one hides the widget */
} Plan;

static int
wanted_height (const Plan *plan,
               TcTableSlot slot,
               int         width)
{
  int natural = 0;

  if (plan->widgets[slot] != NULL && gtk_widget_should_layout (plan->widgets[slot]))
    gtk_widget_measure (plan->widgets[slot], GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

static void
place (Plan       *plan,
       TcTableSlot slot,
       int         x,
       int         y,
       int         width,
       int         height)
{
  plan->places[slot] = (GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) };
}

/* The three cards under the board, in the proportions of their contents. */
static void
place_tray (Plan *plan,
            int   x,
            int   y,
            int   width)
{
  const int districts = (width - 2 * GAP) * 38 / 100;
  const int remote = (width - 2 * GAP) * 30 / 100;

  place (plan, TC_SLOT_DISTRICTS, x, y, districts, TRAY_HEIGHT);
  place (plan, TC_SLOT_REMOTE, x + districts + GAP, y, remote, TRAY_HEIGHT);
  place (plan, TC_SLOT_NETWORKS, x + districts + remote + 2 * GAP, y,
         width - districts - remote - 2 * GAP, TRAY_HEIGHT);
}

/* What stands beside the board: the HQ (unless it is large), the crew, the news at the foot. */
static void
place_side (TcTableLayout *self,
            Plan          *plan,
            int            x,
            int            height)
{
  const int width = SIDE_WIDTH - 2 * SIDE_MARGIN;
  const int left = x + SIDE_MARGIN;
  const int news = wanted_height (plan, TC_SLOT_NEWS, width);
  int y = GAP;

  place (plan, TC_SLOT_SIDE, x, 0, SIDE_WIDTH, height);
  if (!self->leading)
    {
      const int header = wanted_height (plan, TC_SLOT_HQ_HEADER, width);
      const int side = CLAMP (height * 42 / 100, 120, width - 28);

      place (plan, TC_SLOT_HQ_HEADER, left, y, width, header);
      place (plan, TC_SLOT_HQ, left + (width - side) / 2, y + header, side, side);
      y += header + side + GAP;
    }
  place (plan, TC_SLOT_CREW_HEADER, left, y, width, wanted_height (plan, TC_SLOT_CREW_HEADER, width));
  y += plan->places[TC_SLOT_CREW_HEADER].height + GAP;
  place (plan, TC_SLOT_NEWS, left, height - news - GAP, width, news);
  place (plan, TC_SLOT_CREW, left, y, width, height - y - GAP - (news > 0 ? news + GAP : 0));
}

static void
plan_wide (TcTableLayout *self,
           Plan          *plan,
           int            width,
           int            height)
{
  const int main_width = width - SIDE_WIDTH;
  const int inner = main_width - 2 * MARGIN;
  const int prompt = wanted_height (plan, TC_SLOT_PROMPT, inner);
  const int foot = wanted_height (plan, TC_SLOT_LEADER_FOOT, inner);
  const gboolean has_tray = height >= 620;

  place (plan, TC_SLOT_PROMPT, MARGIN, 0, inner, prompt);
  if (self->leading)
    {
      place (plan, TC_SLOT_HQ, MARGIN, prompt, inner, height - prompt - foot - GAP);
      place (plan, TC_SLOT_LEADER_FOOT, MARGIN, height - foot - GAP, inner, foot);
    }
  else
    {
      const int tray = has_tray ? TRAY_HEIGHT + 2 * GAP : GAP;

      place (plan, TC_SLOT_BOARD, MARGIN, prompt, inner, height - prompt - tray - GAP);
      if (has_tray)
        place_tray (plan, MARGIN, height - TRAY_HEIGHT - GAP, inner);
    }
  place_side (self, plan, main_width, height);
}

/* One page over the whole room, which ends above the switcher. */
static void
place_page (Plan       *plan,
            TcTableSlot page,
            int         x,
            int         y,
            int         width,
            int         height)
{
  place (plan, page, x, y, width, height);
}

/* Board above, pages below; both medium and narrow tables are of this kind. */
static void
plan_stacked (TcTableLayout *self,
              Plan          *plan,
              int            width,
              int            height)
{
  const gboolean narrow = self->width == TC_TABLE_NARROW;
  const int margin = narrow ? 4 : GAP * 2;
  const int inner = width - 2 * margin;
  const int prompt = wanted_height (plan, TC_SLOT_PROMPT, inner);
  const int switcher = wanted_height (plan, TC_SLOT_SWITCHER, width);
  const int actions = narrow && self->has_ghost ? wanted_height (plan, TC_SLOT_ACTIONS, inner - 16) + GAP : 0;
  const int room = height - prompt - switcher - actions;
  const int board = MIN (wanted_height (plan, TC_SLOT_BOARD, inner), room * (narrow ? 50 : 62) / 100);
  int y = prompt;

  place (plan, TC_SLOT_PROMPT, margin, 0, inner, prompt);
  place (plan, TC_SLOT_SWITCHER, 0, height - switcher, width, switcher);
  if (self->leading)
    {
      const int foot = wanted_height (plan, TC_SLOT_LEADER_FOOT, inner);

      place (plan, TC_SLOT_HQ, margin, y, inner, height - prompt - foot - switcher);
      place (plan, TC_SLOT_LEADER_FOOT, margin, height - switcher - foot, inner, foot);
      return;
    }
  place (plan, TC_SLOT_BOARD, margin, y, inner, board);
  y += board + GAP;
  if (actions > 0)
    place (plan, TC_SLOT_ACTIONS, margin + 8, y, inner - 16, actions - GAP);
  y += actions;
  if (narrow)
    place_page (plan, self->page, margin, y, inner, height - switcher - y);
  else
    {
      const int side = height - switcher - y;
      const TcTableSlot page = self->page == TC_SLOT_HQ ? TC_SLOT_CREW : self->page;

      place (plan, TC_SLOT_HQ, margin, y, side, side);
      place_page (plan, page, margin + side + GAP, y, inner - side - GAP, side);
    }
}

/* The floating bar: under the ghost, else above, on the squares and off the values. */
static void
float_actions (TcTableLayout *self,
               Plan          *plan)
{
  GtkWidget *bar = plan->widgets[TC_SLOT_ACTIONS];
  const int left = (int) self->grid.origin.x, top = (int) self->grid.origin.y;
  const int right = left + (int) self->grid.size.width, bottom = top + (int) self->grid.size.height;
  GtkRequisition size;
  int x, y;

  if (!self->has_ghost || bar == NULL || plan->places[TC_SLOT_BOARD].width == 0 || plan->places[TC_SLOT_ACTIONS].width > 0)
    return;

  gtk_widget_get_preferred_size (bar, NULL, &size);
  x = (int) (self->ghost.origin.x + self->ghost.size.width / 2) - size.width / 2;
  y = (int) (self->ghost.origin.y + self->ghost.size.height) + GAP;
  if (y + size.height > bottom)
    y = (int) self->ghost.origin.y - GAP - size.height;
  place (plan, TC_SLOT_ACTIONS, CLAMP (x, left, MAX (left, right - size.width)), CLAMP (y, top, MAX (top, bottom - size.height)),
         size.width, size.height);
}

/* The coach speaks over the news when they stand beside the board, and else at the foot of the table. */
static void
float_coach (TcTableLayout *self,
             Plan          *plan,
             int            width,
             int            height)
{
  const gboolean wide = self->width == TC_TABLE_WIDE;
  const int room = (wide ? SIDE_WIDTH : width) - 2 * SIDE_MARGIN;
  const int wanted = wanted_height (plan, TC_SLOT_COACH, room);

  place (plan, TC_SLOT_COACH, (wide ? width - SIDE_WIDTH : 0) + SIDE_MARGIN, height - GAP - wanted, room, wanted);
}

static void
collect_widgets (TcTableLayout *self,
                 GtkWidget     *table,
                 Plan          *plan)
{
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLayoutChild *layout_child = gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child);

      plan->widgets[TC_TABLE_LAYOUT_CHILD (layout_child)->slot] = child;
    }
}

static void
allocate_plan (const Plan *plan)
{
  for (guint slot = 0; slot < TC_N_SLOTS; slot++)
    {
      GtkWidget *widget = plan->widgets[slot];
      GtkAllocation allocation = plan->places[slot];
      int least_width, least_height;

      if (widget == NULL)
        continue;
      gtk_widget_set_child_visible (widget, allocation.width > 0 && allocation.height > 0);
      if (!gtk_widget_should_layout (widget) || !gtk_widget_get_child_visible (widget))
        continue;
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
      allocation.width = MAX (allocation.width, least_width);
      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, allocation.width, &least_height, NULL, NULL, NULL);
      allocation.height = MAX (allocation.height, least_height);
      gtk_widget_size_allocate (widget, &allocation, -1);
    }
}

static gboolean
emit_width_changed (gpointer user_data)
{
  TcTableLayout *self = user_data;

  self->notify_source = 0;
  g_signal_emit (self, signals[WIDTH_CHANGED], 0);

  return G_SOURCE_REMOVE;
}

static void
set_width (TcTableLayout *self,
           TcTableWidth   width)
{
  if (self->width == width)
    return;

  self->width = width;
  if (self->notify_source == 0)
    self->notify_source = g_idle_add (emit_width_changed, self);
}

static void
tc_table_layout_measure (GtkLayoutManager *manager,
                         GtkWidget        *table,
                         GtkOrientation    orientation,
                         int               for_size,
                         int              *minimum,
                         int              *natural,
                         int              *minimum_baseline,
                         int              *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 753;
}

static void
tc_table_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget        *table,
                          int               width,
                          int               height,
                          int               baseline)
{
  TcTableLayout *self = TC_TABLE_LAYOUT (manager);
  Plan plan = { 0 };
  int replay;

  set_width (self, width >= WIDE_FROM ? TC_TABLE_WIDE : width >= MEDIUM_FROM ? TC_TABLE_MEDIUM : TC_TABLE_NARROW);
  collect_widgets (self, table, &plan);
  replay = wanted_height (&plan, TC_SLOT_REPLAY, width);
  place (&plan, TC_SLOT_BACKDROP, 0, 0, width, height);
  place (&plan, TC_SLOT_SHUTTER, 0, 0, width, height);
  place (&plan, TC_SLOT_REPLAY, 0, height - replay, width, replay);
  if (self->width == TC_TABLE_WIDE)
    plan_wide (self, &plan, width, height - replay);
  else
    plan_stacked (self, &plan, width, height - replay);
  float_actions (self, &plan);
  float_coach (self, &plan, width, height - replay);
  allocate_plan (&plan);
}

static void
tc_table_layout_finalize (GObject *object)
{
  TcTableLayout *self = TC_TABLE_LAYOUT (object);

  g_clear_handle_id (&self->notify_source, g_source_remove);

  G_OBJECT_CLASS (tc_table_layout_parent_class)->finalize (object);
}

static void
tc_table_layout_class_init (TcTableLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_table_layout_finalize;
  manager_class->layout_child_type = TC_TYPE_TABLE_LAYOUT_CHILD;
  manager_class->measure = tc_table_layout_measure;
  manager_class->allocate = tc_table_layout_allocate;

  signals[WIDTH_CHANGED] = g_signal_new ("width-changed", TC_TYPE_TABLE_LAYOUT, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_table_layout_init (TcTableLayout *self)
{
  self->page = TC_SLOT_HQ;
}

GtkLayoutManager *
tc_table_layout_new (void)
{
  return g_object_new (TC_TYPE_TABLE_LAYOUT, NULL);
}

TcTableWidth
tc_table_layout_get_width (TcTableLayout *self)
{
  g_return_val_if_fail (TC_IS_TABLE_LAYOUT (self), TC_TABLE_WIDE);

  return self->width;
}

void
tc_table_layout_set_page (TcTableLayout *self,
                          TcTableSlot    page)
{
  g_return_if_fail (TC_IS_TABLE_LAYOUT (self));

  self->page = page;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

TcTableSlot
tc_table_layout_get_page (TcTableLayout *self)
{
  g_return_val_if_fail (TC_IS_TABLE_LAYOUT (self), TC_SLOT_HQ);

  return self->page;
}

void
tc_table_layout_set_leading (TcTableLayout *self,
                             gboolean       leading)
{
  g_return_if_fail (TC_IS_TABLE_LAYOUT (self));

  if (self->leading == leading)
    return;
  self->leading = leading;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
tc_table_layout_set_ghost (TcTableLayout         *self,
                           const graphene_rect_t *ghost,
                           const graphene_rect_t *grid)
{
  g_return_if_fail (TC_IS_TABLE_LAYOUT (self));

  if (!self->has_ghost && ghost == NULL)
    return;
  self->has_ghost = ghost != NULL;
  if (ghost != NULL)
    {
      self->ghost = *ghost;
      self->grid = *grid;
    }
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
