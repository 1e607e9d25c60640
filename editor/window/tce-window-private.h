/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-window.h"

#include <tc-balancing.h>
#include <tc-playtest.h>

#include "tce-beside.h"
#include "tce-district-panel.h"
#include "tce-hq-panel.h"
#include "tce-numbers.h"
#include "tce-problems-panel.h"
#include "tce-quick-bar.h"
#include "tce-vision.h"

G_BEGIN_DECLS

struct _TceWindow
{
  AdwApplicationWindow parent_instance;

  GSettings           *settings;
  TcBoardDocument     *document;       /* NULL: the page to start from */
  TcBoardChecker      *checker;        /* of the document */
  TceTools            *tools;
  TcPlaytest          *playtest;       /* the last one of the document, or NULL */
  TcBalancing         *balancing;      /* likewise */
  GSignalGroup        *balancing_signals;
  GSignalGroup        *document_signals;
  GSignalGroup        *checker_signals;
  void                 (*after_saving)(TceWindow *self);      /* what comes when the board is saved, or NULL */
  gboolean             closing;        /* the question is answered */
  gboolean             narrow;         /* one panel at a time */
  gboolean             on_problems;    /* narrow, and they have the page of the city */
  guint                folding;        /* 0: all is as wide as it should be */

  AdwToastOverlay     *toasts;
  AdwHeaderBar        *header;
  AdwWindowTitle      *title;
  GtkStack            *pages;
  GtkWidget           *undo;
  GtkWidget           *redo;
  GtkWidget           *play;
  AdwButtonContent    *play_content;
  GtkWidget           *open;
  GtkWidget           *save;
  GMenu               *undo_section;
  AdwBin              *start_slot;     /* empty until the page to start from is shown */
  AdwBin              *new_city_slot;  /* likewise */
  AdwBin              *paper_slot;     /* likewise */
  AdwBin              *playtest_slot;  /* likewise */
  AdwBin              *balance_slot;   /* likewise */
  AdwBin              *values_slot;    /* likewise */
  AdwBin              *edit_slot;      /* likewise */
  GtkMenuButton       *menu;
  GMenuModel          *primary_menu;
  GtkWidget           *save_report;
  GtkWidget           *apply_balance;
  GtkWidget           *one_step;
  GtkWidget           *balance_progress;
  GtkWidget           *start_painting;
  GtkWidget           *print_now;
  AdwButtonContent    *print_now_content;
  GtkWidget           *export_now;
  AdwButtonContent    *export_now_content;
  GtkWidget           *back;
  AdwButtonContent    *back_content;
  GtkInfoBar          *disk_bar;
  GtkLabel            *disk_text;
  GtkInfoBar          *copy_bar;
  GtkLabel            *copy_text;
  GtkWidget           *panel_bar;
  GtkWidget           *problems_tab;
  GtkLabel            *n_problems;

  /* The workspace: NULL until the first board is opened. */
  AdwLeaflet          *outer;
  AdwLeaflet          *inner;
  TceDistrictPanel    *palette;
  TceVision           *vision;
  TceCanvas           *canvas;
  TceBeside           *beside;
  TceProblemsPanel    *problems;
  GtkStack            *properties;
  TceHqPanel          *hq;
  TceNumbers          *drones;
  TceNumbers          *bubbles;
  TceQuickBar         *quick_bar;
  GtkWidget           *properties_switcher;
  AdwBin              *texts_slot;     /* empty until the page of texts is shown */
};

/* tce-application.c */
GtkWindow *tce_application_new_about       (void) G_GNUC_WARN_UNUSED_RESULT;

/* Offers boards that were not saved when a program was ended in the middle of it, over @window; each is opened in a window of its own. Nothing happens
 * when there are none. */
void     tce_application_offer_recovery    (TceWindow *window);

/* tce-window.c */
void     tce_window_set_playtest           (TceWindow  *self,
                                            TcPlaytest *playtest);

/* What each of these properties of @object is, as an action. */
void     tce_window_insert_property_actions (TceWindow         *self,
                                             const char        *prefix,
                                             gpointer           object,
                                             const char *const *names);

void     tce_window_set_balancing          (TceWindow   *self,
                                            TcBalancing *balancing);

/* tce-window-balance.c */
void     tce_window_install_balance_actions (GtkWidgetClass *klass);
gboolean tce_window_shows_balance          (TceWindow *self);

/* The button that takes the values, and that back to a search that goes on. */
void     tce_window_update_balance         (TceWindow *self);

/* tce-window-actions.c */
void     tce_window_install_actions        (GtkWidgetClass *klass);
gboolean tce_window_shows_report           (TceWindow *self);
gboolean tce_window_shows_values           (TceWindow *self);
gboolean tce_window_shows_new_city         (TceWindow *self);

/* Whether the board itself is seen, and not one of the pages about it. */
gboolean tce_window_is_editing             (TceWindow *self);
gboolean tce_window_shows_paper            (TceWindow *self);

/* The page that asks for size, water and what to begin with. */
void     tce_window_show_new_city          (TceWindow *self);

/* A key of a keyboard whose figures want Shift. */
gboolean tce_window_figure_pressed         (TceWindow      *self,
                                            guint           keyval,
                                            guint           keycode,
                                            GdkModifierType state);

/* Shows the button that saves the report where there is one, and allows it when there are figures. */
void     tce_window_update_report          (TceWindow *self);

/* As a picture; a toast says what became of it. */
gboolean tce_window_save_report            (TceWindow *self,
                                            GFile     *file);

/* tce-window-panels.c */
void     tce_window_bind_panels            (GtkWidgetClass *klass);
void     tce_window_add_panel_action       (TceWindow *self);

/* Makes what a board is edited in, unless it is there. */
void     tce_window_ensure_workspace       (TceWindow *self);
void     tce_window_forget_workspace       (TceWindow *self);

/* Opens name and colour of a district in the palette. */
void     tce_window_show_district          (TceWindow *self,
                                            guint      district);

/* Header bar and the bar at the foot, for the panels that are seen. */
void     tce_window_update_bars            (TceWindow *self);

/* tce-window-files.c */
void     tce_window_install_file_actions   (GtkWidgetClass *klass);
void     tce_window_attach_file_drop       (TceWindow *self);

/* Saves and then calls @then (may be NULL), asking for a file where there is none; nothing is called when it fails. */
void     tce_window_save                   (TceWindow *self,
                                            void (    *then ) (TceWindow *self));

/* As an unsaved board, with the name of the person who uses the editor. */
void     tce_window_open_start             (TceWindow   *self,
                                            TcBoardFile *start);

/* The window in which a file is edited, or NULL. */
TceWindow *tce_window_find_editor_of       (TceWindow *self,
                                            GFile     *file);

/* Edits the board beside instead of the one that is edited if it has changes that are nowhere else, before the window closes; whether it has. */
gboolean tce_window_change_over_to_unsaved (TceWindow *self);

/* Gives the board beside to a window that takes the place of this one. */
void     tce_window_hand_over_beside       (TceWindow *self,
                                            TceWindow *twin);

G_END_DECLS
