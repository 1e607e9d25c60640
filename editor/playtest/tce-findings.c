/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-findings.h"

#include <glib/gi18n.h>
#include <string.h>
#include <turn-compat.h>
#include <turn-fold.h>

struct _TceFindings
{
  TcePlaytestView parent_instance;

  TcPlaytest     *before;
  GPtrArray      *findings;      /* of TceFinding */
  char           *shown;         /* all that the rows say */
  TcBoard         last;          /* as the last remedy left it */

  GtkLabel       *n_errors;
  GtkLabel       *n_warnings;
  GtkWidget      *hint;
  GtkWidget      *apply_all;
  GtkLabel       *waiting;
  GtkListBox     *list;
};

G_DEFINE_FINAL_TYPE (TceFindings, tce_findings, TCE_TYPE_PLAYTEST_VIEW)

static guint chosen_signal;

static const struct { const char *icon, *class; } looks[] = {
  [TCE_FINDING_ERROR] = { "tc-error-symbolic", "error-icon" },
  [TCE_FINDING_WARNING] = { "tc-warning-symbolic", "warning-icon" },
  [TCE_FINDING_FINE] = { "tc-fine-symbolic", "fine-icon" },
};

static const TcBoard *
get_board (TceFindings *self)
{
  return tce_panel_get_board (TCE_PANEL (self));
}

static TcPlaytest *
get_playtest (TceFindings *self)
{
  return tce_playtest_view_get_playtest (TCE_PLAYTEST_VIEW (self));
}

static gboolean
is_applied (TceFindings      *self,
            const TceFinding *finding)
{
  return finding->remedy != NULL && get_board (self) != NULL && tce_finding_is_in (finding, get_playtest (self), get_board (self));
}

/* Not on a board whose grid is another one by now. */
static gboolean
can_apply (TceFindings      *self,
           const TceFinding *finding)
{
  TcBoard after;

  if (finding->remedy == NULL || get_board (self) == NULL)
    return FALSE;
  after = tce_finding_applied (finding, get_playtest (self), get_board (self));

  return memcmp (&after, get_board (self), sizeof after) != 0;
}

/* What a person does */

static void
apply (TceFindings   *self,
       const TcBoard *after,
       const char    *label)
{
  self->last = *after;
  tce_panel_apply (TCE_PANEL (self), after, label, NULL);
}

static void
apply_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TceFindings *self = TCE_FINDINGS (widget);
  const guint place = g_variant_get_uint32 (parameter);
  const TceFinding *finding = place < self->findings->len ? g_ptr_array_index (self->findings, place) : NULL;
  TcBoard after;

  if (finding == NULL || !can_apply (self, finding))
    return;
  after = tce_finding_applied (finding, get_playtest (self), get_board (self));
  /* Translators: this follows a colon, as in "Undo: finding of the playtest". */
  apply (self, &after, _("finding of the playtest"));
}

static void
apply_all_activated (GtkWidget  *widget,
                     const char *action,
                     GVariant   *parameter)
{
  TceFindings *self = TCE_FINDINGS (widget);
  TcBoard after;

  if (get_board (self) == NULL)
    return;
  after = *get_board (self);
  for (guint i = 0; i < self->findings->len; i++)
    if (((TceFinding *) g_ptr_array_index (self->findings, i))->remedy != NULL)
      after = tce_finding_applied (g_ptr_array_index (self->findings, i), get_playtest (self), &after);
  apply (self, &after, _("findings of the playtest"));
}

/* What was done last is undone; what came before it is set back, and that is a step of its own. */
static void
undo_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TceFindings *self = TCE_FINDINGS (widget);
  const guint place = g_variant_get_uint32 (parameter);
  TcBoard after;

  if (place >= self->findings->len || get_board (self) == NULL)
    return;
  if (memcmp (get_board (self), &self->last, sizeof self->last) == 0)
    {
      tc_board_document_undo (tce_panel_get_document (TCE_PANEL (self)));
      return;
    }
  after = tce_finding_undone (g_ptr_array_index (self->findings, place), get_playtest (self), get_board (self));
  apply (self, &after, _("finding of the playtest"));
}

static void
row_selected (TceFindings   *self,
              GtkListBoxRow *row)
{
  const int place = row != NULL ? gtk_list_box_row_get_index (row) : -1;

  /* While a window goes, its rows do too. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  g_signal_emit (self, chosen_signal, 0, place >= 0 && (guint) place < self->findings->len ? g_ptr_array_index (self->findings, (guint) place) : NULL);
}

/* Rows */

static GtkWidget *
new_label (const char *text,
           const char *class,
           double      xalign)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", xalign, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, class);

  return label;
}

static GtkWidget *
new_button (const char *label,
            const char *action,
            guint       place)
{
  return g_object_new (GTK_TYPE_BUTTON, "label", label, "valign", GTK_ALIGN_CENTER, "action-name", action,
                       "action-target", g_variant_new_uint32 (place), NULL);
}

static void
add_act (TceFindings      *self,
         GtkBox           *line,
         const TceFinding *finding,
         guint             place)
{
  if (is_applied (self, finding))
    {
      GtkWidget *undo = new_button (_("Undo"), "findings.undo", place);

      gtk_widget_add_css_class (undo, "flat");
      gtk_box_append (line, g_object_new (GTK_TYPE_IMAGE, "icon-name", "tc-check-symbolic", "css-classes", (const char *[]) { "applied", NULL },
                                          "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
      gtk_box_append (line, g_object_new (GTK_TYPE_LABEL, "label", _("applied"), "css-classes", (const char *[]) { "applied", NULL }, NULL));
      gtk_box_append (line, undo);
    }
  else if (can_apply (self, finding))
    {
      GtkWidget *remedy = new_label (finding->remedy, "secondary", 1);

      gtk_label_set_justify (GTK_LABEL (remedy), GTK_JUSTIFY_RIGHT);
      gtk_label_set_lines (GTK_LABEL (remedy), 4);
      gtk_label_set_ellipsize (GTK_LABEL (remedy), PANGO_ELLIPSIZE_END);
      gtk_widget_set_tooltip_text (remedy, finding->remedy);
      gtk_widget_set_valign (remedy, GTK_ALIGN_CENTER);
      gtk_box_append (line, remedy);
      gtk_box_append (line, new_button (_("Apply"), "findings.apply", place));
    }
  else if (finding->wants_search && get_board (self) != NULL)
    {
      GtkWidget *again = new_button (_("Play at King Level"), "playtest.play-at", place);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (again), "s", "hard");
      gtk_box_append (line, again);
    }
}

static GtkWidget *
new_row (TceFindings      *self,
         const TceFinding *finding,
         guint             place)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *icon = gtk_image_new_from_icon_name (looks[finding->rank].icon);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "child", line, NULL), *act = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *fold = g_object_new (TURN_TYPE_FOLD, "policy", TURN_FOLD_FIRST_GROWS, "spacing", 6, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (icon, looks[finding->rank].class);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), new_label (finding->what, "target-title", 0));
  gtk_box_append (GTK_BOX (words), new_label (finding->why, "secondary", 0));
  gtk_box_append (GTK_BOX (line), icon);
  add_act (self, GTK_BOX (act), finding, place);
  gtk_widget_set_halign (act, GTK_ALIGN_END);
  gtk_widget_insert_before (words, fold, NULL);
  gtk_widget_insert_before (act, fold, NULL);
  gtk_box_append (GTK_BOX (line), fold);

  return row;
}

/* All that the rows would say: they are made again only for another text, so that nobody loses a button under the pointer. */
static char *
say_all (TceFindings *self)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < self->findings->len; i++)
    {
      const TceFinding *finding = g_ptr_array_index (self->findings, i);

      g_string_append_printf (all, "%d %s %s %s %d %d\n", (int) finding->rank, finding->what, finding->why, finding->remedy != NULL ? finding->remedy : "",
                              is_applied (self, finding), can_apply (self, finding));
    }

  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
show_count (GtkLabel      *label,
            GPtrArray     *findings,
            TceFindingRank rank)
{
  g_autofree char *text = NULL;
  guint n = 0;

  for (guint i = 0; i < findings->len; i++)
    n += ((TceFinding *) g_ptr_array_index (findings, i))->rank == rank ? 1 : 0;
  text = g_strdup_printf ("%u", n);
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), n > 0);
}

static void
show_rows (TceFindings *self)
{
  guint n_remedies = 0;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  for (guint i = 0; i < self->findings->len; i++)
    {
      gtk_list_box_append (self->list, new_row (self, g_ptr_array_index (self->findings, i), i));
      n_remedies += can_apply (self, g_ptr_array_index (self->findings, i)) ? 1 : 0;
    }
  gtk_widget_set_visible (self->apply_all, n_remedies > 0);
  gtk_widget_set_visible (self->hint, n_remedies > 0);
}

static void
tce_findings_board_changed (TcePanel *panel)
{
  TceFindings *self = TCE_FINDINGS (panel);
  g_autofree char *all = say_all (self);

  if (g_strcmp0 (all, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&all);
  show_rows (self);
}

static void
tce_findings_refresh (TcePanel *panel)
{
  TceFindings *self = TCE_FINDINGS (panel);
  TcPlaytest *playtest = get_playtest (self);
  const gboolean has_ended = playtest != NULL && tc_playtest_get_stage (playtest) == TC_PLAYTEST_ENDED;

  g_ptr_array_set_size (self->findings, 0);
  if (has_ended)
    {
      g_ptr_array_unref (self->findings);
      self->findings = tce_findings_of (playtest, self->before);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->waiting), !has_ended || self->findings->len == 0);
  gtk_label_set_label (self->waiting, has_ended ? _("Too few battles to find anything") : _("They appear when all battles are played"));
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->findings->len > 0);
  show_count (self->n_errors, self->findings, TCE_FINDING_ERROR);
  show_count (self->n_warnings, self->findings, TCE_FINDING_WARNING);
  tce_findings_board_changed (panel);
}

static void
tce_findings_dispose (GObject *object)
{
  TceFindings *self = TCE_FINDINGS (object);

  g_clear_object (&self->before);

  G_OBJECT_CLASS (tce_findings_parent_class)->dispose (object);
}

static void
tce_findings_finalize (GObject *object)
{
  TceFindings *self = TCE_FINDINGS (object);

  g_ptr_array_unref (self->findings);
  g_free (self->shown);

  G_OBJECT_CLASS (tce_findings_parent_class)->finalize (object);
}

static void
tce_findings_class_init (TceFindingsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  TcePanelClass *panel_class = TCE_PANEL_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tce_findings_dispose;
  object_class->finalize = tce_findings_finalize;
  panel_class->refresh = tce_findings_refresh;
  panel_class->board_changed = tce_findings_board_changed;
  panel_class->checked = tce_findings_board_changed;
  chosen_signal = g_signal_new ("chosen", TCE_TYPE_FINDINGS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (TURN_TYPE_FOLD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-findings.ui");
  gtk_widget_class_bind_template_child (widget_class, TceFindings, n_errors);
  gtk_widget_class_bind_template_child (widget_class, TceFindings, n_warnings);
  gtk_widget_class_bind_template_child (widget_class, TceFindings, hint);
  gtk_widget_class_bind_template_child (widget_class, TceFindings, apply_all);
  gtk_widget_class_bind_template_child (widget_class, TceFindings, waiting);
  gtk_widget_class_bind_template_child (widget_class, TceFindings, list);
  gtk_widget_class_bind_template_callback (widget_class, row_selected);
  gtk_widget_class_install_action (widget_class, "findings.apply", "u", apply_activated);
  gtk_widget_class_install_action (widget_class, "findings.apply-all", NULL, apply_all_activated);
  gtk_widget_class_install_action (widget_class, "findings.undo", "u", undo_activated);
}

static void
tce_findings_init (TceFindings *self)
{
  self->findings = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tce_findings_refresh (TCE_PANEL (self));
}

void
tce_findings_set_before (TceFindings *self,
                         TcPlaytest  *before)
{
  g_return_if_fail (TCE_IS_FINDINGS (self));

  if (g_set_object (&self->before, before))
    tce_findings_refresh (TCE_PANEL (self));
}
