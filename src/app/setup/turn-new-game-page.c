/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-new-game-page.h"

#include <glib/gi18n.h>
#include <turn-backdrop.h>
#include <turn-break-bin.h>
#include <turn-compat.h>
#include <turn-guide.h>
#include <turn-seat-look.h>

#include "turn-deal-setup.h"
#include "turn-game-chooser.h"

#define WIDE_SHEET 1020
#define NARROW_SHEET 696

struct _TurnNewGamePage
{
  AdwBin           parent_instance;

  TurnSavedGames  *saved_games;   /* NULL before the page is set up */
  TurnNewGamePage *former;        /* borrowed, while this one takes over what was chosen there, or NULL */

  GtkStack        *stack;         /* the sheet, and what set-ups show instead */
  TurnBreakBin    *room;
  TurnBackdrop    *backdrop;
  AdwClamp        *sheet;
  GtkWidget       *body;
  GtkWidget       *cancel;
  GtkWidget       *start;
  AdwActionRow    *continue_row;
  GtkWidget       *continue_button;
  GSettings       *settings;
  GtkWidget       *offer;          /* of a first game with a guide */
  GtkLabel        *offer_text;
  GtkLabel        *offer_label;
  GtkOrientable   *offer_buttons;
  TurnGameChooser *games;
  GtkStack        *setups;         /* of TurnSetup, called as the game is in records */
};

enum
{
  STARTED,
  CANCELLED,
  CONTINUED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnNewGamePage, turn_new_game_page, ADW_TYPE_BIN)

/* The set-up of the game that is chosen. */
static TurnSetup *
get_setup (TurnNewGamePage * self)
{
  return TURN_SETUP (gtk_stack_get_visible_child (self->setups));
}

/* Why no game can start is said by the button that would start it. The page wears the colours of the first player. */
static void
refresh (TurnNewGamePage *self)
{
  const char *paint = turn_setup_get_paint (get_setup (self));
  g_autoptr (GError) error = NULL;

  gtk_widget_set_sensitive (self->start, turn_setup_check (get_setup (self), &error));
  gtk_widget_set_tooltip_text (self->start, error == NULL ? NULL : error->message);
  turn_seat_look_colour (GTK_WIDGET (self), paint != NULL ? turn_paint_find (paint) : NULL);
}

static void
refresh_page (TurnNewGamePage *self)
{
  GtkWidget *page = turn_setup_get_page (get_setup (self));

  if (page != NULL && gtk_widget_get_parent (page) == NULL)
    gtk_stack_add_child (self->stack, page);
  gtk_stack_set_visible_child (self->stack, page != NULL ? page : GTK_WIDGET (self->room));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
refresh_continue (TurnNewGamePage *self)
{
  TurnSavedGame *game = turn_saved_games_get_newest (self->saved_games);

  gtk_widget_set_visible (GTK_WIDGET (self->continue_row), game != NULL);
  if (game == NULL)
    return;
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->continue_row), turn_saved_game_get_title (game));
  adw_action_row_set_subtitle (self->continue_row, turn_saved_game_get_subtitle (game));
}

/* Who does not know the game yet may learn it. */
static void
refresh_offer (TurnNewGamePage *self)
{
  const TurnGameKind *kind = turn_game_chooser_get_kind (self->games);
  const gboolean is_offered = kind->guide != NULL && turn_first_games_is_offered (self->settings, kind->format->rules->id);

  gtk_widget_set_visible (self->offer, is_offered);
  if (!is_offered)
    return;
  gtk_label_set_label (self->offer_text, _(kind->guide->about));
  gtk_label_set_label (self->offer_label, _(kind->guide->title));
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (GTK_WIDGET (self->offer_label))), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(kind->guide->title), -1);
}

static void
arrange (TurnNewGamePage *self)
{
  const gboolean narrow = turn_break_bin_is_narrow (self->room);
  const int size = narrow ? NARROW_SHEET : WIDE_SHEET;

  adw_clamp_set_maximum_size (self->sheet, size);
  adw_clamp_set_tightening_threshold (self->sheet, size);
  for (GtkWidget *setup = gtk_widget_get_first_child (GTK_WIDGET (self->setups)); setup != NULL; setup = gtk_widget_get_next_sibling (setup))
    turn_setup_set_narrow (TURN_SETUP (setup), narrow);
  turn_game_chooser_set_compact (self->games, narrow);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->offer), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (self->offer_buttons, narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  turn_widget_set_class (self->body, "narrow", narrow);
}

static GtkWidget *
ensure_setup (TurnNewGamePage    *self,
              const TurnGameKind *kind)
{
  const char *id = kind->format->rules->id;
  GtkWidget *setup = gtk_stack_get_child_by_name (self->setups, id);
  GtkWidget *former = self->former != NULL ? gtk_stack_get_child_by_name (self->former->setups, id) : NULL;

  if (setup != NULL)
    return setup;
  setup = kind->new_setup != NULL ? kind->new_setup ((TurnSetup *) former) : turn_deal_setup_new (kind, (TurnSetup *) former);
  turn_setup_set_narrow (TURN_SETUP (setup), turn_break_bin_is_narrow (self->room));
  g_signal_connect_object (setup, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (setup, "page-changed", G_CALLBACK (refresh_page), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->setups, setup, id);

  return setup;
}

/* What nobody asks for is not made: the page is the first that is seen of the program. */
static void
game_chosen (TurnNewGamePage *self)
{
  if (self->saved_games == NULL)
    return;
  gtk_stack_set_visible_child (self->setups, ensure_setup (self, turn_game_chooser_get_kind (self->games)));
  refresh_offer (self);
  refresh (self);
}

static void
offer_declined (TurnNewGamePage *self)
{
  turn_first_games_set_offered (self->settings, turn_game_chooser_get_kind (self->games)->format->rules->id);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
start_clicked (TurnNewGamePage *self)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_setup_start (get_setup (self), seed, &error);

  if (record == NULL)
    {
      gtk_widget_set_sensitive (self->start, FALSE);
      gtk_widget_set_tooltip_text (self->start, error->message);
      return;
    }
  g_signal_emit (self, signals[STARTED], 0, record);
}

static void
cancel_clicked (TurnNewGamePage *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void
continue_clicked (TurnNewGamePage *self)
{
  g_signal_emit (self, signals[CONTINUED], 0, turn_saved_games_get_newest (self->saved_games));
}

static void
turn_new_game_page_dispose (GObject *object)
{
  g_clear_object (&TURN_NEW_GAME_PAGE (object)->saved_games);
  g_clear_object (&TURN_NEW_GAME_PAGE (object)->settings);

  G_OBJECT_CLASS (turn_new_game_page_parent_class)->dispose (object);
}

/* A person who comes to start a game, or to go on with one, only has to press Enter. */
static gboolean
turn_new_game_page_grab_focus (GtkWidget *widget)
{
  TurnNewGamePage *self = TURN_NEW_GAME_PAGE (widget);
  const gboolean may_go_on = gtk_widget_get_visible (GTK_WIDGET (self->continue_row)) && !gtk_widget_get_visible (self->cancel);
  GtkWidget *page = turn_setup_get_page (get_setup (self));

  return gtk_widget_grab_focus (page != NULL ? page : may_go_on ? self->continue_button : self->start);
}

static void
start_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TurnNewGamePage *self = TURN_NEW_GAME_PAGE (widget);

  if (gtk_widget_get_sensitive (self->start))
    start_clicked (self);
}

static void
load_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (TURN_TYPE_BACKDROP);
  g_type_ensure (TURN_TYPE_BREAK_BIN);
  g_type_ensure (TURN_TYPE_GAME_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/turn-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, stack);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, room);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, backdrop);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, sheet);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, body);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, cancel);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, continue_row);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, offer);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, offer_text);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, offer_label);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, offer_buttons);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, games);
  gtk_widget_class_bind_template_child (widget_class, TurnNewGamePage, setups);
  gtk_widget_class_bind_template_callback (widget_class, arrange);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked);
  gtk_widget_class_bind_template_callback (widget_class, continue_clicked);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen);
  gtk_widget_class_bind_template_callback (widget_class, offer_declined);
  gtk_widget_class_bind_template_callback (widget_class, start_clicked);
}

static void
turn_new_game_page_class_init (TurnNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = turn_new_game_page_grab_focus;
  G_OBJECT_CLASS (klass)->dispose = turn_new_game_page_dispose;
  signals[STARTED] = g_signal_new ("started", TURN_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_RECORD);
  signals[CANCELLED] = g_signal_new ("cancelled", TURN_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CONTINUED] = g_signal_new ("continued", TURN_TYPE_NEW_GAME_PAGE, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, TURN_TYPE_SAVED_GAME);
  load_template (widget_class);
  gtk_widget_class_install_action (widget_class, "battle.start", NULL, start_activated);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "battle.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_b, GDK_CONTROL_MASK, "boards.show-all", NULL);
}

static void
turn_new_game_page_init (TurnNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (APPLICATION_ID);
  g_signal_connect_object (self->settings, "changed::first-games", G_CALLBACK (refresh_offer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::known-games", G_CALLBACK (refresh_offer), self, G_CONNECT_SWAPPED);
  turn_backdrop_set_kind (self->backdrop, TURN_BACKDROP_BRICKS);
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    turn_game_chooser_add (self->games, turn_game_kinds[i]);
  arrange (self);
}

/* Every set-up that was made there, so that nothing that was chosen is lost. */
static void
take_over (TurnNewGamePage *self)
{
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    if (gtk_stack_get_child_by_name (self->former->setups, turn_game_kinds[i]->format->rules->id) != NULL)
      ensure_setup (self, turn_game_kinds[i]);
  turn_game_chooser_choose (self->games, turn_game_chooser_get_kind (self->former->games));
}

void
turn_new_game_page_set_up (TurnNewGamePage *self,
                           TurnSavedGames  *saved_games,
                           TurnNewGamePage *former)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (former == NULL || TURN_IS_NEW_GAME_PAGE (former));

  self->former = former;
  if (former != NULL)
    take_over (self);
  self->former = NULL;
  self->saved_games = g_object_ref (saved_games);
  g_signal_connect_object (self->saved_games, "items-changed", G_CALLBACK (refresh_continue), self, G_CONNECT_SWAPPED);
  refresh_continue (self);
  game_chosen (self);
  refresh_page (self);
}

void
turn_new_game_page_set_can_cancel (TurnNewGamePage *self,
                                   gboolean         can_cancel)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));

  gtk_widget_set_visible (self->cancel, can_cancel);
}

const TurnGameKind *
turn_new_game_page_get_kind (TurnNewGamePage *self)
{
  g_return_val_if_fail (TURN_IS_NEW_GAME_PAGE (self), NULL);

  return turn_game_chooser_get_kind (self->games);
}

/* Where the game that is chosen has no boards, it is one that has them. */
static void
choose_game_with_boards (TurnNewGamePage *self)
{
  const TurnGameKind *const *kind = turn_game_kinds;

  if (turn_game_chooser_get_kind (self->games)->board_format != NULL)
    return;
  while (*kind != NULL && (*kind)->board_format == NULL)
    kind++;
  if (*kind != NULL)
    turn_game_chooser_choose (self->games, *kind);
}

void
turn_new_game_page_show_all (TurnNewGamePage *self)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));

  choose_game_with_boards (self);
  turn_setup_show_all (get_setup (self));
}

void
turn_new_game_page_show_setup (TurnNewGamePage *self)
{
  g_return_if_fail (TURN_IS_NEW_GAME_PAGE (self));

  turn_setup_set_page (get_setup (self), NULL);
}

gboolean
turn_new_game_page_open (TurnNewGamePage    *self,
                         const TurnGameKind *kind,
                         GFile              *file,
                         GError            **error)
{
  g_return_val_if_fail (TURN_IS_NEW_GAME_PAGE (self), FALSE);

  turn_new_game_page_show_setup (self);
  turn_game_chooser_choose (self->games, kind);

  return turn_setup_open (get_setup (self), file, error);
}
