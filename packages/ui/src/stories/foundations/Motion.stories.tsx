import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { motion } from '../../tokens/scale.ts';
import { MotionTable } from './MotionTable.tsx';
import { tokenKeys } from './tokenKeys.ts';

const meta = {
  title: 'Foundations/Motion',
  component: MotionTable,
  tags: ['!autodocs'],
} satisfies Meta<typeof MotionTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * One easing, and no duration over 250 ms except the loop of loading indicators. Press the button: each mark moves
 * for its own duration. With `prefers-reduced-motion`, every mark moves at once.
 */
export const Durations: Story = {
  args: { durations: tokenKeys(motion).filter((token) => token !== 'easing') },
};

/** With `prefers-reduced-motion`, and in every test, durations are zero. */
export const Still: Story = {
  ...Durations,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(document.getAnimations()).toHaveLength(0);
  },
};
