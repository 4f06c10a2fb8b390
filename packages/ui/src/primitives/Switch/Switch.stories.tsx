import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CHECKBOX_KEYS } from '../../stories/pages/pageParameters.ts';
import { variants } from '../../stories/variants.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  parameters: {
    modes: { mirrored: ['Variants'] },
    keyboard: CHECKBOX_KEYS,
    anatomy: [
      ['Label', 'The setting that is on or off.'],
      ['Note', 'An explanation below the label. Screen readers read it as the description.'],
      ['Track', 'A native checkbox with the role `switch`.'],
    ],
  },
  args: { label: 'News by email', name: 'email', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'News by email' });
    await userEvent.click(canvas.getByText('News by email'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const WithNote: Story = {
  args: { note: 'Offers and events at your casino, about twice a month.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: args.label });
    await expect(control).toHaveAccessibleDescription(args.note);
  },
};
export const Variants: Story = variants(Switch, {
  On: { defaultChecked: true },
  Disabled: { disabled: true, note: 'Not while you are offline.' },
  DisabledOn: { disabled: true, defaultChecked: true },
});

/** The label names what is on. */
export const DoNameSetting: Story = {
  tags: ['!dev', '!autodocs', '!test', 'do'],
  args: { label: 'News by email' },
};

/** A negative label: “on” then means “no”. */
export const DontNegate: Story = {
  tags: ['!dev', '!autodocs', '!test', 'dont'],
  args: { label: 'Do not send me news by email' },
};
