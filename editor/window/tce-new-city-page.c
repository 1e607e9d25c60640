/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-new-city-page.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-board-view.h>
#include <turn-fold.h>
#include <turn-palette.h>
#include <turn-path.h>

#include "tce-city-card.h"
#include "tce-tools.h"

/* Below this there is one column, with the picture first. */
#define WIDE 940

#define HANDLE_SIZE 22
#define AXIS_REACH 12
#define ACCENT 0x3584e4

struct _TceNewCityPage
{
  AdwBin              parent_instance;

  TcSymmetry          symmetry;
  guint               own_columns, own_rows; /* the size that is neither of the others */
  gboolean            refreshing;
  gboolean            one_column;
  guint               ordering;

  GtkScrolledWindow  *scrolled;
  TurnFold           *fold;
  GtkWidget          *wishes;
  GtkWidget          *result;
  GtkSpinButton      *columns;
  GtkSpinButton      *rows;
  GtkSpinButton      *districts;
  GtkRange           *water;
  GtkLabel           *own_size;
  GtkLabel           *symmetry_words;
  GtkLabel           *water_words;
  GtkLabel           *name;
  GtkLabel           *facts;
  GtkOverlay         *preview_slot;
  TcBoardView        *preview;
  GtkFlowBox         *cards;

  gboolean            dragging;              /* the corner of the picture */
  guint               drag_columns, drag_rows; /* before that */
  double              drag_side;
  GSimpleActionGroup *actions;
};

G_DEFINE_FINAL_TYPE (TceNewCityPage, tce_new_city_page, ADW_TYPE_BIN)

static guint chosen_signal;

static TcCityPlan
get_plan (TceNewCityPage *self)
{
  return (TcCityPlan) {
           .n_columns = (guint) gtk_spin_button_get_value_as_int (self->columns),
           .n_rows = (guint) gtk_spin_button_get_value_as_int (self->rows),
           .n_districts = (guint) gtk_spin_button_get_value_as_int (self->districts),
           .water = (guint) gtk_range_get_value (self->water),
           .symmetry = self->symmetry,
  };
}

static TceCityCard *
get_card (TceNewCityPage *self,
          int             place)
{
  return TCE_CITY_CARD (gtk_flow_box_get_child_at_index (self->cards, place));
}

static int
get_chosen (TceNewCityPage *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->cards);

  return chosen != NULL ? gtk_flow_box_child_get_index (chosen->data) : TC_CITY_EMPTY;
}

static char *
say_size (guint n_columns,
          guint n_rows)
{
  return g_strdup_printf (_("%u × %u"), n_columns, n_rows);
}

/* "104 squares, 6 districts of 16 to 18" */
static char *
say_facts (const TcBoard *board)
{
  const guint n_squares = tc_board_n_squares (board);
  g_autofree char *squares = g_strdup_printf (ngettext ("%d square", "%d squares", n_squares), n_squares);
  guint least = G_MAXUINT, most = 0;

  for (guint i = 0; i < board->n_districts; i++)
    {
      least = MIN (least, tc_board_district_size (board, i));
      most = MAX (most, tc_board_district_size (board, i));
    }
  if (n_squares == 0)
    return g_steal_pointer (&squares);

  if (least == most)
    return g_strdup_printf (ngettext ("%s, %d district of %d", "%s, %d districts of %d", board->n_districts), squares, board->n_districts, most);

  return g_strdup_printf (ngettext ("%s, %d district of %d to %d", "%s, %d districts of %d to %d", board->n_districts),
                          squares, board->n_districts, least, most);
}

static const char *
say_symmetry (TcSymmetry symmetry)
{
  switch (symmetry)
    {
    case TC_SYMMETRY_LEFT_RIGHT: return _("left to right");
    case TC_SYMMETRY_TOP_BOTTOM: return _("top to bottom");
    case TC_SYMMETRY_HALF_TURN:  return _("half a turn");
    case TC_SYMMETRY_NONE:
    default:                     return "";
    }
}

static void
show_chosen (TceNewCityPage *self)
{
  const int chosen = get_chosen (self);
  TcBoardFile *city = tce_city_card_get_city (get_card (self, chosen));
  const TcBoard *board = tc_board_file_get_board (city);
  const TcBoardScene scene = { .file = city };
  const guint n_squares = (guint) board->n_columns * board->n_rows;
  g_autofree char *size = say_size (board->n_columns, board->n_rows), *facts = say_facts (board);
  g_autofree char *name = g_strdup_printf (_("%s, %s"), tc_city_kind_get_name ((TcCityKind) chosen), size);
  g_autofree char *water = g_strdup_printf (ngettext ("%d of %d square", "%d of %d squares", n_squares), n_squares - tc_board_n_squares (board), n_squares);
  g_autofree char *words = tce_city_card_say (get_card (self, chosen));

  tc_board_view_set_scene (self->preview, &scene);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->facts, facts);
  gtk_label_set_label (self->water_words, water);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->preview_slot), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self->preview));
}

/* The name of a size as the action has it: "12x8". */
static char *
find_size_state (TceNewCityPage   *self,
                 const TcCityPlan *plan)
{
  static const struct { guint n_columns, n_rows; } presets[] = { { 8, 8 }, { 12, 8 }, { 16, 16 } };

  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    if (presets[i].n_columns == plan->n_columns && presets[i].n_rows == plan->n_rows)
      return g_strdup_printf ("%ux%u", plan->n_columns, plan->n_rows);

  self->own_columns = plan->n_columns;
  self->own_rows = plan->n_rows;

  return g_strdup ("own");
}

static void
set_state (TceNewCityPage *self,
           const char     *name,
           const char     *state)
{
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), name)), g_variant_new_string (state));
}

static void
refresh (TceNewCityPage *self)
{
  const TcCityPlan plan = get_plan (self);
  g_autofree char *state = find_size_state (self, &plan), *own = say_size (self->own_columns, self->own_rows);

  set_state (self, "size", state);
  gtk_label_set_label (self->own_size, own);
  gtk_label_set_label (self->symmetry_words, say_symmetry (plan.symmetry));
  for (TcCityKind kind = 0; kind < TC_N_CITY_KINDS; kind++)
    {
      g_autoptr (TcBoardFile) city = tc_city_template_new (kind, &plan);

      tce_city_card_set_city (get_card (self, (int) kind), city);
    }
  show_chosen (self);
}

static void
plan_changed (TceNewCityPage *self)
{
  if (!self->refreshing)
    refresh (self);
}

static void
set_size (TceNewCityPage *self,
          guint           n_columns,
          guint           n_rows)
{
  self->refreshing = TRUE;
  gtk_spin_button_set_value (self->columns, n_columns);
  gtk_spin_button_set_value (self->rows, n_rows);
  self->refreshing = FALSE;
  refresh (self);
}

static void
card_chosen (TceNewCityPage *self)
{
  if (self->preview != NULL && get_card (self, TC_N_CITY_KINDS - 1) != NULL && tce_city_card_get_city (get_card (self, 0)) != NULL)
    show_chosen (self);
}

static void
start (TceNewCityPage *self)
{
  g_signal_emit (self, chosen_signal, 0, tce_city_card_get_city (get_card (self, get_chosen (self))));
}

static void
card_activated (TceNewCityPage *self)
{
  start (self);
}

/* The corner of the picture makes the grid larger or smaller. */

static gboolean
find_corner (TceNewCityPage   *self,
             graphene_point_t *corner)
{
  const graphene_rect_t *grid = &tc_board_view_get_layout (self->preview)->grid;

  return gtk_widget_compute_point (GTK_WIDGET (self->preview), GTK_WIDGET (self->preview_slot),
                                   &GRAPHENE_POINT_INIT (grid->origin.x + grid->size.width, grid->origin.y + grid->size.height), corner);
}

static void
corner_drag_began (GtkGesture     *gesture,
                   double          x,
                   double          y,
                   TceNewCityPage *self)
{
  const TcCityPlan plan = get_plan (self);
  graphene_point_t corner;

  self->dragging = find_corner (self, &corner) && fabs (corner.x - x) <= HANDLE_SIZE && fabs (corner.y - y) <= HANDLE_SIZE;
  if (!self->dragging)
    return;

  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag_columns = plan.n_columns;
  self->drag_rows = plan.n_rows;
  self->drag_side = MAX (1, tc_board_view_get_layout (self->preview)->side);
}

static void
corner_dragged (TceNewCityPage *self,
                double          dx,
                double          dy)
{
  const int columns = (int) self->drag_columns + (int) round (dx / self->drag_side), rows = (int) self->drag_rows + (int) round (dy / self->drag_side);
  const TcCityPlan plan = get_plan (self);
  const guint n_columns = (guint) CLAMP (columns, TC_CITY_MIN_SIDE, TC_MAX_SIDE), n_rows = (guint) CLAMP (rows, TC_CITY_MIN_SIDE, TC_MAX_SIDE);

  if (self->dragging && (n_columns != plan.n_columns || n_rows != plan.n_rows))
    set_size (self, n_columns, n_rows);
}

static void
corner_drag_ended (TceNewCityPage *self)
{
  self->dragging = FALSE;
}

/* The axis of the symmetry and the corner. */
static void
draw_overlay (TcBoardView         *view,
              GtkSnapshot         *snapshot,
              const TcBoardLayout *layout,
              gpointer             user_data)
{
  TceNewCityPage *self = user_data;
  const graphene_rect_t *grid = &layout->grid;
  const double x = grid->origin.x + grid->size.width / 2, y = grid->origin.y + grid->size.height / 2, dashes[] = { 5, 4 };
  const GdkRGBA accent = turn_rgba (ACCENT, 1), white = turn_rgba (0xffffff, 1);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-HANDLE_SIZE, -HANDLE_SIZE, (float) gtk_widget_get_width (GTK_WIDGET (view)) + 2 * HANDLE_SIZE,
                                                                          (float) gtk_widget_get_height (GTK_WIDGET (view)) + 2 * HANDLE_SIZE));

  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_set_line_width (cr, 2.5);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  if (self->symmetry == TC_SYMMETRY_LEFT_RIGHT)
    {
      cairo_move_to (cr, x, grid->origin.y - AXIS_REACH);
      cairo_line_to (cr, x, grid->origin.y + grid->size.height + AXIS_REACH);
    }
  else if (self->symmetry == TC_SYMMETRY_TOP_BOTTOM)
    {
      cairo_move_to (cr, grid->origin.x - AXIS_REACH, y);
      cairo_line_to (cr, grid->origin.x + grid->size.width + AXIS_REACH, y);
    }
  else if (self->symmetry == TC_SYMMETRY_HALF_TURN)
    {
      cairo_arc (cr, x, y, .5 * layout->side, 0, 2 * G_PI);
    }
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  turn_path_append_rounded (cr, grid->origin.x + grid->size.width - .5 * HANDLE_SIZE, grid->origin.y + grid->size.height - .5 * HANDLE_SIZE,
                            HANDLE_SIZE, HANDLE_SIZE, 7);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &accent);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* Actions */

static void
size_chosen (GSimpleAction *action,
             GVariant      *state,
             gpointer       user_data)
{
  TceNewCityPage *self = user_data;
  guint n_columns = self->own_columns, n_rows = self->own_rows;

  sscanf (g_variant_get_string (state, NULL), "%ux%u", &n_columns, &n_rows);
  set_size (self, n_columns, n_rows);
}

static void
symmetry_chosen (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       user_data)
{
  TceNewCityPage *self = user_data;
  g_autoptr (GEnumClass) values = g_type_class_ref (TCE_TYPE_SYMMETRY);
  const GEnumValue *value = g_enum_get_value_by_nick (values, g_variant_get_string (state, NULL));

  if (value == NULL)
    return;
  self->symmetry = (TcSymmetry) value->value;
  g_simple_action_set_state (action, state);
  refresh (self);
}

static void
choose_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceNewCityPage *self = TCE_NEW_CITY_PAGE (widget);
  GtkFlowBoxChild *card = gtk_flow_box_get_child_at_index (self->cards, g_variant_get_int32 (parameter) - 1);

  if (card == NULL)
    return;
  gtk_flow_box_select_child (self->cards, card);
  gtk_widget_grab_focus (GTK_WIDGET (card));
}

static void
start_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  start (TCE_NEW_CITY_PAGE (widget));
}

static void
insert_actions (TceNewCityPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "size", .parameter_type = "s", .state = "'12x8'", .change_state = size_chosen },
    { .name = "symmetry", .parameter_type = "s", .state = "'none'", .change_state = symmetry_chosen },
  };

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "new-city", G_ACTION_GROUP (self->actions));
}

static gboolean
put_in_order (gpointer user_data)
{
  TceNewCityPage *self = user_data;

  self->ordering = 0;
  gtk_widget_insert_before (self->wishes, GTK_WIDGET (self->fold), self->one_column ? NULL : self->result);

  return G_SOURCE_REMOVE;
}

/* While sizes are given out nothing may change its place. */
static void
width_changed (TceNewCityPage *self)
{
  const gboolean one_column = gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scrolled)) < WIDE;

  if (self->one_column == one_column)
    return;

  self->one_column = one_column;
  if (self->ordering == 0)
    self->ordering = g_idle_add (put_in_order, self);
}

/* Enter begins with what is chosen. */
static gboolean
tce_new_city_page_grab_focus (GtkWidget *widget)
{
  TceNewCityPage *self = TCE_NEW_CITY_PAGE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (get_card (self, get_chosen (self))));
}

static void
tce_new_city_page_dispose (GObject *object)
{
  TceNewCityPage *self = TCE_NEW_CITY_PAGE (object);

  g_clear_handle_id (&self->ordering, g_source_remove);
  if (self->preview != NULL)
    tc_board_view_set_overlay (self->preview, NULL, NULL, NULL);
  self->preview = NULL;
  g_clear_object (&self->actions);

  G_OBJECT_CLASS (tce_new_city_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (klass, "/org/tagcity/TagCity/Editor/tce-new-city-page.ui");
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, fold);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, scrolled);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, wishes);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, result);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, columns);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, rows);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, districts);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, water);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, own_size);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, symmetry_words);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, water_words);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, name);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, facts);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, preview_slot);
  gtk_widget_class_bind_template_child (klass, TceNewCityPage, cards);
  gtk_widget_class_bind_template_callback (klass, plan_changed);
  gtk_widget_class_bind_template_callback (klass, card_chosen);
  gtk_widget_class_bind_template_callback (klass, card_activated);
  gtk_widget_class_bind_template_callback (klass, corner_drag_began);
  gtk_widget_class_bind_template_callback (klass, corner_dragged);
  gtk_widget_class_bind_template_callback (klass, corner_drag_ended);
}

static void
tce_new_city_page_class_init (TceNewCityPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_new_city_page_dispose;
  widget_class->grab_focus = tce_new_city_page_grab_focus;
  chosen_signal = g_signal_new ("chosen", TCE_TYPE_NEW_CITY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_BOARD_FILE);
  g_type_ensure (TURN_TYPE_FOLD);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "new-city.choose", "i", choose_activated);
  gtk_widget_class_install_action (widget_class, "new-city.start", NULL, start_activated);
  for (int i = 1; i <= TC_N_CITY_KINDS; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + (guint) i, 0, "new-city.choose", "i", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + (guint) i, 0, "new-city.choose", "i", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, "new-city.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, "new-city.start", NULL);
}

static void
tce_new_city_page_init (TceNewCityPage *self)
{
  self->own_columns = 14;
  self->own_rows = 10;
  insert_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->preview = TC_BOARD_VIEW (tc_board_view_new_miniature ());
  gtk_widget_set_can_target (GTK_WIDGET (self->preview), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self->preview), FALSE);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self->preview), HANDLE_SIZE);
  gtk_widget_set_margin_top (GTK_WIDGET (self->preview), HANDLE_SIZE);
  tc_board_view_set_overlay (self->preview, draw_overlay, self, NULL);
  gtk_overlay_add_overlay (self->preview_slot, GTK_WIDGET (self->preview));
  for (TcCityKind kind = 0; kind < TC_N_CITY_KINDS; kind++)
    gtk_flow_box_append (self->cards, tce_city_card_new (tc_city_kind_get_name (kind)));
  gtk_flow_box_select_child (self->cards, gtk_flow_box_get_child_at_index (self->cards, TC_CITY_RING));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scrolled), "changed", G_CALLBACK (width_changed), self, G_CONNECT_SWAPPED);
  refresh (self);
}

TcSymmetry
tce_new_city_page_get_symmetry (TceNewCityPage *self)
{
  g_return_val_if_fail (TCE_IS_NEW_CITY_PAGE (self), TC_SYMMETRY_NONE);

  return self->symmetry;
}
