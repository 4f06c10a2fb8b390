import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
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

export const On: Story = { args: { defaultChecked: true } };

export const WithNote: Story = {
  args: { note: 'Offers and events at your casino, about twice a month.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: args.label });
    await expect(control).toHaveAccessibleDescription(args.note);
  },
};

export const Disabled: Story = { args: { disabled: true, note: 'Not while you are offline.' } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

/** In right-to-left text, the switch is mirrored too. */
export const RightToLeft: Story = {
  args: { defaultChecked: true },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
