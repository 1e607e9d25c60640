/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-table-geometry.h"

#include "tc-crew-panel.h"

/* What the sizes below are meant for. */
#define USUAL_WIDTH 1280
#define USUAL_HEIGHT 753
#define MOST_GROWTH 2.2

#define SIDE_WIDTH 372
#define SMALL_SIDE_WIDTH 336        /* where the board needs the room more */
#define SMALL_SIDE_UNTIL 1180
#define JOURNAL_SIDE_WIDTH 456      /* with the journal in it */
#define JOURNAL_HQ_SIDE 216
#define LEAST_HQ_SIDE 120
#define LEAST_HQ_OVER_CREW 160
#define TRAY_HEIGHT 111
#define GUIDE_WIDTH 660
#define PROMPT_HEIGHT 65
#define STACKED_PROMPT_HEIGHT 72
#define WIDE_FROM 1000
#define LARGE_TEXT 1.5
#define MEDIUM_FROM 700
#define MARGIN 34
#define SMALL_MARGIN 22
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

  /* All are in view where there is room beside the board, not below it; 1024 is enough for that up to text of half again the size. */
  if (width >= WIDE_FROM * (text_scale <= LARGE_TEXT ? 1 : growth))
    return TC_TABLE_WIDE;

  return width >= MEDIUM_FROM * growth ? TC_TABLE_MEDIUM : TC_TABLE_NARROW;
}

gboolean
tc_table_geometry_has_tray (const TcTableMoment *moment,
                            int                  height)
{
  return height >= TRAY_FROM * (1 + MAX (moment->text_scale - 1, 0) / 2) && !moment->no_tray;
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
least_width (const TcTableGeometry *self,
             TcTableSlot            slot)
{
  int least = 0;

  if (is_shown (self, slot))
    gtk_widget_measure (self->widgets[slot], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

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

/* The coach speaks over the news, never on them, and the end stands under both. The journal tells the news itself. Returns what room they take. */
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

      if (wanted == 0 || self->places[slots[i]].width > 0 || (slots[i] == TC_SLOT_NEWS && (self->hides_news || is_shown (self, TC_SLOT_JOURNAL))))
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

/* Where there is no tray, what is needed of it just now stands over the crew. Returns how high it is. */
static int
find_card_height (const TcTableGeometry *self,
                  const TcTableMoment   *moment,
                  int                    width)
{
  if (self->places[TC_SLOT_DISTRICTS].width > 0 || (moment->page != TC_SLOT_REMOTE && moment->page != TC_SLOT_NETWORKS))
    return 0;

  return MAX ((int) (TRAY_HEIGHT * growth_by_text (moment->text_scale)), moment->check > 0 ? wanted_height (self, TC_SLOT_CHECK, width) : 0);
}

static int
least_crew_height (const TcTableGeometry *self,
                   int                    width)
{
  return is_shown (self, TC_SLOT_CREW) ? tc_crew_panel_get_least_height (TC_CREW_PANEL (self->widgets[TC_SLOT_CREW]), width) : 0;
}

/* What is left in the side panel for the crew and for what is said. */
static int
find_side_room (const TcTableGeometry *self,
                const TcTableMoment   *moment,
                int                    width,
                int                    height)
{
  const int hq = moment->leading && find_hq (self) == TC_SLOT_HQ ? 0 : wanted_height (self, TC_SLOT_HQ_HEADER, width) + LEAST_HQ_SIDE + GAP;

  return height - hq - wanted_height (self, TC_SLOT_CREW_HEADER, width) - find_card_height (self, moment, width) - 3 * GAP;
}

/* How high the crew is to be at least. With text of the usual size everybody's board is to be seen. */
static int
needed_crew_height (const TcTableGeometry *self,
                    const TcTableMoment   *moment,
                    int                    width)
{
  const int least = least_crew_height (self, width);

  if (!is_shown (self, TC_SLOT_CREW) || moment->text_scale > 1)
    return least;

  return MAX (least, tc_crew_panel_get_wanted_height (TC_CREW_PANEL (self->widgets[TC_SLOT_CREW])));
}

/* News that would hide one of the others, or their boards, are not worth it. */
static gboolean
is_too_much (const TcTableGeometry *self,
             const TcTableMoment   *moment,
             int                    width,
             int                    height)
{
  const int words = wanted_height (self, TC_SLOT_NEWS, width) + wanted_height (self, TC_SLOT_COACH, width)
                    + wanted_height (self, TC_SLOT_ENDING, width) + 3 * GAP;

  return words + needed_crew_height (self, moment, width) > find_side_room (self, moment, width, height);
}

/* The papers of a final die need not be as round as the HQ. The others are to be seen below it, so it gives way to them in a room so high. Returns how
 * high it is. */
static int
place_side_hq (TcTableGeometry *self,
               int              x,
               int              y,
               int              width,
               int              height,
               int              room)
{
  const int crew = is_shown (self, TC_SLOT_CREW) ? tc_crew_panel_get_wanted_height (TC_CREW_PANEL (self->widgets[TC_SLOT_CREW])) : 0;
  const int most = MIN (MAX (height * 42 / 100, LEAST_HQ_SIDE), width - 28);
  const int least = MAX (MIN (room - least_crew_height (self, width), LEAST_HQ_OVER_CREW), LEAST_HQ_SIDE);
  const int side = CLAMP (room - crew, MIN (least, most), most);
  const int wanted = CLAMP (wanted_height (self, TC_SLOT_QUEUE, width), side, MAX (side, height / 2));

  if (find_hq (self) == TC_SLOT_HQ)
    {
      place (self, TC_SLOT_HQ, x + (width - side) / 2, y, side, side);
      return side;
    }
  place (self, TC_SLOT_QUEUE, x, y, width, wanted);

  return wanted;
}

/* With the journal in the side panel HQ and crew stand over it, beside each other. */
static void
place_side_with_journal (TcTableGeometry     *self,
                         const TcTableMoment *moment,
                         int                  x,
                         int                  side_width,
                         int                  height)
{
  const int width = side_width - 2 * SIDE_MARGIN, left = x + SIDE_MARGIN;
  const gboolean has_hq = !moment->leading || find_hq (self) == TC_SLOT_QUEUE;
  const int header = has_hq ? wanted_height (self, TC_SLOT_HQ_HEADER, width) : 0;
  const int crew_width = least_width (self, TC_SLOT_CREW);
  const int side = MIN (CLAMP (width - GAP - crew_width, LEAST_HQ_SIDE, JOURNAL_HQ_SIDE * side_width / JOURNAL_SIDE_WIDTH), height * 2 / 5);
  const int top = GAP + header;
  const int words = place_words (self, left, height, width);

  place (self, TC_SLOT_SIDE, x, 0, side_width, height);
  if (has_hq)
    {
      place (self, TC_SLOT_HQ_HEADER, left, GAP, width, header);
      place (self, find_hq (self), left, top, side, side);
    }
  place (self, TC_SLOT_CREW, has_hq ? left + side + GAP : left, top, has_hq ? width - side - GAP : width, side);
  place (self, TC_SLOT_JOURNAL, left, top + side + GAP, width, height - top - side - 2 * GAP - words);
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
  const int crew_header = wanted_height (self, TC_SLOT_CREW_HEADER, width), card = find_card_height (self, moment, width);
  int y = GAP, words;

  self->hides_news = self->hides_news || is_too_much (self, moment, width, height);
  words = place_words (self, left, height, width);
  place (self, TC_SLOT_SIDE, x, 0, side_width, height);
  if (!moment->leading || find_hq (self) == TC_SLOT_QUEUE)
    {
      const int header = wanted_height (self, TC_SLOT_HQ_HEADER, width);

      place (self, TC_SLOT_HQ_HEADER, left, y, width, header);
      y += header;
      y += GAP + place_side_hq (self, left, y, width, height, height - y - crew_header - words - (card > 0 ? card + GAP : 0) - 3 * GAP);
    }
  if (card > 0)
    {
      place (self, moment->page, left, y, width, card);
      y += card + GAP;
    }
  place (self, TC_SLOT_CREW_HEADER, left, y, width, crew_header);
  y += crew_header + GAP;
  place (self, TC_SLOT_CREW, left, y, width, height - y - GAP - words);
}

/* As high as what it says may be, so that nothing below it moves. Returns how high it is. */
static int
place_prompt (TcTableGeometry     *self,
              const TcTableMoment *moment,
              int                  x,
              int                  width)
{
  const int usual = moment->width == TC_TABLE_WIDE ? PROMPT_HEIGHT : STACKED_PROMPT_HEIGHT;
  const int prompt = (int) (usual * MAX (moment->text_scale, 1));

  place (self, TC_SLOT_PROMPT, x, 0, width, prompt);

  return prompt;
}

/* The guide of a first battle stands at the foot of the table, if that is high enough. Returns what room he takes. */
static int
place_guide (TcTableGeometry     *self,
             const TcTableMoment *moment,
             int                  x,
             int                  width,
             int                  height)
{
  const int own = MIN (width, (int) (GUIDE_WIDTH * MAX (moment->text_scale, 1)));
  const int wanted = moment->guided && height >= TRAY_FROM *MAX (moment->text_scale, 1) ? wanted_height (self, TC_SLOT_COACH, own) : 0;

  if (wanted == 0)
    return 0;
  place (self, TC_SLOT_COACH, x + (width - own) / 2, height - GAP - wanted, own, wanted);

  return wanted + GAP;
}

/* Where the table is narrow he stands under everything, so that he covers nothing that he speaks of. */
static int
place_guide_at_foot (TcTableGeometry     *self,
                     const TcTableMoment *moment,
                     int                  width,
                     int                  height)
{
  const int wanted = moment->guided ? MIN (wanted_height (self, TC_SLOT_COACH, width - 2 * GAP), height / 3) : 0;

  if (wanted == 0)
    return 0;
  place (self, TC_SLOT_COACH, GAP, height - wanted - GAP / 2, width - 2 * GAP, wanted);

  return wanted + GAP / 2;
}

/* Beside the large HQ there is room for a hint. */
static int
find_main_width (const TcTableMoment *moment,
                 int                  width,
                 int                  height)
{
  return moment->leading && moment->hinted ? MIN (width, height) : width;
}

static void
plan_wide (TcTableGeometry     *self,
           const TcTableMoment *moment,
           int                  width,
           int                  height)
{
  const double room = growth_by_room (width, height), text = growth_by_text (moment->text_scale);
  const gboolean has_journal = is_shown (self, TC_SLOT_JOURNAL);
  const int usual = has_journal ? JOURNAL_SIDE_WIDTH : width < SMALL_SIDE_UNTIL ? SMALL_SIDE_WIDTH : SIDE_WIDTH;
  const int margin = width < SMALL_SIDE_UNTIL ? SMALL_MARGIN : MARGIN;
  const int side_width = (int) (usual * MAX (room, text));
  const int tray_height = tc_table_geometry_has_tray (moment, height) ? (int) (TRAY_HEIGHT * MAX (room, text)) : 0;
  const int main_width = width - side_width;
  const int inner = main_width - 2 * margin;
  const int prompt = place_prompt (self, moment, margin, inner);
  const int actions = wanted_height (self, TC_SLOT_ACTIONS, inner);
  const int guide = place_guide (self, moment, margin, inner, height);
  const int below = height - GAP - guide - (tray_height > 0 ? tray_height + GAP : 0);     /* the lower edge of the row, in every turn */
  const int main_height = below - actions - GAP - prompt;

  self->hides_news = moment->guided && guide == 0;
  place (self, TC_SLOT_ACTIONS, margin, below - actions, inner, actions);
  place (self, moment->leading ? TC_SLOT_HQ : TC_SLOT_BOARD, margin, prompt, find_main_width (moment, inner, main_height), main_height);
  if (tray_height > 0 && moment->leading)
    place (self, TC_SLOT_LEADER_FOOT, margin, below + GAP, inner, wanted_height (self, TC_SLOT_LEADER_FOOT, inner));
  else if (tray_height > 0)
    place_tray (self, margin, below + GAP, inner, tray_height);
  if (has_journal)
    place_side_with_journal (self, moment, main_width, side_width, height);
  else
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

/* The row that ends at @bottom. Returns how high it is. */
static int
place_actions (TcTableGeometry     *self,
               const TcTableMoment *moment,
               int                  x,
               int                  bottom,
               int                  width)
{
  const int margin = moment->width == TC_TABLE_NARROW ? GAP : 0;
  const int height = wanted_height (self, TC_SLOT_ACTIONS, width - 2 * margin);

  place (self, TC_SLOT_ACTIONS, x + margin, bottom - height, width - 2 * margin, height);

  return height;
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
  const int actions = place_actions (self, moment, x, y + height, width);
  const int room = height - actions - GAP;
  const int crew = moment->width == TC_TABLE_MEDIUM ? width * 42 / 100 : 0;
  const int hq = width - crew - (crew > 0 ? GAP : 0);

  place (self, TC_SLOT_HQ, x, y, hq, room - foot - GAP);
  place (self, TC_SLOT_LEADER_FOOT, x, y + room - foot, hq, foot);
  if (crew > 0)
    place_page (self, TC_SLOT_CREW, TRUE, x + hq + GAP, y, crew, room);
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
  const int prompt = place_prompt (self, moment, beside, width - 2 * beside);
  const int switcher = moment->guided ? 0 : wanted_height (self, TC_SLOT_SWITCHER, width);     /* he shows what is needed */
  const int actions = wanted_height (self, TC_SLOT_ACTIONS, inner) + GAP;
  const int ending = wanted_height (self, TC_SLOT_ENDING, inner - 16);
  const int room = height - prompt - switcher - actions - ending;
  const int most = narrow ? MAX (room / 2, room - LEAST_PAGE_HEIGHT - GAP) : room * 62 / 100;
  const int board = MAX (MIN (wanted_height (self, TC_SLOT_BOARD, inner), most), least_height (self, TC_SLOT_BOARD, inner));
  const int below = prompt + board + GAP + actions;

  place (self, TC_SLOT_SWITCHER, 0, height - switcher, width, switcher);
  if (ending > 0)
    place (self, TC_SLOT_ENDING, margin + 8, height - switcher - ending - GAP / 2, inner - 16, ending);
  if (moment->leading && (!narrow || moment->page == TC_SLOT_HQ) && find_hq (self) == TC_SLOT_HQ)
    {
      place_leader (self, moment, margin, prompt, inner, height - prompt - switcher - ending);
      return;
    }
  place (self, TC_SLOT_BOARD, margin, prompt, inner, board);
  place_actions (self, moment, margin, below - GAP, inner);
  place_pages (self, moment, margin, below, inner, height - switcher - below - GAP / 2 - (ending > 0 ? ending + GAP : 0));
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

  self->hides_news = moment->guided;
  place (self, TC_SLOT_BACKDROP, 0, 0, width, height);
  place (self, TC_SLOT_REVEAL, 0, 0, width, height);
  place (self, TC_SLOT_REPLAY, 0, height - replay, width, replay);
  if (moment->width == TC_TABLE_WIDE)
    plan_wide (self, moment, width, height - replay);
  else
    plan_stacked (self, moment, width, height - replay - place_guide_at_foot (self, moment, width, height - replay));
  place_check (self, moment);
  float_words (self, width, height - replay - self->places[TC_SLOT_SWITCHER].height);
}
