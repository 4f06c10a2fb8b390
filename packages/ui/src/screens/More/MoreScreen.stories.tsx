import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mobileView, onDesktop } from '../onDesktop.ts';
import { inHouse, inMemberShell } from '../storyFrames.tsx';
import { MoreScreen } from './MoreScreen.tsx';

const logOut = fn();

const meta = {
  title: 'Screens/More',
  component: MoreScreen,
  decorators: [inMemberShell({ path: '/more' }), inHouse],
  parameters: { layout: 'fullscreen' },
  globals: mobileView,
  args: {
    layout: 'mobile',
    items: [
      { kind: 'link', label: 'Benefits', href: '/benefits', current: false },
      { kind: 'link', label: 'Profile', href: '/profile', current: false },
      { kind: 'action', label: 'Log Out', onSelect: logOut },
    ],
  },
} satisfies Meta<typeof MoreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(main.getByRole('button', { name: 'Log Out' }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
};
export const ReadyDesktop: Story = onDesktop({});
export const ReadyLight: Story = { globals: { scheme: 'light' } };
