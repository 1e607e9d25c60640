/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-networks-card.h"

#include <gtk/gtk.h>
#include <tc-bubble-row.h>
#include <tc-networks-words.h>
#include <turn-compat.h>

#include "tc-dice-row.h"
#include "turn-scroll-bin.h"

#define TC_TYPE_NETWORKS_BODY (tc_networks_body_get_type ())

/* Lays out the parts of the networks card: in a wide one the character, the bubbles and the words side by side, in a narrow one the dice, the
 * bubbles and below them character and words. It says itself how high it must be there; in a wide one it takes what height there is. */
G_DECLARE_FINAL_TYPE (TcNetworksBody, tc_networks_body, TC, NETWORKS_BODY, GtkWidget)

#define WIDE_FROM 560
#define GAP 8
#define MARGIN 10             /* at the ends of a line */

/* In a wide card. */
#define LEAST_BODY_HEIGHT 72
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
  return (int) CLAMP (height * 1.2 / turn_text_scale (GTK_WIDGET (self)), MOST_CHARACTER, MOST_HEAD);
}

/* The words of a wide card get a fifth of it, and more where text is large, as long as the bubbles keep to one line. */
static int
words_width (TcNetworksBody *self,
             int             width,
             int             height)
{
  const int most = width - character_width (self, height) - 2 * (MARGIN + GAP) - width_of (self->bubbles, TRUE) * 7 / 10;
  const int wanted = (int) (CLAMP (width / 5, LEAST_WORDS, MOST_WORDS) * turn_text_scale (GTK_WIDGET (self)));

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
      *minimum = MAX (LEAST_BODY_HEIGHT, measure (self->words, orientation, -1, FALSE));
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
  turn_widget_clear (GTK_WIDGET (object));

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

#define FADE_MS 180

struct _TcNetworksCard
{
  AdwBin           parent_instance;

  const TurnPaint *paint;         /* of the tagger */
  gboolean         open;
  double           share;         /* how far it is out */
  AdwAnimation    *fade;          /* or NULL: never seen yet */

  TcNetworksBody  *body;
  GtkWidget       *caption;
  GtkWidget       *character;
  GtkWidget       *dice;
  GtkWidget       *bubbles;
  GtkWidget       *words_bin;
  GtkLabel        *words;
};

enum
{
  PROP_SHARE = 1,
  N_PROPERTIES,
};

enum
{
  BUBBLE_CHOSEN,
  DIE_CHOSEN,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPERTIES];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcNetworksCard, tc_networks_card, ADW_TYPE_BIN)

static void
draw_character (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        user_data)
{
  TcNetworksCard *self = user_data;
  const double size = MIN (width, height);

  if (self->paint != NULL)
    tc_character_draw (cr, self->paint, (width - size) / 2, height - size, size);
}

static void
bubble_chosen (TcNetworksCard *self,
               guint           bubble)
{
  g_signal_emit (self, signals[BUBBLE_CHOSEN], 0, bubble);
}

static void
die_chosen (TcNetworksCard *self,
            guint           die)
{
  g_signal_emit (self, signals[DIE_CHOSEN], 0, die);
}

static void
fade_moved (double   share,
            gpointer user_data)
{
  TcNetworksCard *self = user_data;

  self->share = share;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHARE]);
}

/* While it is away the card itself is not on the screen, so the table does the fading. */
static void
set_open (TcNetworksCard *self,
          gboolean        open)
{
  if (self->open == open)
    return;

  self->open = open;
  gtk_widget_set_can_target (GTK_WIDGET (self), open);
  if (self->fade == NULL)
    {
      self->fade = adw_timed_animation_new (gtk_widget_get_parent (GTK_WIDGET (self)), 0, 1, FADE_MS,
                                            adw_callback_animation_target_new (fade_moved, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->fade), ADW_LINEAR);
    }
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->fade), self->share);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->fade), open ? 1 : 0);
  adw_animation_play (self->fade);
}

/* What it means stands there in two steps, the first one stronger; a screen reader hears all of it at once. */
static void
refresh_words (TcNetworksCard *self,
               const TcDraft  *draft)
{
  g_autofree char *outcome = tc_networks_outcome (draft);
  g_autofree char *detail = tc_networks_detail (draft);
  g_autofree char *status = tc_networks_status (draft);
  g_autofree char *markup = outcome != NULL ? g_markup_printf_escaped ("<span weight='800' size='115%%'>%s</span>\n%s", outcome, detail)
                                              : g_markup_escape_text (detail, -1);

  gtk_label_set_markup (self->words, markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->words), GTK_ACCESSIBLE_PROPERTY_LABEL, status, -1);
}

static void
tc_networks_card_get_property (GObject    *object,
                               guint       property,
                               GValue     *value,
                               GParamSpec *spec)
{
  g_value_set_double (value, TC_NETWORKS_CARD (object)->share);
}

static void
tc_networks_card_dispose (GObject *object)
{
  g_clear_object (&TC_NETWORKS_CARD (object)->fade);

  G_OBJECT_CLASS (tc_networks_card_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TC_TYPE_BUBBLE_ROW);
  g_type_ensure (TC_TYPE_DICE_ROW);
  g_type_ensure (TC_TYPE_NETWORKS_BODY);
  g_type_ensure (TURN_TYPE_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-networks-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, body);
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, caption);
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, character);
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, dice);
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, bubbles);
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, words_bin);
  gtk_widget_class_bind_template_child (widget_class, TcNetworksCard, words);
  gtk_widget_class_bind_template_callback (widget_class, bubble_chosen);
  gtk_widget_class_bind_template_callback (widget_class, die_chosen);
}

static void
tc_networks_card_class_init (TcNetworksCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_networks_card_dispose;
  object_class->get_property = tc_networks_card_get_property;

  properties[PROP_SHARE] = g_param_spec_double ("share", NULL, NULL, 0, 1, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[BUBBLE_CHOSEN] = g_signal_new ("bubble-chosen", TC_TYPE_NETWORKS_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DIE_CHOSEN] = g_signal_new ("die-chosen", TC_TYPE_NETWORKS_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "networks-card");
}

static void
tc_networks_card_init (TcNetworksCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->character), draw_character, self, NULL);
  /* The caption is only there in a wide card, over the character. */
  self->body->caption = self->caption;
  self->body->character = self->character;
  self->body->dice = self->dice;
  self->body->bubbles = self->bubbles;
  self->body->words = self->words_bin;
}

void
tc_networks_card_set_table (TcNetworksCard       *self,
                            TcTable              *table,
                            const TcBubblesScene *scene)
{
  const TcDraft *draft = tc_table_get_draft (table);

  g_return_if_fail (TC_IS_NETWORKS_CARD (self));

  set_open (self, scene->enabled && tc_draft_get_use (draft) == TC_USE_SOCIAL);
  if (!self->open)
    return;
  self->paint = scene->paints[scene->seat];
  gtk_widget_queue_draw (self->character);
  tc_bubble_row_set_scene (TC_BUBBLE_ROW (self->bubbles), scene);
  tc_dice_row_set_draft (TC_DICE_ROW (self->dice), draft);
  refresh_words (self, draft);
}

void
tc_networks_card_set_narrow (TcNetworksCard *self,
                             gboolean        narrow)
{
  g_return_if_fail (TC_IS_NETWORKS_CARD (self));

  gtk_widget_set_visible (self->dice, narrow);
  turn_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
}
