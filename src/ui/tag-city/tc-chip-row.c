/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-chip-row.h"

/* Room for shadows and for chips that lean. */
#define MARGIN 3
#define MORE_GAP 6

struct _TcChipRow
{
  TurnDrawn        parent_instance;

  TcChips         *chips;       /* or NULL */
  guint            n_chips;
  const TurnPaint *paint;
};

G_DEFINE_FINAL_TYPE (TcChipRow, tc_chip_row, TURN_TYPE_DRAWN)

/* "+2": how many have no room. */
static PangoLayout *
lay_out_more (PangoContext * context,
              guint n_more,
              int          *width,
              int          *height)
{
  g_autofree char *text = g_strdup_printf ("+%u", n_more);
  PangoLayout *layout = tc_chips_lay_out (context, text, 1, PANGO_WEIGHT_HEAVY);

  pango_layout_get_pixel_size (layout, width, height);

  return layout;
}

static void
draw_more (TcChipRow *self,
           cairo_t   *cr,
           guint      n_shown,
           double     x,
           double     height)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  GdkRGBA colour;
  int width, text_height;
  g_autoptr (PangoLayout) more = lay_out_more (context, self->n_chips - n_shown, &width, &text_height);

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  cairo_move_to (cr, x, (height - text_height) / 2);
  gdk_cairo_set_source_rgba (cr, &colour);
  pango_cairo_show_layout (cr, more);
}

static void
tc_chip_row_draw (TurnDrawn *drawn,
                  cairo_t   *cr,
                  double     width,
                  double     height,
                  TurnTheme  theme)
{
  TcChipRow *self = TC_CHIP_ROW (drawn);
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  int room = (int) width - 2 * MARGIN, more = 0, more_height, reach;
  guint n_shown = tc_chips_count_in_line (self->chips, context, room, &reach);

  cairo_translate (cr, MARGIN, MARGIN);
  if (n_shown < self->n_chips)
    {
      g_object_unref (lay_out_more (context, self->n_chips, &more, &more_height));
      room -= more + MORE_GAP;
      n_shown = tc_chips_count_in_line (self->chips, context, room, &reach);
      draw_more (self, cr, n_shown, reach + MORE_GAP, height - 2 * MARGIN);
    }
  cairo_rectangle (cr, -MARGIN, -MARGIN, reach + 2 * MARGIN, height);
  cairo_clip (cr);
  tc_chips_draw (self->chips, cr, context, room, self->paint);
}

static void
tc_chip_row_extend (TurnDrawn *drawn,
                    int       *width,
                    int       *height)
{
  *width = TC_CHIP_ROW (drawn)->n_chips > 0 ? *width + 2 * MARGIN : 0;
  *height += 2 * MARGIN;
}

/* It can do with the widest one and a figure. */
static void
measure_width (TcChipRow *self,
               int       *minimum,
               int       *natural)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  int more, height;

  g_object_unref (lay_out_more (context, self->n_chips, &more, &height));
  tc_chips_measure (self->chips, context, -1, natural);
  *minimum = MIN (*natural, tc_chips_get_widest (self->chips, context) + MORE_GAP + more);
}

static void
tc_chip_row_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  TcChipRow *self = TC_CHIP_ROW (widget);

  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (self->chips == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, minimum, natural);
  else
    *minimum = *natural = tc_chips_measure (self->chips, gtk_widget_get_pango_context (widget), -1, NULL);
}

static void
tc_chip_row_finalize (GObject *object)
{
  g_clear_pointer (&TC_CHIP_ROW (object)->chips, tc_chips_free);

  G_OBJECT_CLASS (tc_chip_row_parent_class)->finalize (object);
}

static void
tc_chip_row_class_init (TcChipRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tc_chip_row_finalize;
  widget_class->measure = tc_chip_row_measure;
  TURN_DRAWN_CLASS (klass)->draw = tc_chip_row_draw;
  TURN_DRAWN_CLASS (klass)->extend = tc_chip_row_extend;

  gtk_widget_class_set_css_name (widget_class, "chip-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tc_chip_row_init (TcChipRow *self)
{
}

void
tc_chip_row_set_chips (TcChipRow       *self,
                       const TcChip    *chips,
                       guint            n_chips,
                       const TurnPaint *paint)
{
  g_return_if_fail (TC_IS_CHIP_ROW (self));

  if (self->chips != NULL && self->paint == paint && tc_chips_equal (self->chips, chips, n_chips))
    return;
  g_clear_pointer (&self->chips, tc_chips_free);
  self->chips = tc_chips_new (chips, n_chips);
  self->n_chips = n_chips;
  self->paint = paint;
  turn_drawn_redraw (TURN_DRAWN (self));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
