import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { IdentityUser } from '../../lib/device/storage.ts';
import type { CodeRefusal } from '../../session/identity/emailCodes.ts';
import { user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setOnline } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join/*,login/*,link/*,password/*,verify/*,support/*,home/Home}Route.tsx', {
    base: '../',
  }),
);

const MAIN = page.getByRole('main');
const ALERT = page.getByRole('alert');
const NETWORK = 'Network error. Check your connection.';
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

const refused = (refusal: CodeRefusal) => ({ ok: false, refusal }) as const;

describe('§4 the link in a verification e-mail', () => {
  const LINK = '/account/pending?mode=verifyEmail&oobCode=x';
  const PASSWORD_FIELD = page.getByLabelText('Password', { exact: true });
  const VERIFY = page.getByRole('button', { name: 'Verify my email' });
  const NO_PASSWORD = page.getByRole('button', { name: /^I did not choose a password/ });
  const RETRY = page.getByRole('button', { name: 'Try again' });
  const OWNER = 'owner@demo.test';

  let owners = 0;
  /** The login whose address the link verifies. */
  const newOwner = () => {
    owners += 1;
    return { ...user, uid: `owner-${owners}`, email: OWNER, emailVerified: false };
  };

  interface LinkOptions {
    readonly as?: IdentityUser | null;
    readonly owner?: IdentityUser;
    readonly given?: () => void;
  }

  /** Opens the link, signed out by default. */
  async function openLink({ as = null, owner = newOwner(), given }: LinkOptions = {}) {
    await openApp(LINK, {
      as,
      given: () => {
        backend.codeOutcome = { ok: true, value: OWNER };
        // From then on the identity service reports the address as verified.
        backend.onApplied = () => identity.willRefreshTo({ ...owner, emailVerified: true });
        given?.();
      },
    });
    identity.account = owner;
  }

  it('verifies the address at once if its owner is signed in', async () => {
    const owner = newOwner();
    await openLink({ as: owner, owner });
    await expect.poll(address).toBe('/');
    expect(backend.appliedCodes).toEqual(['x']);
    expect(identity.signIns).toEqual([]);
  });

  it('ignores the case of the address', async () => {
    const owner = newOwner();
    const value = OWNER.toUpperCase();
    await openLink({
      as: owner,
      owner,
      given: () => {
        backend.codeOutcome = { ok: true, value };
      },
    });
    await expect.poll(address).toBe('/');
  });

  it('applies the code only after the right password', async () => {
    await openLink();
    await expect.element(MAIN).toMatchTextContent(OWNER);
    await expectAccessible();
    await PASSWORD_FIELD.fill('not-the-password');
    await VERIFY.click();
    await expect.element(ALERT).toHaveTextContent('Invalid credentials. Please try again.');
    expect(backend.appliedCodes).toEqual([]);
    await PASSWORD_FIELD.fill(PASSWORD);
    await VERIFY.click();
    await expect.poll(address).toBe('/');
    expect(backend.appliedCodes).toEqual(['x']);
  });

  it('asks another signed-in user for the password of the address', async () => {
    await openLink({ as: { ...user, uid: 'somebody-else', emailVerified: false } });
    await expect.element(MAIN).toMatchTextContent(`You are logged in here as ${user.email}`);
    expect(backend.appliedCodes).toEqual([]);
    await PASSWORD_FIELD.fill(PASSWORD);
    await VERIFY.click();
    await expect.poll(address).toBe('/');
    expect(identity.signIns).toEqual([{ email: OWNER, password: PASSWORD }]);
  });

  it('is not opened again by a change of the language', async () => {
    await openLink();
    await expect.element(MAIN).toMatchTextContent(OWNER);
    await PASSWORD_FIELD.fill('half a pass');
    // As if the link had been used meanwhile.
    backend.codeOutcome = refused('invalid');
    await page.getByRole('radio', { name: '简体中文' }).click();
    await expect.poll(() => document.documentElement.lang).toBe('zh-Hans');
    await expect.element(MAIN).toMatchTextContent(OWNER);
    await expect
      .poll(() => document.querySelector<HTMLInputElement>('[type=password]')?.value)
      .toBe('half a pass');
  });

  it('§8 shows why the sign-in failed', async () => {
    await openLink();
    await PASSWORD_FIELD.fill(PASSWORD);
    identity.refuse('auth/user-disabled');
    await VERIFY.click();
    await expect.element(ALERT).toHaveTextContent('This account has been disabled.');
    expect(backend.appliedCodes).toEqual([]);
  });

  it('a double click applies the code once', async () => {
    await openLink();
    await PASSWORD_FIELD.fill(PASSWORD);
    // Home would be under the second click.
    const answer = backend.hold('members-getMember');
    await VERIFY.dblClick();
    answer();
    await expect.poll(address).toBe('/');
    expect(identity.signIns).toHaveLength(1);
    expect(backend.appliedCodes).toEqual(['x']);
  });

  it('continues when its owner signs in in another tab', async () => {
    const owner = newOwner();
    await openLink({ owner });
    await expect.element(VERIFY).toBeVisible();
    identity.become(owner);
    await expect.poll(address).toBe('/');
  });

  it('disables its buttons offline', async () => {
    await openLink();
    await expect.element(VERIFY).toBeEnabled();
    setOnline(false);
    await expect.element(VERIFY).toBeDisabled();
    await expect.element(NO_PASSWORD).toBeDisabled();
  });

  it('a retry applies the code after the identity service did not respond', async () => {
    await openLink();
    await PASSWORD_FIELD.fill(PASSWORD);
    backend.verifyOutcome = refused(null);
    await VERIFY.click();
    await expect.element(heading('We could not verify your address')).toBeVisible();
    backend.verifyOutcome = { ok: true, value: '' };
    await RETRY.click();
    await expect.poll(address).toBe('/');
    expect(identity.signIns).toHaveLength(1);
  });

  it('continues if another tab has used the code', async () => {
    await openLink();
    await PASSWORD_FIELD.fill(PASSWORD);
    backend.verifyOutcome = refused('invalid');
    await VERIFY.click();
    await expect.poll(address).toBe('/');
  });

  it('shows that the code expired before it was applied', async () => {
    await openLink();
    await PASSWORD_FIELD.fill(PASSWORD);
    backend.verifyOutcome = refused('expired');
    backend.onApplied = () => {};
    await VERIFY.click();
    await expect.element(heading('This link no longer works')).toBeVisible();
  });

  it.each(['invalid', 'expired'] as const)('shows that its code is %s', async (refusal) => {
    await openLink({
      given: () => {
        backend.codeOutcome = refused(refusal);
      },
    });
    await expect.element(heading('This link no longer works')).toBeVisible();
    expect(backend.appliedCodes).toEqual([]);
  });

  it('a retry opens the link after the identity service did not respond', async () => {
    await openLink({
      given: () => {
        backend.codeOutcome = refused(null);
      },
    });
    await expect.element(heading('We could not verify your address')).toBeVisible();
    backend.codeOutcome = { ok: true, value: OWNER };
    await RETRY.click();
    await expect.element(VERIFY).toBeVisible();
  });

  it('shows that the address is verified if the session has ended', async () => {
    await openLink({
      given: () => {
        backend.onApplied = () => identity.willRefreshTo(null);
      },
    });
    await PASSWORD_FIELD.fill(PASSWORD);
    await VERIFY.click();
    await expect.element(heading('Your email is verified')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('sends a user without a password a link to choose one, and returns', async () => {
    await openLink();
    const answer = backend.hold('users-sendPasswordReset');
    await NO_PASSWORD.dblClick();
    answer();
    await expect.element(heading('Choose your password')).toBeVisible();
    expect(backend.requestsOf('users-sendPasswordReset')).toMatchObject([{ email: OWNER }]);
    expect(backend.appliedCodes).toEqual([]);
    await page.getByRole('button', { name: 'I know my password' }).click();
    await expect.element(PASSWORD_FIELD).toBeVisible();
  });

  it.each([
    ['no-response', '', NETWORK],
    ['resource-exhausted', 'Please wait 5 minutes.', 'Please wait 5 minutes.'],
  ] as const)(
    'shows why no link to choose a password was sent: %s',
    async (code, sentence, words) => {
      await openLink();
      backend.refuse('users-sendPasswordReset', code, sentence);
      await NO_PASSWORD.click();
      await expect.element(ALERT).toHaveTextContent(words);
      await expect.element(PASSWORD_FIELD).toBeVisible();
    },
  );
});
