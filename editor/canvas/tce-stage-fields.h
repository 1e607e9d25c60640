/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>

G_BEGIN_DECLS

/* The fields over the values in a board's margins. */
typedef struct
{
  GtkWidget *owner;
  GPtrArray *fields;     /* of TceValueField: high and low of the columns, then of the rows */
} TceStageFields;

void       tce_stage_fields_install_signals (GtkWidgetClass *klass);

void       tce_stage_fields_init            (TceStageFields *self,
                                             GtkWidget      *owner);
void       tce_stage_fields_clear           (TceStageFields *self);

/* Brings them in line with what the view shows. */
void       tce_stage_fields_update          (TceStageFields *self,
                                             TcBoardView    *view);
void       tce_stage_fields_allocate        (TceStageFields *self,
                                             TcBoardView    *view);

/* NULL for a column or row without city. */
GtkWidget *tce_stage_fields_find            (const TceStageFields *self,
                                             TcFeatureKind         kind,
                                             guint                 index,
                                             gboolean              high);

G_END_DECLS
