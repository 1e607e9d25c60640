/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the table sounds like; each is a file that data/sounds/make-sounds.py makes. */
typedef enum
{
  TURN_SOUND_BUBBLE,
  TURN_SOUND_CARD,
  TURN_SOUND_CAUGHT,
  TURN_SOUND_DICE,
  TURN_SOUND_DRAW,
  TURN_SOUND_DRONE,
  TURN_SOUND_FILL,
  TURN_SOUND_FREEZE,
  TURN_SOUND_PUSH,
  TURN_SOUND_SHAKE,
  TURN_SOUND_SHUTTER,
  TURN_SOUND_SPRAY,
  TURN_SOUND_WIN,
} TurnSound;

/* Plays a sound and does not wait for it. Silent when muted in the settings, without an audio device, and in builds without GSound. */
void turn_sound_play (TurnSound sound);

G_END_DECLS
