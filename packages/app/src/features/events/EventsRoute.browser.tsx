import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { event, eventOn } from '../shared/events/event.fixtures.ts';

provideRoutes(
  import.meta.glob(
    './{events/*,login/LoginForm,myCasino/MyCasino,restaurant/Restaurant}Route.tsx',
    { base: '../' },
  ),
);

const PROMOTIONS = 'promotions-getPromotions';
const main = page.getByRole('main');

/** Two events a month from December 2026 on, but none in February 2027. */
const manyEvents = [12, 13, 15, 16, 17, 18, 19, 20, 21].flatMap((month) =>
  [5, 20].map((day) => {
    const startsAt = new Date(Date.UTC(2026, month - 1, day, 19));
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    return eventOn(`6-${month}-${day}`, startsAt.toISOString(), endsAt.toISOString());
  }),
);

describe('§2 What’s On at', () => {
  it('shows the member’s casino, and keeps the month in the address', async () => {
    const { reopen } = await openApp('/events', {
      given: () => backend.reply(PROMOTIONS, manyEvents),
    });
    await page.getByLabelText('Month').selectOptions('February 2027');
    await expect.element(page.getByText('Nothing on in February 2027')).toBeVisible();
    expect(address()).toBe('/events?month=2027-02');
    await reopen();
    await expect.element(page.getByText('Nothing on in February 2027')).toBeVisible();
    await page.getByRole('button', { name: 'Show all months' }).click();
    await expect.element(main.getByRole('article').first()).toBeVisible();
    expect(address()).toBe('/events');
  });
});

describe('§8 events that fail to load', () => {
  it('the page shows the error and retries', async () => {
    await openApp('/events', { given: () => backend.refuse(PROMOTIONS, 'internal') });
    await expect.element(main).toMatchTextContent('We could not load what is on');
    backend.reply(PROMOTIONS, [event]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(main).toMatchTextContent('Harbour Supper');
  });
});
