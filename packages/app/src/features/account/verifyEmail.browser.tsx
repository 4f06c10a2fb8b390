import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CodeRefusal } from '../../session/emailCodes.ts';
import { user } from '../../session/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { address, openApp } from '../../testing/openApp.tsx';

const MAIN = page.getByRole('main');
const ALERT = page.getByRole('alert');
const NETWORK = 'Network error. Check your connection.';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const refused = (refusal: CodeRefusal) => ({ ok: false, refusal }) as const;

describe('§2, §4: a new login', () => {
  const RESEND = page.getByRole('button', { name: 'Send the email again' });
  const CHECK = page.getByRole('button', { name: 'I have verified my email' });
  const LINK = '/account/pending?mode=verifyEmail&oobCode=x';

  let logins = 0;
  /** A login whose address is not verified. */
  const waiting = () => {
    logins += 1;
    return { ...user, uid: `waiting-${logins}`, emailVerified: false };
  };

  it('sends its e-mail again', async () => {
    await openApp('/account/pending', { as: waiting() });
    await RESEND.click();
    await expect.element(page.getByText(/We have sent it again/)).toBeVisible();
    expect(backend.requestsOf('users-resendVerificationEmail')).toMatchObject([
      { email: user.email },
    ]);
  });

  it('§8 cannot be asked to verify again what is verified', async () => {
    await openApp('/account/pending', { as: waiting() });
    backend.reply('users-resendVerificationEmail', { success: true, isVerified: true });
    await RESEND.click();
    await expect
      .element(page.getByRole('dialog', { name: 'Error' }))
      .toMatchTextContent('verified already');
  });

  it('says that its e-mail was not sent again where nothing answers', async () => {
    await openApp('/account/pending', { as: waiting() });
    backend.refuse('users-resendVerificationEmail', 'no-response');
    await RESEND.click();
    await expect.element(ALERT).toHaveTextContent(NETWORK);
  });

  it('goes on once the address is verified elsewhere', async () => {
    const login = waiting();
    await openApp('/account/pending', { as: login });
    await CHECK.click();
    await expect.element(MAIN).toMatchTextContent('not verified yet');
    identity.willRefreshTo({ ...login, emailVerified: true });
    await CHECK.click();
    await expect.poll(address).toBe('/');
  });

  it('goes on by itself when the page comes into view', async () => {
    const login = waiting();
    await openApp('/account/pending', { as: login });
    await expect.element(CHECK).toBeVisible();
    identity.willRefreshTo({ ...login, emailVerified: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(address).toBe('/');
  });

  it('its link says in a browser where nobody is signed in that the address is verified', async () => {
    await openApp(LINK, { as: null });
    await expect.element(heading('Your email is verified')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('its link says that it is used up where nobody is signed in', async () => {
    await openApp(LINK, {
      as: null,
      given: () => {
        backend.codeOutcome = refused('invalid');
      },
    });
    await expect.element(heading('This link no longer works')).toBeVisible();
  });

  it('its link is tried again where nothing answered', async () => {
    await openApp(LINK, {
      as: null,
      given: () => {
        backend.codeOutcome = refused(null);
      },
    });
    await expect.element(heading('We could not verify your address')).toBeVisible();
    backend.codeOutcome = { ok: true, value: '' };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(heading('Your email is verified')).toBeVisible();
  });
});

it('§8 a missing e-mail address is a Problem', async () => {
  await openApp('/account/pending', { as: null });
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Problem' })).toBeVisible();
  expect(backend.requestsOf('users-resendVerificationEmail')).toEqual([]);
});
