/**
 * The time limits of the workers' backends. The minimum is longer than the work that it hides, so that a test detects an
 * reply without the minimum.
 */
export const TEST_TIME_LIMITS = { evenTimeMinMs: 200, evenTimeJitterMs: 20 } as const;
