/**
 * The motion of a prize wheel: it accelerates, turns at full speed while it waits for the result, and slows to a
 * stop. Durations are in milliseconds. The phases join without a jump in speed: `windUp` ends at twice its mean
 * speed, and `settle` begins at twice its mean speed.
 */
export const wheelMotion = {
  windUp: { duration: 1_400, degrees: 360, easing: 'cubic-bezier(0.4, 0, 0.75, 0.5)' },
  /** One turn at full speed. */
  turn: { duration: 700 },
  settle: { easing: 'cubic-bezier(0.25, 0.5, 0.12, 1)', initialSlope: 2, wholeTurns: 2 },
  /** The ticket of a win, from the pointer until it fades. */
  deal: { duration: 600, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
} as const;

/** The size of the rank at the wheel's hub, in units of its drawing: it does not follow the text size. It lies between two steps of the type scale. */
export const wheelRankSize = '44px';
