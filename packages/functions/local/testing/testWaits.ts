/**
 * The waits of the workers' backends that differ from production's. The floor is longer than the work it
 * hides takes, so that a test notices an answer that came without it.
 */
export const TEST_WAITS = { evenTimeFloorMs: 200, evenTimeJitterMs: 20 } as const;
