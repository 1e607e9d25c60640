/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A district is cut in two along a line: by the pointer, or by keys that move its ends. */

#include "tce-canvas-private.h"

#include <glib/gi18n.h>
#include <math.h>

#define GAP 8
#define END_REACH 18         /* how far from an end it can be taken hold of */
#define KEY_STEP .5          /* of a square */
#define LEAST_LINE .3        /* of a square: what is shorter was a click */

static const TcBoardFile *
get_file (TceCanvas *self)
{
  return tc_board_document_get_board_file (self->stroke.document);
}

static gboolean
is_possible (TceCanvas *self)
{
  return self->splitting && tc_board_split_possible (&self->overlay.split, tce_panel_get_board (TCE_PANEL (self)));
}

static void
say_result (TceCanvas *self)
{
  const TcBoardSplit *split = &self->overlay.split;
  g_autofree char *stay = g_strdup_printf (ngettext ("Split: %d square stays", "Split: %d squares stay", split->n_stay), split->n_stay);
  /* Translators: for screen readers, after “Split: 9 squares stay”. */
  g_autofree char *words = g_strdup_printf (ngettext ("%s, %d is new.", "%s, %d are new.", split->n_leave), stay, split->n_leave);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->split_bar), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
show_split (TceCanvas *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->split_bar), self->splitting && !self->cutting);
  self->overlay.has_split = self->splitting;
  if (self->splitting)
    {
      g_autoptr (TcBoardFile) after = tc_board_split_apply (&self->overlay.split, (TcBoardFile *) get_file (self));

      self->overlay.split_board = *tc_board_file_get_board (after);
      tce_split_bar_show (self->split_bar, after, &self->overlay.split, is_possible (self));
      say_result (self);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self->frame));
  tce_canvas_update_actions (self);
  tce_canvas_update_preview (self);
}

static void
cut (TceCanvas  *self,
     TcGridPoint from,
     TcGridPoint to,
     gboolean    other_half)
{
  tc_board_split_cut (&self->overlay.split, tce_panel_get_board (TCE_PANEL (self)), from, to, other_half);
  show_split (self);
}

void
tce_canvas_split_begin (TceCanvas *self,
                        guint      district)
{
  const TcBoard *board = tce_panel_get_board (TCE_PANEL (self));

  if (board == NULL || district >= board->n_districts || tc_board_district_size (board, district) < 2 || board->n_districts >= TC_MAX_DISTRICTS)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  tce_canvas_clear_marks (self);
  while (tce_canvas_select_give_up (self))
    continue;
  self->splitting = TRUE;
  self->cutting = FALSE;
  self->overlay.split_moves_start = FALSE;
  self->overlay.split = tc_board_split_new (board, district);
  show_split (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->view));
}

gboolean
tce_canvas_split_give_up (TceCanvas *self)
{
  const gboolean busy = self->splitting;

  self->splitting = self->cutting = FALSE;
  if (busy)
    show_split (self);

  return busy;
}

static void
apply (TceCanvas *self)
{
  const TcBoardSplit split = self->overlay.split;
  TcBoardDocument *document = self->stroke.document;
  TcBoardFile *file = tc_board_document_get_board_file (document);
  g_autoptr (TcBoardFile) after = NULL;
  g_autofree char *label = NULL;

  if (!is_possible (self))
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }

  /* Translators: this follows a colon, as in "Undo: split Docks". */
  label = g_strdup_printf (_("split %s"), tc_board_file_get_district_name (file, split.district, NULL));
  after = tc_board_split_apply (&split, file);
  tce_canvas_split_give_up (self);
  tc_board_document_apply_file (document, after, label, NULL);
}

/* The pointer. */

static TcGridPoint
find_point (TceCanvas *self,
            double     x,
            double     y)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const double across = (x - layout->grid.origin.x) / layout->side, down = (y - layout->grid.origin.y) / layout->side;

  return (TcGridPoint) { CLAMP (across, -1, layout->n_columns + 1.), CLAMP (down, -1, layout->n_rows + 1.) };
}

static gboolean
is_near (TceCanvas  *self,
         TcGridPoint a,
         TcGridPoint b)
{
  return hypot (a.x - b.x, a.y - b.y) * tc_board_view_get_layout (self->view)->side < END_REACH;
}

/* An end of the line, or a new line from here. */
gboolean
tce_canvas_split_press (TceCanvas *self,
                        double     x,
                        double     y)
{
  const TcBoardSplit *split = &self->overlay.split;
  const TcGridPoint point = find_point (self, x, y);

  if (!self->splitting)
    return FALSE;

  self->cutting = TRUE;
  self->cut_from = is_near (self, point, split->from) ? split->to : is_near (self, point, split->to) ? split->from : point;
  gtk_widget_grab_focus (GTK_WIDGET (self->view));

  return TRUE;
}

void
tce_canvas_split_drag (TceCanvas *self,
                       double     x,
                       double     y)
{
  const TcGridPoint point = find_point (self, x, y);

  if (hypot (point.x - self->cut_from.x, point.y - self->cut_from.y) >= LEAST_LINE)
    cut (self, self->cut_from, point, self->overlay.split.other_half);
}

void
tce_canvas_split_release (TceCanvas *self)
{
  self->cutting = FALSE;
  show_split (self);
}

/* Keys */

static void
move_end (TceCanvas *self,
          double     across,
          double     down)
{
  const TcBoardSplit *split = &self->overlay.split;
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  TcGridPoint from = split->from, to = split->to, *end = self->overlay.split_moves_start ? &from : &to;

  end->x = CLAMP (end->x + across * KEY_STEP, -1, layout->n_columns + 1.);
  end->y = CLAMP (end->y + down * KEY_STEP, -1, layout->n_rows + 1.);
  if (hypot (from.x - to.x, from.y - to.y) >= LEAST_LINE)
    cut (self, from, to, split->other_half);
}

gboolean
tce_canvas_split_key (TceCanvas *self,
                      guint      keyval)
{
  if (!self->splitting)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Up: case GDK_KEY_KP_Up:       move_end (self, 0, -1); return TRUE;
    case GDK_KEY_Down: case GDK_KEY_KP_Down:   move_end (self, 0, 1); return TRUE;
    case GDK_KEY_Left: case GDK_KEY_KP_Left:   move_end (self, -1, 0); return TRUE;
    case GDK_KEY_Right: case GDK_KEY_KP_Right: move_end (self, 1, 0); return TRUE;
    case GDK_KEY_Tab: case GDK_KEY_ISO_Left_Tab:
      self->overlay.split_moves_start = !self->overlay.split_moves_start;
      tce_canvas_update_preview (self);
      return TRUE;
    case GDK_KEY_o: case GDK_KEY_O:
      cut (self, self->overlay.split.from, self->overlay.split.to, !self->overlay.split.other_half);
      return TRUE;
    case GDK_KEY_space: case GDK_KEY_KP_Space:
    case GDK_KEY_Return: case GDK_KEY_KP_Enter: case GDK_KEY_ISO_Enter:
      apply (self);
      return TRUE;
    default:
      return FALSE;
    }
}

char *
tce_canvas_split_say (TceCanvas *self)
{
  const TcBoardSplit *split = &self->overlay.split;
  g_autofree char *stay = NULL, *leave = NULL;

  if (!self->splitting)
    return NULL;

  stay = g_strdup_printf (ngettext ("%d square stays", "%d squares stay", split->n_stay), split->n_stay);
  leave = g_strdup_printf (ngettext ("%d becomes a new district", "%d become a new district", split->n_leave), split->n_leave);

  return g_strdup_printf ("%s · %s, %s", tc_board_file_get_district_name ((TcBoardFile *) get_file (self), split->district, NULL), stay, leave);
}

/* Under the district where there is room, otherwise over it. */
void
tce_canvas_split_place (TceCanvas     *self,
                        GtkAllocation *place)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const TcSelection area = tc_selection_district (tce_panel_get_board (TCE_PANEL (self)), (guint8) self->overlay.split.district);
  const int width = gtk_widget_get_width (GTK_WIDGET (self->frame)), height = gtk_widget_get_height (GTK_WIDGET (self->frame));
  const double line_left = MIN (self->overlay.split.from.x, self->overlay.split.to.x), line_bottom = MAX (self->overlay.split.from.y, self->overlay.split.to.y);
  const double bottom = MAX (area.row + area.n_rows, line_bottom), top = MIN (area.row, MIN (self->overlay.split.from.y, self->overlay.split.to.y));
  graphene_point_t corner = GRAPHENE_POINT_INIT ((float) (layout->grid.origin.x + MIN (area.column, line_left) * layout->side),
                                                 (float) (layout->grid.origin.y + bottom * layout->side)), upper = corner;
  GtkRequisition least, natural;
  int foot = height - tce_stage_get_foot (self->stage);

  upper.y = (float) (layout->grid.origin.y + top * layout->side);
  if (!gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->frame), &corner, &corner) ||
      !gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->frame), &upper, &upper))
    return;

  gtk_widget_get_preferred_size (GTK_WIDGET (self->split_bar), &least, &natural);
  place->width = MAX (least.width, MIN (natural.width, width));
  gtk_widget_measure (GTK_WIDGET (self->split_bar), GTK_ORIENTATION_VERTICAL, place->width, NULL, &place->height, NULL, NULL);
  place->x = CLAMP ((int) corner.x, 0, MAX (0, width - place->width));
  place->y = (int) corner.y + 2 * GAP;
  if (place->y + place->height > foot)
    place->y = (int) upper.y - place->height - 2 * GAP;
  place->y = CLAMP (place->y, 0, MAX (0, foot - place->height));
}

/* Actions */

static void
split_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  guint kind, district;

  g_variant_get (parameter, "(uu)", &kind, &district);
  tce_canvas_split_begin (user_data, district);
}

static void
split_this_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  TceCanvas *self = user_data;

  tce_canvas_split_begin (self, tce_tools_get_district (self->stroke.tools));
}

static void
other_half_activated (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  tce_canvas_split_key (user_data, GDK_KEY_o);
}

static void
cancel_activated (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  tce_canvas_split_give_up (user_data);
}

static void
apply_activated (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       user_data)
{
  apply (user_data);
}

static const GActionEntry entries[] = {
  { .name = "split", .parameter_type = "(uu)", .activate = split_activated },
  { .name = "split-this", .activate = split_this_activated },
  { .name = "split-other-half", .activate = other_half_activated },
  { .name = "split-cancel", .activate = cancel_activated },
  { .name = "split-apply", .activate = apply_activated },
};

void
tce_canvas_update_split_actions (TceCanvas *self)
{
  const gboolean open = self->stroke.document != NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), entries[i].name)),
                                 open && (i < 2 || self->splitting));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "split-apply")), open && is_possible (self));
}

void
tce_canvas_install_split_actions (TceCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
}

void
tce_canvas_bind_split (GtkWidgetClass *widget_class)
{
  g_type_ensure (TCE_TYPE_SPLIT_BAR);
  gtk_widget_class_bind_template_child (widget_class, TceCanvas, split_bar);
}
