import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlotsReels } from '../../shell/slots/SlotsReels.tsx';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { hasNo, plays, presses, pressesInVain, shows } from '../../stories/steps.ts';
import { inMemberShell, slotsTitle } from '../../stories/storyFrames.tsx';
import { FAILED } from '../shared/failed.fixtures.ts';
import {
  already,
  atReception,
  begun,
  longWords,
  offline,
  optedIn,
  over,
  overTheClockChange,
  sending,
  withoutList,
  withRsvp,
} from './EventDetails.fixtures.ts';
import * as stories from './EventDetailsScreen.stories.tsx';
import { EventDetailsScreen } from './EventDetailsScreen.tsx';

const meta = {
  title: 'Screens/EventDetails',
  component: EventDetailsScreen,
  ...inMemberShell(
    {
      path: '/events',
      title: ({ navigation }) => navigation.events,
      backHref: '/events',
    },
    {
      lastText: /^Once a season/,
      modes: { desktop: ['OptedIn', 'OverInTheSlotsClub'] },
    },
  ),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: withRsvp,
    club: 'casino',
    backHref: '/events',
    supportHref: '/account/support',
    canShare: true,
    onRsvp: fn(),
    onAddToCalendar: fn(),
    onShare: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EventDetailsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The conditions come before the button, and each button calls its callback. */
export const Rsvp: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByText('The evening');
    const terms = canvas.getByText(/^RSVP needed/);
    const button = canvas.getByRole('button', { name: 'RSVP' });
    const follows = terms.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
    await userEvent.click(button);
    await expect(args.onRsvp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onAddToCalendar).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  args: { state: sending },
  play: pressesInVain('RSVP', 'onRsvp'),
};
export const OptedIn: Story = { args: { state: optedIn } };
export const AlreadyOptedIn: Story = { args: { state: already } };
export const Offline: Story = { tags: ['offline'], args: { state: offline } };
export const WithoutList: Story = { args: { state: withoutList } };
/** In promotion-free mode the panel has no button and refers to reception. */
export const AtReception: Story = {
  args: { state: atReception },
  play: plays(hasNo('button', 'RSVP'), shows('Ask at reception')),
};
export const Begun: Story = { args: { state: begun } };
export const OverInTheSlotsClub: Story = {
  args: { state: over, club: 'slots', backHref: '/slots', canShare: false },
  parameters: {
    place: { barPath: '/more', title: slotsTitle, backHref: '/slots', emblem: <SlotsReels /> },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain('/slots');
  },
};
export const ClockChange: Story = { args: { state: overTheClockChange } };
export const NotFound: Story = { tags: ['error'], args: { state: { status: 'not-found' } } };
export const NoVenue: Story = { tags: ['empty'], args: { state: { status: 'no-venue' } } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: FAILED },
  play: presses('Try again', 'onRetry'),
};
export const Unsaved: Story = { tags: ['offline'], args: { state: { status: 'unsaved' } } };
export const LongWords: Story = { args: { state: longWords } };
