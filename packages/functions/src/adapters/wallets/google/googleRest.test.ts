import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  DEMO_ISSUER,
  makeServiceAccount,
} from '../../../../local/demoWallets/demoServiceAccount.ts';
import { FakeGoogle } from '../../../../local/demoWallets/fakeGoogle.ts';
import { readGoogleCredentials } from './credentials.ts';
import { type GoogleRest, GoogleWalletError, googleRest } from './googleRest.ts';

const OBJECT = {
  id: `${DEMO_ISSUER}.member-1`,
  classId: `${DEMO_ISSUER}.card-jack`,
  accountName: 'Violet Sample',
};
const CLASS = { id: `${DEMO_ISSUER}.card-jack`, programLogo: {}, reviewStatus: 'UNDER_REVIEW' };
/** Long enough on a busy machine. */
const TIMEOUT_MS = 5_000;

let server: Server;
let origin: string;
let fake: FakeGoogle;
let rest: GoogleRest;
/** Waits for a short time only. */
let impatient: GoogleRest;

beforeAll(async () => {
  const app = express();
  app.use((request, response, next) => fake.routes()(request, response, next));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  const keyFile = makeServiceAccount(`${origin}/token`);
  fake = new FakeGoogle(keyFile);
  const credentials = readGoogleCredentials(DEMO_ISSUER, keyFile);
  rest = googleRest(credentials, origin, TIMEOUT_MS);
  impatient = googleRest(credentials, origin, 1_000);
});

const sent = () => fake.requests.map(({ method, path, status }) => `${method} ${path} ${status}`);
const stored = () => fake.resources.loyaltyObject.get(OBJECT.id);

describe('a resource at Google', () => {
  it('is created at the first save, and changed at the next', async () => {
    await rest.save('loyaltyClass', CLASS);
    await rest.save('loyaltyObject', OBJECT);
    await rest.save('loyaltyObject', { ...OBJECT, accountName: 'Violet Example' });
    expect(sent()).toEqual([
      'POST token 200',
      'PATCH loyaltyClass 404',
      'POST loyaltyClass 200',
      'PATCH loyaltyObject 404',
      'POST loyaltyObject 200',
      'PATCH loyaltyObject 200',
    ]);
    expect(stored()).toMatchObject({ accountName: 'Violet Example' });
  });

  it('is created once by simultaneous saves', async () => {
    await rest.save('loyaltyClass', CLASS);
    await Promise.all(Array.from({ length: 20 }, () => rest.save('loyaltyObject', OBJECT)));
    expect(sent().filter((line) => line === 'POST loyaltyObject 200')).toHaveLength(1);
  });

  it('is not created by a change', async () => {
    expect(await rest.patch('loyaltyObject', OBJECT)).toBe(false);
    expect(stored()).toBeUndefined();
  });

  it('loses the fields that a change sets to null', async () => {
    await rest.save('loyaltyClass', CLASS);
    await rest.save('loyaltyObject', OBJECT);
    expect(await rest.patch('loyaltyObject', { id: OBJECT.id, accountName: null })).toBe(true);
    expect(stored()).not.toHaveProperty('accountName');
  });
});

describe('the access token', () => {
  it('is requested once for a hundred callers', async () => {
    await Promise.all(Array.from({ length: 100 }, () => rest.patch('loyaltyObject', OBJECT)));
    expect(sent().filter((line) => line === 'POST token 200')).toHaveLength(1);
  });

  it('is requested again after it was refused', async () => {
    await rest.save('loyaltyClass', CLASS);
    fake.endTokens();
    await expect(rest.save('loyaltyClass', CLASS)).rejects.toThrow('PATCH loyaltyClass: 401');
    await rest.save('loyaltyClass', CLASS);
    expect(sent().filter((line) => line === 'POST token 200')).toHaveLength(2);
  });

  it('is requested again after a failed request', async () => {
    const other = readGoogleCredentials(DEMO_ISSUER, makeServiceAccount(`${origin}/token`));
    const stranger = googleRest(other, origin, TIMEOUT_MS);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(stranger.save('loyaltyClass', CLASS)).rejects.toThrow(
        'the service account: 400',
      );
    }
    expect(sent()).toEqual(['POST token 400', 'POST token 400']);
  });
});

describe('a request that Google does not accept', () => {
  it.each([
    ['an error of the server', 500, 'GOOGLE_WALLET_500'],
    ['too many requests', 429, 'GOOGLE_WALLET_429'],
    ['a service account that the issuer has not authorised', 403, 'GOOGLE_WALLET_403'],
    ['no response in time', 'silent', 'GOOGLE_WALLET_NO_RESPONSE'],
  ] as const)('is rejected without personal data: %s', async (_, answer, code) => {
    fake.answer = () => answer;
    const error = await impatient.save('loyaltyObject', OBJECT).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GoogleWalletError);
    expect(error).toMatchObject({ code });
    expect(String(error)).not.toMatch(/Violet|member-1/);
  });

  it('is rejected if the server is down', async () => {
    const { privateKey, ...credentials } = readGoogleCredentials(
      DEMO_ISSUER,
      makeServiceAccount('http://127.0.0.1:1/token'),
    );
    const down = googleRest({ ...credentials, privateKey }, 'http://127.0.0.1:1', TIMEOUT_MS);
    await expect(down.save('loyaltyClass', CLASS)).rejects.toThrow('no response');
  });

  it('is rejected if the class of an object is missing', async () => {
    await expect(rest.save('loyaltyObject', OBJECT)).rejects.toThrow('POST loyaltyObject: 404');
  });
});
