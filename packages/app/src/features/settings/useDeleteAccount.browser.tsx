import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStorage } from '../../lib/device/storage.ts';
import { session } from '../../session/current/appSession.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./{login,settings}/*Route.tsx', { base: '../' }));

const PATH = '/settings/delete';
const DELETE = 'users-deleteAccount';
const alert = page.getByRole('alert');
const gone = page.getByRole('dialog', { name: 'Your account is gone' });
const submit = page.getByRole('button', { name: 'Delete my account' });

/** Fills in the form and answers the dialog. */
async function deleteAccount(password = PASSWORD, answer = 'Delete for good'): Promise<void> {
  await page.getByLabelText('Your password').fill(password);
  await submit.click();
  await page.getByRole('button', { name: answer }).click();
}

beforeEach(async () => {
  await openApp(PATH, { layout: 'mobile' });
  await expect.element(submit).toBeVisible();
  deviceStorage.rememberEmail('jack@demo.test');
});

describe('§2, §6: Delete My Account', () => {
  it.each([
    ['§6.11 deletes the account for good', false, 'have been deleted'],
    [
      '§2.82 §6.12 forget me sends a data removal request and shows its reference',
      true,
      'DR-7K4M-Q2XP',
    ],
  ])('%s, and clears the device', async (_, forgetMe, words) => {
    if (forgetMe) await page.getByRole('checkbox', { name: /^Also forget me/ }).click();
    await deleteAccount();
    await expect.element(gone).toMatchTextContent(words);
    expect(backend.requestsOf(DELETE)).toEqual([{ forgetMe }]);
    await expect.poll(address).toBe('/login');
    expect(deviceStorage.lastEmail()).toBeNull();
    const copies = Object.keys(localStorage).filter((key) => key.startsWith('casino.member.'));
    expect(copies).toEqual([]);
  });

  it('cannot be sent offline', async () => {
    setOnline(false);
    await expect.element(submit).toBeDisabled();
    setOnline(true);
    await expect.element(submit).toBeEnabled();
  });
});

describe('§6 an account is kept', () => {
  it.each([
    ['after a wrong password', () => {}, 'Not-mine-1', 'Invalid credentials. Please try again.'],
    [
      'after a refusal by the identity service',
      () => identity.refuse('auth/too-many-requests'),
      PASSWORD,
      'Too many failed attempts. Try again later.',
    ],
    [
      'if the session is too old by the server’s clock',
      () => backend.reply(DELETE, { success: false, error: 'password-required' }),
      PASSWORD,
      'Please enter your password again.',
    ],
    [
      'after too many attempts',
      () => backend.refuse(DELETE, 'resource-exhausted', 'Too many tries. Wait a minute.'),
      PASSWORD,
      'Too many tries. Wait a minute.',
    ],
    [
      'after a lost reply, which the message calls not confirmed',
      () => backend.refuse(DELETE, 'no-response'),
      PASSWORD,
      'could not confirm',
    ],
    [
      'after an error, which the message calls not confirmed',
      () => backend.refuse(DELETE, 'internal'),
      PASSWORD,
      'could not confirm',
    ],
  ])('%s, and the next attempt deletes it', async (_, given, password, words) => {
    given();
    await deleteAccount(password);
    await expect.element(alert).toMatchTextContent(words);
    expect(session.getSnapshot().status).toBe('ready');
    expect(deviceStorage.lastEmail()).not.toBeNull();
    identity.allow();
    backend.reply(DELETE, { success: true, reference: null });
    await deleteAccount();
    await expect.element(gone).toBeVisible();
  });

  it('after a cancelled dialog', async () => {
    await deleteAccount(PASSWORD, 'Keep my account');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(backend.requestsOf(DELETE)).toEqual([]);
    expect(address()).toBe(PATH);
  });
});
