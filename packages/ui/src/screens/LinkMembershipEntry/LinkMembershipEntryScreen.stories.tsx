import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { beforeMembership } from '../../stories/accountStories.ts';
import { inChinese, inChineseOnDesktop } from '../../stories/guards/inChinese.ts';
import { inPseudoLocale } from '../../stories/guards/inPseudoLocale.ts';
import { rightToLeft } from '../../stories/guards/rightToLeft.ts';
import { onDesktop } from '../../stories/onDesktop.ts';
import { inBothSchemes, smallest, tablet } from '../../stories/overview.ts';
import { stateControl } from '../../stories/stateControl.ts';
import type { LinkMembershipEntryState } from './LinkMembershipEntry.types.ts';
import { LinkMembershipEntryScreen } from './LinkMembershipEntryScreen.tsx';

const meta = {
  title: 'Screens/LinkMembershipEntry',
  component: LinkMembershipEntryScreen,
  ...beforeMembership(),
  argTypes: {
    state: stateControl<LinkMembershipEntryState>({
      Ready: { status: 'ready' },
      Pending: { status: 'pending' },
    }),
  },
  args: {
    layout: 'mobile',
    state: { status: 'ready' },
    email: 'unlinked@demo.test',
    linkHref: '/account/link',
    registerHref: '/account/register',
    onLogOut: fn(),
  },
} satisfies Meta<typeof LinkMembershipEntryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log Out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};
export const ReadyDesktop: Story = onDesktop(Ready);
export const ReadyLight: Story = { globals: { scheme: 'light' }, tags: ['mode'] };
export const ReadyDesktopLight: Story = { ...onDesktop(ReadyLight), tags: ['mode'] };

export const RecordsGone: Story = {
  args: { recordsGone: true },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Link your membership again');
  },
};
export const RecordsGoneDesktop: Story = onDesktop(RecordsGone);

export const Pending: Story = { args: { state: { status: 'pending' } } };
export const PendingDesktop: Story = { ...onDesktop(Pending), tags: ['mode'] };

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
