import { describe, expect, it } from 'vitest';
import { DEMO_PIN } from '../../../local/seed/staff.ts';
import { openDatabase } from '../../../testing/backend/database.ts';
import { testBackend } from '../../../testing/backend/testBackend.ts';
import { signedOut, statusOf } from '../../../testing/calls/client.ts';
import { newDevice, newStaff, type TestStaff } from '../../../testing/till/staff.ts';
import { PIN_TRIES } from '../../contract/till/devices.ts';

openDatabase();

const wrong = '135791';

const signIn = (device: { deviceId: string; secret: string }, staffId: string, pin: string) =>
  signedOut().call('till-signIn', { ...device, staffId, pin });

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
      lockedMinutes: 15,
    });
    expect(await signIn(other, staff.uid, DEMO_PIN)).toMatchObject({ success: true });
  });

  it('counts wrong PINs on, whatever right one comes between them', async () => {
    const [device, staff] = await Promise.all([newDevice(), newStaff()]);
    expect(await signIn(device, staff.uid, wrong)).toMatchObject({ triesLeft: 4 });
    expect(await signIn(device, staff.uid, DEMO_PIN)).toMatchObject({ success: true });
    expect(await signIn(device, staff.uid, wrong)).toMatchObject({ triesLeft: 3 });
  });

  it('locks a device on which the PINs of many people are guessed, and no other device', async () => {
    const [device, other] = await Promise.all([newDevice(), newDevice()]);
    const people = await Promise.all(Array.from({ length: 9 }, () => newStaff()));
    const last = people.pop() as TestStaff;
    for (const { uid } of people) {
      await Promise.all(Array.from({ length: PIN_TRIES }, () => signIn(device, uid, wrong)));
    }
    expect(await signIn(device, last.uid, DEMO_PIN)).toMatchObject({ lockedMinutes: 60 });
    expect(await signIn(other, last.uid, DEMO_PIN)).toMatchObject({ success: true });
  });

  it('locks a PIN that is guessed on many devices, and no device locks it alone', async () => {
    const staff = await newStaff();
    const guess = async (): Promise<object> => {
      const device = await newDevice();
      const replies = Array.from({ length: PIN_TRIES }, () => signIn(device, staff.uid, wrong));
      await Promise.all(replies);
      return signIn(await newDevice(), staff.uid, DEMO_PIN);
    };
    for (let devices = 1; devices < 10; devices += 1) {
      expect(await guess()).toMatchObject({ success: true });
    }
    expect(await guess()).toMatchObject({ error: 'locked', lockedMinutes: 24 * 60 });
  });

  it('admits a device while its network address sends junk, and more than sixty honest log-ins', {
    timeout: 60_000,
  }, async () => {
    const [device, other, staff] = await Promise.all([newDevice(), newDevice(), newStaff()]);
    const { address } = signedOut();
    const from = signedOut(testBackend().functions, address);
    const junk = { ...device, secret: 'b'.repeat(43), staffId: staff.uid, pin: wrong };
    const statuses: string[] = [];
    for (let batch = 0; batch < 14; batch += 1) {
      const calls = Array.from({ length: 50 }, () => statusOf(from.call('till-signIn', junk)));
      statuses.push(...(await Promise.all(calls)));
    }
    expect(statuses.slice(0, 600)).toEqual(Array.from({ length: 600 }, () => 'permission-denied'));
    expect(statuses.at(-1)).toBe('resource-exhausted');
    for (let rounds = 0; rounds < 31; rounds += 1) {
      const logIns = [device, other].map((each) =>
        from.call('till-signIn', { ...each, staffId: staff.uid, pin: DEMO_PIN }),
      );
      expect(await Promise.all(logIns)).toMatchObject([{ success: true }, { success: true }]);
    }
    expect(await from.call('till-openDevice', device)).toMatchObject({ name: 'Test device' });
  });
});
