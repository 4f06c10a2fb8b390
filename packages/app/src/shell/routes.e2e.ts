import { expect, test } from '../../e2e/journey.ts';

const GLASGOW = 'Lantern House, Glasgow';

/** The sign-in routes of specification section 2, each with the heading and the document's title. */
const MEMBER_ROUTES = [
  { path: '/', at: '/', heading: /Regina/, title: 'My Rewards' },
  {
    path: '/games/spin-the-wheel/{gameId}',
    at: '/games/spin-the-wheel/winter-wheel',
    heading: 'Spin The Wheel',
    title: 'Spin The Wheel',
  },
  { path: '/offers', heading: 'My Exclusive Offers', title: 'My Exclusive Offers' },
  {
    path: '/offers/{id}',
    at: '/offers/100202-play',
    heading: 'My Exclusive Offers',
    title: 'My Exclusive Offers',
  },
  { path: '/benefits', heading: 'My Benefits', title: 'My Benefits' },
  { path: '/promotions', heading: 'Promotions', title: 'Promotions' },
  { path: '/events', heading: `What's On at ${GLASGOW}`, title: 'Events' },
  { path: '/profile', heading: 'Regina Sample', title: 'Profile' },
  { path: '/slots', heading: 'Slots Club', title: 'Slots Club' },
  { path: '/settings', heading: 'Settings', title: 'Settings' },
  { path: '/settings/interests', heading: 'Settings/Interests', title: 'Settings/Interests' },
  {
    path: '/settings/communications',
    heading: 'Settings/Communication',
    title: 'Settings/Communication',
  },
  { path: '/settings/delete', heading: 'Delete My Account', title: 'Delete My Account' },
  { path: '/restaurant', heading: 'The Wick', title: 'Restaurant' },
  { path: '/mycasino', heading: GLASGOW, title: 'My Casino' },
  { path: '/more', heading: 'More', title: 'More' },
].map((route) => ({ at: route.path, ...route }));

test.describe('§2 a route that requires sign-in', () => {
  test.use({ account: 'queen' });

  for (const { path, at, heading, title } of MEMBER_ROUTES) {
    test(path, async ({ page }) => {
      await page.goto(at);
      await expect(page).toHaveTitle(`${title} · Met Rewards`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      await expect(page).toHaveURL(at);
    });
  }
});

/** The account routes, as a visitor opens them. */
const OPEN_ROUTES = [
  { path: '/account/register', heading: 'Join Met Rewards' },
  { path: '/account/register/success', heading: 'Welcome to Met Rewards' },
  { path: '/account/support', heading: 'Contact support' },
  { path: '/login-mobile', heading: 'Welcome back' },
  { path: '/forgotten-password', heading: 'Forgotten your password?' },
  { path: '/forgotten-password-confirm', heading: 'Check your email' },
  { path: '/reset-password', heading: 'This link does not work' },
  { path: '/reset-password-success', heading: 'Your password is changed' },
  { path: '/account/create', heading: 'Create your login' },
  { path: '/account/pending', heading: 'Check your email' },
  { path: '/account/linked', heading: 'Your membership is linked' },
];

test.describe('§2 an account route', () => {
  for (const { path, heading } of OPEN_ROUTES) {
    test(`${path} @once`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      await expect(page).toHaveURL(path);
      // The band of the layout that they share, and no member's navigation.
      await expect(page.getByRole('banner')).toContainText('Your place at the table');
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    });
  }

  test('/account/password asks for the details first @once', async ({ page }) => {
    await page.goto('/account/password');
    await expect(page).toHaveURL('/account/create');
  });

  test('/account/verify requires sign-in @once', async ({ page }) => {
    await page.goto('/account/verify');
    await expect(page).toHaveURL('/login?redirect=%2Faccount%2Fverify');
  });

  test('/login is the log-in page on a wide window, and the landing page on a narrow one', async ({
    page,
  }, { project }) => {
    await page.goto('/login');
    const landing = page.getByRole('heading', { level: 1, name: 'Your place at the table' });
    const logIn = page.getByRole('heading', { level: 1, name: 'Welcome back' });
    await expect(project.name === 'phone' ? landing : logIn).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(
      project.name === 'phone' ? 0 : 1,
    );
    await page.goto('/login-mobile');
    await expect(logIn).toBeVisible();
  });
});
