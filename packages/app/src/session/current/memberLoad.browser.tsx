import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { submitLogIn } from '../../testing/submitLogIn.ts';
import { member, user } from '../state/session.fixtures.ts';

provideRoutes(
  import.meta.glob('./{login/LoginForm,home/Home,offers/Offers}Route.tsx', {
    base: '../../features',
  }),
);

const OK = page.getByRole('button', { name: 'OK' });

/** The keys of this device's data about a member. */
const keptKeys = () => Object.keys(localStorage).filter((key) => key.includes('member'));

describe('§8 a member who fails to load at a log-in sees a dialog, then the log-in page', () => {
  it.each([
    {
      what: '§8.23 no response',
      given: () => backend.refuse('members-getMember', 'no-response'),
      title: 'You are offline',
      words: 'You appear to be offline',
    },
    {
      what: '§8.20 no profile',
      given: () => backend.setDocument('profile', null),
      title: 'Error',
      words: 'User Profile not found!',
    },
  ])('$what', async ({ given, title, words }) => {
    const account = { ...user, uid: 'fails-to-load' };
    await openApp('/login', {
      as: null,
      given: () => {
        given();
        identity.account = account;
      },
    });
    await submitLogIn(account.email);
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog).toMatchTextContent(words);
    await OK.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(address()).toBe('/login');
    expect(keptKeys()).toEqual([]);
  });
});

/** Opens home for a member whose record has changes. */
const openHome = (changes: Partial<typeof member>) =>
  openApp('/', {
    given: () =>
      backend.reply('members-getMember', { success: true, result: { ...member, ...changes } }),
  });

it('§4.22 home shows the theme of the tier', async () => {
  await openHome({ membership_type_id: 59 });
  await expect.element(page.getByRole('main')).toMatchTextContent('1,250');
  expect(document.documentElement.dataset['tier']).toBe('queen-of-spades');
});

describe('§4 §6.6 a blocked membership shows the reason, then logs out', () => {
  it.each([
    { what: '§4.25 suspended', changes: { suspended: true }, words: /suspended/ },
    { what: '§4.26 update-required', changes: { membership_type_id: 2 }, words: /needs updating/ },
    { what: '§4.28 §4.29 executive', changes: { membership_type_id: 45 }, words: /Executive/ },
    {
      what: '§4.30 account-required',
      changes: { membership_type_id: 19 },
      words: /full membership/,
    },
  ])('$what', async ({ changes, words }) => {
    await openHome(changes);
    await expect
      .element(page.getByRole('dialog', { name: 'Your membership' }))
      .toMatchTextContent(words);
    await expectAccessible();
    await OK.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/login');
    expect(keptKeys()).toEqual([]);
    expect(backend.requestsOf('members-getVenue')).toEqual([]);
  });

  it('§4.31 §4.34 temporary: a green toast, and no venue, events or restaurant', async () => {
    await openHome({ membership_type_id: 34 });
    await expect.element(page.getByRole('status').getByText(/temporary membership/)).toBeVisible();
    await expect.poll(address).toBe('/login');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    for (const name of [
      'members-getVenue',
      'promotions-getPromotions',
      'members-getRestaurant',
    ] as const) {
      expect(backend.requestsOf(name)).toEqual([]);
    }
  });
});
