import type { Benefit } from '@casino/functions/contract/benefits/getBenefits.ts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { member } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setClock } from '../../testing/openApp.tsx';
import { sampleVenue } from '../../testing/sampleReplies.ts';
import { event } from '../shared/events/event.fixtures.ts';
import { voucher } from '../shared/offers/voucher.fixtures.ts';

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

function openHome(changes: Partial<typeof member>, layout: 'mobile' | 'desktop' = 'mobile') {
  return openApp('/', {
    layout,
    given: () => {
      const result = { ...member, ...changes };
      backend.reply('members-getMember', { success: true, result });
      backend.reply('benefits-getBenefits', { success: true, benefits: [], comparison: [suite] });
    },
  });
}

describe('the line of the casino on home', () => {
  const line = main.getByRole('link', { name: /^Harbour/ }).first();
  const given = () => setClock('2026-12-12T12:00:00Z');
  const kitchenSchedule = {
    weekly: [{ days: ['saturday' as const], opens: '17:00', closes: '22:00' }],
    closedOn: [],
  };

  it.each(['mobile', 'desktop'] as const)('has what is on this evening: %s', async (layout) => {
    await openApp('/', { layout, given });
    await expect.element(line).toMatchTextContent('Tonight: Harbour Supper, 19:00');
    await expect
      .poll(() => line.element().querySelector('svg[viewBox="0 0 400 200"] g'))
      .not.toBe(null);
  });

  it('says until when the kitchen takes orders, until it closes', async () => {
    await openApp('/', {
      layout: 'mobile',
      given: () => {
        setClock('2026-12-12T21:59:58Z');
        backend.reply('members-getVenue', { ...sampleVenue, kitchenSchedule });
      },
    });
    await expect
      .element(line)
      .toMatchTextContent('Tonight: Harbour Supper, until 23:00 · kitchen until 22:00');
    setClock('2026-12-12T22:00:00Z');
    await expect.element(line).not.toMatchTextContent('kitchen');
    await expect.element(line).toMatchTextContent('Tonight: Harbour Supper, until 23:00');
  });
});

describe.each(['mobile', 'desktop'] as const)('§4 the gains of the next tier (%s)', (layout) => {
  it('arrive without moving the card or the offers', async () => {
    let arrive = () => {};
    await openApp('/', {
      layout,
      given: () => {
        const comparison = ['suite', 'cab', 'host'].map((id) => ({ ...suite, id }));
        backend.reply('benefits-getBenefits', { success: true, benefits: [], comparison });
        arrive = backend.hold('benefits-getBenefits');
      },
    });
    const offers = page.getByRole('heading', { name: 'Your newest offers' });
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
  });
});

describe.each(['mobile', 'desktop'] as const)('§1 the member card (%s)', (layout) => {
  it('shows its code by keyboard, with the focus on the way back', async () => {
    await openHome({}, layout);
    const turn = page.getByRole('button', { name: 'Show code' });
    await expect.element(turn).toBeVisible();
    (turn.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Show card' })).toHaveFocus();
    await expect
      .element(page.getByRole('img', { name: /QR code of your membership number/ }))
      .toBeVisible();
  });
});

describe('§1 the code of a phone', () => {
  const code = page.getByRole('img', { name: /QR code of your membership number/ });
  const opener = page.getByRole('button', { name: 'Show code' });

  it('closes with Esc and returns the focus', async () => {
    await openHome({});
    await opener.click();
    await expect.element(code).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(code).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('fits a phone on its side, as large as its height', async () => {
    await openHome({});
    await page.viewport(667, 375);
    await opener.click();
    await expect
      .element(page.getByRole('button', { name: 'Show card' }))
      .toBeInViewport({ ratio: 1 });
    await expect.element(code).toBeInViewport({ ratio: 1 });
    expect(code.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(320);
  });
});

describe('§8 offers that fail to load', () => {
  it('show an error on home and retry, and the rest of home stays', async () => {
    await openApp('/', { given: () => backend.refuse('vouchers-getAllVouchers', 'internal') });
    await expect.element(main).toMatchTextContent('We could not load your offers');
    await expect.element(page.getByRole('button', { name: 'Show code' })).toBeVisible();
    backend.reply('vouchers-getAllVouchers', { records: [voucher()] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: /Dinner for two/ })).toBeVisible();
  });
});

describe('home that stays open', () => {
  const openingSchedule = {
    weekly: [{ days: ['friday' as const], opens: '16:00', closes: '04:00' }],
    closedOn: [],
  };

  it('shows until when the casino is open, until it closes', async () => {
    await openApp('/', {
      given: () => {
        backend.reply('members-getVenue', { ...sampleVenue, openingSchedule });
        setClock('2026-11-21T03:59:58Z');
      },
    });
    await expect.element(main).toMatchTextContent('Open until 04:00');
    await expect.element(main.getByRole('link', { name: event.title })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Dinner for two' })).toBeVisible();
    setClock('2026-11-21T04:00:00Z');
    await expect.element(main).not.toMatchTextContent('Open until');
  });

  it('lists an event until it ends', async () => {
    await openApp('/', { given: () => setClock('2026-12-12T22:59:58Z') });
    const link = main.getByRole('link', { name: event.title });
    await expect.element(link).toBeVisible();
    setClock('2026-12-12T23:00:00Z');
    await expect.element(link).not.toBeInTheDocument();
  });
});
