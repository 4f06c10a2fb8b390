import type { Meta, StoryObj } from '@storybook/react-vite';
import { LINK_KEYS } from '../../stories/pages/pageParameters.ts';
import { NewsFeed } from './NewsFeed.tsx';

const meta = {
  title: 'Components/NewsFeed',
  component: NewsFeed,
  parameters: { keyboard: LINK_KEYS },
  args: {
    label: 'News',
    items: [
      {
        id: 'late-kitchen',
        title: 'The kitchen stays open until one',
        text: 'From Thursday to Saturday, the late menu is served at the bar as well.',
        href: '/restaurant',
      },
      {
        id: 'cloakroom',
        title: 'A new way in',
        text: 'While the front steps are mended, please use the garden entrance.',
      },
    ],
  },
} satisfies Meta<typeof NewsFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = {
  args: {
    items: [{ id: 'one', title: 'Doors at seven', text: 'An hour earlier, all through December.' }],
  },
};
