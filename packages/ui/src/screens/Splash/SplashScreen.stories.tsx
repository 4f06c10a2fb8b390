import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktopView, mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes, smallest, tablet } from '../../stories/overview.ts';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Screens/Splash',
  component: SplashScreen,
  parameters: { layout: 'fullscreen' },
  globals: { tier: 'house' },
} satisfies Meta<typeof SplashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { globals: mobileView };
export const Wide: Story = { globals: desktopView };

export const BothSchemes: Story = { ...inBothSchemes(), tags: ['!autodocs', 'mode'] };
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
export const Smallest: Story = {
  ...smallest(BothSchemes),
  tags: ['overview', '!autodocs', '!test'],
};
export const Tablet: Story = { ...tablet(BothSchemes), tags: ['overview', '!autodocs', '!test'] };
