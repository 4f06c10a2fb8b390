import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { belowMore } from '../../stories/storyFrames.tsx';
import { isWideWindow } from '../../stories/views.ts';
import { UnsavedScreen } from './UnsavedScreen.tsx';

const meta = {
  title: 'Screens/Unsaved',
  component: UnsavedScreen,
  ...belowMore({ path: '/benefits', title: ({ navigation }) => navigation.titles.benefits }),
  args: { layout: 'mobile', title: 'My Benefits' },
} satisfies Meta<typeof UnsavedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page has its header and navigation, and one heading of level 1. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Benefits');
    const device = isWideWindow() ? 'device' : 'phone';
    await expect(canvas.getByText(`Not saved on this ${device} yet`)).toBeVisible();
  },
};
