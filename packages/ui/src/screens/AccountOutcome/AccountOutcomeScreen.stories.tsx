import type { Meta, StoryObj } from '@storybook/react-vite';
import { type StoryFile, stateControl } from '../../stories/stateControl.ts';
import { beforeMembership } from '../../stories/storyFrames.tsx';
import { members, newMember } from '../Home/Home.fixtures.ts';
import * as stories from './AccountOutcomeScreen.stories.tsx';
import { AccountOutcomeScreen } from './AccountOutcomeScreen.tsx';

const card = { ...newMember, membershipNumber: '40218837' };

const meta = {
  title: 'Screens/AccountOutcome',
  component: AccountOutcomeScreen,
  ...beforeMembership({
    modes: { desktop: ['Registered'], light: ['Registered', 'RegisteredSignedOut'] },
  }),
  argTypes: { state: stateControl((): StoryFile => stories) },
  args: { layout: 'mobile', state: { status: 'reset-sent' }, nextHref: '/' },
} satisfies Meta<typeof AccountOutcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ResetSent: Story = {};
export const PasswordChanged: Story = { args: { state: { status: 'password-changed' } } };
export const Linked: Story = {
  args: { state: { status: 'linked', card: members['king-of-hearts'] } },
  globals: { tier: 'king-of-hearts' },
};
export const Registered: Story = {
  args: { state: { status: 'registered', membershipNumber: '40218837', card } },
  globals: { tier: 'jack' },
};
export const RegisteredLoading: Story = {
  tags: ['loading'],
  args: { state: { status: 'registered', membershipNumber: '40218837', card: 'loading' } },
};
/** The member did not load: the page shows the number, which the e-mail has, too. */
export const RegisteredWithoutCard: Story = {
  args: { state: { status: 'registered', membershipNumber: '40218837', card: null } },
};
export const RegisteredSignedOut: Story = {
  args: { state: { status: 'registered-elsewhere', membershipNumber: '40218837' } },
};
export const RegisteredUnknown: Story = {
  args: { state: { status: 'registered-elsewhere', membershipNumber: null } },
};
