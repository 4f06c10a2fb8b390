// @module-tag all
import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../testing/backend/database.ts';
import { newAddress } from '../../testing/calls/clientAddress.ts';
import { callableOf } from '../../testing/calls/stubDependencies.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { joining, newAccount } from '../../testing/members/joining.ts';
import { FROM_APP, newEmail } from '../../testing/members/newEmail.ts';
import type { CallableName } from '../contract/catalogue/callableTypes.ts';
import { currentTimeLimits, setTimeLimits } from '../runtime/timeLimits.ts';

// A stranger can measure how long a reply takes. These tests sample that time for known and unknown
// addresses, and check that the two distributions do not differ.

openDatabase();
const SAMPLES = 24;
const AT_ONCE = 8;
/** Longer than the work takes on a busy machine, and short enough for a test. */
const WAITS = { evenTimeMinMs: 600, evenTimeJitterMs: 150 };
const production = currentTimeLimits();
beforeAll(() => setTimeLimits(WAITS));
afterAll(() => setTimeLimits(production));

const QUESTIONS: readonly (readonly [CallableName, (email: string) => object])[] = [
  ['members-registerAccount', joining],
  ['users-createUser', newAccount],
  ['users-sendPasswordReset', (email) => ({ email, ...FROM_APP })],
  ['users-resendVerificationEmail', (email) => ({ email, ...FROM_APP })],
];

/** The reply to a stranger, and its duration in milliseconds. */
async function ask(name: CallableName, data: object) {
  const from = newAddress();
  const call = { data, rawRequest: { headers: {}, header: () => from, socket: {} } };
  const start = performance.now();
  const reply = await callableOf(name).run(call as unknown as CallableRequest<unknown>);
  return { reply, time: performance.now() - start };
}

/**
 * The difference of two samples in standard deviations (Mann–Whitney U test). Two samples of one
 * distribution differ by more than 4 once in 16,000 times.
 */
function distance(one: readonly number[], other: readonly number[]): number {
  const wins = one.flatMap((a) => other.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  const u = wins.reduce((sum, each) => sum + each, 0);
  const pairs = one.length * other.length;
  const deviation = Math.sqrt((pairs * (one.length + other.length + 1)) / 12);
  return Math.abs(u - pairs / 2) / deviation;
}

describe.each(QUESTIONS)('§7 %s for a known and an unknown address', (name, about) => {
  it('sends the same reply in the same time', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    const replies = new Set<string>();
    const take = async (times: number[], email: string) => {
      const { reply, time } = await ask(name, about(email));
      times.push(time);
      replies.add(JSON.stringify(reply).replace(/\d{8}/, 'number'));
    };
    for (let round = 0; round < SAMPLES / AT_ONCE; round += 1) {
      const members = await Promise.all(Array.from({ length: AT_ONCE }, () => freshMember()));
      await Promise.all(
        members.flatMap(({ email }) => [take(known, email), take(unknown, newEmail('unknown'))]),
      );
    }
    expect(replies.size).toBe(1);
    expect(Math.min(...known, ...unknown)).toBeGreaterThanOrEqual(WAITS.evenTimeMinMs - 2);
    expect(distance(known, unknown)).toBeLessThan(4);
  });
});

it('the statistic separates samples that differ', () => {
  const times = (from: number) => Array.from({ length: SAMPLES }, (_, index) => from + index);
  expect(distance(times(0), times(30))).toBeGreaterThan(4);
  expect(distance(times(0), times(1))).toBeLessThan(4);
});
