/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-page-layout.h"

#include <string.h>

#include <tc-board-view.h>
#include <turn-compat.h>

#include "tc-hint-ground.h"
#include "tc-table-geometry.h"

#define MIN_WIDTH 350           /* a window has a frame of its own … */
#define MORE_WIDTH 10           /* … and text of twice the size needs a bit more */
#define MIN_HEIGHT 420

struct _TcPageLayout
{
  GtkLayoutManager parent_instance;

  TcTableMoment    moment;
  TcHintTarget     hint;
  gboolean         lacks_tray;
  guint            notify_source;
};

enum
{
  WIDTH_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcPageLayout, tc_page_layout, GTK_TYPE_LAYOUT_MANAGER)

G_DEFINE_ENUM_TYPE (TcTableSlot, tc_table_slot,
                    G_DEFINE_ENUM_VALUE (TC_SLOT_BACKDROP, "backdrop"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_PROMPT, "prompt"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_BOARD, "board"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_LAST_ROUND, "last-round"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_ACTIONS, "actions"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_DISTRICTS, "districts"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_REMOTE, "remote"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_NETWORKS, "networks"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_CHECK, "check"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_SIDE, "side"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_HQ_HEADER, "hq-header"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_HQ, "hq"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_CREW_HEADER, "crew-header"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_CREW, "crew"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_JOURNAL, "journal"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_QUEUE, "queue"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_NEWS, "news"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_ENDING, "ending"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_LEADER_FOOT, "leader-foot"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_SWITCHER, "switcher"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_COACH, "coach"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_REPLAY, "replay"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_HINT, "hint"),
                    G_DEFINE_ENUM_VALUE (TC_SLOT_REVEAL, "reveal"))

#define TC_TYPE_PAGE_LAYOUT_CHILD (tc_page_layout_child_get_type ())

G_DECLARE_FINAL_TYPE (TcPageLayoutChild, tc_page_layout_child, TC, PAGE_LAYOUT_CHILD, GtkLayoutChild)

struct _TcPageLayoutChild
{
  GtkLayoutChild parent_instance;

  TcTableSlot    slot;
};

G_DEFINE_FINAL_TYPE (TcPageLayoutChild, tc_page_layout_child, GTK_TYPE_LAYOUT_CHILD)

static void
tc_page_layout_child_get_property (GObject    *object,
                                   guint       property,
                                   GValue     *value,
                                   GParamSpec *spec)
{
  g_value_set_enum (value, (gint) TC_PAGE_LAYOUT_CHILD (object)->slot);
}

static void
tc_page_layout_child_set_property (GObject      *object,
                                   guint         property,
                                   const GValue *value,
                                   GParamSpec   *spec)
{
  TC_PAGE_LAYOUT_CHILD (object)->slot = (TcTableSlot) g_value_get_enum (value);
  gtk_layout_manager_layout_changed (gtk_layout_child_get_layout_manager (GTK_LAYOUT_CHILD (object)));
}

static void
tc_page_layout_child_class_init (TcPageLayoutChildClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tc_page_layout_child_get_property;
  object_class->set_property = tc_page_layout_child_set_property;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_enum ("slot", NULL, NULL, TC_TYPE_TABLE_SLOT, TC_SLOT_PROMPT,
                                                      G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
}

static void
tc_page_layout_child_init (TcPageLayoutChild *self)
{
}

static void
collect_widgets (TcPageLayout    *self,
                 GtkWidget       *table,
                 TcTableGeometry *plan)
{
  for (GtkWidget *child = gtk_widget_get_first_child (table); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkLayoutChild *layout_child = gtk_layout_manager_get_layout_child (GTK_LAYOUT_MANAGER (self), child);

      plan->widgets[TC_PAGE_LAYOUT_CHILD (layout_child)->slot] = child;
    }
}

/* Where lines run from right to left the panels change sides. */
static void
mirror (TcTableGeometry *plan,
        int              width)
{
  for (guint slot = 0; slot < TC_N_SLOTS; slot++)
    plan->places[slot].x = width - plan->places[slot].x - plan->places[slot].width;
}

static void
allocate_widget (GtkWidget    *widget,
                 GtkAllocation allocation)
{
  int least_width, least_height;

  gtk_widget_set_child_visible (widget, allocation.width > 0 && allocation.height > 0);
  if (!gtk_widget_should_layout (widget) || !gtk_widget_get_child_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  allocation.width = MAX (allocation.width, least_width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, allocation.width, &least_height, NULL, NULL, NULL);
  allocation.height = MAX (allocation.height, least_height);
  gtk_widget_size_allocate (widget, &allocation, -1);
}

/* Over the values of the rows and beside those of the columns no board has anything. The board knows its squares as soon as it has its place. */
static void
place_last_round (TcTableGeometry *plan)
{
  const GtkAllocation *board = &plan->places[TC_SLOT_BOARD];
  const TcBoardLayout *layout = tc_board_view_get_layout (TC_BOARD_VIEW (plan->widgets[TC_SLOT_BOARD]));
  const double right = layout->grid.origin.x + layout->grid.size.width, room = layout->plate.origin.x + layout->plate.size.width - right;
  const double left = right + MIN (room * .12, 16);

  if (board->width == 0)
    return;
  plan->places[TC_SLOT_LAST_ROUND] = (GtkAllocation) {
    .x = board->x + (int) left,
    .y = board->y + (int) layout->plate.origin.y,
    .width = (int) (right + room - left),
    .height = (int) ((layout->grid.origin.y - layout->plate.origin.y) * .86),
  };
}

/* The card for checking networks and what it covers change places. */
static void
fade_tray (const TcTableGeometry *plan,
           double                 share)
{
  for (guint slot = TC_SLOT_DISTRICTS; slot <= TC_SLOT_CHECK; slot++)
    if (plan->widgets[slot] != NULL)
      gtk_widget_set_opacity (plan->widgets[slot], slot == TC_SLOT_CHECK ? share : tc_table_geometry_is_covered (plan, (TcTableSlot) slot) ? 1 - share : 1);
}

static gboolean
emit_width_changed (gpointer user_data)
{
  TcPageLayout *self = user_data;

  self->notify_source = 0;
  g_signal_emit (self, signals[WIDTH_CHANGED], 0);

  return G_SOURCE_REMOVE;
}

static void
set_room (TcPageLayout *self,
          TcTableWidth  width,
          int           height)
{
  const gboolean lacks_tray = width == TC_TABLE_WIDE && !self->moment.no_tray && !tc_table_geometry_has_tray (&self->moment, height);

  if (self->moment.width == width && self->lacks_tray == lacks_tray)
    return;

  self->moment.width = width;
  self->lacks_tray = lacks_tray;
  if (self->notify_source == 0)
    /* Before the next frame is drawn, not in the middle of this one. */
    self->notify_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, emit_width_changed, self, NULL);
}

static void
tc_page_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *table,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  const int least_width = MIN_WIDTH + (int) (MORE_WIDTH * MAX (turn_text_scale (table) - 1, 0));

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least_width : MIN_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 753;
}

static void
tc_page_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *table,
                         int               width,
                         int               height,
                         int               baseline)
{
  TcPageLayout *self = TC_PAGE_LAYOUT (manager);
  TcTableGeometry plan = { 0 };

  self->moment.text_scale = turn_text_scale (table);
  set_room (self, tc_table_geometry_choose_width (width, self->moment.text_scale), height);
  collect_widgets (self, table, &plan);
  tc_table_geometry_make (&plan, &self->moment, width, height);
  if (gtk_widget_get_direction (table) == GTK_TEXT_DIR_RTL)
    mirror (&plan, width);
  fade_tray (&plan, self->moment.check);
  for (guint slot = 0; slot < TC_N_SLOTS; slot++)
    {
      if (slot == TC_SLOT_LAST_ROUND)
        place_last_round (&plan);
      else if (slot == TC_SLOT_HINT && self->hint.is_shown)
        tc_hint_ground_place (&plan, &self->hint, self->moment.leading);
      if (plan.widgets[slot] != NULL)
        allocate_widget (plan.widgets[slot], plan.places[slot]);
    }
}

static void
tc_page_layout_get_property (GObject    *object,
                             guint       property,
                             GValue     *value,
                             GParamSpec *spec)
{
  g_value_set_double (value, TC_PAGE_LAYOUT (object)->moment.check);
}

static void
tc_page_layout_set_property (GObject      *object,
                             guint         property,
                             const GValue *value,
                             GParamSpec   *spec)
{
  TC_PAGE_LAYOUT (object)->moment.check = g_value_get_double (value);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (object));
}

static void
tc_page_layout_finalize (GObject *object)
{
  TcPageLayout *self = TC_PAGE_LAYOUT (object);

  g_clear_handle_id (&self->notify_source, g_source_remove);

  G_OBJECT_CLASS (tc_page_layout_parent_class)->finalize (object);
}

static void
tc_page_layout_class_init (TcPageLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_page_layout_finalize;
  G_OBJECT_CLASS (klass)->get_property = tc_page_layout_get_property;
  G_OBJECT_CLASS (klass)->set_property = tc_page_layout_set_property;
  manager_class->layout_child_type = TC_TYPE_PAGE_LAYOUT_CHILD;
  manager_class->measure = tc_page_layout_measure;
  manager_class->allocate = tc_page_layout_allocate;

  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_double ("check", NULL, NULL, 0, 1, 0, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  signals[WIDTH_CHANGED] = g_signal_new ("width-changed", TC_TYPE_PAGE_LAYOUT, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_page_layout_init (TcPageLayout *self)
{
  self->moment.page = TC_SLOT_HQ;
}

gboolean
tc_page_layout_lacks_tray (TcPageLayout *self)
{
  g_return_val_if_fail (TC_IS_PAGE_LAYOUT (self), FALSE);

  return self->lacks_tray;
}

TcTableWidth
tc_page_layout_get_width (TcPageLayout *self)
{
  g_return_val_if_fail (TC_IS_PAGE_LAYOUT (self), TC_TABLE_WIDE);

  return self->moment.width;
}

void
tc_page_layout_set_page (TcPageLayout *self,
                         TcTableSlot   page)
{
  g_return_if_fail (TC_IS_PAGE_LAYOUT (self));

  self->moment.page = page;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

TcTableSlot
tc_page_layout_get_page (TcPageLayout *self)
{
  g_return_val_if_fail (TC_IS_PAGE_LAYOUT (self), TC_SLOT_HQ);

  return self->moment.page;
}

void
tc_page_layout_set_leading (TcPageLayout *self,
                            gboolean      leading)
{
  g_return_if_fail (TC_IS_PAGE_LAYOUT (self));

  if (self->moment.leading == leading)
    return;
  self->moment.leading = leading;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
tc_page_layout_set_guided (TcPageLayout *self,
                           gboolean      guided,
                           gboolean      has_tray)
{
  g_return_if_fail (TC_IS_PAGE_LAYOUT (self));

  if (self->moment.guided == guided && self->moment.no_tray == !has_tray)
    return;
  self->moment.guided = guided;
  self->moment.no_tray = !has_tray;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
tc_page_layout_set_hint (TcPageLayout       *self,
                         const TcHintTarget *target)
{
  g_return_if_fail (TC_IS_PAGE_LAYOUT (self));

  if (memcmp (&self->hint, target, sizeof *target) == 0)
    return;
  self->hint = *target;
  self->moment.hinted = target->is_shown && !target->is_brief;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
