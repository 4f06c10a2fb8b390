import { hold } from '../../e2e/hold.ts';
import { expect, test } from '../../e2e/journey.ts';

/** Pages that a visitor may open first. On a phone, each has a different first frame. */
const PAGES = [
  { id: '§2.29', path: '/login', title: 'Log in · Met Rewards' },
  { id: '§2', path: '/login-mobile?redirect=%2Foffers', title: 'Log in · Met Rewards' },
  { id: '§2', path: '/account/link', title: 'Link your membership · Met Rewards' },
  { id: '§2', path: '/account/pending', title: 'Check your email · Met Rewards' },
];

test.describe('§2 the first page of a visitor', () => {
  for (const { id, path, title } of PAGES) {
    test(`${id} has its title before any script has loaded: ${path}`, async ({ page }) => {
      const release = await hold(page, '**/assets/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('banner')).toBeVisible();
      release();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page).toHaveTitle(title);
    });
  }
});

/** The language of the browser, the kept choice of the device, and what the page then shows. */
const CHINESE = { lang: 'zh-Hans', email: '电子邮箱', submit: '登录', title: '登录 · Met Rewards' };
const ENGLISH = { lang: 'en-GB', email: 'Email', submit: 'Log in', title: 'Log in · Met Rewards' };
const LANGUAGES = [
  { locale: 'zh-CN', choice: null, shown: CHINESE },
  { locale: 'en-GB', choice: 'zh-Hans', shown: CHINESE },
  { locale: 'zh-CN', choice: 'en-GB', shown: ENGLISH },
];

for (const { locale, choice, shown } of LANGUAGES) {
  test.describe(`a browser in ${locale} with the choice ${choice}`, () => {
    test.use({ locale });

    test(`§2 has its first frame in ${shown.lang} before the app, which then takes over what was typed @all`, async ({
      page,
    }) => {
      if (choice) {
        await page.addInitScript((kept) => localStorage.setItem('casino.language', kept), choice);
      }
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const release = await hold(page, '**/assets/{index,libraries,login}-*.js');
      await page.goto('/login-mobile', { waitUntil: 'commit' });
      const email = page.getByLabel(shown.email, { exact: true });
      await email.fill('roy@demo.test');
      await email.evaluate((field) => Object.assign(field, { isFirst: true }));
      await expect(page).toHaveTitle(shown.title);
      await expect(page.locator('html')).toHaveAttribute('lang', shown.lang);
      release();
      // The choice of the language appears after the first frame.
      await expect(page.getByRole('radio', { name: '简体中文' })).toBeVisible();
      await expect(email).toHaveValue('roy@demo.test');
      expect(await email.evaluate((field) => 'isFirst' in field)).toBe(true);
      await expect(page.getByRole('button', { name: shown.submit, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(shown.title);
      const isOther = (url: string) => /zh-Hans-/.test(url);
      expect(asked.some(isOther)).toBe(shown === CHINESE);
    });
  });
}

test.describe('a Chinese browser that gets its first frame after the app', () => {
  test.use({ locale: 'zh-CN' });

  test('keeps the page of the app, and what was typed there @phone @all', async ({ page }) => {
    const release = await hold(page, '**/assets/frames-zh-Hans-*');
    await page.goto('/login-mobile');
    await expect(page.getByRole('radio', { name: '简体中文' })).toBeVisible();
    const email = page.getByLabel('电子邮箱', { exact: true });
    await email.fill('roy@demo.test');
    const late = page.waitForResponse('**/assets/frames-zh-Hans-*');
    release();
    await (await late).finished();
    // The module runs after its response.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(email).toHaveValue('roy@demo.test');
    await expect(page.getByRole('radio', { name: '简体中文' })).toBeVisible();
  });
});

test.describe('a Chinese browser on a bad connection', () => {
  test.use({ locale: 'zh-CN' });

  test('keeps what was typed in the first frame until the words are here @phone @all', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await hold(page, '**/assets/zh-Hans-*');
    const code = page.waitForResponse('**/assets/login-*.js');
    await page.goto('/login-mobile', { waitUntil: 'commit' });
    const email = page.getByLabel('电子邮箱', { exact: true });
    await email.fill('roy@demo.test');
    await (await code).finished();
    // The time after which the app opens any other page without its words.
    await page.clock.runFor(11_000);
    await expect(email).toHaveValue('roy@demo.test');
    release();
    await expect(page.getByRole('radio', { name: '简体中文' })).toBeVisible();
    await expect(email).toHaveValue('roy@demo.test');
  });
});
