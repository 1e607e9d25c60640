/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-guide.h"

#include <glib/gi18n.h>

guint
turn_guide_get_step (const TurnGuide *self,
                     TurnScreen      *screen)
{
  const guint step = self->script->find (screen, self->read);

  return step < self->script->n_steps ? step - MIN (self->n_back, step) : step;
}

const char *
turn_guide_get_text (const TurnGuide *self,
                     TurnScreen      *screen)
{
  const guint step = turn_guide_get_step (self, screen);
  const char *answer = self->n_back == 0 && self->script->answer != NULL ? self->script->answer (screen, step) : NULL;

  return _(answer != NULL ? answer : self->script->steps[step].text);
}

static const TurnGuideStep *
find_step (const TurnGuide *self,
           TurnScreen      *screen)
{
  const guint step = turn_guide_get_step (self, screen);

  return step < self->script->n_steps ? &self->script->steps[step] : NULL;
}

const char *
turn_guide_get_button (const TurnGuide *self,
                       TurnScreen      *screen)
{
  const TurnGuideStep *step = find_step (self, screen);

  if (step == NULL)
    return NULL;
  if (self->n_back > 0 || step->act == NULL)
    return C_("guide", "Next");

  return turn_screen_can_act (screen) ? _(step->act) : NULL;
}

void
turn_guide_go_on (TurnGuide  *self,
                  TurnScreen *screen)
{
  const guint step = turn_guide_get_step (self, screen);

  if (turn_guide_get_button (self, screen) == NULL)
    return;
  if (self->n_back > 0)
    self->n_back--;
  else if (self->script->steps[step].act == NULL)
    self->read |= 1u << step;
  else
    self->script->act (screen, step);
}

void
turn_guide_go_back (TurnGuide  *self,
                    TurnScreen *screen)
{
  const guint step = turn_guide_get_step (self, screen);

  if (step > 0 && step < self->script->n_steps)
    self->n_back++;
}

gboolean
turn_guide_takes_enter (const TurnGuide *self,
                        TurnScreen      *screen)
{
  const TurnGuideStep *step = find_step (self, screen);

  return step != NULL && turn_guide_get_button (self, screen) != NULL && (self->n_back > 0 || step->act == NULL || step->by_enter);
}

static gboolean
has (GSettings  *settings,
     const char *key,
     const char *game)
{
  g_auto (GStrv) games = g_settings_get_strv (settings, key);

  return g_strv_contains ((const char *const *) games, game);
}

gboolean
turn_first_games_is_offered (GSettings  *settings,
                             const char *game)
{
  return !has (settings, "first-games", game) && !has (settings, "known-games", game);
}

void
turn_first_games_set_offered (GSettings  *settings,
                              const char *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) games = g_settings_get_strv (settings, "first-games"), all = NULL;

  if (has (settings, "first-games", game))
    return;
  g_strv_builder_addv (builder, (const char **) games);
  g_strv_builder_add (builder, game);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "first-games", (const char *const *) all);
}
