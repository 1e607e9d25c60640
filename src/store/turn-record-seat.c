/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-private.h"

#include <glib/gi18n.h>

#include "store-members.h"

static gboolean
is_plain_text (const char *text)
{
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

static gboolean
check_text (const char *member,
            const char *text,
            GError    **error)
{
  if (text != NULL && g_utf8_validate (text, -1, NULL) && is_plain_text (text) &&
      *text != '\0' && g_utf8_strlen (text, -1) <= TURN_RECORD_MAX_NAME)
    return TRUE;

  return store_fail_content (error, _("%s: must be 1 to %d characters on one line"), member, TURN_RECORD_MAX_NAME);
}

static gboolean
check_controller (const char *controller,
                  GError    **error)
{
  static const char *const controllers[] = {
    "human", "bot:random", "bot:greedy", "bot:easy", "bot:medium", "bot:hard", "bot:expert", NULL,
  };

  if (controller != NULL && g_strv_contains (controllers, controller))
    return TRUE;

  /* Translators: “controller”, “human”, “bot:” and the levels stand in files as they are here. */
  return store_fail_content (error, _("controller: must be “human”, or “bot:” and one of random, greedy, easy, medium, hard, expert"));
}

gboolean
turn_seat_check (const TurnSeat *self,
                 GError        **error)
{
  return check_text ("name", self->name, error) &&
         check_controller (self->controller, error) &&
         (self->paint == NULL || check_text ("paint", self->paint, error)) &&
         (self->language == NULL || check_text ("language", self->language, error));
}

/* Absent is fine, and leaves NULL. */
static gboolean
read_optional_text (JsonObject  *object,
                    const char  *member,
                    const char **text,
                    GError     **error)
{
  if (!json_object_has_member (object, member))
    return TRUE;
  *text = store_get_text (object, member, error);

  return *text != NULL;
}

static gboolean
read_seat (TurnRecord *self,
           JsonObject *object,
           GError    **error)
{
  static const char *const known[] = { "name", "controller", "paint", "language", NULL };
  g_autoptr (JsonObject) extras = NULL;
  const char *name, *controller, *paint = NULL, *language = NULL;
  TurnSeat seat;

  name = store_get_text (object, "name", error);
  if (name == NULL)
    return FALSE;
  controller = store_get_text (object, "controller", error);
  if (controller == NULL ||
      !read_optional_text (object, "paint", &paint, error) ||
      !read_optional_text (object, "language", &language, error))
    return FALSE;

  seat = (TurnSeat) { (char *) name, (char *) controller, (char *) paint, (char *) language };
  if (!turn_seat_check (&seat, error))
    return FALSE;

  extras = turn_record_take_extras (object, known);
  turn_record_add_seat (self, &seat, extras);

  return TRUE;
}

gboolean
turn_record_read_seats (TurnRecord *self,
                        JsonArray  *seats,
                        GError    **error)
{
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = store_nth_object (seats, i, error);

      if (seat == NULL)
        {
          store_error_add_place (error, "seats");
          return FALSE;
        }
      if (!read_seat (self, seat, error))
        {
          store_error_add_place (error, _("seats, entry %u"), i + 1);
          return FALSE;
        }
    }

  return TRUE;
}
