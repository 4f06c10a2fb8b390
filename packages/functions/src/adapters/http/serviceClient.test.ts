import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cut,
  cutInTheMiddle,
  json,
  type ScriptedService,
  scriptedService,
  silent,
  status,
} from '../../../testing/faults/scriptedService.ts';
import { memberHttpService } from '../../contract/http/members.ts';
import { SERVICE_LIMITS, type ServiceLimits } from './resilience.ts';
import { type ServiceClient, serviceClient } from './serviceClient.ts';

const QUICK: ServiceLimits = {
  ...SERVICE_LIMITS,
  attemptMs: 150,
  totalMs: 1_000,
  pauseMs: 5,
  restMs: 100,
};
const EXISTS = { body: { email: 'jack@demo.test', location: 6 } };
const YES = json({ isMember: true });

let service: ScriptedService;
let client: ServiceClient<typeof memberHttpService>;
const clientOf = (limits: Partial<ServiceLimits> = {}) =>
  serviceClient(
    memberHttpService,
    { url: service.url, credentials: { token: 'secret' } },
    { ...QUICK, ...limits },
  );

beforeAll(async () => {
  service = await scriptedService();
});
beforeEach(() => {
  client = clientOf();
});
afterAll(() => service.close());

describe('a request to a service of the group', () => {
  it('has the token, the path and the body of the contract', async () => {
    service.script(YES);
    const answer = await client.send('isMember', EXISTS);
    expect(answer).toEqual({ status: 'ok', reply: { isMember: true }, etag: null });
    const [request] = service.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/members/exists' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual(EXISTS.body);
  });

  it('encodes parameters of the path', async () => {
    service.script(status(404));
    await client.send('findVoucher', { params: { voucherId: 'a/../b?c' } });
    expect(service.requests[0]?.path).toBe('/vouchers/a%2F..%2Fb%3Fc');
  });

  it.each([
    ['the connection is cut', cut],
    ['the reply is cut', cutInTheMiddle],
    ['no reply comes in time', silent],
    ['the status is 500', status(500)],
    ['the status is 503', status(503)],
    ['the status is 429', status(429)],
  ])('is repeated if %s', async (_, failure) => {
    service.script(failure, YES);
    expect(await client.send('isMember', EXISTS)).toMatchObject({ status: 'ok' });
    expect(service.requests).toHaveLength(2);
  });

  it('is repeated with the same Idempotency-Key', async () => {
    service.script(cut, status(500), status(404));
    await client.send('updateMember', { params: { crmId: 'crm-1' }, body: {}, key: 'key-1' });
    expect(service.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
  });

  it('fails after two repetitions', async () => {
    service.script(status(500));
    await expect(client.send('isMember', EXISTS)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(service.requests).toHaveLength(3);
  });

  it.each([
    ['400', status(400), 'broken'],
    ['401, also with a new token', status(401), 'refused'],
    ['403', status(403), 'refused'],
    ['404, where the contract has none', status(404), 'broken'],
    ['a redirect', status(302, { location: 'https://elsewhere.test' }), 'unavailable'],
    ['HTML', (response: Parameters<typeof cut>[0]) => response.end('<html>'), 'broken'],
    ['an unknown field', json({ isMember: true, secret: 'jack@demo.test' }), 'broken'],
    ['a missing field', json({}), 'broken'],
  ] as const)('is refused for %s', async (_, answer, kind) => {
    service.script(answer);
    await expect(client.send('isMember', EXISTS)).rejects.toMatchObject({ kind });
  });

  it('names the fields of a reply that does not match, without their values', async () => {
    service.script(json({ isMember: 'jack@demo.test' }));
    const error = await client.send('isMember', EXISTS).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fields: ['isMember'] });
    expect(String(error) + (error as Error).stack).not.toContain('jack@demo.test');
    expect(service.requests).toHaveLength(1);
  });

  it('refuses a reply that is too long', async () => {
    service.script((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`"${'x'.repeat(9_000_000)}"`);
    });
    await expect(clientOf({ attemptMs: 5_000 }).send('isMember', EXISTS)).rejects.toMatchObject({
      kind: 'broken',
    });
  });

  it('waits as long as Retry-After says', async () => {
    service.script(status(429, { 'retry-after': '1' }), YES);
    const startedAt = performance.now();
    await clientOf({ totalMs: 5_000 }).send('isMember', EXISTS);
    expect(performance.now() - startedAt).toBeGreaterThan(990);
  });

  it.each([
    ['429', status(429, { 'retry-after': '60' }), 'busy'],
    ['429 for a day', status(429, { 'retry-after': '86400' }), 'busy'],
    ['429 until a date', status(429, { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }), 'busy'],
    ['503', status(503, { 'retry-after': '60' }), 'unavailable'],
  ])('fails at once if Retry-After is longer than a member waits: %s', async (_, answer, kind) => {
    service.script(answer);
    await expect(client.send('isMember', EXISTS)).rejects.toMatchObject({ kind });
    expect(service.requests).toHaveLength(1);
  });

  it.each(['soon', 'Fri, 31 Dec 1999 23:59:59 GMT'])(
    'is repeated after the usual pause if Retry-After is %s',
    async (retryAfter) => {
      service.script(status(429, { 'retry-after': retryAfter }), YES);
      expect(await client.send('isMember', EXISTS)).toMatchObject({ status: 'ok' });
    },
  );

  it('is not sent while the service is down, and then tried again', async () => {
    client = clientOf({ failures: 3, repetitions: 2 });
    service.script(status(500));
    await expect(client.send('isMember', EXISTS)).rejects.toMatchObject({ kind: 'unavailable' });
    service.script(YES);
    await expect(client.send('isMember', EXISTS)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(service.requests).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, QUICK.restMs + 20));
    expect(await client.send('isMember', EXISTS)).toMatchObject({ status: 'ok' });
    expect(service.requests).toHaveLength(1);
  });

  it('fails at once if too many requests wait', async () => {
    client = clientOf({
      concurrent: 1,
      waiting: 1,
      repetitions: 0,
      attemptMs: 5_000,
      totalMs: 10_000,
    });
    service.script((response, request) => setTimeout(() => YES(response, request), 50));
    const sent = [0, 1, 2].map(() => client.send('isMember', EXISTS));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.map((each) => each.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});

describe('client credentials', () => {
  const token = (value: string, seconds = 3_600) =>
    json({ access_token: value, token_type: 'Bearer', expires_in: seconds });
  const oauth = (limits: Partial<ServiceLimits> = {}) =>
    serviceClient(
      memberHttpService,
      {
        url: service.url,
        credentials: { tokenUrl: `${service.url}/token`, clientId: 'met', clientSecret: 's:1' },
      },
      { ...SERVICE_LIMITS, pauseMs: 5, ...limits },
    );
  const paths = () => service.requests.map(({ path }) => path);

  it('one token serves a hundred concurrent requests', async () => {
    service.script(token('t1'), YES);
    client = oauth();
    await Promise.all(Array.from({ length: 100 }, () => client.send('isMember', EXISTS)));
    expect(paths().filter((path) => path === '/token')).toHaveLength(1);
    const [asked, used] = service.requests;
    expect(asked?.body).toBe('grant_type=client_credentials');
    expect(asked?.headers.authorization).toBe(`Basic ${btoa('met:s%3A1')}`);
    expect(used?.headers.authorization).toBe('Bearer t1');
  });

  it('a refused token is replaced once', async () => {
    service.script(token('t1'), status(401), token('t2'), YES);
    client = oauth();
    expect(await client.send('isMember', EXISTS)).toMatchObject({ status: 'ok' });
    expect(service.requests.map(({ headers }) => headers.authorization).at(-1)).toBe('Bearer t2');
  });

  it('a token that a hundred concurrent requests find revoked is replaced once', async () => {
    let tokens = 0;
    const isFirst = (text = '') => text.endsWith(' t1');
    service.script((response, request) => {
      if (request.path === '/token') {
        tokens += 1;
        return token(`t${tokens}`)(response, request);
      }
      const answer = isFirst(request.headers.authorization) ? status(401) : YES;
      // The replies to the revoked token arrive one after the other, also after the new token.
      return setTimeout(() => answer(response, request), (service.requests.length % 10) * 10);
    });
    client = oauth();
    await Promise.all(Array.from({ length: 100 }, () => client.send('isMember', EXISTS)));
    expect(tokens).toBe(2);
  });

  it('a fixed token that is refused is not sent again', async () => {
    service.script(status(401));
    await expect(clientOf().send('isMember', EXISTS)).rejects.toMatchObject({ kind: 'refused' });
    expect(service.requests).toHaveLength(1);
  });

  it('an expired token is replaced', async () => {
    service.script(token('t1', 0), YES, token('t2'), YES);
    client = oauth();
    await client.send('isMember', EXISTS);
    await client.send('isMember', EXISTS);
    expect(paths()).toEqual(['/token', '/members/exists', '/token', '/members/exists']);
  });

  it('a reply of the token endpoint that is too long is refused, and not read to its end', async () => {
    let sent = 0;
    service.script((response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const timer = setInterval(() => {
        sent += 1_000_000;
        response.write(' '.repeat(1_000_000));
        if (sent === 20_000_000) response.end(JSON.stringify({ access_token: 't1' }));
      }, 1);
      response.on('close', () => clearInterval(timer));
    });
    client = oauth({ repetitions: 0 });
    await expect(client.send('isMember', EXISTS)).rejects.toMatchObject({
      kind: 'token',
      detail: 'token, the reply is too long',
    });
    expect(sent).toBeLessThan(10_000_000);
  });

  it('a failed request for a token is repeated', async () => {
    service.script(cut, token('t1'), YES);
    client = oauth();
    expect(await client.send('isMember', EXISTS)).toMatchObject({ status: 'ok' });
  });
});
