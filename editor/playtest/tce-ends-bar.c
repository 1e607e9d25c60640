/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-ends-bar.h"

#include <string.h>
#include <tc-score.h>
#include <tc-value-drawing.h>
#include <turn-language.h>
#include <turn-palette.h>

#define PATCH 15
#define HATCH 9

/* A part says its share where there is room: so many letters high, and so many wide. */
#define LEAST_HEIGHT 1.4f
#define LEAST_WIDTH 3.2f

struct _TceEndsBar
{
  GtkWidget parent_instance;

  int       patch;                         /* the end of a patch, or −1 */
  double    shares[LAB_N_BATTLE_ENDS];     /* in the order of TcEnd's bits */
};

G_DEFINE_FINAL_TYPE (TceEndsBar, tce_ends_bar, GTK_TYPE_WIDGET)

static const struct { guint32 colour; guint32 hatch; } looks[LAB_N_BATTLE_ENDS] = {
  [0] = { 0xe5a50a, 0xf3c83f },      /* features */
  [1] = { 0x5c30bb, 0x5c30bb },      /* bubbles */
  [2] = { 0x258dde, 0x258dde },      /* drones */
};

guint
tce_ends_bar_get_end (guint number)
{
  static const guint order[LAB_N_BATTLE_ENDS] = { 2, 0, 1 };

  return order[number];
}

static void
append_part (GtkSnapshot           *snapshot,
             const graphene_rect_t *part,
             guint                  end)
{
  const GdkRGBA colour = turn_rgba (looks[end].colour, 1), hatch = turn_rgba (looks[end].hatch, 1);

  /* GTK loses what is drawn where nothing can be seen. */
  if (part->size.width <= 0)
    return;

  gtk_snapshot_append_color (snapshot, &colour, part);
  if (looks[end].hatch == looks[end].colour)
    return;

  gtk_snapshot_push_clip (snapshot, part);
  for (float x = -part->size.height; x < part->size.width; x += HATCH)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (part->origin.x + x, part->origin.y + part->size.height));
      gtk_snapshot_rotate (snapshot, -45);
      gtk_snapshot_append_color (snapshot, &hatch, &GRAPHENE_RECT_INIT (0, 0, 2 * part->size.height, 3));
      gtk_snapshot_restore (snapshot);
    }
  gtk_snapshot_pop (snapshot);
}

/* Dark on yellow, white on the others. */
static void
append_share (GtkWidget             *widget,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *part,
              guint                  end,
              double                 share)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const float size = (float) pango_font_description_get_size (pango_context_get_font_description (context)) / PANGO_SCALE * .9f;
  const GdkRGBA ink = turn_rgba (looks[end].hatch == looks[end].colour ? 0xffffff : 0x17131f, 1);
  g_autofree char *text = turn_language_percent (share, 0);

  if (part->size.height >= LEAST_HEIGHT * size && part->size.width >= LEAST_WIDTH * size)
    tc_figure_snapshot (snapshot, context, text, part->origin.x + part->size.width / 2, part->origin.y + part->size.height / 2, size, PANGO_WEIGHT_BOLD, &ink);
}

static void
tce_ends_bar_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TceEndsBar *self = TCE_ENDS_BAR (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GskRoundedRect rounded;
  float x = 0;

  gsk_rounded_rect_init_from_rect (&rounded, &GRAPHENE_RECT_INIT (0, 0, width, height), self->patch >= 0 ? 4 : 8);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  if (self->patch >= 0)
    append_part (snapshot, &rounded.bounds, (guint) self->patch);
  for (guint i = 0; self->patch < 0 && i < LAB_N_BATTLE_ENDS; i++)
    {
      const guint end = tce_ends_bar_get_end (i);
      const graphene_rect_t part = GRAPHENE_RECT_INIT (x, 0, width * (float) self->shares[end], height);

      append_part (snapshot, &part, end);
      append_share (widget, snapshot, &part, end, self->shares[end]);
      x += part.size.width;
    }
  gtk_snapshot_pop (snapshot);
}

static void
tce_ends_bar_class_init (TceEndsBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tce_ends_bar_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tce_ends_bar_init (TceEndsBar *self)
{
  self->patch = -1;
}

GtkWidget *
tce_ends_bar_new_patch (guint end)
{
  TceEndsBar *self = g_object_new (TCE_TYPE_ENDS_BAR, "valign", GTK_ALIGN_CENTER, "width-request", PATCH, "height-request", PATCH, NULL);

  self->patch = (int) end;

  return GTK_WIDGET (self);
}

void
tce_ends_bar_set_tally (TceEndsBar     *self,
                        const LabTally *tally)
{
  const double n_parts = (double) MAX (1, tally->statistics.n_games * LAB_PARTS_PER_END);

  g_return_if_fail (TCE_IS_ENDS_BAR (self));

  for (guint end = 0; end < LAB_N_BATTLE_ENDS; end++)
    self->shares[end] = (double) tally->end_parts[end] / n_parts;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tce_ends_bar_set_shares (TceEndsBar   *self,
                         const double *shares)
{
  g_return_if_fail (TCE_IS_ENDS_BAR (self));

  memcpy (self->shares, shares, sizeof self->shares);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
