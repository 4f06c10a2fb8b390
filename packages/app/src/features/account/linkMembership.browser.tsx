import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../session/appSession.ts';
import { user } from '../../session/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { address, openApp } from '../../testing/openApp.tsx';

const ALERT = page.getByRole('alert');
const HEADING = page.getByRole('heading', { level: 1 });

describe('§2, §4: linking a membership', () => {
  const LINK = page.getByRole('button', { name: 'Link my membership' });
  const CASINO = page.getByLabelText('Casino');
  const NUMBER = page.getByLabelText('Membership number');

  /** Opens the form for a login without a membership. */
  async function openEmpty(uid: string, given?: () => void): Promise<void> {
    await openApp('/account/link', {
      as: { ...user, uid },
      given: () => {
        backend.setDocument('profile', {
          memberships: [],
          emailVerified: true,
          saferGambling: undefined,
        });
        given?.();
      },
    });
  }

  async function fillDateOfBirth(): Promise<void> {
    await page.getByLabelText('Day').fill('15');
    await page.getByLabelText('Month').fill('6');
    await page.getByLabelText('Year').fill('1984');
  }

  async function openForm(uid: string): Promise<void> {
    await openEmpty(uid);
    await CASINO.selectOptions('Harbour');
    await NUMBER.fill('100049');
    await fillDateOfBirth();
  }

  /** What a registration on this device has left. */
  const DRAFT = 'casino.draft.link-1';
  const joined = () =>
    localStorage.setItem(DRAFT, JSON.stringify({ location: 6, membershipNumber: '100050' }));

  it.each([
    [
      'the backend refuses',
      { success: false, error: 'These do not match a membership.' },
      'These do not match a membership.',
    ],
    ['the backend gives no reason', { success: false }, 'Something went wrong'],
  ] as const)('§5 fails where %s, and then works', async (what, reply, words) => {
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
  });

  it('knows casino and number of who has joined on this device, and forgets them with the link', async () => {
    await openEmpty('link joined', joined);
    await expect.element(CASINO).toHaveDisplayValue('Harbour');
    await fillDateOfBirth();
    backend.reply('members-linkMembership', { success: false, error: 'Not yet.' });
    await LINK.click();
    await expect.element(ALERT).toHaveTextContent('Not yet.');
    expect(localStorage.getItem(DRAFT)).not.toBeNull();
    backend.reply('members-linkMembership', { success: true });
    await LINK.click();
    await expect.poll(address).toBe('/account/linked');
    expect(backend.requestsOf('members-linkMembership')[0]).toEqual({
      location: 6,
      membershipNumber: '100050',
      dob: '1984-06-15',
    });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('knows the casino although the casinos come after something was typed', async () => {
    let answer = () => {};
    await openEmpty('link late', () => {
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

  it('forgets at log-out what was joined', async () => {
    await openEmpty('link leaves', joined);
    await expect.element(NUMBER).toHaveValue('100050');
    session.logOut();
    await expect.poll(address).toMatch('/login');
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it('that does not work leads to support, which a login without a membership may open too', async () => {
    await openForm('link support');
    backend.reply('members-linkMembership', { success: false });
    await LINK.click();
    await expect.element(ALERT).toBeVisible();
    await page.getByRole('link', { name: 'Contact support' }).click();
    await expect.element(HEADING).toHaveTextContent('Contact support');
    await expect.element(HEADING).toHaveFocus();
    expect(document.title).toContain('Contact support');
    await page.getByLabelText('Your name').fill('Zoë Sample');
    await page.getByLabelText('How can we help?').fill('My card does not link.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(HEADING).toHaveTextContent('Thank you');
    expect(backend.requestsOf('members-submitTicket')).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect.element(LINK).toBeVisible();
  });

  it('links once by a double click', async () => {
    await openForm('link twice');
    await LINK.dblClick();
    await expect.element(HEADING).toHaveTextContent('Your membership is linked');
    expect(backend.requestsOf('members-linkMembership')).toHaveLength(1);
  });
});
