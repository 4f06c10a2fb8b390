// Set-up of the unit tests. They share their modules and globals with other files of the same worker, and
// Vitest's options restore everything but timers.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
