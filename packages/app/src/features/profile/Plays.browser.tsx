import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';
import { prizes } from '../../testing/sampleReplies.ts';
import { play } from '../shared/games/play.fixtures.ts';

provideRoutes(import.meta.glob('./profile/ProfileRoute.tsx', { base: '../' }));

const WHEEL = 'promotions-spinToWinPrizes';
const plays = page.getByRole('region', { name: 'Plays' });
const check = plays.getByRole('button', { name: 'Check this result' });

async function openReceipt(): Promise<void> {
  await openApp('/profile', { given: () => backend.setDocument('plays', [play]) });
  await plays.getByText('Receipt').click();
  await expect.element(check).toBeVisible();
}

/** Published data for the day of the sample play, with a seed that does not match the play. */
const otherDay = {
  gameId: play.gameId,
  day: play.day,
  seed: 'b'.repeat(64),
  prizes: prizes.map(({ left, ...prize }) => prize),
};

describe('the receipt of a play', () => {
  it('cannot be checked before the day is over', async () => {
    await openReceipt();
    await check.click();
    await expect
      .element(plays)
      .toMatchTextContent('The secret of this day is published when the day is over.');
  });

  it('shows that it does not match the published data', async () => {
    await openReceipt();
    backend.reply(WHEEL, {
      success: true,
      prizes,
      now: '2026-11-22T12:00:00Z',
      commitment: null,
      prizeListVersion: play.prizeListVersion,
      revealed: [otherDay],
    });
    await check.click();
    await expect.element(plays).toMatchTextContent('This receipt does not add up.');
  });

  it('can be checked again after a missing response', async () => {
    await openReceipt();
    backend.refuse(WHEEL, 'no-response');
    await check.click();
    await expect.element(plays).toMatchTextContent('We could not fetch what is needed');
    await expect.element(check).toBeEnabled();
  });
});

describe('§8 plays that fail to load', () => {
  it('the page shows the error and retries', async () => {
    await openApp('/profile', { given: () => backend.refuseDocument('plays', 'internal') });
    await expect.element(plays).toMatchTextContent('We could not load your plays');
    backend.setDocument('plays', [play]);
    await plays.getByRole('button', { name: 'Try again' }).click();
    await expect.element(plays).toMatchTextContent('A cocktail on us');
    await expect.element(plays).toMatchTextContent('Daily Wheel');
  });
});

describe('§8 plays without a connection', () => {
  it('the page says that they are not saved, and loads them when the connection returns', async () => {
    const { reopen } = await openApp('/profile', {
      given: () => backend.setDocument('plays', [play]),
    });
    await expect.element(plays).toMatchTextContent('A cocktail on us');
    setOnline(false);
    await reopen();
    await expect.element(plays).toMatchTextContent('Not saved on this device yet');
    await expect.element(plays.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    setOnline(true);
    await expect.element(plays).toMatchTextContent('A cocktail on us');
  });
});
