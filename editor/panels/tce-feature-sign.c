/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-feature-sign.h"

#include "tce-swatch.h"

#define SIZE 20

struct _TceFeatureSign
{
  AdwBin     parent_instance;

  GtkWidget *line;        /* for rows and columns */
  GtkWidget *district;
};

G_DEFINE_FINAL_TYPE (TceFeatureSign, tce_feature_sign, ADW_TYPE_BIN)

static void
tce_feature_sign_dispose (GObject *object)
{
  TceFeatureSign *self = TCE_FEATURE_SIGN (object);

  g_clear_object (&self->line);
  g_clear_object (&self->district);

  G_OBJECT_CLASS (tce_feature_sign_parent_class)->dispose (object);
}

static void
tce_feature_sign_class_init (TceFeatureSignClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tce_feature_sign_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tce_feature_sign_init (TceFeatureSign *self)
{
  self->line = g_object_ref_sink (g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  self->district = g_object_ref_sink (tce_swatch_new (SIZE));
  g_object_set (self, "width-request", SIZE, "valign", GTK_ALIGN_CENTER, NULL);
}

void
tce_feature_sign_show (TceFeatureSign *self,
                       const TcBoard  *board,
                       TcFeatureKind   kind,
                       guint           index)
{
  g_return_if_fail (TCE_IS_FEATURE_SIGN (self));

  if (kind == TC_FEATURE_DISTRICT)
    tce_swatch_set_sign (TCE_SWATCH (self->district), (guint8) index, board->districts[index].colour);
  else
    gtk_image_set_from_icon_name (GTK_IMAGE (self->line), kind == TC_FEATURE_COLUMN ? "tc-columns-symbolic" : "tc-rows-symbolic");
  adw_bin_set_child (ADW_BIN (self), kind == TC_FEATURE_DISTRICT ? self->district : self->line);
}
