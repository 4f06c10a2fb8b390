import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { promotionFree, user } from '../../session/state/session.fixtures.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';
import { NOW } from '../../testing/sampleReplies.ts';
import { TICK_SECONDS } from './visit.ts';

provideRoutes(
  import.meta.glob(
    './{saferGambling/*,login/LoginForm,games/*,home/Home,more/More,myCasino/MyCasino,offers/*,promotions/*}Route.tsx',
    { base: '../' },
  ),
);

const HEADING = page.getByRole('heading', { level: 1 });

describe('promotion-free mode', () => {
  const on = () => backend.setProfile({ saferGambling: promotionFree });

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

  it.each([
    ['/', 'mobile'],
    ['/', 'desktop'],
    ['/more', 'mobile'],
    ['/mycasino', 'desktop'],
  ] as const)('removes the links to promotions from %s (%s)', async (path, layout) => {
    await openApp(path, { given: on, layout });
    await expect.element(HEADING).toBeVisible();
    if (path === '/') {
      const note = page.getByRole('region', { name: 'Promotions are hidden' });
      await expect.element(note).toBeVisible();
    }
    await expectAccessible();
    const promotional = 'a[href^="/offers"], a[href^="/games"], a[href="/promotions"]';
    expect(document.querySelector(promotional)).toBeNull();
  });
});

describe('the reality check', () => {
  const REMINDER = page.getByRole('dialog', { name: 'Time for a break?' });

  const QUARTER = 15 * 60;

  /** Advances the timers by `seconds`, and waits for the next two frames. */
  async function pass(seconds: number): Promise<void> {
    vi.advanceTimersByTime(seconds * 1_000);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }

  /** Opens home with fake timers, for a member with a reminder every 15 minutes. */
  async function openReminded(uid: string): Promise<void> {
    await openApp('/', {
      as: { ...user, uid },
      given: () => {
        vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
        backend.setProfile({ saferGambling: { promotionFree: null, realityCheckMinutes: 15 } });
      },
    });
    await expect.element(HEADING).toBeVisible();
  }

  it('opens after the chosen time, and again after the same time', async () => {
    await openReminded('reminded-1');
    await pass(QUARTER - TICK_SECONDS);
    await expect.element(REMINDER).not.toBeInTheDocument();
    await pass(TICK_SECONDS);
    await expect.element(REMINDER).toMatchTextContent('15 minutes');
    await expectAccessible();
    await REMINDER.getByRole('button', { name: 'Carry on' }).click();
    await expect.element(REMINDER).not.toBeInTheDocument();
    await pass(QUARTER - TICK_SECONDS);
    await expect.element(REMINDER).not.toBeInTheDocument();
    await pass(TICK_SECONDS);
    await expect.element(REMINDER).toMatchTextContent('30 minutes');
  });

  it('logs the member out, and leaves nothing of the visit', async () => {
    await openReminded('reminded-2');
    await pass(QUARTER);
    await REMINDER.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(address).toBe('/login');
    expect(sessionStorage.getItem('casino.visit')).toBeNull();
  });
});
