/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>

#include "turn-record.h"

G_BEGIN_DECLS

/* Roll Tag's row of turn_record_formats. */
extern const TurnRecordFormat rt_record_format;

/* A card as records name it: "AS", "10H", "QD". */
#define RT_CARD_NAME_SIZE 4

void      rt_record_card_name   (RtCard card,
                                 char   name[RT_CARD_NAME_SIZE]);
gboolean  rt_record_card_find   (const char *name,
                                 RtCard     *card);

/* The functions of rt_record_format that concern events. */
gboolean  rt_record_read_event  (gconstpointer game,
                                 gconstpointer state,
                                 JsonObject   *event,
                                 GArray       *moves,
                                 GError      **error);
JsonNode *rt_record_write_event (gconstpointer   game,
                                 gconstpointer   before,
                                 gconstpointer   after,
                                 const TurnMove *moves,
                                 guint           n_moves);

G_END_DECLS
