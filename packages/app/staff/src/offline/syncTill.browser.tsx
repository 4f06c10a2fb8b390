import { describe, expect, it } from 'vitest';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import { NOW, NUMBER, usedBy, VENUE } from '../testing/sampleCodes.ts';
import { syncTill } from './syncTill.ts';
import { readRecord } from './tillDatabase.ts';

/** A server whose uses are on pages. */
async function setUp(pages: number) {
  const { db } = await emptyDatabase();
  const till = new FakeTill();
  till.reply('till-sync', ({ cursor = 'page 0' }) => {
    const page = Number(cursor.split(' ')[1]);
    return {
      now: new Date(NOW.getTime() + page).toISOString(),
      keys: [],
      uses: [usedBy(NUMBER, { redemptionId: `use-${page}`, at: NOW.toISOString() })],
      next: page + 1 < pages ? `page ${page + 1}` : null,
      vouchers: page === 0 ? [] : null,
    };
  });
  return { db, till, sync: () => syncTill(db, till.call, VENUE) };
}

describe('a synchronisation of more uses than a reply has', () => {
  it('loads them all, and the next one begins at the first reply', async () => {
    const { db, till, sync } = await setUp(3);
    await sync();
    const synced = await readRecord(db, 'synced');
    expect(synced?.uses.map(({ redemptionId }) => redemptionId)).toEqual([
      'use-0',
      'use-1',
      'use-2',
    ]);
    await sync();
    expect(till.requestsOf('till-sync')).toMatchObject([
      { since: null, withVouchers: true },
      { since: null, withVouchers: false, cursor: 'page 1' },
      { since: null, withVouchers: false, cursor: 'page 2' },
      { since: NOW.toISOString() },
      { since: NOW.toISOString(), cursor: 'page 1' },
      { since: NOW.toISOString(), cursor: 'page 2' },
    ]);
  });

  it('that loses the connection in between leaves a till that accepts nothing offline', async () => {
    const { db, till, sync } = await setUp(3);
    const call = till.call;
    let calls = 0;
    const cut: typeof call = async (name, request) => {
      calls += 1;
      if (calls === 2) throw new TypeError('lost');
      return call(name, request);
    };
    await expect(syncTill(db, cut, VENUE)).rejects.toThrow('lost');
    expect(await readRecord(db, 'synced')).toBeNull();
    await sync();
    expect((await readRecord(db, 'synced'))?.uses).toHaveLength(3);
  });
});
