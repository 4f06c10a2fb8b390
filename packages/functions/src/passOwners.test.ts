import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callablesApp } from '../local/callables/callablesApp.ts';
import { DEMO_ISSUER } from '../local/demoWallets/demoServiceAccount.ts';
import { type FakeApns, startFakeApns } from '../local/demoWallets/fakeApns.ts';
import { pointAtBackend } from '../testing/backend/pointAtBackend.ts';
import { type Client, signedIn } from '../testing/calls/client.ts';
import { newLogin } from '../testing/members/joining.ts';
import { addRecord, link, newPerson } from '../testing/members/testPerson.ts';
import { type GoogleForTests, googleForTests, listen } from '../testing/vouchers/googleForTests.ts';
import { askService, PassDevice } from '../testing/vouchers/passDevice.ts';
import { auth } from './adapters/firebase.ts';
import { services } from './composition/services.ts';
import { cleanUpAfter } from './domain/accounts/accountDeletion.ts';
import { deliverDue } from './domain/mail/sendMails.ts';
import { refreshPasses } from './domain/wallet/refreshPasses.ts';
import { updateWallet } from './domain/wallet/updateWallet.ts';

pointAtBackend();
let apns: FakeApns;
let google: GoogleForTests;
let functions: string;

beforeAll(async () => {
  apns = await startFakeApns('127.0.0.1', 0);
  process.env['APPLE_PUSH_ORIGIN'] = `http://127.0.0.1:${apns.port}`;
  google = await googleForTests();
  process.env['GOOGLE_WALLET_KEY'] = google.keyFile;
  process.env['GOOGLE_WALLET_ORIGIN'] = google.origin;
  // Imported late, because a callable reads its settings when it is defined.
  const { getWalletPass } = await import('./callables/wallet/getWalletPass.ts');
  functions = await listen(callablesApp({ wallet: { getWalletPass } }));
});
afterAll(() => apns.stop());

/** Runs both schedules of passes. */
async function runSchedules() {
  await refreshPasses(services, new Date());
  await deliverDue(services, new Date(), (update) => updateWallet(update, services));
}

/** A link to the pass in a wallet. */
async function press(email: string, store: 'apple' | 'google') {
  const client = await signedIn(email, functions);
  return (await client.call('wallet-getWalletPass', { store })).url;
}

/** A login with a membership whose pass is on a phone and at Google. */
async function memberWithPasses() {
  const person = newPerson();
  const record = await addRecord(person);
  const client = await newLogin(person.email);
  await link(client, record, person.dob);
  const uid = client.user?.uid ?? '';
  const { body } = await askService('GET', new URL(await press(person.email, 'apple')).pathname);
  const phone = new PassDevice(body);
  await phone.register();
  await press(person.email, 'google');
  await runSchedules();
  return { ...record, person, client, uid, phone };
}
type Holder = Awaited<ReturnType<typeof memberWithPasses>>;

/** The pushes to the phone, the card at Google, and true if the store has the pass as void. */
async function stateOf({ crmId, phone }: Holder) {
  const pass = await services.walletPasses.find(crmId);
  const object = `${DEMO_ISSUER}.${pass?.serialNumber}`;
  return {
    pushes: apns.pushes.filter(({ token }) => token === phone.pushToken).length,
    google: google.fake.resources.loyaltyObject.get(object)?.['state'],
    isVoid: pass?.removeAt !== null,
  };
}
const VALID = { pushes: 0, google: 'ACTIVE', isVoid: false };
const VOID = { pushes: 1, google: 'INACTIVE', isVoid: true };
const VALID_AGAIN = { pushes: 2, google: 'ACTIVE', isVoid: false };

const leave = (client: Client) => client.call('users-deleteAccount', { forgetMe: false });

describe('§6 both passes become void in the next run of the schedule', () => {
  it.each<[string, (holder: Holder) => Promise<unknown>]>([
    ['the member has deleted the account', ({ client }) => leave(client)],
    ['an administrator has disabled the login', ({ uid }) => services.identities.close(uid)],
    ['an administrator has deleted the login', ({ uid }) => services.identities.remove(uid)],
    [
      'the address is no longer verified',
      ({ uid }) => auth().updateUser(uid, { emailVerified: false }),
    ],
  ])('§6.8 both passes are void after %s', async (_, end) => {
    const holder = await memberWithPasses();
    expect(await stateOf(holder)).toEqual(VALID);
    await end(holder);
    await runSchedules();
    expect(await stateOf(holder)).toEqual(VOID);
    await runSchedules();
    expect(await stateOf(holder)).toEqual(VOID);
    await holder.phone.fetch();
    expect(holder.phone.pass.json.voided).toBe(true);
  });

  it('§6.8 both passes are valid again when the administrator enables the login', async () => {
    const holder = await memberWithPasses();
    await services.identities.close(holder.uid);
    await runSchedules();
    await auth().updateUser(holder.uid, { disabled: false });
    await runSchedules();
    expect(await stateOf(holder)).toEqual(VALID_AGAIN);
  });

  it.each<[string, (holder: Holder) => Promise<unknown>]>([
    ['the member has deleted the account', ({ client }) => leave(client)],
    [
      'an administrator has deleted the login',
      async ({ uid }) => {
        await services.identities.remove(uid);
        await cleanUpAfter(uid, services, new Date());
      },
    ],
  ])('§6.9 both passes belong to a new login of the membership after %s', async (_, end) => {
    const holder = await memberWithPasses();
    const { phone, person } = holder;
    const { serialNumber } = phone.pass.json;
    await end(holder);
    await runSchedules();
    await link(await newLogin(person.email), holder, person.dob);
    await runSchedules();
    expect(await stateOf(holder)).toEqual(VALID_AGAIN);
    await phone.fetch();
    expect(phone.pass.json).toMatchObject({ serialNumber });
    expect(phone.pass.json.voided).toBeUndefined();
  });
});

it('§6.8 a link is refused if an administrator has disabled the login meanwhile', async () => {
  const { person, uid } = await memberWithPasses();
  const { pathname } = new URL(await press(person.email, 'apple'));
  await services.identities.close(uid);
  expect(await askService('GET', pathname)).toMatchObject({ status: 410 });
});
