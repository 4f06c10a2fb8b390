import { describe, expect, it, vi } from 'vitest';
import { RemoteError } from '../remote/remoteError.ts';
import {
  CALL_TIMEOUT_MS,
  type CallableOptions,
  createCallableClient,
  rejectRefusals,
} from './callable.ts';

function client(
  answer: () => Response | Promise<Response>,
  options: Partial<CallableOptions> = {},
) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(answer));
  const call = createCallableClient({
    idToken: async () => 'token-1',
    appCheckToken: async () => null,
    language: () => 'zh-Hans',
    traceparent: () => 'trace-1',
    timeoutMs: 1_000,
    fetch: fetch as unknown as typeof globalThis.fetch,
    ...options,
  });
  const games = () => call('promotions-getGames', null);
  const qrCode = () => call('vouchers-generateQrCode', { voucherId: 'v1' });
  return { fetch, games, qrCode };
}

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const refused = (status: string, httpStatus: number) =>
  json({ error: { status, message: 'A sentence.' } }, httpStatus);

describe('§7 the callable client', () => {
  it('§7.1 §7.2 posts data with the caller’s token, and returns data', async () => {
    const { fetch, qrCode } = client(json({ data: { base64Png: 'aGk=' } }));
    expect(await qrCode()).toEqual({ base64Png: 'aGk=' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/call/vouchers-generateQrCode');
    expect(init).toMatchObject({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': 'zh-Hans',
        traceparent: 'trace-1',
        Authorization: 'Bearer token-1',
      },
      body: '{"data":{"voucherId":"v1"}}',
    });
  });

  it('§7.2 accepts a reply with result, and a call without data', async () => {
    const { fetch, games } = client(json({ result: { success: true, meta: [] } }));
    expect(await games()).toEqual({ success: true, meta: [] });
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"data":null}');
  });

  it.each([
    ['no token without a user and without App Check', null, null],
    ['the ID token', 'token-1', null],
    ['the ID token and the App Check token', 'token-1', 'proof-1'],
  ])('sends %s', async (_, token, proof) => {
    const { fetch, games } = client(json({ result: {} }), {
      idToken: async () => token,
      appCheckToken: async () => proof,
    });
    await games();
    const sent = new Headers(fetch.mock.calls[0]?.[1].headers);
    expect(sent.get('Authorization')).toBe(token && `Bearer ${token}`);
    expect(sent.get('X-Firebase-AppCheck')).toBe(proof);
  });

  it.each(['idToken', 'appCheckToken'] as const)(
    'sends no request if the token fails to load: %s',
    async (name) => {
      const { fetch, games } = client(json({}), {
        [name]: () => Promise.reject(new RemoteError('no-response')),
      });
      await expect(games()).rejects.toMatchObject({ code: 'no-response' });
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

describe('§7 a reply with success: false', () => {
  const answering = (reply: unknown) =>
    rejectRefusals(async () => reply as never)('promotions-getGames', null);

  it.each([
    ['with an error', { success: false, error: 'Ask us.' }, 'Ask us.'],
    ['with a message', { success: false, message: 'Ask them.' }, 'Ask them.'],
    ['with nothing else', { success: false }, ''],
    ['with an error that is not a string', { success: false, error: 7 }, ''],
  ])('§7.3 %s rejects', async (_, reply, message) => {
    await expect(answering(reply)).rejects.toMatchObject({ code: 'refused', message });
  });

  it.each([
    ['only success', { success: true }],
    ['a reply without success', { records: [] }],
    ['a list', []],
    ['nothing', null],
  ])('does not reject: %s', async (_, reply) => {
    expect(await answering(reply)).toBe(reply);
  });
});

describe('§8 server function status mapping', () => {
  it.each([
    ['§8.34', 'INVALID_ARGUMENT', 400, 'invalid-argument'],
    ['§8.35', 'UNAUTHENTICATED', 401, 'unauthenticated'],
    ['§8.36', 'PERMISSION_DENIED', 403, 'permission-denied'],
    ['§8.37', 'NOT_FOUND', 404, 'not-found'],
    ['§8.38', 'RESOURCE_EXHAUSTED', 429, 'resource-exhausted'],
    ['§8.39', 'INTERNAL', 500, 'internal'],
    ['§8.40', 'UNAVAILABLE', 503, 'unavailable'],
    ['§8.41', 'DEADLINE_EXCEEDED', 504, 'deadline-exceeded'],
    ['§8', 'DATA_LOSS', 500, 'internal'],
  ])('%s %s is %s', async (_, status, httpStatus, code) => {
    await expect(client(refused(status, httpStatus)).games()).rejects.toMatchObject({
      code,
      message: 'A sentence.',
    });
  });

  it.each([
    ['a word', { reason: 'suspended' }, 'suspended'],
    ['no reason', { retryAfterSeconds: 60 }, null],
    ['a reason that is not a string', { reason: ['suspended'] }, null],
    ['no details', undefined, null],
    ['details that are not an object', 'suspended', null],
  ])('reads the reason of a refusal from details with %s', async (_, details, reason) => {
    const error = { status: 'PERMISSION_DENIED', message: 'A sentence.', details };
    await expect(client(json({ error }, 403)).games()).rejects.toMatchObject({ reason });
  });

  it('a status without a sentence has no message', async () => {
    const { games } = client(json({ error: { status: 'INTERNAL', message: 'INTERNAL' } }, 500));
    await expect(games()).rejects.toMatchObject({ code: 'internal', message: '' });
  });

  it.each([
    ['a page of HTML', () => new Response('<h1>502</h1>', { status: 502 })],
    ['an error without a body', () => new Response(null, { status: 503 })],
    ['an error in another format', json({ message: 'no' }, 404)],
    ['an error with another status', json({ error: { code: 403, message: 'no' } }, 403)],
    ['a success that is HTML', () => new Response('<h1>Accept our terms</h1>')],
    ['a success in another format', json({ accepted: false })],
    ['a success that is null', json(null)],
  ])('§8.42 %s is not of the server, and counts as no response', async (_, answer) => {
    await expect(client(answer).games()).rejects.toMatchObject({ code: 'no-response' });
  });

  it('§8.42 follows no redirect to another server', async () => {
    const { fetch, games } = client(json({ result: {} }));
    await games();
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
  });

  it('distinguishes no response from a server error', async () => {
    const { games } = client(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(games()).rejects.toMatchObject({ code: 'no-response' });
  });

  it('treats an incomplete reply as no response', async () => {
    const body = new ReadableStream({ pull: (part) => part.error(new TypeError('terminated')) });
    await expect(client(() => new Response(body)).games()).rejects.toMatchObject({
      code: 'no-response',
    });
  });

  it('§9.12 waits 70 s for a reply', () => expect(CALL_TIMEOUT_MS).toBe(70_000));

  it('aborts a call after the timeout', async () => {
    const hanging = vi.fn(
      (_url: string, init: RequestInit) =>
        new Promise<Response>((_, reject) => {
          init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    const { games } = client(json({}), {
      timeoutMs: 10,
      fetch: hanging as unknown as typeof globalThis.fetch,
    });
    await expect(games()).rejects.toMatchObject({ code: 'deadline-exceeded' });
  });

  it.each([
    ['a 504 of Hosting', () => new Response('<h1>504</h1>', { status: 504 })],
    ['a closed connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('counts %s after 60 s as the time limit, and before as no response', async (_, answer) => {
    for (const [seconds, code] of [
      [59, 'no-response'],
      [60, 'deadline-exceeded'],
    ] as const) {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => now);
      const { games } = client(() => {
        now = seconds * 1_000;
        return answer();
      });
      await expect(games()).rejects.toMatchObject({ code });
    }
  });
});
