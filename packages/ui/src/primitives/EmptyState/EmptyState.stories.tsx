import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyHand } from '../../artwork/EmptyHand.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nothing here just yet',
    text: 'Your offers appear here as soon as they are yours. Look in again soon.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WordsAlone: Story = { tags: ['empty'] };
export const WithAction: Story = {
  tags: ['empty'],
  args: {
    picture: <EmptyHand />,
    action: (
      <ButtonLink href="#home" variant="secondary">
        Go to My Rewards
      </ButtonLink>
    ),
  },
};
