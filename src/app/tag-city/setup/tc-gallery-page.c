/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-gallery-page.h"

#include <glib/gi18n.h>
#include <turn-backdrop.h>
#include <turn-break-bin.h>
#include <turn-compat.h>
#include <turn-file-name.h>
#include <turn-file-question.h>
#include <turn-palette.h>
#include <turn-seat-look.h>
#include <turn-words.h>

#include "tc-editor-start.h"
#include "tc-gallery-bar.h"
#include "tc-gallery-boards.h"
#include "tc-gallery-cards.h"

/* So many pages of cards below what is seen are there before somebody scrolls to them. */
#define PAGES_AHEAD 2

struct _TcGalleryPage
{
  AdwBin             parent_instance;

  TcBoardLibrary    *library;
  TcGalleryBoards   *boards;
  char              *chosen;        /* the id of a board that can be played */
  char              *awaited;       /* the id of a board that was written just now, or NULL */
  guint              look_source;
  GtkWidget         *menu;          /* of one card, or NULL */
  GtkWidget         *menu_card;     /* a weak pointer to that card */
  guint              menu_source;

  TurnBackdrop      *backdrop;
  TurnBreakBin      *room;
  GtkWidget         *back_label;
  AdwWindowTitle    *title;
  GtkWidget         *import_label;
  GtkWidget         *use;
  GtkLabel          *use_label;
  GtkWidget         *use_below;
  GtkLabel          *use_below_label;
  TcGalleryBar      *bar;
  GtkStack          *stack;
  GtkScrolledWindow *scroller;
  GtkWidget         *built_in_section;
  GtkInscription    *description;
  TcGalleryCards    *built_in;
  GtkWidget         *own_section;
  GtkWidget         *drop_hint;
  TcGalleryCards    *own;
  AdwStatusPage     *nothing;
};

enum
{
  USED,
  LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcGalleryPage, tc_gallery_page, ADW_TYPE_BIN)

static TcBoardEntry *
get_chosen (TcGalleryPage * self)
{
  return self->chosen != NULL ? tc_board_library_find (self->library, self->chosen) : NULL;
}

/* “10 boards and 2 of yours” */
static char *
count_boards (TcGalleryPage *self)
{
  const guint n_all = g_list_model_get_n_items (G_LIST_MODEL (self->library));
  const guint n_built_in = tc_gallery_boards_get_n_built_in (self->boards);
  const guint n_own = n_all - n_built_in;

  if (n_own == 0)
    return g_strdup_printf (ngettext ("%u board", "%u boards", n_built_in), n_built_in);

  /* Translators: how many boards come with the game, and how many the person has. */
  return g_strdup_printf (ngettext ("%u board and %u of yours", "%u boards and %u of yours", n_built_in), n_built_in, n_own);
}

static void
refresh_chosen (TcGalleryPage *self)
{
  TcBoardEntry *entry = get_chosen (self);
  TcBoardFile *board = entry != NULL ? tc_board_entry_get_board (entry) : NULL;
  const char *description = board != NULL ? tc_board_file_get_description (board, NULL) : "";
  g_autofree char *name = turn_words_inside (entry != NULL ? tc_board_entry_get_name (entry) : "");
  /* Translators: %s is the name of a board. */
  g_autofree char *use = g_strdup_printf (_("Use %s"), name);

  gtk_label_set_label (self->use_label, use);
  gtk_label_set_label (self->use_below_label, use);
  gtk_inscription_set_text (self->description, description);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->description), *description != '\0' ? description : NULL);
  tc_gallery_cards_set_chosen (self->built_in, self->chosen);
  tc_gallery_cards_set_chosen (self->own, self->chosen);
}

/* Where no board of that id can be played, the first one is chosen. */
static void
choose (TcGalleryPage *self,
        const char    *id)
{
  TcBoardEntry *entry = id != NULL ? tc_board_library_find (self->library, id) : NULL;
  g_autoptr (TcBoardEntry) first = NULL;

  if (entry == NULL || tc_board_entry_get_board (entry) == NULL)
    entry = first = g_list_model_get_item (G_LIST_MODEL (self->library), 0);
  if (g_strcmp0 (self->chosen, tc_board_entry_get_id (entry)) != 0)
    {
      g_free (self->chosen);
      self->chosen = g_strdup (tc_board_entry_get_id (entry));
    }
  refresh_chosen (self);
}

/* Why there is nothing to be seen. */
static char *
say_nothing (TcGalleryPage *self)
{
  const TcBoardQuery query = tc_gallery_bar_get_query (self->bar);

  if (*query.search == '\0')
    return g_strdup (_("No board matches these filters"));

  /* Translators: %s is what somebody searches for. */
  return g_strdup_printf (_("No board matches “%s”"), query.search);
}

/* What a search leaves, in both sections. */
static void
refresh_found (TcGalleryPage *self)
{
  const guint n_built_in = g_list_model_get_n_items (tc_gallery_boards_get_built_in (self->boards));
  const guint n_own = g_list_model_get_n_items (tc_gallery_boards_get_own (self->boards));
  g_autofree char *nothing = say_nothing (self);
  g_autofree char *title = g_markup_escape_text (nothing, -1);

  gtk_widget_set_visible (self->built_in_section, n_built_in > 0);
  gtk_widget_set_visible (self->own_section, n_own > 0);
  adw_status_page_set_title (self->nothing, title);
  gtk_stack_set_visible_child_name (self->stack, n_built_in + n_own > 0 ? "boards" : "none");
}

static void
refresh_room (TcGalleryPage *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);

  turn_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
  tc_gallery_bar_set_narrow (self->bar, narrow);
  gtk_widget_set_visible (self->back_label, !narrow);
  gtk_widget_set_visible (self->import_label, !narrow);
  gtk_widget_set_visible (self->use, !narrow);
  gtk_widget_set_visible (self->use_below, narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->description), !narrow);
  gtk_widget_set_visible (self->drop_hint, !narrow);
  tc_gallery_cards_set_rows (self->built_in, narrow);
  tc_gallery_cards_set_rows (self->own, narrow);
}

static TcBoardCard *
find_card (TcGalleryPage *self,
           const char    *id)
{
  TcBoardCard *card = tc_gallery_cards_find (self->built_in, id);

  return card != NULL ? card : tc_gallery_cards_find (self->own, id);
}

typedef struct
{
  TcGalleryPage *page;
  GPtrArray     *entries;
} Sight;

static void
note_if_seen (TcBoardCard *card,
              gpointer     user_data)
{
  Sight *sight = user_data;
  graphene_rect_t bounds;

  if (gtk_widget_compute_bounds (GTK_WIDGET (card), GTK_WIDGET (sight->page->scroller), &bounds)
      && bounds.origin.y + bounds.size.height > 0 && bounds.origin.y < (float) gtk_widget_get_height (GTK_WIDGET (sight->page->scroller)))
    g_ptr_array_add (sight->entries, tc_board_card_get_entry (card));
}

/* What is seen is measured first, from the top. */
static void
ask_for_seen (TcGalleryPage *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  Sight sight = { self, entries };

  tc_gallery_cards_visit (self->own, note_if_seen, &sight);
  for (guint i = entries->len; i > 0; i--)
    tc_board_lengths_ask (tc_board_library_get_lengths (self->library), g_ptr_array_index (entries, i - 1));
}

static gboolean
look_is_due (gpointer user_data)
{
  TcGalleryPage *self = user_data;
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (self->scroller);
  const double below = gtk_adjustment_get_upper (place) - gtk_adjustment_get_value (place) - gtk_adjustment_get_page_size (place);

  self->look_source = 0;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;
  ask_for_seen (self);
  if (below < PAGES_AHEAD * gtk_adjustment_get_page_size (place))
    tc_gallery_boards_show_more (self->boards);

  return G_SOURCE_REMOVE;
}

/* After everything was drawn. */
static void
look_soon (TcGalleryPage *self)
{
  if (self->look_source == 0)
    self->look_source = g_idle_add_full (G_PRIORITY_LOW, look_is_due, self, NULL);
}

/* A board that was written by ourselves is chosen as soon as the library has found it. */
static void
meet_awaited (TcGalleryPage *self)
{
  TcBoardEntry *entry = self->awaited != NULL ? tc_board_library_find (self->library, self->awaited) : NULL;
  g_autofree char *id = entry != NULL ? g_steal_pointer (&self->awaited) : NULL;
  TcBoardCard *card;

  if (entry == NULL)
    return;
  tc_gallery_boards_show_entry (self->boards, entry);
  if (tc_board_entry_get_board (entry) != NULL)
    choose (self, id);
  card = find_card (self, id);
  if (card != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (card));
}

static void
library_changed (TcGalleryPage *self)
{
  g_autofree char *count = count_boards (self);

  adw_window_title_set_subtitle (self->title, count);
  refresh_found (self);
  choose (self, self->chosen);
  meet_awaited (self);
  look_soon (self);
}

static gboolean
is_new (TcBoardEntry *entry,
        gpointer      user_data)
{
  TcGalleryPage *self = user_data;

  return tc_board_entry_get_board (entry) != NULL && !tc_gallery_boards_is_played (self->boards, entry);
}

static void
played_changed (TcGalleryPage *self)
{
  tc_gallery_cards_mark_new (self->built_in, is_new, self);
  tc_gallery_cards_mark_new (self->own, is_new, self);
  refresh_found (self);
}

static void
query_changed (TcGalleryPage *self)
{
  const TcBoardQuery query = tc_gallery_bar_get_query (self->bar);

  tc_gallery_boards_set_query (self->boards, &query);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
  refresh_found (self);
  look_soon (self);
}

static void
await_board (TcGalleryPage *self,
             char          *id)
{
  if (id == NULL)
    return;
  g_free (self->awaited);
  self->awaited = id;
  tc_gallery_bar_clear (self->bar);
  meet_awaited (self);
}

static void
board_chosen (TcGalleryPage *self,
              TcBoardEntry  *entry)
{
  choose (self, tc_board_entry_get_id (entry));
}

/* A file that cannot be played may still be mended. */
static void
board_used (TcGalleryPage *self,
            TcBoardEntry  *entry)
{
  if (tc_board_entry_get_board (entry) == NULL)
    {
      tc_editor_start (GTK_WIDGET (self), tc_board_entry_get_file (entry));
      return;
    }
  choose (self, tc_board_entry_get_id (entry));
  g_signal_emit (self, signals[USED], 0, entry);
}

/* The first one that is found, so that Enter uses it. */
static void
search_activated (TcGalleryPage *self)
{
  g_autoptr (TcBoardEntry) entry = tc_gallery_boards_get_first (self->boards);
  TcBoardCard *card = entry != NULL ? find_card (self, tc_board_entry_get_id (entry)) : NULL;

  if (card == NULL)
    return;
  if (tc_board_entry_get_board (entry) != NULL)
    board_chosen (self, entry);
  gtk_widget_grab_focus (GTK_WIDGET (card));
}

/* Before a box or a scroller takes arrows for something else. What they lead to is chosen, so that its description is told. */
static gboolean
key_pressed (TcGalleryPage  *self,
             guint           keyval,
             guint           keycode,
             GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *card = focus != NULL ? tc_card_steps_get_card (focus) : NULL;
  GtkWidget *next = NULL;

  if (card != NULL && (modifiers & gtk_accelerator_get_default_mod_mask ()) == 0)
    next = tc_card_steps_find (GTK_WIDGET (self->scroller), card, keyval);
  if (next == NULL)
    return FALSE;
  gtk_widget_grab_focus (next);
  if (TC_IS_BOARD_CARD (next) && tc_board_entry_get_board (tc_board_card_get_entry (TC_BOARD_CARD (next))) != NULL)
    board_chosen (self, tc_board_card_get_entry (TC_BOARD_CARD (next)));

  return TRUE;
}

static void
leave (TcGalleryPage *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

static GMenuModel *
new_menu (const char *id)
{
  GMenu *menu = g_menu_new ();

  add_item (menu, C_("board", "Edit"), "gallery.edit", id);
  add_item (menu, C_("board", "Duplicate"), "gallery.duplicate", id);
  add_item (menu, C_("board", "Show File"), "gallery.show-file", id);
  add_item (menu, C_("board", "Move to Trash"), "gallery.trash", id);

  return G_MENU_MODEL (menu);
}

/* The focus goes back to the card, wherever else the window would put it. */
static gboolean
menu_is_over (gpointer user_data)
{
  TcGalleryPage *self = user_data;

  self->menu_source = 0;
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  if (self->menu_card != NULL)
    gtk_widget_grab_focus (self->menu_card);

  return G_SOURCE_REMOVE;
}

/* What was chosen in it is done after it is closed. */
static void
menu_closed (TcGalleryPage *self)
{
  if (self->menu_source == 0)
    self->menu_source = g_idle_add (menu_is_over, self);
}

static void
menu_asked (TcGalleryPage *self,
            TcBoardCard   *card,
            double         x,
            double         y)
{
  g_autoptr (GMenuModel) model = new_menu (tc_board_entry_get_id (tc_board_card_get_entry (card)));
  double page_x, page_y;

  if (!gtk_widget_translate_coordinates (GTK_WIDGET (card), GTK_WIDGET (self), x, y, &page_x, &page_y))
    return;
  g_clear_handle_id (&self->menu_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_set_weak_pointer (&self->menu_card, GTK_WIDGET (card));
  self->menu = gtk_popover_menu_new_from_model (model);
  g_signal_connect_swapped (self->menu, "closed", G_CALLBACK (menu_closed), self);
  gtk_popover_set_has_arrow (GTK_POPOVER (self->menu), FALSE);
  gtk_widget_set_halign (self->menu, GTK_ALIGN_START);
  gtk_widget_set_parent (self->menu, GTK_WIDGET (self));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->menu), &(GdkRectangle) { (int) page_x, (int) page_y, 1, 1 });
  gtk_popover_popup (GTK_POPOVER (self->menu));
}

static void
import (TcGalleryPage *self,
        GSList        *files)
{
  await_board (self, tc_gallery_files_import (GTK_WIDGET (self), tc_board_library_get_folder (self->library), files));
}

static gboolean
files_dropped (GtkDropTarget *target,
               const GValue  *value,
               double         x,
               double         y,
               TcGalleryPage *self)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  import (self, files);

  return TRUE;
}

static void
file_to_import_chosen (GFile   *file,
                       gpointer user_data)
{
  g_autoptr (GSList) files = g_slist_prepend (NULL, file);

  import (user_data, files);
}

/* Actions */

static void
back_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  leave (TC_GALLERY_PAGE (widget));
}

static void
use_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  TcGalleryPage *self = TC_GALLERY_PAGE (widget);
  TcBoardEntry *entry = get_chosen (self);

  if (entry != NULL)
    g_signal_emit (self, signals[USED], 0, entry);
}

static void
import_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  GtkFileChooserNative *dialog = turn_file_question_new (GTK_WINDOW (gtk_widget_get_root (widget)), _("Import a Board"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                         _("_Import"), file_to_import_chosen, widget);

  turn_file_question_add_filter (dialog, _("Boards"), TURN_FILE_NAME_BOARDS);
  turn_file_question_add_filter (dialog, _("All files"), "*");
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
draw_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_editor_start (widget, NULL);
}

static void
search_asked (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (TC_GALLERY_PAGE (widget)->bar));
}

static void
clear_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TcGalleryPage *self = TC_GALLERY_PAGE (widget);

  tc_gallery_bar_clear (self->bar);
  gtk_widget_grab_focus (widget);
}

/* For the card that has the focus, from the keyboard. */
static void
menu_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  GtkWidget *card = focus != NULL ? gtk_widget_get_ancestor (focus, TC_TYPE_BOARD_CARD) : NULL;

  if (card != NULL && tc_board_entry_get_file (tc_board_card_get_entry (TC_BOARD_CARD (card))) != NULL)
    menu_asked (TC_GALLERY_PAGE (widget), TC_BOARD_CARD (card), gtk_widget_get_width (card) / 2, gtk_widget_get_height (card) / 2);
}

/* What is done with the file of one board: which action, told by its name. */
static void
file_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TcGalleryPage *self = TC_GALLERY_PAGE (widget);
  TcBoardEntry *entry = tc_board_library_find (self->library, g_variant_get_string (parameter, NULL));
  GFile *file = entry != NULL ? tc_board_entry_get_file (entry) : NULL;

  if (file == NULL)
    return;
  if (g_str_equal (action, "gallery.edit"))
    tc_editor_start (widget, file);
  else if (g_str_equal (action, "gallery.duplicate"))
    await_board (self, tc_gallery_files_duplicate (widget, file));
  else if (g_str_equal (action, "gallery.show-file"))
    tc_gallery_files_show (widget, file);
  else
    tc_gallery_files_trash (widget, file);
}

/* Where Enter uses what is chosen. */
static gboolean
tc_gallery_page_grab_focus (GtkWidget *widget)
{
  TcGalleryPage *self = TC_GALLERY_PAGE (widget);
  TcBoardCard *card = self->chosen != NULL ? find_card (self, self->chosen) : NULL;

  return gtk_widget_grab_focus (card != NULL ? GTK_WIDGET (card) : GTK_WIDGET (self->bar));
}

static void
tc_gallery_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tc_gallery_page_parent_class)->map (widget);

  look_soon (TC_GALLERY_PAGE (widget));
}

static void
tc_gallery_page_dispose (GObject *object)
{
  TcGalleryPage *self = TC_GALLERY_PAGE (object);

  g_clear_handle_id (&self->look_source, g_source_remove);
  g_clear_handle_id (&self->menu_source, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  g_clear_weak_pointer (&self->menu_card);
  g_clear_object (&self->boards);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (tc_gallery_page_parent_class)->dispose (object);
}

static void
tc_gallery_page_finalize (GObject *object)
{
  TcGalleryPage *self = TC_GALLERY_PAGE (object);

  g_free (self->chosen);
  g_free (self->awaited);

  G_OBJECT_CLASS (tc_gallery_page_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, room);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, back_label);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, title);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, import_label);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, use);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, use_label);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, use_below);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, use_below_label);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, bar);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, built_in_section);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, description);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, built_in);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, own_section);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, drop_hint);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, own);
  gtk_widget_class_bind_template_child (widget_class, TcGalleryPage, nothing);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  g_type_ensure (TC_TYPE_GALLERY_BAR);
  g_type_ensure (TC_TYPE_GALLERY_CARDS);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-gallery-page.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, board_chosen);
  gtk_widget_class_bind_template_callback (widget_class, board_used);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_bind_template_callback (widget_class, leave);
  gtk_widget_class_bind_template_callback (widget_class, look_soon);
  gtk_widget_class_bind_template_callback (widget_class, menu_asked);
  gtk_widget_class_bind_template_callback (widget_class, query_changed);
  gtk_widget_class_bind_template_callback (widget_class, refresh_room);
  gtk_widget_class_bind_template_callback (widget_class, search_activated);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "gallery.back", NULL, back_activated);
  gtk_widget_class_install_action (widget_class, "gallery.use", NULL, use_activated);
  gtk_widget_class_install_action (widget_class, "gallery.import", NULL, import_activated);
  gtk_widget_class_install_action (widget_class, "gallery.draw", NULL, draw_activated);
  gtk_widget_class_install_action (widget_class, "gallery.search", NULL, search_asked);
  gtk_widget_class_install_action (widget_class, "gallery.clear", NULL, clear_activated);
  gtk_widget_class_install_action (widget_class, "gallery.menu", NULL, menu_activated);
  gtk_widget_class_install_action (widget_class, "gallery.edit", "s", file_activated);
  gtk_widget_class_install_action (widget_class, "gallery.duplicate", "s", file_activated);
  gtk_widget_class_install_action (widget_class, "gallery.show-file", "s", file_activated);
  gtk_widget_class_install_action (widget_class, "gallery.trash", "s", file_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "gallery.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "gallery.search", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, 0, "gallery.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, "gallery.menu", NULL);
}

static void
tc_gallery_page_class_init (TcGalleryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_gallery_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_gallery_page_finalize;
  widget_class->grab_focus = tc_gallery_page_grab_focus;
  widget_class->map = tc_gallery_page_map;
  signals[USED] = g_signal_new ("used", TC_TYPE_GALLERY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_BOARD_ENTRY);
  signals[LEFT] = g_signal_new ("left", TC_TYPE_GALLERY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
take_drops (TcGalleryPage *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect (target, "drop", G_CALLBACK (files_dropped), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
tc_gallery_page_init (TcGalleryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  turn_backdrop_set_kind (self->backdrop, TURN_BACKDROP_BRICKS);
  tc_gallery_bar_listen (self->bar, GTK_WIDGET (self));
  take_drops (self);
}

void
tc_gallery_page_set_up (TcGalleryPage  *self,
                        TcBoardLibrary *library,
                        GSettings      *settings)
{
  g_return_if_fail (TC_IS_GALLERY_PAGE (self));
  g_return_if_fail (self->library == NULL);

  self->library = g_object_ref (library);
  self->boards = tc_gallery_boards_new (library, settings);
  tc_gallery_cards_mark_new (self->built_in, is_new, self);
  tc_gallery_cards_mark_new (self->own, is_new, self);
  tc_gallery_cards_set_model (self->built_in, tc_gallery_boards_get_built_in (self->boards));
  tc_gallery_cards_set_model (self->own, tc_gallery_boards_get_own (self->boards));
  g_signal_connect_object (library, "items-changed", G_CALLBACK (library_changed), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->boards, "played-changed", G_CALLBACK (played_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->boards, "found-changed", G_CALLBACK (refresh_found), self, G_CONNECT_SWAPPED);
  library_changed (self);
}

void
tc_gallery_page_open (TcGalleryPage *self,
                      const char    *id,
                      const char    *paint)
{
  g_return_if_fail (TC_IS_GALLERY_PAGE (self));

  tc_gallery_bar_clear (self->bar);
  turn_seat_look_colour (GTK_WIDGET (self), paint != NULL ? turn_paint_find (paint) : NULL);
  choose (self, id);
}

const char *
tc_gallery_page_get_chosen (TcGalleryPage *self)
{
  g_return_val_if_fail (TC_IS_GALLERY_PAGE (self), NULL);

  return self->chosen;
}
