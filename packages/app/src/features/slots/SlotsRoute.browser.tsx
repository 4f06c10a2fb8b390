import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp } from '../../testing/openApp.tsx';
import { event } from '../shared/events/event.fixtures.ts';

provideRoutes(import.meta.glob('./slots/*Route.tsx', { base: '../' }));

const PROMOTIONS = 'promotions-getPromotions';
const clubEvent = { ...event, id: '6-club', club: 'slots', title: 'Club Night' } as const;
const first = page.getByRole('region', { name: 'For the club' }).getByRole('link').first();

describe('§2 the Slots Club', () => {
  it('shows only its own events', async () => {
    await openApp('/slots', {
      layout: 'mobile',
      given: () => backend.reply(PROMOTIONS, [event, clubEvent]),
    });
    await expect.element(first).toHaveAttribute('href', '/slots/event/6-club');
    await expect.element(page.getByText('Harbour Supper')).not.toBeInTheDocument();
  });
});

describe('§8 the Slots Club without its events', () => {
  it('shows the member card, an error and a retry', async () => {
    await openApp('/slots', { given: () => backend.refuse(PROMOTIONS, 'internal') });
    await expect.element(page.getByRole('alert')).toMatchTextContent('Something went wrong');
    await expect.element(page.getByRole('button', { name: 'Show code' })).toBeVisible();
    backend.reply(PROMOTIONS, [clubEvent]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(first).toBeVisible();
  });
});
