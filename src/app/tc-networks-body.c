/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-networks-body.h"

#include <tc-text-scale.h>

#define WIDE_FROM 560
#define GAP 8
#define MARGIN 10             /* at the ends of a line */

/* In a wide card. */
#define LEAST_HEIGHT 72
#define LEAST_WORDS 132
#define MOST_WORDS 280
#define MOST_HEAD 200         /* of the character */

/* In a narrow one: from what height on there is a character, and how large it is. */
#define LEAST_CHARACTER 58
#define MOST_CHARACTER 84

struct _TcNetworksBody
{
  GtkWidget  parent_instance;

  GtkWidget *caption;
  GtkWidget *character;
  GtkWidget *dice;
  GtkWidget *bubbles;
  GtkWidget *words;
};

G_DEFINE_FINAL_TYPE (TcNetworksBody, tc_networks_body, GTK_TYPE_WIDGET)

static int
measure (GtkWidget     *widget,
         GtkOrientation orientation,
         int            for_size,
         gboolean       natural)
{
  int least, wanted;

  if (!gtk_widget_should_layout (widget))
    return 0;
  gtk_widget_measure (widget, orientation, for_size, &least, &wanted, NULL, NULL);

  return natural ? wanted : least;
}

static int
width_of (GtkWidget *widget,
          gboolean   natural)
{
  return measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, natural);
}

/* As high as it would like to be. */
static int
height_of (GtkWidget *widget,
           int        width)
{
  return measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, width_of (widget, FALSE)), TRUE);
}

/* The character of a wide card shrinks where text is large. */
static int
character_width (TcNetworksBody *self,
                 int             height)
{
  return (int) CLAMP (height * 1.2 / tc_text_scale (GTK_WIDGET (self)), MOST_CHARACTER, MOST_HEAD);
}

/* The words of a wide card get a fifth of it, and more where text is large, as long as the bubbles keep to one line. */
static int
words_width (TcNetworksBody *self,
             int             width,
             int             height)
{
  const int most = width - character_width (self, height) - 2 * (MARGIN + GAP) - width_of (self->bubbles, TRUE) * 7 / 10;
  const int wanted = (int) (CLAMP (width / 5, LEAST_WORDS, MOST_WORDS) * tc_text_scale (GTK_WIDGET (self)));

  return MAX (MIN (wanted, MAX (most, LEAST_WORDS)), width_of (self->words, FALSE));
}

/* So high that everything in it can be read and touched; the character needs no room of its own. */
static int
narrow_height (TcNetworksBody *self,
               int             width)
{
  const int inner = width - 2 * MARGIN;

  return height_of (self->dice, width) + height_of (self->bubbles, inner) + GAP + height_of (self->words, inner - MOST_CHARACTER - GAP) + MARGIN;
}

static void
measure_width (TcNetworksBody *self,
               int            *minimum,
               int            *natural)
{
  *minimum = 2 * MARGIN + MAX (MAX (width_of (self->bubbles, FALSE), width_of (self->dice, FALSE)), width_of (self->words, FALSE) + MOST_CHARACTER + GAP);
  *natural = MAX (WIDE_FROM, width_of (self->character, TRUE) + width_of (self->bubbles, TRUE) + LEAST_WORDS + 2 * MARGIN);
}

static void
tc_networks_body_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  TcNetworksBody *self = TC_NETWORKS_BODY (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
    }
  else if (for_size < 0 || for_size >= WIDE_FROM)
    {
      *minimum = MAX (LEAST_HEIGHT, measure (self->words, orientation, -1, FALSE));
      *natural = MAX (*minimum, height_of (self->character, -1));
    }
  else
    {
      *minimum = narrow_height (self, for_size);
      *natural = MAX (*minimum, *minimum - height_of (self->words, for_size - 2 * MARGIN - MOST_CHARACTER - GAP) + MOST_CHARACTER);
    }
}

static GtkSizeRequestMode
tc_networks_body_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* What gets no room is not there. Where lines run from right to left everything changes sides. */
static void
place (TcNetworksBody *self,
       GtkWidget      *widget,
       int             x,
       int             y,
       int             width,
       int             height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

  gtk_widget_set_child_visible (widget, width > 0 && height > 0);
  if (!gtk_widget_should_layout (widget) || width <= 0 || height <= 0)
    return;
  width = MAX (width, width_of (widget, FALSE));
  height = MAX (height, measure (widget, GTK_ORIENTATION_VERTICAL, width, FALSE));
  gtk_widget_size_allocate (widget, &(GtkAllocation) { mirrored ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x, y, width, height }, -1);
}

static void
place_wide (TcNetworksBody *self,
            int             width,
            int             height)
{
  const int words = words_width (self, width, height), words_height = MIN (height_of (self->words, words), height - 2 * GAP);
  const int character = character_width (self, height);
  const int caption = height_of (self->caption, -1);

  place (self, self->caption, MARGIN, GAP - 2, MIN (width_of (self->caption, TRUE), character + MOST_CHARACTER / 2), caption);
  place (self, self->character, MARGIN, caption / 2 + GAP, character, height - caption / 2 - GAP);
  place (self, self->bubbles, MARGIN + character + GAP, 0, width - character - words - 2 * (MARGIN + GAP), height);
  place (self, self->words, width - MARGIN - words, (height - words_height) / 2, words, words_height);
  place (self, self->dice, 0, 0, 0, 0);
}

static void
place_narrow (TcNetworksBody *self,
              int             width,
              int             height)
{
  const int inner = width - 2 * MARGIN;
  const int dice = height_of (self->dice, width), bubbles = height_of (self->bubbles, inner);
  const int y = dice + bubbles + GAP, rest = height - y;
  const int character = rest >= LEAST_CHARACTER ? MIN (rest, MOST_CHARACTER) : 0;
  const int left = MARGIN + (character > 0 ? MOST_CHARACTER + GAP : 0);
  const int words = MIN (height_of (self->words, width - MARGIN - left), rest);

  place (self, self->caption, 0, 0, 0, 0);
  place (self, self->dice, 0, 0, width, dice);
  place (self, self->bubbles, MARGIN, dice, inner, bubbles);
  place (self, self->character, MARGIN, height - character, MOST_CHARACTER, character);
  place (self, self->words, left, y + MAX (0, (rest - words) / 2), width - MARGIN - left, words);
}

static void
tc_networks_body_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  if (width >= WIDE_FROM)
    place_wide (TC_NETWORKS_BODY (widget), width, height);
  else
    place_narrow (TC_NETWORKS_BODY (widget), width, height);
}

static void
tc_networks_body_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tc_networks_body_parent_class)->dispose (object);
}

static void
tc_networks_body_class_init (TcNetworksBodyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_networks_body_dispose;
  widget_class->get_request_mode = tc_networks_body_get_request_mode;
  widget_class->measure = tc_networks_body_measure;
  widget_class->size_allocate = tc_networks_body_size_allocate;
}

static void
tc_networks_body_init (TcNetworksBody *self)
{
}

GtkWidget *
tc_networks_body_new (GtkWidget *caption,
                      GtkWidget *character,
                      GtkWidget *dice,
                      GtkWidget *bubbles,
                      GtkWidget *words)
{
  TcNetworksBody *self = g_object_new (TC_TYPE_NETWORKS_BODY, NULL);
  GtkWidget *const children[] = { caption, character, dice, bubbles, words };

  self->caption = caption;
  self->character = character;
  self->dice = dice;
  self->bubbles = bubbles;
  self->words = words;
  for (gsize i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_set_parent (children[i], GTK_WIDGET (self));

  return GTK_WIDGET (self);
}
