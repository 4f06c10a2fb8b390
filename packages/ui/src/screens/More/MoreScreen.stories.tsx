import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enGB } from '../../i18n/messages.ts';
import type { NavigationLink } from '../../shell/shell.types.ts';
import { inMemberShell } from '../../stories/storyFrames.tsx';
import { MoreScreen } from './MoreScreen.tsx';

const logOut = fn();
const onInstall = fn();

const link = (label: string, href: string): NavigationLink => ({
  kind: 'link',
  label,
  href,
  current: false,
});

const meta = {
  title: 'Screens/More',
  component: MoreScreen,
  ...inMemberShell({ path: '/more' }),
  args: {
    layout: 'mobile',
    groups: [
      {
        title: 'Around your casino',
        items: [link('My Casino', '/mycasino'), link('Promotions', '/promotions')],
      },
      {
        title: 'Your account',
        items: [link('Profile', '/profile'), link('Settings/Communication', '/settings')],
      },
      {
        title: 'Good to know',
        items: [
          link('Met Rewards Explained', '?info=rewards-explained'),
          link('Responsible Gaming', '?info=responsible-gaming'),
          link('Terms & Conditions', '?info=terms'),
        ],
      },
    ],
    install: null,
    logOut: { kind: 'action', label: 'Log Out', onSelect: logOut },
  },
} satisfies Meta<typeof MoreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(main.getByRole('button', { name: 'Log Out' }));
    await expect(logOut).toHaveBeenCalledOnce();
  },
};

/** §1: if the browser has an install prompt, one press opens it. */
export const Installable: Story = {
  args: { install: { kind: 'prompt', label: enGB.install.confirm, onInstall } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(onInstall).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  },
};
export const InstallableByHand: Story = {
  args: { install: { kind: 'steps', steps: enGB.install.steps } },
};
