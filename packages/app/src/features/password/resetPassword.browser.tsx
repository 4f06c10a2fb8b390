import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CodeRefusal } from '../../session/identity/emailCodes.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const MAIN = page.getByRole('main');
const ALERT = page.getByRole('alert');
const NETWORK = 'Network error. Check your connection.';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const refused = (refusal: CodeRefusal) => ({ ok: false, refusal }) as const;

describe('§2, §4: a forgotten password', () => {
  const SAVE = page.getByRole('button', { name: 'Save the new password' });

  async function openLink(token: string): Promise<void> {
    await openApp(`/reset-password?mode=resetPassword&token=${token}`, {
      as: null,
      given: () => {
        backend.codeOutcome = { ok: true, value: user.email };
      },
    });
    await expect.element(MAIN).toMatchTextContent(user.email);
    await page.getByLabelText('New password').fill('mole-lantern-oboe-78');
  }

  it('a link is not opened again by a change of the language', async () => {
    await openLink('a.b.c');
    backend.reply('users-openPasswordReset', { success: false, error: 'used' });
    await page.getByRole('radio', { name: '简体中文' }).click();
    await expect.poll(() => document.documentElement.lang).toBe('zh-Hans');
    await expect.element(MAIN).toMatchTextContent(user.email);
    expect(backend.requestsOf('users-openPasswordReset')).toHaveLength(1);
  });

  it.each([
    ['without a code', ''],
    ['with another mode', '?mode=verifyEmail&oobCode=x'],
  ])('a link %s does not work', async (_, query) => {
    await openApp(`/reset-password${query}`, { as: null });
    await expect.element(heading('This link does not work')).toBeVisible();
  });

  it.each([
    ['§9', 'was never sent', 'invalid', 'This link does not work'],
    ['§9.8', 'is older than 2 hours', 'expired', 'This link has expired'],
    ['§9', 'was used', 'used', 'This link was used already'],
    ['§9', 'is not the newest', 'replaced', 'We sent you a newer link'],
  ] as const)('%s the page explains that a link %s', async (_, __, error, title) => {
    await openApp('/reset-password?mode=resetPassword&token=a.b.c', {
      as: null,
      given: () => backend.reply('users-openPasswordReset', { success: false, error }),
    });
    await expect.element(heading(title)).toBeVisible();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect.poll(address).toBe('/forgotten-password');
  });

  it('a truncated link does not work', async () => {
    await openApp('/reset-password?mode=resetPassword&token=a.b.c', {
      as: null,
      given: () => backend.refuse('users-openPasswordReset', 'invalid-argument'),
    });
    await expect.element(heading('This link does not work')).toBeVisible();
  });

  it('a retry checks the link again after the server failed', async () => {
    await openApp('/reset-password?mode=resetPassword&token=a.b.c', {
      as: null,
      given: () => backend.refuse('users-openPasswordReset', 'no-response'),
    });
    await expect.element(MAIN).toMatchTextContent(NETWORK);
    backend.reply('users-openPasswordReset', { success: true, oobCode: 'code' });
    backend.codeOutcome = { ok: true, value: user.email };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(MAIN).toMatchTextContent(user.email);
  });

  it.each([
    ['was never issued', 'invalid', 'This link does not work'],
    ['has expired', 'expired', 'This link has expired'],
    ['could not be checked', null, 'We could not check your link'],
  ] as const)('the page explains that a code %s', async (_, refusal, title) => {
    await openApp('/reset-password?mode=resetPassword&oobCode=x', {
      as: null,
      given: () => {
        backend.codeOutcome = refused(refusal);
      },
    });
    await expect.element(heading(title)).toBeVisible();
  });

  it('a retry checks the code again after the identity service failed', async () => {
    await openApp('/reset-password?mode=resetPassword&oobCode=x', {
      as: null,
      given: () => {
        backend.codeOutcome = refused(null);
      },
    });
    await expect.element(MAIN).toMatchTextContent(NETWORK);
    backend.codeOutcome = { ok: true, value: user.email };
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(MAIN).toMatchTextContent(user.email);
  });

  it('a link that this tab has used shows that it was used already', async () => {
    await openLink('a.b.once');
    await expectAccessible();
    await SAVE.click();
    await expect.element(heading('Your password is changed')).toBeVisible();
    history.pushState(null, '', '/reset-password?mode=resetPassword&token=a.b.once');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await expect.element(heading('This link was used already')).toBeVisible();
  });

  it.each([
    ['§5.4', 'a weak password', 'weak-password', 'The chosen password is too weak'],
    ['§5', 'a missing response', null, NETWORK],
  ] as const)(
    '%s the form shows an error for %s, and a retry saves the password',
    async (_, __, refusal, words) => {
      await openLink('a.b.still');
      backend.resetOutcome = refused(refusal);
      await SAVE.click();
      await expect.element(ALERT).toHaveTextContent(words);
      backend.resetOutcome = { ok: true, value: '' };
      await SAVE.click();
      await expect.poll(address).toBe('/reset-password-success');
    },
  );

  it.each([
    ['expired', 'This link has expired'],
    ['invalid', 'This link was used already'],
  ] as const)(
    'the page explains that a code is %s when the password is sent',
    async (refusal, title) => {
      await openApp('/reset-password?mode=resetPassword&oobCode=late', {
        as: null,
        given: () => {
          backend.codeOutcome = { ok: true, value: user.email };
        },
      });
      await page.getByLabelText('New password').fill('mole-lantern-oboe-78');
      backend.resetOutcome = refused(refusal);
      await SAVE.click();
      await expect.element(heading(title)).toBeVisible();
    },
  );

  it('§9 a page that stays open until its code expires requests a new code', async () => {
    await openLink('a.b.slow');
    backend.resetOutcome = refused('expired');
    backend.reply('users-openPasswordReset', () => {
      backend.resetOutcome = { ok: true, value: '' };
      return { success: true, oobCode: 'fresh' };
    });
    await SAVE.click();
    await expect.element(heading('Your password is changed')).toBeVisible();
    expect(backend.requestsOf('users-openPasswordReset')).toHaveLength(2);
  });

  it('§9 a page that stays open until its link expires says so', async () => {
    await openLink('a.b.late');
    backend.resetOutcome = refused('expired');
    backend.reply('users-openPasswordReset', { success: false, error: 'expired' });
    await SAVE.click();
    await expect.element(heading('This link has expired')).toBeVisible();
  });

  it('§8 a deleted login opens a dialog, then /account/create with the address', async () => {
    await openLink('a.b.gone');
    backend.resetOutcome = refused('gone');
    await SAVE.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent('create a new one');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect.poll(address).toBe('/account/create');
    await expect.element(page.getByLabelText('Email')).toHaveValue(user.email);
  });
});
