import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mailIcon } from '../Icon/contactIcons.ts';
import { closeIcon } from '../Icon/controlIcons.ts';
import { externalIcon, qrIcon } from '../Icon/topicIcons.ts';
import { Menu } from './Menu.tsx';

const save = fn();
const print = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    label: 'Your data',
    items: [
      { id: 'save', label: 'Save a copy', icon: externalIcon, onSelect: save },
      { id: 'send', label: 'Send by email', icon: mailIcon, onSelect: fn() },
      { id: 'print', label: 'Print', icon: qrIcon, disabled: true, onSelect: print },
      { id: 'delete', label: 'Delete', icon: closeIcon, tone: 'danger', onSelect: fn() },
    ],
  },
  beforeEach: () => {
    save.mockClear();
    print.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your data' }));
    await expect(await canvas.findByRole('menu', { name: 'Your data' })).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Print' }));
    await expect(print).not.toHaveBeenCalled();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Your data' });
    const focused = (name: string) =>
      waitFor(() => expect(canvas.getByRole('menuitem', { name })).toHaveFocus());
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('Save a copy');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Delete');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused('Send by email');
    await userEvent.keyboard('s');
    await focused('Save a copy');
    await userEvent.keyboard('{End}');
    await focused('Delete');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await expect(trigger).toHaveFocus();
  },
};

/** With `align: 'end'`, the menu opens towards the start of the line. */
export const AtTheEnd: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await Open.play?.(context);
    const menu = context.canvas.getByRole('menu').getBoundingClientRect();
    const button = context.canvas.getByRole('button').getBoundingClientRect();
    await expect(menu.right).toBeCloseTo(button.right);
    await expect(menu.top).toBeGreaterThan(button.bottom);
  },
};
