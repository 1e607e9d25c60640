/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-report.h"

#include <glib/gi18n.h>
#include <tc-record.h>
#include <tc-state.h>
#include <turn-words.h>

#include "tc-model-private.h"

/* A colour as hue in degrees, and saturation and lightness from 0 to 1. */
typedef struct
{
  double hue;
  double saturation;
  double lightness;
} Shade;

static Shade
get_shade (guint32 colour)
{
  const double red = (colour >> 16 & 0xff) / 255., green = (colour >> 8 & 0xff) / 255., blue = (colour & 0xff) / 255.;
  const double most = MAX (MAX (red, green), blue), least = MIN (MIN (red, green), blue);
  const double span = most - least;
  Shade shade = { .lightness = (most + least) / 2 };

  if (span <= 0)
    return shade;
  shade.saturation = span / (1 - ABS (most + least - 1));
  if (most <= red)
    shade.hue = 60 * (green - blue) / span;
  else if (most <= green)
    shade.hue = 60 * (blue - red) / span + 120;
  else
    shade.hue = 60 * (red - green) / span + 240;
  if (shade.hue < 0)
    shade.hue += 360;

  return shade;
}

/* Hues that end before @end are called so; dark and light ones often have a name of their own. */
static const struct
{
  double      end;
  const char *dark, *usual, *light;
} hues[] = {
  { 14, NC_("colour", "red"), NC_("colour", "red"), NC_("colour", "pink") },
  { 42, NC_("colour", "brown"), NC_("colour", "orange"), NC_("colour", "orange") },
  { 68, NC_("colour", "brown"), NC_("colour", "yellow"), NC_("colour", "yellow") },
  { 160, NC_("colour", "green"), NC_("colour", "green"), NC_("colour", "green") },
  { 190, NC_("colour", "turquoise"), NC_("colour", "turquoise"), NC_("colour", "turquoise") },
  { 258, NC_("colour", "dark blue"), NC_("colour", "blue"), NC_("colour", "light blue") },
  { 318, NC_("colour", "purple"), NC_("colour", "purple"), NC_("colour", "purple") },
  { 345, NC_("colour", "purple"), NC_("colour", "pink"), NC_("colour", "pink") },
  { 361, NC_("colour", "red"), NC_("colour", "red"), NC_("colour", "pink") },
};

#define GREY_BELOW .14
#define DARK_BELOW .32
#define LIGHT_FROM .7

const char *
tc_colour_name (guint32 colour)
{
  const Shade shade = get_shade (colour);
  gsize i = 0;

  if (shade.lightness < .1)
    return C_("colour", "black");
  if (shade.lightness > .95)
    return C_("colour", "white");
  if (shade.saturation < GREY_BELOW)
    return C_("colour", "grey");

  while (shade.hue >= hues[i].end)
    i++;

  return g_dpgettext2 (NULL, "colour",
                       shade.lightness < DARK_BELOW ? hues[i].dark : shade.lightness >= LIGHT_FROM ? hues[i].light : hues[i].usual);
}

static TcFills *
find_tagger (TcReport *self,
             guint     seat)
{
  if (self->n_taggers == 0 || self->taggers[self->n_taggers - 1].seat != seat)
    self->taggers[self->n_taggers++] = (TcFills) { .seat = seat };

  return &self->taggers[self->n_taggers - 1];
}

/* Rows come first here, though columns do in the rules. */
static guint
place_of (const TcGame *game,
          guint         feature)
{
  static const guint places[] = {
    [TC_FEATURE_ROW] = 0,
    [TC_FEATURE_COLUMN] = 1,
    [TC_FEATURE_DISTRICT] = 2,
  };

  return places[game->features[feature].kind] * TC_MAX_FEATURES + feature;
}

static void
insert_fill (TcFills      *self,
             const TcGame *game,
             TcFill        fill)
{
  guint i = self->n_fills++;

  g_assert (i < G_N_ELEMENTS (self->fills));

  for (; i > 0 && place_of (game, self->fills[i - 1].feature) > place_of (game, fill.feature); i--)
    self->fills[i] = self->fills[i - 1];
  self->fills[i] = fill;
  self->sum += fill.value;
}

/* The news tell of a drone before they tell what it filled. */
static void
collect (TcReport     *self,
         const TcGame *game,
         GArray       *news)
{
  const TcNews *drone = NULL;

  for (guint i = 0; i < news->len; i++)
    {
      const TcNews *item = &g_array_index (news, TcNews, i);

      if (item->kind == TC_NEWS_DRONE)
        drone = item;
      if (item->kind == TC_NEWS_LAST_ROUND || item->kind == TC_NEWS_OVER)
        {
          self->has_end = TRUE;
          self->end = *item;
        }
      else if (item->kind != TC_NEWS_FILLED)
        self->acts[self->n_acts++] = *item;
      else
        {
          TcFills *tagger = find_tagger (self, item->seat);

          if (tagger->n_fills == 0 && drone != NULL && drone->seat == item->seat)
            tagger->sum = tagger->price = drone->value;
          insert_fill (tagger, game, (TcFill) { item->feature, item->rank, item->value });
        }
    }
}

/* The only die that nobody has taken. */
static void
find_final_die (TcReport      *self,
                const TcGame  *game,
                const TcState *before)
{
  for (guint die = 0; die < tc_state_n_dice (game); die++)
    if (!tc_state_die_taken (before, die))
      {
        self->face = tc_state_die_face (before, die);
        self->token = (guint) tc_state_die_section (before, die);
      }
}

static TcReport
report_move (const TcGame  *game,
             const TcState *before,
             TurnMove       move,
             const TcState *after)
{
  g_autoptr (GArray) news = tc_news_of_move (game, before, move, after);
  TcReport self = { .is_final = tc_move_from_turn (move).kind == TC_MOVE_SEAL
                                && tc_state_phase (game, after) != TC_PHASE_FINAL };

  collect (&self, game, news);
  if (self.is_final)
    find_final_die (&self, game, before);

  return self;
}

TcReport
tc_report_of_match (TurnMatch *match,
                    guint      n_moves)
{
  const TurnMove *moves = turn_record_get_moves (turn_match_get_record (match), NULL);
  TurnState before, after;

  if (n_moves == 0)
    return (TcReport) { 0 };

  turn_match_get_state_at (match, n_moves - 1, &before);
  turn_match_get_state_at (match, n_moves, &after);

  return report_move (turn_match_get_game (match), (const TcState *) &before, moves[n_moves - 1], (const TcState *) &after);
}

TcTold
tc_told_at (TurnMatch *match,
            guint      position)
{
  return (TcTold) { tc_report_of_match (match, position), position };
}

static gboolean
begins_round (const TcReport *report)
{
  return report->n_acts > 0 && report->acts[0].kind == TC_NEWS_ROUND;
}

TcTold
tc_told_latest (TurnMatch *match)
{
  const guint newest = turn_match_get_position (match);
  TcTold latest = { 0 };

  for (guint position = newest; position > 0; position--)
    {
      const TcTold told = tc_told_at (match, position);
      const TcReport end = latest.report.has_end ? latest.report : told.report;

      /* Only dice may have been rolled since a final die. */
      if (latest.position == 0 && told.report.n_taggers > 0 && (!told.report.is_final || position + 1 >= newest))
        latest = told;
      if (told.report.is_final && position < newest)
        return latest;
      latest.report.has_end = end.has_end;
      latest.report.end = end.end;
      if (told.report.is_final || (begins_round (&told.report) && position < newest))
        return latest;
    }

  return latest;
}

guint64
tc_fills_get_features (const TcFills *self)
{
  guint64 features = 0;

  for (guint i = 0; i < self->n_fills; i++)
    features |= G_GUINT64_CONSTANT (1) << self->fills[i].feature;

  return features;
}

static const char *
get_name (const TcFills *self,
          TurnRecord    *record)
{
  return turn_record_get_seat (record, self->seat)->name;
}

static const TcFeature *
get_feature (const TcFill *self,
             TurnRecord   *record)
{
  const TcGame *game = turn_record_get_game (record);

  return &game->features[self->feature];
}

/* "3", "K" or "Heights": what a feature is called where its kind is said already. */
static char *
name_feature (const TcFeature *feature,
              TurnRecord      *record)
{
  switch (feature->kind)
    {
    case TC_FEATURE_ROW:
      return g_strdup_printf ("%u", feature->index + 1u);

    case TC_FEATURE_COLUMN:
      return g_strdup_printf ("%c", 'A' + feature->index);

    case TC_FEATURE_DISTRICT:
    default:
      return g_strdup (tc_board_file_get_district_name (tc_record_get_board_file (record), feature->index, NULL));
    }
}

/* "rows 3, 4 and 5". Takes @names, all of one kind; districts stand for themselves. */
static void
add_lines (GPtrArray    *words,
           TcFeatureKind kind,
           GPtrArray    *names)
{
  g_autofree char *list = turn_words_list ((const char *const *) names->pdata);

  if (names->len == 0)
    return;
  if (kind == TC_FEATURE_ROW)
    /* Translators: filled rows in the middle of a sentence; %s is their numbers: “3, 4 and 5”. */
    g_ptr_array_add (words, g_strdup_printf (ngettext ("row %s", "rows %s", names->len), list));
  else
    /* Translators: filled columns in the middle of a sentence; %s is their letters: “C and D”. */
    g_ptr_array_add (words, g_strdup_printf (ngettext ("column %s", "columns %s", names->len), list));
}

/* "rows 3 and 4, column K and Heights". */
static char *
list_fills (const TcFill *fills,
            guint         n_fills,
            TurnRecord   *record)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_null_terminated (n_fills, g_free, TRUE);
  static const TcFeatureKind lines[] = { TC_FEATURE_ROW, TC_FEATURE_COLUMN };

  for (gsize k = 0; k < G_N_ELEMENTS (lines); k++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (n_fills, g_free, TRUE);

      for (guint i = 0; i < n_fills; i++)
        if (get_feature (&fills[i], record)->kind == lines[k])
          g_ptr_array_add (names, name_feature (get_feature (&fills[i], record), record));
      add_lines (words, lines[k], names);
    }
  for (guint i = 0; i < n_fills; i++)
    if (get_feature (&fills[i], record)->kind == TC_FEATURE_DISTRICT)
      {
        g_autofree char *name = name_feature (get_feature (&fills[i], record), record);

        g_ptr_array_add (words, turn_words_inside (name));
      }

  return turn_words_list ((const char *const *) words->pdata);
}

char *
tc_fills_dup_names (const TcFills *self,
                    TurnRecord    *record)
{
  return list_fills (self->fills, self->n_fills, record);
}

char *
tc_fills_dup_sentence (const TcFills *self,
                       TurnRecord    *record,
                       int            viewer)
{
  g_autofree char *list = list_fills (self->fills, self->n_fills, record);
  g_autofree char *sum = turn_words_gain (self->sum);

  if (viewer == (int) self->seat)
    /* Translators: what you filled and what it brought: “You fill row 1, column K and Heights: +31”. */
    return g_strdup_printf (_("You fill %s: %s"), list, sum);

  /* Translators: a name, what that tagger filled and what it brought: “Nono fills row 1, column K and Heights: +31”. */
  return g_strdup_printf (_("%s fills %s: %s"), get_name (self, record), list, sum);
}

char *
tc_fills_dup_title (const TcFills *self,
                    TurnRecord    *record)
{
  g_autofree char *list = NULL;

  if (self->n_fills > 1)
    /* Translators: a name, and how many rows, columns and districts that tagger filled with one shape; always more than one. */
    return g_strdup_printf (_("%s fills %u at once!"), get_name (self, record), self->n_fills);

  list = list_fills (self->fills, self->n_fills, record);

  /* Translators: the first %s is a name, the second a row, column or district: “Nono fills row 5!” */
  return g_strdup_printf (_("%s fills %s!"), get_name (self, record), list);
}

/* Whether the feature can still be filled by @viewer or, where that is who filled it or nobody, by anybody else. */
static gboolean
is_left (const TcFill  *fill,
         const TcFills *fills,
         const TcGame  *game,
         const TcState *state,
         int            viewer)
{
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    if ((viewer < 0 || viewer == (int) fills->seat || viewer == (int) seat)
        && !tc_state_feature_filled (game, state, seat, fill->feature))
      return TRUE;

  return FALSE;
}

char *
tc_fills_dup_detail (const TcFills *self,
                     TurnRecord    *record,
                     const TcState *state,
                     int            viewer)
{
  const TcGame *game = turn_record_get_game (record);
  const gboolean is_rival = viewer >= 0 && viewer != (int) self->seat;
  g_autoptr (GPtrArray) values = g_ptr_array_new_null_terminated (self->n_fills, g_free, TRUE);
  g_autofree char *list = NULL;

  for (guint i = 0; i < self->n_fills; i++)
    if (is_left (&self->fills[i], self, game, state, viewer))
      g_ptr_array_add (values, turn_words_number (game->features[self->fills[i].feature].value.low));
  list = turn_words_list ((const char *const *) values->pdata);

  if (values->len > 0 && is_rival)
    /* Translators: %s is one value or more: “6, 3 and 12”. */
    return g_strdup_printf (_("You can still score %s"), list);
  if (values->len > 0)
    return g_strdup_printf (_("The others can still score %s"), list);
  if (is_rival)
    /* Translators: of what somebody else has just filled: you have filled it, or all of it, too. */
    return g_strdup (ngettext ("You have it already", "You have them all", self->n_fills));

  return NULL;
}

/* "row 1, 6", "column K first, 5", "Heights, purple, first, 20". */
static char *
say_fill (const TcFill *self,
          TurnRecord   *record)
{
  const TcGame *game = turn_record_get_game (record);
  const TcFeature *feature = get_feature (self, record);
  g_autofree char *name = list_fills (self, 1, record);
  g_autofree char *value = turn_words_number (self->value);
  const char *colour;

  if (feature->kind != TC_FEATURE_DISTRICT)
    /* Translators: read aloud: a row or column and its value, “column K first, 5” when nobody had filled it before. */
    return g_strdup_printf (self->rank == TC_RANK_HIGH ? C_("spoken", "%s first, %s") : C_("spoken", "%s, %s"), name, value);

  colour = tc_colour_name (game->board.districts[feature->index].colour);

  /* Translators: read aloud: a district, its colour and its value, “Heights, purple, first, 20” when nobody had filled it before. */
  return g_strdup_printf (self->rank == TC_RANK_HIGH ? C_("spoken", "%s, %s, first, %s") : C_("spoken", "%s, %s, %s"),
                          name, colour, value);
}

/* Takes both texts. */
static char *
say_next (char *before,
          char *next)
{
  /* Translators: read aloud: what somebody filled, one after the other. */
  char *both = g_strdup_printf (C_("spoken", "%s; %s"), before, next);

  g_free (before);
  g_free (next);

  return both;
}

char *
tc_fills_dup_listed (const TcFills *self,
                     TurnRecord    *record)
{
  char *words = say_fill (&self->fills[0], record);

  for (guint i = 1; i < self->n_fills; i++)
    words = say_next (words, say_fill (&self->fills[i], record));

  return words;
}

static char *
say_fills (const TcFills *self,
           TurnRecord    *record)
{
  char *words = tc_fills_dup_listed (self, record);

  if (self->price != 0)
    /* Translators: read aloud: what the drone that filled something costs. */
    words = say_next (words, g_strdup_printf (C_("spoken", "drone, minus %d"), ABS (self->price)));

  return words;
}

char *
tc_fills_dup_spoken (const TcFills *self,
                     TurnRecord    *record)
{
  g_autofree char *list = say_fills (self, record);

  /* Translators: read aloud: a name, what that tagger filled, and what it brought. */
  return g_strdup_printf (self->sum < 0 ? C_("spoken", "%s fills %s. Minus %d.") : C_("spoken", "%s fills %s. Plus %d."),
                          get_name (self, record), list, ABS (self->sum));
}

char *
tc_fill_dup_label (const TcFill *self,
                   TurnRecord   *record)
{
  const TcFeature *feature = get_feature (self, record);
  g_autofree char *name = name_feature (feature, record);

  if (feature->kind == TC_FEATURE_ROW)
    return g_strdup_printf (C_("filled", "Row %s"), name);
  if (feature->kind == TC_FEATURE_COLUMN)
    return g_strdup_printf (C_("filled", "Column %s"), name);

  return g_steal_pointer (&name);
}

static const char *
name_all (guint n_seats)
{
  switch (n_seats)
    {
    case 2: return _("Both fill with the final die");
    case 3: return _("All three fill with the final die");
    default: return _("All four fill with the final die");
    }
}

char *
tc_report_dup_heading (const TcReport *self,
                       TurnRecord     *record)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (TC_MAX_SEATS, NULL, TRUE);
  g_autofree char *list = NULL;

  if (!self->is_final || self->n_taggers == 0)
    return NULL;
  if (self->n_taggers == turn_record_get_n_seats (record))
    return g_strdup (name_all (self->n_taggers));

  for (guint i = 0; i < self->n_taggers; i++)
    g_ptr_array_add (names, (gpointer) get_name (&self->taggers[i], record));
  list = turn_words_list ((const char *const *) names->pdata);

  /* Translators: %s is one name or more: “Ana and Zaz fill with the final die”. */
  return g_strdup_printf (ngettext ("%s fills with the final die", "%s fill with the final die", self->n_taggers), list);
}

const TcFills *
tc_report_find_fills (const TcReport *self,
                      guint           seat)
{
  for (guint i = 0; i < self->n_taggers; i++)
    if (self->taggers[i].seat == seat)
      return &self->taggers[i];

  return NULL;
}

int
tc_report_get_gain (const TcReport *self,
                    guint           seat)
{
  const TcFills *fills = tc_report_find_fills (self, seat);

  if (fills != NULL)
    return fills->sum;
  for (guint i = 0; i < self->n_acts; i++)
    if (self->acts[i].seat == seat)
      return self->acts[i].value;

  return 0;
}
