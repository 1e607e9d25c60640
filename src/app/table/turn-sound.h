/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the table sounds like; each is a file that data/sounds/make-sounds.py makes. */
typedef enum
{
  TC_SOUND_BUBBLE,
  TC_SOUND_CARD,
  TC_SOUND_CAUGHT,
  TC_SOUND_DICE,
  TC_SOUND_DRAW,
  TC_SOUND_DRONE,
  TC_SOUND_FILL,
  TC_SOUND_FREEZE,
  TC_SOUND_PUSH,
  TC_SOUND_SHAKE,
  TC_SOUND_SHUTTER,
  TC_SOUND_SPRAY,
  TC_SOUND_WIN,
} TcSound;

/* Plays a sound and does not wait for it. Silent when muted in the settings, without an audio device, and in builds without GSound. */
void tc_sound_play (TcSound sound);

G_END_DECLS
