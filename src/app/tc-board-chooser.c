/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-chooser.h"

#include <glib/gi18n.h>
#include <tc-compat.h>
#include <tc-neighbour.h>

#include "tc-board-card.h"

struct _TcBoardChooser
{
  AdwBin      parent_instance;

  GtkFlowBox *cards;
  char       *chosen;
  gboolean    following;      /* the cards are being set from what is chosen */
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcBoardChooser, tc_board_chooser, ADW_TYPE_BIN)

static gboolean
is_chosen (TcBoardChooser *self,
           TcBoardEntry   *entry)
{
  return g_strcmp0 (tc_board_entry_get_id (entry), self->chosen) == 0;
}

static void
refresh (TcBoardChooser *self)
{
  self->following = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *card = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

      if (TC_IS_BOARD_CARD (card))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), is_chosen (self, tc_board_card_get_entry (TC_BOARD_CARD (card))));
    }
  self->following = FALSE;
}

static void
card_clicked (TcBoardChooser *self,
              TcBoardCard    *card)
{
  if (self->following)
    return;
  g_signal_emit (self, signals[CHOSEN], 0, tc_board_card_get_entry (card));
  refresh (self);
}

static void
explain (TcBoardChooser *self,
         const char     *problem)
{
  GtkWidget *dialog = tc_compat_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("The editor does not start"), problem);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

/* What is drawn there and saved among one's boards appears here by itself. */
static void
draw_clicked (TcBoardChooser *self)
{
  g_autofree char *program = tc_neighbour_find ("tag-city-editor", "TAG_CITY_EDITOR");
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = program != NULL ? g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, program, NULL) : NULL;

  if (process == NULL)
    explain (self, error != NULL ? error->message : _("The program tag-city-editor is not installed."));
}

static GtkWidget *
new_draw_card (TcBoardChooser *self)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *icon = gtk_image_new_from_icon_name ("tc-brush-symbolic");
  GtkWidget *label = gtk_label_new (_("Draw a board…"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_image_set_icon_size (GTK_IMAGE (icon), GTK_ICON_SIZE_LARGE);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_widget_add_css_class (card, "draw-card");
  gtk_widget_set_tooltip_text (card, _("Start the editor with a new board"));
  g_signal_connect_object (card, "clicked", G_CALLBACK (draw_clicked), self, G_CONNECT_SWAPPED);

  return card;
}

/* The last item is no board. */
static GtkWidget *
make_card (gpointer item,
           gpointer user_data)
{
  TcBoardChooser *self = user_data;
  GtkWidget *card;

  if (!TC_IS_BOARD_ENTRY (item))
    return new_draw_card (self);

  card = tc_board_card_new (item);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), is_chosen (self, item));
  g_signal_connect_object (card, "clicked", G_CALLBACK (card_clicked), self, G_CONNECT_SWAPPED);

  return card;
}

static void
tc_board_chooser_finalize (GObject *object)
{
  g_free (TC_BOARD_CHOOSER (object)->chosen);

  G_OBJECT_CLASS (tc_board_chooser_parent_class)->finalize (object);
}

static void
tc_board_chooser_class_init (TcBoardChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_board_chooser_finalize;
  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_BOARD_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_BOARD_ENTRY);
}

static void
tc_board_chooser_init (TcBoardChooser *self)
{
  self->cards = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "max-children-per-line", 2, "homogeneous", TRUE,
                              "row-spacing", 12, "column-spacing", 12, "valign", GTK_ALIGN_START, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->cards));
}

void
tc_board_chooser_set_library (TcBoardChooser *self,
                              TcBoardLibrary *library)
{
  g_autoptr (GtkFlattenListModel) all = NULL;
  g_autoptr (GtkStringList) behind = gtk_string_list_new ((const char *[]) { "", NULL });
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);

  g_return_if_fail (TC_IS_BOARD_CHOOSER (self));

  g_list_store_append (parts, library);
  g_list_store_append (parts, behind);
  all = gtk_flatten_list_model_new (G_LIST_MODEL (parts));
  gtk_flow_box_bind_model (self->cards, G_LIST_MODEL (all), make_card, self, NULL);
}

void
tc_board_chooser_set_chosen (TcBoardChooser *self,
                             const char     *id)
{
  g_return_if_fail (TC_IS_BOARD_CHOOSER (self));

  g_free (self->chosen);
  self->chosen = g_strdup (id);
  refresh (self);
}
