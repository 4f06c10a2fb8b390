import { describe, expect, it, vi } from 'vitest';
import { loseIdentityFailures } from './identityFailures.ts';

const stored = new Map<string, unknown>();

/** The storage of a device, in the form in which the SDK takes it. */
class DeviceStorage {
  static readonly type = 'LOCAL';
  readonly type = 'LOCAL';
  readonly _isAvailable = async () => true;
  readonly _set = async (key: string, value: unknown) => void stored.set(key, value);
  readonly _get = async (key: string) => stored.get(key) ?? null;
  readonly _remove = async (key: string) => void stored.delete(key);
  readonly _addListener = () => {};
  readonly _removeListener = () => {};
}

const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
const idToken = `e30.${btoa(JSON.stringify({ exp: inAnHour, iat: 0, sub: 'uid-1' }))}.c2ln`;
const account = { localId: 'uid-1', email: 'jack@demo.test', emailVerified: true };

/** The replies of the identity service to `accounts:lookup`. */
let lookup: () => Response = () => Response.json({ users: [account] });

const service = async (input: RequestInfo | URL) =>
  String(input).includes('accounts:lookup')
    ? lookup()
    : Response.json({ idToken, refreshToken: 'refresh-1', expiresIn: '3600', localId: 'uid-1' });

/** Starts the SDK as a page does, with the user that the device has stored. */
async function start() {
  vi.stubGlobal('fetch', loseIdentityFailures(service as typeof fetch));
  const [{ initializeApp, deleteApp }, { initializeAuth, signInWithEmailAndPassword }] =
    await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const app = initializeApp({ apiKey: 'key-1', projectId: 'demo-start' });
  const auth = initializeAuth(app, { persistence: DeviceStorage as never });
  await auth.authStateReady();
  return {
    auth,
    signIn: () => signInWithEmailAndPassword(auth, account.email, 'secret'),
    close: () => deleteApp(app),
  };
}

describe('§8 the identity service at the start of a page', () => {
  it.each([
    [
      'fails',
      () =>
        Response.json(
          { error: { code: 503, message: 'The service is currently unavailable.' } },
          { status: 503, headers: { 'Retry-After': '3600' } },
        ),
      'uid-1',
    ],
    [
      'is over its limit',
      () => Response.json({ error: { code: 429, message: 'QUOTA_EXCEEDED' } }, { status: 429 }),
      'uid-1',
    ],
    ['is a page of a proxy', () => new Response('<h1>403</h1>', { status: 403 }), 'uid-1'],
    [
      'has ended the session',
      () => Response.json({ error: { code: 400, message: 'USER_NOT_FOUND' } }, { status: 400 }),
      null,
    ],
  ] as const)('§8.42 that %s', async (_, reply, uid) => {
    lookup = () => Response.json({ users: [account] });
    const visit = await start();
    await visit.signIn();
    await visit.close();
    lookup = reply;
    const next = await start();
    expect(next.auth.currentUser?.uid ?? null).toBe(uid);
    expect(stored.size > 0).toBe(uid !== null);
    await next.close();
  });
});
