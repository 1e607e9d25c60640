/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What menus, buttons and keys of a window do, but for files and panels: undo, paper, playing and the report of a playtest. */

#include "tce-window-private.h"

#include <glib/gi18n.h>
#include <store-file.h>
#include <tc-played-boards.h>
#include <turn-base-application.h>
#include <turn-file-name.h>
#include <turn-file-question.h>
#include <turn-widget-picture.h>

#include "tce-export.h"
#include "tce-new-city-page.h"
#include "tce-paper-page.h"
#include "tce-playtest-page.h"
#include "tce-playtest-report.h"
#include "tce-playtest-text.h"
#include "tce-playtest-words.h"
#include "tce-values-page.h"

/* The picture of a report: maps and charts use its height well. */
#define PICTURE_WIDTH 1280
#define LEAST_HEIGHT 800

static void
undo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_board_document_undo (TCE_WINDOW (widget)->document);
}

static void
redo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  tc_board_document_redo (TCE_WINDOW (widget)->document);
}

/* Several boards of one name may be tried side by side, each in a copy of its own; the newest copy of a board replaces the one before. The copy of a
 * board that has a file is called as that, so that the game lists it in its place. */
static GFile *
new_copy (TcBoardDocument *document)
{
  GFile *file = tc_board_document_get_file (document);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autofree char *plain = g_str_to_ascii (tc_board_document_get_title (document), "C");
  g_autofree char *file_name = NULL;

  if (name != NULL && turn_file_name_is (name, TURN_FILE_KIND_BOARD))
    return tc_played_copy_new (name);

  g_strcanon (plain, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", '-');
  file_name = g_strdup_printf ("%.40s.city.json", plain[0] != '\0' ? plain : "board");

  return tc_played_copy_new (file_name);
}

/* The board as it is now: its own file if that is all, otherwise a copy, so that work that is not saved yet can be played. */
static GFile *
get_file_to_play (TcBoardDocument *document,
                  GError         **error)
{
  GFile *file = tc_board_document_get_file (document);
  g_autoptr (GFile) copy = NULL;

  if (file != NULL && g_file_peek_path (file) != NULL && !tc_board_document_get_modified (document) &&
      tc_board_document_get_disk_state (document) == TC_DISK_STATE_SAME)
    return g_object_ref (file);

  copy = new_copy (document);

  return tc_board_file_save (tc_board_document_get_board_file (document), copy, error) ? g_steal_pointer (&copy) : NULL;
}

static gboolean
play (TcBoardDocument *document,
      GError         **error)
{
  g_autofree char *program = turn_neighbour_find ("tag-city", "TAG_CITY_GAME");
  g_autoptr (GFile) file = NULL;
  g_autoptr (GSubprocess) process = NULL;

  if (program == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("The game tag-city is not installed."));
      return FALSE;
    }
  file = get_file_to_play (document, error);
  if (file == NULL)
    return FALSE;

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, error, program, g_file_peek_path (file), NULL);

  return process != NULL;
}

static void
play_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (!play (self->document, &error))
    tce_window_show_problem (self, _("The game could not be started"), error);
}

static void
board_exported (TceWindow *self,
                GFile     *file)
{
  g_autofree char *name = store_file_dup_shown_name (file);
  g_autofree char *text = g_strdup_printf (_("“%s” saved"), name);

  tce_window_show_toast (self, text);
}

/* Print and Export are one page, made when it is wanted. */
static void
paper_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->document == NULL)
    return;
  if (adw_bin_get_child (self->paper_slot) == NULL)
    {
      GtkWidget *page = g_object_new (TCE_TYPE_PAPER_PAGE, NULL);

      g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (page, "exported", G_CALLBACK (board_exported), self, G_CONNECT_SWAPPED);
      adw_bin_set_child (self->paper_slot, page);
    }
  gtk_stack_set_visible_child_name (self->pages, "paper");
  gtk_widget_child_focus (GTK_WIDGET (self->paper_slot), GTK_DIR_TAB_FORWARD);
}

static void
print_now_activated (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  if (tce_window_shows_paper (TCE_WINDOW (widget)))
    gtk_widget_activate_action (adw_bin_get_child (TCE_WINDOW (widget)->paper_slot), "paper.print", NULL);
}

static void
export_now_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  if (tce_window_shows_paper (TCE_WINDOW (widget)))
    gtk_widget_activate_action (adw_bin_get_child (TCE_WINDOW (widget)->paper_slot), "paper.export", NULL);
}

/* One of the districts by its number, the first is 1; 0 is what lies outside. */
static void
choose_district_activated (GtkWidget  *widget,
                           const char *action,
                           GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  const guint number = (guint) g_variant_get_int32 (parameter);

  if (number == 0)
    tce_tools_set_district (self->tools, TC_OUTSIDE);
  else if (self->document != NULL && number <= tc_board_document_get_board (self->document)->n_districts)
    tce_tools_set_district (self->tools, (guint8) (number - 1));
}

/* The playtest of a window's board, and the page with its report. */

/* The report under the name of the board and how it was played. */
static GtkWidget *
new_sheet (TcPlaytest *playtest,
           TcPlaytest *before)
{
  static const char *const title_classes[] = { "title-2", NULL }, *const about_classes[] = { "secondary", NULL };
  const char *title = tc_board_file_get_name (tc_playtest_get_board_file (playtest), NULL);
  g_autofree char *about = tce_playtest_words_about (playtest);
  GtkWidget *sheet = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *heading = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  gtk_widget_add_css_class (sheet, "report");
  gtk_widget_add_css_class (sheet, "report-picture");
  gtk_box_append (GTK_BOX (heading), g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.0, "wrap", TRUE, "css-classes", title_classes, NULL));
  gtk_box_append (GTK_BOX (heading), g_object_new (GTK_TYPE_LABEL, "label", about, "xalign", 0.0, "wrap", TRUE, "css-classes", about_classes, NULL));
  gtk_box_append (GTK_BOX (sheet), heading);
  gtk_box_append (GTK_BOX (sheet), tce_playtest_report_new_still (playtest, before));

  return sheet;
}

/* A picture can only be made of what is on a screen. The sheet is there for no longer than this takes, which is never until the next frame: nobody sees
 * it, nor that everything is light meanwhile. */
static gboolean
save_picture (TcPlaytest *playtest,
              TcPlaytest *before,
              GtkWidget  *place,
              GFile      *file,
              GError    **error)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  const AdwColorScheme scheme = adw_style_manager_get_color_scheme (style);
  GtkWidget *sheet;
  g_autoptr (GtkSnapshot) first = gtk_snapshot_new ();
  int height;
  gboolean done;

  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_LIGHT);
  sheet = new_sheet (playtest, before);
  gtk_widget_set_parent (sheet, place);
  gtk_widget_measure (sheet, GTK_ORIENTATION_VERTICAL, PICTURE_WIDTH, NULL, &height, NULL, NULL);
  gtk_widget_allocate (sheet, PICTURE_WIDTH, MAX (height, LEAST_HEIGHT), -1, NULL);
  gtk_widget_snapshot_child (place, sheet, first);
  done = turn_widget_picture_save (sheet, file, error);
  gtk_widget_unparent (sheet);
  adw_style_manager_set_color_scheme (style, scheme);

  return done;
}

/* For as long as there is a page: without one there is nothing to save. */
static void
follow_figures (TceWindow *self,
                GtkWidget *page)
{
  GSignalGroup *signals = g_signal_group_new (TC_TYPE_PLAYTEST);

  g_signal_group_connect_object (signals, "changed", G_CALLBACK (tce_window_update_report), self, G_CONNECT_SWAPPED);
  g_object_bind_property (self, "playtest", signals, "target", G_BINDING_SYNC_CREATE);
  g_object_set_data_full (G_OBJECT (page), "signals", signals, g_object_unref);
}

/* Made when it is wanted: most windows never show it. */
static TcePlaytestPage *
ensure_page (TceWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->playtest_slot);

  if (page == NULL)
    {
      page = g_object_new (TCE_TYPE_PLAYTEST_PAGE, NULL);
      g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "playtest", page, "playtest", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "checker", page, "checker", G_BINDING_SYNC_CREATE);
      follow_figures (self, page);
      adw_bin_set_child (self->playtest_slot, page);
    }

  return TCE_PLAYTEST_PAGE (page);
}

gboolean
tce_window_shows_report (TceWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "playtest") == 0;
}

gboolean
tce_window_shows_values (TceWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "values") == 0;
}

gboolean
tce_window_shows_paper (TceWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "paper") == 0;
}

gboolean
tce_window_is_editing (TceWindow *self)
{
  return self->document != NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "edit") == 0;
}

gboolean
tce_window_shows_new_city (TceWindow *self)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), "new-city") == 0;
}

static void
city_chosen (TceWindow      *self,
             TcBoardFile    *city,
             TceNewCityPage *page)
{
  g_object_set (self->tools, "symmetry", tce_new_city_page_get_symmetry (page), NULL);
  tce_window_open_start (self, city);
}

void
tce_window_show_new_city (TceWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->new_city_slot);

  if (page == NULL)
    {
      page = g_object_new (TCE_TYPE_NEW_CITY_PAGE, NULL);
      g_signal_connect_object (page, "chosen", G_CALLBACK (city_chosen), self, G_CONNECT_SWAPPED);
      adw_bin_set_child (self->new_city_slot, page);
    }
  gtk_stack_set_visible_child_name (self->pages, "new-city");
  gtk_widget_grab_focus (page);
}

static void
start_painting_activated (GtkWidget  *widget,
                          const char *action,
                          GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (tce_window_shows_new_city (self))
    gtk_widget_activate_action (adw_bin_get_child (self->new_city_slot), "new-city.start", NULL);
}

/* Made when it is wanted, as the report. */
static void
values_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->document == NULL)
    return;
  if (adw_bin_get_child (self->values_slot) == NULL)
    {
      GtkWidget *page = g_object_new (TCE_TYPE_VALUES_PAGE, NULL);

      g_object_bind_property (self, "document", page, "document", G_BINDING_SYNC_CREATE);
      g_object_bind_property (self, "playtest", page, "playtest", G_BINDING_SYNC_CREATE);
      g_signal_connect_object (page, "told", G_CALLBACK (tce_window_show_toast), self, G_CONNECT_SWAPPED);
      g_object_set (page, "narrow", self->narrow, NULL);
      adw_bin_set_child (self->values_slot, page);
    }
  gtk_stack_set_visible_child_name (self->pages, "values");
  gtk_widget_grab_focus (adw_bin_get_child (self->values_slot));
}

static void
report_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  ensure_page (self);
  gtk_stack_set_visible_child_name (self->pages, "playtest");
  gtk_widget_child_focus (GTK_WIDGET (self->playtest_slot), GTK_DIR_TAB_FORWARD);
}

static void
board_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (tce_window_shows_new_city (self))
    gtk_stack_set_visible_child_name (self->pages, "start");
  if (self->document == NULL || tce_window_is_editing (self))
    return;

  gtk_stack_set_visible_child_name (self->pages, "edit");
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static gboolean
is_under_way (TceWindow *self)
{
  return self->playtest != NULL && tc_playtest_get_stage (self->playtest) != TC_PLAYTEST_ENDED;
}

/* Begins one unless one is under way, and shows what becomes of it. */
static void
playtest_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!is_under_way (self))
    {
      const TcPlaytestPlan plan = tce_playtest_page_get_plan (ensure_page (self));
      g_autoptr (TcPlaytest) playtest = tc_playtest_new (tc_board_document_get_board_file (self->document), &plan);

      if (playtest == NULL)
        tce_window_show_toast (self, _("This board cannot be played yet: see the problems"));
      else
        tce_window_set_playtest (self, playtest);
    }
  report_activated (widget, action, parameter);
}

static void
pause_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!is_under_way (self))
    return;
  if (tc_playtest_get_stage (self->playtest) == TC_PLAYTEST_PAUSED)
    tc_playtest_resume (self->playtest);
  else
    tc_playtest_pause (self->playtest);
}

static void
stop_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->playtest != NULL)
    tc_playtest_stop (self->playtest);
}

/* The run that the report is compared with, or NULL. */
static TcPlaytest *
get_before (TceWindow *self)
{
  GtkWidget *page = adw_bin_get_child (self->playtest_slot);

  return page != NULL ? tce_playtest_page_get_before (TCE_PLAYTEST_PAGE (page)) : NULL;
}

static void
save_text (TceWindow *self,
           GFile     *file,
           char      *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *owned = text;

  tce_window_show_toast (self, store_file_save (file, owned, strlen (owned), &error) ? _("Report saved") : error->message);
}

/* While the question stands, the playtest may go with its board. */
static void
table_file_chosen (GFile   *file,
                   gpointer user_data)
{
  TceWindow *self = user_data;

  if (self->playtest != NULL)
    save_text (self, file, tce_playtest_to_csv (self->playtest));
}

static void
all_file_chosen (GFile   *file,
                 gpointer user_data)
{
  TceWindow *self = user_data;

  if (self->playtest != NULL)
    save_text (self, file, tce_playtest_to_json (self->playtest, get_before (self)));
}

static void
ask_for_file (TceWindow     *self,
              const char    *format,
              const char    *kind,
              const char    *pattern,
              TurnFileChosen chosen)
{
  g_autofree char *stem = tce_export_propose_stem (tc_playtest_get_board_file (self->playtest));
  g_autofree char *name = g_strdup_printf (format, stem);
  GtkFileChooserNative *dialog = turn_file_question_new (GTK_WINDOW (self), _("Save the Report"), GTK_FILE_CHOOSER_ACTION_SAVE, _("_Save"), chosen, self);

  turn_file_question_add_filter (dialog, kind, pattern);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
save_table_activated (GtkWidget  *widget,
                      const char *action,
                      GVariant   *parameter)
{
  /* Translators: the file name of the battles of a playtest: “Two Banks – playtest.csv”. */
  ask_for_file (TCE_WINDOW (widget), _("%s – playtest.csv"), _("Tables"), "*.csv", table_file_chosen);
}

static void
save_all_activated (GtkWidget  *widget,
                    const char *action,
                    GVariant   *parameter)
{
  /* Translators: the file name of the figures of a playtest: “Two Banks – playtest.json”. */
  ask_for_file (TCE_WINDOW (widget), _("%s – playtest.json"), _("Data"), "*.json", all_file_chosen);
}

static void
picture_file_chosen (GFile   *file,
                     gpointer user_data)
{
  tce_window_save_report (user_data, file);
}

static void
save_report_activated (GtkWidget  *widget,
                       const char *action,
                       GVariant   *parameter)
{
  TcBoardFile *board = tc_playtest_get_board_file (TCE_WINDOW (widget)->playtest);
  g_autofree char *stem = tce_export_propose_stem (board);
  /* Translators: the file name of the picture of a playtest's report: “Two Banks – playtest.png”. */
  g_autofree char *name = g_strdup_printf (_("%s – playtest.png"), stem);

  turn_file_question_save_picture (GTK_WINDOW (widget), name, picture_file_chosen, widget);
}

gboolean
tce_window_save_report (TceWindow *self,
                        GFile     *file)
{
  g_autoptr (GError) error = NULL;
  gboolean saved;

  /* While the question stood, the playtest may have gone with its board. */
  if (self->playtest == NULL)
    return FALSE;

  saved = save_picture (self->playtest, get_before (self), GTK_WIDGET (self->playtest_slot), file, &error);
  tce_window_show_toast (self, saved ? _("Report saved") : error->message);

  return saved;
}

void
tce_window_update_report (TceWindow *self)
{
  static const char *const actions[] = { "win.save-report", "win.save-report-table", "win.save-report-all" };
  const gboolean shown = tce_window_shows_report (self);
  const gboolean any = shown && self->playtest != NULL && tc_playtest_get_n_played (self->playtest) > 0;

  gtk_widget_set_visible (self->save_report, shown);
  gtk_widget_set_sensitive (self->save_report, any);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], any);
}

/* Where the keys of the figures give them with Shift only, as on a French keyboard, they are the same keys without it. */
static int
find_shifted_figure (guint keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  int n_entries = 0;

  if (!gdk_display_map_keycode (gdk_display_get_default (), keycode, &keys, &keyvals, &n_entries))
    return -1;
  for (int i = 0; i < n_entries; i++)
    if (keys[i].level == 1 && keyvals[i] >= GDK_KEY_0 && keyvals[i] <= GDK_KEY_9)
      return (int) (keyvals[i] - GDK_KEY_0);

  return -1;
}

gboolean
tce_window_figure_pressed (TceWindow      *self,
                           guint           keyval,
                           guint           keycode,
                           GdkModifierType state)
{
  const int figure = (state & gtk_accelerator_get_default_mod_mask ()) == 0 ? find_shifted_figure (keycode) : -1;

  if (figure < 0 || !tce_window_is_editing (self))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "win.choose-district", "i", figure);

  return GDK_EVENT_STOP;
}

/* Where the palette is not seen it comes first: the new district wants a name. */
static void
add_district_activated (GtkWidget  *widget,
                        const char *action,
                        GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);
  const int district = self->document != NULL ? tc_board_document_add_district (self->document) : -1;

  if (district >= 0)
    tce_window_show_district (self, (guint) district);
  else
    gtk_widget_error_bell (widget);
}

static void
rename_district_activated (GtkWidget  *widget,
                           const char *action,
                           GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (self->document != NULL && !tce_window_shows_report (self))
    tce_window_show_district (self, tce_tools_get_district (self->tools));
}

static void
move_district_activated (GtkWidget  *widget,
                         const char *action,
                         GVariant   *parameter)
{
  TceWindow *self = TCE_WINDOW (widget);

  if (!tce_window_is_editing (self) ||
      !tce_district_panel_move_district (self->palette, tce_tools_get_district (self->tools), g_variant_get_int32 (parameter)))
    gtk_widget_error_bell (widget);
}

static void
install_keys (GtkWidgetClass *widget_class)
{
  static const struct { guint key; GdkModifierType modifiers; const char *action; } keys[] = {
    { GDK_KEY_a, GDK_CONTROL_MASK, "canvas.select-all" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "canvas.copy" },
    { GDK_KEY_x, GDK_CONTROL_MASK, "canvas.cut" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "canvas.paste" },
    { GDK_KEY_d, GDK_CONTROL_MASK, "canvas.double" },
    { GDK_KEY_f, 0, "canvas.fill" },
    { GDK_KEY_Delete, 0, "canvas.clear" },
    { GDK_KEY_n, 0, "win.add-district" },
    { GDK_KEY_l, 0, "canvas.split-this" },
    { GDK_KEY_F2, 0, "win.rename-district" },
    { GDK_KEY_t, GDK_CONTROL_MASK, "win.values" },
    { GDK_KEY_Escape, 0, "win.board" },
    { GDK_KEY_F5, 0, "win.play" },
    { GDK_KEY_p, GDK_CONTROL_MASK, "win.print" },
    { GDK_KEY_e, GDK_CONTROL_MASK, "win.export" },
    { GDK_KEY_plus, GDK_CONTROL_MASK, "canvas.zoom-in" },
    { GDK_KEY_equal, GDK_CONTROL_MASK, "canvas.zoom-in" },
    { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "canvas.zoom-in" },
    { GDK_KEY_minus, GDK_CONTROL_MASK, "canvas.zoom-out" },
    { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "canvas.zoom-out" },
    { GDK_KEY_0, GDK_CONTROL_MASK, "canvas.zoom-fit" },
    { GDK_KEY_KP_0, GDK_CONTROL_MASK, "canvas.zoom-fit" },
    { GDK_KEY_1, GDK_CONTROL_MASK, "canvas.zoom-usual" },
  };
  static const struct { guint key; const char *tool; } tools[] = {
    { GDK_KEY_b, "brush" }, { GDK_KEY_u, "rectangle" }, { GDK_KEY_g, "fill" }, { GDK_KEY_e, "eraser" }, { GDK_KEY_i, "picker" },
    { GDK_KEY_s, "select" },
  };
  static const struct { guint key; GdkModifierType modifiers; const char *action; gboolean target; } turns[] = {
    { GDK_KEY_r, 0, "canvas.turn", TRUE },
    { GDK_KEY_r, GDK_SHIFT_MASK, "canvas.turn", FALSE },
    { GDK_KEY_m, 0, "canvas.mirror", TRUE },
    { GDK_KEY_m, GDK_SHIFT_MASK, "canvas.mirror", FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tools); i++)
    gtk_widget_class_add_binding_action (widget_class, tools[i].key, 0, "edit.tool", "s", tools[i].tool);
  for (gsize i = 0; i < G_N_ELEMENTS (turns); i++)
    gtk_widget_class_add_binding_action (widget_class, turns[i].key, turns[i].modifiers, turns[i].action, "b", turns[i].target);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_ALT_MASK, "win.move-district", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_ALT_MASK, "win.move-district", "i", 1);
  for (int i = 0; i <= 9; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + (guint) i, 0, "win.choose-district", "i", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + (guint) i, 0, "win.choose-district", "i", i);
    }
}

static void
install_playtest_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.playtest", NULL, playtest_activated);
  gtk_widget_class_install_action (klass, "win.report", NULL, report_activated);
  gtk_widget_class_install_action (klass, "win.values", NULL, values_activated);
  gtk_widget_class_install_action (klass, "win.board", NULL, board_activated);
  gtk_widget_class_install_action (klass, "win.pause-playtest", NULL, pause_activated);
  gtk_widget_class_install_action (klass, "win.save-report", NULL, save_report_activated);
  gtk_widget_class_install_action (klass, "win.save-report-table", NULL, save_table_activated);
  gtk_widget_class_install_action (klass, "win.save-report-all", NULL, save_all_activated);
  gtk_widget_class_install_action (klass, "win.stop-playtest", NULL, stop_activated);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_F5, GDK_SHIFT_MASK, "win.playtest", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Left, GDK_ALT_MASK, "win.board", NULL);
}

void
tce_window_install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "win.undo", NULL, undo_activated);
  gtk_widget_class_install_action (klass, "win.redo", NULL, redo_activated);
  gtk_widget_class_install_action (klass, "win.play", NULL, play_activated);
  gtk_widget_class_install_action (klass, "win.print", NULL, paper_activated);
  gtk_widget_class_install_action (klass, "win.export", NULL, paper_activated);
  gtk_widget_class_install_action (klass, "win.print-now", NULL, print_now_activated);
  gtk_widget_class_install_action (klass, "win.export-now", NULL, export_now_activated);
  gtk_widget_class_install_action (klass, "win.choose-district", "i", choose_district_activated);
  gtk_widget_class_install_action (klass, "win.add-district", NULL, add_district_activated);
  gtk_widget_class_install_action (klass, "win.start-painting", NULL, start_painting_activated);
  gtk_widget_class_install_action (klass, "win.rename-district", NULL, rename_district_activated);
  gtk_widget_class_install_action (klass, "win.move-district", "i", move_district_activated);
  gtk_widget_class_bind_template_callback (klass, tce_window_figure_pressed);
  install_playtest_actions (klass);
  install_keys (klass);
}
