import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { visitReference } from '../../lib/remote/trace.ts';
import { DATA_WAIT_MS } from '../../lib/time/useOverdue.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { backend } from '../../testing/fakeBackend.ts';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { openApp, setOnline } from '../../testing/openApp.tsx';
import { NOW, sampleReplies } from '../../testing/sampleReplies.ts';

provideRoutes(import.meta.glob('./{benefits/*,more/More,offers/Offers}Route.tsx', { base: '../' }));

const BENEFITS = 'benefits-getBenefits';
const own = page.getByRole('list', { name: 'Your Jack benefits' });

describe('§2 My Benefits', () => {
  it('§1.9 §6.7 requests and shows the benefits of the member’s tier and casino', async () => {
    await openApp('/benefits');
    await expect.element(own).toMatchTextContent('Parking');
    expect(backend.requestsOf(BENEFITS)).toEqual([{ tier: 'jack', venueId: 6 }]);
  });
});

describe('§8 benefits that fail to load', () => {
  it('the page shows the error with a reference, retries, and then works offline', async () => {
    const { reopen } = await openApp('/benefits', {
      given: () => backend.refuse(BENEFITS, 'internal'),
    });
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Something went wrong');
    await expect.element(alert).toMatchTextContent(`Your reference is ${visitReference}.`);
    backend.reply(BENEFITS, sampleReplies()[BENEFITS]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(own).toMatchTextContent('Parking');

    backend.refuse(BENEFITS, 'no-response');
    await reopen();
    await expect.element(own).toMatchTextContent('Parking');
  });
});

describe('§1 benefits that are not on the device', () => {
  const note = page.getByText('Not saved on this phone yet');

  it('say so without a reply, without blame or a button, and load when the connection returns', async () => {
    await openApp('/benefits', {
      layout: 'mobile',
      given: () => backend.refuse(BENEFITS, 'no-response'),
    });
    await expect.element(note).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Benefits');
    await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect.element(page.getByRole('main')).not.toMatchTextContent('Something went wrong');
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expectAccessible();
    backend.reply(BENEFITS, sampleReplies()[BENEFITS]);
    setOnline(false);
    setOnline(true);
    await expect.element(own).toMatchTextContent('Parking');
  });

  it('say so if the reply takes over ten seconds, and load when it comes', async () => {
    let answer = () => {};
    await openApp('/benefits', {
      layout: 'mobile',
      given: () => {
        answer = backend.hold(BENEFITS);
        vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
      },
    });
    await expect.poll(() => backend.requestsOf(BENEFITS)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(DATA_WAIT_MS + 1_000);
    await expect.element(note).toBeVisible();
    answer();
    await expect.element(own).toMatchTextContent('Parking');
    await expect.element(note).not.toBeInTheDocument();
  });
});
