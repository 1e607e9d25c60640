/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-page.h"

#include <cw-words.h>
#include <glib/gi18n.h>

#include "cw-wall.h"
#include "turn-card-parts.h"

struct _CwPage
{
  TurnPage   parent_instance;

  CwView     view;
  CwWall    *wall;
  GtkLabel  *points;
  GtkWidget *pass;
};

G_DEFINE_FINAL_TYPE (CwPage, cw_page, TURN_TYPE_PAGE)

static void
make_move (CwPage    *self,
           CwMoveKind kind,
           guint      row)
{
  turn_page_play (TURN_PAGE (self), cw_move_to_turn (cw_move_new (kind, row)));
}

static void
enable_actions (CwPage *self)
{
  static const char *const actions[] = { "wall.scrub", "wall.step", "turn.confirm" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), actions[i], self->view.is_active);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "wall.pass", cw_view_can_pass (&self->view));
}

static void
cw_page_refresh (TurnPage  *page,
                 TurnChange change)
{
  CwPage *self = CW_PAGE (page);
  g_autofree char *title = NULL, *how = NULL, *points = NULL;

  cw_view_follow (&self->view, turn_page_get_screen (page));
  title = cw_words_title (&self->view);
  how = cw_words_how (&self->view);
  points = cw_words_points (&self->view);
  turn_page_set_prompt (page, MAX (turn_match_get_to_move (self->view.match), -1), title, how);
  gtk_label_set_label (self->points, points);
  enable_actions (self);
  cw_wall_show (self->wall, &self->view);
}

static gboolean
cw_page_find_sound (TurnPage  *page,
                    TurnMove   move,
                    TurnSound *sound)
{
  static const TurnSound sounds[CW_N_MOVE_KINDS] = {
    [CW_MOVE_SCRUB] = TURN_SOUND_SHAKE, [CW_MOVE_PASS] = TURN_SOUND_PUSH, [CW_MOVE_SPRAY] = TURN_SOUND_SPRAY,
  };

  *sound = sounds[cw_move_from_turn (move).kind];

  return TRUE;
}

static gpointer
cw_page_get_coached (TurnPage *page)
{
  return CW_PAGE (page)->view.viewer >= 0 ? &CW_PAGE (page)->view : NULL;
}

static void
cw_page_confirm (TurnPage *page)
{
  make_move (CW_PAGE (page), CW_MOVE_SCRUB, CW_PAGE (page)->view.row);
}

static void
cw_page_focus (TurnPage *page)
{
  gtk_widget_grab_focus (cw_wall_get_row (CW_PAGE (page)->wall, CW_PAGE (page)->view.row));
}

static char *
cw_page_dup_subtitle (TurnPage *page)
{
  const guint n = cw_state_n_tags (turn_match_get_state (turn_page_get_match (page)));

  return g_strdup_printf (ngettext ("%u tag left", "%u tags left", n), n);
}

static void
scrub_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  const guint row = g_variant_get_uint32 (parameter) - 1;

  CW_PAGE (widget)->view.row = row;
  make_move (CW_PAGE (widget), CW_MOVE_SCRUB, row);
}

static void
step_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  cw_view_step (&CW_PAGE (widget)->view, g_variant_get_int32 (parameter));
  turn_page_refresh (TURN_PAGE (widget), TURN_CHANGED_CHOICE);
  cw_page_focus (TURN_PAGE (widget));
}

static void
pass_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  make_move (CW_PAGE (widget), CW_MOVE_PASS, 0);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "wall.scrub", "u", scrub_activated);
  gtk_widget_class_install_action (widget_class, "wall.step", "i", step_activated);
  gtk_widget_class_install_action (widget_class, "wall.pass", NULL, pass_activated);
  for (guint i = 1; i <= CW_N_ROWS; i++)
    {
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0 + i, 0, "wall.scrub", "u", i);
      gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_0 + i, 0, "wall.scrub", "u", i);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Down, 0, "wall.step", "i", 1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Up, 0, "wall.step", "i", -1);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_d, 0, "wall.pass", NULL);
}

static void
cw_page_class_init (CwPageClass *klass)
{
  TurnPageClass *page_class = TURN_PAGE_CLASS (klass);

  page_class->refresh = cw_page_refresh;
  page_class->find_sound = cw_page_find_sound;
  page_class->get_coached = cw_page_get_coached;
  page_class->confirm = cw_page_confirm;
  page_class->focus = cw_page_focus;
  page_class->dup_subtitle = cw_page_dup_subtitle;
  install_actions (GTK_WIDGET_CLASS (klass));
}

static GtkWidget *
new_foot (CwPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 18);

  self->points = turn_card_part_add_label (foot, "crew-name");
  gtk_widget_set_hexpand (GTK_WIDGET (self->points), TRUE);
  gtk_label_set_xalign (self->points, 0);
  self->pass = turn_card_part_new_button (NULL, "wall.pass", "D");
  turn_card_part_set_label (self->pass, _("Hand On"), "D");
  gtk_box_append (GTK_BOX (foot), self->pass);
  gtk_widget_add_css_class (foot, "turn-panel");

  return foot;
}

static void
cw_page_init (CwPage *self)
{
  GtkWidget *foot = new_foot (self);

  self->wall = CW_WALL (cw_wall_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self), "tile-wall");
  turn_page_set_up (TURN_PAGE (self), TURN_BACKDROP_BRICKS, GTK_WIDGET (self->wall), foot);
}

GtkWidget *
cw_page_new (void)
{
  return g_object_new (CW_TYPE_PAGE, NULL);
}
