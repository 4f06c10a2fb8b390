import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FIELD_LABELS, FIELD_NOTES, TAB_KEY } from '../../stories/pages/pageParameters.ts';
import { variants } from '../../stories/variants.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  parameters: {
    keyboard: [TAB_KEY, ['Enter', 'Starts a new line.']],
    anatomy: [
      ...FIELD_LABELS,
      ['Text area', 'A native text area. It grows with the text.'],
      ...FIELD_NOTES,
    ],
  },
  args: { label: 'Comments', name: 'comments' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

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
export const WithError: Story = {
  tags: ['error'],
  args: { error: 'Comments is required' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(args.error);
  },
};
export const Variants: Story = variants(TextArea, {
  Hint: { hint: 'Please leave out passwords and card numbers.' },
  Optional: { optionalLabel: 'optional', rows: 2 },
  Disabled: { disabled: true, defaultValue: 'Sent on Friday.' },
});
