/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-palette.h"

#include <glib/gi18n.h>
#include <tc-board-tools.h>
#include <tc-words.h>

#include "tce-district-editor.h"
#include "tce-district-row.h"

struct _TcePalette
{
  AdwBin           parent_instance;

  TcBoardDocument *document;
  TceTools        *tools;
  GSignalGroup    *document_signals;
  GSignalGroup    *tools_signals;

  GtkListBox      *districts;
  GtkLabel        *size;
  GtkLabel        *prestige;
  GtkWidget       *editor;           /* NULL until it was asked for */
  gboolean         refreshing;
};

G_DEFINE_FINAL_TYPE (TcePalette, tce_palette, ADW_TYPE_BIN)

enum
{
  PROP_DOCUMENT = 1,
  PROP_TOOLS,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static guint
n_districts_of (TcePalette *self)
{
  return self->document != NULL ? tc_board_document_get_board (self->document)->n_districts : 0;
}

static void
edit_asked (TceDistrictRow *row,
            TcePalette     *self)
{
  tce_palette_edit_district (self, tce_district_row_get_district (row));
}

static void
add_row (TcePalette *self,
         guint8      district)
{
  GtkWidget *row = tce_district_row_new (district);

  g_signal_connect_object (row, "edit", G_CALLBACK (edit_asked), self, 0);
  gtk_list_box_append (self->districts, row);
}

static guint
count_rows (TcePalette *self)
{
  guint n_rows = 0;

  while (gtk_list_box_get_row_at_index (self->districts, (int) n_rows) != NULL)
    n_rows++;

  return n_rows;
}

/* One row a district and one for what is outside; those that are there stay, with the focus. */
static void
fit_rows (TcePalette *self)
{
  const guint wanted = self->document != NULL ? n_districts_of (self) + 1 : 0;

  if (count_rows (self) == wanted)
    return;

  for (GtkListBoxRow *row; (row = gtk_list_box_get_row_at_index (self->districts, 0)) != NULL;)
    gtk_list_box_remove (self->districts, GTK_WIDGET (row));
  for (guint8 i = 0; i + 1u < wanted; i++)
    add_row (self, i);
  if (wanted > 0)
    add_row (self, TC_OUTSIDE);
}

static void
select_row (TcePalette *self)
{
  const guint8 district = self->tools != NULL ? tce_tools_get_district (self->tools) : TC_OUTSIDE;
  const int place = (int) MIN (district, n_districts_of (self));

  gtk_list_box_select_row (self->districts, gtk_list_box_get_row_at_index (self->districts, place));
}

static int
add_up (const TcBoard *board)
{
  int sum = 0;

  for (guint i = 0; i < board->n_columns; i++)
    sum += tc_board_feature_size (board, TC_FEATURE_COLUMN, i) > 0 ? board->columns[i].high : 0;
  for (guint i = 0; i < board->n_rows; i++)
    sum += tc_board_feature_size (board, TC_FEATURE_ROW, i) > 0 ? board->rows[i].high : 0;
  for (guint i = 0; i < board->n_districts; i++)
    sum += tc_board_feature_size (board, TC_FEATURE_DISTRICT, i) > 0 ? board->districts[i].value.high : 0;

  return sum;
}

static void
show_facts (TcePalette *self)
{
  const TcBoard *board = tc_board_document_get_board (self->document);
  const guint n_squares = tc_board_n_squares (board);
  g_autofree char *size = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);
  g_autofree char *prestige = tc_words_number (add_up (board));

  gtk_label_set_label (self->size, size);
  gtk_label_set_label (self->prestige, prestige);
}

/* The brush never paints with a district that there is not. */
static void
keep_district_there (TcePalette *self)
{
  const guint8 district = tce_tools_get_district (self->tools);
  const guint n_districts = n_districts_of (self);

  if (district != TC_OUTSIDE && district >= n_districts)
    tce_tools_set_district (self->tools, n_districts > 0 ? (guint8) (n_districts - 1) : TC_OUTSIDE);
}

static void
update_editor (TcePalette *self,
               guint       district)
{
  if (self->editor == NULL)
    return;

  if (district < n_districts_of (self))
    tce_district_editor_show (TCE_DISTRICT_EDITOR (self->editor), self->document, district);
  else
    gtk_popover_popdown (GTK_POPOVER (self->editor));
}

static void
refresh (TcePalette *self)
{
  self->refreshing = TRUE;
  fit_rows (self);
  for (guint i = 0; i < count_rows (self); i++)
    tce_district_row_show (TCE_DISTRICT_ROW (gtk_list_box_get_row_at_index (self->districts, (int) i)), self->document);
  if (self->document != NULL && self->tools != NULL)
    {
      keep_district_there (self);
      show_facts (self);
      select_row (self);
      update_editor (self, tce_tools_get_district (self->tools));
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "palette.add-district",
                                 self->document != NULL && n_districts_of (self) < TC_MAX_DISTRICTS);
  self->refreshing = FALSE;
}

static void
row_selected (TcePalette    *self,
              GtkListBoxRow *row)
{
  if (row != NULL && self->tools != NULL && !self->refreshing)
    tce_tools_set_district (self->tools, tce_district_row_get_district (TCE_DISTRICT_ROW (row)));
}

/* Enter on a row: what Enter does elsewhere, open it. */
static void
row_activated (TcePalette    *self,
               GtkListBoxRow *row)
{
  if (self->tools != NULL)
    tce_tools_set_district (self->tools, tce_district_row_get_district (TCE_DISTRICT_ROW (row)));
}

static void
add_district_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  TcePalette *self = TCE_PALETTE (widget);
  const int district = tc_board_document_add_district (self->document);

  if (district < 0)
    return;

  tce_tools_set_district (self->tools, (guint8) district);
  tce_palette_edit_district (self, (guint) district);
}

static void
edit_district_activated (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  TcePalette *self = TCE_PALETTE (widget);

  if (self->tools != NULL)
    tce_palette_edit_district (self, tce_tools_get_district (self->tools));
}

static void
tce_palette_get_property (GObject    *object,
                          guint       property_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TcePalette *self = TCE_PALETTE (object);

  switch (property_id)
    {
    case PROP_DOCUMENT: g_value_set_object (value, self->document); break;
    case PROP_TOOLS:    g_value_set_object (value, self->tools); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_palette_set_property (GObject      *object,
                          guint         property_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TcePalette *self = TCE_PALETTE (object);
  gboolean changed = FALSE;

  switch (property_id)
    {
    case PROP_DOCUMENT:
      changed = g_set_object (&self->document, g_value_get_object (value));
      g_signal_group_set_target (self->document_signals, self->document);
      break;
    case PROP_TOOLS:
      changed = g_set_object (&self->tools, g_value_get_object (value));
      g_signal_group_set_target (self->tools_signals, self->tools);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }

  if (changed)
    {
      refresh (self);
      g_object_notify_by_pspec (object, pspec);
    }
}

static void
tce_palette_dispose (GObject *object)
{
  TcePalette *self = TCE_PALETTE (object);

  g_clear_pointer (&self->editor, gtk_widget_unparent);
  g_clear_object (&self->document_signals);
  g_clear_object (&self->tools_signals);
  g_clear_object (&self->document);
  g_clear_object (&self->tools);

  G_OBJECT_CLASS (tce_palette_parent_class)->dispose (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, TC_TYPE_BOARD_DOCUMENT, flags);
  properties[PROP_TOOLS] = g_param_spec_object ("tools", NULL, NULL, TCE_TYPE_TOOLS, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_palette_class_init (TcePaletteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tce_palette_get_property;
  object_class->set_property = tce_palette_set_property;
  object_class->dispose = tce_palette_dispose;
  install_properties (object_class);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-palette.ui");
  gtk_widget_class_bind_template_child (widget_class, TcePalette, districts);
  gtk_widget_class_bind_template_child (widget_class, TcePalette, size);
  gtk_widget_class_bind_template_child (widget_class, TcePalette, prestige);
  gtk_widget_class_install_action (widget_class, "palette.add-district", NULL, add_district_activated);
  gtk_widget_class_install_action (widget_class, "palette.edit-district", NULL, edit_district_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "palette.edit-district", NULL);
}

static void
tce_palette_init (TcePalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->document_signals = g_signal_group_new (TC_TYPE_BOARD_DOCUMENT);
  g_signal_group_connect_swapped (self->document_signals, "changed", G_CALLBACK (refresh), self);
  self->tools_signals = g_signal_group_new (TCE_TYPE_TOOLS);
  g_signal_group_connect_swapped (self->tools_signals, "notify::district", G_CALLBACK (refresh), self);
  g_signal_connect_object (self->districts, "row-selected", G_CALLBACK (row_selected), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->districts, "row-activated", G_CALLBACK (row_activated), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tce_palette_new (void)
{
  return g_object_new (TCE_TYPE_PALETTE, NULL);
}

/* Where the wall of a district is, for the editor to point to. */
static GdkRectangle
area_of (TcePalette *self,
         guint       district)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->districts, (int) district);
  GtkWidget *swatch = tce_district_row_get_swatch (TCE_DISTRICT_ROW (row));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (swatch, GTK_WIDGET (self), &bounds))
    return (GdkRectangle) { 0, 0, 1, 1 };

  return (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
}

void
tce_palette_edit_district (TcePalette *self,
                           guint       district)
{
  GdkRectangle area;

  g_return_if_fail (TCE_IS_PALETTE (self));

  if (district >= n_districts_of (self) || self->tools == NULL)
    return;

  if (self->editor == NULL)
    {
      self->editor = tce_district_editor_new ();
      gtk_widget_set_parent (self->editor, GTK_WIDGET (self));
    }
  tce_tools_set_district (self->tools, (guint8) district);
  update_editor (self, district);
  area = area_of (self, district);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->editor), &area);
  gtk_popover_popup (GTK_POPOVER (self->editor));
}
