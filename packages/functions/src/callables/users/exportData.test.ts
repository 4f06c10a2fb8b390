import { describe, expect, it } from 'vitest';
import { signedIn, signedOut, statusOf } from '../../../local/testing/client.ts';
import { openDatabase } from '../../../local/testing/database.ts';
import { freshMember } from '../../../local/testing/freshMember.ts';
import { exportDataContract } from '../../contract/index.ts';

const database = openDatabase();

describe('users-exportData', () => {
  it('returns all stored data about the caller', async () => {
    const member = await freshMember();
    const { uid, crmId } = member;
    const play = { userId: uid, gameId: 'wheel', win: false };
    await database.doc(`games/wheel_${uid}_2026-11-20`).set(play);
    await database.doc(`optIns/event~${crmId}`).set({ uid, eventId: 'event' });
    await database.doc(`tickets/ticket~${crmId}`).set({ uid, comments: 'The lift is stuck.' });
    await database.doc(`members/${crmId}`).update({ phone_mobile: '+447700900777' });
    const copy = await (await signedIn(member.email)).call(exportDataContract, null);
    expect(copy).toMatchObject({
      account: { uid, emailAddress: member.email, memberships: [{ crmId }] },
      memberships: [{ id: crmId, phone_mobile: '+447700900777', date_of_birth: '1984-06-15' }],
      plays: [play],
      optIns: [{ uid, eventId: 'event' }],
      tickets: [{ uid, comments: 'The lift is stuck.' }],
    });
    expect(Date.parse(copy.exportedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('returns only the caller’s own vouchers', async () => {
    const { vouchers } = await (await signedIn('king')).call(exportDataContract, null);
    expect(vouchers.length).toBeGreaterThan(0);
    expect(vouchers.every(({ crmId }) => crmId === 'crm-100204')).toBe(true);
    expect(vouchers.some((voucher) => 'code' in voucher)).toBe(false);
  });

  it('names no other person', async () => {
    const [member, neighbour] = [await freshMember(), await freshMember()];
    const copy = await (await signedIn(member.email)).call(exportDataContract, null);
    expect(JSON.stringify(copy)).not.toContain(neighbour.uid);
    expect(JSON.stringify(copy)).not.toContain(neighbour.crmId);
  });

  it('returns the data of an account without a membership', async () => {
    const member = await freshMember({}, { linked: false });
    const copy = await (await signedIn(member.email)).call(exportDataContract, null);
    expect(copy).toMatchObject({ account: { uid: member.uid }, memberships: [], vouchers: [] });
  });

  it('rejects a caller who is not signed in or not verified', async () => {
    expect(await statusOf(signedOut().call(exportDataContract, null))).toBe('unauthenticated');
    const unverified = await signedIn('unverified');
    expect(await statusOf(unverified.call(exportDataContract, null))).toBe('permission-denied');
  });
});
