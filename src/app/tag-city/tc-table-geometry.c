/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table-geometry.h"

/* What the sizes below are meant for. */
#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 753
#define MOST_GROWTH 2.2

#define SIDE_WIDTH 372
#define TRAY_HEIGHT 122
#define WIDE_FROM 1000
#define MEDIUM_FROM 700
#define MARGIN 34
#define GAP 8
#define SIDE_MARGIN 12

/* Where there is little height: what the pages of a narrow table keep beside the board, and from where on there is a tray. */
#define LEAST_PAGE_HEIGHT 168
#define TRAY_FROM 620

/* A quarter of what text grows by: pictures need not grow with it, and lines may wrap. */
static double
growth_by_text (double text_scale)
{
  return 1 + MAX (text_scale - 1, 0) / 4;
}

/* Panels grow in large windows, so that they keep their proportion to the board. */
static double
growth_by_room (int width,
                int height)
{
  return CLAMP (MIN (width / (double) USUAL_WIDTH, height / (double) USUAL_HEIGHT), 1, MOST_GROWTH);
}

TcTableWidth
tc_table_geometry_choose_width (int    width,
                                double text_scale)
{
  const double growth = growth_by_text (text_scale);

  if (width >= WIDE_FROM * growth)
    return TC_TABLE_WIDE;

  return width >= MEDIUM_FROM * growth ? TC_TABLE_MEDIUM : TC_TABLE_NARROW;
}

static gboolean
is_shown (const TcTableGeometry *self,
          TcTableSlot            slot)
{
  return self->widgets[slot] != NULL && gtk_widget_should_layout (self->widgets[slot]);
}

static int
wanted_height (const TcTableGeometry *self,
               TcTableSlot            slot,
               int                    width)
{
  int least = 0, natural = 0;

  if (!is_shown (self, slot))
    return 0;
  gtk_widget_measure (self->widgets[slot], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->widgets[slot], GTK_ORIENTATION_VERTICAL, MAX (least, width), NULL, &natural, NULL, NULL);

  return natural;
}

static int
least_height (const TcTableGeometry *self,
              TcTableSlot            slot,
              int                    width)
{
  int least = 0;

  if (is_shown (self, slot))
    gtk_widget_measure (self->widgets[slot], GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);

  return least;
}

static int
wanted_width (const TcTableGeometry *self,
              TcTableSlot            slot)
{
  int natural = 0;

  if (is_shown (self, slot))
    gtk_widget_measure (self->widgets[slot], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static void
place (TcTableGeometry *self,
       TcTableSlot      slot,
       int              x,
       int              y,
       int              width,
       int              height)
{
  self->places[slot] = (GtkAllocation) { x, y, MAX (width, 0), MAX (height, 0) };
}

/* The three cards under the board; the names of the districts are not to be cut off. */
static void
place_tray (TcTableGeometry *self,
            int              x,
            int              y,
            int              width,
            int              height)
{
  const int room = width - 2 * GAP;
  const int districts = CLAMP (wanted_width (self, TC_SLOT_DISTRICTS), room * 36 / 100, room * 48 / 100);
  const int remote = (room - districts) * 48 / 100;

  place (self, TC_SLOT_DISTRICTS, x, y, districts, height);
  place (self, TC_SLOT_REMOTE, x + districts + GAP, y, remote, height);
  place (self, TC_SLOT_NETWORKS, x + districts + remote + 2 * GAP, y, room - districts - remote, height);
}

/* The coach speaks over the news, never on them, and the end stands under both. Returns what room they take. */
static int
place_words (TcTableGeometry *self,
             int              x,
             int              bottom,
             int              width)
{
  static const TcTableSlot slots[] = { TC_SLOT_ENDING, TC_SLOT_NEWS, TC_SLOT_COACH };
  int y = bottom;

  for (gsize i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      const int wanted = wanted_height (self, slots[i], width);

      if (wanted == 0 || self->places[slots[i]].width > 0)
        continue;
      y -= wanted + GAP;
      place (self, slots[i], x, y, width, wanted);
    }

  return bottom - y;
}

/* The HQ, or what a final die has brought, which takes its place. */
static TcTableSlot
find_hq (const TcTableGeometry *self)
{
  return is_shown (self, TC_SLOT_QUEUE) ? TC_SLOT_QUEUE : TC_SLOT_HQ;
}

/* The papers of a final die need not be as round as the HQ. Returns how high it is. */
static int
place_side_hq (TcTableGeometry *self,
               int              x,
               int              y,
               int              width,
               int              height)
{
  const int side = MIN (MAX (height * 42 / 100, 120), width - 28);
  const int wanted = CLAMP (wanted_height (self, TC_SLOT_QUEUE, width), side, MAX (side, height / 2));

  if (find_hq (self) == TC_SLOT_HQ)
    {
      place (self, TC_SLOT_HQ, x + (width - side) / 2, y, side, side);
      return side;
    }
  place (self, TC_SLOT_QUEUE, x, y, width, wanted);

  return wanted;
}

/* What stands beside the board: the HQ (unless it is large), the crew, and at the foot what is said. */
static void
place_side (TcTableGeometry     *self,
            const TcTableMoment *moment,
            int                  x,
            int                  side_width,
            int                  height)
{
  const int width = side_width - 2 * SIDE_MARGIN;
  const int left = x + SIDE_MARGIN;
  int y = GAP;

  place (self, TC_SLOT_SIDE, x, 0, side_width, height);
  if (!moment->leading || find_hq (self) == TC_SLOT_QUEUE)
    {
      const int header = wanted_height (self, TC_SLOT_HQ_HEADER, width);

      place (self, TC_SLOT_HQ_HEADER, left, y, width, header);
      y += header + GAP + place_side_hq (self, left, y + header, width, height);
    }
  /* Where there is no tray, what is needed of it just now. */
  if (self->places[TC_SLOT_DISTRICTS].width == 0 && (moment->page == TC_SLOT_REMOTE || moment->page == TC_SLOT_NETWORKS))
    {
      const int card = moment->check > 0 ? MAX (TRAY_HEIGHT, wanted_height (self, TC_SLOT_CHECK, width)) : TRAY_HEIGHT;

      place (self, moment->page, left, y, width, card);
      y += card + GAP;
    }
  place (self, TC_SLOT_CREW_HEADER, left, y, width, wanted_height (self, TC_SLOT_CREW_HEADER, width));
  y += self->places[TC_SLOT_CREW_HEADER].height + GAP;
  place (self, TC_SLOT_CREW, left, y, width, height - y - GAP - place_words (self, left, height, width));
}

/* At the end of the prompt, where other buttons are too. Returns how high both are. */
static int
place_prompt (TcTableGeometry *self,
              int              x,
              int              width)
{
  const int result = wanted_width (self, TC_SLOT_RESULT);
  const int prompt = wanted_height (self, TC_SLOT_PROMPT, width - result);

  place (self, TC_SLOT_PROMPT, x, 0, width - (result > 0 ? result + GAP : 0), prompt);
  if (result > 0)
    place (self, TC_SLOT_RESULT, x + width - result, 0, result, prompt);

  return prompt;
}

static void
plan_wide (TcTableGeometry     *self,
           const TcTableMoment *moment,
           int                  width,
           int                  height)
{
  const double room = growth_by_room (width, height), text = growth_by_text (moment->text_scale);
  const int side_width = (int) (SIDE_WIDTH * MAX (room, text));
  const int tray_height = height >= TRAY_FROM ? (int) (TRAY_HEIGHT * MAX (room, text)) : 0;
  const int main_width = width - side_width;
  const int inner = main_width - 2 * MARGIN;
  const int prompt = place_prompt (self, MARGIN, inner);
  const int foot = wanted_height (self, TC_SLOT_LEADER_FOOT, inner);

  if (moment->leading)
    {
      place (self, TC_SLOT_HQ, MARGIN, prompt, inner, height - prompt - foot - GAP);
      place (self, TC_SLOT_LEADER_FOOT, MARGIN, height - foot - GAP, inner, foot);
    }
  else
    {
      place (self, TC_SLOT_BOARD, MARGIN, prompt, inner, height - prompt - tray_height - (tray_height > 0 ? 3 : 2) * GAP);
      if (tray_height > 0)
        place_tray (self, MARGIN, height - tray_height - GAP, inner, tray_height);
    }
  place_side (self, moment, main_width, side_width, height);
}

/* One of the pages; what is said stands under the crew where there is room, and else over whatever page there is. */
static void
place_page (TcTableGeometry *self,
            TcTableSlot      page,
            gboolean         has_room,
            int              x,
            int              y,
            int              width,
            int              height)
{
  const int words = page == TC_SLOT_CREW && has_room ? place_words (self, x, y + height, width) : 0;

  place (self, page == TC_SLOT_HQ ? find_hq (self) : page, x, y, width, height - words);
}

/* The large HQ, beside it the crew where there is room: the leader chooses for all. */
static void
place_leader (TcTableGeometry     *self,
              const TcTableMoment *moment,
              int                  x,
              int                  y,
              int                  width,
              int                  height)
{
  const int foot = wanted_height (self, TC_SLOT_LEADER_FOOT, width);
  const int crew = moment->width == TC_TABLE_MEDIUM ? width * 42 / 100 : 0;
  const int hq = width - crew - (crew > 0 ? GAP : 0);

  place (self, TC_SLOT_HQ, x, y, hq, height - foot - GAP);
  place (self, TC_SLOT_LEADER_FOOT, x, y + height - foot, hq, foot);
  if (crew > 0)
    place_page (self, TC_SLOT_CREW, TRUE, x + hq + GAP, y, crew, height);
}

/* Under the board: in a narrow table one page, in a medium one the HQ and a page beside it. */
static void
place_pages (TcTableGeometry     *self,
             const TcTableMoment *moment,
             int                  x,
             int                  y,
             int                  width,
             int                  height)
{
  const int hq = find_hq (self) == TC_SLOT_HQ ? MIN (height, width / 2) : width / 2;
  const TcTableSlot beside = moment->page == TC_SLOT_HQ ? TC_SLOT_CREW : moment->page;

  if (moment->width == TC_TABLE_NARROW)
    {
      place_page (self, moment->page, FALSE, x, y, width, height);
      return;
    }
  place (self, find_hq (self), x, y, hq, height);
  place_page (self, beside, TRUE, x + hq + GAP, y, width - hq - GAP, height);
}

/* Board above, pages below; both medium and narrow tables are of this kind. */
static void
plan_stacked (TcTableGeometry     *self,
              const TcTableMoment *moment,
              int                  width,
              int                  height)
{
  const gboolean narrow = moment->width == TC_TABLE_NARROW;
  const int margin = narrow ? 4 : GAP * 2;
  const int inner = width - 2 * margin;
  const int beside = MAX (margin, SIDE_MARGIN);
  const int prompt = narrow ? wanted_height (self, TC_SLOT_PROMPT, width - 2 * beside) : place_prompt (self, beside, width - 2 * beside);
  const int switcher = wanted_height (self, TC_SLOT_SWITCHER, width);
  const gboolean over = is_shown (self, TC_SLOT_RESULT);
  const int bar = narrow ? wanted_height (self, TC_SLOT_ACTIONS, inner - 16) + GAP : 0;
  const int actions = moment->has_ghost || over ? bar : 0;
  /* The board keeps its size, whether the bar is there or not. */
  const int ending = wanted_height (self, TC_SLOT_ENDING, inner - 16);
  const int room = height - prompt - switcher - bar - ending;
  const int most = narrow ? MAX (room / 2, room - LEAST_PAGE_HEIGHT - GAP) : room * 62 / 100;
  const int board = MAX (MIN (wanted_height (self, TC_SLOT_BOARD, inner), most), least_height (self, TC_SLOT_BOARD, inner));
  const int below = prompt + board + GAP + actions;

  if (narrow)
    place (self, TC_SLOT_PROMPT, beside, 0, width - 2 * beside, prompt);
  place (self, TC_SLOT_SWITCHER, 0, height - switcher, width, switcher);
  if (ending > 0)
    place (self, TC_SLOT_ENDING, margin + 8, height - switcher - ending - GAP / 2, inner - 16, ending);
  if (moment->leading && (!narrow || moment->page == TC_SLOT_HQ) && find_hq (self) == TC_SLOT_HQ)
    {
      place_leader (self, moment, margin, prompt, inner, height - prompt - switcher - ending);
      return;
    }
  place (self, TC_SLOT_BOARD, margin, prompt, inner, board);
  if (actions > 0)
    place (self, over ? TC_SLOT_RESULT : TC_SLOT_ACTIONS, margin + 8, prompt + board + GAP, inner - 16, actions - GAP);
  place_pages (self, moment, margin, below, inner, height - switcher - below - GAP / 2 - (ending > 0 ? ending + GAP : 0));
}

/* The floating bar: under the ghost, else above, on the squares and off the values. */
static void
float_actions (TcTableGeometry     *self,
               const TcTableMoment *moment)
{
  const int left = (int) moment->grid.origin.x, top = (int) moment->grid.origin.y;
  const int right = left + (int) moment->grid.size.width, bottom = top + (int) moment->grid.size.height;
  GtkRequisition size;
  int x, y;

  if (!moment->has_ghost || !is_shown (self, TC_SLOT_ACTIONS) || self->places[TC_SLOT_BOARD].width == 0
      || self->places[TC_SLOT_ACTIONS].width > 0)
    return;

  gtk_widget_get_preferred_size (self->widgets[TC_SLOT_ACTIONS], NULL, &size);
  x = (int) (moment->ghost.origin.x + moment->ghost.size.width / 2) - size.width / 2;
  y = (int) (moment->ghost.origin.y + moment->ghost.size.height) + GAP;
  if (y + size.height > bottom)
    y = (int) moment->ghost.origin.y - GAP - size.height;
  place (self, TC_SLOT_ACTIONS, CLAMP (x, left, MAX (left, right - size.width)), CLAMP (y, top, MAX (top, bottom - size.height)),
         size.width, size.height);
}

/* Where no panel has room for what is said, it lies over the foot of the pages. */
static void
float_words (TcTableGeometry *self,
             int              width,
             int              bottom)
{
  const GtkAllocation *ending = &self->places[TC_SLOT_ENDING];

  place_words (self, SIDE_MARGIN, ending->width > 0 ? MIN (bottom, ending->y) : bottom, width - 2 * SIDE_MARGIN);
}

gboolean
tc_table_geometry_is_covered (const TcTableGeometry *self,
                              TcTableSlot            slot)
{
  GtkAllocation common;

  return slot != TC_SLOT_CHECK && self->places[TC_SLOT_CHECK].width > 0
         && gdk_rectangle_intersect (&self->places[slot], &self->places[TC_SLOT_CHECK], &common);
}

/* The card for checking networks takes the place of the tray, or of the networks alone where there is no tray; what it covers stays until it has
 * faded away. */
static void
place_check (TcTableGeometry     *self,
             const TcTableMoment *moment)
{
  GtkAllocation *card = &self->places[TC_SLOT_CHECK];

  if (moment->check == 0 || self->places[TC_SLOT_NETWORKS].width == 0)
    return;
  *card = self->places[TC_SLOT_NETWORKS];
  for (guint slot = TC_SLOT_DISTRICTS; slot < TC_SLOT_NETWORKS; slot++)
    if (self->places[slot].width > 0)
      gdk_rectangle_union (card, &self->places[slot], card);
  for (guint slot = TC_SLOT_DISTRICTS; slot <= TC_SLOT_NETWORKS && moment->check == 1; slot++)
    place (self, (TcTableSlot) slot, 0, 0, 0, 0);
}

void
tc_table_geometry_make (TcTableGeometry     *self,
                        const TcTableMoment *moment,
                        int                  width,
                        int                  height)
{
  const int replay = wanted_height (self, TC_SLOT_REPLAY, width);

  place (self, TC_SLOT_BACKDROP, 0, 0, width, height);
  place (self, TC_SLOT_VOICE, 0, 0, width, wanted_height (self, TC_SLOT_VOICE, width));
  place (self, TC_SLOT_REPLAY, 0, height - replay, width, replay);
  if (moment->width == TC_TABLE_WIDE)
    plan_wide (self, moment, width, height - replay);
  else
    plan_stacked (self, moment, width, height - replay);
  place_check (self, moment);
  float_actions (self, moment);
  float_words (self, width, height - replay - self->places[TC_SLOT_SWITCHER].height);
}
