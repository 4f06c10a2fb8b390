import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const EMAIL = 'zoe@example.test';
const ALERT = page.getByRole('alert');
const MAIN = page.getByRole('main');
const NETWORK = 'Network error. Check your connection.';

/** The draft of a new login in local storage. */
const DETAILS = {
  firstName: 'Zoë',
  lastName: "O'Sample-Ng",
  dob: '1980-02-29',
  email: EMAIL,
};

const drafts = () => JSON.stringify(localStorage);

describe('§2, §4: creating a login', () => {
  const CREATE = page.getByRole('button', { name: 'Create login' });
  const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });

  /** Opens the password page with a saved draft. */
  async function openPassword(): Promise<void> {
    await openApp('/account/password', {
      as: null,
      given: () => {
        localStorage.setItem('casino.draft.join-1', JSON.stringify({ login: DETAILS }));
        identity.account = { ...user, uid: 'new-login', email: EMAIL, emailVerified: false };
      },
    });
    await PASSWORD_FIELD.fill(PASSWORD);
  }

  it('creates the login, signs the user in and clears the draft', async () => {
    await openPassword();
    await expectAccessible();
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    expect(backend.requestsOf('users-createUser')).toMatchObject([
      { baseAccount: DETAILS, password: PASSWORD },
    ]);
    await expect.element(MAIN).toMatchTextContent(EMAIL);
    expect(drafts()).not.toContain('Sample');
    expect(drafts()).not.toContain(PASSWORD);
  });

  it.each([
    ['§5.4', 'a weak password', 'The chosen password is too weak'],
    ['§5', 'a user under 18', 'You must be 18 or over.'],
  ])('%s shows the refusal of %s and keeps the form', async (_, __, error) => {
    await openPassword();
    backend.reply('users-createUser', { success: false, error });
    await CREATE.click();
    await expect.element(ALERT).toHaveTextContent(error);
    expect(identity.signIns).toEqual([]);
    await page.getByRole('link', { name: 'Change my details' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Zoë');
    await expect.element(page.getByLabelText('Day')).toHaveValue('29');
  });

  it('a lost connection shows an error, and a retry creates the login', async () => {
    await openPassword();
    backend.refuse('users-createUser', 'no-response');
    await CREATE.click();
    await expect.element(ALERT).toHaveTextContent(NETWORK);
    expect(identity.signIns).toEqual([]);
    backend.reply('users-createUser', { success: true, emailSent: true });
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
  });

  it('opens a Problem dialog when the e-mail was not sent', async () => {
    await openPassword();
    backend.reply('users-createUser', { success: true, emailSent: false });
    await CREATE.click();
    await expect.element(page.getByRole('dialog', { name: 'Problem' })).toBeVisible();
    await expect.poll(address).toBe('/account/pending');
  });

  it('§7.4 accepts a reply that holds only success', async () => {
    await openPassword();
    backend.reply('users-createUser', { success: true });
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('an address with an existing login leads to the pending page, signed out and without an error', async () => {
    await openPassword();
    await PASSWORD_FIELD.fill('not-the-password');
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(MAIN).toMatchTextContent(EMAIL);
    await expect.element(MAIN).toMatchTextContent('We have sent you a link.');
    await expect.element(MAIN.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(ALERT).not.toBeInTheDocument();
    expect(drafts()).not.toContain('Sample');
  });

  it('a failed sign-in leads to the pending page, signed out', async () => {
    await openPassword();
    identity.refuse('auth/network-request-failed');
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(MAIN).toMatchTextContent(EMAIL);
    await expect.element(MAIN.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(ALERT).not.toBeInTheDocument();
  });

  it('a double click sends one request', async () => {
    await openPassword();
    const answer = backend.hold('users-createUser');
    await CREATE.dblClick();
    answer();
    await expect.poll(address).toBe('/account/pending');
    expect(backend.requestsOf('users-createUser')).toHaveLength(1);
  });
});
