/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-generate-window.h"

#include <glib/gi18n.h>
#include <tc-board-length.h>
#include <tc-generated-board.h>

#include "tce-proposal-card.h"

/* After the last change of a wish. */
#define DELAY_MILLISECONDS 150

struct _TceGenerateWindow
{
  AdwWindow        parent_instance;

  guint            delay_source;
  GCancellable    *drawing;        /* while a thread does */

  AdwFlap         *flap;
  GtkWidget       *reveal;
  GtkSpinButton   *columns;
  GtkSpinButton   *rows;
  GtkSpinButton   *districts;
  AdwActionRow    *water_row;
  GtkRange        *water;
  GtkRange        *sprawl;
  GtkToggleButton *symmetry_none;
  GtkToggleButton *symmetry_columns;
  GtkToggleButton *symmetry_rows;
  GtkToggleButton *symmetry_half_turn;
  GtkEditable     *seed;
  GtkStack        *stack;
  GtkFlowBox      *cities;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TceGenerateWindow, tce_generate_window, ADW_TYPE_WINDOW)

/* What a thread draws, with NULL for those that are pinned. */
typedef struct
{
  TcWishes     wishes[TC_N_PROPOSALS];
  gboolean     is_wanted[TC_N_PROPOSALS];
  TcBoardFile *cities[TC_N_PROPOSALS];
} Drawing;

static void
free_drawing (Drawing *self)
{
  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    g_clear_pointer (&self->cities[i], tc_board_file_unref);
  g_free (self);
}

static TceProposalCard *
get_card (TceGenerateWindow *self,
          guint              i)
{
  return (TceProposalCard *) gtk_flow_box_get_child_at_index (self->cities, (int) i);
}

static TceProposalCard *
get_chosen (TceGenerateWindow *self)
{
  g_autoptr (GList) chosen = gtk_flow_box_get_selected_children (self->cities);

  return chosen != NULL ? chosen->data : NULL;
}

static TcSymmetry
get_symmetry (TceGenerateWindow *self)
{
  return gtk_toggle_button_get_active (self->symmetry_columns) ? TC_SYMMETRY_LEFT_RIGHT
         : gtk_toggle_button_get_active (self->symmetry_rows) ? TC_SYMMETRY_TOP_BOTTOM
         : gtk_toggle_button_get_active (self->symmetry_half_turn) ? TC_SYMMETRY_HALF_TURN : TC_SYMMETRY_NONE;
}

static TcWishes
get_wishes (TceGenerateWindow *self,
            guint              i)
{
  return (TcWishes) {
           .seed = tc_seed_from_text (gtk_editable_get_text (self->seed)) + i,
           .n_columns = (guint8) gtk_spin_button_get_value_as_int (self->columns),
           .n_rows = (guint8) gtk_spin_button_get_value_as_int (self->rows),
           .n_districts = (guint8) gtk_spin_button_get_value_as_int (self->districts),
           .water = (guint8) gtk_range_get_value (self->water),
           .sprawl = (guint8) gtk_range_get_value (self->sprawl),
           .symmetry = get_symmetry (self),
  };
}

/* Threads do not keep the window, which may go before they end: their tasks have no source, and are cancelled with the window. So what they come to is
 * looked at only after asking whether that was so.
 *
 * How long battles last takes a moment more, and is told when it is known. */

typedef struct
{
  TcBoardFile *cities[TC_N_PROPOSALS];
  double       rounds[TC_N_PROPOSALS];
} Lengths;

static void
free_lengths (Lengths *self)
{
  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    g_clear_pointer (&self->cities[i], tc_board_file_unref);
  g_free (self);
}

static void
measure_in_thread (GTask        *task,
                   gpointer      source,
                   gpointer      task_data,
                   GCancellable *cancellable)
{
  Lengths *lengths = task_data;

  for (guint i = 0; i < TC_N_PROPOSALS && !g_cancellable_is_cancelled (cancellable); i++)
    if (lengths->cities[i] != NULL)
      lengths->rounds[i] = tc_board_length_measure (tc_board_file_get_board (lengths->cities[i]));
  g_task_return_boolean (task, TRUE);
}

static void
measured (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  TceGenerateWindow *self = user_data;
  Lengths *lengths = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    if (get_card (self, i) != NULL && tce_proposal_card_get_city (get_card (self, i)) == lengths->cities[i])
      tce_proposal_card_set_rounds (get_card (self, i), lengths->rounds[i]);
}

static void
start_measuring (TceGenerateWindow *self)
{
  g_autoptr (GTask) task = g_task_new (NULL, self->drawing, measured, self);
  Lengths *lengths = g_new0 (Lengths, 1);

  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    if (get_card (self, i) != NULL)
      lengths->cities[i] = tc_board_file_ref (tce_proposal_card_get_city (get_card (self, i)));
  g_task_set_source_tag (task, start_measuring);
  g_task_set_task_data (task, lengths, (GDestroyNotify) free_lengths);
  g_task_run_in_thread (task, measure_in_thread);
}

/* Drawing */

static void
draw_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Drawing *drawing = task_data;

  for (guint i = 0; i < TC_N_PROPOSALS && !g_cancellable_is_cancelled (cancellable); i++)
    if (drawing->is_wanted[i])
      drawing->cities[i] = tc_board_file_new_generated (&drawing->wishes[i]);
  g_task_return_boolean (task, TRUE);
}

/* A card that is pinned stays where it is; without a city there is none. */
static void
show_city (TceGenerateWindow *self,
           guint              i,
           TcBoardFile       *city)
{
  TceProposalCard *before = get_card (self, i);

  if (before != NULL)
    gtk_flow_box_remove (self->cities, GTK_WIDGET (before));
  if (city != NULL)
    gtk_flow_box_insert (self->cities, tce_proposal_card_new (city), (int) i);
}

static gboolean
has_all (const Drawing *drawing)
{
  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    if (drawing->is_wanted[i] && drawing->cities[i] == NULL)
      return FALSE;

  return TRUE;
}

static void
drawn (GObject      *source,
       GAsyncResult *result,
       gpointer      user_data)
{
  TceGenerateWindow *self = user_data;
  Drawing *drawing = g_task_get_task_data (G_TASK (result));
  TceProposalCard *chosen;
  int place = 0;

  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    return;

  gtk_stack_set_visible_child_name (self->stack, has_all (drawing) ? "cities" : "none");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "generate.use", has_all (drawing));
  if (!has_all (drawing))
    return;
  chosen = get_chosen (self);
  place = chosen != NULL ? gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (chosen)) : 0;
  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    if (drawing->is_wanted[i])
      show_city (self, i, drawing->cities[i]);
  gtk_flow_box_select_child (self->cities, gtk_flow_box_get_child_at_index (self->cities, place));
  start_measuring (self);
}

static void
start_drawing (TceGenerateWindow *self)
{
  g_autoptr (GTask) task = NULL;
  Drawing *drawing = g_new0 (Drawing, 1);

  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);
  self->drawing = g_cancellable_new ();
  for (guint i = 0; i < TC_N_PROPOSALS; i++)
    {
      drawing->wishes[i] = get_wishes (self, i);
      drawing->is_wanted[i] = get_card (self, i) == NULL || !tce_proposal_card_get_pinned (get_card (self, i));
    }
  task = g_task_new (NULL, self->drawing, drawn, self);
  g_task_set_source_tag (task, start_drawing);
  g_task_set_task_data (task, drawing, (GDestroyNotify) free_drawing);
  g_task_run_in_thread (task, draw_in_thread);
}

static gboolean
delay_is_over (gpointer user_data)
{
  TceGenerateWindow *self = user_data;

  self->delay_source = 0;
  start_drawing (self);

  return G_SOURCE_REMOVE;
}

static void
show_water (TceGenerateWindow *self)
{
  const TcWishes wishes = get_wishes (self, 0);
  const guint n = ((guint) wishes.n_columns * wishes.n_rows * wishes.water + 50) / 100;
  g_autofree char *text = g_strdup_printf (ngettext ("about %u square", "about %u squares", n), n);

  adw_action_row_set_subtitle (self->water_row, text);
}

static void
wishes_changed (TceGenerateWindow *self)
{
  show_water (self);
  g_clear_handle_id (&self->delay_source, g_source_remove);
  self->delay_source = g_timeout_add (DELAY_MILLISECONDS, delay_is_over, self);
}

/* What a person does */

static void
use_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  TceGenerateWindow *self = TCE_GENERATE_WINDOW (widget);
  TceProposalCard *chosen = get_chosen (self);

  if (chosen == NULL)
    return;
  g_signal_emit (self, signals[CHOSEN], 0, tce_proposal_card_get_city (chosen));
  gtk_window_close (GTK_WINDOW (self));
}

static void
city_activated (TceGenerateWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "generate.use", NULL);
}

static void
choice_changed (TceGenerateWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "generate.use", get_chosen (self) != NULL);
}

static void
draw_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  g_autofree char *seed = g_strdup_printf ("%u", g_random_int_range (0, 1000000));

  gtk_editable_set_text (TCE_GENERATE_WINDOW (widget)->seed, seed);
}

static void
pin_activated (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  TceProposalCard *chosen = get_chosen (TCE_GENERATE_WINDOW (widget));

  if (chosen != NULL)
    tce_proposal_card_set_pinned (chosen, !tce_proposal_card_get_pinned (chosen));
}

static void
choose_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TceGenerateWindow *self = TCE_GENERATE_WINDOW (widget);
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (self->cities, g_variant_get_int32 (parameter) - 1);

  if (child == NULL)
    return;
  gtk_flow_box_select_child (self->cities, child);
  gtk_widget_grab_focus (GTK_WIDGET (child));
}

/* Where there is no room beside the cities, a button shows the wishes. */
static void
flap_folded (TceGenerateWindow *self)
{
  gtk_widget_set_visible (self->reveal, adw_flap_get_folded (self->flap));
}

static void
tce_generate_window_dispose (GObject *object)
{
  TceGenerateWindow *self = TCE_GENERATE_WINDOW (object);

  g_clear_handle_id (&self->delay_source, g_source_remove);
  g_cancellable_cancel (self->drawing);
  g_clear_object (&self->drawing);

  G_OBJECT_CLASS (tce_generate_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *klass)
{
  gtk_widget_class_install_action (klass, "generate.use", NULL, use_activated);
  gtk_widget_class_install_action (klass, "generate.draw", NULL, draw_activated);
  gtk_widget_class_install_action (klass, "generate.pin", NULL, pin_activated);
  gtk_widget_class_install_action (klass, "generate.choose", "i", choose_activated);
  for (int i = 1; i <= TC_N_PROPOSALS; i++)
    {
      gtk_widget_class_add_binding_action (klass, GDK_KEY_0 + (guint) i, 0, "generate.choose", "i", i);
      gtk_widget_class_add_binding_action (klass, GDK_KEY_KP_0 + (guint) i, 0, "generate.choose", "i", i);
    }
  gtk_widget_class_add_binding_action (klass, GDK_KEY_p, 0, "generate.pin", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_space, 0, "generate.draw", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Return, GDK_CONTROL_MASK, "generate.use", NULL);
  gtk_widget_class_add_binding_action (klass, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
bind_template (GtkWidgetClass *klass)
{
  gtk_widget_class_set_template_from_resource (klass, "/org/tagcity/TagCity/Editor/tce-generate-window.ui");
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, flap);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, reveal);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, columns);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, rows);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, districts);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, water_row);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, water);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, sprawl);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, symmetry_none);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, symmetry_columns);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, symmetry_rows);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, symmetry_half_turn);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, seed);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, stack);
  gtk_widget_class_bind_template_child (klass, TceGenerateWindow, cities);
  gtk_widget_class_bind_template_callback (klass, wishes_changed);
  gtk_widget_class_bind_template_callback (klass, city_activated);
  gtk_widget_class_bind_template_callback (klass, choice_changed);
  gtk_widget_class_bind_template_callback (klass, flap_folded);
}

static void
tce_generate_window_class_init (TceGenerateWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tce_generate_window_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", TCE_TYPE_GENERATE_WINDOW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, TC_TYPE_BOARD_FILE);
  bind_template (GTK_WIDGET_CLASS (klass));
  install_actions (GTK_WIDGET_CLASS (klass));
}

static void
tce_generate_window_init (TceGenerateWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_bind_property (self->flap, "reveal-flap", self->reveal, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  show_water (self);
  start_drawing (self);
}

GtkWindow *
tce_generate_window_new (GtkWindow *parent)
{
  return g_object_new (TCE_TYPE_GENERATE_WINDOW, "transient-for", parent, NULL);
}
