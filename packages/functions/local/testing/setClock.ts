import { inject } from 'vitest';
import { moveClock } from './moveClock.ts';

/** Sets the clock of this test run's backend ahead for one account's calls; 0 sets it right. */
export function setClock(uid: string, aheadSeconds: number): Promise<void> {
  return moveClock(inject('backend'), uid, aheadSeconds);
}
