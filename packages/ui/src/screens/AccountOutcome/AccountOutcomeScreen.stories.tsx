import type { Meta, StoryObj } from '@storybook/react-vite';
import { beforeMembership } from '../../stories/accountStories.ts';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes, smallest, tablet } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import { members, newMember } from '../Home/Home.fixtures.ts';
import type { AccountOutcome } from './AccountOutcome.types.ts';
import { AccountOutcomeScreen } from './AccountOutcomeScreen.tsx';

const card = { ...newMember, membershipNumber: '40218837' };

const meta = {
  title: 'Screens/AccountOutcome',
  component: AccountOutcomeScreen,
  ...beforeMembership(),
  argTypes: {
    state: stateControl<AccountOutcome>({
      'Reset sent': { status: 'reset-sent' },
      'Password changed': { status: 'password-changed' },
      Linked: { status: 'linked', card },
      Registered: { status: 'registered', membershipNumber: '40218837', card },
      'Registered, not linked': { status: 'registered-elsewhere', membershipNumber: '40218837' },
    }),
  },
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
export const RegisteredDesktop: Story = onDesktop(Registered);
export const RegisteredLight: Story = {
  ...Registered,
  globals: { tier: 'jack', scheme: 'light' },
  tags: ['mode'],
};
export const RegisteredLoading: Story = {
  args: { state: { status: 'registered', membershipNumber: '40218837', card: 'loading' } },
};
/** The member did not load: the page shows the number, which the e-mail has, too. */
export const RegisteredWithoutCard: Story = {
  args: { state: { status: 'registered', membershipNumber: '40218837', card: null } },
};
export const RegisteredSignedOut: Story = {
  args: { state: { status: 'registered-elsewhere', membershipNumber: '40218837' } },
};
export const RegisteredSignedOutDesktop: Story = {
  ...onDesktop(RegisteredSignedOut),
  tags: ['mode'],
};
export const RegisteredSignedOutLight: Story = {
  ...RegisteredSignedOut,
  globals: { scheme: 'light' },
  tags: ['mode'],
};
export const RegisteredUnknown: Story = {
  args: { state: { status: 'registered-elsewhere', membershipNumber: null } },
};

export const BothSchemes: Story = { ...inBothSchemes(), tags: ['!autodocs', 'mode'] };
export const BothSchemesDesktop: Story = { ...onDesktop(BothSchemes), tags: ['!autodocs', 'mode'] };
export const Smallest: Story = {
  ...smallest(BothSchemes),
  tags: ['overview', '!autodocs', '!test'],
};
export const Tablet: Story = { ...tablet(BothSchemes), tags: ['overview', '!autodocs', '!test'] };

export const PseudoLocale: Story = { ...inPseudoLocale(), tags: ['!autodocs', 'mode'] };
export const RightToLeft: Story = { ...rightToLeft(), tags: ['!autodocs', 'mode'] };

export const Chinese: Story = { ...inChinese(), tags: ['!autodocs', 'mode'] };
export const ChineseDesktop: Story = { ...inChineseOnDesktop({}), tags: ['!autodocs', 'mode'] };
