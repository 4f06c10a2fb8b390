import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMemberShell, offersTitle } from '../../stories/storyFrames.tsx';
import { PromotionsHiddenScreen } from './PromotionsHiddenScreen.tsx';

const meta = {
  title: 'Screens/PromotionsHidden',
  component: PromotionsHiddenScreen,
  ...inMemberShell({ path: '/offers', title: offersTitle }),
  args: { layout: 'mobile', settingsHref: '/settings' },
} satisfies Meta<typeof PromotionsHiddenScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
