import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectErrors, formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { formStates } from '../account/form.fixtures.ts';
import { ForgottenPasswordScreen } from './ForgottenPasswordScreen.tsx';

const meta = {
  title: 'Screens/ForgottenPassword',
  component: ForgottenPasswordScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl(formStates) },
  args: { ...formArgs(), loginHref: '/login' },
} satisfies Meta<typeof ForgottenPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Pending: Story = { args: { state: { status: 'pending' } } };
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };
export const TooMany: Story = {
  tags: ['error'],
  args: {
    defaultEmail: 'jack@demo.test',
    state: { status: 'error', message: 'Too many attempts. Try again in 60 minutes.' },
  },
};
export const NothingTyped: Story = {
  tags: ['error'],
  play: expectErrors('Send the link', [
    'Email is required',
    'Please provide all the required information',
  ]),
};
export const InvalidEmail: Story = {
  tags: ['error'],
  args: { defaultEmail: 'jack@demo' },
  play: async (story) => {
    const { canvas, args } = story;
    await expectErrors('Send the link', [
      'Invalid email address',
      'Please complete the errors highlighted in red',
    ])(story);
    await userEvent.type(canvas.getByLabelText('Email'), '.test');
    await expect(canvas.queryByText('Invalid email address')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'jack@demo.test' });
  },
};
