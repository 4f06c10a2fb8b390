import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CHECKBOX_KEYS } from '../../stories/pages/pageParameters.ts';
import { variants } from '../../stories/variants.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Primitives/Checkbox',
  component: Checkbox,
  parameters: {
    keyboard: CHECKBOX_KEYS,
    anatomy: [
      ['Box', 'A native checkbox.'],
      ['Label', 'The statement. A press on it switches the box.'],
      ['Error', 'Why the form needs an answer.'],
    ],
  },
  args: { label: 'I am over the age of 18', name: 'over18' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I am over the age of 18' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('I am over the age of 18'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const WithError: Story = {
  tags: ['error'],
  args: { error: 'Please confirm you are over the age of 18' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(args.error);
  },
};
export const Variants: Story = variants(Checkbox, {
  Ticked: { defaultChecked: true },
  Link: {
    label: (
      <>
        I accept the <TextLink href="#terms">Terms &amp; Conditions</TextLink>
      </>
    ),
  },
  Disabled: { disabled: true },
  DisabledTicked: { disabled: true, defaultChecked: true },
});
