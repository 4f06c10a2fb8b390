/**
 * The time limits of the workers' backends: a reply takes no longer than its work. Tests of the minimum duration run the
 * callables in their own process.
 */
export const TEST_TIME_LIMITS = { evenTimeMinMs: 0, evenTimeJitterMs: 0 } as const;
