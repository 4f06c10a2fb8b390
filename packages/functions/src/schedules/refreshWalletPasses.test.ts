import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApns, startFakeApns } from '../../local/demoWallets/fakeApns.ts';
import { openDatabase } from '../../testing/backend/database.ts';
import { freshClient } from '../../testing/members/freshClient.ts';
import { askService, PassDevice } from '../../testing/vouchers/passDevice.ts';
import { services } from '../composition/services.ts';
import { deliverDue } from '../domain/mail/sendMails.ts';
import { refreshPass, refreshPasses } from '../domain/wallet/refreshPasses.ts';
import { updateWallet } from '../domain/wallet/updateWallet.ts';

const MINUTE = 60 * 1_000;
const database = openDatabase();
let apns: FakeApns;

beforeAll(async () => {
  apns = await startFakeApns('127.0.0.1', 0);
  process.env['APPLE_PUSH_ORIGIN'] = `http://127.0.0.1:${apns.port}`;
});
afterAll(() => apns.stop());
beforeEach(() => {
  apns.answer = () => ({ status: 200 });
});

/** A member with the pass on a phone. */
async function memberWithPass() {
  const { client, ...member } = await freshClient();
  const { url } = await client.call('wallet-getWalletPass', { store: 'apple' });
  const { body } = await askService('GET', new URL(url).pathname);
  const phone = new PassDevice(body);
  await phone.register();
  await phone.list();
  const change = (fields: object) =>
    database.collection('members').doc(member.crmId).update(fields);
  const refresh = () => refreshPass(member.crmId, services, new Date());
  return { ...member, client, phone, change, refresh };
}

/** Runs the schedule of the outbox as if this much time had passed. */
const deliver = (afterMs = 0) =>
  deliverDue(services, new Date(Date.now() + afterMs), (update) => updateWallet(update, services));

const pushesTo = ({ pushToken }: PassDevice) =>
  apns.pushes.filter(({ token }) => token === pushToken);

describe('§4 a change of a member reaches their phone', () => {
  it('by one push after a change of the balance', async () => {
    const { phone, change, refresh } = await memberWithPass();
    await change({ loyalty_points: 77_777 });
    await refresh();
    await refresh();
    await deliver();
    await deliver(MINUTE);
    expect(pushesTo(phone)).toMatchObject([{ payload: '{}', topic: 'pass.test.casino.demo' }]);
    const before = phone.pass.json;
    expect(await phone.list()).toMatchObject({
      status: 200,
      body: { serialNumbers: [before.serialNumber] },
    });
    expect(await phone.fetch()).toMatchObject({ status: 200 });
    expect(JSON.stringify(phone.pass.json)).toContain('77,777');
    expect(phone.pass.json).toMatchObject({
      serialNumber: before.serialNumber,
      authenticationToken: before.authenticationToken,
    });
    expect(await phone.list()).toMatchObject({ status: 204 });
  });

  it('§4.49 not at all if nothing on the pass changed', async () => {
    const { phone, change, refresh } = await memberWithPass();
    await change({ tierPoints: 1, email: 'another@demo.test' });
    await refresh();
    await deliver();
    expect(pushesTo(phone)).toEqual([]);
    expect(await phone.list()).toMatchObject({ status: 204 });
  });

  it('§4.49 by one push after ten changes in a minute', async () => {
    const { phone, change, refresh } = await memberWithPass();
    for (let points = 1; points <= 10; points += 1) {
      await change({ loyalty_points: points });
      await refresh();
    }
    await deliver();
    await deliver(MINUTE);
    expect(pushesTo(phone)).toHaveLength(1);
    await phone.fetch();
    expect(phone.pass.json.storeCard.primaryFields).toMatchObject([{ value: '10' }]);
  });

  it('§4.49 by a second push if the change is made during the first', async () => {
    const { phone, change, refresh, crmId } = await memberWithPass();
    await change({ loyalty_points: 1 });
    await refresh();
    const during = async () => {
      await change({ loyalty_points: 2 });
      await refresh();
    };
    await deliverDue(services, new Date(), async (update) => {
      await updateWallet(update, services);
      if (update.crmId === crmId) await during();
    });
    expect(pushesTo(phone)).toHaveLength(1);
    await deliver();
    expect(pushesTo(phone)).toHaveLength(2);
  });

  it('§4.49 although an earlier attempt ends while a later one runs', async () => {
    const { phone, change, refresh } = await memberWithPass();
    const id = `wallet-apple-${phone.pass.json.serialNumber}`;
    const attempt = async (points: number) => {
      await change({ loyalty_points: points });
      await refresh();
      return services.outbox.claim(id, new Date());
    };
    const [earlier, later] = [await attempt(1), await attempt(2)];
    if (!earlier || !later) throw new Error('Both attempts should begin.');
    await services.outbox.settle(earlier, 'sent');
    await services.outbox.settle(later, { retryAt: new Date() });
    await deliver();
    expect(pushesTo(phone)).toHaveLength(1);
  });

  it('§4.49 when a push service that was down for an hour is up again', async () => {
    const { phone, change, refresh } = await memberWithPass();
    await change({ loyalty_points: 5 });
    await refresh();
    apns.answer = () => ({ status: 503, reason: 'Shutdown' });
    for (const minute of [0, 2, 5, 10, 20, 40, 60]) await deliver(minute * MINUTE);
    expect(pushesTo(phone)).toEqual([]);
    apns.answer = () => ({ status: 200 });
    await deliver(125 * MINUTE);
    expect(pushesTo(phone)).toHaveLength(1);
  });

  it('§4.49 a phone that was reached is not pushed again for another that was not', async () => {
    const { phone, change, refresh } = await memberWithPass();
    const watch = new PassDevice(phone.pass.archive);
    await watch.register();
    await change({ loyalty_points: 6 });
    await refresh();
    apns.answer = (token) => ({ status: token === watch.pushToken ? 429 : 200 });
    await deliver();
    apns.answer = () => ({ status: 200 });
    await deliver(5 * MINUTE);
    expect([pushesTo(phone).length, pushesTo(watch).length]).toEqual([1, 1]);
  });

  it.each([
    [410, 'Unregistered'],
    [400, 'BadDeviceToken'],
  ])('unless it has gone: %s %s forgets the device', async (status, reason) => {
    const { phone, change, refresh } = await memberWithPass();
    apns.answer = () => ({ status, reason });
    await change({ loyalty_points: 7 });
    await refresh();
    await deliver();
    expect(await services.walletPasses.findByDevice(phone.id)).toEqual([]);
    apns.answer = () => ({ status: 200 });
    await deliver(5 * MINUTE);
    expect(pushesTo(phone)).toEqual([]);
  });

  it('§4.49 by one push in a run of the schedule over all passes, which reads an unchanged record once', async () => {
    const members = [await memberWithPass(), await memberWithPass()];
    await refreshPasses(services, new Date());
    for (const { change } of members) await change({ loyalty_points: 8 });
    await refreshPasses(services, new Date());
    await deliver();
    for (const { phone } of members) expect(pushesTo(phone)).toHaveLength(1);
    const find = vi.spyOn(services.profiles, 'find');
    await refreshPasses(services, new Date());
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  });

  it.each([
    ['promotion-free mode', 'users-setSaferGambling', { change: { promotionFree: 'on' } }],
    ['a deletion', 'users-deleteAccount', { forgetMe: false }],
    ['another language', 'users-setLanguage', { language: 'zh-Hans' }],
  ] as const)('by one push in the next run of the schedule after %s', async (_, name, request) => {
    const { phone, client } = await memberWithPass();
    await refreshPasses(services, new Date());
    await client.call(name, request as never);
    await refreshPasses(services, new Date());
    await deliver();
    expect(pushesTo(phone)).toHaveLength(1);
  });

  it('§4.49 within a day if another record of the person is suspended', async () => {
    const { phone, uid } = await memberWithPass();
    await refreshPasses(services, new Date());
    const profile = await services.profiles.find(uid);
    const person = database.collection('persons').doc(profile?.personId ?? '');
    const other = { block: 'suspended', told: true };
    await person.update({ 'others.crm-elsewhere': other, revision: randomUUID() });
    await refreshPasses(services, new Date(Date.now() + 24 * 60 * MINUTE));
    await deliver(24 * 60 * MINUTE);
    expect(pushesTo(phone)).toHaveLength(1);
  });
});

describe('§6 a pass is void', () => {
  it('§6.8 for a suspended membership, and valid again afterwards', async () => {
    const { phone, change, refresh } = await memberWithPass();
    await change({ suspended: true });
    await refresh();
    await deliver();
    expect(pushesTo(phone)).toHaveLength(1);
    await phone.fetch();
    expect(phone.pass.json.voided).toBe(true);
    await change({ suspended: false });
    await refresh();
    await deliver();
    await phone.fetch();
    expect(phone.pass.json.voided).toBeUndefined();
  });
});
