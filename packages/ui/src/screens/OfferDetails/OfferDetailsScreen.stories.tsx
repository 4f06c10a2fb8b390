import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { byTier } from '../../stories/modes/byTier.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { inside, links, lists, plays, presses, says, shows } from '../../stories/steps.ts';
import { inMemberShell, offersTitle } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import { fullNameIn } from '../shared/memberNames.fixtures.ts';
import {
  dinnerDetails,
  expiredDetails,
  longDetails,
  masterclassDetails,
  readyQr,
  shown,
  supperElsewhere,
  upcomingDetails,
  usedDetails,
  withoutCode,
} from './OfferDetails.fixtures.ts';
import * as stories from './OfferDetailsScreen.stories.tsx';
import { OfferDetailsScreen } from './OfferDetailsScreen.tsx';

const meta = {
  title: 'Screens/OfferDetails',
  component: OfferDetailsScreen,
  ...inMemberShell(
    { path: '/offers', title: offersTitle, backHref: '/offers' },
    {
      modes: { desktop: ['QrFailed', 'KeptCode', 'Used'] },
      everyTier: byTier((tier) => ({
        state: { ...shown(dinnerDetails), holder: fullNameIn(tier) },
      })),
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: shown(dinnerDetails),
    offersHref: '/offers',
    onRetry: fn(),
    onRetryQr: fn(),
  },
} satisfies Meta<typeof OfferDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the page has the title of the list. */
export const Ready: Story = {
  name: '§2.78 An offer says how to redeem it',
  play: plays(
    says('heading', 'Dinner for two', 1),
    shows('Use it at The Orrery, London'),
    links('See the restaurant', '/restaurant'),
    inside('region', 'How to redeem', lists('listitem', ...dinnerDetails.howToRedeem)),
  ),
};

/** An offer without a value in money shows no value. */
export const WithoutValue: Story = { args: { state: shown(masterclassDetails) } };

/** A table at a casino whose restaurant has no page here is booked by a call. */
export const AtAnotherCasino: Story = {
  args: { state: shown(supperElsewhere) },
  play: plays(
    shows('Use it at The Tidewater, Newcastle'),
    links('Call 0191 496 0109', 'tel:01914960109'),
  ),
};

/** The gambling terms come before the code. */
export const WithWagering: Story = {
  args: {
    state: shown({
      ...dinnerDetails,
      incentive: { productTypes: ['casino'], freeChoice: false, wageringTimes: 5 },
    }),
  },
  play: async ({ canvas }) => {
    const wagering = canvas.getByText(/^For casino games only. Wagering requirement: 5 times/);
    await expect(canvas.getByText('My Exclusive Offers')).toBeVisible();
    const code = canvas.getByRole('img', { name: /QR code for Dinner for two/ });
    await expect(wagering.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(canvas.getByText('DINE-4827-KQ').getBoundingClientRect().bottom).toBeLessThan(
      bar.top,
    );
  },
};
export const QrLoading: Story = {
  tags: ['loading'],
  args: { state: shown(dinnerDetails, { status: 'loading' }) },
};
export const QrFailed: Story = {
  tags: ['error'],
  args: {
    state: shown(dinnerDetails, {
      status: 'error',
      message: 'Check your connection, or read out the code below.',
    }),
  },
  play: presses('Try again', 'onRetryQr'),
};

/** Without a connection there is nothing to press: the code loads when the connection returns. */
export const QrFailedOffline: Story = {
  tags: ['error', 'offline'],
  args: QrFailed.args ?? {},
  render: ({ onRetryQr: _, ...args }) => <OfferDetailsScreen {...args} />,
};

/** Offline: the code comes from the cache. */
export const KeptCode: Story = {
  args: { state: shown(dinnerDetails, { ...readyQr, savedAt: '2026-11-20T19:30:00Z' }) },
};

const MIDNIGHT = 'story:midnight';

/** The offer expires while the page is open: the page removes the code and gives the reason. */
export const EndsWhileOpen: Story = {
  render: function EndsWhileOpen(args) {
    const [over, setOver] = useState(false);
    useEffect(() => {
      const end = () => setOver(true);
      window.addEventListener(MIDNIGHT, end);
      return () => window.removeEventListener(MIDNIGHT, end);
    }, []);
    const state = over ? withoutCode({ ...dinnerDetails, status: 'expired' }) : args.state;
    return <OfferDetailsScreen {...args} state={state} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR code/ })).toBeVisible();
    window.dispatchEvent(new Event(MIDNIGHT));
    await expect(await canvas.findByText('This offer has ended')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('DINE-4827-KQ')).not.toBeInTheDocument();
  },
};
export const WithoutPicture: Story = {
  args: { state: shown({ ...dinnerDetails, category: null }) },
};
export const Used: Story = { args: { state: withoutCode(usedDetails) } };
export const Expired: Story = { args: { state: withoutCode(expiredDetails) } };
export const Upcoming: Story = {
  args: { state: withoutCode(upcomingDetails) },
  play: shows('Your code will be here from Tue 1 Dec.'),
};
export const NoCodeNeeded: Story = { args: { state: withoutCode(masterclassDetails) } };
export const NotFound: Story = {
  tags: ['error'],
  args: { state: { status: 'not-found' } },
  play: links('Back to my offers', '/offers'),
};
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const LongWords: Story = { args: { state: shown(longDetails) } };
