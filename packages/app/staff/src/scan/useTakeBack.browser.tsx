import { describe, expect, it, onTestFinished } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { addWaiting } from '../offline/scanQueue.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import { NOW, NUMBER, redemption, sampleCode } from '../testing/sampleCodes.ts';
import type { RedemptionKey } from './scanMachine.ts';
import { useTakeBack } from './useTakeBack.ts';

const SCAN = {
  nonce: 'nonce-0123456789ab',
  code: sampleCode(),
  customerNumber: NUMBER,
  at: NOW.toISOString(),
  refusal: null,
};

async function setUp() {
  const { db } = await emptyDatabase();
  const till = new FakeTill();
  const { result, unmount } = await renderHook(() => useTakeBack(db, till.call));
  onTestFinished(unmount);
  return { db, till, result, waiting: () => db.getAll('waiting') };
}

describe('a redemption that is taken back', () => {
  const ONLINE = { id: 'r-1', scan: SCAN };

  it('is reversed by the server', async () => {
    const { till, result, waiting } = await setUp();
    till.reply('till-reverse', () => ({ outcome: 'reversed', redemption: redemption() }) as const);
    expect(await result.current.takeBack(ONLINE, 'not-served')).toBe(true);
    expect(till.requestsOf('till-reverse')).toEqual([
      { redemptionId: 'r-1', reason: 'not-served' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  const lost = (till: FakeTill) => till.refuse('no-response', 'till-reverse');
  const silent = (till: FakeTill) => till.reply('till-reverse', () => new Promise(() => {}));
  it.each<[string, RedemptionKey, (till: FakeTill) => void]>([
    ['without a reply', ONLINE, lost],
    ['after four seconds without a reply', ONLINE, silent],
    ['that was decided without a connection', { id: null, scan: SCAN }, lost],
  ])('waits %s', async (_, key, lose) => {
    const { db, till, result, waiting } = await setUp();
    lose(till);
    if (key.id === null) await addWaiting(db, SCAN);
    expect(await result.current.takeBack(key, 'not-served')).toBe(true);
    expect(await waiting()).toMatchObject([{ ...SCAN, reversal: { reason: 'not-served' } }]);
  });

  const refusing = (till: FakeTill) =>
    till.reply('till-reverse', () => ({ outcome: 'refused', reason: 'too-late' }) as const);
  it.each<[string, RedemptionKey, (till: FakeTill) => void, string]>([
    ['by its letters without a connection', { id: 'r-1', scan: null }, lost, 'no-connection'],
    ['if the server refuses', ONLINE, refusing, 'too-late'],
  ])('stays redeemed %s', async (_, key, set, error) => {
    const { till, result, waiting } = await setUp();
    set(till);
    expect(await result.current.takeBack(key, 'not-served')).toBe(false);
    await expect.poll(() => result.current.state).toMatchObject({ error });
    expect(await waiting()).toEqual([]);
  });
});
