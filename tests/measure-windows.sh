# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# How long programs take until their window is there, and how much memory they then have; for the benchmarks that source this.

now ()
{
  date +%s%N
}

# Starts a program until its window is on the screen; prints how many ms that took and how many KiB it then has.
measure ()
{
  local title=$1 start end pid memory

  shift
  start=$(now)
  "$@" >/dev/null 2>&1 &
  pid=$!
  until xdotool search --onlyvisible --name "$title" >/dev/null 2>&1; do
    sleep 0.01
  done
  end=$(now)
  sleep 1.5
  memory=$(awk '/^VmRSS/ { print $2 }' "/proc/$pid/status")
  kill "$pid"
  wait "$pid" 2>/dev/null || true
  echo "$(((end - start) / 1000000)) $memory"
}

median ()
{
  sort -n | awk '{ values[NR] = $1 } END { print values[int((NR + 1) / 2)] }'
}

report ()
{
  awk -v what="$1" -v bare="$2" -v program="$3" -v unit="$4" -v most="$5" \
    'BEGIN { printf "%-44s %8d %s, bare window %d %s: ratio %.2f (at most %s)\n", what, program, unit, bare, unit, program / bare, most }'
}
