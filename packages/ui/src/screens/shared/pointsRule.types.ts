/**
 * Why points to spend end: each lot at its age; all without a visit; all without spending any; all at the end of a period.
 */
export type PointsRule = 'lot-age' | 'no-visit' | 'no-redemption' | 'period-end';

/** Points to spend that end together. */
export interface EndingPoints {
  /** ISO day (`yyyy-mm-dd`), the last one on which they can be spent. */
  readonly day: string;
  readonly points: number;
  readonly rule: PointsRule;
  /** What prevents it; null if nothing does. A visit may be a meal. */
  readonly avoidBy: 'visit' | 'redemption' | null;
}

/** A rule in force. */
export interface PointsRuleInForce {
  readonly rule: PointsRule;
  /** ISO day on which it ends points of this member; null if it has none, or one for each lot. */
  readonly day: string | null;
  /** Its period in days; null if it is unknown. */
  readonly days: number | null;
}
