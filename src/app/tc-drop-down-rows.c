/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-drop-down-rows.h"

#include <adwaita.h>

typedef struct
{
  GtkDropDown      *drop_down;     /* borrowed: it owns the factory that owns this */
  TcDropDownRowFunc make;
  gpointer          user_data;
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
new_factory (GtkDropDown      *drop_down,
             TcDropDownRowFunc make,
             gpointer          user_data,
             RowsFunc          set_up,
             RowsFunc          bind)
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

void
tc_drop_down_rows_set (GtkDropDown      *drop_down,
                       TcDropDownRowFunc make_button,
                       TcDropDownRowFunc make_row,
                       gpointer          user_data)
{
  g_autoptr (GtkListItemFactory) button = new_factory (drop_down, make_button, user_data, set_up_button, bind_button);
  g_autoptr (GtkListItemFactory) list = new_factory (drop_down, make_row, user_data, set_up_row, bind_row);

  g_signal_connect_object (list, "unbind", G_CALLBACK (unbind_row), drop_down, 0);
  gtk_drop_down_set_factory (drop_down, button);
  gtk_drop_down_set_list_factory (drop_down, list);
  point_at_button (drop_down);
}
