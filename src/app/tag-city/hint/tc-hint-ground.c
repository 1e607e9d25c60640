/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint-ground.h"

#include <tc-board-view.h>
#include <tc-hq-layout.h>
#include <tc-sticker-drawing.h>

#include "tc-hint-bubble.h"

#define MARGIN 4
#define STICKER_MARGIN 1
#define BESIDE_HQ 14

/* The widest that a bubble gets, whatever it says. */
#define MOST_WIDTH 318

static graphene_rect_t
rect_of (const GtkAllocation *place)
{
  return GRAPHENE_RECT_INIT ((float) place->x, (float) place->y, (float) place->width, (float) place->height);
}

static TcBoardView *
get_board (const TcTableGeometry *plan)
{
  return TC_BOARD_VIEW (plan->widgets[TC_SLOT_BOARD]);
}

/* Of a rectangle on the board where it is on the table. */
static graphene_rect_t
on_table (const TcTableGeometry *plan,
          graphene_rect_t        rect)
{
  const GtkAllocation *board = &plan->places[TC_SLOT_BOARD];

  return *graphene_rect_offset (&rect, (float) board->x, (float) board->y);
}

static void
keep_stickers (const TcTableGeometry *plan,
               TcHintGround          *ground)
{
  const TcBoardContents *contents = tc_board_view_get_contents (get_board (plan));
  const TcBoardLayout *layout = tc_board_view_get_layout (get_board (plan));

  for (guint i = 0; contents != NULL && i < contents->board->n_districts && ground->n_kept < TC_HINT_MAX_KEPT; i++)
    {
      const double side = layout->side;
      graphene_rect_t bounds;
      TcSticker sticker;

      if (!tc_sticker_find (contents->board, i, layout->sticker, &sticker))
        continue;
      bounds = GRAPHENE_RECT_INIT ((float) (layout->grid.origin.x + (sticker.x - sticker.width / 2) * side - STICKER_MARGIN),
                                   (float) (layout->grid.origin.y + (sticker.y - sticker.height / 2) * side - STICKER_MARGIN),
                                   (float) (sticker.width * side + 2 * STICKER_MARGIN), (float) (sticker.height * side + 2 * STICKER_MARGIN));
      ground->kept[ground->n_kept++] = on_table (plan, bounds);
    }
}

static void
look_at_squares (const TcTableGeometry *plan,
                 const TcHintTarget    *target,
                 TcHintGround          *ground)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (get_board (plan));
  gboolean has_target = FALSE;

  for (guint square = 0; square < layout->n_rows * layout->n_columns; square++)
    {
      const graphene_rect_t bounds = on_table (plan, tc_board_layout_square (layout, square / layout->n_columns, square % layout->n_columns));

      if (tc_set_has (&target->painted, square) && ground->n_better < G_N_ELEMENTS (ground->better))
        ground->better[ground->n_better++] = bounds;
      if (!tc_set_has (&target->squares, square))
        continue;
      if (has_target)
        graphene_rect_union (&ground->target, &bounds, &ground->target);
      else
        ground->target = bounds;
      has_target = TRUE;
    }
  /* Without a shape on the board it is about what lies under it. */
  if (!has_target)
    ground->target = rect_of (&plan->places[TC_SLOT_ACTIONS]);
}

/* Around the record, which leaves room for keys at its sides. */
static graphene_rect_t
find_disc (const graphene_rect_t *hq)
{
  const TcHqDisc disc = tc_hq_disc_fit (hq->size.width, hq->size.height, TRUE);

  return GRAPHENE_RECT_INIT ((float) (hq->origin.x + disc.x - disc.radius), (float) (hq->origin.y + disc.y - disc.radius),
                             (float) (2 * disc.radius), (float) (2 * disc.radius));
}

static TcHintGround
find_ground (const TcTableGeometry *plan,
             const TcHintTarget    *target,
             gboolean               is_leading)
{
  TcHintGround ground = { 0 };

  if (is_leading)
    {
      const graphene_rect_t actions = rect_of (&plan->places[TC_SLOT_ACTIONS]);

      ground.room = rect_of (&plan->places[TC_SLOT_HQ]);
      ground.target = find_disc (&ground.room);
      ground.room.size.width = actions.origin.x + actions.size.width - ground.room.origin.x;
      return ground;
    }
  ground.room = on_table (plan, tc_board_view_get_layout (get_board (plan))->grid);
  graphene_rect_inset (&ground.room, MARGIN, MARGIN);
  keep_stickers (plan, &ground);
  look_at_squares (plan, target, &ground);

  return ground;
}

static void
place (TcTableGeometry       *plan,
       const graphene_rect_t *bounds)
{
  plan->places[TC_SLOT_HINT] = (GtkAllocation) {
    .x = (int) bounds->origin.x, .y = (int) bounds->origin.y, .width = (int) bounds->size.width, .height = (int) bounds->size.height,
  };
}

static void
place_bubble (TcTableGeometry *plan,
              TcHintGround    *ground,
              gboolean         is_leading)
{
  GtkWidget *bubble = plan->widgets[TC_SLOT_HINT];
  const double right = ground->room.origin.x + ground->room.size.width, end = ground->target.origin.x + ground->target.size.width;
  const double beside = is_leading ? right - end - BESIDE_HQ : ground->room.size.width;
  int least, width, height;
  TcHintSpot spot;

  gtk_widget_measure (bubble, GTK_ORIENTATION_HORIZONTAL, -1, &least, &width, NULL, NULL);
  width = MAX (MIN (MIN (width, MOST_WIDTH), (int) beside), least);
  gtk_widget_measure (bubble, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  spot = tc_hint_place_find (ground, width, MIN (height, (double) ground->room.size.height));
  tc_hint_bubble_point (TC_HINT_BUBBLE (bubble), &spot);
  place (plan, &spot.bounds);
}

void
tc_hint_ground_place (TcTableGeometry    *plan,
                      const TcHintTarget *target,
                      gboolean            is_leading)
{
  if (target->is_brief)
    {
      const TcHintSpot nowhere = { 0 };
      const GtkAllocation *prompt = &plan->places[TC_SLOT_PROMPT];

      plan->places[TC_SLOT_HINT] = (GtkAllocation) { prompt->x, prompt->y + 4, prompt->width, prompt->height - 8 };
      tc_hint_bubble_point (TC_HINT_BUBBLE (plan->widgets[TC_SLOT_HINT]), &nowhere);
    }
  else
    {
      TcHintGround ground = find_ground (plan, target, is_leading);

      place_bubble (plan, &ground, is_leading);
    }
}
