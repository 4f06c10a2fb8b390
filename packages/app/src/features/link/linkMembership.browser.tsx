import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { IdentityUser } from '../../lib/device/storage.ts';
import { member, user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity, PASSWORD } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { submitLogIn } from '../../testing/submitLogIn.ts';
import { joinDraft } from '../shared/account/joinDraft.ts';

provideRoutes(
  import.meta.glob('./{join,login,link,password,profile,verify,support}/*Route.tsx', {
    base: '../',
  }),
);

const ALERT = page.getByRole('alert');
const HEADING = page.getByRole('heading', { level: 1 });
const LINK = page.getByRole('button', { name: 'Link my membership' });
const link = (name: string) => page.getByRole('link', { name });

async function fillDateOfBirth(day = '15', month = '6', year = '1984'): Promise<void> {
  await page.getByLabelText('Day').fill(day);
  await page.getByLabelText('Month').fill(month);
  await page.getByLabelText('Year').fill(year);
}

describe('§2, §4: linking a membership', () => {
  const CASINO = page.getByLabelText('Casino');
  const NUMBER = page.getByLabelText('Membership number');

  /** Opens the form for a login without a membership. */
  async function openUnlinked(uid: string, given?: () => void): Promise<void> {
    await openApp('/account/link', {
      as: { ...user, uid },
      given: () => {
        backend.setProfile({ memberships: [] });
        given?.();
      },
    });
  }

  async function openForm(uid: string): Promise<void> {
    await openUnlinked(uid);
    await CASINO.selectOptions('Harbour');
    await NUMBER.fill('100049');
    await fillDateOfBirth();
  }

  /** The draft that a registration saves. */
  const membership = { location: 6, membershipNumber: '100050' };
  const joined = () =>
    localStorage.setItem(
      'casino.draft.join-2',
      JSON.stringify({ begunAt: Date.now(), parts: { membership } }),
    );

  it.each([
    [
      'the backend refuses',
      { success: false, error: 'These do not match a membership.' },
      'These do not match a membership.',
    ],
    ['the backend gives no reason', { success: false }, 'Something went wrong'],
  ] as const)(
    '§5.9 shows an error when %s, and a retry links the membership',
    async (what, reply, words) => {
      await openForm(`link ${what}`);
      backend.reply('members-linkMembership', reply);
      await LINK.click();
      await expect.element(ALERT).toHaveTextContent(words);
      expect(address()).toBe('/account/link');
      backend.reply('members-linkMembership', { success: true });
      await LINK.click();
      await expect.poll(address).toBe('/account/linked');
      expect(backend.requestsOf('members-linkMembership')[0]).toMatchObject({
        membershipNumber: '100049',
        dob: '1984-06-15',
      });
    },
  );

  it('fills in the casino and the number of a registration, and clears them after linking', async () => {
    await openUnlinked('link joined', joined);
    await expect.element(CASINO).toHaveDisplayValue('Harbour');
    await fillDateOfBirth();
    backend.reply('members-linkMembership', { success: false, error: 'Not yet.' });
    await LINK.click();
    await expect.element(ALERT).toHaveTextContent('Not yet.');
    expect(joinDraft.read(user.email).membership).toEqual(membership);
    backend.reply('members-linkMembership', { success: true });
    await LINK.click();
    await expect.poll(address).toBe('/account/linked');
    expect(backend.requestsOf('members-linkMembership')[0]).toEqual({
      location: 6,
      membershipNumber: '100050',
      dob: '1984-06-15',
    });
    expect(joinDraft.read(user.email).membership).toBeUndefined();
  });

  it.each([
    ['failed to load', () => backend.refuse('content-getCasinos', 'internal')],
    ['is empty', () => backend.reply('content-getCasinos', { casinos: [] })],
  ])('says that the list of casinos %s, and loads it on request', async (name, given) => {
    await openUnlinked(`casinos ${name}`, given);
    await expect.element(ALERT).toMatchTextContent('We could not load the casinos.');
    backend.reply('content-getCasinos', { casinos: [{ id: 6, pagetitle: 'Harbour' }] });
    await page.getByRole('button', { name: 'Try again' }).click();
    await CASINO.selectOptions('Harbour');
    await expect.element(ALERT).not.toBeInTheDocument();
  });

  it('says that the list of casinos loads', async () => {
    await openUnlinked('casinos load', () => backend.hold('content-getCasinos'));
    await expect.element(CASINO).toHaveDisplayValue('Loading the casinos');
  });

  it('fills in the casino when the list of casinos loads after the first input', async () => {
    let answer = () => {};
    await openUnlinked('link late', () => {
      joined();
      answer = backend.hold('content-getCasinos');
    });
    await fillDateOfBirth();
    await NUMBER.fill('100051');
    answer();
    await expect.element(CASINO).toHaveDisplayValue('Harbour');
    await expect.element(NUMBER).toHaveValue('100051');
    await expect.element(page.getByLabelText('Year')).toHaveValue('1984');
  });

  it('a refusal leads an unlinked login to the support form', async () => {
    await openForm('link support');
    backend.reply('members-linkMembership', { success: false });
    await LINK.click();
    await expect.element(ALERT).toBeVisible();
    await link('Contact support').click();
    await expect.element(HEADING).toHaveTextContent('Contact support');
    await expect.element(HEADING).toHaveFocus();
    expect(document.title).toContain('Contact support');
    await link('Back to the form').click();
    await expect.element(LINK).toBeVisible();
  });

  it('§4.55 §8.18 a member whose only record is gone sees why, and links the next one', async () => {
    await openApp('/profile', {
      as: { ...user, uid: 'link again' },
      given: () => backend.refuse('members-getMember', 'not-found'),
    });
    await expect.element(page.getByText('Member not found (remote)')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(HEADING).toHaveTextContent('Link your membership again');
    expect(address()).toBe('/account/verify');
    await link('Link my membership').click();
    await expect.element(HEADING).toHaveTextContent('Link your membership');
    await CASINO.selectOptions('Harbour');
    await NUMBER.fill('100 052');
    await fillDateOfBirth();
    backend.reply('members-getMember', { success: true, result: member });
    await LINK.click();
    await expect.element(HEADING).toHaveTextContent('Your membership is linked');
    expect(backend.requestsOf('members-linkMembership')).toMatchObject([
      { membershipNumber: '100052' },
    ]);
  });

  it('§3 the placeholder for an unknown date of birth is refused', async () => {
    await openForm('link placeholder');
    await fillDateOfBirth('1', '1', '1900');
    await LINK.click();
    await expect
      .element(page.getByText('That is too long ago. Please check the year'))
      .toBeVisible();
    expect(backend.requestsOf('members-linkMembership')).toEqual([]);
  });

  it('a double click sends one request', async () => {
    await openForm('link twice');
    const answer = backend.hold('members-linkMembership');
    await LINK.dblClick();
    answer();
    await expect.element(HEADING).toHaveTextContent('Your membership is linked');
    expect(backend.requestsOf('members-linkMembership')).toHaveLength(1);
  });
});

let visitors = 0;

/** Opens `/account/link` for a visitor. The login that they use or create has no membership. */
async function openAsVisitor(layout: 'mobile' | 'desktop', path = '/account/link') {
  visitors += 1;
  const account: IdentityUser = { ...user, uid: `visitor-${visitors}` };
  const app = await openApp(path, {
    as: null,
    layout,
    given: () => {
      identity.account = account;
      backend.setProfile({ memberships: [] });
    },
  });
  return { app, account };
}

/** Creates a login with an unverified address. */
async function createLogin(account: IdentityUser): Promise<void> {
  identity.account = { ...account, emailVerified: false };
  await page.getByLabelText('First name').fill('Zoë');
  await page.getByLabelText('Last name').fill('Sample');
  await fillDateOfBirth();
  await page.getByLabelText('Email').fill(user.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create login' }).click();
  await expect.poll(address).toBe('/account/pending');
}

describe('§2 /account/link for a visitor', () => {
  it.each(['mobile', 'desktop'] as const)(
    '§2.39 explains linking without a request, and returns after log-in (%s)',
    async (layout) => {
      await openAsVisitor(layout);
      await expect.element(HEADING).toHaveTextContent('Link your membership');
      await expect.element(page.getByText(/connects the membership you have/)).toBeVisible();
      await expect.element(LINK).not.toBeInTheDocument();
      expect(backend.requestsOf('content-getCasinos')).toEqual([]);
      await link('Log in').click();
      await submitLogIn(user.email);
      await expect.poll(address).toBe('/account/link');
      await expect.element(LINK).toBeVisible();
    },
  );

  it('§2.39 returns once a new login has verified its address', async () => {
    const { account } = await openAsVisitor('desktop');
    await link('Create a login').click();
    await createLogin(account);
    identity.willRefreshTo(account);
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect.poll(address).toBe('/account/link');
    await expect.element(LINK).toBeVisible();
  });

  it('returns from the link in the e-mail, which opens another tab', async () => {
    const { app, account } = await openAsVisitor('mobile');
    await link('Log in').click();
    await link('Create a login').click();
    await createLogin(account);
    backend.codeOutcome = { ok: true, value: account.email };
    backend.onApplied = () => identity.willRefreshTo(account);
    history.replaceState(null, '', '/account/pending?mode=verifyEmail&oobCode=x');
    await app.reopen();
    await expect.poll(address).toBe('/account/link');
  });

  it('does not return after a login that was created from another page', async () => {
    const { account } = await openAsVisitor('desktop');
    localStorage.setItem(
      'casino.draft.join-2',
      JSON.stringify({ begunAt: Date.now(), parts: { wanted: '/account/link' } }),
    );
    await link('Log in').click();
    history.replaceState(null, '', '/login');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await link('Create a login').click();
    await createLogin(account);
    identity.willRefreshTo(account);
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect.poll(address).toBe('/account/verify');
  });

  it('links to support and to the join form', async () => {
    await openAsVisitor('desktop');
    await link('Contact support').click();
    await expect.element(HEADING).toHaveTextContent('Contact support');
    history.back();
    await link('Join now').click();
    await expect.poll(address).toBe('/account/register');
  });
});
