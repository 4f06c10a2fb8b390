import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectErrors, formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { formStates } from '../account/form.fixtures.ts';
import { SupportScreen } from './SupportScreen.tsx';

const meta = {
  title: 'Screens/Support',
  component: SupportScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl({ ...formStates, Sent: { status: 'sent' } }) },
  args: {
    ...formArgs(),
    frame: 'account',
    signedInAs: null,
    maxComments: 2_000,
    backHref: '/login',
    backLabel: 'Back to log in',
    onAnother: fn(),
  },
} satisfies Meta<typeof SupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { state: { status: 'pending' } } };
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };
export const SignedIn: Story = {
  args: {
    signedInAs: 'jack@demo.test',
    defaultValues: { name: 'Jack Sample', customerNumber: '100201' },
    backLabel: 'Home',
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('How can we help?'), 'My tier points are missing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Jack Sample',
      email: 'jack@demo.test',
      customerNumber: '100201',
      comments: 'My tier points are missing.',
    });
  },
};

/** The server refuses the message, and says why. What was typed stays. */
export const Refused: Story = {
  tags: ['error'],
  args: {
    state: { status: 'error', message: 'Too many attempts. Try again in 59 minutes.' },
    defaultValues: {
      name: 'Jack Sample',
      email: 'jack@demo.test',
      comments: 'My tier points are missing.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Try again in 59 minutes.');
    await expect(canvas.getByLabelText('How can we help?')).toHaveValue(
      'My tier points are missing.',
    );
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};
export const Sent: Story = {
  args: { state: { status: 'sent' } },
  play: presses('Send another message', 'onAnother'),
};
export const NothingTyped: Story = {
  tags: ['error'],
  play: expectErrors('Send', [
    'Your name is required',
    'Email is required',
    'How can we help? is required',
  ]),
};
