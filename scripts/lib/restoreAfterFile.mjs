// Unit test files of one worker share modules and globals. Vitest's options restore stubs before the next test, which is too
// late for what the next file does when it is imported. No option restores timers.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
