import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../../testing/backend/database.ts';
import { signedIn } from '../../../../testing/calls/client.ts';
import { freshMember } from '../../../../testing/members/freshMember.ts';
import { askService, PassDevice } from '../../../../testing/vouchers/passDevice.ts';
import { services } from '../../../composition/services.ts';
import { currentPass } from '../../../domain/wallet/memberPass.ts';

const database = openDatabase();

/** A member's link, as the callable gives it. */
async function linkOf(email: string): Promise<string> {
  const client = await signedIn(email);
  const { url } = await client.call('wallet-getWalletPass', { store: 'apple' });
  return new URL(url).pathname;
}

async function deviceOf(email: string): Promise<PassDevice> {
  const { body } = await askService('GET', await linkOf(email));
  return new PassDevice(body);
}

describe('§7 the link of a pass', () => {
  it('§7.45 gives the pass of its member once', async () => {
    const { email, customerNumber } = await freshMember();
    const link = await linkOf(email);
    const reply = await askService('GET', link);
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'Content-Type': 'application/vnd.apple.pkpass', 'Cache-Control': 'no-store' },
    });
    const { json } = new PassDevice(reply.body).pass;
    expect(json.barcodes?.[0]?.message).toBe(customerNumber);
    expect(await askService('GET', link)).toMatchObject({ route: 'link', status: 410 });
  });

  it('has 256 random bits and no personal data', async () => {
    const { email, customerNumber, crmId } = await freshMember();
    const link = await linkOf(email);
    expect(link).toMatch(/^\/passes\/[A-Za-z0-9_-]{43}$/);
    for (const secret of [email, customerNumber, crmId]) expect(link).not.toContain(secret);
    const { docs } = await database.collection('passLinks').get();
    expect(docs.map(({ id }) => id)).not.toContain(link.split('/').at(-1));
  });

  it('§7.45 ends after a minute', async () => {
    const { email } = await freshMember();
    const [early, late] = [await linkOf(email), await linkOf(email)];
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000);
    expect(await askService('GET', early, { now: inSeconds(55) })).toMatchObject({ status: 200 });
    expect(await askService('GET', late, { now: inSeconds(61) })).toMatchObject({ status: 410 });
  });

  it('gives one pass to two requests at once', async () => {
    const link = await linkOf((await freshMember()).email);
    const replies = await Promise.all(Array.from({ length: 5 }, () => askService('GET', link)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410]);
  });

  it.each([
    ['guessed', 'A'.repeat(43)],
    ['empty', '%20'],
    ['another document', '..%2Fusers%2Fdemo-jack'],
    ['long', 'A'.repeat(5_000)],
  ])('is refused if it is %s', async (_, token) => {
    expect(await askService('GET', `/passes/${token}`)).toMatchObject({ status: 410 });
  });

  it('§7.45 is refused if another login has the membership now', async () => {
    const { email, crmId, customerNumber } = await freshMember();
    const link = await linkOf(email);
    const { uid } = await freshMember();
    const memberships = [{ location: 6, customerNumber, crmId }];
    await database.collection('users').doc(uid).update({ memberships });
    await database.collection('membershipLinks').doc(crmId).update({ uid });
    expect(await currentPass(crmId, services, new Date())).not.toBeNull();
    expect(await askService('GET', link)).toMatchObject({ status: 410 });
  });

  it('is refused if the membership was suspended meanwhile', async () => {
    const { email, crmId } = await freshMember();
    const link = await linkOf(email);
    await database.collection('members').doc(crmId).update({ suspended: true });
    expect(await askService('GET', link)).toMatchObject({ status: 410 });
  });

  it('is used only by GET', async () => {
    const link = await linkOf((await freshMember()).email);
    for (const method of ['HEAD', 'POST']) {
      expect(await askService(method, link)).toMatchObject({ status: 405 });
    }
    expect(await askService('GET', link)).toMatchObject({ status: 200 });
  });

  it('§7.45 is one of 200 at once, and each gives one pass', async () => {
    const { email, uid, crmId } = await freshMember();
    await linkOf(email);
    const now = new Date();
    const tokens = await Promise.all(
      Array.from({ length: 200 }, () => services.passLinks.create({ uid, crmId }, now)),
    );
    expect(new Set(tokens).size).toBe(200);
    const used = await Promise.all(tokens.map((token) => services.passLinks.use(token, now)));
    expect(used).toEqual(Array.from({ length: 200 }, () => ({ uid, crmId })));
    const again = await Promise.all(tokens.map((token) => services.passLinks.use(token, now)));
    expect(again.every((each) => each === null)).toBe(true);
  }, 60_000);

  it('leads to the same pass in two calls at once', async () => {
    const client = await signedIn((await freshMember()).email);
    const calls = Array.from({ length: 4 }, () =>
      client.call('wallet-getWalletPass', { store: 'apple' }),
    );
    const passes = [];
    for (const { url } of await Promise.all(calls)) {
      const { body } = await askService('GET', new URL(url).pathname);
      passes.push(new PassDevice(body).pass.json.serialNumber);
    }
    expect(new Set(passes).size).toBe(1);
  });
});

describe('§7 the web service of passes', () => {
  let phone: PassDevice;
  beforeAll(async () => {
    phone = await deviceOf((await freshMember()).email);
  });

  it('§7.46 registers a device once, and unregisters it', async () => {
    const other = new PassDevice(phone.pass.archive);
    expect(await other.register()).toMatchObject({ status: 201 });
    expect(await other.register()).toMatchObject({ status: 200 });
    expect(await other.list()).toMatchObject({
      status: 200,
      body: { serialNumbers: [phone.pass.json.serialNumber] },
    });
    expect(await other.unregister()).toMatchObject({ status: 200 });
    expect(await other.list()).toMatchObject({ status: 204 });
    expect(await other.unregister()).toMatchObject({ status: 200 });
  });

  it('§7.46 replaces the push token of a device', async () => {
    const other = new PassDevice(phone.pass.archive);
    await other.register();
    expect(await other.register(undefined, { pushToken: 'newer' })).toMatchObject({ status: 200 });
    const held = await services.walletPasses.findByDevice(other.id);
    expect(held[0]?.devices.find(({ id }) => id === other.id)?.pushToken).toBe('newer');
  });

  it('§7.46 has at most 20 devices of a pass, the last ones', async () => {
    const own = await deviceOf((await freshMember()).email);
    const devices = Array.from({ length: 22 }, () => new PassDevice(own.pass.archive));
    for (const device of devices) await device.register();
    const replies = await Promise.all([devices[0], devices[21]].map((each) => each?.list()));
    expect(replies.map((reply) => reply?.status)).toEqual([204, 200]);
  }, 30_000);

  it.each([
    ['no push token', {}],
    ['nothing', null],
    ['a push token that is not text', { pushToken: 7 }],
    ['a push token with a path', { pushToken: '../x' }],
    ['a long push token', { pushToken: 'a'.repeat(200) }],
  ])('rejects a registration with %s', async (_, body) => {
    expect(await phone.register(undefined, body)).toMatchObject({ status: 400 });
  });

  it('§7.46 rejects requests without the token of the pass', async () => {
    for (const token of ['', 'wrong', phone.pass.json.authenticationToken.slice(1)]) {
      expect(await phone.register(token)).toMatchObject({ status: 401 });
      expect(await phone.unregister(token)).toMatchObject({ status: 401 });
      expect(await phone.fetch({ token })).toMatchObject({ status: 401 });
    }
  });

  it('§7.46 answers for an unknown pass and for another pass type as for a wrong token', async () => {
    const token = phone.pass.json.authenticationToken;
    const { passTypeIdentifier: type, serialNumber } = phone.pass.json;
    for (const path of [`${type}/${randomUUID()}`, `pass.test.other/${serialNumber}`]) {
      expect(await askService('GET', `/v1/passes/${path}`, { token })).toMatchObject({
        status: 401,
      });
    }
  });

  it('§7.46 does not accept the token of another member’s pass', async () => {
    const other = await deviceOf((await freshMember()).email);
    const token = other.pass.json.authenticationToken;
    expect(await phone.fetch({ token })).toMatchObject({ status: 401 });
    expect(await phone.register(token)).toMatchObject({ status: 401 });
  });

  it('§7.46 gives the latest pass, and 304 if nothing changed', async () => {
    const reply = await phone.fetch();
    const modifiedSince = reply.headers?.['Last-Modified'] ?? '';
    expect(reply.status).toBe(200);
    expect(await phone.fetch({ modifiedSince })).toMatchObject({ status: 304 });
    expect(await phone.fetch({ modifiedSince: 'yesterday' })).toMatchObject({ status: 200 });
  });

  it('§7.46 accepts the log of a device, and rejects other paths and methods', async () => {
    expect(await askService('POST', '/v1/log', { body: { logs: ['x'] } })).toMatchObject({
      status: 200,
    });
    expect(await askService('GET', '/v1/log')).toMatchObject({ status: 405 });
    expect(await askService('GET', '/v2/passes')).toMatchObject({ status: 404 });
    expect(await askService('GET', '/')).toMatchObject({ status: 404 });
  });
});
