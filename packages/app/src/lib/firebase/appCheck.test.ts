import { deleteApp } from 'firebase/app';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CasinoConfig } from '../config/env.ts';

// Unit tests share modules, so this file resets them before and after.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const readConfig = vi.hoisted(() => vi.fn<() => CasinoConfig>());
vi.mock('../config/env.ts', () => ({ readConfig }));

/** The SDK's App Check without Google's reCAPTCHA, which needs a page. */
const loaded = vi.hoisted(() => vi.fn());
vi.mock('firebase/app-check', async (original) => {
  loaded();
  const real = await original<typeof import('firebase/app-check')>();
  const getToken = async () => ({ token: 'proof-1', expireTimeMillis: Date.now() + 3_600_000 });
  class ReCaptchaEnterpriseProvider extends real.CustomProvider {
    constructor() {
      super({ getToken });
    }
  }
  return { ...real, ReCaptchaEnterpriseProvider };
});

const CONFIG: CasinoConfig = { apiKey: 'key-1', projectId: 'demo-proof', authDomain: 'app.test' };
const WITH_APP_CHECK = { ...CONFIG, appCheck: { appId: '1:2:web:3', siteKey: 'site-1' } };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** The App Check token of each request by service; null for a request without one. */
const proofs = () =>
  new Set(
    fetched.mock.calls.map(([url, { headers }]) => {
      const proof = new Headers(headers).get('X-Firebase-AppCheck');
      return `${new URL(url, 'https://casino.test').host}: ${proof}`;
    }),
  );

/** Sends a request to each service. None replies. */
async function askEveryService(): Promise<void> {
  const [{ loadFirebaseIdentity }, { loadStore }, { call }, { doc, getDoc }] = await Promise.all([
    import('../../session/identity/firebaseIdentity.ts'),
    import('./documents.ts'),
    import('../calls/api.ts'),
    import('firebase/firestore/lite'),
  ]);
  const { signIn } = await loadFirebaseIdentity();
  await Promise.allSettled([
    signIn('jack@demo.test', 'Demo-pass-1'),
    loadStore().then((store) => getDoc(doc(store, 'users', 'uid-1'))),
    call('promotions-getGames', null),
  ]);
}

beforeEach(() => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
});

afterEach(async () => {
  const { firebaseApp } = await import('./firebase.ts');
  await deleteApp(firebaseApp);
  vi.resetModules();
  fetched.mockReset();
});

const SERVICES = ['identitytoolkit.googleapis.com', 'firestore.googleapis.com', 'casino.test'];

describe('App Check', () => {
  // This test comes first, because later tests keep the module that it mocks.
  it('does not load if it is not configured', async () => {
    readConfig.mockReturnValue(CONFIG);
    await askEveryService();
    expect(proofs()).toEqual(new Set(SERVICES.map((host) => `${host}: null`)));
    expect(loaded).not.toHaveBeenCalled();
  });

  it('sends its token with the first request to every service if it is configured', async () => {
    readConfig.mockReturnValue(WITH_APP_CHECK);
    await askEveryService();
    expect(proofs()).toEqual(new Set(SERVICES.map((host) => `${host}: proof-1`)));
  });
});
