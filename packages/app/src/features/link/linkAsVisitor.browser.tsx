import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const HEADING = page.getByRole('heading', { level: 1 });
const LINK = page.getByRole('button', { name: 'Link my membership' });
const EMAIL = page.getByLabelText('Email');
const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });
const link = (name: string) => page.getByRole('link', { name });

let visitors = 0;

/** Opens `/account/link` for a visitor. The login that they use or create has no membership. */
async function openAsVisitor(layout: 'mobile' | 'desktop', path = '/account/link') {
  visitors += 1;
  const account: IdentityUser = { ...user, uid: `visitor-${visitors}` };
  const app = await openApp(path, {
    as: null,
    layout,
    given: () => {
      identity.account = account;
      backend.setProfile({ memberships: [] });
    },
  });
  return { app, account };
}

async function logIn(): Promise<void> {
  await EMAIL.fill(user.email);
  await PASSWORD_FIELD.fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Creates a login with an unverified address. */
async function createLogin(account: IdentityUser): Promise<void> {
  identity.account = { ...account, emailVerified: false };
  await page.getByLabelText('First name').fill('Zoë');
  await page.getByLabelText('Last name').fill('Sample');
  await page.getByLabelText('Day').fill('29');
  await page.getByLabelText('Month').fill('2');
  await page.getByLabelText('Year').fill('1980');
  await EMAIL.fill(user.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await PASSWORD_FIELD.fill(PASSWORD);
  await page.getByRole('button', { name: 'Create login' }).click();
  await expect.poll(address).toBe('/account/pending');
}

describe('§2 /account/link for a visitor', () => {
  it.each(['mobile', 'desktop'] as const)(
    '§2.39 explains linking without a request, and returns after log-in (%s)',
    async (layout) => {
      await openAsVisitor(layout);
      await expect.element(HEADING).toHaveTextContent('Link your membership');
      await expect.element(page.getByText(/connects the membership you have/)).toBeVisible();
      await expect.element(LINK).not.toBeInTheDocument();
      expect(backend.requestsOf('content-getCasinos')).toEqual([]);
      await link('Log in').click();
      await logIn();
      await expect.poll(address).toBe('/account/link');
      await expect.element(LINK).toBeVisible();
    },
  );

  it('§2.39 returns once a new login has verified its address', async () => {
    const { account } = await openAsVisitor('desktop');
    await link('Create a login').click();
    await createLogin(account);
    identity.willRefreshTo(account);
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect.poll(address).toBe('/account/link');
    await expect.element(LINK).toBeVisible();
  });

  it('returns from the link in the e-mail, which opens another tab', async () => {
    const { app, account } = await openAsVisitor('mobile');
    await link('Log in').click();
    await link('Create a login').click();
    await createLogin(account);
    backend.codeOutcome = { ok: true, value: account.email };
    backend.onApplied = () => identity.willRefreshTo(account);
    history.replaceState(null, '', '/account/pending?mode=verifyEmail&oobCode=x');
    await app.reopen();
    await expect.poll(address).toBe('/account/link');
  });

  it('does not return after a login that was created from another page', async () => {
    const { account } = await openAsVisitor('desktop');
    localStorage.setItem('casino.draft.join-1', JSON.stringify({ wanted: '/account/link' }));
    await link('Log in').click();
    history.replaceState(null, '', '/login');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await link('Create a login').click();
    await createLogin(account);
    identity.willRefreshTo(account);
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect.poll(address).toBe('/account/verify');
  });

  it('links to support and to the join form', async () => {
    await openAsVisitor('desktop');
    await link('Contact support').click();
    await expect.element(HEADING).toHaveTextContent('Contact support');
    history.back();
    await link('Join now').click();
    await expect.poll(address).toBe('/account/register');
  });
});
