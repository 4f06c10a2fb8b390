import { describe } from 'vitest';
import { emailOf } from '../../../e2e/accounts.ts';
import type { Page } from '../../../e2e/engines/page.ts';
import { expect, PHONE, test } from '../../../e2e/engines/test.ts';

declare global {
  interface Window {
    /** Set by the journey: a page that the browser loads again does not have it. */
    restored?: true;
  }
}

/** Leaves for a page without scripts, by a link's way, so that the browser may keep this one. */
async function leave(page: Page): Promise<void> {
  await page.run(() => location.assign('/404.html'));
  await expect.poll(() => page.where()).toBe('/404.html');
}

async function goBack(page: Page): Promise<void> {
  await page.run(() => void setTimeout(() => history.back()));
}

const isRestored = (page: Page) => page.run(() => window.restored === true);

describe('§4 a page in the back-forward cache', () => {
  test('is shown again as it was, and not once its member has logged out', async ({
    phone,
    open,
  }) => {
    await phone.gotoAs(emailOf('ace'), '/offers');
    await phone.role('heading', 'My Exclusive Offers').shown();
    await phone.settled();
    await phone.run(() => {
      window.restored = true;
    });
    await leave(phone);
    await goBack(phone);
    await expect.poll(() => phone.where()).toBe('/offers');
    expect(await isRestored(phone)).toBe(true);
    await phone.role('heading', 'My Exclusive Offers').shown();

    await leave(phone);
    const other = await open(PHONE);
    await other.goto('/more');
    await other.role('button', 'Log Out').click();
    await expect.poll(() => other.where()).toBe('/login');
    await goBack(phone);
    await phone.role('link', 'Log in').shown();
    expect(await phone.run(() => document.body.textContent)).not.toContain('Aurelia');
  });
});
