/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-layout.h"

#include <string.h>

#include <turn-compat.h>

#define LEAST_WIDTH 184
#define USUAL_BOARD 120         /* how wide a board is at least before words get less than they like */
#define LEAST_BOARD 46          /* below that nothing can be told apart */
#define LEAST_BOARD_HEIGHT 46
#define USUAL_WORDS 140
#define LEAST_WORDS 86
#define SPACING 10              /* between board and words */
#define GAP 8                   /* between words on one line */
#define LEADING 4               /* between two lines, where there is room */
#define MARGIN 5                /* above and below, where there is room */
#define UNDER_BOARD_UNTIL 230   /* on a card so narrow what they are doing stands under the board */

/* Words that are so large leave no room for pictures. */
#define LARGEST_TEXT_WITH_BOARD 1.9

typedef enum
{
  BOARD,
  NAME,
  FIGURE,
  UNIT,
  DOING,
  SPEECH,
  N_PARTS,
} Part;

typedef struct
{
  GtkWidget    *widgets[N_PARTS];     /* NULL: not visible */
  GtkAllocation places[N_PARTS];      /* an empty one: no room for it */
  TcCrewWants   wants;                /* of this card and of those beside it */
} Card;

struct _TcCrewLayout
{
  GtkLayoutManager parent_instance;

  TcCrewWants      wants;
};

G_DEFINE_FINAL_TYPE (TcCrewLayout, tc_crew_layout, GTK_TYPE_LAYOUT_MANAGER)

static Card
collect_parts (TcCrewLayout *self,
               GtkWidget    *widget)
{
  Card card = { .wants = self->wants };
  guint part = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child), part++)
    {
      g_assert (part < N_PARTS);
      card.widgets[part] = gtk_widget_should_layout (child) ? child : NULL;
    }

  return card;
}

static int
least_width (const Card *card,
             Part        part)
{
  int least = 0;

  if (card->widgets[part] != NULL)
    gtk_widget_measure (card->widgets[part], GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static int
wanted_width (const Card *card,
              Part        part)
{
  int natural = 0;

  if (card->widgets[part] != NULL)
    gtk_widget_measure (card->widgets[part], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static int
wanted_height (const Card *card,
               Part        part,
               int         width)
{
  int natural = 0;

  if (card->widgets[part] != NULL)
    gtk_widget_measure (card->widgets[part], GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, NULL);

  return natural;
}

static int
line_height (const Card *card,
             Part        part)
{
  return wanted_height (card, part, -1);
}

/* Who has nothing to do gets no more lines than the others. */
static int
three_lines (const Card *card,
             int         leading)
{
  const int doing = MAX (line_height (card, card->widgets[DOING] != NULL ? DOING : UNIT), card->wants.doing_height);

  return line_height (card, NAME) + leading + line_height (card, FIGURE) + leading + doing;
}

/* What they are doing has the whole width for itself, below everything. */
static gboolean
is_under_board (const Card *card,
                int         width,
                int         height,
                double      text_scale)
{
  return width < UNDER_BOARD_UNTIL *MAX (text_scale, 1) && height >= three_lines (card, 0);
}

/* A long name is cut rather than the boards. */
static int
wanted_for_name (const Card *card,
                 double      text_scale)
{
  return MIN (card->wants.name_width, (int) (USUAL_WORDS * MAX (text_scale, 1)));
}

/* What words get beside a board. What they are doing is to be read, and the name. */
static int
choose_words_width (const Card *card,
                    int         width,
                    int         height,
                    double      text_scale)
{
  const int beside = (int) (MAX (LEAST_WORDS, MIN (USUAL_WORDS, width - SPACING - USUAL_BOARD)) * MAX (text_scale, 1));
  const int most = width - SPACING - LEAST_BOARD;

  if (is_under_board (card, width, height, text_scale))
    return MAX (LEAST_WORDS, MIN (wanted_for_name (card, text_scale), most));
  if (height >= three_lines (card, 0))
    return MAX (beside, MIN (MAX (wanted_for_name (card, text_scale), card->wants.doing_width), most));

  return MAX (MAX (beside, MIN (card->wants.doing_width, most)), wanted_width (card, NAME) + GAP + wanted_width (card, FIGURE));
}

static int
board_width_for (const Card *card,
                 int         height)
{
  const int natural_height = wanted_height (card, BOARD, -1);

  return natural_height > 0 ? height * wanted_width (card, BOARD) / natural_height : 0;
}

/* How wide the board is on a card of that size, in so high a room; 0: there is none. */
static int
choose_board_width (const Card *card,
                    int         width,
                    int         height,
                    int         room,
                    double      text_scale)
{
  const int most = MIN (width - SPACING - choose_words_width (card, width, height, text_scale), board_width_for (card, room));

  return text_scale < LARGEST_TEXT_WITH_BOARD && height >= LEAST_BOARD_HEIGHT && most >= LEAST_BOARD ? most : 0;
}

static int
one_line (const Card *card)
{
  return MAX (line_height (card, NAME), MAX (line_height (card, FIGURE), line_height (card, DOING)));
}

static int
two_lines (const Card *card)
{
  return MAX (line_height (card, NAME), line_height (card, FIGURE)) + line_height (card, DOING);
}

static void
place (Card *card,
       Part  part,
       int   x,
       int   y,
       int   width,
       int   height)
{
  card->places[part] = (GtkAllocation) { x, y, MAX (width, 0), height };
}

/* A line with what is in it at its own height, in the middle. */
static void
place_in_line (Card *card,
               Part  part,
               int   x,
               int   y,
               int   width,
               int   line)
{
  const int height = line_height (card, part);

  if (height > 0)
    place (card, part, x, y + (line - height) / 2, width, height);
}

/* Name and figure, and below them, or below the board, what they are doing. */
static void
place_three_lines (Card    *card,
                   int      x,
                   int      y,
                   int      width,
                   int      height,
                   int      above,
                   gboolean under_board)
{
  const int leading = CLAMP ((height - three_lines (card, 0)) / 2, 0, LEADING);
  const int name = line_height (card, NAME), figure = line_height (card, FIGURE), doing = line_height (card, DOING);
  const int figure_width = MIN (wanted_width (card, FIGURE), width), unit_width = wanted_width (card, UNIT);
  const int speech = wanted_height (card, SPEECH, width);
  const int slack = height - three_lines (card, leading), foot = y + height;

  y += under_board ? 0 : CLAMP (slack / 2, 0, above);
  place (card, NAME, x, y, width, name);
  y += name + leading;
  place (card, FIGURE, x, y, figure_width, figure);
  if (figure_width + GAP + unit_width <= width)
    place_in_line (card, UNIT, x + figure_width + GAP, y, unit_width, figure);
  y += figure + leading;
  if (under_board)
    {
      place_in_line (card, DOING, 0, foot - doing, MIN (wanted_width (card, DOING), x + width), doing);
      return;
    }
  place_in_line (card, DOING, x, y, MIN (wanted_width (card, DOING), width), doing);
  if (speech > 0 && slack >= LEADING + speech)
    place (card, SPEECH, x, y + (doing > 0 ? doing + leading : 0), width, speech);
}

/* Name and figure on the first line, and on the second what they are doing; or all on one. */
static void
place_few_lines (Card *card,
                 int   x,
                 int   y,
                 int   width,
                 int   height)
{
  const gboolean one = height < two_lines (card);
  const int first = one ? one_line (card) : MAX (line_height (card, NAME), line_height (card, FIGURE));
  const int figure = MIN (wanted_width (card, FIGURE), width);
  const int beside = one ? MAX (0, width - figure - 2 * GAP - least_width (card, NAME)) : width;
  const int doing = MAX (least_width (card, DOING), MIN (wanted_width (card, DOING), beside));

  y += MAX (0, height - (one ? first : two_lines (card))) / 2;
  place_in_line (card, NAME, x, y, width - figure - GAP - (one && doing > 0 ? doing + GAP : 0), first);
  place_in_line (card, FIGURE, x + width - figure, y, figure, first);
  if (one)
    place_in_line (card, DOING, x + width - figure - GAP - doing, y, doing, first);
  else
    place_in_line (card, DOING, x, y + first, doing, line_height (card, DOING));
}

static void
make_card (Card  *card,
           int    width,
           int    height,
           double text_scale)
{
  const int margin = CLAMP ((height - three_lines (card, 0)) / 2, 0, MARGIN);
  const int inner = height - 2 * margin;
  const gboolean under_board = is_under_board (card, width, inner, text_scale);
  const int above = inner - (under_board ? card->wants.doing_height + LEADING : 0);
  const int board = inner >= two_lines (card) ? choose_board_width (card, width, inner, above, text_scale) : 0;
  const int board_height = board > 0 ? MIN (above, wanted_height (card, BOARD, board)) : 0;
  const int x = board > 0 ? board + SPACING : 0;

  if (board > 0)
    place (card, BOARD, 0, margin + (above - board_height) / 2, board, board_height);
  if (inner >= three_lines (card, 0))
    place_three_lines (card, x, margin, width - x, inner, board > 0 ? (inner - board_height) / 2 : inner, under_board && board > 0);
  else
    place_few_lines (card, x, margin, width - x, inner);
}

static void
tc_crew_layout_measure (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        GtkOrientation    orientation,
                        int               for_size,
                        int              *minimum,
                        int              *natural,
                        int              *minimum_baseline,
                        int              *natural_baseline)
{
  const Card card = collect_parts (TC_CREW_LAYOUT (manager), widget);
  const double text_scale = turn_text_scale (widget);
  const int width = for_size >= 0 ? for_size : USUAL_BOARD + SPACING + USUAL_WORDS;
  const int board = choose_board_width (&card, width, G_MAXINT16, G_MAXINT16, text_scale);
  const int speech = wanted_height (&card, SPEECH, MAX (width - (board > 0 ? board + SPACING : 0), least_width (&card, SPEECH)));

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (LEAST_WIDTH, least_width (&card, NAME) + wanted_width (&card, FIGURE) + least_width (&card, DOING) + 2 * GAP);
      *natural = MAX (*minimum, USUAL_BOARD + SPACING + (int) (USUAL_WORDS * MAX (text_scale, 1)));
      return;
    }
  *minimum = one_line (&card);
  *natural = 2 * MARGIN + MAX (board > 0 ? wanted_height (&card, BOARD, board) : 0,
                               three_lines (&card, LEADING) + (speech > 0 ? LEADING + speech : 0));
}

static void
tc_crew_layout_allocate (GtkLayoutManager *manager,
                         GtkWidget        *widget,
                         int               width,
                         int               height,
                         int               baseline)
{
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  Card card = collect_parts (TC_CREW_LAYOUT (manager), widget);

  make_card (&card, width, height, turn_text_scale (widget));
  for (guint part = 0; part < N_PARTS; part++)
    {
      GtkAllocation *room = &card.places[part];

      if (card.widgets[part] == NULL)
        continue;
      gtk_widget_set_child_visible (card.widgets[part], room->width > 0);
      if (mirrored)
        room->x = width - room->x - room->width;
      if (room->width > 0)
        gtk_widget_size_allocate (card.widgets[part], room, -1);
    }
}

static GtkSizeRequestMode
tc_crew_layout_get_request_mode (GtkLayoutManager *manager,
                                 GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tc_crew_layout_class_init (TcCrewLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = tc_crew_layout_get_request_mode;
  manager_class->measure = tc_crew_layout_measure;
  manager_class->allocate = tc_crew_layout_allocate;
}

static void
tc_crew_layout_init (TcCrewLayout *self)
{
}

void
tc_crew_wants_add (TcCrewWants *self,
                   GtkWidget   *widget)
{
  const Card card = collect_parts (TC_CREW_LAYOUT (gtk_widget_get_layout_manager (widget)), widget);

  self->name_width = MAX (self->name_width, wanted_width (&card, NAME));
  self->doing_width = MAX (self->doing_width, wanted_width (&card, DOING));
  self->doing_height = MAX (self->doing_height, line_height (&card, DOING));
}

void
tc_crew_layout_set_wants (TcCrewLayout *self,
                          TcCrewWants   wants)
{
  g_return_if_fail (TC_IS_CREW_LAYOUT (self));

  if (memcmp (&self->wants, &wants, sizeof wants) == 0)
    return;
  self->wants = wants;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
