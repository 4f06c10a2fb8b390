import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import * as stories from './ResetPasswordScreen.stories.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const choosing = { status: 'choosing', email: 'jack@demo.test' } as const;

const meta = {
  title: 'Screens/ResetPassword',
  component: ResetPasswordScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: {
    layout: 'mobile',
    state: { ...choosing, form: { status: 'ready' } },
    renewHref: '/forgotten-password',
    onRetry: fn(),
    onSubmit: fn(async () => undefined),
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('New password'));
    await userEvent.paste('mole-lantern-oboe-quartz-78');
    await expect(await canvas.findByText('Very strong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'mole-lantern-oboe-quartz-78' });
  },
};
export const TooWeak: Story = {
  args: {
    state: {
      ...choosing,
      form: { status: 'error', message: 'The chosen password is too weak' },
    },
  },
};
export const Saving: Story = { args: { state: { ...choosing, form: { status: 'pending' } } } };

/** The link is still being checked: the form can be filled and submitted. */
export const Checking: Story = {
  args: { state: { ...choosing, email: null, form: { status: 'ready' } } },
};
export const Expired: Story = { args: { state: { status: 'expired' } } };
export const Used: Story = { args: { state: { status: 'used' } } };
export const Replaced: Story = { args: { state: { status: 'replaced' } } };
export const Wrong: Story = { tags: ['error'], args: { state: { status: 'wrong' } } };
export const Failed: Story = {
  tags: ['error'],
  args: { state: { status: 'failed', message: 'Network error. Check your connection.' } },
  play: presses('Try again', 'onRetry'),
};
