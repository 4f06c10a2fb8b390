import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { pointAtBackend } from '../../testing/backend/pointAtBackend.ts';
import { signedIn } from '../../testing/calls/client.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { adminApp } from '../adapters/firebase.ts';
import type { Session } from '../domain/accounts/sessions.ts';
import { deployedDependencies } from './dependencies.ts';

const { assertSessionLives } = deployedDependencies;

beforeAll(pointAtBackend);

/** A session, after a change of its account. */
async function sessionAfter(change: (uid: string) => Promise<unknown>): Promise<Session> {
  const { email, uid } = await freshMember();
  const { user } = await signedIn(email);
  const signedInAt = Number((await user?.getIdTokenResult())?.claims.auth_time);
  await change(uid);
  return { uid, signedInAt };
}

describe('a session checked with the identity service', () => {
  it('is valid until something ends it', async () => {
    const session = await sessionAfter(async () => {});
    await expect(assertSessionLives(session)).resolves.toBe(0);
  });

  it.each([
    ['disabled', (uid: string) => getAuth(adminApp).updateUser(uid, { disabled: true })],
    ['deleted', (uid: string) => getAuth(adminApp).deleteUser(uid)],
  ])('has ended if its account was %s', async (_, change) => {
    await expect(assertSessionLives(await sessionAfter(change))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is not reported as ended if the identity service fails', async () => {
    await expect(assertSessionLives({ uid: '', signedInAt: 0 })).rejects.toMatchObject({
      code: 'auth/invalid-uid',
    });
  });
});
