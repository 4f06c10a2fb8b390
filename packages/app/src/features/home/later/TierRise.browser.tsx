import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deviceStorage } from '../../../lib/device/storage.ts';
import { member, user } from '../../../session/state/session.fixtures.ts';
import { backend } from '../../../testing/fakeBackend.ts';
import { provideRoutes } from '../../../testing/fakes/routeModules.ts';
import { openApp } from '../../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./home/*Route.tsx', { base: '../../' }));

const QUEEN = 48;
const message = page.getByText('You now hold the Queen.');

let users = 0;

/** Opens home as a Queen, on a device that has shown a tier. */
async function openHome(last: string | null) {
  users += 1;
  const as = { ...user, uid: `rise-${users}` };
  const app = await openApp('/', {
    as,
    layout: 'mobile',
    given: () => {
      const result = { ...member, membership_type_id: QUEEN };
      backend.reply('members-getMember', { success: true, result });
      if (last !== null) deviceStorage.writeCopy(as.uid, 'tier-shown-1', last);
    },
  });
  const shown = () => deviceStorage.readCopy<string>(as.uid, 'tier-shown-1');
  await expect.poll(shown).toBe('queen');
  return app;
}

describe('§4 a member who has reached a tier', () => {
  it('reads it once', async () => {
    const { reopen } = await openHome('jack');
    await expect.element(message).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
    await reopen();
    await expect.element(page.getByText('Your tier')).toBeVisible();
    expect(message.query()).toBeNull();
  });
});

describe('§4 the card of a new tier', () => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const slow = document.createElement('style');
  slow.textContent = '[data-member-card] { transition-duration: 60s !important; }';
  beforeEach(() => void animate.mockClear());
  afterEach(() => slow.remove());

  it('turns and draws its suit, until the member presses anything', async () => {
    document.head.append(slow);
    await openHome('jack');
    const drawn = () => document.querySelectorAll('main [pathLength]').length;
    await expect.poll(drawn).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Show code' }).click();
    await expect.element(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect.poll(drawn).toBe(0);
  });

  it('does not move with reduced motion', async () => {
    await openHome('jack');
    await expect.element(message).toBeVisible();
    expect(animate).not.toHaveBeenCalled();
  });
});
