import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FIELD_LABELS, FIELD_NOTES, INPUT_KEYS } from '../../stories/pages/pageParameters.ts';
import { variants } from '../../stories/variants.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Primitives/TextField',
  component: TextField,
  parameters: {
    keyboard: INPUT_KEYS,
    anatomy: [...FIELD_LABELS, ['Input', 'A native text input.'], ...FIELD_NOTES],
  },
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
export const WithHint: Story = {
  args: { hint: 'Six figures, on the front of your card.', inputMode: 'numeric' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.hint);
  },
};
export const WithError: Story = {
  tags: ['error'],
  args: { defaultValue: '10', error: 'Membership number is required' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(args.error);
  },
};
export const Variants: Story = variants(TextField, {
  Filled: { defaultValue: '100200' },
  Optional: { label: 'Comments', optionalLabel: 'optional' },
  HintAndError: {
    hint: 'Six figures, on the front of your card.',
    error: 'Membership number is required',
  },
  Email: { label: 'Email', type: 'email', autoComplete: 'username', name: 'email' },
  Disabled: { defaultValue: '100200', disabled: true },
});

/** The label stays visible, and the hint says what to type. */
export const DoLabelAndHint: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { label: 'Membership number', hint: 'On the front of your card.' },
};

/** The label is an instruction, and does not name the field. */
export const DontInstructInLabel: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { label: 'Please type the number on the front of your card' },
};

/** The error says how to correct the field. */
export const DoSayHow: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { defaultValue: '10', error: 'Enter all six figures of your membership number.' },
};

/** The error says only that something is wrong. */
export const DontOnlyRefuse: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { defaultValue: '10', error: 'Invalid value.' },
};
