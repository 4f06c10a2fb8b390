import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, signedOut } from '../../../testing/calls/client.ts';
import { addressOf, httpCall } from '../../../testing/calls/httpCall.ts';
import { REQUESTS } from '../../../testing/calls/requestsOf.ts';
import { freshGame } from '../../../testing/games/freshGame.ts';
import { optedIn, spinOf } from '../../../testing/games/spinning.ts';
import { documentsNaming } from '../../../testing/members/documentsNaming.ts';
import { freshClient } from '../../../testing/members/freshClient.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { joining, newLogin } from '../../../testing/members/joining.ts';
import { markedMember } from '../../../testing/members/markedMember.ts';
import { newEmail } from '../../../testing/members/newEmail.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { codeOf, newVoucher } from '../../../testing/till/vouchers.ts';
import { askService, PassDevice } from '../../../testing/vouchers/passDevice.ts';
import type { CallReply } from '../../contract/catalogue/callableTypes.ts';
import { inUtc } from '../../contract/rules/calendar.ts';

const database = openDatabase();

type Copy = CallReply<'users-exportData'>;

/** The collections that name a member, with the field of the copy that has their data. */
const FIELD_OF: Readonly<Record<string, keyof Copy | null>> = {
  // The auditors' copy of a play, which `plays` has.
  gameAudit: null,
  // One entry for each play of the person.
  gameTurns: null,
  games: 'plays',
  members: 'memberships',
  // `account` lists the same memberships.
  membershipLinks: null,
  optIns: 'optIns',
  // A hash, for a minute.
  passLinks: null,
  // A hash, until the password is reset.
  passwordResets: null,
  // Hashes. `account` has the settings of safer gambling.
  persons: null,
  tickets: 'tickets',
  users: 'account',
  vouchers: 'vouchers',
  walletPasses: 'walletPasses',
};

describe('users-exportData', () => {
  it('returns all stored data about the caller', async () => {
    const { client, uid, email, crmId } = await freshClient();
    const play = { userId: uid, gameId: 'wheel', win: false };
    await database.doc(`games/wheel_${uid}_2026-11-20`).set(play);
    await database.doc(`optIns/event~${crmId}`).set({ uid, eventId: 'event' });
    await database.doc(`tickets/ticket~${crmId}`).set({ uid, comments: 'The lift is stuck.' });
    await database.doc(`members/${crmId}`).update({ phone_mobile: '+447700900777' });
    const copy = await client.call('users-exportData', null);
    expect(copy).toMatchObject({
      account: { uid, emailAddress: email, memberships: [{ crmId }] },
      memberships: [{ id: crmId, phone_mobile: '+447700900777', date_of_birth: '1984-06-15' }],
      plays: [play],
      optIns: [{ uid, eventId: 'event' }],
      tickets: [{ uid, comments: 'The lift is stuck.' }],
    });
    expect(Date.parse(copy.exportedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('returns the passes of the caller, with devices and without the token', async () => {
    const { client, crmId } = await freshClient();
    expect(await client.call('users-exportData', null)).toMatchObject({ walletPasses: [] });
    const { url } = await client.call('wallet-getWalletPass', { store: 'apple' });
    const { body } = await askService('GET', new URL(url).pathname);
    const phone = new PassDevice(body);
    await phone.register();
    const copy = await client.call('users-exportData', null);
    const { serialNumber, authenticationToken } = phone.pass.json;
    expect(copy.walletPasses).toEqual([
      {
        crmId,
        serialNumber,
        wallets: ['apple'],
        version: 0,
        changedAt: expect.stringMatching(/Z$/),
        checkedAt: expect.stringMatching(/Z$/),
        devices: [{ id: phone.id, pushToken: phone.pushToken, pushed: 0 }],
        removeAt: null,
      },
    ]);
    expect(JSON.stringify(copy)).not.toContain(authenticationToken);
  });

  it('covers every collection that holds data about the caller', async () => {
    const member = await markedMember();
    const { crmId } = member;
    const uid = member.client.user?.uid ?? '';
    const prizes = [
      { name: 'A cocktail', win: true, weight: 1_000_000, stock: 3 },
      { name: 'No prize today', win: false },
    ];
    const { id: gameId } = await freshGame({ prizes });
    await optedIn({ uid }, gameId);
    await spinOf(member, gameId);
    await database.doc(`optIns/event~${crmId}`).set({ uid });
    const { 'users-deleteAccount': _, ...requests } = REQUESTS;
    for (const [name, request] of Object.entries(requests)) {
      const body = JSON.stringify({ data: request(member) });
      await httpCall(member.client, addressOf(name), { body });
    }
    const documents = await documentsNaming(uid, crmId, member.email, member.customerNumber);
    const collections = new Set(documents.map(([path]) => path.split('/')[0] ?? ''));
    expect([...collections].toSorted()).toEqual(Object.keys(FIELD_OF));
    const copy = await member.client.call('users-exportData', null);
    const fields = Object.values(FIELD_OF).filter((field) => field !== null);
    const empty = fields.filter((field) => Object.keys(copy[field] ?? {}).length === 0);
    expect(empty).toEqual([]);
  });

  it('returns the registrations that wait for the caller’s proven address', async () => {
    const [email, other] = [newEmail('waits'), newEmail('other')];
    for (const each of [email, other]) {
      await signedOut().call('members-registerAccount', joining(each));
    }
    const owner = await newLogin(email);
    const { pendingRegistrations } = await owner.call('users-exportData', null);
    expect(pendingRegistrations).toMatchObject([{ values: { email, lastName: "O'Sample" } }]);
    expect(pendingRegistrations).toHaveLength(1);
  });

  it('returns the points of the caller, with all movements', async () => {
    const { points } = await (await signedIn('king')).call('users-exportData', null);
    expect(points).toMatchObject([{ crmId: 'crm-100204', summary: { balance: 12_075 } }]);
    const stored = await database
      .collection('pointMovements')
      .where('crmId', '==', 'crm-100204')
      .get();
    expect(stored.size).toBeGreaterThan(100);
    expect(points[0]?.['movements']).toHaveLength(stored.size);
  });

  it('returns the records of tills about the caller, for six years and for one', async () => {
    const [member, till] = [await freshMember(), (await newTill()).client];
    const { customerNumber } = member;
    const scan = async (code: string) => {
      const nonce = randomUUID();
      await till.call('till-redeem', { nonce, voucher: { code }, customerNumber });
    };
    const voucher = await newVoucher(member);
    await scan(codeOf(voucher, member));
    await scan('not a code of ours');
    const { redemptions, tillRecords } = await (await signedIn(member.email)).call(
      'users-exportData',
      null,
    );
    expect(redemptions).toMatchObject([{ voucher: { id: voucher.id }, customerNumber }]);
    const recordedAt = expect.any(String);
    expect(tillRecords).toMatchObject([{ reason: 'unreadable', customerNumber, recordedAt }]);
    expect(JSON.stringify(redemptions)).not.toContain(voucher.code);
    const yearsOf = async (path: string) => {
      const stored = await database.doc(path).get();
      return inUtc(stored.get('removeAt').toDate()).diff(stored.get('at').toDate(), 'year');
    };
    expect(await yearsOf(`redemptions/${redemptions[0]?.['id']}`)).toBe(6);
    expect(await yearsOf(`tillRecords/${tillRecords[0]?.['id']}`)).toBe(1);
  });

  it('returns only the caller’s own vouchers', async () => {
    const { vouchers } = await (await signedIn('king')).call('users-exportData', null);
    expect(vouchers.length).toBeGreaterThan(0);
    expect(vouchers.every(({ crmId }) => crmId === 'crm-100204')).toBe(true);
    expect(vouchers.some((voucher) => 'code' in voucher)).toBe(false);
  });

  it('names no other person', async () => {
    const [{ client }, neighbour] = [await freshClient(), await freshMember()];
    const copy = await client.call('users-exportData', null);
    expect(JSON.stringify(copy)).not.toContain(neighbour.uid);
    expect(JSON.stringify(copy)).not.toContain(neighbour.crmId);
  });

  it('returns the data of an account without a membership', async () => {
    const { client, uid } = await freshClient({}, { linked: false });
    const copy = await client.call('users-exportData', null);
    expect(copy).toMatchObject({ account: { uid }, memberships: [], vouchers: [] });
  });
});
