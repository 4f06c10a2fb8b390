import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Comments', name: 'comments' },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The field grows with the text, so that it never scrolls. */
export const Grows: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Comments' });
    const before = area.clientHeight;
    await userEvent.click(area);
    await userEvent.paste('My points to spend from Friday are not on my card.\n'.repeat(8));
    await expect(area.clientHeight).toBeGreaterThan(before);
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
};

export const WithHint: Story = { args: { hint: 'Please leave out passwords and card numbers.' } };

export const WithError: Story = {
  args: { error: 'Comments is required' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

export const Optional: Story = { args: { optionalLabel: 'optional', rows: 2 } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on Friday.' } };
