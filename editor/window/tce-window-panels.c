/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Palette, city, problems and properties: where they lie, which of them are seen, and in which a problem is shown. */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <turn-compat.h>
#include <turn-fold.h>

#include "tce-playtest-card.h"
#include "tce-texts-page.h"

/* Below this a window shows one panel at a time: what the palette and the city need at least. */
#define NARROW_WIDTH 600

/* What stays of the canvas over the problems, however high they are, and what is free between them and the city. */
#define LEAST_ABOVE_PROBLEMS 160
#define GAP_ABOVE_PROBLEMS 8

/* Palette, city and properties: side by side where there is room, otherwise one in place of the other. Folding is of AdwLeaflet; nothing but this file
 * and the template knows it. */

static gboolean
is_shown (TceWindow  *self,
          const char *panel)
{
  const char *outer, *inner;

  if (self->outer == NULL)
    return FALSE;
  outer = adw_leaflet_get_visible_child_name (self->outer);
  inner = adw_leaflet_get_visible_child_name (self->inner);
  if (g_str_equal (panel, "properties"))
    return !adw_leaflet_get_folded (self->outer) || g_strcmp0 (outer, "properties") == 0;
  if (adw_leaflet_get_folded (self->outer) && g_strcmp0 (outer, "drawing") != 0)
    return FALSE;

  return !adw_leaflet_get_folded (self->inner) || g_strcmp0 (inner, panel) == 0;
}

/* What is seen where there is one at a time, for the bar at the foot. */
static const char *
find_panel (TceWindow *self)
{
  if (self->outer == NULL)
    return "city";
  if (tce_window_shows_values (self))
    return "values";
  if (self->on_problems)
    return "problems";
  if (adw_leaflet_get_folded (self->outer) && g_strcmp0 (adw_leaflet_get_visible_child_name (self->outer), "properties") == 0)
    return gtk_stack_get_visible_child_name (self->properties);
  if (adw_leaflet_get_folded (self->inner) && g_strcmp0 (adw_leaflet_get_visible_child_name (self->inner), "palette") == 0)
    return "palette";

  return "city";
}

/* What is in the menu too gives way where there is little room. */
static void
fit_header_bar (TceWindow *self,
                gboolean   narrow)
{
  const gboolean values = tce_window_shows_values (self), on_paper = tce_window_shows_paper (self);
  const gboolean reporting = self->document != NULL && !tce_window_is_editing (self);
  const gboolean editing = tce_window_is_editing (self), beginning = tce_window_shows_new_city (self);

  adw_header_bar_set_decoration_layout (self->header, narrow ? ":close" : NULL);
  gtk_widget_set_visible (self->back, (reporting && !(narrow && values)) || beginning);
  adw_button_content_set_label (self->back_content, /* Translators: back from the report of a playtest to the board. */
                                narrow ? "" : beginning ? _("Board Editor") : _("Board"));
  gtk_widget_set_visible (self->start_painting, beginning);
  /* Translators: “Start Painting” where there is little room. */
  gtk_button_set_label (GTK_BUTTON (self->start_painting), narrow ? C_("button", "Paint") : _("Start Painting"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->start_painting), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Start Painting"), -1);
  gtk_widget_set_visible (self->print_now, on_paper);
  gtk_widget_set_visible (self->export_now, on_paper);
  adw_button_content_set_label (self->print_now_content, narrow ? "" : _("Print…"));
  adw_button_content_set_label (self->export_now_content, narrow ? "" : _("Export…"));
  gtk_widget_set_visible (self->open, !narrow && !reporting && !beginning);
  gtk_widget_set_visible (self->save, !narrow && editing);
  gtk_widget_set_visible (self->undo, editing || values);
  gtk_widget_set_visible (self->redo, editing || values);
  gtk_widget_set_visible (self->play, editing || (narrow && values));
  tce_window_update_report (self);
  tce_window_update_balance (self);
  adw_button_content_set_label (self->play_content, narrow ? "" : C_("button", "Play"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL, C_("button", "Play"), -1);
}

/* What lies over the canvas while one paints. */
static void
update_foot (TceWindow *self)
{
  const int height = self->narrow ? tce_quick_bar_get_closed_height (self->quick_bar) : tce_problems_panel_get_wanted_height (self->problems);

  tce_stage_set_foot (tce_canvas_get_stage (self->canvas), height + GAP_ABOVE_PROBLEMS);
}

/* A stroke needs the canvas. */
static void
canvas_pressed (TceWindow *self)
{
  g_object_set (self->quick_bar, "open", FALSE, NULL);
}

/* The problems lie under the city, or where there is little room in its place. */
static void
update_city (TceWindow *self)
{
  if (self->outer == NULL)
    return;

  self->on_problems = self->on_problems && self->narrow;
  gtk_widget_set_visible (GTK_WIDGET (self->quick_bar), self->narrow && !self->on_problems);
  gtk_widget_set_visible (GTK_WIDGET (self->problems), !self->narrow || self->on_problems);
  g_object_set (self->problems, "whole", self->on_problems, NULL);
  gtk_widget_set_visible (self->properties_switcher, !adw_leaflet_get_folded (self->outer));
  tce_stage_set_at_top (tce_canvas_get_stage (self->canvas), self->narrow);
  update_foot (self);
}

static void
show_n_problems (TceWindow *self)
{
  const guint n_errors = self->checker != NULL ? tc_board_checker_get_n_errors (self->checker) : 0;
  const guint n_problems = self->checker == NULL ? 0 : n_errors + tc_board_checker_get_n_warnings (self->checker) + tc_board_checker_get_n_undecided (self->checker);
  g_autofree char *text = g_strdup_printf ("%u", n_problems);

  gtk_label_set_label (self->n_problems, text);
  gtk_widget_set_visible (GTK_WIDGET (self->n_problems), n_problems > 0);
  turn_widget_set_class (GTK_WIDGET (self->n_problems), "errors", n_errors > 0);
  turn_widget_set_class (GTK_WIDGET (self->n_problems), "warnings", n_errors == 0);
}

void
tce_window_update_bars (TceWindow *self)
{
  const gboolean one_at_a_time = self->narrow, folded = self->outer != NULL && adw_leaflet_get_folded (self->outer);
  const gboolean at_board = tce_window_is_editing (self) || (self->document != NULL && tce_window_shows_values (self));
  GAction *panel = g_action_map_lookup_action (G_ACTION_MAP (self), "panel");

  update_city (self);
  show_n_problems (self);
  gtk_widget_set_visible (self->problems_tab, one_at_a_time);
  gtk_widget_set_visible (self->panel_bar, at_board && (folded || one_at_a_time));
  fit_header_bar (self, one_at_a_time);
  if (adw_bin_get_child (self->values_slot) != NULL)
    g_object_set (adw_bin_get_child (self->values_slot), "narrow", one_at_a_time, NULL);
  turn_widget_set_class (GTK_WIDGET (self), "narrow", one_at_a_time);
  if (panel != NULL)
    g_simple_action_set_state (G_SIMPLE_ACTION (panel), g_variant_new_string (find_panel (self)));
}

static void
open_problems (TceWindow *self)
{
  g_object_set (self->problems, "open", !self->narrow && g_settings_get_boolean (self->settings, "show-problems"), NULL);
}

/* A board is looked at first: the city is what one sees when the panels fold, and it needs the room that the problems take. */
static gboolean
fold (gpointer user_data)
{
  TceWindow *self = user_data;

  /* What is not seen does not know whether it would fold. */
  if (self->inner != NULL && adw_leaflet_get_folded (self->inner) != self->narrow && gtk_widget_get_mapped (GTK_WIDGET (self->inner)))
    {
      self->narrow = !self->narrow;
      adw_leaflet_set_visible_child_name (self->inner, "city");
      open_problems (self);
    }
  tce_window_update_bars (self);
  self->folding = 0;

  return G_SOURCE_REMOVE;
}

/* A window that opens narrow must not be made wide by what it is about to hide. */
static void
width_chosen (TceWindow *self)
{
  int width;

  g_object_get (self, "default-width", &width, NULL);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) || (width < NARROW_WIDTH) == self->narrow)
    return;

  self->narrow = !self->narrow;
  if (self->problems != NULL)
    open_problems (self);
  tce_window_update_bars (self);
}

/* Leaflets fold while sizes are given out, when nothing else may change its own. */
static void
folding_changed (TceWindow *self)
{
  if (self->folding == 0)
    self->folding = g_idle_add (fold, self);
}

/* The problems lie over the foot of the canvas, so that it keeps its size whatever they do. */
static gboolean
place_problems (GtkOverlay    *overlay,
                GtkWidget     *widget,
                GtkAllocation *place,
                TceWindow     *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (overlay)), height = gtk_widget_get_height (GTK_WIDGET (overlay));
  int least;

  if (widget != GTK_WIDGET (self->problems))
    return FALSE;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place->x = 0;
  place->width = MAX (width, least);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, place->width, &least, NULL, NULL, NULL);
  place->height = self->on_problems ? MAX (least, height) : MAX (least, MIN (tce_problems_panel_get_wanted_height (self->problems), height - LEAST_ABOVE_PROBLEMS));
  place->y = height - place->height;

  return TRUE;
}

static void
problems_opened (TceWindow *self)
{
  gboolean open;
  int height;

  g_object_get (self->problems, "open", &open, "height", &height, NULL);
  update_foot (self);
  if (self->narrow || adw_leaflet_get_folded (self->inner))
    return;

  g_settings_set_boolean (self->settings, "show-problems", open);
  g_settings_set_int (self->settings, "problems-height", height);
}

/* One of "palette", "city", "values", "problems", "hq", "texts", wherever it is; "properties": HQ or texts, what was seen last. */
static void
show_panel (TceWindow  *self,
            const char *name)
{
  const gboolean is_page = g_str_equal (name, "hq") || g_str_equal (name, "texts");

  if (self->outer == NULL)
    return;
  if (g_str_equal (name, "values"))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.values", NULL);
      return;
    }
  if (tce_window_shows_values (self))
    gtk_stack_set_visible_child_name (self->pages, "edit");
  self->on_problems = self->narrow && g_str_equal (name, "problems");
  if (is_page)
    gtk_stack_set_visible_child_name (self->properties, name);
  if (is_page || g_str_equal (name, "properties"))
    adw_leaflet_set_visible_child_name (self->outer, "properties");
  else
    {
      adw_leaflet_set_visible_child_name (self->outer, "drawing");
      adw_leaflet_set_visible_child_name (self->inner, g_str_equal (name, "palette") ? "palette" : "city");
    }
  tce_window_update_bars (self);
}

static void
panel_chosen (GSimpleAction *action,
              GVariant      *state,
              gpointer       user_data)
{
  show_panel (user_data, g_variant_get_string (state, NULL));
}

static gboolean
holds_focus (TceWindow *self,
             GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* F6: from panel to panel, those that are not seen left out. */
static void
next_panel_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  GtkWidget *const panels[] = {
    GTK_WIDGET (self->palette), GTK_WIDGET (self->canvas), GTK_WIDGET (self->quick_bar), GTK_WIDGET (self->problems), GTK_WIDGET (self->properties),
  };
  static const char *const names[] = { "palette", "city", "city", "city", "properties" };
  const int by = g_variant_get_int32 (parameter), n_panels = G_N_ELEMENTS (panels);
  int place = by > 0 ? -1 : n_panels;

  if (self->outer == NULL)
    return;
  for (int i = 0; i < n_panels; i++)
    if (holds_focus (self, panels[i]))
      place = i;

  for (int tried = 0; tried < n_panels; tried++)
    {
      place = (place + by + n_panels) % n_panels;
      if (is_shown (self, names[place]) &&
          (panels[place] == GTK_WIDGET (self->canvas) ? gtk_widget_grab_focus (panels[place]) :
           gtk_widget_child_focus (panels[place], GTK_DIR_TAB_FORWARD)))
        {
          gtk_window_set_focus_visible (GTK_WINDOW (self), TRUE);
          return;
        }
    }
}

static void
next_problem_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (tce_window_is_editing (self) && self->narrow)
    show_panel (self, "problems");
  if (!tce_window_is_editing (self) ||
      !tce_problems_panel_step (self->problems, g_variant_get_int32 (parameter)))
    gtk_widget_error_bell (widget);
}

/* Where a problem is shown: on the canvas, or at what the author has to change. */

static void
show_hq (TceWindow *self)
{
  show_panel (self, "hq");
}

void
tce_window_show_district (TceWindow *self,
                          guint      district)
{
  show_panel (self, "palette");
  tce_district_panel_edit_district (self->palette, district);
}

/* A text that lacks in a language stands on the page of texts, or it is the name of a district. */
static void
show_missing_text (TceWindow *self)
{
  static const char *const languages[] = { "en", "fr" };
  TcBoardFile *file = tc_board_document_get_board_file (self->document);

  for (guint i = 0; i < tc_board_file_get_board (file)->n_districts; i++)
    for (gsize language = 0; language < G_N_ELEMENTS (languages); language++)
      if (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, i, languages[language])[0] == '\0')
        {
          tce_window_show_district (self, i);
          return;
        }

  show_panel (self, "texts");
}

static void
show_finding (TceWindow      *self,
              TcBoardFinding *finding)
{
  const TcProblem *problem = tc_board_finding_get_problem (finding);

  if (problem == NULL)
    {
      show_missing_text (self);
      return;
    }

  switch (problem->kind)
    {
    case TC_PROBLEM_HQ_UNKNOWN_TOKEN:
    case TC_PROBLEM_HQ_TWICE:
    case TC_PROBLEM_TOKEN_FITS_NOWHERE:
      show_hq (self);
      tce_hq_panel_choose_place (self->hq, problem->index);
      break;
    case TC_PROBLEM_DRONE_POSITIVE:
    case TC_PROBLEM_DRONE_CHEAPER:
      show_hq (self);
      tce_numbers_choose (self->drones, problem->index);
      break;
    case TC_PROBLEM_BUBBLE_POSITIVE:
      show_hq (self);
      tce_numbers_choose (self->bubbles, problem->index);
      break;
    case TC_PROBLEM_DRONE_COUNT:
    case TC_PROBLEM_BUBBLE_COUNT:
    case TC_PROBLEM_TOKEN_SHAPE:
    case TC_PROBLEM_TOKEN_REDEFINED:
      show_hq (self);
      break;
    case TC_PROBLEM_DISTRICT_EMPTY:
      tce_window_show_district (self, problem->index);
      break;
    default:
      show_panel (self, "city");
      tce_canvas_show_finding (self->canvas, finding);
      break;
    }
}

static void
rename_wanted (TceWindow *self,
               guint      district)
{
  tce_window_show_district (self, district);
}

/* Name, author and licence lie behind the HQ. */
static void
texts_wanted (TceWindow *self)
{
  GtkWidget *page;

  if (adw_bin_get_child (self->texts_slot) != NULL)
    return;

  page = g_object_new (TCE_TYPE_TEXTS_PAGE, NULL);
  g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
  adw_bin_set_child (self->texts_slot, page);
}

/* The workspace is made when the first board is opened: the page to start from does not wait for it. */

static const struct
{
  const char *id;
  gsize       offset;
} parts[] = {
  { "beside", G_STRUCT_OFFSET (TceWindow, beside) },
  { "bubbles", G_STRUCT_OFFSET (TceWindow, bubbles) },
  { "canvas", G_STRUCT_OFFSET (TceWindow, canvas) },
  { "drones", G_STRUCT_OFFSET (TceWindow, drones) },
  { "hq", G_STRUCT_OFFSET (TceWindow, hq) },
  { "inner", G_STRUCT_OFFSET (TceWindow, inner) },
  { "outer", G_STRUCT_OFFSET (TceWindow, outer) },
  { "palette", G_STRUCT_OFFSET (TceWindow, palette) },
  { "problems", G_STRUCT_OFFSET (TceWindow, problems) },
  { "properties", G_STRUCT_OFFSET (TceWindow, properties) },
  { "properties_switcher", G_STRUCT_OFFSET (TceWindow, properties_switcher) },
  { "quick_bar", G_STRUCT_OFFSET (TceWindow, quick_bar) },
  { "texts_slot", G_STRUCT_OFFSET (TceWindow, texts_slot) },
  { "vision", G_STRUCT_OFFSET (TceWindow, vision) },
};

static void
ensure_types (void)
{
  g_type_ensure (TCE_TYPE_BESIDE);
  g_type_ensure (TCE_TYPE_CANVAS);
  g_type_ensure (TCE_TYPE_DISTRICT_PANEL);
  g_type_ensure (TCE_TYPE_HQ_PANEL);
  g_type_ensure (TCE_TYPE_NUMBERS);
  g_type_ensure (TCE_TYPE_PLAYTEST_CARD);
  g_type_ensure (TCE_TYPE_PROBLEMS_PANEL);
  g_type_ensure (TCE_TYPE_QUICK_BAR);
  g_type_ensure (TCE_TYPE_VISION);
  g_type_ensure (TURN_TYPE_FOLD);
}

static GtkBuilder *
new_builder (TceWindow *self)
{
  GtkBuilder *builder = gtk_builder_new ();
  g_autoptr (GtkBuilderScope) scope = gtk_builder_cscope_new ();

  gtk_builder_cscope_add_callback_symbols (GTK_BUILDER_CSCOPE (scope),
                                           "canvas_pressed", G_CALLBACK (canvas_pressed),
                                           "folding_changed", G_CALLBACK (folding_changed),
                                           "place_problems", G_CALLBACK (place_problems),
                                           "problems_opened", G_CALLBACK (problems_opened),
                                           "rename_wanted", G_CALLBACK (rename_wanted),
                                           "show_finding", G_CALLBACK (show_finding),
                                           "tce_canvas_show_finding", G_CALLBACK (tce_canvas_show_finding),
                                           "texts_wanted", G_CALLBACK (texts_wanted),
                                           NULL);
  gtk_builder_set_scope (builder, scope);
  gtk_builder_set_current_object (builder, G_OBJECT (self));
  gtk_builder_expose_object (builder, G_OBJECT_TYPE_NAME (self), G_OBJECT (self));

  return builder;
}

static void
take_parts (TceWindow  *self,
            GtkBuilder *builder)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GObject **part = &G_STRUCT_MEMBER (GObject *, self, parts[i].offset);

      g_set_weak_pointer (part, gtk_builder_get_object (builder, parts[i].id));
    }
}

void
tce_window_forget_workspace (TceWindow *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    g_clear_weak_pointer (&G_STRUCT_MEMBER (GObject *, self, parts[i].offset));
}

static void
set_up (TceWindow *self)
{
  gtk_widget_insert_action_group (GTK_WIDGET (self), "canvas", tce_canvas_get_actions (self->canvas));
  tce_window_insert_property_actions (self, "vision", self->vision, (const char *const[]) { "mode", NULL });
  tce_stage_set_zoom (tce_canvas_get_stage (self->canvas), g_settings_get_double (self->settings, "zoom"), 0, 0);
  adw_leaflet_set_visible_child_name (self->inner, "city");
  g_object_set (self->problems, "open", !self->narrow && g_settings_get_boolean (self->settings, "show-problems"),
                "height", g_settings_get_int (self->settings, "problems-height"), NULL);
  update_foot (self);
}

void
tce_window_ensure_workspace (TceWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GError) error = NULL;

  if (self->outer != NULL)
    return;

  ensure_types ();
  builder = new_builder (self);
  if (!gtk_builder_add_from_resource (builder, "/org/tagcity/TagCity/Editor/tce-workspace.ui", &error))
    g_error ("%s", error->message);
  take_parts (self, builder);
  adw_bin_set_child (self->edit_slot, GTK_WIDGET (self->outer));
  set_up (self);
}

void
tce_window_bind_panels (GtkWidgetClass *klass)
{
  gtk_widget_class_bind_template_callback (klass, folding_changed);
  gtk_widget_class_bind_template_callback (klass, width_chosen);
  gtk_widget_class_install_action (klass, "win.next-panel", "i", next_panel_activated);
  gtk_widget_class_install_action (klass, "win.next-problem", "i", next_problem_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F8, 0, "win.next-problem", "i", 1);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F8, GDK_SHIFT_MASK, "win.next-problem", "i", -1);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F6, 0, "win.next-panel", "i", 1);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F6, GDK_SHIFT_MASK, "win.next-panel", "i", -1);
}

void
tce_window_add_panel_action (TceWindow *self)
{
  g_autoptr (GSimpleAction) panel = g_simple_action_new_stateful ("panel", G_VARIANT_TYPE_STRING, g_variant_new_string ("city"));

  g_signal_connect_object (panel, "change-state", G_CALLBACK (panel_chosen), self, 0);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (panel));
}
