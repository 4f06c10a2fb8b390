import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { PROJECT_ID } from '../local/settings/project.ts';
import { openDatabase } from '../testing/backend/database.ts';
import { testBackend } from '../testing/backend/testBackend.ts';
import { type Client, signedIn, statusOf } from '../testing/calls/client.ts';
import { freshClient } from '../testing/members/freshClient.ts';
import { freshMember } from '../testing/members/freshMember.ts';
import { adminApp } from './adapters/firebase.ts';
import { deployedDependencies } from './composition/dependencies.ts';

const database = openDatabase();

/** Sessions are compared in whole seconds, and the first second of a login counts as its creation. */
const twoSeconds = () => new Promise((resolve) => setTimeout(resolve, 2_050));

/** The HTTP status of a read of the own profile at the document store, with the current ID token. */
async function readOwnProfile({ user }: Client): Promise<number> {
  const base = `http://${testBackend().firestore}/v1/projects/${PROJECT_ID}`;
  const headers = { Authorization: `Bearer ${await user?.getIdToken()}` };
  const path = `databases/(default)/documents/users/${user?.uid}`;
  return (await fetch(`${base}/${path}`, { headers })).status;
}

describe.concurrent('§6 a session that the identity service has ended', () => {
  it.each([
    ['revoked', (uid: string) => getAuth(adminApp).revokeRefreshTokens(uid)],
    ['of a disabled login', (uid: string) => getAuth(adminApp).updateUser(uid, { disabled: true })],
  ])('ends at the document store with its next call: %s', async (_, end) => {
    const { client, uid } = await freshClient();
    const { claims } = (await client.user?.getIdTokenResult()) ?? {};
    expect(await readOwnProfile(client)).toBe(200);
    await twoSeconds();
    await end(uid);
    // The emulator's SDK already rejects the call of such a session, and production's does not.
    const session = { uid, signedInAt: Number(claims?.auth_time) };
    await expect(deployedDependencies.assertSessionLives(session)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await readOwnProfile(client)).toBe(403);
  });

  it('ends at the document store with the first call of a session after a changed password', async () => {
    const { email, uid, location } = await freshMember();
    const stranger = await signedIn(email);
    await twoSeconds();
    await getAuth(adminApp).updateUser(uid, { password: 'Owner-pass-1' });
    const owner = await signedIn(email, undefined, 'Owner-pass-1');
    await owner.call('members-getMember', { location });
    expect(await readOwnProfile(stranger)).toBe(403);
    expect(await readOwnProfile(owner)).toBe(200);
  });

  it('may not copy its address to the profile', async () => {
    const { client, uid } = await freshClient();
    await twoSeconds();
    await getAuth(adminApp).revokeRefreshTokens(uid);
    expect(await statusOf(client.call('users-setVerifiedEmail', null))).toBe('unauthenticated');
  });
});

it('a session of a login without ended sessions writes nothing to its profile', async () => {
  const { client, uid, location } = await freshClient();
  const before = (await database.doc(`users/${uid}`).get()).updateTime;
  await client.call('members-getMember', { location });
  expect((await database.doc(`users/${uid}`).get()).updateTime).toEqual(before);
});
