/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-target-row.h"

#include <glib/gi18n.h>
#include <math.h>

#include "tce-balance-words.h"
#include "tce-range-bar.h"

struct _TceTargetRow
{
  AdwBin         parent_instance;

  LabTarget      target;
  LabRange       wish;
  gboolean       is_setting;      /* the fields, and nobody types */

  GtkStack      *state;
  GtkImage      *icon;
  GtkLabel      *title;
  GtkLabel      *detail;
  TceRangeBar   *bar;
  GtkLabel      *before;
  GtkLabel      *arrow;
  GtkLabel      *now;
  GtkWidget     *change;
  GtkSpinButton *from;
  GtkWidget     *to_box;
  GtkSpinButton *to;
};

enum
{
  PROP_TARGET = 1,
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (TceTargetRow, tce_target_row, ADW_TYPE_BIN)

/* Shares are typed in per cent. */
static double
scale_of (TceTargetRow *self)
{
  return self->target == LAB_TARGET_LEADER || self->target == LAB_TARGET_ENDS ? 100 : 1;
}

static void
show_wish (TceTargetRow *self)
{
  g_autofree char *title = tce_balance_words_target (self->target, self->wish), *detail = tce_balance_words_wish (self->target, self->wish);

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->detail, detail);
  self->is_setting = TRUE;
  gtk_spin_button_set_value (self->from, scale_of (self) * self->wish.from);
  gtk_spin_button_set_value (self->to, scale_of (self) * self->wish.to);
  self->is_setting = FALSE;
}

static void
wish_typed (TceTargetRow *self)
{
  const double from = gtk_spin_button_get_value (self->from) / scale_of (self), to = gtk_spin_button_get_value (self->to) / scale_of (self);

  if (self->is_setting)
    return;
  self->wish = (LabRange) { MIN (from, to), MAX (from, to) };
  show_wish (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
set_target (TceTargetRow *self,
            LabTarget     target)
{
  const double scale = (self->target = target, scale_of (self));

  gtk_spin_button_set_range (self->from, 0, scale == 100 ? 100 : 50);
  gtk_spin_button_set_range (self->to, 0, scale == 100 ? 100 : 50);
  gtk_widget_set_visible (self->to_box, target != LAB_TARGET_ENDS);
}

static void
tce_target_row_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  set_target (TCE_TARGET_ROW (object), (LabTarget) g_value_get_uint (value));
}

static void
tce_target_row_class_init (TceTargetRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tce_target_row_set_property;
  g_object_class_install_property (object_class, PROP_TARGET,
                                   g_param_spec_uint ("target", NULL, NULL, 0, LAB_N_TARGETS - 1, 0,
                                                      G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  changed_signal = g_signal_new ("wish-changed", TCE_TYPE_TARGET_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TCE_TYPE_RANGE_BAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/Editor/tce-target-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, state);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, icon);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, title);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, detail);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, bar);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, before);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, arrow);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, now);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, change);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, from);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, to_box);
  gtk_widget_class_bind_template_child (widget_class, TceTargetRow, to);
  gtk_widget_class_bind_template_callback (widget_class, wish_typed);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tce_target_row_init (TceTargetRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tce_target_row_set_wish (TceTargetRow *self,
                         LabRange      wish)
{
  g_return_if_fail (TCE_IS_TARGET_ROW (self));

  self->wish = wish;
  show_wish (self);
}

LabRange
tce_target_row_get_wish (TceTargetRow *self)
{
  g_return_val_if_fail (TCE_IS_TARGET_ROW (self), (LabRange) { 0 });

  return self->wish;
}

/* “8 to 12 rounds, was 5.9, now 9.1, reached” */
static void
say_figures (TceTargetRow *self,
             const char   *before,
             const char   *now,
             gboolean      is_reached)
{
  const char *title = gtk_label_get_label (self->title);
  /* Translators: a target for screen readers: its name, a figure before, and now. */
  g_autofree char *both = now != NULL && before != NULL ? g_strdup_printf (is_reached ? _("%s, was %s, now %s, reached") : _("%s, was %s, now %s, not reached"),
                                                                           title, before, now) : NULL;

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, both != NULL ? both : title, -1);
}

/* A first leader's share stands with its interval or not at all. */
static void
show_interval (TceTargetRow     *self,
               const LabFigures *before,
               const LabFigures *now)
{
  g_autofree char *wish = tce_balance_words_wish (self->target, self->wish), *was = NULL, *is = NULL, *all = NULL;

  tce_range_bar_set_interval (self->bar, NULL);
  if (self->target == LAB_TARGET_LEADER && before != NULL)
    {
      was = tce_balance_words_interval (lab_figures_seat (before, 0));
      /* Translators: a wish, and the interval of what was measured: “33 %, give or take 4 · before 30 to 40 %”. */
      all = g_strdup_printf (_("%s · before %s"), wish, was);
    }
  if (self->target == LAB_TARGET_LEADER && now != NULL)
    {
      const LabShare share = lab_figures_seat (now, 0);

      tce_range_bar_set_interval (self->bar, &share);
      is = tce_balance_words_interval (share);
      g_free (all);
      /* Translators: a wish, and the intervals of what was measured: “33 %, give or take 4 · before 38 to 47, now 30 to 40 %”. */
      all = g_strdup_printf (_("%s · before %s, now %s"), wish, was != NULL ? was : "–", is);
    }
  gtk_label_set_label (self->detail, all != NULL ? all : wish);
}

void
tce_target_row_set_figures (TceTargetRow     *self,
                            const LabFigures *before,
                            const LabFigures *now,
                            gboolean          under_way)
{
  const double was = before != NULL ? lab_figures_get (before, self->target) : NAN, is = now != NULL ? lab_figures_get (now, self->target) : NAN;
  const gboolean is_reached = now != NULL && lab_figures_reach (now, self->target, self->wish);
  g_autofree char *was_text = before != NULL ? tce_balance_words_figure (self->target, was) : NULL;
  g_autofree char *is_text = now != NULL ? tce_balance_words_figure (self->target, is) : NULL;

  g_return_if_fail (TCE_IS_TARGET_ROW (self));

  tce_range_bar_set_figures (self->bar, self->wish, was, is);
  show_interval (self, before, now);
  gtk_label_set_label (self->before, was_text != NULL ? was_text : "");
  gtk_label_set_label (self->now, is_text != NULL ? is_text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), is_text != NULL);
  gtk_image_set_from_icon_name (self->icon, is_reached ? "tc-fine-symbolic" : "tc-warning-symbolic");
  gtk_widget_set_opacity (GTK_WIDGET (self->icon), now != NULL ? 1 : 0);
  gtk_stack_set_visible_child_name (self->state, under_way && !is_reached ? "under-way" : "known");
  gtk_widget_set_css_classes (GTK_WIDGET (self->icon), (const char *[]) { is_reached ? "fine-icon" : "warning-icon", NULL });
  gtk_widget_set_sensitive (self->change, !under_way);
  say_figures (self, was_text, is_text, is_reached);
}
