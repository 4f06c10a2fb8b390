import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
} from 'firebase/auth';
import { deleteApp, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth as getAdmin } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthEmulator, startAuthEmulator } from './authEmulator.ts';

const projectId = 'demo-identity-calls';
const PASSWORD = 'Demo-pass-1';
let emulator: AuthEmulator;
let auth: Auth;
let admin: ReturnType<typeof getAdmin>;

beforeAll(async () => {
  emulator = await startAuthEmulator({ projectId, port: 0 });
  auth = getAuth(initializeApp({ projectId, apiKey: 'demo' }, projectId));
  connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = new URL(emulator.origin).host;
  const app = initializeAdmin({ projectId }, projectId);
  admin = getAdmin(app);
  afterAll(() => deleteApp(app));
});
afterAll(() => emulator.stop());

const service = () => `${emulator.origin}/identitytoolkit.googleapis.com/v1`;

/** Creates a login as the server does. */
const addLogin = (email: string) => admin.createUser({ email, password: PASSWORD });

/** The error code of a rejected call. */
async function errorCodeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof FirebaseError ? error.code : 'no error';
}

/** The code and link that the service would e-mail. */
async function codeFor(email: string, requestType: 'PASSWORD_RESET' | 'EMAIL_SIGNIN') {
  const response = await fetch(`${service()}/projects/${projectId}/accounts:sendOobCode`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ requestType, email, returnOobLink: true }),
  });
  return (await response.json()) as { oobCode: string; oobLink: string };
}

describe('§7 the identity service', { timeout: 60_000 }, () => {
  it('§7.55 rejects a client’s sign-up, as the project’s setting does; the server creates logins', async () => {
    const email = 'up@demo.test';
    const signUp = () => createUserWithEmailAndPassword(auth, email, PASSWORD);
    expect(await errorCodeOf(signUp())).toBe('auth/admin-restricted-operation');
    expect(await errorCodeOf(signInWithEmailAndPassword(auth, email, PASSWORD))).toBe(
      'auth/invalid-credential',
    );
    await addLogin(email);
    expect((await signInWithEmailAndPassword(auth, email, PASSWORD)).user.email).toBe(email);
  });

  it('rejects a client that deletes its login; the server deletes it', async () => {
    const { uid } = await addLogin('gone@demo.test');
    const { user } = await signInWithEmailAndPassword(auth, 'gone@demo.test', PASSWORD);
    expect(await errorCodeOf(deleteUser(user))).toBe('auth/admin-restricted-operation');
    expect((await admin.getUser(uid)).email).toBe('gone@demo.test');
    await admin.deleteUser(uid);
    await expect(admin.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it.each(['', `/projects/${projectId}`])(
    'gives every anonymous client the same error, at …/v1%s',
    async (path) => {
      for (const call of ['accounts:signUp', 'accounts:delete', ...(path ? ['accounts'] : [])]) {
        const response = await fetch(`${service()}${path}/${call}?key=demo`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: 'https://met.test' },
          body: '{}',
        });
        expect(response.status).toBe(400);
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        expect(await response.json()).toEqual({
          error: {
            code: 400,
            message: 'ADMIN_ONLY_OPERATION',
            errors: [{ message: 'ADMIN_ONLY_OPERATION', reason: 'invalid', domain: 'global' }],
          },
        });
      }
    },
  );

  it('§7.51 §7.52 §7.53 signs in and out, and notifies the listener of both', async () => {
    await addLogin('in@demo.test');
    await signOut(auth);
    const heard: (string | null)[] = [];
    const stop = onAuthStateChanged(auth, (user) => heard.push(user?.email ?? null));
    await signInWithEmailAndPassword(auth, 'in@demo.test', PASSWORD);
    await signOut(auth);
    stop();
    expect(heard).toEqual(expect.arrayContaining(['in@demo.test', null]));
    expect(heard.at(-1)).toBeNull();
  });

  it('§7.56 checks a password reset code without using it, then uses it with a new password', async () => {
    const email = 'reset@demo.test';
    await addLogin(email);
    const { oobCode } = await codeFor(email, 'PASSWORD_RESET');
    expect(await checkActionCode(auth, oobCode)).toMatchObject({
      operation: 'PASSWORD_RESET',
      data: { email },
    });
    await confirmPasswordReset(auth, oobCode, 'Another-pass-2');
    const { user } = await signInWithEmailAndPassword(auth, email, 'Another-pass-2');
    expect(user.email).toBe(email);
  });

  it('§7.57 signs in by an e-mailed link', async () => {
    const email = 'link@demo.test';
    await addLogin(email);
    const { oobLink } = await codeFor(email, 'EMAIL_SIGNIN');
    const { user } = await signInWithEmailLink(auth, email, oobLink);
    expect(user).toMatchObject({ email, emailVerified: true });
  });

  it('§7.58 signs in by another identity provider', async () => {
    await addLogin('idp@demo.test');
    const token = JSON.stringify({ sub: 'abc', email: 'idp@demo.test', email_verified: true });
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    expect(user.email).toBe('idp@demo.test');
  });

  it('§7.59 lists the authorized domains', async () => {
    const response = await fetch(`${service()}/projects?key=demo`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      authorizedDomains: expect.arrayContaining(['localhost']),
    });
  });
});
