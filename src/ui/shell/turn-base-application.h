/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <glib.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TURN_TYPE_BASE_APPLICATION (turn_base_application_get_type ())

/* What both programs are: one instance with its settings, the language and the colours that were chosen, and the actions about, preferences and quit.
 * It answers --version, and refuses in words where no window can be shown. */
G_DECLARE_DERIVABLE_TYPE (TurnBaseApplication, turn_base_application, TURN, BASE_APPLICATION, AdwApplication)

struct _TurnBaseApplicationClass
{
  AdwApplicationClass parent_class;

  const char         *program;            /* "tag-city" */
  const char         *version;
  GType               window_type;        /* of the windows a person works in; all others stand over one of those */
  GType               preferences_type;
  const char         *style;              /* the resource with its style sheet … */
  const char         *high_contrast;      /* … and the one that is added in high contrast, or NULL */
  const char         *shortcuts;          /* the resource with a GtkShortcutsWindow "help_overlay" */

  /* The section of them to begin with; NULL where the first will do. */
  const char         *(*choose_shortcuts)(TurnBaseApplication *self);

  /* One translated sentence for a person without a screen, with what can be done instead. */
  const char         *(*advise)         (void);
  GtkWindow          *(*new_about)      (void);
  GtkWindow          *(*new_preferences) (GSettings *settings);

  /* Builds a window of @window_type again, in the language that is spoken now. */
  void                (*say_anew)       (GtkWindow *window);
};

/* What the keys of a program do. */
typedef struct
{
  const char *action;
  const char *keys[3];
} TurnAccelerator;

void       turn_base_application_add_accelerators (TurnBaseApplication   *self,
                                                   const TurnAccelerator *accelerators,
                                                   gsize                  n_accelerators);

/* The window a person works in just now, or NULL. */
GtkWindow *turn_base_application_find_window      (TurnBaseApplication *self);

/* Shows another window over that one. */
void       turn_base_application_present_over     (TurnBaseApplication *self,
                                                   GtkWindow           *window);

/* Says in the window about a program who made the games that it is about. */
void turn_credits_add (AdwAboutWindow *about);

/* Where the other program of Tag City is: what the environment @variable says, beside this program, or where programs are installed; NULL if
 * there is none. */
char *turn_neighbour_find (const char *name,
                           const char *variable) G_GNUC_WARN_UNUSED_RESULT;

/* A while after a window or a page was made gives back to the system what was needed only for that: the heap is then a third free. Where that cannot be
 * done it does nothing. */
void turn_heap_trim_soon (void);

G_END_DECLS
