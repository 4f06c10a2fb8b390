import type { CallableRequest } from 'firebase-functions/v2/https';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { deployed } from '../../testing/backend/deployed.ts';
import { deployedDependencies } from '../composition/dependencies.ts';
import { defineContract } from '../contract/defineContract.ts';
import { callableFactory } from '../pipeline/callableFactory.ts';
import { currentTimeLimits, setTimeLimits } from './timeLimits.ts';

const production = currentTimeLimits();
const contract = defineContract({
  name: 'test-callable',
  request: z.strictObject({}),
  response: z.strictObject({}),
});

/** Starts a call with a handler of this duration. `code` is its outcome so far. */
function callTaking(milliseconds: number, storeAnswers: () => Promise<boolean>) {
  const callable = callableFactory({ ...deployedDependencies, storeAnswers, log: () => {} })(
    contract,
    { auth: 'none', rateLimit: { calls: 100, seconds: 1 } },
    () => new Promise((resolve) => setTimeout(resolve, milliseconds, {})),
  );
  const rawRequest = { headers: {}, header: () => '203.0.113.7', socket: {} };
  const outcome = { code: 'none yet' };
  const call = { data: {}, rawRequest } as unknown as CallableRequest<unknown>;
  Promise.resolve(callable.run(call)).then(
    () => {
      outcome.code = 'ok';
    },
    (error: { code: string }) => {
      outcome.code = error.code;
    },
  );
  return outcome;
}

const silent = () => new Promise<never>(() => {});

describe('the time limits of a call', () => {
  afterEach(() => {
    setTimeLimits(production);
    vi.useRealTimers();
  });

  it('can be shortened by the local backend', async () => {
    vi.useFakeTimers();
    setTimeLimits({ replyWithinMs: 100 });
    const outcome = callTaking(60_000, silent);
    await vi.advanceTimersByTimeAsync(100);
    expect(outcome.code).toBe('deadline-exceeded');
    expect(currentTimeLimits().evenTimeMinMs).toBe(1_200);
  });

  it('cannot be shortened in production: the bundle does not contain setTimeLimits', async () => {
    const { inputs, text } = await deployed('src/index.ts');
    expect(inputs).toContain('src/runtime/timeLimits.ts');
    expect(text).toContain('function currentTimeLimits(');
    expect(text).not.toContain('setTimeLimits');
    expect(text.match(/\beffectiveLimits\b/g)).toHaveLength(2);
  });

  it('setTimeLimits is found in a bundle that contains it', async () => {
    const { text } = await deployed('local/callables/callablesProcess.ts');
    expect(text).toContain('setTimeLimits');
  });
});
