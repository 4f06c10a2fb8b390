import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FAILED } from '../../screens/shared/failed.fixtures.ts';
import { ownDocument } from '../../stories/ownDocument.ts';
import { presses } from '../../stories/steps.ts';
import { desktopView } from '../../stories/views.ts';
import { WalletCode } from './WalletCode.tsx';

/** As long as the link of the server: an origin and a token of 43 characters. */
const url = `https://rewards.met.test/wallet/${'aZ4'.repeat(14)}x`;

const meta = {
  title: 'Components/WalletCode',
  component: WalletCode,
  parameters: { ...ownDocument, modes: { light: ['Apple'] } },
  globals: desktopView,
  args: {
    open: true,
    store: 'apple',
    state: { status: 'ready', url, secondsLeft: 47 },
    onNewCode: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WalletCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** White in dark mode too, because cameras need it. */
export const Apple: Story = {
  play: async ({ canvas, args }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Add to Apple Wallet' }));
    const name = 'QR code that adds your member card to Apple Wallet';
    await expect(dialog.getByRole('img', { name })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Google: Story = { args: { store: 'google' } };
export const Loading: Story = { tags: ['loading'], args: { state: { status: 'loading' } } };
export const Expired: Story = {
  args: { state: { status: 'expired' } },
  play: presses('New code', 'onNewCode'),
};
export const Failed: Story = { tags: ['error'], args: { state: FAILED } };
