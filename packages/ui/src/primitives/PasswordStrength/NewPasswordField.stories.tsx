import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { NewPasswordField } from './NewPasswordField.tsx';

const { forms } = enGB;

const meta = {
  title: 'Primitives/NewPasswordField',
  component: NewPasswordField,
  args: {
    label: 'Password',
    name: 'password',
    showLabel: forms.showPassword,
    hideLabel: forms.hidePassword,
    strength: forms.passwordStrength,
    onChange: fn(),
  },
} satisfies Meta<typeof NewPasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Checks that the strength appears after a pause, and that the field accepts a password of any strength. */
const typed =
  (password: string, level: string): NonNullable<Story['play']> =>
  async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste(password);
    await expect(args.onChange).toHaveBeenCalled();
    await expect(await canvas.findByText(level)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(`Password strength: ${level}`);
    await expect(input).toHaveValue(password);
    await expect(input).not.toBeInvalid();
  };

export const VeryWeak: Story = { play: typed('password', 'Very weak') };
export const Fair: Story = { play: typed('lantern77x', 'Fair') };
export const VeryStrong: Story = { play: typed('mole-lantern-oboe-quartz-78', 'Very strong') };
export const WithError: Story = {
  tags: ['error'],
  args: { error: 'The chosen password is too weak' },
};
