import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let reported: MockInstance<typeof console.error>;

// Without animations, tests measure final positions.
document.documentElement.dataset['motion'] = 'off';

beforeEach(() => {
  reported = vi.spyOn(console, 'error');
});

/** A test fails if React or the app logs an error. */
afterEach(() => {
  expect(reported.mock.calls, 'console errors').toEqual([]);
  reported.mockRestore();
});
