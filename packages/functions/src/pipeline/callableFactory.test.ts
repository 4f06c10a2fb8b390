// Long because one callable shows every step of a call, in their order.

import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { hostCallable } from '../../testing/backend/hostCallable.ts';
import { pointAtBackend } from '../../testing/backend/pointAtBackend.ts';
import { type Client, signedIn, signedOut } from '../../testing/calls/client.ts';
import { type HttpInit, httpCall } from '../../testing/calls/httpCall.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { services } from '../composition/services.ts';
import { defineContract } from '../contract/defineContract.ts';
import { memoryRateLimiter, type RateLimiter } from '../domain/limits/rateLimit.ts';
import { type CallableOptions, callableFactory } from './callableFactory.ts';
import type { AuthLevel } from './caller.ts';
import type { LimitSubject } from './callLimits.ts';
import type { CallLog } from './callLog.ts';
import type { Dependencies } from './dependencies.ts';
import { CALLABLE_STATUSES, callableError } from './errors.ts';

const contract = defineContract({
  name: 'test-callable',
  request: z.strictObject({ word: z.string().check(z.maxLength(20)) }),
  response: z.strictObject({ echo: z.string() }),
});
const handler = vi.fn(async ({ request }: { request: { word: string } }) => ({
  echo: request.word,
}));
const assertSessionLives = vi.fn(async () => 0);

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

/** A callable with these options, on a platform that the tests observe. */
function define<L extends AuthLevel>(
  options: Partial<CallableOptions<L, typeof contract>> & { auth: L },
) {
  let milliseconds = 0;
  const platform: Dependencies = {
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

/** Serves a callable with these options, and returns the function to call it. */
async function serve<L extends AuthLevel>(
  options: Partial<CallableOptions<L, typeof contract>> & { auth: L },
) {
  const address = await hostCallable(define(options));
  return (client: Client, data: unknown, init: HttpInit = {}) =>
    httpCall(client, address, { body: JSON.stringify({ data }), ...init });
}

const right = { word: 'hello' };
const wrong = { word: 42 };

describe('the steps of a call', () => {
  it('the limit by network address applies before the token is verified', async () => {
    const call = await serve({ auth: 'none' });
    const forged = { headers: { Authorization: 'Bearer x.y.z' } };
    vi.spyOn(frontRateLimiter, 'take').mockResolvedValueOnce(30);
    expect((await call(signedOut(), right, forged)).status).toBe('RESOURCE_EXHAUSTED');
    expect((await call(signedOut(), right, forged)).status).toBe('UNAUTHENTICATED');
    await vi.waitFor(() =>
      expect(logs).toMatchObject([{ code: 'resource-exhausted' }, { code: 'unauthenticated' }]),
    );
  });

  it('a flood from a network address stops no caller whose token was verified before', async () => {
    const call = await serve({ auth: 'none' });
    const jack = await signedIn('jack');
    const take = vi.spyOn(frontRateLimiter, 'take');
    const keyOf = async (init: HttpInit = {}) => {
      await call(jack, right, init);
      return take.mock.lastCall?.[0];
    };
    const ofAddress = await keyOf();
    const ofJack = await keyOf();
    expect(ofJack).not.toBe(ofAddress);
    expect(await keyOf()).toBe(ofJack);
    for (let forged = 0; forged < 2; forged += 1) {
      expect(await keyOf({ headers: { Authorization: 'Bearer x.y.z' } })).toBe(ofAddress);
    }
  });

  it.each([
    ['true', 401],
    [undefined, 401],
    ['false', 200],
  ])(
    'App Check with ENFORCE_APP_CHECK=%s answers a caller without its token with HTTP %i',
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

  it('the caller is authenticated before the payload is parsed', async () => {
    const call = await serve({ auth: 'verified' });
    expect((await call(signedOut(), wrong)).status).toBe('UNAUTHENTICATED');
    expect((await call(await signedIn('unverified'), wrong)).status).toBe('PERMISSION_DENIED');
  });

  it('the rate limit applies to each user before the handler', async () => {
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

  it('the rate limit counts callers who are not signed in by network address', async () => {
    const call = await serve({ auth: 'none', rateLimit: { calls: 1, seconds: 60 } });
    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    expect((await call(signedOut(), right, from('203.0.113.7'))).httpStatus).toBe(200);
    expect((await call(signedOut(), right, from('203.0.113.7'))).httpStatus).toBe(429);
    expect((await call(signedOut(), right, from('203.0.113.8'))).httpStatus).toBe(200);
  });

  it('the address limit counts all users of a network address', async () => {
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
    'a callable without a verified login has a default address limit, which stops no proven caller: %s',
    async (_, rateLimit, calls) => {
      const call = await serve({ auth: 'user', rateLimit });
      const from = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
      const logins = await Promise.all(
        Array.from({ length: 6 }, async () =>
          signedIn((await freshMember({}, { verified: false })).email),
        ),
      );
      const outcomes = [];
      for (let sent = 0; sent < calls + 1; sent += 1) {
        const login = logins[sent % logins.length] ?? signedOut();
        outcomes.push((await call(login, right, from)).httpStatus);
      }
      expect(outcomes).toEqual([...Array.from({ length: calls }, () => 200), 429]);
      expect((await call(await signedIn('jack'), right, from)).httpStatus).toBe(200);
    },
  );

  it.each([
    ['a body that is not JSON', { body: '{"data":' }],
    ['another method', { method: 'PUT' }],
  ])('the rate limit counts %s', async (_, init) => {
    const jack = await signedIn('jack');
    const call = await serve({ auth: 'verified', rateLimit: { calls: 2, seconds: 60 } });
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await call(jack, right, init)).status).toBe('INVALID_ARGUMENT');
    }
    expect((await call(jack, right, init)).status).toBe('RESOURCE_EXHAUSTED');
    expect((await call(jack, right)).status).toBe('RESOURCE_EXHAUSTED');
  });

  it('a handler counts a subject across callables', async () => {
    const guess = async ({ limit }: { limit: LimitSubject }) => {
      await limit('membership', '100200', { calls: 1, seconds: 60 });
      return { echo: 'guessed' };
    };
    handler.mockImplementationOnce(guess as never).mockImplementationOnce(guess as never);
    const [one, other] = [await serve({ auth: 'none' }), await serve({ auth: 'none' })];
    expect((await one(signedOut(), right)).httpStatus).toBe(200);
    expect((await other(signedOut(), right)).status).toBe('RESOURCE_EXHAUSTED');
  });

  it('the handler receives the caller, the request and the time', async () => {
    const call = await serve({ auth: 'verified' });
    const answer = await call(await signedIn('jack'), right);
    expect(JSON.parse(answer.body)).toEqual({ result: { echo: 'hello' } });
    const profile = expect.objectContaining({ uid: 'demo-jack' });
    const caller = { level: 'verified', uid: 'demo-jack', email: 'jack@demo.test', profile };
    expect(handler).toHaveBeenCalledExactlyOnceWith({
      caller,
      request: right,
      language: 'en-GB',
      pageLanguage: 'en-GB',
      services,
      now,
      limit: expect.any(Function),
      limitMail: expect.any(Function),
      nameSubmission: expect.any(Function),
      visitReference: null,
      answerPart: expect.any(Function),
    });
  });

  it('a reply that does not match its contract fails with internal', async () => {
    const broken = { echo: 'hello', secret: 'jack@demo.test' };
    handler.mockResolvedValueOnce(broken);
    const call = await serve({ auth: 'none' });
    const answer = await call(signedOut(), right);
    expect(answer).toMatchObject({ httpStatus: 500, status: 'INTERNAL' });
    expect(answer.body).not.toContain('jack');
    expect(logs).toMatchObject([{ code: 'internal', fault: { kind: 'BrokenReplyError' } }]);
  });

  it.each([
    ['§8.34', 'invalid-argument', 400],
    ['§8.35', 'unauthenticated', 401],
    ['§8.36', 'permission-denied', 403],
    ['§8.37', 'not-found', 404],
    ['§8.38', 'resource-exhausted', 429],
    ['§8.39', 'internal', 500],
    ['§8.40', 'unavailable', 503],
    ['§8.41', 'deadline-exceeded', 504],
  ] as const)('%s the error code %s has HTTP status %i', async (_, status, httpStatus) => {
    expect(CALLABLE_STATUSES).toContain(status);
    handler.mockRejectedValueOnce(callableError(status));
    const call = await serve({ auth: 'none' });
    const answer = await call(signedOut(), right);
    expect(answer).toMatchObject({
      httpStatus,
      status: status.toUpperCase().replace('-', '_'),
    });
    expect(logs).toMatchObject([{ code: status }]);
  });

  it('an unexpected error becomes internal, with a neutral message', async () => {
    handler.mockRejectedValueOnce(new Error('jack@demo.test has no such thing'));
    const call = await serve({ auth: 'none' });
    const { body } = await call(signedOut(), right);
    expect(JSON.parse(body)).toEqual({
      error: { status: 'INTERNAL', message: 'Something went wrong' },
    });
  });
});

describe('the log line of a call', () => {
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

  it('has the caller’s trace, even if the SDK rejects the call', async () => {
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';
    const call = await serve({ auth: 'none' });
    await call(signedOut(), right, { headers: { traceparent } });
    await call(signedOut(), right, { headers: { traceparent, Authorization: 'Bearer x.y.z' } });
    await vi.waitFor(() => expect(logs).toHaveLength(2));
    for (const { trace } of logs) expect(trace?.reference).toBe('4BF92F35');
  });

  it.each([
    ['an invalid request', wrong, {}, 'invalid-argument'],
    ['no body', right, { body: '' }, 'invalid-argument'],
    ['a made-up token', right, { headers: { Authorization: 'Bearer x.y.z' } }, 'unauthenticated'],
    ['a stream', wrong, { headers: { Accept: 'text/event-stream' } }, 'invalid-argument'],
  ])('is written exactly once for %s', async (_, data, init, code) => {
    const call = await serve({ auth: 'none' });
    await call(signedOut(), data, init);
    await vi.waitFor(() => expect(logs).toMatchObject([{ callable: 'test-callable', code }]));
  });
});

describe('the deployment of a callable', () => {
  it('compresses a long reply', async () => {
    handler.mockResolvedValueOnce({ echo: 'hello'.repeat(1_000) });
    const { headers } = await fetch(await hostCallable(define({ auth: 'none' })), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Encoding': 'br' },
      body: JSON.stringify({ data: right }),
    });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('allows calls from any origin, with a preflight cached for two hours', async () => {
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
