import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CodeOutcome, CodeRefusal } from '../../session/identity/emailCodes.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,verify,support}/*Route.tsx', { base: '../' }),
);

const SEND = page.getByRole('button', { name: 'Send the link' });
const SAVE = page.getByRole('button', { name: 'Save the new password' });
const EMAIL = page.getByLabelText('Email');
const MAIN = page.getByRole('main');
const ALERT = page.getByRole('alert');
const NETWORK = 'Network error. Check your connection.';
const OPEN = 'users-openPasswordReset';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const opened: CodeOutcome = { ok: true, value: user.email };
const refused = (refusal: CodeRefusal) => ({ ok: false, refusal }) as const;

/** Opens the page of a link, by its query, which the identity service accepts. */
async function openPage(query: string, given?: () => void): Promise<void> {
  await openApp(`/reset-password${query}`, {
    as: null,
    given: () => {
      backend.codeOutcome = opened;
      given?.();
    },
  });
}

/** Opens a valid link and fills in a password. */
async function openLink(token: string): Promise<void> {
  await openPage(`?mode=resetPassword&token=${token}`);
  await expect.element(MAIN).toMatchTextContent(user.email);
  await page.getByLabelText('New password').fill('mole-lantern-oboe-78');
}

/** Confirms the dialog of a login that does not exist, which leads to a new one with its address. */
async function expectCreateNew(email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Error' });
  await expect.element(dialog).toMatchTextContent('create a new one');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.poll(address).toBe('/account/create');
  await expect.element(EMAIL).toHaveValue(email);
}

describe('§2, §4: the form for a forgotten password', () => {
  async function openForm(): Promise<void> {
    await openApp('/forgotten-password', { as: null });
    await EMAIL.fill('zoe@example.test');
  }

  it('opens the confirmation page', async () => {
    await openForm();
    await SEND.click();
    await expect.poll(address).toBe('/forgotten-password-confirm');
    expect(backend.requestsOf('users-sendPasswordReset')).toMatchObject([
      { email: 'zoe@example.test' },
    ]);
  });

  it.each([
    ['without a code', {}],
    ['with the code', { code: 'no-password-login' }],
  ] as const)(
    '§8.26 opens /account/create after the dialog to create a new login: %s',
    async (_, code) => {
      await openForm();
      const error = 'There is no login: please create a new one.';
      backend.reply('users-sendPasswordReset', { success: false, error, ...code });
      await SEND.click();
      await expectCreateNew('zoe@example.test');
    },
  );

  it('shows any other error, and is disabled offline', async () => {
    await openForm();
    backend.reply('users-sendPasswordReset', { success: false, error: 'Not today.' });
    await SEND.click();
    await expect.element(ALERT).toHaveTextContent('Not today.');
    setOnline(false);
    await expect.element(SEND).toBeDisabled();
  });
});

describe('§2, §4, §9: the link of the e-mail', () => {
  const refuse = (error: 'invalid' | 'expired' | 'used' | 'replaced') => () =>
    backend.reply(OPEN, { success: false, error });
  const code = (refusal: CodeRefusal) => () => {
    backend.codeOutcome = refused(refusal);
  };
  const nothing = () => {};
  const TOKEN = '?mode=resetPassword&token=a.b.c';
  const CODE = '?mode=resetPassword&oobCode=x';

  it.each([
    ['has no code', '', nothing, 'This link does not work'],
    ['has another mode', '?mode=verifyEmail&oobCode=x', nothing, 'This link does not work'],
    ['was never sent', TOKEN, refuse('invalid'), 'This link does not work'],
    ['is older than 2 hours (§9.8)', TOKEN, refuse('expired'), 'This link has expired'],
    ['was used', TOKEN, refuse('used'), 'This link was used already'],
    ['is not the newest', TOKEN, refuse('replaced'), 'We sent you a newer link'],
    [
      'is truncated',
      TOKEN,
      () => backend.refuse(OPEN, 'invalid-argument'),
      'This link does not work',
    ],
    ['has a code that was never issued', CODE, code('invalid'), 'This link does not work'],
    ['has a code that has expired', CODE, code('expired'), 'This link has expired'],
  ])('the page explains that it %s', async (_, query, given, title) => {
    await openPage(query, given);
    await expect.element(heading(title)).toBeVisible();
  });

  it.each([
    ['server', TOKEN, () => backend.refuse(OPEN, 'no-response')],
    ['identity service', CODE, code(null)],
  ])('a retry checks it again after the %s failed', async (_, query, given) => {
    await openPage(query, given);
    await expect.element(heading('We could not check your link')).toBeVisible();
    await expect.element(MAIN).toMatchTextContent(NETWORK);
    backend.reply(OPEN, { success: true, oobCode: 'code' });
    backend.codeOutcome = opened;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(MAIN).toMatchTextContent(user.email);
  });

  it('is not opened again by a change of the language', async () => {
    await openLink('a.b.c');
    backend.reply(OPEN, { success: false, error: 'used' });
    await page.getByRole('radio', { name: '简体中文' }).click();
    await expect.poll(() => document.documentElement.lang).toBe('zh-Hans');
    await expect.element(MAIN).toMatchTextContent(user.email);
    expect(backend.requestsOf(OPEN)).toHaveLength(1);
  });

  it('was used already once this tab has used it, and offers a new one', async () => {
    await openLink('a.b.once');
    await expectAccessible();
    await SAVE.click();
    await expect.element(heading('Your password is changed')).toBeVisible();
    history.pushState(null, '', '/reset-password?mode=resetPassword&token=a.b.once');
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    await expect.element(heading('This link was used already')).toBeVisible();
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect.poll(address).toBe('/forgotten-password');
  });
});

describe('§2, §4: the new password', () => {
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
  ] as const)('the page explains that its code is %s', async (refusal, title) => {
    await openPage('?mode=resetPassword&oobCode=late');
    await page.getByLabelText('New password').fill('mole-lantern-oboe-78');
    backend.resetOutcome = refused(refusal);
    await SAVE.click();
    await expect.element(heading(title)).toBeVisible();
  });

  it.each([
    ['requests a new code if its code expires', true, 'Your password is changed'],
    ['says so if its link expires', false, 'This link has expired'],
  ])('§9 a page that stays open %s', async (_, renews, title) => {
    await openLink('a.b.slow');
    backend.resetOutcome = refused('expired');
    backend.reply(OPEN, () => {
      if (!renews) return { success: false, error: 'expired' };
      backend.resetOutcome = { ok: true, value: '' };
      return { success: true, oobCode: 'fresh' };
    });
    await SAVE.click();
    await expect.element(heading(title)).toBeVisible();
    expect(backend.requestsOf(OPEN)).toHaveLength(2);
  });

  it('§8 of a deleted login opens a dialog, then /account/create with the address', async () => {
    await openLink('a.b.gone');
    backend.resetOutcome = refused('gone');
    await SAVE.click();
    await expectCreateNew(user.email);
  });
});
