import type { Page } from '@playwright/test';
import { hold } from '../../e2e/hold.ts';
import { emailOf, expect, PASSWORD, test } from '../../e2e/journey.ts';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });

/** Opens the log-in page without any script of the app, until the answer is called. */
async function openFrame(page: Page): Promise<() => void> {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/login-mobile', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  return release;
}

/** The app's page has a name of its own, that of the page without it is the group's. */
const appStands = (page: Page) => expect(page).toHaveTitle(/ · /);

test.describe('§2, §8 the log-in page before any script has come', () => {
  test('stands where the app will draw it, and keeps what is typed', async ({ page }) => {
    const release = await openFrame(page);
    const places = () =>
      Promise.all([email(page), password(page), submit(page)].map((each) => each.boundingBox()));
    const before = await places();
    await email(page).fill(emailOf('jack'));
    await password(page).pressSequentially('half a pass');

    release();
    await appStands(page);
    await expect(email(page)).toHaveValue(emailOf('jack'));
    await expect(password(page)).toHaveValue('half a pass');
    await expect(password(page)).toBeFocused();
    expect(await places()).toEqual(before);
  });

  test('is sent once by the app, however often it was pressed, and never by the browser', async ({
    page,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('signInWithPassword')) sent += 1;
    });
    const release = await openFrame(page);
    await email(page).fill(emailOf('jack'));
    await password(page).fill(PASSWORD);
    await submit(page).click();
    await submit(page).click();
    await expect(page).toHaveURL('/login-mobile');

    release();
    await expect(page).toHaveURL('/');
    await expect(page.locator('main')).toContainText('points');
    expect(sent).toBe(1);
  });
});
