import { describe, expect, it, vi } from 'vitest';
import type { ConnectionState } from '../offline/connection.ts';
import { uploadWaiting } from '../offline/scanQueue.ts';
import type { ScanRequest } from '../offline/scanRequest.types.ts';
import type { Synced } from '../offline/synced.ts';
import { readRecord, type TillDatabase, writeRecord } from '../offline/tillDatabase.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import {
  codeOf,
  listed,
  NUMBER,
  redemption,
  synced,
  usedBy,
  VENUE,
} from '../testing/sampleCodes.ts';
import { redeemScan } from './redeemScan.ts';

const DAY = 86_400_000;
const soon = new Date(Date.now() + DAY);
const CODE = codeOf({ expiresAt: soon });
const REQUEST: ScanRequest = {
  nonce: 'nonce-0123456789ab',
  voucher: { code: CODE },
  customerNumber: NUMBER,
};
const { voucher } = listed();
const REDEEMED = { outcome: 'redeemed', redeemed: { redemptionId: 'r-1' } };
const ACCEPTED = { outcome: 'redeemed', redeemed: { redemptionId: null } };
const LIST = {
  now: new Date().toISOString(),
  vouchers: [
    listed({ validFrom: new Date(Date.now() - DAY).toISOString(), endsAt: soon.toISOString() }),
  ],
};

async function setUp(given: { state?: ConnectionState; synced?: Synced | null } = {}) {
  const { db, open } = await emptyDatabase();
  const known = given.synced === undefined ? synced(LIST) : given.synced;
  if (known) await writeRecord(db, 'synced', known);
  const till = new FakeTill();
  till.reply(
    'till-redeem',
    () => ({ outcome: 'redeemed', redemption: redemption({ id: 'r-1' }) }) as const,
  );
  let state = given.state ?? 'online';
  const onDenied = vi.fn();
  const report = vi.fn((isReached: boolean) => {
    if (state !== 'off') state = isReached ? 'online' : 'lost';
  });
  const connection = { state: () => state, report, subscribe: () => () => {} };
  const tools = (database: TillDatabase) => ({
    db: database,
    call: till.call,
    connection,
    verify: async () => true,
    venueId: VENUE,
    onDenied,
  });
  const redeem = (request = REQUEST, database = db) => redeemScan(request, tools(database));
  return { db, open, till, redeem, onDenied, report, waiting: () => db.getAll('waiting') };
}

describe('a scan with a connection', () => {
  it('is redeemed, and the device remembers the use', async () => {
    const { db, redeem, waiting, till } = await setUp();
    expect(await redeem()).toMatchObject({ ...REDEEMED, voucher });
    expect(till.requestsOf('till-redeem')).toEqual([REQUEST]);
    expect((await readRecord(db, 'synced'))?.uses).toMatchObject([{ redemptionId: 'r-1' }]);
    expect(await waiting()).toEqual([]);
  });

  it('gets the server’s refusal', async () => {
    const { redeem, till } = await setUp();
    const refused = { outcome: 'refused', reason: 'member-blocked', voucher, at: null } as const;
    till.reply('till-redeem', () => refused);
    expect(await redeem()).toEqual(refused);
  });

  it.each(['permission-denied', 'unauthenticated'] as const)('reports %s', async (code) => {
    const { redeem, till, onDenied, waiting } = await setUp();
    till.refuse(code, 'till-redeem');
    expect(await redeem()).toEqual({ outcome: 'failed', why: 'no-answer' });
    expect(onDenied).toHaveBeenCalledOnce();
    expect(await waiting()).toEqual([]);
  });
});

describe('a scan beyond the limits of the contract', () => {
  it.each([
    ['a code of 501 characters', { voucher: { code: 'A'.repeat(501) } }, 'unreadable'],
    ['letters of 501 characters', { voucher: { letters: 'A'.repeat(501) } }, 'unreadable'],
    ['a number of 141 characters', { customerNumber: '1'.repeat(141) }, 'unknown-member'],
    ['a number that is a sentence', { customerNumber: 'No card today!' }, 'unknown-member'],
  ] as const)('is refused at once, and neither sent nor stored: %s', async (_, part, reason) => {
    for (const state of ['online', 'off'] as const) {
      const { redeem, till, waiting } = await setUp({ state });
      expect(await redeem({ ...REQUEST, ...part })).toMatchObject({ outcome: 'refused', reason });
      expect(till.requestsOf('till-redeem')).toEqual([]);
      expect(await waiting()).toEqual([]);
    }
  });

  it('has its number in the form of the card, also without a connection', async () => {
    const { redeem, waiting } = await setUp({ state: 'off' });
    expect(await redeem({ ...REQUEST, customerNumber: ' 100 201' })).toMatchObject(ACCEPTED);
    expect(await waiting()).toMatchObject([{ customerNumber: NUMBER }]);
  });
});

describe('a scan whose connection is lost', () => {
  it('waits with the same nonce if the voucher may be redeemed offline', async () => {
    const { redeem, till, waiting } = await setUp();
    till.refuse('no-response', 'till-redeem');
    expect(await redeem()).toMatchObject(ACCEPTED);
    expect(await waiting()).toMatchObject([{ nonce: REQUEST.nonce, code: CODE, refusal: null }]);
  });

  it('is decided after four seconds without a reply', async () => {
    const { redeem, till, waiting } = await setUp();
    till.reply('till-redeem', () => new Promise(() => {}));
    const started = performance.now();
    expect(await redeem()).toMatchObject(ACCEPTED);
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(await waiting()).toHaveLength(1);
  });

  it.each([
    ['a voucher that is not listed', REQUEST, synced({ ...LIST, vouchers: [] })],
    ['letters', { ...REQUEST, voucher: { letters: 'DINE-4821' } }, synced(LIST)],
  ] as const)('has no answer for %s, and stores nothing', async (_, request, known) => {
    const { redeem, till, waiting } = await setUp({ synced: known });
    till.refuse('no-response', 'till-redeem');
    expect(await redeem(request)).toEqual({ outcome: 'failed', why: 'no-answer' });
    expect(await waiting()).toEqual([]);
  });

  it('is decided at once by the next scan, which does not wait for the server', async () => {
    const { redeem, till, report } = await setUp({ state: 'lost' });
    expect(await redeem()).toMatchObject({ outcome: 'redeemed' });
    expect(till.requestsOf('till-redeem')).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('reaches the server for a voucher that only the server can decide', async () => {
    const { redeem, report } = await setUp({
      state: 'lost',
      synced: synced({ ...LIST, vouchers: [] }),
    });
    expect(await redeem()).toMatchObject(REDEEMED);
    expect(report).toHaveBeenCalledWith(true);
  });
});

describe('a scan that was sent before its page was killed', () => {
  const again = { ...REQUEST, nonce: 'nonce-0123456789ac' };

  async function setUpKilled(request = REQUEST) {
    const { db, open, till, redeem } = await setUp({ synced: synced({ ...LIST, vouchers: [] }) });
    till.reply('till-redeem', () => new Promise(() => {}));
    // A killed page does not go on. This one does, and finds its database closed.
    redeem(request).catch(() => {});
    await vi.waitFor(() => expect(till.requestsOf('till-redeem')).toHaveLength(1));
    db.close();
    const reopened = await open();
    till.reply(
      'till-redeem',
      () => ({ outcome: 'redeemed', redemption: redemption({ id: 'r-1' }) }) as const,
    );
    const noncesOf = () => till.requestsOf('till-redeem').map(({ nonce }) => nonce);
    return { db: reopened, till, redeem, noncesOf };
  }

  it('keeps its nonce if staff scan the same again, so that the server repeats its reply', async () => {
    const { db, redeem, noncesOf } = await setUpKilled();
    expect(await redeem(again, db)).toMatchObject(REDEEMED);
    expect(noncesOf()).toEqual([REQUEST.nonce, REQUEST.nonce]);
    await redeem(again, db);
    expect(noncesOf().at(-1), 'after the answer').toBe(again.nonce);
  });

  it.each([
    ['another member', { ...again, customerNumber: '200300' }],
    ['another voucher', { ...again, voucher: { letters: 'DINE-4821' } }],
  ])('is another scan for %s', async (_, other) => {
    const { db, redeem, noncesOf } = await setUpKilled();
    await redeem(other, db);
    expect(noncesOf()).toEqual([REQUEST.nonce, other.nonce]);
  });

  it('shows that a manager has taken it back meanwhile', async () => {
    const { db, redeem, till } = await setUpKilled();
    const reversal = { at: new Date().toISOString(), reason: 'not-served' } as const;
    till.reply(
      'till-redeem',
      () => ({ outcome: 'redeemed', redemption: redemption({ reversal }) }) as const,
    );
    expect(await redeem(again, db)).toEqual({ outcome: 'reversed', voucher, reason: 'not-served' });
    expect((await readRecord(db, 'synced'))?.uses).toMatchObject([{ isReversed: true }]);
  });

  it('is another use after ten minutes', async () => {
    const { db, redeem, noncesOf } = await setUpKilled();
    const asked = await readRecord(db, 'asked');
    if (asked) await writeRecord(db, 'asked', { ...asked, at: Date.now() - 10 * 60_000 });
    await redeem(again, db);
    expect(noncesOf()).toEqual([REQUEST.nonce, again.nonce]);
  });
});

describe('a scan without a connection', () => {
  it('is stored if it is refused', async () => {
    const { redeem, waiting } = await setUp({
      state: 'off',
      synced: synced({ ...LIST, vouchers: [] }),
    });
    expect(await redeem()).toMatchObject({ outcome: 'refused', reason: 'online-only' });
    expect(await waiting()).toMatchObject([{ refusal: 'online-only' }]);
  });

  it('is already redeemed by a scan that waits, that was uploaded, or of another till', async () => {
    const { db, redeem, till } = await setUp({ state: 'off' });
    await redeem();
    const again = { ...REQUEST, nonce: 'nonce-0123456789ac' };
    expect(await redeem(again)).toMatchObject({ outcome: 'already', venueId: VENUE });
    till.reply('till-uploadScans', () => ({
      outcomes: [{ outcome: 'redeemed', redemption: redemption() } as const],
    }));
    await uploadWaiting(db, till.call, VENUE);
    expect(await redeem(again)).toMatchObject({ outcome: 'already' });
    await writeRecord(db, 'synced', synced({ ...LIST, uses: [usedBy(NUMBER)] }));
    expect(await redeem(again)).toMatchObject({ outcome: 'already', venueId: 9 });
  });

  it('is accepted again if its page was killed before the answer, and waits once', async () => {
    const { db, redeem, waiting } = await setUp({ state: 'off' });
    await redeem();
    await writeRecord(db, 'asked', { request: REQUEST, at: Date.now() });
    const again = { ...REQUEST, nonce: 'nonce-0123456789ac' };
    expect(await redeem(again)).toMatchObject(ACCEPTED);
    expect(await waiting()).toMatchObject([{ nonce: REQUEST.nonce }]);
    expect(await redeem(again), 'after the answer').toMatchObject({ outcome: 'already' });
  });

  it('is another scan if a page uses its nonce for another voucher, and both wait', async () => {
    const other = listed({ endsAt: soon.toISOString() }, 'dinner-2');
    const known = synced({ ...LIST, vouchers: [...LIST.vouchers, other] });
    const { redeem, waiting } = await setUp({ state: 'off', synced: known });
    const code = codeOf({ expiresAt: soon, voucherId: 'dinner-2' });
    expect(await redeem()).toMatchObject(ACCEPTED);
    expect(await redeem({ ...REQUEST, voucher: { code } })).toMatchObject(ACCEPTED);
    expect((await waiting()).map((scan) => scan.code)).toEqual([CODE, code]);
    const again = { ...REQUEST, nonce: 'nonce-0123456789ac' };
    expect(await redeem(again)).toMatchObject({ outcome: 'already' });
    expect(await redeem({ ...again, voucher: { code } })).toMatchObject({ outcome: 'already' });
  });

  it('is accepted once by two tabs at the same moment', async () => {
    const { db, open, redeem } = await setUp({ state: 'off' });
    const other = await open();
    const answers = await Promise.all([
      redeem(REQUEST, db),
      redeem({ ...REQUEST, nonce: 'nonce-0123456789ac' }, other),
    ]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['already', 'redeemed']);
  });

  it('is not accepted if the storage is full', async () => {
    const { db, redeem, waiting } = await setUp({ state: 'off' });
    const full = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name).bind(target);
        return () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    expect(await redeem(REQUEST, full)).toEqual({ outcome: 'failed', why: 'storage-full' });
    expect(await waiting()).toEqual([]);
  });

  it('uses the server’s clock to decide, and the device’s for the record', async () => {
    const ahead = synced({ ...LIST, clockOffset: 2 * DAY });
    const { redeem, waiting } = await setUp({ state: 'off', synced: ahead });
    expect(await redeem()).toMatchObject({ outcome: 'refused', reason: 'expired' });
    const [stored] = await waiting();
    expect(Math.abs(Date.now() - Date.parse(stored?.at ?? ''))).toBeLessThan(10_000);
  });
});
