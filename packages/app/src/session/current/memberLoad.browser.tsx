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
  import.meta.glob(
    ['./login/LoginFormRoute.tsx', './home/HomeRoute.tsx', './offers/OffersRoute.tsx'],
    { base: '../../features' },
  ),
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
      what: '§8.24 an invalid token',
      given: () => backend.refuse('members-getMember', 'unauthenticated'),
      title: 'You are offline',
      words: 'You appear to be offline',
    },
    {
      what: '§8.25 an internal server error',
      given: () => backend.refuse('members-getMember', 'internal'),
      title: 'Error',
      words: 'Something went wrong',
    },
    {
      what: '§8.25 an internal server error with a message',
      given: () => backend.refuse('members-getMember', 'internal', 'The member system is closed.'),
      title: 'Error',
      words: 'The member system is closed.',
    },
    {
      what: '§8.25 a reply with success: false',
      given: () =>
        backend.replyAgainstContract('members-getMember', { success: false, error: 'Ask us.' }),
      title: 'Error',
      words: 'Ask us.',
    },
    {
      what: 'no document store',
      given: () => backend.refuseDocument('profile', 'no-response'),
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

describe('§8 a venue or games that fail to load show a dialog, then the page', () => {
  it.each([
    {
      id: '§8.17',
      callable: 'members-getVenue',
      code: 'not-found',
      words: 'Unable to find venue details',
    },
    {
      id: '§8.10',
      callable: 'promotions-getGames',
      code: 'unavailable',
      words: 'Unable to get game data',
    },
  ] as const)('$id $words', async ({ callable, code, words }) => {
    await openApp('/', { given: () => backend.refuse(callable, code) });
    await expect.element(page.getByRole('dialog', { name: 'Error' })).toMatchTextContent(words);
    await OK.click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Welcome back, Demo');
  });
});

it('§8.16 a member without a home casino sees a dialog, then the page', async () => {
  const result = { ...member, home_casino: null };
  await openApp('/', {
    given: () => backend.reply('members-getMember', { success: true, result }),
  });
  await expect
    .element(page.getByRole('dialog', { name: 'Error' }))
    .toMatchTextContent('Home Casino not found (member)');
  await OK.click();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Welcome back, Demo');
  expect(backend.requestsOf('members-getVenue')).toEqual([]);
});

describe('§4 home shows the theme of each tier', () => {
  it.each([
    { tier: 'jack', id: 49 },
    { tier: 'queen', id: 48 },
    { tier: 'queen-of-spades', id: 59 },
    { tier: 'king', id: 47 },
    { tier: 'king-of-hearts', id: 57 },
    { tier: 'king-of-spades', id: 58 },
    { tier: 'ace', id: 46 },
  ])('§4.22 $tier', async ({ tier, id }) => {
    const result = { ...member, membership_type_id: id };
    await openApp('/', {
      given: () => backend.reply('members-getMember', { success: true, result }),
    });
    await expect.element(page.getByRole('main')).toMatchTextContent('1,250');
    expect(document.documentElement.dataset['tier']).toBe(tier);
  });
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
    const result = { ...member, ...changes };
    await openApp('/', {
      given: () => backend.reply('members-getMember', { success: true, result }),
    });
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

  it('§4.31 temporary: a green toast', async () => {
    const result = { ...member, membership_type_id: 34 };
    await openApp('/', {
      given: () => backend.reply('members-getMember', { success: true, result }),
    });
    await expect.element(page.getByRole('status').getByText(/temporary membership/)).toBeVisible();
    await expect.poll(address).toBe('/login');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
