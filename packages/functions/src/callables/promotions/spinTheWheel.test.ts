import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../testing/backend/database.ts';
import { setClock } from '../../../testing/backend/setClock.ts';
import { signedIn } from '../../../testing/calls/client.ts';
import type { AddedPrize } from '../../../testing/games/addGame.ts';
import { freshGame } from '../../../testing/games/freshGame.ts';
import { optedIn, spinOf } from '../../../testing/games/spinning.ts';
import { freshMember } from '../../../testing/members/freshMember.ts';
import { findPlay } from '../../adapters/firestore/promotions/gamePlays.ts';
import { verifyPlay } from '../../contract/games/verifyPlay.ts';
import { venueDay } from '../../contract/rules/venueDay.ts';

const DAY_SECONDS = 24 * 60 * 60;
const SURE_WIN: readonly AddedPrize[] = [
  { name: 'A cocktail', win: true, weight: 1_000_000, stock: 3 },
  { name: 'No prize today', win: false },
];
const SURE_LOSS: readonly AddedPrize[] = [{ name: 'No prize today', win: false }];
const database = openDatabase();

/** A game, and a member who has opted in to it. */
async function ready(prizes = SURE_WIN, game = freshGame({ prizes })) {
  const [{ id }, member] = await Promise.all([game, freshMember()]);
  await optedIn(member, id);
  return { gameId: id, member, playOf: () => `${id}_${member.uid}_${venueDay(new Date())}` };
}

describe('§7 promotions-spinTheWheel', () => {
  it('§3.42 §3.43 §3.44 §3.45 §3.46 §7.19 a win creates the play, the stock entry, the voucher with its code, and the audit entry', async () => {
    const { gameId, member, playOf } = await ready();
    const reply = await spinOf(member, gameId);
    expect(reply).toMatchObject({ success: true, prize: 1, prizeName: 'A cocktail', win: true });
    if (!reply.success) return;

    const play = await findPlay(database, playOf());
    expect(play).toMatchObject({
      userId: member.uid,
      gameId,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      win: true,
      prizeName: 'A cocktail',
    });
    const stock = await database.collection('gameStock').where('gameId', '==', gameId).get();
    expect(stock.docs.map((each) => each.get('taken'))).toEqual([1]);
    const audit = await database.doc(`gameAudit/${playOf()}`).get();
    expect(audit.data()).toMatchObject({ crmId: member.crmId, voucherId: reply.voucherId });

    const client = await signedIn(member.email);
    const { location, crmId } = member;
    const { records } = await client.call('vouchers-getAllVouchers', { location, crmId });
    expect(records.find(({ id }) => id === reply.voucherId)).toMatchObject({
      title: 'A cocktail',
      status: 'available',
      code: expect.stringMatching(/^TEST-[0-9A-F]{10}$/),
    });
    const voucherId = reply.voucherId ?? '';
    expect((await client.call('vouchers-generateQrCode', { voucherId })).base64Png).toBeTruthy();
  });

  it('names the language of the prize in the reply, the voucher and the receipt, which can be verified', async () => {
    const chinese = SURE_WIN.map((prize) => ({ ...prize, locale: 'zh-Hans' as const }));
    const { gameId, member, playOf } = await ready(chinese);
    const client = await signedIn(member.email);
    const wheel = await client.call('promotions-spinToWinPrizes', { gameId });
    expect(wheel.prizes.map(({ locale }) => locale)).toEqual(['zh-Hans', 'zh-Hans']);
    const reply = await spinOf(member, gameId, undefined, client);
    expect(reply).toMatchObject({ success: true, locale: 'zh-Hans' });

    const { location, crmId } = member;
    const { records } = await client.call('vouchers-getAllVouchers', { location, crmId });
    const own = records.find(({ id }) => reply.success && id === reply.voucherId);
    expect(own?.locale).toBe('zh-Hans');
    await setClock(member.uid, DAY_SECONDS);
    const { revealed } = await client.call('promotions-spinToWinPrizes', { gameId });
    const play = await findPlay(database, playOf());
    expect(play?.locale).toBe('zh-Hans');
    if (!play || !revealed[0]) throw new Error('There is nothing to check.');
    expect(play.commitment).toBe(wheel.commitment);
    expect(await verifyPlay(play, revealed[0])).toEqual([]);
  });

  it('a loss creates only the play', async () => {
    const { gameId, member, playOf } = await ready(SURE_LOSS);
    const lost = { prizeName: 'No prize today', win: false, voucherId: null };
    expect(await spinOf(member, gameId)).toMatchObject({ success: true, ...lost });
    expect(await findPlay(database, playOf())).toMatchObject({ win: false, soldOut: [] });
  });

  it.each([
    ['won', SURE_WIN, 'already-won'],
    ['lost', SURE_LOSS, 'already-lost'],
  ])(
    '§4.40 repeats the result of a request, and rejects a second play of the day: %s',
    async (_, prizes, error) => {
      const { gameId, member } = await ready(prizes);
      const client = await signedIn(member.email);
      const first = await spinOf(member, gameId, 'request-1', client);
      expect(await spinOf(member, gameId, 'request-1', client)).toEqual(first);
      for (const requestId of ['request-2', undefined]) {
        expect(await spinOf(member, gameId, requestId, client)).toEqual({ success: false, error });
      }
    },
  );

  it('§4.41 lets a member play again the next day, up to the date of GameEnd', async () => {
    const { gameId, member } = await ready(SURE_LOSS);
    const client = await signedIn(member.email);
    for (const day of [0, 1, 2]) {
      await setClock(member.uid, day * DAY_SECONDS);
      expect(await spinOf(member, gameId, undefined, client)).toMatchObject({ success: true });
    }
    await setClock(member.uid, 3 * DAY_SECONDS);
    const late = await spinOf(member, gameId, undefined, client);
    expect(late).toEqual({ success: false, error: 'ended' });
  });

  it('§4 never draws a sold-out prize, and lists it in the receipt', async () => {
    const prizes = [
      { name: 'The last one', win: true, weight: 1_000_000, stock: 1 },
      { name: 'No prize today', win: false },
    ];
    const game = freshGame({ prizes });
    const first = await ready(prizes, game);
    const second = await ready(prizes, game);
    expect(await spinOf(first.member, first.gameId)).toMatchObject({ win: true });
    expect(await spinOf(second.member, second.gameId)).toMatchObject({ win: false, prize: 2 });
    expect(await findPlay(database, second.playOf())).toMatchObject({ soldOut: [1] });
  });
  it('§4 does not store a play that the rules forbid', async () => {
    const [game, member] = await Promise.all([freshGame({ prizes: SURE_WIN }), freshMember()]);
    expect(await spinOf(member, game.id)).toEqual({ success: false, error: 'not-opted-in' });
    const plays = await database.collection('games').where('userId', '==', member.uid).get();
    expect(plays.size).toBe(0);
  });
});
