/**
 * The waits of the workers' backends. The floor is longer than the work that it hides, so that a test can detect an
 * answer that is too early.
 */
export const TEST_WAITS = { evenTimeFloorMs: 200, evenTimeJitterMs: 20 } as const;
