/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

/* Counting and finding bits is what the rules do most, and a plain x86-64 binary may not use the instructions for it that nearly
 * every machine has. So hot functions are compiled twice and the machine decides when they are called. This is an ordinary test
 * and no ifunc, which sanitizers, static linking and some C libraries do not bear. */
#if defined(__x86_64__) && !(defined(__POPCNT__) && defined(__BMI2__))

/* Where code may be written for such machines alone. */
#define TC_HAS_NEWER_CPU 1

#define TC_FOR_NEWER_CPU __attribute__ ((target ("popcnt,bmi,bmi2,avx2")))

static inline bool
tc_cpu_is_newer (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi2") &&
         __builtin_cpu_supports ("bmi") && __builtin_cpu_supports ("popcnt");
}

#else

#define TC_HAS_NEWER_CPU 0

#define TC_FOR_NEWER_CPU

static inline bool
tc_cpu_is_newer (void)
{
  return false;
}

#endif

/* Defines a function twice, as @name and as @name_newer for newer machines, with the same body. */
#define TC_DEFINE_TWICE(type, name, parameters, body) \
  static type name parameters body \
  TC_FOR_NEWER_CPU static type name ## _newer parameters body
