import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => (
      <Card key={name}>
        <Text>{name}</Text>
      </Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Narrow: Story = { args: { least: '9rem', gap: 2 } };
