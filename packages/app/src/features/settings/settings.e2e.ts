import { readFile } from 'node:fs/promises';
import { freshMember } from '../../../e2e/freshMember.ts';
import { expect, expectAccessible, signIn, test } from '../../../e2e/journey.ts';
import { workerInCharge } from '../../../e2e/serviceWorker.ts';

test.describe('§2 Settings/Interests', () => {
  test('§1 are kept as they are ticked, in the order of the ticks', async ({ page }) => {
    const { email } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings/interests');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings/Interests');
    await expectAccessible(page);
    for (const name of ['Poker', 'Dining', 'Slots']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('checkbox', { name: 'Slots' }).uncheck();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Poker' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Dining' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Slots' })).not.toBeChecked();
  });

  test('show what is kept where saving fails @once', async ({ page, faults }) => {
    faults.expect(/net::ERR_FAILED/);
    const { email } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings/interests');
    const release = Promise.withResolvers<void>();
    await page.route('**/members-updateProfile', async (route) => {
      await release.promise;
      await route.abort();
    });
    const poker = page.getByRole('checkbox', { name: 'Poker' });
    await poker.check();
    release.resolve();
    await expect(page.getByRole('alert')).toContainText('That was not saved');
    await expect(poker).not.toBeChecked();
    await page.unroute('**/members-updateProfile');
    await poker.check();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(poker).toBeChecked();
  });
});

test.describe('§2 Settings/Communication', () => {
  test('§1 is unticked at first, and every answer is kept with its words', async ({ page }) => {
    const { email } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings/communications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings/Communication');
    await expect(page.getByRole('checkbox')).toHaveCount(8);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectAccessible(page);

    const casinoTexts = page.getByRole('checkbox', { name: /^Text me .* casinos/ });
    await casinoTexts.check();
    const history = page.getByRole('region', { name: 'What you told us' });
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await expect(history).toContainText('Text me offers and news from our casinos.');
    await casinoTexts.uncheck();
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').first()).toContainText('No');
    await page.reload();
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(casinoTexts).not.toBeChecked();
  });
});

test.describe('§2 Settings', () => {
  test('appearance is kept on the device, for all tabs', async ({ page }) => {
    const { email } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings');
    await expectAccessible(page);
    const page2 = await page.context().newPage();
    await page2.goto('/settings');
    const root = page.locator('html');
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect(root).toHaveAttribute('data-scheme', 'dark');
    await expect(page2.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(root).toHaveAttribute('data-scheme', 'light');
    await page.getByRole('radio', { name: 'Automatic' }).check();
    await expect(root).toHaveAttribute('data-scheme', 'dark');
  });

  test('a member takes their own data away', async ({ page }) => {
    const { email, crmId } = await freshMember();
    await signIn(page, email);
    await page.goto('/settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^met-rewards-data-\d{4}-\d{2}-\d{2}\.json$/);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(copy).toMatchObject({ account: { emailAddress: email }, memberships: [{ id: crmId }] });
  });
});

/** The pages of settings that show what is kept of the member. */
const OWN_PAGES = ['/settings', '/settings/interests', '/settings/communications'];

test.describe('§2 Settings, before the member is here', () => {
  test('show the shape of what comes while the server is slow', async ({ page }) => {
    const { email } = await freshMember();
    await signIn(page, email);
    for (const path of OWN_PAGES) {
      const release = Promise.withResolvers<void>();
      await page.route('**/members-getMember', async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto(path);
      await expect(
        page.getByRole('status').filter({ hasText: 'Loading your settings' }),
      ).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Settings');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      release.resolve();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('checkbox').or(page.getByRole('radio')).first()).toBeEnabled();
      await page.unroute('**/members-getMember');
    }
  });
});

test.describe('§1 Settings, without a connection', () => {
  test.use({ withServiceWorker: true });

  test('say what to do where this device has no copy, and open once it is back', async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/);
    const { email } = await freshMember();
    await signIn(page, email);
    for (const path of OWN_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('checkbox').or(page.getByRole('radio')).first()).toBeEnabled();
    }
    await workerInCharge(page);
    for (const path of OWN_PAGES) {
      // A load that is cut off logs the member out, and one that is late writes the copy again.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.evaluate(() => {
        const copies = Object.keys(localStorage).filter((key) => key.includes('session-1'));
        for (const key of copies) localStorage.removeItem(key);
      });
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('You are offline');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await context.setOffline(false);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('checkbox').or(page.getByRole('radio')).first()).toBeEnabled();
    }
  });
});
