/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-act-text.h"

#include <turn-die-drawing.h>
#include <turn-path.h>

/* Stands in the text for a picture. */
#define PLACEHOLDER "\357\277\274"

/* In lines of text. */
#define DIE_SIZE .95
#define ICON_SIZE .85
#define CARD_HEIGHT 1.1
#define CARD_TEXT .8

#define CARD_PADDING 5
#define LINE_SPACING 3
#define LEAST_WIDTH 80
#define GAP 2               /* beside a picture */

/* A picture, and where it stands in the text. */
typedef struct
{
  TurnPart part;          /* with a copy of its texts */
  guint    index;         /* in bytes */
  double   width;
  double   height;
} Picture;

struct _TurnActText
{
  GtkWidget              parent_instance;

  GString               *text;
  PangoAttrList         *attributes;
  GArray                *pictures;      /* of Picture */
  const TurnActPictures *game;
  const TurnPaint       *paint;
  PangoLayout           *layout;        /* or NULL: to be made */
};

G_DEFINE_FINAL_TYPE (TurnActText, turn_act_text, GTK_TYPE_WIDGET)

static void
clear_picture (gpointer data)
{
  TurnPart *part = &((Picture *) data)->part;

  g_free (part->text);
  g_free (part->icon);
  g_free (part->figure);
}

/* The height of a line of the font. */
static double
get_line (TurnActText *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const int height = pango_font_metrics_get_ascent (metrics) + pango_font_metrics_get_descent (metrics);

  pango_font_metrics_unref (metrics);

  return (double) height / PANGO_SCALE;
}

/* "9♥", "T" or "FREEZE". */
static char *
describe_card (const TurnCardFace *face)
{
  static const char *const ranks[] = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" };
  static const char *const suits[] = {
    [TURN_SUIT_CLUBS] = "♣", [TURN_SUIT_DIAMONDS] = "♦", [TURN_SUIT_HEARTS] = "♥", [TURN_SUIT_SPADES] = "♠",
  };

  if (face->kind == TURN_CARD_PLAYING)
    return g_strconcat (ranks[face->value - 1], suits[face->suit], NULL);

  return g_strdup (face->letters);
}

static PangoLayout *
lay_out_card (TurnActText        *self,
              const TurnCardFace *face)
{
  g_autofree char *text = describe_card (face);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (CARD_TEXT));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static void
measure_card (TurnActText *self,
              Picture     *picture,
              double       line)
{
  const TurnCardFace face = self->game->find_face (picture->part.value);
  g_autoptr (PangoLayout) layout = lay_out_card (self, &face);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  picture->height = CARD_HEIGHT * line;
  picture->width = MAX (width + 2 * CARD_PADDING, picture->height / TURN_CARD_ASPECT);
}

static void
measure (TurnActText *self,
         Picture     *picture,
         double       line)
{
  switch (picture->part.kind)
    {
    case TURN_PART_DIE:
      picture->width = picture->height = DIE_SIZE * line;
      break;

    case TURN_PART_ICON:
      picture->width = picture->height = ICON_SIZE * line;
      break;

    case TURN_PART_CARD:
      measure_card (self, picture, line);
      break;

    case TURN_PART_SHAPE:
    case TURN_PART_STICKER:
    case TURN_PART_WORDS:
    case TURN_PART_NAME:
    default:
      self->game->measure (&picture->part, gtk_widget_get_pango_context (GTK_WIDGET (self)), line, &picture->width, &picture->height);
    }
}

/* Its middle is that of small letters. */
static PangoAttribute *
make_room (const Picture *picture,
           double         line)
{
  const PangoRectangle room = {
    .y = (int) (-(picture->height / 2 + .3 * line) * PANGO_SCALE),
    .width = (int) ((picture->width + 2 * GAP) * PANGO_SCALE),
    .height = (int) (picture->height * PANGO_SCALE),
  };
  PangoAttribute *attribute = pango_attr_shape_new (&room, &room);

  attribute->start_index = picture->index;
  attribute->end_index = picture->index + (guint) strlen (PLACEHOLDER);

  return attribute;
}

static PangoLayout *
get_layout (TurnActText *self)
{
  const double line = get_line (self);
  g_autoptr (PangoAttrList) attributes = NULL;

  if (self->layout != NULL)
    return self->layout;

  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text->str);
  pango_layout_set_wrap (self->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_spacing (self->layout, LINE_SPACING * PANGO_SCALE);
  attributes = pango_attr_list_copy (self->attributes);
  for (guint i = 0; i < self->pictures->len; i++)
    {
      Picture *picture = &g_array_index (self->pictures, Picture, i);

      measure (self, picture, line);
      pango_attr_list_insert (attributes, make_room (picture, line));
    }
  pango_layout_set_attributes (self->layout, attributes);

  return self->layout;
}

static void
turn_act_text_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  PangoLayout *layout = get_layout (TURN_ACT_TEXT (widget));
  int width, height;

  pango_layout_set_width (layout, orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0 ? for_size * PANGO_SCALE : -1);
  pango_layout_get_pixel_size (layout, &width, &height);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (LEAST_WIDTH, width);
      *natural = width;
    }
  else
    *minimum = *natural = height;
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
turn_act_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A small card is its ground and its text. */
static void
draw_card (TurnActText   *self,
           const Picture *picture,
           cairo_t       *cr)
{
  const TurnCardFace face = self->game->find_face (picture->part.value);
  const gboolean is_red = face.kind == TURN_CARD_PLAYING && (face.suit == TURN_SUIT_HEARTS || face.suit == TURN_SUIT_DIAMONDS);
  const GdkRGBA ground = turn_rgba (face.kind == TURN_CARD_LETTERS ? turn_mix (face.paint->body, 0xffffff, .72)
                                    : face.kind == TURN_CARD_WARNING ? TURN_COLOUR_INK : TURN_COLOUR_PAPER, 1);
  const GdkRGBA ink = turn_rgba (face.kind == TURN_CARD_WARNING ? 0xff6b70 : is_red ? 0xc01c28 : TURN_COLOUR_INK, 1);
  g_autoptr (PangoLayout) layout = lay_out_card (self, &face);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  turn_path_append_rounded (cr, .5, .5, picture->width - 1, picture->height - 1, 4);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, .45);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_move_to (cr, (picture->width - width) / 2., (picture->height - height) / 2.);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_die (const Picture *picture,
          cairo_t       *cr)
{
  const GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, .85f);

  cairo_translate (cr, picture->width / 2, picture->height / 2);
  turn_die_draw (cr, picture->width - 2, (guint) picture->part.value, &turn_die_ivory);
  /* Ivory on paper. */
  turn_path_append_rounded (cr, 1.5 - picture->width / 2, 1.5 - picture->width / 2, picture->width - 3, picture->width - 3, .24 * picture->width);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.3);
  cairo_stroke (cr);
}

static void
draw_icon (TurnActText   *self,
           const Picture *picture,
           GtkSnapshot   *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)),
                                                                  picture->part.icon, NULL, (int) picture->width,
                                                                  gtk_widget_get_scale_factor (widget),
                                                                  gtk_widget_get_direction (widget), 0);
  GdkRGBA colours[4];

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colours[0]);
  colours[1] = colours[2] = colours[3] = colours[0];
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon), snapshot, picture->width, picture->height,
                                            colours, G_N_ELEMENTS (colours));
}

static void
draw_picture (TurnActText   *self,
              const Picture *picture,
              GtkSnapshot   *snapshot)
{
  cairo_t *cr;

  if (picture->part.kind == TURN_PART_ICON)
    {
      draw_icon (self, picture, snapshot);
      return;
    }
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-2, -2, (float) picture->width + 4, (float) picture->height + 4));
  if (picture->part.kind == TURN_PART_DIE)
    draw_die (picture, cr);
  else if (picture->part.kind == TURN_PART_CARD)
    draw_card (self, picture, cr);
  else
    self->game->draw (&picture->part, cr, gtk_widget_get_pango_context (GTK_WIDGET (self)), picture->width, picture->height, self->paint);
  cairo_destroy (cr);
}

static void
turn_act_text_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TurnActText *self = TURN_ACT_TEXT (widget);
  PangoLayout *layout = get_layout (self);

  pango_layout_set_width (layout, gtk_widget_get_width (widget) * PANGO_SCALE);
  gtk_snapshot_render_layout (snapshot, gtk_widget_get_style_context (widget), 0, 0, layout);
  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *picture = &g_array_index (self->pictures, Picture, i);
      PangoRectangle place;

      pango_layout_index_to_pos (layout, (int) picture->index, &place);
      gtk_snapshot_save (snapshot);
      /* A width below 0 is a line that runs from right to left. */
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (MIN (place.x, place.x + place.width) / PANGO_SCALE + GAP),
                                                              (float) (place.y + (place.height - picture->height * PANGO_SCALE) / 2) / PANGO_SCALE));
      draw_picture (self, picture, snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

static void
forget_layout (TurnActText *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
turn_act_text_css_changed (GtkWidget         *widget,
                           GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (turn_act_text_parent_class)->css_changed (widget, change);
  forget_layout (TURN_ACT_TEXT (widget));
}

static void
turn_act_text_direction_changed (GtkWidget       *widget,
                                 GtkTextDirection before)
{
  forget_layout (TURN_ACT_TEXT (widget));
}

static void
turn_act_text_finalize (GObject *object)
{
  TurnActText *self = TURN_ACT_TEXT (object);

  g_string_free (self->text, TRUE);
  pango_attr_list_unref (self->attributes);
  g_array_unref (self->pictures);
  g_clear_object (&self->layout);

  G_OBJECT_CLASS (turn_act_text_parent_class)->finalize (object);
}

static void
turn_act_text_class_init (TurnActTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = turn_act_text_finalize;
  widget_class->measure = turn_act_text_measure;
  widget_class->get_request_mode = turn_act_text_get_request_mode;
  widget_class->snapshot = turn_act_text_snapshot;
  widget_class->css_changed = turn_act_text_css_changed;
  widget_class->direction_changed = turn_act_text_direction_changed;

  gtk_widget_class_set_css_name (widget_class, "act-text");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
turn_act_text_init (TurnActText *self)
{
  self->text = g_string_new (NULL);
  self->attributes = pango_attr_list_new ();
  self->pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  g_array_set_clear_func (self->pictures, clear_picture);
}

static gboolean
is_picture (TurnActText    *self,
            const TurnPart *part)
{
  if (part->kind == TURN_PART_DIE || part->kind == TURN_PART_ICON)
    return TRUE;
  if (part->kind == TURN_PART_WORDS || part->kind == TURN_PART_NAME || self->game == NULL)
    return FALSE;

  return part->kind == TURN_PART_CARD ? self->game->find_face != NULL : self->game->draw != NULL;
}

static void
add_picture (TurnActText    *self,
             const TurnPart *part)
{
  Picture picture = { .part = *part, .index = (guint) self->text->len };

  picture.part.text = g_strdup (part->text);
  picture.part.icon = g_strdup (part->icon);
  picture.part.figure = g_strdup (part->figure);
  g_array_append_val (self->pictures, picture);
  g_string_append (self->text, PLACEHOLDER);
}

/* What an icon means stands behind it. */
static void
add_part (TurnActText    *self,
          const TurnPart *part)
{
  const guint start = (guint) self->text->len;

  if (is_picture (self, part))
    add_picture (self, part);
  if (part->kind == TURN_PART_ICON && *part->text != '\0')
    g_string_append (self->text, "\302\240");
  if (!is_picture (self, part) || part->kind == TURN_PART_ICON)
    g_string_append (self->text, part->text);
  if (part->kind == TURN_PART_NAME)
    {
      PangoAttribute *weight = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      weight->start_index = start;
      weight->end_index = (guint) self->text->len;
      pango_attr_list_insert (self->attributes, weight);
    }
}

void
turn_act_text_set (TurnActText           *self,
                   GArray                *parts,
                   const TurnActPictures *pictures,
                   const TurnPaint       *paint)
{
  g_return_if_fail (TURN_IS_ACT_TEXT (self));

  self->game = pictures;
  self->paint = paint;
  g_string_truncate (self->text, 0);
  g_array_set_size (self->pictures, 0);
  pango_attr_list_unref (self->attributes);
  self->attributes = pango_attr_list_new ();
  for (guint i = 0; i < parts->len; i++)
    {
      const TurnPart *part = &g_array_index (parts, TurnPart, i);

      if (i > 0 && part->kind == TURN_PART_STICKER)
        g_string_append_c (self->text, ' ');
      add_part (self, part);
    }
  forget_layout (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
