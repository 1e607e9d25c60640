/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-chips.h"

#include <pango/pangocairo.h>

#include "tc-value-drawing.h"
#include "tc-wall-drawing.h"
#include "turn-path.h"

#define LABEL_SIZE .93
#define VALUE_SIZE 1.05

#define CHIP_PADDING_X 9
#define CHIP_PADDING_Y 3
#define GAP 5               /* between two chips */
#define LINE_GAP 3
#define WORD_GAP 11         /* between label and value */
#define ICON_SIZE 18
#define ICON_GAP 7
#define CHIP_RADIUS 8

typedef struct
{
  char    *label;
  char    *value;
  gboolean is_high;
  int      district;
  guint32  colour;
} Chip;

struct _TcChips
{
  Chip *chips;
  guint n_chips;
};

/* A chip as it is written, and where it stands. */
typedef struct
{
  PangoLayout *label;
  PangoLayout *value;
  int          label_width, label_height;
  int          value_width, value_height;
  int          x, y, width, height;
} Place;

TcChips *
tc_chips_new (const TcChip *chips,
              guint         n_chips)
{
  TcChips *self = g_new0 (TcChips, 1);

  self->chips = g_new0 (Chip, n_chips);
  self->n_chips = n_chips;
  for (guint i = 0; i < n_chips; i++)
    self->chips[i] = (Chip) { g_strdup (chips[i].label), g_strdup (chips[i].value), chips[i].is_high, chips[i].district, chips[i].colour };

  return self;
}

void
tc_chips_free (TcChips *self)
{
  for (guint i = 0; i < self->n_chips; i++)
    {
      g_free (self->chips[i].label);
      g_free (self->chips[i].value);
    }
  g_free (self->chips);
  g_free (self);
}

gboolean
tc_chips_equal (TcChips      *self,
                const TcChip *chips,
                guint         n_chips)
{
  for (guint i = 0; i < MIN (n_chips, self->n_chips); i++)
    if (!g_str_equal (self->chips[i].label, chips[i].label) || !g_str_equal (self->chips[i].value, chips[i].value)
        || self->chips[i].is_high != chips[i].is_high || self->chips[i].district != chips[i].district)
      return FALSE;

  return n_chips == self->n_chips;
}

PangoLayout *
tc_chips_lay_out (PangoContext *context,
                  const char   *text,
                  double        size,
                  PangoWeight   weight)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_layout_set_text (layout, text != NULL ? text : "", -1);
  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

void
tc_chips_write (cairo_t     *cr,
                PangoLayout *layout,
                double       x,
                double       y,
                guint32      colour,
                double       alpha)
{
  const GdkRGBA rgba = turn_rgba (colour, alpha);

  cairo_move_to (cr, x, y);
  pango_cairo_layout_path (cr, layout);
  gdk_cairo_set_source_rgba (cr, &rgba);
  cairo_fill (cr);
}

/* A label that is too long for a whole line is cut off. */
static Place
lay_out_chip (const Chip   *chip,
              PangoContext *context,
              int           width)
{
  Place place = {
    .label = tc_chips_lay_out (context, chip->label, LABEL_SIZE, PANGO_WEIGHT_BOLD),
    .value = tc_chips_lay_out (context, chip->value, VALUE_SIZE, PANGO_WEIGHT_HEAVY),
  };
  const int icon = chip->district >= 0 ? ICON_SIZE + ICON_GAP : 0;
  int others;

  pango_layout_get_pixel_size (place.value, &place.value_width, &place.value_height);
  others = 2 * CHIP_PADDING_X + icon + WORD_GAP + place.value_width;
  pango_layout_get_pixel_size (place.label, &place.label_width, &place.label_height);
  if (width >= 0 && others + place.label_width > width)
    {
      pango_layout_set_ellipsize (place.label, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (place.label, MAX (0, width - others) * PANGO_SCALE);
      pango_layout_get_pixel_size (place.label, &place.label_width, &place.label_height);
    }
  place.width = others + place.label_width;
  place.height = MAX (MAX (place.label_height, place.value_height), ICON_SIZE) + 2 * CHIP_PADDING_Y;

  return place;
}

/* One place a chip, in lines no longer than @width, or in one line if that is negative. */
static Place *
lay_out_chips (TcChips      *self,
               PangoContext *context,
               int           width)
{
  Place *places = g_new0 (Place, self->n_chips);
  int x = 0, y = 0;

  for (guint i = 0; i < self->n_chips; i++)
    {
      places[i] = lay_out_chip (&self->chips[i], context, width);
      if (width >= 0 && x > 0 && x + places[i].width > width)
        {
          x = 0;
          y += places[i].height + LINE_GAP;
        }
      places[i].x = x;
      places[i].y = y;
      x += places[i].width + GAP;
    }

  return places;
}

static void
free_places (Place *places,
             guint  n_places)
{
  for (guint i = 0; i < n_places; i++)
    {
      g_object_unref (places[i].label);
      g_object_unref (places[i].value);
    }
  g_free (places);
}

int
tc_chips_measure (TcChips      *self,
                  PangoContext *context,
                  int           width,
                  int          *longest)
{
  Place *places = lay_out_chips (self, context, width);
  int height = 0;

  if (longest != NULL)
    *longest = 0;
  for (guint i = 0; i < self->n_chips; i++)
    {
      height = MAX (height, places[i].y + places[i].height);
      if (longest != NULL)
        *longest = MAX (*longest, places[i].x + places[i].width);
    }
  free_places (places, self->n_chips);

  return height;
}

int
tc_chips_get_widest (TcChips      *self,
                     PangoContext *context)
{
  Place *places = lay_out_chips (self, context, -1);
  int widest = 0;

  for (guint i = 0; i < self->n_chips; i++)
    widest = MAX (widest, places[i].width);
  free_places (places, self->n_chips);

  return widest;
}

static void
draw_chip_paper (cairo_t     *cr,
                 const Place *place)
{
  const GdkRGBA white = turn_rgba (0xffffff, 1);

  turn_path_append_rounded (cr, -.5, -.5 + 2, place->width + 1, place->height, CHIP_RADIUS);
  cairo_set_source_rgba (cr, 0, 0, 0, .13);
  cairo_fill (cr);
  turn_path_append_rounded (cr, -.75, -.75, place->width + 1.5, place->height + 1.5, CHIP_RADIUS + .75);
  cairo_set_source_rgba (cr, 0, 0, 0, .16);
  cairo_fill (cr);
  turn_path_append_rounded (cr, 0, 0, place->width, place->height, CHIP_RADIUS);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_fill (cr);
}

/* On white paper, whatever the desktop's colours are. */
static void
draw_icon (cairo_t    *cr,
           const Chip *chip,
           double      x,
           double      y)
{
  const TcWall wall = tc_wall (chip->colour, (TurnTheme) { 0 });
  const GdkRGBA band = turn_rgba (wall.band, 1), sign = turn_rgba (0xffffff, 1);

  turn_path_append_rounded (cr, x, y, ICON_SIZE, ICON_SIZE, 5);
  gdk_cairo_set_source_rgba (cr, &band);
  cairo_fill (cr);
  tc_wall_draw_icon (cr, (guint) chip->district, x + 3.5, y + 3.5, ICON_SIZE - 7, &sign);
}

static void
draw_value (cairo_t         *cr,
            const Chip      *chip,
            const Place     *place,
            const TurnPaint *paint)
{
  const double x = place->width - CHIP_PADDING_X - place->value_width / 2., y = place->height / 2.;
  const GdkRGBA ink = turn_rgba (paint->ink, 1);

  tc_chips_write (cr, place->value, x - place->value_width / 2., y - place->value_height / 2., TURN_COLOUR_INK, 1);
  if (!chip->is_high)
    return;
  tc_loop_append (cr, x, y, MAX (place->value_width * .5 + 4, place->height * .4), place->height * .4);
  tc_marker_stroke (cr, &ink, 2, 1);
}

/* Each is stuck on by hand. */
static void
draw_chip (const Chip      *chip,
           cairo_t         *cr,
           const Place     *place,
           double           degrees,
           const TurnPaint *paint)
{
  const int icon = chip->district >= 0 ? ICON_SIZE + ICON_GAP : 0;

  cairo_save (cr);
  cairo_translate (cr, place->x + place->width / 2., place->y + place->height / 2.);
  cairo_rotate (cr, degrees * G_PI / 180);
  cairo_translate (cr, -place->width / 2., -place->height / 2.);
  draw_chip_paper (cr, place);
  if (icon > 0)
    draw_icon (cr, chip, CHIP_PADDING_X - 3, (place->height - ICON_SIZE) / 2.);
  tc_chips_write (cr, place->label, CHIP_PADDING_X + icon - (icon > 0 ? 3 : 0), (place->height - place->label_height) / 2., TURN_COLOUR_INK, 1);
  draw_value (cr, chip, place, paint);
  cairo_restore (cr);
}

void
tc_chips_draw (TcChips         *self,
               cairo_t         *cr,
               PangoContext    *context,
               int              width,
               const TurnPaint *paint)
{
  static const double angles[] = { -.6, .5, -.4, .7 };
  Place *places = lay_out_chips (self, context, width);

  for (guint i = 0; i < self->n_chips; i++)
    draw_chip (&self->chips[i], cr, &places[i], angles[i % G_N_ELEMENTS (angles)], paint);
  free_places (places, self->n_chips);
}

guint
tc_chips_count_in_line (TcChips      *self,
                        PangoContext *context,
                        int           width,
                        int          *reach)
{
  Place *places = lay_out_chips (self, context, width);
  guint count = 0;

  *reach = 0;
  while (count < self->n_chips && places[count].y == 0)
    {
      *reach = places[count].x + places[count].width;
      count++;
    }
  free_places (places, self->n_chips);

  return count;
}
