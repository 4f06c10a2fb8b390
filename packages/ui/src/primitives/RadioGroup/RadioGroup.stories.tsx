import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { variants } from '../../stories/variants.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  parameters: {
    keyboard: [
      ['Tab, Shift + Tab', 'Moves the focus to the selected option, and then out of the group.'],
      ['Arrow keys', 'Select the next or the previous option, and wrap around.'],
      ['Space', 'Selects the focused option.'],
    ],
    anatomy: [
      ['Label', 'The question. It names the group.'],
      ['Hint and error', 'Notes of the whole group.'],
      ['Option', 'A native radio button and its label, with an optional note.'],
    ],
  },
  args: {
    label: 'Gender',
    name: 'gender',
    options: [
      { value: 'female', label: 'Female' },
      { value: 'male', label: 'Male' },
      { value: 'other', label: 'I describe myself in another way' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeVisible();
    await userEvent.click(canvas.getByText('Female'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Female' })).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const WithNotes: Story = {
  args: {
    label: 'Appearance',
    name: 'appearance',
    defaultValue: 'system',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark', note: 'Easier on the eyes in a dim room.' },
      { value: 'system', label: 'As my phone', note: 'Changes with your phone’s own setting.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveAccessibleDescription(
      'Easier on the eyes in a dim room.',
    );
  },
};
export const WithError: Story = {
  tags: ['error'],
  args: { error: 'Please select a gender' },
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAccessibleDescription(args.error);
  },
};
export const Variants: Story = variants(RadioGroup, {
  Row: { name: 'row', direction: 'row', defaultValue: 'male' },
  Disabled: { name: 'disabled', disabled: true, defaultValue: 'female' },
});
