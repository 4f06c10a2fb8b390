import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { game } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { prizes } from '../../testing/sampleReplies.ts';
import { optIn, play } from '../shared/games/play.fixtures.ts';

provideRoutes(import.meta.glob('./games/*Route.tsx', { base: '../' }));

const PATH = `/games/spin-the-wheel/${game.id}`;
const SPIN = 'promotions-spinTheWheel';

const optInButton = page.getByRole('button', { name: 'Opt in' });
const spinButton = page.getByRole('button', { name: 'Spin the wheel' });
const status = page.getByRole('main').getByRole('status');
const dialog = page.getByRole('dialog', { name: 'Error' });

const optedIn = () => backend.setDocument('optIns', [optIn]);

/** Opens the sample game for a member who has opted in. */
async function openWheel() {
  const app = await openApp(PATH, { given: optedIn });
  await expect.element(spinButton).toBeVisible();
  return app;
}

async function closeDialog(words: string | RegExp): Promise<void> {
  await expect.element(dialog).toMatchTextContent(words);
  await page.getByRole('button', { name: 'OK' }).click();
}

describe('§2, §4: the page of the daily game', () => {
  it('opts in, spins and wins by keyboard', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await optInButton.click();
    await expect.element(spinButton).toBeVisible();
    (spinButton.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toMatchTextContent('You have won: A cocktail on us');
    await expect.element(page.getByRole('img', { name: /resting on A cocktail/ })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open your voucher' }))
      .toHaveAttribute('href', '/offers/spin-1');
    expect(document.activeElement?.contains(status.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    // The page of the voucher needs the reloaded vouchers.
    await expect.poll(() => backend.requestsOf('vouchers-getAllVouchers').length).toBe(2);
  });

  it('sends one spin for a double press', async () => {
    await openWheel();
    await spinButton.dblClick();
    await expect.element(status).toMatchTextContent('You have won');
    expect(backend.requestsOf(SPIN)).toHaveLength(1);
  });

  it('shows the result of another device after a refused spin', async () => {
    await openWheel();
    backend.setDocument('plays', [play]);
    backend.reply(SPIN, { success: false, error: 'already-won' });
    await spinButton.click();
    await expect.element(status).toMatchTextContent('A cocktail on us is yours');
  });

  it('offers no spin offline', async () => {
    await openWheel();
    setOnline(false);
    await expect.element(status).toMatchTextContent('The wheel needs a connection');
    await expect.element(spinButton).not.toBeInTheDocument();
  });

  it('finds the result on request after a lost connection', async () => {
    await openWheel();
    backend.refuse(SPIN, 'no-response');
    backend.refuseDocument('plays', 'no-response');
    await spinButton.click();
    await expect.element(status).toMatchTextContent('We lost the connection');
    const { requestId = '' } = backend.requestsOf(SPIN)[0] ?? {};
    backend.setDocument('plays', [{ ...play, requestId }]);
    await page.getByRole('button', { name: 'Look for my result' }).click();
    await expect.element(status).toMatchTextContent('You have won: A cocktail on us');
  });

  it('shows the result as new if the tab was closed before the reply', async () => {
    const { reopen } = await openWheel();
    backend.hold(SPIN);
    await spinButton.click();
    await expect.element(status).toMatchTextContent('Round it goes');
    await expect.poll(() => backend.requestsOf(SPIN).length).toBe(1);
    const { requestId = '' } = backend.requestsOf(SPIN)[0] ?? {};
    backend.setDocument('plays', [{ ...play, requestId }]);
    await reopen();
    await expect.element(status).toMatchTextContent('You have won: A cocktail on us');
    await reopen();
    await expect.element(status).toMatchTextContent('You have already played today, and won');
  });

  it('§4.43 shows the days and hours of the casino on a device in Auckland', async () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('Pacific/Auckland');
    await openApp(PATH, {
      given: () => {
        const GameEnd = '2026-11-30T18:00:00Z';
        backend.reply('promotions-getGames', { success: true, meta: [{ ...game, GameEnd }] });
        setClock('2026-11-21T11:00:00Z');
      },
    });
    const main = page.getByRole('main');
    await expect.element(main).toMatchTextContent('Once a day until 30 November 2026, 18:00');
    await expect.element(main).toMatchTextContent('It is 12:00 on 21 November 2026 there.');
  });
});

describe('§8 the dialogs of games', () => {
  it('§8.11 Unable to spin the wheel: the spin is not used up', async () => {
    await openWheel();
    backend.refuse(SPIN, 'internal');
    await spinButton.click();
    await closeDialog('Unable to spin the wheel');
    await expect.element(status).toMatchTextContent('your spin has not been used');
    backend.reply(SPIN, {
      success: true,
      prize: 1,
      prizeName: 'A cocktail on us',
      win: true,
      voucherId: 'spin-1',
      day: play.day,
    });
    await spinButton.click();
    await expect.element(status).toMatchTextContent('You have won');
  });

  it('§8.12 Unable to parse the result: the result is kept', async () => {
    await openWheel();
    backend.setDocument('plays', [play]);
    backend.replyAgainstContract(SPIN, { success: true, prize: 'gold' });
    await spinButton.click();
    await closeDialog('Unable to parse the result');
    await expect.element(status).toMatchTextContent('A cocktail on us');
  });

  it('§8.14 Unable to submit a OptIn request', async () => {
    await openApp(PATH);
    await expect.element(optInButton).toBeVisible();
    backend.refuseDocument('addOptIn', 'internal');
    await optInButton.click();
    await closeDialog('Unable to submit a OptIn request');
    backend.setDocument('addOptIn', []);
    await optInButton.click();
    await expect.element(spinButton).toBeVisible();
  });

  it('§8.22 already opted in, in another tab: a message with the date to return', async () => {
    const later = { ...game, GameStart: '2026-11-24T00:00:00Z' };
    await openApp(PATH, {
      given: () => backend.reply('promotions-getGames', { success: true, meta: [later] }),
    });
    await expect.element(optInButton).toBeVisible();
    optedIn();
    await optInButton.click();
    await closeDialog('You have already opted in. Come back on 24 November 2026.');
    await expect.element(status).toMatchTextContent('You have already opted in');
  });

  it('§8.13 Unable to Load Prize Feed', async () => {
    await openApp(PATH, {
      given: () => backend.refuse('promotions-spinToWinPrizes', 'internal'),
    });
    await closeDialog('Unable to Load Prize Feed');
    backend.reply('promotions-spinToWinPrizes', {
      success: true,
      prizes,
      now: new Date().toISOString(),
      commitment: null,
      prizeListVersion: play.prizeListVersion,
      revealed: [],
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(optInButton).toBeVisible();
  });

  it.each(['optIns', 'plays'] as const)('§8.10 Unable to get game data: %s', async (document) => {
    await openApp(PATH, { given: () => backend.refuseDocument(document, 'internal') });
    await closeDialog('Unable to get game data');
    backend.setDocument(document, []);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(optInButton).toBeVisible();
  });

  it('User Profile not found!', async () => {
    await openApp(PATH, { given: () => backend.setDocument('optIns', null) });
    await closeDialog('User Profile not found!');
  });

  it('a page that fails to load offline is not saved on the device, without a dialog', async () => {
    let answer = () => {};
    await openApp(PATH, {
      given: () => {
        backend.refuse('promotions-spinToWinPrizes', 'no-response');
        answer = backend.hold('promotions-spinToWinPrizes');
      },
    });
    await expect.poll(() => backend.requestsOf('promotions-spinToWinPrizes')).toHaveLength(1);
    setOnline(false);
    answer();
    await expect.element(page.getByText('Not saved on this device yet')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('§8 a game that does not exist', () => {
  it('§8.21 Unable to find the game', async () => {
    await openApp('/games/spin-the-wheel/nothing');
    await closeDialog('Unable to find the game');
    await expect.element(page.getByText('We could not find this game')).toBeVisible();
  });

  it('Unable to find the game, if it was removed after the page opened', async () => {
    await openApp(PATH, {
      given: () => backend.refuse('promotions-spinToWinPrizes', 'not-found'),
    });
    await closeDialog('Unable to find the game');
  });
});
