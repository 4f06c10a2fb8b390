import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { desktopView, mobileView } from '../../stories/views.ts';
import { AddToWallet } from './AddToWallet.tsx';

const meta = {
  title: 'Components/AddToWallet',
  component: AddToWallet,
  parameters: { everyTier: () => ({}) },
  globals: mobileView,
  args: { stores: ['apple'], state: { status: 'offered' }, onAdd: fn() },
} satisfies Meta<typeof AddToWallet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On an iPhone or iPad. */
export const Apple: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Apple Wallet' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('apple');
  },
};

/** On an Android phone. */
export const Google: Story = { args: { stores: ['google'] } };

/** On a desktop, each button opens a code for the phone. */
export const Desktop: Story = {
  args: { stores: ['apple', 'google'], asCode: true },
  globals: desktopView,
};

export const Making: Story = {
  args: { state: { status: 'making', store: 'apple' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preparing your card' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The phone shows the card. A second press opens it again. */
export const Opened: Story = {
  args: { stores: ['google'], state: { status: 'opened', store: 'google' } },
};

export const Failed: Story = {
  args: { state: { status: 'failed', message: 'Network error. Check your connection.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Apple Wallet' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { state: { status: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'You need a connection to add your card.',
    );
  },
};

/** On home, the member can hide the button. It stays in the profile. */
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** The group offers no wallet: the place beside the card is empty. */
export const NotConfigured: Story = {
  args: { stores: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
