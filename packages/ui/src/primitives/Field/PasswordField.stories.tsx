import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { INPUT_KEYS } from '../../stories/pages/pageParameters.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  parameters: {
    keyboard: INPUT_KEYS,
    anatomy: [
      ['Label', 'Names the field.'],
      ['Input', 'A native password input. It is a text input while the password is shown.'],
      ['Reveal button', 'An `IconButton` that shows or hides the password.'],
      ['Hint and error', 'Screen readers read them after the label.'],
    ],
  },
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field takes a pasted password. WCAG 2.2, 3.3.8. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('Demo-pass-1');
    await expect(input).toHaveValue('Demo-pass-1');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const WithError: Story = { tags: ['error'], args: { error: 'Please enter a password.' } };
