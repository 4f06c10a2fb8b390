import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

let reported: MockInstance<typeof console.error>;

// Nothing moves in a test: what is measured is the end of a movement.
document.documentElement.dataset['motion'] = 'off';

beforeEach(() => {
  reported = vi.spyOn(console, 'error');
});

/** A test fails with every error that React or the app reports. */
afterEach(() => {
  expect(reported.mock.calls, 'console errors').toEqual([]);
  reported.mockRestore();
});
