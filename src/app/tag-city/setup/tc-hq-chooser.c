/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-chooser.h"

#include <glib/gi18n.h>
#include <tc-hq-view.h>
#include <tc-token-picture.h>
#include <tc-words.h>
#include <turn-break-bin.h>
#include <turn-compat.h>
#include <turn-width-first.h>

#define VIEW_SIZE 126
#define NARROW_VIEW_SIZE 104
#define WIDE_FROM 400
#define LARGEST_TEXT_BESIDE 1.3
#define N_CHOICES 3

struct _TcHqChooser
{
  AdwBin          parent_instance;

  TcBattleSetup  *setup;          /* borrowed */
  const TcBoard  *board;          /* borrowed, may be NULL */
  gboolean        following;

  TurnBreakBin   *room;
  GtkBox         *box;
  TcHqView       *view;
  GtkWidget      *frame;          /* of the view: keeps it narrow, and another one in it low */
  GtkWidget      *list;           /* of the choices */
  GtkCheckButton *choices[N_CHOICES];     /* by TcHqChoice, as what follows */
  GtkLabel       *abouts[N_CHOICES];
  GtkPopover     *tokens;         /* to choose the shape of a section from, NULL before that was wanted */
  guint           section;        /* that is being chosen */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcHqChooser, tc_hq_chooser, ADW_TYPE_BIN)

/* The sides of the HQ, and what they are in few words and in fewer. */
static const struct { const char *title, *about, *short_about; } sides[N_CHOICES] = {
  [TC_HQ_PRINTED] = { N_("Side A"), N_("The six shapes printed for this board."), N_("Six printed shapes.") },
  [TC_HQ_RANDOM] = { N_("Side B, Random"), N_("Six of eleven shapes, drawn at the start."), N_("Six of eleven, drawn.") },
  [TC_HQ_CHOSEN] = { N_("Side B, Your Choice"), N_("Six of eleven shapes: you fill the HQ."), N_("Six of eleven: you choose.") },
};

static const char *
explain (TcHqChooser *self,
         TcHqChoice   choice)
{
  if (choice == TC_HQ_PRINTED && self->board != NULL && !self->board->has_sections)
    return _("This board has no printed shapes");

  return _(turn_break_bin_is_narrow (self->room) ? sides[choice].short_about : sides[choice].about);
}

static void
fill_scene (TcHqChooser *self,
            TcHqScene   *scene)
{
  char ids[TC_N_HQ_TOKENS][TC_TOKEN_ID_SIZE] = { "" };

  for (guint i = 0; i < TC_N_SECTIONS; i++)
    if (self->setup->hq == TC_HQ_CHOSEN)
      memcpy (ids[i], self->setup->sections[i], TC_TOKEN_ID_SIZE);
    else if (self->setup->hq == TC_HQ_PRINTED && self->board->has_sections)
      memcpy (ids[i], self->board->sections[i], TC_TOKEN_ID_SIZE);
  for (guint i = 0; i < TC_N_SMALL_TOKENS; i++)
    memcpy (ids[TC_N_SECTIONS + i], self->board->small[i], TC_TOKEN_ID_SIZE);
  tc_hq_scene_init_from_ids (scene, self->board, ids);
  scene->mode = self->setup->hq == TC_HQ_CHOSEN ? TC_HQ_CHOOSE_SECTION : TC_HQ_SHOW;
  scene->empty = self->setup->hq == TC_HQ_CHOSEN ? TC_HQ_EMPTY_SLOT : TC_HQ_EMPTY_UNKNOWN;
}

static void
refresh_choices (TcHqChooser *self)
{
  for (guint i = 0; i < N_CHOICES; i++)
    {
      const char *about = explain (self, i);

      gtk_label_set_label (self->abouts[i], about);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->choices[i]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
    }
  gtk_widget_set_sensitive (GTK_WIDGET (self->choices[TC_HQ_PRINTED]), self->board != NULL && self->board->has_sections);
}

static void
refresh (TcHqChooser *self)
{
  TcHqScene scene;

  self->following = TRUE;
  refresh_choices (self);
  gtk_check_button_set_active (self->choices[self->setup->hq], TRUE);
  self->following = FALSE;
  if (self->board == NULL)
    return;
  fill_scene (self, &scene);
  tc_hq_view_set_scene (self->view, &scene);
}

/* The record stands before the choices, or behind them where these matter more; under them where large text leaves no room. */
static void
arrange (TcHqChooser *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);
  const gboolean large = turn_text_scale (GTK_WIDGET (self)) > LARGEST_TEXT_BESIDE;
  const int size = narrow ? NARROW_VIEW_SIZE : VIEW_SIZE;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), narrow && large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_reorder_child_after (self->box, self->frame, narrow ? self->list : NULL);
  gtk_box_set_spacing (self->box, narrow ? 8 : 12);
  gtk_widget_set_size_request (GTK_WIDGET (self->view), size, size);
  for (GtkWidget *clamp = self->frame; ADW_IS_CLAMP (clamp); clamp = adw_clamp_get_child (ADW_CLAMP (clamp)))
    {
      adw_clamp_set_maximum_size (ADW_CLAMP (clamp), size);
      adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), size);
    }
  if (self->setup != NULL)
    refresh_choices (self);
}

static void
choice_toggled (TcHqChooser    *self,
                GtkCheckButton *button)
{
  if (self->following || self->setup == NULL || !gtk_check_button_get_active (button))
    return;
  for (guint i = 0; i < N_CHOICES; i++)
    if (self->choices[i] == button)
      tc_battle_setup_choose_hq (self->setup, i);
  refresh (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A shape lies on the record once: chosen again it changes places. */
static void
token_clicked (TcHqChooser *self,
               GtkWidget   *button)
{
  const TcToken *token = g_object_get_data (G_OBJECT (button), "token");
  char (*sections)[TC_TOKEN_ID_SIZE] = self->setup->sections;

  gtk_popover_popdown (self->tokens);
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    if (g_str_equal (sections[i], token->id))
      memcpy (sections[i], sections[self->section], TC_TOKEN_ID_SIZE);
  memcpy (sections[self->section], token->id, TC_TOKEN_ID_SIZE);
  refresh (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static GtkWidget *
new_token_button (TcHqChooser   *self,
                  const TcToken *token)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *picture = tc_token_picture_new (9);

  tc_token_picture_set_token (TC_TOKEN_PICTURE (picture), token);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_set_size_request (button, 60, 60);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, tc_token_get_name (token));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tc_token_get_name (token), -1);
  g_object_set_data (G_OBJECT (button), "token", (gpointer) token);
  g_signal_connect_object (button, "clicked", G_CALLBACK (token_clicked), self, G_CONNECT_SWAPPED);

  return button;
}

static void
make_popover (TcHqChooser *self)
{
  GtkWidget *grid = gtk_grid_new ();

  for (guint i = 0; i < TC_N_LARGE_TOKENS; i++)
    gtk_grid_attach (GTK_GRID (grid), new_token_button (self, tc_token_large (i)), (int) i % 4, (int) i / 4, 1, 1);
  self->tokens = GTK_POPOVER (gtk_popover_new ());
  gtk_popover_set_child (self->tokens, grid);
  gtk_widget_set_parent (GTK_WIDGET (self->tokens), GTK_WIDGET (self->view));
}

static void
section_chosen (TcHqChooser *self,
                guint        place)
{
  if (place >= TC_N_SECTIONS)
    return;
  self->section = place;
  if (self->tokens == NULL)
    make_popover (self);
  gtk_popover_popup (self->tokens);
}

static void
tc_hq_chooser_dispose (GObject *object)
{
  TcHqChooser *self = TC_HQ_CHOOSER (object);

  if (self->tokens != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->tokens));
  self->tokens = NULL;

  G_OBJECT_CLASS (tc_hq_chooser_parent_class)->dispose (object);
}

static void
tc_hq_chooser_class_init (TcHqChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_hq_chooser_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_HQ_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);

  return label;
}

static void
add_choice (TcHqChooser *self,
            TcHqChoice   choice)
{
  GtkWidget *button = gtk_check_button_new (), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->choices[choice] = GTK_CHECK_BUTTON (button);
  self->abouts[choice] = GTK_LABEL (new_label (NULL, "tray-hint"));
  gtk_box_append (GTK_BOX (words), new_label (_(sides[choice].title), "side-title"));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (self->abouts[choice]));
  gtk_check_button_set_child (self->choices[choice], turn_width_first_wrap (words));
  if (choice > 0)
    gtk_check_button_set_group (self->choices[choice], self->choices[0]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(sides[choice].title), -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (choice_toggled), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->list), button);
}

/* The record would become as large as there is room, and the choices need that more. */
static void
make_record (TcHqChooser *self)
{
  self->view = TC_HQ_VIEW (tc_hq_view_new ());
  self->frame = g_object_new (ADW_TYPE_CLAMP, "child", g_object_new (ADW_TYPE_CLAMP, "orientation", GTK_ORIENTATION_VERTICAL,
                                                                     "child", self->view, NULL), NULL);
  g_signal_connect_object (self->view, "section-chosen", G_CALLBACK (section_chosen), self, G_CONNECT_SWAPPED);
}

static void
tc_hq_chooser_init (TcHqChooser *self)
{
  self->room = TURN_BREAK_BIN (turn_break_bin_new (WIDE_FROM));
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  make_record (self);
  for (guint i = 0; i < N_CHOICES; i++)
    add_choice (self, i);
  gtk_widget_set_hexpand (self->list, TRUE);
  gtk_widget_set_valign (self->list, GTK_ALIGN_CENTER);
  gtk_box_append (self->box, self->frame);
  gtk_box_append (self->box, self->list);
  adw_bin_set_child (ADW_BIN (self->room), GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->room));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "hq-choice");
  g_signal_connect_object (self->room, "notify::narrow", G_CALLBACK (arrange), self, G_CONNECT_SWAPPED);
  arrange (self);
}

void
tc_hq_chooser_set_setup (TcHqChooser   *self,
                         TcBattleSetup *setup,
                         const TcBoard *board)
{
  g_return_if_fail (TC_IS_HQ_CHOOSER (self));

  self->setup = setup;
  self->board = board;
  refresh (self);
}
