import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier, smallest, tablet } from '../../stories/overview.ts';
import { belowMore, withoutNavigation } from '../../stories/storyFrames.tsx';
import { UnsavedScreen } from './UnsavedScreen.tsx';

const meta = {
  title: 'Screens/Unsaved',
  component: UnsavedScreen,
  decorators: [
    belowMore({ path: '/benefits', title: ({ navigation }) => navigation.titles.benefits }),
    withoutNavigation,
  ],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: { layout: 'mobile', title: 'My Benefits' },
} satisfies Meta<typeof UnsavedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page has its header and navigation, and one heading of level 1. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Benefits');
    await expect(canvas.getByText('Not saved on this phone yet')).toBeVisible();
  },
};
export const ReadyDesktop: Story = {
  ...onDesktop({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Benefits');
    await expect(canvas.getByText('Not saved on this device yet')).toBeVisible();
  },
};
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };
export const ReadyDesktopLight: Story = {
  ...onDesktop({ globals: { scheme: 'light' } }),
  tags: ['mode'],
};

export const EveryTier: Story = { ...inEveryTier(), tags: ['!autodocs', 'mode'] };
export const EveryTierDesktop: Story = { ...onDesktop(EveryTier), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = { ...smallest(EveryTier), tags: ['overview', '!autodocs', '!test'] };
export const Tablet: Story = { ...tablet(EveryTier), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
