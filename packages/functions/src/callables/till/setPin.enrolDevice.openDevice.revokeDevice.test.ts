import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../local/seed/staff.ts';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, signedOut, statusOf } from '../../../testing/calls/client.ts';
import { atDevice, newDevice, newStaff, newTill } from '../../../testing/till/staff.ts';

openDatabase();

const SYNC = { since: null, withVouchers: false, waiting: 0 };

const signIn = (device: { deviceId: string; secret: string }, staffId: string, pin: string) =>
  signedOut().call('till-signIn', { ...device, staffId, pin });

describe('till-setPin', () => {
  it('sets a PIN with the password, and rejects a simple one', async () => {
    const [device, staff] = await Promise.all([newDevice(), newStaff({ hasPin: false })]);
    expect(await signIn(device, staff.uid, DEMO_PIN)).toMatchObject({ error: 'no-pin' });
    const client = await signedIn(staff.email);
    expect(await client.call('till-setPin', { pin: '123456' })).toEqual({
      success: false,
      error: 'too-simple',
    });
    expect(await client.call('till-setPin', { pin: '907214' })).toEqual({ success: true });
    expect(await signIn(device, staff.uid, '907214')).toMatchObject({ success: true });
  });
});

describe('till-enrolDevice, till-openDevice and till-revokeDevice', () => {
  it('a device is enrolled by a manager of the casino only', async () => {
    const [till, manager] = await Promise.all([newStaff(), newStaff({ role: 'manager' })]);
    const enrol = async (email: string, venueId: number) =>
      statusOf((await signedIn(email)).call('till-enrolDevice', { name: 'A device', venueId }));
    expect(await enrol(till.email, 6)).toBe('permission-denied');
    expect(await enrol(manager.email, 9)).toBe('permission-denied');
    expect(await enrol('jack@demo.test', 6)).toBe('permission-denied');
    expect(await enrol(manager.email, 6)).toBe('no refusal at all');
  });

  it('a device opens by its secret until it is revoked, and then no session of it is valid', async () => {
    const manager = await newTill({ role: 'manager' });
    const { client, device, staff } = await newTill();
    const opened = await signedOut().call('till-openDevice', device);
    expect(opened).toMatchObject({ name: 'Test device', venue: { id: 6 } });
    expect(opened.staff).toContainEqual({
      id: staff.uid,
      name: 'Test Staff',
      role: 'till',
      hasPin: true,
    });
    await manager.client.call('till-revokeDevice', { deviceId: device.deviceId });
    expect(await statusOf(signedOut().call('till-openDevice', device))).toBe('permission-denied');
    expect(await statusOf(client.call('till-sync', SYNC))).toBe('permission-denied');
    await expect(atDevice(device, staff)).rejects.toThrow();
  });

  it('a device is not revoked by a manager of another casino', async () => {
    const manager = await newTill({ role: 'manager', venueId: 9 });
    const device = await newDevice(6);
    const revocation = manager.client.call('till-revokeDevice', { deviceId: device.deviceId });
    expect(await statusOf(revocation)).toBe('permission-denied');
  });
});
