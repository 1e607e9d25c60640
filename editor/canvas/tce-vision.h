/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* With whose eyes a board is looked at. */
typedef enum
{
  TCE_VISION_USUAL,            /* one's own, as the desktop wants it */
  TCE_VISION_LIGHT,
  TCE_VISION_DARK,
  TCE_VISION_HIGH_CONTRAST,
  TCE_VISION_GREYSCALE,        /* a printer without colours, or eyes that see none */
  TCE_VISION_PROTAN,
  TCE_VISION_DEUTAN,
  TCE_VISION_TRITAN,
} TceVisionMode;

#define TCE_TYPE_VISION_MODE (tce_vision_mode_get_type ())
GType tce_vision_mode_get_type (void);

#define TCE_TYPE_VISION (tce_vision_get_type ())

/* Shows the widget in it as other eyes see it: the boards in another theme, or everything in other colours. Properties `mode` (TceVisionMode) and
 * that of AdwBin, `child`. */
G_DECLARE_FINAL_TYPE (TceVision, tce_vision, TCE, VISION, AdwBin)

G_END_DECLS
