/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-action-row.h"

#include <glib/gi18n.h>
#include <tc-chip-row.h>
#include <turn-compat.h>
#include <turn-shed.h>

#include "tc-networks-sentence.h"
#include "tc-tray-buttons.h"

#define GAP 6
#define CONFIRM_WIDTH 170
#define COMPACT_TOOL_WIDTH 56
#define LEAST_MIDDLE 150      /* the tools keep their words as long as there is so much room for the others */

/* What of a tool is shown, from left to right. */
enum
{
  ONLY_ICON = 1,
  WITHOUT_KEY,
  WHOLE,
};

#define N_TOOLS 3

struct _TcActionRow
{
  GtkWidget           parent_instance;

  gboolean            compact;
  TcTools             tools;

  TcTrayButtons      *tray;           /* where it does not stand under the row */
  GtkWidget          *first;          /* rotate or left */
  GtkImage           *first_icon;
  GtkStack           *first_name;
  GtkLabel           *first_key;
  GtkWidget          *second;         /* flip or right */
  GtkImage           *second_icon;
  GtkStack           *second_name;
  GtkLabel           *second_key;
  GtkWidget          *back;           /* put back, or lift the pin */
  GtkImage           *back_icon;
  GtkStack           *back_name;
  GtkWidget          *back_key;
  GtkWidget          *middle;
  GtkLabel           *words;
  TcChipRow          *chips;
  TcNetworksSentence *sentence;
  GtkWidget          *confirm;
  GtkImage           *confirm_icon;
  GtkLabel           *confirm_name;
  GtkWidget          *confirm_key;
};

G_DEFINE_FINAL_TYPE (TcActionRow, tc_action_row, GTK_TYPE_WIDGET)

static int
extent_of (GtkWidget     *widget,
           GtkOrientation orientation,
           gboolean       least)
{
  int minimum, natural;

  gtk_widget_measure (widget, orientation, -1, &minimum, &natural, NULL, NULL);

  return least ? minimum : natural;
}

/* How wide a tool is that shows so many of its parts: what is around them stays the same. */
static int
tool_width (GtkWidget *tool,
            guint      n_parts)
{
  GtkWidget *parts = gtk_button_get_child (GTK_BUTTON (tool));
  const int around = extent_of (tool, GTK_ORIENTATION_HORIZONTAL, FALSE) - turn_shed_get_width (parts, WHOLE);

  return MAX (around + turn_shed_get_width (parts, n_parts), extent_of (tool, GTK_ORIENTATION_HORIZONTAL, TRUE));
}

static int
tools_width (TcActionRow *self,
             guint        n_parts)
{
  return tool_width (self->first, n_parts) + tool_width (self->second, n_parts) + tool_width (self->back, n_parts) + 2 * GAP;
}

/* What the tools have before them. */
static int
tray_width (TcActionRow *self)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->tray)) ? extent_of (GTK_WIDGET (self->tray), GTK_ORIENTATION_HORIZONTAL, FALSE) + 2 * GAP : 0;
}

static int
confirm_width (TcActionRow *self)
{
  return (int) (CONFIRM_WIDTH * MAX (1, turn_text_scale (GTK_WIDGET (self))));
}

/* As much of the tools as leaves room for the middle. */
static guint
choose_parts (TcActionRow *self,
              int          width)
{
  const int room = width - tray_width (self) - confirm_width (self) - 2 * GAP - LEAST_MIDDLE;

  for (guint n_parts = WHOLE; n_parts > ONLY_ICON; n_parts--)
    if (tools_width (self, n_parts) <= room)
      return n_parts;

  return ONLY_ICON;
}

static void
tc_action_row_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  TcActionRow *self = TC_ACTION_ROW (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = MAX (extent_of (self->first, orientation, TRUE), extent_of (self->confirm, orientation, TRUE));
      return;
    }
  *minimum = tray_width (self) + tools_width (self, ONLY_ICON) + GAP + extent_of (self->confirm, orientation, TRUE);
  *natural = tray_width (self) + tools_width (self, WHOLE) + 2 * GAP + LEAST_MIDDLE + confirm_width (self);
}

static void
place (TcActionRow *self,
       GtkWidget   *child,
       int          x,
       int          width,
       int          row_width,
       int          height)
{
  const gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const int least = extent_of (child, GTK_ORIENTATION_HORIZONTAL, TRUE);

  gtk_widget_set_child_visible (child, width >= MAX (least, 1));
  if (width >= MAX (least, 1))
    gtk_widget_size_allocate (child, &(GtkAllocation) { mirrored ? row_width - x - width : x, 0, width, height }, -1);
}

static void
tc_action_row_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  TcActionRow *self = TC_ACTION_ROW (widget);
  GtkWidget *const tools[N_TOOLS] = { self->first, self->second, self->back };
  const guint n_parts = self->compact ? ONLY_ICON : choose_parts (self, width);
  int x = tray_width (self), confirm;

  if (x > 0)
    place (self, GTK_WIDGET (self->tray), 0, x - 2 * GAP, width, height);
  for (guint i = 0; i < N_TOOLS; i++)
    {
      const int wanted = tool_width (tools[i], n_parts), tool = self->compact ? MAX (wanted, COMPACT_TOOL_WIDTH) : wanted;

      place (self, tools[i], x, tool, width, height);
      x += tool + GAP;
    }
  confirm = self->compact ? width - x : MIN (confirm_width (self), width - x);
  place (self, self->middle, x, width - x - confirm - GAP, width, height);
  place (self, self->confirm, width - confirm, confirm, width, height);
}

static void
confirm_clicked (TcActionRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "turn.confirm", NULL);
}

static void
tc_action_row_dispose (GObject *object)
{
  turn_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tc_action_row_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TC_TYPE_CHIP_ROW);
  g_type_ensure (TC_TYPE_NETWORKS_SENTENCE);
  g_type_ensure (TC_TYPE_TRAY_BUTTONS);
  g_type_ensure (TURN_TYPE_SHED);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-action-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, tray);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, first);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, first_icon);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, first_name);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, first_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, second);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, second_icon);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, second_name);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, second_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, back);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, back_icon);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, back_name);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, back_key);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, middle);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, words);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, chips);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, sentence);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, confirm);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, confirm_icon);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, confirm_name);
  gtk_widget_class_bind_template_child (widget_class, TcActionRow, confirm_key);
  gtk_widget_class_bind_template_callback (widget_class, confirm_clicked);
}

static void
tc_action_row_class_init (TcActionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_action_row_dispose;
  widget_class->measure = tc_action_row_measure;
  widget_class->size_allocate = tc_action_row_size_allocate;

  bind_template (widget_class);
  gtk_widget_class_set_css_name (widget_class, "action-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

/* What a tool is called, and what it does: one of the page's actions. */
typedef struct
{
  const char *name;         /* of its page in the stack */
  const char *label;
  const char *tooltip;
  const char *icon;
  const char *key;
  const char *action;
  const char *target;       /* or NULL */
} Tool;

static void
show_tool (TcActionRow *self,
           const Tool  *tool,
           GtkWidget   *button,
           GtkImage    *icon,
           GtkStack    *name,
           GtkLabel    *key)
{
  gtk_stack_set_visible_child_name (name, tool->name);
  gtk_image_set_from_icon_name (icon, tool->icon);
  gtk_label_set_label (key, tool->key);
  /* The old action has no use for the new target. */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), tool->target != NULL ? g_variant_new_parsed (tool->target) : NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), tool->action);
  gtk_widget_set_tooltip_text (button, _(self->compact ? tool->label : tool->tooltip));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _(tool->label), -1);
}

static void
refresh_tools (TcActionRow *self)
{
  static const Tool firsts[] = {
    [TC_TOOLS_SHAPE] = { "shape", N_("Rotate"), N_("Rotate (R, right click or wheel)"), "tc-rotate-symbolic", "R", "turn.rotate", "true" },
    [TC_TOOLS_DICE] = { "dice", N_("Left"), N_("Left"), "go-previous-symbolic", "←", "turn.push", "0" },
  };
  static const Tool seconds[] = {
    [TC_TOOLS_SHAPE] = { "shape", N_("Flip"), N_("Flip (F, middle click or Shift+wheel)"), "tc-flip-symbolic", "F", "turn.flip", NULL },
    [TC_TOOLS_DICE] = { "dice", N_("Right"), N_("Right"), "go-next-symbolic", "→", "turn.push", "1" },
  };

  show_tool (self, &firsts[self->tools], self->first, self->first_icon, self->first_name, self->first_key);
  show_tool (self, &seconds[self->tools], self->second, self->second_icon, self->second_name, self->second_key);
}

static void
tc_action_row_init (TcActionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  refresh_tools (self);
}

static void
refresh_middle (TcActionRow         *self,
                const TcActionScene *scene)
{
  gtk_label_set_label (self->words, scene->words != NULL ? scene->words : "");
  gtk_widget_set_visible (GTK_WIDGET (self->words), scene->words != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->chips), scene->n_chips > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->sentence), scene->networks != NULL);
  tc_chip_row_set_chips (self->chips, scene->chips, scene->n_chips, scene->paint);
  if (scene->networks != NULL)
    tc_networks_sentence_set_draft (self->sentence, scene->networks, scene->paint);
}

static void
refresh_back (TcActionRow         *self,
              const TcActionScene *scene)
{
  const char *name = scene->is_pinned ? _("Move It") : _("Put Back");

  gtk_stack_set_visible_child_name (self->back_name, scene->is_pinned ? "move" : "back");
  gtk_image_set_from_icon_name (self->back_icon, scene->is_pinned ? "tc-move-symbolic" : "window-close-symbolic");
  gtk_widget_set_tooltip_text (self->back, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->back), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
refresh_confirm (TcActionRow         *self,
                 const TcActionScene *scene)
{
  gtk_label_set_label (self->confirm_name, scene->confirm);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->confirm_name), gtk_label_get_label (self->confirm_name));
  gtk_widget_set_visible (GTK_WIDGET (self->confirm_icon), scene->icon != NULL);
  if (scene->icon != NULL)
    gtk_image_set_from_icon_name (self->confirm_icon, scene->icon);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->confirm), GTK_ACCESSIBLE_PROPERTY_LABEL, scene->confirm, -1);
  gtk_widget_set_sensitive (self->confirm, scene->is_live);
  turn_widget_set_class (self->confirm, "hint-accept", scene->is_hint);
  turn_widget_set_class (self->confirm, "suggested-action", !scene->is_hint);
  turn_widget_set_class (self->confirm, "unready", scene->is_live && !scene->is_ready);
}

void
tc_action_row_set_scene (TcActionRow         *self,
                         const TcActionScene *scene)
{
  g_return_if_fail (TC_IS_ACTION_ROW (self));

  if (self->tools != scene->tools)
    {
      self->tools = scene->tools;
      refresh_tools (self);
    }
  refresh_back (self, scene);
  refresh_middle (self, scene);
  refresh_confirm (self, scene);
}

void
tc_action_row_set_compact (TcActionRow *self,
                           gboolean     compact)
{
  g_return_if_fail (TC_IS_ACTION_ROW (self));

  self->compact = compact;
  turn_widget_set_class (GTK_WIDGET (self), "compact", compact);
  gtk_widget_set_visible (GTK_WIDGET (self->first_key), !compact);
  gtk_widget_set_visible (GTK_WIDGET (self->second_key), !compact);
  gtk_widget_set_visible (self->back_key, !compact);
  gtk_widget_set_visible (self->confirm_key, !compact);
  refresh_tools (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tc_action_row_set_tray (TcActionRow *self,
                        TcTable     *table)
{
  g_return_if_fail (TC_IS_ACTION_ROW (self));

  tc_tray_buttons_set_table (self->tray, table);
  gtk_widget_set_visible (GTK_WIDGET (self->tray), table != NULL);
}
