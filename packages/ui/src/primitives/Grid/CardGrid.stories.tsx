import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { desktopView } from '../../stories/views.ts';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { CardGrid } from './CardGrid.tsx';

const cards = (count: number) =>
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
    .slice(0, count)
    .map((name) => (
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

/** Each row ends where the grid ends, with any number of cards. */
const full: Story['play'] = async ({ canvas }) => {
  const cards = canvas.getAllByText(/./).map((text) => text.closest('p')?.parentElement ?? text);
  const grid = cards[0]?.parentElement?.getBoundingClientRect();
  const ends = new Map(
    cards.map((card) => card.getBoundingClientRect()).map((box) => [box.top, box.right]),
  );
  for (const end of ends.values()) await expect(end).toBeCloseTo(grid?.right ?? 0, 0);
};

export const One: Story = { args: { children: cards(1) }, play: full };
export const Two: Story = { args: { children: cards(2) }, play: full };
export const Three: Story = { args: { children: cards(3) }, play: full };
export const Four: Story = { args: { children: cards(4), size: 'small' }, play: full };
export const Five: Story = { play: full };
export const Six: Story = { args: { children: cards(6), size: 'small' }, play: full };
export const Seven: Story = { args: { children: cards(7), size: 'small' }, play: full };
export const Eight: Story = { args: { children: cards(8), size: 'small' }, play: full };
export const Nine: Story = { args: { children: cards(9), size: 'small' }, play: full };
