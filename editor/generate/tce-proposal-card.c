/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-proposal-card.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-board-view.h>

#define STRIP_GAP 4

struct _TceProposalCard
{
  GtkFlowBoxChild  parent_instance;

  TcBoardFile     *city;

  AdwClamp        *frame;
  GtkLabel        *name;
  GtkLabel        *squares;
  GtkLabel        *rounds;
  GtkDrawingArea  *strip;        /* the shares of the districts */
  GtkToggleButton *pin;
};

G_DEFINE_FINAL_TYPE (TceProposalCard, tce_proposal_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
draw_strip (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        user_data)
{
  TceProposalCard *self = user_data;
  const TcBoard *board = tc_board_file_get_board (self->city);
  const double room = width - STRIP_GAP * (board->n_districts - 1), whole = tc_board_n_squares (board);
  double x = 0;

  for (guint i = 0; i < board->n_districts; i++)
    {
      const double length = room * tc_board_district_size (board, i) / whole;
      const guint32 colour = board->districts[i].colour;

      cairo_set_source_rgb (cr, (colour >> 16 & 0xff) / 255.0, (colour >> 8 & 0xff) / 255.0, (colour & 0xff) / 255.0);
      cairo_rectangle (cr, x, 0, length, height);
      cairo_fill (cr);
      x += length + STRIP_GAP;
    }
}

static void
tce_proposal_card_finalize (GObject *object)
{
  g_clear_pointer (&TCE_PROPOSAL_CARD (object)->city, tc_board_file_unref);

  G_OBJECT_CLASS (tce_proposal_card_parent_class)->finalize (object);
}

static void
tce_proposal_card_class_init (TceProposalCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tce_proposal_card_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-proposal-card.ui");
  gtk_widget_class_bind_template_child (widget_class, TceProposalCard, frame);
  gtk_widget_class_bind_template_child (widget_class, TceProposalCard, name);
  gtk_widget_class_bind_template_child (widget_class, TceProposalCard, squares);
  gtk_widget_class_bind_template_child (widget_class, TceProposalCard, rounds);
  gtk_widget_class_bind_template_child (widget_class, TceProposalCard, strip);
  gtk_widget_class_bind_template_child (widget_class, TceProposalCard, pin);
}

static char *
words_for_rounds (guint n_rounds)
{
  return g_strdup_printf (ngettext ("about %d round", "about %d rounds", n_rounds), n_rounds);
}

static void
tce_proposal_card_init (TceProposalCard *self)
{
  g_autofree char *longest = words_for_rounds (10);

  gtk_widget_init_template (GTK_WIDGET (self));
  /* The room for what is known later, so that nothing moves then. */
  gtk_label_set_width_chars (self->rounds, (int) g_utf8_strlen (longest, -1));
  gtk_drawing_area_set_draw_func (self->strip, draw_strip, self, NULL);
}

static GtkWidget *
new_picture (TcBoardFile *city)
{
  GtkWidget *picture = tc_board_view_new_miniature ();
  const TcBoardScene scene = { .file = city };

  tc_board_view_set_scene (TC_BOARD_VIEW (picture), &scene);
  gtk_widget_set_can_target (picture, FALSE);
  gtk_widget_set_can_focus (picture, FALSE);

  return picture;
}

/* "Ring, 14 by 10, 104 squares, 6 districts" */
static void
show_words (TceProposalCard *self)
{
  const TcBoard *board = tc_board_file_get_board (self->city);
  const char *name = tc_board_file_get_name (self->city, NULL);
  const guint n_squares = tc_board_n_squares (board);
  g_autofree char *squares = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  g_autofree char *districts = g_strdup_printf (ngettext ("%u district", "%u districts", board->n_districts), board->n_districts);
  /* Translators: a city for screen readers: its name, columns, rows, “104 squares”, “6 districts”. */
  g_autofree char *label = g_strdup_printf (_("%s, %u by %u, %s, %s"), name, board->n_columns, board->n_rows, squares, districts);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->squares, squares);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

GtkWidget *
tce_proposal_card_new (TcBoardFile *city)
{
  TceProposalCard *self = g_object_new (TCE_TYPE_PROPOSAL_CARD, NULL);

  self->city = tc_board_file_ref (city);
  adw_clamp_set_child (self->frame, new_picture (city));
  show_words (self);

  return GTK_WIDGET (self);
}

TcBoardFile *
tce_proposal_card_get_city (TceProposalCard *self)
{
  g_return_val_if_fail (TCE_IS_PROPOSAL_CARD (self), NULL);

  return self->city;
}

gboolean
tce_proposal_card_get_pinned (TceProposalCard *self)
{
  g_return_val_if_fail (TCE_IS_PROPOSAL_CARD (self), FALSE);

  return gtk_toggle_button_get_active (self->pin);
}

void
tce_proposal_card_set_pinned (TceProposalCard *self,
                              gboolean         pinned)
{
  g_return_if_fail (TCE_IS_PROPOSAL_CARD (self));

  gtk_toggle_button_set_active (self->pin, pinned);
}

void
tce_proposal_card_set_rounds (TceProposalCard *self,
                              double           rounds)
{
  const guint n_rounds = (guint) lround (MAX (rounds, 0));
  g_autofree char *text = words_for_rounds (n_rounds);

  g_return_if_fail (TCE_IS_PROPOSAL_CARD (self));

  gtk_label_set_label (self->rounds, n_rounds > 0 ? text : "");
}
