import type { Page } from '@playwright/test';
import { emailOf, PASSWORD } from '../../../e2e/accounts.ts';
import { hold } from '../../../e2e/hold.ts';
import { expect, test } from '../../../e2e/journey.ts';

const SCRIPTS = '**/assets/*.js';

/** The pages that the build renders, with the label of their first field. */
const PAGES = [
  { path: '/login-mobile', field: 'Email' },
  { path: '/account/register', field: 'First name' },
  { path: '/account/create', field: 'First name' },
  { path: '/forgotten-password', field: 'Email' },
  { path: '/reset-password?mode=resetPassword&oobCode=unknown', field: 'New password' },
  { path: '/account/support', field: 'Your name' },
];

/** Opens a page whose scripts load when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Resolves when the app has hydrated the page. */
const isHydrated = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'earlyInput' in window)).toBe(false);

async function typeLogIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').pressSequentially(emailOf('king'));
  await page.getByLabel('Password', { exact: true }).pressSequentially(password);
}

test.describe('the first frame of a page with a form', () => {
  for (const { path, field } of PAGES) {
    test(`accepts input before any script has loaded, and the app keeps it: ${path} @all`, async ({
      page,
    }) => {
      // The check of the link's code is still pending.
      await hold(page, '**/accounts:resetPassword*');
      const release = await openWithoutScripts(page, path);
      const input = page.getByLabel(field, { exact: true });
      await input.pressSequentially('Aurelia');
      await input.evaluate((node) => node.setAttribute('data-marked', ''));
      release();
      await isHydrated(page);
      // The same node as in the rendered page, so that the caret and a password manager keep it.
      await expect(input).toHaveAttribute('data-marked');
      await expect(input).toHaveValue('Aurelia');
      await expect(input).toBeFocused();
    });
  }

  test('keeps the caret, checkboxes, choices and the three parts of a date @phone @all', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/account/register');
    const name = page.getByLabel('First name', { exact: true });
    await page.getByLabel('Day').pressSequentially('29');
    await page.getByLabel('Month').pressSequentially('02');
    await page.getByLabel('Year').pressSequentially('1980');
    const terms = page.getByRole('checkbox').first();
    await terms.check();
    await name.pressSequentially('Aurelia');
    await name.press('Home');
    release();
    await isHydrated(page);
    await name.pressSequentially('X');
    await expect(name).toHaveValue('XAurelia');
    await expect(page.getByLabel('Day')).toHaveValue('29');
    await expect(page.getByLabel('Year')).toHaveValue('1980');
    await expect(terms).toBeChecked();
    // The draft on the device comes from the state of the form, not from the fields.
    const draft = await page.evaluate(() => localStorage['casino.draft.join-2']);
    expect(JSON.parse(draft).parts.registration).toMatchObject({
      firstName: 'XAurelia',
      dob: '1980-02-29',
    });
  });

  test('keeps the text if the scripts do not load, and carries on when the connection returns @phone @all', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED/);
    const release = await openWithoutScripts(page, '/account/support');
    const name = page.getByLabel('Your name', { exact: true });
    await name.pressSequentially('Aurelia');
    await context.setOffline(true);
    release();
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await expect(page.getByText('Something went wrong')).toBeHidden();
    await name.pressSequentially(' Sample');
    await context.setOffline(false);
    await isHydrated(page);
    await expect(page.getByText('You seem to be offline.')).toBeHidden();
    await expect(name).toHaveValue('Aurelia Sample');
  });

  test('has links that pass on the wanted path after hydration @phone @all', async ({ page }) => {
    await page.goto('/login-mobile?redirect=%2Foffers');
    await isHydrated(page);
    const create = page.getByRole('link', { name: 'Create a login' });
    await expect(create).toHaveAttribute('href', '/account/create?redirect=%2Foffers');
  });
});

test.describe('a log-in form that is submitted before any script has loaded', () => {
  test('shows a busy button, and signs in once for repeated Enter @phone', async ({ page }) => {
    const release = await openWithoutScripts(page, '/login-mobile?redirect=%2Foffers');
    await typeLogIn(page, PASSWORD);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('signInWithPassword')) requests.push(request.url());
    });
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Logging in' })).toBeVisible();
    release();
    await expect(page).toHaveURL('/offers');
    expect(requests).toHaveLength(1);
  });

  test('shows what is missing, and is not submitted @phone @all', async ({ page }) => {
    const release = await openWithoutScripts(page, '/login-mobile');
    await page.getByLabel('Email').press('Enter');
    release();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  });
});
