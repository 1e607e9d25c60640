/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tce-print.h"

G_BEGIN_DECLS

#define TCE_TYPE_PRINT_OPTIONS (tce_print_options_get_type ())

/* How a board is to be put on paper, as rows of lists. `changed` is emitted when one of them was. */
G_DECLARE_FINAL_TYPE (TcePrintOptions, tce_print_options, TCE, PRINT_OPTIONS, AdwBin)

/* @paper: whether the paper can be chosen here; a print dialog has its own list of those. */
GtkWidget *tce_print_options_new (gboolean paper) G_GNUC_WARN_UNUSED_RESULT;

void       tce_print_options_set (TcePrintOptions        *self,
                                  const TcePrintSettings *settings);

/* The language in @settings is never freed. */
void       tce_print_options_get (TcePrintOptions  *self,
                                  TcePrintSettings *settings);

G_END_DECLS
