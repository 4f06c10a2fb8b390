import { getAuth } from 'firebase-admin/auth';
import { describe, expect, it } from 'vitest';
import { adminApp } from '../../src/adapters/firebase.ts';
import { openDatabase } from '../../testing/backend/database.ts';
import { testBackend } from '../../testing/backend/testBackend.ts';
import { signedIn, statusOf } from '../../testing/calls/client.ts';
import { freshMember } from '../../testing/members/freshMember.ts';
import { newEmail } from '../../testing/members/newEmail.ts';
import { newStaff } from '../../testing/till/staff.ts';
import { addStaff, listStaff, type NewStaff, removeStaff } from './staffLogins.ts';

const target = { database: openDatabase(), auth: getAuth(adminApp) };
const sam = (email: string): NewStaff => ({ email, name: 'Sam', role: 'till', venueIds: [6] });
const logIn = (email: string, password: string) =>
  signedIn(email, testBackend().functions, password);

describe('the logins of staff', () => {
  it('are added with a password for the first log-in, and listed', async () => {
    const email = newEmail('staff');
    const password = await addStaff(sam(email), target);
    const client = await logIn(email, password ?? '');
    expect(await client.call('till-setPin', { pin: '907214' })).toEqual({ success: true });
    expect(await listStaff(target)).toContain(`${email}  Sam, till at 6`);
  });

  it('change their role, keep their PIN, and log in again', async () => {
    const email = newEmail('staff');
    const password = await addStaff(sam(email), target);
    const before = await logIn(email, password ?? '');
    await before.call('till-setPin', { pin: '907214' });
    const later: NewStaff = { ...sam(email), role: 'manager', venueIds: [6, 9] };
    expect(await addStaff(later, target)).toBeNull();
    expect(await listStaff(target)).toContain(`${email}  Sam, manager at 6, 9`);
  });

  it('are finished by a repeated command after a kill', async () => {
    const email = newEmail('staff');
    const { uid } = await target.auth.createUser({ email });
    await target.database.doc(`staff/${uid}`).set({ pinHash: null });
    const password = await addStaff(sam(email), target);
    expect(
      await statusOf((await logIn(email, password ?? '')).call('till-setPin', { pin: '907214' })),
    ).toBe('no refusal at all');
  });

  it('are never the login of a member, or one that a stranger created', async () => {
    const member = await freshMember();
    const stranger = newEmail('staff');
    await target.auth.createUser({ email: stranger, password: 'Demo-pass-1' });
    for (const email of [member.email, stranger]) {
      await expect(addStaff(sam(email), target)).rejects.toThrow('has a login already');
      await expect(removeStaff(email, target)).rejects.toThrow('is not staff');
    }
  });

  it('are removed by a repeated command after a kill, and may do nothing meanwhile', async () => {
    const { email, uid } = await newStaff({ role: 'manager' });
    const client = await signedIn(email);
    await target.database.doc(`staff/${uid}`).delete();
    const enrolment = client.call('till-enrolDevice', { name: 'A device', venueId: 6 });
    expect(await statusOf(enrolment)).toBe('permission-denied');
    await removeStaff(email, target);
    await expect(target.auth.getUser(uid)).rejects.toThrow('no user record');
  });
});
