import type { Page } from '@playwright/test';
import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectAccessible, signIn, test } from '../../../e2e/journey.ts';

/** Opens the spotlight event of The Orrery, and returns its id. */
async function openSpotlight(page: Page): Promise<string> {
  await page.goto('/events');
  await page.getByRole('link', { name: 'The Masked Ball' }).first().click();
  await expect(page.getByRole('button', { name: 'RSVP' })).toBeVisible();
  return new URL(page.url()).pathname.replace('/events/', '');
}

async function isListed(eventId: string, crmId: string): Promise<boolean> {
  return (await journeyBackend()).documents.exists(`optIns/${eventId}~${crmId}`);
}

/** The list of opted-in event ids that this device keeps. */
function kept(page: Page, uid: string): Promise<string | null> {
  return page.evaluate(
    (key) => localStorage.getItem(key),
    `casino.member.${uid}.opted-in-events-1`,
  );
}

test.describe('§2, §7: RSVP', () => {
  test('§3 puts the member on the list, in the store, on this device and in the list', async ({
    page,
  }) => {
    const { email, uid, crmId } = await freshMember();
    await signIn(page, email);
    const id = await openSpotlight(page);
    await page.getByRole('button', { name: 'RSVP' }).dblclick();
    const place = page.getByRole('region', { name: 'Your place' });
    await expect(place).toContainText(/You are on the list for The Masked Ball\. See you on \d/);
    await expect(page.getByRole('button', { name: 'RSVP' })).toBeHidden();
    await expectAccessible(page);
    expect(await isListed(id, crmId)).toBe(true);
    await expect.poll(() => kept(page, uid)).toBe(JSON.stringify([id]));

    await page.reload();
    await expect(place).toContainText('You are on the list');
    await page.getByRole('link', { name: 'See what is on' }).click();
    await expect(page.locator('main').getByRole('article').first()).toContainText(
      'You are on the list',
    );
  });

  test('from two tabs at once is one place, and both say so @once', async ({ page, context }) => {
    const { email, crmId } = await freshMember();
    await signIn(page, email);
    const id = await openSpotlight(page);
    const other = await context.newPage();
    await other.goto(`/events/${id}`);
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: 'RSVP' }));
    for (const button of buttons) await expect(button).toBeVisible();
    await Promise.all(
      buttons.map((button) => button.evaluate((element: HTMLElement) => element.click())),
    );
    for (const tab of [page, other]) {
      const place = tab.getByRole('region', { name: 'Your place' });
      await expect(place).toContainText(/You are on the list|You have already opted in/);
      await expect(tab.getByRole('button', { name: 'RSVP' })).toBeHidden();
    }
    expect(await isListed(id, crmId)).toBe(true);
  });

  test('§8 on a device that does not know yet: already opted in, with the date to return @once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { email, uid } = await freshMember();
    await signIn(page, email);
    const id = await openSpotlight(page);
    const device = await browser.newContext(baseURL ? { baseURL } : {});
    await device.route('**/sw.js', (route) => route.fulfill({ contentType: 'text/html' }));
    const elsewhere = await device.newPage();
    await signIn(elsewhere, email);
    await openSpotlight(elsewhere);
    await elsewhere.getByRole('button', { name: 'RSVP' }).click();
    await expect(elsewhere.getByText(/^You are on the list for/)).toBeVisible();
    await device.close();

    await page.getByRole('button', { name: 'RSVP' }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toContainText(
      /You have already opted in to The Masked Ball\. Please return on \d{1,2} \w+ \d{4}\./,
    );
    await expect(page.getByRole('button', { name: 'RSVP' })).toBeHidden();
    await expect.poll(() => kept(page, uid)).toBe(JSON.stringify([id]));
  });

  test('without a connection sends nothing, and says so @once', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_/);
    const { email, crmId } = await freshMember();
    await signIn(page, email);
    const id = await openSpotlight(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'RSVP' }).click();
    await expect(
      page.getByText(/^You are offline\. RSVP once you have a connection/),
    ).toBeVisible();
    expect(await isListed(id, crmId)).toBe(false);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'RSVP' }).click();
    await expect(page.getByText(/^You are on the list for/)).toBeVisible();
    expect(await isListed(id, crmId)).toBe(true);
  });

  test('§8 whose reply is lost: the error is told, and the page finds out the truth @once', async ({
    page,
    faults,
  }) => {
    faults.expect(/net::ERR_FAILED/);
    const { email, crmId } = await freshMember();
    await signIn(page, email);
    const id = await openSpotlight(page);
    await page.route('**/promotions-optInToEvent', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'RSVP' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText('Unable to submit a OptIn request');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('region', { name: 'Your place' })).toContainText(
      'You are on the list',
    );
    expect(await isListed(id, crmId)).toBe(true);
  });
});
