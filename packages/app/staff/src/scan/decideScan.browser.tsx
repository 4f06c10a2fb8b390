import { describe, expect, it, vi } from 'vitest';
import type { ConnectionState } from '../offline/connection.ts';
import { uploadWaiting } from '../offline/scanQueue.ts';
import type { ScanRequest } from '../offline/scanRequest.types.ts';
import type { Synced } from '../offline/synced.ts';
import { readRecord, type TillDatabase, writeRecord } from '../offline/tillDatabase.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import { listed, NUMBER, redemption, sampleCode, synced, VENUE } from '../testing/sampleCodes.ts';
import { decideScan } from './decideScan.ts';

const DAY = 86_400_000;
const soon = new Date(Date.now() + DAY);
const CODE = sampleCode({ expiresAt: soon });
const REQUEST: ScanRequest = {
  nonce: 'nonce-0123456789ab',
  voucher: { code: CODE },
  customerNumber: NUMBER,
};
const { voucher } = listed();
const AGAIN = { ...REQUEST, nonce: 'nonce-0123456789ac' };
const LETTERS = { letters: 'DINE-4821' };
const NO_REPLY = () => new Promise<never>(() => {});
const REDEEMED = { outcome: 'redeemed', redemption: { id: 'r-1' } };
const ACCEPTED = { outcome: 'redeemed', redemption: { id: null, scan: { code: CODE } } };
/** What the till loads to accept the voucher without a connection. */
const LIST = {
  now: new Date().toISOString(),
  vouchers: [
    listed({ validFrom: new Date(Date.now() - DAY).toISOString(), endsAt: soon.toISOString() }),
  ],
};

const UNLISTED = synced({ ...LIST, vouchers: [] });

function redeemed(changes: Parameters<typeof redemption>[0] = {}) {
  return { outcome: 'redeemed', redemption: redemption({ id: 'r-1', ...changes }) } as const;
}

async function setUp(given: { state?: ConnectionState; synced?: Synced } = {}) {
  const { db, open } = await emptyDatabase();
  await writeRecord(db, 'synced', given.synced ?? synced(LIST));
  const till = new FakeTill();
  till.reply('till-redeem', () => redeemed());
  let state = given.state ?? 'online';
  const onDenied = vi.fn();
  const report = vi.fn((isReached: boolean) => {
    if (state !== 'off') state = isReached ? 'online' : 'lost';
  });
  const decide = (request = REQUEST, database: TillDatabase = db) =>
    decideScan(request, {
      db: database,
      call: till.call,
      connection: { state: () => state, report, subscribe: () => () => {} },
      verify: async () => true,
      venueId: VENUE,
      onDenied,
    });
  const sent = () => till.requestsOf('till-redeem');
  const uses = async () => (await readRecord(db, 'synced'))?.uses;
  return {
    db,
    open,
    till,
    decide,
    sent,
    uses,
    onDenied,
    report,
    waiting: () => db.getAll('waiting'),
  };
}

describe('a scan with a connection', () => {
  it('is redeemed, and the device remembers the use', async () => {
    const { decide, sent, uses, waiting } = await setUp();
    expect(await decide()).toMatchObject({ ...REDEEMED, redemption: { id: 'r-1', voucher } });
    expect(sent()).toEqual([REQUEST]);
    expect(await uses()).toMatchObject([{ redemptionId: 'r-1' }]);
    expect(await waiting()).toEqual([]);
  });

  it('gets the server’s refusal', async () => {
    const { decide, till } = await setUp();
    const refused = { outcome: 'refused', reason: 'member-blocked', voucher, at: null } as const;
    till.reply('till-redeem', () => refused);
    expect(await decide()).toEqual(refused);
  });

  it.each(['permission-denied', 'unauthenticated'] as const)('reports %s', async (code) => {
    const { decide, till, onDenied, waiting } = await setUp();
    till.refuse(code, 'till-redeem');
    expect(await decide()).toEqual({ outcome: 'failed', why: 'no-answer' });
    expect(onDenied).toHaveBeenCalledOnce();
    expect(await waiting()).toEqual([]);
  });
});

describe('a scan beyond the limits of the contract', () => {
  const LONG = 'A'.repeat(501);
  const parts = [
    ['a code of 501 characters', { voucher: { code: LONG } }, 'unreadable'],
    ['letters of 501 characters', { voucher: { letters: LONG } }, 'unreadable'],
    ['a number of 141 characters', { customerNumber: '1'.repeat(141) }, 'unknown-member'],
    ['a number that is a sentence', { customerNumber: 'No card today!' }, 'unknown-member'],
  ] as const;
  it.each(parts)('is refused at once, and neither sent nor stored: %s', async (_, part, reason) => {
    for (const state of ['online', 'off'] as const) {
      const { decide, sent, waiting } = await setUp({ state });
      expect(await decide({ ...REQUEST, ...part })).toMatchObject({ outcome: 'refused', reason });
      expect([sent(), await waiting()]).toEqual([[], []]);
    }
  });

  it('has its number in the form of the card, also without a connection', async () => {
    const { decide, waiting } = await setUp({ state: 'off' });
    expect(await decide({ ...REQUEST, customerNumber: ' 100 201' })).toMatchObject(ACCEPTED);
    expect(await waiting()).toMatchObject([{ customerNumber: NUMBER }]);
  });
});

describe('a scan whose connection is lost', () => {
  it.each<[string, (till: FakeTill) => void]>([
    ['at once', (till) => till.refuse('no-response', 'till-redeem')],
    ['after four seconds without a reply', (till) => till.reply('till-redeem', NO_REPLY)],
  ])('waits %s with the same nonce, if the voucher may be redeemed offline', async (_, lose) => {
    const { decide, till, waiting } = await setUp();
    lose(till);
    expect(await decide()).toMatchObject(ACCEPTED);
    expect(await waiting()).toMatchObject([{ nonce: REQUEST.nonce, code: CODE, refusal: null }]);
  });

  it.each([
    ['a voucher that is not listed', REQUEST, UNLISTED],
    ['letters', { ...REQUEST, voucher: LETTERS }, synced(LIST)],
  ])('has no answer for %s, and stores nothing', async (_, request, known) => {
    const { decide, till, waiting } = await setUp({ synced: known });
    till.refuse('no-response', 'till-redeem');
    expect(await decide(request)).toEqual({ outcome: 'failed', why: 'no-answer' });
    expect(await waiting()).toEqual([]);
  });

  it('is decided at once by the next scan, which does not wait for the server', async () => {
    const { decide, sent, report } = await setUp({ state: 'lost' });
    expect(await decide()).toMatchObject(ACCEPTED);
    expect(sent()).toEqual([]);
    expect(report).not.toHaveBeenCalled();
  });

  it('reaches the server for a voucher that only the server can decide', async () => {
    const { decide, report } = await setUp({ state: 'lost', synced: UNLISTED });
    expect(await decide()).toMatchObject(REDEEMED);
    expect(report).toHaveBeenCalledWith(true);
  });
});

describe('a scan that was sent before its page was killed', () => {
  async function setUpKilled() {
    const page = await setUp({ synced: UNLISTED });
    page.till.reply('till-redeem', NO_REPLY);
    // A killed page does not go on. This one does, and finds its database closed.
    page.decide().catch(() => {});
    await vi.waitFor(() => expect(page.sent()).toHaveLength(1));
    page.db.close();
    const db = await page.open();
    page.till.reply('till-redeem', () => redeemed());
    const nonces = () => page.sent().map(({ nonce }) => nonce);
    return { db, till: page.till, nonces, decide: (scan = AGAIN) => page.decide(scan, db) };
  }

  it('keeps its nonce if staff scan the same again, so that the server repeats its reply', async () => {
    const { decide, nonces } = await setUpKilled();
    expect(await decide()).toMatchObject(REDEEMED);
    expect(nonces()).toEqual([REQUEST.nonce, REQUEST.nonce]);
    await decide();
    expect(nonces().at(-1), 'after the answer').toBe(AGAIN.nonce);
  });

  it.each([
    ['another member', { ...AGAIN, customerNumber: '200300' }],
    ['another voucher', { ...AGAIN, voucher: LETTERS }],
  ])('is another scan for %s', async (_, other) => {
    const { decide, nonces } = await setUpKilled();
    await decide(other);
    expect(nonces()).toEqual([REQUEST.nonce, other.nonce]);
  });

  it('is another use after ten minutes', async () => {
    const { db, decide, nonces } = await setUpKilled();
    const asked = await readRecord(db, 'asked');
    if (asked) await writeRecord(db, 'asked', { ...asked, at: Date.now() - 10 * 60_000 });
    await decide();
    expect(nonces()).toEqual([REQUEST.nonce, AGAIN.nonce]);
  });

  it('shows that a manager has taken it back meanwhile', async () => {
    const { db, decide, till } = await setUpKilled();
    const reversal = { at: new Date().toISOString(), reason: 'not-served' } as const;
    till.reply('till-redeem', () => redeemed({ reversal }));
    expect(await decide()).toMatchObject({ outcome: 'redeemed', redemption: { reversal } });
    expect((await readRecord(db, 'synced'))?.uses).toMatchObject([{ isReversed: true }]);
  });
});

describe('a scan without a connection', () => {
  it.each([
    ['of a voucher that is not listed', 'online-only', UNLISTED],
    ['that has ended by the server’s clock', 'expired', synced({ ...LIST, clockOffset: 2 * DAY })],
  ])('%s is refused, and stored with the device’s time', async (_, reason, known) => {
    const { decide, waiting } = await setUp({ state: 'off', synced: known });
    expect(await decide()).toMatchObject({ outcome: 'refused', reason });
    const [stored] = await waiting();
    expect(stored).toMatchObject({ refusal: reason });
    expect(Math.abs(Date.now() - Date.parse(stored?.at ?? ''))).toBeLessThan(10_000);
  });

  it('is already redeemed by a scan that waits, or that was uploaded', async () => {
    const { db, decide, till } = await setUp({ state: 'off' });
    await decide();
    expect(await decide(AGAIN)).toMatchObject({ outcome: 'already', venueId: VENUE });
    till.reply('till-uploadScans', () => ({ outcomes: [redeemed()] }));
    await uploadWaiting(db, till.call, VENUE);
    expect(await decide(AGAIN)).toMatchObject({ outcome: 'already' });
  });

  it('is accepted again if its page was killed before the answer, and waits once', async () => {
    const { db, decide, waiting } = await setUp({ state: 'off' });
    await decide();
    await writeRecord(db, 'asked', { request: REQUEST, at: Date.now() });
    expect(await decide(AGAIN)).toMatchObject(ACCEPTED);
    expect(await waiting()).toMatchObject([{ nonce: REQUEST.nonce }]);
    expect(await decide(AGAIN), 'after the answer').toMatchObject({ outcome: 'already' });
  });

  it('is accepted once by two tabs at the same moment', async () => {
    const { db, open, decide } = await setUp({ state: 'off' });
    const other = await open();
    const results = await Promise.all([decide(REQUEST, db), decide(AGAIN, other)]);
    expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['already', 'redeemed']);
  });

  it('is not accepted if the storage is full', async () => {
    const { db, decide, waiting } = await setUp({ state: 'off' });
    const full = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name).bind(target);
        return () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    });
    expect(await decide(REQUEST, full)).toEqual({ outcome: 'failed', why: 'storage-full' });
    expect(await waiting()).toEqual([]);
  });
});
