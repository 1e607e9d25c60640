/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include <tc-board-tools.h>

G_BEGIN_DECLS

typedef enum
{
  TCE_TOOL_BRUSH,
  TCE_TOOL_RECTANGLE,
  TCE_TOOL_FILL,
  TCE_TOOL_ERASER,
  TCE_TOOL_PICKER,
  TCE_TOOL_SELECT,
} TceTool;

#define TCE_TYPE_TOOL (tce_tool_get_type ())
GType       tce_tool_get_type          (void);

/* The same as TcSymmetry, with names for actions: none, left-right, top-bottom, half-turn. */
#define TCE_TYPE_SYMMETRY (tce_symmetry_get_type ())
GType       tce_symmetry_get_type      (void);

#define TCE_TYPE_TOOLS (tce_tools_get_type ())

/* What painting is done with: properties `tool` (TceTool), `symmetry` (TcSymmetry) and `district` (a number of the board's,
 * or TC_OUTSIDE). Palette and canvas of a window share one. */
G_DECLARE_FINAL_TYPE (TceTools, tce_tools, TCE, TOOLS, GObject)

TceTools   *tce_tools_new              (void) G_GNUC_WARN_UNUSED_RESULT;

TceTool     tce_tools_get_tool         (TceTools *self);
TcSymmetry  tce_tools_get_symmetry     (TceTools *self);
guint8      tce_tools_get_district     (TceTools *self);
void        tce_tools_set_district     (TceTools *self,
                                        guint8    district);

/* What the tool leaves behind: the eraser paints what is outside. */
guint8      tce_tools_get_paint        (TceTools *self);

/* "Rectangle", and ", mirrored left to right" or nothing; translated. */
const char *tce_tool_get_name          (TceTool tool);
const char *tce_symmetry_get_words     (TcSymmetry symmetry);

G_END_DECLS
