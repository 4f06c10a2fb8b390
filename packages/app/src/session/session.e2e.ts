import { expect, expectAccessible, logIn, signIn, test } from '../../e2e/journey.ts';

const TIERS = [
  { account: 'jack', name: 'Jack', tier: 'jack', balance: '1,240' },
  { account: 'queen', name: 'Regina', tier: 'queen', balance: '3,905' },
  { account: 'queen-of-spades', name: 'Violet', tier: 'queen-of-spades', balance: '8,450' },
  { account: 'king', name: 'Roy', tier: 'king', balance: '12,075' },
  { account: 'king-of-hearts', name: 'Rufus', tier: 'king-of-hearts', balance: '18,320' },
  { account: 'king-of-spades', name: 'Sterling', tier: 'king-of-spades', balance: '26,400' },
  { account: 'ace', name: 'Aurelia', tier: 'ace', balance: '64,215' },
];

test.describe('§4 each tier sees its own home @once', () => {
  for (const { account, name, tier, balance } of TIERS) {
    test(account, async ({ page }) => {
      await signIn(page, account);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
      await expect(main).toContainText(balance);
      await expect(page.locator('html')).toHaveAttribute('data-tier', tier);
    });
  }

  test('a member of home casino 17 sees the venue that runs it', async ({ page }) => {
    await signIn(page, 'king');
    await expect(page.locator('main')).toContainText('The Orrery');
  });
});

test.describe('§4, §6: who may not come in is told why, and logged out', () => {
  for (const { account, words } of [
    { account: 'suspended', words: /suspended/ },
    { account: 'update-required', words: /needs updating/ },
    { account: 'executive', words: /Executive/ },
    { account: 'account-required', words: /full membership/ },
  ]) {
    test(`${account} @once`, async ({ page }) => {
      await page.goto('/login');
      await logIn(page, account);
      const dialog = page.getByRole('dialog', { name: 'Your membership' });
      await expect(dialog).toContainText(words);
      await expect(page).toHaveURL(/\/login(-mobile)?$/);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
      await page.goto('/');
      await expect(page).toHaveURL('/login?redirect=%2F');
    });
  }

  test('temporary: a green toast of five seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    await logIn(page, 'temporary');
    const toast = page.getByRole('status').getByText('temporary membership');
    await expect(toast).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(toast).toBeHidden();
    await expect(page).toHaveURL(/\/login(-mobile)?$/);
  });
});

test.describe('§4 who has a step to take is led to it', () => {
  test('unverified: /account/pending, from anywhere', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'unverified');
    await expect(page).toHaveURL('/account/pending');
    await expect(page.locator('main')).toContainText('unverified@demo.test');
    await expectAccessible(page);
    for (const path of ['/', '/offers', '/login', '/account/link', '/nowhere']) {
      await page.goto(path);
      await expect(page).toHaveURL('/account/pending');
    }
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect(page.locator('main')).toContainText('not verified yet');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('unlinked: /account/verify, from anywhere but the linking pages @once', async ({ page }) => {
    await page.goto('/login');
    await logIn(page, 'unlinked');
    await expect(page).toHaveURL('/account/verify');
    await expectAccessible(page);
    for (const path of ['/', '/offers', '/login', '/nowhere']) {
      await page.goto(path);
      await expect(page).toHaveURL('/account/verify');
    }
    for (const path of ['/account/link', '/account/linked', '/account/register']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page).toHaveURL(path);
    }
    await page.goto('/account/verify');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  });
});
