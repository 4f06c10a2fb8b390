import type { LoadFailureState } from '../../components/LoadFailure/LoadFailure.types.ts';
import type { Layout } from '../../tokens/layouts.ts';
import type { AsOf } from '../shared/asOf.ts';
import type { EndingPoints, PointsRuleInForce } from '../shared/pointsRule.types.ts';

/** The two kinds of points: those of the reward balance, and those that count towards the tier. */
export type KindOfPoints = 'to-spend' | 'tier';

/** What a movement did. */
export type MovementKind = 'earn' | 'spend' | 'expire' | 'adjust' | 'reverse' | 'transfer';

/** What points to spend are worth. */
export interface PointsValue {
  /** This number of points to spend is worth `pence`. */
  readonly points: number;
  readonly pence: number;
  /** The casinos at which it holds; null for every casino of the group. */
  readonly venueNames: readonly string[] | null;
}

/** The figures of a member, as the casino group computes them. */
export interface PointsSummary {
  /** Points to spend. Below zero after a promotion was revoked. */
  readonly balance: number;
  readonly tierPoints: number;
  /** Points to spend that are not in the balance yet. */
  readonly pending: number;
  /** The points that end, in any order. */
  readonly expiring: readonly EndingPoints[];
  /** Every rule in force. One with a day of its own is on the line of time too. */
  readonly rules: readonly PointsRuleInForce[];
  /**
   * ISO day (`yyyy-mm-dd`) until which the whole balance can be spent, of a group that has only this day; null if it
   * is unknown, or if `expiring` or `rules` say more.
   */
  readonly spendBy: string | null;
  /** Null if the group does not say. */
  readonly value: PointsValue | null;
  /** ISO day on which tier progress starts again: the day after the period ends. Null if there is none. */
  readonly tierRestartsOn: string | null;
  /** When the figures were true. */
  readonly asOf?: AsOf;
}

/** One line of the statement. */
export interface PointMovement {
  readonly id: string;
  /** ISO instants. The statement is in the order of booking. */
  readonly happenedAt: string;
  readonly bookedAt: string;
  /** Null if it did not happen at a casino. */
  readonly venueId: number | null;
  readonly kind: MovementKind;
  readonly points: KindOfPoints;
  /** Signed. */
  readonly amount: number;
  /** In words for the member. */
  readonly reason: string;
  /** ISO day until which the points are not in the balance; null for a movement that is in it. */
  readonly pendingUntil: string | null;
  /** The id of the movement that this one reverses. */
  readonly reverses: string | null;
  /** The ISO day on which credited points were earned; absent if they were not pending. */
  readonly earnedOn?: string;
  /** The points to spend after this movement; null for tier points, pending points and an unknown balance. */
  readonly balance: number | null;
}

/** The list of movements. It loads after the summary, and can fail separately. */
export type StatementState =
  | { readonly status: 'loading' }
  | LoadFailureState
  /** The group has no movements. */
  | { readonly status: 'none' }
  | {
      readonly status: 'ready';
      /** ISO instant at which the list is true: its month is the first, even without a movement. */
      readonly until: string;
      /** The loaded movements, newest booking first. */
      readonly movements: readonly PointMovement[];
      /** The names of the casinos. A casino without a name is left out. */
      readonly venueNames: readonly (readonly [venueId: number, name: string])[];
      /** The ISO days on which the points of an expiry or a payment were earned, earliest first. */
      readonly earningDays: readonly (readonly [movementId: string, days: readonly string[]])[];
      /** Whether earlier movements can be loaded, are loading, or failed to load. */
      readonly earlier: 'none' | 'more' | 'loading' | 'failed';
    };

/** Whose statement it is, for the statement on paper. */
export interface StatementHolder {
  readonly name: string;
  /** The membership number. */
  readonly number: string;
  /** The home casino; null without one. */
  readonly venueName: string | null;
}

/** The state of the page. */
export type PointsState =
  | { readonly status: 'loading' }
  | LoadFailureState
  /** A new member: no points of either kind, and no movement. */
  | { readonly status: 'empty' }
  | {
      readonly status: 'ready';
      readonly holder: StatementHolder;
      readonly summary: PointsSummary;
      readonly statement: StatementState;
      /** False if the reply does not add up: the page shows the group's figures, and no sum of its own. */
      readonly isConsistent: boolean;
    };

/** What a member reports as missing, with what they saw. */
export interface MissingReport {
  /** The key of the month: `2026-11`. */
  readonly month: string;
  /** The title of the month: `November 2026`. */
  readonly title: string;
  readonly points: KindOfPoints;
  /** The filters; null for all. */
  readonly kind: MovementKind | null;
  readonly venueId: number | null;
  /** The ids of the lines of the month that were visible, newest first. */
  readonly lines: readonly string[];
  /** In the member's words: at least one character, at most 500. */
  readonly text: string;
}

/** A support ticket that was sent. */
export interface SentReport {
  readonly reference: string;
  /** ISO instant. */
  readonly at: string;
}

/** The support ticket that is being sent. */
export type TicketAttempt =
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly message: string };

/** The support tickets of a month. */
export interface MonthTickets {
  /** Oldest first. */
  readonly sent: readonly SentReport[];
  readonly attempt?: TicketAttempt;
}

/** The callbacks of the statement. */
export interface StatementActions {
  /** Loads earlier movements. */
  readonly onEarlier: () => void;
  /** Loads the statement again. */
  readonly onRetryStatement: () => void;
  readonly onPrint: () => void;
  /** Saves every movement as CSV, also those that are not loaded. */
  readonly onSaveCsv: () => void;
  /** True while the file is being prepared. */
  readonly isSavingCsv?: boolean;
  /** Sends a ticket. Its state comes back in `tickets`. A month can have several. */
  readonly onMissing: (report: MissingReport) => void;
  /** The tickets by the key of their month. */
  readonly tickets: Readonly<Record<string, MonthTickets>>;
}

/** The props of "Points". */
export interface PointsScreenProps extends StatementActions {
  readonly layout: Layout;
  readonly state: PointsState;
  /** Loads everything again. */
  readonly onRetry: () => void;
}
