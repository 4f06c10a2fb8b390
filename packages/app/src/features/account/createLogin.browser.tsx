import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { address, openApp } from '../../testing/openApp.tsx';

const EMAIL = 'zoe@example.test';
const ALERT = page.getByRole('alert');
const MAIN = page.getByRole('main');
const NETWORK = 'Network error. Check your connection.';

/** The details of a new login as this device keeps them. */
const DETAILS = {
  firstName: 'Zoë',
  lastName: "O'Sample-Ng",
  dob: '1980-02-29',
  email: EMAIL,
};

const drafts = () => JSON.stringify(localStorage);

describe('§2, §4: a new login', () => {
  const CREATE = page.getByRole('button', { name: 'Create login' });
  const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });

  /** Opens the password page after the details were given. */
  async function openPassword(): Promise<void> {
    await openApp('/account/password', {
      as: null,
      given: () => {
        localStorage.setItem('casino.draft.create-login-1', JSON.stringify(DETAILS));
        identity.account = { ...user, uid: 'new-login', email: EMAIL, emailVerified: false };
      },
    });
    await PASSWORD_FIELD.fill(PASSWORD);
  }

  it('is created with the details, signed in, and forgets them', async () => {
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
    ['a weak password', 'The chosen password is too weak'],
    ['somebody under age', 'You must be 18 or over.'],
  ])('§5 is refused for %s, and the form is kept', async (_, error) => {
    await openPassword();
    backend.reply('users-createUser', { success: false, error });
    await CREATE.click();
    await expect.element(ALERT).toHaveTextContent(error);
    expect(identity.signIns).toEqual([]);
    await page.getByRole('link', { name: 'Change my details' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Zoë');
    await expect.element(page.getByLabelText('Day')).toHaveValue('29');
  });

  it('is not half there after the connection is lost on the way', async () => {
    await openPassword();
    backend.refuse('users-createUser', 'no-response');
    await CREATE.click();
    await expect.element(ALERT).toHaveTextContent(NETWORK);
    expect(identity.signIns).toEqual([]);
    backend.reply('users-createUser', { success: true, emailSent: true });
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
  });

  it('tells a Problem where its e-mail could not be sent', async () => {
    await openPassword();
    backend.reply('users-createUser', { success: true, emailSent: false });
    await CREATE.click();
    await expect.element(page.getByRole('dialog', { name: 'Problem' })).toBeVisible();
    await expect.poll(address).toBe('/account/pending');
  });

  it('§7 is there with a reply of success alone', async () => {
    await openPassword();
    backend.reply('users-createUser', { success: true });
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('of an address that has a login already waits for its e-mail, signed out and without an error', async () => {
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

  it('that could not be signed in waits for its e-mail, signed out', async () => {
    await openPassword();
    identity.refuse('auth/network-request-failed');
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(MAIN).toMatchTextContent(EMAIL);
    await expect.element(MAIN.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(ALERT).not.toBeInTheDocument();
  });

  it('is sent once by a double click', async () => {
    await openPassword();
    await CREATE.dblClick();
    await expect.poll(address).toBe('/account/pending');
    expect(backend.requestsOf('users-createUser')).toHaveLength(1);
  });
});
