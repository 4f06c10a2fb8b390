import type { Benefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setClock } from '../../testing/openApp.tsx';
import { sampleVenue } from '../../testing/sampleReplies.ts';
import { event } from '../shared/events/event.fixtures.ts';

provideRoutes(import.meta.glob('./home/*Route.tsx', { base: '../' }));

const main = page.getByRole('main');

const gives = (given: string | null): Benefit['gives'] => ({
  jack: null,
  queen: given,
  'queen-of-spades': null,
  king: given,
  'king-of-hearts': null,
  'king-of-spades': null,
  ace: null,
});
const suite: Benefit = {
  id: 'suite',
  category: 'travel',
  title: 'A suite for a night',
  text: 'Once a year.',
  gives: gives('Yes'),
};

/** The opening times of the casino on one weekday. */
const times = (day: 'friday' | 'saturday', opens: string, closes: string) => ({
  weekly: [{ days: [day], opens, closes }],
  closedOn: [],
});
const openingSchedule = times('friday', '16:00', '04:00');
const kitchenSchedule = times('saturday', '17:00', '22:00');

it.each(['mobile', 'desktop'] as const)(
  'the line of the casino has what is on this evening: %s',
  async (layout) => {
    await openApp('/', { layout, given: () => setClock('2026-12-12T12:00:00Z') });
    const line = main.getByRole('link', { name: /^Harbour/ }).first();
    await expect.element(line).toMatchTextContent('Tonight: Harbour Supper, 19:00');
    await expect
      .poll(() => line.element().querySelector('svg[viewBox="0 0 400 200"] g'))
      .not.toBe(null);
  },
);

describe('home that stays open', () => {
  it.each([
    ['until when the kitchen takes orders', '2026-12-12T22:00:00Z', 'kitchen until 22:00'],
    ['until when the casino is open', '2026-11-21T04:00:00Z', 'Open until 04:00'],
    ['an event', '2026-12-12T23:00:00Z', event.title],
  ])('shows %s, until then', async (_, end, words) => {
    const before = new Date(Date.parse(end) - 2_000);
    await openApp('/', {
      layout: 'mobile',
      given: () => {
        setClock(before);
        backend.reply('members-getVenue', { ...sampleVenue, openingSchedule, kitchenSchedule });
      },
    });
    await expect.element(main).toMatchTextContent(words);
    setClock(end);
    await expect.element(main).not.toMatchTextContent(words);
  });
});

it.each(['mobile', 'desktop'] as const)(
  '§4 the gains of the next tier arrive without moving the card or the offers (%s)',
  async (layout) => {
    let arrive = () => {};
    await openApp('/', {
      layout,
      given: () => {
        const comparison = ['suite', 'cab', 'host'].map((id) => ({ ...suite, id }));
        backend.reply('benefits-getBenefits', { success: true, benefits: [], comparison });
        arrive = backend.hold('benefits-getBenefits');
      },
    });
    const offers = page.getByRole('heading', { name: 'Your offers' });
    await expect.element(page.getByText('Loading your benefits')).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Dinner for two/ })).toBeVisible();
    const places = () =>
      [page.getByRole('button', { name: 'Show code' }), offers].map(
        (each) => each.element().getBoundingClientRect().top,
      );
    const before = places();
    arrive();
    await expect.element(page.getByText('A suite for a night').first()).toBeVisible();
    expect(places()).toEqual(before);
  },
);

it('§1 the code of a phone on its side is as large as its height', async () => {
  await openApp('/', { layout: 'mobile' });
  await page.viewport(667, 375);
  await page.getByRole('button', { name: 'Show code' }).click();
  const code = page.getByRole('img', { name: /QR code of your membership number/ });
  await expect
    .element(page.getByRole('button', { name: 'Show card' }))
    .toBeInViewport({ ratio: 1 });
  await expect.element(code).toBeInViewport({ ratio: 1 });
  expect(code.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(320);
});
