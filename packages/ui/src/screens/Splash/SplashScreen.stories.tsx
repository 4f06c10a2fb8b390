import type { Meta, StoryObj } from '@storybook/react-vite';
import { mobileView, onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes } from '../../stories/overview.ts';
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

export const BothSchemes: Story = inBothSchemes();
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
