import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { joinDraft } from '../shared/account/joinDraft.ts';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const EMAIL = 'zoe@example.test';
const ALERT = page.getByRole('alert');
const MAIN = page.getByRole('main');
const CREATE = page.getByRole('button', { name: 'Create login' });
const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });
const DETAILS = { firstName: 'Zoë', lastName: "O'Sample-Ng", dob: '1980-02-29', email: EMAIL };

/** Opens the password page with a saved draft. */
async function openPassword(): Promise<void> {
  await openApp('/account/password', {
    as: null,
    given: () => {
      joinDraft.keepLogin(DETAILS);
      identity.account = { ...user, uid: 'new-login', email: EMAIL, emailVerified: false };
    },
  });
  await PASSWORD_FIELD.fill(PASSWORD);
}

describe('§2, §4: creating a login', () => {
  it('creates the login, signs the user in and clears the draft', async () => {
    await openPassword();
    await expectAccessible();
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    expect(backend.requestsOf('users-createUser')).toMatchObject([
      { baseAccount: DETAILS, password: PASSWORD },
    ]);
    await expect.element(MAIN).toMatchTextContent(EMAIL);
    const stored = JSON.stringify(localStorage);
    expect(stored).not.toContain('Sample');
    expect(stored).not.toContain(PASSWORD);
  });

  it('§5.4 shows the refusal of a weak password and keeps the form', async () => {
    await openPassword();
    const error = 'The chosen password is too weak';
    backend.reply('users-createUser', { success: false, error });
    await CREATE.click();
    await expect.element(ALERT).toHaveTextContent(error);
    expect(identity.signIns).toEqual([]);
    await page.getByRole('link', { name: 'Change my details' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveValue('Zoë');
    await expect.element(page.getByLabelText('Day')).toHaveValue('29');
  });

  it.each([
    ['opens a Problem dialog when the e-mail was not sent', { success: true, emailSent: false }, 1],
    ['§7.4 accepts a reply that holds only success', { success: true }, 0],
  ])('%s', async (_, reply, dialogs) => {
    await openPassword();
    backend.reply('users-createUser', reply);
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    const dialog = page.getByRole('dialog', { name: 'Problem' });
    await expect.poll(() => dialog.elements()).toHaveLength(dialogs);
  });

  it.each([
    ['an address with an existing login', () => PASSWORD_FIELD.fill('not-the-password')],
    ['a failed sign-in', () => identity.refuse('auth/network-request-failed')],
  ])('%s leads to the pending page, signed out and without an error', async (_, given) => {
    await openPassword();
    await given();
    await CREATE.click();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(MAIN).toMatchTextContent(EMAIL);
    await expect.element(MAIN).toMatchTextContent('We have sent you a link.');
    await expect.element(MAIN.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect.element(ALERT).not.toBeInTheDocument();
  });
});
