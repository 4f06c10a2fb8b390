// @module-tag all
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import { faultyDatabase } from '../../../testing/faults/faultyDatabase.ts';
import type { AddedPrize } from '../../../testing/games/addGame.ts';
import { freshGame } from '../../../testing/games/freshGame.ts';
import { playFor } from '../../../testing/games/playFor.ts';
import { optedIn, spinRequest } from '../../../testing/games/spinning.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { firestoreContentService } from '../../adapters/firestore/content/contentService.ts';
import { firestoreGameStore } from '../../adapters/firestore/promotions/gameStore.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';
import type { GameStore } from '../../domain/ports/games.ts';

const WORKER = new URL('../../../testing/games/spinWorker.ts', import.meta.url);
const TEN_PRIZES: readonly AddedPrize[] = [
  { name: 'One of ten', win: true, weight: 999_999, stock: 10 },
  { name: 'No prize today', win: false, weight: 1 },
];
const database = openDatabase();
const content = firestoreContentService(() => database);
const gamesOn = (other: Firestore) => firestoreGameStore(() => other, content);

async function openedDay(games: GameStore, prizes: readonly AddedPrize[]) {
  const { id } = await freshGame({ prizes });
  const day = await games.openDay(id, venueDay(new Date()));
  if (day === null) throw new Error('The game has no prizes.');
  return day;
}

/** All documents of a game in the store. */
async function leftBy(gameId: string) {
  const of = (collection: string) =>
    database.collection(collection).where('gameId', '==', gameId).get();
  const [plays, stock, audit] = await Promise.all(['games', 'gameStock', 'gameAudit'].map(of));
  const wins = plays?.docs.filter((play) => play.get('win') === true) ?? [];
  const vouchers = await database.getAll(
    database.doc('vouchers/nobody'),
    ...wins.map((play) => database.doc(`vouchers/${play.get('voucherId')}`)),
  );
  return {
    plays: plays?.size,
    wins: wins.length,
    vouchers: vouchers.filter(({ exists }) => exists).length,
    taken: stock?.docs.reduce((sum, each) => sum + each.get('taken'), 0),
    audit: audit?.size,
  };
}

/** Retries until it succeeds, as a member does after an error. */
async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (let times = 1; times < 30; times += 1) {
    try {
      return await attempt();
    } catch {
      // A retry must return the one result, whatever the error was.
    }
  }
  return attempt();
}

describe('§9 one play a day under load', () => {
  it('§9.14 300 concurrent spins of one member create one play, one prize and one voucher', {
    timeout: 60_000,
  }, async () => {
    const games = gamesOn(database);
    const day = await openedDay(games, TEN_PRIZES);
    const plays = await Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        playFor(games, day, 'storm-one', `request-${index % 100}`),
      ),
    );
    for (const play of plays) expect(play).toEqual(plays[0]);
    expect(await leftBy(day.gameId)).toEqual({
      plays: 1,
      wins: 1,
      vouchers: 1,
      taken: 1,
      audit: 1,
    });
  });

  it('300 concurrent calls of one member return the result, a rejection or resource-exhausted', {
    timeout: 60_000,
  }, async () => {
    const [game, member] = await Promise.all([freshGame({ prizes: TEN_PRIZES }), freshMember()]);
    await optedIn(member, game.id);
    const tabs = await Promise.all([1, 2, 3].map(() => signedIn(member.email)));
    const answers = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const request = spinRequest(game.id, { requestId: `request-${index % 5}` });
        const tab = tabs[index % tabs.length];
        return tab?.call('promotions-spinTheWheel', request).then(
          (reply) => (reply.success ? `prize ${reply.prize}` : reply.error),
          (error: { code: string }) => error.code,
        );
      }),
    );
    const kinds = new Set(answers);
    expect(kinds).toContain('prize 1');
    expect([...kinds].toSorted()).toEqual([
      'already-won',
      'functions/resource-exhausted',
      'prize 1',
    ]);
    expect(await leftBy(game.id)).toEqual({ plays: 1, wins: 1, vouchers: 1, taken: 1, audit: 1 });
  });
});

describe('§7 stock', () => {
  it('10 prizes for 1,000 members are won 10 times, despite aborts, timeouts and killed workers', {
    timeout: 60_000,
  }, async () => {
    const games = gamesOn(database);
    const day = await openedDay(games, TEN_PRIZES);
    const members = Array.from({ length: 1_000 }, (_, index) => `storm-${index}`);

    const workers = [members.slice(0, 150), members.slice(100, 250)].map((share) =>
      fork(WORKER, [day.gameId, day.day, ...share], { execArgv: [] }),
    );
    await Promise.all(
      workers.map(async (worker) => {
        let played = 0;
        worker.on('message', () => {
          played += 1;
          if (played === 25) worker.kill('SIGKILL');
        });
        await once(worker, 'exit');
      }),
    );
    const halfway = await leftBy(day.gameId);
    expect(halfway.plays).toBeGreaterThanOrEqual(25);
    expect(halfway.plays).toBeLessThan(250);

    let fates = 0;
    const random = () => {
      fates += 1;
      return ((fates * 7_919) % 1_000) / 1_000;
    };
    const shares = { aborted: 0.1, timedOut: 0.1, replyLost: 0.15 };
    const faulty = gamesOn(faultyDatabase(database, shares, random));
    const plays = await Promise.all(
      members.map((member) => persist(() => playFor(faulty, day, member))),
    );

    expect(await leftBy(day.gameId)).toEqual({
      plays: 1_000,
      wins: 10,
      vouchers: 10,
      taken: 10,
      audit: 1_000,
    });
    expect(plays.filter(({ win }) => win)).toHaveLength(10);
    expect(plays.filter(({ win }) => !win).every(({ soldOut }) => soldOut[0] === 1)).toBe(true);
  });
});
