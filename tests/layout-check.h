/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

/* Windows in the smallest size, the usual one and one of 4K, with small and large text, from left to right and from right to left: everything that is
 * written fits into what it is written on. With PICTURES set to a folder all of them are saved there, to be looked at. */
typedef struct
{
  double   text_scale;
  gboolean right_to_left;
} LayoutSetting;

typedef struct
{
  int width;
  int height;
} LayoutSize;

#define LAYOUT_CHECK_N_SIZES 4

extern const LayoutSize layout_check_sizes[LAYOUT_CHECK_N_SIZES];     /* the smallest first */

/* Adds a test a setting: path/1/left-to-right and so on, called with a LayoutSetting. */
void layout_check_add_tests (const char   *path,
                             GTestDataFunc test);

/* How all windows that are made from now on are written. */
void layout_check_apply     (const LayoutSetting *setting);

/* Lays a window that is not on the screen out in all sizes, and fails the test where something does not fit. */
void layout_check_window    (GtkWidget           *window,
                             const LayoutSetting *setting,
                             const char          *name);

/* The same of a window that is on the screen, as it is. */
void layout_check_shown     (GtkWidget           *window,
                             const LayoutSetting *setting,
                             const LayoutSize    *size,
                             const char          *name);
