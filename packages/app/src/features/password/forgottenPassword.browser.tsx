import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const EMAIL = 'zoe@example.test';
const ALERT = page.getByRole('alert');

describe('§2, §4: a forgotten password', () => {
  const SEND = page.getByRole('button', { name: 'Send the link' });

  async function openForm(): Promise<void> {
    await openApp('/forgotten-password', { as: null });
    await page.getByLabelText('Email').fill(EMAIL);
  }

  it('opens the confirmation page', async () => {
    await openForm();
    await SEND.click();
    await expect.poll(address).toBe('/forgotten-password-confirm');
    expect(backend.requestsOf('users-sendPasswordReset')).toMatchObject([{ email: EMAIL }]);
  });

  it.each([
    ['without a code', {}],
    ['with the code', { code: 'no-password-login' }],
  ] as const)(
    '§8.26 the error to create a new one opens a dialog, then /account/create with the address: %s',
    async (_, code) => {
      await openForm();
      const error = 'There is no login: please create a new one.';
      backend.reply('users-sendPasswordReset', { success: false, error, ...code });
      await SEND.click();
      const dialog = page.getByRole('dialog', { name: 'Error' });
      await expect.element(dialog).toMatchTextContent('create a new one');
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect.poll(address).toBe('/account/create');
      await expect.element(page.getByLabelText('Email')).toHaveValue(EMAIL);
    },
  );

  it('the form shows any other error', async () => {
    await openForm();
    backend.reply('users-sendPasswordReset', { success: false, error: 'Not today.' });
    await SEND.click();
    await expect.element(ALERT).toHaveTextContent('Not today.');
    backend.refuse('users-sendPasswordReset', 'internal');
    await SEND.click();
    await expect.element(ALERT).toHaveTextContent('Something went wrong');
    expect(address()).toBe('/forgotten-password');
  });

  it('the button is disabled offline', async () => {
    await openForm();
    setOnline(false);
    await expect.element(SEND).toBeDisabled();
  });
});
