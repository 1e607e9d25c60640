/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TCE_TYPE_VALUE_FIELD (tce_value_field_get_type ())

/**
 * TceValueField:
 *
 * A small whole number where it stands: with the focus on it one types, Up and Down change it, Enter or leaving takes
 * it, Escape gives it up. A finger, and two clicks, open a minus and a plus with an entry between them. It says so with `entered (int value)` and shows the new number only when it is given it.
 *
 * With the style class `bare` nothing of it is seen until it has the focus: for numbers that something else draws.
 */
G_DECLARE_FINAL_TYPE (TceValueField, tce_value_field, TCE, VALUE_FIELD, GtkWidget)

void       tce_value_field_set_value     (TceValueField *self,
                                          int            value);

/* What can be entered; −99 to 99 unless told. */
void       tce_value_field_set_range     (TceValueField *self,
                                          int            least,
                                          int            most);

/* In pixels; 0: that of the style. */
void       tce_value_field_set_font_size (TceValueField *self,
                                          double         font_size);

/* "Column C, high value": what is read aloud. */
void       tce_value_field_set_label     (TceValueField *self,
                                          const char    *label);

G_END_DECLS
