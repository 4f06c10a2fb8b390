import type { Game } from '@casino/functions/contract/promotions/getGames.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { game } from '../../../session/state/session.fixtures.ts';
import { backend } from '../../../testing/fakeBackend.ts';
import { provideRoutes } from '../../../testing/fakes/routeModules.ts';
import { address, openApp, setClock } from '../../../testing/openApp.tsx';
import { optIn, play } from './play.fixtures.ts';

provideRoutes(
  import.meta.glob('./{games/*,home/Home,promotions/Promotions}Route.tsx', { base: '../../' }),
);

/** Opting in ends before play begins. */
const week: Game = {
  ...game,
  OptinStart: '2026-11-20T10:00:00Z',
  OptinEnd: '2026-11-23T10:00:00Z',
  GameStart: '2026-11-24T10:00:00Z',
  GameEnd: '2026-12-01T10:00:00Z',
};
const joined = { ...optIn, timestamp: '2026-11-21T10:00:00Z' };
const WHEEL = `/games/spin-the-wheel/${game.id}`;

const games = page.getByRole('region', { name: 'Games' });
const link = games.getByRole('link', { name: game.name });

const offer = (changes: Partial<Game> = {}) =>
  backend.reply('promotions-getGames', { success: true, meta: [{ ...week, ...changes }] });

/** Sets the clock and makes the page visible again. */
function showPageAt(time: string): void {
  setClock(time);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('§4 a game that can be opted in to before it begins', () => {
  it.each([
    ['/', 'mobile'],
    ['/promotions', 'desktop'],
  ] as const)('§4.35 has a link on %s (%s), and accepts the opt-in', async (path, layout) => {
    await openApp(path, { layout, given: offer });
    await expect.element(games).toMatchTextContent('Opt in by Mon 23 Nov');
    await link.click();
    await expect.poll(address).toBe(WHEEL);
    await expect.element(page.getByRole('button', { name: 'Opt in' })).toBeVisible();
    const release = backend.hold('plays');
    await page.getByRole('button', { name: 'Opt in' }).click();
    await expect
      .element(page.getByRole('main').getByRole('status'))
      .toMatchTextContent('Your first spin is waiting for you');
    // The previous page shows the opt-in before the documents load again.
    history.back();
    await expect.element(games).toMatchTextContent('You have opted in. Opens');
    release();
  });

  it('the previous page shows the play at once', async () => {
    await openApp('/', { given: () => backend.setDocument('optIns', [optIn]) });
    await expect.element(games).toMatchTextContent('Spin the wheel today');
    await link.click();
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await expect.element(page.getByRole('link', { name: 'Open your voucher' })).toBeVisible();
    const release = backend.hold('plays');
    await page.getByRole('link', { name: 'My Rewards' }).click();
    await expect.element(games).toMatchTextContent('You have played today');
    release();
  });

  it('a spin without a result survives that home loads the member’s games', async () => {
    const { reopen } = await openApp(WHEEL, {
      given: () => backend.setDocument('optIns', [optIn]),
    });
    backend.hold('promotions-spinTheWheel');
    await page.getByRole('button', { name: 'Spin the wheel' }).click();
    await expect.poll(() => backend.requestsOf('promotions-spinTheWheel')).toHaveLength(1);
    history.replaceState(null, '', '/');
    await reopen();
    await expect.element(games).toMatchTextContent('You have played today');
    await link.click();
    await expect.element(page.getByText('You have won: A cocktail on us')).toBeVisible();
  });

  it('§4.42 updates while home is open: listed, opt-in closed, over', async () => {
    await openApp('/', { given: () => offer({ OptinStart: '2026-11-21T12:00:02Z' }) });
    await expect.element(page.getByText('Reward balance')).toBeVisible();
    await expect.element(games).not.toBeInTheDocument();
    setClock('2026-11-21T12:00:02Z');
    await expect.element(games).toMatchTextContent('Opt in by Mon 23 Nov');
    showPageAt('2026-11-23T10:00:01Z');
    await expect.element(games).toMatchTextContent('Opting in has closed');
    showPageAt('2026-12-02T00:00:00Z');
    await expect.element(games).not.toBeInTheDocument();
  });

  it('§4.35 opens from the shortcut of the installed app', async () => {
    await openApp('/?open=spin', { given: offer });
    await expect.poll(address).toBe(WHEEL);
    await expect.element(page.getByRole('button', { name: 'Opt in' })).toBeVisible();
  });
});

describe('§4 the page of a game that is open as play begins', () => {
  it('§4.42 offers the first spin without a reload, on the wheel of that day', async () => {
    await openApp(WHEEL, {
      given: () => {
        offer({ GameStart: '2026-11-21T12:00:02Z' });
        backend.setDocument('optIns', [joined]);
        const digest = 'a'.repeat(64);
        backend.reply('promotions-spinToWinPrizes', () => ({
          success: true,
          prizes: [],
          now: new Date().toISOString(),
          commitment: new Date() < new Date('2026-11-21T12:00:02Z') ? null : 'b'.repeat(64),
          prizeListVersion: digest,
          revealed: [],
        }));
      },
    });
    await expect.element(page.getByText('You have already opted in')).toBeVisible();
    setClock('2026-11-21T12:00:02Z');
    await expect.element(page.getByRole('button', { name: 'Spin the wheel' })).toBeVisible();
    await expect.poll(() => backend.requestsOf('promotions-spinToWinPrizes')).toHaveLength(2);
  });
});

it('§4.40 a turn that is used stays used when a game that has ended since was played later', async () => {
  const today = { ...play, gameId: game.id, day: '2026-11-21' };
  await openApp('/', {
    given: () => {
      const ended = { ...game, id: 'ended', GameEnd: '2026-11-20T23:59:59Z' };
      backend.reply('promotions-getGames', { success: true, meta: [game, ended] });
      backend.setDocument('optIns', [optIn]);
      backend.setDocument('plays', [{ ...today, gameId: 'ended' }, today]);
    },
  });
  await expect.element(games).toMatchTextContent('You have played today.');
});
