import { getAuth } from 'firebase-admin/auth';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../local/testing/client.ts';
import { freshMember } from '../../local/testing/freshMember.ts';
import { pointAtBackend } from '../../local/testing/pointAtBackend.ts';
import { adminApp } from '../stores/firebase.ts';
import { firebasePlatform } from './platform.ts';

const { assertSessionLives } = firebasePlatform;

beforeAll(pointAtBackend);

/** The ID token of a session, after a change of its account. */
async function tokenAfter(change: (uid: string) => Promise<unknown>): Promise<string> {
  const { email, uid } = await freshMember();
  const { user } = await signedIn(email);
  const token = await user?.getIdToken();
  await change(uid);
  return token ?? '';
}

describe('a session checked with the identity service', () => {
  it('is valid until something ends it', async () => {
    const token = await tokenAfter(async () => {});
    await expect(assertSessionLives(token)).resolves.toBeUndefined();
  });

  it.each([
    ['disabled', (uid: string) => getAuth(adminApp).updateUser(uid, { disabled: true })],
    ['deleted', (uid: string) => getAuth(adminApp).deleteUser(uid)],
  ])('has ended if its account was %s', async (_, change) => {
    await expect(assertSessionLives(await tokenAfter(change))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is not reported as ended if the identity service fails', async () => {
    await expect(assertSessionLives('no token at all')).rejects.toMatchObject({
      code: 'auth/argument-error',
    });
  });
});
