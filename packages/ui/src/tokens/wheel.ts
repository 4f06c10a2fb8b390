/**
 * How a prize wheel turns: it gathers way, runs while it waits for its result, and then comes to rest as a
 * heavy thing does. Durations in milliseconds. The speed at which each part ends is that at which the
 * next begins: `windUp` ends at twice its mean speed, and `settle` begins at twice its own.
 */
export const wheelMotion = {
  windUp: { duration: 1_400, degrees: 360, easing: 'cubic-bezier(0.4, 0, 0.75, 0.5)' },
  /** One turn at full speed. */
  turn: { duration: 700 },
  settle: { easing: 'cubic-bezier(0.25, 0.5, 0.12, 1)', initialSlope: 2, wholeTurns: 2 },
} as const;

/** The rank at the hub of a prize wheel, in units of its drawing: between two steps of the type scale. */
export const wheelRankSize = '2.75rem';
