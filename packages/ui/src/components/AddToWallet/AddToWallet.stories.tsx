import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { has, hasNo, plays, presses, pressesInVain } from '../../stories/steps.ts';
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

export const Apple: Story = { play: presses('Add to Apple Wallet', 'onAdd', 'apple') };
export const Google: Story = { args: { stores: ['google'] } };

/** On a desktop, each button opens a code for the phone. */
export const Desktop: Story = {
  args: { stores: ['apple', 'google'], asCode: true },
  globals: desktopView,
};
export const Making: Story = {
  args: { state: { status: 'making', store: 'apple' } },
  play: pressesInVain('Preparing your card', 'onAdd'),
};

/** The phone shows the card. A second press opens it again. */
export const Opened: Story = {
  args: { stores: ['google'], state: { status: 'opened', store: 'google' } },
};
export const Failed: Story = {
  tags: ['error'],
  args: { state: { status: 'failed', message: 'Network error. Check your connection.' } },
  play: plays(has('alert'), presses('Add to Apple Wallet', 'onAdd')),
};
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };

/** On home, the member can hide the button. It stays in the profile. */
export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: presses('Not now', 'onDismiss'),
};

/** The group offers no wallet: the place beside the card is empty. */
export const NotConfigured: Story = { args: { stores: [] }, play: hasNo('button') };
