import { describe, expect, it } from 'vitest';
import { useOnline } from '../../lib/connection/useOnline.ts';
import { deviceStorage } from '../../lib/device/storage.ts';
import { notices } from '../../session/current/appSession.ts';
import { game } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { setClock, setOnline } from '../../testing/openApp.tsx';
import { renderMemberHook } from '../../testing/renderMemberHook.tsx';
import { optIn, play, replyLost } from '../shared/games/play.fixtures.ts';
import { useGameRecord, useWheel } from './useGame.ts';
import { useSpin } from './useSpin.ts';

const SPIN = 'promotions-spinTheWheel';
const WHEEL = 'promotions-spinToWinPrizes';
const VOUCHERS = 'vouchers-getAllVouchers';
const DAY_MS = 24 * 60 * 60 * 1_000;
const IDLE = { kind: 'idle', failed: false };
const SPINNING = { kind: 'spinning', outcome: null };
const WON = { kind: 'spinning', outcome: { win: true, prizeName: 'A cocktail on us' } };

/** The hook for the sample game, once the game's record and wheel are loaded. */
async function renderSpin({ optIns = [optIn] } = {}) {
  const { result, member, unmount } = await renderMemberHook(
    () => {
      const record = useGameRecord(game.id);
      const wheel = useWheel(game.id);
      return { record, wheel, online: useOnline(), ...useSpin(game.id, game, record, wheel) };
    },
    () => backend.setDocument('optIns', optIns),
  );
  await expect.poll(() => result.current.record.status).toBe('ready');
  await expect.poll(() => result.current.wheel.status).toBe('ready');
  return {
    result,
    unmount,
    turn: () => result.current.turn,
    keptSpin: () => deviceStorage.readCopy(member.uid, `spin-1.${game.id}`),
  };
}

const requestIds = () => backend.requestsOf(SPIN).map(({ requestId }) => requestId);
const told = () => notices.getSnapshot().map(({ notice }) => notice);

describe('a spin', () => {
  it('requests a spin of the game for the member', async () => {
    const { result, turn } = await renderSpin();
    result.current.spin();
    await expect.poll(turn).toMatchObject(WON);
    expect(backend.requestsOf(SPIN)).toEqual([
      {
        location: 6,
        gameId: game.id,
        homeCasinoName: 'Harbour',
        membershipName: 'Jack',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
    expect(told()).toEqual([]);
  });

  it('§7.4 is won with a reply that holds only success and the number of the prize', async () => {
    const { result, turn } = await renderSpin();
    backend.replyAgainstContract(SPIN, { success: true, prize: 1 });
    result.current.spin();
    const outcome = { prize: 1, prizeName: 'A cocktail on us', win: true, voucherId: null };
    await expect.poll(turn).toEqual({
      kind: 'spinning',
      outcome: { ...outcome, day: '2026-11-21' },
    });
  });

  it('is saved on the device until the wheel stops at the result', async () => {
    const { result, turn, keptSpin } = await renderSpin();
    const answer = backend.hold(SPIN);
    result.current.spin();
    await expect.poll(requestIds).toHaveLength(1);
    const spun = { requestId: requestIds()[0], day: '2026-11-21' };
    expect(keptSpin()).toEqual(spun);
    result.current.rest();
    expect(turn()).toEqual(SPINNING);

    answer();
    await expect.poll(turn).toMatchObject(WON);
    expect(result.current.pending).toEqual(spun);
    result.current.rest();
    await expect.poll(turn).toMatchObject({ kind: 'shown', outcome: { win: true } });
    expect(keptSpin()).toBeNull();
    expect(result.current.pending).toBeNull();
  });

  it('loads the vouchers at once, and the game when the ticket has moved', async () => {
    const { result, turn } = await renderSpin();
    result.current.spin();
    await expect.poll(turn).toMatchObject(WON);
    result.current.rest();
    await expect.poll(() => backend.requestsOf(VOUCHERS).length).toBe(2);
    expect(backend.requestsOf(WHEEL)).toHaveLength(1);
    await expect.poll(() => backend.requestsOf(WHEEL).length).toBe(2);
  });

  it('keeps its request id for a retry, and gets a new one on the next day', async () => {
    const { result, turn } = await renderSpin();
    backend.refuse(SPIN, 'internal');
    for (const sent of [1, 2]) {
      result.current.spin();
      await expect.poll(requestIds).toHaveLength(sent);
      await expect.poll(turn).toEqual({ kind: 'idle', failed: true });
    }
    setClock('2026-11-22T12:00:00Z');
    result.current.spin();
    await expect.poll(requestIds).toHaveLength(3);
    const [first, second, nextDay] = requestIds();
    expect(second).toBe(first);
    expect(nextDay).not.toBe(first);
    await expect.poll(turn).toEqual({ kind: 'idle', failed: true });
  });

  it.each([
    ['not a number', 'gold'],
    ['not on the wheel', 9],
  ])('shows an error if the prize is %s, and the play in the store', async (_, prize) => {
    const { result, turn } = await renderSpin();
    backend.setDocument('plays', [play]);
    backend.replyAgainstContract(SPIN, { success: true, prize });
    result.current.spin();
    await expect.poll(told).toEqual([{ kind: 'error', error: 'parse-result' }]);
    expect(turn()).toEqual(IDLE);
    await expect.poll(() => result.current.record).toMatchObject({ data: { lastPlay: play } });
  });
});

describe('a spin without a reply', () => {
  it('shows the result that the store has', async () => {
    const { result, turn } = await renderSpin();
    backend.reply(SPIN, replyLost);
    result.current.spin();
    await expect.poll(turn).toMatchObject(WON);
    expect(told()).toEqual([]);
  });

  it.each(['internal', 'no-response'] as const)(
    'does not count if the store has no play of it: %s',
    async (code) => {
      const { result, turn } = await renderSpin();
      backend.setDocument('plays', [play]);
      backend.refuse(SPIN, code);
      result.current.spin();
      await expect.poll(turn).toEqual({ kind: 'idle', failed: true });
      expect(told()).toEqual([{ kind: 'error', error: 'spin-the-wheel' }]);
    },
  );

  it('is unsettled while the store does not respond, and can be fetched on request', async () => {
    const { result, turn } = await renderSpin();
    backend.refuse(SPIN, 'no-response');
    backend.refuseDocument('plays', 'no-response');
    result.current.spin();
    await expect.poll(turn).toEqual({ kind: 'unsettled', busy: false });
    expect(told()).toEqual([]);

    const answer = backend.hold('plays');
    result.current.check();
    await expect.poll(turn).toEqual({ kind: 'unsettled', busy: true });
    answer();
    await expect.poll(turn).toEqual({ kind: 'unsettled', busy: false });

    backend.setDocument('plays', [{ ...play, requestId: requestIds()[0] ?? '' }]);
    result.current.check();
    await expect.poll(turn).toMatchObject(WON);
    expect(requestIds()).toHaveLength(1);
  });

  it('is fetched when the device is online again', async () => {
    const { result, turn } = await renderSpin();
    backend.refuse(SPIN, 'no-response');
    backend.refuseDocument('plays', 'no-response');
    result.current.spin();
    await expect.poll(turn).toEqual({ kind: 'unsettled', busy: false });
    setOnline(false);
    await expect.poll(() => result.current.online).toBe(false);
    backend.setDocument('plays', [{ ...play, requestId: requestIds()[0] ?? '' }]);
    setOnline(true);
    await expect.poll(turn).toMatchObject(WON);
  });
});

describe('opting in', () => {
  it('is saved, and lets the member play', async () => {
    const { result, turn } = await renderSpin({ optIns: [] });
    result.current.optIn();
    await expect.poll(turn).toMatchObject({ kind: 'opted-in', optIn: { gameId: game.id } });
    const kept = await backend.document('optIns');
    expect(turn()).toEqual({ kind: 'opted-in', optIn: kept?.[0] });
    await expect.poll(() => result.current.record).toMatchObject({ data: { optIns: kept } });
  });

  it('in another tab shows no message about a game that has begun', async () => {
    const { result, turn } = await renderSpin({ optIns: [] });
    backend.setDocument('optIns', [optIn]);
    result.current.optIn();
    await expect.poll(() => result.current.record).toMatchObject({ data: { optIns: [optIn] } });
    expect(turn()).toEqual(IDLE);
    expect(told()).toEqual([]);
    expect(await backend.document('addOptIn')).toEqual([]);
  });
});

it('uses the casino’s clock, not the device’s', async () => {
  const { result, turn, keptSpin } = await renderSpin({ optIns: [] });
  setClock('2026-11-20T12:00:00Z');
  result.current.wheel.retry();
  await expect.poll(deviceStorage.serverAheadMs).toBeCloseTo(DAY_MS, -4);
  result.current.optIn();
  await expect.poll(turn).toMatchObject({
    kind: 'opted-in',
    optIn: { timestamp: expect.stringMatching(/^2026-11-21T/) },
  });
  result.current.spin();
  await expect.poll(keptSpin).toMatchObject({ day: '2026-11-21' });
});
