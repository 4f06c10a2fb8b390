import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { belowSettings } from '../../stories/storyFrames.tsx';
import * as stories from './DeleteAccountScreen.stories.tsx';
import { DeleteAccountScreen } from './DeleteAccountScreen.tsx';

const meta = {
  title: 'Screens/DeleteAccount',
  component: DeleteAccountScreen,
  ...belowSettings(({ navigation }) => navigation.deleteAccount, {
    modes: { desktop: ['Asked', 'WrongPassword', 'Unknown'] },
  }),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: { status: 'ready' },
    settingsHref: '/settings',
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof DeleteAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvasElement: HTMLElement, password: string) => {
  const page = within(canvasElement);
  if (password) await userEvent.type(page.getByLabelText('Your password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Delete my account' }));
  return page;
};

/** §6: the page lists the data that is kept, and for how long. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Delete My Account');
    await expect(canvas.getByText(/for five years after you leave/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /^Also forget me/ })).not.toBeChecked();
  },
};
export const NothingTyped: Story = {
  tags: ['error'],
  play: async ({ canvasElement, args }) => {
    const page = await ask(canvasElement, '');
    await expect(await page.findByText('Please enter a password.')).toBeVisible();
    await expect(page.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};
export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    const page = await ask(canvasElement, 'Demo-pass-1');
    const dialog = await page.findByRole('dialog', { name: 'Delete your account for good?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await ask(canvasElement, '');
    await expect(await page.findByRole('dialog')).toBeVisible();
  },
};
export const Confirmed: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('checkbox', { name: /^Also forget me/ }));
    await ask(canvasElement, ' Demo-pass-1');
    await userEvent.click(await page.findByRole('button', { name: 'Delete for good' }));
    await expect(args.onDelete).toHaveBeenLastCalledWith({
      password: ' Demo-pass-1',
      forgetMe: true,
    });
    await waitFor(() => expect(page.getByLabelText('Your password')).toHaveValue(''));
  },
};

/** While the account is being deleted, neither button works. */
export const Deleting: Story = {
  args: { onDelete: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    const page = await ask(canvasElement, 'Demo-pass-1');
    await userEvent.click(await page.findByRole('button', { name: 'Delete for good' }));
    await userEvent.click(await page.findByRole('button', { name: 'Deleting your account' }));
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeDisabled();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
export const WrongPassword: Story = {
  tags: ['error'],
  args: { state: { status: 'refused', message: enGB.errors.signIn['wrong-password'] } },
};
export const PasswordAgain: Story = {
  args: { state: { status: 'refused', message: enGB.settings.deleteAccount.passwordAgain } },
};
export const Unknown: Story = {
  args: { state: { status: 'failed', message: enGB.settings.deleteAccount.unknown } },
};
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };
