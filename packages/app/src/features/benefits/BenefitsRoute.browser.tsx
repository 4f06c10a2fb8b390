import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { visitReference } from '../../lib/trace.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { sampleReplies } from '../../testing/sampleReplies.ts';

const BENEFITS = 'benefits-getBenefits';
const own = page.getByRole('list', { name: 'Your Jack benefits' });

describe('§2 My Benefits', () => {
  it('§6 requests the benefits of the member’s tier and casino', async () => {
    await openApp('/benefits');
    await expect.element(own).toMatchTextContent('Parking');
    expect(backend.requestsOf(BENEFITS)).toEqual([{ tier: 'jack', venueId: 6 }]);
  });
});

describe('§8 benefits that fail to load', () => {
  it('the page shows the error with a reference, retries, and then works offline', async () => {
    const { reopen } = await openApp('/benefits', {
      given: () => backend.refuse(BENEFITS, 'internal'),
    });
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Something went wrong');
    await expect.element(alert).toMatchTextContent(`Your reference is ${visitReference}.`);
    backend.reply(BENEFITS, sampleReplies()[BENEFITS]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(own).toMatchTextContent('Parking');

    backend.refuse(BENEFITS, 'no-response');
    await reopen();
    await expect.element(own).toMatchTextContent('Parking');
  });
});

describe('§2 the link to My Benefits', () => {
  it.each([
    ['mobile', page.getByRole('link', { name: 'More' })],
    ['desktop', page.getByRole('button', { name: 'Rewards' })],
  ] as const)('is on every page (%s)', async (layout, menu) => {
    await openApp('/offers', { layout });
    await menu.click();
    await page.getByRole('link', { name: 'Benefits' }).click();
    await expect.element(own).toBeVisible();
    expect(address()).toBe('/benefits');
    await expect.poll(() => document.title).toBe('My Benefits · Met Rewards');
  });
});
