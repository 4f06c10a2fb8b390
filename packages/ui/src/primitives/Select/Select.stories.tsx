import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FIELD_LABELS, FIELD_NOTES, TAB_KEY } from '../../stories/pages/pageParameters.ts';
import { variants } from '../../stories/variants.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Primitives/Select',
  component: Select,
  parameters: {
    modes: { mirrored: ['Variants'] },
    keyboard: [
      TAB_KEY,
      [
        'Arrow up, Arrow down',
        'Move through the options. The browser decides whether the list opens.',
      ],
      ['Letters', 'Move to the option that starts with them.'],
    ],
    anatomy: [
      ...FIELD_LABELS,
      ['Select', 'A native select. A phone shows its own list.'],
      ...FIELD_NOTES,
    ],
  },
  args: {
    label: 'Title',
    name: 'title',
    placeholder: 'Please choose',
    options: ['Mr', 'Mrs', 'Miss', 'Ms', 'Mx', 'Dr'].map((title) => ({
      value: title,
      label: title,
    })),
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Title' });
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Ms');
    await expect(select).toHaveValue('Ms');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const WithHint: Story = {
  args: { hint: 'As it stands on your photo ID.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(args.hint);
  },
};
export const WithError: Story = {
  tags: ['error'],
  args: { error: 'Title is required' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(args.error);
  },
};
export const Variants: Story = variants(Select, {
  Optional: { optionalLabel: 'optional' },
  Disabled: { disabled: true, defaultValue: 'Dr' },
  Preset: { defaultValue: 'Miss' },
});
