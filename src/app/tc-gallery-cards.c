/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-cards.h"

#include "tc-card-steps.h"
#include "tc-gallery-card.h"

#define MIN_COLUMNS 2
#define MAX_COLUMNS 5
#define CARD_WIDTH 170
#define ROW_SPACING 8

struct _TcGalleryCards
{
  AdwBin             parent_instance;

  GtkFlowBox        *box;
  char              *chosen;
  gboolean           rows;
  gboolean           following;      /* the cards are being set from what is chosen */
  TcGalleryCardsTest is_new;
  gpointer           is_new_data;
};

enum
{
  CHOSEN,
  USED,
  MENU,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcGalleryCards, tc_gallery_cards, ADW_TYPE_BIN)

static GtkWidget *
get_content (GtkWidget * child)
{
  return gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));
}

static gboolean
is_chosen (TcGalleryCards *self,
           TcBoardEntry   *entry)
{
  return g_strcmp0 (tc_board_entry_get_id (entry), self->chosen) == 0;
}

static void
show_chosen (TcBoardCard *card,
             gpointer     user_data)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), is_chosen (user_data, tc_board_card_get_entry (card)));
}

static void
refresh_chosen (TcGalleryCards *self)
{
  self->following = TRUE;
  tc_gallery_cards_visit (self, show_chosen, self);
  self->following = FALSE;
}

/* A file that cannot be played is never chosen. */
static void
card_clicked (TcGalleryCards *self,
              TcBoardCard    *card)
{
  TcBoardEntry *entry = tc_board_card_get_entry (card);

  if (self->following)
    return;
  if (tc_board_entry_get_board (entry) != NULL)
    g_signal_emit (self, signals[CHOSEN], 0, entry);
  refresh_chosen (self);
}

static void
lay_out (TcGalleryCards *self,
         GtkWidget      *child)
{
  GtkWidget *content = get_content (child);

  if (TC_IS_BOARD_CARD (content))
    tc_board_card_set_row (TC_BOARD_CARD (content), self->rows);
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *child)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* How many columns there are depends on what the cards wish for. It is the same for all, however wide a city is, or long its name. */
static void
measure_child (GtkWidget     *child,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  gtk_widget_measure (get_content (child), orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, CARD_WIDTH);
}

static void
allocate_child (GtkWidget *child,
                int        width,
                int        height,
                int        baseline)
{
  gtk_widget_allocate (get_content (child), width, height, -1, NULL);
}

static GtkWidget *
new_board_card (TcGalleryCards *self,
                TcBoardEntry   *entry)
{
  GtkWidget *card = tc_gallery_card_new (entry);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), is_chosen (self, entry));
  if (self->is_new != NULL)
    tc_gallery_card_set_new (TC_BOARD_CARD (card), self->is_new (entry, self->is_new_data));
  g_signal_connect_object (card, "clicked", G_CALLBACK (card_clicked), self, G_CONNECT_SWAPPED);

  return card;
}

static GtkWidget *
make_card (gpointer item,
           gpointer user_data)
{
  TcGalleryCards *self = user_data;
  GtkWidget *content = TC_IS_BOARD_ENTRY (item) ? new_board_card (self, item) : tc_gallery_card_new_draw ();
  GtkWidget *child = g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "focusable", FALSE, "child", content, NULL);

  gtk_widget_set_layout_manager (child, gtk_custom_layout_new (get_request_mode, measure_child, allocate_child));
  lay_out (self, child);

  return child;
}

/* The card that a point of the boxes is on, but not that of a button on a card. */
static TcBoardCard *
find_card_at (TcGalleryCards *self,
              double          x,
              double          y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self->box), x, y, GTK_PICK_DEFAULT);
  GtkWidget *button = widget != NULL ? gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) : NULL;

  return button != NULL && TC_IS_BOARD_CARD (button) ? TC_BOARD_CARD (button) : NULL;
}

static void
pressed (GtkGestureClick *gesture,
         int              n_presses,
         double           x,
         double           y,
         TcGalleryCards  *self)
{
  TcBoardCard *card = find_card_at (self, x, y);

  if (n_presses != 2 || card == NULL)
    return;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[USED], 0, tc_board_card_get_entry (card));
}

static void
open_menu (GtkGesture     *gesture,
           double          x,
           double          y,
           TcGalleryCards *self)
{
  TcBoardCard *card = find_card_at (self, x, y);
  double card_x, card_y;

  if (card == NULL || !gtk_widget_translate_coordinates (GTK_WIDGET (self->box), GTK_WIDGET (card), x, y, &card_x, &card_y))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit (self, signals[MENU], 0, card, card_x, card_y);
}

static void
other_button_pressed (GtkGestureClick *gesture,
                      int              n_presses,
                      double           x,
                      double           y,
                      TcGalleryCards  *self)
{
  open_menu (GTK_GESTURE (gesture), x, y, self);
}

static void
long_pressed (GtkGestureLongPress *gesture,
              double               x,
              double               y,
              TcGalleryCards      *self)
{
  open_menu (GTK_GESTURE (gesture), x, y, self);
}

/* Before the card itself takes Enter for a click. */
static gboolean
key_pressed (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        modifiers,
             TcGalleryCards        *self)
{
  const gboolean is_enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (!is_enter || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || focus == NULL || !TC_IS_BOARD_CARD (focus))
    return FALSE;
  g_signal_emit (self, signals[USED], 0, tc_board_card_get_entry (TC_BOARD_CARD (focus)));

  return TRUE;
}

/* The first button in there, or NULL. */
static GtkWidget *
find_button (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = GTK_IS_BUTTON (child) ? child : find_button (child);

  return found;
}

/* Where one comes to from outside. */
static GtkWidget *
find_entrance (TcGalleryCards *self)
{
  TcBoardCard *chosen = self->chosen != NULL ? tc_gallery_cards_find (self, self->chosen) : NULL;
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  if (chosen != NULL)
    return GTK_WIDGET (chosen);

  return first != NULL ? get_content (first) : NULL;
}

static gboolean
tc_gallery_cards_focus (GtkWidget       *widget,
                        GtkDirectionType direction)
{
  TcGalleryCards *self = TC_GALLERY_CARDS (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *card = focus != NULL && gtk_widget_is_ancestor (focus, widget) ? tc_card_steps_get_card (focus) : NULL;
  GtkWidget *next = NULL;

  if (card == NULL)
    next = find_entrance (self);
  else if (direction == GTK_DIR_TAB_FORWARD && focus == card)
    next = find_button (card);
  else if (direction == GTK_DIR_TAB_BACKWARD && focus != card)
    next = card;

  return next != NULL && gtk_widget_grab_focus (next);
}

static void
tc_gallery_cards_finalize (GObject *object)
{
  g_free (TC_GALLERY_CARDS (object)->chosen);

  G_OBJECT_CLASS (tc_gallery_cards_parent_class)->finalize (object);
}

static void
tc_gallery_cards_class_init (TcGalleryCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_gallery_cards_finalize;
  GTK_WIDGET_CLASS (klass)->focus = tc_gallery_cards_focus;

  signals[CHOSEN] = g_signal_new ("chosen", TC_TYPE_GALLERY_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_BOARD_ENTRY);
  signals[USED] = g_signal_new ("used", TC_TYPE_GALLERY_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_BOARD_ENTRY);
  signals[MENU] = g_signal_new ("menu", TC_TYPE_GALLERY_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                3, TC_TYPE_BOARD_CARD, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
add_controller (TcGalleryCards *self,
                gpointer        controller,
                const char     *signal,
                GCallback       handler)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, signal, handler, self);
  gtk_widget_add_controller (GTK_WIDGET (self->box), controller);
}

static void
add_controllers (TcGalleryCards *self)
{
  GtkGesture *other_click = gtk_gesture_click_new (), *long_press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (other_click), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (long_press), TRUE);
  add_controller (self, gtk_gesture_click_new (), "pressed", G_CALLBACK (pressed));
  add_controller (self, other_click, "pressed", G_CALLBACK (other_button_pressed));
  add_controller (self, long_press, "pressed", G_CALLBACK (long_pressed));
  add_controller (self, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_pressed));
}

static void
refresh_columns (TcGalleryCards *self)
{
  gtk_flow_box_set_min_children_per_line (self->box, self->rows ? 1 : MIN_COLUMNS);
  gtk_flow_box_set_max_children_per_line (self->box, self->rows ? 1 : MAX_COLUMNS);
  gtk_flow_box_set_row_spacing (self->box, self->rows ? ROW_SPACING : 10);
}

static void
tc_gallery_cards_init (TcGalleryCards *self)
{
  self->box = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "column-spacing", 12,
                            "valign", GTK_ALIGN_START, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  refresh_columns (self);
  add_controllers (self);
}

void
tc_gallery_cards_set_model (TcGalleryCards *self,
                            GListModel     *model)
{
  g_return_if_fail (TC_IS_GALLERY_CARDS (self));

  gtk_flow_box_bind_model (self->box, model, make_card, self, NULL);
}

void
tc_gallery_cards_set_chosen (TcGalleryCards *self,
                             const char     *id)
{
  g_return_if_fail (TC_IS_GALLERY_CARDS (self));

  g_free (self->chosen);
  self->chosen = g_strdup (id);
  refresh_chosen (self);
}

void
tc_gallery_cards_set_rows (TcGalleryCards *self,
                           gboolean        rows)
{
  g_return_if_fail (TC_IS_GALLERY_CARDS (self));

  if (self->rows == rows)
    return;
  self->rows = rows;
  refresh_columns (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL; child = gtk_widget_get_next_sibling (child))
    lay_out (self, child);
}

static void
show_new (TcBoardCard *card,
          gpointer     user_data)
{
  TcGalleryCards *self = user_data;

  tc_gallery_card_set_new (card, self->is_new (tc_board_card_get_entry (card), self->is_new_data));
}

void
tc_gallery_cards_mark_new (TcGalleryCards    *self,
                           TcGalleryCardsTest is_new,
                           gpointer           user_data)
{
  g_return_if_fail (TC_IS_GALLERY_CARDS (self));
  g_return_if_fail (is_new != NULL);

  self->is_new = is_new;
  self->is_new_data = user_data;
  tc_gallery_cards_visit (self, show_new, self);
}

TcBoardCard *
tc_gallery_cards_find (TcGalleryCards *self,
                       const char     *id)
{
  g_return_val_if_fail (TC_IS_GALLERY_CARDS (self), NULL);

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *content = get_content (child);

      if (TC_IS_BOARD_CARD (content) && g_str_equal (tc_board_entry_get_id (tc_board_card_get_entry (TC_BOARD_CARD (content))), id))
        return TC_BOARD_CARD (content);
    }

  return NULL;
}

void
tc_gallery_cards_visit (TcGalleryCards    *self,
                        TcGalleryCardsFunc visit,
                        gpointer           user_data)
{
  g_return_if_fail (TC_IS_GALLERY_CARDS (self));

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->box)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (TC_IS_BOARD_CARD (get_content (child)))
      visit (TC_BOARD_CARD (get_content (child)), user_data);
}
