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
  import.meta.glob(
    './{join/*,login/*,link/*,password/*,verify/*,support/*,home/Home,offers/Offers}Route.tsx',
    { base: '../' },
  ),
);

const RESEND_CALL = 'users-resendVerificationEmail';
const MAIN = page.getByRole('main');
const ALERT = page.getByRole('alert');
const FIELD = page.getByLabelText('Password', { exact: true });
const NETWORK = 'Network error. Check your connection.';
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const VERIFY = button('Verify my email');
const CHECK = button('I have verified my email');

const refused = (refusal: CodeRefusal) => ({ ok: false, refusal }) as const;

let logins = 0;

/** A login with a uid of its own, and an address that is not verified. */
function newLogin(changes: Partial<IdentityUser> = {}): IdentityUser {
  logins += 1;
  return { ...user, uid: `verify-${logins}`, emailVerified: false, ...changes };
}

describe('§2, §4: waiting for the verification e-mail', () => {
  const RESEND = button('Send the email again');
  const SENT = page.getByText(/We have sent it again/);

  /** Opens the page for a login, which is verified elsewhere when the returned function is called. */
  async function openWaiting(): Promise<() => void> {
    const login = newLogin();
    await openApp('/account/pending', { as: login });
    await expect.element(CHECK).toBeVisible();
    return () => identity.willRefreshTo({ ...login, emailVerified: true });
  }

  it('§2.74 the button sends the verification e-mail again', async () => {
    await openWaiting();
    await RESEND.click();
    await expect.element(SENT).toBeVisible();
    expect(backend.requestsOf(RESEND_CALL)).toMatchObject([{ email: user.email }]);
  });

  it('§8.27 an error dialog says that the address is verified already', async () => {
    await openWaiting();
    backend.reply(RESEND_CALL, { success: false, isVerified: true });
    await RESEND.click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect.element(dialog).toMatchTextContent('verified already');
  });

  it.each([
    ['§7 a refusal', () => backend.reply(RESEND_CALL, { success: false }), 'Something went wrong'],
    ['a missing response', () => backend.refuse(RESEND_CALL, 'no-response'), NETWORK],
  ])('%s shows an error, and a retry sends the e-mail', async (_, fail, words) => {
    await openWaiting();
    fail();
    await RESEND.click();
    await expect.element(ALERT).toHaveTextContent(words);
    backend.reply(RESEND_CALL, { success: true });
    await RESEND.click();
    await expect.element(SENT).toBeVisible();
  });

  it('the check button opens home once the address is verified elsewhere', async () => {
    const verify = await openWaiting();
    await CHECK.click();
    await expect.element(MAIN).toMatchTextContent('not verified yet');
    verify();
    await CHECK.click();
    await expect.poll(address).toBe('/');
  });

  it.each([
    ['when it becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['by itself', () => {}],
  ])('the page checks the address again %s', async (_, act) => {
    const verify = await openWaiting();
    verify();
    act();
    await expect.poll(address, { timeout: 15_000 }).toBe('/');
  });

  it('§8.28 a missing e-mail address opens a Problem dialog', async () => {
    await openApp('/account/pending', { as: null });
    await RESEND.click();
    await expect.element(page.getByRole('dialog', { name: 'Problem' })).toBeVisible();
    expect(backend.requestsOf(RESEND_CALL)).toEqual([]);
  });
});

describe('§4 the link in a verification e-mail', () => {
  const LINK = '/account/pending?mode=verifyEmail&oobCode=x';
  const NO_PASSWORD = button(/^I did not choose a password/);
  const RETRY = button('Try again');
  const BROKEN = 'This link no longer works';
  const OWNER = 'owner@demo.test';
  const newOwner = () => newLogin({ email: OWNER });

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

  /** Opens the link and gives the password of its owner. */
  async function applyLink(given = () => {}): Promise<void> {
    await openLink();
    await FIELD.fill(PASSWORD);
    given();
    await VERIFY.click();
  }

  it.each([OWNER, OWNER.toUpperCase()])(
    'verifies the address at once if its owner is signed in: %s',
    async (value) => {
      const owner = newOwner();
      await openLink({
        as: owner,
        owner,
        given: () => {
          backend.codeOutcome = { ok: true, value };
        },
      });
      await expect.poll(address).toBe('/');
      expect(backend.appliedCodes).toEqual(['x']);
      expect(identity.signIns).toEqual([]);
    },
  );

  it('applies the code only after the right password', async () => {
    await openLink();
    await expect.element(MAIN).toMatchTextContent(OWNER);
    await expectAccessible();
    await FIELD.fill('not-the-password');
    await VERIFY.click();
    await expect.element(ALERT).toHaveTextContent('Invalid credentials. Please try again.');
    expect(backend.appliedCodes).toEqual([]);
    await FIELD.fill(PASSWORD);
    // Home would be under the second click.
    const answer = backend.hold('members-getMember');
    await VERIFY.dblClick();
    answer();
    await expect.poll(address).toBe('/');
    expect(identity.signIns).toHaveLength(2);
    expect(backend.appliedCodes).toEqual(['x']);
  });

  it('asks another signed-in user for the password of the address', async () => {
    await openLink({ as: newLogin() });
    await expect.element(MAIN).toMatchTextContent(`You are logged in here as ${user.email}`);
    expect(backend.appliedCodes).toEqual([]);
    await FIELD.fill(PASSWORD);
    await VERIFY.click();
    await expect.poll(address).toBe('/');
    expect(identity.signIns).toEqual([{ email: OWNER, password: PASSWORD }]);
  });

  it('is not opened again by a change of the language', async () => {
    await openLink();
    await expect.element(MAIN).toMatchTextContent(OWNER);
    await FIELD.fill('half a pass');
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
    await applyLink(() => identity.refuse('auth/user-disabled'));
    await expect.element(ALERT).toHaveTextContent('This account has been disabled.');
    expect(backend.appliedCodes).toEqual([]);
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
    await applyLink(() => {
      backend.verifyOutcome = refused(null);
    });
    await expect.element(heading('We could not verify your address')).toBeVisible();
    backend.verifyOutcome = { ok: true, value: '' };
    await RETRY.click();
    await expect.poll(address).toBe('/');
    expect(identity.signIns).toHaveLength(1);
  });

  it('continues if another tab has used the code', async () => {
    await applyLink(() => {
      backend.verifyOutcome = refused('invalid');
    });
    await expect.poll(address).toBe('/');
  });

  it('shows that the code expired before it was applied', async () => {
    await applyLink(() => {
      backend.verifyOutcome = refused('expired');
      backend.onApplied = () => {};
    });
    await expect.element(heading(BROKEN)).toBeVisible();
  });

  it('shows that the address is verified if the session has ended', async () => {
    await applyLink(() => {
      backend.onApplied = () => identity.willRefreshTo(null);
    });
    await expect.element(heading('Your email is verified')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it.each([
    ['is invalid', 'invalid', BROKEN],
    ['is expired', 'expired', BROKEN],
    ['could not be checked, and opens it at a retry', null, 'We could not verify your address'],
  ] as const)('shows that its code %s', async (_, refusal, title) => {
    await openLink({
      given: () => {
        backend.codeOutcome = refused(refusal);
      },
    });
    await expect.element(heading(title)).toBeVisible();
    expect(backend.appliedCodes).toEqual([]);
    if (refusal !== null) return;
    backend.codeOutcome = { ok: true, value: OWNER };
    await RETRY.click();
    await expect.element(VERIFY).toBeVisible();
  });

  it('sends a user without a password a link to choose one, and returns', async () => {
    await openLink();
    const answer = backend.hold('users-sendPasswordReset');
    await NO_PASSWORD.dblClick();
    answer();
    await expect.element(heading('Choose your password')).toBeVisible();
    expect(backend.requestsOf('users-sendPasswordReset')).toMatchObject([{ email: OWNER }]);
    expect(backend.appliedCodes).toEqual([]);
    await button('I know my password').click();
    await expect.element(FIELD).toBeVisible();
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
      await expect.element(FIELD).toBeVisible();
    },
  );
});

describe('§4 a login whose address changed at the identity service', () => {
  const CHANGED = 'new.address@demo.test';
  const FORMER = 'jack@demo.test';
  const newChanged = () => newLogin({ email: CHANGED, emailVerified: true });

  /** The rules refuse the profile of the login. */
  function refuseProfile() {
    backend.refuseDocument('profile', 'permission-denied');
    const refusal = { success: false, error: 'address-changed', provenEmail: FORMER } as const;
    backend.reply('users-setVerifiedEmail', (request) => (request?.token ? prove() : refusal));
  }

  function prove() {
    backend.setProfile();
    return { success: true };
  }

  const open = (path = '/offers') =>
    openApp(path, { as: newChanged(), layout: 'mobile', given: refuseProfile });

  it('goes to the page that says so from any page, and sends the e-mail that proves the new address', async () => {
    await open();
    await expect.poll(address).toBe('/account/pending');
    await expect.element(heading('Your email address has changed')).toBeVisible();
    await expect.element(MAIN).toMatchTextContent(CHANGED);
    await expect.element(MAIN).toMatchTextContent(FORMER);
    await expectAccessible();
    await button('Send me a verification email').click();
    await expect.element(page.getByText(/^We have sent you a link/)).toBeVisible();
    expect(backend.requestsOf(RESEND_CALL)).toMatchObject([{ email: CHANGED }]);
  });

  it('logs out after going back, with the former address in the log-in form', async () => {
    await open();
    await button('Go back to the verified address').click();
    await expect.poll(address).toBe('/login');
    expect(backend.requestsOf('users-restoreEmail')).toHaveLength(1);
    await MAIN.getByRole('link', { name: 'Log in' }).click();
    await expect.element(page.getByLabelText('Email')).toHaveValue(FORMER);
  });

  it('says that another login has the former address', async () => {
    await open();
    backend.reply('users-restoreEmail', { success: false });
    await button('Go back to the verified address').click();
    await expect.element(ALERT).toMatchTextContent('another login has that');
  });

  it('continues once another tab has proved the address', async () => {
    await open();
    await CHECK.click();
    await expect.element(ALERT).toMatchTextContent('not verified yet');
    prove();
    await CHECK.click();
    await expect.poll(address).toBe('/');
  });

  describe('the link that proves it', () => {
    const token = `e30.${btoa(JSON.stringify({ email: CHANGED }))}.x`;
    const LINK = `/account/pending?mode=verifyAddress&token=${token}`;

    it.each([
      ['signed in', newChanged()],
      ['signed out', null],
    ])('asks for the password of the login: %s', async (_, as) => {
      await openApp(LINK, { as, given: refuseProfile });
      identity.account = as ?? newChanged();
      await FIELD.fill(PASSWORD);
      expect(backend.requestsOf('users-setVerifiedEmail').some((each) => each?.token)).toBe(false);
      await VERIFY.click();
      await expect.poll(address).toBe('/');
      expect(backend.requestsOf('users-setVerifiedEmail')).toContainEqual({ token });
    });

    it('says that it no longer works', async () => {
      await open(LINK);
      identity.account = newChanged();
      backend.reply('users-setVerifiedEmail', { success: false, error: 'expired' });
      await FIELD.fill(PASSWORD);
      await VERIFY.click();
      await expect.element(heading('This link no longer works')).toBeVisible();
    });

    it('is rejected if its token names no address', async () => {
      await openApp('/account/pending?mode=verifyAddress&token=broken', { as: null });
      await expect.element(heading('This link no longer works')).toBeVisible();
    });
  });
});
