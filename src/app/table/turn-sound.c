/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-sound.h"

#include <gio/gio.h>

#ifdef HAVE_GSOUND

#include <gsound.h>

#include "turn-volume.h"

static const char *const names[] = {
  [TURN_SOUND_BUBBLE] = "bubble",
  [TURN_SOUND_CARD] = "card",
  [TURN_SOUND_CAUGHT] = "caught",
  [TURN_SOUND_DICE] = "dice",
  [TURN_SOUND_DRAW] = "draw",
  [TURN_SOUND_DRONE] = "drone",
  [TURN_SOUND_FILL] = "fill",
  [TURN_SOUND_FREEZE] = "freeze",
  [TURN_SOUND_PUSH] = "push",
  [TURN_SOUND_SHAKE] = "shake",
  [TURN_SOUND_SHUTTER] = "shutter",
  [TURN_SOUND_SPRAY] = "spray",
  [TURN_SOUND_WIN] = "win",
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

void
turn_sound_play (TurnSound sound)
{
  g_autoptr (GSettings) settings = g_settings_new (APPLICATION_ID);
  const char *folder = g_getenv ("TAG_CITY_SOUNDS");
  const double share = g_settings_get_boolean (settings, "sound") ? g_settings_get_double (settings, "sound-volume") : 0;
  g_autofree char *name = g_strconcat (names[sound], ".wav", NULL);
  g_autofree char *path = g_build_filename (folder != NULL ? folder : SOUND_DIR, name, NULL);
  g_autofree char *volume = turn_volume_dup_decibels (share);

  if (share <= 0 || get_context () == NULL)
    return;

  gsound_context_play_simple (get_context (), NULL, NULL,
                              GSOUND_ATTR_MEDIA_FILENAME, path,
                              GSOUND_ATTR_MEDIA_ROLE, "game",
                              GSOUND_ATTR_CANBERRA_VOLUME, volume,
                              NULL);
}

#else

void
turn_sound_play (TurnSound sound)
{
}

#endif
