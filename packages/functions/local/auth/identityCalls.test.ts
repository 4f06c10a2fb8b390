import { initializeApp } from 'firebase/app';
import {
  type Auth,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getAuth,
  onAuthStateChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
} from 'firebase/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthEmulator, startAuthEmulator } from './authEmulator.ts';

const projectId = 'demo-identity-calls';
const PASSWORD = 'Demo-pass-1';
let emulator: AuthEmulator;
let auth: Auth;

beforeAll(async () => {
  emulator = await startAuthEmulator({ projectId, port: 0 });
  auth = getAuth(initializeApp({ projectId, apiKey: 'demo' }, projectId));
  connectAuthEmulator(auth, emulator.origin, { disableWarnings: true });
});
afterAll(() => emulator.stop());

const service = () => `${emulator.origin}/identitytoolkit.googleapis.com/v1`;

/** What an e-mail of the service would carry. */
async function codeFor(email: string, requestType: 'PASSWORD_RESET' | 'EMAIL_SIGNIN') {
  const response = await fetch(`${service()}/projects/${projectId}/accounts:sendOobCode`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ requestType, email, returnOobLink: true }),
  });
  return (await response.json()) as { oobCode: string; oobLink: string };
}

describe('§7 the identity service', { timeout: 60_000 }, () => {
  it('signs up with e-mail address and password', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'up@demo.test', PASSWORD);
    expect(user.email).toBe('up@demo.test');
  });

  it('signs in and out, and tells its listener of both', async () => {
    await createUserWithEmailAndPassword(auth, 'in@demo.test', PASSWORD);
    await signOut(auth);
    const heard: (string | null)[] = [];
    const stop = onAuthStateChanged(auth, (user) => heard.push(user?.email ?? null));
    await signInWithEmailAndPassword(auth, 'in@demo.test', PASSWORD);
    await signOut(auth);
    stop();
    expect(heard).toEqual(expect.arrayContaining(['in@demo.test', null]));
    expect(heard.at(-1)).toBeNull();
  });

  it('checks the code of a password reset alone, and takes it with a new password', async () => {
    const email = 'reset@demo.test';
    await createUserWithEmailAndPassword(auth, email, PASSWORD);
    const { oobCode } = await codeFor(email, 'PASSWORD_RESET');
    expect(await checkActionCode(auth, oobCode)).toMatchObject({
      operation: 'PASSWORD_RESET',
      data: { email },
    });
    await confirmPasswordReset(auth, oobCode, 'Another-pass-2');
    const { user } = await signInWithEmailAndPassword(auth, email, 'Another-pass-2');
    expect(user.email).toBe(email);
  });

  it('signs in by the link of an e-mail', async () => {
    const email = 'link@demo.test';
    const { oobLink } = await codeFor(email, 'EMAIL_SIGNIN');
    const { user } = await signInWithEmailLink(auth, email, oobLink);
    expect(user).toMatchObject({ email, emailVerified: true });
  });

  it('signs in by another identity provider', async () => {
    const token = JSON.stringify({ sub: 'abc', email: 'idp@demo.test', email_verified: true });
    const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    expect(user.email).toBe('idp@demo.test');
  });

  it('lists the authorized domains', async () => {
    const response = await fetch(`${service()}/projects?key=demo`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      authorizedDomains: expect.arrayContaining(['localhost']),
    });
  });
});
