import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { identity } from '../../testing/fakeIdentity.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp, setHidden, setOnline } from '../../testing/openApp.tsx';
import { NOW } from '../../testing/sampleReplies.ts';
import { data, member, user } from '../state/session.fixtures.ts';

provideRoutes(import.meta.glob('./*/*Route.tsx', { base: '../../features' }));

const unverified = { ...user, uid: 'unverified', emailVerified: false };
const unlinked = { ...user, uid: 'unlinked' };
const noMembership = () => backend.setProfile({ memberships: [] });

describe('§4 a login with a missing step opens the page of that step', () => {
  it('§4.12 §4.21 unverified: /account/pending, which can check again and log out', async () => {
    await openApp('/offers', { as: unverified });
    await expect.poll(address).toBe('/account/pending');
    await expect.element(page.getByRole('main')).toMatchTextContent(user.email);
    await page.getByRole('button', { name: 'I have verified my email' }).click();
    await expect.element(page.getByRole('main')).toMatchTextContent('not verified yet');
    await expectAccessible();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('§4.13 §4.23 unlinked: /account/verify', async () => {
    await openApp('/offers', { as: unlinked, given: noMembership });
    await expect.poll(address).toBe('/account/verify');
    await expect.element(page.getByRole('link', { name: 'Link my membership' })).toBeVisible();
    await expectAccessible();
  });
});

describe('§4 a member with a copy on this device', () => {
  const CHANGE = page.getByRole('button', { name: 'Change mobile number' });

  afterEach(() => void Reflect.deleteProperty(document, 'hidden'));

  /** Opens the profile without a connection, from the copy. */
  async function openFromCopy(uid: string, layout?: 'mobile'): Promise<void> {
    await openApp('/profile', {
      as: { ...user, uid },
      ...(layout && { layout }),
      given: () => {
        localStorage.setItem(`casino.member.${uid}.session-1`, JSON.stringify(data));
        localStorage.setItem(`casino.member.${uid}.session-1.saved-at`, NOW.toISOString());
        setOnline(false);
      },
    });
    await expect.element(page.getByText(user.email).first()).toBeVisible();
  }

  it('loads no data until the member is confirmed', async () => {
    await openFromCopy('copy-4', 'mobile');
    const release = backend.hold('members-getMember');
    setOnline(true);
    await expect.poll(() => backend.requestsOf('members-getMember')).toHaveLength(1);
    await page.getByRole('link', { name: 'Offers', exact: true }).first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toHaveTextContent('My Exclusive Offers');
    expect(backend.requestsOf('vouchers-getAllVouchers')).toEqual([]);
    release();
    await expect.poll(() => backend.requestsOf('vouchers-getAllVouchers')).toHaveLength(1);
  });

  it.each([
    ['unavailable', /^We are waiting to hear from your casino/],
    ['internal', /^We are waiting to hear from your casino/],
    ['no-response', /^We cannot reach your casino just now/],
  ] as const)(
    '§8.42 stays with the copy and its reason after %s, and loads on return',
    async (code, words) => {
      await openFromCopy(`copy-${code}`);
      backend.refuse('members-getMember', code);
      setOnline(true);
      const banner = page.getByText(words);
      await expect.element(banner).toBeVisible();
      await expect.element(page.getByText(user.email).first()).toBeVisible();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      backend.reply('members-getMember', { success: true, result: member });
      setHidden(true);
      setHidden(false);
      await expect.element(CHANGE).toBeVisible();
      await expect.element(banner).not.toBeInTheDocument();
    },
  );

  it('§8.43 is told after ten seconds that no reply comes', async () => {
    await openFromCopy('copy-5');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    const release = backend.hold('members-getMember');
    setOnline(true);
    await expect.poll(() => backend.requestsOf('members-getMember')).toHaveLength(1);
    const banner = page.getByText(/^We cannot reach your casino just now.*As of/);
    await vi.advanceTimersByTimeAsync(9_900);
    await expect.element(banner).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(banner).toBeVisible();
    release();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(CHANGE).toBeVisible();
  });
});

describe('§4 a session that ends in another tab', () => {
  it('opens the log-in page with the wanted path', async () => {
    await openApp('/offers');
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    identity.become(null);
    await expect.poll(address).toBe('/login?redirect=%2Foffers');
  });
});
