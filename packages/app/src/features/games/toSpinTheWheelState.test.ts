import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import type { SpinRefusal } from '@casino/functions/contract/promotions/spinTheWheel.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { game, member, membership, user, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import type { PlayResult } from '../shared/games/ownGames.ts';
import { drawnPrizes } from './drawnPrizes.ts';
import { playInReply, type SpinFacts, toSpinTheWheelState } from './toSpinTheWheelState.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daily = {
  ...game,
  OptinStart: '2026-11-01T00:00:00Z',
  OptinEnd: '2026-11-30T00:00:00Z',
  GameStart: '2026-11-10T00:00:00Z',
  GameEnd: '2026-11-22T12:00:00Z',
};
const optIns = [{ gameId: game.id, timestamp: '2026-11-02T00:00:00Z' }];
const digest = 'ab'.repeat(32);
const request = { gameId: game.id, requestId: 'request-1', day: '2026-11-21' };
const play: PlayResult = {
  ...request,
  win: true,
  prize: 1,
  prizeName: 'A cocktail',
  voucherId: 'spin-1',
};
const lost: PlayResult = { ...play, win: false, prize: 2, prizeName: 'Nothing', voucherId: null };
const prizes = drawnPrizes([
  { number: 1, name: 'A cocktail', win: true, weight: 1, stock: 5, left: 4 },
  { number: 2, name: 'Nothing', win: false, weight: 9, stock: null, left: null },
]);
const wheel = { prizes, commitment: digest, prizeListVersion: digest, loadedAt: NOW.toISOString() };

const ready = (games: readonly Game[] = [daily]): Session => ({
  status: 'ready',
  user,
  data: { membership, member, venue, games: [...games] },
  source: 'network',
});

function stateOf(changes: Partial<SpinFacts>, plays: readonly PlayResult[] = []) {
  return toSpinTheWheelState(enGB, {
    session: ready(),
    gameId: game.id,
    own: { status: 'ready', data: { optIns, plays } },
    wheel: { status: 'ready', data: wheel },
    turn: { kind: 'idle', failed: false },
    pending: null,
    online: true,
    now: NOW,
    aheadMs: 0,
    ...changes,
  });
}

const spinning = { turn: { kind: 'spinning', requestId: 'request-1' } } as const;
const shown = { turn: { kind: 'shown' } } as const;
const refused = (error: SpinRefusal, day = '2026-11-21') =>
  ({ turn: { kind: 'refused', error, day } }) as const;
const notIn = { own: { status: 'ready', data: { optIns: [], plays: [] } } } as const;
const validating = {
  own: { status: 'ready', data: { optIns, plays: [] }, isValidating: true },
} as const;
const at = (time: string) => ({ now: new Date(`2026-${time}Z`) });
const closed = ready([{ ...daily, OptinEnd: '2026-11-20T00:00:00Z' }]);
const elsewhere = { kind: 'played-elsewhere', nextOn: '2026-11-22' };
const won = { kind: 'won', voucherHref: '/offers/spin-1', nextOn: '2026-11-22' };
const waiting = { kind: 'waiting', playFrom: daily.GameStart };
const lastDay = { ...lost, day: '2026-11-22' };
const notStarted = { kind: 'not-started', optInFrom: daily.OptinStart };

describe('§4 the page of a game', () => {
  it.each<[string, Partial<SpinFacts>, readonly PlayResult[], object]>([
    ['ready', {}, [], { kind: 'ready', failed: false }],
    ['§4.35 not opted in', notIn, [], { kind: 'opt-in', busy: false }],
    ['opting in', { ...notIn, turn: { kind: 'opting-in' } }, [], { busy: true }],
    ['opted in before GameStart', at('11-05T00:00:00'), [], waiting],
    ['spinning', spinning, [], { kind: 'spinning', prize: null }],
    [
      'spinning, with a play of another request',
      spinning,
      [{ ...play, requestId: 'other' }],
      { prize: null },
    ],
    ['spinning to its result', spinning, [play], { kind: 'spinning', prize: 1 }],
    ['won just now', shown, [play], won],
    ['lost just now', shown, [lost], { kind: 'lost', prize: 2 }],
    ['§4.44 already played, won', {}, [play], { kind: 'played-won', prizeName: 'A cocktail' }],
    ['§4.45 already played, lost', {}, [lost], { kind: 'played-lost' }],
    ['another game played', {}, [{ ...play, gameId: 'other' }], { kind: 'ready' }],
    ['refused as won', refused('already-won'), [play], { kind: 'played-won' }],
    ['won elsewhere', refused('already-won'), [], { ...elsewhere, win: true }],
    ['lost elsewhere', refused('already-lost'), [], { ...elsewhere, win: false }],
    ['refused on the day before', refused('already-lost', '2026-11-20'), [], { kind: 'ready' }],
    ['refused as ended', refused('ended'), [], { kind: 'ended' }],
    ['refused as not started', refused('not-started'), [], waiting],
    ['refused as not opted in', { ...refused('not-opted-in'), ...notIn }, [], { kind: 'opt-in' }],
    [
      'refused, while it loads',
      { ...refused('already-won'), ...validating },
      [],
      { kind: 'spinning' },
    ],
    ['played in a tab that was closed', { pending: request }, [play], { kind: 'won' }],
    ['§4.41 played on the last day', at('11-22T11:59:00'), [lastDay], { nextOn: null }],
    ['played yesterday', {}, [{ ...lost, day: '2026-11-20' }], { kind: 'ready' }],
    ['§4.47 ended', at('11-22T12:00:00'), [], { kind: 'ended' }],
    ['§4.35 §4.46 before OptinStart', { ...notIn, ...at('10-05T00:00:00') }, [], notStarted],
    ['after OptinEnd', { ...notIn, session: closed }, [], { kind: 'opt-in-closed' }],
    ['offline', { online: false }, [], { kind: 'offline' }],
    ['offline, not opted in', { ...notIn, online: false }, [], { kind: 'offline' }],
    ['offline, played', { online: false }, [play], { kind: 'played-won' }],
    ['a spin that failed', { turn: { kind: 'idle', failed: true } }, [], { failed: true }],
    [
      'a spin with a lost reply',
      { turn: { kind: 'unsettled', requestId: 'request-1', busy: false }, online: false },
      [],
      { kind: 'unsettled' },
    ],
  ])('%s', (_, changes, plays, stage) => {
    expect(stateOf(changes, plays)).toMatchObject({ status: 'ready', stage });
  });

  it('shows the name and the end of the game, and the casino’s time only if the device’s clock is wrong', () => {
    const shownGame = { name: game.name, endsAt: '2026-11-22T12:00:00.000Z' };
    expect(stateOf({})).toMatchObject({ game: shownGame, casinoClock: null });
    expect(stateOf({ aheadMs: -24 * 60 * 60_000 })).toMatchObject({
      casinoClock: NOW.toISOString(),
    });
  });

  it('names the languages of the game, of its prizes and of a result', () => {
    const locale = 'zh-Hans';
    const chinese = prizes.map((prize) => ({ ...prize, locale }) as const);
    const changes = {
      session: ready([{ ...daily, locale }]),
      wheel: { status: 'ready', data: { ...wheel, prizes: chinese } },
    } as const;
    expect(stateOf(changes, [{ ...play, locale }])).toMatchObject({
      game: { locale },
      stage: { kind: 'played-won', locale },
      prizes: [{ locale }, { locale }],
    });
    expect(playInReply({ success: true, prize: 1 }, request, chinese)).toMatchObject({ locale });
  });

  it.each<[string, Partial<SpinFacts>, object]>([
    [
      'a session that loads',
      { session: { status: 'loading-profile', user } },
      { status: 'loading' },
    ],
    ['a session that is offline', { session: { status: 'offline', user } }, { status: 'unsaved' }],
    ['an unknown game', { gameId: 'other' }, { status: 'not-found' }],
    ['documents that load', { own: { status: 'loading' } }, { status: 'loading' }],
    ['a wheel that loads', { wheel: { status: 'loading' } }, { status: 'loading' }],
    [
      'a wheel without a reply',
      { wheel: { status: 'error', code: 'no-response' } },
      { status: 'unsaved' },
    ],
    [
      'documents that failed offline',
      { own: { status: 'error', code: 'no-response' } },
      { status: 'unsaved' },
    ],
  ])('%s', (_, changes, state) => {
    expect(stateOf(changes)).toMatchObject(state);
  });
});

describe('§7.4 the play in a reply', () => {
  it('takes what a reply of only success and prize lacks from the request and the wheel', () => {
    const known = { ...play, voucherId: null };
    expect(playInReply({ success: true, prize: 1 }, request, prizes)).toEqual(known);
  });

  it.each(['gold', 9])('is none if the wheel has no prize %j', (prize) => {
    expect(playInReply({ success: true, prize: prize as number }, request, prizes)).toBeNull();
  });
});
