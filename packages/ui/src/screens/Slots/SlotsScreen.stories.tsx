import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotsReels } from '../../shell/slots/SlotsReels.tsx';
import { asLastSeen, lastSeenAt } from '../../stories/asLastSeen.ts';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier, smallest, tablet } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { belowMore, slotsTitle, withoutNavigation } from '../../stories/storyFrames.tsx';
import { manyEvents } from '../Events/Events.fixtures.ts';
import { longNamedMember, members } from '../Home/Home.fixtures.ts';
import { readyParts } from './Slots.fixtures.ts';
import type { SlotsState } from './Slots.types.ts';
import { SlotsScreen } from './SlotsScreen.tsx';

const meta = {
  title: 'Screens/Slots',
  component: SlotsScreen,
  decorators: [
    belowMore({ path: '/slots', title: slotsTitle, emblem: <SlotsReels /> }),
    withoutNavigation,
  ],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'king' },
  argTypes: {
    state: stateControl<SlotsState>({
      Ready: readyParts,
      'Events loading': { ...readyParts, events: { status: 'loading' } },
      'No events': { ...readyParts, venueName: null, events: { status: 'empty' } },
      Loading: { status: 'loading' },
      Failed: { status: 'error', message: 'Network error. Check your connection.' },
      Unsaved: { status: 'unsaved' },
    }),
  },
  args: {
    layout: 'mobile',
    state: readyParts,
    onRetry: fn(),
    onRetryEvents: fn(),
    onCardTurn: fn(),
  },
} satisfies Meta<typeof SlotsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the header of the club, the member card with its code, and the events of the club. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Slots Club');
    const events = within(page.getByRole('region', { name: 'For the club' }));
    const hrefs = events.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toEqual(['/slots/event/leaderboard', '/slots/event/first-spin']);
  },
};
export const ReadyDesktop: Story = onDesktop(Ready);
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };
export const ReadyDesktopLight: Story = { ...onDesktop(ReadyLight), tags: ['mode'] };

/** With the keyboard. */
export const CardTurned: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const button = page.getByRole('button', { name: 'Show code' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await page.findByRole('img', { name: /QR code of your membership number/ }),
    ).toBeVisible();
    await expect(args.onCardTurn).toHaveBeenLastCalledWith(true);
  },
};

export const EventsLoading: Story = {
  args: { state: { ...readyParts, events: { status: 'loading' } } },
};

export const NoEvents: Story = {
  args: { state: { ...readyParts, venueName: null, events: { status: 'empty' } } },
};
export const NoEventsDesktop: Story = { ...onDesktop(NoEvents), tags: ['mode'] };

export const EventsFailed: Story = {
  args: {
    state: {
      ...readyParts,
      events: { status: 'error', message: 'Network error. Check your connection.' },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryEvents).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    state: {
      ...readyParts,
      member: longNamedMember,
      venueName: 'The Grand Assembly Rooms and Winter Gardens, Llanfairpwllgwyngyll',
    },
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const LoadingDesktop: Story = { ...onDesktop(Loading), tags: ['mode'] };

export const Failed: Story = {
  args: { state: { status: 'error', message: 'Network error. Check your connection.' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedDesktop: Story = { ...onDesktop(Failed), tags: ['mode'] };

export const Unsaved: Story = { args: { state: { status: 'unsaved' } } };
export const UnsavedDesktop: Story = { ...onDesktop(Unsaved), tags: ['mode'] };

/** Without a connection, the page shows the copy of this device. */
export const Offline: Story = asLastSeen({
  args: { state: { ...readyParts, member: { ...members.king, asOf: lastSeenAt } } },
});
export const OfflineDesktop: Story = { ...onDesktop(Offline), tags: ['mode'] };
export const OfflineLight: Story = { ...Offline, globals: { scheme: 'light' }, tags: ['mode'] };

const many: SlotsState = { ...readyParts, events: { status: 'ready', events: manyEvents } };

/** Six events per page. */
export const ManyEvents: Story = {
  args: { state: many },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const events = within(page.getByRole('region', { name: 'For the club' }));
    await expect(events.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(events.getByRole('button', { name: 'Show more events' }));
    await expect(events.getAllByRole('article')).toHaveLength(12);
    const count = events.getByText('12 of 36 events');
    await expect(count.closest('[role=status]')).toHaveFocus();
  },
};
export const ManyEventsDesktop: Story = { ...onDesktop({ args: { state: many } }), tags: ['mode'] };

export const EveryTier: Story = {
  ...inEveryTier((tier) => ({
    state: { ...readyParts, member: members[tier] },
  })),
  tags: ['!autodocs', 'mode'],
};
export const EveryTierDesktop: Story = { ...onDesktop(EveryTier), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = { ...smallest(EveryTier), tags: ['overview', '!autodocs', '!test'] };
export const Tablet: Story = { ...tablet(EveryTier), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
