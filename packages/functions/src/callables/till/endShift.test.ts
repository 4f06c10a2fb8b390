import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../local/seed/people.ts';
import { DEMO_PIN } from '../../../local/seed/staff.ts';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { testBackend } from '../../../testing/backend/testBackend.ts';
import {
  type Client,
  signedIn,
  signedInWithToken,
  signedOut,
  statusOf,
} from '../../../testing/calls/client.ts';
import {
  atDevice,
  newDevice,
  newStaff,
  newTill,
  type TestDevice,
  type TestStaff,
} from '../../../testing/till/staff.ts';
import { addStaff, removeStaff } from '../../../tools/staff/staffLogins.ts';
import { adminApp } from '../../adapters/firebase.ts';
import { MAX_SHIFT_HOURS } from '../../contract/till/staff.ts';

const target = { database: openDatabase(), auth: getAuth(adminApp) };
const NEW_PASSWORD = 'Another-pass-2';

const syncStatus = (client: Client) =>
  statusOf(client.call('till-sync', { since: null, withVouchers: false, waiting: 0 }));

/** The token of a session, which a device has not used yet. */
async function tokenAt(device: TestDevice, { uid }: TestStaff): Promise<string> {
  const request = { ...device, staffId: uid, pin: DEMO_PIN };
  const reply = await signedOut().call('till-signIn', request);
  return reply.success ? reply.token : '';
}

/** Changes the account of a client at the identity service, as anybody with its ID token can. */
async function updateAccount({ user }: Client, changes: object): Promise<Response> {
  const service = `${testBackend().auth}/identitytoolkit.googleapis.com/v1`;
  const idToken = await user?.getIdToken();
  return fetch(`${service}/accounts:update?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken, ...changes, returnSecureToken: true }),
  });
}

/** What each call says that only the password of a person may make, and one of a member. */
const callsOfALogin = (client: Client) =>
  Promise.all([
    statusOf(client.call('till-setPin', { pin: '907214' })),
    statusOf(client.call('till-enrolDevice', { name: 'A device', venueId: 6 })),
    statusOf(client.call('users-setVerifiedEmail', null)),
    statusOf(client.call('users-getBaseAccount', null)),
  ]);
const DENIED = Array.from({ length: 4 }, () => 'permission-denied');

describe('a session that a PIN opens, and till-endShift', () => {
  it('has an account of its own: a password that is set there opens nothing, and the owner keeps the login', async () => {
    const { client, staff } = await newTill({ role: 'manager' });
    expect(client.user?.uid).not.toBe(staff.uid);
    expect(await callsOfALogin(client)).toEqual(DENIED);

    const email = `thief-${staff.uid}@demo.test`;
    const answer = await updateAccount(client, { email, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    const { uid = '' } = client.user ?? {};
    await target.auth.updateUser(uid, { emailVerified: true });
    const thief = await signedIn(email, undefined, NEW_PASSWORD);
    expect(thief.user?.uid).toBe(uid);
    expect(await callsOfALogin(thief)).toEqual(DENIED);
    expect(await syncStatus(thief)).toBe('permission-denied');

    const owner = await signedIn(staff.email, undefined, DEMO_PASSWORD);
    expect(await owner.call('till-setPin', { pin: '907214' })).toEqual({ success: true });
  });

  it('continues with the PIN of its person, and ends with that of another one', async () => {
    const { client, device, staff } = await newTill();
    const again = await atDevice(device, staff);
    expect(again.user?.uid).toBe(client.user?.uid);
    expect(await syncStatus(client)).toBe('no refusal at all');
    const next = await atDevice(device, await newStaff());
    expect(await syncStatus(next)).toBe('no refusal at all');
    expect(await syncStatus(again)).toBe('unauthenticated');
    await expect(target.auth.getUser(client.user?.uid ?? '')).rejects.toThrow('no user record');
  });

  it('ends on the server when its person ends the shift, also for a copy of it', async () => {
    const { client, device, staff } = await newTill();
    const copy = await signedInWithToken(await tokenAt(device, staff));
    expect(await client.call('till-endShift', null)).toEqual({ success: true });
    expect(await syncStatus(copy)).toBe('unauthenticated');
    expect(await statusOf(client.call('till-endShift', null))).toBe('unauthenticated');
    const next = await atDevice(device, staff);
    expect(next.user?.uid).not.toBe(client.user?.uid);
  });

  it('ends by itself after the longest time of a shift', async () => {
    const { client } = await newTill();
    const { uid = '' } = client.user ?? {};
    await setClock(uid, MAX_SHIFT_HOURS * 3_600 - 60);
    expect(await syncStatus(client)).toBe('no refusal at all');
    await setClock(uid, MAX_SHIFT_HOURS * 3_600 + 60);
    expect(await syncStatus(client)).toBe('unauthenticated');
  });

  it('ends at once when its person is removed, also for a token that was not used yet', async () => {
    const { client, device, staff } = await newTill();
    const token = await tokenAt(device, staff);
    await removeStaff(staff.email, target);
    expect(await syncStatus(client)).toBe('unauthenticated');
    expect(await syncStatus(await signedInWithToken(token))).toBe('unauthenticated');
    await expect(target.auth.getUser(staff.uid)).rejects.toThrow('no user record');
    expect(await tokenAt(device, staff).catch(() => '')).toBe('');
  });

  it('ends at once when its person gets another role, or is disabled', async () => {
    const [first, second] = await Promise.all([newTill(), newTill()]);
    const { email } = first.staff;
    await addStaff({ email, name: 'Sam', role: 'manager', venueIds: [6] }, target);
    expect(await syncStatus(first.client)).toBe('unauthenticated');
    expect(await syncStatus(await atDevice(first.device, first.staff))).toBe('no refusal at all');
    await target.auth.updateUser(second.staff.uid, { disabled: true });
    expect(await syncStatus(second.client)).toBe('unauthenticated');
  });

  it('ends at once when its person leaves the casino of the device', async () => {
    const [{ client, staff }, other] = await Promise.all([newTill(), newDevice(9)]);
    await addStaff({ email: staff.email, name: 'Sam', role: 'till', venueIds: [9] }, target);
    expect(await syncStatus(client)).toBe('unauthenticated');
    expect(await syncStatus(await atDevice(other, staff))).toBe('no refusal at all');
  });
});
