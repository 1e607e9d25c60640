/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-action-scene.h"

#include <glib/gi18n.h>
#include <tc-networks-words.h>
#include <turn-words.h>

#include "tc-scene.h"

static TcChip
make_chip (TcTable              *table,
           const TcDraftFeature *filled)
{
  const TcGame *game = tc_table_get_game (table);
  const TcFeature *feature = &game->features[filled->feature];
  const TcFill fill = { filled->feature, filled->rank, filled->value };
  const gboolean is_district = feature->kind == TC_FEATURE_DISTRICT;

  return (TcChip) {
           .label = tc_fill_dup_label (&fill, turn_match_get_record (tc_table_get_match (table))),
           .value = turn_words_number (filled->value),
           .is_high = filled->rank == TC_RANK_HIGH,
           .district = is_district ? feature->index : -1,
           .colour = is_district ? game->board.districts[feature->index].colour : 0,
  };
}

static void
show_filled (TcActionScene *self,
             TcTable       *table,
             const TcDraft *draft)
{
  guint n_features;
  const TcDraftFeature *features = tc_draft_get_features (draft, &n_features);

  self->n_chips = MIN (n_features, G_N_ELEMENTS (self->chips));
  for (guint i = 0; i < self->n_chips; i++)
    self->chips[i] = make_chip (table, &features[i]);

  /* Translators: under the board, of a shape; the first is followed by the rows, columns and districts. */
  self->words = g_strdup (n_features > 0 ? C_("shape", "fills") : C_("shape", "fills nothing"));
}

/* What the turn in the making would bring, or what it lacks. */
static void
show_turn (TcActionScene *self,
           TcTable       *table,
           const TcDraft *draft)
{
  if (tc_draft_get_use (draft) == TC_USE_SOCIAL)
    {
      self->networks = draft;
      return;
    }

  switch (draft->status)
    {
    case TC_DRAFT_NEEDS_DIE:
      self->words = g_strdup (_("Choose a die at the HQ"));
      break;
    case TC_DRAFT_NEEDS_TOKEN:
      self->words = g_strdup (_("Choose a shape at the HQ"));
      break;
    case TC_DRAFT_FITS_NOWHERE:
    case TC_DRAFT_OFF_THE_CITY:
    case TC_DRAFT_NOT_FREE:
      self->words = g_strdup (C_("shape", "does not fit"));
      break;
    case TC_DRAFT_READY:
      show_filled (self, table, draft);
      break;
    case TC_DRAFT_IDLE:
    case TC_DRAFT_NO_DRONE:
    default:
      break;
    }
}

static void
show_dice (TcActionScene    *self,
           const TcDicePlan *plan)
{
  const guint n_dice = tc_dice_plan_get_n_dice (plan) - tc_dice_plan_get_n_placed (plan);

  if (n_dice > 0)
    /* Translators: so many dice the leader has not yet pushed to a side. */
    self->words = g_strdup_printf (ngettext ("%u die to place", "%u dice to place", n_dice), n_dice);
}

static void
name_confirm (TcActionScene *self,
              const char    *label,
              const char    *icon)
{
  self->confirm = g_strdup (label);
  self->icon = icon;
}

static void
name_turn (TcActionScene *self,
           TcTable       *table,
           gboolean       compact)
{
  const TcDraft *draft = tc_table_get_draft (table);

  if (draft->pinned || (tc_draft_is_final (draft) && tc_table_get_seals_at_once (table)))
    name_confirm (self, _("Seal"), "tc-sealed-symbolic");
  else if (tc_draft_is_final (draft))
    name_confirm (self, _("Pin It"), "tc-pin-symbolic");
  else if (tc_draft_get_use (draft) == TC_USE_SOCIAL)
    self->confirm = tc_networks_confirm (draft, compact);
  else
    name_confirm (self, _("Spray"), "tc-spray-symbolic");
}

TcActionScene
tc_action_scene_new (TcTable *table,
                     gboolean compact,
                     gboolean offers_result)
{
  const TcDraft *draft = tc_table_get_own_draft (table);
  const TcDicePlan *plan = tc_table_get_own_plan (table);
  const gboolean rolls = turn_match_get_roller (tc_table_get_match (table)) >= 0;
  TcActionScene self = {
    .tools = plan != NULL ? TC_TOOLS_DICE : TC_TOOLS_SHAPE,
    .is_pinned = draft != NULL && draft->pinned,
    .paint = tc_scene_paint (table, tc_table_get_viewer (table)),
    .is_live = offers_result || rolls || draft != NULL || plan != NULL,
    .is_ready = offers_result || rolls || tc_table_can_confirm (table),
  };

  if (plan != NULL && !compact)
    show_dice (&self, plan);
  else if (draft != NULL && !compact)
    show_turn (&self, table, draft);

  if (offers_result)
    name_confirm (&self, _("See the Result"), NULL);
  else if (rolls)
    name_confirm (&self, C_("dice", "Roll"), NULL);
  else if (plan != NULL)
    name_confirm (&self, _("Open HQ"), NULL);
  else
    name_turn (&self, table, compact);

  return self;
}

void
tc_action_scene_clear (TcActionScene *self)
{
  for (guint i = 0; i < self->n_chips; i++)
    {
      g_free ((char *) self->chips[i].label);
      g_free ((char *) self->chips[i].value);
    }
  self->n_chips = 0;
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->confirm, g_free);
}
