// Long because every step of a call is shown through one callable, in the order in which it happens.
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Client, signedIn, signedOut } from '../local/testing/client.ts';
import { hostCallable } from '../local/testing/hostCallable.ts';
import { type HttpInit, httpCall } from '../local/testing/httpCall.ts';
import { pointAtBackend } from '../local/testing/pointAtBackend.ts';
import { defineContract } from './contract/index.ts';
import { type CallableOptions, callableFactory } from './defineCallable.ts';
import { services } from './stores/services.ts';
import type { AuthLevel } from './wrapper/caller.ts';
import type { LimitSubject } from './wrapper/callLimits.ts';
import { CALLABLE_STATUSES, refusal } from './wrapper/errors.ts';
import type { CallLog } from './wrapper/log.ts';
import type { Platform } from './wrapper/platform.ts';
import { memoryRateLimiter, type RateLimiter } from './wrapper/rateLimit.ts';

const contract = defineContract({
  name: 'test-callable',
  request: z.strictObject({ word: z.string().check(z.maxLength(20)) }),
  response: z.strictObject({ echo: z.string() }),
});
const handler = vi.fn(async ({ request }: { request: { word: string } }) => ({
  echo: request.word,
}));
const assertSessionLives = vi.fn(async () => {});

let logs: CallLog[];
let frontRateLimiter: RateLimiter;
let sharedRateLimiter: RateLimiter;
let now: Date;

beforeAll(pointAtBackend);
beforeEach(() => {
  logs = [];
  frontRateLimiter = memoryRateLimiter();
  sharedRateLimiter = memoryRateLimiter();
  now = new Date('2026-11-21T10:00:00Z');
  vi.clearAllMocks();
});

/** A callable with these options, on a platform that the tests look into. */
function define<L extends AuthLevel>(
  options: Partial<CallableOptions<L, typeof contract>> & { auth: L },
) {
  let milliseconds = 0;
  const platform: Platform = {
    services,
    frontRateLimiter,
    rateLimiter: memoryRateLimiter(),
    sharedRateLimiter,
    now: () => now,
    elapsed: () => {
      milliseconds += 7;
      return milliseconds;
    },
    log: (line) => logs.push(line),
    assertSessionLives,
    storeAnswers: async () => true,
  };
  const rateLimit = { calls: 100, seconds: 60 };
  return callableFactory(platform)(contract, { rateLimit, ...options }, handler);
}

/** Serves a callable with these options, and returns how to call it. */
async function serve<L extends AuthLevel>(
  options: Partial<CallableOptions<L, typeof contract>> & { auth: L },
) {
  const address = await hostCallable(define(options));
  return (client: Client, data: unknown, init: HttpInit = {}) =>
    httpCall(client, address, { body: JSON.stringify({ data }), ...init });
}

const right = { word: 'hello' };
const wrong = { word: 42 };

describe('the order of work of a callable', () => {
  it('first the network address: one that calls too often is refused before its token is looked at', async () => {
    const call = await serve({ auth: 'none' });
    const forged = { headers: { Authorization: 'Bearer x.y.z' } };
    vi.spyOn(frontRateLimiter, 'take').mockResolvedValueOnce(30);
    expect((await call(signedOut(), right, forged)).status).toBe('RESOURCE_EXHAUSTED');
    expect((await call(signedOut(), right, forged)).status).toBe('UNAUTHENTICATED');
    await vi.waitFor(() =>
      expect(logs).toMatchObject([{ code: 'resource-exhausted' }, { code: 'unauthenticated' }]),
    );
  });

  it.each([
    ['true', 401],
    [undefined, 401],
    ['false', 200],
  ])(
    'then App Check: ENFORCE_APP_CHECK=%s answers a caller without its token %i',
    async (setting, httpStatus) => {
      vi.stubEnv('ENFORCE_APP_CHECK', setting);
      onTestFinished(() => {
        vi.unstubAllEnvs();
      });
      const call = await serve({ auth: 'verified' });
      expect(await call(await signedIn('jack'), right)).toMatchObject({ httpStatus });
      expect(logs).toMatchObject([{ code: httpStatus === 200 ? 'ok' : 'unauthenticated' }]);
    },
  );

  it('then the caller, before the payload is looked at', async () => {
    const call = await serve({ auth: 'verified' });
    expect((await call(signedOut(), wrong)).status).toBe('UNAUTHENTICATED');
    expect((await call(await signedIn('unverified'), wrong)).status).toBe('PERMISSION_DENIED');
  });

  it('and refuses a session that has ended, where the callable asks for it', async () => {
    const jack = await signedIn('jack');
    assertSessionLives.mockRejectedValue(refusal('unauthenticated'));
    const careful = await serve({ auth: 'verified', checkSession: true });
    expect((await careful(jack, wrong)).status).toBe('UNAUTHENTICATED');
    const quick = await serve({ auth: 'verified' });
    expect((await quick(jack, right)).httpStatus).toBe(200);
    expect(assertSessionLives).toHaveBeenCalledExactlyOnceWith(await jack.user?.getIdToken());
  });

  it('then the rate limit, for each user by themselves, before the handler', async () => {
    const [jack, queen] = [await signedIn('jack'), await signedIn('queen')];
    const call = await serve({ auth: 'verified', rateLimit: { calls: 2, seconds: 60 } });
    await call(jack, right);
    await call(jack, right);
    expect((await call(jack, right)).status).toBe('RESOURCE_EXHAUSTED');
    expect(handler).toHaveBeenCalledTimes(2);
    expect((await call(queen, right)).httpStatus).toBe(200);
    now = new Date(now.getTime() + 60_000);
    expect((await call(jack, right)).httpStatus).toBe(200);
  });

  it('and counts those who are not signed in by their address', async () => {
    const call = await serve({ auth: 'none', rateLimit: { calls: 1, seconds: 60 } });
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    expect((await call(signedOut(), right, from('203.0.113.7'))).httpStatus).toBe(200);
    expect((await call(signedOut(), right, from('203.0.113.7'))).httpStatus).toBe(429);
    expect((await call(signedOut(), right, from('203.0.113.8'))).httpStatus).toBe(200);
  });

  it('and says how long to wait', async () => {
    const call = await serve({ auth: 'none', rateLimit: { calls: 1, seconds: 600 } });
    const visitor = signedOut();
    await call(visitor, right);
    now = new Date(now.getTime() + 60_000);
    expect(JSON.parse((await call(visitor, right)).body)).toEqual({
      error: {
        status: 'RESOURCE_EXHAUSTED',
        message: 'Too many attempts. Try again in 9 minutes.',
        details: { retryAfterSeconds: 540 },
      },
    });
  });

  it('and counts a command for all instances together', async () => {
    const options = {
      auth: 'verified',
      rateLimit: { calls: 1, seconds: 60, shared: true },
    } as const;
    const [here, there] = [await serve(options), await serve(options)];
    const jack = await signedIn('jack');
    expect((await here(jack, right)).httpStatus).toBe(200);
    expect((await there(jack, right)).status).toBe('RESOURCE_EXHAUSTED');
  });

  it('and counts an address as well, whoever is signed in from it', async () => {
    const call = await serve({ auth: 'verified', addressLimit: { calls: 2, seconds: 60 } });
    const from = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    const outcomes = [];
    for (const account of ['jack', 'queen', 'king']) {
      outcomes.push((await call(await signedIn(account), right, from)).httpStatus);
    }
    expect(outcomes).toEqual([200, 200, 429]);
    expect((await call(await signedIn('king'), right)).httpStatus).toBe(200);
  });

  it.each([
    ['a command', { calls: 60, seconds: 3_600, shared: true }, 60],
    ['a read', { calls: 4, seconds: 60 }, 20],
  ] as const)(
    'and where a login proves nothing, counts an address by itself: %s',
    async (_, rateLimit, calls) => {
      const call = await serve({ auth: 'user', rateLimit });
      const from = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
      const members = await Promise.all(
        ['jack', 'queen', 'king', 'ace', 'unverified', 'king-of-hearts'].map((name) =>
          signedIn(name),
        ),
      );
      const outcomes = [];
      for (let sent = 0; sent < calls + 1; sent += 1) {
        const member = members[sent % members.length] ?? signedOut();
        outcomes.push((await call(member, right, from)).httpStatus);
      }
      expect(outcomes).toEqual([...Array.from({ length: calls }, () => 200), 429]);
    },
  );

  it.each([
    ['a payload that breaks the contract', wrong, {}],
    ['a body that is no payload', right, { body: '{"data":' }],
    ['another method', right, { method: 'PUT' }],
  ])('and counts %s like any other call', async (_, data, init) => {
    const jack = await signedIn('jack');
    const call = await serve({ auth: 'verified', rateLimit: { calls: 2, seconds: 60 } });
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await call(jack, data, init)).status).toBe('INVALID_ARGUMENT');
    }
    expect((await call(jack, data, init)).status).toBe('RESOURCE_EXHAUSTED');
    expect((await call(jack, right)).status).toBe('RESOURCE_EXHAUSTED');
  });

  it('and whatever else a handler counts, across callables', async () => {
    const guess = async ({ limit }: { limit: LimitSubject }) => {
      await limit('membership', '100200', { calls: 1, seconds: 60 });
      return { echo: 'guessed' };
    };
    handler.mockImplementationOnce(guess as never).mockImplementationOnce(guess as never);
    const [one, other] = [await serve({ auth: 'none' }), await serve({ auth: 'none' })];
    expect((await one(signedOut(), right)).httpStatus).toBe(200);
    expect((await other(signedOut(), right)).status).toBe('RESOURCE_EXHAUSTED');
  });

  it('then the handler, which learns the caller, the request and the time', async () => {
    const call = await serve({ auth: 'verified' });
    const answer = await call(await signedIn('jack'), right);
    expect(JSON.parse(answer.body)).toEqual({ result: { echo: 'hello' } });
    const caller = { level: 'verified', uid: 'demo-jack', email: 'jack@demo.test' };
    expect(handler).toHaveBeenCalledExactlyOnceWith({
      caller,
      request: right,
      services,
      now,
      limit: expect.any(Function),
      limitMail: expect.any(Function),
      nameSubmission: expect.any(Function),
      visitReference: null,
    });
  });

  it('then parsing of the reply: one that breaks its contract is our own fault', async () => {
    const broken = { echo: 'hello', secret: 'jack@demo.test' };
    handler.mockResolvedValueOnce(broken);
    const call = await serve({ auth: 'none' });
    const answer = await call(signedOut(), right);
    expect(answer).toMatchObject({ httpStatus: 500, status: 'INTERNAL' });
    expect(answer.body).not.toContain('jack');
    expect(logs).toMatchObject([{ code: 'internal', fault: { kind: 'BrokenReplyError' } }]);
  });

  it.each([
    ['invalid-argument', 400],
    ['unauthenticated', 401],
    ['permission-denied', 403],
    ['not-found', 404],
    ['resource-exhausted', 429],
    ['internal', 500],
    ['unavailable', 503],
    ['deadline-exceeded', 504],
  ] as const)('§8 then error mapping: %s is answered with HTTP %i', async (status, httpStatus) => {
    expect(CALLABLE_STATUSES).toContain(status);
    handler.mockRejectedValueOnce(refusal(status));
    const call = await serve({ auth: 'none' });
    const answer = await call(signedOut(), right);
    expect(answer).toMatchObject({
      httpStatus,
      status: status.toUpperCase().replace('-', '_'),
    });
    expect(logs).toMatchObject([{ code: status }]);
  });

  it('an error that nobody expected becomes internal, in neutral words', async () => {
    handler.mockRejectedValueOnce(new Error('jack@demo.test has no such thing'));
    const call = await serve({ auth: 'none' });
    const { body } = await call(signedOut(), right);
    expect(JSON.parse(body)).toEqual({
      error: { status: 'INTERNAL', message: 'Something went wrong' },
    });
  });
});

describe('the line that every call leaves in the log', () => {
  it('has name, pseudonym, code and milliseconds, and nothing of the payload', async () => {
    const call = await serve({ auth: 'verified' });
    await call(await signedIn('jack'), right);
    expect(logs).toEqual([
      {
        callable: 'test-callable',
        user: expect.stringMatching(/^[0-9a-f]{16}$/),
        code: 'ok',
        trace: null,
        milliseconds: 7,
      },
    ]);
  });

  it('has the caller’s trace, also where the SDK refused by itself', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    const call = await serve({ auth: 'none' });
    await call(signedOut(), right, { headers: { traceparent } });
    await call(signedOut(), right, { headers: { traceparent, Authorization: 'Bearer x.y.z' } });
    await vi.waitFor(() => expect(logs).toHaveLength(2));
    for (const { trace } of logs) expect(trace?.reference).toBe('4BF92F35');
  });

  it.each([
    ['a refusal', wrong, {}, 'invalid-argument'],
    ['no body', right, { body: '' }, 'invalid-argument'],
    ['no JSON', right, { body: '{"data":' }, 'invalid-argument'],
    ['another method', right, { method: 'PUT' }, 'invalid-argument'],
    [
      'another content type',
      right,
      { headers: { 'Content-Type': 'text/plain' } },
      'invalid-argument',
    ],
    ['a made-up token', right, { headers: { Authorization: 'Bearer x.y.z' } }, 'unauthenticated'],
    ['a stream', wrong, { headers: { Accept: 'text/event-stream' } }, 'invalid-argument'],
  ])('is there exactly once for %s', async (_, data, init, code) => {
    const call = await serve({ auth: 'none' });
    await call(signedOut(), data, init);
    await vi.waitFor(() => expect(logs).toMatchObject([{ callable: 'test-callable', code }]));
  });
});

describe('how a callable is deployed', () => {
  it('§9 in europe-west2, with 70 seconds', () => {
    expect(define({ auth: 'none' }).__endpoint).toMatchObject({
      region: ['europe-west2'],
      timeoutSeconds: 70,
      callableTrigger: {},
    });
  });

  it('lets a page of any origin call, and remember for two hours that it may', async () => {
    const { status, headers } = await fetch(await hostCallable(define({ auth: 'none' })), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://met.test',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,traceparent',
      },
    });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': 'https://met.test',
      'access-control-allow-headers': 'authorization,content-type,traceparent',
      'access-control-max-age': '7200',
    });
    expect(logs).toEqual([]);
  });
});
