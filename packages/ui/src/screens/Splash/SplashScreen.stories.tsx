import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutFrame } from '../../stories/storyFrames.tsx';
import { SplashScreen } from './SplashScreen.tsx';

const meta = {
  title: 'Screens/Splash',
  component: SplashScreen,
  ...withoutFrame(),
} satisfies Meta<typeof SplashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
