import type { SpinRefusal } from '@casino/functions/contract/promotions/spinTheWheel.ts';
import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { game, member, membership, user, venue } from '../../session/state/session.fixtures.ts';
import type { Session } from '../../session/state/session.ts';
import type { OwnPlay } from '../shared/games/gameDocuments.ts';
import { outcomeOf, pendingSpin } from './spinTurn.ts';
import { type SpinFacts, toSpin } from './toSpin.ts';
import { withIcons } from './withIcons.ts';

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
const play: OwnPlay = {
  userId: user.uid,
  gameId: game.id,
  day: '2026-11-21',
  timestamp: NOW.toISOString(),
  win: true,
  prize: 1,
  prizeName: 'A cocktail',
  voucherId: 'spin-1',
  soldOut: [],
  commitment: digest,
  prizeListVersion: digest,
  requestId: 'request-1',
};
const lost: OwnPlay = { ...play, win: false, prize: 2, prizeName: 'Nothing', voucherId: null };

function ready(games = [daily]): Session {
  const data = { membership, member, venue, games };
  return { status: 'ready', user, data, source: 'network' };
}

function facts(changes: Partial<SpinFacts> = {}, lastPlay: OwnPlay | null = null): SpinFacts {
  const prizes = withIcons([
    { number: 1, name: 'A cocktail', win: true, weight: 1, stock: 5, left: 4 },
    { number: 2, name: 'Nothing', win: false, weight: 9, stock: null, left: null },
  ]);
  return {
    session: ready(),
    gameId: game.id,
    record: { status: 'ready', data: { optIns, lastPlay } },
    wheel: {
      status: 'ready',
      data: {
        prizes,
        commitment: digest,
        prizeListVersion: digest,
        loadedAt: NOW.toISOString(),
      },
    },
    turn: { kind: 'idle', failed: false },
    pending: null,
    online: true,
    now: NOW,
    aheadMs: 0,
    ...changes,
  };
}

const opted = { status: 'ready', data: { optIns, lastPlay: null } } as const;
const refused = (error: SpinRefusal) => ({ kind: 'refused', error, day: '2026-11-21' }) as const;
const none = { status: 'ready', data: { optIns: [], lastPlay: null } } as const;
const stageOf = (changes: Partial<SpinFacts>, lastPlay: OwnPlay | null = null) => {
  const state = toSpin(enGB, facts(changes, lastPlay));
  return state.status === 'ready' ? state.stage : state;
};

const at = (time: string) => ({ now: new Date(`2026-${time}Z`) });
const closed = ready([{ ...daily, OptinEnd: '2026-11-20T00:00:00Z' }]);
const elsewhere = { kind: 'played-elsewhere', nextOn: '2026-11-22' };
const won = { kind: 'won', voucherHref: '/offers/spin-1', nextOn: '2026-11-22' };
const waiting = { kind: 'waiting', playFrom: daily.GameStart };
const pending = { requestId: 'request-1', day: '2026-11-21' };
const yesterday = { ...refused('already-lost'), day: '2026-11-20' };
const validating = { ...opted, isValidating: true };

describe('§4 the page of a game', () => {
  it.each<[string, Partial<SpinFacts>, OwnPlay | null, object]>([
    ['ready', {}, null, { kind: 'ready', failed: false }],
    ['§4.35 not opted in', { record: none }, null, { kind: 'opt-in', busy: false }],
    ['opting in', { record: none, turn: { kind: 'opting-in' } }, null, { busy: true }],
    [
      'opted in just now',
      { record: none, turn: { kind: 'opted-in', optIn: optIns[0] as never } },
      null,
      { kind: 'ready' },
    ],
    ['opted in before GameStart', at('11-05T00:00:00'), null, waiting],
    ['spinning', { turn: { kind: 'spinning', outcome: null } }, null, { prize: null }],
    ['spinning to its result', { turn: { kind: 'spinning', outcome: play } }, null, { prize: 1 }],
    ['won, before the store has it', { turn: { kind: 'shown', outcome: play } }, null, won],
    ['lost just now', { turn: { kind: 'shown', outcome: lost } }, lost, { kind: 'lost', prize: 2 }],
    ['§4.44 already played, won', {}, play, { kind: 'played-won', prizeName: 'A cocktail' }],
    ['§4.45 already played, lost', {}, lost, { kind: 'played-lost' }],
    ['refused as won', { turn: refused('already-won') }, play, { kind: 'played-won' }],
    ['won elsewhere', { turn: refused('already-won') }, null, { ...elsewhere, win: true }],
    ['lost elsewhere', { turn: refused('already-lost') }, null, { ...elsewhere, win: false }],
    ['refused as lost on the day before', { turn: yesterday }, null, { kind: 'ready' }],
    ['refused as ended', { turn: refused('ended') }, null, { kind: 'ended' }],
    ['refused as not started', { turn: refused('not-started') }, null, waiting],
    [
      'refused as not opted in',
      { turn: refused('not-opted-in'), record: none },
      null,
      { kind: 'opt-in' },
    ],
    [
      'refused, while the record loads',
      { turn: refused('already-won'), record: validating },
      null,
      { kind: 'spinning', prize: null },
    ],
    ['played in a tab that was closed before the reply', { pending }, play, { kind: 'won' }],
    [
      '§4.41 played on the last day',
      at('11-22T11:59:00'),
      { ...lost, day: '2026-11-22' },
      { kind: 'played-lost', nextOn: null },
    ],
    ['played yesterday', {}, { ...lost, day: '2026-11-20' }, { kind: 'ready' }],
    ['§4.47 ended', at('11-22T12:00:00'), null, { kind: 'ended' }],
    [
      '§4.35 §4.46 before OptinStart',
      { record: none, ...at('10-05T00:00:00') },
      null,
      { kind: 'not-started', optInFrom: daily.OptinStart },
    ],
    ['after OptinEnd', { session: closed, record: none }, null, { kind: 'opt-in-closed' }],
    ['offline', { online: false }, null, { kind: 'offline' }],
    ['offline, not opted in', { record: none, online: false }, null, { kind: 'offline' }],
    ['offline, played', { online: false }, play, { kind: 'played-won' }],
    ['a spin that failed', { turn: { kind: 'idle', failed: true } }, null, { failed: true }],
    [
      'a spin with a lost reply',
      { turn: { kind: 'unsettled', busy: false }, online: false },
      null,
      { kind: 'unsettled' },
    ],
  ])('%s', (_, changes, last, stage) => {
    expect(stageOf(changes, last)).toMatchObject(stage);
  });

  it('says so if the device’s clock is wrong', () => {
    expect(toSpin(enGB, facts({ aheadMs: -24 * 60 * 60_000 }))).toMatchObject({
      casinoClock: NOW.toISOString(),
    });
    expect(toSpin(enGB, facts())).toMatchObject({ casinoClock: null });
  });

  it('shows the name and the end of the game', () => {
    expect(toSpin(enGB, facts())).toMatchObject({
      game: { name: game.name, endsAt: '2026-11-22T12:00:00.000Z' },
    });
  });

  it('names the languages of the game, of its prizes and of a result', () => {
    const locale = 'zh-Hans';
    const all = facts({ session: ready([{ ...daily, locale }]) }, { ...play, locale });
    if (all.wheel.status !== 'ready') throw new Error('The wheel is not ready.');
    const prizes = all.wheel.data.prizes.map((prize) => ({ ...prize, locale }) as const);
    const wheel = { ...all.wheel, data: { ...all.wheel.data, prizes } };
    expect(toSpin(enGB, { ...all, wheel })).toMatchObject({
      game: { locale },
      stage: { kind: 'played-won', locale },
      prizes: [{ locale }, { locale }],
    });
    expect(outcomeOf({ success: true, prize: 1 }, prizes, '2026-11-21')).toMatchObject({ locale });
  });

  it.each([
    [
      'a session that loads',
      { session: { status: 'loading-profile', user } },
      { status: 'loading' },
    ],
    ['a session that is offline', { session: { status: 'offline', user } }, { status: 'unsaved' }],
    ['an unknown game', { gameId: 'other' }, { status: 'not-found' }],
    ['a record that loads', { record: { status: 'loading' } }, { status: 'loading' }],
    ['a wheel that loads', { wheel: { status: 'loading' } }, { status: 'loading' }],
    [
      'a wheel without a reply',
      { wheel: { status: 'error', code: 'no-response' } },
      { status: 'unsaved' },
    ],
    [
      'a record that failed offline',
      { record: { status: 'error', code: 'no-response' } },
      { status: 'unsaved' },
    ],
  ] as [string, Partial<SpinFacts>, object][])('%s', (_, changes, state) => {
    expect(toSpin(enGB, facts(changes))).toMatchObject(state);
  });
});

describe('a pending spin', () => {
  const before = { requestId: 'request-1', day: '2026-11-21' };
  const newId = () => 'request-2';
  it('keeps its request id during its day', () => {
    expect(pendingSpin(before, '2026-11-21', newId)).toEqual(before);
  });
  it('gets a new request id on another day, or if there was none', () => {
    const next = { requestId: 'request-2', day: '2026-11-22' };
    expect(pendingSpin(before, '2026-11-22', newId)).toEqual(next);
    expect(pendingSpin(null, '2026-11-22', newId)).toEqual(next);
  });
});
