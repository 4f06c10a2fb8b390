import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RemoteError } from '../lib/remoteError.ts';
import { expectAccessible } from '../testing/expectAccessible.ts';
import { backend } from '../testing/fakeBackend.ts';
import { identity } from '../testing/fakeIdentity.ts';
import { address, openApp, setOnline } from '../testing/openApp.tsx';
import { data, member, user } from './session.fixtures.ts';

const unverified = { ...user, uid: 'unverified', emailVerified: false };
const unlinked = { ...user, uid: 'unlinked' };
const noMembership = () =>
  backend.setDocument('profile', {
    memberships: [],
    emailVerified: true,
    saferGambling: undefined,
  });

describe('§4 who has a step to take is led to it', () => {
  it.each(['/', '/offers', '/login', '/account/link', '/nowhere'])(
    'unverified: /account/pending, from anywhere: %s',
    async (path) => {
      await openApp(path, { as: unverified });
      await expect.poll(address).toBe('/account/pending');
      await expect.element(page.getByRole('main')).toMatchTextContent(user.email);
    },
  );

  it('unverified: may ask again, and log out', async () => {
    await openApp('/account/pending', { as: unverified });
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect.element(page.getByRole('main')).toMatchTextContent('not verified yet');
    await expectAccessible();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it.each(['/', '/offers', '/login', '/nowhere'])(
    'unlinked: /account/verify, from anywhere but the linking pages: %s',
    async (path) => {
      await openApp(path, { as: unlinked, given: noMembership });
      await expect.poll(address).toBe('/account/verify');
      await expect.element(page.getByRole('link', { name: 'Link my membership' })).toBeVisible();
      await expectAccessible();
    },
  );

  it.each(['/account/link', '/account/linked', '/account/register'])(
    'unlinked: may open the linking page %s',
    async (path) => {
      await openApp(path, { as: unlinked, given: noMembership });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(address()).toBe(path);
      await expectAccessible();
    },
  );

  it('unlinked: may log out', async () => {
    await openApp('/account/verify', { as: unlinked, given: noMembership });
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(address).toBe('/login');
  });
});

describe('§4 a member whose copy this device holds', () => {
  const CHANGE = page.getByRole('button', { name: 'Change mobile number' });

  afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

  /** Opens the profile without a connection, from a copy that is then loaded anew. */
  async function openFromCopy(uid: string): Promise<void> {
    await openApp('/profile', {
      as: { ...user, uid },
      given: () => {
        localStorage.setItem(`casino.member.${uid}.session-1`, JSON.stringify(data));
        setOnline(false);
      },
    });
    await expect.element(page.getByText(user.email).first()).toBeVisible();
  }

  it('may not change anything until it is known who they are', async () => {
    await openFromCopy('copy-1');
    const release = backend.hold('members-getMember');
    setOnline(true);
    await expect.poll(() => backend.requestsOf('members-getMember')).toHaveLength(1);
    await expect.element(CHANGE).not.toBeInTheDocument();
    release();
    await expect.element(CHANGE).toBeVisible();
  });

  it('is told and logged out where they may not come in any more', async () => {
    await openFromCopy('copy-2');
    backend.reply('members-getMember', { success: true, result: { ...member, suspended: true } });
    setOnline(true);
    await expect.element(page.getByRole('dialog')).toMatchTextContent('suspended');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.poll(address).toBe('/login');
    expect(Object.keys(localStorage).filter((key) => key.includes('member'))).toEqual([]);
  });

  it('§8 whose phone is locked while they are asked for is asked for again on return', async () => {
    await openFromCopy('copy-3');
    backend.reply('members-getMember', () => {
      setHidden(true);
      throw new RemoteError('no-response');
    });
    setOnline(true);
    await expect.poll(() => backend.requestsOf('members-getMember')).toHaveLength(1);
    backend.reply('members-getMember', { success: true, result: member });
    setHidden(false);
    await expect.element(CHANGE).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('§4 a session that ends elsewhere', () => {
  it('leads to the log-in, with the way back', async () => {
    await openApp('/offers');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    identity.become(null);
    await expect.poll(address).toBe('/login?redirect=%2Foffers');
  });
});

/** Puts the page away as a locked phone does, or brings it back. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}
