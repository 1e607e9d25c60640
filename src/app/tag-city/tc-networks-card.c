/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-networks-card.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <tc-bubble-row.h>
#include <tc-networks-words.h>
#include <turn-compat.h>

#include "tc-dice-row.h"
#include "turn-long-text.h"

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

/* The caption is only there in a wide card, over the character. */
static GtkWidget *
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

#define FADE_MS 180
#define CHARACTER_SIZE 92
#define LEAST_HEIGHT 88

struct _TcNetworksCard
{
  GtkWidget        parent_instance;

  const TurnPaint *paint;         /* of the tagger */
  gboolean         open;
  double           share;         /* how far it is out */
  AdwAnimation    *fade;          /* or NULL: never seen yet */

  GtkWidget       *scroller;
  GtkWidget       *body;
  GtkWidget       *character;
  GtkWidget       *dice;
  GtkWidget       *bubbles;
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

G_DEFINE_FINAL_TYPE (TcNetworksCard, tc_networks_card, GTK_TYPE_WIDGET)

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
tc_networks_card_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gtk_widget_measure (TC_NETWORKS_CARD (widget)->body, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = MIN (*minimum, LEAST_HEIGHT);
  *minimum_baseline = *natural_baseline = -1;
}

static GtkSizeRequestMode
tc_networks_card_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_networks_card_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  gtk_widget_size_allocate (TC_NETWORKS_CARD (widget)->scroller, &(GtkAllocation) { 0, 0, width, height }, -1);
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
  TcNetworksCard *self = TC_NETWORKS_CARD (object);

  g_clear_object (&self->fade);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (tc_networks_card_parent_class)->dispose (object);
}

static void
tc_networks_card_class_init (TcNetworksCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_networks_card_dispose;
  object_class->get_property = tc_networks_card_get_property;
  widget_class->get_request_mode = tc_networks_card_get_request_mode;
  widget_class->measure = tc_networks_card_measure;
  widget_class->size_allocate = tc_networks_card_size_allocate;

  properties[PROP_SHARE] = g_param_spec_double ("share", NULL, NULL, 0, 1, 0, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  signals[BUBBLE_CHOSEN] = g_signal_new ("bubble-chosen", TC_TYPE_NETWORKS_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DIE_CHOSEN] = g_signal_new ("die-chosen", TC_TYPE_NETWORKS_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "networks-card");
}

static GtkWidget *
new_caption (void)
{
  GtkWidget *caption = gtk_label_new (_("Networks"));

  gtk_label_set_xalign (GTK_LABEL (caption), 0);
  gtk_label_set_ellipsize (GTK_LABEL (caption), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (caption, "tray-caption");

  return caption;
}

static void
make_parts (TcNetworksCard *self)
{
  self->character = gtk_drawing_area_new ();
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->character), CHARACTER_SIZE);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->character), CHARACTER_SIZE);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->character), draw_character, self, NULL);
  self->dice = tc_dice_row_new ();
  self->bubbles = tc_bubble_row_new ();
  self->words = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.f, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->words), "networks-words");
  g_signal_connect_object (self->bubbles, "bubble-chosen", G_CALLBACK (bubble_chosen), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->dice, "die-chosen", G_CALLBACK (die_chosen), self, G_CONNECT_SWAPPED);
}

static void
tc_networks_card_init (TcNetworksCard *self)
{
  make_parts (self);
  self->body = tc_networks_body_new (new_caption (), self->character, self->dice, self->bubbles, turn_long_text_new (self->words));
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->body);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
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

gboolean
tc_networks_card_is_open (TcNetworksCard *self)
{
  g_return_val_if_fail (TC_IS_NETWORKS_CARD (self), FALSE);

  return self->open;
}
