import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp } from '../../testing/openApp.tsx';
import { sampleReplies, sampleVenue } from '../../testing/sampleReplies.ts';

provideRoutes(
  import.meta.glob('./{myCasino/*,promotions/Promotions,restaurant/Restaurant}Route.tsx', {
    base: '../',
  }),
);

const main = page.getByRole('main');

describe('§3 a casino without a restaurant page', () => {
  it('§3.23 the page says so and sends no request', async () => {
    await openApp('/restaurant', {
      given: () =>
        backend.reply('members-getVenue', { ...sampleVenue, 'tv.VenueRestaurantPage': '' }),
    });
    await expect.element(main).toMatchTextContent('No restaurant here');
    expect(backend.requestsOf('members-getRestaurant')).toEqual([]);
  });
});

describe('§2 My Casino', () => {
  it('shows what to do if the casino is not found', async () => {
    await openApp('/mycasino', {
      given: () => backend.refuse('members-getVenue', 'not-found'),
    });
    await expect
      .element(page.getByRole('dialog', { name: 'Error' }))
      .toMatchTextContent('Unable to find venue details');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(main).toMatchTextContent('No casino to show');
  });
});

describe('§8 a restaurant that fails to load', () => {
  it('the page shows the error and retries', async () => {
    await openApp('/restaurant', {
      given: () => backend.refuse('members-getRestaurant', 'internal'),
    });
    await expect.element(main).toMatchTextContent('We could not load the restaurant');
    backend.reply('members-getRestaurant', sampleReplies()['members-getRestaurant']);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Slack Water');
  });
});
