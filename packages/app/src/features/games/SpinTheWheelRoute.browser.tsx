import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RemoteError } from '../../lib/remote/remoteError.ts';
import { game } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setClock, setOnline } from '../../testing/openApp.tsx';
import { sampleReplies } from '../../testing/sampleReplies.ts';
import { optIn, play } from '../shared/games/play.fixtures.ts';

provideRoutes(import.meta.glob('./games/*Route.tsx', { base: '../' }));

const PATH = `/games/spin-the-wheel/${game.id}`;
const SPIN = 'promotions-spinTheWheel';
const WHEEL = 'promotions-spinToWinPrizes';
const VOUCHERS = 'vouchers-getAllVouchers';

const optInButton = page.getByRole('button', { name: 'Opt in' });
const spinButton = page.getByRole('button', { name: 'Spin the wheel' });
const status = page.getByRole('main').getByRole('status');
const dialog = page.getByRole('dialog', { name: 'Error' });

const optedIn = () => backend.setDocument('optIns', [optIn]);
const won = () => expect.element(status).toMatchTextContent('You have won: A cocktail on us');
const requestIds = () => backend.requestsOf(SPIN).map(({ requestId }) => requestId);

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

/** Spins without a connection: the page does not know whether the server played. */
async function loseConnection(): Promise<void> {
  await openWheel();
  backend.refuse(SPIN, 'no-response');
  backend.refuseDocument('plays', 'no-response');
  await spinButton.click();
  await expect.element(status).toMatchTextContent('We lost the connection');
}

describe('§2, §4: the page of the daily game', () => {
  it('opts in, spins and wins by keyboard, with one request for the member', async () => {
    await openApp(PATH, { layout: 'mobile' });
    await optInButton.click();
    await expect.element(spinButton).toBeVisible();
    expect(await backend.document('addOptIn')).toMatchObject([{ gameId: game.id }]);
    (spinButton.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await won();
    await expect.element(page.getByRole('img', { name: /resting on A cocktail/ })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open your voucher' }))
      .toHaveAttribute('href', '/offers/spin-1');
    expect(document.activeElement?.contains(status.element())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(backend.requestsOf(SPIN)).toEqual([
      {
        location: 6,
        gameId: game.id,
        homeCasinoName: 'Harbour',
        membershipName: 'Jack',
        requestId,
      },
    ]);
  });

  it('spins once for a double press, and loads the vouchers at once, and the game when the ticket has moved', async () => {
    await openWheel();
    await spinButton.dblClick();
    await won();
    expect(requestIds()).toHaveLength(1);
    // The page of the voucher needs the reloaded vouchers.
    await expect.poll(() => backend.requestsOf(VOUCHERS).length).toBe(2);
    expect(backend.requestsOf(WHEEL)).toHaveLength(1);
    await expect.poll(() => backend.requestsOf(WHEEL).length).toBe(2);
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

  it('offers no spin from the copy on this device', async () => {
    const { reopen } = await openWheel();
    await spinButton.click();
    await won();
    backend.refuseDocument('plays', 'internal');
    await reopen();
    await closeDialog('Unable to get game data');
  });

  it('shows the result of the store if the reply is lost', async () => {
    await openWheel();
    backend.reply(SPIN, (request) => {
      backend.savePlay(request);
      throw new RemoteError('no-response');
    });
    await spinButton.click();
    await won();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('finds the result of a spin with a lost connection on request', async () => {
    await loseConnection();
    backend.savePlay({ requestId: requestIds()[0] });
    await page.getByRole('button', { name: 'Look for my result' }).click();
    await won();
    expect(requestIds()).toHaveLength(1);
  });

  it('finds the result of a spin with a lost connection when the device is online again', async () => {
    await loseConnection();
    setOnline(false);
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    backend.savePlay({ requestId: requestIds()[0] });
    setOnline(true);
    await won();
  });

  it.each(['before the reply', 'while the wheel turns to the result'])(
    'shows the result as new, once, if the tab was closed %s',
    async (moment) => {
      // Without motion, the wheel stops at the reply.
      const matchMedia = window.matchMedia.bind(window);
      const media = vi
        .spyOn(window, 'matchMedia')
        .mockImplementation((query) =>
          query.includes('reduced-motion')
            ? ({ matches: false } as MediaQueryList)
            : matchMedia(query),
        );
      const { reopen } = await openWheel();
      const answer = backend.hold(SPIN);
      await spinButton.click();
      await expect.element(status).toMatchTextContent('The wheel is turning');
      await expect.poll(requestIds).toHaveLength(1);
      if (moment !== 'before the reply') answer();
      const isReplied = () => JSON.stringify(localStorage).includes('A cocktail on us');
      await expect.poll(isReplied).toBe(moment !== 'before the reply');
      await reopen();
      await won();
      media.mockRestore();
      await reopen();
      await expect.element(status).toMatchTextContent('You have already played today, and won');
    },
  );

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
    await expect.element(main).toMatchTextContent('Once a day until Mon 30 Nov, 18:00');
    await expect.element(main).toMatchTextContent('There it is 12:00 on 21 November 2026.');
    // The server counts an opt-in by its own clock.
    await optInButton.click();
    await expect.element(spinButton).toBeVisible();
    const timestamp = expect.stringMatching(/^2026-11-21T12/);
    expect(await backend.document('addOptIn')).toMatchObject([{ timestamp }]);
  });
});

describe('§8 the dialogs of games', () => {
  it('§8.11 Unable to spin the wheel: a retry has the same request id until the next day', async () => {
    await openWheel();
    backend.refuse(SPIN, 'internal');
    for (const day of ['2026-11-21', '2026-11-21', '2026-11-22']) {
      setClock(`${day}T12:00:00Z`);
      await spinButton.click();
      await closeDialog('Unable to spin the wheel');
      await expect.element(status).toMatchTextContent('you still have your spin');
    }
    const [first, second, nextDay] = requestIds();
    expect(second).toBe(first);
    expect(nextDay).not.toBe(first);
  });

  it('§8.11 Unable to spin the wheel: a play of another device is not the result', async () => {
    await openWheel();
    backend.setDocument('plays', [play]);
    backend.refuse(SPIN, 'internal');
    await spinButton.click();
    await closeDialog('Unable to spin the wheel');
    await expect.element(status).toMatchTextContent('You have already played today, and won');
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

  it.each([
    ['that begins later: a message with the date to return', '2026-11-24T00:00:00Z'],
    ['that has begun: no message', game.GameStart],
  ])('§8.22 already opted in, in another tab, to a game %s', async (_, GameStart) => {
    await openApp(PATH, {
      given: () =>
        backend.reply('promotions-getGames', { success: true, meta: [{ ...game, GameStart }] }),
    });
    await expect.element(optInButton).toBeVisible();
    optedIn();
    await optInButton.click();
    if (GameStart === game.GameStart) await expect.element(spinButton).toBeVisible();
    else {
      await closeDialog(
        'You have already opted in. Your first spin is waiting for you from Tue 24 Nov.',
      );
      await expect.element(status).toMatchTextContent('You have already opted in');
    }
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await backend.document('addOptIn')).toEqual([]);
  });

  it.each([
    [
      '§8.13 Unable to Load Prize Feed',
      () => backend.refuse(WHEEL, 'internal'),
      () => backend.reply(WHEEL, sampleReplies()[WHEEL]),
    ],
    ...(['optIns', 'plays'] as const).map(
      (document) =>
        [
          '§8.10 Unable to get game data',
          () => backend.refuseDocument(document, 'internal'),
          () => backend.setDocument(document, []),
        ] as const,
    ),
  ] as const)('%s, and tries again', async (words, given, mend) => {
    await openApp(PATH, { given });
    await closeDialog(words.replace(/^\S+ /, ''));
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(optInButton).toBeVisible();
  });

  it('a page that fails to load offline is not saved on the device, without a dialog', async () => {
    let answer = () => {};
    await openApp(PATH, {
      given: () => {
        backend.refuse(WHEEL, 'no-response');
        answer = backend.hold(WHEEL);
      },
    });
    await expect.poll(() => backend.requestsOf(WHEEL)).toHaveLength(1);
    setOnline(false);
    answer();
    await expect.element(page.getByText('Not saved on this device yet')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it.each([
    ['User Profile not found!', () => backend.setDocument('optIns', null)],
    ['Unable to find the game', () => backend.refuse(WHEEL, 'not-found')],
  ])('%s, if it was removed after the page opened', async (words, given) => {
    await openApp(PATH, { given });
    await closeDialog(words);
  });

  it('§8.21 Unable to find the game', async () => {
    await openApp('/games/spin-the-wheel/nothing');
    await closeDialog('Unable to find the game');
    await expect.element(page.getByText('We could not find this game')).toBeVisible();
  });
});
