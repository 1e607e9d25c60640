/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-view.h"

#include <adwaita.h>
#include <string.h>

#include "tc-board-hand.h"
#include "tc-board-input.h"
#include "tc-board-layers.h"
#include "tc-board-motion.h"
#include "tc-board-parts.h"
#include "tc-ui-private.h"
#include "turn-compat.h"

#define TEXTURE_CAPACITY 160

struct _TcBoardView
{
  GtkWidget          parent_instance;

  gboolean           miniature;
  TcBoardContents   *contents;              /* NULL: nothing is shown */
  TcBoardLayout      layout;
  TcBoardParts       parts;                 /* none in miniature */
  TcBoardLayers      layers;
  TcBoardMarks       marks;
  TurnTextureCache  *textures;
  TcBoardChange      change;                /* what the last move has brought */
  TcBoardHand        hand;

  guint              cursor_row;
  guint              cursor_column;
  char              *cursor_label;         /* NULL: the square's own */

  TcBoardOverlayFunc overlay;
  gpointer           overlay_data;
  GDestroyNotify     overlay_destroy;

  gboolean           has_theme;             /* of its own, not the desktop's */
  TurnTheme          theme;
};

G_DEFINE_FINAL_TYPE (TcBoardView, tc_board_view, GTK_TYPE_WIDGET)

enum
{
  PROP_MINIATURE = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
invalidate (TcBoardView *self,
            guint        layers)
{
  tc_board_layers_clear (&self->layers, layers);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
theme_changed (TcBoardView *self)
{
  invalidate (self, TC_ALL_BOARD_LAYERS);
}

static void
text_scale_changed (TcBoardView *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static double
text_scale (TcBoardView *self)
{
  return CLAMP (turn_text_scale (GTK_WIDGET (self)), .5, 3);
}

static guint
n_rows_of (TcBoardView *self)
{
  return self->contents != NULL ? self->contents->board->n_rows : 8;
}

static guint
n_columns_of (TcBoardView *self)
{
  return self->contents != NULL ? self->contents->board->n_columns : 12;
}

static gboolean
shows_cursor (TcBoardView *self)
{
  GtkWidget *square = tc_board_parts_get_square (&self->parts, self->cursor_row, self->cursor_column);

  return square != NULL && self->hand.is_empty && gtk_widget_has_visible_focus (square);
}

static void
tc_board_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TcBoardView *self = TC_BOARD_VIEW (widget);
  TcBoardPainter painter = {
    .widget = widget,
    .layout = &self->layout,
    .contents = self->contents,
    .motion = &self->change.motion,
    .textures = self->textures,
    .context = gtk_widget_get_pango_context (widget),
    .theme = self->has_theme ? self->theme : turn_theme_current (),
    .scale = gtk_widget_get_scale_factor (widget),
  };

  if (self->contents == NULL)
    return;

  tc_board_layers_append (&self->layers, snapshot, &painter, &self->marks, self->change.framed, TC_BOARD_LAYERS_UNDER_HAND);
  if (shows_cursor (self))
    tc_board_paint_cursor (&painter, snapshot, self->cursor_row, self->cursor_column);
  if (!self->hand.is_empty)
    tc_board_paint_ghost (&painter, snapshot, &self->hand.ghost, self->hand.pose);
  tc_board_layers_append (&self->layers, snapshot, &painter, &self->marks, self->change.framed, TC_BOARD_LAYER_STICKERS);
  if (self->overlay != NULL)
    self->overlay (self, snapshot, &self->layout, self->overlay_data);
}

static GtkSizeRequestMode
tc_board_view_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_board_view_measure (GtkWidget                      *widget,
                       GtkOrientation                  orientation,
                       int                             for_size,
                       int                            *minimum,
                       int                            *natural,
                       int           *minimum_baseline G_GNUC_UNUSED,
                       int           *natural_baseline G_GNUC_UNUSED)
{
  TcBoardView *self = TC_BOARD_VIEW (widget);

  tc_board_layout_measure (n_rows_of (self), n_columns_of (self), self->miniature, text_scale (self),
                           orientation, for_size, minimum, natural);
}

static void
tc_board_view_size_allocate (GtkWidget   *widget,
                             int          width,
                             int          height,
                             int baseline G_GNUC_UNUSED)
{
  TcBoardView *self = TC_BOARD_VIEW (widget);
  double side_before = self->layout.side;

  tc_board_layout_init (&self->layout, n_rows_of (self), n_columns_of (self), self->miniature, width, height, text_scale (self));

  /* Nothing that was drawn for squares of another size is of use any more. */
  if (self->layout.side != side_before)
    turn_texture_cache_clear (self->textures);
  invalidate (self, TC_ALL_BOARD_LAYERS);

  if (self->contents != NULL)
    tc_board_parts_allocate (&self->parts, self->contents, &self->layout);
}

static gboolean
tc_board_view_grab_focus (GtkWidget *widget)
{
  TcBoardView *self = TC_BOARD_VIEW (widget);
  GtkWidget *square = tc_board_parts_get_square (&self->parts, self->cursor_row, self->cursor_column);

  return square != NULL && gtk_widget_grab_focus (square);
}

/* Tab goes to the cursor's square, and from there out of the board. */
static gboolean
tc_board_view_focus (GtkWidget                 *widget,
                     GtkDirectionType direction G_GNUC_UNUSED)
{
  return gtk_widget_get_focus_child (widget) == NULL && gtk_widget_grab_focus (widget);
}

static void
label_cursor (TcBoardView *self,
              const char  *label)
{
  GtkWidget *square = tc_board_parts_get_square (&self->parts, self->cursor_row, self->cursor_column);
  g_autofree char *own = NULL;

  if (square == NULL)
    return;
  if (label == NULL)
    label = own = tc_board_contents_say_square (self->contents, self->cursor_row, self->cursor_column);

  tc_board_part_set_label (TC_BOARD_PART (square), label);
}

static void
move_cursor (TcBoardView *self,
             guint        row,
             guint        column)
{
  if (row == self->cursor_row && column == self->cursor_column)
    return;

  label_cursor (self, NULL);
  self->cursor_row = row;
  self->cursor_column = column;
  label_cursor (self, self->cursor_label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  tc_board_input_report_cursor (self);
}

/* However a square got the focus, the cursor is there. */
static void
tc_board_view_set_focus_child (GtkWidget *widget,
                               GtkWidget *child)
{
  TcBoardView *self = TC_BOARD_VIEW (widget);
  guint row, column;

  GTK_WIDGET_CLASS (tc_board_view_parent_class)->set_focus_child (widget, child);

  if (child != NULL && tc_board_parts_find_square (&self->parts, child, &row, &column))
    move_cursor (self, row, column);
  gtk_widget_queue_draw (widget);
}

static void
label_board (TcBoardView *self)
{
  g_autofree char *label = tc_board_contents_say_board (self->contents);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
keep_cursor_on_board (TcBoardView *self)
{
  self->cursor_row = MIN (self->cursor_row, n_rows_of (self) - 1);
  self->cursor_column = MIN (self->cursor_column, n_columns_of (self) - 1);
}

/* Brings everything in line with what is to be shown instead of what was (@before, or NULL). */
static void
refresh (TcBoardView           *self,
         const TcBoardContents *before)
{
  gboolean same_grid = self->layout.n_rows == n_rows_of (self) && self->layout.n_columns == n_columns_of (self);
  gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  gboolean new_parts = FALSE;

  keep_cursor_on_board (self);
  if (!self->miniature)
    new_parts = tc_board_parts_update (&self->parts, self->contents, before);
  /* A square that is gone has taken the focus with it, which would go anywhere. */
  if (had_focus && new_parts)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->contents != NULL)
    label_board (self);
  if (self->cursor_label != NULL)
    label_cursor (self, self->cursor_label);
  if (!same_grid || new_parts)
    gtk_widget_queue_resize (GTK_WIDGET (self));

  invalidate (self, TC_ALL_BOARD_LAYERS & ~tc_board_layers_unchanged (before, self->contents));
}

static void
change_advanced (GtkWidget *widget)
{
  invalidate (TC_BOARD_VIEW (widget), TC_BOARD_LAYER_FRAMES | TC_BOARD_LAYER_PIECES | TC_BOARD_LAYER_FIGURES);
}

static void
tc_board_view_get_property (GObject    *object,
                            guint       property_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (property_id)
    {
    case PROP_MINIATURE:
      g_value_set_boolean (value, TC_BOARD_VIEW (object)->miniature);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tc_board_view_set_property (GObject      *object,
                            guint         property_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (property_id)
    {
    case PROP_MINIATURE:
      TC_BOARD_VIEW (object)->miniature = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tc_board_view_constructed (GObject *object)
{
  TcBoardView *self = TC_BOARD_VIEW (object);

  G_OBJECT_CLASS (tc_board_view_parent_class)->constructed (object);

  if (!self->miniature)
    tc_board_input_attach (self);
}

static void
tc_board_view_dispose (GObject *object)
{
  TcBoardView *self = TC_BOARD_VIEW (object);

  if (self->parts.squares != NULL)
    tc_board_view_set_overlay (self, NULL, NULL, NULL);
  tc_board_parts_clear (&self->parts);
  tc_board_hand_clear (&self->hand);
  tc_board_change_clear (&self->change);
  tc_board_layers_clear (&self->layers, TC_ALL_BOARD_LAYERS);

  G_OBJECT_CLASS (tc_board_view_parent_class)->dispose (object);
}

static void
tc_board_view_finalize (GObject *object)
{
  TcBoardView *self = TC_BOARD_VIEW (object);

  g_clear_pointer (&self->contents, tc_board_contents_free);
  g_free (self->cursor_label);
  turn_texture_cache_free (self->textures);

  G_OBJECT_CLASS (tc_board_view_parent_class)->finalize (object);
}

static void
tc_board_view_class_init (TcBoardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tc_board_view_get_property;
  object_class->set_property = tc_board_view_set_property;
  object_class->constructed = tc_board_view_constructed;
  object_class->dispose = tc_board_view_dispose;
  object_class->finalize = tc_board_view_finalize;
  widget_class->snapshot = tc_board_view_snapshot;
  widget_class->get_request_mode = tc_board_view_get_request_mode;
  widget_class->measure = tc_board_view_measure;
  widget_class->size_allocate = tc_board_view_size_allocate;
  widget_class->focus = tc_board_view_focus;
  widget_class->grab_focus = tc_board_view_grab_focus;
  widget_class->set_focus_child = tc_board_view_set_focus_child;

  /* The city only, as one picture. A view from a .ui file should have the accessible role `img` then. */
  properties[PROP_MINIATURE] = g_param_spec_boolean ("miniature", NULL, NULL, FALSE,
                                                     G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  tc_board_input_install_signals (widget_class);
  gtk_widget_class_set_css_name (widget_class, "boardview");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
tc_board_view_init (TcBoardView *self)
{
  AdwStyleManager *style_manager = adw_style_manager_get_default ();

  self->textures = turn_texture_cache_new (TEXTURE_CAPACITY);
  self->marks.highlight_index = -1;
  tc_board_parts_init (&self->parts, GTK_WIDGET (self));
  tc_board_hand_init (&self->hand, GTK_WIDGET (self));
  tc_board_change_init (&self->change, GTK_WIDGET (self), change_advanced);

  g_signal_connect_object (style_manager, "notify::dark", G_CALLBACK (theme_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style_manager, "notify::high-contrast", G_CALLBACK (theme_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (text_scale_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (theme_changed), NULL);
}

GtkWidget *
tc_board_view_new (void)
{
  return g_object_new (TC_TYPE_BOARD_VIEW, NULL);
}

GtkWidget *
tc_board_view_new_miniature (void)
{
  return g_object_new (TC_TYPE_BOARD_VIEW,
                       "miniature", TRUE,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                       NULL);
}

void
tc_board_view_set_scene (TcBoardView        *self,
                         const TcBoardScene *scene)
{
  g_autoptr (TcBoardContents) before = NULL, after = NULL;

  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  if (scene != NULL)
    after = tc_board_contents_new (scene);

  /* What is shown already goes on as it is, with all that moves. */
  if (after != NULL && self->contents != NULL && tc_board_contents_equal (after, self->contents))
    return;

  tc_board_view_finish_animations (self);
  before = g_steal_pointer (&self->contents);
  self->contents = g_steal_pointer (&after);

  memset (self->marks.soon, 0, sizeof self->marks.soon);
  refresh (self, before);

  /* Paint spreads from the cursor, which follows the shape in hand. */
  tc_board_change_show (&self->change, before, self->contents, self->cursor_column + .5, self->cursor_row + .5);
}

const TcBoardContents *
tc_board_view_get_contents (TcBoardView *self)
{
  g_return_val_if_fail (TC_IS_BOARD_VIEW (self), NULL);

  return self->contents;
}

const TcBoardLayout *
tc_board_view_get_layout (TcBoardView *self)
{
  g_return_val_if_fail (TC_IS_BOARD_VIEW (self), NULL);

  return &self->layout;
}

void
tc_board_view_set_ghost (TcBoardView        *self,
                         const TcBoardGhost *ghost)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  tc_board_hand_take (&self->hand, ghost, n_columns_of (self));
}

void
tc_board_view_refuse_ghost (TcBoardView *self)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  tc_board_hand_refuse (&self->hand, self->layout.side);
}

void
tc_board_view_set_soon (TcBoardView          *self,
                        const TcDraftFeature *features,
                        guint                 n_features)
{
  TcRank soon[TC_MAX_FEATURES] = { TC_RANK_NONE };

  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  for (guint i = 0; i < n_features; i++)
    soon[features[i].feature] = features[i].rank;
  if (memcmp (soon, self->marks.soon, sizeof soon) == 0)
    return;

  tc_board_layers_change_soon (&self->layers, self->marks.soon, soon);
  memcpy (self->marks.soon, soon, sizeof soon);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_board_view_set_highlight (TcBoardView  *self,
                             TcFeatureKind kind,
                             int           index)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  self->marks.highlight_kind = kind;
  self->marks.highlight_index = index;
  invalidate (self, TC_BOARD_LAYER_FRAMES);
}

void
tc_board_view_set_cursor (TcBoardView *self,
                          guint        row,
                          guint        column)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));
  g_return_if_fail (row < n_rows_of (self) && column < n_columns_of (self));

  /* The focus moves the cursor along; without it the cursor moves alone. */
  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL)
    gtk_widget_grab_focus (tc_board_parts_get_square (&self->parts, row, column));
  move_cursor (self, row, column);
}

void
tc_board_view_get_cursor (TcBoardView *self,
                          guint       *row,
                          guint       *column)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  *row = self->cursor_row;
  *column = self->cursor_column;
}

void
tc_board_view_set_cursor_label (TcBoardView *self,
                                const char  *label)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  if (g_strcmp0 (label, self->cursor_label) == 0)
    return;

  g_free (self->cursor_label);
  self->cursor_label = g_strdup (label);
  label_cursor (self, label);
}

void
tc_board_view_set_overlay (TcBoardView       *self,
                           TcBoardOverlayFunc overlay,
                           gpointer           user_data,
                           GDestroyNotify     destroy)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  if (self->overlay_destroy != NULL)
    self->overlay_destroy (self->overlay_data);
  self->overlay = overlay;
  self->overlay_data = user_data;
  self->overlay_destroy = destroy;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_board_view_set_theme (TcBoardView     *self,
                         const TurnTheme *theme)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  self->has_theme = theme != NULL;
  self->theme = theme != NULL ? *theme : (TurnTheme) { 0 };
  invalidate (self, TC_ALL_BOARD_LAYERS);
}

void
tc_board_view_finish_animations (TcBoardView *self)
{
  g_return_if_fail (TC_IS_BOARD_VIEW (self));

  tc_board_change_finish (&self->change);
  tc_board_hand_finish (&self->hand);
}

gboolean
tc_board_view_is_animating (TcBoardView *self)
{
  g_return_val_if_fail (TC_IS_BOARD_VIEW (self), FALSE);

  return tc_board_change_is_running (&self->change) || tc_board_hand_is_moving (&self->hand);
}
