import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { shows } from '../../stories/steps.ts';
import { inMemberShell, offersTitle } from '../../stories/storyFrames.tsx';
import { dinnerDetails, redeemedDetails, shown, withoutCode } from './OfferDetails.fixtures.ts';
import { OfferDetailsScreen } from './OfferDetailsScreen.tsx';

const AT = '2026-11-21T21:14:00Z';

/** The page of an offer that a till has redeemed. */
const redeemed = (venueName: string | null, withDate = false) =>
  withoutCode({ ...redeemedDetails, redeemed: { at: AT, venueName, withDate } });

const meta = {
  title: 'Screens/OfferDetails/Redeemed',
  component: OfferDetailsScreen,
  ...inMemberShell(
    { path: '/offers', title: offersTitle, backHref: '/offers' },
    {
      modes: { light: ['Today'], 'every-tier': ['Today'], desktop: ['WithoutVenue', 'AnotherDay'] },
    },
  ),
  args: {
    layout: 'mobile',
    state: redeemed('The Orrery'),
    offersHref: '/offers',
    onRetry: fn(),
    onRetryQr: fn(),
  },
} satisfies Meta<typeof OfferDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
/** The code that a till scans next, and that the page offers again after a reversal. */
export const Before: Story = { args: { state: shown(dinnerDetails) } };

/** The till is at a venue that the app does not know. */
export const WithoutVenue: Story = {
  args: { state: redeemed(null) },
  play: shows('Redeemed at 21:14'),
};
export const AnotherDay: Story = {
  args: { state: redeemed('The Orrery', true) },
  play: shows('Redeemed on 21 November 2026, 21:14, The Orrery'),
};
