/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-shared.h"

#include "store-json.h"

typedef struct
{
  char     *name;
  JsonNode *node;
} Member;

struct _StoreShared
{
  GPtrArray *members;      /* of Member, in the order of the file; each is counted by all objects it stands in */
};

static void
clear_member (gpointer data)
{
  Member *member = data;

  g_free (member->name);
  json_node_unref (member->node);
}

static void
unref_member (gpointer member)
{
  g_atomic_rc_box_release_full (member, clear_member);
}

/* Takes @node. */
static Member *
new_member (const char *name,
            JsonNode   *node)
{
  Member *member = g_atomic_rc_box_new0 (Member);

  member->name = g_strdup (name);
  member->node = node;

  return member;
}

static StoreShared *
new_empty (guint n_members)
{
  StoreShared *self = g_atomic_rc_box_new0 (StoreShared);

  self->members = g_ptr_array_new_full (n_members, unref_member);

  return self;
}

StoreShared *
store_shared_new (JsonObject *object)
{
  StoreShared *self = new_empty (json_object_get_size (object));
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    g_ptr_array_add (self->members, new_member (name, store_json_copy (node)));

  return self;
}

StoreShared *
store_shared_ref (StoreShared *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  StoreShared *self = data;

  g_ptr_array_unref (self->members);
}

void
store_shared_unref (StoreShared *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

JsonNode *
store_shared_get (StoreShared *self,
                  const char  *member)
{
  for (guint i = 0; i < self->members->len; i++)
    {
      const Member *candidate = g_ptr_array_index (self->members, i);

      if (g_str_equal (candidate->name, member))
        return candidate->node;
    }

  return NULL;
}

StoreShared *
store_shared_with (StoreShared *self,
                   const char  *member,
                   JsonNode    *node)
{
  StoreShared *copy = new_empty (self->members->len + 1);
  Member *changed = node != NULL ? new_member (member, node) : NULL;

  for (guint i = 0; i < self->members->len; i++)
    {
      Member *candidate = g_ptr_array_index (self->members, i);

      if (!g_str_equal (candidate->name, member))
        g_ptr_array_add (copy->members, g_atomic_rc_box_acquire (candidate));
      else if (changed != NULL)
        g_ptr_array_add (copy->members, g_steal_pointer (&changed));
    }
  if (changed != NULL)
    g_ptr_array_add (copy->members, changed);

  return copy;
}

JsonNode *
store_shared_to_node (StoreShared *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < self->members->len; i++)
    {
      const Member *member = g_ptr_array_index (self->members, i);

      json_object_set_member (object, member->name, store_json_copy (member->node));
    }
  json_node_take_object (node, object);

  return node;
}
