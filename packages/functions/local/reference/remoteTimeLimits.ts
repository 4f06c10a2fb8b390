/** On one machine, content is requested with each call, so that a change shows at once. */
export const REMOTE_TIME_LIMITS = { contentAgeMs: 0 } as const;
