import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./{login/*,home/Home}Route.tsx', { base: '../' }));

const EMAIL = page.getByLabelText('Email');
const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });
const SEND = page.getByRole('button', { name: 'Log in' });
const HEADING = page.getByRole('heading', { level: 1 });

let accounts = 0;

/** Opens the log-in page for a visitor with an account. */
async function openLogin(path = '/login-mobile'): Promise<void> {
  accounts += 1;
  const account = { ...user, uid: `login-${accounts}` };
  await openApp(path, {
    as: null,
    given: () => {
      identity.account = account;
    },
  });
}

async function fillIn(password = PASSWORD): Promise<void> {
  await EMAIL.fill(user.email);
  await PASSWORD_FIELD.fill(password);
}

describe('§8 sign-in errors', () => {
  it('§8.4 §2.71 a wrong password shows an error and keeps the address, and a double click then signs in once', async () => {
    await openLogin();
    await fillIn('not-the-password');
    await SEND.click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Invalid credentials. Please try again.');
    await expect.element(EMAIL).toHaveValue(user.email);
    await PASSWORD_FIELD.fill(PASSWORD);
    // Home would be under the second click.
    const answer = backend.hold('members-getMember');
    await SEND.dblClick();
    answer();
    await expect.element(HEADING).toHaveTextContent('Welcome back, Demo');
    expect(identity.signIns).toHaveLength(2);
  });

  it('the button is disabled offline', async () => {
    await openLogin();
    await expect.element(SEND).toBeEnabled();
    setOnline(false);
    await expect.element(SEND).toBeDisabled();
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    setOnline(true);
    await expect.element(SEND).toBeEnabled();
  });
});

describe('§2, §4: log-in', () => {
  it('§3.64 the form remembers the last address after log-out, but not the password', async () => {
    await openLogin('/login');
    await fillIn();
    await SEND.click();
    await page.getByRole('button', { name: 'Demo Jack' }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(EMAIL).toHaveValue(user.email);
    await expect.element(PASSWORD_FIELD).toHaveValue('');
    expect(address()).toBe('/login');
  });

  it('the form clears the password when the member fails to load', async () => {
    await openLogin();
    backend.refuse('members-getMember', 'internal');
    await fillIn();
    await SEND.click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(PASSWORD_FIELD).toHaveValue('');
  });
});
