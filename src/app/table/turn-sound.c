/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-sound.h"

#include <gio/gio.h>

#ifdef HAVE_GSOUND

#include <gsound.h>

static const char *const names[] = {
  [TC_SOUND_BUBBLE] = "bubble",
  [TC_SOUND_CARD] = "card",
  [TC_SOUND_CAUGHT] = "caught",
  [TC_SOUND_DICE] = "dice",
  [TC_SOUND_DRAW] = "draw",
  [TC_SOUND_DRONE] = "drone",
  [TC_SOUND_FILL] = "fill",
  [TC_SOUND_FREEZE] = "freeze",
  [TC_SOUND_PUSH] = "push",
  [TC_SOUND_SHAKE] = "shake",
  [TC_SOUND_SHUTTER] = "shutter",
  [TC_SOUND_SPRAY] = "spray",
  [TC_SOUND_WIN] = "win",
};

/* The connection to the sound server, or NULL where there is none. */
static GSoundContext *
get_context (void)
{
  static GSoundContext *context;
  static gsize tried;

  if (g_once_init_enter (&tried))
    {
      context = gsound_context_new (NULL, NULL);
      g_once_init_leave (&tried, 1);
    }

  return context;
}

static gboolean
is_muted (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);

  return !g_settings_get_boolean (settings, "sound");
}

void
tc_sound_play (TcSound sound)
{
  const char *folder = g_getenv ("TAG_CITY_SOUNDS");
  g_autofree char *name = g_strconcat (names[sound], ".wav", NULL);
  g_autofree char *path = g_build_filename (folder != NULL ? folder : SOUND_DIR, name, NULL);

  if (is_muted () || get_context () == NULL)
    return;

  gsound_context_play_simple (get_context (), NULL, NULL,
                              GSOUND_ATTR_MEDIA_FILENAME, path,
                              GSOUND_ATTR_MEDIA_ROLE, "game",
                              NULL);
}

#else

void
tc_sound_play (TcSound sound)
{
}

#endif
