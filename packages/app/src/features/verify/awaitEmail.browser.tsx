import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const MAIN = page.getByRole('main');
const ALERT = page.getByRole('alert');
const NETWORK = 'Network error. Check your connection.';

describe('§2, §4: waiting for the verification e-mail', () => {
  const RESEND = page.getByRole('button', { name: 'Send the email again' });
  const CHECK = page.getByRole('button', { name: 'I have verified my email' });

  let logins = 0;
  /** A login whose address is not verified. */
  const waiting = () => {
    logins += 1;
    return { ...user, uid: `waiting-${logins}`, emailVerified: false };
  };

  it('§2.74 the button sends the verification e-mail again', async () => {
    await openApp('/account/pending', { as: waiting() });
    await RESEND.click();
    await expect.element(page.getByText(/We have sent it again/)).toBeVisible();
    expect(backend.requestsOf('users-resendVerificationEmail')).toMatchObject([
      { email: user.email },
    ]);
  });

  it('§8.27 an error dialog says that the address is verified already', async () => {
    await openApp('/account/pending', { as: waiting() });
    backend.reply('users-resendVerificationEmail', { success: false, isVerified: true });
    await RESEND.click();
    await expect
      .element(page.getByRole('dialog', { name: 'Error' }))
      .toMatchTextContent('verified already');
  });

  it('§7 the page shows an error when the server refuses, and a retry sends the e-mail', async () => {
    await openApp('/account/pending', { as: waiting() });
    backend.reply('users-resendVerificationEmail', { success: false });
    await RESEND.click();
    await expect.element(ALERT).toHaveTextContent('Something went wrong');
    backend.reply('users-resendVerificationEmail', { success: true });
    await RESEND.click();
    await expect.element(page.getByText(/We have sent it again/)).toBeVisible();
  });

  it('the page shows a network error when the server does not respond', async () => {
    await openApp('/account/pending', { as: waiting() });
    backend.refuse('users-resendVerificationEmail', 'no-response');
    await RESEND.click();
    await expect.element(ALERT).toHaveTextContent(NETWORK);
  });

  it('the check button opens home once the address is verified elsewhere', async () => {
    const login = waiting();
    await openApp('/account/pending', { as: login });
    await CHECK.click();
    await expect.element(MAIN).toMatchTextContent('not verified yet');
    identity.willRefreshTo({ ...login, emailVerified: true });
    await CHECK.click();
    await expect.poll(address).toBe('/');
  });

  it('the page checks the address again when it becomes visible', async () => {
    const login = waiting();
    await openApp('/account/pending', { as: login });
    await expect.element(CHECK).toBeVisible();
    identity.willRefreshTo({ ...login, emailVerified: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(address).toBe('/');
  });
});

it('§8.28 a missing e-mail address opens a Problem dialog', async () => {
  await openApp('/account/pending', { as: null });
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Problem' })).toBeVisible();
  expect(backend.requestsOf('users-resendVerificationEmail')).toEqual([]);
});
