import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { type Client, signedIn, statusOf } from '../../../testing/calls/client.ts';
import type { AddedMember } from '../../../testing/members/addMember.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { newTill } from '../../../testing/till/staff.ts';
import { codeOf, newVoucher, type TestVoucher } from '../../../testing/till/vouchers.ts';
import { voucherCodeSigner } from '../../domain/voucherCode/voucherCodeSigner.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const OFFER = 'venue-6-masterclass';

const database = openDatabase();
let till: Client;
let member: AddedMember;
beforeAll(async () => {
  till = (await newTill()).client;
  member = await freshMember();
});

const redeem = (
  code: string,
  { customerNumber }: Pick<AddedMember, 'customerNumber'> = member,
  nonce: string = randomUUID(),
) => till.call('till-redeem', { nonce, voucher: { code }, customerNumber });

const redeemLetters = (letters: string, { customerNumber } = member) =>
  till.call('till-redeem', { nonce: randomUUID(), voucher: { letters }, customerNumber });

async function vouchersOf({ email, location, crmId }: AddedMember) {
  const client = await signedIn(email);
  return (await client.call('vouchers-getAllVouchers', { location, crmId })).records;
}

const refused = (reason: string) => ({ outcome: 'refused', reason });

describe('till-redeem', () => {
  it('redeems a voucher once, and the member sees when and where', async () => {
    const voucher = await newVoucher(member);
    const code = codeOf(voucher, member);
    const reply = await redeem(code);
    expect(reply).toMatchObject({
      outcome: 'redeemed',
      redemption: {
        voucher: { id: voucher.id, letters: voucher.code, checks: [] },
        customerNumber: member.customerNumber,
        venueId: 6,
        isOffline: false,
        reversal: null,
      },
    });
    const at = reply.outcome === 'redeemed' ? reply.redemption.at : '';
    expect(await redeem(code)).toMatchObject({ outcome: 'already', at, venueId: 6 });
    const records = await vouchersOf(member);
    expect(records.find(({ id }) => id === voucher.id)).toMatchObject({
      status: 'used',
      redeemed: { at, venueId: 6 },
    });
  });

  it('names the language of the voucher, also if it is used', async () => {
    const voucher = await newVoucher(member, { locale: 'zh-Hans' });
    const code = codeOf(voucher, member);
    const records = await vouchersOf(member);
    expect(records.find(({ id }) => id === voucher.id)?.locale).toBe('zh-Hans');
    expect(await redeem(code)).toMatchObject({
      redemption: { voucher: { locale: 'zh-Hans' } },
    });
    expect(await redeem(code)).toMatchObject({
      outcome: 'already',
      voucher: { locale: 'zh-Hans' },
    });
  });

  it('gives the same nonce the same reply, also for a refusal', async () => {
    const voucher = await newVoucher(member);
    const code = codeOf(voucher, member);
    const nonce = randomUUID();
    const first = await redeem(code, member, nonce);
    expect(await redeem(code, member, nonce)).toEqual(first);
    const other = randomUUID();
    const already = await redeem(code, member, other);
    expect(already).toMatchObject({ outcome: 'already' });
    expect(await redeem(code, member, other)).toEqual(already);
  });

  it('gives a used nonce no reply of another voucher', async () => {
    const [first, second] = [await newVoucher(member), await newVoucher(member)];
    const nonce = randomUUID();
    await redeem(codeOf(first, member), member, nonce);
    expect(await redeem(codeOf(second, member), member, nonce)).toMatchObject({
      outcome: 'redeemed',
      redemption: { voucher: { id: second.id } },
    });
  });

  it('counts an offer to everyone for each member', async () => {
    const others = await freshMember();
    const code = (each: AddedMember) => codeOf({ id: OFFER, validUntil: inDays(3) }, each);
    expect(await redeem(code(others), others)).toMatchObject({ outcome: 'redeemed' });
    expect(await redeem(code(others), others)).toMatchObject({ outcome: 'already' });
    const unused = await vouchersOf(member);
    expect(unused.find(({ id }) => id === OFFER)).toMatchObject({ status: 'available' });
    const used = await vouchersOf(others);
    expect(used.find(({ id }) => id === OFFER)).toMatchObject({ status: 'used' });
    const shown = (await signedIn(others.email)).call('vouchers-generateQrCode', {
      voucherId: OFFER,
    });
    expect(await statusOf(shown)).toBe('permission-denied');
  });

  it('finds a voucher by its letters, in small letters and with a space', async () => {
    const voucher = await newVoucher(member);
    const typed = voucher.code.toLowerCase().replace('-', ' ');
    expect(await redeemLetters(typed)).toMatchObject({
      outcome: 'redeemed',
      redemption: { voucher: { id: voucher.id } },
    });
    expect(await redeemLetters(typed)).toMatchObject({ outcome: 'already' });
    expect(await redeemLetters('DINE-NOTHING')).toMatchObject(refused('unknown-voucher'));
  });

  it('finds the letters of a member whose home casino has changed', async () => {
    const moved = await freshMember();
    const voucher = await newVoucher(moved);
    await database.doc(`members/${moved.crmId}`).update({ home_casino: 9 });
    expect(await redeemLetters(voucher.code, moved)).toMatchObject({
      outcome: 'redeemed',
      redemption: { voucher: { id: voucher.id } },
    });
  });

  it('chooses the voucher of the letters that can be used here and now', async () => {
    const owner = await freshMember();
    const code = 'DINE-SAME';
    const ids = [
      await newVoucher(owner, { validUntil: inDays(-2) }),
      await newVoucher(owner, { validFrom: inDays(1) }),
      await newVoucher(owner, { usedAt: inDays(-1) }),
      await newVoucher(owner),
    ].map(({ id }) => id);
    await Promise.all(ids.map((id) => database.doc(`vouchers/${id}`).update({ code })));
    expect(await redeemLetters(code, owner)).toMatchObject({
      outcome: 'redeemed',
      redemption: { voucher: { id: ids.at(-1) } },
    });
  });

  it('reports a voucher that another system marked as used', async () => {
    const voucher = await newVoucher(member, { usedAt: inDays(-1) });
    expect(await redeem(codeOf(voucher, member))).toMatchObject({ outcome: 'already', venueId: 6 });
  });

  const foreignSigner = voucherCodeSigner(
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  );
  const CODES: readonly [string, string, (voucher: TestVoucher) => string][] = [
    ['a text that is no code', 'unreadable', () => 'https://example.test'],
    ['a code of another key', 'unknown-key', (voucher) => codeOf(voucher, member, foreignSigner)],
    [
      'a changed code',
      'forged',
      (voucher) => codeOf(voucher, member).replace(/\.[0-9A-Z]+(?=\.[A-Z2-7]+$)/, '.ZZZZZZ'),
    ],
    [
      'a code of another member',
      'another-member',
      (voucher) => codeOf(voucher, { customerNumber: '100207' }),
    ],
    [
      'a voucher that is gone',
      'unknown-voucher',
      (voucher) => codeOf({ ...voucher, id: 'gone' }, member),
    ],
  ];
  it.each(CODES)('refuses %s as %s, and redeems nothing', async (_, reason, codeFor) => {
    const voucher = await newVoucher(member);
    expect(await redeem(codeFor(voucher))).toMatchObject({ ...refused(reason), voucher: null });
    expect(await redeem(codeOf(voucher, member))).toMatchObject({ outcome: 'redeemed' });
  });

  it('refuses a voucher before it begins, after it ended, and at another casino', async () => {
    const early = await newVoucher(member, { validFrom: inDays(1) });
    expect(await redeem(codeOf(early, member))).toMatchObject({
      ...refused('not-yet'),
      voucher: { id: early.id },
    });
    const late = await newVoucher(member, { validUntil: inDays(-2) });
    expect(await redeem(codeOf(late, member))).toMatchObject({
      ...refused('expired'),
      voucher: { id: late.id },
    });
    const elsewhere = await newVoucher({ ...member, location: 9 });
    expect(await redeem(codeOf(elsewhere, member))).toMatchObject({
      ...refused('another-venue'),
      voucher: { id: elsewhere.id },
    });
  });

  it('refuses an earlier screenshot of a member in promotion-free mode', async () => {
    const careful = await freshMember();
    const voucher = await newVoucher(careful);
    const code = codeOf(voucher, careful);
    const app = await signedIn(careful.email);
    await app.call('users-setSaferGambling', { change: { promotionFree: 'on' } });
    expect(await redeem(code, careful)).toMatchObject(refused('not-shown'));
  });

  it('refuses a suspended member, and a number that no member has', async () => {
    const suspended = await freshMember({ suspended: true });
    const voucher = await newVoucher(suspended);
    expect(await redeem(codeOf(voucher, suspended), suspended)).toMatchObject(
      refused('member-blocked'),
    );
    const nobody = { customerNumber: '999999' };
    const code = codeOf({ id: OFFER, validUntil: inDays(3) }, nobody);
    expect(await redeem(code, nobody)).toMatchObject(refused('unknown-member'));
  });
});
