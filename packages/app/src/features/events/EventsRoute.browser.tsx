import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { member } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { event, eventOn } from '../shared/events/event.fixtures.ts';

provideRoutes(
  import.meta.glob(
    [
      './events/*Route.tsx',
      './login/LoginFormRoute.tsx',
      './myCasino/MyCasinoRoute.tsx',
      './restaurant/RestaurantRoute.tsx',
    ],
    { base: '../' },
  ),
);

const PROMOTIONS = 'promotions-getPromotions';
const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1 });

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

  it('shows a few months at a time, and the others on request', async () => {
    await openApp('/events', { given: () => backend.reply(PROMOTIONS, manyEvents) });
    const shown = page.getByText(/^\d+ of 18 events$/);
    await expect.element(shown).toBeVisible();
    const before = main.getByRole('article').elements().length;
    await page.getByRole('button', { name: 'Show more events' }).click();
    await expect.element(shown).toHaveFocus();
    await expect.poll(() => main.getByRole('article').elements().length).toBeGreaterThan(before);
  });

  it('shows the spotlight event first', async () => {
    const spotlight = { ...event, id: '6-ball', title: 'The Ball', 'tv.spotlightEvent': true };
    await openApp('/events', {
      layout: 'mobile',
      given: () => backend.reply(PROMOTIONS, [...manyEvents, spotlight]),
    });
    const first = main.getByRole('article').first();
    await expect.element(first).toMatchTextContent('In the spotlight');
    await expect.element(first).toMatchTextContent('The Ball');
  });
});

describe('§4 a member of home casino 17', () => {
  it.each([
    ['/events', "What's On at Harbour"],
    ['/mycasino', 'Harbour'],
    ['/restaurant', 'Slack Water'],
  ])('§4.33 sees the content of casino 6: %s', async (path, title) => {
    await openApp(path, {
      given: () =>
        backend.reply('members-getMember', {
          success: true,
          result: { ...member, home_casino: 17 },
        }),
    });
    await expect.element(heading).toHaveTextContent(title);
    expect(backend.requestsOf('members-getVenue')).toEqual([{ venueId: 6 }]);
    for (const name of [PROMOTIONS, 'benefits-getBenefits', 'members-getRestaurant'] as const) {
      for (const request of backend.requestsOf(name)) expect(request.venueId).toBe(6);
    }
  });
});

describe('§4 a temporary member gets no venue, events or restaurant', () => {
  it.each(['/events', '/restaurant'])('§4.34 and the page says so: %s', async (path) => {
    await openApp(path, {
      given: () =>
        backend.reply('members-getMember', {
          success: true,
          result: { ...member, membership_type_id: 34 },
        }),
    });
    await expect.element(page.getByText(/has no casino, events or restaurant yet/)).toBeVisible();
    await expect.poll(address).toBe('/login');
    for (const name of [PROMOTIONS, 'members-getVenue', 'members-getRestaurant'] as const) {
      expect(backend.requestsOf(name)).toEqual([]);
    }
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
