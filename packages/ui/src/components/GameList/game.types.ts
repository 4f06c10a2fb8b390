/** What a member can do with a game now. Instants are ISO 8601. Specification section 4. */
export type GameChance =
  | { readonly kind: 'opt-in'; readonly until: string }
  /** Opted in, and play begins at `from`. */
  | { readonly kind: 'opens'; readonly from: string }
  | { readonly kind: 'spin' }
  /** Played today. `nextOn` is the day of the next turn, `yyyy-mm-dd`; null on the final day. */
  | { readonly kind: 'played'; readonly nextOn: string | null }
  /** Too late to opt in. */
  | { readonly kind: 'opt-in-closed' }
  /** It is not known, or not yet, whether the member has opted in. */
  | { readonly kind: 'unknown' };

/** A game that members are shown. */
export interface ListedGame {
  readonly id: string;
  readonly name: string;
  /** Where it is opted in to and played; absent where that is not in the app. */
  readonly href?: string;
  /** ISO 8601 instants between which it is played. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly chance: GameChance;
}
