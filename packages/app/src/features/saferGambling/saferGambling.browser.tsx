import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { membership, user } from '../../session/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { NOW } from '../../testing/sampleReplies.ts';
import { LOOK_SECONDS } from './visit.ts';

const HEADING = page.getByRole('heading', { level: 1 });

/** A profile with what its member has set to play safely. */
const setTo = (saferGambling: { since: string | null; realityCheckMinutes: 15 | null }) => () =>
  backend.setDocument('profile', {
    memberships: [membership],
    emailVerified: true,
    saferGambling: {
      promotionFree:
        saferGambling.since === null ? null : { since: saferGambling.since, offFrom: null },
      realityCheckMinutes: saferGambling.realityCheckMinutes,
    },
  });

describe('promotion-free mode', () => {
  const on = setTo({ since: '2026-11-20T10:00:00Z', realityCheckMinutes: null });

  it.each(['/offers', '/offers/v-1', '/promotions', '/games/spin-the-wheel/game-1'])(
    'hides %s',
    async (path) => {
      await openApp(path, { given: on });
      await expect.element(HEADING).toHaveTextContent('Promotions are hidden');
      expect(address()).toBe(path);
      expect(backend.requestsOf('vouchers-getAllVouchers')).toEqual([]);
      await expectAccessible();
    },
  );

  it('is asked about again when the page comes back into view', async () => {
    await openApp('/offers');
    await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
    on();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(HEADING).toHaveTextContent('Promotions are hidden');
  });

  it.each(['mobile', 'desktop'] as const)('leaves no way to them at home (%s)', async (layout) => {
    await openApp('/', { given: on, layout });
    await expect.element(HEADING).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Promotions are hidden' })).toBeVisible();
    expect(document.querySelector('a[href^="/offers"], a[href^="/games"]')).toBeNull();
    await expectAccessible();
  });
});

describe('the reality check', () => {
  const REMINDER = page.getByRole('dialog', { name: 'Time for a break?' });

  const QUARTER = 15 * 60;

  /** Lets seconds pass, and draws what follows from them. */
  async function pass(seconds: number): Promise<void> {
    vi.advanceTimersByTime(seconds * 1_000);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }

  /** Opens home for a member who asked to be reminded every 15 minutes, with timers that wait for the test. */
  async function openReminded(uid: string): Promise<void> {
    await openApp('/', {
      as: { ...user, uid },
      given: () => {
        vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
        setTo({ since: null, realityCheckMinutes: 15 })();
      },
    });
    await expect.element(HEADING).toBeVisible();
  }

  it('comes after the time that the member chose, and goes on', async () => {
    await openReminded('reminded-1');
    await pass(QUARTER - LOOK_SECONDS);
    await expect.element(REMINDER).not.toBeInTheDocument();
    await pass(LOOK_SECONDS);
    await expect.element(REMINDER).toMatchTextContent('15 minutes');
    await expectAccessible();
    await REMINDER.getByRole('button', { name: 'Carry on' }).click();
    await expect.element(REMINDER).not.toBeInTheDocument();
    await pass(QUARTER - LOOK_SECONDS);
    await expect.element(REMINDER).not.toBeInTheDocument();
    await pass(LOOK_SECONDS);
    await expect.element(REMINDER).toMatchTextContent('30 minutes');
  });

  it('leads out', async () => {
    await openReminded('reminded-2');
    await pass(QUARTER);
    await REMINDER.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(address).toBe('/login');
  });
});
