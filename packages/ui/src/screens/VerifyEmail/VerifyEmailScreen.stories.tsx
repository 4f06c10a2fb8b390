import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { inAccountLayout, inHouse } from '../storyFrames.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  title: 'Screens/VerifyEmail',
  component: VerifyEmailScreen,
  decorators: [inAccountLayout(), inHouse],
  parameters: { layout: 'fullscreen' },
  globals: { ...mobileView, tier: 'house' },
  args: {
    layout: 'mobile',
    state: { status: 'waiting' },
    email: 'unverified@demo.test',
    onCheck: fn(),
    signedIn: true,
    onResend: fn(),
    onRetry: fn(),
    onLogOut: fn(),
    loginHref: '/login',
  },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'I have verified my email' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
export const WaitingDesktop: Story = onDesktop(Waiting);
export const WaitingLight: Story = { globals: { scheme: 'light' } };

export const Checking: Story = {
  args: { state: { status: 'checking' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Checking' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Unverified: Story = { args: { state: { status: 'unverified' } } };
export const UnverifiedDesktop: Story = onDesktop(Unverified);

export const Failed: Story = {
  args: { state: { status: 'error', message: 'Network error. Check your connection.' } },
};
export const FailedDesktop: Story = onDesktop(Failed);

/** §7: the e-mail is on its way again. */
export const Resending: Story = { args: { state: { status: 'resending' } } };
export const Resent: Story = {
  args: { state: { status: 'resent' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the email again' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** The link of the e-mail was opened. */
export const Applying: Story = { args: { state: { status: 'applying' } } };
export const Verified: Story = { args: { state: { status: 'verified' }, signedIn: false } };
export const Broken: Story = { args: { state: { status: 'broken' }, signedIn: false } };
export const BrokenDesktop: Story = onDesktop(Broken);
export const NotApplied: Story = {
  args: { state: { status: 'failed', message: 'Network error. Check your connection.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SignedOut: Story = { args: { email: null, signedIn: false } };
export const SignedOutDesktop: Story = onDesktop(SignedOut);

export const LongAddress: Story = {
  args: { email: 'wilhelmina-alexandrina.sample-featherstonehaugh@members.demo.test' },
};
