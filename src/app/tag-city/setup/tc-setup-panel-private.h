/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-setup-panel.h"

#include <tc-battle-setup.h>
#include <tc-board-library.h>

#include "tc-board-chooser.h"
#include "tc-gallery-page.h"
#include "tc-hq-chooser.h"
#include "tc-seed-row.h"
#include "turn-seat-rows.h"

G_BEGIN_DECLS

/* What tests look at. */

struct _TcSetupPanel
{
  TurnSetup       parent_instance;

  GSettings      *settings;
  TcBoardLibrary *library;
  TcBattleSetup  *battle;
  gboolean        following;     /* the widgets are being set from the battle */
  TurnSeatRows   *rows;
  TcGalleryPage  *gallery;       /* NULL before it is asked for */

  GtkBox         *columns;
  GtkBox         *first_column;
  GtkBox         *second_column;
  GtkWidget      *boards_part;
  GtkLabel       *dice_hint;
  GtkListBox     *taggers;
  GtkButton      *add_tagger;
  TcHqChooser    *hq;
  AdwComboRow    *leader;
  GtkListBox     *options;
  GtkSwitch      *free_drones;
  TcSeedRow      *seed;
  GtkButton      *all_boards;
  TcBoardChooser *boards;
  GtkWidget      *warning;        /* that checking networks pays */
};

void tc_setup_panel_choose_board (TcSetupPanel *self,
                                  TcBoardEntry *entry);

G_END_DECLS
