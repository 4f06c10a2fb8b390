import type { Meta, StoryObj } from '@storybook/react-vite';
import { inMemberShell, offersTitle, withoutNavigation } from '../../stories/storyFrames.tsx';
import { mobileView } from '../../stories/views.ts';
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
