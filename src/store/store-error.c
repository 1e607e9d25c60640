/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-error.h"

G_DEFINE_QUARK (StoreError, store_error)
