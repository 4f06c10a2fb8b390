import { appOrigin, journeyBackend } from './backend.ts';

/** The used part of the reply of `accounts:signInWithPassword`. */
interface SignInReply {
  readonly localId: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds. */
  readonly expiresIn: string;
}

/** The API key of the local backend, part of the key under which Firebase Authentication stores the user. */
const API_KEY = 'demo';

/**
 * Signs a member in through the identity service's REST API. Returns the browser's state (cookies, local storage and
 * IndexedDB by origin) as after a log-in by form, without opening a page.
 */
export async function memberState(email: string, password: string) {
  const reply = await signInByRest(email, password);
  const user = {
    uid: reply.localId,
    email,
    emailVerified: isVerified(reply.idToken),
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken: reply.refreshToken,
      accessToken: reply.idToken,
      expirationTime: Date.now() + Number(reply.expiresIn) * 1_000,
    },
    apiKey: API_KEY,
    appName: '[DEFAULT]',
  };
  const presumed = { uid: user.uid, email, emailVerified: user.emailVerified };
  const record = { fbase_key: `firebase:authUser:${API_KEY}:[DEFAULT]`, value: user };
  // In the format of Playwright's storage state, whose types lack IndexedDB.
  return {
    cookies: [],
    origins: [
      {
        origin: await appOrigin(),
        localStorage: [
          { name: 'casino.last-email', value: email },
          { name: 'casino.member.signed-in', value: JSON.stringify(presumed) },
        ],
        indexedDB: [
          {
            name: 'firebaseLocalStorageDb',
            version: 1,
            stores: [
              {
                name: 'firebaseLocalStorage',
                keyPath: 'fbase_key',
                autoIncrement: false,
                indexes: [],
                records: [{ value: record }],
              },
            ],
          },
        ],
      },
    ],
  };
}

async function signInByRest(email: string, password: string): Promise<SignInReply> {
  const { addresses } = await journeyBackend();
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const response = await fetch(`${addresses.auth}${path}?key=${API_KEY}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  return response.json();
}

function isVerified(idToken: string): boolean {
  const [, payload = ''] = idToken.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return (claims as { email_verified?: boolean }).email_verified === true;
}
