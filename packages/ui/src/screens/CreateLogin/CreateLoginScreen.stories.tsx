import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectErrors, formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { presses } from '../../stories/steps.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { formStates, isOfAge } from '../account/form.fixtures.ts';
import { CreateLoginScreen } from './CreateLoginScreen.tsx';

const meta = {
  title: 'Screens/CreateLogin',
  component: CreateLoginScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl(formStates) },
  args: { ...formArgs(), isOfAge, loginHref: '/login', onDraft: fn() },
} satisfies Meta<typeof CreateLoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

const FILLED = {
  firstName: 'Zoë',
  lastName: "O'Sample-Ng",
  dob: '1990-05-17',
  email: 'zoe@demo.test',
};
export const Draft: Story = {
  args: { draft: FILLED },
  play: presses('Continue', 'onSubmit', FILLED),
};
export const NothingTyped: Story = {
  tags: ['error'],
  play: async (story) => {
    await expectErrors('Continue', [
      'First name is required',
      'Last name is required',
      'Date of birth is required',
      'Email is required',
      'Please provide all the required information',
    ])(story);
    await expect(story.canvas.getByLabelText('First name')).toHaveFocus();
  },
};
export const Wrong: Story = {
  tags: ['error'],
  args: { draft: { firstName: 'Jack5', lastName: 'Sample', dob: '2010-01-01', email: 'jack@' } },
  play: async (story) => {
    await expectErrors('Continue', [
      'You must be 18 or over to join',
      'Invalid email address',
      'Please complete the errors highlighted in red',
    ])(story);
    await expect(story.canvas.getByText(/letters, spaces, hyphens/)).toBeVisible();
  },
};
export const Kept: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Zoë');
    await expect(args.onDraft).toHaveBeenLastCalledWith(
      expect.objectContaining({ firstName: 'Zoë', email: '' }),
    );
  },
};
