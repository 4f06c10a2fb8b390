import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { member, user } from '../../session/state/session.fixtures.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(
  import.meta.glob('./{join,login,link,password,profile,verify,support}/*Route.tsx', {
    base: '../',
  }),
);

const ALERT = page.getByRole('alert');
const HEADING = page.getByRole('heading', { level: 1 });

describe('§2, §4: linking a membership', () => {
  const LINK = page.getByRole('button', { name: 'Link my membership' });
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

  async function fillDateOfBirth(): Promise<void> {
    await page.getByLabelText('Day').fill('15');
    await page.getByLabelText('Month').fill('6');
    await page.getByLabelText('Year').fill('1984');
  }

  async function openForm(uid: string): Promise<void> {
    await openUnlinked(uid);
    await CASINO.selectOptions('Harbour');
    await NUMBER.fill('100049');
    await fillDateOfBirth();
  }

  /** The draft that a registration saves. */
  const DRAFT = 'casino.draft.join-1';
  const joined = () =>
    localStorage.setItem(
      DRAFT,
      JSON.stringify({ membership: { location: 6, membershipNumber: '100050' } }),
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
    let answer = () => {};
    await openUnlinked('casinos load', () => {
      answer = backend.hold('content-getCasinos');
    });
    await expect.element(CASINO).toHaveDisplayValue('Loading the casinos');
    answer();
    await expect.element(CASINO).toHaveDisplayValue('Please choose');
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

  it('§4.55 §8.18 a member whose only record is gone sees why, and links the next one', async () => {
    await openApp('/profile', {
      as: { ...user, uid: 'link again' },
      given: () => backend.refuse('members-getMember', 'not-found'),
    });
    await expect.element(page.getByText('Member not found (remote)')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(HEADING).toHaveTextContent('Link your membership again');
    expect(address()).toBe('/account/verify');
    await page.getByRole('link', { name: 'Link my membership' }).click();
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
    await page.getByLabelText('Day').fill('1');
    await page.getByLabelText('Month').fill('1');
    await page.getByLabelText('Year').fill('1900');
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
