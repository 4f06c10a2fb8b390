import type { Meta, StoryObj } from '@storybook/react-vite';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inEveryTier, smallest, tablet } from '../../stories/overview.ts';
import { inMemberShell, offersTitle, withoutNavigation } from '../../stories/storyFrames.tsx';
import { PromotionsHiddenScreen } from './PromotionsHiddenScreen.tsx';

const meta = {
  title: 'Screens/PromotionsHidden',
  component: PromotionsHiddenScreen,
  decorators: [inMemberShell({ path: '/offers', title: offersTitle }), withoutNavigation],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: { layout: 'mobile', settingsHref: '/settings' },
} satisfies Meta<typeof PromotionsHiddenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const HiddenDesktop: Story = onDesktop(Hidden);

export const EveryTier: Story = { ...inEveryTier(), tags: ['!autodocs', 'mode'] };
export const EveryTierDesktop: Story = { ...onDesktop(EveryTier), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = { ...smallest(EveryTier), tags: ['overview', '!autodocs', '!test'] };
export const Tablet: Story = { ...tablet(EveryTier), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
