import type { Meta, StoryObj } from '@storybook/react-vite';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier, smallest, tablet } from '../../stories/overview.ts';
import { inMemberShell, withoutNavigation } from '../../stories/storyFrames.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Screens/NotFound',
  component: NotFoundScreen,
  decorators: [inMemberShell({ path: '' }), withoutNavigation],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: { layout: 'mobile', homeHref: '/' },
} satisfies Meta<typeof NotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyDesktop: Story = onDesktop(Ready);
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };
export const ReadyDesktopLight: Story = { ...onDesktop(ReadyLight), tags: ['mode'] };

export const EveryTier: Story = { ...inEveryTier(), tags: ['!autodocs', 'mode'] };
export const EveryTierDesktop: Story = { ...onDesktop(EveryTier), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = { ...smallest(EveryTier), tags: ['overview', '!autodocs', '!test'] };
export const Tablet: Story = { ...tablet(EveryTier), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
