/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-cards.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-board-facts.h>
#include <tc-board-length.h>
#include <turn-language.h>
#include <turn-words.h>

#include "tc-board-card.h"

typedef struct
{
  GtkWidget *card;
  double     x, y;          /* of its middle */
  double     height;
} Place;

static void
collect (GtkWidget *root,
         GtkWidget *widget,
         GArray    *places)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (!GTK_IS_FLOW_BOX_CHILD (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
        collect (root, child, places);
      return;
    }
  if (gtk_widget_compute_bounds (widget, root, &bounds))
    {
      const Place place = {
        .card = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (widget)),
        .x = bounds.origin.x + bounds.size.width / 2,
        .y = bounds.origin.y + bounds.size.height / 2,
        .height = bounds.size.height,
      };

      g_array_append_val (places, place);
    }
}

static const Place *
get (GArray *places,
     guint   index)
{
  return &g_array_index (places, Place, index);
}

/* In the nearest line above or below, the one that is nearest sideways. */
static GtkWidget *
find_vertically (GArray *places,
                 guint   from,
                 int     sign)
{
  const Place *start = get (places, from), *best = NULL;

  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = get (places, i);
      const double down = sign * (place->y - start->y);
      const double best_down = best != NULL ? sign * (best->y - start->y) : G_MAXDOUBLE;

      if (down < start->height / 2)
        continue;
      if (down < best_down - 1 || (down < best_down + 1 && fabs (place->x - start->x) < fabs (best->x - start->x)))
        best = place;
    }

  return best != NULL ? best->card : NULL;
}

static GtkWidget *
find_in_order (GArray *places,
               int     index)
{
  return index >= 0 && index < (int) places->len ? get (places, (guint) index)->card : NULL;
}

GtkWidget *
tc_card_steps_find (GtkWidget *root,
                    GtkWidget *from,
                    guint      keyval)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (Place));
  const int forwards = gtk_widget_get_direction (root) == GTK_TEXT_DIR_RTL ? -1 : 1;
  guint index;

  collect (root, root, places);
  for (index = 0; index < places->len; index++)
    if (get (places, index)->card == from)
      break;
  if (index == places->len)
    return NULL;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return find_in_order (places, (int) index - forwards);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return find_in_order (places, (int) index + forwards);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return find_vertically (places, index, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return find_vertically (places, index, 1);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return find_in_order (places, 0);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return find_in_order (places, (int) places->len - 1);
    default:
      return NULL;
    }
}

GtkWidget *
tc_card_steps_get_card (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_ancestor (widget, GTK_TYPE_FLOW_BOX_CHILD);

  return child != NULL ? gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child)) : NULL;
}

#define PICTURE_HEIGHT 90

static const char *
get_length_title (TcBoardLength length)
{
  /* Translators: how long a battle on a board lasts, as a title. */
  static const char *const titles[] = {
    [TC_BOARD_SHORT] = NC_("length of a battle", "Short"),
    [TC_BOARD_MEDIUM] = NC_("length of a battle", "Medium"),
    [TC_BOARD_LONG] = NC_("length of a battle", "Long"),
  };

  return length == TC_BOARD_LENGTH_UNKNOWN ? "" : g_dpgettext2 (NULL, "length of a battle", titles[length]);
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, class);

  return label;
}

/* “10 rounds”, or “⚠ Pays”, which matters more. */
static GtkWidget *
new_foot_end (TcBoardEntry *entry)
{
  const guint n_rounds = (guint) lround (tc_board_length_get_rounds (entry));
  g_autofree char *words = n_rounds > 0 ? g_strdup_printf (ngettext ("%u round", "%u rounds", n_rounds), n_rounds) : NULL;
  GtkWidget *label;

  if (tc_board_facts_pays (entry))
    return tc_board_card_new_warning ();

  label = new_label (words, "tray-hint");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);

  return label;
}

/* “Medium … 10 rounds”. What is not known yet takes its room all the same. */
static GtkWidget *
new_foot (TcBoardEntry *entry)
{
  const TcBoardLength length = tc_board_length_of_rounds (tc_board_length_get_rounds (entry));
  GtkWidget *foot = gtk_center_box_new (), *title = new_label (get_length_title (length), "pill-label");

  gtk_widget_set_opacity (title, length != TC_BOARD_LENGTH_UNKNOWN ? 1 : 0);
  gtk_center_box_set_start_widget (GTK_CENTER_BOX (foot), title);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (foot), new_foot_end (entry));
  gtk_widget_add_css_class (foot, "gallery-foot");

  return foot;
}

static void
rounds_changed (TcBoardCard *card)
{
  tc_board_card_set_foot (card, new_foot (tc_board_card_get_entry (card)));
}

/* A pencil with its word, or without where a long name needs the room. */
static GtkWidget *
new_edit_button (TcBoardEntry *entry)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *squeezer = adw_squeezer_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *name = turn_words_inside (tc_board_entry_get_name (entry));
  /* Translators: read aloud; %s is the name of a board. */
  g_autofree char *label = g_strdup_printf (_("Edit %s"), name);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_box_append (GTK_BOX (box), gtk_label_new (C_("board", "Edit")));
  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), box);
  adw_squeezer_add (ADW_SQUEEZER (squeezer), gtk_image_new_from_icon_name ("document-edit-symbolic"));
  gtk_button_set_child (GTK_BUTTON (button), squeezer);
  gtk_widget_set_tooltip_text (button, label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "gallery.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", tc_board_entry_get_id (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "gallery-edit");

  return button;
}

/* Who does not want to be told that their boards come from themselves. */
static gboolean
is_this_person (const char *author)
{
  g_autoptr (GSettings) editor = g_settings_new (APPLICATION_ID ".Editor");
  g_autofree char *name = g_settings_get_string (editor, "author");

  return g_str_equal (author, name) || g_str_equal (author, g_get_real_name ());
}

static char *
say_date (TcBoardEntry *entry)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_unix_utc (tc_board_entry_get_modified (entry) / G_USEC_PER_SEC);
  g_autoptr (GDateTime) date = g_date_time_to_local (utc);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return turn_language_short_date (date, now);
}

/* “12 × 8 · 96 squares”; of one's own boards “9 × 7 · from Mika” or “12 × 8 · yesterday”. */
static char *
say_about (TcBoardEntry *entry)
{
  TcBoardFile *file = tc_board_entry_get_board (entry);
  const char *author = tc_board_file_get_author (file);
  const guint n_squares = tc_board_n_squares (tc_board_file_get_board (file));
  g_autofree char *size = tc_board_facts_say_size (entry);
  g_autofree char *more = NULL;

  if (tc_board_entry_get_file (entry) == NULL)
    more = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  else if (*author != '\0' && !is_this_person (author))
    /* Translators: who has drawn a board. */
    more = g_strdup_printf (C_("board", "from %s"), author);
  else
    more = say_date (entry);

  return g_strdup_printf ("%s · %s", size, more);
}

/* A TcBoardCard as the gallery shows it: squares or where it comes from under the name, how long a battle lasts at the foot, and an Edit button on
 * one's own boards, which activates gallery.edit with the id of the board. A file that cannot be played can be reached, too. */
static GtkWidget *
tc_gallery_card_new (TcBoardEntry *entry)
{
  GtkWidget *widget = tc_board_card_new (entry);
  TcBoardCard *card = TC_BOARD_CARD (widget);

  tc_board_card_set_picture_height (card, PICTURE_HEIGHT);
  if (tc_board_entry_get_file (entry) != NULL)
    tc_board_card_set_end (card, new_edit_button (entry));
  gtk_widget_set_sensitive (widget, TRUE);
  if (tc_board_entry_get_board (entry) != NULL)
    {
      g_autofree char *about = say_about (entry);

      tc_board_card_set_about (card, about);
      rounds_changed (card);
      g_signal_connect_object (entry, "notify::rounds", G_CALLBACK (rounds_changed), card, G_CONNECT_SWAPPED);
    }

  return widget;
}

/* Marks a board that nobody has played yet. */
static void
tc_gallery_card_set_new (TcBoardCard *card,
                         gboolean     is_new)
{
  TcBoardEntry *entry = tc_board_card_get_entry (card);

  tc_board_card_set_new (card, is_new);
  if (tc_board_facts_get_side (entry) == NULL && tc_board_entry_get_file (entry) == NULL)
    /* Translators: a mark on a board that nobody has played yet. */
    tc_board_card_set_end (card, is_new ? new_label (C_("board", "New"), "new-badge") : NULL);
}

/* The card behind those of one's own boards, which starts the editor by gallery.draw. */
static GtkWidget *
tc_gallery_card_new_draw (void)
{
  GtkWidget *card = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *icon = gtk_image_new_from_icon_name ("tc-brush-symbolic");
  GtkWidget *title = new_label (_("Draw a Board…"), "crew-name"), *about = new_label (_("Opens the board editor"), "tray-hint");

  for (guint i = 0; i < 2; i++)
    {
      GtkLabel *label = GTK_LABEL (i == 0 ? title : about);

      gtk_label_set_wrap (label, TRUE);
      gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (label, 12);
    }
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), about);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (card), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "gallery.draw");
  gtk_widget_add_css_class (card, "draw-card");

  return card;
}

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
