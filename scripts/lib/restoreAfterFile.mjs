// Unit test files of one worker share modules and globals. Vitest's options restore everything except timers.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
});
