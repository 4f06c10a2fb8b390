/**
 * The waits of the workers' backends. The floor is longer than the work that it hides, so that a test detects an
 * answer without the floor.
 */
export const TEST_WAITS = { evenTimeFloorMs: 200, evenTimeJitterMs: 20 } as const;
