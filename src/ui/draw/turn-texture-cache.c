/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-texture-cache.h"

#include <math.h>
#include <string.h>

#include "turn-draw-private.h"

typedef struct
{
  TurnTextureKey key;
  gint32         device_width;
  gint32         device_height;
} FullKey;

/* Keys are compared as bytes. */
G_STATIC_ASSERT (sizeof (FullKey) == 9 * sizeof (guint32));

typedef struct
{
  FullKey     key;
  GdkTexture *texture;
} Entry;

struct _TurnTextureCache
{
  GHashTable *entries;    /* FullKey in the entry → GList link in recent */
  GQueue      recent;     /* of Entry, the one used last first */
  guint       capacity;
  int         scale;
  TurnTheme   theme;
};

static guint
full_key_hash (gconstpointer data)
{
  const guint8 *bytes = data;
  guint32 hash = 2166136261u;

  for (gsize i = 0; i < sizeof (FullKey); i++)
    hash = (hash ^ bytes[i]) * 16777619u;

  return hash;
}

static gboolean
full_key_equal (gconstpointer a,
                gconstpointer b)
{
  return memcmp (a, b, sizeof (FullKey)) == 0;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_object_unref (entry->texture);
  g_free (entry);
}

TurnTextureCache *
turn_texture_cache_new (guint capacity)
{
  TurnTextureCache *self = g_new0 (TurnTextureCache, 1);

  self->entries = g_hash_table_new (full_key_hash, full_key_equal);
  self->capacity = MAX (capacity, 1);
  g_queue_init (&self->recent);

  return self;
}

void
turn_texture_cache_free (TurnTextureCache *self)
{
  turn_texture_cache_clear (self);
  g_hash_table_unref (self->entries);
  g_free (self);
}

void
turn_texture_cache_clear (TurnTextureCache *self)
{
  g_hash_table_remove_all (self->entries);
  g_queue_clear_full (&self->recent, entry_free);
}

guint
turn_texture_cache_size (TurnTextureCache *self)
{
  return self->recent.length;
}

static GdkTexture *
find_and_touch (TurnTextureCache *self,
                const FullKey    *key)
{
  GList *link = g_hash_table_lookup (self->entries, key);

  if (link == NULL)
    return NULL;

  g_queue_unlink (&self->recent, link);
  g_queue_push_head_link (&self->recent, link);

  return ((Entry *) link->data)->texture;
}

static void
forget_oldest (TurnTextureCache *self)
{
  Entry *oldest = g_queue_pop_tail (&self->recent);

  g_hash_table_remove (self->entries, &oldest->key);
  entry_free (oldest);
}

static void
remember (TurnTextureCache *self,
          FullKey           key,
          GdkTexture       *texture)
{
  Entry *entry = g_new (Entry, 1);

  entry->key = key;
  entry->texture = texture;
  g_queue_push_head (&self->recent, entry);
  g_hash_table_insert (self->entries, &entry->key, self->recent.head);

  if (self->recent.length > self->capacity)
    forget_oldest (self);
}

GdkTexture *
turn_texture_cache_get (TurnTextureCache     *self,
                        const TurnTextureKey *key,
                        double                width,
                        double                height,
                        int                   scale,
                        TurnTheme             theme,
                        TurnDrawFunc          draw,
                        gpointer              user_data)
{
  FullKey full_key = { *key, (gint32) ceil (width * scale), (gint32) ceil (height * scale) };
  GdkTexture *texture;

  if (self->scale != scale || !turn_theme_equal (self->theme, theme))
    turn_texture_cache_clear (self);
  self->scale = scale;
  self->theme = theme;

  texture = find_and_touch (self, &full_key);
  if (texture == NULL)
    {
      texture = turn_texture_draw (width, height, scale, theme, draw, user_data);
      remember (self, full_key, texture);
    }

  return texture;
}

/* The surface lives as long as the texture that shows its pixels, which knows it. */
static GQuark
surface_quark (void)
{
  return g_quark_from_static_string ("tc-texture-surface");
}

static GdkTexture *
texture_of_surface (cairo_surface_t *surface)
{
  GdkTexture *texture;
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  int stride = cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);

  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  g_object_set_qdata (G_OBJECT (texture), surface_quark (), surface);

  return texture;
}

GdkTexture *
turn_texture_draw (double       width,
                   double       height,
                   int          scale,
                   TurnTheme    theme,
                   TurnDrawFunc draw,
                   gpointer     user_data)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32,
                                                         MAX (1, (int) ceil (width * scale)),
                                                         MAX (1, (int) ceil (height * scale)));
  cairo_t *cr;

  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  draw (cr, width, height, theme, user_data);
  cairo_destroy (cr);

  return texture_of_surface (surface);
}

cairo_surface_t *
turn_texture_get_surface (GdkTexture *texture)
{
  return g_object_get_qdata (G_OBJECT (texture), surface_quark ());
}
