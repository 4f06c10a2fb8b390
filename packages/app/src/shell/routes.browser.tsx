import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { address, openApp } from '../testing/openApp.tsx';

const HEADING = page.getByRole('heading', { level: 1 });

/** The sign-in routes of specification section 2, each with its heading and the document's title. */
const MEMBER_ROUTES = [
  { path: '/', heading: 'Welcome back, Demo', title: 'My Rewards' },
  {
    path: '/games/spin-the-wheel/{gameId}',
    at: '/games/spin-the-wheel/game-1',
    heading: 'Spin The Wheel',
    title: 'Spin The Wheel',
  },
  { path: '/offers', heading: 'My Exclusive Offers', title: 'My Exclusive Offers' },
  {
    path: '/offers/{id}',
    at: '/offers/v-1',
    heading: 'My Exclusive Offers',
    title: 'My Exclusive Offers',
  },
  { path: '/benefits', heading: 'My Benefits', title: 'My Benefits' },
  { path: '/promotions', heading: 'Promotions', title: 'Promotions' },
  { path: '/events', heading: "What's On at Harbour", title: 'Events' },
  {
    path: '/events/{id}',
    at: '/events/6-supper-2026-12-12',
    heading: 'Harbour Supper',
    title: 'Events',
  },
  { path: '/profile', heading: 'Demo Jack', title: 'Profile' },
  { path: '/slots', heading: 'Slots Club', title: 'Slots Club' },
  { path: '/settings', heading: 'Settings', title: 'Settings' },
  { path: '/settings/interests', heading: 'Settings/Interests', title: 'Settings/Interests' },
  {
    path: '/settings/communications',
    heading: 'Settings/Communication',
    title: 'Settings/Communication',
  },
  { path: '/settings/delete', heading: 'Delete My Account', title: 'Delete My Account' },
  { path: '/restaurant', heading: 'Slack Water', title: 'Restaurant' },
  { path: '/mycasino', heading: 'Harbour', title: 'My Casino' },
  { path: '/more', heading: 'More', title: 'More' },
].map((route) => ({ at: route.path, ...route }));

describe.each(['mobile', 'desktop'] as const)('§2 a route that requires sign-in (%s)', (layout) => {
  it.each(MEMBER_ROUTES)('$path', async ({ at, heading, title }) => {
    await openApp(at, { layout });
    await expect.element(HEADING).toHaveTextContent(heading);
    await expect.poll(() => document.title).toBe(`${title} · Met Rewards`);
    expect(address()).toBe(at);
  });
});
