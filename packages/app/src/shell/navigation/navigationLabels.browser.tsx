import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { provideRoutes } from '../../testing/fakes/routeModules.ts';
import { address, openApp } from '../../testing/openApp.tsx';

provideRoutes(import.meta.glob('./*/*Route.tsx', { base: '../../features' }));

/** The address that a label links to, and the heading of the page or dialog there. */
interface Destination {
  readonly label: string;
  readonly url: string;
  readonly heading: string;
  /** The menu with the label on a wide window. */
  readonly menu?: string;
}

const MEMBER = 'Demo Jack';
const WHATS_ON = "What's On at Harbour";
const WELCOME = 'Welcome back, Demo';

/** The desktop labels of specification section 2 that link to a page. */
const DESKTOP: readonly Destination[] = [
  { label: 'Offers', url: '/offers', heading: 'My Exclusive Offers', menu: 'Rewards' },
  { label: 'My Rewards', url: '/', heading: WELCOME },
  { label: 'Benefits', url: '/benefits', heading: 'My Benefits', menu: 'Rewards' },
  { label: 'Points', url: '/points', heading: 'Points', menu: 'Rewards' },
  { label: 'Promotions', url: '/promotions', heading: 'Promotions', menu: 'Casino Life' },
  { label: 'Events', url: '/events', heading: WHATS_ON, menu: 'Casino Life' },
  { label: 'Restaurant', url: '/restaurant', heading: 'Slack Water', menu: 'Casino Life' },
  { label: 'My Casino', url: '/mycasino', heading: 'Harbour', menu: 'Casino Life' },
  { label: 'Slots Club', url: '/slots', heading: 'Slots Club' },
  { label: 'Profile', url: '/profile', heading: MEMBER, menu: MEMBER },
  { label: 'Settings', url: '/settings', heading: 'Settings', menu: MEMBER },
];

/** The mobile labels of specification section 2 in the bar at the bottom. */
const BOTTOM_BAR: readonly Destination[] = [
  { label: 'Offers', url: '/offers', heading: 'My Exclusive Offers' },
  { label: 'Home', url: '/', heading: WELCOME },
  { label: 'Restaurant', url: '/restaurant', heading: 'Restaurant' },
  { label: 'Events', url: '/events', heading: WHATS_ON },
  { label: 'More', url: '/more', heading: 'More' },
];

/** The mobile labels of specification section 2 on the page More. */
const ON_MORE: readonly Destination[] = [
  { label: 'My Casino', url: '/mycasino', heading: 'My Casino' },
  { label: 'Promotions', url: '/promotions', heading: 'Promotions' },
  { label: 'Slots Club', url: '/slots', heading: 'Slots Club' },
  { label: 'Benefits', url: '/benefits', heading: 'My Benefits' },
  { label: 'Points', url: '/points', heading: 'Points' },
  { label: 'Profile', url: '/profile', heading: 'Profile' },
  { label: 'Settings', url: '/settings', heading: 'Settings' },
  { label: 'Settings/Interests', url: '/settings/interests', heading: 'Settings/Interests' },
  {
    label: 'Settings/Communication',
    url: '/settings/communications',
    heading: 'Settings/Communication',
  },
  { label: 'Delete My Account', url: '/settings/delete', heading: 'Delete My Account' },
];

/** The reading pages, which open over More. */
const READING: readonly Destination[] = [
  ['Met Rewards Explained', 'rewards-explained'],
  ['Why We Have To Ask', 'why-we-ask'],
  ['FAQs', 'faqs'],
  ['Responsible Gaming', 'responsible-gaming'],
  ['Data Processing', 'data-processing'],
  ['Terms & Conditions', 'terms'],
].map(([label = '', name]) => ({ label, url: `/more?info=${name}`, heading: label }));

const HEADING = page.getByRole('heading', { level: 1 });
const BAR = page.getByRole('navigation', { name: 'Main' });
const MAIN = page.getByRole('main');

async function expectArrival({ url, heading }: Destination): Promise<void> {
  await expect.poll(address).toBe(url);
  await expect.element(HEADING).toHaveTextContent(heading);
}

describe('§2 every navigation label opens its page', () => {
  it('§2.41 §2.42 §2.43 §2.44 §2.45 §2.46 §2.47 §2.48 §2.49 §2.51 on a wide window', async () => {
    await openApp('/');
    const top = page.getByRole('banner');
    for (const each of DESKTOP) {
      if (each.menu) await top.getByRole('button', { name: each.menu, exact: true }).click();
      await top.getByRole('link', { name: each.label, exact: true }).click();
      await expectArrival(each);
    }
  });

  it('§2.52 §2.53 §2.54 §2.55 §2.56 in the bar at the bottom of a narrow window', async () => {
    await openApp('/', { layout: 'mobile' });
    for (const each of BOTTOM_BAR) {
      await BAR.getByRole('link', { name: each.label, exact: true }).click();
      await expectArrival(each);
    }
  });

  it('§2.57 §2.58 §2.59 §2.60 §2.61 §2.62 §2.63 §2.70 on More', async () => {
    await openApp('/', { layout: 'mobile' });
    for (const each of ON_MORE) {
      await BAR.getByRole('link', { name: 'More' }).click();
      await MAIN.getByRole('link', { name: each.label, exact: true }).click();
      await expectArrival(each);
    }
  });

  it('§2.64 §2.65 §2.66 §2.67 §2.68 §2.69 on More, to a reading page', async () => {
    await openApp('/more', { layout: 'mobile' });
    for (const each of READING) {
      await MAIN.getByRole('link', { name: each.label, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: each.label });
      await expect.element(dialog.getByRole('heading').first()).toHaveTextContent(each.heading);
      expect(address()).toBe(each.url);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });

  it.each(['mobile', 'desktop'] as const)('§2.50 Log Out logs out (%s)', async (layout) => {
    await openApp(layout === 'mobile' ? '/more' : '/', { layout });
    if (layout === 'desktop') await page.getByRole('button', { name: MEMBER }).click();
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect.poll(address).toBe('/login');
  });
});
