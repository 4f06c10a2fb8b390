import type { OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import { describe, expect, it } from 'vitest';
import type { TillReply } from '../backend/tillBackend.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import { NOW, NUMBER, redemption, sampleCode, synced, VENUE } from '../testing/sampleCodes.ts';
import { addWaiting, scanId, takeBackWaiting, uploadWaiting, waitingUses } from './scanQueue.ts';
import { readRecord, writeRecord } from './tillDatabase.ts';

function scan(index: number, changes: Partial<OfflineScan> = {}): OfflineScan {
  return {
    nonce: `nonce-${String(index).padStart(12, '0')}`,
    code: sampleCode({ voucherId: `dinner-${index}` }),
    customerNumber: NUMBER,
    at: NOW.toISOString(),
    refusal: null,
    ...changes,
  };
}

type Outcomes = TillReply<'till-uploadScans'>['outcomes'];
const NOTED = { outcome: 'noted' } as const;
const LATER = { outcome: 'later' } as const;

const nonces = (scans: readonly unknown[]) => (scans as OfflineScan[]).map(({ nonce }) => nonce);

/** A device whose scans wait, and a server that stores each nonce once. */
async function setUp(...scans: readonly OfflineScan[]) {
  const { db, open } = await emptyDatabase();
  await writeRecord(db, 'synced', synced());
  for (const each of scans) await addWaiting(db, each);
  const till = new FakeTill();
  const stored: string[] = [];
  till.reply('till-uploadScans', ({ scans: sent }) => {
    for (const nonce of nonces(sent)) if (!stored.includes(nonce)) stored.push(nonce);
    return { outcomes: sent.map(() => NOTED) };
  });
  return {
    db,
    open,
    till,
    stored,
    sent: () => till.requestsOf('till-uploadScans').map((each) => each.scans),
    upload: (database = db) => uploadWaiting(database, till.call, VENUE),
    waiting: async (database = db) => nonces(await database.getAll('waiting')),
    uses: async () => (await readRecord(db, 'synced'))?.uses ?? [],
  };
}

const many = (count: number) => Array.from({ length: count }, (_, index) => scan(index));

describe('scans that wait for a connection', () => {
  it('are uploaded in their order, at most 50 at once, and then removed', async () => {
    const scans = many(120);
    const { upload, stored, sent, waiting } = await setUp(...scans);
    await upload();
    expect(stored).toEqual(nonces(scans));
    expect(sent().map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(await waiting()).toEqual([]);
  });

  it('are still there after the page was killed, before and after an upload without a reply', async () => {
    const { db, open, till, upload, sent, waiting } = await setUp(scan(1));
    db.close();
    const reopened = await open();
    till.reply('till-uploadScans', () => {
      throw new TypeError('killed');
    });
    await expect(upload(reopened)).rejects.toThrow('killed');
    reopened.close();
    const again = await open();
    expect(await waiting(again)).toEqual([scan(1).nonce]);
    till.reply('till-uploadScans', () => ({ outcomes: [NOTED] }));
    await upload(again);
    expect(sent()).toEqual([[scan(1)], [scan(1)]]);
    expect(await waiting(again)).toEqual([]);
  });

  it('are uploaded once by two tabs', async () => {
    const { open, upload, sent } = await setUp(...many(60));
    const other = await open();
    await Promise.all([upload(), upload(other)]);
    expect(sent().flat()).toHaveLength(60);
  });

  it('that are added during an upload wait for the next one', async () => {
    const { db, till, upload, sent } = await setUp(scan(1));
    till.reply('till-uploadScans', async () => {
      if (sent().length === 1) await addWaiting(db, scan(2));
      return { outcomes: [NOTED] };
    });
    await upload();
    expect(sent()).toEqual([[scan(1)], [scan(2)]]);
  });

  it('stop no other if the server cannot store one of them yet, which waits', async () => {
    const { db, till, upload, sent, waiting } = await setUp(...many(60));
    let late: string | null = scan(3).nonce;
    till.reply('till-uploadScans', ({ scans }) => ({
      outcomes: nonces(scans).map((nonce) => (nonce === late ? LATER : NOTED)),
    }));
    await upload();
    expect(sent().flat()).toHaveLength(60);
    expect(await waiting()).toEqual([scan(3).nonce]);
    expect(await waitingUses(db, VENUE), 'still a use').toHaveLength(1);
    late = null;
    await upload();
    expect(sent().at(-1)).toEqual([scan(3)]);
    expect(await waiting()).toEqual([]);
  });

  it.each<readonly [string, unknown]>([
    ['a code of 100,000 characters', scan(1, { code: 'A'.repeat(100_000) })],
    ['a number of 141 characters', scan(1, { customerNumber: '1'.repeat(141) })],
    ['no code', { ...scan(1), code: undefined }],
    ['a code that is no text', { ...scan(1), code: { text: 'A' } }],
    ['nothing', null],
    ['a text', 'scan'],
  ])(
    'of an earlier version with %s stop no other, and are sent short enough to be kept',
    async (_, odd) => {
      const { db, till, upload, sent } = await setUp();
      await db.put('waiting', odd as OfflineScan);
      await addWaiting(db, scan(2));
      expect((await waitingUses(db, VENUE)).at(-1)).toMatchObject({ voucherId: 'dinner-2' });
      till.reply('till-uploadScans', ({ scans }) => ({
        outcomes: scans.map(() => ({ outcome: 'conflict', reason: 'invalid' }) as const),
      }));
      await upload();
      const [scans] = sent();
      expect(scans).toHaveLength(2);
      expect(JSON.stringify(scans?.[0]).length).toBeLessThan(1_000);
      expect(await db.count('waiting')).toBe(0);
    },
  );

  it('with the same nonce and another voucher are two scans', async () => {
    const second = scan(2, { nonce: scan(1).nonce });
    const { db } = await setUp(scan(1), second, second);
    const codes = (await db.getAll('waiting')).map(({ code }) => code);
    expect(codes).toEqual([scan(1).code, second.code]);
    expect(new Set((await waitingUses(db, VENUE)).map((use) => use.redemptionId)).size).toBe(2);
  });

  it('count as uses if they were accepted, also after the upload and as a conflict', async () => {
    const { db, till, upload, uses } = await setUp(
      ...[1, 2, 3].map((index) => scan(index)),
      scan(4, { refusal: 'expired' }),
    );
    expect(await waitingUses(db, VENUE)).toMatchObject([
      { voucherId: 'dinner-1', customerNumber: NUMBER, venueId: VENUE, at: NOW.toISOString() },
      { voucherId: 'dinner-2' },
      { voucherId: 'dinner-3' },
    ]);
    const outcomes: Outcomes = [
      { outcome: 'redeemed', redemption: redemption({ id: 'r-1' }) },
      { outcome: 'conflict', reason: 'already' },
      NOTED,
      NOTED,
    ];
    till.reply('till-uploadScans', () => ({ outcomes }));
    await upload();
    expect((await uses()).map((use) => [use.redemptionId, use.voucherId])).toEqual([
      ['r-1', 'dinner-1'],
      [scanId(scan(2)), 'dinner-2'],
      [scanId(scan(3)), 'dinner-3'],
    ]);
  });
});

describe('a scan that is taken back', () => {
  const reversal = { at: NOW.toISOString(), reason: 'not-served' } as const;
  const BOTH = [[scan(1)], [{ ...scan(1), reversal }]];

  /** A server that redeems a scan, and reverses it if it is told so. */
  async function setUpRedeeming() {
    const device = await setUp(scan(1));
    device.till.reply('till-uploadScans', ({ scans }) => ({
      outcomes: (scans as OfflineScan[]).map(({ reversal: taken = null }) => ({
        outcome: 'redeemed' as const,
        redemption: redemption({ id: 'r-1', reversal: taken }),
      })),
    }));
    const isReversed = async () => (await device.uses()).map((use) => use.isReversed);
    return { ...device, isReversed, takeBack: () => takeBackWaiting(device.db, scan(1), reversal) };
  }

  it('waits with its reversal, and is no use any more', async () => {
    const { db, takeBack, upload, sent, waiting } = await setUpRedeeming();
    await takeBack();
    expect(await waitingUses(db, VENUE)).toMatchObject([{ isReversed: true }]);
    await upload();
    expect(sent()).toEqual([[{ ...scan(1), reversal }]]);
    expect(await waiting()).toEqual([]);
  });

  it('is uploaded again if its upload had begun', async () => {
    const { db, till, takeBack, sent, isReversed, waiting } = await setUpRedeeming();
    const redeem = till.call;
    const during: typeof redeem = async (name, request) => {
      const reply = await redeem(name, request);
      if (sent().length === 1) await takeBack();
      return reply;
    };
    await uploadWaiting(db, during, VENUE);
    expect(sent()).toEqual(BOTH);
    expect(await isReversed()).toEqual([true]);
    expect(await waiting()).toEqual([]);
  });

  it('is uploaded again if its upload had ended', async () => {
    const { takeBack, upload, sent, isReversed, waiting } = await setUpRedeeming();
    await upload();
    expect(await isReversed()).toEqual([false]);
    await takeBack();
    expect(await isReversed()).toEqual([true]);
    await upload();
    expect(sent()).toEqual(BOTH);
    expect(await isReversed()).toEqual([true]);
    expect(await waiting()).toEqual([]);
  });
});
