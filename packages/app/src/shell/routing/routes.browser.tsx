import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { joinDraft } from '../../features/shared/account/joinDraft.ts';
import { event } from '../../features/shared/events/event.fixtures.ts';
import { PAGES } from '../../pages/pages.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, type OpenOptions, openApp } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./*/*Route.tsx', { base: '../../features' }));

const HEADING = page.getByRole('heading', { level: 1 });
const MAIN_NAVIGATION = page.getByRole('navigation', { name: 'Main' });
/** The text in the band of the account layout. */
const BAND = { mobile: 'Met Rewards', desktop: 'Your place at the table' };
const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });

/** Checks the helpline, the age mark and the safer gambling link, which every page has. */
async function expectFooter(): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toMatchTextContent('18+');
  await expect.element(footer.getByRole('link', { name: '0808 8020 133' })).toBeInTheDocument();
  await expect
    .element(footer.getByRole('link', { name: 'Responsible Gaming' }))
    .toBeInTheDocument();
}

/** Checks the account layout: a band without navigation. */
async function expectAccountLayout(layout: keyof typeof BAND): Promise<void> {
  await expect.element(page.getByRole('banner')).toMatchTextContent(BAND[layout]);
  await expect.element(MAIN_NAVIGATION).not.toBeInTheDocument();
}

/**
 * The routes that require sign-in, each with its requirement, its heading, the heading of the mobile header if it
 * differs, and the title of the document.
 */
const MEMBER_ROUTES = [
  { id: '§2.7', path: '/', heading: 'Welcome back, Demo', title: 'My Rewards' },
  {
    id: '§2.8',
    path: '/games/spin-the-wheel/{gameId}',
    at: '/games/spin-the-wheel/game-1',
    heading: 'Spin The Wheel',
    title: 'Spin The Wheel',
  },
  { id: '§2.9', path: '/offers', heading: 'My Exclusive Offers', title: 'My Exclusive Offers' },
  {
    id: '§2.10',
    path: '/offers/{id}',
    at: '/offers/v-1',
    heading: 'My Exclusive Offers',
    title: 'My Exclusive Offers',
  },
  { id: '§2.11', path: '/benefits', heading: 'My Benefits', title: 'My Benefits' },
  { id: '§2.89', path: '/points', heading: 'Points', title: 'Points' },
  { id: '§2.12', path: '/promotions', heading: 'Promotions', title: 'Promotions' },
  { id: '§2.13', path: '/events', heading: "What's On at Harbour", title: 'Events' },
  {
    id: '§2.14',
    path: '/events/{id}',
    at: '/events/6-supper-2026-12-12',
    heading: 'Harbour Supper',
    mobile: 'Events',
    title: 'Events',
  },
  { id: '§2.15', path: '/profile', heading: 'Demo Jack', mobile: 'Profile', title: 'Profile' },
  { id: '§2.16', path: '/slots', heading: 'Slots Club', title: 'Slots Club' },
  {
    id: '§2.17',
    path: '/slots/event/{id}',
    at: '/slots/event/6-club',
    heading: 'Club Night',
    mobile: 'Slots Club',
    title: 'Slots Club',
    given: () =>
      backend.reply('promotions-getPromotions', [
        { ...event, id: '6-club', club: 'slots', title: 'Club Night' },
      ]),
  },
  { id: '§2.18', path: '/settings', heading: 'Settings', title: 'Settings' },
  {
    id: '§2.19',
    path: '/settings/interests',
    heading: 'Settings/Interests',
    title: 'Settings/Interests',
  },
  {
    id: '§2.20',
    path: '/settings/communications',
    heading: 'Settings/Communication',
    title: 'Settings/Communication',
  },
  {
    id: '§2.21',
    path: '/settings/delete',
    heading: 'Delete My Account',
    title: 'Delete My Account',
  },
  {
    id: '§2.22',
    path: '/restaurant',
    heading: 'Slack Water',
    mobile: 'Restaurant',
    title: 'Restaurant',
  },
  { id: '§2.23', path: '/mycasino', heading: 'Harbour', mobile: 'My Casino', title: 'My Casino' },
  { id: '§2.24', path: '/more', heading: 'More', title: 'More' },
].map((route) => ({ at: route.path, given: undefined, mobile: route.heading, ...route }));

const unlinked: OpenOptions = {
  as: { ...user, uid: 'routes-unlinked' },
  given: () =>
    backend.setDocument('profile', {
      memberships: [],
      emailVerified: true,
      saferGambling: undefined,
    }),
};

/** A visitor who has entered their details, but no password. */
const withDetails: OpenOptions = {
  as: null,
  given: () =>
    joinDraft.keepLogin({
      firstName: 'Zoë',
      lastName: "O'Sample",
      dob: '1990-02-28',
      email: 'zoe@example.test',
    }),
};

/** The account routes, each with its requirement and its heading. A visitor opens them unless `by` names another user. */
const ACCOUNT_ROUTES: readonly {
  readonly id: string;
  readonly path: string;
  readonly heading: string;
  readonly by?: OpenOptions;
}[] = [
  { id: '§2.26', path: '/account/register', heading: 'Join Met Rewards' },
  { id: '§2.27', path: '/account/register/success', heading: 'Almost there' },
  { id: '§2.28', path: '/account/support', heading: 'Contact support' },
  { id: '§2.30', path: '/login-mobile', heading: 'Welcome back' },
  { id: '§2.31', path: '/forgotten-password', heading: 'Forgotten your password?' },
  { id: '§2.32', path: '/forgotten-password-confirm', heading: 'Check your email' },
  { id: '§2.33', path: '/reset-password', heading: 'This link does not work' },
  { id: '§2.34', path: '/reset-password-success', heading: 'Your password is changed' },
  { id: '§2.35', path: '/account/create', heading: 'Create your login' },
  { id: '§2.36', path: '/account/password', heading: 'Choose a password', by: withDetails },
  { id: '§2.37', path: '/account/pending', heading: 'Check your email' },
  { id: '§2.38', path: '/account/verify', heading: 'Your email is verified', by: unlinked },
  { id: '§2.39', path: '/account/link', heading: 'Link your membership' },
  { id: '§2.40', path: '/account/linked', heading: 'Your membership is linked' },
];

it('every page is tested here', () => {
  const listed = [...MEMBER_ROUTES, ...ACCOUNT_ROUTES].map(({ path }) => path);
  const paths = Object.values(PAGES).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  expect([...listed, '/login'].toSorted()).toEqual(paths.toSorted());
});

describe.each(['mobile', 'desktop'] as const)('§2 a route that requires sign-in (%s)', (layout) => {
  it.each(MEMBER_ROUTES)('$id $path', async ({ at, heading, mobile, title, given }) => {
    await openApp(at, { layout, ...(given && { given }) });
    await expect.element(HEADING).toHaveTextContent(layout === 'mobile' ? mobile : heading);
    await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} · Met Rewards`);
    expect(address()).toBe(at);
    await expectFooter();
    await expectAccessible();
  });
});

describe.each(['mobile', 'desktop'] as const)('§2 an account route (%s)', (layout) => {
  it.each(ACCOUNT_ROUTES)('§2.25 $id $path', async ({ path, heading, by = { as: null } }) => {
    await openApp(path, { layout, ...by });
    await expect.element(HEADING).toHaveTextContent(heading);
    expect(address()).toBe(path);
    await expectAccountLayout(layout);
    await expectFooter();
    await expectAccessible();
  });
});

describe('§2 an account route', () => {
  it('§2.25 §2.29 §2.71 /login is the log-in page on a wide window', async () => {
    await openApp('/login', { as: null });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Welcome back' }))
      .toBeVisible();
    await expect.element(PASSWORD_FIELD).toBeVisible();
    await expectAccountLayout('desktop');
  });

  it('§2.29 §2.71 /login is the landing page on a narrow window, and passes on the wanted path', async () => {
    await openApp('/login?redirect=%2Foffers', { as: null, layout: 'mobile' });
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Your place at the table' }))
      .toBeVisible();
    await expect.element(PASSWORD_FIELD).not.toBeInTheDocument();
    await expectFooter();
    await expectAccessible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect.element(PASSWORD_FIELD).toBeVisible();
    expect(address()).toBe('/login-mobile?redirect=%2Foffers');
  });

  it('§2.36 /account/password redirects to the details if they are missing', async () => {
    await openApp('/account/password', { as: null });
    await expect.element(HEADING).toHaveTextContent('Create your login');
    expect(address()).toBe('/account/create');
  });

  it('§2.38 /account/verify requires sign-in', async () => {
    await openApp('/account/verify', { as: null });
    await expect.poll(address).toBe('/login?redirect=%2Faccount%2Fverify');
  });
});
