/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-prompt.h"

#include <turn-avatar.h>
#include <turn-compat.h>
#include <turn-words.h>

#define AVATAR_SIZE 40
#define AVATAR_SIZE_IN_BAR 44
#define LINES_IN_BAR 2          /* of each */
#define ALL_LINES_IN_BAR 3      /* of both together */
#define CHARS_IN_BAR 15
#define EMBEDDED_CHARS 25       /* of the usual size; no wider, whatever it says */
#define EMBEDDED_LINES 3        /* and as high as two, unless it says very much */

struct _TurnPrompt
{
  GtkBox      parent_instance;

  TurnAvatar *avatar;
  GtkWidget  *words;
  GtkLabel   *title;
  GtkLabel   *hint;
  GtkLabel   *news;
  gboolean    is_embedded;
  gboolean    is_in_bar;
  char       *asked;            /* what is to be done */
  char       *told;             /* what is said instead, or NULL */
  guint       tick;             /* until it has a place, or 0 */
};

G_DEFINE_FINAL_TYPE (TurnPrompt, turn_prompt, GTK_TYPE_BOX)

static void fit_lines (TurnPrompt *self);

static void
turn_prompt_finalize (GObject *object)
{
  TurnPrompt *self = TURN_PROMPT (object);

  g_free (self->asked);
  g_free (self->told);

  G_OBJECT_CLASS (turn_prompt_parent_class)->finalize (object);
}

static void
turn_prompt_class_init (TurnPromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = turn_prompt_finalize;
  g_type_ensure (TURN_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-prompt.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnPrompt, avatar);
  gtk_widget_class_bind_template_child (widget_class, TurnPrompt, words);
  gtk_widget_class_bind_template_child (widget_class, TurnPrompt, title);
  gtk_widget_class_bind_template_child (widget_class, TurnPrompt, hint);
  gtk_widget_class_bind_template_child (widget_class, TurnPrompt, news);
}

static void
turn_prompt_init (TurnPrompt *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turn_avatar_set_size (self->avatar, AVATAR_SIZE);
}

/* How many lines the title has where it stands, or has stood. */
static int
count_title_lines (TurnPrompt *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self->title));
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (self->title));

  if (width > 0)
    pango_layout_set_width (layout, width * PANGO_SCALE);

  return MIN (pango_layout_get_line_count (layout), LINES_IN_BAR);
}

static gboolean
frame_came (GtkWidget     *widget,
            GdkFrameClock *clock,
            gpointer       user_data)
{
  TurnPrompt *self = TURN_PROMPT (widget);

  if (gtk_widget_get_width (GTK_WIDGET (self->title)) == 0)
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  fit_lines (self);

  return G_SOURCE_REMOVE;
}

/* A bar has room for a few lines only; the rest can be read there. */
static void
fit_lines (TurnPrompt *self)
{
  const int rest = ALL_LINES_IN_BAR - count_title_lines (self);

  if (gtk_widget_get_width (GTK_WIDGET (self->title)) == 0 && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), frame_came, NULL, NULL);
  gtk_label_set_lines (self->hint, rest);
  gtk_label_set_lines (self->news, rest);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title), gtk_label_get_label (self->title));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->hint), gtk_label_get_label (self->hint));
}

static void
refresh (TurnPrompt *self)
{
  const gboolean has_news = gtk_widget_get_visible (GTK_WIDGET (self->news));

  gtk_label_set_label (self->title, self->told != NULL ? self->told : self->asked);
  if (self->is_in_bar)
    fit_lines (self);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !has_news && (*gtk_label_get_label (self->hint) != '\0' || self->is_embedded));
}

void
turn_prompt_say (TurnPrompt      *self,
                 const TurnPaint *paint,
                 const char      *title,
                 const char      *hint)
{
  g_return_if_fail (TURN_IS_PROMPT (self));

  turn_avatar_set_paint (self->avatar, paint);
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), paint != NULL);
  turn_words_replace (&self->asked, title);
  /* A screen reader says what changes in that order, and the title comes first. */
  gtk_label_set_label (self->title, self->told != NULL ? self->told : self->asked);
  turn_prompt_set_hint (self, hint);
}

void
turn_prompt_set_hint (TurnPrompt *self,
                      const char *hint)
{
  g_return_if_fail (TURN_IS_PROMPT (self));

  gtk_label_set_label (self->hint, hint);
  refresh (self);
}

void
turn_prompt_tell (TurnPrompt *self,
                  const char *title,
                  const char *line)
{
  g_autofree char *together = turn_words_together (line != NULL ? line : "");

  g_return_if_fail (TURN_IS_PROMPT (self));

  turn_words_replace (&self->told, title);
  gtk_label_set_label (self->news, together);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->news), line != NULL ? together : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->news), line != NULL);
  refresh (self);
}

/* Without the frame in which it stands by itself. */
static void
lose_frame (TurnPrompt *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "game-prompt");
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_FILL);
  g_object_set (self, "margin-top", 0, "margin-start", 0, "margin-end", 0, NULL);
}

/* It asks for the same room whatever it says, so that nothing beside it changes, and takes what there is. */
static void
fit_in_bar (GtkLabel *label)
{
  const int n_chars = (int) (CHARS_IN_BAR / MAX (turn_text_scale (GTK_WIDGET (label)), 1));

  g_object_set (label, "lines", LINES_IN_BAR, "ellipsize", PANGO_ELLIPSIZE_END, "width-chars", n_chars, "max-width-chars", n_chars, NULL);
}

void
turn_prompt_join_bar (TurnPrompt *self)
{
  g_return_if_fail (TURN_IS_PROMPT (self));

  self->is_in_bar = TRUE;
  lose_frame (self);
  gtk_widget_set_hexpand (self->words, TRUE);
  turn_avatar_set_size (self->avatar, AVATAR_SIZE_IN_BAR);
  fit_in_bar (self->title);
  fit_in_bar (self->hint);
  fit_in_bar (self->news);
}

void
turn_prompt_embed (TurnPrompt *self,
                   GtkBox     *box)
{
  const int n_chars = (int) (EMBEDDED_CHARS / MAX (turn_text_scale (GTK_WIDGET (self)), 1));

  g_return_if_fail (TURN_IS_PROMPT (self));

  g_object_ref (self);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (GTK_WIDGET (self))), GTK_WIDGET (self));
  gtk_box_prepend (box, GTK_WIDGET (self));
  g_object_unref (self);
  self->is_embedded = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self->hint), "two-lines");
  g_object_set (self->hint, "width-chars", n_chars, "max-width-chars", n_chars, "yalign", 0.f, "lines", EMBEDDED_LINES,
                "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  lose_frame (self);
}
