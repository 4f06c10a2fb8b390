import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Menu } from './Menu.tsx';

const save = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    label: 'Your data',
    items: [
      { id: 'save', label: 'Save a copy', icon: 'external', onSelect: save },
      { id: 'send', label: 'Send by email', icon: 'mail', onSelect: fn() },
      { id: 'print', label: 'Print', icon: 'qr', disabled: true, onSelect: fn() },
      { id: 'delete', label: 'Delete', icon: 'close', tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: {
    // Base UI's guards catch a focus that leaves the menu and hand it on, so that nobody rests on them.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  beforeEach: () => {
    save.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your data' }));
    await expect(await canvas.findByRole('menu')).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: 'Print' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const WorksByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Your data' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('menuitem', { name: 'Save a copy' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('menuitem', { name: 'Save a copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(save).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
  },
};
