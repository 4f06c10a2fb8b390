import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeMembership } from '../../stories/accountStories.ts';
import { onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import type { AccountOutcome } from './AccountOutcome.types.ts';
import { AccountOutcomeScreen } from './AccountOutcomeScreen.tsx';

const meta = {
  title: 'Screens/AccountOutcome',
  component: AccountOutcomeScreen,
  ...beforeMembership(),
  argTypes: {
    state: stateControl<AccountOutcome>({
      'Reset sent': { status: 'reset-sent' },
      'Password changed': { status: 'password-changed' },
      Linked: { status: 'linked' },
      Registered: { status: 'registered', linked: true, customerNumber: '40218837' },
      'Registered, not linked': { status: 'registered', linked: false, customerNumber: '40218837' },
    }),
  },
  args: { layout: 'mobile', state: { status: 'reset-sent' }, nextHref: '/' },
} satisfies Meta<typeof AccountOutcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ResetSent: Story = {};
export const PasswordChanged: Story = { args: { state: { status: 'password-changed' } } };
export const Linked: Story = { args: { state: { status: 'linked' } } };
export const Registered: Story = {
  args: { state: { status: 'registered', linked: true, customerNumber: '40218837' } },
};
export const RegisteredDesktop: Story = onDesktop(Registered);
export const RegisteredSignedOut: Story = {
  args: { state: { status: 'registered', linked: false, customerNumber: '40218837' } },
};
export const RegisteredSignedOutDesktop: Story = onDesktop(RegisteredSignedOut);
export const RegisteredSignedOutLight: Story = {
  ...RegisteredSignedOut,
  globals: { scheme: 'light' },
};
export const RegisteredUnknown: Story = {
  args: { state: { status: 'registered', linked: false, customerNumber: null } },
};

export const BothSchemes: Story = inBothSchemes();
export const BothSchemesDesktop: Story = onDesktop(BothSchemes);
