import type { Meta, StoryObj } from '@storybook/react-vite';
import { has, plays } from '../../stories/steps.ts';
import { mobileView } from '../../stories/views.ts';
import { Table } from './Table.tsx';

interface Prize {
  readonly name: string;
  readonly when: string;
  readonly points: string;
}

const meta = {
  title: 'Primitives/Table',
  component: Table<Prize>,
  parameters: {
    keyboard: [
      ['Tab, Shift + Tab', 'Moves the focus to the frame of the table.'],
      ['Arrow keys', 'Scroll a table that is wider than the page.'],
    ],
    anatomy: [
      ['Caption', 'The title, which also names the scrolling frame.'],
      ['Column headings', 'The first row.'],
      ['Row headings', 'The cells of the first column.'],
    ],
  },
  args: {
    caption: 'What you have won',
    columns: [
      { id: 'name', heading: 'Prize', cell: ({ name }) => name },
      { id: 'when', heading: 'Day', cell: ({ when }) => when },
      { id: 'points', heading: 'Points to spend', cell: ({ points }) => points, numeric: true },
    ],
    rows: [
      { name: 'Dinner for two', when: '14 October 2026', points: '1,200.00' },
      { name: 'A drink at the bar', when: '9 October 2026', points: '85.50' },
      { name: 'A night in the Example Suite', when: '1 October 2026', points: '24,000.00' },
    ],
    rowId: ({ name }) => name,
  },
} satisfies Meta<typeof Table<Prize>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: plays(has('table', 'What you have won'), has('rowheader', 'Dinner for two')),
};
export const Narrow: Story = { globals: mobileView };
/** A table without rows shows its headings. Explain beside it why it is empty. */
export const Empty: Story = { tags: ['empty'], args: { rows: [] } };
