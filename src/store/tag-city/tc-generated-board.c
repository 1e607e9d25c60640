/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-generated-board.h"

#include <turn-random.h>

/* A name as the file has it, in its two languages, whatever that of the program is. */
typedef struct
{
  const char *english;
  const char *french;
} Name;

static const Name cities[] = {
  { "Round Lake", "Lac Rond" },
  { "Two Bays", "Les Deux Baies" },
  { "Three Ponds", "Les Trois Étangs" },
  { "Straight Canal", "Canal Droit" },
  { "Winding River", "Rivière aux Méandres" },
  { "Narrow Docks", "Bassins Étroits" },
  { "Lantern Hill", "Colline aux Lanternes" },
  { "Copper Town", "Ville de Cuivre" },
  { "Saltmarsh", "Les Marais Salants" },
  { "North Harbour", "Port du Nord" },
  { "Windmill Row", "L’Allée des Moulins" },
  { "Bridge End", "Bout du Pont" },
  { "Chalk Cliffs", "Falaises de Craie" },
  { "Tramway City", "La Cité des Trams" },
  { "Silver Sands", "Sables d’Argent" },
  { "Old Foundry", "Vieille Fonderie" },
  { "Glass Quarter", "La Verrerie" },
  { "Heron Island", "Île aux Hérons" },
  { "Market Cross", "Croix du Marché" },
  { "Slate Roofs", "Toits d’Ardoise" },
  { "Signal Point", "Pointe du Signal" },
  { "Willow Bend", "Boucle des Saules" },
  { "Clock Square", "Place de l’Horloge" },
  { "Brick Fields", "Les Briqueteries" },
  { "Gull Rock", "Rocher aux Mouettes" },
  { "High Terraces", "Hautes Terrasses" },
  { "Ferry Landing", "L’Embarcadère" },
  { "Sunday Streets", "Rues du Dimanche" },
  { "Amber Coast", "Côte d’Ambre" },
  { "Nine Wells", "Les Neuf Puits" },
  { "Cedar Heights", "Hauts des Cèdres" },
  { "Rope Walk", "La Corderie" },
};

static const Name districts[] = {
  { "Old Mill", "Vieux Moulin" },
  { "Fish Market", "Marché aux Poissons" },
  { "Goods Yard", "Gare de Marchandises" },
  { "Rose Garden", "Roseraie" },
  { "Brewery", "Brasserie" },
  { "Printworks", "Imprimerie" },
  { "Theatre", "Théâtre" },
  { "Boat Sheds", "Hangars à Bateaux" },
  { "Gasworks", "Usine à Gaz" },
  { "Orchard", "Verger" },
  { "Barracks", "Caserne" },
  { "Upper Town", "Ville Haute" },
  { "Lower Town", "Ville Basse" },
  { "Warehouses", "Entrepôts" },
  { "Skate Park", "Skatepark" },
  { "Allotments", "Jardins Ouvriers" },
  { "Observatory", "Observatoire" },
  { "Canal Side", "Bord du Canal" },
  { "Depot", "Dépôt" },
  { "Arcades", "Arcades" },
  { "Quarry", "Carrière" },
  { "Stadium", "Stade" },
  { "Laundry", "Lavoir" },
  { "Chapel Hill", "Butte de la Chapelle" },
  { "Paper Mill", "Papeterie" },
  { "Tannery", "Tannerie" },
  { "Museum", "Musée" },
  { "Lighthouse", "Phare" },
  { "Tram Sheds", "Dépôt des Trams" },
  { "Cannery", "Conserverie" },
  { "Ice House", "Glacière" },
  { "Pottery", "Poterie" },
  { "Customs House", "Douane" },
  { "Bathhouse", "Bains Publics" },
  { "Forge", "Forge" },
  { "Beekeepers", "Les Ruchers" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (districts) >= TC_MAX_DISTRICTS);

/* Far from the streams that draw cities. */
#define STREAM_OF_NAMES 100000

/* Takes @file. */
static TcBoardFile *
with_text (TcBoardFile *file,
           TcBoardText  text,
           guint        district,
           const char  *english,
           const char  *french)
{
  g_autoptr (TcBoardFile) before = file;
  g_autoptr (TcBoardFile) named = tc_board_file_new_with_text (before, text, district, "en", english);

  return tc_board_file_new_with_text (named, text, district, "fr", french);
}

static TcBoardFile *
with_district_names (TcBoardFile *file,
                     TurnRandom  *random)
{
  const guint n_districts = tc_board_file_get_board (file)->n_districts;
  guint order[G_N_ELEMENTS (districts)];

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    order[i] = i;
  for (guint i = 0; i < n_districts; i++)
    {
      const guint other = i + turn_random_below (random, G_N_ELEMENTS (order) - i);
      const guint chosen = order[other];

      order[other] = order[i];
      order[i] = chosen;
      file = with_text (file, TC_BOARD_TEXT_DISTRICT_NAME, i, districts[chosen].english, districts[chosen].french);
    }

  return file;
}

TcBoardFile *
tc_board_file_new_generated (const TcWishes *wishes)
{
  TurnRandom random = turn_random_new (wishes->seed, STREAM_OF_NAMES);
  const Name *city = &cities[turn_random_below (&random, G_N_ELEMENTS (cities))];
  g_autofree char *english = g_strdup_printf ("Drawn by chance: seed %" G_GUINT64_FORMAT ".", wishes->seed);
  g_autofree char *french = g_strdup_printf ("Dessinée au hasard : graine %" G_GUINT64_FORMAT ".", wishes->seed);
  TcBoardFile *file;
  TcBoard board;

  if (!tc_generate_board (wishes, &board))
    return NULL;

  file = tc_board_file_new_with_schema (&board);
  file = with_text (file, TC_BOARD_TEXT_NAME, 0, city->english, city->french);
  file = with_text (file, TC_BOARD_TEXT_DESCRIPTION, 0, english, french);

  return with_district_names (file, &random);
}

guint64
tc_seed_from_text (const char *text)
{
  guint64 seed = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &seed, NULL))
    return seed;
  for (const char *c = text; *c != '\0'; c++)
    seed = (seed ^ (guint8) * c) * G_GUINT64_CONSTANT (0x100000001b3);

  return seed;
}
