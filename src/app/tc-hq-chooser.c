/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-chooser.h"

#include <glib/gi18n.h>
#include <tc-hq-view.h>
#include <tc-text-scale.h>
#include <tc-token-name.h>
#include <tc-token-picture.h>

#define VIEW_SIZE 124
#define LARGEST_TEXT_IN_LINE 1.3

struct _TcHqChooser
{
  AdwBin           parent_instance;

  TcBattleSetup   *setup;         /* borrowed */
  const TcBoard   *board;         /* borrowed, may be NULL */
  gboolean         following;

  TcHqView        *view;
  GtkToggleButton *choices[3];    /* by TcHqChoice */
  GtkLabel        *about;
  GtkPopover      *tokens;        /* to choose the shape of a section from */
  guint            section;       /* that is being chosen */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcHqChooser, tc_hq_chooser, ADW_TYPE_BIN)

static const char *
explain (TcHqChooser * self)
{
  if (self->board != NULL && !self->board->has_sections && self->setup->hq == TC_HQ_RANDOM)
    return _("This board has no printed shapes: six of the eleven larger ones are drawn.");
  switch (self->setup->hq)
    {
    case TC_HQ_RANDOM:
      return _("Six of the eleven larger shapes, drawn when the battle starts.");
    case TC_HQ_CHOSEN:
      return _("Click a section and choose its shape: six different ones.");
    case TC_HQ_PRINTED:
    default:
      return _("The six shapes that its author chose for this board.");
    }
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
}

static void
refresh (TcHqChooser *self)
{
  TcHqScene scene;

  self->following = TRUE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->choices[TC_HQ_PRINTED]), self->board != NULL && self->board->has_sections);
  gtk_toggle_button_set_active (self->choices[self->setup->hq], TRUE);
  gtk_label_set_label (self->about, explain (self));
  self->following = FALSE;
  if (self->board == NULL)
    return;
  fill_scene (self, &scene);
  tc_hq_view_set_scene (self->view, &scene);
}

static void
choice_toggled (TcHqChooser     *self,
                GtkToggleButton *button)
{
  if (self->following || self->setup == NULL || !gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->choices); i++)
    if (self->choices[i] == button)
      self->setup->hq = i;
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

static void
section_chosen (TcHqChooser *self,
                guint        place)
{
  if (place >= TC_N_SECTIONS)
    return;
  self->section = place;
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
  signals[CHANGED] = g_signal_new ("changed", TC_TYPE_HQ_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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

/* They stand in a line, or under each other where large text leaves no room. */
static GtkWidget *
new_choices (TcHqChooser *self)
{
  const char *texts[] = { _("Side A"), _("Freestyle"), _("Your choice") };
  const gboolean large = tc_text_scale (GTK_WIDGET (self)) > LARGEST_TEXT_IN_LINE;
  GtkWidget *box = gtk_box_new (large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "choice-switch");
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  for (guint i = 0; i < G_N_ELEMENTS (self->choices); i++)
    {
      self->choices[i] = GTK_TOGGLE_BUTTON (gtk_toggle_button_new_with_label (texts[i]));
      if (i > 0)
        gtk_toggle_button_set_group (self->choices[i], self->choices[0]);
      g_signal_connect_object (self->choices[i], "toggled", G_CALLBACK (choice_toggled), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->choices[i]));
    }

  return box;
}

static GtkWidget *
new_clamp (GtkOrientation orientation,
           GtkWidget     *child)
{
  return g_object_new (ADW_TYPE_CLAMP, "orientation", orientation, "maximum-size", VIEW_SIZE, "tightening-threshold", VIEW_SIZE,
                       "child", child, NULL);
}

/* The record stays small both ways, so that the choices have room beside it. */
static GtkWidget *
new_clamped (GtkWidget *view)
{
  return new_clamp (GTK_ORIENTATION_HORIZONTAL, new_clamp (GTK_ORIENTATION_VERTICAL, view));
}

static void
tc_hq_chooser_init (TcHqChooser *self)
{
  GtkWidget *box = gtk_flow_box_new ();
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->view = TC_HQ_VIEW (tc_hq_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->view), VIEW_SIZE, VIEW_SIZE);
  self->about = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->about, TRUE);
  gtk_label_set_max_width_chars (self->about, 30);
  gtk_label_set_xalign (self->about, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->about), "tray-hint");
  gtk_box_append (GTK_BOX (texts), new_choices (self));
  gtk_box_append (GTK_BOX (texts), GTK_WIDGET (self->about));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), 2);
  gtk_flow_box_append (GTK_FLOW_BOX (box), new_clamped (GTK_WIDGET (self->view)));
  gtk_flow_box_append (GTK_FLOW_BOX (box), texts);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tray-card");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->view, "section-chosen", G_CALLBACK (section_chosen), self, G_CONNECT_SWAPPED);
  make_popover (self);
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
