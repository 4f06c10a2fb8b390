import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { implementations } from '../../../testing/memory/implementations.ts';
import { playId } from '../games/playId.ts';
import type { StoredPlay } from './games.ts';

const all = implementations();

describe.each(['memory', 'firestore'] as const)('GameStore in %s', (name) => {
  const playOf = (changes: Partial<StoredPlay> = {}): StoredPlay => ({
    gameId: 'wheel',
    day: '2026-11-29',
    userId: randomUUID(),
    timestamp: new Date().toISOString(),
    win: false,
    prize: 1,
    prizeName: 'No prize today',
    voucherId: null,
    soldOut: [],
    commitment: 'a'.repeat(64),
    prizeListVersion: 'a'.repeat(64),
    requestId: randomUUID(),
    ...changes,
  });
  const settle = (play: StoredPlay, turnKeys: readonly string[]) =>
    all[name].games.settle({ play, turnKeys, crmId: 'crm-1', shard: null, voucher: null });

  it('gives a login and each key of its person one turn for a day and a game', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const play = playOf();
    expect(await settle(play, [one, other])).toEqual(play);
    expect(await all[name].games.findPlay(playId(play))).toEqual(play);
    expect(await settle(playOf({ userId: play.userId }), [randomUUID()])).toEqual(play);
    const second = playOf();
    expect(await settle(second, [randomUUID(), other])).toEqual(play);
    expect(await all[name].games.findPlay(playId(second))).toBeNull();
    for (const free of [playOf({ day: '2026-11-30' }), playOf({ gameId: 'other' })]) {
      expect(await settle(free, [one, other])).toEqual(free);
    }
  });
});
