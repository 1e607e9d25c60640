/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-networks-sentence.h"

#include <string.h>

#include <tc-bubble-picture.h>
#include <tc-networks-words.h>
#include <turn-compat.h>
#include <turn-die.h>

/* What stands for the pictures while the sentence is put together; languages may have them in any order. */
#define BUBBLE "\1"
#define DIE "\2"

/* What stands for them in the label, which leaves room there. */
#define PICTURE "\xef\xbf\xbc"

#define BUBBLE_WIDTH 36
#define BUBBLE_HEIGHT 22
#define DIE_SIZE 22
#define GAP 6             /* besides the spaces of the sentence */

/* A picture in the sentence. */
typedef struct
{
  GtkWidget *widget;
  int        index;       /* of its place in the label, in bytes, or -1: the sentence is without it */
} Picture;

struct _TcNetworksSentence
{
  GtkWidget parent_instance;

  GtkLabel *label;
  Picture   bubble;
  Picture   die;
};

G_DEFINE_FINAL_TYPE (TcNetworksSentence, tc_networks_sentence, GTK_TYPE_WIDGET)

static int
extent_of (GtkWidget     *widget,
           GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static void
tc_networks_sentence_measure (GtkWidget     *widget,
                              GtkOrientation orientation,
                              int            for_size,
                              int           *minimum,
                              int           *natural,
                              int           *minimum_baseline,
                              int           *natural_baseline)
{
  TcNetworksSentence *self = TC_NETWORKS_SENTENCE (widget);

  *natural = extent_of (GTK_WIDGET (self->label), orientation);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, MAX (extent_of (self->bubble.widget, orientation), extent_of (self->die.widget, orientation)));
  *minimum = *natural;
  *minimum_baseline = *natural_baseline = -1;
}

/* In the middle of the room that the label has left for it. */
static void
allocate_picture (TcNetworksSentence *self,
                  const Picture      *picture,
                  int                 height)
{
  PangoRectangle room;
  GtkRequisition size;
  int x;

  if (picture->index < 0)
    return;

  gtk_label_get_layout_offsets (self->label, &x, NULL);
  pango_layout_index_to_pos (gtk_label_get_layout (self->label), picture->index, &room);
  gtk_widget_get_preferred_size (picture->widget, NULL, &size);
  x += (room.x + room.width / 2) / PANGO_SCALE - size.width / 2;
  gtk_widget_size_allocate (picture->widget, &(GtkAllocation) { x, (height - size.height) / 2, size.width, size.height }, -1);
}

static void
tc_networks_sentence_size_allocate (GtkWidget *widget,
                                    int        width,
                                    int        height,
                                    int        baseline)
{
  TcNetworksSentence *self = TC_NETWORKS_SENTENCE (widget);

  gtk_widget_size_allocate (GTK_WIDGET (self->label), &(GtkAllocation) { 0, 0, width, height }, -1);
  allocate_picture (self, &self->bubble, height);
  allocate_picture (self, &self->die, height);
}

static void
tc_networks_sentence_dispose (GObject *object)
{
  turn_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tc_networks_sentence_parent_class)->dispose (object);
}

static void
tc_networks_sentence_class_init (TcNetworksSentenceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_networks_sentence_dispose;
  widget_class->measure = tc_networks_sentence_measure;
  widget_class->size_allocate = tc_networks_sentence_size_allocate;

  /* The card says the same to screen readers, and without pictures. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tc_networks_sentence_init (TcNetworksSentence *self)
{
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->bubble.widget = tc_bubble_picture_new (BUBBLE_WIDTH, BUBBLE_HEIGHT);
  self->die.widget = turn_die_new (DIE_SIZE);
  gtk_widget_set_parent (GTK_WIDGET (self->label), GTK_WIDGET (self));
  gtk_widget_set_parent (self->bubble.widget, GTK_WIDGET (self));
  gtk_widget_set_parent (self->die.widget, GTK_WIDGET (self));
}

static void
add_shape (const Picture *picture,
           PangoAttrList *attributes)
{
  const PangoRectangle room = { .width = (extent_of (picture->widget, GTK_ORIENTATION_HORIZONTAL) + GAP) * PANGO_SCALE };
  PangoAttribute *shape = pango_attr_shape_new (&room, &room);

  shape->start_index = (guint) picture->index;
  shape->end_index = shape->start_index + (guint) strlen (PICTURE);
  pango_attr_list_insert (attributes, shape);
}

/* The text with what leaves room for the pictures, which may come in any order, in the place of their marks. */
static char *
make_room (TcNetworksSentence *self,
           const char         *words,
           PangoAttrList      *attributes)
{
  GString *text = g_string_new (NULL);

  self->bubble.index = self->die.index = -1;
  for (const char *character = words; *character != '\0'; character++)
    {
      Picture *picture = *character == *BUBBLE ? &self->bubble : *character == *DIE ? &self->die : NULL;

      if (picture == NULL)
        {
          g_string_append_c (text, *character);
          continue;
        }
      picture->index = (int) text->len;
      g_string_append (text, PICTURE);
      add_shape (picture, attributes);
    }

  return g_string_free (text, FALSE);
}

void
tc_networks_sentence_set_draft (TcNetworksSentence *self,
                                const TcDraft      *draft,
                                const TurnPaint    *paint)
{
  const TcBubbleFace face = { .value = tc_draft_get_gain (draft), .look = TC_BUBBLE_CHOSEN, .own = paint, .owner = paint };
  const int die = tc_draft_get_die (draft);
  g_autofree char *words = tc_networks_sentence (draft, BUBBLE, DIE), *text = NULL;
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  g_return_if_fail (TC_IS_NETWORKS_SENTENCE (self));

  gtk_widget_set_visible (self->bubble.widget, strstr (words, BUBBLE) != NULL);
  gtk_widget_set_visible (self->die.widget, strstr (words, DIE) != NULL);
  text = make_room (self, words, attributes);
  gtk_label_set_label (self->label, text);
  gtk_label_set_attributes (self->label, attributes);
  tc_bubble_picture_set_face (TC_BUBBLE_PICTURE (self->bubble.widget), &face);
  turn_die_set_face (TURN_DIE (self->die.widget), die >= 0 ? tc_state_die_face (tc_draft_get_state (draft), (guint) die) : 0);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
