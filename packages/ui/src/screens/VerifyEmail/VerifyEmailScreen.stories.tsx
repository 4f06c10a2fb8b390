import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { plays, presses, pressesInVain } from '../../stories/steps.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import type { FormState } from '../account/form.types.ts';
import { FAILED } from '../shared/failed.fixtures.ts';
import * as stories from './VerifyEmailScreen.stories.tsx';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

const meta = {
  title: 'Screens/VerifyEmail',
  component: VerifyEmailScreen,
  ...beforeMembership({ modes: { light: ['Asking', 'AddressChanged'] } }),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: { status: 'waiting' },
    email: 'unverified@demo.test',
    changedAddress: null,
    onCheck: fn(),
    signedIn: true,
    onResend: fn(),
    onRestore: fn(),
    onPassword: fn(async () => undefined),
    onReset: fn(),
    onRetry: fn(),
    onLogOut: fn(),
    loginHref: '/login',
  },
} satisfies Meta<typeof VerifyEmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: plays(presses('I have verified my email', 'onCheck'), presses('Log Out', 'onLogOut')),
};
export const Checking: Story = {
  args: { state: { status: 'checking' } },
  play: pressesInVain('Checking', 'onCheck'),
};
export const Unverified: Story = { args: { state: { status: 'unverified' } } };
export const Failed: Story = { tags: ['error'], args: { state: FAILED } };
export const Resending: Story = { args: { state: { status: 'resending' } } };
export const Resent: Story = {
  args: { state: { status: 'resent' } },
  play: presses('Send the email again', 'onResend'),
};

/** The visitor opened the link of the e-mail. */
export const Opening: Story = { args: { state: { status: 'opening' } } };

const READY = { status: 'ready' } as const;
const asking = (form: FormState, reset: FormState = READY): Story => ({
  args: {
    signedIn: false,
    state: { status: 'asking', address: 'unverified@demo.test', form, reset },
  },
});
export const Asking: Story = asking(READY);

/** The form does not trim the password. */
export const AskingSubmitted: Story = {
  ...asking(READY),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('unverified@demo.test')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), ' Demo-pass-1 ');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify my email' }));
    await expect(args.onPassword).toHaveBeenCalledWith({ password: ' Demo-pass-1 ' });
  },
};

/** Another user is signed in: the page says that this login is replaced. */
export const AskingInsteadOfAnother: Story = {
  args: { ...asking(READY).args, signedIn: true, email: 'jack@demo.test' },
};
export const AskingNothingTyped: Story = {
  tags: ['error'],
  ...asking(READY),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify my email' }));
    await expect(await canvas.findByText('Please enter a password.')).toBeVisible();
    await expect(args.onPassword).not.toHaveBeenCalled();
  },
};
export const SigningIn: Story = {
  ...asking({ status: 'pending' }),
  play: pressesInVain('Verifying', 'onPassword'),
};
export const WrongPassword: Story = {
  ...asking({
    status: 'error',
    message: enGB.errors.signIn['invalid-credential'],
  }),
  tags: ['error'],
};
export const AskingOffline: Story = {
  tags: ['offline'],
  ...asking({ status: 'offline' }, { status: 'offline' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify my email' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /I did not choose/ })).toBeDisabled();
  },
};

/** The visitor does not know the password and requests a reset link. */
export const SendingReset: Story = {
  ...asking(READY, { status: 'pending' }),
  play: pressesInVain('Sending you a link', 'onReset'),
};
export const ResetFailed: Story = {
  tags: ['error'],
  ...asking(READY, FAILED),
  play: presses(/I did not choose/, 'onReset'),
};
export const ResetSent: Story = {
  args: { signedIn: false, state: { status: 'reset-sent', address: 'unverified@demo.test' } },
  play: presses('I know my password', 'onRetry'),
};
export const Applying: Story = { args: { state: { status: 'applying' } } };
export const Verified: Story = { args: { state: { status: 'verified' }, signedIn: false } };
export const Broken: Story = {
  tags: ['error'],
  args: { state: { status: 'broken' }, signedIn: false },
};
export const NotApplied: Story = {
  tags: ['error'],
  args: { state: { status: 'failed', message: 'Network error. Check your connection.' } },
  play: presses('Try again', 'onRetry'),
};

const CHANGED = {
  email: 'new.address@demo.test',
  changedAddress: { provenEmail: 'jack@demo.test' },
};

/** The identity service has changed the address of the login. */
export const AddressChanged: Story = {
  args: CHANGED,
  play: plays(
    presses('Send me a verification email', 'onResend'),
    presses('Go back to the verified address', 'onRestore'),
    presses('I have verified my email', 'onCheck'),
  ),
};
export const AddressChangedSent: Story = { args: { ...CHANGED, state: { status: 'resent' } } };
export const AddressChangedBack: Story = {
  args: { ...CHANGED, state: { status: 'restoring' } },
  play: pressesInVain('Going back', 'onRestore'),
};
export const AddressChangedTaken: Story = {
  args: {
    ...CHANGED,
    state: { status: 'error', message: enGB.joining.verifyEmail.notRestored },
  },
};
/** No e-mail has verified an address of the login. */
export const AddressChangedUnproven: Story = {
  args: { ...CHANGED, changedAddress: { provenEmail: null } },
};

export const SignedOut: Story = { args: { email: null, signedIn: false } };
export const LongAddress: Story = {
  args: { email: 'wilhelmina-alexandrina.sample-featherstonehaugh@members.demo.test' },
};
