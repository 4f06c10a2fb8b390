import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryBackend } from '../../../testing/memory/memoryBackend.ts';
import { type Login, newMember, suspend } from '../../../testing/memory/memoryPeople.ts';
import { change, type MemberRecord } from '../../../testing/memory/memoryStore.ts';
import {
  addVoucher,
  codeOf,
  inDays,
  newTill,
  scanOf,
  type Till,
} from '../../../testing/memory/memoryTill.ts';
import type { StoredVoucher } from '../ports/memberService.ts';
import { voucherCodeSigner } from '../voucherCode/voucherCodeSigner.ts';

const store = memoryBackend();
let till: Till;
let record: MemberRecord;
let login: Login;
beforeEach(async () => {
  till = newTill(store);
  ({ record, login } = await newMember(store));
});

const redeem = (voucher: StoredVoucher, holder = record) =>
  till.call('till-redeem', scanOf(voucher, holder));
const redeemCode = (code: string, { customer_number } = record) =>
  till.call('till-redeem', {
    nonce: randomUUID(),
    voucher: { code },
    customerNumber: customer_number,
  });
const redeemLetters = (letters: string) =>
  till.call('till-redeem', {
    nonce: randomUUID(),
    voucher: { letters },
    customerNumber: record.customer_number,
  });

/** A voucher in the member's list. */
async function shown({ id }: StoredVoucher, caller = login, { id: crmId } = record) {
  const { records } = await caller.call('vouchers-getAllVouchers', { location: 6, crmId });
  return records.find((each) => each.id === id);
}

const REDEEMED = { outcome: 'redeemed' };
const ALREADY = { outcome: 'already' };
const redeemed = ({ id }: StoredVoucher) => ({ ...REDEEMED, redemption: { voucher: { id } } });
const refused = (reason: string) => ({ outcome: 'refused', reason });

describe('a redemption', () => {
  it('happens once, and the member sees when and where', async () => {
    const voucher = addVoucher(store, record);
    const reply = await redeem(voucher);
    expect(reply).toMatchObject({
      outcome: 'redeemed',
      redemption: {
        voucher: { id: voucher.id, letters: voucher.code, checks: [] },
        customerNumber: record.customer_number,
        venueId: 6,
        isOffline: false,
        reversal: null,
      },
    });
    const at = reply.outcome === 'redeemed' ? reply.redemption.at : '';
    expect(await redeem(voucher)).toMatchObject({ ...ALREADY, at, venueId: 6 });
    expect(await shown(voucher)).toMatchObject({ status: 'used', redeemed: { at, venueId: 6 } });
  });

  it('names the language of the voucher, also if it is used', async () => {
    const locale = 'zh-Hans';
    const voucher = addVoucher(store, record, { locale });
    expect(await shown(voucher)).toMatchObject({ locale });
    expect(await redeem(voucher)).toMatchObject({ redemption: { voucher: { locale } } });
    expect(await redeem(voucher)).toMatchObject({ ...ALREADY, voucher: { locale } });
  });

  it('has the same reply for the same nonce, also a refusal, and none of another voucher', async () => {
    const [voucher, next] = [addVoucher(store, record), addVoucher(store, record)];
    const scan = scanOf(voucher, record);
    const reply = await till.call('till-redeem', scan);
    expect(await till.call('till-redeem', scan)).toEqual(reply);
    const again = scanOf(voucher, record);
    const already = await till.call('till-redeem', again);
    expect(already).toMatchObject(ALREADY);
    expect(await till.call('till-redeem', again)).toEqual(already);
    const same = { ...scanOf(next, record), nonce: scan.nonce };
    expect(await till.call('till-redeem', same)).toMatchObject(redeemed(next));
  });

  it('of an offer to everyone counts for each member', async () => {
    const offer = addVoucher(store, record, { audience: 'everyone', crmId: null });
    const other = await newMember(store);
    expect(await redeem(offer, other.record)).toMatchObject(REDEEMED);
    expect(await redeem(offer, other.record)).toMatchObject(ALREADY);
    expect(await shown(offer)).toMatchObject({ status: 'available' });
    expect(await shown(offer, other.login, other.record)).toMatchObject({ status: 'used' });
    const code = other.login.call('vouchers-generateQrCode', { voucherId: offer.id });
    await expect(code).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('finds a voucher by its letters, in small letters and with a space', async () => {
    const voucher = addVoucher(store, record);
    const typed = voucher.code.toLowerCase().replace('-', ' ');
    expect(await redeemLetters(typed)).toMatchObject(redeemed(voucher));
    expect(await redeemLetters(typed)).toMatchObject(ALREADY);
    expect(await redeemLetters('DINE-NOTHING')).toMatchObject(refused('unknown-voucher'));
  });

  it('finds the letters of a member whose home casino has changed', async () => {
    const voucher = addVoucher(store, record);
    change(store.members, record.id, { home_casino: 9 });
    expect(await redeemLetters(voucher.code)).toMatchObject(redeemed(voucher));
  });

  it('chooses the voucher of the letters that can be used here and now', async () => {
    const code = 'DINE-SAME';
    for (const changes of [
      { validUntil: inDays(-2) },
      { validFrom: inDays(1) },
      { usedAt: inDays(-1) },
    ]) {
      addVoucher(store, record, { code, ...changes });
    }
    const usable = addVoucher(store, record, { code });
    expect(await redeemLetters(code)).toMatchObject(redeemed(usable));
  });

  it('reports a voucher that another system marked as used', async () => {
    const voucher = addVoucher(store, record, { usedAt: inDays(-1) });
    expect(await redeem(voucher)).toMatchObject({ ...ALREADY, venueId: 6 });
  });
});

describe('a scan is refused, and redeems nothing,', () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' });
  const foreign = voucherCodeSigner(pem.toString());
  const CODES: readonly (readonly [string, string, (voucher: StoredVoucher) => string])[] = [
    ['a text that is no code', 'unreadable', () => 'https://example.test'],
    ['a code of another key', 'unknown-key', (voucher) => codeOf(voucher, record, foreign)],
    [
      'a changed code',
      'forged',
      (voucher) => codeOf(voucher, record).replace(/\.[0-9A-Z]+(?=\.[A-Z2-7]+$)/, '.ZZZZZZ'),
    ],
    [
      'a code of another member',
      'another-member',
      (voucher) => codeOf(voucher, { customer_number: '100207' }),
    ],
    [
      'a voucher that is gone',
      'unknown-voucher',
      (voucher) => codeOf({ ...voucher, id: 'gone' }, record),
    ],
  ];
  it.each(CODES)('with %s as %s', async (_, reason, codeFor) => {
    const voucher = addVoucher(store, record);
    expect(await redeemCode(codeFor(voucher))).toMatchObject({ ...refused(reason), voucher: null });
    expect(await redeem(voucher)).toMatchObject(REDEEMED);
  });

  it.each([
    ['before the voucher begins', 'not-yet', { validFrom: inDays(1) }],
    ['after it ended', 'expired', { validUntil: inDays(-2) }],
    ['at another casino', 'another-venue', { location: 9 }],
  ])('%s', async (_, reason, changes) => {
    const voucher = addVoucher(store, record, changes);
    const { id } = voucher;
    expect(await redeem(voucher)).toMatchObject({ ...refused(reason), voucher: { id } });
  });

  it('with an earlier screenshot of a member in promotion-free mode', async () => {
    const voucher = addVoucher(store, record);
    await login.mode('on');
    expect(await redeem(voucher)).toMatchObject(refused('not-shown'));
  });

  it('with the voucher of a suspended member, and with a number that no member has', async () => {
    const voucher = addVoucher(store, record);
    suspend(store, record);
    expect(await redeem(voucher)).toMatchObject(refused('member-blocked'));
    const offer = addVoucher(store, record, { audience: 'everyone', crmId: null });
    const nobody = { ...record, customer_number: '999999' };
    expect(await redeem(offer, nobody)).toMatchObject(refused('unknown-member'));
  });
});

describe('a reversal', () => {
  async function redemptionOf(voucher: StoredVoucher): Promise<string> {
    const reply = await redeem(voucher);
    if (reply.outcome !== 'redeemed') throw new Error(`The scan was ${reply.outcome}.`);
    return reply.redemption.id;
  }

  it('makes the voucher available again, keeps the redemption, and repeats its reply', async () => {
    const voucher = addVoucher(store, record);
    const redemptionId = await redemptionOf(voucher);
    const request = { redemptionId, reason: 'not-served' } as const;
    const reply = await till.call('till-reverse', request);
    expect(reply).toMatchObject({
      outcome: 'reversed',
      redemption: { id: redemptionId, reversal: { reason: 'not-served' } },
    });
    expect(await till.call('till-reverse', { ...request, reason: 'other' })).toEqual(reply);
    expect(await shown(voucher)).toMatchObject({ status: 'available' });
    expect(await redeem(voucher)).toMatchObject(REDEEMED);
    // The reversal of the first redemption says nothing of the second.
    await till.call('till-reverse', request);
    expect(await shown(voucher)).toMatchObject({ status: 'used' });
  });

  it('is refused to another device, and granted to a manager of the casino', async () => {
    const redemptionId = await redemptionOf(addVoucher(store, record));
    const by = (other: Till) =>
      other.call('till-reverse', { redemptionId, reason: 'wrong-member' });
    expect(await by(newTill(store))).toEqual(refused('too-late'));
    const elsewhere = newTill(store, { role: 'manager', venueId: 9 });
    expect(await by(elsewhere)).toEqual(refused('unknown'));
    const manager = newTill(store, { role: 'manager' });
    expect(await by(manager)).toMatchObject({ outcome: 'reversed' });
  });

  it('is refused to the same device after ten minutes', async () => {
    const redemptionId = await redemptionOf(addVoucher(store, record));
    till.later(11 / 60);
    const request = { redemptionId, reason: 'returned' } as const;
    expect(await till.call('till-reverse', request)).toEqual(refused('too-late'));
  });

  it('does not know a redemption that does not exist', async () => {
    const request = { redemptionId: 'nothing', reason: 'other' } as const;
    expect(await till.call('till-reverse', request)).toEqual(refused('unknown'));
  });
});
