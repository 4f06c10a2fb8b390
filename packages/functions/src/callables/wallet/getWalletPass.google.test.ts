import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callablesApp } from '../../../local/callables/callablesApp.ts';
import { DEMO_ISSUER } from '../../../local/demoWallets/demoServiceAccount.ts';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn, statusOf } from '../../../testing/calls/client.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { markedMember } from '../../../testing/members/markedMember.ts';
import {
  type GoogleForTests,
  googleForTests,
  listen,
} from '../../../testing/vouchers/googleForTests.ts';
import { services } from '../../composition/services.ts';
import { deliverDue } from '../../domain/mail/sendMails.ts';
import { refreshPass } from '../../domain/wallet/refreshPasses.ts';
import { updateWallet } from '../../domain/wallet/updateWallet.ts';

const MINUTE = 60 * 1_000;
const database = openDatabase();
let google: GoogleForTests;
let functions: string;

beforeAll(async () => {
  google = await googleForTests();
  process.env['GOOGLE_WALLET_KEY'] = google.keyFile;
  process.env['GOOGLE_WALLET_ORIGIN'] = google.origin;
  // Imported late, because a callable reads its settings when it is defined.
  const { getWalletPass } = await import('./getWalletPass.ts');
  functions = await listen(callablesApp({ wallet: { getWalletPass } }));
});
beforeEach(() => {
  google.fake.answer = () => null;
});

const press = async ({ email }: { readonly email: string }) => {
  const client = await signedIn(email, functions);
  return (await client.call('wallet-getWalletPass', { store: 'google' })).url;
};
const refresh = (crmId: string) => refreshPass(crmId, services, new Date());
/** Runs the schedule of the outbox as if this much time had passed. */
const deliver = (afterMs = 0) =>
  deliverDue(services, new Date(Date.now() + afterMs), (update) => updateWallet(update, services));

async function objectOf(crmId: string) {
  const pass = await services.walletPasses.find(crmId);
  return google.fake.resources.loyaltyObject.get(`${DEMO_ISSUER}.${pass?.serialNumber}`);
}
/** The requests that changed the object of a member. */
async function changesOf(crmId: string) {
  const pass = await services.walletPasses.find(crmId);
  const id = `${DEMO_ISSUER}.${pass?.serialNumber}`;
  return google.fake.requests.filter(
    ({ body, status }) => status === 200 && (body as { id?: string } | null)?.id === id,
  );
}
/** A member whose card is at Google. */
async function memberWithCard() {
  const member = await freshMember();
  await press(member);
  const change = (fields: object) => database.doc(`members/${member.crmId}`).update(fields);
  return { ...member, change };
}

describe('§7 wallet-getWalletPass for Google', () => {
  it('§7.47 saves the card at Google, and returns a link that opens it', async () => {
    const member = await freshMember({ first_name: 'Violet', loyalty_points: 8_450 });
    const url = await press(member);
    const page = await (await fetch(url)).text();
    expect(page).toContain('Violet');
    expect(page).toContain('8,450');
    expect(await objectOf(member.crmId)).toMatchObject({
      state: 'ACTIVE',
      classId: `${DEMO_ISSUER}.card-jack`,
      accountId: member.customerNumber,
    });
    const ofClass = google.fake.resources.loyaltyClass.get(`${DEMO_ISSUER}.card-jack`);
    expect(ofClass?.['hexBackgroundColor']).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('§7.47 returns a link without personal data', async () => {
    const { marks, client } = await markedMember();
    const url = await press({ email: client.user?.email ?? '' });
    const payload = Buffer.from(
      url.split('/save/')[1]?.split('.')[1] ?? '',
      'base64url',
    ).toString();
    expect(payload).toContain('savetowallet');
    for (const mark of marks) expect(payload).not.toContain(mark);
    expect(url.length).toBeLessThan(1_800);
  });

  it('§7.47 uses one object for repeated and simultaneous presses, and another for each member', async () => {
    const [member, other] = [await freshMember(), await freshMember()];
    await Promise.all([press(member), press(member), press(other)]);
    await press(member);
    const posts = async (crmId: string) =>
      (await changesOf(crmId)).filter(({ method }) => method === 'POST');
    expect(await posts(member.crmId)).toHaveLength(1);
    expect(await posts(other.crmId)).toHaveLength(1);
    expect((await objectOf(member.crmId))?.id).not.toBe((await objectOf(other.crmId))?.id);
  });

  it.each([500, 403, 429])(
    'is unavailable if Google answers %i, and works afterwards',
    async (status) => {
      const member = await freshMember();
      google.fake.answer = () => status;
      expect(await statusOf(press(member))).toBe('unavailable');
      google.fake.answer = () => null;
      await press(member);
      expect(await objectOf(member.crmId)).toMatchObject({ state: 'ACTIVE' });
    },
  );
});

describe('§4 a change of a member reaches Google', () => {
  it('§4.49 by one request after a change of the tier', async () => {
    const { crmId, change } = await memberWithCard();
    await change({ membership_type_id: 46, membership_type_Name: 'Ace' });
    await refresh(crmId);
    await refresh(crmId);
    await deliver();
    await deliver(MINUTE);
    expect((await changesOf(crmId)).map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(await objectOf(crmId)).toMatchObject({ classId: `${DEMO_ISSUER}.card-ace` });
  });
});

// `passOwners.test.ts` has the cards that become void, and valid again.
it('§6.8 a suspension creates no card at Google for a member whose press never reached it', async () => {
  const member = await freshMember();
  google.fake.answer = () => 500;
  await statusOf(press(member));
  google.fake.answer = () => null;
  await database.doc(`members/${member.crmId}`).update({ suspended: true });
  await refresh(member.crmId);
  await deliver();
  expect(await objectOf(member.crmId)).toBeUndefined();
});
