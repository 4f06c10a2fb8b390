import type { Page } from '@playwright/test';
import { journeyBackend } from '../../../e2e/backend.ts';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';

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

/** Reads the list of opted-in event ids from local storage. */
function kept(page: Page, uid: string): Promise<string | null> {
  return page.evaluate(
    (key) => localStorage.getItem(key),
    `casino.member.${uid}.opted-in-events-1`,
  );
}

const rsvp = (page: Page) => page.getByRole('button', { name: 'RSVP' });
const place = (page: Page) => page.getByRole('region', { name: 'Your place' });

test.describe('§2, §7: RSVP', () => {
  test('§2.80 §3.63 saves the opt-in in the store and on the device, and shows it in the list of events @phone', async ({
    page,
  }) => {
    const { email, uid, crmId } = await freshMember();
    await signIn(page, email);
    const id = await openSpotlight(page);
    await rsvp(page).dblclick();
    await expect(place(page)).toContainText(
      /You are on the list for The Masked Ball\. See you (?:on|today|tonight|tomorrow)/,
    );
    await expect(rsvp(page)).toBeHidden();
    expect(await isListed(id, crmId)).toBe(true);
    await expect.poll(() => kept(page, uid)).toBe(JSON.stringify([id]));

    await page.reload();
    await expect(place(page)).toContainText('You are on the list');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page.locator('main').getByRole('article').first()).toContainText('You are going');
  });
});
