import { moveClock } from './moveClock.ts';
import { testBackend } from './testBackend.ts';

/** Moves the clock of this test run's backend ahead for one account's calls; 0 resets it. */
export function setClock(uid: string, aheadSeconds: number): Promise<void> {
  return moveClock(testBackend(), uid, aheadSeconds);
}
