import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotsReels } from '../../shell/slots/SlotsReels.tsx';
import { stateControl } from '../../stories/stateControl.ts';
import { inMemberShell, slotsTitle, withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
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
import type { EventDetailsState } from './EventDetails.types.ts';
import { EventDetailsScreen } from './EventDetailsScreen.tsx';

const meta = {
  title: 'Screens/EventDetails',
  component: EventDetailsScreen,
  decorators: [
    inMemberShell({
      path: '/events',
      title: ({ navigation }) => navigation.events,
      backHref: '/events',
    }),
    withoutNavigation,
  ],
  parameters: {
    lastText: /^Once a season/,
    modes: { desktop: ['OptedIn', 'OverInTheSlotsClub'] },
    layout: 'fullscreen',
  },
  globals: mobileView,
  argTypes: {
    state: stateControl<EventDetailsState>({
      RSVP: withRsvp,
      Sending: sending,
      'On the list': optedIn,
      'Without a list': withoutList,
      Offline: offline,
      Over: over,
      'Not found': { status: 'not-found' },
      'No venue': { status: 'no-venue' },
      Loading: { status: 'loading' },
      Failed: { status: 'error', message: 'Network error. Check your connection.' },
      Unsaved: { status: 'unsaved' },
    }),
  },
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
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('The evening');
    const terms = page.getByText(/^RSVP needed/);
    const button = page.getByRole('button', { name: 'RSVP' });
    const follows = terms.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(follows).toBeTruthy();
    await userEvent.click(button);
    await expect(args.onRsvp).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Add to calendar' }));
    await expect(args.onAddToCalendar).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** A second press during the request does nothing. */
export const Sending: Story = {
  args: { state: sending },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'RSVP' }));
    await expect(args.onRsvp).not.toHaveBeenCalled();
  },
};

export const OptedIn: Story = {
  args: { state: optedIn },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'RSVP' })).not.toBeInTheDocument();
    await expect(page.getByText(/^You are on the list for First Hand/)).toBeVisible();
  },
};
export const AlreadyOptedIn: Story = { args: { state: already } };
export const Offline: Story = { args: { state: offline } };
export const WithoutList: Story = { args: { state: withoutList } };
/** In promotion-free mode the panel has no button and refers to reception. */
export const AtReception: Story = {
  args: { state: atReception },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'RSVP' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Ask at reception')).toBeVisible();
  },
};
export const Begun: Story = { args: { state: begun } };

export const OverInTheSlotsClub: Story = {
  args: { state: over, club: 'slots', backHref: '/slots', canShare: false },
  parameters: {
    place: { barPath: '/more', title: slotsTitle, backHref: '/slots', emblem: <SlotsReels /> },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    const back = page.getByRole('link', { name: /^Back/ });
    await expect(back).toHaveAttribute('href', '/slots');
  },
};

/** §9: over the night in which the clocks go back. */
export const ClockChange: Story = {
  args: { state: overTheClockChange },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Saturday 24 October 2026')).toBeVisible();
    await expect(within(canvasElement).getByText('22:00 to 04:00 the next day')).toBeVisible();
  },
};

export const NotFound: Story = { args: { state: { status: 'not-found' } } };
export const NoVenue: Story = { args: { state: { status: 'no-venue' } } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', message: 'Network error. Check your connection.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Unsaved: Story = { args: { state: { status: 'unsaved' } } };
export const LongWords: Story = { args: { state: longWords } };

/** The description loads after the rest. */
