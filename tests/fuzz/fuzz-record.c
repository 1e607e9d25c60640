/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever is read as a record must be written to something that is read again and written to the same bytes. */

#include <stdint.h>
#include <string.h>

#include <store-json.h>
#include <turn-record.h>

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

static TurnRecord *
read_record (const char *text,
             gsize       length)
{
  g_autoptr (JsonNode) node = store_json_parse (text, length, NULL);

  return node != NULL ? turn_record_read (node, NULL) : NULL;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (TurnRecord) record = read_record ((const char *) data, size);
  g_autoptr (TurnRecord) again = NULL;
  g_autofree char *line = NULL, *line_again = NULL;

  if (record == NULL)
    return 0;

  line = turn_record_to_line (record);
  again = read_record (line, strlen (line));
  g_assert_nonnull (again);
  line_again = turn_record_to_line (again);
  g_assert_cmpstr (line, ==, line_again);

  return 0;
}
