/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-count-up.h"

#include <turn-words.h>

#define MILLISECONDS 400

static void
show_value (double   value,
            gpointer label)
{
  g_autofree char *text = turn_words_number ((int) value);

  gtk_label_set_label (label, text);
}

/* A listener hears only where it ends, which is there before. */
static void
label_mapped (GtkWidget *label,
              gpointer   value)
{
  g_autoptr (AdwAnimation) animation = NULL;

  g_signal_handlers_disconnect_by_func (label, label_mapped, value);
  animation = adw_timed_animation_new (label, 0, GPOINTER_TO_INT (value), MILLISECONDS,
                                       adw_callback_animation_target_new (show_value, label, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (animation), ADW_EASE_OUT_CUBIC);
  adw_animation_play (animation);
}

void
turn_count_up (GtkLabel *label,
               int       value)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  show_value (value, label);
  if (adw_get_enable_animations (GTK_WIDGET (label)))
    g_signal_connect (label, "map", G_CALLBACK (label_mapped), GINT_TO_POINTER (value));
}
