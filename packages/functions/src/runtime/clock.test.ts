import { afterEach, describe, expect, it } from 'vitest';
import { deployed } from '../../testing/backend/deployed.ts';
import { serverNow, shiftClock } from './clock.ts';

afterEach(() => shiftClock(() => 0));

describe('the server’s clock', () => {
  it('is the clock of the machine for every caller', () => {
    for (const uid of ['somebody', null]) {
      expect(Math.abs(serverNow(uid).getTime() - Date.now())).toBeLessThan(1_000);
    }
  });

  it('can be set ahead for one account by the local backend', () => {
    shiftClock((uid) => (uid === 'traveller' ? 86_400_000 : 0));
    expect(serverNow('traveller').getTime() - Date.now()).toBeGreaterThan(86_000_000);
    expect(serverNow('somebody').getTime() - Date.now()).toBeLessThan(1_000);
  });

  it('cannot be set in production: the bundle does not contain shiftClock', async () => {
    const { inputs, text } = await deployed('src/index.ts');
    expect(inputs).toContain('src/runtime/clock.ts');
    expect(inputs.filter((path) => path.startsWith('local/'))).toEqual([]);
    expect(text).toContain('function serverNow(');
    expect(text).not.toContain('shiftClock');
    expect(text.match(/\bshiftOf\b/g)).toHaveLength(2);
  });

  it('shiftClock is found in a bundle that contains it', async () => {
    const { text } = await deployed('local/callables/clockControl.ts');
    expect(text).toContain('shiftClock');
  });
});
