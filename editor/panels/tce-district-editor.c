/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-district-editor.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <tc-board-tools.h>
#include <turn-compat.h>
#include <turn-palette.h>

#include "tce-district-chooser.h"
#include "tce-swatch.h"
#include "tce-text-field.h"

#define COLOUR_SIZE 28

struct _TceDistrictEditor
{
  GtkPopover          parent_instance;

  TcBoardDocument    *document;
  guint               district;
  TcBoardFile        *opened;      /* the board when this was opened, to which Escape goes back; or NULL */

  GtkListBox         *name_list;
  AdwEntryRow        *name_en;
  AdwEntryRow        *name_fr;
  GtkWidget          *key;         /* that leads to the first name */
  TceTextField        names[2];
  GtkFlowBox         *colours;
  GtkWidget          *merge_button;
  GtkWidget          *swap_button;
  TceDistrictChooser *merge;
  TceDistrictChooser *swap;
};

G_DEFINE_FINAL_TYPE (TceDistrictEditor, tce_district_editor, GTK_TYPE_POPOVER)

static void
set_colour (TceDistrictEditor *self,
            guint32            colour)
{
  TcBoard board = tc_board_with_colour (tc_board_document_get_board (self->document), self->district, colour);

  /* Translators: this follows a colon, as in "Undo: colour of a district". */
  tc_board_document_apply (self->document, &board, _("colour of a district"), NULL);
}

static void
paint_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  set_colour (TCE_DISTRICT_EDITOR (widget), g_variant_get_uint32 (parameter));
}

static GtkWidget *
new_colour_button (guint number)
{
  GtkWidget *button = gtk_button_new (), *swatch = tce_swatch_new (COLOUR_SIZE);
  g_autofree char *label = g_strdup_printf (_("Colour %u"), number + 1);

  gtk_button_set_child (GTK_BUTTON (button), swatch);
  gtk_widget_add_css_class (button, "colour-choice");
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "district.paint");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", tc_board_colours[number]);

  return button;
}

static GtkWidget *
new_other_colour_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (button, "colour-choice");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _("Another Colour…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Another Colour…"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "district.choose-colour");

  return button;
}

static guint32
to_colour (const GdkRGBA *rgba)
{
  return (guint32) (rgba->red * 255 + .5) << 16 | (guint32) (rgba->green * 255 + .5) << 8 | (guint32) (rgba->blue * 255 + .5);
}

static void
colour_answered (GtkDialog         *dialog,
                 int                response,
                 TceDistrictEditor *self)
{
  GdkRGBA rgba;

  gtk_color_chooser_get_rgba (GTK_COLOR_CHOOSER (dialog), &rgba);
  if (response == GTK_RESPONSE_OK && self->document != NULL)
    set_colour (self, to_colour (&rgba));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
choose_colour_activated (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  TceDistrictEditor *self = TCE_DISTRICT_EDITOR (widget);
  const TcBoard *board = tc_board_document_get_board (self->document);
  GtkWidget *dialog = gtk_color_chooser_dialog_new (_("Colour of the District"), GTK_WINDOW (gtk_widget_get_root (widget)));
  const GdkRGBA rgba = turn_rgba (board->districts[self->district].colour, 1);

  gtk_color_chooser_set_use_alpha (GTK_COLOR_CHOOSER (dialog), FALSE);
  gtk_color_chooser_set_rgba (GTK_COLOR_CHOOSER (dialog), &rgba);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  g_signal_connect_object (dialog, "response", G_CALLBACK (colour_answered), self, 0);
  gtk_popover_popdown (GTK_POPOVER (self));
  gtk_window_present (GTK_WINDOW (dialog));
}

static const char *
name_of (TceDistrictEditor *self,
         guint              district)
{
  return tc_board_file_get_district_name (tc_board_document_get_board_file (self->document), district, NULL);
}

/* Both lists are made when one of them is asked for. */
static void
choosers_shown (TceDistrictEditor *self)
{
  tce_district_chooser_show (self->merge, self->document, self->district, TRUE);
  tce_district_chooser_show (self->swap, self->document, self->district, FALSE);
}

static void
merge_chosen (TceDistrictEditor *self,
              guint              into)
{
  TcBoard board = tc_board_with_districts_merged (tc_board_document_get_board (self->document), self->district, into);
  /* Translators: this follows a colon, as in "Undo: merge Docks into Old Town". */
  g_autofree char *label = g_strdup_printf (_("merge %s into %s"), name_of (self, self->district), name_of (self, into));

  gtk_popover_popdown (GTK_POPOVER (self));
  tc_board_document_apply (self->document, &board, label, NULL);
}

static void
swap_chosen (TceDistrictEditor *self,
             guint              other)
{
  TcBoard board = tc_board_with_districts_swapped (tc_board_document_get_board (self->document), self->district, other);
  g_autofree char *label = g_strdup_printf (_("swap %s and %s"), name_of (self, self->district), name_of (self, other));

  gtk_popover_popdown (GTK_POPOVER (self));
  tc_board_document_apply (self->document, &board, label, NULL);
}

/* What the canvas does with the district. */
static void
split_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  gtk_popover_popdown (GTK_POPOVER (widget));
  gtk_widget_activate_action (widget, "canvas.split", "(uu)", (guint) TC_FEATURE_DISTRICT, TCE_DISTRICT_EDITOR (widget)->district);
}

static void
select_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  gtk_popover_popdown (GTK_POPOVER (widget));
  gtk_widget_activate_action (widget, "canvas.select-feature", "(uu)", (guint) TC_FEATURE_DISTRICT, TCE_DISTRICT_EDITOR (widget)->district);
}

static void
remove_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceDistrictEditor *self = TCE_DISTRICT_EDITOR (widget);
  TcBoardFile *file = tc_board_document_get_board_file (self->document);
  TcBoard board = tc_board_without_district (tc_board_document_get_board (self->document), self->district, TRUE);
  g_autofree char *label = g_strdup_printf (_("remove %s"), tc_board_file_get_district_name (file, self->district, NULL));

  gtk_popover_popdown (GTK_POPOVER (self));
  tc_board_document_apply (self->document, &board, label, NULL);
}

static void
closed (TceDistrictEditor *self)
{
  g_clear_pointer (&self->opened, tc_board_file_unref);
  if (self->document != NULL)
    tc_board_document_end_merge (self->document);
}

static void
name_entered (TceDistrictEditor *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* What was done since this was opened are the last steps of the document. */
static void
restore (TceDistrictEditor *self)
{
  g_autoptr (TcBoardFile) opened = g_steal_pointer (&self->opened);

  while (opened != NULL && tc_board_document_get_board_file (self->document) != opened && tc_board_document_get_can_undo (self->document))
    tc_board_document_undo (self->document);
}

static gboolean
key_pressed (TceDistrictEditor *self,
             guint              keyval)
{
  if (keyval == GDK_KEY_Escape && self->document != NULL)
    restore (self);

  return GDK_EVENT_PROPAGATE;
}

static void
tce_district_editor_dispose (GObject *object)
{
  TceDistrictEditor *self = TCE_DISTRICT_EDITOR (object);

  for (gsize i = 0; i < G_N_ELEMENTS (self->names); i++)
    self->names[i].document = NULL;
  g_clear_pointer (&self->opened, tc_board_file_unref);
  g_clear_object (&self->document);

  G_OBJECT_CLASS (tce_district_editor_parent_class)->dispose (object);
}

static void
tce_district_editor_class_init (TceDistrictEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_district_editor_dispose;
  g_type_ensure (TCE_TYPE_DISTRICT_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-district-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, name_list);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, name_en);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, name_fr);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, key);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, colours);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, merge_button);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, swap_button);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, merge);
  gtk_widget_class_bind_template_child (widget_class, TceDistrictEditor, swap);
  gtk_widget_class_bind_template_callback (widget_class, choosers_shown);
  gtk_widget_class_bind_template_callback (widget_class, merge_chosen);
  gtk_widget_class_bind_template_callback (widget_class, swap_chosen);
  gtk_widget_class_bind_template_callback (widget_class, closed);
  gtk_widget_class_bind_template_callback (widget_class, name_entered);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed);
  gtk_widget_class_install_action (widget_class, "district.paint", "u", paint_activated);
  gtk_widget_class_install_action (widget_class, "district.choose-colour", NULL, choose_colour_activated);
  gtk_widget_class_install_action (widget_class, "district.split", NULL, split_activated);
  gtk_widget_class_install_action (widget_class, "district.select", NULL, select_activated);
  gtk_widget_class_install_action (widget_class, "district.remove", NULL, remove_activated);
}

/* A menu button keeps what it shows in its middle; here it is a row as the others. */
static void
fill_width (GtkWidget *menu_button)
{
  GtkWidget *content = gtk_menu_button_get_child (GTK_MENU_BUTTON (menu_button));

  for (GtkWidget *widget = content; widget != menu_button; widget = gtk_widget_get_parent (widget))
    {
      gtk_widget_set_halign (widget, GTK_ALIGN_FILL);
      gtk_widget_set_hexpand (widget, TRUE);
    }
}

static void
tce_district_editor_init (TceDistrictEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  if (tce_text_field_is_first ("fr"))
    {
      g_autoptr (GtkWidget) french = g_object_ref (GTK_WIDGET (self->name_fr));

      gtk_list_box_remove (self->name_list, french);
      gtk_list_box_prepend (self->name_list, french);
    }

  adw_entry_row_add_suffix (tce_text_field_is_first ("fr") ? self->name_fr : self->name_en, self->key);
  tce_text_field_bind (&self->names[0], self->name_en, TC_BOARD_TEXT_DISTRICT_NAME, "en");
  tce_text_field_bind (&self->names[1], self->name_fr, TC_BOARD_TEXT_DISTRICT_NAME, "fr");
  for (guint i = 0; i < TC_MAX_DISTRICTS; i++)
    gtk_flow_box_append (self->colours, new_colour_button (i));
  gtk_flow_box_append (self->colours, new_other_colour_button ());
  fill_width (self->merge_button);
  fill_width (self->swap_button);
}

static gboolean
is_used (const TcBoard *board,
         guint32        colour)
{
  for (guint i = 0; i < board->n_districts; i++)
    if (board->districts[i].colour == colour)
      return TRUE;

  return FALSE;
}

static void
update_colours (TceDistrictEditor *self)
{
  const TcBoard *board = tc_board_document_get_board (self->document);
  const guint32 colour = board->districts[self->district].colour;

  for (guint i = 0; i < TC_MAX_DISTRICTS; i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (gtk_flow_box_get_child_at_index (self->colours, (int) i));
      const gboolean chosen = tc_board_colours[i] == colour;

      tce_swatch_set_disc (TCE_SWATCH (gtk_button_get_child (GTK_BUTTON (button))), tc_board_colours[i],
                           chosen ? TCE_DISC_CHOSEN : is_used (board, tc_board_colours[i]) ? TCE_DISC_USED : TCE_DISC_FREE);
      turn_widget_set_class (button, "chosen", chosen);
    }
  gtk_widget_set_sensitive (self->merge_button, board->n_districts > 1);
  gtk_widget_set_sensitive (self->swap_button, board->n_districts > 1);
}

void
tce_district_editor_show (TceDistrictEditor *self,
                          TcBoardDocument   *document,
                          guint              district)
{
  g_return_if_fail (TCE_IS_DISTRICT_EDITOR (self));

  g_set_object (&self->document, document);
  self->district = district;
  for (gsize i = 0; i < G_N_ELEMENTS (self->names); i++)
    {
      self->names[i].district = district;
      tce_text_field_show (&self->names[i], document);
    }
  if (document != NULL)
    update_colours (self);
}

void
tce_district_editor_begin (TceDistrictEditor *self)
{
  g_return_if_fail (TCE_IS_DISTRICT_EDITOR (self));

  tc_board_document_end_merge (self->document);
  g_clear_pointer (&self->opened, tc_board_file_unref);
  self->opened = tc_board_file_ref (tc_board_document_get_board_file (self->document));
  gtk_popover_popup (GTK_POPOVER (self));
  gtk_widget_grab_focus (GTK_WIDGET (tce_text_field_is_first ("fr") ? self->name_fr : self->name_en));
}
