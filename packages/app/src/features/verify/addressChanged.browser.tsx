import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob(
    [
      './{join,login,link,password,verify,support}/*Route.tsx',
      './home/HomeRoute.tsx',
      './offers/OffersRoute.tsx',
    ],
    {
      base: '../',
    },
  ),
);

const CHANGED = { ...user, email: 'new.address@demo.test' };
const FORMER = 'jack@demo.test';
const button = (name: string) => page.getByRole('button', { name });
const TITLE = page.getByRole('heading', { level: 1, name: 'Your email address has changed' });

let logins = 0;
const changedLogin = () => {
  logins += 1;
  return { ...CHANGED, uid: `changed-${logins}` };
};

/** The rules refuse the profile of a login whose address changed. */
function refuseProfile() {
  backend.refuseDocument('profile', 'permission-denied');
  const refused = { success: false, error: 'address-changed', provenEmail: FORMER } as const;
  backend.reply('users-setVerifiedEmail', (request) => (request?.token ? prove() : refused));
}

function prove() {
  backend.setProfile();
  return { success: true };
}

const open = (path = '/offers', as = changedLogin()) =>
  openApp(path, { as, layout: 'mobile', given: refuseProfile });

describe('§4 a login whose address changed at the identity service', () => {
  it('goes to the page that says so, from any page', async () => {
    await open();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(TITLE).toBeVisible();
    await expect.element(page.getByText(CHANGED.email)).toBeVisible();
    await expect.element(page.getByText(FORMER)).toBeVisible();
    await expectAccessible();
  });

  it('sends the e-mail that proves the new address', async () => {
    await open();
    await button('Send me a verification email').click();
    await expect.element(page.getByText(/^We have sent you a link/)).toBeVisible();
    const sent = backend.requestsOf('users-resendVerificationEmail');
    expect(sent).toMatchObject([{ email: CHANGED.email }]);
  });

  it('logs out after going back, with the former address in the log-in form', async () => {
    await open();
    await button('Go back to the verified address').click();
    await expect.poll(address).toBe('/login');
    expect(backend.requestsOf('users-restoreEmail')).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect.element(page.getByLabelText('Email')).toHaveValue(FORMER);
  });

  it('says that another login has the former address', async () => {
    await open();
    backend.reply('users-restoreEmail', { success: false });
    await button('Go back to the verified address').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('another login has that');
  });

  it('continues once another tab has proved the address', async () => {
    await open();
    await button('I have verified my email').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('not verified yet');
    prove();
    await button('I have verified my email').click();
    await expect.poll(address).toBe('/');
  });
});

describe('§4 the link that proves a changed address', () => {
  const token = `e30.${btoa(JSON.stringify({ email: CHANGED.email }))}.x`;
  const LINK = `/account/pending?mode=verifyAddress&token=${token}`;
  const FIELD = page.getByLabelText('Password', { exact: true });

  it.each([
    ['signed in', changedLogin()],
    ['signed out', null],
  ])('asks for the password of the login: %s', async (_, as) => {
    await openApp(LINK, { as, given: refuseProfile });
    identity.account = as ?? changedLogin();
    await FIELD.fill(PASSWORD);
    expect(backend.requestsOf('users-setVerifiedEmail').some((each) => each?.token)).toBe(false);
    await button('Verify my email').click();
    await expect.poll(address).toBe('/');
    expect(backend.requestsOf('users-setVerifiedEmail')).toContainEqual({ token });
  });

  it('says that it no longer works', async () => {
    await open(LINK);
    identity.account = changedLogin();
    backend.reply('users-setVerifiedEmail', { success: false, error: 'expired' });
    await FIELD.fill(PASSWORD);
    await button('Verify my email').click();
    const heading = page.getByRole('heading', { level: 1, name: 'This link no longer works' });
    await expect.element(heading).toBeVisible();
  });

  it('rejects a token that names no address', async () => {
    await openApp('/account/pending?mode=verifyAddress&token=broken', { as: null });
    const heading = page.getByRole('heading', { level: 1, name: 'This link no longer works' });
    await expect.element(heading).toBeVisible();
  });
});
