/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-shape.h>

G_BEGIN_DECLS

#define TCE_TYPE_TOKEN_GRID (tce_token_grid_get_type ())

/* Five by five squares to draw a shape in: a click or a stroke of the mouse fills or clears them, keys go from square to square and turn them over.
 * `changed` is emitted when the shape is another one. */
G_DECLARE_FINAL_TYPE (TceTokenGrid, tce_token_grid, TCE, TOKEN_GRID, AdwBin)

/* What is drawn, pushed to the top-left corner; what is set is shown in the middle. */
TcShape    tce_token_grid_get_shape (TceTokenGrid *self);
void       tce_token_grid_set_shape (TceTokenGrid *self,
                                     TcShape       shape);

G_END_DECLS
