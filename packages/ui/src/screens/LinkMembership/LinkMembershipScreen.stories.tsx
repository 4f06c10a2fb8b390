import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectErrors, formArgs } from '../../stories/accountStories.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { CASINOS, formStates } from '../account/form.fixtures.ts';
import { LinkMembershipScreen } from './LinkMembershipScreen.tsx';

const meta = {
  title: 'Screens/LinkMembership',
  component: LinkMembershipScreen,
  ...beforeMembership(),
  argTypes: { state: stateControl(formStates) },
  args: {
    ...formArgs(),
    casinos: CASINOS,
    email: 'unlinked@demo.test',
    supportHref: '/account/support',
  },
} satisfies Meta<typeof LinkMembershipScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const CasinosLoading: Story = {
  tags: ['loading'],
  args: { casinos: { status: 'loading' } },
};
export const CasinosFailed: Story = {
  tags: ['error'],
  args: { casinos: { status: 'error', busy: false, onRetry: () => undefined } },
};

/** The member joined on this device: the form is filled, except for the date of birth. */
export const Known: Story = {
  args: { draft: { location: 9, membershipNumber: '100200' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Casino')).toHaveDisplayValue('Lantern House, Glasgow');
    await userEvent.click(canvas.getByLabelText('Day'));
    await userEvent.paste('29/02/1980');
    await userEvent.click(canvas.getByRole('button', { name: 'Link my membership' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      location: 9,
      membershipNumber: '100200',
      dob: '1980-02-29',
    });
  },
};
export const Pending: Story = { args: { state: { status: 'pending' } } };
export const Offline: Story = { tags: ['offline'], args: { state: { status: 'offline' } } };

/** §5: the message does not say which value differs. */
export const NoMatch: Story = {
  tags: ['error'],
  args: {
    state: {
      status: 'error',
      message:
        'These details do not match a membership. Check the casino, the number and your date of birth, and that the membership has the email address of this login.',
    },
  },
};
export const NothingTyped: Story = {
  tags: ['error'],
  play: expectErrors('Link my membership', [
    'Casino is required',
    'Membership number is required',
    'Date of birth is required',
  ]),
};
export const Submitted: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Casino'), 'Lantern House, Glasgow');
    await userEvent.type(canvas.getByLabelText('Membership number'), ' 100200 ');
    await userEvent.click(canvas.getByLabelText('Day'));
    await userEvent.paste('29/02/1980');
    await userEvent.click(canvas.getByRole('button', { name: 'Link my membership' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      location: 9,
      membershipNumber: '100200',
      dob: '1980-02-29',
    });
  },
};
