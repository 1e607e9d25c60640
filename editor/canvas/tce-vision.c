/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-vision.h"

#include <glib/gi18n.h>
#include <tc-board-view.h>
#include <tc-check.h>

struct _TceVision
{
  AdwBin              parent_instance;

  TceVisionMode       mode;
  GSimpleActionGroup *actions;
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
  switch (mode)
    {
    case TCE_VISION_GREYSCALE:
      get_grey_matrix (matrix);
      return TRUE;

    case TCE_VISION_PROTAN:
      tc_eyes_get_matrix (TC_EYES_PROTAN, matrix);
      return TRUE;

    case TCE_VISION_DEUTAN:
      tc_eyes_get_matrix (TC_EYES_DEUTAN, matrix);
      return TRUE;

    case TCE_VISION_TRITAN:
      tc_eyes_get_matrix (TC_EYES_TRITAN, matrix);
      return TRUE;

    case TCE_VISION_USUAL:
    case TCE_VISION_LIGHT:
    case TCE_VISION_DARK:
    case TCE_VISION_HIGH_CONTRAST:
    default:
      return FALSE;
    }
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
      tce_vision_set_mode (TCE_VISION (object), (TceVisionMode) g_value_get_enum (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_vision_dispose (GObject *object)
{
  g_clear_object (&TCE_VISION (object)->actions);

  G_OBJECT_CLASS (tce_vision_parent_class)->dispose (object);
}

static void
tce_vision_class_init (TceVisionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tce_vision_get_property;
  object_class->set_property = tce_vision_set_property;
  object_class->dispose = tce_vision_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = tce_vision_snapshot;

  props[PROP_MODE] = g_param_spec_enum ("mode", NULL, NULL, TCE_TYPE_VISION_MODE, TCE_VISION_USUAL,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
mode_wanted (TceVision     *self,
             GVariant      *word,
             GSimpleAction *action)
{
  GEnumValue *value = g_enum_get_value_by_nick (g_type_class_peek (TCE_TYPE_VISION_MODE), g_variant_get_string (word, NULL));

  if (value != NULL)
    tce_vision_set_mode (self, (TceVisionMode) value->value);
}

static void
tce_vision_init (TceVision *self)
{
  g_autoptr (GSimpleAction) mode = g_simple_action_new_stateful ("mode", G_VARIANT_TYPE_STRING, g_variant_new_string ("usual"));

  self->actions = g_simple_action_group_new ();
  g_signal_connect_object (mode, "change-state", G_CALLBACK (mode_wanted), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (mode));
}

static void
update_action (TceVision *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), "mode");
  GEnumValue *value = g_enum_get_value (g_type_class_peek (TCE_TYPE_VISION_MODE), (int) self->mode);

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_string (value->value_nick));
}

void
tce_vision_set_mode (TceVision    *self,
                     TceVisionMode mode)
{
  TurnTheme theme;
  gboolean themed;

  g_return_if_fail (TCE_IS_VISION (self));

  if (self->mode == mode)
    return;

  self->mode = mode;
  themed = find_theme (mode, &theme);
  set_themes (GTK_WIDGET (self), themed ? &theme : NULL);
  if (mode == TCE_VISION_DARK)
    gtk_widget_add_css_class (GTK_WIDGET (self), "vision-dark");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "vision-dark");
  gtk_widget_queue_draw (GTK_WIDGET (self));
  update_action (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MODE]);
}

TceVisionMode
tce_vision_get_mode (TceVision *self)
{
  g_return_val_if_fail (TCE_IS_VISION (self), TCE_VISION_USUAL);

  return self->mode;
}

GActionGroup *
tce_vision_get_actions (TceVision *self)
{
  g_return_val_if_fail (TCE_IS_VISION (self), NULL);

  return G_ACTION_GROUP (self->actions);
}

GMenuModel *
tce_vision_create_menu (void)
{
  const struct { const char *label, *action; } items[] = {
    { _("As on _This Desktop"), "vision.mode::usual" },
    { _("_Light"), "vision.mode::light" },
    { _("_Dark"), "vision.mode::dark" },
    { _("_High Contrast"), "vision.mode::high-contrast" },
    { _("_Without Colours"), "vision.mode::greyscale" },
    { _("Without _Red (Protanopia)"), "vision.mode::protan" },
    { _("Without _Green (Deuteranopia)"), "vision.mode::deutan" },
    { _("Without _Blue (Tritanopia)"), "vision.mode::tritan" },
  };
  GMenu *menu = g_menu_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    g_menu_append (menu, items[i].label, items[i].action);

  return G_MENU_MODEL (menu);
}
