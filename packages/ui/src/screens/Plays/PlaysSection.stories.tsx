import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { PlayListProps } from '../../components/PlayList/PlayList.types.ts';
import { lostPlay, wonPlay } from '../../components/PlayList/play.fixtures.ts';
import { desktopView, mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier, smallest, tablet } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { withoutNavigation } from '../../stories/storyFrames.tsx';
import { PlaysSection } from './PlaysSection.tsx';

const meta = {
  title: 'Screens/Plays',
  component: PlaysSection,
  decorators: [withoutNavigation],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    state: stateControl<PlayListProps['state']>({
      Ready: { status: 'ready', plays: [wonPlay, lostPlay] },
      Empty: { status: 'empty' },
      Loading: { status: 'loading' },
      Failed: { status: 'error', message: 'Network error. Check your connection.' },
      Unsaved: { status: 'unsaved' },
    }),
  },
  args: { state: { status: 'ready', plays: [wonPlay, lostPlay] }, onRetry: fn(), onCheck: fn() },
} satisfies Meta<typeof PlaysSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mobile: Story = {
  globals: mobileView,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Plays' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the voucher' })).toHaveAttribute(
      'href',
      '/offers/spin-1',
    );
  },
};
export const Desktop: Story = { globals: desktopView };

/** A game without a short name, and a prize of many words. */
export const LongWords: Story = {
  globals: mobileView,
  args: {
    state: {
      status: 'ready',
      plays: [
        {
          ...wonPlay,
          gameName: 'The Donaudampfschifffahrtsgesellschaft Anniversary Wheel',
          prizeName: 'Dinner for two in the Llanfairpwllgwyngyll Winter Garden, with a suite',
        },
      ],
    },
  },
};
export const LongWordsDesktop: Story = { ...LongWords, globals: desktopView, tags: ['mode'] };

export const Loading: Story = { globals: mobileView, args: { state: { status: 'loading' } } };
export const LoadingDesktop: Story = { ...Loading, globals: desktopView, tags: ['mode'] };

/** No plays yet. */
export const Empty: Story = { globals: mobileView, args: { state: { status: 'empty' } } };
export const EmptyDesktop: Story = { ...Empty, globals: desktopView, tags: ['mode'] };

export const Failed: Story = {
  globals: mobileView,
  args: { state: { status: 'error', message: 'Network error. Check your connection.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedDesktop: Story = { ...Failed, globals: desktopView, tags: ['mode'] };

/** Without a connection: the device has no copy of plays. */
export const Unsaved: Story = {
  globals: mobileView,
  args: { state: { status: 'unsaved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not saved on this/)).toBeVisible();
  },
};
export const UnsavedDesktop: Story = { ...Unsaved, globals: desktopView, tags: ['mode'] };

export const EveryTier: Story = { ...inEveryTier(), tags: ['!autodocs', 'mode'] };
export const EveryTierDesktop: Story = onDesktop(EveryTier);
export const Smallest: Story = { ...smallest(EveryTier), tags: ['overview', '!autodocs', '!test'] };
export const Tablet: Story = { ...tablet(EveryTier), tags: ['overview', '!autodocs', '!test'] };
