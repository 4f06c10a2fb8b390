import { inUtc, venueClock } from '@casino/functions/contract/rules/calendar.ts';
import type { Browser, Locator, Page } from '@playwright/test';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, signIn, test } from '../../../e2e/journey.ts';
import { scanScreen } from '../../../e2e/scan.ts';

const OFFER = 'Poker masterclass';

/** A tablet at the till, with the staff of the demo logged in by their PIN. */
async function openTill(browser: Browser, baseURL = '', clock = new Date()): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1024, height: 768 } });
  await context.clock.setSystemTime(clock);
  const page = await context.newPage();
  await page.goto('/staff');
  await page.getByRole('button', { name: 'Set up this device' }).click();
  await page.getByLabel('Email').fill('manager@demo.test');
  await page.getByLabel('Password', { exact: true }).fill('Demo-pass-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Name').fill('Bar, left till');
  await page.getByLabel('Casino').selectOption({ label: 'The Orrery, London' });
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Choose who you are' }).click();
  await page.getByRole('button', { name: /Demo Till/ }).click();
  await page.getByRole('textbox', { name: /PIN/ }).fill('246810');
  await expect(page.getByRole('button', { name: /Switch/ })).toBeVisible();
  return page;
}

/**
 * Types a text as a scanner does. The till compares the times at which the events were created, so all are created before
 * the first is dispatched.
 */
async function scan(till: Page, text: string): Promise<void> {
  await till.evaluate(
    (keys) => {
      const events = keys.map((key) => new KeyboardEvent('keydown', { key, cancelable: true }));
      for (const event of events) window.dispatchEvent(event);
    },
    [...text, 'Enter'],
  );
}

/** The code of an opened offer, which the screen shows whole. */
async function openCode(page: Page): Promise<Locator> {
  const code = page.getByRole('img', { name: /^QR code for/ });
  await expect(code).toBeVisible();
  await code.scrollIntoViewIfNeeded();
  return code;
}

async function takeBack(till: Page): Promise<void> {
  await till.getByRole('button', { name: 'Take it back' }).click();
  await till.getByLabel('We could not serve it').check();
  await till.getByRole('button', { name: 'Take it back' }).last().click();
  await expect(till.getByRole('heading', { name: /back/i })).toBeVisible();
}

const venueTime = () => venueClock(new Date()).format('HH:mm');

test('§2 the code on the screen of a member is redeemed at a till, and taken back @phone', async ({
  page,
  browser,
  baseURL,
}) => {
  const [member, till] = await Promise.all([freshMember(), openTill(browser, baseURL)]);
  await signIn(page, member.email, '/offers/venue-6-masterclass');
  const code = await openCode(page);
  const text = await scanScreen(page);

  await scan(till, member.customerNumber);
  await scan(till, text);
  await expect(till.getByRole('heading', { name: /Redeemed/ })).toBeVisible();
  await expect(till.getByText(OFFER)).toBeVisible();
  await expect(page.getByText(/^Redeemed at \d\d:\d\d, The Orrery/)).toBeVisible();
  await expect(code).toBeHidden();

  await takeBack(till);
  await expect(code).toBeVisible();
  await till.context().close();
});

test('§2 a till without a connection and with a slow clock redeems, reports the real time, and takes it back @phone @all', async ({
  page,
  browser,
  baseURL,
}) => {
  const clock = inUtc(new Date()).subtract(1, 'day').subtract(90, 'minute').toDate();
  const [member, till] = await Promise.all([freshMember(), openTill(browser, baseURL, clock)]);
  await expect(till.getByText('Synced just now')).toBeVisible();
  await signIn(page, member.email, '/offers/venue-6-masterclass');
  const code = await openCode(page);
  const text = await scanScreen(page);

  await till.context().setOffline(true);
  await scan(till, member.customerNumber);
  const before = venueTime();
  await scan(till, text);
  await expect(till.getByRole('heading', { name: /Redeemed/ })).toBeVisible();
  const times = [before, venueTime()];
  await expect(till.getByText('1 scan waits')).toBeVisible();
  await expect(code).toBeVisible();

  await till.context().setOffline(false);
  const redeemed = page.getByText(/^Redeemed at \d\d:\d\d, The Orrery/);
  await expect(redeemed).toBeVisible();
  expect(times).toContain(/\d\d:\d\d/.exec(await redeemed.innerText())?.[0]);
  await expect(till.getByText('1 scan waits')).toBeHidden();

  await takeBack(till);
  await expect(code).toBeVisible();
  await till.context().close();
});
