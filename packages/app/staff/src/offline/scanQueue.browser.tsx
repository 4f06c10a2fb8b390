import type { OfflineScan } from '@casino/functions/contract/till/uploadScans.ts';
import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import { codeOf, NOW, NUMBER, redemption, synced, VENUE } from '../testing/sampleCodes.ts';
import { addWaiting, idOfScan, takeBackWaiting, uploadWaiting, waitingUses } from './scanQueue.ts';
import { readRecord, writeRecord } from './tillDatabase.ts';

function scan(index: number, changes: Partial<OfflineScan> = {}): OfflineScan {
  return {
    nonce: `nonce-${String(index).padStart(12, '0')}`,
    code: codeOf({ voucherId: `dinner-${index}` }),
    customerNumber: NUMBER,
    at: NOW.toISOString(),
    refusal: null,
    ...changes,
  };
}

/** A server that stores each nonce once. */
function server() {
  const till = new FakeTill();
  const stored: string[] = [];
  till.reply('till-uploadScans', ({ scans }) => {
    for (const nonce of nonces(scans)) if (!stored.includes(nonce)) stored.push(nonce);
    return { outcomes: scans.map(() => ({ outcome: 'noted' }) as const) };
  });
  return { till, stored };
}

const nonces = (scans: readonly unknown[]) => (scans as OfflineScan[]).map(({ nonce }) => nonce);

describe('scans that wait for a connection', () => {
  it('are uploaded in their order, at most 50 at once, and then removed', async () => {
    const { db } = await emptyDatabase();
    const scans = Array.from({ length: 500 }, (_, index) => scan(index));
    for (const each of scans) await addWaiting(db, each);
    const { till, stored } = server();
    await uploadWaiting(db, till.call, VENUE);
    expect(stored).toEqual(nonces(scans));
    expect(till.requestsOf('till-uploadScans').map((each) => each.scans.length)).toEqual(
      Array(10).fill(50),
    );
    expect(await db.count('waiting')).toBe(0);
  });

  it('are still there after the page was killed, before and after an upload without a reply', async () => {
    const { db, open } = await emptyDatabase();
    await addWaiting(db, scan(1));
    db.close();
    const reopened = await open();
    const { till, stored } = server();
    till.reply('till-uploadScans', ({ scans }) => {
      stored.push(...nonces(scans));
      throw new TypeError('killed');
    });
    await expect(uploadWaiting(reopened, till.call, VENUE)).rejects.toThrow('killed');
    reopened.close();
    const again = await open();
    expect(await noncesIn(again)).toEqual([scan(1).nonce]);
    const next = server();
    await uploadWaiting(again, next.till.call, VENUE);
    expect(next.stored).toEqual(stored);
    expect(await again.count('waiting')).toBe(0);
  });

  it('are uploaded once by two tabs', async () => {
    const { db, open } = await emptyDatabase();
    for (let index = 0; index < 60; index += 1) await addWaiting(db, scan(index));
    const other = await open();
    const { till } = server();
    await Promise.all([
      uploadWaiting(db, till.call, VENUE),
      uploadWaiting(other, till.call, VENUE),
    ]);
    const sent = till.requestsOf('till-uploadScans').flatMap(({ scans }) => nonces(scans));
    expect(sent).toHaveLength(60);
  });

  it('that are added during an upload wait for the next one', async () => {
    const { db } = await emptyDatabase();
    await addWaiting(db, scan(1));
    const { till, stored } = server();
    till.reply('till-uploadScans', async ({ scans }) => {
      if (stored.length === 0) await addWaiting(db, scan(2));
      stored.push(...nonces(scans));
      return { outcomes: scans.map(() => ({ outcome: 'noted' }) as const) };
    });
    await uploadWaiting(db, till.call, VENUE);
    expect(stored).toEqual([scan(1).nonce, scan(2).nonce]);
  });

  it('stop no other if the server cannot store one of them yet, which waits', async () => {
    const { db } = await emptyDatabase();
    for (let index = 0; index < 60; index += 1) await addWaiting(db, scan(index));
    const { till, stored } = server();
    till.reply('till-uploadScans', ({ scans }) => ({
      outcomes: nonces(scans).map((nonce) => {
        if (nonce === scan(3).nonce) return { outcome: 'later' } as const;
        stored.push(nonce);
        return { outcome: 'noted' } as const;
      }),
    }));
    await uploadWaiting(db, till.call, VENUE);
    expect(stored).toHaveLength(59);
    expect(await noncesIn(db)).toEqual([scan(3).nonce]);
    expect(await waitingUses(db, VENUE), 'still a use').toHaveLength(1);
    const next = server();
    await uploadWaiting(db, next.till.call, VENUE);
    expect(next.stored).toEqual([scan(3).nonce]);
    expect(await db.count('waiting')).toBe(0);
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
      const { db } = await emptyDatabase();
      await writeRecord(db, 'synced', synced());
      await db.put('waiting', odd as OfflineScan);
      await addWaiting(db, scan(2));
      expect((await waitingUses(db, VENUE)).at(-1)).toMatchObject({ voucherId: 'dinner-2' });
      const till = new FakeTill();
      till.reply('till-uploadScans', ({ scans }) => ({
        outcomes: scans.map(() => ({ outcome: 'conflict', reason: 'invalid' }) as const),
      }));
      await uploadWaiting(db, till.call, VENUE);
      const [request] = till.requestsOf('till-uploadScans');
      expect(request?.scans).toHaveLength(2);
      expect(JSON.stringify(request?.scans[0]).length).toBeLessThan(1_000);
      expect(await db.count('waiting')).toBe(0);
    },
  );

  it('with the same nonce and another voucher are two scans', async () => {
    const { db } = await emptyDatabase();
    const second = scan(2, { nonce: scan(1).nonce });
    await addWaiting(db, scan(1));
    await addWaiting(db, second);
    await addWaiting(db, second);
    expect((await db.getAll('waiting')).map(({ code }) => code)).toEqual([
      scan(1).code,
      second.code,
    ]);
    expect(new Set((await waitingUses(db, VENUE)).map((use) => use.redemptionId)).size).toBe(2);
  });

  it('count as uses if they were accepted', async () => {
    const { db } = await emptyDatabase();
    await addWaiting(db, scan(1));
    await addWaiting(db, scan(2, { refusal: 'expired' }));
    expect(await waitingUses(db, VENUE)).toMatchObject([
      { voucherId: 'dinner-1', customerNumber: NUMBER, venueId: VENUE, at: NOW.toISOString() },
    ]);
  });

  it('count as uses after the upload, too, also a conflict', async () => {
    const { db } = await emptyDatabase();
    await writeRecord(db, 'synced', synced());
    for (const index of [1, 2, 3]) await addWaiting(db, scan(index));
    await addWaiting(db, scan(4, { refusal: 'expired' }));
    const till = new FakeTill();
    till.reply('till-uploadScans', () => ({
      outcomes: [
        { outcome: 'redeemed', redemption: redemption({ id: 'r-1' }) } as const,
        { outcome: 'conflict', reason: 'already' } as const,
        { outcome: 'noted' } as const,
        { outcome: 'noted' } as const,
      ],
    }));
    await uploadWaiting(db, till.call, VENUE);
    const uses = (await readRecord(db, 'synced'))?.uses ?? [];
    expect(uses.map(({ redemptionId, voucherId }) => [redemptionId, voucherId])).toEqual([
      ['r-1', 'dinner-1'],
      [idOfScan(scan(2)), 'dinner-2'],
      [idOfScan(scan(3)), 'dinner-3'],
    ]);
  });
});

describe('a scan that is taken back', () => {
  const reversal = { at: NOW.toISOString(), reason: 'not-served' } as const;
  const redeemed = (isReversed: boolean) => ({
    outcome: 'redeemed' as const,
    redemption: redemption({ id: 'r-1', reversal: isReversed ? reversal : null }),
  });

  /** A server that redeems, and reverses what it is told to. */
  function redeeming(during: () => Promise<void> = async () => {}) {
    const till = new FakeTill();
    till.reply('till-uploadScans', async ({ scans }) => {
      if (till.requestsOf('till-uploadScans').length === 1) await during();
      const isReversed = (each: unknown) => (each as OfflineScan).reversal !== undefined;
      return { outcomes: scans.map((each) => redeemed(isReversed(each))) };
    });
    const sent = () => till.requestsOf('till-uploadScans').map(({ scans }) => scans);
    return { till, sent };
  }

  it('waits with its reversal, and is no use any more', async () => {
    const { db, open } = await emptyDatabase();
    await addWaiting(db, scan(1));
    await takeBackWaiting(db, scan(1), reversal);
    expect(await waitingUses(db, VENUE)).toMatchObject([{ isReversed: true }]);
    db.close();
    const reopened = await open();
    const { till, sent } = redeeming();
    await uploadWaiting(reopened, till.call, VENUE);
    expect(sent()).toEqual([[{ ...scan(1), reversal }]]);
    expect(await reopened.count('waiting')).toBe(0);
  });

  async function setUpWaiting() {
    const { db } = await emptyDatabase();
    await writeRecord(db, 'synced', synced());
    await addWaiting(db, scan(1));
    const takeBack = () => takeBackWaiting(db, scan(1), reversal);
    const uses = async () =>
      (await readRecord(db, 'synced'))?.uses.map(({ isReversed }) => isReversed);
    return { db, takeBack, uses };
  }

  it('is uploaded again if its upload had begun', async () => {
    const { db, takeBack, uses } = await setUpWaiting();
    const { till, sent } = redeeming(takeBack);
    await uploadWaiting(db, till.call, VENUE);
    expect(sent()).toEqual([[scan(1)], [{ ...scan(1), reversal }]]);
    expect(await uses()).toEqual([true]);
    expect(await db.count('waiting')).toBe(0);
  });

  it('is uploaded again if its upload had ended', async () => {
    const { db, takeBack, uses } = await setUpWaiting();
    const { till, sent } = redeeming();
    await uploadWaiting(db, till.call, VENUE);
    expect(await uses()).toEqual([false]);
    await takeBack();
    expect(await uses()).toEqual([true]);
    await uploadWaiting(db, till.call, VENUE);
    expect(sent()).toEqual([[scan(1)], [{ ...scan(1), reversal }]]);
    expect(await uses()).toEqual([true]);
    expect(await db.count('waiting')).toBe(0);
  });
});

async function noncesIn(db: Awaited<ReturnType<typeof emptyDatabase>>['db']) {
  return nonces(await db.getAll('waiting'));
}
