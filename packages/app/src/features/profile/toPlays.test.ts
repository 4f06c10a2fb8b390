import { enGB } from '@casino/ui/i18n/messages.ts';
import { describe, expect, it } from 'vitest';
import { game } from '../../session/state/session.fixtures.ts';
import type { OwnPlay } from '../shared/games/gameDocuments.ts';
import { toPlays } from './toPlays.ts';

const digest = 'ab'.repeat(32);
const play: OwnPlay = {
  userId: 'uid-1',
  gameId: game.id,
  day: '2026-11-20',
  timestamp: '2026-11-20T12:00:00Z',
  win: true,
  prize: 1,
  prizeName: 'A cocktail',
  voucherId: 'spin-1',
  soldOut: [3],
  commitment: digest,
  prizeListVersion: digest,
  requestId: 'request-1',
};

describe('§3 the plays of a member', () => {
  it.each([
    ['that load', { status: 'loading' }, { status: 'loading' }],
    ['without any play', { status: 'ready', data: [] }, { status: 'empty' }],
  ] as const)('%s', (_, remote, state) => {
    expect(toPlays(enGB, remote, [game], {})).toEqual(state);
  });

  it('link to their vouchers and hold the results of their checks', () => {
    const lost = { ...play, day: '2026-11-19', win: false, voucherId: null };
    const checks = { [`${game.id}_2026-11-19`]: { status: 'too-early' } } as const;
    const games = [{ ...game, id: 'another', name: 'Another game' }, game];
    const state = toPlays(enGB, { status: 'ready', data: [play, lost] }, games, checks);
    expect(state).toMatchObject({
      status: 'ready',
      plays: [
        { gameName: game.name, voucherHref: '/offers/spin-1', check: { status: 'unchecked' } },
        { voucherHref: null, check: { status: 'too-early' } },
      ],
    });
  });

  it('name the languages of the prize and of the game', () => {
    const chinese = { ...play, locale: 'zh-Hans' } as const;
    const games = [{ ...game, locale: 'en-GB' } as const];
    expect(toPlays(enGB, { status: 'ready', data: [chinese] }, games, {})).toMatchObject({
      plays: [{ locale: 'zh-Hans', gameLocale: 'en-GB' }],
    });
  });

  it('show the id of a game that is no longer published', () => {
    const state = toPlays(enGB, { status: 'ready', data: [play] }, [], {});
    expect(state).toMatchObject({ plays: [{ gameName: game.id }] });
  });
});
