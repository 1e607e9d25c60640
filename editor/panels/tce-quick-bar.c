/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-quick-bar.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>
#include <turn-words.h>

#include "tce-swatch.h"

#define N_COLUMNS 2
#define GAP 8

struct _TceQuickBar
{
  TcePanel       parent_instance;

  gboolean       open;

  GtkWidget     *closed;         /* what is seen of it then */
  GtkMenuButton *symmetry;
  GtkGrid       *districts;
  GPtrArray     *tiles;          /* of Tile: the districts, and last what lies outside */
};

G_DEFINE_FINAL_TYPE (TceQuickBar, tce_quick_bar, TCE_TYPE_PANEL)

enum
{
  PROP_OPEN = 1,
};

typedef struct
{
  GtkWidget *button;
  TceSwatch *swatch;
  GtkLabel  *name;
  GtkLabel  *size;
  GtkLabel  *high;
  GtkLabel  *low;
} Tile;

static GtkLabel *
add_label (GtkWidget  *box,
           const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static Tile *
new_tile (guint8 district)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Tile *tile = g_new0 (Tile, 1);

  tile->button = gtk_toggle_button_new ();
  gtk_button_set_child (GTK_BUTTON (tile->button), line);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (tile->button), "edit.district");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (tile->button), "u", (guint) district);
  gtk_widget_add_css_class (tile->button, "district-tile");
  tile->swatch = TCE_SWATCH (g_object_new (TCE_TYPE_SWATCH, "valign", GTK_ALIGN_CENTER, NULL));
  gtk_box_append (GTK_BOX (line), GTK_WIDGET (tile->swatch));
  gtk_box_append (GTK_BOX (line), words);
  gtk_widget_set_hexpand (words, TRUE);
  tile->name = add_label (words, "district-name");
  tile->size = add_label (words, "secondary");
  gtk_label_set_ellipsize (tile->name, PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (tile->size, PANGO_ELLIPSIZE_END);
  tile->high = add_label (line, "fact");
  tile->low = add_label (line, "secondary");

  return tile;
}

static void
fit_tiles (TceQuickBar *self,
           guint        n_districts)
{
  if (self->tiles->len == n_districts + 1)
    return;

  for (guint i = 0; i < self->tiles->len; i++)
    gtk_grid_remove (self->districts, ((Tile *) g_ptr_array_index (self->tiles, i))->button);
  g_ptr_array_set_size (self->tiles, 0);
  for (guint i = 0; i <= n_districts; i++)
    {
      Tile *tile = new_tile (i < n_districts ? (guint8) i : TC_OUTSIDE);

      g_ptr_array_add (self->tiles, tile);
      gtk_grid_attach (self->districts, tile->button, (int) i % N_COLUMNS, (int) i / N_COLUMNS, 1, 1);
    }
}

static void
show_tile (const Tile  *tile,
           TcBoardFile *file,
           guint        district)
{
  const TcBoard *board = tc_board_file_get_board (file);
  const gboolean outside = district >= board->n_districts;
  const char *name = outside ? _("Outside") : tc_board_file_get_district_name (file, district, NULL);
  const guint n_squares = outside ? (guint) board->n_rows * board->n_columns - tc_board_n_squares (board) : tc_board_district_size (board, (guint8) district);
  g_autofree char *size = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  g_autofree char *label = g_strdup_printf (_("%s, %s"), name, size);
  g_autofree char *high = outside ? NULL : turn_words_number (board->districts[district].value.high);
  g_autofree char *low = outside ? NULL : turn_words_number (board->districts[district].value.low);

  tce_swatch_set_wall (tile->swatch, outside ? TC_OUTSIDE : (guint8) district, outside ? 0 : board->districts[district].colour);
  gtk_label_set_label (tile->name, name);
  gtk_label_set_label (tile->size, size);
  gtk_label_set_label (tile->high, high);
  gtk_label_set_label (tile->low, low);
  tce_panel_set_tip (tile->button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tile->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static const char *
icon_of (TcSymmetry symmetry)
{
  switch (symmetry)
    {
    case TC_SYMMETRY_LEFT_RIGHT: return "tc-mirror-columns-symbolic";
    case TC_SYMMETRY_TOP_BOTTOM: return "tc-mirror-rows-symbolic";
    case TC_SYMMETRY_HALF_TURN:  return "tc-half-turn-symbolic";
    case TC_SYMMETRY_NONE:
    default:                     return "tc-no-symmetry-symbolic";
    }
}

static void
tce_quick_bar_refresh (TcePanel *panel)
{
  TceQuickBar *self = TCE_QUICK_BAR (panel);
  TcBoardDocument *document = tce_panel_get_document (panel);
  TcBoardFile *file = document != NULL ? tc_board_document_get_board_file (document) : NULL;
  TceTools *tools = tce_panel_get_tools (panel);

  if (tools != NULL)
    gtk_menu_button_set_icon_name (self->symmetry, icon_of (tce_tools_get_symmetry (tools)));
  if (file == NULL)
    return;

  fit_tiles (self, tc_board_file_get_board (file)->n_districts);
  for (guint i = 0; i < self->tiles->len; i++)
    show_tile (g_ptr_array_index (self->tiles, i), file, i);
}

static void
set_open (TceQuickBar *self,
          gboolean     open)
{
  if (self->open == open)
    return;

  self->open = open;
  g_object_notify (G_OBJECT (self), "open");
}

/* Up opens it, down closes it. */
static void
swiped (TceQuickBar *self,
        double       x,
        double       y)
{
  if (y != 0)
    set_open (self, y < 0);
}

static void
tce_quick_bar_get_property (GObject    *object,
                            guint       id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  g_value_set_boolean (value, TCE_QUICK_BAR (object)->open);
}

static void
tce_quick_bar_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  set_open (TCE_QUICK_BAR (object), g_value_get_boolean (value));
}

static void
tce_quick_bar_finalize (GObject *object)
{
  g_ptr_array_unref (TCE_QUICK_BAR (object)->tiles);

  G_OBJECT_CLASS (tce_quick_bar_parent_class)->finalize (object);
}

static void
tce_quick_bar_class_init (TceQuickBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_quick_bar_get_property;
  object_class->set_property = tce_quick_bar_set_property;
  object_class->finalize = tce_quick_bar_finalize;
  g_object_class_install_property (object_class, PROP_OPEN,
                                   g_param_spec_boolean ("open", NULL, NULL, FALSE,
                                                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS));
  TCE_PANEL_CLASS (klass)->refresh = tce_quick_bar_refresh;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-quick-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, TceQuickBar, closed);
  gtk_widget_class_bind_template_child (widget_class, TceQuickBar, symmetry);
  gtk_widget_class_bind_template_child (widget_class, TceQuickBar, districts);
  gtk_widget_class_bind_template_callback (widget_class, swiped);
}

static void
tce_quick_bar_init (TceQuickBar *self)
{
  self->tiles = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

int
tce_quick_bar_get_closed_height (TceQuickBar *self)
{
  int natural;

  g_return_val_if_fail (TCE_IS_QUICK_BAR (self), 0);

  gtk_widget_measure (self->closed, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);

  return natural + GAP;
}
