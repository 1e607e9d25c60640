/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-card.h"

#include <glib/gi18n.h>
#include <tc-board-facts.h>
#include <tc-board-length.h>
#include <tc-board-view.h>
#include <turn-tilt.h>

#define PICTURE_WIDTH 96
#define PICTURE_HEIGHT 104
#define COMPACT_HEIGHT 77
#define ROW_HEIGHT 68
#define ROW_SPACING 12
#define NAME_SPACING 6
#define STICKER_DEGREES -6.0

struct _TcBoardCard
{
  TurnChoiceCard parent_instance;

  TcBoardEntry  *entry;
  int            picture_height;
  gboolean       compact;
  gboolean       row;
  gboolean       is_new;
  char          *about;         /* instead of what the card would say by itself, or NULL */

  GtkBox        *box;
  GtkBox        *words;
  GtkWidget     *frame;         /* of the picture, or of the cross of a board that cannot be played */
  GtkWidget     *sticker;       /* the side on the picture of a compact card, or NULL */
  AdwBin        *end;
  GtkLabel      *line;
  GtkWidget     *foot;
};

G_DEFINE_FINAL_TYPE (TcBoardCard, tc_board_card, TURN_TYPE_CHOICE_CARD)

/* “12 × 8 · medium, about 10 rounds” */
static char *
say_about (TcBoardCard * self)
{
  g_autofree char *size = tc_board_facts_say_size (self->entry);
  g_autofree char *length = NULL;

  if (size == NULL)
    return g_strdup (tc_board_entry_get_problem (self->entry));
  if (self->compact)
    length = g_strdup (tc_board_length_get_name (tc_board_length_of_rounds (tc_board_length_get_rounds (self->entry))));
  else
    length = tc_board_facts_say_length (self->entry);

  return length == NULL ? g_steal_pointer (&size) : g_strdup_printf ("%s · %s", size, length);
}

static int
get_picture_height (TcBoardCard *self)
{
  if (self->row)
    return ROW_HEIGHT;

  return self->compact ? COMPACT_HEIGHT : self->picture_height;
}

static void
refresh (TcBoardCard *self)
{
  g_autofree char *about = self->about != NULL ? g_strdup (self->about) : say_about (self);

  gtk_label_set_label (self->line, about);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->line), about);
  gtk_widget_set_size_request (self->frame, PICTURE_WIDTH, get_picture_height (self));
  if (self->sticker != NULL)
    gtk_widget_set_visible (self->sticker, self->compact);
  gtk_widget_set_visible (GTK_WIDGET (self->end), adw_bin_get_child (self->end) != NULL && (self->sticker == NULL || !self->compact));
}

static void
describe (TcBoardCard *self)
{
  g_autofree char *words = tc_board_facts_describe (self->entry, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self)));
  /* Translators: read aloud of a board that nobody has played yet. */
  g_autofree char *all = self->is_new ? g_strdup_printf ("%s, %s", words, C_("board", "new")) : g_strdup (words);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

static void
rounds_changed (TcBoardCard *self)
{
  refresh (self);
  describe (self);
}

static void
tc_board_card_dispose (GObject *object)
{
  g_clear_object (&TC_BOARD_CARD (object)->entry);

  G_OBJECT_CLASS (tc_board_card_parent_class)->dispose (object);
}

static void
tc_board_card_finalize (GObject *object)
{
  g_free (TC_BOARD_CARD (object)->about);

  G_OBJECT_CLASS (tc_board_card_parent_class)->finalize (object);
}

static void
tc_board_card_class_init (TcBoardCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_board_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_board_card_finalize;
}

static void
tc_board_card_init (TcBoardCard *self)
{
  self->picture_height = PICTURE_HEIGHT;
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, class);

  return label;
}

/* The first of the icons is a picture of the size that badges have, the last a drawing of any size. */
static GtkWidget *
new_badge (char      **icons,
           const char *text,
           const char *class)
{
  GtkWidget *badge = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  g_autoptr (GIcon) icon = g_themed_icon_new_from_names (icons, -1);

  gtk_box_append (GTK_BOX (badge), gtk_image_new_from_gicon (icon));
  gtk_box_append (GTK_BOX (badge), gtk_label_new (text));
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (badge, class);

  return badge;
}

static GtkWidget *
new_side (const char *side)
{
  static char *icons[] = { "tc-record-badge-symbolic", "tc-record-symbolic", NULL };

  return new_badge (icons, side, "side-badge");
}

static GtkWidget *
new_sticker (const char *side)
{
  return g_object_new (TURN_TYPE_TILT, "degrees", STICKER_DEGREES, "child", new_side (side),
                       "halign", GTK_ALIGN_END, "valign", GTK_ALIGN_END, NULL);
}

static GtkWidget *
new_picture (TcBoardFile *file)
{
  GtkWidget *picture = tc_board_view_new_miniature ();
  const TcBoardScene scene = { .file = file };

  tc_board_view_set_scene (TC_BOARD_VIEW (picture), &scene);

  return picture;
}

static GtkWidget *
new_cross (void)
{
  GtkWidget *cross = gtk_image_new_from_icon_name ("window-close-symbolic");

  gtk_widget_add_css_class (cross, "board-cross");

  return cross;
}

/* Nothing but what is requested: all pictures have the same room, whatever the city would like. */
static void
measure_frame (GtkWidget     *frame,
               GtkOrientation orientation,
               int            for_size,
               int           *minimum,
               int           *natural,
               int           *minimum_baseline,
               int           *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
allocate_frame (GtkWidget *frame,
                int        width,
                int        height,
                int        baseline)
{
  gtk_widget_allocate (adw_bin_get_child (ADW_BIN (frame)), width, height, -1, NULL);
}

static GtkWidget *
new_frame (GtkWidget *picture)
{
  GtkWidget *frame = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (frame), picture);
  gtk_widget_set_layout_manager (frame, gtk_custom_layout_new (NULL, measure_frame, allocate_frame));
  gtk_widget_set_can_target (frame, FALSE);

  return frame;
}

/* The picture, and what is stuck onto it. */
static GtkWidget *
new_front (TcBoardCard *self,
           TcBoardFile *file,
           const char  *side)
{
  GtkWidget *grid = gtk_grid_new ();

  self->frame = new_frame (file != NULL ? new_picture (file) : new_cross ());
  gtk_widget_set_hexpand (self->frame, TRUE);
  gtk_grid_attach (GTK_GRID (grid), self->frame, 0, 0, 1, 1);
  if (side != NULL)
    {
      self->sticker = new_sticker (side);
      gtk_grid_attach (GTK_GRID (grid), self->sticker, 0, 0, 1, 1);
    }

  return grid;
}

static void
measure_width (GtkWidget *widget,
               int       *least,
               int       *full)
{
  *least = *full = 0;
  if (gtk_widget_should_layout (widget))
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, least, full, NULL, NULL);
}

static void
measure_name_row (GtkWidget     *row,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  TcBoardCard *self = TC_BOARD_CARD (gtk_widget_get_ancestor (row, TC_TYPE_BOARD_CARD));
  GtkWidget *name = gtk_widget_get_first_child (row), *end = GTK_WIDGET (self->end);
  int least_end = 0, full_end = 0;

  gtk_widget_measure (name, orientation, -1, minimum, natural, NULL, NULL);
  if (!gtk_widget_should_layout (end))
    return;
  gtk_widget_measure (end, orientation, -1, &least_end, &full_end, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = MAX (*minimum, least_end);
      *natural = MAX (*natural, full_end);
      return;
    }
  *natural += NAME_SPACING + full_end;
  if (least_end < full_end)
    *minimum += NAME_SPACING + least_end;
  else if (!self->row)
    *minimum = MAX (*minimum, full_end);
}

/* What is beside the name becomes smaller before the name is cut off. What cannot become smaller goes up onto the picture; in a row it has nowhere to go
 * and is not seen. */
static void
allocate_name_row (GtkWidget *row,
                   int        width,
                   int        height,
                   int        baseline)
{
  TcBoardCard *self = TC_BOARD_CARD (gtk_widget_get_ancestor (row, TC_TYPE_BOARD_CARD));
  GtkWidget *name = gtk_widget_get_first_child (row), *end = GTK_WIDGET (self->end);
  const gboolean from_right = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  int least_name, full_name, least_end, full_end, end_width, name_width;
  gboolean fits, gives_way;

  measure_width (name, &least_name, &full_name);
  measure_width (end, &least_end, &full_end);
  fits = full_end == 0 || full_name + NAME_SPACING + full_end <= width;
  gives_way = !fits && least_end == full_end;
  end_width = fits || gives_way ? full_end : least_end;
  name_width = end_width == 0 || gives_way ? width : width - NAME_SPACING - end_width;
  gtk_widget_size_allocate (name, &(GtkAllocation) { from_right ? width - name_width : 0, 0, name_width, height }, -1);
  gtk_widget_set_child_visible (end, !gives_way || !self->row);
  if (gtk_widget_should_layout (end))
    gtk_widget_size_allocate (end, &(GtkAllocation) { from_right ? 0 : width - end_width, gives_way ? -height : 0, end_width, height }, -1);
}

static GtkWidget *
new_name_row (TcBoardCard *self,
              const char  *side)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *name = new_label (tc_board_entry_get_name (self->entry), "crew-name");

  self->end = ADW_BIN (adw_bin_new ());
  if (side != NULL)
    adw_bin_set_child (self->end, new_side (side));
  else if (tc_board_facts_pays (self->entry))
    adw_bin_set_child (self->end, tc_board_card_new_warning ());
  gtk_widget_set_layout_manager (row, gtk_custom_layout_new (NULL, measure_name_row, allocate_name_row));
  gtk_widget_add_css_class (row, "board-name");
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), GTK_WIDGET (self->end));

  return row;
}

static GtkWidget *
new_line (TcBoardCard *self)
{
  self->line = GTK_LABEL (new_label (NULL, "tray-hint"));
  /* A problem may be long. */
  if (tc_board_entry_get_board (self->entry) == NULL)
    {
      gtk_label_set_wrap (self->line, TRUE);
      gtk_label_set_wrap_mode (self->line, PANGO_WRAP_WORD_CHAR);
      gtk_label_set_lines (self->line, 5);
    }

  return GTK_WIDGET (self->line);
}

GtkWidget *
tc_board_card_new (TcBoardEntry *entry)
{
  TcBoardCard *self = g_object_new (TC_TYPE_BOARD_CARD, NULL);
  TcBoardFile *file = tc_board_entry_get_board (entry);
  const char *side = tc_board_facts_get_side (entry);

  self->entry = g_object_ref (entry);
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->words = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_hexpand (GTK_WIDGET (self->words), TRUE);
  gtk_box_append (self->box, new_front (self, file, side));
  gtk_box_append (self->box, GTK_WIDGET (self->words));
  gtk_box_append (self->words, new_name_row (self, side));
  gtk_box_append (self->words, new_line (self));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), file != NULL ? tc_board_file_get_description (file, NULL) : tc_board_entry_get_problem (entry));
  gtk_widget_set_sensitive (GTK_WIDGET (self), file != NULL);
  turn_choice_card_set_content (TURN_CHOICE_CARD (self), GTK_WIDGET (self->box));
  g_signal_connect (self, "notify::active", G_CALLBACK (describe), NULL);
  g_signal_connect_object (entry, "notify::rounds", G_CALLBACK (rounds_changed), self, G_CONNECT_SWAPPED);
  refresh (self);
  describe (self);

  return GTK_WIDGET (self);
}

TcBoardEntry *
tc_board_card_get_entry (TcBoardCard *self)
{
  g_return_val_if_fail (TC_IS_BOARD_CARD (self), NULL);

  return self->entry;
}

void
tc_board_card_set_about (TcBoardCard *self,
                         const char  *about)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  g_free (self->about);
  self->about = g_strdup (about);
  refresh (self);
}

void
tc_board_card_set_end (TcBoardCard *self,
                       GtkWidget   *end)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  adw_bin_set_child (self->end, end);
  refresh (self);
}

void
tc_board_card_set_foot (TcBoardCard *self,
                        GtkWidget   *foot)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  if (self->foot != NULL)
    gtk_box_remove (self->words, self->foot);
  self->foot = foot;
  if (foot != NULL)
    gtk_box_append (self->words, foot);
}

void
tc_board_card_set_picture_height (TcBoardCard *self,
                                  int          height)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  self->picture_height = height;
  refresh (self);
}

void
tc_board_card_set_compact (TcBoardCard *self,
                           gboolean     compact)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  self->compact = compact;
  refresh (self);
}

void
tc_board_card_set_row (TcBoardCard *self,
                       gboolean     row)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  self->row = row;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->box, row ? ROW_SPACING : 0);
  gtk_widget_set_hexpand (self->frame, !row);
  gtk_widget_set_valign (GTK_WIDGET (self->words), row ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  turn_choice_card_set_tick_before (TURN_CHOICE_CARD (self), row);
  refresh (self);
}

void
tc_board_card_set_new (TcBoardCard *self,
                       gboolean     is_new)
{
  g_return_if_fail (TC_IS_BOARD_CARD (self));

  self->is_new = is_new;
  describe (self);
}

GtkWidget *
tc_board_card_new_warning (void)
{
  static char *icons[] = { "tc-warning-badge-symbolic", "tc-warning-symbolic", NULL };
  /* Translators: a mark on a board on which checking networks wins prestige instead of costing some. */
  GtkWidget *badge = new_badge (icons, C_("networks", "Pays"), "warning-badge");

  gtk_widget_set_tooltip_text (badge, _("Checking networks pays on this board and may win without painting. The editor can set it right."));

  return badge;
}
