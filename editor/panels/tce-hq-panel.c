/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-hq-panel.h"

#include <glib/gi18n.h>
#include <string.h>
#include <tc-board-tools.h>
#include <tc-hq-view.h>
#include <tc-token-picture.h>
#include <tc-words.h>

#include "tce-token-dialog.h"
#include "tce-token-picker.h"

#define PICTURE_SQUARE 7

struct _TceHqPanel
{
  TcePanel         parent_instance;

  TcBoardDocument *printing;            /* whose board `printed` is; only to be compared */
  TcBoard          shown;               /* of which only the HQ counts */
  TcBoard          printed;             /* the board when it last had sections, for when freestyle is switched off again */
  guint            place;               /* that is being chosen for, 0 to 8 */
  gboolean         following;           /* the switch is being set, not used */

  TcHqView        *view;
  GtkSwitch       *freestyle;
  GtkLabel        *place_name;
  GtkLabel        *token_name;
  TceTokenPicker  *picker;
  GtkListBox      *own;
};

G_DEFINE_FINAL_TYPE (TceHqPanel, tce_hq_panel, TCE_TYPE_PANEL)

/* "Section 2" */
static char *
name_of_place (guint place)
{
  if (place < TC_N_SECTIONS)
    return g_strdup_printf (_("Section %u"), place + 1);

  /* Translators: one of the three small shapes in the middle of the HQ. */
  return g_strdup_printf (_("Small shape %u"), place - TC_N_SECTIONS + 1);
}

/* The colour of what is chosen, as in the rest of the desktop. */
static GdkRGBA
find_accent (TceHqPanel *self)
{
  GdkRGBA accent = { 0, 0, 0, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "accent_bg_color", &accent);

  return accent;
}

static void
refresh_record (TceHqPanel    *self,
                const TcBoard *board)
{
  char ids[TC_N_HQ_TOKENS][TC_TOKEN_ID_SIZE] = { "" };
  TcHqScene scene;

  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    if (i >= TC_N_SECTIONS || board->has_sections)
      g_strlcpy (ids[i], tc_board_get_hq_token (board, i), TC_TOKEN_ID_SIZE);
  tc_hq_scene_init_from_ids (&scene, board, (const char (*)[TC_TOKEN_ID_SIZE])ids);
  scene.mode = TC_HQ_CHOOSE_SECTION;
  scene.chosen_token = (gint8) self->place;
  scene.label_lit = TRUE;
  scene.paint = find_accent (self);
  tc_hq_view_set_scene (self->view, &scene);
}

static void
refresh_picker (TceHqPanel    *self,
                const TcBoard *board)
{
  const char *id = tc_board_get_hq_token (board, self->place);
  const TcToken *token = tc_board_find_token (board, id);
  g_autofree char *place = name_of_place (self->place);

  gtk_label_set_label (self->place_name, place);
  gtk_label_set_label (self->token_name, token != NULL ? tc_token_get_name (token) : "");
  tce_token_picker_show_board (self->picker, board, id);
}

/* -1: a new token. */
static void
open_dialog (TceHqPanel *self,
             int         token)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));

  gtk_window_present (GTK_WINDOW (tce_token_dialog_new (window, tce_panel_get_document (TCE_PANEL (self)), token)));
}

static void
edit_token_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  open_dialog (TCE_HQ_PANEL (widget), g_variant_get_int32 (parameter));
}

static void
delete_token_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  const TcBoard *before = tce_panel_get_board (TCE_PANEL (widget));
  const guint token = (guint) g_variant_get_int32 (parameter);
  /* Translators: what can be undone, after “Undo: ”; %s is the name of a shape. */
  g_autofree char *label = g_strdup_printf (_("delete the shape %s"), before->tokens[token].id);
  TcBoard board = tc_board_without_token (before, token);

  tce_panel_apply (TCE_PANEL (widget), &board, label, NULL);
}

static GtkWidget *
new_row_button (const char *icon,
                const char *format,
                const char *id,
                const char *action,
                guint       token)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *name = g_strdup_printf (format, id);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", (int) token);

  return button;
}

static GtkWidget *
new_own_row (const TcBoard *board,
             guint          token)
{
  const TcToken *about = &board->tokens[token];
  GtkWidget *row = adw_action_row_new (), *picture = tc_token_picture_new (PICTURE_SQUARE);
  guint n_squares = tc_shape_n_cells (about->shape);
  g_autofree char *size = g_strdup_printf (ngettext ("%u square", "%u squares", n_squares), n_squares);

  tc_token_picture_set_token (TC_TOKEN_PICTURE (picture), about);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (picture, TC_SHAPE_MAX_SIDE * PICTURE_SQUARE, -1);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), about->id);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), size);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_row_button ("document-edit-symbolic", _("Draw %s again"), about->id,
                                                                   "hq.edit-token", token));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_row_button ("user-trash-symbolic", _("Delete %s"), about->id,
                                                                   "hq.delete-token", token));

  return row;
}

static void
refresh_own (TceHqPanel    *self,
             const TcBoard *board)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->own, 0)) != NULL)
    gtk_list_box_remove (self->own, GTK_WIDGET (row));
  for (guint i = 0; i < board->n_tokens; i++)
    gtk_list_box_append (self->own, new_own_row (board, i));
  gtk_widget_set_visible (GTK_WIDGET (self->own), board->n_tokens > 0);
}

static gboolean
is_same_hq (const TcBoard *a,
            const TcBoard *b)
{
  return a->has_sections == b->has_sections && a->n_tokens == b->n_tokens &&
         memcmp (a->tokens, b->tokens, sizeof a->tokens) == 0 &&
         memcmp (a->sections, b->sections, sizeof a->sections) == 0 &&
         memcmp (a->small, b->small, sizeof a->small) == 0;
}

static void
tce_hq_panel_refresh (TcePanel *panel)
{
  TceHqPanel *self = TCE_HQ_PANEL (panel);
  const TcBoard *board = tce_panel_get_board (panel);

  if (self->printing != tce_panel_get_document (panel))
    self->printed = (TcBoard) { 0 };
  self->printing = tce_panel_get_document (panel);
  gtk_widget_set_sensitive (GTK_WIDGET (self), board != NULL);
  if (board == NULL)
    return;

  if (board->has_sections)
    self->printed = *board;
  else
    self->place = MAX (self->place, TC_N_SECTIONS);
  self->following = TRUE;
  gtk_switch_set_active (self->freestyle, !board->has_sections);
  self->following = FALSE;
  refresh_record (self, board);
  refresh_picker (self, board);
  refresh_own (self, board);
  self->shown = *board;
}

/* A stroke over the city changes the board many times a second, and the HQ not at all. */
static void
tce_hq_panel_board_changed (TcePanel *panel)
{
  if (!is_same_hq (&TCE_HQ_PANEL (panel)->shown, tce_panel_get_board (panel)))
    tce_hq_panel_refresh (panel);
}

static void
token_picked (TceHqPanel *self,
              const char *id)
{
  const TcBoard *before = tce_panel_get_board (TCE_PANEL (self));
  const TcToken *token = tc_board_find_token (before, id);
  TcBoard board = tc_board_with_hq_token (before, self->place, id);
  g_autofree char *place = name_of_place (self->place);
  /* Translators: what can be undone, after “Undo: ”; “Section 2: S shape”. */
  g_autofree char *label = g_strdup_printf (_("%s: %s"), place, tc_token_get_name (token));

  tce_panel_apply (TCE_PANEL (self), &board, label, NULL);
  tce_hq_panel_refresh (TCE_PANEL (self));
}

static void
freestyle_switched (TceHqPanel *self)
{
  gboolean freestyle = gtk_switch_get_active (self->freestyle);
  TcBoard board;

  if (self->following || tce_panel_get_document (TCE_PANEL (self)) == NULL)
    return;

  board = tc_board_with_freestyle (tce_panel_get_board (TCE_PANEL (self)), freestyle, &self->printed);
  tce_panel_apply (TCE_PANEL (self), &board, freestyle ? _("freestyle") : _("printed sections"), NULL);
}

static void
draw_clicked (TceHqPanel *self)
{
  open_dialog (self, -1);
}

static void
tce_hq_panel_class_init (TceHqPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);

  panel_class->refresh = tce_hq_panel_refresh;
  panel_class->board_changed = tce_hq_panel_board_changed;

  g_type_ensure (TC_TYPE_HQ_VIEW);
  g_type_ensure (TCE_TYPE_TOKEN_PICKER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-hq-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TceHqPanel, view);
  gtk_widget_class_bind_template_child (widget_class, TceHqPanel, freestyle);
  gtk_widget_class_bind_template_child (widget_class, TceHqPanel, place_name);
  gtk_widget_class_bind_template_child (widget_class, TceHqPanel, token_name);
  gtk_widget_class_bind_template_child (widget_class, TceHqPanel, picker);
  gtk_widget_class_bind_template_child (widget_class, TceHqPanel, own);
  gtk_widget_class_bind_template_callback (widget_class, tce_hq_panel_choose_place);
  gtk_widget_class_bind_template_callback (widget_class, token_picked);
  gtk_widget_class_bind_template_callback (widget_class, freestyle_switched);
  gtk_widget_class_bind_template_callback (widget_class, draw_clicked);
  gtk_widget_class_install_action (widget_class, "hq.edit-token", "i", edit_token_activated);
  gtk_widget_class_install_action (widget_class, "hq.delete-token", "i", delete_token_activated);
}

static void
tce_hq_panel_init (TceHqPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tce_hq_panel_refresh (TCE_PANEL (self));
}

void
tce_hq_panel_choose_place (TceHqPanel *self,
                           guint       place)
{
  g_return_if_fail (TCE_IS_HQ_PANEL (self) && place < TC_N_HQ_TOKENS);

  /* Without printed sections only the small ones can be chosen for. */
  if (tce_panel_get_document (TCE_PANEL (self)) == NULL || (place < TC_N_SECTIONS && !self->shown.has_sections))
    return;

  self->place = place;
  tce_hq_panel_refresh (TCE_PANEL (self));
}
