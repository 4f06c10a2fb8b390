import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../local/seed/staff.ts';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { atDevice, newDevice, newStaff, newTill } from '../../../testing/till/staff.ts';
import { adminApp } from '../../adapters/firebase.ts';
import {
  enrolDeviceContract,
  openDeviceContract,
  PIN_TRIES,
  revokeDeviceContract,
  setPinContract,
  signInContract,
} from '../../contract/till/devices.ts';
import { syncContract } from '../../contract/till/sync.ts';
import { getBaseAccountContract } from '../../contract/users/getBaseAccount.ts';

openDatabase();

const SYNC = { since: null, withVouchers: false, waiting: 0 };
const wrong = '135791';

const signIn = (device: { deviceId: string; secret: string }, staffId: string, pin: string) =>
  signedOut().call(signInContract, { ...device, staffId, pin });

describe('till-signIn', () => {
  it('begins a session by the PIN, on a device of a casino where the person works', async () => {
    const [device, here, elsewhere] = await Promise.all([
      newDevice(),
      newStaff(),
      newStaff({ venueIds: [9] }),
    ]);
    expect(await signIn(device, here.uid, DEMO_PIN)).toMatchObject({ success: true });
    expect(await statusOf(signIn(device, elsewhere.uid, DEMO_PIN))).toBe('permission-denied');
    const forged = { ...device, secret: 'b'.repeat(43) };
    expect(await statusOf(signIn(forged, here.uid, DEMO_PIN))).toBe('permission-denied');
  });

  it('locks the PIN after five wrong ones at once, on this device alone', async () => {
    const [device, other, staff] = await Promise.all([newDevice(), newDevice(), newStaff()]);
    const replies = await Promise.all(
      Array.from({ length: PIN_TRIES + 3 }, () => signIn(device, staff.uid, wrong)),
    );
    const tries = replies.map((reply) => (reply.success ? 'right' : reply.triesLeft));
    expect(tries.sort()).toEqual([0, 0, 0, 0, 1, 2, 3, 4]);
    expect(await signIn(device, staff.uid, DEMO_PIN)).toEqual({
      success: false,
      error: 'locked',
      triesLeft: 0,
    });
    expect(await signIn(other, staff.uid, DEMO_PIN)).toMatchObject({ success: true });
  });

  it('forgets wrong PINs after the right one', async () => {
    const [device, staff] = await Promise.all([newDevice(), newStaff()]);
    expect(await signIn(device, staff.uid, wrong)).toMatchObject({ triesLeft: 4 });
    expect(await signIn(device, staff.uid, DEMO_PIN)).toMatchObject({ success: true });
    expect(await signIn(device, staff.uid, wrong)).toMatchObject({ triesLeft: 4 });
  });

  it('rejects the next call of a person whose login was removed', async () => {
    const { client, staff } = await newTill();
    expect(await client.call(syncContract, SYNC)).toMatchObject({ vouchers: null });
    await getAuth(adminApp).updateUser(staff.uid, { disabled: true });
    expect(await statusOf(client.call(syncContract, SYNC))).toBe('unauthenticated');
  });
});

describe('till-setPin', () => {
  it('sets a PIN with the password, and rejects a simple one', async () => {
    const [device, staff] = await Promise.all([newDevice(), newStaff({ hasPin: false })]);
    expect(await signIn(device, staff.uid, DEMO_PIN)).toMatchObject({ error: 'no-pin' });
    const client = await signedIn(staff.email);
    expect(await client.call(setPinContract, { pin: '123456' })).toEqual({
      success: false,
      error: 'too-simple',
    });
    expect(await client.call(setPinContract, { pin: '907214' })).toEqual({ success: true });
    expect(await signIn(device, staff.uid, '907214')).toMatchObject({ success: true });
  });

  it('is rejected in a session that began with a PIN, as is the enrolment of a device', async () => {
    const { client } = await newTill({ role: 'manager' });
    expect(await statusOf(client.call(setPinContract, { pin: '907214' }))).toBe(
      'permission-denied',
    );
    const enrolment = client.call(enrolDeviceContract, { name: 'A device', venueId: 6 });
    expect(await statusOf(enrolment)).toBe('permission-denied');
  });
});

describe('the devices of a till', () => {
  it('is enrolled by a manager of the casino only', async () => {
    const [till, manager] = await Promise.all([newStaff(), newStaff({ role: 'manager' })]);
    const enrol = async (email: string, venueId: number) =>
      statusOf((await signedIn(email)).call(enrolDeviceContract, { name: 'A device', venueId }));
    expect(await enrol(till.email, 6)).toBe('permission-denied');
    expect(await enrol(manager.email, 9)).toBe('permission-denied');
    expect(await enrol('jack@demo.test', 6)).toBe('permission-denied');
    expect(await enrol(manager.email, 6)).toBe('no refusal at all');
  });

  it('opens by its secret until it is revoked, and then no session of it is valid', async () => {
    const manager = await newTill({ role: 'manager' });
    const { client, device, staff } = await newTill();
    const opened = await signedOut().call(openDeviceContract, device);
    expect(opened).toMatchObject({ name: 'Test device', venue: { id: 6 } });
    expect(opened.staff).toContainEqual({
      id: staff.uid,
      name: 'Test Staff',
      role: 'till',
      hasPin: true,
    });
    await manager.client.call(revokeDeviceContract, { deviceId: device.deviceId });
    expect(await statusOf(signedOut().call(openDeviceContract, device))).toBe('permission-denied');
    expect(await statusOf(client.call(syncContract, SYNC))).toBe('permission-denied');
    await expect(atDevice(device, staff)).rejects.toThrow();
  });

  it('is not revoked by a manager of another casino', async () => {
    const manager = await newTill({ role: 'manager', venueId: 9 });
    const device = await newDevice(6);
    const revocation = manager.client.call(revokeDeviceContract, { deviceId: device.deviceId });
    expect(await statusOf(revocation)).toBe('permission-denied');
  });
});

it('a login of staff has no pages of a member', async () => {
  const staff = await newStaff();
  const client = await signedIn(staff.email);
  expect(await statusOf(client.call(getBaseAccountContract, null))).toBe('permission-denied');
});
