import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { ColorTable } from './ColorTable.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { CopyNames } from './CopyNames.tsx';
import { LeastContrastTable } from './LeastContrastTable.tsx';
import { tokenNames } from './tokenNames.ts';

const meta = {
  title: 'Foundations/Colour',
  component: ColorTable,
  tags: ['!autodocs'],
} satisfies Meta<typeof ColorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Every colour with its use and its legal pairings. The number is the contrast, measured in the toolbar's tier and scheme.
 * A click copies a name. "Tokens and design tools" has the files.
 */
export const Tokens: Story = {
  args: { theme: 'house', scheme: 'dark' },
  render: (_, { globals }) => (
    <ColorTable
      theme={globals['tier'] === 'all' ? 'house' : globals['tier']}
      scheme={globals['scheme']}
    />
  ),
};

/** A click on a name copies it, and says so until the name loses the focus. */
export const Copied: Story = {
  args: { theme: 'house', scheme: 'dark' },
  tags: ['!dev'],
  render: () => <CopyNames names={tokenNames('color', 'accent')} />,
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const name = canvas.getByRole('button', { name: 'var(--ui-color-accent)' });
    await userEvent.click(name);
    await expect(write).toHaveBeenCalledWith('var(--ui-color-accent)');
    await waitFor(() => expect(name).toHaveAccessibleName(/copied$/));
    // A page in the background fires no such event by itself.
    await fireEvent.focusOut(name);
    await expect(name).toHaveAccessibleName('var(--ui-color-accent)');
  },
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
