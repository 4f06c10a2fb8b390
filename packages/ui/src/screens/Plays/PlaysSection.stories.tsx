import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PlayListProps } from '../../components/PlayList/PlayList.types.ts';
import { lostPlay, wonPlay } from '../../components/PlayList/play.fixtures.ts';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier } from '../../stories/overview.ts';
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
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const EveryTier: Story = inEveryTier();
export const EveryTierDesktop: Story = onDesktop(EveryTier);
