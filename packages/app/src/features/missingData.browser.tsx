import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { visitReference } from '../lib/remote/trace.ts';
import { DATA_WAIT_MS } from '../lib/time/useOverdue.ts';
import { expectAccessible } from '../testing/expectAccessible.ts';
import { backend } from '../testing/fakeBackend.ts';
import { provideRoutes } from '../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../testing/openApp.tsx';
import { NOW, sampleReplies, sampleVenue } from '../testing/sampleReplies.ts';
import { event } from './shared/events/event.fixtures.ts';

provideRoutes(
  import.meta.glob(
    './{benefits/*,events/*,home/Home,more/More,myCasino/*,offers/Offers,promotions/Promotions,restaurant/*,slots/Slots}Route.tsx',
  ),
);

const BENEFITS = 'benefits-getBenefits';
const main = page.getByRole('main');
const retry = page.getByRole('button', { name: 'Try again' });
const own = page.getByRole('list', { name: 'Your Jack benefits' });
const clubEvent = { ...event, id: '6-club', club: 'slots', title: 'Club Night' } as const;

describe('§8 a page whose data fails to load', () => {
  it.each([
    ['/', 'vouchers-getAllVouchers', 'We could not load your offers', 'Dinner for two'],
    ['/benefits', BENEFITS, `Your reference is ${visitReference}.`, 'Parking'],
    ['/events', 'promotions-getPromotions', 'We could not load what is on', 'Harbour Supper'],
    ['/offers', 'vouchers-getAllVouchers', 'Something went wrong', 'Dinner for two'],
    ['/restaurant', 'members-getRestaurant', 'We could not load the restaurant', 'Slack Water'],
    ['/slots', 'promotions-getPromotions', 'Something went wrong', 'Club Night'],
  ] as const)(
    '%s shows the error, retries, and then opens without a reply',
    async (path, name, words, content) => {
      const { reopen } = await openApp(path, { given: () => backend.refuse(name, 'internal') });
      await expect.element(main).toMatchTextContent(words);
      backend.reply(name, sampleReplies()[name] as never);
      if (path === '/slots') backend.reply('promotions-getPromotions', [event, clubEvent]);
      await retry.click();
      await expect.element(main).toMatchTextContent(content);
      backend.refuse(name, 'no-response');
      await reopen();
      await expect.element(main).toMatchTextContent(content);
    },
  );
});

describe('§1 a page whose data is not on the device', () => {
  const note = page.getByText('Not saved on this phone yet');

  it('says so without a reply, without blame or a button, and loads when the connection returns', async () => {
    await openApp('/benefits', {
      layout: 'mobile',
      given: () => backend.refuse(BENEFITS, 'no-response'),
    });
    await expect.element(note).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Benefits');
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.element(main).not.toMatchTextContent('Something went wrong');
    await expect.element(retry).not.toBeInTheDocument();
    await expectAccessible();
    backend.reply(BENEFITS, sampleReplies()[BENEFITS]);
    setOnline(false);
    setOnline(true);
    await expect.element(own).toMatchTextContent('Parking');
  });

  it('§1.9 §6.7 says so if the reply takes over ten seconds, and shows the benefits of the member’s tier and casino when it comes', async () => {
    let answer = () => {};
    await openApp('/benefits', {
      layout: 'mobile',
      given: () => {
        answer = backend.hold(BENEFITS);
        vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
      },
    });
    await expect.poll(() => backend.requestsOf(BENEFITS)).toEqual([{ tier: 'jack', venueId: 6 }]);
    await vi.advanceTimersByTimeAsync(DATA_WAIT_MS + 1_000);
    await expect.element(note).toBeVisible();
    answer();
    await expect.element(own).toMatchTextContent('Parking');
    await expect.element(note).not.toBeInTheDocument();
  });
});

it('§3.23 the page of a casino without a restaurant page says so, and sends no request', async () => {
  await openApp('/restaurant', {
    given: () =>
      backend.reply('members-getVenue', { ...sampleVenue, 'tv.VenueRestaurantPage': '' }),
  });
  await expect.element(main).toMatchTextContent('No restaurant here');
  expect(backend.requestsOf('members-getRestaurant')).toEqual([]);
});

it('§2 My Casino says what to do if the casino is not found', async () => {
  await openApp('/mycasino', { given: () => backend.refuse('members-getVenue', 'not-found') });
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect.element(dialog).toMatchTextContent('Unable to find venue details');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(main).toMatchTextContent('No casino to show');
});
