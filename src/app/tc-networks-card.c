/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-networks-card.h"

#include <glib/gi18n.h>
#include <tc-bubble-row.h>
#include <tc-networks-text.h>

#include "tc-dice-row.h"
#include "tc-long-text.h"
#include "tc-networks-body.h"

#define FADE_MS 180
#define CHARACTER_SIZE 92
#define LEAST_HEIGHT 88

struct _TcNetworksCard
{
  GtkWidget      parent_instance;

  const TcPaint *paint;         /* of the tagger */
  gboolean       open;
  double         share;         /* how far it is out */
  AdwAnimation  *fade;          /* or NULL: never seen yet */

  GtkWidget     *scroller;
  GtkWidget     *body;
  GtkWidget     *character;
  GtkWidget     *dice;
  GtkWidget     *bubbles;
  GtkLabel      *words;
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
  self->body = tc_networks_body_new (new_caption (), self->character, self->dice, self->bubbles, tc_long_text_new (self->words));
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
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (self), "narrow");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "narrow");
}

gboolean
tc_networks_card_is_open (TcNetworksCard *self)
{
  g_return_val_if_fail (TC_IS_NETWORKS_CARD (self), FALSE);

  return self->open;
}
