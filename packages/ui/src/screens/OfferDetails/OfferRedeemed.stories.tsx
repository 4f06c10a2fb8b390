import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hides, plays, says, shows } from '../../stories/steps.ts';
import { inMemberShell, offersTitle } from '../../stories/storyFrames.tsx';
import { dinnerDetails, readyQr, redeemedDetails } from './OfferDetails.fixtures.ts';
import type { OfferDetail, OfferDetailsState } from './OfferDetails.types.ts';
import { OfferDetailsScreen } from './OfferDetailsScreen.tsx';

const HOLDER = 'Regina Sample';
const AT = '2026-11-21T21:14:00Z';

/** The page of an offer that a till has redeemed. */
function redeemed(redemption: OfferDetail['redeemed']): OfferDetailsState {
  const offer = { ...redeemedDetails, ...(redemption && { redeemed: redemption }) };
  return { status: 'ready', holder: HOLDER, offer, qr: { status: 'unavailable' } };
}

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
    state: redeemed({ at: AT, venueName: 'The Orrery', withDate: false }),
    offersHref: '/offers',
    onRetry: fn(),
    onRetryQr: fn(),
  },
} satisfies Meta<typeof OfferDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  play: plays(says('status', 'Redeemed at 21:14, The Orrery'), hides('DINE-4827-KQ')),
};

/** The code that a till scans next, and that the page offers again after a reversal. */
export const Before: Story = {
  args: { state: { status: 'ready', holder: HOLDER, offer: dinnerDetails, qr: readyQr } },
};

/** The till is at a venue that the app does not know. */
export const WithoutVenue: Story = {
  args: { state: redeemed({ at: AT, venueName: null, withDate: false }) },
  play: shows('Redeemed at 21:14'),
};

export const AnotherDay: Story = {
  args: { state: redeemed({ at: AT, venueName: 'The Orrery', withDate: true }) },
  play: shows('Redeemed on 21 November 2026, 21:14, The Orrery'),
};
