/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-vision.h"

#include <tc-board-view.h>
#include <tc-check.h>
#include <turn-compat.h>

struct _TceVision
{
  AdwBin        parent_instance;

  TceVisionMode mode;
};

G_DEFINE_ENUM_TYPE (TceVisionMode, tce_vision_mode,
                    G_DEFINE_ENUM_VALUE (TCE_VISION_USUAL, "usual"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_LIGHT, "light"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_DARK, "dark"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_HIGH_CONTRAST, "high-contrast"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_GREYSCALE, "greyscale"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_PROTAN, "protan"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_DEUTAN, "deutan"),
                    G_DEFINE_ENUM_VALUE (TCE_VISION_TRITAN, "tritan"))

G_DEFINE_FINAL_TYPE (TceVision, tce_vision, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_MODE,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The theme that a mode asks for; FALSE for that of the desktop. */
static gboolean
find_theme (TceVisionMode mode,
            TurnTheme    *theme)
{
  static const TurnTheme themes[] = {
    [TCE_VISION_LIGHT] = { .dark = FALSE },
    [TCE_VISION_DARK] = { .dark = TRUE },
    [TCE_VISION_HIGH_CONTRAST] = { .high_contrast = TRUE },
  };

  if (mode < TCE_VISION_LIGHT || mode > TCE_VISION_HIGH_CONTRAST)
    return FALSE;

  *theme = themes[mode];

  return TRUE;
}

static void
set_themes (GtkWidget       *widget,
            const TurnTheme *theme)
{
  if (TC_IS_BOARD_VIEW (widget))
    tc_board_view_set_theme (TC_BOARD_VIEW (widget), theme);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    set_themes (child, theme);
}

/* The weights of brightness by ITU-R BT.709. */
static void
get_grey_matrix (double matrix[3][3])
{
  for (guint i = 0; i < 3; i++)
    {
      matrix[i][0] = .2126;
      matrix[i][1] = .7152;
      matrix[i][2] = .0722;
    }
}

/* FALSE if nothing is to be done to the colours. */
static gboolean
find_matrix (TceVisionMode mode,
             double        matrix[3][3])
{
  static const TcEyes eyes[] = {
    [TCE_VISION_PROTAN] = TC_EYES_PROTAN, [TCE_VISION_DEUTAN] = TC_EYES_DEUTAN, [TCE_VISION_TRITAN] = TC_EYES_TRITAN,
  };

  if (mode < TCE_VISION_GREYSCALE)
    return FALSE;
  if (mode == TCE_VISION_GREYSCALE)
    get_grey_matrix (matrix);
  else
    tc_eyes_get_matrix (eyes[mode], matrix);

  return TRUE;
}

/* A colour is a row before the matrix here, so that ours lies on its side. It works on the values of the screen and not on those of light, which
 * darkens middle tones a little: good enough to see, and the checks of the board do it exactly. */
static void
push_matrix (GtkSnapshot *snapshot,
             double       m[3][3])
{
  const float values[16] = {
    (float) m[0][0], (float) m[1][0], (float) m[2][0], 0,
    (float) m[0][1], (float) m[1][1], (float) m[2][1], 0,
    (float) m[0][2], (float) m[1][2], (float) m[2][2], 0,
    0, 0, 0, 1,
  };
  graphene_matrix_t matrix;
  graphene_vec4_t offset;

  graphene_matrix_init_from_float (&matrix, values);
  graphene_vec4_init (&offset, 0, 0, 0, 0);
  gtk_snapshot_push_color_matrix (snapshot, &matrix, &offset);
}

static void
tce_vision_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  double matrix[3][3];
  gboolean changes = find_matrix (TCE_VISION (widget)->mode, matrix);

  if (changes)
    push_matrix (snapshot, matrix);
  GTK_WIDGET_CLASS (tce_vision_parent_class)->snapshot (widget, snapshot);
  if (changes)
    gtk_snapshot_pop (snapshot);
}

static void
set_mode (TceVision    *self,
          TceVisionMode mode)
{
  TurnTheme theme;
  gboolean themed;

  if (self->mode == mode)
    return;

  self->mode = mode;
  themed = find_theme (mode, &theme);
  set_themes (GTK_WIDGET (self), themed ? &theme : NULL);
  turn_widget_set_class (GTK_WIDGET (self), "vision-dark", mode == TCE_VISION_DARK);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
}

static void
tce_vision_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_MODE:
      g_value_set_enum (value, (int) TCE_VISION (object)->mode);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_vision_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_MODE:
      set_mode (TCE_VISION (object), (TceVisionMode) g_value_get_enum (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_vision_class_init (TceVisionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tce_vision_get_property;
  object_class->set_property = tce_vision_set_property;
  GTK_WIDGET_CLASS (klass)->snapshot = tce_vision_snapshot;

  props[PROP_MODE] = g_param_spec_enum ("mode", NULL, NULL, TCE_TYPE_VISION_MODE, TCE_VISION_USUAL,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tce_vision_init (TceVision *self)
{
}
