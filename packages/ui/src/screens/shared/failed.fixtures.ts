/** The state of a page, or of a part of it, that did not load. */
export const FAILED = {
  status: 'error',
  message: 'Network error. Check your connection.',
} as const;
