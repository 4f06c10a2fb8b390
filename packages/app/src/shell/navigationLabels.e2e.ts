import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/journey.ts';

/** Where a label leads, and the heading that it finds there: a page's own, or a dialog's. */
interface Destination {
  readonly label: string;
  readonly url: string;
  readonly heading: string | RegExp;
  /** The menu that holds it, on a wide window; the member's own is behind their name. */
  readonly menu?: string;
}

const CASINO = 'The Tidewater, Brighton';
const WHATS_ON = `What's On at ${CASINO}`;
const MEMBER = 'Violet Sample';

/** The desktop list of specification section 2; Rewards and Casino Life open menus, Log Out leaves. */
const DESKTOP: readonly Destination[] = [
  { label: 'My Rewards', url: '/', heading: /Violet/ },
  { label: 'Offers', url: '/offers', heading: 'My Exclusive Offers', menu: 'Rewards' },
  { label: 'Benefits', url: '/benefits', heading: 'My Benefits', menu: 'Rewards' },
  { label: 'Promotions', url: '/promotions', heading: 'Promotions', menu: 'Casino Life' },
  { label: 'Events', url: '/events', heading: WHATS_ON, menu: 'Casino Life' },
  { label: 'Restaurant', url: '/restaurant', heading: 'Slack Water', menu: 'Casino Life' },
  { label: 'My Casino', url: '/mycasino', heading: CASINO, menu: 'Casino Life' },
  { label: 'Slots Club', url: '/slots', heading: 'Slots Club' },
  { label: 'Profile', url: '/profile', heading: MEMBER, menu: MEMBER },
  { label: 'Settings', url: '/settings', heading: 'Settings', menu: MEMBER },
];

/** The mobile list of specification section 2, along the bottom. */
const BOTTOM_BAR: readonly Destination[] = [
  { label: 'Home', url: '/', heading: /Violet/ },
  { label: 'Offers', url: '/offers', heading: 'My Exclusive Offers' },
  { label: 'Restaurant', url: '/restaurant', heading: 'Slack Water' },
  { label: 'Events', url: '/events', heading: WHATS_ON },
  { label: 'More', url: '/more', heading: 'More' },
];

/** The rest of it, on More. */
const ON_MORE: readonly Destination[] = [
  { label: 'My Casino', url: '/mycasino', heading: CASINO },
  { label: 'Promotions', url: '/promotions', heading: 'Promotions' },
  { label: 'Slots Club', url: '/slots', heading: 'Slots Club' },
  { label: 'Benefits', url: '/benefits', heading: 'My Benefits' },
  { label: 'Profile', url: '/profile', heading: MEMBER },
  { label: 'Settings', url: '/settings', heading: 'Settings' },
  {
    label: 'Settings/Interests',
    url: '/settings/interests',
    heading: 'Settings/Interests',
  },
  {
    label: 'Settings/Communication',
    url: '/settings/communications',
    heading: 'Settings/Communication',
  },
  { label: 'Delete My Account', url: '/settings/delete', heading: 'Delete My Account' },
];

/** The reading pages, over More. */
const READING: readonly Destination[] = [
  ['Met Rewards Explained', 'rewards-explained'],
  ['Why We Have To Ask', 'why-we-ask'],
  ['FAQs', 'faqs'],
  ['Responsible Gaming', 'responsible-gaming'],
  ['Data Processing', 'data-processing'],
  ['Terms & Conditions', 'terms'],
].map(([label = '', name]) => ({ label, url: `/more?info=${name}`, heading: label }));

async function expectHeading(page: Page, { heading }: Destination): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
}

test.describe('§2 every navigation label leads to what it names', () => {
  test.use({ account: 'queen-of-spades' });

  test('on the width that it belongs to', async ({ page }, { project }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    if (project.name === 'desktop') {
      const top = page.getByRole('banner');
      for (const each of DESKTOP) {
        if (each.menu) await top.getByRole('button', { name: each.menu, exact: true }).click();
        await top.getByRole('link', { name: each.label, exact: true }).click();
        await expect(page).toHaveURL(each.url);
        await expectHeading(page, each);
      }
      return;
    }
    for (const each of BOTTOM_BAR) {
      await bar.getByRole('link', { name: each.label, exact: true }).click();
      await expect(page).toHaveURL(each.url);
      await expectHeading(page, each);
    }
    for (const each of ON_MORE) {
      await bar.getByRole('link', { name: 'More' }).click();
      await page.locator('main').getByRole('link', { name: each.label, exact: true }).click();
      await expect(page).toHaveURL(each.url);
      await expectHeading(page, each);
    }
    await bar.getByRole('link', { name: 'More' }).click();
    for (const each of READING) {
      await page.locator('main').getByRole('link', { name: each.label, exact: true }).click();
      await expect(page).toHaveURL(each.url);
      await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(each.heading);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('and Log Out leads out', async ({ page, faults }, { project }) => {
    // What was on its way when the session ended is refused.
    faults.expect(/status of 401/);
    await page.goto(project.name === 'desktop' ? '/' : '/more');
    if (project.name === 'desktop') {
      await page.getByRole('button', { name: MEMBER }).click();
    }
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  });
});
