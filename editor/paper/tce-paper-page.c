/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-paper-page.h"

#include <glib/gi18n.h>
#include <turn-fold.h>

#include "tce-export.h"
#include "tce-paper-private.h"
#include "tce-print-operation.h"
#include "tce-print-options.h"

#define THUMBNAIL_WIDTH 72
#define THUMBNAIL_HEIGHT 100
#define SHEET_MARGIN 18
#define N_GROUPS 4

struct _TcePaperPage
{
  TcePanel              parent_instance;

  GtkFileChooserNative *chooser;      /* while it asks where, or NULL */
  TcePrint             *print;        /* of the board as it is now, or NULL */
  TcePrintSettings      settings;     /* of that; its language is never freed */
  guint                 page;         /* that is shown large */

  GtkListBox           *thumbnails;
  GtkDrawingArea       *sheet;
  AdwComboRow          *kind;
  AdwBin               *place;        /* of the options */
  TcePrintOptions      *options;
  GtkLabel             *note;
  GtkLabel             *problem;
};

enum
{
  EXPORTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TcePaperPage, tce_paper_page, TCE_TYPE_PANEL)

static const char *const endings[] = {
  [TCE_EXPORT_PDF] = "pdf",
  [TCE_EXPORT_PNG] = "png",
  [TCE_EXPORT_SVG] = "svg",
};

static TceExportKind
get_kind (TcePaperPage *self)
{
  return adw_combo_row_get_selected (self->kind);
}

static TcBoardFile *
get_board_file (TcePaperPage *self)
{
  TcBoardDocument *document = tce_panel_get_document (TCE_PANEL (self));

  return document != NULL ? tc_board_document_get_board_file (document) : NULL;
}

/* The pages as they are listed: what is played with first, the rules last. */
static const TcePageKind groups[N_GROUPS] = { TCE_PAGE_SHEET, TCE_PAGE_HQ, TCE_PAGE_TOKENS, TCE_PAGE_RULES };

/* The first page of a kind, and how many there are. */
static guint
find_pages (TcePaperPage *self,
            TcePageKind   kind,
            guint        *n_pages)
{
  guint first = 0;

  *n_pages = 0;
  for (guint page = 0; page < tce_print_get_n_pages (self->print); page++)
    if (tce_print_get_kind (self->print, page) == kind)
      {
        first = *n_pages == 0 ? page : first;
        (*n_pages)++;
      }

  return first;
}

static char *
say_group (TcePageKind kind,
           guint       n_pages)
{
  switch (kind)
    {
    case TCE_PAGE_SHEET:  return n_pages > 1 ? g_strdup_printf (_("Sheets %d–%d"), 1, n_pages) : g_strdup (_("Sheet"));
    case TCE_PAGE_HQ:     return g_strdup (_("HQ"));
    case TCE_PAGE_TOKENS: return g_strdup (_("Shapes"));
    case TCE_PAGE_RULES:
    default:              return g_strdup (C_("page", "Rules"));
    }
}

/* Drawing */

/* A page in the middle of some room, as paper with a shadow. */
static void
draw_page (TcePaperPage *self,
           cairo_t      *cr,
           guint         page,
           double        width,
           double        height,
           double        margin)
{
  const gboolean landscape = tce_print_is_landscape (self->print, page);
  const double paper_width = landscape ? self->settings.height : self->settings.width;
  const double paper_height = landscape ? self->settings.width : self->settings.height;
  const double scale = MIN ((width - 2 * margin) / paper_width, (height - 2 * margin) / paper_height);

  if (scale <= 0)
    return;

  cairo_translate (cr, (width - paper_width * scale) / 2, (height - paper_height * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 2 / scale, 3 / scale, paper_width, paper_height);
  cairo_set_source_rgba (cr, 0, 0, 0, .25);
  cairo_fill (cr);
  cairo_rectangle (cr, 0, 0, paper_width, paper_height);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  tce_print_draw_page (self->print, page, cr);
}

static void
draw_sheet (GtkDrawingArea *area,
            cairo_t        *cr,
            int             width,
            int             height,
            gpointer        user_data)
{
  TcePaperPage *self = user_data;

  if (self->print != NULL && self->page < tce_print_get_n_pages (self->print))
    draw_page (self, cr, self->page, width, height, SHEET_MARGIN);
}

static void
draw_thumbnail (GtkDrawingArea *area,
                cairo_t        *cr,
                int             width,
                int             height,
                gpointer        user_data)
{
  TcePaperPage *self = user_data;
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (area), GTK_TYPE_LIST_BOX_ROW);
  guint n_pages, page;

  if (self->print == NULL || row == NULL)
    return;
  page = find_pages (self, groups[gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))], &n_pages);
  draw_page (self, cr, page, width, height, 3);
}

static GtkWidget *
new_thumbnail (TcePaperPage *self)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *area = gtk_drawing_area_new (), *label = gtk_label_new (NULL);

  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (area), THUMBNAIL_WIDTH);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (area), THUMBNAIL_HEIGHT);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_thumbnail, self, NULL);
  gtk_widget_add_css_class (label, "secondary");
  gtk_box_append (GTK_BOX (box), area);
  gtk_box_append (GTK_BOX (box), label);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);

  return row;
}

static void
show_thumbnails (TcePaperPage *self)
{
  for (int i = 0; i < N_GROUPS; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->thumbnails, i);
      GtkWidget *area = gtk_widget_get_first_child (gtk_list_box_row_get_child (row));
      g_autofree char *words = NULL;
      guint n_pages;

      find_pages (self, groups[i], &n_pages);
      words = say_group (groups[i], n_pages);
      gtk_label_set_label (GTK_LABEL (gtk_widget_get_next_sibling (area)), words);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
      gtk_widget_queue_draw (area);
    }
}

static void
show_note (TcePaperPage *self)
{
  const guint n_pages = tce_print_get_n_pages (self->print);
  g_autofree char *note = g_strdup_printf (ngettext ("%d page. A square is %d mm wide: the shapes to cut out fit it.",
                                                     "%d pages. A square is %d mm wide: the shapes to cut out fit it.", n_pages),
                                           n_pages, (int) (tce_print_get_square (self->print) + .5));

  gtk_label_set_label (self->note, note);
}

/* Lays the pages out, as the board and the options are now; while nobody sees them there is no need to. */
static void
lay_out (TcePaperPage *self)
{
  TcBoardFile *board = get_board_file (self);

  g_clear_pointer (&self->print, tce_print_free);
  if (board == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  tce_print_options_get (self->options, &self->settings);
  self->print = tce_print_new (board, &self->settings);
  self->page = MIN (self->page, tce_print_get_n_pages (self->print) - 1);
  show_thumbnails (self);
  show_note (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->sheet));
}

static void
thumbnail_selected (TcePaperPage  *self,
                    GtkListBoxRow *row)
{
  guint n_pages;

  if (self->print == NULL || row == NULL)
    return;
  self->page = find_pages (self, groups[gtk_list_box_row_get_index (row)], &n_pages);
  gtk_widget_queue_draw (GTK_WIDGET (self->sheet));
}

/* In the order of the list: all sheets, then the HQ, … */
static void
turn_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TcePaperPage *self = TCE_PAPER_PAGE (widget);
  guint order[64], n_order = 0, place = 0;

  if (self->print == NULL)
    return;
  for (guint i = 0; i < N_GROUPS; i++)
    {
      guint n_pages, first = find_pages (self, groups[i], &n_pages);

      for (guint page = first; page < first + n_pages && n_order < G_N_ELEMENTS (order); page++)
        {
          place = page == self->page ? n_order : place;
          order[n_order++] = page;
        }
    }
  place = (guint) CLAMP ((int) place + g_variant_get_int32 (parameter), 0, (int) n_order - 1);
  for (int i = 0; i < N_GROUPS; i++)
    if (groups[i] == tce_print_get_kind (self->print, order[place]))
      gtk_list_box_select_row (self->thumbnails, gtk_list_box_get_row_at_index (self->thumbnails, i));
  self->page = order[place];
  gtk_widget_queue_draw (GTK_WIDGET (self->sheet));
}

/* Printing and exporting */

static void
show_problem (TcePaperPage *self,
              const char   *problem)
{
  gtk_label_set_label (self->problem, problem);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), problem[0] != '\0');
}

static void
kind_selected (TcePaperPage *self)
{
  const gboolean on_pages = get_kind (self) == TCE_EXPORT_PDF;

  gtk_widget_set_visible (GTK_WIDGET (self->options), on_pages);
  gtk_widget_set_visible (GTK_WIDGET (self->note), on_pages);
  show_problem (self, "");
}

static void
print_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TcePaperPage *self = TCE_PAPER_PAGE (widget);
  TcePrintSettings settings;

  tce_print_options_get (self->options, &settings);
  tce_print_board (GTK_WINDOW (gtk_widget_get_root (widget)), get_board_file (self), &settings);
}

static gboolean
write_file (TcePaperPage *self,
            GFile        *file,
            GError      **error)
{
  TcePrintSettings settings;

  switch (get_kind (self))
    {
    case TCE_EXPORT_PNG:
      return tce_export_png (get_board_file (self), file, error);

    case TCE_EXPORT_SVG:
      return tce_export_svg (get_board_file (self), file, error);

    case TCE_EXPORT_PDF:
    default:
      tce_print_options_get (self->options, &settings);
      return tce_export_pdf (get_board_file (self), &settings, file, error);
    }
}

gboolean
tce_paper_page_write (TcePaperPage *self,
                      GFile        *file)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (TCE_IS_PAPER_PAGE (self), FALSE);

  if (!write_file (self, file, &error))
    {
      show_problem (self, error->message);
      return FALSE;
    }
  show_problem (self, "");
  g_signal_emit (self, signals[EXPORTED], 0, file);

  return TRUE;
}

static void
place_chosen (TcePaperPage *self,
              int           response)
{
  g_autoptr (GtkFileChooserNative) chooser = g_steal_pointer (&self->chooser);

  if (response == GTK_RESPONSE_ACCEPT && get_board_file (self) != NULL)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      tce_paper_page_write (self, file);
    }
}

static void
export_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TcePaperPage *self = TCE_PAPER_PAGE (widget);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autofree char *pattern = g_strdup_printf ("*.%s", endings[get_kind (self)]);
  g_autofree char *stem = tce_export_propose_stem (get_board_file (self));
  g_autofree char *name = g_strdup_printf ("%s.%s", stem, endings[get_kind (self)]);

  if (self->chooser != NULL)
    return;

  self->chooser = gtk_file_chooser_native_new (_("Export the Board"), GTK_WINDOW (gtk_widget_get_root (widget)), GTK_FILE_CHOOSER_ACTION_SAVE,
                                               _("_Export"), _("_Cancel"));
  gtk_file_filter_set_name (filter, pattern);
  gtk_file_filter_add_pattern (filter, pattern);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->chooser), filter);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->chooser), name);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->chooser), TRUE);
  g_signal_connect_object (self->chooser, "response", G_CALLBACK (place_chosen), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->chooser));
}

static void
tce_paper_page_refresh (TcePanel *panel)
{
  lay_out (TCE_PAPER_PAGE (panel));
}

static void
tce_paper_page_map (GtkWidget *widget)
{
  TcePaperPage *self = TCE_PAPER_PAGE (widget);

  GTK_WIDGET_CLASS (tce_paper_page_parent_class)->map (widget);
  lay_out (self);
  if (gtk_list_box_get_selected_row (self->thumbnails) == NULL)
    gtk_list_box_select_row (self->thumbnails, gtk_list_box_get_row_at_index (self->thumbnails, 0));
}

static void
tce_paper_page_dispose (GObject *object)
{
  TcePaperPage *self = TCE_PAPER_PAGE (object);

  g_clear_object (&self->chooser);
  g_clear_pointer (&self->print, tce_print_free);

  G_OBJECT_CLASS (tce_paper_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (klass, "/org/tagcity/TagCity/Editor/tce-paper-page.ui");
  gtk_widget_class_bind_template_child (klass, TcePaperPage, thumbnails);
  gtk_widget_class_bind_template_child (klass, TcePaperPage, sheet);
  gtk_widget_class_bind_template_child (klass, TcePaperPage, kind);
  gtk_widget_class_bind_template_child (klass, TcePaperPage, place);
  gtk_widget_class_bind_template_child (klass, TcePaperPage, note);
  gtk_widget_class_bind_template_child (klass, TcePaperPage, problem);
  gtk_widget_class_bind_template_callback (klass, thumbnail_selected);
  gtk_widget_class_bind_template_callback (klass, kind_selected);
}

static void
tce_paper_page_class_init (TcePaperPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tce_paper_page_dispose;
  widget_class->map = tce_paper_page_map;
  panel_class->refresh = tce_paper_page_refresh;
  panel_class->checked = NULL;
  signals[EXPORTED] = g_signal_new ("exported", TCE_TYPE_PAPER_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  g_type_ensure (TURN_TYPE_FOLD);
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "paper.print", NULL, print_activated);
  gtk_widget_class_install_action (widget_class, "paper.export", NULL, export_activated);
  gtk_widget_class_install_action (widget_class, "paper.turn", "i", turn_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, 0, "paper.turn", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, 0, "paper.turn", "i", 1);
}

static void
tce_paper_page_init (TcePaperPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < N_GROUPS; i++)
    gtk_list_box_append (self->thumbnails, new_thumbnail (self));
  self->options = TCE_PRINT_OPTIONS (tce_print_options_new (TRUE));
  adw_bin_set_child (self->place, GTK_WIDGET (self->options));
  g_signal_connect_object (self->options, "changed", G_CALLBACK (lay_out), self, G_CONNECT_SWAPPED);
  gtk_drawing_area_set_draw_func (self->sheet, draw_sheet, self, NULL);
  kind_selected (self);
}

void
tce_paper_page_set_kind (TcePaperPage *self,
                         TceExportKind kind)
{
  g_return_if_fail (TCE_IS_PAPER_PAGE (self));

  adw_combo_row_set_selected (self->kind, kind);
}
