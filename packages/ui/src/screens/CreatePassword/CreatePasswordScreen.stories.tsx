import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectErrors, formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { formStates } from '../account/form.fixtures.ts';
import { CreatePasswordScreen } from './CreatePasswordScreen.tsx';

const meta = {
  title: 'Screens/CreatePassword',
  component: CreatePasswordScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl(formStates) },
  args: { ...formArgs(), email: 'zoe@demo.test', detailsHref: '/account/create' },
} satisfies Meta<typeof CreatePasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { state: { status: 'pending' } } };
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };

/** §5: the identity service rejects the password. */
export const TooWeak: Story = {
  args: { state: { status: 'error', message: 'The chosen password is too weak' } },
};
export const EmailInUse: Story = {
  args: {
    state: {
      status: 'error',
      message: 'This email address has a login already. Log in, or reset your password.',
    },
  },
};
export const NothingTyped: Story = {
  tags: ['error'],
  play: expectErrors('Create login', ['Password is required']),
};

/** The form accepts a weak password: the indicator is a hint. */
export const Sent: Story = {
  name: '§5.11 A weak password is shown as weak, and sent',
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('abc');
    await expect(await canvas.findByText('Very weak')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create login' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Creating your login' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'abc' });
  },
};
