import type { Meta, StoryObj } from '@storybook/react-vite';
import { mobileView } from '../../stories/views.ts';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Screens/Splash',
  component: SplashScreen,
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
} satisfies Meta<typeof SplashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
