import type { Meta, StoryObj } from '@storybook/react-vite';
import { mobileView } from '../onDesktop.ts';
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
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
