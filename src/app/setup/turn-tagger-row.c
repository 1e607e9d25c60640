/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-tagger-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <store-text.h>
#include <turn-avatar.h>
#include <turn-break-bin.h>
#include <turn-compat.h>
#include <turn-language.h>
#include <turn-level-words.h>
#include <turn-words.h>

/* Makes what the button or a row shows: of the choice at @position, called @text. */
typedef GtkWidget *(*TurnDropDownRowFunc) (guint       position,
                                           const char *text,
                                           gpointer    user_data);

typedef struct
{
  GtkDropDown        *drop_down;     /* borrowed: it owns the factory that owns this */
  TurnDropDownRowFunc make;
  gpointer            user_data;
} Rows;

static GtkWidget *
get_tick (GtkListItem *item)
{
  return gtk_widget_get_last_child (gtk_list_item_get_child (item));
}

static void
show_tick (GtkDropDown *drop_down,
           GParamSpec  *spec,
           GtkListItem *item)
{
  const gboolean holds = gtk_drop_down_get_selected (drop_down) == gtk_list_item_get_position (item);

  /* It keeps its room, so that rows do not move. */
  gtk_widget_set_opacity (get_tick (item), holds ? 1 : 0);
}

static void
set_up_button (GtkListItemFactory *factory,
               GtkListItem        *item,
               Rows               *rows)
{
  GListModel *words = gtk_drop_down_get_model (rows->drop_down);
  GtkWidget *stack = gtk_stack_new ();

  for (guint i = 0; i < g_list_model_get_n_items (words); i++)
    gtk_stack_add_child (GTK_STACK (stack), rows->make (i, gtk_string_list_get_string (GTK_STRING_LIST (words), i), rows->user_data));
  gtk_list_item_set_child (item, stack);
}

static void
bind_button (GtkListItemFactory *factory,
             GtkListItem        *item,
             Rows               *rows)
{
  GtkWidget *stack = gtk_list_item_get_child (item), *page = gtk_widget_get_first_child (stack);

  for (guint i = 0; i < gtk_list_item_get_position (item); i++)
    page = gtk_widget_get_next_sibling (page);
  gtk_stack_set_visible_child (GTK_STACK (stack), page);
}

static void
set_up_row (GtkListItemFactory *factory,
            GtkListItem        *item,
            Rows               *rows)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *content = adw_bin_new ();
  GtkWidget *tick = gtk_image_new_from_icon_name ("tc-check-symbolic");

  gtk_widget_set_hexpand (content, TRUE);
  gtk_widget_add_css_class (tick, "row-tick");
  gtk_widget_add_css_class (tick, "tagger-text");
  gtk_box_append (GTK_BOX (box), content);
  gtk_box_append (GTK_BOX (box), tick);
  gtk_list_item_set_child (item, box);
}

static void
bind_row (GtkListItemFactory *factory,
          GtkListItem        *item,
          Rows               *rows)
{
  GtkWidget *content = gtk_widget_get_first_child (gtk_list_item_get_child (item));
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  adw_bin_set_child (ADW_BIN (content), rows->make (gtk_list_item_get_position (item), text, rows->user_data));
  g_signal_connect_object (rows->drop_down, "notify::selected", G_CALLBACK (show_tick), item, 0);
  show_tick (rows->drop_down, NULL, item);
}

static void
unbind_row (GtkListItemFactory *factory,
            GtkListItem        *item,
            GtkDropDown        *drop_down)
{
  g_signal_handlers_disconnect_by_func (drop_down, show_tick, item);
}

static void
free_rows (gpointer  rows,
           GClosure *closure)
{
  g_free (rows);
}

typedef void (*RowsFunc) (GtkListItemFactory *factory,
                          GtkListItem        *item,
                          Rows               *rows);

static GtkListItemFactory *
new_factory (GtkDropDown        *drop_down,
             TurnDropDownRowFunc make,
             gpointer            user_data,
             RowsFunc            set_up,
             RowsFunc            bind)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  Rows *rows = g_new0 (Rows, 1);

  rows->drop_down = drop_down;
  rows->make = make;
  rows->user_data = user_data;
  g_signal_connect (factory, "setup", G_CALLBACK (set_up), rows);
  g_signal_connect_data (factory, "bind", G_CALLBACK (bind), rows, free_rows, 0);

  return factory;
}

/* Rows are wider than the button; an arrow says where they belong. */
static void
point_at_button (GtkDropDown *drop_down)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (drop_down)); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER (child))
      {
        gtk_popover_set_has_arrow (GTK_POPOVER (child), TRUE);
        gtk_widget_set_halign (child, GTK_ALIGN_CENTER);
      }
}

/* Shows the choices of a drop-down that has a string list by now: on its button, which is as wide as the widest of them, and in rows of one's own; the
 * one that holds has a tick. */
static void
turn_drop_down_rows_set (GtkDropDown        *drop_down,
                         TurnDropDownRowFunc make_button,
                         TurnDropDownRowFunc make_row,
                         gpointer            user_data)
{
  g_autoptr (GtkListItemFactory) button = new_factory (drop_down, make_button, user_data, set_up_button, bind_button);
  g_autoptr (GtkListItemFactory) list = new_factory (drop_down, make_row, user_data, set_up_row, bind_row);

  g_signal_connect_object (list, "unbind", G_CALLBACK (unbind_row), drop_down, 0);
  gtk_drop_down_set_factory (drop_down, button);
  gtk_drop_down_set_list_factory (drop_down, list);
  point_at_button (drop_down);
}

#define HUMAN 0
#define BOT 1
#define USUAL_LEVEL "medium"
#define LARGEST_TEXT_IN_LINE 1.3
#define ABOUT_WIDTH 310
#define NARROW_ABOUT_WIDTH 284

struct _TurnTaggerRow
{
  GtkListBoxRow       parent_instance;

  TurnSeat           *seat;          /* borrowed */
  const TurnGameKind *game;          /* whose levels are offered */
  const char        **all_levels;    /* that its bots have */
  const char *const  *levels;        /* ids, in the order of the drop-down */
  gboolean            following;  /* the widgets are being set from the seat */
  gboolean            offers_language;

  TurnBreakBin       *room;
  GtkGrid            *grid;
  GtkWidget          *space;
  GtkMenuButton      *paint;
  GtkPopover         *paints_popover;
  GtkBox             *paints;
  TurnAvatar         *avatar;
  GtkEditable        *name;
  GtkDropDown        *kind;
  GtkBox             *second_line;
  GtkStack           *more;       /* level, language or nothing */
  GtkWidget          *nothing;
  GtkDropDown        *level;
  GtkDropDown        *language;
  GtkLabel           *about;
  GtkWidget          *remove;
};

enum
{
  CHANGED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnTaggerRow, turn_tagger_row, GTK_TYPE_LIST_BOX_ROW)

static gboolean
is_bot (TurnTaggerRow *self)
{
  return g_str_has_prefix (self->seat->controller, "bot:");
}

static void
emit_changed (TurnTaggerRow *self)
{
  if (!self->following)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
refresh_paint (TurnTaggerRow *self)
{
  const TurnPaint *paint = self->seat->paint != NULL ? turn_paint_find (self->seat->paint) : NULL;
  g_autofree char *said = g_strdup_printf (_("Paint: %s"), paint != NULL ? turn_paint_get_name (paint) : "");

  turn_avatar_set_paint (self->avatar, paint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->paint), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
}

/* Shows the level of the bot, or the usual one in place of one that is not offered any more. */
static void
refresh_level (TurnTaggerRow *self)
{
  const char *level = self->seat->controller + strlen ("bot:");

  if (!g_strv_contains (self->levels, level))
    {
      turn_words_replace (&self->seat->controller, "bot:" USUAL_LEVEL);
      level = USUAL_LEVEL;
    }
  for (guint i = 0; self->levels[i] != NULL; i++)
    if (g_str_equal (level, self->levels[i]))
      gtk_drop_down_set_selected (self->level, i);
}

static const char *
describe_level (TurnTaggerRow *self,
                const char    *level)
{
  return self->game->describe_level != NULL ? self->game->describe_level (level) : turn_level_describe (level);
}

/* How the bot plays. */
static void
refresh_about (TurnTaggerRow *self)
{
  const char *about = is_bot (self) ? describe_level (self, self->seat->controller + strlen ("bot:")) : NULL;

  gtk_label_set_label (self->about, about);
  gtk_widget_set_visible (GTK_WIDGET (self->about), about != NULL);
}

static void
refresh_more (TurnTaggerRow *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);

  if (is_bot (self))
    gtk_stack_set_visible_child (self->more, GTK_WIDGET (self->level));
  else
    gtk_stack_set_visible_child (self->more, self->offers_language ? GTK_WIDGET (self->language) : self->nothing);
  /* What stands in a line keeps its room in every row, so that all of them are alike. */
  gtk_stack_set_hhomogeneous (self->more, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->more), !narrow || is_bot (self) || self->offers_language);
}

/* The first choice is the language of the preferences. */
static void
refresh_language (TurnTaggerRow *self)
{
  const char *code = self->seat->language != NULL ? self->seat->language : TURN_LANGUAGE_SYSTEM;

  gtk_drop_down_set_selected (self->language, 0);
  for (guint i = 0; i < turn_language_get_n_choices (); i++)
    if (g_str_equal (turn_language_get_code (i), code))
      gtk_drop_down_set_selected (self->language, i);
}

static void
refresh (TurnTaggerRow *self)
{
  self->following = TRUE;
  refresh_paint (self);
  gtk_editable_set_text (self->name, self->seat->name);
  gtk_drop_down_set_selected (self->kind, is_bot (self) ? BOT : HUMAN);
  refresh_more (self);
  if (is_bot (self))
    refresh_level (self);
  refresh_about (self);
  refresh_language (self);
  self->following = FALSE;
}

static void
name_changed (TurnTaggerRow *self)
{
  g_autofree char *name = NULL;

  if (self->following || self->seat == NULL)
    return;
  name = store_text_cleaned (gtk_editable_get_text (self->name), STORE_TEXT_NAME, STORE_MAX_NAME);
  turn_words_replace (&self->seat->name, name);
  emit_changed (self);
}

static void
controller_changed (TurnTaggerRow *self)
{
  g_autofree char *controller = NULL;
  const guint level = gtk_drop_down_get_selected (self->level);

  if (self->following || self->seat == NULL)
    return;
  if (gtk_drop_down_get_selected (self->kind) == HUMAN)
    controller = g_strdup ("human");
  else
    controller = g_strconcat ("bot:", is_bot (self) && level != GTK_INVALID_LIST_POSITION ? self->levels[level] : USUAL_LEVEL, NULL);
  turn_words_replace (&self->seat->controller, controller);
  refresh (self);
  emit_changed (self);
}

static void
language_changed (TurnTaggerRow *self)
{
  const guint choice = gtk_drop_down_get_selected (self->language);

  if (self->following || self->seat == NULL || choice == GTK_INVALID_LIST_POSITION)
    return;
  g_clear_pointer (&self->seat->language, g_free);
  if (choice > 0)
    self->seat->language = g_strdup (turn_language_get_code (choice));
  emit_changed (self);
}

static void
paint_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TurnTaggerRow *self = TURN_TAGGER_ROW (widget);

  gtk_popover_popdown (self->paints_popover);
  turn_words_replace (&self->seat->paint, g_variant_get_string (parameter, NULL));
  refresh_paint (self);
  emit_changed (self);
}

static void
remove_clicked (TurnTaggerRow *self)
{
  g_signal_emit (self, signals[REMOVED], 0);
}

static void
add_paint (TurnTaggerRow   *self,
           const TurnPaint *paint)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *avatar = turn_avatar_new (32);

  turn_avatar_set_paint (TURN_AVATAR (avatar), paint);
  gtk_button_set_child (GTK_BUTTON (button), avatar);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, turn_paint_get_name (paint));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, turn_paint_get_name (paint), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "tagger.paint");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", paint->id);
  gtk_box_append (self->paints, button);
}

/* When they are first asked for. */
static void
paints_shown (TurnTaggerRow *self)
{
  if (gtk_widget_get_first_child (GTK_WIDGET (self->paints)) != NULL)
    return;
  for (guint i = 0; i < TURN_N_PAINTS; i++)
    add_paint (self, turn_paint_get (i));
}

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
make_kind (guint       position,
           const char *text,
           gpointer    user_data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (position == HUMAN ? "tc-human-symbolic" : "tc-bot-symbolic"));
  gtk_box_append (GTK_BOX (box), new_label (text, NULL));

  return box;
}

static GtkWidget *
new_dots (guint strength)
{
  g_autofree char *said = g_strdup_printf (_("Strength %u of %u"), strength, TURN_MAX_STRENGTH);
  GtkWidget *dots = g_object_new (GTK_TYPE_BOX, "spacing", 3, "valign", GTK_ALIGN_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  for (guint i = 0; i < TURN_MAX_STRENGTH; i++)
    {
      GtkWidget *dot = adw_bin_new ();

      gtk_widget_add_css_class (dot, "strength");
      if (i < strength)
        gtk_widget_add_css_class (dot, "lit");
      gtk_box_append (GTK_BOX (dots), dot);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (dots), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);

  return dots;
}

/* Name and strength, and below how the level plays. */
static GtkWidget *
make_level (guint       position,
            const char *text,
            gpointer    user_data)
{
  TurnTaggerRow *self = user_data;
  const char *level = self->levels[position], *about = describe_level (self, level);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (head), new_label (text, "side-title"));
  gtk_box_append (GTK_BOX (head), new_dots (turn_level_get_strength (level)));
  gtk_box_append (GTK_BOX (box), head);
  if (about != NULL)
    {
      GtkWidget *label = new_label (about, "tray-hint");

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      /* A list is as narrow as it can be. */
      gtk_widget_set_size_request (label, turn_break_bin_is_narrow (self->room) ? NARROW_ABOUT_WIDTH : ABOUT_WIDTH, -1);
      gtk_box_append (GTK_BOX (box), label);
    }

  return box;
}

static GtkWidget *
make_word (guint       position,
           const char *text,
           gpointer    user_data)
{
  return new_label (text, NULL);
}

static void
fill_levels (TurnTaggerRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->all_levels = turn_levels_list (self->game->format->rules);
  self->levels = self->game->levels != NULL ? self->game->levels : (const char *const *) self->all_levels;
  for (guint i = 0; self->levels[i] != NULL; i++)
    gtk_string_list_append (names, turn_level_get_name (self->levels[i]));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (names));
  turn_drop_down_rows_set (self->level, make_word, make_level, self);
}

static void
fill_languages (TurnTaggerRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  /* Translators: a choice of language for one person at the table: the one that is set for all. */
  gtk_string_list_append (names, C_("language", "Default"));
  for (guint i = 1; i < turn_language_get_n_choices (); i++)
    gtk_string_list_append (names, turn_language_get_name (i));
  gtk_drop_down_set_model (self->language, G_LIST_MODEL (names));
  turn_drop_down_rows_set (self->language, make_word, make_word, NULL);
}

typedef struct
{
  int column, row, width, height;
} Place;

static void
put (TurnTaggerRow *self,
     gpointer       widget,
     Place          place)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  g_object_ref (widget);
  if (parent == GTK_WIDGET (self->second_line))
    gtk_box_remove (self->second_line, widget);
  else
    gtk_grid_remove (self->grid, widget);
  if (place.width > 0)
    gtk_grid_attach (self->grid, widget, place.column, place.row, place.width, place.height);
  else
    gtk_box_prepend (self->second_line, widget);
  g_object_unref (widget);
}

/* In a line, with how the bot plays under its name. Where there is little room its level is on that second line, too; with large text all of that is one below
 * the other. The space takes what is left over: before what removes the tagger, or with the name. */
static void
arrange (TurnTaggerRow *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);
  const gboolean large = narrow && turn_text_scale (GTK_WIDGET (self)) > LARGEST_TEXT_IN_LINE;

  put (self, self->paint, (Place) { 0, 0, 1, narrow ? 1 : 3 });
  put (self, self->kind, large ? (Place) { 1, 1, 4, 1 } : (Place) { 2, 0, 1, 1 });
  put (self, self->more, narrow ? (Place) { 0 } : (Place) { 3, 0, 1, 1 });
  put (self, self->space, (Place) { narrow ? 1 : 4, 0, 1, 1 });
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->second_line), large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  turn_widget_set_class (GTK_WIDGET (self->grid), "narrow", narrow);
  turn_widget_set_class (GTK_WIDGET (self->grid), "large", large);
  if (self->seat != NULL)
    refresh_more (self);
}

static void
turn_tagger_row_finalize (GObject *object)
{
  TurnTaggerRow *self = TURN_TAGGER_ROW (object);

  g_free (self->all_levels);

  G_OBJECT_CLASS (turn_tagger_row_parent_class)->finalize (object);
}

static void
turn_tagger_row_class_init (TurnTaggerRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = turn_tagger_row_finalize;
  signals[CHANGED] = g_signal_new ("changed", TURN_TYPE_TAGGER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REMOVED] = g_signal_new ("removed", TURN_TYPE_TAGGER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TURN_TYPE_AVATAR);
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-tagger-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, room);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, grid);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, space);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, paint);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, paints_popover);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, paints);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, avatar);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, name);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, kind);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, second_line);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, more);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, nothing);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, level);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, language);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, about);
  gtk_widget_class_bind_template_child (widget_class, TurnTaggerRow, remove);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, controller_changed);
  gtk_widget_class_bind_template_callback (widget_class, language_changed);
  gtk_widget_class_bind_template_callback (widget_class, name_changed);
  gtk_widget_class_bind_template_callback (widget_class, paints_shown);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked);
  gtk_widget_class_install_action (widget_class, "tagger.paint", "s", paint_activated);
}

static void
turn_tagger_row_init (TurnTaggerRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  turn_drop_down_rows_set (self->kind, make_kind, make_kind, NULL);
  fill_languages (self);
  arrange (self);
}

GtkWidget *
turn_tagger_row_new (const TurnGameKind *kind)
{
  TurnTaggerRow *self = g_object_new (TURN_TYPE_TAGGER_ROW, NULL);

  self->game = kind;
  fill_levels (self);

  return GTK_WIDGET (self);
}

void
turn_tagger_row_set_seat (TurnTaggerRow *self,
                          TurnSeat      *seat,
                          gboolean       removable)
{
  g_return_if_fail (TURN_IS_TAGGER_ROW (self));

  self->seat = seat;
  gtk_widget_set_sensitive (self->remove, removable);
  refresh (self);
}

void
turn_tagger_row_offer_language (TurnTaggerRow *self,
                                gboolean       offered)
{
  g_return_if_fail (TURN_IS_TAGGER_ROW (self));

  self->offers_language = offered;
  refresh_more (self);
}
