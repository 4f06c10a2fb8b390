import { describe, expect, it, onTestFinished } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { addWaiting } from '../offline/scanQueue.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { FakeTill } from '../testing/fakeTill.ts';
import { codeOf, NOW, NUMBER, redemption } from '../testing/sampleCodes.ts';
import { useTakeBack } from './useTakeBack.ts';

const SCAN = {
  nonce: 'nonce-0123456789ab',
  code: codeOf(),
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
  it('is reversed by the server', async () => {
    const { till, result, waiting } = await setUp();
    till.reply('till-reverse', () => ({ outcome: 'reversed', redemption: redemption() }) as const);
    const done = result.current.takeBack({ id: 'r-1', scan: SCAN }, 'not-served');
    expect(await done).toBe(true);
    expect(till.requestsOf('till-reverse')).toEqual([
      { redemptionId: 'r-1', reason: 'not-served' },
    ]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['without a reply', { id: 'r-1', scan: SCAN }],
    ['that was decided without a connection', { id: null, scan: SCAN }],
  ])('waits %s', async (_, redeemed) => {
    const { db, till, result, waiting } = await setUp();
    till.refuse('no-response', 'till-reverse');
    if (redeemed.id === null) await addWaiting(db, SCAN);
    expect(await result.current.takeBack(redeemed, 'not-served')).toBe(true);
    expect(await waiting()).toMatchObject([{ ...SCAN, reversal: { reason: 'not-served' } }]);
  });

  it('waits after four seconds without a reply', async () => {
    const { till, result, waiting } = await setUp();
    till.reply('till-reverse', () => new Promise(() => {}));
    const started = performance.now();
    const redeemed = { id: 'r-1', scan: SCAN };
    expect(await result.current.takeBack(redeemed, 'not-served')).toBe(true);
    expect(performance.now() - started).toBeLessThan(6_000);
    expect(await waiting()).toHaveLength(1);
  });

  it('needs a connection if it was redeemed by its letters', async () => {
    const { till, result, waiting } = await setUp();
    till.refuse('no-response', 'till-reverse');
    const letters = { id: 'r-1', scan: null };
    expect(await result.current.takeBack(letters, 'not-served')).toBe(false);
    await expect.poll(() => result.current.state).toMatchObject({ error: 'no-connection' });
    expect(await waiting()).toEqual([]);
  });

  it('stays if the server refuses', async () => {
    const { till, result, waiting } = await setUp();
    till.reply('till-reverse', () => ({ outcome: 'refused', reason: 'too-late' }) as const);
    const done = result.current.takeBack({ id: 'r-1', scan: SCAN }, 'not-served');
    expect(await done).toBe(false);
    await expect.poll(() => result.current.state).toMatchObject({ error: 'too-late' });
    expect(await waiting()).toEqual([]);
  });
});
