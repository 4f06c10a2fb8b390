import type { Meta, StoryObj } from '@storybook/react-vite';
import { variants } from '../../stories/variants.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: ['Clubs', 'Diamonds', 'Hearts', 'Spades'].map((suit) => (
      <Badge key={suit} tone="info">
        {suit}
      </Badge>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = { args: { align: 'start' } };
export const Rows: Story = variants(Stack, {
  Row: { direction: 'row', wrap: true, gap: 2 },
  Between: { direction: 'row', justify: 'between', wrap: true },
});
