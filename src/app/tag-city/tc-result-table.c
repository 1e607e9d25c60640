/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-result-table.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <tc-bubble-icons.h>
#include <tc-value-drawing.h>
#include <turn-avatar.h>

#include "tc-scene.h"
#include "turn-count-up.h"
#include "turn-verdict-card.h"

/* Of the table: under its head one for each part of the prestige. */
#define TOTAL_ROW (TC_N_PARTS + 1)
#define TIE_ROW (TOTAL_ROW + 1)

#define MOST_ICONS 3

/* What a head of a row asks for beside the columns of a full table. */
#define HEAD_CHARACTERS 10

typedef struct
{
  GtkGrid        *grid;
  TcTable        *table;
  const TcResult *result;
} View;

static void
put (const View *self,
     int         row,
     int         column,
     GtkWidget  *widget,
     const char *class)
{
  gtk_widget_add_css_class (widget, class);
  gtk_widget_add_css_class (widget, "breakdown");
  if (column > 0)
    gtk_widget_add_css_class (widget, "figure");
  if (row >= TOTAL_ROW)
    gtk_widget_add_css_class (widget, "last");
  if (row == TIE_ROW)
    gtk_widget_add_css_class (widget, "tie");
  gtk_widget_set_hexpand (widget, column == 0);
  if (GTK_IS_LABEL (widget))
    gtk_label_set_xalign (GTK_LABEL (widget), column == 0 ? 0 : 1);
  gtk_grid_attach (self->grid, widget, column, row, 1, 1);
}

static gboolean
is_text_large (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);

  return dpi > 120 * PANGO_SCALE;
}

static GtkWidget *
new_row_head (const View *self,
              const char *icon,
              const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (text);

  /* Where large text leaves no room for a word it is broken, never cut off. */
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), is_text_large () ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (self->result->places.n_seats == TC_MAX_SEATS)
    gtk_label_set_max_width_chars (GTK_LABEL (label), HEAD_CHARACTERS);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

static GtkWidget *
new_avatar (const View *self,
            guint       seat)
{
  GtkWidget *avatar = turn_avatar_new (24);

  turn_avatar_set_paint (TURN_AVATAR (avatar), tc_scene_paint (self->table, seat));

  return avatar;
}

/* Long names are cut off sooner where there are more of them; whole they stand in the tooltip and in the sentences below. */
static GtkWidget *
new_name (const View *self,
          guint       seat)
{
  static const int most[TC_MAX_SEATS + 1] = { 0, 0, 14, 10, 5 };
  const int n_shown = most[self->result->places.n_seats], n_characters = (int) g_utf8_strlen (self->result->names[seat], -1);
  GtkWidget *name = gtk_label_new (self->result->names[seat]);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), MIN (n_characters, n_shown));
  if (n_characters > n_shown)
    gtk_label_set_max_width_chars (GTK_LABEL (name), n_shown);
  gtk_widget_add_css_class (name, "crew-name");

  return name;
}

/* @name may be NULL. */
static GtkWidget *
new_tagger (const View *self,
            guint       seat,
            GtkWidget  *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), turn_medal_new (self->result->places.places[seat]));
  gtk_box_append (GTK_BOX (box), new_avatar (self, seat));
  if (name != NULL)
    gtk_box_append (GTK_BOX (box), name);
  gtk_widget_set_tooltip_text (box, self->result->names[seat]);

  return box;
}

/* The place as a badge on the mark. */
static GtkWidget *
new_small_tagger (const View *self,
                  guint       seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *medal = turn_medal_new (self->result->places.places[seat]);

  gtk_widget_add_css_class (medal, "badge");
  gtk_widget_set_valign (medal, GTK_ALIGN_END);
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), new_avatar (self, seat));
  gtk_box_append (GTK_BOX (box), medal);
  gtk_widget_set_tooltip_text (box, self->result->names[seat]);

  return box;
}

/* The first of @children that there is room for. */
static GtkWidget *
new_squeezer (GtkWidget *const *children,
              gsize             n_children)
{
  GtkWidget *squeezer = adw_squeezer_new ();

  adw_squeezer_set_homogeneous (ADW_SQUEEZER (squeezer), FALSE);
  adw_squeezer_set_xalign (ADW_SQUEEZER (squeezer), 1);
  for (gsize i = 0; i < n_children; i++)
    adw_squeezer_add (ADW_SQUEEZER (squeezer), children[i]);

  return squeezer;
}

/* Place and mark stay where there is no room for the name. */
static GtkWidget *
new_tagger_head (const View *self,
                 guint       seat)
{
  GtkWidget *const heads[] = {
    new_tagger (self, seat, new_name (self, seat)),
    new_tagger (self, seat, NULL),
    new_small_tagger (self, seat),
  };

  return new_squeezer (heads, G_N_ELEMENTS (heads));
}

static void
put_heads (const View *self)
{
  put (self, 0, 0, gtk_label_new (_("Prestige")), "tray-caption");
  for (guint i = 0; i < self->result->places.n_seats; i++)
    put (self, 0, (int) i + 1, new_tagger_head (self, self->result->places.order[i]), "breakdown-head");
}

/* One part of the prestige for everybody; the best is bold. */
static void
put_part (const View *self,
          TcPart      part)
{
  static const struct { const char *icon, *text; } heads[TC_N_PARTS] = {
    [TC_PART_COLUMNS] = { "tc-columns-symbolic", N_("Columns") },
    [TC_PART_ROWS] = { "tc-rows-symbolic", N_("Rows") },
    [TC_PART_DISTRICTS] = { "tc-district-symbolic", N_("Districts") },
    [TC_PART_DRONES] = { "tc-drone-symbolic", N_("Drones") },
    [TC_PART_BUBBLES] = { "tc-networks-symbolic", N_("Bubbles") },
  };
  const TurnPlaces *places = &self->result->places;
  int best = G_MININT;

  put (self, (int) part + 1, 0, new_row_head (self, heads[part].icon, _(heads[part].text)), "body");
  for (guint seat = 0; seat < places->n_seats; seat++)
    best = MAX (best, tc_result_get_part (self->result, seat, part));
  for (guint i = 0; i < places->n_seats; i++)
    {
      const int value = tc_result_get_part (self->result, places->order[i], part);
      g_autofree char *text = tc_figure_text (value);
      GtkWidget *label = gtk_label_new (text);

      gtk_widget_add_css_class (label, "numeric");
      put (self, (int) part + 1, (int) i + 1, label, value == best ? "heading" : "body");
    }
}

static void
put_totals (const View *self)
{
  const TurnPlaces *places = &self->result->places;

  put (self, TOTAL_ROW, 0, new_row_head (self, "tc-star-symbolic", _("Total")), "heading");
  for (guint i = 0; i < places->n_seats; i++)
    {
      GtkWidget *label = gtk_label_new (NULL);

      turn_count_up (GTK_LABEL (label), places->scores[places->order[i]]);
      gtk_widget_add_css_class (label, "numeric");
      if (i == 0)
        gtk_widget_add_css_class (label, "tagger-text");
      put (self, TOTAL_ROW, (int) i + 1, label, "crew-score");
    }
}

static GtkWidget *
new_count (const View *self,
           guint       seat,
           guint       n_icons)
{
  const guint n_bubbles = self->result->scores[seat].n_bubbles;
  g_autofree char *text = g_strdup_printf ("%u", n_bubbles);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%u bubble", "%u bubbles", n_bubbles), n_bubbles);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (n_icons > 0)
    gtk_box_append (GTK_BOX (box), tc_bubble_icons_new (tc_scene_paint (self->table, seat), n_icons));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* All bubbles if they are few, or one that stands for them, or the number alone. */
static GtkWidget *
new_counts (const View *self,
            guint       seat)
{
  const guint n_bubbles = self->result->scores[seat].n_bubbles;
  GtkWidget *const counts[] = {
    new_count (self, seat, n_bubbles <= MOST_ICONS ? n_bubbles : 1),
    new_count (self, seat, MIN (n_bubbles, 1)),
    new_count (self, seat, 0),
  };

  return new_squeezer (counts, G_N_ELEMENTS (counts));
}

/* Who has as much prestige as somebody else, and another place, sees here why. */
static void
put_tie (const View *self)
{
  const TurnPlaces *places = &self->result->places;
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (ground, "tie-line");
  gtk_grid_attach (self->grid, ground, 0, TIE_ROW, (int) places->n_seats + 1, 1);
  put (self, TIE_ROW, 0, new_row_head (self, "tc-scales-symbolic", _("Tie: most bubbles")), "heading");
  for (guint i = 0; i < places->n_seats; i++)
    {
      const guint seat = places->order[i];
      const gboolean is_broken = turn_places_is_broken (places, seat);

      put (self, TIE_ROW, (int) i + 1, is_broken ? new_counts (self, seat) : gtk_label_new ("–"), is_broken ? "heading" : "dim-label");
    }
}

void
tc_result_table_show (GtkGrid        *grid,
                      TcTable        *table,
                      const TcResult *result)
{
  const View self = { grid, table, result };
  gboolean is_broken = FALSE;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
  put_heads (&self);
  for (guint part = 0; part < TC_N_PARTS; part++)
    put_part (&self, part);
  put_totals (&self);
  for (guint seat = 0; seat < result->places.n_seats; seat++)
    is_broken |= turn_places_is_broken (&result->places, seat);
  if (is_broken)
    put_tie (&self);
}
