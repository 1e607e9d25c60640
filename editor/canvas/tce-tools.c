/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-tools.h"

#include <glib/gi18n.h>

struct _TceTools
{
  GObject    parent_instance;

  TceTool    tool;
  TcSymmetry symmetry;
  guint8     district;
};

G_DEFINE_FINAL_TYPE (TceTools, tce_tools, G_TYPE_OBJECT)

G_DEFINE_ENUM_TYPE (TceTool, tce_tool,
                    G_DEFINE_ENUM_VALUE (TCE_TOOL_BRUSH, "brush"),
                    G_DEFINE_ENUM_VALUE (TCE_TOOL_RECTANGLE, "rectangle"),
                    G_DEFINE_ENUM_VALUE (TCE_TOOL_FILL, "fill"),
                    G_DEFINE_ENUM_VALUE (TCE_TOOL_ERASER, "eraser"),
                    G_DEFINE_ENUM_VALUE (TCE_TOOL_PICKER, "picker"),
                    G_DEFINE_ENUM_VALUE (TCE_TOOL_SELECT, "select"))

typedef TcSymmetry TceSymmetry;

G_DEFINE_ENUM_TYPE (TceSymmetry, tce_symmetry,
                    G_DEFINE_ENUM_VALUE (TC_SYMMETRY_NONE, "none"),
                    G_DEFINE_ENUM_VALUE (TC_SYMMETRY_LEFT_RIGHT, "left-right"),
                    G_DEFINE_ENUM_VALUE (TC_SYMMETRY_TOP_BOTTOM, "top-bottom"),
                    G_DEFINE_ENUM_VALUE (TC_SYMMETRY_HALF_TURN, "half-turn"))

enum
{
  PROP_TOOL = 1,
  PROP_SYMMETRY,
  PROP_DISTRICT,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

static void
set_tool (TceTools *self,
          TceTool   tool)
{
  if (tool == self->tool)
    return;

  self->tool = tool;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TOOL]);
}

static void
set_symmetry (TceTools  *self,
              TcSymmetry symmetry)
{
  if (symmetry == self->symmetry)
    return;

  self->symmetry = symmetry;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SYMMETRY]);
}

static void
tce_tools_get_property (GObject    *object,
                        guint       property_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  TceTools *self = TCE_TOOLS (object);

  switch (property_id)
    {
    case PROP_TOOL:     g_value_set_enum (value, (int) self->tool); break;
    case PROP_SYMMETRY: g_value_set_enum (value, (int) self->symmetry); break;
    case PROP_DISTRICT: g_value_set_uint (value, self->district); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_tools_set_property (GObject      *object,
                        guint         property_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  TceTools *self = TCE_TOOLS (object);

  switch (property_id)
    {
    case PROP_TOOL:     set_tool (self, (TceTool) g_value_get_enum (value)); break;
    case PROP_SYMMETRY: set_symmetry (self, (TcSymmetry) g_value_get_enum (value)); break;
    case PROP_DISTRICT: tce_tools_set_district (self, (guint8) g_value_get_uint (value)); break;
    default:            G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tce_tools_class_init (TceToolsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tce_tools_get_property;
  object_class->set_property = tce_tools_set_property;

  properties[PROP_TOOL] = g_param_spec_enum ("tool", NULL, NULL, TCE_TYPE_TOOL, TCE_TOOL_BRUSH, flags);
  properties[PROP_SYMMETRY] = g_param_spec_enum ("symmetry", NULL, NULL, TCE_TYPE_SYMMETRY, TC_SYMMETRY_NONE, flags);
  properties[PROP_DISTRICT] = g_param_spec_uint ("district", NULL, NULL, 0, TC_OUTSIDE, 0, flags);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
}

static void
tce_tools_init (TceTools *self)
{
}

TceTools *
tce_tools_new (void)
{
  return g_object_new (TCE_TYPE_TOOLS, NULL);
}

TceTool
tce_tools_get_tool (TceTools *self)
{
  g_return_val_if_fail (TCE_IS_TOOLS (self), TCE_TOOL_BRUSH);

  return self->tool;
}

TcSymmetry
tce_tools_get_symmetry (TceTools *self)
{
  g_return_val_if_fail (TCE_IS_TOOLS (self), TC_SYMMETRY_NONE);

  return self->symmetry;
}

guint8
tce_tools_get_district (TceTools *self)
{
  g_return_val_if_fail (TCE_IS_TOOLS (self), TC_OUTSIDE);

  return self->district;
}

void
tce_tools_set_district (TceTools *self,
                        guint8    district)
{
  g_return_if_fail (TCE_IS_TOOLS (self));

  if (district == self->district)
    return;

  self->district = district;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DISTRICT]);
}

guint8
tce_tools_get_paint (TceTools *self)
{
  g_return_val_if_fail (TCE_IS_TOOLS (self), TC_OUTSIDE);

  return self->tool == TCE_TOOL_ERASER ? TC_OUTSIDE : self->district;
}

const char *
tce_tool_get_name (TceTool tool)
{
  switch (tool)
    {
    case TCE_TOOL_BRUSH:     return C_("tool", "Brush");
    case TCE_TOOL_RECTANGLE: return C_("tool", "Rectangle");
    case TCE_TOOL_FILL:      return C_("tool", "Fill");
    case TCE_TOOL_ERASER:    return C_("tool", "Eraser");
    case TCE_TOOL_PICKER:    return C_("tool", "Picker");
    case TCE_TOOL_SELECT:    return C_("tool", "Select");
    default:                 g_return_val_if_reached ("");
    }
}

const char *
tce_symmetry_get_words (TcSymmetry symmetry)
{
  switch (symmetry)
    {
    /* Translators: these follow what is being painted: "Tram Depot · 2 × 2, mirrored left to right". */
    case TC_SYMMETRY_LEFT_RIGHT: return _(", mirrored left to right");
    case TC_SYMMETRY_TOP_BOTTOM: return _(", mirrored top to bottom");
    case TC_SYMMETRY_HALF_TURN:  return _(", repeated by half a turn");
    default:                     return "";
    }
}
