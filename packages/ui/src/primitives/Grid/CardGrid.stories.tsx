import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { variants } from '../../stories/variants.tsx';
import { desktopView } from '../../stories/views.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { CardGrid } from './CardGrid.tsx';

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

const cards = (count: number) =>
  NAMES.slice(0, count).map((name) => (
    <Card key={name}>
      <Text>{name}</Text>
    </Card>
  ));

const meta = {
  title: 'Primitives/CardGrid',
  component: CardGrid,
  globals: desktopView,
  args: { children: cards(5), size: 'medium' },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};

/** Each row ends where the grid ends, with any number of cards. */
export const Counts: Story = {
  ...variants(CardGrid, {
    1: { children: cards(1) },
    2: { children: cards(2) },
    3: { children: cards(3) },
    4: { children: cards(4), size: 'small' },
    5: { children: cards(5) },
    6: { children: cards(6), size: 'small' },
    7: { children: cards(7), size: 'small' },
    8: { children: cards(8), size: 'small' },
    9: { children: cards(9), size: 'small' },
  }),
  play: async ({ canvas }) => {
    for (const first of canvas.getAllByText('One')) {
      const grid = first.closest('p')?.parentElement?.parentElement;
      const boxes = [...(grid?.children ?? [])].map((card) => card.getBoundingClientRect());
      const ends = new Map(boxes.map(({ top, right }) => [top, right]));
      const end = grid?.getBoundingClientRect().right ?? 0;
      for (const right of ends.values()) await expect(right).toBeCloseTo(end, 0);
    }
  },
};
