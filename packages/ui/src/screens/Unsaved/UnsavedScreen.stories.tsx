import type { Meta, StoryObj } from '@storybook/react-vite';
import { belowMore } from '../../stories/storyFrames.tsx';
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
export const Ready: Story = {};
