# SPDX-FileCopyrightText: Tag City contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# How long programs take until the first frame of their window is drawn, and how much memory they then have; for the benchmarks that source this.

missed=0

# Starts a program until it has said when its first frame was drawn; prints that in ms, and how many KiB it has when it has come to rest.
measure ()
{
  local output time memory pid

  output=$(mktemp)
  STARTED=$(date +%s%N) "$@" >"$output" 2>/dev/null &
  pid=$!
  until [ -s "$output" ]; do
    kill -0 "$pid" || exit 1
    sleep 0.02
  done
  sleep 0.6
  time=$(head -n 1 "$output")
  memory=$(awk '/^VmRSS/ { print $2 }' "/proc/$pid/status")
  kill "$pid"
  wait "$pid" 2>/dev/null || true
  rm -f "$output"
  echo "$time $memory"
}

# The middle one of several: now and then a start is much quicker or slower than all others.
median ()
{
  sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'
}

# Says a figure beside that of a bare window, and remembers whether it is over its limit.
report ()
{
  awk -v what="$1" -v bare="$2" -v game="$3" -v unit="$4" -v most="$5" \
    'BEGIN { printf "%-44s %8d %s, bare window %d %s: ratio %.2f (at most %s)\n", what, game, unit, bare, unit, game / bare, most
             exit game > bare * most }' || missed=1
}
