import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColorTable } from './ColorTable.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { LeastContrastTable } from './LeastContrastTable.tsx';

const meta = {
  title: 'Foundations/Colour',
  component: ColorTable,
  tags: ['!autodocs'],
} satisfies Meta<typeof ColorTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tokens: Story = {
  args: { theme: 'house', scheme: 'dark' },
  render: (_, { globals }) => (
    <ColorTable
      theme={globals['tier'] === 'all' ? 'house' : globals['tier']}
      scheme={globals['scheme']}
    />
  ),
};

/** Every declared pairing with its contrast in the toolbar's theme, smallest margin first. */
export const Contrast: Story = {
  args: { theme: 'house', scheme: 'dark' },
  render: (_, { globals }) => (
    <ContrastTable
      theme={globals['tier'] === 'all' ? 'house' : globals['tier']}
      scheme={globals['scheme']}
    />
  ),
};

/** The pairing with the smallest margin in each theme and scheme. Compare a new colour with these. */
export const LeastContrast: Story = {
  args: { theme: 'house', scheme: 'dark' },
  render: () => <LeastContrastTable />,
};
