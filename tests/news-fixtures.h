/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-report.h>
#include <tc-table-page.h>

/* A table on which something has just been announced. */
typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
  guint      n_over;        /* how often the page has said so, and when last */
  guint      n_ended;
  gint64     over_at;
  gint64     ended_at;
  gint64     queue_came;    /* when it did last, or 0 */
  gint64     queue_went;
  guint      n_fills;       /* for tests that count */
} NewsFixture;

/* Takes over @match. */
void       news_fixture_show        (NewsFixture *fixture,
                                     TurnMatch   *match,
                                     int          width,
                                     int          height,
                                     gboolean     replay);
void       news_fixture_clear       (NewsFixture *fixture);

/* Plays a battle until something is so after a move of the person, with the table on the screen for that move. */
typedef gboolean (*NewsFixtureMoment) (TurnMatch *match);
void       news_fixture_show_moment (NewsFixture      *fixture,
                                     const char       *controllers,
                                     NewsFixtureMoment wanted,
                                     int               width);

/* A rival has filled something just before the person chooses a die. */
gboolean   news_fixture_is_after_rival (TurnMatch *match);

/* The battle is over, and several have filled something with the final die. */
gboolean   news_fixture_is_over     (TurnMatch *match);

/* The person plays as well as a bot. */
void       news_fixture_act         (TurnMatch *match);

/* A widget of the page’s template. */
GtkWidget *news_fixture_get         (NewsFixture *fixture,
                                     const char  *name);
gboolean   news_fixture_is_labelled (GtkWidget  *widget,
                                     const char *label);
gboolean   news_fixture_prompts     (NewsFixture *fixture,
                                     const char  *text);

/* Shows stickers that wait until the newest is there. */
void       news_fixture_drain       (NewsFixture *fixture);
