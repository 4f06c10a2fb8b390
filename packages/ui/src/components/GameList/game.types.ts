/** What a member can do with a game now. Instants are ISO 8601. Specification section 4. */
export type GameChance =
  | { readonly kind: 'opt-in'; readonly until: string }
  /** The member has opted in, and play begins at `from`. */
  | { readonly kind: 'opens'; readonly from: string }
  | { readonly kind: 'spin' }
  /** The member has played today. `nextOn` is the day of the next turn, `yyyy-mm-dd`, or null on the final day. */
  | { readonly kind: 'played'; readonly nextOn: string | null }
  /** Opting in has closed, and the member has not opted in. */
  | { readonly kind: 'opt-in-closed' }
  /** The app does not know, or not yet, whether the member has opted in. */
  | { readonly kind: 'unknown' };

/** A game as lists show it. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** The language of its name, a BCP 47 tag; that of the group if it is absent. */
  readonly locale?: string | undefined;
  /** The path of the page to opt in and play. Leave it out for a game that is not played in the app. */
  readonly href?: string;
  /** The ISO 8601 instants between which the game is played. An end at midnight closes the day before. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly chance: GameChance;
}
