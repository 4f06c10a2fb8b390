import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { INPUT_KEYS } from '../../stories/pages/pageParameters.ts';
import { TelephoneField } from './TelephoneField.tsx';

const meta = {
  title: 'Primitives/TelephoneField',
  component: TelephoneField,
  parameters: { modes: { mirrored: ['Filled'] }, keyboard: INPUT_KEYS },
  args: { label: 'Mobile phone', name: 'mobile' },
} satisfies Meta<typeof TelephoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile phone' });
    await expect(input).toHaveAttribute('autocomplete', 'tel');
    await userEvent.click(input);
    await userEvent.paste('+44 7700 900123');
    await expect(input).toHaveValue('+44 7700 900123');
  },
};
export const WithError: Story = {
  tags: ['error'],
  args: { defaultValue: '0770', error: 'Mobile phone is required' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};

/** In right-to-left text, the digits keep their order. */
export const Filled: Story = { args: { defaultValue: '+44 7700 900123' } };
