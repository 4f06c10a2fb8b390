import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  args: { label: 'Membership number', name: 'membershipNumber' },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Membership number' });
    await userEvent.type(input, '100200');
    await expect(input).toHaveValue('100200');
  },
};

export const Filled: Story = { args: { defaultValue: '100200' } };

export const WithHint: Story = {
  args: { hint: 'Six figures, on the front of your card.', inputMode: 'numeric' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.hint);
  },
};

export const Optional: Story = { args: { label: 'Comments', optionalLabel: 'optional' } };

export const WithError: Story = {
  args: { defaultValue: '10', error: 'Membership number is required' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};

export const WithHintAndError: Story = {
  args: { hint: 'Six figures, on the front of your card.', error: 'Membership number is required' },
};

export const Email: Story = {
  args: { label: 'Email', type: 'email', autoComplete: 'username', name: 'email' },
};

export const Disabled: Story = { args: { defaultValue: '100200', disabled: true } };
