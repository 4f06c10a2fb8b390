import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { joinDraft } from '../../features/shared/account/joinDraft.ts';
import { event } from '../../features/shared/events/event.fixtures.ts';
import { ACCOUNT_PAGES } from '../../pages/accountPages.ts';
import { AREA_PAGES } from '../../pages/areaPages.fixtures.ts';
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

/** What the backend holds for a page that the sample member's data does not fill. */
const GIVEN: Readonly<Record<string, () => void>> = {
  '/slots/event/:id': () =>
    backend.reply('promotions-getPromotions', [
      { ...event, id: '6-club', club: 'slots', title: 'Club Night' },
    ]),
};

const unlinked: OpenOptions = {
  as: { ...user, uid: 'routes-unlinked' },
  given: () => backend.setProfile({ memberships: [] }),
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

it('every account page is tested here', () => {
  const listed = ACCOUNT_ROUTES.map(({ path }) => path);
  const paths = Object.values(ACCOUNT_PAGES).map(({ path }) => path);
  expect([...listed, '/login'].toSorted()).toEqual(paths.toSorted());
});

/** The first circle opens each route on a phone only. */
const LAYOUTS = [
  { layout: 'mobile', tags: [] },
  { layout: 'desktop', tags: ['all'] },
] satisfies { layout: OpenOptions['layout']; tags: string[] }[];

for (const { layout, tags } of LAYOUTS) {
  describe(`§2 a route that requires sign-in (${layout})`, { tags }, () => {
    it.each(AREA_PAGES)('$id $path', async ({ path, at, subject, heading, header, title }) => {
      const given = GIVEN[path];
      await openApp(at, { layout, ...(given && { given }) });
      const first = subject ?? (layout === 'mobile' ? (header ?? heading) : heading);
      await expect.element(HEADING).toHaveTextContent(first);
      await expect.element(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      const documentTitle = [...(subject ? [subject] : []), title, 'Met Rewards'].join(' · ');
      await expect.poll(() => document.title).toBe(documentTitle);
      if (layout === 'mobile' && header !== null) {
        await expect.element(page.getByText(header, { exact: true }).first()).toBeVisible();
      }
      expect(address()).toBe(at);
      await expectFooter();
      await expectAccessible();
    });
  });

  describe(`§2 an account route (${layout})`, { tags }, () => {
    it.each(ACCOUNT_ROUTES)('§2.25 $id $path', async ({ path, heading, by = { as: null } }) => {
      await openApp(path, { layout, ...by });
      await expect.element(HEADING).toHaveTextContent(heading);
      expect(address()).toBe(path);
      await expectAccountLayout(layout);
      await expectFooter();
      await expectAccessible();
    });
  });
}

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
